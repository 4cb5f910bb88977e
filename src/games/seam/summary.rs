//! The summary of a finished game: the places of the players, and the highlights. PURE.

use crate::engine::{BySeat, Outcome, Seat};

/// The end of a game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How it was won, in one sentence.
    pub how: String,
    /// All players with their places, counted from 1, best first. Equal players share a place.
    pub places: Vec<(u8, Seat)>,
    /// At most three highlights.
    pub highlights: Vec<Highlight>,
}

/// A highlight of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// Its subject.
    pub title: &'static str,
    /// The seats to which it belongs.
    pub seats: Vec<Seat>,
    /// The amount, or a name.
    pub value: String,
}

/// All players with their places: the winners first, the others ordered by `reached`, where more is better.
pub fn places<K: Ord>(
    seats: impl Iterator<Item = Seat>,
    outcome: &Outcome,
    reached: impl Fn(Seat) -> K,
) -> Vec<(u8, Seat)> {
    let ranked: Vec<_> = seats.map(|seat| ((outcome.winners.contains(seat), reached(seat)), seat)).collect();
    let place = |key: &(bool, K)| 1 + ranked.iter().filter(|(other, _)| other > key).count() as u8;
    // Inserted one by one: a sort is many times larger.
    let mut places = Vec::with_capacity(ranked.len());
    for (key, seat) in &ranked {
        let placed = (place(key), *seat);
        places.insert(places.partition_point(|other| *other < placed), placed);
    }
    places
}

/// The seats with the highest count; `None` if all counts are 0, or if several seats all have the same.
pub fn most(title: &'static str, counts: &BySeat<u32>, value: impl Fn(u32) -> String) -> Option<Highlight> {
    let most = counts.values().copied().max().filter(|most| *most > 0)?;
    if counts.count() > 1 && counts.values().all(|count| *count == most) {
        return None;
    }
    let seats = counts.iter().filter(|(_, count)| **count == most).map(|(seat, _)| seat).collect();
    Some(Highlight { title, seats, value: value(most) })
}

/// The average roll, in tenths; `None` for fewer than `least` rolls.
pub fn average(rolls: &[u8], least: usize) -> Option<u32> {
    let sum: u32 = rolls.iter().map(|roll| u32::from(*roll)).sum();
    (rolls.len() >= least.max(1)).then(|| (10 * sum + rolls.len() as u32 / 2) / rolls.len() as u32)
}
