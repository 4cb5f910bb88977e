//! Legal actions, and the reasons for refusing all others.

use super::action::{Action, Chance};
use super::illegal::Illegal;
use super::rooms::{ROOMS, Room};
use super::state::{Phase, State};
use crate::engine::Seat;

impl State {
    /// See [`Game::legal`](crate::engine::Game::legal).
    pub(super) fn list_legal(&self, into: &mut Vec<Action>) {
        #[cfg(test)]
        crate::engine::listings::note();
        match self.phase {
            Phase::Room if self.must_relocate() => {
                into.extend(Room::all().map(|from| Action::Relocate { from }).filter(|action| self.allows(*action)));
            }
            Phase::Sacrifice => {
                into.extend(Room::all().map(|room| Action::Sacrifice { room }).filter(|action| self.allows(*action)));
                into.push(Action::Keep);
            }
            _ => {}
        }
    }

    fn allows(&self, action: Action) -> bool {
        self.check_action(self.turn, action).is_ok()
    }

    /// See [`Game::check`](crate::engine::Game::check).
    pub(super) fn check_action(&self, by: Seat, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over { .. } => return Err(Illegal::Over),
            Phase::Order { .. } => return Err(Illegal::OrderIsDue),
            _ if by != self.turn => return Err(Illegal::NotYourTurn { turn: Some(self.turn) }),
            _ => {}
        }
        let (now, fits, why) = match action {
            Action::Relocate { from } => {
                (self.must_relocate(), self.tokens_in(from, by) > 0, (Illegal::SupplyLeft, Illegal::NoTokenToMove))
            }
            Action::Sacrifice { room } => (
                self.phase == Phase::Sacrifice,
                self.tokens_in(room, by) >= 2,
                (Illegal::NoSacrificeNow, Illegal::NotTwoTokens),
            ),
            Action::Keep => (self.phase == Phase::Sacrifice, true, (Illegal::NoSacrificeNow, Illegal::NoSacrificeNow)),
        };
        match (now, fits) {
            (true, true) => Ok(()),
            (true, false) => Err(why.1),
            // During a combat, picking up a token is refused because the combat roll is due.
            (false, _) if matches!(self.phase, Phase::Combat(_)) => Err(Illegal::CombatRollIsDue),
            (false, _) => Err(why.0),
        }
    }

    /// Checks that this chance outcome is possible now.
    pub(in crate::games::heartstrings) fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        let shows = |value: u8, sides: u8| (1..=sides).contains(&value);
        match (&self.phase, chance) {
            (Phase::Order { contenders }, Chance::Order(rolls)) => {
                let fits = rolls.len() == contenders.len() && rolls.iter().all(|roll| shows(*roll, ROOMS as u8));
                if fits { Ok(()) } else { Err(Illegal::OrderRolls { expected: contenders.len() as u8 }) }
            }
            (Phase::Room, _) if self.must_relocate() => Err(Illegal::RelocateIsDue),
            (Phase::Room, Chance::Room(room)) if shows(*room, ROOMS as u8) => Ok(()),
            (Phase::Room, Chance::Room(_)) => Err(Illegal::RoomRoll),
            (Phase::Combat(combat), Chance::Attack(value) | Chance::Defend(value)) => {
                match (combat.attack.is_none() == matches!(chance, Chance::Attack(_)), shows(*value, 6)) {
                    (true, true) => Ok(()),
                    (true, false) => Err(Illegal::CombatRoll),
                    (false, _) => Err(Illegal::CombatRollIsDue),
                }
            }
            (Phase::Over { .. }, _) => Err(Illegal::Over),
            (Phase::Order { .. }, _) => Err(Illegal::OrderIsDue),
            (Phase::Room, _) => Err(Illegal::RoomRollIsDue),
            (Phase::Combat(_), _) => Err(Illegal::CombatRollIsDue),
            (Phase::Sacrifice, _) => Err(Illegal::SacrificeIsDue),
        }
    }
}
