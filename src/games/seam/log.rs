//! The log of a game. PURE.

use std::ops::Range;

use super::Picture;
use crate::engine::{Game, Seat, Step};
use crate::i18n::{Lang, Names};

/// A game with a log: its entries are independent of language, its sentences are in every language.
pub trait GameLog: Game {
    /// The meaning of an event without words: names and numbers, independent of language.
    type LogEntry: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The log entry of an event.
    fn log_entry(step: &Step<Self>) -> Self::LogEntry;

    /// The log entry of some of the effects of an event that is told in [parts](super::GameTelling::parts): those from the first one on
    /// include the action.
    fn log_entry_of_part(step: &Step<Self>, effects: Range<usize>) -> Self::LogEntry {
        let _ = effects;
        Self::log_entry(step)
    }

    /// The prompt while these effects of an event are told: what happens now.
    fn describe_part(step: &Step<Self>, effects: Range<usize>, lang: Lang, names: &Names) -> String {
        Self::describe(&Self::log_entry_of_part(step, effects), lang, names)
    }

    /// The sentence in the log.
    fn describe(entry: &Self::LogEntry, lang: Lang, names: &Names) -> String;

    /// The icon before the sentence.
    fn icon(entry: &Self::LogEntry) -> Icon;

    /// Small pictures of the cards, pieces and dice in the sentence, in its order. They say nothing that the sentence does not say.
    fn pictures(entry: &Self::LogEntry) -> Vec<Picture> {
        let _ = entry;
        Vec::new()
    }

    /// The seat in whose turn this happened, if the log folds turns into one line: consecutive entries of the same seat are one turn.
    fn turn_of(entry: &Self::LogEntry) -> Option<Seat> {
        let _ = entry;
        None
    }

    /// Whether a line of the log begins with this entry although the entry before belongs to the turn of the same seat.
    fn begins_line(entry: &Self::LogEntry) -> bool {
        let _ = entry;
        false
    }

    /// Whether moments of this game are counted in rounds; otherwise in the turns of its seats ([`GameLog::turn_of`]).
    const HAS_ROUNDS: bool = false;

    /// Whether another round begins with this event.
    fn begins_round(entry: &Self::LogEntry) -> bool {
        let _ = entry;
        false
    }

    /// Whether the sentence names places or pieces that have to be located on the board. The scene marks them: see
    /// [`SceneInput::pointed_out`](super::SceneInput).
    fn names_places(entry: &Self::LogEntry) -> bool {
        let _ = entry;
        false
    }

    /// A finished turn as one line, from its entries, oldest first.
    fn describe_turn(entries: &[Self::LogEntry], lang: Lang, names: &Names) -> String {
        entries.last().map(|entry| Self::describe(entry, lang, names)).unwrap_or_default()
    }
}

/// The icons of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Icon {
    Die,
    Sword,
    Shield,
    Bead,
    Card,
    Castle,
    Hand,
    Crown,
}
