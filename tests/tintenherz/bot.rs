//! The strongest bot against exact search.

use heartbox::bots::{HIGHEST_LEVEL, Search, SelfPlaySeed, bot_event, playouts};
use heartbox::engine::{Known, Seat, Setup, Timeline, Turn};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::exact::Exact;
use super::*;

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
