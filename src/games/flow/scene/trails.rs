//! The ways of pieces, as trails of bots. PURE.

use super::parts::{piece_part, place_part};
use crate::engine::Step;
use crate::games::Trail;
use crate::games::flow::{Path, Preview, State};

/// The way of each piece that moves by itself, position by position.
pub(super) fn trails(step: &Step<State>) -> Vec<Trail> {
    let way = |Path { piece, from, steps, to, .. }: Path| {
        let places = std::iter::once(from).chain(steps).chain([to]);
        let mut places: Vec<String> = places.map(|place| place_part(piece, place)).collect();
        places.dedup();
        Trail { seat: piece.seat, piece: Some(piece_part(piece)), places }
    };
    // A piece that is blocked at once stays in place.
    Preview::of(step).paths.into_iter().map(way).filter(|trail| trail.places.len() > 1).collect()
}
