//! How a game went: places, highlights, and the quantities of charts.

use super::log_entry::matches;
use super::{LogEntry, Words, points};
use crate::engine::{BySeat, Event, Game, Seat, Step};
use crate::games::seam::summary::{Highlight, Summary, most, places};
use crate::games::seam::{Die, Throw};
use crate::games::tintenherz::{Chance, State, Sums};
use crate::games::{Figure, GameSummary};
use crate::i18n::{Lang, Names, number};

/// Minimum number of rolls before a player's dice can be the luckiest.
const LEAST_ROLLS: u32 = 5;

impl GameSummary for State {
    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let (words, count) = (Words::of(lang), self.seats().len() as u8);
        let places = places(Seat::all(count), &outcome, |seat| self.score_now(seat));
        let winner = outcome.winners.iter().next()?;
        let behind: Vec<Seat> = places.iter().filter(|(place, _)| *place == 2).map(|(_, seat)| *seat).collect();
        let most_points = points(self.score_now(winner), lang);
        let how = match (outcome.winners.iter().count(), behind.first()) {
            (1, Some(second)) => {
                let others = names.list(behind.iter().copied(), lang);
                let score = self.score_now(*second);
                let fewer = words.points_won_with(&number(score), score.unsigned_abs());
                words.how(names.of(winner), &most_points, &others, &fewer)
            }
            _ => words.how_shared(&names.list(outcome.winners.iter(), lang), &most_points),
        };
        let taken = counted(log, count, |entry| match entry {
            LogEntry::Take { seat, from: Some(_), .. } => Some(*seat),
            _ => None,
        });
        let passed = counted(log, count, |entry| match entry {
            LogEntry::Pass { seat } => Some(*seat),
            _ => None,
        });
        let highlights = [
            luckiest(self, log, count, words),
            most(words.most_taken(), &taken, |cards| cards.to_string()),
            most(words.most_passes(), &passed, |turns| turns.to_string()),
        ];
        Some(Summary { how, places, highlights: highlights.into_iter().flatten().collect() })
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let words = Words::of(lang);
        let figure = |label, value: fn(Sums) -> i16| {
            let values = self.seats().map(|seat| value(self.sums_now(seat))).collect();
            Figure { label, values, thresholds: Vec::new() }
        };
        vec![
            figure(words.score(), Sums::score),
            figure(words.with_castle(), |sums| sums.with_castle),
            figure(words.without_castle(), |sums| sums.given_up),
        ]
    }

    fn dice_rolled(step: &Step<Self>) -> Vec<Die> {
        let Event::Chance { chance: Chance::Roll(dice) } = step.event else { return Vec::new() };
        let mut outcomes = Vec::new();
        step.before.chances(&mut outcomes);
        // A die that is kept is the same in every outcome.
        let is_rolled = |which: usize, number: u8| {
            outcomes
                .iter()
                .any(|(outcome, _)| matches!(outcome, Chance::Roll(dice) if dice.get(which) != Some(&number)))
        };
        let rolled = dice.into_iter().enumerate().filter(|(which, number)| is_rolled(*which, *number));
        rolled.map(|(_, number)| Die { sides: 6, number }).collect()
    }

    fn matched(step: &Step<Self>) -> Option<Throw> {
        let Event::Chance { chance: Chance::Roll(dice) } = step.event else { return None };
        let mut outcomes = Vec::new();
        step.before.chances(&mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let good = outcomes.iter().filter(|(outcome, _)| match outcome {
            Chance::Roll(dice) => matches(&step.before, *dice),
            _ => false,
        });
        let good: u32 = good.map(|(_, weight)| weight).sum();
        let chance = f64::from(good) / f64::from(all.max(1));
        Some(Throw { seat: step.before.to_act()?, matches: matches(&step.before, dice), chance })
    }
}

fn counted(log: &[LogEntry], count: u8, whose: impl Fn(&LogEntry) -> Option<Seat>) -> BySeat<u32> {
    let mut counts = BySeat::new(count, |_| 0);
    for seat in log.iter().filter_map(whose) {
        counts[seat] += 1;
    }
    counts
}

/// The player whose rolls most often matched a card, in hundredths: high dice are no advantage, since each number has its card. Only one who
/// has made points of it.
fn luckiest(state: &State, log: &[LogEntry], count: u8, words: Words) -> Option<Highlight> {
    let rolled = counted(log, count, |entry| match entry {
        LogEntry::Roll { seat, .. } => Some(*seat),
        _ => None,
    });
    let matched = counted(log, count, |entry| match entry {
        LogEntry::Roll { seat, matches: true, .. } => Some(*seat),
        _ => None,
    });
    let share = |seat| match rolled[seat] >= LEAST_ROLLS && state.score_now(seat) > 0 {
        true => 100 * matched[seat] / rolled[seat],
        false => 0,
    };
    most(words.luckiest_dice(), &BySeat::new(count, share), |percent| words.percent(percent))
}
