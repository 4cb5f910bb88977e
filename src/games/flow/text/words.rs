//! The messages, from the Fluent files of this folder (see `build/messages.rs`), and the names of cards, pieces and places.

use super::Name;
use crate::games::flow::{Card, Cards, OffRing, Place};

include!(concat!(env!("OUT_DIR"), "/messages/flow.rs"));

impl Words {
    /// The name of a kind of card.
    pub fn card(self, card: Card) -> &'static str {
        match card {
            Card::Throw => self.card_throw(),
            Card::Enter => self.card_enter(),
            Card::Swap => self.card_swap(),
            Card::Move => self.card_move(),
        }
    }

    /// The effect of a card, in one sentence.
    pub fn card_effect(self, card: Card) -> &'static str {
        match card {
            Card::Throw => self.card_throw_effect(),
            Card::Enter => self.card_enter_effect(),
            Card::Swap => self.card_swap_effect(),
            Card::Move => self.card_move_effect(),
        }
    }

    /// Several cards as a list, with equal cards counted.
    pub fn cards(self, cards: Cards) -> String {
        let kinds = Card::ALL.into_iter().filter_map(|card| match cards.of(card) {
            0 => None,
            1 => Some(self.card(card).to_owned()),
            count => Some(self.cards_of_kind(count, self.card(card))),
        });
        self.0.lang().list(kinds)
    }

    /// The name of a piece where it stands alone.
    pub fn piece(self, name: Name) -> String {
        match name {
            Name::Master => self.piece_master().to_owned(),
            Name::Ordinary(number) => self.piece_ordinary(number),
        }
    }

    /// The name of a place where it stands alone.
    pub fn place(self, place: Place) -> String {
        match place {
            Place::Waiting => self.place_waiting().to_owned(),
            Place::Ring(position) => self.place_ring(position),
            Place::Heart => self.place_heart().to_owned(),
            Place::Goal(field) => self.place_goal(displayed(field)),
        }
    }

    /// The place of departure in a sentence.
    pub(super) fn departure(self, place: Place) -> String {
        match place {
            Place::Ring(position) => self.place_ring_from(position),
            Place::Goal(field) => self.place_goal_from(displayed(field)),
            Place::Waiting | Place::Heart => self.place(place),
        }
    }

    /// The place of arrival in a sentence.
    pub(super) fn arrival(self, place: Place) -> String {
        match place {
            Place::Ring(position) => self.place_ring_to(position),
            Place::Goal(field) => self.place_goal_to(displayed(field)),
            Place::Waiting | Place::Heart => self.place(place),
        }
    }

    /// The reason why the heart entrance is off the ring.
    pub fn off_ring(self, why: OffRing) -> &'static str {
        match why {
            OffRing::TooSlow => self.too_slow(),
            OffRing::TooFast => self.too_fast(),
            OffRing::WaitsForSwap => self.waits_for_swap(),
        }
    }

    /// What brings the heart entrance back onto the ring.
    pub fn opens(self, why: OffRing) -> &'static str {
        match why {
            OffRing::TooSlow => self.too_slow_opens(),
            OffRing::TooFast => self.too_fast_opens(),
            OffRing::WaitsForSwap => self.waits_for_swap_opens(),
        }
    }
}

/// The number of a field of the goal lane as it is displayed: counted from 1.
fn displayed(field: u8) -> u8 {
    field + 1
}
