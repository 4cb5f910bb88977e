//! How a game went: places, highlights, and the quantities of charts.

use super::{ChangePart, Clause, Headline, LogEntry, Words, cards, ending, last_words};
use crate::engine::{BySeat, Game, Seat};
use crate::games::infarkt::{Action, Death, GRAVE, Indicator, State};
use crate::games::seam::summary::{Highlight, Summary, most, places};
use crate::games::{Figure, GameSummary};
use crate::i18n::{Lang, Names};

/// The greatest number of highlights.
const HIGHLIGHTS: usize = 3;

impl GameSummary for State {
    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let words = Words::of(lang);
        let (winners, count) = (names.list(outcome.winners.iter(), lang), outcome.winners.len() as u32);
        let how = match self.living_count() {
            0 => words.how_dead(&winners, self.round(), count),
            _ => words.how_alive(&winners, self.round(), count),
        };
        let death = |title, death: &Death| Highlight {
            title,
            seats: vec![death.seat],
            // How it came is said beside the name, in the table of the scores.
            value: words.highlight_in_round(death.round),
        };
        // The death of a winner does not count as the first death.
        let first = self.dead().first().filter(|death| !outcome.winners.contains(death.seat));
        let party = self.dead().iter().rev().find(|death| death.cause.is_party());
        let diaries = BySeat::new(self.seats().len() as u8, |seat| self.diary(seat).len() as u32);
        let highlights = [
            first.map(|first| death(words.highlight_first_death(), first)),
            party.filter(|party| Some(*party) != first).map(|party| death(words.highlight_party_death(), party)),
            longest_evening(log).map(|(host, points)| Highlight {
                title: words.highlight_longest_evening(),
                seats: vec![host],
                value: words.points(points),
            }),
            most(words.highlight_fullest_diary(), &diaries, |events| events.to_string()),
        ];
        let lived = |seat| self.dead().iter().find(|death| death.seat == seat).map_or(u16::MAX, |death| death.round);
        Some(Summary {
            how,
            places: places(self.seats(), &outcome, lived),
            highlights: highlights.into_iter().flatten().take(HIGHLIGHTS).collect(),
        })
    }

    fn obituary(&self, seat: Seat, lang: Lang, names: &Names) -> Vec<String> {
        let Some(death) = self.dead().iter().find(|death| death.seat == seat) else { return Vec::new() };
        let words = death.cause.card().or_else(|| self.diary(seat).last().copied());
        // The line that is already quoted as the last words is not quoted a second time.
        let line = self.diary(seat).iter().rev().find(|card| Some(**card) != words);
        let line = line.map(|card| Words::of(lang).diary_line(cards::name(*card, lang), cards::flavour(*card, lang)));
        let end = ending(death, self.health(seat), lang, names);
        [Some(end), words.map(|card| last_words(card, lang)), line].into_iter().flatten().collect()
    }

    fn is_out(&self, seat: Seat) -> bool {
        !self.is_alive(seat)
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
}

/// The party or night out that worsened the indicators of all its guests most: its host, and the points together.
fn longest_evening(log: &[LogEntry]) -> Option<(Seat, u32)> {
    let mut evenings: Vec<(Seat, u32)> = Vec::new();
    for entry in log {
        if let Some((host, Headline::Party { .. } | Headline::Open(Action::Party(_) | Action::Invite(_)))) =
            entry.headline
        {
            evenings.push((host, 0));
        }
        let changes = entry.clauses.iter().filter_map(|clause| match clause {
            Clause::Change { cause, parts, .. } if cause.is_party() => Some(parts),
            _ => None,
        });
        let worse = changes.flatten().map(|part| match part {
            ChangePart::Indicator(_, by) => u32::try_from(*by).unwrap_or(0),
            _ => 0,
        });
        if let Some((_, points)) = evenings.last_mut() {
            *points += worse.sum::<u32>();
        }
    }
    // The first of several.
    evenings.into_iter().rev().max_by_key(|(_, points)| *points).filter(|(_, points)| *points > 0)
}
