//! The obituary of a player: the cause and round of death, the last words, and a line of the diary.

use super::{Words, cards, ending, last_words};
use crate::engine::Seat;
use crate::games::infarkt::State;
use crate::i18n::{Lang, Names};

pub(super) fn of(state: &State, seat: Seat, lang: Lang, names: &Names) -> Vec<String> {
    let Some(death) = state.dead().iter().find(|death| death.seat == seat) else { return Vec::new() };
    let words = death.cause.card().or_else(|| state.diary(seat).last().copied());
    // The line that is already quoted as the last words is not quoted a second time.
    let line = state.diary(seat).iter().rev().find(|card| Some(**card) != words);
    let line = line.map(|card| Words::of(lang).diary_line(cards::name(*card, lang), cards::flavour(*card, lang)));
    let end = ending(death, state.health(seat), lang, names);
    [Some(end), words.map(|card| last_words(card, lang)), line].into_iter().flatten().collect()
}
