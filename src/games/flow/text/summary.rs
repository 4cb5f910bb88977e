//! The summary of a finished game: places and highlights.

use super::{Clause, Headline, LogEntry, words};
use crate::engine::{BySeat, Game, Seat};
use crate::games::flow::{Rules, State};
use crate::games::seam::summary::{Summary, most, places};
use crate::i18n::{Lang, Names, fill};

pub(super) fn of(state: &State, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
    let outcome = state.outcome()?;
    let (words, count) = (words(lang), state.seats().len() as u8);
    let winner = outcome.winners.iter().next()?;
    let home = |seat| state.home(seat).iter().count();
    let mut thrown = BySeat::new(count, |_| 0);
    let mut lost = BySeat::new(count, |_| 0);
    let mut played = BySeat::new(count, |_| 0);
    for LogEntry { seat, headline, clauses, .. } in log {
        if matches!(headline, Headline::Plays { .. }) {
            played[*seat] += 1;
        }
        for clause in clauses {
            let Clause::IsThrown { piece, .. } = clause else { continue };
            lost[piece.of.unwrap_or(*seat)] += 1;
            // A thrown piece counts for the seat whose turn it is, not for the seat that shields a master.
            if piece.of.is_some() && *headline != Headline::Shields {
                thrown[*seat] += 1;
            }
        }
    }
    let number = |number: u32| number.to_string();
    let highlights = [&thrown, &lost, &played].into_iter().zip(words.highlights);
    Some(Summary {
        how: fill(words.how[usize::from(state.rules(winner) == Rules::Ludo)], &[names.of(winner)]),
        places: places(Seat::all(count), &outcome, home),
        highlights: highlights.filter_map(|(counts, title)| most(title, counts, number)).collect(),
    })
}
