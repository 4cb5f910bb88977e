//! The first phase: FL-7 to FL-12, and FL-24.

use super::*;

const ALL: &str = "throw 1 enter 1 swap 1 move 1";

#[test]
fn fl_7_any_number_of_cards_in_any_order_each_at_once() {
    let start = board(&format!("yellow 0 5 w w | {ALL}\nred 20 w w w\nheart 2"));
    start.clone().asks(0, "cards").refuses("FL-7", [advance(0, 0), advance(0, 1)]).play([flow(0)]);
    let played = start
        .play([go(0, 1, 2)])
        .stands("0 7 w w | 20 w w w")
        .play([swap(0, 1)])
        .stands("7 0 w w | 20 w w w")
        .asks(0, "cards")
        .play([throw(0)])
        .shows(json!({"throw": true, "phase": "cards", "to_advance": [0, 1]}));
    // The piece on the own start is thrown by the one that enters, which earns a Throw.
    let played = played.play([enter(0)]).stands("7 w 0 w | 20 w w w").holds(0, "throw 1");
    let flowing = played.play([flow(0)]).shows(json!({"phase": "flow", "to_advance": [0, 2]}));
    flowing.refuses("FL-7", [flow(0), throw(0), swap(0, 2), enter(0), go(0, 0, 1)]);
}

#[test]
fn fl_7_no_card_need_be_played() {
    let start = begin(flowing(2)).expect("a setup");
    start.flows(0, [0]).holds(0, ALL).asks(1, "cards").flows(1, [0]).asks(0, "cards");
}

#[test]
fn fl_8_any_two_cards_as_any_one() {
    let hand = board("yellow 0 w w w | throw 1 enter 2 move 1\nred 20 w w w\nheart 2");
    hand.clone().play([paid(throw(0), ["enter", "move"])]).holds(0, "throw 1 enter 1");
    hand.clone().play([paid(throw(0), ["move", "enter"])]).holds(0, "throw 1 enter 1");
    hand.clone().play([paid(throw(0), ["enter", "enter"])]).holds(0, "throw 1 move 1");
    // One of the two may be of its own kind.
    hand.clone().play([paid(throw(0), ["throw", "enter"])]).holds(0, "enter 1 move 1");
    let wrong = hand.refuses(
        "FL-8",
        [
            paid(throw(0), []),
            paid(throw(0), ["enter"]),
            paid(throw(0), ["throw", "enter", "enter"]),
            paid(throw(0), ["throw", "throw"]),
            paid(throw(0), ["swap"]),
            paid(throw(0), ["swap", "enter"]),
            paid(go(0, 0, 1), ["throw"]),
        ],
    );
    // Cards that have left the hand cannot be discarded.
    let rest = wrong.play([throw(0)]).holds(0, "enter 2 move 1");
    rest.refuses("FL-8", [paid(go(0, 0, 1), ["throw", "enter"]), paid(go(0, 0, 1), ["swap", "move"]), swap(0, 1)]);
}

#[test]
fn fl_8_every_way_to_pay_is_offered_once() {
    let plays = |hand: &str| {
        let board = board(&format!("yellow 0 w w w | {hand}\nred 20 w w w\nheart 2"));
        let payments = board.0.payments(Card::Throw);
        payments
            .iter()
            .map(|with| {
                with.iter().map(|card| json!(card).as_str().expect("a card").to_owned()).collect::<Vec<_>>().join("+")
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(plays("throw 1"), ["throw"]);
    assert_eq!(plays("move 1"), [""; 0]);
    assert_eq!(plays("move 2"), ["move+move"]);
    assert_eq!(plays("throw 2"), ["throw", "throw+throw"]);
    assert_eq!(plays("throw 1 swap 1 move 2"), ["throw", "throw+swap", "throw+move", "swap+move", "move+move"]);
    let many = plays("throw 2 enter 2 swap 2 move 2");
    assert_eq!(many.len(), 11, "one of its kind, or one of ten pairs");
    let offered = board("yellow 5 w w w | swap 1 move 1\nred 20 w w w\nheart 2");
    let steps = [-2, -1, 1, 2];
    let with_both = steps.map(|by| paid(go(0, 0, by), ["swap", "move"]));
    let [a, b, c, d] = steps.map(|by| go(0, 0, by));
    let [e, f, g, h] = with_both;
    let both = ["swap", "move"];
    offered.offers([flow(0), paid(throw(0), both), paid(enter(0), both), a, b, c, d, e, f, g, h]);
}

#[test]
fn fl_9_throw_lasts_for_both_phases_and_is_played_once_a_turn() {
    let start = board("yellow 4 w w w | throw 2 enter 2 move 1\nred 20 7 5 w\nblue 30 w w w\nheart 3");
    let thrown = start.play([throw(0)]).refuses("FL-9", [throw(0), paid(throw(0), ["enter", "enter"])]);
    let moved = thrown.play([go(0, 0, 1)]).stands("5 w w w | 20 7 w w | 30 w w w").beats(2, None);
    let flowed = moved.shows(json!({"throw": true, "thrown": 1})).flows(0, [0]).stands("7 w w w | 20 w w w | 30 w w w");
    // It ends with the turn and has no effect on the next player.
    flowed.shows(json!({"to_act": 1, "throw": false, "thrown": 0})).flows(1, [0]).asks(2, "cards");
}

#[test]
fn fl_9_without_throw_nobody_is_thrown() {
    let start = board("yellow 4 w w w | move 1\nred 20 5 w w\nheart 3");
    start.refuses("FL-12", [go(0, 0, 1), go(0, 0, 2)]).flows(0, [0]).stands("4 w w w | 20 5 w w").beats(3, None);
}

#[test]
fn fl_9_a_throw_that_threw_nobody_slows_the_heart_itself() {
    let idle = |speed: &str| board(&format!("yellow 4 w w w | throw 1\nred 25 w w w\nheart {speed}")).play([throw(0)]);
    // At the end of the turn only, from 4 to 3 or from 3 to 2, and not further.
    idle("4")
        .beats(4, None)
        .play([flow(0)])
        .beats(4, None)
        .play([advance(0, 0)])
        .stands("8 w w w | 25 w w w")
        .beats(3, None);
    idle("3").flows(0, [0]).stands("7 w w w | 25 w w w").beats(2, None);
    idle("3 at 9").flows(0, [0]).beats(2, 9);
    idle("2").flows(0, [0]).beats(2, None);
    idle("2 at 9").flows(0, [0]).beats(2, 9);
    idle("1").flows(0, [0]).beats(1, None);
    // A piece thrown has slowed the heart already, also in the first phase.
    let start = board("yellow 4 w w w | throw 1\nred 25 5 w w\nheart 4").play([throw(0)]).flows(0, [0]);
    start.stands("8 w w w | 25 w w w").beats(3, None);
    let first = board("yellow 4 w w w | throw 1 move 1\nred 25 5 w w\nheart 4").play([throw(0), go(0, 0, 1)]);
    first.beats(3, None).flows(0, [0]).stands("8 w w w | 25 w w w").beats(3, None);
    // Pieces thrown by others do not count: they were thrown in another turn.
    let next = board("yellow 4 w w w | throw 1\nred 25 5 w w | throw 1\nheart 4").play([throw(0)]).flows(0, [0]);
    next.beats(3, None).play([throw(1)]).flows(1, [0]).beats(2, None);
}

#[test]
fn fl_9_the_idle_throw_slows_after_the_third_phase() {
    // The lower speed would make no difference here, but a win comes before it.
    let start =
        board("yellow 10 h h h | throw 1\nred 25 w w w\nheart 3 at 13, slow_end").play([throw(0)]).flows(0, [0]);
    start.stands("h h h h | 25 w w w").beats(3, 13).shows(json!({"winner": 0}));
    let goes_in =
        board("yellow 5 10 w w | throw 1\nred 25 w w w\nheart 3 at 13, slow_end").play([throw(0)]).flows(0, [1, 0]);
    goes_in.stands("8 h w w | 25 w w w").beats(2, 13);
}

#[test]
fn fl_10_the_lowest_waiting_piece_enters_and_speeds_the_heart() {
    let start = board("yellow 5 w h w | enter 3\nred 25 w w w\nheart 2 at 8");
    let one = start.play([enter(0)]).stands("5 0 h w | 25 w w w").beats(3, 8).holds(0, "throw 1 enter 2");
    let two = one.refuses("FL-10", [enter(0)]).play([flow(0)]).play([advance(0, 0), advance(0, 1)]);
    let again = two.stands("8 3 h w | 25 w w w").flows(1, [0]).play([enter(0)]).stands("8 3 h 0 | 28 w w w");
    again.beats(4, None).refuses("FL-10", [enter(0)]);
}

#[test]
fn fl_10_a_start_that_is_taken() {
    // By a piece of any seat, without Throw.
    for other in ["yellow 5 0 w w", "yellow 0 5 w w"] {
        board(&format!("{other} | enter 1\nred 25 w w w\nheart 2")).refuses("FL-10", [enter(0)]);
    }
    let red = board("yellow 5 w w w | throw 1 enter 1\nred 25 0 w w\nheart 3 at 9").refuses("FL-10", [enter(0)]);
    // With Throw the piece there is thrown, if possible.
    red.play([throw(0), enter(0)]).stands("5 0 w w | 25 w w w").beats(3, 9).shows(json!({"thrown": 1}));
    let masters = board("yellow 5 w w w | throw 1 enter 1\nred 0 w w w\nheart 3").play([throw(0)]);
    masters.refuses("FL-10", [enter(0)]);
    let own = board("yellow 0 w w w | throw 1 enter 1\nred 25 w w w\nheart 3").play([throw(0)]);
    own.refuses("FL-10", [enter(0)]);
    let nobody = board("yellow 5 6 h 7 | throw 1 enter 1\nred 25 0 w w\nheart 3").play([throw(0)]);
    nobody.refuses("FL-10", [enter(0)]).stands("5 6 h 7 | 25 0 w w");
}

#[test]
fn fl_10_which_piece_enters_is_settled_before_the_start_is_cleared() {
    // Piece 1 is on the start and is thrown; piece 2 enters, although piece 1 is waiting now.
    let start = board("yellow 5 0 w w | throw 1 enter 1\nred 25 w w w\nheart 3").play([throw(0), enter(0)]);
    start.stands("5 w 0 w | 25 w w w").beats(3, None);
}

#[test]
fn fl_10_the_heart_slows_for_who_is_thrown_and_then_speeds_up() {
    // From 2 the heart reaches 1 in between: the entrance leaves the ring.
    let low = board("yellow 5 w w w | throw 1 enter 1\nred 25 0 w w\nheart 2 at 9").play([throw(0), enter(0)]);
    low.beats(2, None);
    // From 4 it never exceeds 4.
    let high = board("yellow 5 w w w | throw 1 enter 1\nred 25 0 w w\nheart 4").play([throw(0), enter(0)]);
    high.beats(4, None);
    let lowest = board("yellow 5 w w w | throw 1 enter 1\nred 25 0 w w\nheart 1").play([throw(0), enter(0)]);
    lowest.beats(2, None);
}

#[test]
fn fl_10_a_piece_that_enters_on_the_entrance_stays_there() {
    let start = board("yellow 5 w w w | enter 1\nred 25 w w w\nheart 2 at 0").play([enter(0)]);
    let entered = start.stands("5 0 w w | 25 w w w").beats(3, 0).holds(0, "throw 1");
    // It continues from there like any other piece.
    entered.flows(0, [1, 0]).stands("8 3 w w | 25 w w w");
}

#[test]
fn fl_11_the_master_changes_places_and_the_entrance_follows_it() {
    let start = board("yellow 5 17 w h | swap 2\nred 25 w w w\nheart 3");
    let once = start.refuses("FL-11", [swap(0, 0), swap(0, 2), swap(0, 3)]).play([swap(0, 1)]);
    let twice = once.stands("17 5 w h | 25 w w w").beats(3, 17).play([swap(0, 1)]);
    twice.stands("5 17 w h | 25 w w w").beats(3, 5);
    // Not while the heart is at either bound.
    for speed in ["1", "4"] {
        let bound = board(&format!("yellow 5 17 w w | swap 1\nred 25 w w w\nheart {speed}")).play([swap(0, 1)]);
        bound.stands("17 5 w w | 25 w w w").beats(speed.parse().expect("a speed"), None);
    }
    board("yellow 5 17 w w | swap 1\nred 25 w w w\nheart 2 at 30").play([swap(0, 1)]).beats(2, 17);
    // Another own piece must be on the ring.
    board("yellow 5 w w h | swap 1\nred 25 w w w\nheart 2").refuses("FL-11", [swap(0, 1), swap(0, 2), swap(0, 3)]);
}

#[test]
fn fl_11_swapped_pieces_do_not_step() {
    // Onto starts and the entrance: no card earned, no entry into the heart, not even for a master with only this other piece left.
    let start = board("yellow 20 10 h h | swap 1\nred 25 w w w\nheart 2 at 10").play([swap(0, 1)]);
    let swapped = start.stands("10 20 h h | 25 w w w").holds(0, "").beats(2, 10);
    swapped.asks(0, "cards");
    let other = board("yellow 20 12 h h | swap 1\nred 25 w w w\nheart 2 at 20").play([swap(0, 1)]);
    other.stands("12 20 h h | 25 w w w").beats(2, 12);
}

#[test]
fn fl_12_a_piece_goes_1_or_2_either_way() {
    let start = board("yellow 5 17 w h | move 1\nred 25 w w w\nheart 2");
    for (steps, to) in [(1, "18"), (2, "19"), (-1, "16"), (-2, "15")] {
        start.clone().play([go(0, 1, steps)]).stands(&format!("5 {to} w h | 25 w w w")).holds(0, "");
    }
    // The master too.
    start.clone().play([go(0, 0, -2)]).stands("3 17 w h | 25 w w w");
    start.clone().refuses("FL-12", [go(0, 1, 0), go(0, 1, 3), go(0, 1, -3), go(0, 1, 127), go(0, 1, -128)]);
    start.refuses("FL-12", [go(0, 2, 1), go(0, 3, 1)]);
}

#[test]
fn fl_12_every_step_must_be_possible() {
    let start = board("yellow 30 17 w w | move 1\nred 18 15 w w\nheart 2");
    start.clone().refuses("FL-12", [go(0, 1, 1), go(0, 1, 2), go(0, 1, -2)]);
    start.play([go(0, 1, -1)]).stands("30 16 w w | 18 15 w w");
    // With Throw ordinary pieces give way, own ones too; masters do not.
    let thrown = board("yellow 30 17 19 w | throw 1 move 1\nred 5 18 15 w\nheart 4").play([throw(0)]);
    thrown.clone().play([go(0, 1, 2)]).stands("30 19 w w | 5 w 15 w").beats(2, None).shows(json!({"thrown": 2}));
    thrown.play([go(0, 1, -2)]).stands("30 15 19 w | 5 18 w w").beats(3, None);
    // A master at the second step stops the whole card, and no piece is thrown on the way to it.
    let master = board("yellow 30 17 w w | throw 1 move 1\nred 19 18 w w\nheart 4").play([throw(0)]);
    master.clone().refuses("FL-12", [go(0, 1, 2)]).stands("30 17 w w | 19 18 w w").beats(4, None);
    master.play([go(0, 1, 1)]).stands("30 18 w w | 19 w w w");
}

#[test]
fn fl_12_or_enter_the_heart_at_the_first_of_two() {
    // Forward and backward, though the second step would be blocked.
    let start = board("yellow 30 17 w w | move 1\nred 19 15 w w\nheart 2 at 18").play([go(0, 1, 2)]);
    start.stands("30 h w w | 19 15 w w");
    let back = board("yellow 30 17 w w | move 1\nred 19 15 w w\nheart 2 at 16").play([go(0, 1, -2)]);
    back.stands("30 h w w | 19 15 w w");
    // Not if the throw on the way closes the heart.
    let closed = board("yellow 30 17 w w | throw 1 move 1\nred 19 18 w w\nheart 2 at 18").play([throw(0)]);
    closed.clone().refuses("FL-12", [go(0, 1, 2)]);
    closed.play([go(0, 1, 1)]).stands("30 18 w w | 19 w w w").beats(1, None);
    let open = board("yellow 30 17 w w | throw 1 move 1\nred 19 18 w w\nheart 3 at 18").play([throw(0), go(0, 1, 2)]);
    open.stands("30 h w w | 19 w w w").beats(2, 18);
    // Not for a master that may not go in yet, nor under the slower end game.
    let master = board("yellow 17 w w w | move 1\nred 19 w w w\nheart 2 at 18");
    master.refuses("FL-12", [go(0, 0, 2)]).play([go(0, 0, 1)]).stands("18 w w w | 19 w w w");
    let slow = board("yellow 30 17 w w | move 1\nred 19 w w w\nheart 2 at 18, slow_end");
    slow.refuses("FL-12", [go(0, 1, 2)]).play([go(0, 1, 1)]).stands("30 18 w w | 19 w w w");
}

#[test]
fn fl_24_cards_of_the_first_phase_at_once_and_of_the_second_in_the_next_turn() {
    // A Move back onto the start of yellow earns a Throw, which is played.
    let start = board("yellow 30 1 w w | move 1\nred 25 w w w\nheart 2").play([go(0, 1, -1)]).holds(0, "throw 1");
    start.play([throw(0)]).shows(json!({"throw": true}));
    let later = board("yellow 30 9 w w\nred 25 w w w\nheart 2").play([flow(0), advance(0, 1)]).holds(0, "enter 1");
    let next = later.refuses("FL-7", [enter(0)]).play([advance(0, 0)]).flows(1, [0]);
    next.asks(0, "cards").play([enter(0)]).holds(0, "throw 1");
}
