//! The dice in the action panel. PURE.

use crate::engine::Seat;
use crate::games::heartstrings::text::{LogEntry, Throw};
use crate::games::heartstrings::{Chance, Combat, Phase, State};

/// The dice in the action panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Tray {
    /// The roll for the first turn: one room selector for each seat.
    Order(Vec<(Seat, Option<u8>)>),
    /// The room selector.
    Room(Option<u8>),
    /// The two dice of a combat.
    Combat {
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
            (_, Some(LogEntry::Defence { attacker, defender, blow })) if tumbling.is_none() => Self::Combat {
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
            attack: Side { seat: attacker, roll: attack_roll, bonus: room.attacker_bonus(), next: attacks },
            defence: Side { seat: defender, roll: defence_roll, bonus: room.defender_bonus(), next: !attacks },
            damage: before.map(|blow| (blow.loser, blow.damage)),
        }
    }

    /// The dice one by one, as displayed.
    pub fn dice(&self, tumbling: bool) -> Vec<TrayDie> {
        let selector = |owner, roll| TrayDie { owner, roll, tumbles: tumbling, ..TrayDie::default() };
        let side = |of: DieOf, side: &Side, damage: &Option<(Seat, u8)>| TrayDie {
            of,
            owner: Some(side.seat),
            roll: side.roll,
            tumbles: side.next && tumbling,
            next: side.next,
            bonus: side.bonus,
            damage: damage.filter(|(seat, _)| *seat == side.seat).map_or(0, |(_, damage)| damage),
        };
        match self {
            Self::Order(rolls) => rolls.iter().map(|(seat, roll)| selector(Some(*seat), *roll)).collect(),
            Self::Room(roll) => vec![selector(None, *roll)],
            Self::Combat { attack, defence, damage } => {
                vec![side(DieOf::Attack, attack, damage), side(DieOf::Defence, defence, damage)]
            }
        }
    }
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
    /// Whether the die is the one of a combat that is rolled now or next.
    pub next: bool,
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
