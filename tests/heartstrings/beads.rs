//! Beads: HS-16, HS-17.

use serde_json::json;

use super::*;

#[test]
fn hs_16_a_token_earns_a_bead_as_it_arrives() {
    let mut game = table(2);
    game.play(room(1)).sees(json!({"beads": [13, 12], "pool": 9}));
    game.play(room(12)).sees(json!({"beads": [13, 13], "pool": 8}));
    // Adding to an own bead room counts as arriving, staying does not.
    game.play(room(1)).sees(json!({"beads": [14, 13], "pool": 7}));
    game.play(keep(0)).sees(json!({"beads": [14, 13], "pool": 7}));
    game.play(room(5)).sees(json!({"beads": [14, 13], "pool": 7}));
}

#[test]
fn hs_16_no_other_room_pays() {
    for number in 2..=11 {
        table(2).play(room(number)).sees(json!({"beads": [12, 12], "pool": 10}));
    }
}

#[test]
fn hs_16_a_successful_invasion_pays_once() {
    let mut game = table(2);
    settle(&mut game, &[2, 12, 3, 12]);
    game.sees(json!({"beads": [12, 14], "pool": 8}));
    game.plays([room(12), attack(4), defend(4)]).sees(json!({"beads": [12, 14], "pool": 8}));
    game.play(defend(4)).sees(json!({"beads": [13, 14], "pool": 7, "to_act": 1}));
}

#[test]
fn hs_16_an_invasion_that_fails_pays_nobody() {
    let mut game = table(2);
    settle(&mut game, &[2, 1]);
    game.plays([room(1), attack(4), defend(5)]).sees(json!({"beads": [11, 13], "pool": 10}));
}

#[test]
fn hs_16_an_empty_pool_pays_nothing() {
    let mut game = table(2);
    settle(&mut game, &[1, 12]);
    for other in [2, 3, 4, 5, 6, 7, 8, 9] {
        settle(&mut game, &[1, other]);
    }
    game.sees(json!({"pool": 0, "beads": [21, 13]}));
    game.play(room(1)).sees(json!({"pool": 0, "beads": [21, 13], "to_act": 1}));
    // A tie brings no bead into the pool, so the invader gets none.
    game.play(room(10)).plays([room(12), attack(3), defend(3)]);
    game.sees(json!({"pool": 0, "beads": [21, 13], "supply": [1, 3]}));
}

#[test]
fn hs_17_a_heartstring_has_no_limit_but_the_pool() {
    let mut game = table(2);
    for other in [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] {
        settle(&mut game, &[1, other]);
    }
    game.sees(json!({"beads": [22, 12], "pool": 0}));
    let mut rich = table(2);
    settle(&mut rich, &[2, 9, 3, 9, 4, 9]);
    rich.plays([room(9), attack(6), defend(1), defend(1), defend(4)]).sees(json!({"beads": [12, 1], "pool": 21}));
    // Seat 1 has one bead, all others can come to seat 0.
    for other in [5, 6, 7, 8, 10, 11] {
        settle(&mut rich, &[1, other]);
    }
    rich.sees(json!({"beads": [12, 7], "pool": 15}));
}
