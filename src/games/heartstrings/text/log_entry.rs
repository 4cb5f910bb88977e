//! Log entries: the meaning of events, independent of language.

use arrayvec::ArrayVec;

use crate::engine::{Event, Seat, Step};
use crate::games::heartstrings::{Action, Chance, Effect, Phase, Room, State};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum LogEntry {
    /// The rolls for the first turn.
    Order {
        /// The rolls by seat.
        rolls: ArrayVec<(Seat, u8), 3>,
        /// The seat that begins; `None` if the highest rolls tie.
        first: Option<Seat>,
    },
    /// A token arrives in a room.
    Room {
        /// The seat whose token it is.
        seat: Seat,
        /// The room.
        room: Room,
        /// The situation in the room.
        landing: Landing,
    },
    /// The attacker's roll.
    Attack {
        /// The attacking seat.
        seat: Seat,
        /// The roll.
        throw: Throw,
    },
    /// One roll of the defender and its consequences.
    Defence {
        /// The room that is fought for.
        room: Room,
        /// The attacking seat.
        attacker: Seat,
        /// The defending seat.
        defender: Seat,
        /// The roll and its consequences.
        blow: Blow,
    },
    /// A token was picked up.
    Relocate {
        /// The owner of the token.
        seat: Seat,
        /// The room that the token leaves.
        room: Room,
    },
    /// A token was sacrificed for a bead.
    Sacrifice {
        /// The owner of the token.
        seat: Seat,
        /// The room that the token leaves.
        room: Room,
    },
    /// No token was sacrificed.
    Keep {
        /// The player who kept all tokens.
        seat: Seat,
    },
}

impl LogEntry {
    /// The log entry of an event.
    pub(super) fn of(step: &Step<State>) -> Self {
        let Step { before, event, effects, .. } = step;
        match event {
            Event::Decision { by: seat, action } => match *action {
                Action::Relocate { from } => LogEntry::Relocate { seat: *seat, room: from },
                Action::Sacrifice { room } => LogEntry::Sacrifice { seat: *seat, room },
                Action::Keep => LogEntry::Keep { seat: *seat },
            },
            Event::Chance { chance } => match (chance, before.phase()) {
                (Chance::Order(rolls), Phase::Order { contenders }) => LogEntry::Order {
                    rolls: contenders.iter().zip(rolls.iter().copied()).collect(),
                    first: effects.iter().find_map(|effect| match effect {
                        Effect::Begins { seat } => Some(*seat),
                        _ => None,
                    }),
                },
                (Chance::Defend(roll), Phase::Combat(combat)) => {
                    defence(before, effects, combat.room, combat.attack.unwrap_or(0), *roll)
                }
                (Chance::Attack(roll), Phase::Combat(combat)) => LogEntry::Attack {
                    seat: before.turn,
                    throw: Throw { roll: *roll, bonus: combat.room.attacker_bonus() },
                },
                (Chance::Order(_) | Chance::Room(_) | Chance::Attack(_) | Chance::Defend(_), _) => {
                    let room = if let Chance::Room(room) = chance { Room(*room) } else { Room(0) };
                    LogEntry::Room { seat: before.turn, room, landing: landing(before, effects, room) }
                }
            },
        }
    }

    /// The room that the sentence is about.
    pub fn room(&self) -> Option<Room> {
        match self {
            Self::Room { room, .. }
            | Self::Defence { room, .. }
            | Self::Relocate { room, .. }
            | Self::Sacrifice { room, .. } => Some(*room),
            Self::Order { .. } | Self::Attack { .. } | Self::Keep { .. } => None,
        }
    }
}

/// The situation that a token meets in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The room is empty or the token owner's.
    Calm {
        /// Whether the room paid a bead.
        bead: bool,
    },
    /// The room from which the token was picked up.
    Back,
    /// Another player's tokens: combat.
    Invasion {
        /// The seat that holds the room.
        defender: Seat,
        /// The number of its tokens.
        tokens: u8,
    },
}

/// A combat die with the bonus of the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The die, 1 to 6.
    pub roll: u8,
    /// The bonus of the room.
    pub bonus: u8,
}

impl Throw {
    /// The sum of die and bonus.
    pub fn sum(self) -> u8 {
        self.roll + self.bonus
    }
}

/// One roll of the defender and its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The attacker's roll.
    pub attack: Throw,
    /// The defender's roll.
    pub defence: Throw,
    /// The seat that lost the roll.
    pub loser: Seat,
    /// The damage by the sums, even if fewer beads were left; 0 for a tie.
    pub damage: u8,
    /// The consequences, in the order of the sentences.
    after: ArrayVec<Clause, 5>,
}

/// One sentence about a combat roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Clause {
    Sums(Throw, Throw),
    Tie { loser: Seat },
    Loss { loser: Seat, damage: u8 },
    Out { seat: Seat },
    Taken { attacker: Seat },
    Held { defender: Seat },
    Bead { seat: Seat },
    Wins { seat: Seat },
}

impl Blow {
    /// All clauses of the description, in order.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> + '_ {
        let Self { loser, damage, .. } = *self;
        let loss = if damage == 0 { Clause::Tie { loser } } else { Clause::Loss { loser, damage } };
        [Clause::Sums(self.attack, self.defence), loss].into_iter().chain(self.after.iter().copied())
    }

    /// Whether the roll ended the game.
    pub fn wins_the_game(&self) -> bool {
        self.after.iter().any(|clause| matches!(clause, Clause::Wins { .. }))
    }
}

fn landing(before: &State, effects: &[Effect], room: Room) -> Landing {
    let combat = effects.iter().find_map(|effect| match *effect {
        Effect::CombatBegins { defender, tokens } => Some(Landing::Invasion { defender, tokens }),
        _ => None,
    });
    let calm = || match before.picked_up_from() {
        Some(from) if from == room => Landing::Back,
        _ => Landing::Calm { bead: effects.contains(&Effect::EarnsBead { seat: before.turn }) },
    };
    combat.unwrap_or_else(calm)
}

fn defence(before: &State, effects: &[Effect], room: Room, attack: u8, roll: u8) -> LogEntry {
    let attacker = before.turn;
    let defender = before.held(room).map_or(attacker, |held| held.owner);
    let attack = Throw { roll: attack, bonus: room.attacker_bonus() };
    let defence = Throw { roll, bonus: room.defender_bonus() };
    let loser = if defence.sum() > attack.sum() { attacker } else { defender };
    let mut after: ArrayVec<Clause, 5> = effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::IsOut { seat } => Some(Clause::Out { seat }),
            Effect::Takes { seat: attacker, .. } => Some(Clause::Taken { attacker }),
            Effect::EarnsBead { seat } => Some(Clause::Bead { seat }),
            Effect::Wins { seat } => Some(Clause::Wins { seat }),
            _ => None,
        })
        .take(4)
        .collect();
    if loser == attacker {
        let end = after.iter().position(|clause| matches!(clause, Clause::Wins { .. })).unwrap_or(after.len());
        after.insert(end, Clause::Held { defender });
    }
    let damage = attack.sum().abs_diff(defence.sum()).div_ceil(2);
    LogEntry::Defence { room, attacker, defender, blow: Blow { attack, defence, loser, damage, after } }
}
