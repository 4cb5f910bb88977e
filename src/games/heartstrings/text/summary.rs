//! How a game went: places, highlights, and the quantities of charts.

use std::slice;

use arrayvec::ArrayVec;

use super::{Clause, LogEntry, Words};
use crate::engine::{BySeat, Event, Game, Seat, Seats, Step};
use crate::games::heartstrings::{Chance, State};
use crate::games::seam::Die;
use crate::games::seam::summary::{Highlight, Summary, average, most, places};
use crate::games::{Figure, GameSummary, MOST_DICE};
use crate::i18n::{Lang, Names};

/// Minimum number of combat rolls before a seat's dice can be the luckiest.
const LEAST_ROLLS: usize = 3;

impl GameSummary for State {
    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let (words, count) = (Words::of(lang), self.seats().len() as u8);
        let winner = outcome.winners.iter().next()?;
        let beads = words.beads(self.beads(winner));
        // A player who goes out later ranks above one who went out before.
        let outs: Vec<Seat> = log.iter().flat_map(outs).collect();
        let highlights = [
            heaviest(log, words.heaviest_blow()),
            luckiest(log, count, lang),
            most(words.most_fights_won(), &fights_won(log, count), |fights| fights.to_string()),
        ];
        Some(Summary {
            how: words.how(names.of(winner), &beads),
            places: places(Seat::all(count), &outcome, |seat| outs.iter().position(|out| *out == seat)),
            highlights: highlights.into_iter().flatten().collect(),
        })
    }

    fn is_out(&self, seat: Seat) -> bool {
        State::is_out(self, seat)
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let beads = self.seats().map(|seat| self.beads(seat).into()).collect();
        vec![Figure { label: Words::of(lang).beads_over_game(), values: beads, thresholds: Vec::new() }]
    }

    fn rolled(step: &Step<Self>) -> Option<(Seat, ArrayVec<u8, MOST_DICE>)> {
        match step.event {
            Event::Chance { chance: Chance::Attack(roll) | Chance::Defend(roll) } => {
                Some((step.before.to_act()?, [roll].into_iter().collect()))
            }
            _ => None,
        }
    }

    fn dice_rolled(step: &Step<Self>) -> Vec<Die> {
        let Event::Chance { chance } = &step.event else { return Vec::new() };
        let (sides, numbers) = match chance {
            Chance::Order(rolls) => (12, rolls.as_slice()),
            Chance::Room(roll) => (12, slice::from_ref(roll)),
            Chance::Attack(roll) | Chance::Defend(roll) => (6, slice::from_ref(roll)),
        };
        numbers.iter().map(|number| Die { sides, number: *number }).collect()
    }
}

fn outs(entry: &LogEntry) -> Vec<Seat> {
    let LogEntry::Defence { blow, .. } = entry else { return Vec::new() };
    let out = |clause| if let Clause::Out { seat } = clause { Some(seat) } else { None };
    blow.clauses().filter_map(out).collect()
}

/// The highest damage, and the seat that dealt it.
fn heaviest(log: &[LogEntry], title: &'static str) -> Option<Highlight> {
    let blows = log.iter().filter_map(|entry| match entry {
        LogEntry::Defence { attacker, defender, blow, .. } => {
            Some((blow.damage, if blow.loser == *attacker { *defender } else { *attacker }))
        }
        _ => None,
    });
    let blows: Vec<_> = blows.collect();
    let damage = blows.iter().map(|(damage, _)| *damage).max().filter(|damage| *damage > 0)?;
    let seats: Seats = blows.iter().filter(|(other, _)| *other == damage).map(|(_, seat)| *seat).collect();
    let seats = seats.iter().collect();
    Some(Highlight { title, seats, value: damage.to_string() })
}

/// The seat with the highest average of combat rolls.
fn luckiest(log: &[LogEntry], count: u8, lang: Lang) -> Option<Highlight> {
    let mut rolls = BySeat::new(count, |_| Vec::new());
    for entry in log {
        match entry {
            LogEntry::Attack { seat, throw } => rolls[*seat].push(throw.roll),
            LogEntry::Defence { defender, blow, .. } => rolls[*defender].push(blow.defence.roll),
            _ => {}
        }
    }
    let tenths = rolls.map(|_, rolls| average(rolls, LEAST_ROLLS).unwrap_or(0));
    let words = Words::of(lang);
    most(words.luckiest_die(), &tenths, |tenths| words.average(&lang.tenths(tenths)))
}

fn fights_won(log: &[LogEntry], count: u8) -> BySeat<u32> {
    let mut won = BySeat::new(count, |_| 0);
    for entry in log {
        let LogEntry::Defence { blow, .. } = entry else { continue };
        for clause in blow.clauses() {
            if let Clause::Taken { attacker: seat } | Clause::Held { defender: seat } = clause {
                won[seat] += 1;
            }
        }
    }
    won
}
