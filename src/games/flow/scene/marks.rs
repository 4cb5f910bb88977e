//! The marked places, and the item that is described. PURE.

use super::outlook::Outlook;
use super::selection::Selection;
use crate::engine::Seat;
use crate::games::SceneInput;
use crate::games::flow::text::heart::opens;
use crate::games::flow::text::{About, Clause, LogEntry, Name, Spot};
use crate::games::flow::{Action, Phase, Piece, Place, Rules, State, payments_in};

/// The places that are selected or named by a sentence.
pub(super) fn marked(input: &SceneInput<'_, State>, outlook: Option<&Outlook>) -> Vec<(Piece, Place)> {
    let state = input.state;
    let on_ring = |position: u8| (Piece { seat: Seat::FIRST, number: 0 }, Place::Ring(position));
    let place = |spot: Spot| match spot {
        Spot::Place(_, Place::Ring(position)) => Some(on_ring(position)),
        Spot::Place(seat, place) => Some((Piece { seat, number: 0 }, place)),
        Spot::Piece(seat, name) => {
            let piece = Piece::all(seat).find(|piece| Name::of(state, *piece) == name)?;
            Some(state.place(piece).on_ring().map_or((piece, state.place(piece)), on_ring))
        }
    };
    let looked_at = match *input.selection {
        Selection::Position(position) => Some(on_ring(position)),
        _ => None,
    };
    // The other places in a preview are connected by routes.
    let entrance = outlook.iter().flat_map(|outlook| &outlook.clauses).filter_map(|clause| match clause {
        Clause::EntranceAt { at } | Clause::LastRace { at } => Some(on_ring(*at)),
        _ => None,
    });
    let spots = input.pointed_out.map(LogEntry::spots).unwrap_or_default();
    let mut marked: Vec<(Piece, Place)> = Vec::new();
    for one in looked_at.into_iter().chain(entrance).chain(spots.into_iter().filter_map(place)) {
        if !marked.contains(&one) {
            marked.push(one);
        }
    }
    marked
}

/// The description of an item that is selected for information only. `die` is the roll that lies on the board, `tries` are the
/// rolls for a 6.
pub(super) fn about(
    state: &State,
    legal: &[Action],
    selection: Selection,
    die: Option<(Seat, u8)>,
    tries: Option<(Seat, u8)>,
) -> Option<About> {
    match selection {
        Selection::Piece(piece) => {
            Some(About::Piece { seat: piece.seat, name: Name::of(state, piece), place: state.place(piece) })
        }
        Selection::Position(position) if state.entrance() == Some(position) => Some(About::Entrance { position }),
        Selection::Position(position) => {
            let owner = state.seats().find(|seat| state.start(*seat) == position);
            let start = state.earns(position).map(|card| (owner, card));
            Some(About::Position { position, start })
        }
        Selection::Home(seat) => Some(About::Home {
            seat,
            waiting: state.waiting(seat).count(),
            home: state.home(seat).count(),
            ludo: state.rules(seat) == Rules::Ludo,
        }),
        Selection::Heart => {
            let (speed, off_ring, entrance) = (state.speed(), state.off_ring(), state.entrance());
            Some(About::Heart { speed, off_ring, entrance, opener: opener(state, legal) })
        }
        Selection::Die => die.map(|(seat, roll)| {
            let tries = tries.filter(|(of, _)| *of == seat).map(|(_, made)| made);
            About::Die { seat, roll, tries }
        }),
        Selection::Nothing | Selection::Card { .. } | Selection::Ready(_) => None,
    }
}

/// The seat that plays cards while the heart is closed, and whether it can play the card that opens it, or that brings it nearer to a speed
/// at which a Swap opens it.
pub(super) fn opener(state: &State, legal: &[Action]) -> Option<(Seat, bool)> {
    let why = state.off_ring()?;
    let seat = state.turn_of().filter(|_| state.phase() == Phase::Cards && state.draws() == 0)?;
    Some((seat, !payments_in(legal, opens(why)).is_empty()))
}
