//! The positions ahead of a piece of Flow, for players who do not see the ring.

use heartbox::games::GameScene;
use heartbox::games::flow::text::{Name, ahead};
use heartbox::games::flow::{Place, State};
use heartbox::i18n::Lang;

use crate::common::random::every_state;

/// The distance from one position to another in the direction of movement; a full round to the same one.
fn far(from: u8, to: u8, length: u8) -> u8 {
    if to > from { to - from } else { length - from + to }
}

#[test]
fn every_piece_on_the_ring_says_what_is_next_ahead_of_it() {
    every_state::<State>(4, |game| {
        let scene = game.state().scene(None);
        let all: Vec<_> = scene.seats.values().flat_map(|seat| seat.pieces).collect();
        for piece in &all {
            let Place::Ring(from) = piece.place else {
                assert_eq!((piece.ahead, piece.to_entrance), (None, None), "{piece:?}");
                continue;
            };
            let others = all.iter().filter(|other| other.piece != piece.piece);
            let next = others.filter_map(|other| match other.place {
                Place::Ring(at) => Some((far(from, at, scene.length), other.piece.seat, other.name)),
                _ => None,
            });
            let next = next.min_by_key(|(steps, ..)| *steps).map(|(steps, seat, name)| (seat, name, steps));
            assert_eq!(piece.ahead, next, "{piece:?}");
            let entrance = scene.entrance.filter(|at| *at != from).map(|at| far(from, at, scene.length));
            assert_eq!(piece.to_entrance, entrance, "{piece:?}");
        }
    });
}

#[test]
fn it_is_said_with_its_noun_in_every_language() {
    let said = |steps, lang| ahead(steps, Some(("Bo", Name::Master)), lang).replace('\u{a0}', " ");
    assert_eq!(
        Lang::ALL.map(|lang| said(1, lang)),
        ["1 position ahead: Bo, Master", "1 Feld weiter: Bo, Hauptfigur", "1 pole před ní: Bo, Hlavní figurka"]
    );
    assert_eq!(said(5, Lang::Cs), "5 polí před ní: Bo, Hlavní figurka");
    assert_eq!(ahead(2, None, Lang::De).replace('\u{a0}', " "), "2 Felder weiter: der Herzeingang");
}
