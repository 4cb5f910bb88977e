//! What taking or securing a card does to the sums of the player. PURE.

use super::{Action, State, Sums};

/// Both sums of the player to act, before and after taking or securing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The sums now.
    pub before: Sums,
    /// The sums after the action.
    pub after: Sums,
    /// The hearts that multiply the sum with the castle, if the action brings one.
    pub hearts: Option<u8>,
    /// The sums once the hero that is taken is secured; `None` for a card that is under the castle at once, and for a hero that never will be.
    pub secured: Option<Sums>,
    /// Whether the action ends the game (TH-16).
    pub ends: bool,
}

impl Preview {
    /// The preview of an action; `None` if it is not about a card.
    pub fn of(state: &State, action: Action) -> Option<Self> {
        let (card, is_taken) = match action {
            Action::Take { card } => (card, true),
            Action::Secure { card } => (card, false),
            Action::Reroll { .. } | Action::Pass => return None,
        };
        let seat = state.to_act()?;
        let before = state.sums_now(seat);
        let mut castle = state.castle(seat);
        castle.insert(card);
        let with_card = state.sums_of(castle);
        let is_open = is_taken && card.is_hero();
        let ends = is_taken && state.pile().is_empty() && state.middle().contains(card);
        let brings_heart = !is_open && state.hearts.cards().contains(card);
        Some(Self {
            before,
            after: if is_open { before } else { with_card },
            hearts: brings_heart.then(|| state.hearts_with_castle(seat) + 1),
            secured: (is_open && !ends).then_some(with_card),
            ends,
        })
    }

    /// The sums that the action leads to: those once the card is secured, if it is open until then.
    pub fn later(&self) -> Sums {
        self.secured.unwrap_or(self.after)
    }

    /// Whether the sum without the castle matters: it changes, or is the score before or after.
    pub fn is_without_castle(&self) -> bool {
        let [before, later] = [self.before, self.later()];
        before.gives_up() || later.gives_up() || before.given_up != later.given_up
    }
}
