//! The pace of automatic events: short waiting times, even while cards are dealt.

use heartbox::bots::SelfPlaySeed;
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Dice, Seed, Timeline};
use heartbox::games::pace::{DEAL_STEPS, next_step};
use heartbox::games::{Asked, GameVisitor, IDS, TableGame, with_game};
use serde_json::json;

use crate::common::random::setup_of;

/// From Start to the first question, in milliseconds.
const FIRST_QUESTION: u32 = 2000;
/// The duration of a run of dealt cards, in milliseconds.
const DEAL: u32 = 1500;

struct Pace;

impl GameVisitor for Pace {
    type Output = ();

    fn visit<G: TableGame>(self) {
        for players in G::FACTS.seats.clone() {
            let mut longest = 0;
            for options in G::editions(players) {
                for seats in G::seatings(players) {
                    longest = longest.max(table::<G>(&options, &seats));
                }
            }
            println!("{} with {players}: {longest} ms from Start to the first question", G::FACTS.id);
        }
    }
}

/// Plays a while, with automatic events in their steps. Returns the time before the first question, in milliseconds.
fn table<G: TableGame>(options: &G::Options, seats: &[G::SeatRules]) -> u32 {
    let setup = setup_of::<G>(&SelfPlaySeed::new(1, 0), options, seats);
    let seed: Seed = serde_json::from_value(setup["seed"].clone()).expect("a seed");
    let dice = seed.dice();
    let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
    let mut game = Timeline::<G>::read(record).expect("a setup");
    let start = by_itself(&mut game, &dice);
    assert!(start <= FIRST_QUESTION, "{}: {start} ms before anybody is asked anything", G::FACTS.id);
    for turn in 1..60 {
        let mut whole = game.clone();
        SelfPlaySeed::new(1, turn).play_out(&mut whole, game.events().len() + 1);
        let Some(event) = whole.events().get(game.events().len()) else { break };
        game.play(event.clone()).expect("legal");
        by_itself(&mut game, &dice);
    }
    start
}

/// Runs automatic events until a player is asked, and returns the time that takes, in milliseconds.
fn by_itself<G: TableGame>(game: &mut Timeline<G>, dice: &Dice) -> u32 {
    let (mut time, mut deal, mut steps) = (0, 0, 0);
    while let Some(step) = next_step(game, &Asked::of(game.state()), dice) {
        assert!(!step.events.is_empty() && step.pause > 0, "{step:?}");
        let (before, now) = if step.deals { (deal, steps + 1) } else { (0, 0) };
        (deal, steps) = (if step.deals { before + step.pause } else { 0 }, now);
        assert!(deal <= DEAL && steps <= DEAL_STEPS, "{}: {steps} steps, {deal} ms of dealing", G::FACTS.id);
        time += step.pause;
        for event in step.events {
            // The step has the same events as single rolls.
            assert!(!event.is_chance() || game.roll(dice).as_ref() == Some(&event), "{event:?}");
            game.play(event).expect("what comes by itself is legal");
        }
    }
    time
}

#[test]
fn nobody_waits_for_what_comes_by_itself() {
    for id in IDS {
        with_game(id, Pace).expect("a row of the table");
    }
}
