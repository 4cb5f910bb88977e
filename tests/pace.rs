//! What comes by itself comes soon: nobody waits for cards that are dealt.

use heartbox::bots::SelfPlaySeed;
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Dice, Seed, Timeline};
use heartbox::games::pace::{DEAL_STEPS, next_step};
use heartbox::games::{GameScene, GameVisitor, IDS, with_game};
use serde_json::json;

/// From Start to the first question, in milliseconds.
const FIRST_QUESTION: u32 = 2000;
/// A run of cards that are dealt, in milliseconds.
const DEAL: u32 = 1500;

struct Pace;

impl GameVisitor for Pace {
    type Output = ();

    fn visit<G: GameScene>(self) {
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

/// Plays a while; whatever comes by itself is taken in its steps. Hands over how long that takes before the first question, in
/// milliseconds.
fn table<G: GameScene>(options: &G::Options, seats: &[G::SeatRules]) -> u32 {
    let setup = SelfPlaySeed::new(1, 0).setup_of::<G>(options, seats);
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

/// Goes on to where somebody is asked, and hands over how long that takes, in milliseconds.
fn by_itself<G: GameScene>(game: &mut Timeline<G>, dice: &Dice) -> u32 {
    let (mut time, mut deal, mut steps) = (0, 0, 0);
    while let Some(step) = next_step(game, dice) {
        assert!(!step.events.is_empty() && step.pause > 0, "{step:?}");
        let (before, now) = if step.deals { (deal, steps + 1) } else { (0, 0) };
        (deal, steps) = (if step.deals { before + step.pause } else { 0 }, now);
        assert!(deal <= DEAL && steps <= DEAL_STEPS, "{}: {steps} steps, {deal} ms of dealing", G::FACTS.id);
        time += step.pause;
        for event in step.events {
            // The same as one by one.
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
