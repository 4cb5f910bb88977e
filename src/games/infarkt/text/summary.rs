//! The summary of a game: its result and its highlights.

use super::{LogEntry, Words, ending};
use crate::engine::{BySeat, Game};
use crate::games::infarkt::{Death, State};
use crate::games::seam::summary::{Highlight, Summary, most, places};
use crate::i18n::{Lang, Names};

pub(super) fn of(state: &State, _log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
    let outcome = state.outcome()?;
    let words = Words::of(lang);
    let (winners, count) = (names.list(outcome.winners.iter(), lang), outcome.winners.len() as u32);
    let how = match state.living_count() {
        0 => words.how_dead(&winners, state.round(), count),
        _ => words.how_alive(&winners, state.round(), count),
    };
    let death = |title, death: &Death| Highlight {
        title,
        seats: vec![death.seat],
        value: ending(death, state.health(death.seat), lang, names),
    };
    // The death of a winner does not count as the first death.
    let first = state.dead().first().filter(|death| !outcome.winners.contains(death.seat));
    let party = state.dead().iter().rev().find(|death| death.cause.is_party());
    let diaries = BySeat::new(state.seats().len() as u8, |seat| state.diary(seat).len() as u32);
    let highlights = [
        first.map(|first| death(words.highlight_first_death(), first)),
        party.filter(|party| Some(*party) != first).map(|party| death(words.highlight_party_death(), party)),
        most(words.highlight_fullest_diary(), &diaries, |events| events.to_string()),
    ];
    let lived = |seat| state.dead().iter().find(|death| death.seat == seat).map_or(u16::MAX, |death| death.round);
    Some(Summary {
        how,
        places: places(state.seats(), &outcome, lived),
        highlights: highlights.into_iter().flatten().collect(),
    })
}
