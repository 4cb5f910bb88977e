//! Objects in motion across the table. PURE.

use crate::engine::Seat;
use crate::games::heartstrings::text::LogEntry;
use crate::games::heartstrings::{Phase, Room, State};
use crate::games::{Flight, FlightLook, SceneInput};

/// The `data-place` of a room.
pub fn room_place(room: Room) -> String {
    format!("room-{}", room.0)
}

/// The `data-place` of a player panel.
fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The `data-place` of the bead pool.
pub const POOL: &str = "pool";

/// The objects moved by the last event: tokens to and from the board, beads between the pool and the players.
pub(super) fn flights(input: &SceneInput<'_, State>) -> Vec<Flight> {
    let SceneInput { state: after, step: Some((before, _)), .. } = *input else { return Vec::new() };
    let token = |seat: Seat, room: Room, home: bool| {
        let (from, to) = (seat_place(seat), room_place(room));
        let (from, to) = if home { (to, from) } else { (from, to) };
        Flight { look: FlightLook::Piece(seat), from, to }
    };
    let travels = match (input.log.last(), before.phase()) {
        (Some(LogEntry::Room { seat, room, .. }), _) => Some(token(*seat, *room, false)),
        (Some(LogEntry::Relocate { seat, room } | LogEntry::Sacrifice { seat, room }), _) => {
            Some(token(*seat, *room, true))
        }
        (Some(LogEntry::Defence { blow, .. }), Phase::Combat(combat)) => Some(token(blow.loser, combat.room, true)),
        _ => None,
    };
    let mut flights: Vec<Flight> = travels.into_iter().collect();
    let bead = |from: String, to: String| Flight { look: FlightLook::Bead, from, to };
    for seat in after.seats() {
        let (had, has) = (before.beads(seat), after.beads(seat));
        flights.extend((has..had).map(|_| bead(seat_place(seat), POOL.to_owned())));
        flights.extend((had..has).map(|_| bead(POOL.to_owned(), seat_place(seat))));
    }
    flights
}
