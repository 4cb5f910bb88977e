//! Death and the end: IN-2, IN-25 to IN-27, IN-42.

use heartbox::games::infarkt::{Chip, Deck};
use serde_json::json;

use super::table::*;

const OFFER: [&str; 5] = ["lottery_win", "christmas", "sunburn", "good_news", "robbed"];

#[test]
fn in_2_an_indicator_at_ten_is_the_grave() {
    let deadly = |values: [u8; 6], event: &str| {
        let mut offer = OFFER;
        offer[0] = event;
        let mut table = basic(4).feels(0, values).owns(1, 1).owns(2, 1).owns(3, 1).offers(&offer);
        table.play(take(0, event));
        !table.state.is_alive(seat(0))
    };
    assert!(deadly([8, 0, 0, 0, 0, 0], "pig_slaughter") && !deadly([6, 0, 0, 0, 0, 0], "pig_slaughter"));
    assert!(deadly([0, 7, 0, 0, 0, 0], "lottery_win") && !deadly([0, 6, 0, 0, 0, 0], "lottery_win"));
    assert!(deadly([0, 0, 0, 9, 0, 0], "flat_flooded"));
    assert!(deadly([0, 0, 0, 0, 8, 0], "sweet_tooth"));
    assert!(deadly([0, 0, 0, 0, 0, 8], "asbestos"));
    // Points beyond 10 are lost (IN-1), and obesity is not lethal.
    assert!(!deadly([0, 0, 9, 0, 0, 0], "fast_food_opening") && !deadly([0, 0, 10, 0, 0, 0], "fast_food_opening"));
}

#[test]
fn in_1_what_goes_beyond_is_lost() {
    let mut table = basic(3).feels(0, [1, 0, 10, 1, 0, 0]).has(0, &["fish", "water", "plain_yoghurt"]).all_at("home");
    table.play(cook(0, "fish", "water")).feels(0, [0, 0, 10, 1, 0, 0]);
    let mut fat = basic(3).feels(0, [0, 0, 10, 0, 0, 0]).has(0, &["crisps", "water"]).all_at("home");
    fat.play(cook(0, "crisps", "water")).feels(0, [0, 0, 10, 0, 0, 0]).sees(json!({"dead": []}));
}

#[test]
fn in_25_who_dies_leaves_everything_but_the_diary() {
    let hand = ["beer", "cigar", "insulin", "robbed"];
    let mut table = with(4, &["family", "career"])
        .feels(0, [0, 9, 0, 0, 0, 0])
        .owns(0, 7)
        .owns(1, 2)
        .owns(2, 1)
        .owns(3, 1)
        .has(0, &hand)
        .chips(seat(0), Chip::Family, 2)
        .chips(seat(0), Chip::Career, 3)
        .offers(&OFFER[..4]);
    table.play(take(0, "lottery_win")).asks(0, json!({"bp": 3}));
    table.play(accept(0)).sees(json!({"dead": [0], "to_act": 1, "phase": "events"}));
    table.player(
        0,
        json!({"alive": false, "euro": 0, "goods": [], "drugs": [], "family": 0, "career": 0,
        "plan": null, "diary": ["lottery_win", "robbed"]}),
    );
    assert_eq!((table.state.discards(Deck::Goods), table.state.discards(Deck::Drugs)), (2, 1));
    assert_eq!((table.state.chips_left(Chip::Family), table.state.chips_left(Chip::Career)), (12, 13));
    // Everybody pays for the funeral.
    for (seat, euro) in [(1, 1), (2, 0), (3, 0)] {
        table.player(seat, json!({"euro": euro, "alive": true})).feels(seat as u8, [0; 6]);
    }
}

#[test]
fn in_25_who_cannot_pay_is_sadder() {
    let mut table = basic(4)
        .feels(1, [0, 9, 0, 0, 0, 0])
        .owns(0, 1)
        .has(0, &["aspirin"])
        .has(2, &["aspirin"])
        .has(3, &["antidepressant"])
        .beginner(seat(1))
        .offers(&OFFER);
    table.play(take(1, "lottery_win"));
    // From the left of the dead player; each is asked first (IN-23).
    table.asks(2, json!({"depr": 1})).play(accept(2)).asks(3, json!({"depr": 1})).play(accept(3));
    table.feels(2, [0, 0, 0, 1, 0, 0]).feels(3, [0, 0, 0, 1, 0, 0]).player(0, json!({"euro": 0})).feels(0, [0; 6]);
    table.sees(json!({"phase": "events", "to_act": 2}));
}

#[test]
fn in_26_a_death_at_a_party_shocks_all_who_are_there() {
    let mut table = basic(5)
        .feels(1, [9, 0, 0, 0, 0, 0])
        .has(0, &["fried_cheese", "beer"])
        .owns(0, 2)
        .owns(2, 2)
        .owns(3, 2)
        .owns(4, 2)
        .all_at("home");
    table.play(party(0, "fried_cheese", "beer")).sees(json!({"dead": [1], "phase": "actions", "to_act": 0}));
    // The host +2, the other guest +1, after both cards: the beer does not affect players at 0.
    table.feels(0, [0, 0, 0, 2, 0, 0]).feels(4, [2, 0, 1, 1, 0, 0]).feels(2, [0; 6]).feels(3, [0; 6]);
    // Then the funeral.
    for seat in [0, 2, 3, 4] {
        table.player(seat, json!({"euro": 1}));
    }
    assert_eq!(table.state.party(), None);
}

#[test]
fn in_26_a_meal_at_home_shocks_nobody() {
    let mut table =
        basic(3).feels(0, [9, 0, 0, 0, 0, 0]).has(0, &["fried_cheese", "beer"]).owns(1, 1).owns(2, 1).all_at("home");
    table.play(cook(0, "fried_cheese", "beer")).sees(json!({"dead": [0]})).feels(1, [0; 6]).feels(2, [0; 6]);
}

#[test]
fn in_26_both_guests_die_and_the_shock_kills_the_host() {
    let guests = basic(3).feels(1, [9, 0, 0, 0, 0, 0]).feels(2, [9, 0, 0, 0, 0, 0]).has(0, &["fried_cheese", "beer"]);
    // Two dead make +4: with 5 the host lives and wins, with 6 all three have died in one action.
    let mut lives = guests.clone().feels(0, [0, 0, 0, 5, 0, 0]).owns(0, 2).all_at("home");
    lives.play(party(0, "fried_cheese", "beer")).feels(0, [0, 0, 0, 9, 0, 0]).player(0, json!({"euro": 0}));
    lives.sees(json!({"dead": [1, 2], "winners": [0], "phase": "over", "place": null, "to_act": null}));
    let mut dies = guests.clone().feels(0, [0, 0, 0, 6, 0, 0]).owns(0, 2).all_at("home");
    dies.play(party(0, "fried_cheese", "beer"));
    dies.sees(json!({"dead": [1, 2, 0], "winners": [0, 1, 2], "phase": "over", "place": null, "to_act": null}));
    // Without money the funerals alone can be lethal.
    let mut poor = guests.clone().feels(0, [0, 0, 0, 5, 0, 0]).owns(0, 1).all_at("home");
    poor.play(party(0, "fried_cheese", "beer")).sees(json!({"winners": [0, 1, 2]}));
    // A drug between the two can save the host.
    let mut saved = guests.feels(0, [0, 0, 0, 6, 0, 0]).owns(0, 2).has(0, &["antidepressant"]).all_at("home");
    saved
        .play(party(0, "fried_cheese", "beer"))
        .asks(0, json!({"depr": 2}))
        .sees(json!({"dead": [1, 2], "place": "home"}));
    saved.play(accept(0)).asks(0, json!({"depr": 2})).feels(0, [0, 0, 0, 8, 0, 0]).player(0, json!({"euro": 1}));
    saved.plays([drug(0, "antidepressant"), accept(0)]).sees(json!({"winners": [0]}));
}

#[test]
fn in_26_responses_between_the_two_cards_of_a_party() {
    let mut table = with(3, &["family"])
        .feels(1, [8, 0, 0, 0, 8, 0])
        .feels(2, [0, 0, 0, 0, 9, 0])
        .has(0, &["fried_cheese", "lemonade"])
        .has(1, &["statin", "insulin"])
        .chips(seat(2), Chip::Family, 2)
        .owns(0, 1)
        .all_at("home");
    table.play(party(0, "fried_cheese", "lemonade")).asks(1, json!({"chol": 2}));
    table.plays([drug(1, "statin"), accept(1)]).feels(1, [6, 0, 0, 0, 8, 0]);
    table.asks(2, json!({"chol": 2})).plays([accept(2)]).asks(1, json!({"diab": 2}));
    table.play(accept(1)).sees(json!({"dead": [1]})).player(1, json!({"drugs": []}));
    // The death is settled after both cards have taken effect on all guests.
    table.feels(0, [0; 6]).asks(2, json!({"diab": 2})).plays([chips(2, &["diab", "diab"]), accept(2)]);
    table.feels(2, [2, 0, 0, 2, 9, 0]).feels(0, [0, 0, 0, 2, 0, 0]).player(0, json!({"euro": 0}));
    table.sees(json!({"phase": "actions", "to_act": 0, "dead": [1]}));
}

#[test]
fn in_26_who_dies_of_a_shock_died_at_the_party_too() {
    // Seat 1 dies of the cheese, seat 4 of the shock, which shocks the host again.
    let mut table = basic(5)
        .feels(1, [9, 0, 0, 0, 0, 0])
        .feels(4, [0, 0, 0, 9, 0, 0])
        .owns(0, 9)
        .owns(2, 9)
        .owns(3, 9)
        .has(0, &["fried_cheese", "water"])
        .all_at("home");
    table.play(party(0, "fried_cheese", "water")).sees(json!({"dead": [1, 4]})).feels(0, [0, 0, 0, 4, 0, 0]);
    // Seat 4 died before the first funeral: two others and the host pay twice.
    for seat in [0, 2, 3] {
        table.player(seat, json!({"euro": 7}));
    }
}

#[test]
fn in_26_a_funeral_that_kills() {
    let mut table =
        basic(4).feels(0, [0, 9, 0, 0, 0, 0]).feels(2, [0, 0, 0, 9, 0, 0]).owns(1, 2).owns(3, 1).offers(&OFFER);
    table.play(take(0, "lottery_win")).sees(json!({"dead": [0, 2], "to_act": 1}));
    // The second funeral follows the first: seat 3 has no money left for it.
    table.player(1, json!({"euro": 0})).feels(1, [0; 6]).player(3, json!({"euro": 0})).feels(3, [0, 0, 0, 1, 0, 0]);
    // Seat 2 takes no event any more, so three are left over.
    table.plays([take(1, "good_news"), take(3, "christmas")]).sees(json!({"phase": "planning"}));
    assert_eq!(table.state.discards(Deck::Events), 2);
}

/// IN-42: a death by funeral is no party death, even of a guest.
#[test]
fn in_42_a_guest_who_dies_at_the_funeral_shocks_nobody() {
    let mut table = basic(5)
        .feels(1, [9, 0, 0, 0, 0, 0])
        .feels(4, [0, 0, 0, 8, 0, 0])
        .owns(0, 2)
        .owns(2, 2)
        .owns(3, 2)
        .has(0, &["fried_cheese", "water"])
        .all_at("home");
    // Seat 4: +1 by the shock, +1 for the flowers.
    table.play(party(0, "fried_cheese", "water")).sees(json!({"dead": [1, 4]})).feels(0, [0, 0, 0, 2, 0, 0]);
    for seat in [0, 2, 3] {
        table.player(seat, json!({"euro": 0}));
    }
}

/// IN-42: the possessions of a dead player go back at the moment of death; the settlement comes later.
#[test]
fn in_42_the_dead_leave_at_once() {
    let mut table = basic(4)
        .feels(1, [9, 0, 0, 0, 0, 0])
        .has(1, &["statin", "beer"])
        .has(3, &["aspirin"])
        .owns(1, 5)
        .owns(0, 1)
        .has(0, &["fried_cheese", "beer"])
        .all_at("home");
    table.plays([party(0, "fried_cheese", "beer"), accept(1)]).asks(3, json!({"chol": 2}));
    table.player(1, json!({"alive": false, "euro": 0, "goods": [], "drugs": [], "plan": null}));
    table.player(0, json!({"euro": 1})).feels(0, [0; 6]);
}

#[test]
fn in_14_when_the_acting_player_dies_the_next_one_follows() {
    let places = ["home", "office", "pharmacy"].map(place);
    let fixture =
        basic(4).feels(0, [9, 0, 0, 0, 0, 0]).has(0, &["fried_cheese", "beer"]).owns(1, 1).owns(2, 1).owns(3, 1);
    let mut table = Table::from(fixture.actions([places; 5]));
    table.plays([go(0, "home"), cook(0, "fried_cheese", "beer")]);
    table.sees(json!({"to_act": 1, "place": null, "phase": "actions"})).player(0, json!({"plan": null}));
}

/// IN-40: a beginner's chip whose owner dies stays at that seat until IN-10 passes it on.
#[test]
fn in_40_the_chip_stays_with_the_dead() {
    let fixture = basic(4).beginner(seat(2)).feels(2, [0, 0, 0, 9, 0, 0]).owns(0, 1).owns(1, 1).owns(3, 1);
    let mut table = Table::from(fixture.round_over());
    table.sees(json!({"dead": [2], "beginner": 2, "phase": "events", "to_act": 2}));
    // Events are taken from the next living player on, then the chip is passed there too.
    table
        .plays(["christmas", "good_news", "sunburn", "tax_refund"].map(draw))
        .sees(json!({"to_act": 3, "beginner": 2}));
    table
        .plays([take(3, "christmas"), take(0, "good_news"), take(1, "sunburn")])
        .sees(json!({"beginner": 3, "to_act": 3}));
}

#[test]
fn in_27_the_last_one_alive_wins_when_the_action_is_complete() {
    let mut table =
        basic(3).dead(seat(2)).feels(1, [0, 9, 0, 0, 0, 0]).owns(0, 3).has(0, &["crisps", "water"]).all_at("home");
    table.play(party(0, "crisps", "water"));
    // The funeral and the shock belong to it.
    table
        .sees(json!({"winners": [0], "phase": "over", "dead": [2, 1], "to_act": null, "place": null, "pending": null}));
    table.player(0, json!({"euro": 2})).feels(0, [0, 0, 0, 2, 0, 0]);
    table.offers(json!([])).refuses("IN-27", [leave(0), drug(0, "aspirin"), draw("beer")]);
}

#[test]
fn in_27_in_the_events_too() {
    let mut table = basic(2).feels(0, [0, 9, 0, 0, 0, 0]).owns(1, 1).offers(&OFFER[..3]);
    table
        .play(take(0, "lottery_win"))
        .sees(json!({"winners": [1], "phase": "over", "offer": ["christmas", "sunburn"]}));
}
