//! Nightlife: IN-32 and its fine print in IN-42.

use heartbox::games::infarkt::{CardTable, Deck, Design};
use serde_json::{Value, json};

use super::table::*;

fn invite(by: u8, guest: u8) -> Value {
    act(by, json!({"invite": guest}))
}

#[test]
fn in_32_smoke_for_both_and_something_unhealthy_for_the_guest() {
    let mut table = with(4, &["nightlife"]).owns(0, 2).all_at("nightlife");
    table.offers(json!([{"invite": 1}, {"invite": 2}, {"invite": 3}, "leave"]));
    table.play(invite(0, 2)).player(0, json!({"euro": 1})).feels(0, [0, 0, 0, 0, 0, 1]).feels(2, [0, 0, 0, 0, 0, 1]);
    // The player whose turn it is, while chance is awaited.
    table.sees(json!({"phase": "actions", "to_act": 0, "place": "nightlife", "looking": []}));
    table.refuses("IN-5", [leave(0), draw("aspirin")]);
    // No healthy cards, and no tobacco.
    table.plays([draw("tofu"), draw("cigar"), draw("juice")]).feels(2, [0, 0, 0, 0, 0, 1]);
    assert_eq!(table.state.discards(Deck::Goods), 0, "not yet");
    table.play(draw("burger")).feels(2, [1, 1, 1, 0, 0, 1]).feels(0, [0, 0, 0, 0, 0, 1]);
    assert_eq!(table.state.discards(Deck::Goods), 4);
    table.refuses("IN-32", [invite(0, 1)]).offers(json!(["leave"]));
}

#[test]
fn in_32_any_living_player_but_oneself() {
    let mut table = with(4, &["nightlife"]).owns(0, 2).dead(seat(1)).all_at("nightlife");
    table.refuses("IN-32", [invite(0, 0), invite(0, 1), invite(0, 4), invite(0, 7)]);
    table.offers(json!([{"invite": 2}, {"invite": 3}, "leave"]));
}

#[test]
fn in_32_each_effect_can_be_answered() {
    let mut table = with(3, &["nightlife"])
        .owns(0, 1)
        .has(0, &["aspirin"])
        .has(1, &["chemotherapy", "statin"])
        .feels(1, [0, 0, 0, 0, 0, 4])
        .all_at("nightlife");
    // The host smokes first (IN-42); the price is paid already (IN-41).
    table.play(invite(0, 1)).asks(0, json!({"canc": 1})).player(0, json!({"euro": 0}));
    table.play(accept(0)).asks(1, json!({"canc": 1})).plays([drug(1, "chemotherapy"), accept(1)]);
    table.feels(1, [0, 0, 0, 0, 0, 2]).plays([draw("tofu"), draw("fried_cheese")]).asks(1, json!({"chol": 2}));
    table.play(accept(1)).feels(1, [2, 0, 0, 0, 0, 2]).sees(json!({"phase": "actions", "to_act": 0}));
}

#[test]
fn in_32_through_a_reshuffle() {
    let mut table = with(3, &["nightlife"]).owns(0, 1).draws(Deck::Goods, &["tofu", "cigar"]).all_at("nightlife");
    let before = table.state.discards(Deck::Goods);
    table.plays([invite(0, 1), draw("cigar"), draw("tofu")]);
    // The pile is refilled without the cards drawn for the guest.
    assert_eq!((table.state.pile(Deck::Goods), table.state.discards(Deck::Goods)), (before, 0));
    table.play(draw("tofu")).play(draw("beer"));
    assert_eq!((table.state.pile(Deck::Goods), table.state.discards(Deck::Goods)), (before - 2, 4));
    table.feels(1, [0, 0, 1, 0, 0, 1]);
}

#[test]
fn in_32_if_there_is_nothing_unhealthy_nothing_is_eaten() {
    // Seat 2 holds all unhealthy cards.
    let red = |card: &Design| card.is_unhealthy();
    let all = Design::all().filter(red);
    let all = all.flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies(CardTable::First))));
    let mut table =
        with(3, &["nightlife"]).owns(0, 1).hand(seat(2), all).draws(Deck::Goods, &["tofu"]).all_at("nightlife");
    let rest = table.state.discards(Deck::Goods);
    table.plays([invite(0, 1), draw("tofu")]);
    assert_eq!(table.state.pile(Deck::Goods), rest);
    let mut rng = <rand_chacha::ChaCha8Rng as rand::SeedableRng>::from_seed([2; 32]);
    let mut drawn = 0;
    while table.state.draws_from().is_some() {
        let chance = heartbox::engine::Game::sample(&table.state, &mut rng).expect("a card");
        table.play(json!({"chance": chance}));
        drawn += 1;
    }
    assert_eq!(drawn, rest);
    table.feels(1, [0, 0, 0, 0, 0, 1]).sees(json!({"phase": "actions", "to_act": 0, "place": "nightlife"}));
    assert_eq!((table.state.pile(Deck::Goods), table.state.discards(Deck::Goods)), (0, rest + 1));
}

#[test]
fn in_32_a_death_counts_as_one_at_a_party() {
    let mut table =
        with(4, &["nightlife"]).owns(0, 2).owns(1, 1).owns(3, 1).feels(2, [9, 0, 0, 0, 0, 0]).all_at("nightlife");
    table.plays([invite(0, 2), draw("fried_cheese")]).sees(json!({"dead": [2]}));
    table.feels(0, [0, 0, 0, 2, 0, 1]).feels(1, [0; 6]).feels(3, [0; 6]).player(0, json!({"euro": 0}));
}

#[test]
fn in_42_if_the_guest_dies_of_the_smoke_nothing_is_drawn() {
    let mut table =
        with(4, &["nightlife"]).owns(0, 2).owns(1, 1).owns(3, 1).feels(2, [0, 0, 0, 0, 0, 9]).all_at("nightlife");
    table.play(invite(0, 2)).sees(json!({"dead": [2], "phase": "actions", "to_act": 0}));
    assert_eq!(table.state.draws_from(), None);
    table.feels(0, [0, 0, 0, 2, 0, 1]).offers(json!(["leave"]));
}

#[test]
fn in_42_if_the_host_dies_the_guest_still_eats() {
    let mut table = with(4, &["nightlife"])
        .owns(0, 2)
        .owns(1, 1)
        .owns(2, 1)
        .owns(3, 1)
        .feels(0, [0, 0, 0, 0, 0, 9])
        .all_at("nightlife");
    table.play(invite(0, 2)).sees(json!({"dead": [0], "to_act": 0, "phase": "actions"}));
    table.player(0, json!({"plan": null})).refuses("IN-5", [go(1, "nightlife")]);
    table.play(draw("burger")).sees(json!({"to_act": 1, "place": null}));
    // The guest is shocked by one; the host is dead.
    table.feels(2, [1, 1, 1, 1, 0, 1]).player(2, json!({"euro": 0}));
}

#[test]
fn in_42_both_die_of_the_smoke() {
    let mut table = with(4, &["nightlife"])
        .owns(0, 2)
        .owns(1, 2)
        .owns(3, 2)
        .feels(0, [0, 0, 0, 0, 0, 9])
        .feels(2, [0, 0, 0, 0, 0, 9])
        .all_at("nightlife");
    table.play(invite(0, 2)).sees(json!({"dead": [0, 2], "to_act": 1, "phase": "actions"}));
    table.player(1, json!({"euro": 0})).player(3, json!({"euro": 0})).feels(1, [0; 6]).feels(3, [0; 6]);
}
