//! Objects in motion across the table. PURE.

use crate::engine::{Seat, Step};
use crate::games::heartstrings::{Effect, Room, State};
use crate::games::{Flight, FlightLook};

/// The `data-place` of a room.
pub fn room_place(room: Room) -> String {
    format!("room-{}", room.0)
}

/// The `data-place` of a heartstring.
pub fn string_place(seat: Seat) -> String {
    format!("string-{}", seat.number())
}

/// The `data-place` of a player panel.
fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The `data-place` of the bead pool.
pub const POOL: &str = "pool";

/// The objects moved by an event: tokens to and from the board, beads between the pool and the players.
pub(super) fn flights(step: &Step<State>) -> Vec<Flight> {
    let flight = |look, from, to| Flight { look, from, to };
    step.effects
        .iter()
        .flat_map(|effect| {
            let (count, flight) = match *effect {
                Effect::Arrives { seat, room } => {
                    (1, flight(FlightLook::Piece(seat), seat_place(seat), room_place(room)))
                }
                Effect::Leaves { seat, room } => {
                    (1, flight(FlightLook::Piece(seat), room_place(room), seat_place(seat)))
                }
                Effect::LosesBeads { seat, count } => {
                    (count, flight(FlightLook::Bead, string_place(seat), POOL.to_owned()))
                }
                Effect::EarnsBead { seat } => (1, flight(FlightLook::Bead, POOL.to_owned(), string_place(seat))),
                Effect::Begins { .. }
                | Effect::CombatBegins { .. }
                | Effect::Takes { .. }
                | Effect::IsOut { .. }
                | Effect::Wins { .. } => return Vec::new(),
            };
            vec![flight; count.into()]
        })
        .collect()
}
