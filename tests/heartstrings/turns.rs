//! A turn: HS-6 to HS-9, and the second phase: HS-18.

use serde_json::json;

use super::*;

/// Seat 0 has all tokens on the board: eleven in room 5, one in this room. It is the turn of seat 0 again.
fn supply_gone(last: u8) -> Table {
    let mut game = table(2);
    for _ in 0..11 {
        settle(&mut game, &[5, 7]);
    }
    settle(&mut game, &[last, 10]);
    game.sees(json!({"phase": "room", "to_act": 0, "supply": [0, 0]}));
    game
}

#[test]
fn hs_6_a_token_from_the_supply_goes_where_the_die_says() {
    let mut game = table(2);
    assert!(game.awaits_chance());
    assert_eq!(game.legal(), json!([]));
    game.refuses("HS-6", [order(&[3, 4]), attack(3), defend(3)]);
    game.play(room(8)).sees(json!({"supply": [11, 12], "rooms": rooms(&[(8, 0, 1)]), "phase": "room", "to_act": 1}));
    game.play(room(2)).sees(json!({"supply": [11, 11], "rooms": rooms(&[(2, 1, 1), (8, 0, 1)]), "to_act": 0}));
}

#[test]
fn hs_7_with_an_empty_supply_a_token_is_picked_up_first() {
    let mut game = supply_gone(3);
    assert!(!game.awaits_chance());
    assert_eq!(game.legal(), json!([{"relocate": {"from": 3}}, {"relocate": {"from": 5}}]));
    game.refuses("HS-7", [room(5), attack(1), relocate(0, 7), relocate(0, 2), relocate(0, 0), relocate(0, 13)]);
    game.refuses("HS-5", [relocate(1, 7)]);
    game.refuses("HS-18", [keep(0), sacrifice(0, 5)]);
    let before = json!({"phase": "room", "to_act": 0, "supply": [1, 0], "from": 5,
        "rooms": rooms(&[(3, 0, 1), (5, 0, 10), (7, 1, 11), (10, 1, 1)])});
    game.play(relocate(0, 5)).sees(before);
    assert!(game.awaits_chance());
    game.refuses("HS-7", [relocate(0, 5), relocate(0, 3)]);
    game.play(room(2)).sees(json!({"supply": [0, 0], "from": null, "phase": "sacrifice",
        "rooms": rooms(&[(2, 0, 1), (3, 0, 1), (5, 0, 10), (7, 1, 11), (10, 1, 1)])}));
}

#[test]
fn hs_7_nothing_is_picked_up_while_there_is_a_supply() {
    let mut game = table(2);
    settle(&mut game, &[5, 7]);
    game.refuses("HS-7", [relocate(0, 5)]);
}

#[test]
fn hs_7_the_last_token_of_a_room_leaves_it_empty() {
    let mut game = supply_gone(3);
    game.play(relocate(0, 3));
    game.sees(json!({"from": 3, "rooms": rooms(&[(5, 0, 11), (7, 1, 11), (10, 1, 1)])}));
    game.play(room(3)).sees(json!({"from": null, "supply": [0, 0], "phase": "sacrifice",
        "rooms": rooms(&[(3, 0, 1), (5, 0, 11), (7, 1, 11), (10, 1, 1)])}));
}

#[test]
fn hs_7_back_in_its_bead_room_a_token_earns_nothing() {
    let mut game = supply_gone(1);
    game.sees(json!({"beads": [13, 12], "pool": 9}));
    game.plays([relocate(0, 1), room(1)]).sees(json!({"beads": [13, 12], "pool": 9, "phase": "sacrifice"}));
    // Into a bead room from elsewhere it does, and from one bead room into the other.
    game.plays([keep(0), relocate(1, 7), room(7), keep(1)]);
    game.plays([relocate(0, 5), room(1)]).sees(json!({"beads": [14, 12], "pool": 8}));
    game.plays([keep(0), relocate(1, 7), room(7), keep(1)]);
    game.plays([relocate(0, 1), room(12)]).sees(json!({"beads": [15, 12], "pool": 7}));
}

#[test]
fn hs_7_a_token_that_was_picked_up_can_invade() {
    let mut game = supply_gone(3);
    game.plays([relocate(0, 5), room(10)]).sees(json!({"phase": "combat", "supply": [0, 0], "from": null,
        "combat": {"room": 10, "attack": null}, "rooms": rooms(&[(3, 0, 1), (5, 0, 10), (7, 1, 11), (10, 1, 1)])}));
    game.refuses("HS-10", [relocate(0, 5), room(10), keep(0), sacrifice(0, 5), order(&[1, 2])]);
    // The token loses, so there is a supply for the next turn.
    game.plays([attack(1), defend(2)]).sees(json!({"supply": [1, 0], "beads": [11, 12], "phase": "sacrifice"}));
    game.plays([keep(0), relocate(1, 10), room(10), keep(1)]);
    assert!(game.awaits_chance());
    game.refuses("HS-7", [relocate(0, 5)]);
}

#[test]
fn hs_8_an_empty_or_own_room_is_occupied_without_combat() {
    let mut game = table(2);
    game.play(room(5)).sees(json!({"phase": "room", "to_act": 1, "combat": null, "rooms": rooms(&[(5, 0, 1)])}));
    settle(&mut game, &[7]);
    game.play(room(5)).sees(json!({"phase": "sacrifice", "to_act": 0, "combat": null,
        "rooms": rooms(&[(5, 0, 2), (7, 1, 1)]), "beads": [12, 12]}));
}

#[test]
fn hs_9_a_room_of_another_player_is_invaded() {
    let mut game = table(2);
    game.play(room(5)).play(room(5)).sees(json!({"phase": "combat", "to_act": 1, "supply": [11, 11],
        "combat": {"room": 5, "attack": null}, "rooms": rooms(&[(5, 0, 1)])}));
    assert!(game.awaits_chance());
    assert_eq!(game.legal(), json!([]));
}

#[test]
fn hs_18_a_token_for_a_bead() {
    let mut game = table(2);
    settle(&mut game, &[5, 7, 5, 7, 3]);
    // Two in room 5, one in room 3.
    settle(&mut game, &[10]);
    game.play(room(2)).sees(json!({"phase": "sacrifice", "to_act": 0, "supply": [8, 9], "pool": 10}));
    assert_eq!(game.legal(), json!([{"sacrifice": {"room": 5}}, "keep"]));
    game.refuses("HS-18", [3, 2, 7, 1, 0, 13].map(|room| sacrifice(0, room)));
    game.refuses("HS-18", [room(3), attack(3), defend(3), order(&[3, 3])]);
    game.refuses("HS-7", [relocate(0, 5)]);
    game.play(sacrifice(0, 5)).sees(json!({"phase": "room", "to_act": 1, "beads": [13, 12], "pool": 9,
        "supply": [9, 9], "rooms": rooms(&[(2, 0, 1), (3, 0, 1), (5, 0, 1), (7, 1, 2), (10, 1, 1)])}));
}

#[test]
fn hs_18_once_a_turn() {
    let mut game = table(2);
    settle(&mut game, &[5, 7, 5, 7, 5, 7, 5]);
    game.play(room(10)).play(keep(1)).play(room(5)).play(sacrifice(0, 5));
    // Four are left there, and beads are in the pool.
    game.sees(json!({"phase": "room", "to_act": 1, "pool": 9}));
    game.refuses("HS-5", [sacrifice(0, 5), keep(0)]);
    game.refuses("HS-18", [sacrifice(1, 7), keep(1)]);
}

#[test]
fn hs_18_nobody_has_to() {
    let mut game = table(2);
    settle(&mut game, &[5, 7]);
    let before = json!({"beads": [12, 12], "pool": 10, "supply": [10, 11], "rooms": rooms(&[(5, 0, 2), (7, 1, 1)])});
    game.play(room(5)).sees(before.clone()).play(keep(0)).sees(before).sees(json!({"phase": "room", "to_act": 1}));
}

#[test]
fn hs_18_without_two_in_a_room_nothing_is_asked() {
    let mut game = table(2);
    for number in [2, 7, 3, 10, 5] {
        game.play(room(number)).sees(json!({"phase": "room"}));
    }
    game.refuses("HS-18", [keep(0), sacrifice(1, 7), keep(1)].into_iter().skip(1));
}

#[test]
fn hs_18_without_a_bead_in_the_pool_nothing_is_asked() {
    let mut game = table(2);
    for _ in 0..5 {
        settle(&mut game, &[1, 12]);
    }
    game.sees(json!({"pool": 0, "beads": [17, 17], "rooms": rooms(&[(1, 0, 5), (12, 1, 5)])}));
    game.play(room(1)).sees(json!({"phase": "room", "to_act": 1, "pool": 0, "beads": [17, 17]}));
    game.refuses("HS-18", [sacrifice(1, 12), keep(1)]);
}

#[test]
fn hs_18_the_last_bead_of_the_pool_buys_it_too() {
    let mut game = table(2);
    for _ in 0..4 {
        settle(&mut game, &[1, 12]);
    }
    settle(&mut game, &[1, 5]);
    game.sees(json!({"pool": 1}));
    game.play(room(7)).play(sacrifice(0, 1)).sees(json!({"pool": 0, "beads": [18, 16], "phase": "room", "to_act": 1}));
}

#[test]
fn hs_18_after_a_combat_won_or_lost() {
    let mut game = table(2);
    settle(&mut game, &[5, 7, 5, 10]);
    game.plays([room(7), attack(1), defend(6)]).sees(json!({"phase": "sacrifice", "to_act": 0, "beads": [9, 12]}));
    game.plays([sacrifice(0, 5), room(2)]).sees(json!({"beads": [10, 12], "pool": 12, "to_act": 0}));
    game.plays([room(5), keep(0), room(3)]);
    game.plays([room(7), attack(6), defend(1)]).sees(json!({"phase": "sacrifice", "to_act": 0, "beads": [10, 9]}));
}

#[test]
fn hs_18_also_with_an_empty_supply() {
    let mut game = supply_gone(3);
    game.plays([relocate(0, 3), room(5)]).sees(json!({"phase": "sacrifice", "supply": [0, 0]}));
    game.play(sacrifice(0, 5)).sees(json!({"supply": [1, 0], "beads": [13, 12], "to_act": 1}));
}
