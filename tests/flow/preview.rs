//! Previews, for the display of the game.

use heartbox::games::flow::text::{clauses, consequences};
use heartbox::games::flow::{Action, Cards, Effect, Misplaced, Path, Play, Way};

use super::*;

fn yellow(number: u8) -> Piece {
    Piece { seat: Seat::FIRST, number }
}

fn ring<const N: usize>(positions: [u8; N]) -> Vec<Place> {
    positions.map(Place::Ring).to_vec()
}

#[test]
fn the_way_of_a_piece_and_whom_it_throws() {
    let start = board("yellow 30 8 w w | throw 1\nred 25 9 11 w\nheart 3").play([throw(0), flow(0)]);
    let preview = start.0.preview_of(Action::Advance { piece: 1 }).expect("legal");
    let path =
        Path { piece: yellow(1), from: Place::Ring(8), way: Way::Steps, steps: ring([9, 10, 11]), to: Place::Ring(11) };
    assert_eq!(preview.paths, [path]);
    let red = |number| Piece { seat: Seat::all(2).nth(1).expect("a seat"), number };
    assert_eq!(preview.thrown, [(red(1), 9), (red(2), 11)]);
    assert_eq!((preview.cards.as_slice(), preview.draws), ([Card::Enter].as_slice(), 0));
    assert_eq!((preview.speed, preview.entrance, preview.wins), (1, None, None));
    assert_eq!(
        preview.effects,
        [
            Effect::IsThrown { piece: red(1), from: 9 },
            Effect::Speed { to: 2 },
            Effect::Steps { piece: yellow(1), to: Place::Ring(9) },
            Effect::Steps { piece: yellow(1), to: Place::Ring(10) },
            Effect::Earns { seat: Seat::FIRST, card: Card::Enter },
            Effect::IsThrown { piece: red(2), from: 11 },
            Effect::Speed { to: 1 },
            Effect::Steps { piece: yellow(1), to: Place::Ring(11) },
        ]
    );
    assert_eq!(start.0.preview_of(Action::Flow).map(|_| ()), start.0.check(Seat::FIRST, &Action::Flow));
    let names = start.names();
    let sentences = Lang::ALL.map(|lang| consequences(&clauses(&start.0, Seat::FIRST, &preview), lang, &names));
    assert_eq!(
        sentences[0],
        "Piece\u{a0}1 goes from 8 to 11. P1’s piece\u{a0}1 is thrown off 9. P1’s piece\u{a0}2 is thrown off 11. The heart slows to 1. \
         That earns a card: Enter."
    );
    assert!(
        sentences[1].starts_with("Figur\u{a0}1 geht von 8 auf 11.")
            && sentences[2].starts_with("Figurka\u{a0}1 jde z pole 8")
    );
}

#[test]
fn cards_show_where_they_lead() {
    let start = board("yellow 30 8 w w | enter 1 swap 1 move 1\nred 10 w w w\nheart 3 at 7");
    let of = |play: Play| start.0.preview_of(Action::Play(play)).expect("legal");
    let swaps = of(Play::Swap { with: Cards::one(Card::Swap), piece: 1 });
    assert_eq!(
        swaps.paths.iter().map(|path| (path.way, path.to)).collect::<Vec<_>>(),
        [(Way::Swaps, Place::Ring(8)), (Way::Swaps, Place::Ring(30))]
    );
    assert_eq!((swaps.speed, swaps.entrance), (3, Some(8)));
    let enters = of(Play::Enter { with: Cards::one(Card::Enter) });
    assert_eq!(
        (enters.paths[0].way, enters.paths[0].from, enters.paths[0].to),
        (Way::ComesIn, Place::Waiting, Place::Ring(0))
    );
    assert_eq!((enters.speed, enters.entrance, enters.cards.as_slice()), (4, None, [Card::Throw].as_slice()));
    let back = of(Play::Move { with: Cards::one(Card::Move), piece: 1, steps: -2 });
    assert_eq!((back.paths[0].steps.as_slice(), back.paths[0].to), (ring([7]).as_slice(), Place::Heart));
    assert_eq!(back.goes_in, [yellow(1)]);
    assert_eq!(start.0.preview_of(Action::Advance { piece: 1 }), Err(Illegal::CardsFirst));
}

#[test]
fn where_the_flow_carries_a_piece() {
    let start = board("yellow 30 8 w h\nred 10 9 w w\ngreen ludo 12 w w w\nheart 3 at 32");
    let drift = |seat: usize, number| start.0.drift(Piece { seat: Seat::all(8).nth(seat).expect("a seat"), number });
    let master = drift(0, 0).expect("on the ring");
    assert_eq!((master.paths[0].to, master.stopped), (Place::Ring(33), None));
    let stopped = drift(0, 1).expect("on the ring");
    assert_eq!(stopped.paths[0].steps, []);
    assert_eq!(stopped.stopped.map(|(_, by)| by.number), Some(1));
    // For others too, but without their Throw.
    assert_eq!(drift(1, 0).expect("on the ring").paths[0].to, Place::Ring(11));
    assert!(drift(0, 2).is_none() && drift(0, 3).is_none() && drift(2, 0).is_none() && drift(2, 1).is_none());
    let thrown = board("yellow 30 8 w w | throw 1\nred 11 9 w w\nheart 3").play([throw(0)]);
    assert_eq!(thrown.0.drift(yellow(1)).expect("on the ring").thrown.len(), 1);
    let red = Piece { seat: Seat::all(2).nth(1).expect("a seat"), number: 1 };
    assert_eq!(thrown.0.drift(red).expect("on the ring").paths[0].to, Place::Ring(10));
}

#[test]
fn an_order_is_settled_when_all_orders_end_alike() {
    let settled = |picture: &str| board(picture).play([flow(0)]).0.order_is_settled();
    assert!(settled("yellow 5 15 w w\nred 25 w w w\nheart 3"));
    assert!(settled("yellow 5 w w w\nred 25 w w w\nheart 3"), "one alone");
    // One behind the other: the order matters.
    assert!(!settled("yellow 5 4 w w\nred 25 w w w\nheart 3"));
    // Both are blocked, whatever the order.
    assert!(settled("yellow 5 4 w w\nred 6 w w w\nheart 3"));
    // The master blocks the last of the others, or does not.
    assert!(!settled("yellow 17 h h 16\nred 25 w w w\nheart 3 at 18"));
    assert!(settled("yellow 9 h h 16\nred 25 w w w\nheart 3 at 18"));
    // With a Throw the second moves at another speed than the first.
    let thrown = board("yellow 30 5 15 w | throw 1\nred 25 6 w w\nheart 4").play([throw(0), flow(0)]);
    assert!(!thrown.0.order_is_settled());
    assert!(thrown.play([advance(0, 1)]).0.order_is_settled());
    // Cards drawn in between make no difference.
    let drawn = board("yellow 9 19 w w\nred 25 w w w\nheart 3, balance").play([flow(0)]);
    assert!(drawn.0.order_is_settled());
    // Conflict there is no order.
    let start = board("yellow 5 15 w w\nred ludo 25 w w w\nheart 3");
    assert!(!start.0.order_is_settled());
    assert!(!start.flows(0, [0, 1]).0.order_is_settled());
}

#[test]
fn a_fixture_is_as_the_rules_allow() {
    let begun = begin(setup(&["yellow", "red ludo"], json!({}))).expect("a setup").0;
    let red = |number| Piece { seat: Seat::all(2).nth(1).expect("a seat"), number };
    let fits = |pieces: &[(Piece, Place)], hands: Vec<Cards>, turn: u8| {
        let pieces = pieces.iter().copied().chain([(yellow(0), Place::Ring(3))]).collect();
        let turn = Seat::new(turn).expect("a seat");
        begun.with_fixture(&Fixture { pieces, hands, speed: 2, entrance: None, turn }).map(|_| ())
    };
    assert_eq!(fits(&[(yellow(1), Place::Heart), (red(0), Place::Goal(3))], vec![Cards::each(13)], 1), Ok(()));
    for (piece, place) in
        [(yellow(1), Place::Goal(0)), (yellow(1), Place::Ring(40)), (red(0), Place::Heart), (red(0), Place::Goal(4))]
    {
        assert_eq!(fits(&[(piece, place)], Vec::new(), 0), Err(Misplaced::NoSuchPlace(piece)));
    }
    let twice = [(red(0), Place::Ring(5)), (red(1), Place::Ring(5))];
    assert_eq!(fits(&twice, Vec::new(), 0), Err(Misplaced::NoSuchPlace(red(1))));
    assert_eq!(fits(&[(red(4), Place::Ring(5))], Vec::new(), 0), Err(Misplaced::NoSuchPiece(red(4))));
    let home = [0, 1, 2, 3].map(|number| (red(number), Place::Goal(number)));
    assert_eq!(fits(&home, Vec::new(), 0), Err(Misplaced::NoSuchPlace(red(3))));
    assert_eq!(fits(&[], vec![Cards::each(14)], 0), Err(Misplaced::Hands));
    assert_eq!(fits(&[], vec![Cards::NONE, Cards::each(1)], 0), Err(Misplaced::Hands));
    assert_eq!(fits(&[], Vec::new(), 2), Err(Misplaced::Turn));
    let nothing = Fixture { pieces: Vec::new(), hands: Vec::new(), speed: 2, entrance: None, turn: Seat::FIRST };
    assert_eq!(begun.with_fixture(&nothing), Err(Misplaced::NoSuchPlace(yellow(0))), "a master never waits");
}
