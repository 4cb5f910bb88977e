//! What the dice in the place of action show. PURE.

use crate::engine::Seat;
use crate::games::heartstrings::text::{LogEntry, Throw};
use crate::games::heartstrings::{Chance, Combat, Phase, State};

/// The dice that lie there.
#[derive(Clone, Debug, PartialEq)]
pub enum Tray {
    /// Who begins: one room selector each.
    Order(Vec<(Seat, Option<u8>)>),
    /// The room selector.
    Room(Option<u8>),
    /// The two dice of a combat.
    Combat {
        /// The attacker's.
        attack: Side,
        /// The defender's.
        defence: Side,
        /// The damage of the last roll and who takes it; 0 for a tie.
        damage: Option<(Seat, u8)>,
    },
}

/// One side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The seat that fights on this side.
    pub seat: Seat,
    /// The die, 1 to 6, once it is thrown.
    pub roll: Option<u8>,
    /// What the room adds.
    pub bonus: u8,
    /// It is this die that tumbles, or is to be thrown next.
    pub next: bool,
}

impl Tray {
    /// The dice at a moment: the state that is shown, what happened last, and what is tumbling right now.
    pub fn of(state: &State, last: Option<&LogEntry>, tumbling: Option<&Chance>) -> Self {
        match (state.phase(), last) {
            // Who ties rolls again; until then everybody can see why.
            (Phase::Order { .. }, Some(LogEntry::Order { rolls, .. })) if tumbling.is_none() => {
                Self::Order(rolls.iter().map(|(seat, roll)| (*seat, Some(*roll))).collect())
            }
            (Phase::Order { contenders }, _) => {
                let rolls = |index: usize| match tumbling {
                    Some(Chance::Order(rolls)) => rolls.get(index).copied(),
                    _ => None,
                };
                Self::Order(contenders.iter().enumerate().map(|(index, seat)| (*seat, rolls(index))).collect())
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
        let attacker = state.to_act().unwrap_or(Seat::FIRST);
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

    /// The dice one by one, as they are shown.
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

/// What a die is thrown for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DieOf {
    /// A room: it has twelve sides.
    #[default]
    Room,
    /// The attack.
    Attack,
    /// The defence.
    Defence,
}

/// A die as it is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrayDie {
    /// What it is thrown for.
    pub of: DieOf,
    /// Whose it is, where that is shown.
    pub owner: Option<Seat>,
    /// What it shows; nothing before it is rolled.
    pub roll: Option<u8>,
    /// It is in the air.
    pub tumbles: bool,
    /// It is the one of a combat that is thrown now, or next.
    pub next: bool,
    /// What the room adds to it.
    pub bonus: u8,
    /// The damage that its owner takes.
    pub damage: u8,
}

impl Side {
    fn thrown(seat: Seat, throw: Throw) -> Self {
        Self { seat, roll: Some(throw.roll), bonus: throw.bonus, next: false }
    }
}
