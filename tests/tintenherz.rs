//! Tintenherz, rule by rule.

mod bot;
mod end;
mod exact;
mod table;

use heartbox::engine::{EventOf, Game, SetupFault};
use heartbox::games::tintenherz::text::card_name;
use heartbox::games::tintenherz::{Action, Card, CardSet, Chance, Hearts, Options, State};
use heartbox::i18n::Lang;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use table::*;

fn rule_of(setup: Value) -> Option<String> {
    begin(setup).err().map(|error| error.rule.to_string())
}

#[test]
fn th_1_two_to_four_players_and_sixteen_cards() {
    for players in 0..=5 {
        let rule = rule_of(setup(players, json!(0), json!({})));
        assert_eq!(rule.as_deref(), if (2..=4).contains(&players) { None } else { Some("TH-1") }, "{players}");
    }
    for seats in [1, 5] {
        let error = begin(setup(seats.into(), json!(0), json!({}))).err();
        assert_eq!(error.map(|error| error.fault), Some(SetupFault::SeatCount { seats, least: 2, most: 4 }));
    }
    let mut alike = setup(2, json!(0), json!({}));
    alike["seats"][1]["colour"] = json!("red");
    assert_eq!(rule_of(alike.clone()).as_deref(), Some("TH-1"));
    alike["seats"][1]["colour"] = json!("violet");
    assert_eq!(rule_of(alike).as_deref(), Some("TH-1"));

    let mut values = VILLAINS_FIRST;
    values.sort_unstable();
    assert_eq!(Card::all().map(Card::value).collect::<Vec<_>>(), values);
    for value in i8::MIN..=i8::MAX {
        assert_eq!(Card(value).index().is_some(), values.contains(&value), "{value}");
        assert_eq!(CardSet::ALL.contains(Card(value)), values.contains(&value), "{value}");
    }
}

#[test]
fn th_2_names_in_the_table_and_in_every_language() {
    let cards = State::cards().expect("a table of cards");
    let row = |value: i8| cards.as_array().into_iter().flatten().find(|row| row["value"] == value).cloned();
    let given = [(1, "Darius"), (4, "Farid"), (5, "Staubfinger"), (6, "Fenoglio"), (-3, "Basta"), (-6, "Capricorn")];
    for (value, name) in given {
        assert_eq!(row(value), Some(json!({"value": value, "name": name, "hearts": u8::from(value < 0)})));
    }
    assert_eq!(cards.as_array().map(Vec::len), Some(16));
    let names = |card| [Lang::En, Lang::De, Lang::Cs].map(|lang| card_name(card, lang));
    assert_eq!(names(Card(5)), ["Dustfinger", "Staubfinger", "Prašprst"]);
    assert_eq!(names(Card(-5)), ["The Shadow", "Der Schatten", "Stín"]);
    for (card, lang) in Card::all().flat_map(|card| Lang::ALL.map(|lang| (card, lang))) {
        assert!(!card_name(card, lang).is_empty());
    }
}

#[test]
fn th_3_hearts_by_option() {
    let hearts = |table: &Table| table.0.setup().options.hearts.cards().iter().map(Card::value).collect::<Vec<_>>();
    assert_eq!(hearts(&table(2)), [-6, -5, -4, -3, -2, -1]);
    assert_eq!(hearts(&humble(2)), [-6, -5, -4, -3, -2, -1, 1, 2, 3]);
    assert_eq!(State::editions(2), Hearts::ALL.map(|hearts| Options { hearts }));
    assert_eq!(json!(Options::default()), json!({}));
    assert_eq!(json!(Options { hearts: Hearts::Humble }), json!({"hearts": "humble"}));
    let read = |options: Value| serde_json::from_value::<Options>(options);
    assert_eq!(read(json!({"hearts": "villains"})).expect("the default by name"), Options::default());
    assert!(read(json!({"hearts": "all"})).is_err() && read(json!({"heart": "humble"})).is_err());
}

#[test]
fn th_4_four_different_cards_are_dealt() {
    let before = json!({"to_act": 0, "middle": [], "pile": 16, "dice": null, "rerolled": false, "open": [[], []],
        "castle": [[], []], "sums": null, "scores": null, "winners": null});
    table(2)
        .shows(before)
        .offers(json!([]))
        .refuses("TH-4", roll(1, 2))
        .refuses("TH-4", take(0, 5))
        .refuses("TH-4", deal([5, 5, 1, 10]))
        .refuses("TH-4", deal([5, 0, 1, 10]))
        .refuses("TH-4", deal([5, -7, 1, 11]))
        .refuses("TH-4", json!({"chance": {"deal": [5, -3, 1]}}))
        .refuses("TH-4", json!({"chance": {"deal": [5, -3, 1, 10, 2]}}))
        .refuses("TH-4", json!({"chance": {"deal": [5, -3, 1, 10, 10]}}))
        .play([deal([5, -3, 1, 10])])
        .shows(json!({"to_act": 0, "middle": [-3, 1, 5, 10], "pile": 12, "dice": null}))
        .refuses("TH-6", deal([2, 3, 4, 6]));
    let places = table(2).play([deal([5, -3, 1, 10])]).state().places();
    assert_eq!(places, [5, -3, 1, 10].map(|value| Some(Card(value))));
}

#[test]
fn th_5_the_named_seat_begins_and_turns_go_clockwise() {
    assert_eq!(rule_of(setup(2, json!(null), json!({}))).as_deref(), Some("TH-5"));
    assert_eq!(rule_of(setup(2, json!(2), json!({}))).as_deref(), Some("TH-5"));
    let third = Table(begin(setup(3, json!(2), json!({}))).expect("a setup"));
    third
        .shows(json!({"to_act": 2}))
        .play([deal([5, -3, 1, 10]), roll(5, 5)])
        .refuses("TH-5", take(0, 5))
        .refuses("TH-5", take(7, 5))
        .play([take(2, 5), draw(2)])
        .shows(json!({"to_act": 0}))
        .refuses("TH-5", take(2, 10));
    let colours = State::FACTS.colours.iter().map(|colour| colour.id());
    assert_eq!(colours.collect::<Vec<_>>(), COLOURS);
}

#[test]
fn th_6_a_value_is_on_a_die_or_is_the_sum() {
    for (one, other) in (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other))) {
        let matching: Vec<i8> = CardSet::shown_by([one, other]).iter().map(Card::value).collect();
        let shown = |value: &i8| [one, other, one + other].contains(&value.unsigned_abs());
        let expected: Vec<i8> = (-6..=10).filter(|value| *value != 0 && shown(value)).collect();
        assert_eq!(matching, expected, "{one} {other}");
    }
    let dealt = table(2).play([deal([5, -3, 1, 10])]);
    for (one, other) in [(0, 1), (1, 7), (255, 255)] {
        dealt.clone().refuses("TH-6", roll(one, other));
    }
    let rolled = dealt.offers(json!([])).refuses("TH-6", pass(0)).refuses("TH-6", draw(2)).play([roll(3, 2)]);
    assert_eq!(rolled.state().shown().as_slice(), [2, 3, 5]);
    assert_eq!(rolled.state().matching().iter().map(Card::value).collect::<Vec<_>>(), [-3, 5]);
    let doubled = table(2).play([deal([5, -3, 1, 10]), roll(5, 5)]);
    assert_eq!(doubled.state().shown().as_slice(), [5, 10]);
    doubled.shows(json!({"dice": [5, 5]}));
}

#[test]
fn th_7_after_the_roll_one_of_three() {
    let rerolls = [[true, false], [false, true], [true, true]].map(|dice| json!({"reroll": {"dice": dice}}));
    let [one, other, both] = rerolls;
    table(2)
        .play([deal([4, -3, 1, 10])])
        .wins(4, 5)
        .wins(1, 7)
        .play([roll(4, 1)])
        .offers(json!([{"take": {"card": 1}}, {"take": {"card": 5}}, {"secure": {"card": 4}}, one, other, both]))
        .refuses("TH-7", roll(1, 1))
        .refuses("TH-7", draw(2))
        .refuses("TH-7", deal([2, 3, 6, 8]));
}

#[test]
fn th_8_one_card_a_turn() {
    table(2)
        .play([deal([5, -3, 1, 10]), roll(3, 1), take(0, -3)])
        .offers(json!([]))
        .refuses("TH-8", take(0, 1))
        .refuses("TH-8", secure(0, 1))
        .play([draw(3)])
        .shows(json!({"to_act": 1, "dice": null}))
        .wins(1, 2)
        .play([roll(1, 3), take(0, 1)])
        .shows(json!({"to_act": 1}));
}

#[test]
fn th_9_from_the_middle_or_an_open_hero_of_another_player() {
    let opened = table(3).play([deal([5, -3, 1, 10])]).wins(1, 2).wins(5, 4).wins(-3, 3);
    opened
        .clone()
        .play([roll(1, 5)])
        .refuses("TH-9", take(0, 1))
        .refuses("TH-9", take(0, 2))
        .refuses("TH-9", take(0, 10))
        .refuses("TH-9", take(0, 6))
        .refuses("TH-9", take(0, 0))
        .refuses("TH-9", take(0, 127))
        .refuses("TH-9", take(0, -128))
        .play([take(0, 5)])
        .shows(json!({"to_act": 1, "open": [[1, 5], [], []], "middle": [2, 3, 4, 10], "pile": 9, "dice": null}));
    // A villain of another player cannot be taken.
    opened.play([roll(3, 1)]).refuses("TH-9", take(0, -3)).offers_take(&[3, 4]);
}

#[test]
fn th_10_heroes_lie_open_and_villains_slide_under_the_castle() {
    table(2)
        .play([deal([5, -3, 1, 10]), roll(5, 5), take(0, 10)])
        .shows(json!({"open": [[10], []], "castle": [[], []]}))
        .play([draw(-5), roll(3, 6), take(1, -3)])
        .shows(json!({"open": [[10], []], "castle": [[], [-3]]}));
}

#[test]
fn th_11_the_gap_is_filled_in_its_place_from_what_is_left() {
    let gap = table(2).play([deal([5, -3, 1, 10]), roll(6, 3), reroll(0, true, false), roll(2, 3), take(0, -3)]).shows(
        json!({"to_act": 0, "middle": [1, 5, 10], "pile": 12, "dice": [2, 3], "rerolled": true, "castle": [[-3], []]}),
    );
    assert_eq!(gap.state().places(), [Some(5), None, Some(1), Some(10)].map(|value| value.map(Card)));
    let filled = gap
        .refuses("TH-11", draw(-3))
        .refuses("TH-11", draw(5))
        .refuses("TH-11", draw(0))
        .refuses("TH-11", draw(11))
        .refuses("TH-11", roll(1, 1))
        .refuses("TH-11", pass(0))
        .play([draw(-2)])
        .shows(json!({"to_act": 1, "middle": [-2, 1, 5, 10], "pile": 11, "dice": null, "rerolled": false}));
    assert_eq!(filled.state().places(), [5, -2, 1, 10].map(|value| Some(Card(value))));

    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let due = filled.play([roll(1, 1), take(1, 1)]);
    let mut drawn = [0; 16];
    for _ in 0..11_000 {
        let Some(Chance::Draw(card)) = due.state().sample(&mut rng) else { panic!("a card is drawn") };
        drawn[card.index().expect("a card")] += 1;
    }
    for card in Card::all() {
        let (times, there) = (drawn[card.index().expect("a card")], due.state().pile().contains(card));
        assert!(if there { (800..1200).contains(&times) } else { times == 0 }, "{card:?} {times}");
    }
}

#[test]
fn th_12_an_own_open_hero_is_secured_for_good() {
    let opened = table(2).play([deal([4, -3, 1, 10])]).wins(4, 2).wins(1, 3);
    opened
        .play([roll(4, 1)])
        .refuses("TH-12", secure(0, 1))
        .refuses("TH-12", secure(0, -3))
        .refuses("TH-12", secure(0, 5))
        .refuses("TH-12", secure(0, 0))
        .play([secure(0, 4)])
        .shows(json!({"to_act": 1, "open": [[], [1]], "castle": [[4], []], "pile": 10, "dice": null}))
        .play([roll(4, 4)])
        .refuses("TH-12", take(1, 4))
        .refuses("TH-12", secure(1, 1))
        .refuses("TH-12", secure(1, 4))
        .play([pass(1), roll(4, 4)])
        .refuses("TH-12", secure(0, 4))
        .refuses("TH-12", take(0, 4));
}

#[test]
fn th_13_a_kept_die_stays() {
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let rolled = table(2).play([deal([5, -3, 1, 10]), roll(6, 3)]).refuses("TH-13", reroll(0, false, false));
    for (again, dice) in [([true, false], [2, 3]), ([false, true], [6, 2]), ([true, true], [2, 2])] {
        let picked = rolled.clone().play([reroll(0, again[0], again[1])]);
        let picked = picked
            .shows(json!({"to_act": 0, "dice": [6, 3], "rerolled": true}))
            .offers(json!([]))
            .refuses("TH-13", take(0, -3))
            .refuses("TH-13", draw(2))
            .refuses("TH-6", roll(0, 3))
            .refuses("TH-6", roll(6, 7));
        let mut seen = [[false; 7]; 2];
        for _ in 0..200 {
            let chance = picked.state().sample(&mut rng).expect("dice");
            let Chance::Roll(dice) = chance else { panic!("{chance:?}") };
            (0..2).for_each(|die| seen[die][usize::from(dice[die])] = true);
        }
        for (die, old) in [(0, 6), (1, 3)] {
            let expected = std::array::from_fn(|value| if again[die] { value > 0 } else { value == old });
            assert_eq!(seen[die], expected);
        }
        let changed = if again == [true, true] { None } else { Some(roll(2, 2)) };
        let picked = changed.into_iter().fold(picked, |picked, changed| picked.refuses("TH-13", changed));
        picked.play([roll(dice[0], dice[1])]);
    }
    rolled
        .play([reroll(0, true, false), roll(5, 3)])
        .shows(json!({"dice": [5, 3], "rerolled": true}))
        .refuses("TH-13", reroll(0, true, true))
        .offers(json!([{"take": {"card": -3}}, {"take": {"card": 5}}]));
}

#[test]
fn th_14_after_the_second_roll_what_matches_is_a_duty() {
    let picked = table(2).play([deal([5, -3, 1, 10]), roll(6, 6), reroll(0, true, true)]);
    // Villains included.
    picked
        .clone()
        .play([roll(3, 6)])
        .offers(json!([{"take": {"card": -3}}]))
        .refuses("TH-14", pass(0))
        .refuses("TH-14", roll(1, 1));
    picked
        .play([roll(6, 6)])
        .shows(json!({"to_act": 1, "dice": null, "rerolled": false, "pile": 12}))
        .play([roll(1, 2)]);
    // Securing is sufficient, and mandatory too.
    table(2)
        .play([deal([4, -3, 1, 10])])
        .wins(4, 2)
        .wins(-3, 3)
        .play([roll(6, 6), reroll(0, true, true), roll(4, 4)])
        .offers(json!([{"secure": {"card": 4}}]))
        .refuses("TH-14", pass(0))
        .play([secure(0, 4)])
        .shows(json!({"to_act": 1}));
    // So is a card lying open elsewhere; the own villain and the others' castles do not count.
    let castles =
        table(2).play([deal([4, -3, 1, 10])]).wins(-3, 2).wins(4, 6).play([roll(1, 1), reroll(0, true, true)]);
    castles.clone().play([roll(4, 5)]).offers(json!([{"take": {"card": 4}}]));
    castles.play([roll(3, 5)]).shows(json!({"to_act": 1}));
}

#[test]
fn th_15_a_pass_only_if_nothing_matches() {
    let dealt = table(2).play([deal([5, -3, 1, 10])]);
    dealt.clone().play([roll(3, 6)]).refuses("TH-15", pass(0));
    let nothing = dealt.play([roll(6, 2)]);
    assert_eq!(nothing.legal().len(), 4);
    assert_eq!(nothing.legal().last(), Some(&Action::Pass));
    nothing.play([pass(0)]).shows(json!({"to_act": 1, "dice": null, "pile": 12}));
    // An own hero that could be secured suffices to forbid it.
    let own = table(2).play([deal([5, -3, 1, 10])]).wins(10, 2).wins(1, 7);
    own.play([roll(6, 4)]).refuses("TH-15", pass(0));
}

/// The events have the shapes of TH-4, TH-6, TH-9 and TH-11 to TH-15, and no others.
#[test]
fn events_have_the_shapes_of_the_rules() {
    let read = |event: &Value| serde_json::from_value::<EventOf<State>>(event.clone());
    let shapes =
        [deal([5, -3, 1, 10]), roll(6, 3), draw(-2), take(1, 5), secure(1, 4), reroll(1, true, false), pass(1)];
    for event in &shapes {
        assert_eq!(&json!(read(event).expect("a shape of the rules")), event);
    }
    for event in [
        json!({"by": 1, "do": {"take": {"card": 5, "from": 0}}}),
        json!({"by": 1, "do": {"take": {"card": 5.0}}}),
        json!({"by": 1, "do": {"take": {"card": "5"}}}),
        json!({"by": 1, "do": {"take": {"card": 128}}}),
        json!({"by": 1, "do": {"take": {}}}),
        json!({"by": 1, "do": {"pass": {}}}),
        json!({"by": 1, "do": "Pass"}),
        json!({"by": 1, "do": "take"}),
        json!({"by": 1, "do": {"reroll": {"dice": [true]}}}),
        json!({"by": 1, "do": {"reroll": {"dice": [true, false, true]}}}),
        json!({"by": 1, "do": {"reroll": {"dice": [1, 0]}}}),
        json!({"chance": {"roll": [6]}}),
        json!({"chance": {"roll": [6, 3, 1]}}),
        json!({"chance": {"roll": [-1, 3]}}),
        json!({"chance": {"draw": [1]}}),
        json!({"chance": {"draw": true}}),
        json!({"chance": {"deal": [1, 2, 3, 4.0]}}),
        json!({"chance": {"deal": [1, 2, 3, 300]}}),
        json!({"chance": {"roll": [6, 3], "draw": 1}}),
    ] {
        assert!(read(&event).is_err(), "{event}");
    }
}
