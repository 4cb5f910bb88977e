//! The second phase, and the movement of pieces: FL-13 to FL-16, FL-20 to FL-23.

use super::*;

#[test]
fn fl_13_every_piece_on_the_ring_advances_once_in_the_order_of_the_player() {
    let start = board("yellow 5 15 w h\nred 25 w w w\nheart 3").play([flow(0)]);
    start
        .clone()
        .asks(0, "flow")
        .offers([advance(0, 0), advance(0, 1)])
        .refuses("FL-13", [advance(0, 2), advance(0, 3)]);
    let one = start.play([advance(0, 1)]).stands("5 18 w h | 25 w w w").shows(json!({"to_advance": [0]}));
    let all = one.refuses("FL-13", [advance(0, 1)]).play([advance(0, 0)]).stands("8 18 w h | 25 w w w");
    all.asks(1, "cards").shows(json!({"to_advance": [0]})).refuses("FL-6", [advance(0, 0)]);
}

#[test]
fn fl_13_by_the_speed_as_it_is_when_the_piece_starts() {
    // Piece 1 throws two on its way and still moves 4; piece 2 moves at the remaining speed.
    let start = board("yellow 30 5 20 w | throw 1\nred 25 6 8 w\nheart 4").play([throw(0), flow(0), advance(0, 1)]);
    let after = start.stands("30 9 20 w | 25 w w w").beats(2, None);
    after.play([advance(0, 2), advance(0, 0)]).stands("32 9 22 w | 25 w w w");
}

#[test]
fn fl_13_a_blocked_piece_has_its_advance_of_nothing() {
    let start = board("yellow 5 4 w w\nred 25 w w w\nheart 3").play([flow(0), advance(0, 1)]);
    let stays = start.stands("5 4 w w | 25 w w w").shows(json!({"to_advance": [0]})).refuses("FL-13", [advance(0, 1)]);
    stays.play([advance(0, 0)]).stands("8 4 w w | 25 w w w").asks(1, "cards");
    // In the other order both can move.
    board("yellow 5 4 w w\nred 25 w w w\nheart 3").flows(0, [0, 1]).stands("8 7 w w | 25 w w w");
}

#[test]
fn fl_13_pieces_that_entered_advance_too() {
    let start = board("yellow 5 w w w | enter 1\nred 25 w w w\nheart 2").play([enter(0), flow(0)]);
    start.shows(json!({"to_advance": [0, 1]})).play([advance(0, 1), advance(0, 0)]).stands("8 3 w w | 25 w w w");
}

#[test]
fn fl_13_an_own_piece_that_is_thrown_has_no_advance() {
    let start = board("yellow 30 5 7 w | throw 1\nred 25 w w w\nheart 3").play([throw(0), flow(0), advance(0, 1)]);
    let thrown = start.stands("30 8 w w | 25 w w w").beats(2, None).shows(json!({"to_advance": [0], "thrown": 1}));
    thrown.refuses("FL-13", [advance(0, 2)]).play([advance(0, 0)]).asks(1, "cards");
    // If it advances first, it is out of the way.
    let late = board("yellow 30 5 7 w | throw 1\nred 25 w w w\nheart 3").play([throw(0), flow(0), advance(0, 2)]);
    late.play([advance(0, 0), advance(0, 1)]).stands("33 8 10 w | 25 w w w").asks(1, "cards");
}

#[test]
fn fl_13_a_win_drops_the_advances_that_are_left() {
    // Own pieces cannot cause that: the master enters the heart when no other piece is left. So no advance is left.
    let start = board("yellow 5 6 h h\nred 25 w w w\nheart 3 at 8").play([flow(0), advance(0, 1), advance(0, 0)]);
    start.stands("h h h h | 25 w w w").shows(json!({"phase": "over", "to_advance": [], "to_act": null, "winner": 0}));
}

#[test]
fn fl_14_nobody_passes_anybody() {
    let start = board("yellow 5 w w w\nred 25 7 w w\nheart 4").flows(0, [0]).stands("6 w w w | 25 7 w w");
    start.asks(1, "cards").flows(1, [1, 0]).stands("6 w w w | 29 11 w w");
    // Own pieces block like others, also across the end of the ring.
    board("yellow 38 1 w w\nred 25 w w w\nheart 4").flows(0, [0, 1]).stands("0 5 w w | 25 w w w");
}

#[test]
fn fl_15_with_throw_all_that_is_in_the_way_is_thrown() {
    let start = board("yellow 30 5 8 w | throw 1\nred 25 6 9 w\nblue 35 7 w w\nheart 4").play([throw(0), flow(0)]);
    let thrown = start.play([advance(0, 1)]).stands("30 9 w w | 25 w w w | 35 w w w").shows(json!({"thrown": 4}));
    thrown.beats(1, None);
    // The throw is mandatory.
    let must = board("yellow 5 7 w w | throw 1\nred 25 w w w\nheart 2").play([throw(0)]).flows(0, [0]);
    must.stands("7 w w w | 25 w w w");
}

#[test]
fn fl_15_the_throw_takes_effect_before_the_step() {
    // The piece on the entrance is thrown, the heart drops to 1, and the entrance is gone when the piece arrives.
    let closed =
        board("yellow 30 5 w w | throw 1\nred 25 7 w w\nheart 2 at 7").play([throw(0), flow(0), advance(0, 1)]);
    closed.stands("30 7 w w | 25 w w w").beats(1, None);
    let open = board("yellow 30 5 w w | throw 1\nred 25 7 w w\nheart 3 at 7").play([throw(0), flow(0), advance(0, 1)]);
    open.stands("30 h w w | 25 w w w").beats(2, 7);
}

#[test]
fn fl_16_a_master_always_blocks() {
    let start =
        board("yellow 30 5 w w | throw 1 move 1\nred 7 6 w w\nheart 4").play([throw(0), flow(0), advance(0, 1)]);
    start.stands("30 6 w w | 7 w w w").beats(3, None);
    // The own master too.
    let own = board("yellow 7 5 w w | throw 1\nred 25 w w w\nheart 4").play([throw(0)]).flows(0, [1, 0]);
    own.stands("11 6 w w | 25 w w w");
}

#[test]
fn fl_20_reaching_the_entrance_is_stepping_onto_it() {
    // With steps left, or with the last of them.
    for (from, speed) in [(9, 3), (10, 2), (11, 2)] {
        let start =
            board(&format!("yellow 30 {from} w w\nred 25 w w w\nheart {speed} at 12")).play([flow(0), advance(0, 1)]);
        start.stands("30 h w w | 25 w w w").beats(speed, 12);
    }
    // By a Move, forward and backward, also on the way past.
    for steps in [-2, -1] {
        let back = board("yellow 30 13 w w | move 1\nred 25 w w w\nheart 2 at 12").play([go(0, 1, steps)]);
        back.stands("30 h w w | 25 w w w");
    }
    for steps in [1, 2] {
        let on = board("yellow 30 11 w w | move 1\nred 25 w w w\nheart 2 at 12").play([go(0, 1, steps)]);
        on.stands("30 h w w | 25 w w w");
    }
}

#[test]
fn fl_20_who_stands_on_the_entrance_has_not_reached_it() {
    let start = board("yellow 30 12 w w\nred 25 w w w\nheart 2 at 12").play([flow(0), advance(0, 1)]);
    start.stands("30 14 w w | 25 w w w");
    // Blocked on it, it stays.
    let blocked = board("yellow 30 12 w w\nred 13 w w w\nheart 2 at 12").flows(0, [1, 0]);
    blocked.stands("32 12 w w | 13 w w w");
}

#[test]
fn fl_21_the_master_goes_in_last() {
    let others = board("yellow 11 h h 3\nred 25 w w w\nheart 2 at 12").play([flow(0), advance(0, 0)]);
    others.stands("13 h h 3 | 25 w w w");
    let stands = board("yellow 10 h h w\nred 25 w w w\nheart 2 at 12").flows(0, [0]).stands("12 h h w | 25 w w w");
    stands.asks(1, "cards");
    // Several pieces can enter in one turn, followed by the master.
    let all = board("yellow 9 11 10 8\nred 25 w w w\nheart 3 at 12").play([flow(0), advance(0, 1), advance(0, 2)]);
    let two = all.stands("9 h h 8 | 25 w w w").play([advance(0, 0)]);
    two.stands("12 h h 8 | 25 w w w").play([advance(0, 3)]).stands("12 h h 11 | 25 w w w").asks(1, "cards");
    let last = board("yellow 9 11 10 8\nred 25 w w w\nheart 3 at 11").play([flow(0), advance(0, 1), advance(0, 2)]);
    last.stands("9 14 h 8 | 25 w w w");
}

#[test]
fn fl_21_all_four_in_one_turn() {
    let start =
        board("yellow 9 12 11 10\nred 25 w w w\nheart 3 at 13").flows(0, [1, 2, 3]).stands("9 h h h | 25 w w w");
    let missed = start.play([advance(0, 0)]).stands("12 h h h | 25 w w w");
    missed.asks(1, "cards").flows(1, [0]).flows(0, [0]).stands("h h h h | 28 w w w").shows(json!({"winner": 0}));
    let start = board("yellow 10 12 11 h\nred 25 w w w\nheart 3 at 13").flows(0, [1, 2, 0]);
    start.stands("h h h h | 25 w w w").shows(json!({"winner": 0}));
}

#[test]
fn fl_22_the_game_ends_at_once() {
    let by_card = board("yellow 11 h h h | move 2\nred 25 w w w\nheart 2 at 12").play([go(0, 0, 2)]);
    let over = by_card
        .stands("h h h h | 25 w w w")
        .shows(json!({"phase": "over", "to_act": null, "winner": 0, "to_advance": []}));
    assert_eq!(over.0.turn(), Turn::Over);
    assert_eq!(json!(over.0.outcome()), json!({"winners": [0]}));
    let over = over.offers([]).refuses("FL-22", [flow(0), flow(1), throw(0), advance(0, 0), card("swap"), die(3)]);
    over.holds(0, "move 1");
    // Effects of a turn end with it.
    let thrown = board("yellow 8 h h h | throw 1\nred 25 9 w w\nheart 3 at 11").play([throw(0)]).flows(0, [0]);
    thrown.shows(json!({"phase": "over", "throw": false, "thrown": 0, "winner": 0, "speed": 2}));
}

#[test]
fn fl_23_stepping_onto_any_start_earns_its_suit() {
    for (from, suit) in [(38, "throw 1"), (8, "enter 1"), (18, "swap 1"), (28, "move 1")] {
        // Passing it and stopping there; with the master and with others; also for colours that are not in play.
        for speed in [2, 3] {
            board(&format!("yellow {from} w w w\nred 25 w w w\nheart {speed}")).flows(0, [0]).holds(0, suit);
            board(&format!("yellow 15 {from} w w\nred 25 w w w\nheart {speed}")).flows(0, [1, 0]).holds(0, suit);
        }
    }
    // Standing on a start earns no card, nor does being blocked before it.
    board("yellow 10 w w w\nred 25 w w w\nheart 3").flows(0, [0]).holds(0, "");
    board("yellow 9 w w w\nred 10 w w w\nheart 3").flows(0, [0]).holds(0, "");
    // A Move earns too, also backward, and on the way past.
    board("yellow 11 w w w | move 1\nred 25 w w w\nheart 3").play([go(0, 0, -2)]).holds(0, "enter 1");
    board("yellow 19 w w w | move 1\nred 25 w w w\nheart 3").play([go(0, 0, 1)]).holds(0, "swap 1");
    // Entering is stepping onto a start.
    let enters = board("yellow 5 w w w\nred 25 w w w | enter 1\nheart 2, turn red").play([enter(1)]);
    enters.holds(1, "enter 1").holds(0, "");
}

#[test]
fn fl_23_a_start_that_is_the_entrance_earns_first() {
    let start = board("yellow 30 9 w w\nred 25 w w w\nheart 2 at 10").play([flow(0), advance(0, 1)]);
    start.stands("30 h w w | 25 w w w").holds(0, "enter 1");
    let wins = board("yellow 9 h h h\nred 25 w w w\nheart 2 at 10").flows(0, [0]).holds(0, "enter 1");
    wins.shows(json!({"winner": 0}));
    let slow = board("yellow 30 9 w w\nred 25 w w w\nheart 2 at 10, slow_end").play([flow(0), advance(0, 1)]);
    slow.stands("30 11 w w | 25 w w w").holds(0, "enter 1");
}
