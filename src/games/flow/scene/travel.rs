//! How pieces travel because of the last event: step by step along the ring, from where they were. PURE.

use crate::games::SceneInput;
use crate::games::flow::{Piece, Place, State, Way};

/// How long a piece takes for one step, and for a whole way at the most, in milliseconds.
const STEP: u32 = 90;
const LONGEST: u32 = 400;

/// The way of a piece to where it is now.
#[derive(Clone, Debug, PartialEq)]
pub struct Travel {
    /// The piece.
    pub piece: Piece,
    /// Where it is, at equal intervals; it begins at the first.
    pub places: Vec<Place>,
    /// How long the whole way takes, in milliseconds.
    pub milliseconds: u32,
    /// The revision of what is shown: two equal ways one after the other are two.
    pub revision: u32,
}

/// Every piece that has moved with the last event.
pub(super) fn travels(input: &SceneInput<'_, State>) -> Vec<Travel> {
    let Some((before, event)) = input.step else { return Vec::new() };
    let Ok(preview) = before.preview(event) else { return Vec::new() };
    let revision = input.revision;
    let thrown = |piece: Piece| preview.thrown.iter().any(|(thrown, _)| *thrown == piece);
    let moved = preview.paths.iter().filter(|path| !thrown(path.piece)).map(|path| {
        let steps = path.steps.iter().copied().filter(|_| path.way == Way::Steps);
        let mut places: Vec<Place> = std::iter::once(path.from).chain(steps).chain([path.to]).collect();
        places.dedup();
        let intervals = places.len().saturating_sub(1).max(2) as u32;
        Travel { piece: path.piece, places, milliseconds: (STEP * intervals).min(LONGEST), revision }
    });
    // Who is blocked at once stays.
    let mut travels: Vec<Travel> = moved.filter(|travel| travel.places.len() > 1).collect();
    let longest = travels.iter().map(|travel| travel.milliseconds).max().unwrap_or(0);
    travels.extend(preview.thrown.iter().map(|(piece, from)| {
        // Whoever is thrown stays until somebody comes: half of the way.
        let from = Place::Ring(*from);
        let places = vec![from, from, Place::Waiting];
        Travel { piece: *piece, places, milliseconds: longest.max(2 * STEP), revision }
    }));
    travels
}
