//! The summary of a finished game: places and highlights.

use super::{Clause, Headline, LogEntry, Words};
use crate::engine::{BySeat, Game, Seat};
use crate::games::flow::{Rules, State};
use crate::games::seam::summary::{Summary, most, places};
use crate::i18n::{Lang, Names};

pub(super) fn of(state: &State, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
    let outcome = state.outcome()?;
    let (words, count) = (Words::of(lang), state.seats().len() as u8);
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
    let highlights = [(words.most_thrown(), thrown), (words.most_lost(), lost), (words.most_played(), played)];
    let highlights = highlights.iter().filter_map(|(title, counts)| most(title, counts, |count| count.to_string()));
    Some(Summary {
        how: match state.rules(winner) {
            Rules::Flow => words.how(names.of(winner)),
            Rules::Ludo => words.how_ludo(names.of(winner)),
        },
        places: places(Seat::all(count), &outcome, home),
        highlights: highlights.collect(),
    })
}
