//! The hybrid mode: FL-28, FL-30 to FL-38.

use heartbox::games::flow::Chance;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;

#[test]
fn fl_28_both_play_on_the_same_ring() {
    let start = begin(setup(&["yellow", "red ludo"], json!({}))).expect("a setup").stands("0 w w w | w w w w");
    let rolled =
        start.flows(0, [0]).awaits_chance().shows(json!({"phase": "ludo", "to_act": 1, "die": null, "rolls": 2}));
    let moved = rolled.play([die(6), come_in(1), die(3)]).asks(1, "ludo").play([step(1, 0)]);
    moved.stands("4 w w w | 13 w w w").asks(0, "cards");
}

#[test]
fn fl_30_four_ordinary_pieces_without_cards() {
    let start = begin(setup(&["yellow", "red ludo"], json!({}))).expect("a setup").flows(0, [0]);
    let red = Seat::all(2).nth(1).expect("a seat");
    assert!(Piece::all(red).all(|piece| !start.0.is_master(piece)));
    let start = start.holds(1, "").play([die(6)]).refuses("FL-30", [throw(1), enter(1), flow(1), advance(1, 0)]);
    start.play([come_in(1), die(4), step(1, 0)]).stands("4 w w w | 14 w w w");
    // Its piece 0 is thrown like any other.
    let near = board("yellow 12 w w w | throw 1\nred ludo 14 w w w\nheart 4").play([throw(0)]);
    near.flows(0, [0]).stands("16 w w w | w w w w");
}

#[test]
fn fl_30_the_goal_lane_follows_a_full_lap() {
    for (roll, place) in [(1, "9"), (2, "g0"), (3, "g1"), (5, "g3")] {
        let start = board("yellow 25 w w w\nred ludo 8 w w w\nheart 2, turn red").play([die(roll), step(1, 0)]);
        start.stands(&format!("25 w w w | {place} w w w"));
    }
    // Yellow's lane follows position 39, and on a longer ring the last position before the start.
    board("yellow ludo 39 w w w\nred 25 w w w\nheart 2").play([die(1), step(0, 0)]).stands("g0 w w w | 25 w w w");
    let five = board("yellow ludo 49 w w w\nred 25 w w w\nblue 20 w w w\ngreen 30 w w w\norange 40 w w w\nheart 2");
    five.play([die(4), step(0, 0)]).stands("g3 w w w | 25 w w w | 20 w w w | 30 w w w | 40 w w w");
    let five =
        board("yellow 1 w w w\nred 25 w w w\nblue ludo 18 w w w\ngreen 30 w w w\norange 40 w w w\nheart 2, turn blue");
    five.play([die(3), step(2, 0)]).stands("1 w w w | 25 w w w | g1 w w w | 30 w w w | 40 w w w");
    // Other pieces pass that position on the ring.
    board("yellow 25 w w w\nred ludo 29 w w w\nheart 2, turn red")
        .play([die(3), step(1, 0)])
        .stands("25 w w w | 32 w w w");
}

#[test]
fn fl_31_roll_and_move_one_piece() {
    let start = board("yellow 25 w w w\nred ludo 12 15 w w\nheart 2, turn red").awaits_chance();
    let start = start.refuses("FL-31", [step(1, 0), come_in(1), card("swap"), die(0), die(7), die(255)]);
    let rolled = start.play([die(4)]).shows(json!({"die": 4, "rolls": 0, "phase": "ludo", "to_act": 1}));
    let rolled = rolled.offers([step(1, 0), step(1, 1)]).refuses("FL-31", [die(4)]).refuses("FL-25", [card("swap")]);
    rolled.clone().play([step(1, 1)]).stands("25 w w w | 12 19 w w").asks(0, "cards").refuses("FL-31", [die(3)]);
    rolled.play([step(1, 0)]).stands("25 w w w | 16 15 w w").asks(0, "cards");
}

#[test]
fn fl_31_a_roll_that_moves_nothing_is_lost() {
    let start = board("yellow 25 w w w\nred ludo 9 g0 g2 g3\nheart 2, turn red").play([die(3)]);
    start.stands("25 w w w | 9 g0 g2 g3").asks(0, "cards");
}

#[test]
fn fl_31_after_a_6_the_seat_rolls_again() {
    let moved = board("yellow 25 w w w\nred ludo 12 g0 g2 g3\nheart 2, turn red").play([die(6), step(1, 0)]);
    let again =
        moved.stands("25 w w w | 18 g0 g2 g3").awaits_chance().shows(json!({"to_act": 1, "rolls": 0, "die": null}));
    again.play([die(6), step(1, 0), die(2), step(1, 0)]).stands("25 w w w | 26 g0 g2 g3").asks(0, "cards");
    // Also if no piece could move.
    let lost = board("yellow 25 w w w\nred ludo 8 g0 g2 g3\nheart 2, turn red").play([die(6)]);
    lost.stands("25 w w w | 8 g0 g2 g3").awaits_chance().play([die(1), step(1, 0)]).stands("25 w w w | 9 g0 g2 g3");
}

#[test]
fn fl_31_every_side_of_the_die_comes_up_alike() {
    let start = board("yellow 25 w w w\nred ludo 12 w w w\nheart 2, turn red");
    let mut rng = ChaCha8Rng::seed_from_u64(31);
    let mut rolled = [0u32; 6];
    for _ in 0..6000 {
        let Some(Chance::Die(roll)) = start.0.sample(&mut rng) else { panic!("a die is rolled") };
        rolled[usize::from(roll) - 1] += 1;
    }
    assert!(rolled.iter().all(|times| times.abs_diff(1000) < 150), "{rolled:?}");
}

#[test]
fn fl_32_up_to_three_rolls_for_a_6() {
    let start = board("yellow 25 w w w\nred ludo w w w w\nheart 2, turn red").shows(json!({"rolls": 2}));
    let second = start.play([die(5)]).awaits_chance().shows(json!({"rolls": 1, "die": null}));
    let third = second.play([die(1)]).awaits_chance().shows(json!({"rolls": 0}));
    third.clone().play([die(2)]).asks(0, "cards");
    // While a 6 is in use the old count is still shown; then it restarts, with one roll.
    let six = third.play([die(6)]).shows(json!({"rolls": 0, "die": 6})).play([come_in(1)]);
    six.shows(json!({"rolls": 0, "die": null})).play([die(3), step(1, 0)]).asks(0, "cards");
    let first = board("yellow 25 w w w\nred ludo w w w w\nheart 2, turn red").play([die(6)]);
    first.shows(json!({"rolls": 2, "die": 6})).play([come_in(1)]).shows(json!({"rolls": 0, "die": null}));
}

#[test]
fn fl_32_only_where_nothing_could_move_with_any_roll() {
    let rolls = |red: &str| board(&format!("yellow 25 w w w\nred ludo {red}\nheart 2, turn red")).0.rolls();
    assert_eq!(rolls("w w w g3"), 2);
    assert_eq!(rolls("w w g2 g3"), 2);
    assert_eq!(rolls("g1 w g2 g3"), 2);
    // A piece that can move within the lane removes the other rolls, and so does one on the ring.
    assert_eq!(rolls("w w w g2"), 0);
    assert_eq!(rolls("w w g1 g3"), 0);
    assert_eq!(rolls("w g0 g2 g3"), 0);
    assert_eq!(rolls("w w w 12"), 0);
    assert_eq!(rolls("g1 9 g2 g3"), 0);
    // After a 6 the count is three again in this position: the start is barred, and the 6 is lost.
    let barred = board("yellow 10 w w w\nred ludo w w w w\nheart 2, turn red").play([die(2), die(3)]);
    barred.shows(json!({"rolls": 0})).play([die(6)]).awaits_chance().shows(json!({"rolls": 2, "to_act": 1}));
    // Here a 6 moves the last piece home as far as possible.
    let home = board("yellow 25 w w w\nred ludo w 7 g2 w\nheart 2, turn red").play([die(6)]);
    home.offers([come_in(1)]);
    let lane = board("yellow 10 w w w\nred ludo w 7 w w\nheart 2, turn red").play([die(6), step(1, 1)]);
    lane.stands("10 w w w | w g3 w w").shows(json!({"rolls": 2, "die": null}));
}

#[test]
fn fl_32_the_three_rolls_are_counted() {
    let start = board("yellow 25 w w w\nred ludo w w w w\nheart 2, turn red");
    let tries = |rolls: &[u8]| rolls.iter().fold(start.clone(), |board, roll| board.play([die(*roll)])).0.tries();
    assert_eq!([tries(&[]), tries(&[5]), tries(&[5, 1])], [Some(0), Some(1), Some(2)]);
    assert_eq!(tries(&[5, 1, 2]), None, "the turn of somebody else");
    assert_eq!([tries(&[6]), tries(&[5, 1, 6])], [Some(1), Some(3)], "while the 6 is in use");
    assert_eq!(start.clone().play([die(6), come_in(1)]).0.tries(), None, "one roll");
    assert_eq!(board("yellow 25 w w w\nred ludo 12 w w w\nheart 2, turn red").0.tries(), None);
}

#[test]
fn fl_33_on_a_6_the_lowest_waiting_piece_must_come_in() {
    let start =
        board("yellow 25 w w w\nred ludo 12 w w g2\nheart 2 at 7, turn red").play([die(6)]).offers([come_in(1)]);
    let start = start.refuses("FL-33", [step(1, 0), step(1, 1), step(1, 3)]);
    let entered = start.play([come_in(1)]).stands("25 w w w | 12 10 w g2").beats(3, 7).awaits_chance();
    entered.play([die(3)]).refuses("FL-33", [come_in(1), step(1, 2)]);
    // The piece standing there is thrown.
    let thrown = board("yellow 25 10 w w\nred ludo w w w w\nheart 3 at 7, turn red").play([die(6), come_in(1)]);
    thrown.stands("25 w w w | 10 w w w").beats(3, 7);
    let ludo =
        board("yellow 25 w w w\nred ludo w w w w\nblue ludo 10 w w w\nheart 2, turn red").play([die(6), come_in(1)]);
    ludo.stands("25 w w w | 10 w w w | w w w w");
    // Only on a 6, and only if a piece is waiting.
    let five = board("yellow 25 w w w\nred ludo 12 w w w\nheart 2, turn red").play([die(5)]);
    five.offers([step(1, 0)]).refuses("FL-33", [come_in(1), step(1, 1)]);
    let none = board("yellow 25 w w w\nred ludo 12 13 g0 g1\nheart 2, turn red").play([die(6)]);
    none.refuses("FL-33", [come_in(1)]).offers([step(1, 0), step(1, 1)]);
}

#[test]
fn fl_33_a_piece_on_the_own_start_must_leave_it_while_others_wait() {
    let start = board("yellow 25 w w w\nred ludo 12 10 w g2\nheart 2, turn red").play([die(6)]);
    let start = start.offers([step(1, 1)]).refuses("FL-33", [come_in(1), step(1, 0)]);
    start.play([step(1, 1)]).stands("25 w w w | 12 16 w g2");
    let other = board("yellow 25 w w w\nred ludo 12 10 w g2\nheart 2, turn red").play([die(4)]).offers([step(1, 1)]);
    other.refuses("FL-33", [step(1, 0)]);
    // With the next roll that can move it: this one would end on an own piece.
    let blocked = board("yellow 25 w w w\nred ludo 12 10 w g2\nheart 2, turn red").play([die(2)]).offers([step(1, 0)]);
    blocked.refuses("FL-34", [step(1, 1)]).play([step(1, 0)]).stands("25 w w w | 14 10 w g2");
    // And only while other pieces are waiting.
    let all = board("yellow 25 w w w\nred ludo 12 10 g1 g2\nheart 2, turn red").play([die(4)]);
    all.offers([step(1, 0), step(1, 1)]);
}

#[test]
fn fl_34_passes_freely_and_throws_what_it_ends_on() {
    let start = board("yellow 13 14 w 20\nred ludo 12 15 w w\nheart 3, turn red");
    // Past masters and own pieces.
    start.clone().play([die(4), step(1, 0)]).stands("13 14 w 20 | 16 15 w w").beats(3, None);
    start.clone().play([die(3)]).refuses("FL-34", [step(1, 0)]).offers([step(1, 1)]);
    start.clone().play([die(2), step(1, 0)]).stands("13 w w 20 | 14 15 w w").beats(2, None);
    // Throwing is optional.
    start.play([die(5)]).offers([step(1, 0), step(1, 1)]).play([step(1, 0)]).stands("13 14 w 20 | 17 15 w w");
}

#[test]
fn fl_34_goes_exactly_and_passes_nobody_on_its_lane() {
    let start = board("yellow 25 w w w\nred ludo 8 g1 w 30\nheart 2, turn red");
    start.clone().play([die(2), step(1, 0)]).stands("25 w w w | g0 g1 w 30");
    start.clone().play([die(3)]).refuses("FL-34", [step(1, 0)]).offers([step(1, 3)]);
    start.clone().play([die(4)]).refuses("FL-34", [step(1, 0)]);
    start.clone().play([die(2), step(1, 1)]).stands("25 w w w | 8 g3 w 30");
    start.play([die(3)]).refuses("FL-34", [step(1, 1)]);
    let lane = board("yellow 25 w w w\nred ludo g0 g1 w 30\nheart 2, turn red");
    lane.clone().play([die(1)]).refuses("FL-34", [step(1, 0)]).offers([step(1, 1), step(1, 3)]);
    lane.clone().play([die(2)]).refuses("FL-34", [step(1, 0)]);
    lane.play([die(4)]).refuses("FL-34", [step(1, 0), step(1, 1)]).offers([step(1, 3)]);
}

#[test]
fn fl_35_another_piece_takes_the_place_of_the_master() {
    // A single ordinary piece shields automatically, and the entrance follows the master; then it is thrown.
    let start = board("yellow 15 33 h w\nred ludo 12 w w w\nheart 3 at 7, turn red").play([die(3), step(1, 0)]);
    start.stands("33 w h w | 15 w w w").beats(2, 33).asks(0, "cards");
    // At the lowest speed the throw removes the entrance again, and at the bounds there is never one.
    let two = board("yellow 15 33 h w\nred ludo 12 w w w\nheart 2 at 7, turn red").play([die(3), step(1, 0)]);
    two.stands("33 w h w | 15 w w w").beats(1, None);
    let four = board("yellow 15 33 h w\nred ludo 12 w w w\nheart 4, turn red").play([die(3), step(1, 0)]);
    four.stands("33 w h w | 15 w w w").beats(3, None);
    // An entering piece throws in the same way.
    let enters = board("yellow 10 33 w w\nred ludo w w w w\nheart 3, turn red").play([die(6), come_in(1)]);
    enters.stands("33 w w w | 10 w w w").beats(3, 33).awaits_chance();
    let low = board("yellow 10 33 w w\nred ludo w w w w\nheart 2, turn red").play([die(6), come_in(1)]);
    low.beats(2, None);
}

#[test]
fn fl_35_the_owner_chooses_among_several() {
    let start =
        board("yellow 15 33 h 20\nred ludo 12 w w w\nblue 30 w w w\nheart 3, turn red").play([die(3), step(1, 0)]);
    // Until then the Ludo piece stays where it was.
    let asked = start.stands("15 33 h 20 | 12 w w w | 30 w w w").asks(0, "shield").beats(3, None);
    let asked = asked.shows(json!({"die": 3, "rolls": 0, "to_advance": [], "throw": false, "thrown": 0}));
    let asked = asked.offers([shield(0, 1), shield(0, 3)]).refuses("FL-6", [shield(1, 1), step(1, 0), shield(2, 1)]);
    let asked =
        asked.refuses("FL-35", [shield(0, 0), shield(0, 2), flow(0), throw(0), step(0, 0), die(3), card("swap")]);
    let asked = asked.refuses("FL-2", [shield(0, 4), shield(0, 255)]);
    asked.clone().play([shield(0, 1)]).stands("33 w h 20 | 15 w w w | 30 w w w").beats(2, 33).asks(2, "cards");
    asked.play([shield(0, 3)]).stands("20 33 h w | 15 w w w | 30 w w w").beats(2, 20).asks(2, "cards");
    // With a 6 in use the seat rolls again afterwards; the old count is shown until then.
    let six = board("yellow 10 33 34 w\nred ludo w w w w\nheart 3, turn red").play([die(6), come_in(1)]);
    let six = six.asks(0, "shield").shows(json!({"die": 6, "rolls": 2})).stands("10 33 34 w | w w w w");
    six.play([shield(0, 2)]).stands("34 33 w w | 10 w w w").beats(3, 34).awaits_chance().shows(json!({"to_act": 1}));
    board("yellow 5 6 w w\nred 25 w w w\nheart 2").refuses("FL-35", [shield(0, 1)]);
}

#[test]
fn fl_35_a_master_that_is_alone_bars_its_position() {
    let start = board("yellow 15 w h w\nred ludo 12 20 w w\nheart 3, turn red").play([die(3)]).offers([step(1, 1)]);
    start.refuses("FL-35", [step(1, 0)]).play([step(1, 1)]).stands("15 w h w | 12 23 w w");
    // A barred start leaves the 6 to another piece.
    let six = board("yellow 10 w w w\nred ludo 12 w w w\nheart 3, turn red").play([die(6)]).offers([step(1, 0)]);
    six.refuses("FL-35", [come_in(1)]).play([step(1, 0)]).stands("10 w w w | 18 w w w").beats(3, None);
}

#[test]
fn fl_36_ludo_pieces_are_ordinary_to_the_others_and_to_the_heart() {
    // They block, and with Throw they can be thrown; the seat that throws slows the heart.
    let blocks = board("yellow 5 w w w | throw 1\nred ludo 7 w w w\nheart 3");
    blocks.clone().flows(0, [0]).stands("6 w w w | 7 w w w").beats(3, None);
    blocks.play([throw(0)]).flows(0, [0]).stands("8 w w w | w w w w").beats(2, None);
    // On a start they prevent others from entering.
    let start = board("yellow 5 w w w | enter 1 throw 1\nred ludo 0 w w w\nheart 3").refuses("FL-10", [enter(0)]);
    start.play([throw(0), enter(0)]).stands("5 0 w w | w w w w").beats(3, None);
    // Their throws and entries can also remove the entrance from the ring.
    let throws = board("yellow 25 15 w w\nred ludo 12 w w w\nheart 2 at 30, turn red").play([die(3), step(1, 0)]);
    throws.stands("25 w w w | 15 w w w").beats(1, None);
    let enters = board("yellow 25 w w w\nred ludo w w w w\nheart 3 at 30, turn red").play([die(6), come_in(1)]);
    enters.beats(4, None);
    // They ignore the entrance, also under the slower end game, and earn no cards.
    for option in ["", ", slow_end"] {
        let ends = board(&format!("yellow 25 w w w\nred ludo 17 w w w\nheart 2 at 20, turn red{option}"))
            .play([die(3), step(1, 0)]);
        let ends = ends.stands("25 w w w | 20 w w w").holds(1, "").beats(2, 20).asks(0, "cards");
        ends.flows(0, [0]).stands("27 w w w | 20 w w w").awaits_chance();
    }
    let balanced = board("yellow 25 w w w\nred ludo 17 w w w\nheart 2, turn red, balance").play([die(4), step(1, 0)]);
    balanced.asks(0, "cards");
    // Throw lasts one turn: a Ludo seat has none.
    let turn = board("yellow 5 w w w | throw 1\nred ludo 12 w w w\nheart 2").play([throw(0)]).flows(0, [0]);
    turn.shows(json!({"throw": false, "thrown": 0, "phase": "ludo"})).play([die(1), step(1, 0)]).asks(0, "cards");
}

#[test]
fn fl_37_a_ludo_seat_wins_with_all_four_in_its_lane() {
    let start = board("yellow 25 w w w\nred ludo g1 7 g2 g3\nheart 2, turn red").play([die(3), step(1, 1)]);
    let over =
        start.stands("25 w w w | g1 g0 g2 g3").shows(json!({"phase": "over", "winner": 1, "to_act": null, "rolls": 0}));
    over.refuses("FL-22", [die(3), flow(0), step(1, 0)]);
    // Immediately, also with a 6, and even if the lane could be filled in another way.
    let six = board("yellow 25 w w w\nred ludo g1 4 g2 g3\nheart 2, turn red").play([die(6), step(1, 1)]);
    six.stands("25 w w w | g1 g0 g2 g3").shows(json!({"phase": "over", "winner": 1, "die": null}));
    // The first seat to win ends the game, under either rules.
    let flow = board("yellow 9 h h h\nred ludo g1 7 g2 g3\nheart 2 at 11").flows(0, [0]);
    flow.shows(json!({"phase": "over", "winner": 0}));
}

#[test]
fn fl_38_the_last_race() {
    // Half a ring ahead of the master, at speed 2, as the turn of a Flow seat begins.
    for (speed, master, entrance) in [("1", 7, 27), ("4", 25, 5), ("2", 20, 0), ("3", 39, 19)] {
        let start = board(&format!("yellow {master} h h h\nred ludo 12 w w w\nheart {speed}"));
        start.beats(2, entrance).holds(0, "").asks(0, "cards");
    }
    // On a longer ring five positions for each start.
    let six = "red ludo 12 w w w\nblue ludo w w w w\ngreen ludo w w w w\norange ludo w w w w\nviolet ludo w w w w";
    board(&format!("yellow 7 h h h\n{six}\nheart 4")).beats(2, 37);
    // If a master is there, the next position without one; other pieces do not matter, and stay where they are.
    let three = board("yellow 7 h h h\nred 27 h h h\nblue 28 h h h\ngreen ludo 29 w w w\nheart 4").beats(2, 29);
    three.stands("7 h h h | 27 h h h | 28 h h h | 29 w w w");
    // At the beginning of the turn: of the seat whose turn it is, after the effects of the previous turn.
    let turn = board("yellow 7 h h h\nred 20 h h h\ngreen ludo w w w w\nheart 3 at 9, turn green").beats(3, 9);
    let turn = turn.play([die(6), come_in(2)]).beats(4, None).play([die(2), step(2, 0)]);
    turn.asks(0, "cards").beats(2, 27).flows(0, [0]).asks(1, "cards").beats(2, 27);
}

#[test]
fn fl_38_only_when_nobody_else_could_open_the_heart() {
    let still = |picture: &str| board(picture).beats(4, None);
    // A seat has an ordinary piece outside the heart, possibly waiting.
    still("yellow 7 h h w\nred ludo 12 w w w\nheart 4");
    still("yellow 7 h h 9\nred ludo 12 w w w\nheart 4");
    still("yellow 7 h h h\nred ludo 12 w w w\nblue 33 h w h\nheart 4");
    // It is the turn of a Ludo seat.
    still("yellow 7 h h h\nred ludo 12 w w w\nheart 4, turn red");
    // Nobody plays Ludo.
    still("yellow 7 h h h\nred 12 h h h\nheart 4");
    // The entrance is on the ring.
    board("yellow 7 h h h\nred ludo 12 w w w\nheart 3 at 9").beats(3, 9);
}
