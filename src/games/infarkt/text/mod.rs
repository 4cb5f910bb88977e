//! The texts of Infarkt.

pub mod cards;

mod advice;
mod box_text;
mod chance;
mod effects;
mod log;
mod log_entry;
mod options;
pub mod pictures;
mod prompt;
mod readings;
mod refuse;
mod story;
mod summary;
mod words;

use crate::games::infarkt::{Activity, Design, Due, Illegal, Liaison, Place, Shopping, State, Training};
use crate::games::{BoxText, GameText, OptionWords};
use crate::i18n::{Lang, Names};

pub use effects::{brief, cause, died, effect, ending, last_words, spares, special};
use effects::{changes, indicators};
pub use log::done;
pub use log_entry::{ChangePart, Clause, Headline, LogEntry};
pub use prompt::{NextChoice, Prompt, next_choice, prompt};
pub use readings::{about_indicator, about_value, crossed, shift};
pub use words::Words;

/// The label of an activity.
pub fn activity(activity: Activity, lang: Lang) -> &'static str {
    let words = Words::of(lang);
    match activity {
        Activity::Work => words.activity_work(),
        Activity::BuyDrug => words.activity_buy_drug(),
        Activity::Train(Training::A) => words.activity_train_lightly(),
        Activity::Train(Training::B) => words.activity_train_with_coach(),
        Activity::Shop(Shopping::A) => words.activity_shop_one(),
        Activity::Shop(Shopping::B) => words.activity_shop_two(),
        Activity::Shop(Shopping::C) => words.activity_shop_frenzy(),
        Activity::Restock => words.activity_restock(),
        Activity::Trade(1) => words.activity_trade_one(),
        Activity::Trade(2) => words.activity_trade_two(),
        Activity::Trade(_) => words.activity_trade_three(),
        Activity::Rest => words.activity_rest(),
        Activity::Cook => words.activity_cook(),
        Activity::Party => words.activity_party(),
        Activity::Buy => words.activity_buy(),
        Activity::Invite => words.activity_invite(),
        Activity::Affair(Liaison::Lover) => words.activity_affair_lover(),
        Activity::Affair(Liaison::Paid) => words.activity_affair_paid(),
        Activity::Family(1) => words.activity_family_hour(),
        Activity::Family(_) => words.activity_family_day(),
        Activity::Career => words.activity_career(),
    }
}

/// A card within a sentence.
fn card(card: Design, lang: Lang) -> String {
    // Soft hyphens are removed: a sentence has room for whole words.
    Words::of(lang).quoted_card(&cards::name(card, lang).replace('\u{ad}', ""))
}

fn card_list(cards: &[Design], lang: Lang) -> String {
    lang.list(cards.iter().map(|each| card(*each, lang)))
}

fn place_list(places: impl Iterator<Item = Place>, lang: Lang) -> String {
    lang.list(places.map(|place| Words::of(lang).place_within(place).to_owned()))
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(&State::prompt(self), lang, names)
    }

    fn secret_reason(&self, lang: Lang) -> Option<&'static str> {
        match self.asked()? {
            (_, Due::Plan) => Some(Words::of(lang).secret_plan()),
            (_, Due::Remove) => Some(Words::of(lang).secret_removal()),
            _ => None,
        }
    }

    fn option_words(lang: Lang, field: &str) -> OptionWords {
        options::option_words(Words::of(lang), field)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse::refuse(illegal, lang, names)
    }
}
