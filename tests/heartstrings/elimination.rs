//! Elimination and the end: HS-19 to HS-21.

use serde_json::json;

use super::*;

#[test]
fn hs_19_with_the_last_bead_all_tokens_leave_the_board() {
    let mut game = table(3);
    // Seat 1: three tokens in room 9, one in room 2.
    settle(&mut game, &[3, 9, 5, 4, 9, 6, 7, 9, 8, 10, 2, 11]);
    game.sees(json!({"to_act": 0, "supply": [8, 8, 8]}));
    game.plays([room(9), attack(6), defend(1), defend(1)]).sees(json!({"beads": [12, 4, 12], "phase": "combat"}));
    game.play(defend(1)).sees(json!({"beads": [12, 0, 12], "pool": 22, "out": [false, true, false], "combat": null,
        "supply": [7, 12, 8], "winner": null, "phase": "room", "to_act": 2,
        "rooms": rooms(&[(3, 0, 1), (4, 0, 1), (5, 2, 1), (6, 2, 1), (7, 0, 1), (8, 2, 1), (9, 0, 1), (10, 0, 1), (11, 2, 1)])}));
    // From now on seat 1 is skipped.
    game.play(room(2)).sees(json!({"to_act": 0}));
    game.play(room(1)).sees(json!({"to_act": 2}));
    game.play(room(12)).sees(json!({"to_act": 0}));
}

#[test]
fn hs_19_a_defender_who_goes_out_in_the_middle_loses_the_room() {
    let mut game = table(2);
    // Two tokens in room 9 and four in bead room 1: sixteen beads.
    settle(&mut game, &[2, 9, 3, 9, 4, 1, 5, 1, 6, 1, 7, 1]);
    game.sees(json!({"beads": [12, 16], "pool": 6}));
    game.plays([room(9), attack(6), defend(1), defend(1)]).sees(json!({"beads": [12, 8], "pool": 14, "to_act": 1}));
    game.play(room(8));
    assert_eq!(game.trace()["phase"], "sacrifice");
    game.play(keep(1)).play(room(1)).play(attack(6)).play(defend(1)).play(defend(1));
    game.sees(json!({"beads": [12, 2], "pool": 20, "phase": "combat"}));
    // The third of four: seat 1 is out, and the room pays.
    game.play(defend(1)).sees(json!({"beads": [13, 0], "pool": 21, "phase": "over", "winner": 0, "supply": [4, 12],
        "out": [false, true], "to_act": null, "combat": null,
        "rooms": rooms(&[(1, 0, 1), (2, 0, 1), (3, 0, 1), (4, 0, 1), (5, 0, 1), (6, 0, 1), (7, 0, 1), (9, 0, 1)])}));
}

#[test]
fn hs_19_the_game_goes_on_after_a_combat_that_ends_early() {
    let mut game = table(3);
    // Seat 1: four tokens in room 9; seat 0 two in room 3.
    settle(&mut game, &[3, 9, 5, 3, 9, 6, 7, 9, 8, 10, 9, 11]);
    game.plays([room(9), attack(6), defend(1), defend(1), defend(1)]);
    game.sees(json!({"phase": "sacrifice", "to_act": 0, "beads": [12, 0, 12], "pool": 22, "combat": null}));
    assert_eq!(game.trace()["rooms"][8], json!({"owner": 0, "tokens": 1}));
    game.play(sacrifice(0, 3)).sees(json!({"to_act": 2, "beads": [13, 0, 12], "pool": 21}));
}

#[test]
fn hs_20_an_attacker_who_goes_out_has_no_second_phase() {
    let mut game = table(3);
    // Seat 0 has two tokens in room 5, seat 1 holds room 8.
    settle(&mut game, &[5, 8, 2, 5, 10, 3]);
    for beads in [8, 4] {
        game.plays([room(8), attack(1), defend(6)]).sees(json!({"phase": "sacrifice", "beads": [beads, 12, 12]}));
        game.play(keep(0));
        settle(&mut game, if beads == 8 { &[11, 4] } else { &[7, 6] });
    }
    game.plays([room(8), attack(1), defend(6)]).sees(json!({"phase": "room", "to_act": 1, "beads": [0, 12, 12],
        "pool": 22, "supply": [12, 8, 8], "out": [true, false, false], "winner": null,
        "rooms": rooms(&[(2, 2, 1), (3, 2, 1), (4, 2, 1), (6, 2, 1), (7, 1, 1), (8, 1, 1), (10, 1, 1), (11, 1, 1)])}));
    game.refuses("HS-5", [keep(0), sacrifice(0, 5)]);
    // There is no further turn.
    game.play(room(9)).sees(json!({"to_act": 2})).play(room(5)).sees(json!({"to_act": 1}));
}

#[test]
fn hs_21_the_last_player_with_beads_wins() {
    let mut game = table(2);
    settle(&mut game, &[2, 9, 2, 9, 3, 9]);
    game.plays([room(9), attack(6), defend(1), defend(1)]).sees(json!({"winner": null, "phase": "combat"}));
    game.play(defend(1)).sees(json!({"winner": 0, "phase": "over", "to_act": null, "beads": [12, 0], "pool": 22}));
    assert_eq!(game.legal(), json!([]));
    assert_eq!(game.game.record()["result"], json!({"winners": [0]}));
    game.refuses(
        "HS-21",
        [room(3), attack(1), defend(1), keep(0), keep(1), sacrifice(0, 2), relocate(0, 2), order(&[1, 2])],
    );
}

#[test]
fn hs_21_the_defender_wins_when_the_attacker_goes_out() {
    let mut game = table(2);
    settle(&mut game, &[2, 8]);
    for other in [3, 5] {
        game.plays([room(8), attack(1), defend(6)]);
        settle(&mut game, &[other]);
    }
    game.plays([room(8), attack(1), defend(6)])
        .sees(json!({"winner": 1, "phase": "over", "beads": [0, 12], "pool": 22}));
    assert_eq!(game.game.record()["result"], json!({"winners": [1]}));
}

#[test]
fn hs_21_with_three_players_the_game_goes_on_until_one_is_left() {
    let mut game = table(3);
    settle(&mut game, &[2, 9, 10, 3, 9, 10, 4, 9, 10]);
    game.plays([room(9), attack(6), defend(1), defend(1), defend(1)]).sees(json!({"winner": null, "to_act": 2}));
    settle(&mut game, &[5, 8]);
    for number in [11, 7] {
        game.plays([room(8), attack(1), defend(6), keep(2)]).sees(json!({"winner": null, "to_act": 0}));
        settle(&mut game, &[number]);
    }
    game.plays([room(8), attack(1), defend(6)]).sees(json!({"winner": 0, "phase": "over", "beads": [12, 0, 0],
        "pool": 34, "out": [false, true, true]}));
}
