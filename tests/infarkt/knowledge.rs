//! Sampling of hidden information: IN-12, IN-18, IN-36, IN-44.

use heartbox::engine::Known;
use heartbox::games::infarkt::{Deck, Design, State};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::table::*;
use crate::common::random::every_state;

/// The number of copies of a design in the hands, on the table and in the piles.
fn count(state: &State, card: Design) -> u32 {
    let count = |cards: &[Design]| cards.iter().filter(|other| **other == card).count() as u32;
    let open = state.market().count(card) + state.black_market().count(card) + state.in_pub().count(card);
    let hidden = state.offer().count(card) + state.put_aside().count(card) + state.in_piles(card);
    let drug = u32::from(state.market_drug() == Some(card));
    let players = state.seats().map(|seat| {
        u32::from(state.goods(seat).count(card) + state.drugs(seat).count(card)) + count(state.diary(seat))
    });
    u32::from(open + hidden) + drug + count(state.looking()) + players.sum::<u32>()
}

#[test]
fn what_was_seen_stays_and_what_was_not_is_sampled() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut plans, mut drugs, mut offers, mut tops, mut looks) = (0, 0, 0, 0, 0);
    every_state::<State>(3, |game| {
        let state = game.state();
        for seat in state.seats() {
            let known = Known::sample(state, seat, &mut rng);
            let all = Design::all();
            assert!(all.into_iter().all(|card| count(&known, card) == count(state, card)), "cards are conserved");
            for deck in [Deck::Goods, Deck::Drugs, Deck::Events] {
                assert_eq!(known.pile(deck), state.pile(deck), "the height of a pile is open");
            }
            for other in state.seats() {
                let viewer = Some(seat);
                assert_eq!(known.plan_seen_by(viewer, other), state.plan_seen_by(viewer, other));
                assert_eq!(known.has_planned(other), state.has_planned(other));
                assert_eq!(known.health_seen_by(viewer, other), state.health_seen_by(viewer, other));
                assert_eq!(known.drugs_seen_by(viewer, other), state.drugs_seen_by(viewer, other));
                plans += u32::from(known.plan(other) != state.plan(other));
                drugs += u32::from(known.drugs(other) != state.drugs(other));
            }
            assert_eq!(known.offer_seen_by(Some(seat)), state.offer_seen_by(Some(seat)));
            offers += u32::from(known.offer() != state.offer());
            tops += u32::from(known.top_of_goods() != state.top_of_goods());
            looks += u32::from(known.looking() != state.looking());
            assert_eq!(known.top_of_goods().is_some(), state.top_of_goods().is_some());
        }
    });
    for (what, sampled) in [("plans", plans), ("drugs", drugs), ("offers", offers), ("tops", tops), ("looks", looks)] {
        assert!(sampled > 0, "{what} were never sampled");
    }
}

/// The number of samples.
const DRAWS: u32 = 20_000;
/// The odds that any one of these comparisons fails by chance are below one in a million: there are fewer than 200, each with 2 exp(-x)
/// (Bernstein's inequality).
const X: f64 = 20.0;

/// The average of `count` over samples for this seat.
fn average(table: &Table, of: u8, count: impl Fn(&State) -> usize) -> f64 {
    let mut rng = ChaCha8Rng::seed_from_u64(u64::from(of));
    let all: usize = (0..DRAWS).map(|_| count(&Known::sample(&table.state, seat(of), &mut rng))).sum();
    all as f64 / f64::from(DRAWS)
}

/// The property holds with these odds.
fn assert_odds(table: &Table, of: u8, odds: f64, what: impl Fn(&State) -> bool) {
    let found = average(table, of, |state| usize::from(what(state)));
    let draws = f64::from(DRAWS);
    let bound = (2.0 * odds * (1.0 - odds) * X / draws).sqrt() + X / (3.0 * draws);
    assert!((found - odds).abs() <= bound, "seat {of}: {found}, but its odds are {odds}");
}

/// The property holds in every sample.
fn assert_certain(table: &Table, of: u8, what: impl Fn(&State) -> bool) {
    assert_odds(table, of, 1.0, what);
}

/// Seat 0 has kept two of three and left the crisps on top of three beer (IN-18).
fn crisps_on_top() -> Table {
    let pile = ["muesli", "tofu", "crisps", "beer", "beer", "beer"];
    let mut table = basic(3).owns(0, 9).owns(1, 9).owns(2, 9).draws(Deck::Goods, &pile).all_at("supermarket");
    table.play(act(0, json!({"shop": "c"}))).plays(["muesli", "tofu", "crisps"].map(draw));
    table
}

#[test]
fn in_18_only_who_looks_sees_the_three_cards() {
    let table = crisps_on_top();
    let looked_at = ["crisps", "muesli", "tofu"].map(card);
    assert_certain(&table, 0, |state| state.looking() == looked_at);
    for other in [1, 2] {
        // Three of six cards; all three beers with odds of 1 in 20.
        assert_odds(&table, other, 0.5, |state| state.looking().contains(&card("tofu")));
        assert_odds(&table, other, 0.05, |state| state.looking() == [card("beer"); 3]);
        assert_odds(&table, other, 0.05, |state| state.looking() == looked_at);
    }
}

#[test]
fn in_18_who_left_a_card_on_top_knows_it_until_it_is_drawn() {
    let mut table = crisps_on_top();
    table.play(act(0, json!({"keep": ["muesli", "tofu"]})));
    assert_eq!(table.state.top_of_goods(), Some(card("crisps")));
    assert_certain(&table, 0, |state| state.top_of_goods() == Some(card("crisps")));
    for other in [1, 2] {
        assert_odds(&table, other, 0.25, |state| state.top_of_goods() == Some(card("crisps")));
    }
    table.plays([leave(0), go(1, "supermarket"), act(1, json!({"shop": "a"})), draw("crisps")]);
    assert_eq!(table.state.top_of_goods(), None);
    (0..3).for_each(|of| assert_certain(&table, of, |state| state.top_of_goods().is_none()));
}

#[test]
fn in_18_who_knew_the_card_on_top_knows_that_it_is_among_the_next_three() {
    let mut table = crisps_on_top();
    table.play(act(0, json!({"keep": ["muesli", "tofu"]}))).plays([leave(0), go(1, "supermarket")]);
    table.play(act(1, json!({"shop": "c"}))).plays(["crisps", "beer", "beer"].map(draw));
    assert_certain(&table, 0, |state| state.looking().contains(&card("crisps")));
    assert_odds(&table, 2, 0.75, |state| state.looking().contains(&card("crisps")));

    // Everybody sees which cards are kept: a player who knew of the crisps knows whether they went back.
    let mut crisps_back = Table::from(table.state.clone());
    crisps_back.play(act(1, json!({"keep": ["beer", "beer"]})));
    for knowing in [0, 1] {
        assert_certain(&crisps_back, knowing, |state| state.top_of_goods() == Some(card("crisps")));
    }
    assert_odds(&crisps_back, 2, 0.5, |state| state.top_of_goods() == Some(card("crisps")));
    table.play(act(1, json!({"keep": ["beer", "crisps"]})));
    assert_certain(&table, 1, |state| state.top_of_goods() == Some(card("beer")));
}

#[test]
fn in_19_only_who_restocks_sees_both_drugs() {
    let drugs = ["aspirin", "statin", "insulin", "insulin"];
    let mut table = basic(3).owns(0, 9).draws(Deck::Drugs, &drugs).all_at("fleamarket");
    table.play(act(0, json!("restock"))).plays(["beer", "cola", "tofu", "aspirin", "statin"].map(draw));
    let both = ["aspirin", "statin"].map(card);
    assert_certain(&table, 0, |state| state.looking() == both);
    assert_odds(&table, 1, 1.0 / 6.0, |state| state.looking() == both);
    assert_odds(&table, 2, 1.0 / 6.0, |state| state.looking() == [card("insulin"); 2]);
}

#[test]
fn in_36_only_the_dead_see_what_they_prepare_and_take_out() {
    let events = ["christmas", "divorce", "good_news", "robbed", "sunburn", "tax_refund", "lottery_win", "promotion"];
    let fixture = empty(5, json!({"other_world": true})).dead(seat(3)).dead(seat(1)).draws(Deck::Events, &events);
    let mut table = Table::from(fixture.planning());
    for by in [0, 2, 4] {
        table.play(act(by, json!({"plan": ["office", "supermarket", "home"]})));
    }
    table.plays(["christmas", "divorce", "good_news", "robbed", "sunburn", "tax_refund"].map(draw));
    let prepared = |state: &State, id: &str| state.offer().count(card(id)) == 1;
    for dead in [1, 3] {
        assert_certain(&table, dead, |state| prepared(state, "divorce") && !prepared(state, "lottery_win"));
    }
    // Six of the eight events.
    for living in [0, 2, 4] {
        assert_odds(&table, living, 0.75, |state| prepared(state, "divorce"));
        assert_odds(&table, living, 0.75, |state| prepared(state, "lottery_win"));
    }
    table.plays([act(3, json!({"remove": "good_news"})), act(1, json!({"remove": "tax_refund"}))]);
    for dead in [1, 3] {
        assert_certain(&table, dead, |state| state.in_piles(card("good_news")) == 1);
        assert_certain(&table, dead, |state| !prepared(state, "good_news") && prepared(state, "divorce"));
    }
    // Four are prepared, two have been removed, and two are in the pile: for the living, any of the eight.
    for living in [0, 2, 4] {
        assert_odds(&table, living, 0.5, |state| prepared(state, "good_news"));
        assert_odds(&table, living, 0.5, |state| prepared(state, "divorce"));
    }
}

#[test]
fn in_12_the_plan_of_another_is_any_plan_and_the_own_one_is_known() {
    let mut table = Table::from(basic(3).planning());
    table.play(act(0, json!({"plan": ["office", "supermarket", "home"]})));
    let planned = table.state.plan(seat(0)).expect("it is set");
    assert_certain(&table, 0, |state| state.plan(seat(0)) == Some(planned));
    for other in [1, 2] {
        // Three of six places.
        assert_odds(&table, other, 1.0 / 20.0, |state| state.plan(seat(0)) == Some(planned));
        assert_odds(&table, other, 0.5, |state| state.plan(seat(0)).is_some_and(|plan| plan.contains(place("home"))));
    }
}
