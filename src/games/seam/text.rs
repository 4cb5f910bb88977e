//! What a game says: log sentences and refusals, in every language. PURE.

use super::{BoxText, Summary};
use crate::bots::Heuristic;
use crate::engine::{EventOf, Seat};
use crate::i18n::{Lang, Names};

/// A game with words: what the log and the refusals say, in every language.
pub trait GameText: Heuristic {
    /// The box_text of the box.
    const BOX: BoxText;

    /// What an event meant, without words: names and numbers, no language.
    type LogEntry: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// What an event meant. `before` and `after` are the states around it.
    fn log_entry(before: &Self, event: &EventOf<Self>, after: &Self) -> Self::LogEntry;

    /// The sentence of the log.
    fn describe(entry: &Self::LogEntry, lang: Lang, names: &Names) -> String;

    /// The small picture before the sentence.
    fn icon(entry: &Self::LogEntry) -> Icon;

    /// In whose turn this happened, if the log folds the events of a turn into one line: entries in a row of the same seat are one turn.
    fn turn_of(entry: &Self::LogEntry) -> Option<Seat> {
        let _ = entry;
        None
    }

    /// Does its sentence name places or pieces that have to be looked for on the board? The scene shows them: see
    /// [`SceneInput::pointed_out`](super::SceneInput).
    fn names_places(entry: &Self::LogEntry) -> bool {
        let _ = entry;
        false
    }

    /// A turn that is over in one line: from its entries, the oldest first.
    fn describe_turn(entries: &[Self::LogEntry], lang: Lang, names: &Names) -> String {
        entries.last().map(|entry| Self::describe(entry, lang, names)).unwrap_or_default()
    }

    /// What speaks for an action, in words: for a line of its own, without a capital letter and a full stop.
    fn explain(reason: &Self::Reason, lang: Lang, names: &Names) -> String;

    /// The first two steps of a hint, for whoever decides now: a sentence about what to look at, and the name of what it is about there.
    fn hint(&self, action: &Self::Action, lang: Lang, names: &Names) -> [String; 2];

    /// What a seat would do with an action, as a sentence, open even if it would be done in secret.
    fn suggest(&self, seat: Seat, action: &Self::Action, lang: Lang, names: &Names) -> String {
        let event = EventOf::<Self>::decision(seat, action.clone());
        let mut after = self.clone();
        if after.apply(&event).is_err() {
            return String::new();
        }
        Self::describe(&Self::log_entry(self, &event, &after), lang, names)
    }

    /// For whom this was a good or a bad moment, good for the first one, if there is something to say.
    fn moment(before: &Self, after: &Self) -> [Option<Seat>; 2];

    /// What is said in a good moment and in a bad one: three sentences each.
    fn remarks(lang: Lang) -> [[&'static str; 3]; 2];

    /// What is due, in words.
    fn prompt(&self, lang: Lang, names: &Names) -> String;

    /// The end of a finished game, with the whole log of it; nothing before the end.
    fn summary(&self, log: &[Self::LogEntry], lang: Lang, names: &Names) -> Option<Summary>;

    /// The sentence of a refusal.
    fn refuse(illegal: &Self::Illegal, lang: Lang, names: &Names) -> String;
}

/// The small pictures of the log.
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
