//! Legal actions, and the reasons for refusing all others.

use super::action::{Action, Chance};
use super::cards::{Card, CardSet, MIDDLE};
use super::illegal::Illegal;
use super::state::{Phase, State};
use crate::engine::Seat;

/// The ways to roll again: the first die, the second, both (TH-13).
const REROLLS: [[bool; 2]; 3] = [[true, false], [false, true], [true, true]];

impl State {
    /// See [`Game::legal`](crate::engine::Game::legal).
    pub(in crate::games::tintenherz) fn list_legal(&self, into: &mut Vec<Action>) {
        #[cfg(test)]
        crate::engine::listings::note();
        let Phase::Decide { rerolled, .. } = self.phase else { return };
        let (take, secure) = (self.takeable(), self.securable());
        into.extend(take.iter().map(|card| Action::Take { card }));
        into.extend(secure.iter().map(|card| Action::Secure { card }));
        if !rerolled {
            into.extend(REROLLS.map(|dice| Action::Reroll { dice }));
            if (take | secure).is_empty() {
                into.push(Action::Pass);
            }
        }
    }

    /// See [`Game::check`](crate::engine::Game::check).
    pub(super) fn check_action(&self, by: Seat, action: Action) -> Result<(), Illegal> {
        let rerolled = match self.phase {
            Phase::Over => return Err(Illegal::Over),
            _ if by != self.turn => return Err(Illegal::NotYourTurn { turn: self.turn }),
            Phase::Deal => return Err(Illegal::DealIsDue),
            Phase::Roll => return Err(Illegal::RollIsDue),
            Phase::Reroll { .. } => return Err(Illegal::RerollIsDue),
            Phase::Draw { .. } => {
                let second = matches!(action, Action::Take { .. } | Action::Secure { .. });
                return Err(if second { Illegal::OneCardATurn } else { Illegal::DrawIsDue });
            }
            Phase::Decide { rerolled, .. } => rerolled,
        };
        match action {
            Action::Take { card } if self.takeable().contains(card) => Ok(()),
            Action::Take { card } => Err(self.why_not_take(card)),
            Action::Secure { card } if self.securable().contains(card) => Ok(()),
            Action::Secure { card } if self.open(by).contains(card) => Err(Illegal::SecureUnmatched { card }),
            Action::Secure { card } => Err(Illegal::NotOpenHere { card }),
            Action::Reroll { .. } if rerolled => Err(Illegal::RerolledAlready),
            Action::Reroll { dice: [false, false] } => Err(Illegal::NoDie),
            Action::Reroll { .. } => Ok(()),
            Action::Pass if rerolled => Err(Illegal::MustAct),
            Action::Pass if self.matching().is_empty() => Ok(()),
            Action::Pass => Err(Illegal::PassWithMatch),
        }
    }

    /// The reason why this card cannot be taken.
    fn why_not_take(&self, card: Card) -> Illegal {
        if self.castle_with(card).is_some() {
            Illegal::UnderCastle { card }
        } else if self.open(self.turn).contains(card) {
            Illegal::OwnCard { card }
        } else if self.middle().contains(card) || self.open_with(card).is_some() {
            Illegal::TakeUnmatched { card }
        } else {
            Illegal::NotThere { card }
        }
    }

    /// Checks that this chance outcome is possible now.
    pub(in crate::games::tintenherz) fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.phase, chance) {
            (Phase::Deal, Chance::Deal(cards)) => {
                // Nonexistent cards are in no set, and a card dealt twice is in the set once.
                let different = (self.pile & cards.iter().copied().collect::<CardSet>()).len();
                let fits = cards.len() == MIDDLE && usize::from(different) == MIDDLE;
                if fits { Ok(()) } else { Err(Illegal::DealCards) }
            }
            (Phase::Roll | Phase::Reroll { .. }, Chance::Roll(roll)) if !roll.iter().all(|die| shows(*die)) => {
                Err(Illegal::RollValues)
            }
            (Phase::Roll, Chance::Roll(_)) => Ok(()),
            (Phase::Reroll { dice, again }, Chance::Roll(roll)) => {
                let kept = |die: usize| again[die] || roll[die] == dice[die];
                if kept(0) && kept(1) { Ok(()) } else { Err(Illegal::KeptDie) }
            }
            (Phase::Draw { .. }, Chance::Draw(card)) if self.pile.contains(*card) => Ok(()),
            (Phase::Draw { .. }, Chance::Draw(card)) => Err(Illegal::NotInPile { card: *card }),
            (Phase::Deal, _) => Err(Illegal::DealIsDue),
            (Phase::Roll, _) => Err(Illegal::RollIsDue),
            (Phase::Reroll { .. }, _) => Err(Illegal::RerollIsDue),
            (Phase::Draw { .. }, _) => Err(Illegal::DrawIsDue),
            (Phase::Decide { rerolled: false, .. }, _) => Err(Illegal::ChoiceIsDue),
            (Phase::Decide { rerolled: true, .. }, _) => Err(Illegal::MustAct),
            (Phase::Over, _) => Err(Illegal::Over),
        }
    }
}

/// Whether a die can show this value.
fn shows(value: u8) -> bool {
    (1..=6).contains(&value)
}
