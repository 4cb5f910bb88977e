//! What the page displays besides the scene, in words.

use std::ops::Range;

use super::consent::Takeback;
use crate::engine::{Outcome, RuleId, Seat};
use crate::games::seam::{ChanceKind, Icon, Picture};
use crate::i18n::{Lang, Names};

/// What sentences depend on besides the table.
#[derive(Clone, Copy, Debug)]
pub struct TextContext<'a> {
    /// The language.
    pub lang: Lang,
    /// The names at the table, as displayed in this language.
    pub names: &'a Names,
    /// Whether bots make no remarks.
    pub is_quiet: bool,
}

/// The status of the table: everything that the shell displays besides the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// The prompt, in words.
    pub prompt: String,
    /// The seat to act.
    pub active_seat: Option<Seat>,
    /// The person whose turn has just begun, or who is asked in the turn of another, with the number of events before: it distinguishes two
    /// such moments.
    pub called: Option<(usize, Seat)>,
    /// The refusal of the last touch.
    pub refused: Option<Refused>,
    /// Whether the selection makes the place of action need more room ([`GameTouch::has_choices`](crate::games::GameTouch::has_choices)).
    pub chosen: bool,
    /// The undo that waits for the agreement of others.
    pub takeback: Option<Takeback>,
    /// Whether undo is possible.
    pub can_undo: bool,
    /// Whether redo is possible.
    pub can_redo: bool,
    /// The outcome, when the game is over and the last dice lie still.
    pub outcome: Option<Outcome>,
    /// Whether the game has just ended: its last event and then the winners are displayed, before the result.
    pub ending: bool,
    /// Time for which the last event is displayed before the winners are, in milliseconds.
    pub last_event_ms: u32,
    /// Whether automatic play is in progress: dice tumble, cards are dealt, or an automatic step or a bot's move is pending. The next touch
    /// only skips it.
    pub tumbling: bool,
    /// Whether automatic play has just come to rest, so that touches on the table are not accepted yet.
    pub settling: bool,
    /// What the play of bots can be hurried to.
    pub ahead: Option<FastForwardTo>,
    /// The farewell to the last person who took part in the game.
    pub farewell: Option<Farewell>,
    /// Whether the last events of bots can be displayed once more.
    pub can_replay: bool,
    /// Whether another tab has continued the game.
    pub conflict: bool,
}

/// What has happened to a person since their last turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Since {
    /// The seat of the person, whose turn begins.
    pub seat: Seat,
    /// The number of events before that turn.
    pub events: usize,
    /// The events, oldest first; at least one.
    pub lines: Vec<Entry>,
}

/// The farewell to the last person who took part in the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Farewell {
    /// The seat.
    pub seat: Seat,
    /// How it ended for them, in sentences.
    pub lines: Vec<String>,
}

/// What the play of bots can be hurried to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FastForwardTo {
    /// The next moment at which a person is asked.
    Turn,
    /// The end of the game: no person takes part any more.
    End,
}

/// A page of the log. Only its entries are put into words, so a long game costs no more than a short one.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// The lines, oldest first.
    pub lines: Vec<Line>,
    /// Whether there are earlier lines.
    pub earlier: bool,
    /// Whether there are newer lines: this is not the newest page.
    pub newer: bool,
}

/// The greatest number of pictures in a line of the log.
pub const MOST_PICTURES: usize = 5;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The index of the first event of the turn. It is stable while the turn continues, and the same on every page.
    pub first: usize,
    /// The seat in whose turn it happened.
    pub seat: Option<Seat>,
    /// The indices of its events.
    pub events: Range<usize>,
    /// What it says.
    pub content: LineContent,
}

/// The lines, with lines that say the same one after the other as one line with their number.
pub(super) fn without_repetition(lines: impl Iterator<Item = Line>) -> Vec<Line> {
    let mut all: Vec<(Line, u32)> = Vec::new();
    for line in lines {
        match all.last_mut() {
            Some((before, times)) if before.repeats(&line) => {
                before.events.end = line.events.end;
                *times += 1;
            }
            _ => all.push((line, 1)),
        }
    }
    let numbered = |(mut line, times): (Line, u32)| {
        if let LineContent::Event(entry) = &mut line.content
            && times > 1
        {
            entry.text.push_str(&format!(" (×\u{a0}{times})"));
        }
        line
    };
    all.into_iter().map(numbered).collect()
}

impl Line {
    /// Whether the next line says the same of another event.
    fn repeats(&self, next: &Self) -> bool {
        let says = |line: &Self| match &line.content {
            LineContent::Event(entry) if !entry.why && entry.reason.is_none() && entry.remark.is_none() => {
                Some((entry.text.clone(), entry.pictures.clone()))
            }
            _ => None,
        };
        self.seat == next.seat && says(self).is_some_and(|said| says(next) == Some(said))
    }
}

/// The content of a line of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum LineContent {
    /// A single event.
    Event(Entry),
    /// A turn with several events folded in. They are put into words only when it is unfolded.
    Turn(TurnText),
}

/// A turn in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnText {
    /// The turn in short; while it is in progress, the last event.
    pub text: String,
    /// Small pictures of what is in the turn, at most `MOST_PICTURES`.
    pub pictures: Vec<Picture>,
    /// The reason of the turn, if a bot had exactly one; displayed on a separate line.
    pub reason: Option<String>,
    /// Whether people have made and entered a roll or a draw in it.
    pub is_entered: bool,
}

/// An event in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The index of the event.
    pub index: usize,
    /// The icon.
    pub icon: Icon,
    /// The sentence, in the language of the page.
    pub text: String,
    /// Small pictures of what is in the sentence, at most `MOST_PICTURES`.
    pub pictures: Vec<Picture>,
    /// The reason for the action, if a bot chose it; displayed on a separate line.
    pub reason: Option<String>,
    /// The remark of a bot; displayed on a separate line.
    pub remark: Option<String>,
    /// Whether the sentence names places that can be marked on the board.
    pub names_places: bool,
    /// Whether the reason for this bot's decision can be requested.
    pub why: bool,
    /// Whether it is a roll or a draw that people have made and entered.
    pub is_entered: bool,
}

/// A chance event that is being entered, part by part.
#[derive(Clone, Debug, PartialEq)]
pub struct Entering {
    /// Its kind.
    pub kind: ChanceKind,
    /// The name of the player who rolls the next die, where each player rolls one.
    pub rolls: Option<String>,
    /// The number of parts to pick.
    pub count: usize,
    /// Those that have been picked.
    pub picked: Vec<EnteredPart>,
    /// What the next one can be.
    pub options: Vec<EnteredPart>,
}

/// A die or a card.
#[derive(Clone, Debug, PartialEq)]
pub struct EnteredPart {
    /// The number of the die, or the name of the card.
    pub name: String,
    /// The drawing.
    pub picture: Picture,
    /// The number of such cards that can come, where it differs.
    pub left: Option<u32>,
}

/// What has happened and what is due, for screen readers; see [`spoken`](crate::i18n::spoken).
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Announced {
    /// The number of events so far: an equal text after another event is a new announcement.
    pub events: usize,
    /// Whether the game is hidden for a handoff: a text announced before it is announced again after it.
    pub hidden: bool,
    /// The announcement.
    pub text: String,
    /// What is announced after it, if both together are too long; otherwise empty.
    pub rest: String,
}

/// A refused touch, in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The number of refusals before, to distinguish two equal refusals.
    pub number: u32,
    /// The sentence.
    pub text: String,
    /// The id of the rule, if it is one of the game.
    pub rule: Option<RuleId>,
}

/// Advice in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceText {
    /// The seat that the advice is about.
    pub seat: Seat,
    /// Whether it explains a bot's decision; otherwise it is a hint.
    pub why: bool,
    /// Whether the search is still running.
    pub thinking: bool,
    /// Whether the hint has further steps.
    pub more: bool,
    /// Whether the hint is complete, so that its action can be played.
    pub can_do: bool,
    /// The lines.
    pub lines: Vec<AdviceLine>,
}

/// A line of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceLine {
    /// The sentence.
    pub text: String,
    /// The reason for the action.
    pub reason: Option<String>,
    /// The expected share of the victory, in per cent.
    pub percent: Option<u8>,
    /// In a hint the next best action: the name of what it is about, and its expected share, in per cent.
    pub next_best: Option<(String, u8)>,
    /// Whether this action was the one played.
    pub done: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Icon;

    #[test]
    fn what_is_said_several_times_is_one_line_with_its_number() {
        let line = |index: usize, text: &str, why: bool| Line {
            first: index,
            seat: None,
            events: index..index + 1,
            content: LineContent::Event(Entry {
                index,
                icon: Icon::Card,
                text: text.to_owned(),
                pictures: Vec::new(),
                reason: None,
                remark: None,
                names_places: false,
                why,
                is_entered: false,
            }),
        };
        let said = ["a", "b", "b", "b", "a", "c", "c"];
        let lines = (0..).zip(said).map(|(index, text)| line(index, text, text == "c"));
        let lines = without_repetition(lines);
        let text = |line: &Line| match &line.content {
            LineContent::Event(entry) => entry.text.clone(),
            LineContent::Turn(_) => String::new(),
        };
        let shown: Vec<String> = lines.iter().map(text).collect();
        assert_eq!(shown, ["a", "b (×\u{a0}3)", "a", "c", "c"]);
        assert_eq!(lines[1].events, 1..4);
    }
}
