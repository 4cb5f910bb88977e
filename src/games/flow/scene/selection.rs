//! The choices made on the table. PURE.

use std::cmp::Reverse;

use crate::engine::Seat;
use crate::games::flow::{Action, Card, Cards, Piece, Play, State};

/// The choices made so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// No selection.
    #[default]
    Nothing,
    /// A piece, for a preview of the flow.
    Piece(Piece),
    /// A card to be played.
    Card {
        /// The kind as which it is played.
        card: Card,
        /// The discard; `None` until it is chosen.
        with: Option<Cards>,
        /// The piece to be moved; `None` until it is chosen, and for cards other than Move.
        piece: Option<u8>,
    },
    /// A complete play of a card, as demonstrated by a hint, or as chosen by touching both pieces of a Swap.
    Ready(Play),
    /// A position, for its description.
    Position(u8),
    /// The places where the pieces of a seat wait and arrive, for the number of pieces there.
    Home(Seat),
    /// The heart, for a description of its speed.
    Heart,
    /// The die on the board, for its last roll.
    Die,
}

impl Selection {
    /// The selection that demonstrates an action; [`Selection::Nothing`] for the action that only ends the phase of cards.
    pub(super) fn of(state: &State, action: Action) -> Self {
        let Some(seat) = state.to_act() else { return Self::Nothing };
        match action {
            Action::Play(play) => Self::Ready(play),
            Action::Flow => Self::Nothing,
            Action::Advance { piece: number } | Action::Step { piece: number } | Action::Shield { piece: number } => {
                Self::Piece(Piece { seat, number })
            }
            Action::ComeIn => {
                let waiting = state.waiting(seat).iter().next();
                waiting.map_or(Self::Nothing, |number| Self::Piece(Piece { seat, number }))
            }
        }
    }

    /// The same selection as if made by card: for a Move, another number of steps can still be chosen.
    pub(super) fn by_card(self) -> Self {
        let Self::Ready(play) = self else { return self };
        let piece = if let Play::Move { piece, .. } = play { Some(piece) } else { None };
        Self::Card { card: play.card(), with: Some(play.with()), piece }
    }
}

/// The default discard for a card that was touched: one card of its kind, or the only possible pair; `None` if the player has to choose.
pub fn usual_payment(state: &State, card: Card) -> Option<Cards> {
    let payments = state.payments(card);
    match payments.as_slice() {
        [only] => Some(*only),
        several => several.iter().copied().find(|with| *with == Cards::one(card)),
    }
}

/// The default discard for a target that was touched on the board: the cheapest one. `None` if the card cannot be played.
pub fn plain_payment(state: &State, card: Card) -> Option<Cards> {
    cheapest(state, state.payments(card))
}

/// The cheapest of these discards: one card of the kind, which costs least; otherwise the pair that leaves the most kinds in the hand, taken
/// from the most frequent ones.
pub(super) fn cheapest(state: &State, payments: Vec<Cards>) -> Option<Cards> {
    let hand = state.hand_of(state.to_act()?);
    let cost = |with: &Cards| {
        let left = hand.without(*with);
        let kinds = Card::ALL.into_iter().filter(|kind| left.of(*kind) > 0).count();
        let frequent: u8 = with.iter().map(|kind| hand.of(kind)).sum();
        (with.total(), Reverse(kinds), Reverse(frequent))
    };
    payments.into_iter().min_by_key(cost)
}
