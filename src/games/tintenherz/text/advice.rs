//! Advice: reasons for actions, places that hints point to, and remarks in good and bad moments.

use super::{Words, called};
use crate::games::tintenherz::bot::Reason;
use crate::games::tintenherz::{Action, Effect, State};
use crate::games::{Fortunes, Hint, Remarks};
use crate::i18n::{Lang, Names, signed};

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let points = |by: i16| words.points(&signed(by), by.unsigned_abs());
    match *reason {
        Reason::Risk { by: 0, percent } => words.reason_risk(percent),
        Reason::Risk { by, percent } => words.reason_risk_points(&points(by), percent),
        Reason::From { seat, by: 0, percent } => words.reason_from(names.of(seat), percent),
        Reason::From { seat, by, percent } => words.reason_from_points(names.of(seat), &points(by), percent),
        Reason::Safe { by: 0 } => words.reason_safe().to_owned(),
        Reason::Safe { by } => words.reason_safe_points(&points(by)),
        Reason::Points { by } => words.reason_points(&points(by)),
        Reason::Least { by, next } => words.reason_least(&points(by), &signed(next)),
        Reason::Free => words.reason_free().to_owned(),
        Reason::Fits { percent } => words.reason_fits(percent),
        Reason::Higher { percent } => words.reason_higher(percent),
    }
}

pub(super) fn hint(state: &State, action: &Action, lang: Lang) -> Hint {
    let words = Words::of(lang);
    let card = |card| called(card, words.card_shadow_subject(), lang);
    let (look, what) = match *action {
        Action::Take { card: taken } if state.open_with(taken).is_some() => (words.look_others_open(), card(taken)),
        Action::Take { card: taken } => (words.look_middle(), card(taken)),
        Action::Secure { card: own } => (words.look_own_open(), card(own)),
        Action::Reroll { dice } => {
            let [first, second] = state.dice().unwrap_or_default();
            let what = match dice {
                [true, false] => words.roll_one_again(first),
                [false, true] => words.roll_one_again(second),
                _ => words.roll_again().to_owned(),
            };
            (words.look_dice(), what)
        }
        Action::Pass => (words.look_dice(), words.pass().to_owned()),
    };
    Hint { look: look.to_owned(), what }
}

/// A good moment for a seat that takes an open card, and a bad one for the seat that had it.
pub(super) fn moment(effects: &[Effect]) -> Fortunes {
    let lost = effects.iter().find_map(|effect| match *effect {
        Effect::Taken { seat, from: Some(from), .. } => Some((seat, from)),
        _ => None,
    });
    Fortunes { good: lost.map(|(by, _)| by), bad: lost.map(|(_, from)| from) }
}

pub(super) fn remarks(lang: Lang) -> Remarks {
    let words = Words::of(lang);
    Remarks {
        good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
        bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
    }
}
