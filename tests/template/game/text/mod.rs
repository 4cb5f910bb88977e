//! The texts of Last Heart.

mod advice;
mod box_text;
mod chance;
mod log;
mod story;
mod summary;
mod words;

use super::{Illegal, State};
use crate::engine::{Game, Turn};
use crate::games::{BoxText, GameText};
use crate::i18n::{Lang, Names};

pub use log::LogEntry;
pub use words::Words;

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        match (self.turn(), self.outcome()) {
            (Turn::Decide(seat), _) => words.prompt_take(names.of(seat)),
            (_, Some(outcome)) => words.prompt_over(&names.list(outcome.winners.iter(), lang)),
            _ => words.prompt_roll().to_owned(),
        }
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
