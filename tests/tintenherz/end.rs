//! The end of the game, and invariants of every game (TH-16 to TH-19).

use heartbox::bots::random_event;
use heartbox::engine::{Event, Game, Outcome, Seat, Turn};
use heartbox::games::tintenherz::{Action, CardSet, Hearts, State};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::table::*;

#[test]
fn th_16_the_thirteenth_card_from_the_middle_ends_the_game() {
    let last = table(2).rush(VILLAINS_FIRST).shows(json!({"to_act": 0, "pile": 0, "middle": [7, 8, 9, 10]}));
    // A card of another player leaves no gap, so the game goes on with an empty pile.
    last.clone().steals(2).steals(5).shows(json!({"to_act": 0, "scores": null}));
    // A hero as the last card is worth nothing.
    let over = last.play([roll(6, 1), take(0, 7)]).shows(json!({"to_act": null, "middle": [], "pile": 0, "dice": null,
        "rerolled": false, "open": [[], []], "castle": [[-5, -3, -1], [-6, -4, -2]], "sums": [[-36, 0], [-48, 0]],
        "scores": [0, 0], "winners": [0, 1]}));
    assert_eq!(over.state().turn(), Turn::Over);
    assert_eq!(over.state().removed().len(), 10);
    over.offers(json!([]))
        .refuses("TH-16", take(1, 8))
        .refuses("TH-16", pass(0))
        .refuses("TH-16", roll(1, 1))
        .refuses("TH-16", draw(8))
        .refuses("TH-16", deal([1, 2, 3, 4]));
    // A villain as the last card counts; after the second roll there was no alternative.
    table(2)
        .rush(HEROES_FIRST)
        .play([roll(6, 6), reroll(0, true, true), roll(3, 6), take(0, -3)])
        .shows(json!({"castle": [[-3, -1], [-2]], "sums": [[-12, 0], [-4, 0]], "to_act": null, "rerolled": false}));
}

/// The worked example: secured 6 and 4 and Capricorn for seat 0; the last card goes to seat 1.
#[test]
fn th_17_the_sum_times_the_hearts() {
    let before = table(2).play([deal([6, 4, -6, 1])]).wins(6, 2).wins(1, 3).secures(6).wins(2, 5).wins(4, 7).wins(3, 8);
    let before =
        before.secures(4).wins(5, 9).wins(-6, 10).wins(7, -1).wins(8, -2).wins(9, -3).wins(10, -4).wins(-1, -5);
    let sums = before.state().sums_now(Seat::FIRST);
    assert_eq!((sums.with_castle, sums.given_up, sums.score(), sums.gives_up()), (8, 0, 8, false));
    assert_eq!(before.state().hearts_with_castle(Seat::FIRST), 2);
    let over = before.steals(5).play([roll(2, 6), take(1, -2)]).shows(json!({
        "castle": [[-6, 4, 6], [-2, -1]], "sums": [[8, 0], [-9, 0]], "scores": [8, 0], "winners": [0]}));
    assert_eq!(over.0.record()["result"], json!({"winners": [0]}));
}

#[test]
fn th_18_the_castle_can_be_given_up() {
    let play = |table: Table| {
        let table = table.play([deal([3, 2, -6, 1])]).wins(3, 4).wins(1, 5).secures(3).secures(1).wins(2, 6).wins(4, 7);
        let table = table.secures(2).secures(4).wins(-6, 8).wins(5, 9).wins(6, 10).wins(7, -1).wins(8, -2).wins(9, -3);
        table.wins(10, -4).wins(-1, -5).steals(5).play([roll(2, 6), take(1, -2)])
    };
    // Without a heart on a hero the multiplier is 0.
    let plain = play(table(2)).shows(json!({"castle": [[-6, 2, 3], [-2, -1, 1, 4]]}));
    plain.shows(json!({"sums": [[-2, 0], [6, 0]], "scores": [0, 6], "winners": [1]}));
    // The humble heroes have hearts of their own: the villain is better left behind. The castle keeps its cards.
    play(humble(2)).shows(json!({"castle": [[-6, 2, 3], [-2, -1, 1, 4]], "sums": [[-4, 10], [8, 5]],
        "scores": [10, 8], "winners": [0]}));
}

#[test]
fn th_19_the_highest_score_wins_and_equal_scores_share() {
    let three =
        table(3).play([deal([9, 8, 7, 1])]).wins(9, 10).wins(8, -1).wins(7, -2).secures(9).secures(8).secures(7);
    let three = three.wins(1, -3).wins(-1, -4).wins(10, 2).wins(2, 3).wins(3, 4).wins(4, 5).wins(5, 6).wins(6, -5);
    let three = three.steals(3).steals(10).wins(-2, -6).play([roll(3, 3), take(2, -3)]);
    three.shows(json!({"sums": [[9, 0], [15, 0], [8, 0]], "scores": [9, 15, 8], "winners": [1]}));
    table(4)
        .rush(HEROES_FIRST)
        .play([roll(3, 3), take(0, -3)])
        .shows(json!({"scores": [0, 0, 0, 0], "winners": [0, 1, 2, 3]}));
}

/// An independent implementation of TH-17 to TH-19, from the table of values alone: the better sum of a castle.
fn score(castle: &[i16], hearts: Hearts) -> i16 {
    let heart = |value: i16| i16::from(value < 0 || (hearts == Hearts::Humble && value <= 3));
    let (mut sum, mut multiplier, mut heroes, mut of_heroes) = (0, 1, 0, 0);
    for &value in castle {
        sum += value;
        multiplier += heart(value);
        if value > 0 {
            heroes += value;
            of_heroes += heart(value);
        }
    }
    (sum * multiplier).max(heroes * of_heroes)
}

/// Every card is in exactly one place (TH-1).
fn conserved(state: &State) {
    let hands = state.seats().flat_map(|seat| [state.open(seat), state.castle(seat)]);
    let places = [state.pile(), state.middle(), state.removed()].into_iter().chain(hands);
    let (all, count) = places.fold((CardSet::EMPTY, 0), |(all, count), cards| (all | cards, count + cards.len()));
    assert_eq!((all, count), (CardSet::ALL, 16), "{state:?}");
}

#[test]
fn th_16_to_th_19_hold_in_random_games() {
    let mut legal = Vec::new();
    for (seed, (players, hearts)) in (0..3000).zip((2..=4).flat_map(|n| Hearts::ALL.map(|h| (n, h))).cycle()) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = if hearts == Hearts::Humble { humble(players) } else { table(players) }.state().clone();
        let mut from_middle = 0;
        for event in 0.. {
            assert!(event < 20_000, "game {seed} does not end");
            let Some(event) = random_event(&state, &mut rng, &mut legal) else { break };
            if let Event::Decision { action: Action::Take { card }, .. } = event {
                from_middle += u8::from(state.middle().contains(card));
            }
            state.apply(&event).expect("what is legal is accepted");
            conserved(&state);
            let castles_only = state.turn() == Turn::Over;
            assert_eq!(from_middle == 13, castles_only, "{state:?}");
            assert!(!castles_only || state.seats().all(|seat| state.open(seat).is_empty()));
        }
        let castles = state.seats().map(|seat| state.castle(seat).iter().map(|card| card.value().into()).collect());
        let scores: Vec<i16> = castles.map(|castle: Vec<i16>| score(&castle, hearts)).collect();
        let winners: Vec<Seat> =
            state.seats().filter(|seat| Some(&scores[seat.index()]) == scores.iter().max()).collect();
        let trace = json!(state.trace());
        assert_eq!(trace["scores"], json!(scores), "{trace}");
        assert_eq!(trace["winners"], json!(winners), "{trace}");
        assert_eq!(state.outcome(), Some(Outcome { winners: winners.into_iter().collect() }));
    }
}
