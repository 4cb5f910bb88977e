//! The search of the bots, on trees with known exact values.

mod tree_game;

use heartbox::bots::{Candidate, HIGHEST_LEVEL, Search, bot_event};
use heartbox::engine::{EventOf, Known, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use tree_game::Tree::{self, Chance, Decide, Won};
use tree_game::{Branch, LEFT_OUT, State};

const ADA: Seat = Seat::FIRST;
const BO: Seat = Seat::new(1).expect("a seat");
const CY: Seat = Seat::new(2).expect("a seat");

/// Enough playouts for a tree of these tests.
const PLAYOUTS: u32 = 20_000;

fn won(seat: Seat) -> Tree {
    Won(vec![seat])
}

/// Ada wins `wins` times of `of`, else Bo.
fn lot(wins: u32, of: u32) -> Tree {
    Chance(vec![(wins, won(ADA)), (of - wins, won(BO))])
}

fn search(state: &State, seat: Seat, playouts: u32) -> Vec<Candidate<Branch>> {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut search = Search::new(Known::sample(state, seat, &mut rng), playouts, rng);
    while !search.step(64) {}
    search.candidates()
}

fn best(state: &State, seat: Seat) -> Branch {
    search(state, seat, PLAYOUTS)[0].action
}

/// The value of the best action is close to the exact one.
fn assert_share(found: &Candidate<Branch>, exact: f64) {
    // Some playouts go to other actions on the way, further down the tree.
    assert!((found.share - exact).abs() < 0.02, "{found:?}, but exactly {exact}");
}

#[test]
fn the_better_odds_are_chosen_and_their_value_is_found() {
    let found = search(&State::open(Decide(ADA, vec![lot(3, 6), lot(5, 6), lot(4, 6)])), ADA, PLAYOUTS);
    assert_eq!(found[0].action, 1);
    assert_share(&found[0], 5.0 / 6.0);
    assert_eq!(found.len(), 3, "every action is judged");
    assert!(found.iter().map(|one| one.visits).sum::<u32>() <= PLAYOUTS);
}

#[test]
fn the_answer_of_the_other_is_reckoned_with() {
    // The first looks better on average, but Bo chooses; the second is worth one half whatever Bo does.
    let trap = Decide(BO, vec![won(ADA), won(ADA), won(ADA), won(BO)]);
    let found = search(&State::open(Decide(ADA, vec![trap, lot(1, 2)])), ADA, PLAYOUTS);
    assert_eq!(found[0].action, 1);
    assert_share(&found[0], 0.5);
    let trapped = found.iter().find(|one| one.action == 0).expect("it was looked at");
    assert!(trapped.share < 0.1, "{trapped:?}");
}

#[test]
fn chance_between_two_decisions_is_weighed_and_answered() {
    // After the die Ada takes the branch that is better for her: (1/3 * 1) + (2/3 * 0.75) = 5/6, against 4/5 at once.
    let die = Chance(vec![(1, Decide(ADA, vec![won(BO), won(ADA)])), (2, Decide(ADA, vec![lot(1, 4), lot(3, 4)]))]);
    let found = search(&State::open(Decide(ADA, vec![lot(4, 5), die])), ADA, PLAYOUTS);
    assert_eq!(found[0].action, 1);
    assert_share(&found[0], 5.0 / 6.0);
}

#[test]
fn each_of_three_seats_wants_its_own_victory() {
    // Bo does not care whether Ada or Cy wins unless Bo can win: branch 0 lets Bo win, so Ada must not go there although Cy loses.
    let with_bo = Decide(BO, vec![won(CY), won(BO)]);
    let with_cy = Decide(CY, vec![won(BO), Chance(vec![(2, won(ADA)), (1, won(CY))])]);
    let found = search(&State::open(Decide(ADA, vec![with_bo, with_cy])), ADA, PLAYOUTS);
    assert_eq!(found[0].action, 1);
    assert_share(&found[0], 2.0 / 3.0);
}

#[test]
fn a_shared_victory_counts_in_parts() {
    let shared = Won(vec![ADA, BO]);
    assert_eq!(best(&State::open(Decide(ADA, vec![lot(1, 3), shared])), ADA), 1);
    let shared = Won(vec![ADA, BO]);
    assert_eq!(best(&State::open(Decide(ADA, vec![shared, lot(2, 3)])), ADA), 1);
}

/// The card is behind door 1 with probability 1/3, else behind door 2; branch 0 is to leave, which wins `leave` times of 10.
fn doors(leave: u32) -> Vec<(u32, Tree)> {
    let doors = |one: Seat, two: Seat| Decide(ADA, vec![lot(leave, 10), won(one), won(two)]);
    vec![(1, doors(ADA, BO)), (2, doors(BO, ADA))]
}

#[test]
fn what_is_hidden_is_weighed_whatever_is_real() {
    for world in 0..2 {
        let state = State::hidden(doors(6), world, None);
        let found = search(&state, ADA, PLAYOUTS);
        assert_eq!(found[0].action, 2, "world {world}");
        assert_share(&found[0], 2.0 / 3.0);
        assert_eq!(best(&State::hidden(doors(7), world, None), ADA), 0, "world {world}");
    }
}

#[test]
fn who_knows_what_is_hidden_uses_it() {
    for world in 0..2 {
        let state = State::hidden(doors(6), world, Some(ADA));
        let found = search(&state, ADA, PLAYOUTS);
        assert_eq!(found[0].action, world + 1);
        assert_share(&found[0], 1.0);
    }
}

#[test]
fn what_is_pointless_is_left_out_where_there_is_something_else() {
    let branches = (0..LEFT_OUT).map(|_| lot(1, 6)).chain([won(ADA)]).collect();
    let found = search(&State::open(Decide(ADA, branches)), ADA, PLAYOUTS);
    let left_out = found.iter().find(|one| one.action == LEFT_OUT).expect("it is listed");
    assert_eq!(left_out.visits, 0, "{found:?}");
    assert_ne!(found[0].action, LEFT_OUT);
}

#[test]
fn an_only_action_costs_no_playout() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let state = State::open(Decide(ADA, vec![lot(1, 2)]));
    let mut search = Search::new(Known::sample(&state, ADA, &mut rng), PLAYOUTS, rng);
    assert!(search.step(0));
    assert_eq!(search.candidates()[0].visits, 0);
}

#[test]
fn the_same_seed_finds_the_same_in_slices_of_any_size() {
    let state = State::hidden(doors(6), 0, None);
    let found = |slice: u32| {
        let rng = ChaCha8Rng::seed_from_u64(9);
        let mut search = Search::new(Known::sample(&state, ADA, &mut rng.clone()), 500, rng);
        while !search.step(slice) {}
        search.candidates()
    };
    assert_eq!(found(1), found(500));
    assert_eq!(found(7), found(500));
}

#[test]
fn the_levels_that_search_see_through_a_misleading_heuristic() {
    let state = State::open(Decide(ADA, vec![lot(1, 10), lot(9, 10)]));
    for level in 3..=HIGHEST_LEVEL {
        let event = bot_event(&state, level, &mut ChaCha8Rng::seed_from_u64(1), &mut Vec::new());
        assert_eq!(event, Some(EventOf::<State>::decision(ADA, 1)), "level {level}");
    }
    let sensible = bot_event(&state, 2, &mut ChaCha8Rng::seed_from_u64(1), &mut Vec::new());
    assert_eq!(sensible, Some(EventOf::<State>::decision(ADA, 0)));
}
