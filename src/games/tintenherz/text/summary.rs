//! The summary of a finished game: places and highlights.

use super::{LogEntry, Words, points};
use crate::engine::{BySeat, Game, Seat};
use crate::games::seam::summary::{Highlight, Summary, most, places};
use crate::games::tintenherz::State;
use crate::i18n::{Lang, Names, number};

/// Minimum number of rolls before a player's dice can be the luckiest.
const LEAST_ROLLS: u32 = 5;

pub(super) fn of(state: &State, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
    let outcome = state.outcome()?;
    let (words, count) = (Words::of(lang), state.seats().len() as u8);
    let places = places(Seat::all(count), &outcome, |seat| state.score_now(seat));
    let winner = outcome.winners.iter().next()?;
    let behind: Vec<Seat> = places.iter().filter(|(place, _)| *place == 2).map(|(_, seat)| *seat).collect();
    let most_points = points(state.score_now(winner), lang);
    let how = match (outcome.winners.iter().count(), behind.first()) {
        (1, Some(second)) => {
            let others = names.list(behind.iter().copied(), lang);
            let score = state.score_now(*second);
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
        luckiest(state, log, count, words),
        most(words.most_taken(), &taken, |cards| cards.to_string()),
        most(words.most_passes(), &passed, |turns| turns.to_string()),
    ];
    Some(Summary { how, places, highlights: highlights.into_iter().flatten().collect() })
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
