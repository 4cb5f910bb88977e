//! How a game went: places, highlights, and the quantities of charts.

use arrayvec::ArrayVec;

use super::{Clause, Headline, LogEntry, Words};
use crate::engine::{BySeat, Event, Game, Seat, Step};
use crate::games::flow::{Chance, Rules, State};
use crate::games::seam::Die;
use crate::games::seam::summary::{Summary, most, places};
use crate::games::{Figure, GameSummary, MOST_DICE};
use crate::i18n::{Lang, Names};

impl GameSummary for State {
    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let (words, count) = (Words::of(lang), self.seats().len() as u8);
        let winner = outcome.winners.iter().next()?;
        let home = |seat| self.home(seat).iter().count();
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
            how: match self.rules(winner) {
                Rules::Flow => words.how(names.of(winner)),
                Rules::Ludo => words.how_ludo(names.of(winner)),
            },
            places: places(Seat::all(count), &outcome, home),
            highlights: highlights.collect(),
        })
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let words = Words::of(lang);
        let home = self.seats().map(|seat| self.home(seat).iter().count() as i16).collect();
        vec![
            Figure { label: words.pieces_home(), values: home, thresholds: Vec::new() },
            Figure { label: words.heart_speed(), values: vec![self.speed().into()], thresholds: Vec::new() },
        ]
    }

    fn has_chance(&self) -> bool {
        self.is_balanced() || self.is_hybrid()
    }

    fn rolled(step: &Step<Self>) -> Option<(Seat, ArrayVec<u8, MOST_DICE>)> {
        match step.event {
            Event::Chance { chance: Chance::Die(roll) } => Some((step.before.to_act()?, [roll].into_iter().collect())),
            _ => None,
        }
    }

    fn dice_rolled(step: &Step<Self>) -> Vec<Die> {
        match step.event {
            Event::Chance { chance: Chance::Die(number) } => vec![Die { sides: 6, number }],
            _ => Vec::new(),
        }
    }
}
