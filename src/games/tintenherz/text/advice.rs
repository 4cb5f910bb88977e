//! Advice: reasons for actions, places that hints point to, and remarks in good and bad moments. The words are with those of each
//! language.

use super::{called, sentences, words};
use crate::engine::Seat;
use crate::games::tintenherz::bot::Reason;
use crate::games::tintenherz::{Action, Card, Effect, State};
use crate::i18n::{Lang, Names, fill};

/// The place that a hint points to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// The open heroes of the other players.
    OthersOpen,
    /// The cards in the middle.
    Middle,
    /// The player's own open heroes.
    OwnOpen,
    /// The dice.
    Dice,
}

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let sentence = (sentences(lang).reason)(reason);
    let (number, name) = match reason {
        Reason::Risk { percent } | Reason::Fits { percent } | Reason::Higher { percent } => (percent.to_string(), ""),
        Reason::From { seat, percent } => (percent.to_string(), names.of(*seat)),
        Reason::Points { by } => {
            let noun = words(lang).points.pick(lang.plural(u32::from(by.unsigned_abs())));
            (format!("{}{}\u{a0}{noun}", if *by < 0 { '\u{2212}' } else { '+' }, by.unsigned_abs()), "")
        }
        Reason::Safe | Reason::Free => (String::new(), ""),
    };
    fill(sentence, &[&number, name])
}

pub(super) fn hint(state: &State, action: &Action, lang: Lang) -> [String; 2] {
    let card = |card: Card| called(card, sentences(lang).shadow, lang);
    let (look, what) = match *action {
        Action::Take { card: taken } if state.open_with(taken).is_some() => (Look::OthersOpen, card(taken)),
        Action::Take { card: taken } => (Look::Middle, card(taken)),
        Action::Secure { card: own } => (Look::OwnOpen, card(own)),
        Action::Reroll { dice } => {
            let shown = state.dice().unwrap_or_default();
            let words = words(lang);
            let what = match dice {
                [true, false] => fill(words.roll_one_again, &[&shown[0].to_string()]),
                [false, true] => fill(words.roll_one_again, &[&shown[1].to_string()]),
                _ => words.roll_again.to_owned(),
            };
            (Look::Dice, what)
        }
        Action::Pass => (Look::Dice, words(lang).pass.to_owned()),
    };
    [(sentences(lang).look)(look).to_owned(), what]
}

/// A good moment for a seat that takes an open card, and a bad one for the seat that had it.
pub(super) fn moment(effects: &[Effect]) -> [Option<Seat>; 2] {
    let lost = effects.iter().find_map(|effect| match *effect {
        Effect::Taken { seat, from: Some(from), .. } => Some((seat, from)),
        _ => None,
    });
    [lost.map(|(by, _)| by), lost.map(|(_, from)| from)]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    sentences(lang).remarks
}
