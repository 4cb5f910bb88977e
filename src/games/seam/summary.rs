//! How a game went: the places of the players, the highlights, and what charts display. PURE.

use arrayvec::ArrayVec;

use super::{Die, Figure, GameLog, Throw};
use crate::engine::{BySeat, Outcome, Seat, Step};
use crate::i18n::{Lang, Names};

/// The greatest number of dice in a roll.
pub const MOST_DICE: usize = 2;

/// A game that can be summed up, at the end and in charts.
pub trait GameSummary: GameLog {
    /// The summary of a finished game, from its complete log; `None` before the end.
    fn summary(&self, log: &[Self::LogEntry], lang: Lang, names: &Names) -> Option<Summary>;

    /// How the game ended for a player who is out of it, in sentences without the player's name, the most important first; none for a player
    /// who is not out, and in a game that has no such sentences.
    fn obituary(&self, seat: Seat, lang: Lang, names: &Names) -> Vec<String> {
        let _ = (seat, lang, names);
        Vec::new()
    }

    /// Whether this seat is out of the game, so that its figures no longer change: its lines in charts end there.
    fn is_out(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The quantities that charts display over the game, as they are in this state: always the same ones, in the same order.
    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let _ = lang;
        Vec::new()
    }

    /// Whether chance can occur in this game: where it cannot, nothing is said of dice and luck.
    fn has_chance(&self) -> bool {
        true
    }

    /// The seat that rolls six-sided dice in this step, and the numbers rolled; `None` for everything else, and in a game in which high
    /// numbers are worth no more than low ones ([`GameSummary::matched`]). A die that is kept is not rolled.
    fn rolled(step: &Step<Self>) -> Option<(Seat, ArrayVec<u8, MOST_DICE>)> {
        let _ = step;
        None
    }

    /// The dice that are rolled in this step, by all seats. A die that is kept is not one of them.
    fn dice_rolled(step: &Step<Self>) -> Vec<Die> {
        let _ = step;
        Vec::new()
    }

    /// The throw in this step, in a game whose dice are worth what they match; `None` for everything else.
    fn matched(step: &Step<Self>) -> Option<Throw> {
        let _ = step;
        None
    }
}

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
