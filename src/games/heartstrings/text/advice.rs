//! Advice: reasons for actions, places that hints point to, and remarks in good and bad moments. The words are with those of each
//! language.

use super::{room_name, sentences, words};
use crate::engine::Seat;
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Action, Effect};
use crate::i18n::{Lang, fill};

/// The place that a hint points to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// The player's own tokens on the board.
    Tokens,
    /// The rooms with several of the player's own tokens.
    Crowded,
}

pub(super) fn explain(reason: &Reason, lang: Lang) -> String {
    let sentence = (sentences(lang).reason)(reason);
    let what = match reason {
        Reason::PaysAgain { room } | Reason::HardToHold { room } => room.0.to_string(),
        Reason::Guarded { tokens } => lang.count(u32::from(*tokens), words(lang).tokens),
    };
    fill(sentence, &[&what])
}

pub(super) fn hint(action: &Action, lang: Lang) -> [String; 2] {
    let (look, what) = match *action {
        Action::Relocate { from: room } => (Look::Tokens, room_name(room, lang)),
        Action::Sacrifice { room } => (Look::Crowded, room_name(room, lang)),
        Action::Keep => (Look::Crowded, words(lang).keep.to_owned()),
    };
    [(sentences(lang).look)(look).to_owned(), what]
}

/// A good moment for a seat that takes another seat's room, and a bad one for the seat that held it.
pub(super) fn moment(effects: &[Effect]) -> [Option<Seat>; 2] {
    let taken = effects.iter().find_map(|effect| match *effect {
        Effect::Takes { seat, from } => Some((seat, from)),
        _ => None,
    });
    [taken.map(|(by, _)| by), taken.map(|(_, from)| from)]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    sentences(lang).remarks
}
