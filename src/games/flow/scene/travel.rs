//! Animation of pieces for the last event: step by step along the ring, from their previous places. PURE.

use crate::engine::Step;
use crate::games::SceneInput;
use crate::games::flow::{Piece, Place, Preview, State, Way};

/// Duration of one step of a piece, and maximum duration of a whole path, in milliseconds.
const STEP_MS: u32 = 90;
const PATH_MAX_MS: u32 = 400;

/// The animated path of a piece to its current place.
#[derive(Clone, Debug, PartialEq)]
pub struct Travel {
    /// The piece.
    pub piece: Piece,
    /// The places at equal intervals, the first at the beginning.
    pub places: Vec<Place>,
    /// The duration of the whole path, in milliseconds.
    pub milliseconds: u32,
    /// The revision of the displayed scene, which distinguishes two equal paths in succession.
    pub revision: u32,
}

/// Every piece that moved with the last event, or moves back because that event has been undone.
pub(super) fn travels(input: &SceneInput<'_, State>) -> Vec<Travel> {
    let back = |step| {
        let mut travels = moved(step, input.revision);
        travels.iter_mut().for_each(|travel| travel.places.reverse());
        travels
    };
    input.step.map(|step| moved(step, input.revision)).or_else(|| input.undone.map(back)).unwrap_or_default()
}

/// Every piece that moves with an event.
fn moved(step: &Step<State>, revision: u32) -> Vec<Travel> {
    let preview = Preview::of(step);
    let thrown = |piece: Piece| preview.thrown.iter().any(|(thrown, _)| *thrown == piece);
    let paths = preview.paths.iter().filter(|path| !thrown(path.piece)).map(|path| {
        let steps = path.steps.iter().copied().filter(|_| path.way == Way::Steps);
        let mut places: Vec<Place> = std::iter::once(path.from).chain(steps).chain([path.to]).collect();
        places.dedup();
        let intervals = places.len().saturating_sub(1).max(2) as u32;
        Travel { piece: path.piece, places, milliseconds: (STEP_MS * intervals).min(PATH_MAX_MS), revision }
    });
    // A piece that is blocked at once stays in place.
    let mut travels: Vec<Travel> = paths.filter(|travel| travel.places.len() > 1).collect();
    let longest = travels.iter().map(|travel| travel.milliseconds).max().unwrap_or(0);
    travels.extend(preview.thrown.iter().map(|(piece, from)| {
        // A thrown piece stays until the other piece arrives: half of the duration.
        let from = Place::Ring(*from);
        let places = vec![from, from, Place::Waiting];
        Travel { piece: *piece, places, milliseconds: longest.max(2 * STEP_MS), revision }
    }));
    travels
}
