//! The strongest bot against exact search, and reasons of bots.

use heartbox::bots::{HIGHEST_LEVEL, Search, SelfPlaySeed, bot_event, playouts, reason_for};
use heartbox::engine::{Event, Known, Seat, Setup, Timeline, Turn};
use heartbox::games::tintenherz::Reason;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::exact::Exact;
use super::*;
use crate::common::random::every_state;

/// The games from which positions are taken.
const GAMES: u64 = 30;
/// The number of cards in the pile with which positions are solved quickly.
const CARDS: u8 = 1;
/// A move within this difference of the best one counts as equally good.
const AS_GOOD: f64 = 0.01;
/// The greatest error of a move's estimated value.
const NEAR: f64 = 0.03;

/// The last decision of a game with more than one legal action.
fn late(number: u64) -> Option<State> {
    let setup = SelfPlaySeed::new(5, number).setup::<State>(2, &json!({}));
    let setup: Setup<State> = serde_json::from_value(setup).expect("a setup");
    let mut state = Timeline::new(setup).expect("a table").state().clone();
    let (mut rng, mut legal, mut late) = (ChaCha8Rng::seed_from_u64(number), Vec::new(), None);
    while let Some(event) = bot_event(&state, 2, &mut rng, &mut legal) {
        legal.clear();
        state.legal(&mut legal);
        if legal.len() > 1 && state.pile_count() <= CARDS {
            late = Some(state.clone());
        }
        state.apply(&event).expect("a bot plays by the rules");
    }
    late
}

#[test]
fn late_in_the_game_the_strongest_bot_finds_the_best_move_and_knows_what_it_brings() {
    let (mut good, mut all) = (0, 0);
    for state in (0..GAMES).filter_map(late) {
        let Turn::Decide(seat) = state.turn() else { panic!("a decision") };
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let known = Known::sample(&state, seat, &mut rng);
        let mut search = Search::new(known, playouts::<State>(HIGHEST_LEVEL), rng);
        while !search.step(u32::MAX) {}
        let found = search.candidates();
        let own = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
        let worth: Vec<_> =
            Exact::default().actions(&state).into_iter().map(|(action, value)| (action, own(value))).collect();
        assert_eq!(found.len(), worth.len(), "everything that is legal is judged");
        let exactly = |action: &Action| worth.iter().find(|(other, _)| other == action).expect("it is legal").1;
        let best = worth.iter().map(|(_, value)| *value).fold(0.0, f64::max);
        for one in &found {
            let exact = exactly(&one.action);
            assert!((one.share - exact).abs() < NEAR, "{one:?}, but exactly {exact}\n{state:?}");
        }
        all += 1;
        good += u32::from(exactly(&found[0].action) > best - AS_GOOD);
    }
    assert!(all > 20, "{all} positions");
    assert!(good * 100 >= all * 95, "{good} of {all} moves are the best or as good");
}

#[test]
fn it_is_decided_by_reckoning_for_every_number_of_players() {
    // The expectimax has a value for every action even before it has run; a search does not.
    for players in 2..=4 {
        let table = table(players).play([deal([5, -3, 1, 10]), roll(5, 5)]);
        let known = Known::sample(table.state(), Seat::FIRST, &mut ChaCha8Rng::seed_from_u64(1));
        let search = Search::new(known, playouts::<State>(HIGHEST_LEVEL), ChaCha8Rng::seed_from_u64(1));
        let found = search.candidates();
        assert_eq!(found.len(), 5, "two cards and three ways to roll again: {found:?}");
        assert!(found.iter().all(|one| one.visits > 0 && one.share > 0.0 && one.share < 1.0), "{found:?}");
    }
}

#[test]
fn points_are_a_reason_only_for_the_card_that_brings_the_most() {
    let mut reasons = 0;
    every_state::<State>(20, |game| {
        let state = game.state();
        let Turn::Decide(seat) = state.turn() else { return };
        let known = Known::sample(state, seat, &mut ChaCha8Rng::seed_from_u64(1));
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let points = |action: &Action| {
            let mut after = state.clone();
            after.apply(&Event::decision(seat, *action)).expect("a legal action");
            after.sums_now(seat).score() - state.sums_now(seat).score()
        };
        // An open hero counts nothing at the end, so it is judged by what it brings under the castle.
        let brings_points = |action: &&Action| matches!(action, Action::Take { card } if !card.is_hero());
        let most = legal.iter().filter(brings_points).map(points).max();
        for action in legal.iter().filter(brings_points) {
            if let Some(Reason::Points { by }) = reason_for(&known, action, &legal) {
                assert_eq!(Some(by), most, "{action:?} in {state:?}");
                reasons += 1;
            }
        }
    });
    assert!(reasons > 20, "{reasons} reasons");
}
