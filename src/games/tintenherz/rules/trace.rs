//! The state in traces.

use serde::Serialize;

use super::cards::CardSet;
use super::score::Sums;
use super::state::State;
use crate::engine::{BySeat, Game, Seat, Seats};

/// The state in traces.
#[derive(Debug, Serialize)]
pub struct Trace {
    to_act: Option<Seat>,
    middle: CardSet,
    pile: u8,
    dice: Option<[u8; 2]>,
    rerolled: bool,
    open: BySeat<CardSet>,
    castle: BySeat<CardSet>,
    sums: Option<BySeat<Sums>>,
    scores: Option<BySeat<i16>>,
    winners: Option<Seats>,
}

impl Trace {
    pub(super) fn of(state: &State) -> Self {
        let outcome = state.outcome();
        let over = outcome.is_some();
        Self {
            to_act: state.to_act(),
            middle: state.middle(),
            pile: state.pile_count(),
            dice: state.dice(),
            rerolled: state.rerolled(),
            open: state.hands.map(|_, hand| hand.open),
            castle: state.hands.map(|_, hand| hand.castle),
            sums: over.then(|| state.hands.map(|seat, _| state.sums_now(seat))),
            scores: over.then(|| state.scores()),
            winners: outcome.map(|outcome| outcome.winners),
        }
    }
}
