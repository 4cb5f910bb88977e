//! Advice: reasons for actions, and places that hints point to.

use super::{Words, called};
use crate::games::tintenherz::bot::Reason;
use crate::games::tintenherz::{Action, State};
use crate::games::{GameAdvice, Hint};
use crate::i18n::{Lang, Names, signed};

impl GameAdvice for State {
    fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
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

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> Hint {
        let words = Words::of(lang);
        let card = |card| called(card, words.card_shadow_subject(), lang);
        let (look, what) = match *action {
            Action::Take { card: taken } if self.open_with(taken).is_some() => (words.look_others_open(), card(taken)),
            Action::Take { card: taken } => (words.look_middle(), card(taken)),
            Action::Secure { card: own } => (words.look_own_open(), card(own)),
            Action::Reroll { dice } => {
                let [first, second] = self.dice().unwrap_or_default();
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
}
