//! Components and setup: FL-1 to FL-6, and the variants that a setup chooses.

use heartbox::engine::SetupFault;
use heartbox::games::GameScene;
use heartbox::games::flow::{Cards, Options, Rules, SeatRules};
use heartbox::i18n::faults::setup_fault;

use super::*;

/// The rule that forbids the setup, with a sentence in every language.
fn refused(setup: Value) -> Option<String> {
    begin(setup).err().map(|error| {
        let sentences = Lang::ALL.map(|lang| setup_fault(&error.fault, lang, |field| field));
        assert!(sentences.iter().all(|sentence| sentence.ends_with('.')) && sentences[0] != sentences[1]);
        error.rule.to_string()
    })
}

fn fault(setup: Value) -> Option<SetupFault> {
    begin(setup).err().map(|error| error.fault)
}

#[test]
fn fl_1_ten_positions_for_each_start_and_never_fewer_than_four() {
    for (players, length) in [(2, 40), (3, 40), (4, 40), (5, 50), (6, 60), (7, 70), (8, 80)] {
        let state = begin(flowing(players)).expect("a setup").0;
        assert_eq!((state.ring_length(), state.starts()), (length, length / 10));
        let starts: Vec<u8> = (0..length).filter(|position| state.start_on(*position).is_some()).collect();
        assert_eq!(starts, (0..length / 10).map(|start| start * 10).collect::<Vec<_>>());
        assert_eq!(state.start_on(length), None);
    }
    let two = begin(setup(&["red", "green"], json!({}))).expect("a setup").0;
    assert_eq!([0, 1].map(|seat| two.start(Seat::all(2).nth(seat).expect("a seat"))), [10, 30]);
    // The ring is closed in both directions.
    board("yellow 39 w w w | move 1\nred 20 w w w\nheart 2").play([go(0, 0, 2)]).stands("1 w w w | 20 w w w");
    board("yellow 1 w w w | move 1\nred 20 w w w\nheart 2").play([go(0, 0, -2)]).stands("39 w w w | 20 w w w");
}

#[test]
fn fl_2_a_master_and_three_ordinary_pieces() {
    let state = begin(flowing(3)).expect("a setup").0;
    for seat in state.seats() {
        let masters: Vec<bool> = Piece::all(seat).map(|piece| state.is_master(piece)).collect();
        assert_eq!(masters, [true, false, false, false]);
    }
    let numbers = board("yellow 0 5 w w | swap 1 move 1\nred 20 w w w\nheart 2");
    numbers
        .refuses("FL-2", [swap(0, 4), swap(0, 255), go(0, 4, 1), go(0, 255, 1)])
        .play([flow(0)])
        .refuses("FL-2", [advance(0, 4), advance(0, 255)]);
    let ludo = board("yellow 3 w w w\nred ludo 12 w w w\nheart 2, turn red");
    ludo.play([die(1)]).refuses("FL-2", [step(1, 4), step(1, 255)]);
}

#[test]
fn fl_3_a_heart_that_beats_from_1_to_4() {
    begin(flowing(2)).expect("a setup").beats(4, None);
    let begun = begin(flowing(2)).expect("a setup").0;
    let fixture = |speed, entrance| Fixture {
        pieces: vec![(Piece { seat: Seat::FIRST, number: 0 }, Place::Ring(3)), (master(1), Place::Ring(9))],
        hands: Vec::new(),
        speed,
        entrance,
        turn: Seat::FIRST,
    };
    for (speed, entrance, fits) in [
        (1, None, true),
        (2, None, true),
        (2, Some(39), true),
        (3, Some(0), true),
        (4, None, true),
        (0, None, false),
        (5, None, false),
        (1, Some(3), false),
        (4, Some(3), false),
        (2, Some(40), false),
    ] {
        let found = begun.with_fixture(&fixture(speed, entrance));
        assert_eq!(found.is_ok(), fits, "{speed} {entrance:?}");
    }
}

fn master(seat: usize) -> Piece {
    Piece { seat: Seat::all(8).nth(seat).expect("a seat"), number: 0 }
}

#[test]
fn fl_4_four_suits_bound_to_colours_and_one_deck_or_two() {
    let state = begin(flowing(4)).expect("a setup").0;
    let earned = [0, 10, 20, 30].map(|position| state.earns(position).flatten());
    assert_eq!(earned.map(|card| json!(card)), ["throw", "enter", "swap", "move"].map(|card| json!(card)));
    assert_eq!(state.earns(1), None);
    // One of each kind is in every hand.
    for (players, deck) in [(2, 13), (3, 13), (4, 13), (5, 26), (8, 26)] {
        let state = begin(flowing(players)).expect("a setup").0;
        assert_eq!(state.stacks(), Cards::each(deck - players as u8));
    }
    // All hands are open: everybody sees the same.
    let scenes: Vec<_> = Seat::all(8).map(Some).chain([None]).map(|viewer| state.scene(viewer)).collect();
    assert!(scenes.iter().all(|scene| *scene == scenes[0]));
    assert!(scenes[0].seats.values().all(|seat| seat.hand == Cards::each(1)));
}

#[test]
fn fl_4_played_cards_lie_in_their_stack_before_the_effect() {
    // Red has all Enter cards but one; the last is in the stack again when the entering piece earns it.
    board("yellow 5 w w w\nred 15 w w w | enter 13\nheart 2, turn red").play([enter(1)]).holds(1, "enter 13");
    // With two other cards in hand the stack is empty and gives no card.
    let without = board("yellow 5 w w w | enter 12\nred 15 w w w | enter 1 swap 2\nheart 2, turn red");
    without.play([paid(enter(1), ["swap", "swap"])]).holds(1, "enter 1").stands("5 w w w | 15 10 w w");
}

#[test]
fn fl_5_colours_and_first_cards() {
    assert_eq!(refused(setup(&["red", "red"], json!({}))).as_deref(), Some("FL-5"));
    assert_eq!(refused(setup(&["yellow", "black"], json!({}))).as_deref(), Some("FL-5"));
    assert_eq!(refused(setup(&["yellow"], json!({}))).as_deref(), Some("FL-5"));
    begin(flowing(4)).expect("a setup").stands("0 w w w | 10 w w w | 20 w w w | 30 w w w").shows(json!({
        "hands": [{"throw": 1, "enter": 1, "swap": 1, "move": 1}, {"throw": 1, "enter": 1, "swap": 1, "move": 1},
            {"throw": 1, "enter": 1, "swap": 1, "move": 1}, {"throw": 1, "enter": 1, "swap": 1, "move": 1}]}));
}

#[test]
fn fl_6_who_begins_and_who_follows() {
    let first = |first: Value| {
        let mut setup = flowing(3);
        setup["first"] = first;
        setup
    };
    assert_eq!(refused(first(json!(null))).as_deref(), Some("FL-6"));
    assert_eq!(refused(first(json!(3))).as_deref(), Some("FL-6"));
    let board = begin(first(json!(2))).expect("a setup").shows(json!({"to_act": 2, "speed": 4, "entrance": null}));
    let board = board.refuses("FL-6", [flow(0), flow(1), throw(7)]).flows(2, [0]).asks(0, "cards");
    board.flows(0, [0]).asks(1, "cards").refuses("FL-6", [flow(2)]).flows(1, [0]).asks(2, "cards");
}

#[test]
fn fl_6_seats_sit_in_the_order_of_their_starts() {
    for colours in [["yellow", "green"], ["red", "blue"], ["blue", "green"]] {
        assert_eq!(refused(setup(&colours, json!({}))), None);
    }
    assert_eq!(refused(setup(&["green", "yellow"], json!({}))).as_deref(), Some("FL-6"));
    let wrong = fault(setup(&["yellow", "blue", "red"], json!({})));
    assert_eq!(wrong, Some(SetupFault::ColourOrder { seat: Seat::all(8).nth(2).expect("a seat") }));
    // With few players the other colours are not available.
    for colour in ["orange", "violet", "cyan", "brown"] {
        assert_eq!(refused(setup(&["yellow", "red", "blue", colour], json!({}))).as_deref(), Some("FL-6"), "{colour}");
    }
    let board = begin(setup(&["red", "blue", "green"], json!({}))).expect("a setup");
    board.stands("10 w w w | 20 w w w | 30 w w w").flows(0, [0]).asks(1, "cards");
}

#[test]
fn fl_25_and_fl_26_are_options_of_the_setup() {
    let read = |options: Value| serde_json::from_value::<Options>(options);
    assert_eq!(json!(Options::default()), json!({}));
    assert_eq!(json!(Options { balance: Some(true), slow_end: true }), json!({"balance": true, "slow_end": true}));
    assert_eq!(json!(Options { balance: Some(false), slow_end: false }), json!({}), "writers leave defaults out");
    assert_eq!(read(json!({"slow_end": true})).expect("an option"), Options { balance: None, slow_end: true });
    for wrong in [json!({"balance": null}), json!({"balance": 1}), json!({"slow_end": "yes"}), json!({"slow": true})] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
    let off = begin(setup(&["yellow", "red"], json!({"balance": false, "slow_end": false}))).expect("the defaults").0;
    assert!(!off.is_balanced() && !off.has_slow_end());
    let on = begin(setup(&["yellow", "red"], json!({"balance": true, "slow_end": true}))).expect("options").0;
    assert!(on.is_balanced() && on.has_slow_end());
    assert_eq!([2, 3, 4, 5, 8].map(|players| State::editions(players).len()), [4, 4, 4, 2, 2]);
}

#[test]
fn fl_27_more_players_take_the_first_colours_and_random_cards() {
    for players in 5..=8 {
        let mut setup = flowing(players);
        let state = begin(setup.clone()).expect("a setup").0;
        assert!(state.is_balanced(), "always on");
        assert!((0..state.ring_length()).step_by(10).all(|start| state.earns(start) == Some(None)), "every start");
        let last = state.seats().last().expect("a seat");
        assert_eq!(state.start(last), 10 * (players as u8 - 1));
        setup["options"] = json!({"balance": true});
        assert_eq!(refused(setup.clone()), None);
        setup["options"] = json!({"balance": false});
        assert_eq!(refused(setup.clone()).as_deref(), Some("FL-27"));
        assert_eq!(fault(setup), Some(SetupFault::OptionIsFixed { name: "balance" }));
    }
    let five = |last: &str| refused(setup(&["yellow", "red", "blue", "green", last], json!({})));
    assert_eq!(five("orange"), None);
    assert_eq!(five("violet").as_deref(), Some("FL-27"));
    let gap = setup(&["yellow", "red", "blue", "orange", "violet"], json!({}));
    assert_eq!(refused(gap).as_deref(), Some("FL-27"));
    let turned = setup(&["yellow", "red", "blue", "orange", "green"], json!({}));
    assert_eq!(refused(turned).as_deref(), Some("FL-6"));
    // Ludo seats count too.
    let mixed = setup(&["yellow ludo", "red ludo", "blue ludo", "green ludo", "orange"], json!({}));
    assert!(begin(mixed).expect("a setup").0.is_balanced());
}

#[test]
fn fl_28_a_seat_says_by_which_rules_it_plays() {
    let read = |rules: Value| serde_json::from_value::<SeatRules>(rules);
    assert_eq!(read(json!({})).expect("the default").rules, Rules::Flow);
    assert_eq!(read(json!({"rules": "flow"})).expect("rules").rules, Rules::Flow);
    assert_eq!(read(json!({"rules": "ludo"})).expect("rules").rules, Rules::Ludo);
    assert!(read(json!({"rules": "chess"})).is_err() && read(json!({"rule": "ludo"})).is_err());
    assert_eq!(json!(SeatRules::default()), json!({}));
    assert_eq!(json!(SeatRules { rules: Rules::Ludo }), json!({"rules": "ludo"}));

    let state = begin(setup(&["yellow", "red ludo"], json!({}))).expect("a setup").0;
    let rules: Vec<Rules> = state.seats().map(|seat| state.rules(seat)).collect();
    assert_eq!(rules, [Rules::Flow, Rules::Ludo]);
    assert!(state.is_hybrid() && !begin(flowing(2)).expect("a setup").0.is_hybrid());
    let board = begin(setup(&["yellow", "red ludo"], json!({}))).expect("a setup");
    board.refuses("FL-28", [step(0, 0), come_in(0)]);
}

#[test]
fn fl_37_at_least_one_seat_plays_flow() {
    let only = setup(&["yellow ludo", "red ludo"], json!({}));
    assert_eq!(refused(only.clone()).as_deref(), Some("FL-37"));
    assert_eq!(fault(only), Some(SetupFault::NobodyPlaysIt));
    assert_eq!(refused(setup(&["yellow ludo", "red ludo", "blue"], json!({}))), None);
    for players in 2..=8 {
        let seatings = State::seatings(players);
        assert_eq!(seatings.len(), 3);
        assert!(seatings.iter().all(|seats| seats.iter().any(|seat| seat.rules == Rules::Flow)));
    }
}

/// The events have the shapes of the rules, and no others.
#[test]
fn events_have_the_shapes_of_the_rules() {
    let read = |event: &Value| serde_json::from_value::<EventOf<State>>(event.clone());
    for event in [
        throw(0),
        paid(enter(0), ["swap", "swap"]),
        swap(0, 2),
        go(0, 1, -2),
        flow(0),
        advance(0, 1),
        step(1, 2),
        come_in(1),
        shield(0, 2),
        card("swap"),
        die(6),
    ] {
        assert_eq!(json!(read(&event).expect("a shape of the rules")), event);
    }
    // Discards can be listed in any order, and are written in the order of the suits.
    let mixed = read(&paid(throw(0), ["move", "enter"])).expect("any order");
    assert_eq!(mixed, read(&paid(throw(0), ["enter", "move"])).expect("any order"));
    assert_eq!(json!(mixed), paid(throw(0), ["enter", "move"]));
    for event in [
        json!({"by": 0, "do": {"play": {"card": "throw"}}}),
        json!({"by": 0, "do": {"play": {"with": ["throw"]}}}),
        json!({"by": 0, "do": {"play": {"card": "jump", "with": ["throw"]}}}),
        json!({"by": 0, "do": {"play": {"card": "throw", "with": "throw"}}}),
        json!({"by": 0, "do": {"play": {"card": "throw", "with": ["jump"]}}}),
        json!({"by": 0, "do": {"play": {"card": "throw", "with": ["throw"], "piece": 1}}}),
        json!({"by": 0, "do": {"play": {"card": "swap", "with": ["swap"]}}}),
        json!({"by": 0, "do": {"play": {"card": "swap", "with": ["swap"], "piece": 1, "steps": 1}}}),
        json!({"by": 0, "do": {"play": {"card": "swap", "with": ["swap"], "piece": -1}}}),
        json!({"by": 0, "do": {"play": {"card": "swap", "with": ["swap"], "piece": 1.0}}}),
        json!({"by": 0, "do": {"play": {"card": "move", "with": ["move"], "piece": 1}}}),
        json!({"by": 0, "do": {"play": {"card": "move", "with": ["move"], "piece": 1, "steps": "1"}}}),
        json!({"by": 0, "do": {"play": {"card": "move", "with": ["move"], "piece": 1, "steps": 128}}}),
        json!({"by": 0, "do": {"play": {"card": "throw", "with": vec!["throw"; 105]}}}),
        json!({"by": 0, "do": {"flow": {}}}),
        json!({"by": 0, "do": {"advance": 1}}),
        json!({"by": 0, "do": {"advance": {"piece": 1, "steps": 1}}}),
        json!({"by": 0, "do": "advance"}),
        json!({"chance": {"card": 1}}),
        json!({"chance": {"card": "jump"}}),
        json!({"chance": {"die": "6"}}),
        json!({"chance": {"die": -1}}),
        json!({"chance": {"die": 6, "card": "swap"}}),
    ] {
        assert!(read(&event).is_err(), "{event}");
    }
}

/// The trace has the shape given in the rules.
#[test]
fn traces_have_the_shape_of_the_rules() {
    let hand = json!({"throw": 1, "enter": 1, "swap": 1, "move": 1});
    let pieces = json!([["ring 0", "waiting", "waiting", "waiting"], ["ring 10", "waiting", "waiting", "waiting"]]);
    let expected = json!({"to_act": 0, "phase": "cards", "speed": 4, "entrance": null, "throw": false, "thrown": 0,
        "hands": [hand, hand], "pieces": pieces, "to_advance": [0], "die": null, "rolls": 0, "winner": null});
    assert_eq!(begin(flowing(2)).expect("a setup").trace(), expected);
    let hybrid = board("yellow 3 h h 5\nred ludo w 12 g3 g1\nheart 2 at 7, turn red");
    hybrid.shows(
        json!({"phase": "ludo", "to_act": 1, "to_advance": [], "die": null, "rolls": 0, "speed": 2, "entrance": 7,
        "hands": [{"throw": 0, "enter": 0, "swap": 0, "move": 0}, {"throw": 0, "enter": 0, "swap": 0, "move": 0}],
        "pieces": [["ring 3", "heart", "heart", "ring 5"], ["waiting", "ring 12", "goal 3", "goal 1"]]}),
    );
}
