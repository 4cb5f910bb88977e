//! Events: IN-4, IN-9 to IN-11.

use heartbox::games::infarkt::{Chip, Deck};
use serde_json::json;

use super::table::*;

#[test]
fn in_9_one_more_than_the_living_are_laid_out() {
    for players in 2..=5 {
        let mut table = Table::from(basic(players).begin());
        let ids = ["christmas", "christmas", "sunburn", "sunburn", "divorce", "divorce"];
        for id in &ids[..=players] {
            table.sees(json!({"phase": "events", "to_act": 0}));
            assert_eq!(table.state.draws_from(), Some(Deck::Events));
            table.play(draw(id));
        }
        assert_eq!(table.legal().len(), ids[..=players].chunks(2).count(), "each design once");
        assert_eq!(table.trace()["offer"].as_array().map(Vec::len), Some(players + 1));
    }
    let table = Table::from(basic(4).dead(seat(2)).begin());
    assert_eq!((table.state.living_count(), table.state.draws_from()), (3, Some(Deck::Events)));
    let mut table = table;
    table.plays(["christmas", "sunburn", "divorce", "robbed"].map(draw));
    table.sees(json!({"to_act": 0, "offer": ["christmas", "divorce", "robbed", "sunburn"]}));
}

#[test]
fn in_9_each_living_player_takes_one_and_carries_it_out_at_once() {
    let mut table =
        basic(4).beginner(seat(2)).dead(seat(3)).offers(&["sunburn", "christmas", "tax_refund", "good_news"]);
    table.sees(json!({"phase": "events", "to_act": 2}));
    table.offers(json!(["christmas", "good_news", "sunburn", "tax_refund"].map(|id| json!({"event": {"card": id}}))));
    table.refuses(
        "IN-9",
        [take(2, "robbed"), take(0, "christmas"), take(3, "christmas"), leave(2), act(2, json!("work"))],
    );
    table.refuses("IN-9", [draw("robbed")]);
    table.play(take(2, "sunburn"));
    table.feels(2, [0, 0, 0, 1, 0, 1]).player(2, json!({"diary": ["sunburn"]}));
    // Seat 3 is dead.
    table.sees(json!({"to_act": 0, "offer": ["christmas", "good_news", "tax_refund"]}));
    table.refuses("IN-9", [take(0, "sunburn")]);
    table.plays([take(0, "tax_refund"), take(1, "christmas")]);
    table.player(0, json!({"euro": 2, "diary": ["tax_refund"]}));
    // The event left over is discarded.
    table.sees(json!({"phase": "planning", "offer": []}));
    assert_eq!(table.state.discards(Deck::Events), 1);
}

#[test]
fn in_10_the_chip_goes_to_the_next_living_player() {
    let mut table =
        basic(4).beginner(seat(1)).dead(seat(2)).offers(&["sunburn", "christmas", "tax_refund", "good_news"]);
    table.plays([take(1, "sunburn"), take(3, "christmas")]).sees(json!({"beginner": 1}));
    table.play(take(0, "tax_refund"));
    // Seat 2 is dead; seat 3 begins the rest of this round and the events of the next.
    table.sees(json!({"beginner": 3, "phase": "planning", "to_act": 3}));
}

#[test]
fn in_4_an_event_takes_what_is_there() {
    for (euro, left) in [(0, 0), (1, 0), (4, 3)] {
        let mut table = basic(3).owns(0, euro).offers(&["tax_return", "christmas", "sunburn", "good_news"]);
        table.play(take(0, "tax_return")).player(0, json!({"euro": left}));
        table.feels(0, [0, 0, 0, 2, 0, 0]);
    }
    let mut rich = basic(3).owns(0, 1).offers(&["lottery_win", "christmas", "sunburn", "good_news"]);
    rich.play(take(0, "lottery_win")).player(0, json!({"euro": 6}));
}

#[test]
fn in_11_a_broken_refrigerator_spares_tobacco() {
    let hand = ["beer", "tofu", "tofu", "cigar", "aspirin"];
    let mut table = basic(3).has(0, &hand).offers(&["refrigerator", "christmas", "sunburn", "good_news"]);
    table.play(take(0, "refrigerator")).asks(0, json!({"depr": 2}));
    // Losses come with the effect, after the question (IN-24).
    table.player(0, json!({"goods": ["beer", "cigar", "tofu", "tofu"], "diary": ["refrigerator"]}));
    table.play(accept(0)).player(0, json!({"goods": ["cigar"], "drugs": ["aspirin"]}));
    table.feels(0, [0, 0, 0, 2, 0, 0]);
    assert_eq!(table.state.discards(Deck::Goods), 3);
}

#[test]
fn in_11_thieves_take_drugs_and_tobacco() {
    let hand = ["beer", "cigar", "cigarettes", "aspirin", "antidepressant"];
    let mut table = basic(3).has(0, &hand).offers(&["robbed", "christmas", "sunburn", "good_news"]);
    table.play(take(0, "robbed")).asks(0, json!({"depr": 3}));
    // A drug taken before cannot be stolen any more.
    table.plays([drug(0, "antidepressant"), accept(0)]);
    table.player(0, json!({"goods": ["beer"], "drugs": []})).feels(0, [0, 0, 0, 3, 0, 0]);
    assert_eq!((table.state.discards(Deck::Goods), table.state.discards(Deck::Drugs)), (2, 2));
}

#[test]
fn in_11_paid_leave_bans_the_office_and_the_career() {
    let offer = ["paid_leave", "christmas", "sunburn", "good_news"];
    let mut table = basic(3).offers(&offer);
    table.play(take(0, "paid_leave")).player(0, json!({"bans": ["office"]}));
    table.plays([take(1, "sunburn"), take(2, "good_news")]);
    table.play(plan(1, ["office", "supermarket", "home"])).play(plan(2, ["office", "supermarket", "home"]));
    table.refuses("IN-11", [plan(0, ["office", "supermarket", "home"])]);
    table.play(plan(0, ["pharmacy", "supermarket", "home"]));

    let mut career = with(3, &["career"]).offers(&offer);
    career.play(take(0, "paid_leave")).player(0, json!({"bans": ["office", "career"]}));
    career.plays([take(1, "sunburn"), take(2, "good_news")]);
    career.play(plan(1, ["office", "supermarket", "home"])).play(plan(2, ["career", "supermarket", "home"]));
    career.refuses("IN-11", [plan(0, ["office", "supermarket", "home"]), plan(0, ["career", "supermarket", "home"])]);
}

#[test]
fn in_11_a_business_trip_bans_the_home() {
    let mut table = basic(3).offers(&["business_trip", "christmas", "sunburn", "good_news"]);
    table.play(take(0, "business_trip")).player(0, json!({"bans": ["home"], "euro": 3}));
    table.plays([take(1, "sunburn"), take(2, "good_news")]);
    table.play(plan(1, ["office", "supermarket", "home"])).play(plan(2, ["office", "supermarket", "home"]));
    table.refuses("IN-11", [plan(0, ["office", "supermarket", "home"])]);
    assert_eq!(table.legal().len(), 10, "three of the other five places");
}

#[test]
fn in_11_a_card_is_carried_out_as_a_whole_also_on_who_dies_of_it() {
    let mut table =
        basic(3).feels(0, [0, 9, 0, 0, 0, 0]).offers(&["business_trip", "christmas", "sunburn", "good_news"]);
    table.play(take(0, "business_trip")).player(0, json!({"alive": false, "bans": ["home"]}));
}

#[test]
fn in_11_a_divorce_takes_half_rounded_up() {
    for (euro, left) in [(0, 0), (1, 0), (4, 2), (7, 3)] {
        let mut table = basic(3).owns(0, euro).offers(&["divorce", "christmas", "sunburn", "good_news"]);
        table.play(take(0, "divorce")).player(0, json!({"euro": left})).feels(0, [0, 0, 0, 3, 0, 0]);
    }
    for (chips, left) in [(1, 0), (3, 1), (4, 2)] {
        let mut table = with(3, &["family"]).chips(seat(0), Chip::Family, chips).offers(&[
            "divorce",
            "christmas",
            "sunburn",
            "good_news",
        ]);
        table.play(take(0, "divorce")).asks(0, json!({"depr": 3})).play(accept(0));
        table.player(0, json!({"family": left}));
    }
}

#[test]
fn in_11_grandma_costs_a_family_chip() {
    let offer = ["grandma", "christmas", "sunburn", "good_news"];
    for (chips, left) in [(4, 3), (1, 0)] {
        let mut table = with(3, &["family"]).chips(seat(0), Chip::Family, chips).offers(&offer);
        table.plays([take(0, "grandma"), accept(0)]).player(0, json!({"family": left, "euro": 2}));
    }
    with(3, &["family"]).offers(&offer).play(take(0, "grandma")).player(0, json!({"family": 0}));
    basic(3).offers(&offer).play(take(0, "grandma")).player(0, json!({"family": 0, "euro": 2}));
    // A chip can be given before it is lost.
    let mut table = with(3, &["family"]).chips(seat(0), Chip::Family, 1).offers(&offer);
    table.plays([take(0, "grandma"), super::table::chips(0, &["depr"]), accept(0)]);
    table.player(0, json!({"family": 0})).feels(0, [0, 0, 0, 2, 0, 0]);
}

#[test]
fn in_11_promotion_and_labour_dispute_move_a_career_chip() {
    let offer = ["promotion", "labour_dispute", "sunburn", "good_news"];
    for (chips, up, down) in [(0, 1, 0), (2, 3, 1), (4, 4, 3)] {
        let table = || with(3, &["career"]).chips(seat(0), Chip::Career, chips).offers(&offer);
        table().play(take(0, "promotion")).player(0, json!({"career": up, "euro": 2})).feels(0, [0, 1, 0, 1, 0, 0]);
        table().play(take(0, "labour_dispute")).player(0, json!({"career": down})).feels(0, [0, 1, 0, 3, 0, 0]);
    }
    // Only if the player has one.
    let mut none = with(5, &["career"])
        .chips(seat(1), Chip::Career, 4)
        .chips(seat(2), Chip::Career, 4)
        .chips(seat(3), Chip::Career, 4)
        .chips(seat(4), Chip::Career, 1)
        .offers(&["promotion", "labour_dispute", "sunburn", "good_news", "christmas", "robbed"]);
    none.play(take(0, "promotion")).player(0, json!({"career": 0, "euro": 2}));
    // Without the extension there are no chips.
    basic(3).offers(&offer).play(take(0, "promotion")).player(0, json!({"career": 0, "euro": 2}));
}

#[test]
fn in_11_a_severe_bout() {
    let mut table = basic(3).feels(0, [0, 0, 5, 0, 0, 0]).offers(&["diarrhoea", "christmas", "sunburn", "good_news"]);
    table.play(take(0, "diarrhoea")).feels(0, [0, 0, 4, 3, 0, 0]);
}

#[test]
fn in_11_bans_end_with_the_round() {
    let mut table = basic(2).offers(&["business_trip", "christmas", "sunburn"]);
    table.plays([take(0, "business_trip"), take(1, "sunburn")]);
    table.play(plan(1, ["office", "supermarket", "fitness"])).play(plan(0, ["office", "supermarket", "fitness"]));
    for by in [1, 0] {
        for place in ["office", "supermarket", "fitness"] {
            table.player(0, json!({"bans": ["home"]}));
            table.plays([go(by, place), leave(by)]);
        }
    }
    table.sees(json!({"round": 2, "phase": "events"})).player(0, json!({"bans": []}));
}
