//! How a game ended, and what stands out.

use super::{LogEntry, words};
use crate::engine::{BySeat, Game, Seat};
use crate::games::summary::{Highlight, Summary, average, decimal, most, places};
use crate::games::tintenherz::State;
use crate::i18n::{Lang, Names, fill};

/// Rolls before anybody's dice are called lucky.
const LEAST_ROLLS: usize = 3;

pub(super) fn of(state: &State, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
    let outcome = state.outcome()?;
    let (words, count) = (words(lang), state.seats().len() as u8);
    let points = |score: i16| {
        let sign = if score < 0 { "−" } else { "" };
        format!("{sign}{}", lang.count(u32::from(score.unsigned_abs()), words.points))
    };
    let places = places(Seat::all(count), &outcome, |seat| state.score_now(seat));
    let winner = outcome.winners.iter().next()?;
    let behind: Vec<Seat> = places.iter().filter(|(place, _)| *place == 2).map(|(_, seat)| *seat).collect();
    let score = points(state.score_now(winner));
    let how = match (outcome.winners.iter().count(), behind.first()) {
        (1, Some(second)) => {
            let others = names.list(behind.iter().copied(), lang);
            fill(words.how[0], &[names.of(winner), &score, &others, &points(state.score_now(*second))])
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

/// Whose two dice showed the most together, on an average.
fn luckiest(log: &[LogEntry], count: u8, title: &'static str, lang: Lang) -> Option<Highlight> {
    let mut rolls = BySeat::new(count, |_| Vec::new());
    for entry in log {
        if let LogEntry::Roll { seat, dice: [one, other], .. } = entry {
            rolls[*seat].push(one + other);
        }
    }
    let tenths = rolls.map(|_, rolls| average(rolls, LEAST_ROLLS).unwrap_or(0));
    most(title, &tenths, |tenths| format!("⌀\u{a0}{}", decimal(tenths, lang)))
}
