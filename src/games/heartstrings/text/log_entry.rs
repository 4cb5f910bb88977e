//! Log entries: what an event meant, in no language.

use arrayvec::ArrayVec;

use crate::engine::{Event, EventOf, Game, Seat};
use crate::games::heartstrings::{Action, Buff, Chance, Phase, Room, State};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum LogEntry {
    /// The rolls for who begins.
    Order {
        /// Who rolled what.
        rolls: ArrayVec<(Seat, u8), 3>,
        /// Who begins, unless the highest tie.
        first: Option<Seat>,
    },
    /// A token comes to a room.
    Room {
        /// The player who moves.
        seat: Seat,
        /// The room that it comes to.
        room: Room,
        /// What it finds.
        landing: Landing,
    },
    /// The attacker's roll.
    Attack {
        /// Who attacks.
        seat: Seat,
        /// The roll.
        throw: Throw,
    },
    /// One roll of the defender and what came of it.
    Defence {
        /// Who attacks.
        attacker: Seat,
        /// Who defends.
        defender: Seat,
        /// What came of it.
        blow: Blow,
    },
    /// A token was picked up.
    Relocate {
        /// The player of the token.
        seat: Seat,
        /// The room that it leaves.
        room: Room,
    },
    /// A token was given for a bead.
    Sacrifice {
        /// The player of the token.
        seat: Seat,
        /// The room that it leaves.
        room: Room,
    },
    /// Nothing was sacrificed.
    Keep {
        /// The player who kept all tokens.
        seat: Seat,
    },
}

/// What a token finds in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Nobody, or its own.
    Calm {
        /// The room paid a bead.
        bead: bool,
    },
    /// The room that it was picked up from.
    Back,
    /// Others: combat.
    Invasion {
        /// Who holds the room.
        defender: Seat,
        /// With how many tokens.
        tokens: u8,
    },
}

/// A combat die with what the room adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The die, 1 to 6.
    pub roll: u8,
    /// What the room adds.
    pub bonus: u8,
}

impl Throw {
    /// Die and bonus together.
    pub fn sum(self) -> u8 {
        self.roll + self.bonus
    }

    /// The sum spelled out, `6 + 3`; the die alone where nothing is added.
    pub fn spelled_out(self) -> String {
        let Self { roll, bonus } = self;
        if bonus == 0 { roll.to_string() } else { format!("{roll}\u{a0}+\u{a0}{bonus}") }
    }
}

/// What came of one roll of the defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The attacker's roll.
    pub attack: Throw,
    /// The defender's roll.
    pub defence: Throw,
    /// Who lost it.
    pub loser: Seat,
    /// The damage by the sums, also where fewer beads were left; 0 for a tie.
    pub damage: u8,
    /// What follows, in the order of the sentences.
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
    /// Everything there is to describe, in order.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> + '_ {
        let Self { loser, damage, .. } = *self;
        let loss = if damage == 0 { Clause::Tie { loser } } else { Clause::Loss { loser, damage } };
        [Clause::Sums(self.attack, self.defence), loss].into_iter().chain(self.after.iter().copied())
    }

    /// Did it end the game?
    pub fn wins_the_game(&self) -> bool {
        self.after.iter().any(|clause| matches!(clause, Clause::Wins { .. }))
    }
}

/// The log entry of an event.
pub(super) fn of(before: &State, event: &EventOf<State>, after: &State) -> LogEntry {
    match event {
        Event::Decision { by: seat, action } => match *action {
            Action::Relocate { from } => LogEntry::Relocate { seat: *seat, room: from },
            Action::Sacrifice { room } => LogEntry::Sacrifice { seat: *seat, room },
            Action::Keep => LogEntry::Keep { seat: *seat },
        },
        Event::Chance { chance } => match (chance, before.phase()) {
            (Chance::Order(rolls), Phase::Order { contenders }) => LogEntry::Order {
                rolls: contenders.iter().copied().zip(rolls.iter().copied()).collect(),
                first: after.to_act(),
            },
            (Chance::Defend(roll), Phase::Combat(combat)) => {
                defence(before, after, combat.room, combat.attack.unwrap_or(0), *roll)
            }
            (Chance::Attack(roll), Phase::Combat(combat)) => LogEntry::Attack {
                seat: before.turn,
                throw: Throw { roll: *roll, bonus: combat.room.attacker_bonus() },
            },
            (Chance::Order(_) | Chance::Room(_) | Chance::Attack(_) | Chance::Defend(_), _) => {
                let room = if let Chance::Room(room) = chance { Room(*room) } else { Room(0) };
                LogEntry::Room { seat: before.turn, room, landing: landing(before, after, room) }
            }
        },
    }
}

fn landing(before: &State, after: &State, room: Room) -> Landing {
    match before.held(room) {
        _ if before.picked_up_from() == Some(room) => Landing::Back,
        Some(held) if held.owner != before.turn => Landing::Invasion { defender: held.owner, tokens: held.tokens },
        _ => Landing::Calm { bead: after.beads(before.turn) > before.beads(before.turn) },
    }
}

fn defence(before: &State, after: &State, room: Room, attack: u8, roll: u8) -> LogEntry {
    let attacker = before.turn;
    let defender = before.held(room).map_or(attacker, |held| held.owner);
    let attack = Throw { roll: attack, bonus: room.attacker_bonus() };
    let defence = Throw { roll, bonus: room.defender_bonus() };
    let loser = if defence.sum() > attack.sum() { attacker } else { defender };
    let taken = after.tokens_in(room, attacker) > 0;
    // A bead room adds to nobody's roll: what the attacker has gained there, the room has paid.
    let bead = taken && room.buff() == Buff::Bead && after.beads(attacker) > before.beads(attacker);
    let winner = after.outcome().and_then(|outcome| outcome.winners.iter().next());
    let after = [
        after.is_out(loser).then_some(Clause::Out { seat: loser }),
        taken.then_some(Clause::Taken { attacker }),
        (loser == attacker).then_some(Clause::Held { defender }),
        bead.then_some(Clause::Bead { seat: attacker }),
        winner.map(|seat| Clause::Wins { seat }),
    ];
    let damage = attack.sum().abs_diff(defence.sum()).div_ceil(2);
    let blow = Blow { attack, defence, loser, damage, after: after.into_iter().flatten().collect() };
    LogEntry::Defence { attacker, defender, blow }
}
