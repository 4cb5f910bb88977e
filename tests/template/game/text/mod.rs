//! The texts of Last Heart.

mod box_text;
mod words;

use super::bot::Reason;
use super::{Action, Effect, Illegal, State};
use crate::engine::{Event, Game, Seat, Step, Turn};
use crate::games::seam::summary::{Summary, places};
use crate::games::{BoxText, Fortunes, GameText, Hint, Icon, Remarks};
use crate::i18n::{Lang, Names};

pub use words::Words;

/// The meaning of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEntry {
    /// The number of hearts rolled.
    Roll(u8),
    /// A player took this number of hearts.
    Take(Seat, u8),
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        match &step.event {
            Event::Chance { .. } => LogEntry::Roll(step.after.hearts().unwrap_or_default()),
            Event::Decision { by, action: Action::Take(hearts) } => LogEntry::Take(*by, *hearts),
        }
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        match entry {
            LogEntry::Roll(hearts) => words.log_roll(*hearts),
            LogEntry::Take(seat, hearts) => words.log_take(names.of(*seat), *hearts),
        }
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Roll(_) => Icon::Die,
            LogEntry::Take(..) => Icon::Hand,
        }
    }

    fn explain(reason: &Reason, lang: Lang, _names: &Names) -> String {
        let words = Words::of(lang);
        let text = match reason {
            Reason::Threes => words.reason_threes(),
            Reason::Last => words.reason_last(),
        };
        text.to_owned()
    }

    fn hint(&self, Action::Take(hearts): &Action, lang: Lang, _names: &Names) -> Hint {
        Hint { look: Words::of(lang).look_hearts().to_owned(), what: hearts.to_string() }
    }

    fn moment(step: &Step<Self>) -> Fortunes {
        let won = step.effects.iter().find_map(|effect| match effect {
            Effect::Wins(seat) => Some(*seat),
            Effect::Takes(..) => None,
        });
        Fortunes { good: won, bad: None }
    }

    fn remarks(lang: Lang) -> Remarks {
        let words = Words::of(lang);
        Remarks {
            good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
            bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
        }
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        match (self.turn(), self.outcome()) {
            (Turn::Decide(seat), _) => words.prompt_take(names.of(seat)),
            (_, Some(outcome)) => words.prompt_over(&names.list(outcome.winners.iter(), lang)),
            _ => words.prompt_roll().to_owned(),
        }
    }

    fn summary(&self, _log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let how = Words::of(lang).prompt_over(&names.list(outcome.winners.iter(), lang));
        let places = places(self.seats(), &outcome, |_| 0);
        Some(Summary { how, places, highlights: Vec::new() })
    }

    fn refuse(illegal: &Illegal, lang: Lang, _names: &Names) -> String {
        let words = Words::of(lang);
        let text = match illegal {
            Illegal::RollIsDue => words.refuse_roll_is_due(),
            Illegal::NoSuchSide => words.refuse_no_such_side(),
            Illegal::NotYourTurn => words.refuse_not_your_turn(),
            Illegal::HowMany => words.refuse_how_many(),
            Illegal::Over => words.refuse_over(),
        };
        text.to_owned()
    }
}
