//! Two players: IN-28.

use heartbox::engine::Game;
use heartbox::games::infarkt::Deck;
use serde_json::json;

use super::table::*;

const PLACES: [&str; 3] = ["office", "supermarket", "home"];

/// A round in which these events are taken, from the beginner on, without any activities.
fn round(table: &mut Table, events: [&str; 2]) {
    let beginner = table.state.beginner().number();
    for (by, event) in [beginner, 1 - beginner].into_iter().zip(events) {
        table.play(take(by, event));
    }
    // The chip has been passed on.
    for by in [1 - beginner, beginner] {
        table.play(plan(by, PLACES));
    }
    for by in [1 - beginner, beginner] {
        for at in PLACES {
            table.plays([go(by, at), leave(by)]);
        }
    }
}

#[test]
fn in_28_the_events_that_were_put_aside_are_the_offer_after_every_third_round() {
    let mut table = Table::from(basic(2).owns(0, 9).owns(1, 9).begin());
    for (number, left) in [(1, "sunburn"), (2, "christmas"), (3, "x_ray")] {
        table.sees(json!({"round": number, "phase": "events"}));
        assert_eq!(table.state.draws_from(), Some(Deck::Events));
        let offer = [["good_news", "hiking_trip"], ["tax_refund", "gym_voucher"], ["birthday", "birthday"]][number - 1];
        table.plays([draw(left), draw(offer[0]), draw(offer[1])]);
        round(&mut table, offer);
        // After the third round they are laid out at once.
        assert_eq!(usize::from(table.state.put_aside().len()), number % 3);
        assert_eq!(table.state.discards(Deck::Events), 0, "nothing is discarded");
    }
    // Instead of a draw; no player can escape.
    table.sees(json!({"round": 4, "phase": "events", "to_act": 1, "offer": ["christmas", "sunburn", "x_ray"]}));
    assert!(table.state.put_aside().is_empty());
    round(&mut table, ["x_ray", "christmas"]);
    // The event left over is put aside again, and two more; so the seventh round has them.
    assert_eq!(json!(table.state.put_aside()), json!(["sunburn"]));
    for (number, offer) in
        [(5, ["new_love", "medical_checkup", "tax_return"]), (6, ["promotion", "tax_return", "out_of_fuel"])]
    {
        table.sees(json!({"round": number, "offer": []})).plays(offer.map(draw));
        round(&mut table, [offer[0], offer[1]]);
    }
    table.sees(json!({"round": 7, "phase": "events", "offer": ["out_of_fuel", "sunburn", "tax_return"]}));
    assert_eq!(table.state.outcome(), None);
}

#[test]
fn in_28_more_players_put_nothing_aside() {
    let mut table = basic(3).offers(&["sunburn", "christmas", "tax_refund", "good_news"]);
    table.plays([take(0, "sunburn"), take(1, "tax_refund"), take(2, "good_news")]);
    assert_eq!((table.state.put_aside().len(), table.state.discards(Deck::Events)), (0, 1));
    // Not even if only two are left.
    let mut left = basic(3).dead(seat(2)).offers(&["sunburn", "tax_refund", "good_news"]);
    left.plays([take(0, "sunburn"), take(1, "tax_refund")]);
    assert_eq!((left.state.put_aside().len(), left.state.discards(Deck::Events)), (0, 1));
}

#[test]
fn in_43_the_black_market_is_laid_out_before_the_events_that_were_put_aside() {
    let aside = ["sunburn", "christmas", "x_ray"];
    let mut table = Table::from(with(2, &["black_market"]).aside(aside.map(card)).begin());
    for goods in ["beer", "tofu", "crisps"] {
        assert_eq!(table.state.draws_from(), Some(Deck::Goods));
        table.sees(json!({"offer": []})).play(draw(goods));
    }
    table.sees(json!({"black_market": ["beer", "crisps", "tofu"], "offer": ["christmas", "sunburn", "x_ray"]}));
    assert!(table.state.put_aside().is_empty());
}
