//! Every word of Infarkt.

pub mod cards;

mod advice;
mod box_text;
mod effects;
mod log;
mod log_entry;
mod obituary;
mod options;
pub mod pictures;
mod prompt;
mod readings;
mod refuse;
mod summary;
mod words;

use std::ops::Range;

use crate::engine::{Seat, Seats, Step};
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{
    Action, Activity, Cause, Design, Effect, GRAVE, Illegal, Indicator, Liaison, Place, Shopping, State, Training,
};
use crate::games::{BoxText, Figure, Fortunes, GameText, Hint, Icon, OptionWords, Picture, Remarks, Summary};
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

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn log_entry_of_part(step: &Step<Self>, effects: Range<usize>) -> LogEntry {
        log_entry::of_part(step, effects)
    }

    fn describe_part(step: &Step<Self>, effects: Range<usize>, lang: Lang, names: &Names) -> String {
        let entry = log_entry::of_part(step, effects);
        let is_night = |clause: &Clause| matches!(clause, Clause::Change { cause: Cause::Decay, .. });
        match entry.clauses.iter().any(is_night) {
            true => Words::of(lang).part_night().to_owned(),
            false => log::describe(&entry, lang, names),
        }
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        log::describe(entry, lang, names)
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        entry.turn
    }

    fn begins_line(entry: &LogEntry) -> bool {
        // Each visit of a place has its own line.
        matches!(entry.headline, Some((_, Headline::Open(Action::Go(_)))))
    }

    const HAS_ROUNDS: bool = true;

    fn begins_round(entry: &LogEntry) -> bool {
        entry.clauses.iter().any(|clause| matches!(clause, Clause::Round(round) if *round > 1))
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.places().is_empty()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        log::describe_visit(entries, lang, names)
    }

    fn icon(entry: &LogEntry) -> Icon {
        if entry.clauses.iter().any(|clause| matches!(clause, Clause::Over(_))) {
            return Icon::Crown;
        }
        match entry.headline {
            None | Some((_, Headline::Open(Action::Event { .. } | Action::Trade { .. } | Action::Keep(_)))) => {
                Icon::Card
            }
            Some((
                _,
                Headline::Chips(_)
                | Headline::Comes(_)
                | Headline::Secret
                | Headline::Open(Action::Accept | Action::Drug(_)),
            )) => Icon::Shield,
            Some(_) => Icon::Hand,
        }
    }

    fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
        advice::explain(reason, lang, names)
    }

    fn hint(&self, action: &Action, lang: Lang, names: &Names) -> Hint {
        advice::hint(action, lang, names)
    }

    fn suggest(&self, seat: Seat, action: &Action, lang: Lang, names: &Names) -> String {
        log::suggest(seat, action, lang, names)
    }

    fn moment(step: &Step<Self>) -> Fortunes {
        advice::moment(&step.before, &step.after)
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        // What comes to everybody at the end of each round is not worth a line.
        let whose = |effect: &Effect| match *effect {
            Effect::Health { cause: Cause::Decay, .. } => None,
            Effect::Health { seat, .. } | Effect::Lost { seat, .. } | Effect::Banned { seat, .. } => Some(seat),
            Effect::Died { seat, .. } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn strikes(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::Died { seat, .. } | Effect::Lost { seat, .. } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn option_words(lang: Lang, field: &str) -> OptionWords {
        options::option_words(Words::of(lang), field)
    }

    fn remarks(lang: Lang) -> Remarks {
        advice::remarks(lang)
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(&State::prompt(self), lang, names)
    }

    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        summary::of(self, log, lang, names)
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let words = Words::of(lang);
        let figure = |indicator| {
            let values = self.seats().map(|seat| self.health(seat)[indicator].into()).collect();
            let thresholds = [
                indicator.threshold().map(|at| (at, words.threshold())),
                indicator.second_threshold().map(|at| (at, words.second_threshold())),
                indicator.is_lethal().then(|| (GRAVE, words.grave())),
            ];
            let thresholds = thresholds.into_iter().flatten().map(|(at, name)| (at.into(), name));
            Figure { label: words.indicator(indicator), values, thresholds: thresholds.collect() }
        };
        Indicator::ALL.map(figure).into()
    }

    fn is_out(&self, seat: Seat) -> bool {
        !self.is_alive(seat)
    }

    fn obituary(&self, seat: Seat, lang: Lang, names: &Names) -> Vec<String> {
        obituary::of(self, seat, lang, names)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse::refuse(illegal, lang, names)
    }
}
