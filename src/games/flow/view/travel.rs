//! How pieces travel: step by step along the ring, from where they were.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::layout::Layout;
use super::pieces::piece_place;
use crate::games::flow::{Piece, Place, Preview, Way};
use crate::signals::document;

/// How long a piece takes for one step, and for a whole way at the most, in milliseconds.
const STEP: usize = 90;
const LONGEST: usize = 400;

/// Sends every piece that has moved on its way. `starts` are the positions of the starts of the seats.
pub fn travel(layout: &Layout, starts: &[u8], preview: &Preview) {
    let place =
        |piece: Piece, place: Place| layout.place(starts.get(piece.seat.index()).copied().unwrap_or(0), piece, place);
    let mut longest = 0;
    for path in &preview.paths {
        let steps = path.steps.iter().copied().filter(|_| path.way == Way::Steps);
        let mut frames: Vec<_> = std::iter::once(path.from).chain(steps).chain([path.to]).collect();
        frames.dedup();
        let time = (STEP * (frames.len() - 1).max(2)).min(LONGEST);
        longest = longest.max(time);
        animate(path.piece, frames.into_iter().map(|step| place(path.piece, step)), time);
    }
    for (piece, from) in &preview.thrown {
        // Whoever is thrown stays until somebody comes: half of the way.
        let (from, to) = (place(*piece, Place::Ring(*from)), place(*piece, Place::Waiting));
        animate(*piece, [from, from, to].into_iter(), longest.max(2 * STEP));
    }
}

fn animate(piece: Piece, frames: impl Iterator<Item = (i16, i16)>, time: usize) {
    let selector = format!("[data-place='{}']", piece_place(piece));
    let Ok(Some(element)) = document().query_selector(&selector) else { return };
    let transforms: Array = frames.map(|(x, y)| JsValue::from(format!("translate({x}px,{y}px)"))).collect();
    let keyframes = Object::new();
    let _ = Reflect::set(&keyframes, &"transform".into(), &transforms);
    // Called by its name: nothing else of animations is needed from here.
    if let Ok(animate) = Reflect::get(&element, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(&element, &keyframes, &(time as u32).into());
    }
}
