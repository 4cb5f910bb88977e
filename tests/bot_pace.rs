//! The pace of bots: how long people wait for them.

use std::collections::BTreeSet;

use heartbox::engine::Seat;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::table::{AnyTable, FastForwardTo};

use crate::common::driven::{Driven, NORMAL};

/// Number of rounds that are measured in each of [`GAMES`] games.
const ROUNDS: usize = 10;
const GAMES: u64 = 3;
/// Maximum time between two own turns, against three bots of level 3 at normal pace, in milliseconds: the median and the longest.
const MEDIAN: u64 = 10_000;
const LONGEST: u64 = 15_000;

/// The times in which a person waits for three bots, or for as many as the game has seats for, in milliseconds: each of them has played.
struct Waits;

impl GameVisitor for Waits {
    type Output = Vec<u64>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let bots = usize::from(*G::FACTS.seats.end() - 1).min(3);
        let levels: Vec<_> = std::iter::once(None).chain(vec![Some(3); bots]).collect();
        let mut waits = Vec::new();
        for number in 1..=GAMES {
            let mut driven = Driven::<G>::at_tempo(NORMAL, &levels, number);
            let rounds = waits.len() + ROUNDS;
            driven.rest(usize::MAX);
            while waits.len() < rounds && !driven.table.is_over() {
                let time = driven.time;
                driven.play_as(2);
                let mut acted = BTreeSet::new();
                while {
                    acted.extend(driven.table.state().active_seat().filter(|seat| *seat != Seat::FIRST));
                    driven.ahead() != Some(FastForwardTo::End) && driven.go_on()
                } {}
                if driven.ahead() == Some(FastForwardTo::End) {
                    break;
                }
                if acted.len() == bots {
                    waits.push(driven.time - time);
                }
            }
        }
        waits
    }
}

#[test]
fn nobody_waits_long_for_bots() {
    for id in IDS {
        let mut waits = with_game(id, Waits).expect("a game of the registry");
        waits.sort_unstable();
        let (median, longest) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        println!("{id}: {median} ms between two own turns (median of {}), {longest} ms at most", waits.len());
        assert!(waits.len() >= ROUNDS && median <= MEDIAN && longest <= LONGEST, "{id}: {waits:?}");
    }
}
