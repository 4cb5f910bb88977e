//! The other world: IN-36 and its fine print in IN-43.

use heartbox::games::infarkt::{Deck, Fixture};
use serde_json::{Value, json};

use super::table::*;

fn beyond(players: usize) -> Fixture {
    empty(players, json!({"other_world": true}))
}

fn remove(by: u8, card: &str) -> Value {
    act(by, json!({"remove": card}))
}

const PLAN: [&str; 3] = ["office", "supermarket", "home"];

#[test]
fn in_36_the_dead_take_events_out_of_the_next_offer() {
    let mut table = Table::from(beyond(5).dead(seat(3)).dead(seat(1)).planning());
    for by in [0, 2, 4] {
        table.play(plan(by, PLAN));
    }
    // After the last plan: one more than the living, and one for each of the dead.
    table.sees(json!({"phase": "hereafter", "to_act": 0, "offer": []}));
    let drawn = ["christmas", "divorce", "good_news", "robbed", "sunburn", "tax_refund"];
    for id in drawn {
        assert_eq!(table.state.draws_from(), Some(Deck::Events));
        table.refuses("IN-5", [go(0, "home"), remove(3, "divorce")]).play(draw(id));
    }
    // In the order of death.
    table.sees(json!({"phase": "hereafter", "to_act": 3, "offer": drawn, "place": null}));
    table.offers(json!(drawn.map(|id| json!({"remove": id}))));
    table.refuses(
        "IN-36",
        [remove(1, "divorce"), remove(3, "promotion"), take(3, "divorce"), go(0, "home"), draw("promotion")],
    );
    table.refuses("IN-23", [drug(3, "aspirin")]);
    table.play(remove(3, "good_news")).sees(json!({"to_act": 1})).play(remove(1, "tax_refund"));
    table.sees(json!({"phase": "actions", "to_act": 0, "offer": ["christmas", "divorce", "robbed", "sunburn"]}));
    assert_eq!(table.state.discards(Deck::Events), 2);
    // Hidden from the living until it is laid out.
    let seen = |table: &Table, viewer: Option<u8>| table.state.offer_seen_by(viewer.map(seat)).is_some();
    assert_eq!([None, Some(0), Some(3)].map(|viewer| seen(&table, viewer)), [false, false, true]);
    for by in [0, 2, 4] {
        PLAN.iter().for_each(|at| {
            table.plays([go(by, at), leave(by)]);
        });
    }
    // It is laid out as prepared, without a draw.
    table.sees(
        json!({"phase": "events", "round": 2, "to_act": 0, "offer": ["christmas", "divorce", "robbed", "sunburn"]}),
    );
    assert_eq!([None, Some(0), Some(3)].map(|viewer| seen(&table, viewer)), [true, true, true]);
    table.play(take(0, "divorce"));
}

#[test]
fn in_36_without_the_dead_or_the_option_nothing_is_prepared() {
    let mut alive = Table::from(beyond(3).planning());
    (0..3).for_each(|by| {
        alive.play(plan(by, PLAN));
    });
    alive.sees(json!({"phase": "actions", "to_act": 0}));
    let mut plain = Table::from(basic(4).dead(seat(3)).planning());
    (0..3).for_each(|by| {
        plain.play(plan(by, PLAN));
    });
    plain.sees(json!({"phase": "actions", "to_act": 0, "offer": []}));
}

/// IN-43: laid out as prepared, also if more players have died since; events left over are discarded.
#[test]
fn in_43_more_may_have_died_since() {
    let fixture = beyond(4).dead(seat(3)).feels(1, [0, 0, 0, 9, 0, 0]).owns(0, 1).owns(2, 1);
    let mut table = Table::from(fixture.planning());
    (0..3).for_each(|by| {
        table.play(plan(by, PLAN));
    });
    table.plays(["christmas", "divorce", "good_news", "robbed", "sunburn"].map(draw)).play(remove(3, "divorce"));
    for by in 0..3 {
        PLAN.iter().for_each(|at| {
            table.plays([go(by, at), leave(by)]);
        });
    }
    table.sees(json!({"phase": "events", "dead": [3, 1], "offer": ["christmas", "good_news", "robbed", "sunburn"]}));
    // From the next round on seat 1 takes part in it.
    table.plays([take(0, "good_news"), take(2, "christmas")]).sees(json!({"phase": "planning", "offer": []}));
    assert_eq!(table.state.discards(Deck::Events), 3);
    table.play(plan(2, PLAN)).play(plan(0, PLAN)).sees(json!({"phase": "hereafter", "to_act": 2, "beginner": 2}));
    table.plays(["christmas", "tax_refund", "promotion", "promotion", "x_ray"].map(draw)).sees(json!({"to_act": 3}));
    table.play(remove(3, "promotion")).sees(json!({"to_act": 1})).play(remove(1, "promotion"));
    table.sees(json!({"phase": "actions", "offer": ["christmas", "tax_refund", "x_ray"]}));
}
