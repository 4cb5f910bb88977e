//! Combat: HS-10 to HS-15.

use serde_json::json;

use super::*;

/// Seat 1 holds this room with this many tokens and seat 0 has just arrived; neither has two tokens elsewhere.
fn invaded(number: u8, tokens: usize) -> Table {
    let mut game = table(2);
    // Single tokens, so that there is no other decision.
    let elsewhere: Vec<u8> = (2..=11).filter(|other| *other != number).collect();
    for other in &elsewhere[..tokens] {
        settle(&mut game, &[*other, number]);
    }
    game.play(room(number)).sees(json!({"phase": "combat", "to_act": 0, "combat": {"room": number, "attack": null}}));
    game
}

/// The beads lost by each side after one roll each, with the room's bonus.
fn blow(number: u8, roll: u8, answer: u8) -> (u64, u64) {
    let mut game = invaded(number, 1);
    let before = game.trace();
    game.plays([attack(roll), defend(answer)]);
    let after = game.trace();
    let lost = |seat: usize| {
        let beads = |trace: &Value| trace["beads"][seat].as_u64().expect("beads");
        beads(&before).saturating_sub(beads(&after))
    };
    (lost(0), lost(1))
}

fn tokens(game: &Table, number: usize) -> Value {
    game.trace()["rooms"][number - 1].clone()
}

#[test]
fn hs_10_the_attacker_rolls_once_and_the_defender_for_each_token() {
    let mut game = invaded(5, 3);
    assert!(game.awaits_chance());
    game.refuses("HS-10", [defend(3), room(5), order(&[1, 2]), keep(0), keep(0), relocate(0, 2)]);
    game.refuses("HS-5", [keep(1), relocate(1, 5)]);
    game.play(attack(6)).sees(json!({"phase": "combat", "to_act": 0, "combat": {"room": 5, "attack": 6}}));
    game.refuses("HS-10", [attack(6), room(5)]);
    // 6 against 5, three times.
    for left in [2, 1] {
        game.play(defend(5)).sees(json!({"phase": "combat", "combat": {"room": 5, "attack": 6}}));
        assert_eq!(tokens(&game, 5), json!({"owner": 1, "tokens": left}));
        game.refuses("HS-10", [attack(6)]);
    }
    game.play(defend(5)).sees(json!({"phase": "room", "to_act": 1, "combat": null, "beads": [12, 9]}));
    assert_eq!(tokens(&game, 5), json!({"owner": 0, "tokens": 1}));
}

#[test]
fn hs_10_the_first_token_that_beats_the_attacker_ends_it() {
    let mut game = invaded(5, 3);
    game.plays([attack(3), defend(2), defend(4)]).sees(json!({"phase": "room", "to_act": 1, "combat": null}));
    assert_eq!(tokens(&game, 5), json!({"owner": 1, "tokens": 2}));
    game.sees(json!({"beads": [11, 11], "pool": 12, "supply": [9, 10]}));
}

#[test]
fn hs_11_the_room_adds_to_the_side_that_it_names() {
    // 3 against 3, with the bonus of the room; a damage of 1 is a difference of 1 or 2.
    assert_eq!(blow(5, 3, 3), (0, 0));
    assert_eq!((blow(3, 3, 3), blow(6, 3, 3), blow(9, 3, 3)), ((0, 1), (0, 1), (0, 2)));
    assert_eq!((blow(4, 3, 3), blow(8, 3, 3)), ((1, 0), (1, 0)));
    // The largest roll for a tie, which the defender loses, and the next one above it.
    assert_eq!((blow(3, 3, 4), blow(6, 3, 5), blow(9, 3, 6)), ((0, 0), (0, 0), (0, 0)));
    assert_eq!((blow(3, 3, 5), blow(6, 3, 6), blow(9, 2, 6)), ((1, 0), (1, 0), (1, 0)));
    assert_eq!((blow(4, 4, 3), blow(8, 5, 3)), ((0, 0), (0, 0)));
    assert_eq!((blow(4, 5, 3), blow(8, 6, 3)), ((0, 1), (0, 1)));
    // The full bonus, visible in the damage: 9 - 1, 8 - 1, 7 - 1; 7 - 1, 8 - 1.
    assert_eq!((blow(9, 6, 1), blow(6, 6, 1), blow(3, 6, 1)), ((0, 4), (0, 4), (0, 3)));
    assert_eq!((blow(4, 1, 6), blow(8, 1, 6)), ((3, 0), (4, 0)));
    for plain in [2, 7, 10, 11] {
        assert_eq!((blow(plain, 6, 1), blow(plain, 1, 6), blow(plain, 4, 4)), ((0, 3), (3, 0), (0, 0)), "{plain}");
    }
}

#[test]
fn hs_11_in_every_roll_of_the_combat() {
    let mut game = invaded(6, 3);
    game.plays([attack(2), defend(3), defend(3), defend(4)]).sees(json!({"beads": [12, 10], "pool": 12, "to_act": 1}));
    let mut game = invaded(8, 3);
    game.plays([attack(6), defend(3), defend(3), defend(5)]).sees(json!({"beads": [11, 10], "pool": 13, "to_act": 1}));
}

#[test]
fn hs_12_half_of_the_difference_rounded_up() {
    let damage: Vec<_> = (1..=5).map(|answer| blow(5, 6, answer)).collect();
    assert_eq!(damage, [(0, 3), (0, 2), (0, 2), (0, 1), (0, 1)]);
    let damage: Vec<_> = (1..=5).map(|roll| blow(5, roll, 6)).collect();
    assert_eq!(damage, [(3, 0), (2, 0), (2, 0), (1, 0), (1, 0)]);
}

#[test]
fn hs_12_the_token_of_the_loser_goes_back_to_the_supply() {
    let mut game = invaded(5, 1);
    game.sees(json!({"supply": [10, 11]}));
    game.plays([attack(6), defend(5)]).sees(json!({"supply": [10, 12]}));
    let mut game = invaded(5, 1);
    game.plays([attack(1), defend(2)]).sees(json!({"supply": [11, 11], "rooms": rooms(&[(2, 0, 1), (5, 1, 1)])}));
}

#[test]
fn hs_13_in_a_tie_the_defender_loses_the_token_without_damage() {
    let mut game = invaded(5, 2);
    game.play(attack(4)).play(defend(4));
    game.sees(json!({"phase": "combat", "beads": [12, 12], "pool": 10, "supply": [9, 11]}));
    assert_eq!(tokens(&game, 5), json!({"owner": 1, "tokens": 1}));
    game.play(defend(4)).sees(json!({"phase": "room", "beads": [12, 12], "pool": 10, "supply": [9, 12]}));
    assert_eq!(tokens(&game, 5), json!({"owner": 0, "tokens": 1}));
}

#[test]
fn hs_14_damage_goes_from_the_heartstring_to_the_pool() {
    invaded(9, 1).plays([attack(6), defend(1)]).sees(json!({"beads": [12, 8], "pool": 14}));
    invaded(8, 1).plays([attack(1), defend(6)]).sees(json!({"beads": [8, 12], "pool": 14}));
}

#[test]
fn hs_14_never_more_than_are_left() {
    let mut game = invaded(9, 4);
    game.plays([attack(6), defend(1), defend(1), defend(3)]).sees(json!({"beads": [12, 1], "pool": 21}));
    // Damage 4, one bead left.
    game.play(defend(1)).sees(json!({"beads": [12, 0], "pool": 22, "winner": 0}));
}

#[test]
fn hs_14_damage_comes_before_the_bead_of_the_room() {
    let mut game = table(2);
    // Ten beads are earned: nine in room 1, one in room 12. The pool is empty.
    settle(&mut game, &[1, 12]);
    for other in [2, 3, 4, 5, 6, 7, 8, 9] {
        settle(&mut game, &[1, other]);
    }
    game.sees(json!({"pool": 0, "beads": [21, 13]}));
    // 6 against 5: the bead that the defender loses is the one that the room pays.
    game.plays([room(12), attack(6), defend(5)]).sees(json!({"pool": 0, "beads": [22, 12]}));
    assert_eq!(tokens(&game, 12), json!({"owner": 0, "tokens": 1}));
}

#[test]
fn hs_15_a_defending_token_that_wins_sends_the_attacker_home() {
    let mut game = invaded(5, 2);
    game.plays([attack(2), defend(6)]).sees(json!({"phase": "room", "to_act": 1, "combat": null,
        "beads": [10, 12], "pool": 12, "supply": [10, 10], "rooms": rooms(&[(2, 0, 1), (3, 0, 1), (5, 1, 2)])}));
}

#[test]
fn hs_15_when_all_defenders_are_gone_the_attacker_stays() {
    let mut game = invaded(5, 2);
    game.plays([attack(6), defend(6), defend(6)]).sees(json!({"phase": "room", "to_act": 1, "combat": null,
        "beads": [12, 12], "supply": [9, 12], "rooms": rooms(&[(2, 0, 1), (3, 0, 1), (5, 0, 1)])}));
}
