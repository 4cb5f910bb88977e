//! At home: IN-20, IN-24.

use serde_json::json;

use super::table::*;

#[test]
fn in_20_a_rest_and_a_meal_in_either_order() {
    let table = || basic(3).feels(0, [3, 3, 3, 3, 3, 3]).has(0, &["tofu", "water"]).all_at("home");
    let mut first = table();
    first.play(act(0, json!("rest"))).feels(0, [3, 3, 3, 2, 3, 3]);
    first.refuses("IN-20", [act(0, json!("rest"))]);
    first.play(cook(0, "tofu", "water")).feels(0, [2, 2, 2, 3, 3, 3]);
    first.offers(json!(["leave"]));
    let mut last = table();
    last.plays([cook(0, "tofu", "water"), act(0, json!("rest"))]).feels(0, [2, 2, 2, 3, 3, 3]);
    last.refuses("IN-20", [act(0, json!("rest")), cook(0, "tofu", "water")]);
}

#[test]
fn in_20_two_own_goods_of_different_symbols() {
    let hand = ["tofu", "muesli", "water", "beer", "cigar", "aspirin"];
    let mut table = basic(3).has(0, &hand).all_at("home");
    table.refuses(
        "IN-20",
        [
            cook(0, "tofu", "muesli"),
            cook(0, "tofu", "tofu"),
            party(0, "water", "beer"),
            cook(0, "tofu", "aspirin"),
            cook(0, "tofu", "cola"),
            act(0, json!({"cook": ["tofu"]})),
            act(0, json!({"cook": ["tofu", "water", "cigar"]})),
            act(0, json!({"party": []})),
            cook(0, "tofu", "christmas"),
        ],
    );
    // Food with beverages, both with tobacco: in both orders, for oneself and for the neighbours.
    let meals = table.legal().iter().filter(|action| action.get("cook").is_some()).count();
    assert_eq!(meals, 2 * (2 * 2 + 2 + 2));
    assert_eq!(table.legal().len(), 2 * meals + 3, "rest, leave, the drug");
    table.play(cook(0, "cigar", "tofu")).player(0, json!({"goods": ["beer", "muesli", "water"]}));
    table.plays([accept(0), accept(0)]);
    table.refuses("IN-20", [cook(0, "muesli", "beer"), party(0, "muesli", "beer")]);
}

#[test]
fn in_20_the_used_cards_are_discarded() {
    use heartbox::games::infarkt::Deck;
    let mut table = basic(3).has(0, &["tofu", "water"]).all_at("home");
    table.play(party(0, "tofu", "water")).player(0, json!({"goods": []}));
    assert_eq!(table.state.discards(Deck::Goods), 2);
}

#[test]
fn in_20_a_party_is_for_the_two_closest_living_neighbours() {
    let mut table = basic(5).has(0, &["burger", "beer"]).all_at("home");
    assert_eq!(table.state.neighbours(seat(0)), [Some(seat(1)), Some(seat(4))]);
    table.play(party(0, "burger", "beer"));
    for guest in [1, 4] {
        table.feels(guest, [1, 1, 2, 0, 0, 0]);
    }
    for other in [0, 2, 3] {
        table.feels(other, [0; 6]);
    }
    // The dead are skipped.
    let mut few = basic(5).dead(seat(1)).dead(seat(4)).has(0, &["burger", "beer"]).all_at("home");
    few.play(party(0, "burger", "beer"));
    for guest in [2, 3] {
        few.feels(guest, [1, 1, 2, 0, 0, 0]);
    }
}

#[test]
fn in_20_a_single_guest_takes_each_card_once() {
    let mut two = basic(2).has(0, &["burger", "beer"]).all_at("home");
    assert_eq!(two.state.neighbours(seat(0)), [Some(seat(1)), None]);
    two.play(party(0, "burger", "beer")).feels(1, [1, 1, 2, 0, 0, 0]).feels(0, [0; 6]);
    let mut left = basic(4).dead(seat(1)).dead(seat(3)).has(0, &["burger", "beer"]).all_at("home");
    left.play(party(0, "burger", "beer")).feels(2, [1, 1, 2, 0, 0, 0]).feels(0, [0; 6]);
}

#[test]
fn in_24_card_by_card_the_left_guest_first() {
    let drugs = ["statin"];
    let mut table = basic(3).has(0, &["burger", "lemonade"]).has(1, &drugs).has(2, &["insulin"]).all_at("home");
    table.play(party(0, "burger", "lemonade")).asks(1, json!({"chol": 1, "bp": 1, "obes": 1}));
    table
        .sees(json!({"place": "home"}))
        .refuses("IN-23", [leave(0), accept(0), accept(2), go(1, "home"), draw("beer")]);
    // No effect yet, but the cards have left the hand.
    table.feels(1, [0; 6]).player(0, json!({"goods": []}));
    table.play(accept(1)).feels(1, [1, 1, 1, 0, 0, 0]).asks(2, json!({"chol": 1, "bp": 1, "obes": 1})).feels(2, [0; 6]);
    table.play(accept(2)).feels(2, [1, 1, 1, 0, 0, 0]);
    // Then the second card.
    table.asks(1, json!({"diab": 2})).play(accept(1)).asks(2, json!({"diab": 2}));
    table.plays([drug(2, "insulin"), accept(2)]).feels(2, [1, 1, 1, 0, 2, 0]);
    table.sees(json!({"phase": "actions", "to_act": 0, "place": "home"}));
}

#[test]
fn in_24_who_dies_by_the_first_card_gets_no_second() {
    let mut table = basic(4)
        .owns(3, 1)
        .owns(0, 1)
        .owns(2, 1)
        .feels(1, [9, 0, 0, 0, 0, 0])
        .has(0, &["burger", "lemonade"])
        .all_at("home");
    table.play(party(0, "burger", "lemonade")).sees(json!({"dead": [1]}));
    // The dead guest is not replaced.
    table.feels(1, [10, 1, 1, 0, 0, 0]).feels(3, [1, 1, 1, 1, 2, 0]).feels(2, [0; 6]);

    let mut cook_first =
        basic(3).owns(1, 1).owns(2, 1).feels(0, [9, 0, 0, 0, 0, 0]).has(0, &["burger", "lemonade"]).all_at("home");
    cook_first.play(cook(0, "burger", "lemonade")).feels(0, [10, 1, 1, 0, 0, 0]);
    // The cook chooses the order.
    let mut saved = basic(3).feels(0, [9, 0, 0, 0, 0, 0]).has(0, &["burger", "cigar", "fish", "water"]).all_at("home");
    saved.play(cook(0, "fish", "water")).feels(0, [7, 0, 0, 0, 0, 0]);
}

#[test]
fn in_24_all_changes_of_a_card_come_at_once() {
    // Depression falls and pressure becomes lethal: both apply.
    let mut table =
        basic(3).owns(1, 1).owns(2, 1).feels(0, [0, 9, 0, 3, 0, 0]).has(0, &["plum_brandy", "tofu"]).all_at("home");
    table.play(cook(0, "plum_brandy", "tofu")).feels(0, [0, 10, 0, 2, 1, 0]).sees(json!({"dead": [0]}));
}
