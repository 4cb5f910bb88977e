//! The heart: FL-17 to FL-19, and the slower end game, FL-26.

use super::*;

#[test]
fn fl_17_each_thrown_piece_waits_and_slows_the_heart() {
    for (speed, after) in [(4, 3), (3, 2), (2, 1), (1, 1)] {
        let start = board(&format!("yellow 5 w w w | throw 1 move 1\nred 25 6 w w\nheart {speed}")).play([throw(0)]);
        start.play([go(0, 0, 1)]).stands("6 w w w | 25 w w w").beats(after, None);
    }
    // At 1 the entrance leaves the ring, and not before.
    let three = board("yellow 5 w w w | throw 1 move 1\nred 25 6 w w\nheart 3 at 9").play([throw(0), go(0, 0, 1)]);
    three.beats(2, 9);
    let two = board("yellow 5 w w w | throw 1 move 1\nred 25 6 w w\nheart 2 at 9").play([throw(0), go(0, 0, 1)]);
    two.beats(1, None);
}

#[test]
fn fl_18_each_entering_piece_speeds_the_heart() {
    for (speed, after) in [(1, 2), (2, 3), (3, 4), (4, 4)] {
        let start = board(&format!("yellow 5 w w w | enter 1\nred 25 w w w\nheart {speed}")).play([enter(0)]);
        start.beats(after, None);
    }
    // At 4 the entrance leaves the ring, and not before.
    board("yellow 5 w w w | enter 1\nred 25 w w w\nheart 2 at 9").play([enter(0)]).beats(3, 9);
    board("yellow 5 w w w | enter 1\nred 25 w w w\nheart 3 at 9").play([enter(0)]).beats(4, None);
}

#[test]
fn fl_19_only_a_swap_brings_the_entrance_back() {
    // From 4 down to 3 and 2 it stays away.
    let start = board("yellow 5 15 w w | throw 1 swap 1\nred 25 6 w w\nheart 4").play([throw(0), flow(0)]);
    let slowed = start.play([advance(0, 0), advance(0, 1)]).beats(3, None).flows(1, [0]);
    assert_eq!(slowed.0.off_ring(), Some(OffRing::WaitsForSwap));
    let back = slowed.play([swap(0, 1)]);
    back.stands("18 9 w w | 28 w w w").beats(3, 18);
    // From 1 up to 2 too.
    let up = board("yellow 5 w w w | enter 1 swap 1\nred 25 w w w\nheart 1").play([enter(0)]).beats(2, None);
    up.play([swap(0, 1)]).stands("0 5 w w | 25 w w w").beats(2, 0);
    let why = |speed: &str| board(&format!("yellow 5 w w w\nred 25 w w w\nheart {speed}")).0.off_ring();
    assert_eq!(
        ["1", "4", "2", "3", "3 at 7"].map(why),
        [
            Some(OffRing::TooSlow),
            Some(OffRing::TooFast),
            Some(OffRing::WaitsForSwap),
            Some(OffRing::WaitsForSwap),
            None
        ]
    );
}

#[test]
fn fl_26_only_in_the_third_phase_a_piece_goes_in() {
    // Past the entrance it moves on.
    let past = board("yellow 30 11 w w\nred 25 w w w\nheart 3 at 12, slow_end").flows(0, [1, 0]);
    past.stands("33 14 w w | 25 w w w");
    // A piece on the entrance enters when all have advanced.
    let start = board("yellow 30 9 w w\nred 25 w w w\nheart 3 at 12, slow_end").play([flow(0), advance(0, 1)]);
    let waits = start.stands("30 12 w w | 25 w w w").asks(0, "flow");
    waits.play([advance(0, 0)]).stands("33 h w w | 25 w w w").asks(1, "cards").beats(3, 12);
    // Only one piece can stand there.
    let two = board("yellow 30 9 8 w\nred 25 w w w\nheart 3 at 12, slow_end").flows(0, [1, 2, 0]);
    two.stands("33 h 11 w | 25 w w w");
    // Nor in the first phase: a Move ends on the entrance, and the piece has to advance.
    let moved = board("yellow 30 11 w w | move 1\nred 25 w w w\nheart 3 at 12, slow_end").play([go(0, 1, 1)]);
    moved.stands("30 12 w w | 25 w w w").flows(0, [1, 0]).stands("33 15 w w | 25 w w w");
    // A piece blocked on the entrance stands there, which is sufficient, as is entering the ring on it.
    let blocked = board("yellow 30 12 w w\nred 13 w w w\nheart 3 at 12, slow_end").flows(0, [1, 0]);
    blocked.stands("33 h w w | 13 w w w");
    let entered = board("yellow 30 w w w | enter 1\nred 1 w w w\nheart 2 at 0, slow_end").play([enter(0)]);
    entered.flows(0, [1, 0]).stands("33 h w w | 1 w w w");
}

#[test]
fn fl_26_the_master_wins_in_the_third_phase() {
    let early = board("yellow 9 h h w\nred 25 w w w\nheart 3 at 12, slow_end").flows(0, [0]);
    early.stands("12 h h w | 25 w w w").asks(1, "cards");
    let wins = board("yellow 9 h h h\nred 25 w w w\nheart 3 at 12, slow_end").flows(0, [0]);
    wins.stands("h h h h | 25 w w w").shows(json!({"phase": "over", "winner": 0}));
    let past = board("yellow 11 h h h\nred 25 w w w\nheart 3 at 12, slow_end").flows(0, [0]);
    past.stands("14 h h h | 25 w w w").asks(1, "cards");
    let card = board("yellow 11 h h h | move 1\nred 25 w w w\nheart 3 at 12, slow_end").play([go(0, 0, 1)]);
    card.stands("12 h h h | 25 w w w").asks(0, "cards");
}

#[test]
fn fl_26_a_start_under_the_entrance_earns_and_the_third_phase_follows_the_draw() {
    let start = board("yellow 29 8 w w\nred 25 w w w\nheart 2 at 10, slow_end, balance").play([flow(0), advance(0, 0)]);
    let drawn = start.awaits_chance().play([card("swap"), advance(0, 1)]).stands("31 10 w w | 25 w w w");
    drawn.awaits_chance().play([card("move")]).stands("31 h w w | 25 w w w").asks(1, "cards");
}
