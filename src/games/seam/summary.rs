//! How a finished game ended: who stands where, and what it will be remembered for. PURE.

use crate::engine::{BySeat, Outcome, Seat};
use crate::i18n::Lang;

/// The end of a game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How it was won, in one sentence.
    pub how: String,
    /// Everybody with their place, counted from 1, the best first. Who is equal shares a place.
    pub places: Vec<(u8, Seat)>,
    /// At most three things that stand out.
    pub highlights: Vec<Highlight>,
}

/// Something that stands out in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// What it is about.
    pub title: &'static str,
    /// To whom it belongs.
    pub seats: Vec<Seat>,
    /// How much of it, or what it was.
    pub value: String,
}

/// Everybody with their place: the winners first, the others by what they have reached, of which more is better.
pub fn places<K: Ord>(
    seats: impl Iterator<Item = Seat>,
    outcome: &Outcome,
    reached: impl Fn(Seat) -> K,
) -> Vec<(u8, Seat)> {
    let mut ranked: Vec<_> = seats.map(|seat| ((outcome.winners.contains(seat), reached(seat)), seat)).collect();
    ranked.sort_by(|(one, at), (other, and)| other.cmp(one).then(at.cmp(and)));
    let place = |key: &(bool, K)| 1 + ranked.iter().filter(|(other, _)| other > key).count() as u8;
    ranked.iter().map(|(key, seat)| (place(key), *seat)).collect()
}

/// Who has the most of something; nothing where nobody has any, or everybody the same.
pub fn most(title: &'static str, counts: &BySeat<u32>, value: impl Fn(u32) -> String) -> Option<Highlight> {
    let most = counts.values().copied().max().filter(|most| *most > 0)?;
    if counts.count() > 1 && counts.values().all(|count| *count == most) {
        return None;
    }
    let seats = counts.iter().filter(|(_, count)| **count == most).map(|(seat, _)| seat).collect();
    Some(Highlight { title, seats, value: value(most) })
}

/// What was rolled on an average, in tenths; nothing for fewer than `least` rolls.
pub fn average(rolls: &[u8], least: usize) -> Option<u32> {
    let sum: u32 = rolls.iter().map(|roll| u32::from(*roll)).sum();
    (rolls.len() >= least.max(1)).then(|| (10 * sum + rolls.len() as u32 / 2) / rolls.len() as u32)
}

/// A number of tenths with its decimal sign.
pub fn decimal(tenths: u32, lang: Lang) -> String {
    let sign = if lang == Lang::En { '.' } else { ',' };
    format!("{}{sign}{}", tenths / 10, tenths % 10)
}
