//! The texts of a game: log sentences and refusals, in every language. PURE.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::{BoxText, Figure, Picture, Summary, Throw};
use crate::bots::Heuristic;
use crate::engine::{EventOf, Seat, Seats, Step};
use crate::i18n::{Lang, Messages, Names};

/// The greatest number of dice in a roll.
pub const MOST_DICE: usize = 2;

/// The first two steps of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// A sentence about where to look.
    pub look: String,
    /// The name of the object in question there.
    pub what: String,
}

/// The seats for which a step was good or bad; never the same one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fortunes {
    /// The seat for which it was good.
    pub good: Option<Seat>,
    /// The seat for which it was bad.
    pub bad: Option<Seat>,
}

/// The sentences from which a remark of a bot is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remarks {
    /// On a step that was good for the bot.
    pub good: [&'static str; 3],
    /// On a step that was bad for it.
    pub bad: [&'static str; 3],
}

/// The words of an option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionWords {
    /// The title.
    pub title: &'static str,
    /// For each [offered](crate::engine::GameOption::offered) value a name and one sentence; empty for the default of a switch.
    pub values: Vec<(&'static str, &'static str)>,
    /// The names of the presets.
    pub presets: Vec<&'static str>,
    /// Why it is always on for the numbers of players without a choice.
    pub fixed: &'static str,
}

/// A game with texts: log sentences and refusals, in every language.
pub trait GameText: Heuristic {
    /// The text on the box.
    const BOX: BoxText;

    /// The messages of the game.
    type Words: Messages;

    /// The meaning of an event without words: names and numbers, independent of language.
    type LogEntry: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The log entry of an event.
    fn log_entry(step: &Step<Self>) -> Self::LogEntry;

    /// The log entry of some of the effects of an event that is told in [parts](super::GameScene::parts): those from the first one on
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

    /// Whether moments of this game are counted in rounds; otherwise in the turns of its seats ([`GameText::turn_of`]).
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

    /// The reason for an action, in words: displayed on a separate line, without an initial capital or a full stop.
    fn explain(reason: &Self::Reason, lang: Lang, names: &Names) -> String;

    /// The first two steps of a hint for the deciding seat.
    fn hint(&self, action: &Self::Action, lang: Lang, names: &Names) -> Hint;

    /// A sentence about what a seat would do with an action, complete even if the action would be secret.
    fn suggest(&self, seat: Seat, action: &Self::Action, lang: Lang, names: &Names) -> String {
        let step = Step::new(self, EventOf::<Self>::decision(seat, action.clone()));
        step.map_or_else(|_| String::new(), |step| Self::describe(&Self::log_entry(&step), lang, names))
    }

    /// The seats for which this step was good or bad enough for a remark.
    fn moment(step: &Step<Self>) -> Fortunes;

    /// The seats concerned by this step, the acting one included: if it is in the turn of another seat, a person there is told of it at the
    /// beginning of the next own turn.
    fn happens_to(step: &Step<Self>) -> Seats {
        let _ = step;
        Seats::NONE
    }

    /// The seats among [those concerned](Self::happens_to) for which this is more than an ordinary event: it is told to them first.
    fn strikes(step: &Step<Self>) -> Seats {
        let _ = step;
        Seats::NONE
    }

    /// The words of the option with this field, or of the role of a seat.
    fn option_words(lang: Lang, field: &str) -> OptionWords {
        let _ = (lang, field);
        OptionWords::default()
    }

    /// What bots remark on a step that was good or bad for them.
    fn remarks(lang: Lang) -> Remarks;

    /// The prompt: what is due, in words.
    fn prompt(&self, lang: Lang, names: &Names) -> String;

    /// The summary of a finished game, from its complete log; `None` before the end.
    fn summary(&self, log: &[Self::LogEntry], lang: Lang, names: &Names) -> Option<Summary>;

    /// The quantities that charts display over the game, as they are in this state: always the same ones, in the same order.
    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let _ = lang;
        Vec::new()
    }

    /// Whether this seat is out of the game, so that its figures no longer change: its lines in charts end there.
    fn is_out(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The throw in this step, in a game whose dice are worth what they match; `None` for everything else.
    fn matched(step: &Step<Self>) -> Option<Throw> {
        let _ = step;
        None
    }

    /// Whether chance can occur in this game: where it cannot, nothing is said of dice and luck.
    fn has_chance(&self) -> bool {
        true
    }

    /// The seat that rolls six-sided dice in this step, and the numbers rolled; `None` for everything else, and in a game in which high
    /// numbers are worth no more than low ones ([`GameText::matched`]). A die that is kept is not rolled.
    fn rolled(step: &Step<Self>) -> Option<(Seat, ArrayVec<u8, MOST_DICE>)> {
        let _ = step;
        None
    }

    /// How the game ended for a player who is out of it, in sentences without the player's name, the most important first; none for a player
    /// who is not out, and in a game that has no such sentences.
    fn obituary(&self, seat: Seat, lang: Lang, names: &Names) -> Vec<String> {
        let _ = (seat, lang, names);
        Vec::new()
    }

    /// The label of the setting that declines the offers of this game; `None` for a game without such offers. See
    /// [`GameScene::declines`](super::GameScene::declines).
    fn offer(lang: Lang) -> Option<&'static str> {
        let _ = lang;
        None
    }

    /// The sentence for a refusal.
    fn refuse(illegal: &Self::Illegal, lang: Lang, names: &Names) -> String;
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
