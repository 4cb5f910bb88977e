//! The summary of a finished game: places and highlights.

use super::{LogEntry, sentences, words};
use crate::engine::{BySeat, Game, Seat};
use crate::games::seam::summary::{Highlight, Summary, most, places};
use crate::games::tintenherz::State;
use crate::i18n::{Forms, Lang, Names, fill};

/// Minimum number of rolls before a player's dice can be the luckiest.
const LEAST_ROLLS: u32 = 3;

pub(super) fn of(state: &State, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
    let outcome = state.outcome()?;
    let (words, count) = (words(lang), state.seats().len() as u8);
    let counted_points = |score: i16, forms: Forms| {
        let sign = if score < 0 { "−" } else { "" };
        format!("{sign}{}", lang.count(u32::from(score.unsigned_abs()), forms))
    };
    let places = places(Seat::all(count), &outcome, |seat| state.score_now(seat));
    let winner = outcome.winners.iter().next()?;
    let behind: Vec<Seat> = places.iter().filter(|(place, _)| *place == 2).map(|(_, seat)| *seat).collect();
    let score = counted_points(state.score_now(winner), words.points);
    let how = match (outcome.winners.iter().count(), behind.first()) {
        (1, Some(second)) => {
            let others = names.list(behind.iter().copied(), lang);
            let with = counted_points(state.score_now(*second), sentences(lang).won_with);
            fill(words.how[0], &[names.of(winner), &score, &others, &with])
        }
        _ => fill(words.how[1], &[&names.list(outcome.winners.iter(), lang), &score]),
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
        luckiest(log, count, words.highlights[0], lang),
        most(words.highlights[1], &taken, |cards| cards.to_string()),
        most(words.highlights[2], &passed, |turns| turns.to_string()),
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

/// The player whose rolls most often matched a card, in hundredths: high dice are no advantage, since each number has its card.
fn luckiest(log: &[LogEntry], count: u8, title: &'static str, lang: Lang) -> Option<Highlight> {
    let rolled = counted(log, count, |entry| match entry {
        LogEntry::Roll { seat, .. } => Some(*seat),
        _ => None,
    });
    let matched = counted(log, count, |entry| match entry {
        LogEntry::Roll { seat, matches: true, .. } => Some(*seat),
        _ => None,
    });
    let share = |seat| if rolled[seat] < LEAST_ROLLS { 0 } else { 100 * matched[seat] / rolled[seat] };
    most(title, &BySeat::new(count, share), |percent| fill(words(lang).percent, &[&percent.to_string()]))
}
