//! The dice on the board. PURE.

use crate::engine::Seat;
use crate::games::heartstrings::text::{LogEntry, Throw};
use crate::games::heartstrings::{Chance, Combat, Phase, Room, State};

/// The dice on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Tray {
    /// The roll for the first turn: one room selector for each seat.
    Order(Vec<(Seat, Option<u8>)>),
    /// The room selector.
    Room(Option<u8>),
    /// The two dice of a combat.
    Combat {
        /// The room that is fought for.
        room: Room,
        /// The attacker's die.
        attack: Side,
        /// The defender's die.
        defence: Side,
        /// The damage of the last roll and the seat that takes it; 0 for a tie.
        damage: Option<(Seat, u8)>,
    },
}

/// One side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The seat on this side.
    pub seat: Seat,
    /// The die, 1 to 6, once it is rolled.
    pub roll: Option<u8>,
    /// The bonus of the room.
    pub bonus: u8,
    /// Whether this die is tumbling, or is the next to be rolled.
    pub next: bool,
}

impl Tray {
    /// The dice of the displayed state, with the last log entry and the dice that are tumbling.
    pub fn of(state: &State, last: Option<&LogEntry>, tumbling: Option<&Chance>) -> Self {
        match (state.phase(), last) {
            // The seats that tie roll again; until then the tied rolls stay visible.
            (Phase::Order { .. }, Some(LogEntry::Order { rolls, .. })) if tumbling.is_none() => {
                Self::Order(rolls.iter().map(|(seat, roll)| (*seat, Some(*roll))).collect())
            }
            (Phase::Order { contenders }, _) => {
                let rolls = |index: usize| match tumbling {
                    Some(Chance::Order(rolls)) => rolls.get(index).copied(),
                    _ => None,
                };
                Self::Order(contenders.iter().enumerate().map(|(index, seat)| (seat, rolls(index))).collect())
            }
            (Phase::Combat(combat), last) => Self::combat(state, *combat, last, tumbling),
            (_, Some(LogEntry::Defence { room, attacker, defender, blow })) if tumbling.is_none() => Self::Combat {
                room: *room,
                attack: Side::thrown(*attacker, blow.attack),
                defence: Side::thrown(*defender, blow.defence),
                damage: Some((blow.loser, blow.damage)),
            },
            (_, Some(LogEntry::Order { rolls, first: Some(_) })) if tumbling.is_none() => {
                Self::Order(rolls.iter().map(|(seat, roll)| (*seat, Some(*roll))).collect())
            }
            (_, last) => Self::Room(match (tumbling, last) {
                (Some(Chance::Room(roll)), _) => Some(*roll),
                (None, Some(LogEntry::Room { room, .. })) => Some(room.0),
                _ => None,
            }),
        }
    }

    fn combat(state: &State, combat: Combat, last: Option<&LogEntry>, tumbling: Option<&Chance>) -> Self {
        let room = combat.room;
        let attacker = state.turn;
        let defender = state.held(room).map_or(attacker, |held| held.owner);
        // The last roll of the defender stays until the next token is defended.
        let before = match last {
            Some(LogEntry::Defence { blow, .. }) if tumbling.is_none() => Some(blow),
            _ => None,
        };
        let (attack_roll, defence_roll) = match tumbling {
            Some(Chance::Attack(roll)) => (Some(*roll), None),
            Some(Chance::Defend(roll)) => (combat.attack, Some(*roll)),
            _ => (combat.attack, before.map(|blow| blow.defence.roll)),
        };
        let attacks = combat.attack.is_none();
        Self::Combat {
            room,
            attack: Side { seat: attacker, roll: attack_roll, bonus: room.attacker_bonus(), next: attacks },
            defence: Side { seat: defender, roll: defence_roll, bonus: room.defender_bonus(), next: !attacks },
            damage: before.map(|blow| (blow.loser, blow.damage)),
        }
    }

    /// The dice one by one, as displayed. `active` is the seat that acts, and `rolls` says whether it is asked to roll.
    pub fn dice(&self, tumbling: bool, active: Option<Seat>, rolls: bool) -> Vec<TrayDie> {
        let selector = |owner, roll| TrayDie { owner, roll, tumbles: tumbling, due: rolls, ..TrayDie::default() };
        let side = |of: DieOf, side: &Side, damage: &Option<(Seat, u8)>| TrayDie {
            of,
            owner: Some(side.seat),
            roll: side.roll,
            tumbles: side.next && tumbling,
            due: side.next && rolls,
            bonus: side.bonus,
            damage: damage.filter(|(seat, _)| *seat == side.seat).map_or(0, |(_, damage)| damage),
        };
        match self {
            Self::Order(rolls) => rolls.iter().map(|(seat, roll)| selector(Some(*seat), *roll)).collect(),
            Self::Room(roll) => vec![selector(active, *roll)],
            Self::Combat { attack, defence, damage, .. } => {
                let sides = [side(DieOf::Attack, attack, damage), side(DieOf::Defence, defence, damage)];
                // The dice of a combat that is over stay until the next roll, which is that of the room selector.
                let next = (rolls && !attack.next && !defence.next).then(|| selector(active, None));
                sides.into_iter().chain(next).collect()
            }
        }
    }

    /// The combat of these dice, with what is left in its room; `held` while its last roll is displayed.
    pub fn fight(&self, state: &State, held: bool) -> Option<Fight> {
        let Self::Combat { room, attack, defence, damage } = self else { return None };
        let fallen = |side: &Side| damage.is_some_and(|(loser, _)| loser == side.seat);
        let goes_on = matches!(state.phase(), Phase::Combat(_));
        Some(Fight {
            room: *room,
            over: !goes_on && !held,
            attack: Standing {
                seat: attack.seat,
                tokens: u8::from(goes_on || !fallen(attack)),
                fallen: fallen(attack),
            },
            defence: Standing {
                seat: defence.seat,
                tokens: state.tokens_in(*room, defence.seat),
                fallen: fallen(defence),
            },
        })
    }
}

/// A combat as displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The room that is fought for.
    pub room: Room,
    /// Whether it is over, so that only its result is displayed, at the room.
    pub over: bool,
    /// The attacker's side.
    pub attack: Standing,
    /// The defender's side.
    pub defence: Standing,
}

/// The tokens of one side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// The tokens that still stand.
    pub tokens: u8,
    /// Whether a token has fallen by the last roll.
    pub fallen: bool,
}

/// The purpose of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DieOf {
    /// The room selector, which has twelve sides.
    #[default]
    Room,
    /// The attack.
    Attack,
    /// The defence.
    Defence,
}

/// A die as displayed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrayDie {
    /// The purpose of the die.
    pub of: DieOf,
    /// The owner, where the owner is displayed.
    pub owner: Option<Seat>,
    /// The number on the die; `None` before it is rolled.
    pub roll: Option<u8>,
    /// Whether the die is tumbling.
    pub tumbles: bool,
    /// Whether a person is asked to roll it.
    pub due: bool,
    /// The bonus of the room on the die.
    pub bonus: u8,
    /// The damage that its owner takes.
    pub damage: u8,
}

impl Side {
    fn thrown(seat: Seat, throw: Throw) -> Self {
        Self { seat, roll: Some(throw.roll), bonus: throw.bonus, next: false }
    }
}
