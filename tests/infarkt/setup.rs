//! Setup: IN-1, IN-6 to IN-8, IN-30, and its form in a record.

use heartbox::engine::{Game, SetupFault};
use heartbox::games::infarkt::{Deck, Options, State};
use serde_json::{Value, json};

use super::table::*;

fn rule_of(setup: Value) -> Option<String> {
    begin(setup).err().map(|error| error.rule.to_string())
}

#[test]
fn in_1_two_to_five_players_begin_in_good_health() {
    assert_eq!(rule_of(setup(1, json!(0), json!({}))).as_deref(), Some("IN-1"));
    for players in 2..=5 {
        let mut table = begin(setup(players, json!(0), json!({}))).expect("a setup");
        let well = json!({"chol": 0, "bp": 0, "obes": 0, "depr": 0, "diab": 0, "canc": 0});
        for seat in 0..players {
            table.player(seat, json!({"alive": true, "health": well, "plan": null, "bans": [], "diary": []}));
        }
    }
    let mut six = setup(5, json!(0), json!({}));
    let seats = six["seats"].as_array_mut().expect("seats");
    seats.push(json!({"name": "Fay", "colour": "red", "control": "human"}));
    assert_eq!(rule_of(six).as_deref(), Some("IN-1"));
    // IN-44: the colours.
    let colours: Vec<&str> = State::FACTS.colours.iter().map(|colour| colour.id()).collect();
    assert_eq!(colours, COLOURS);
    let mut twice = setup(3, json!(0), json!({}));
    twice["seats"][2]["colour"] = json!("red");
    assert_eq!(rule_of(twice).as_deref(), Some("IN-1"));
    let mut orange = setup(3, json!(0), json!({}));
    orange["seats"][2]["colour"] = json!("orange");
    assert_eq!(rule_of(orange).as_deref(), Some("IN-1"));
}

#[test]
fn in_7_everybody_draws_a_drug_then_everybody_goods() {
    let mut table = begin(setup(3, json!(1), json!({}))).expect("a setup");
    table.sees(json!({"round": 1, "phase": "events", "to_act": 1, "beginner": 1, "offer": [], "place": null,
        "market": {"goods": [], "drug": null}, "black_market": [], "looking": [], "dead": [], "winners": null}));
    assert_eq!(table.state.draws_from(), Some(Deck::Drugs));
    table.refuses("IN-5", [draw("beer"), take(0, "christmas"), leave(1)]);
    // In seat order from seat 0, whichever seat is the beginner (IN-40).
    table.plays([draw("aspirin"), draw("statin"), draw("insulin")]);
    for (seat, id) in [(0, "aspirin"), (1, "statin"), (2, "insulin")] {
        table.player(seat, json!({"drugs": [id], "goods": []}));
    }
    table.sees(json!({"to_act": 1}));
    table.refuses("IN-5", [draw("aspirin")]);
    table.plays([draw("tofu"), draw("beer"), draw("beer")]);
    for (seat, id) in [(0, "tofu"), (1, "beer"), (2, "beer")] {
        table.player(seat, json!({"goods": [id]}));
    }
    table.refuses("IN-5", [draw("aspirin")]);
}

#[test]
fn in_7_late_players_get_more_money() {
    let euros = |players: usize, first: u8| -> Vec<u64> {
        let table = begin(setup(players, json!(first), json!({}))).expect("a setup");
        let trace = table.trace();
        let seats = trace["players"].as_array().expect("players");
        seats.iter().map(|seat| seat["euro"].as_u64().expect("money")).collect()
    };
    assert_eq!(euros(2, 0), [1, 1]);
    assert_eq!(euros(3, 0), [1, 1, 2]);
    assert_eq!(euros(4, 0), [1, 1, 2, 1]);
    assert_eq!(euros(5, 0), [1, 1, 3, 2, 1]);
    // By turn order, not by seat.
    assert_eq!(euros(3, 2), [1, 2, 1]);
    assert_eq!(euros(4, 3), [1, 2, 1, 1]);
    assert_eq!(euros(5, 3), [3, 2, 1, 1, 1]);
}

#[test]
fn in_7_two_players_get_no_goods() {
    let mut table = begin(setup(2, json!(0), json!({}))).expect("a setup");
    table.plays([draw("aspirin"), draw("aspirin")]);
    assert_eq!(table.state.draws_from(), Some(Deck::Goods));
    table.plays([draw("beer"), draw("beer"), draw("beer"), draw("statin")]);
    table.player(0, json!({"goods": [], "drugs": ["aspirin"], "euro": 1}));
    table.sees(json!({"market": {"goods": ["beer", "beer", "beer"], "drug": "statin"}, "offer": []}));
    assert_eq!(table.state.draws_from(), Some(Deck::Events));
}

#[test]
fn in_8_the_flea_market_begins_with_three_goods_and_a_drug() {
    let mut table = begin(setup(3, json!(2), json!({}))).expect("a setup");
    table.plays(["aspirin", "aspirin", "statin", "tofu", "tofu", "crisps"].map(draw));
    table.refuses("IN-5", [draw("insulin"), draw("tofu")]);
    table.plays(["muesli", "beer", "crisps"].map(draw));
    table.sees(json!({"market": {"goods": ["beer", "crisps", "muesli"], "drug": null}}));
    table.play(draw("insulin"));
    table.sees(json!({"market": {"goods": ["beer", "crisps", "muesli"], "drug": "insulin"}, "to_act": 2}));
    assert_eq!(rule_of(setup(3, json!(null), json!({}))).as_deref(), Some("IN-8"));
    assert_eq!(rule_of(setup(3, json!(3), json!({}))).as_deref(), Some("IN-8"));
}

#[test]
fn in_6_there_are_twelve_family_chips_and_thirteen_career_chips() {
    use heartbox::games::infarkt::Chip;
    let table = begin(setup(5, json!(0), json!({}))).expect("a setup");
    assert_eq!((table.state.chips_left(Chip::Family), table.state.chips_left(Chip::Career)), (12, 13));
    table.state.seats().for_each(|seat| assert_eq!(table.state.chips(seat, Chip::Family), 0));
}

#[test]
fn in_30_up_to_three_extensions_each_once() {
    let with = |extensions: Value| setup(3, json!(0), json!({"extensions": extensions}));
    for good in
        [json!([]), json!(["family"]), json!(["career", "affair"]), json!(["nightlife", "black_market", "family"])]
    {
        assert!(begin(with(good.clone())).is_ok(), "{good}");
    }
    for bad in [json!(["family", "family"]), json!(["family", "career", "affair", "nightlife"])] {
        let error = begin(with(bad)).expect_err("not possible");
        assert_eq!(error.rule.to_string(), "IN-30");
        assert_eq!(error.fault, SetupFault::Option { name: "extensions" });
    }
    let read = |options: Value| serde_json::from_value::<Options>(options);
    assert!(read(json!({"extensions": ["fitness"]})).is_err());
    assert!(read(json!({"extension": []})).is_err());
    assert!(read(json!({"open_planning": 1})).is_err());
    assert_eq!(read(json!({"open_planning": false})).expect("the default by name"), Options::default());
    assert_eq!(json!(Options::default()), json!({}));
    let all = json!({"extensions": ["career", "affair"], "open_planning": true, "other_world": true});
    assert_eq!(json!(read(all.clone()).expect("options")), all, "in the order of the setup");
}

#[test]
fn in_30_the_first_extension_takes_the_place_of_the_fitness_centre() {
    let places = |extensions: Value| {
        let table = begin(setup(3, json!(0), json!({"extensions": extensions}))).expect("a setup");
        json!(table.state.places())
    };
    let basic = ["office", "supermarket", "pharmacy", "fleamarket", "home"];
    assert_eq!(places(json!([])), json!([&basic[..], &["fitness"]].concat()));
    assert_eq!(places(json!(["affair"])), json!([&basic[..], &["affair"]].concat()));
    // Listed in the order of IN-30 (IN-44).
    let three = places(json!(["career", "family", "black_market"]));
    assert_eq!(three, json!([&basic[..], &["black_market", "family", "career"]].concat()));
}

/// The events have the shapes of the rules, and no others.
#[test]
fn events_have_the_shapes_of_the_rules() {
    use heartbox::engine::EventOf;
    let read = |event: &Value| serde_json::from_value::<EventOf<State>>(event.clone());
    let actions = [
        json!({"event": {"card": "lottery_win"}}),
        json!({"plan": ["office", "supermarket", "home"]}),
        json!({"go": "home"}),
        json!("leave"),
        json!("work"),
        json!("buy_drug"),
        json!({"train": "a"}),
        json!({"shop": "c"}),
        json!({"keep": ["beer", "muesli"]}),
        json!("restock"),
        json!({"stock_drug": "aspirin"}),
        json!({"trade": {"give": ["beer"], "take": ["tofu"]}}),
        json!("rest"),
        json!({"cook": ["tofu", "juice"]}),
        json!({"party": ["crisps", "beer"]}),
        json!({"buy": "crisps"}),
        json!({"invite": 2}),
        json!({"affair": "lover"}),
        json!({"affair": "paid"}),
        json!({"family": 2}),
        json!("career"),
        json!({"drug": "aspirin"}),
        json!({"chips": ["bp", "depr"]}),
        json!("accept"),
        json!({"remove": "lottery_win"}),
    ];
    for action in actions {
        let event = act(1, action);
        assert_eq!(json!(read(&event).expect("a shape of the rules")), event);
    }
    assert_eq!(json!(read(&draw("beer")).expect("a draw")), draw("beer"));
    // Lists are sorted when written, except the order of a meal.
    let written = |action: Value| json!(read(&act(1, action)).expect("an action"))["do"].clone();
    assert_eq!(
        written(json!({"plan": ["home", "office", "pharmacy"]})),
        json!({"plan": ["office", "pharmacy", "home"]})
    );
    assert_eq!(written(json!({"keep": ["muesli", "beer"]})), json!({"keep": ["beer", "muesli"]}));
    assert_eq!(written(json!({"chips": ["depr", "bp", "bp"]})), json!({"chips": ["bp", "bp", "depr"]}));
    let trade = json!({"trade": {"give": ["statin", "beer"], "take": ["tofu", "aspirin"]}});
    assert_eq!(written(trade), json!({"trade": {"give": ["beer", "statin"], "take": ["aspirin", "tofu"]}}));
    assert_eq!(written(json!({"party": ["crisps", "beer"]})), json!({"party": ["crisps", "beer"]}));
    for event in [
        act(1, json!({"event": "lottery_win"})),
        act(1, json!({"event": {"card": "no_such_card"}})),
        act(1, json!({"event": {"card": "lottery_win", "deck": "events"}})),
        act(1, json!({"plan": "home"})),
        act(1, json!({"plan": ["gym"]})),
        act(1, json!({"go": ["home"]})),
        act(1, json!("Work")),
        act(1, json!({"train": "c"})),
        act(1, json!({"shop": "d"})),
        act(1, json!({"family": -1})),
        act(1, json!({"family": "1"})),
        act(1, json!({"invite": 8})),
        act(1, json!({"chips": ["euro"]})),
        act(1, json!({"trade": {"give": ["beer"]}})),
        json!({"chance": {"draw": {"deck": "goods"}}}),
        json!({"chance": {"draw": {"deck": "food", "card": "beer"}}}),
        json!({"chance": {"draw": "beer"}}),
    ] {
        assert!(read(&event).is_err(), "{event}");
    }
}
