//! Components and the starting player: HS-1 to HS-5.

use heartbox::engine::{BySeat, Game};
use heartbox::games::heartstrings::{Buff, Room, State};
use serde_json::json;

use super::*;

#[test]
fn hs_1_two_or_three_players_in_three_colours() {
    let begin = |setup: Value| positions::begin::<State>(setup).err();
    let seats = |players| positions::setup::<State>(players);
    assert_eq!(begin(seats(2)), None);
    assert_eq!(begin(seats(3)), None);
    assert_eq!(begin(seats(1)).as_deref(), Some("HS-1"));
    assert_eq!(begin(json!({"seats": []})).as_deref(), Some("HS-1"));
    let mut four = seats(3);
    let fourth = json!({"name": "Dot", "colour": "red", "control": "human"});
    four["seats"].as_array_mut().expect("a list").push(fourth.clone());
    assert_eq!(begin(four).as_deref(), Some("HS-1"));
    assert_eq!(begin(json!({"seats": [fourth, seats(1)["seats"][0]]})).as_deref(), Some("HS-1"), "red");
    let twins = [seats(1)["seats"][0].clone(), seats(1)["seats"][0].clone()];
    assert_eq!(begin(json!({"seats": twins})).as_deref(), Some("HS-1"), "two alike");
    assert_eq!(State::FACTS.colours.iter().map(|colour| colour.id()).collect::<Vec<_>>(), ["green", "blue", "yellow"]);

    assert!(Room::all().map(|room| room.0).eq(1..=12));
    for number in 0..=u8::MAX {
        assert_eq!(Room(number).index().is_some(), (1..=12).contains(&number));
    }
}

#[test]
fn hs_2_twelve_tokens_and_beads_each_and_ten_in_the_pool() {
    for players in [2, 3] {
        let table = positions::begin::<State>(positions::setup::<State>(players)).expect("a setup");
        let twelve = BySeat::new(players, |_| 12);
        assert_eq!(
            table.trace(),
            json!({"phase": "order", "to_act": null, "beads": twelve, "pool": 10, "supply": twelve, "rooms": rooms(&[]),
                "from": null, "combat": null, "out": BySeat::new(players, |_| false), "winner": null})
        );
    }
}

#[test]
fn hs_3_the_selector_has_twelve_sides_and_the_combat_dice_six() {
    let mut game = table(2);
    game.refuses("HS-6", [room(0), room(13), room(255)]);
    game.plays([room(5), room(5)]).refuses("HS-10", [attack(0), attack(7), attack(255)]);
    game.play(attack(6)).refuses("HS-10", [defend(0), defend(7)]);
    for side in 1..=12 {
        table(2).play(room(side));
    }
    for side in 1..=6 {
        table(2).plays([room(5), room(5), attack(side), defend(7 - side)]);
    }
}

#[test]
fn hs_4_what_is_special_about_each_room() {
    let buffs: Vec<Buff> = Room::all().map(Room::buff).collect();
    let (plain, bead) = (Buff::Plain, Buff::Bead);
    let expected = [
        bead,
        plain,
        Buff::Attacker(1),
        Buff::Defender(1),
        plain,
        Buff::Attacker(2),
        plain,
        Buff::Defender(2),
        Buff::Attacker(3),
        plain,
        plain,
        bead,
    ];
    assert_eq!(buffs, expected);
}

#[test]
fn hs_5_the_highest_roll_begins_and_play_goes_around() {
    let begin = |players| positions::begin::<State>(positions::setup::<State>(players)).expect("a setup");
    let mut game = begin(3);
    assert!(game.awaits_chance());
    game.refuses("HS-5", [room(3), attack(1), defend(1), keep(0), relocate(0, 1), sacrifice(1, 1)]);
    game.play(order(&[3, 11, 2])).sees(json!({"phase": "room", "to_act": 1}));
    for (number, next) in [(2, 2), (5, 0), (7, 1)] {
        game.play(room(number)).sees(json!({"to_act": next}));
    }
    begin(2).play(order(&[1, 2])).sees(json!({"to_act": 1}));
}

#[test]
fn hs_5_those_who_tie_for_highest_roll_again() {
    let mut game = positions::begin::<State>(positions::setup::<State>(3)).expect("a setup");
    game.refuses("HS-5", [order(&[]), order(&[1, 2]), order(&[0, 2, 3]), order(&[1, 13, 3])]);
    game.play(order(&[9, 9, 9])).sees(json!({"phase": "order", "to_act": null}));
    game.refuses("HS-5", [order(&[1, 2])]);
    // The first player is out of the roll-off, and stays out whatever the others roll.
    game.play(order(&[7, 11, 11])).sees(json!({"phase": "order", "to_act": null}));
    game.refuses("HS-5", [order(&[1, 2, 3]), order(&[1])]);
    game.play(order(&[1, 1])).refuses("HS-5", [order(&[1, 2, 3])]);
    game.play(order(&[4, 5])).sees(json!({"phase": "room", "to_act": 2}));
    game.refuses("HS-6", [order(&[4, 5])]);
}

#[test]
fn hs_5_nobody_can_be_named_to_begin() {
    let mut setup = positions::setup::<State>(2);
    setup["first"] = json!(0);
    assert_eq!(positions::begin::<State>(setup.clone()).err().as_deref(), Some("HS-5"));
    setup["first"] = json!(null);
    assert!(positions::begin::<State>(setup).is_ok());
}

#[test]
fn hs_5_nobody_decides_in_the_turn_of_another() {
    let mut game = table(2);
    settle(&mut game, &[5, 7]);
    game.play(room(5)).sees(json!({"phase": "sacrifice", "to_act": 0}));
    game.refuses("HS-5", [keep(1), sacrifice(1, 5), sacrifice(1, 7), keep(2), keep(7)]);
}
