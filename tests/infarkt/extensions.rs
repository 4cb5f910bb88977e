//! The extensions except the nightlife: IN-31, IN-33 to IN-35.

use heartbox::games::infarkt::{Chip, Deck};
use serde_json::json;

use super::table::*;

#[test]
fn in_31_four_goods_are_laid_out_and_three_for_few() {
    for (players, dead, count) in [(2, 0, 3), (3, 0, 3), (4, 0, 4), (5, 0, 4), (4, 1, 3), (5, 1, 4), (5, 2, 3)] {
        let mut fixture = with(players, &["black_market"]);
        for seat_number in 0..dead {
            fixture = fixture.dead(seat(seat_number));
        }
        let mut table = Table::from(fixture.begin());
        let goods = ["beer", "beer", "cola", "tofu"];
        for id in &goods[..count] {
            // Before the events (IN-43), when it is nobody's turn.
            table.sees(json!({"phase": "events", "to_act": 0, "offer": []}));
            assert_eq!(table.state.draws_from(), Some(Deck::Goods));
            table.play(draw(id));
        }
        table.sees(json!({"black_market": goods[..count]}));
        assert_eq!(table.state.draws_from(), Some(Deck::Events));
    }
}

#[test]
fn in_31_one_of_them_for_a_euro() {
    let mut table = with(3, &["black_market"])
        .black_market(cards(["beer", "beer", "tofu"]))
        .owns(0, 2)
        .owns(1, 1)
        .all_at("black_market");
    table.offers(json!([{"buy": "beer"}, {"buy": "tofu"}, "leave"]));
    table.refuses("IN-31", [act(0, json!({"buy": "cola"})), act(0, json!({"buy": "aspirin"}))]);
    table.play(act(0, json!({"buy": "beer"}))).player(0, json!({"euro": 1, "goods": ["beer"]}));
    // Once, and not refilled.
    table.sees(json!({"black_market": ["beer", "tofu"]})).refuses("IN-31", [act(0, json!({"buy": "tofu"}))]);
    table.offers(json!(["leave"]));
    table
        .plays([leave(0), go(1, "black_market"), act(1, json!({"buy": "beer"}))])
        .sees(json!({"black_market": ["tofu"]}));
    table.plays([leave(1), go(2, "black_market")]).refuses("IN-14", [act(2, json!({"buy": "tofu"}))]);
    // IN-22: the cards left are discarded.
    table.play(leave(2)).sees(json!({"black_market": [], "round": 2}));
    assert_eq!(table.state.discards(Deck::Goods), 1);
}

#[test]
fn in_33_one_of_two_affairs() {
    let table = || with(3, &["affair"]).feels(0, [0, 5, 0, 4, 0, 0]).all_at("affair");
    let mut lover = table();
    lover.offers(json!([{"affair": "lover"}, {"affair": "paid"}, "leave"]));
    lover.play(act(0, json!({"affair": "lover"}))).feels(0, [0, 3, 0, 6, 0, 0]).player(0, json!({"euro": 0}));
    lover.refuses("IN-33", [act(0, json!({"affair": "lover"})), act(0, json!({"affair": "paid"}))]);
    table().play(act(0, json!({"affair": "paid"}))).feels(0, [0, 4, 0, 1, 0, 2]);
}

#[test]
fn in_34_one_chip_for_one_euro_two_for_two() {
    let table = |own: u8| with(3, &["family"]).owns(0, 5).chips(seat(0), Chip::Family, own).all_at("family");
    let mut one = table(0);
    one.offers(json!([{"family": 1}, {"family": 2}, "leave"]));
    // IN-44: 1 or 2, once a visit.
    one.refuses("IN-34", [act(0, json!({"family": 0})), act(0, json!({"family": 3}))]);
    one.play(act(0, json!({"family": 1}))).player(0, json!({"euro": 4, "family": 1}));
    one.refuses("IN-34", [act(0, json!({"family": 1}))]).offers(json!(["leave"]));
    table(2).play(act(0, json!({"family": 2}))).player(0, json!({"euro": 3, "family": 4}));
    // At most four.
    table(3).refuses("IN-34", [act(0, json!({"family": 2}))]).offers(json!([{"family": 1}, "leave"]));
    table(4).refuses("IN-34", [act(0, json!({"family": 1}))]).offers(json!(["leave"]));
}

#[test]
fn in_34_as_long_as_there_are_any() {
    let table = |left: u8| {
        let family = with(5, &["family"]).owns(0, 5).chips(seat(1), Chip::Family, 4).chips(seat(2), Chip::Family, 4);
        family.chips(seat(3), Chip::Family, 4 - left).all_at("family")
    };
    table(2).play(act(0, json!({"family": 2}))).player(0, json!({"family": 2}));
    table(1).refuses("IN-34", [act(0, json!({"family": 2}))]).play(act(0, json!({"family": 1})));
    table(0).refuses("IN-34", [act(0, json!({"family": 1}))]);
}

#[test]
fn in_35_a_step_of_the_career() {
    let mut table = with(3, &["career"]).owns(0, 1).all_at("career");
    table.play(act(0, json!("career"))).feels(0, [0, 2, 0, 1, 0, 0]).player(0, json!({"euro": 3, "career": 1}));
    table.refuses("IN-35", [act(0, json!("career"))]);
    // Money and chip come with the effect (IN-41).
    let mut asked = with(3, &["career"]).has(0, &["aspirin"]).all_at("career");
    asked.play(act(0, json!("career"))).asks(0, json!({"bp": 2, "depr": 1})).player(0, json!({"euro": 0, "career": 0}));
    asked.play(accept(0)).player(0, json!({"euro": 2, "career": 1}));
}

#[test]
fn in_35_without_a_chip_the_rest_still_applies() {
    let mut four = with(3, &["career"]).chips(seat(0), Chip::Career, 4).all_at("career");
    four.play(act(0, json!("career"))).feels(0, [0, 2, 0, 1, 0, 0]).player(0, json!({"euro": 2, "career": 4}));
    let mut none = with(5, &["career"])
        .chips(seat(1), Chip::Career, 4)
        .chips(seat(2), Chip::Career, 4)
        .chips(seat(3), Chip::Career, 4)
        .chips(seat(4), Chip::Career, 1)
        .all_at("career");
    none.play(act(0, json!("career"))).player(0, json!({"euro": 2, "career": 0}));
}

#[test]
fn in_35_each_chip_raises_the_pay() {
    for (chips, pay) in [(0, 3), (1, 4), (2, 5), (4, 7)] {
        let mut table = with(3, &["career"]).chips(seat(0), Chip::Career, chips).all_at("office");
        // The chips stay.
        table.play(act(0, json!("work"))).player(0, json!({"euro": pay, "career": chips})).feels(0, [0, 0, 0, 2, 0, 0]);
    }
}
