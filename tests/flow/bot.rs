//! The bots in positions with a known best play.

use heartbox::bots::{HIGHEST_LEVEL, Heuristic, POINTLESS, bot_event, reason_for};
use heartbox::engine::{Event, Known};
use heartbox::games::flow::{Action, Cards, Gain, Play};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;

/// The limit of decisions in a turn, however many cards there are.
const DECISIONS: usize = 40;

/// Plays a bot of this level to the end of the current turn.
fn turn(board: &Board, level: u8) -> State {
    let (mut state, seat) = (board.0, board.0.turn_of());
    let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(1), Vec::new());
    for _ in 0..DECISIONS {
        let Some(event) = bot_event(&state, level, &mut rng, &mut legal) else { return state };
        state.apply(&event).expect("a bot plays by the rules");
        if state.turn_of() != seat {
            return state;
        }
    }
    panic!("level {level} goes on and on: {board:?}");
}

/// The own master is before the start that earns a Move, with a Move in hand: moving there and back costs nothing.
const BEFORE_START: &str =
    "yellow 29 h h h | enter 1 move 1\nred 7 4 h h | enter 1 move 2 swap 1 throw 2\nheart 2 at 10";

#[test]
fn a_card_that_is_earned_back_is_not_played_for_ever() {
    let before = board(BEFORE_START);
    let there = before.clone().play([go(0, 0, 2)]).holds(0, "enter 1 move 1");
    let back = there.clone().play([go(0, 0, -2)]);
    assert_eq!(back.0, before.0, "nothing has changed");
    let pointless = |board: &Board, steps: i8| {
        let with = Cards::one(Card::Move);
        let action = Action::Play(Play::Move { with, piece: 0, steps });
        let known = Known::sample(&board.0, Seat::FIRST, &mut ChaCha8Rng::seed_from_u64(1));
        State::score(&known, &action) == POINTLESS
    };
    assert!(pointless(&before, 2) || pointless(&there, -2), "one of both ways is worth nothing");
    for board in [before, there] {
        for level in 1..=HIGHEST_LEVEL {
            assert_ne!(turn(&board, level).turn_of(), board.0.turn_of(), "level {level}");
        }
    }
}

#[test]
fn the_strongest_wins_with_several_cards_where_it_can() {
    // Back by 2, and by 1 with two other cards.
    let cards = board("yellow 12 h h h | move 1 swap 1 enter 1\nred 25 w 31 w | move 2\nheart 2 at 9");
    assert_eq!(turn(&cards, HIGHEST_LEVEL).winner(), Some(Seat::FIRST));
    // The front piece has to go first, or it is blocked by the master.
    let order = board("yellow 9 10 h h\nred 25 w 31 w | move 2\nheart 3 at 12");
    assert_eq!(turn(&order, HIGHEST_LEVEL).winner(), Some(Seat::FIRST));
}

#[test]
fn the_strongest_sees_that_the_next_seat_would_win() {
    // Red's master is one advance away, and no piece can be thrown; but an entering piece removes the entrance from the ring.
    let danger = board("yellow 33 w w 22 | enter 1 move 1\nred 8 h h h\nheart 3 at 10");
    let after = turn(&danger, HIGHEST_LEVEL);
    let event = Event::decision(Seat::all(2).nth(1).expect("red"), Action::Flow);
    let mut flown = after;
    flown.apply(&event).expect("red lets flow");
    flown.apply(&Event::decision(flown.turn_of().expect("red"), Action::Advance { piece: 0 })).expect("red advances");
    assert_eq!(flown.winner(), None, "{after:?}");
}

/// What the turn gains by this action, and its price in cards.
fn reason(board: &Board, action: Action) -> Option<(Gain, u8)> {
    let seat = board.0.to_act().expect("somebody decides");
    let known = Known::sample(&board.0, seat, &mut ChaCha8Rng::seed_from_u64(1));
    let mut legal = Vec::new();
    known.legal(&mut legal);
    reason_for(&known, &action, &legal).map(|reason| (reason.gain, reason.cards))
}

/// A Move of this piece, paid for with these cards.
fn moves(with: Cards, piece: u8, steps: i8) -> Action {
    Action::Play(Play::Move { with, piece, steps })
}

#[test]
fn a_reason_is_what_the_turn_gains_and_what_it_costs() {
    let one = Cards::one(Card::Move);
    let start = board("yellow 0 w w w | throw 1 enter 1 swap 1 move 1\nred 20 w w w\nheart 4");
    // The first hint of a new game: away from the start, so that a piece can come in.
    assert_eq!(reason(&start, moves(one, 0, -2)), Some((Gain::Admits, 1)));
    let two = Cards::two(Card::Throw, Card::Swap);
    assert_eq!(reason(&start, moves(two, 0, 1)), Some((Gain::Admits, 2)), "two cards are given");
    // The flow crosses 10 with the card and without it; the start at 20 only with it.
    let ring = board("yellow 5 17 w w | move 2 throw 1\nred 25 w w w\nheart 2");
    let earns = Gain::Earns { piece: 1, at: 20, card: Some(Card::Swap) };
    assert_eq!(reason(&ring, moves(one, 1, 1)), Some((earns, 1)));
    assert_eq!(
        reason(&ring, moves(Cards::two(Card::Throw, Card::Move), 1, 1)),
        Some((Gain::Further { positions: 1 }, 2))
    );
    let open = board("yellow 5 17 w w | move 1\nred 25 w w w\nheart 2 at 20");
    assert_eq!(reason(&open, moves(one, 1, 1)), Some((Gain::GoesIn, 1)));
    assert_eq!(reason(&open, Action::Flow), None, "it flows in any case");
}

#[test]
fn where_every_order_of_the_flow_gives_the_same_no_piece_has_a_reason_to_go_first() {
    let apart = board("yellow 8 28 w w | move 1\nred 25 w w w\nheart 2").play([flow(0)]);
    assert_eq!([0, 1].map(|piece| reason(&apart, Action::Advance { piece })), [None, None], "both earn a card");
    // The piece ahead has to go first, or it stops the one behind.
    let queue = board("yellow 3 4 w w | move 1\nred 25 w w w\nheart 2").play([flow(0)]);
    assert_eq!(reason(&queue, Action::Advance { piece: 0 }), None);
    assert_eq!(reason(&queue, Action::Advance { piece: 1 }), Some((Gain::Further { positions: 2 }, 0)));
}
