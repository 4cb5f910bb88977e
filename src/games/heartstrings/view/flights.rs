//! What travels when something happens.

use crate::engine::Seat;
use crate::games::heartstrings::text::LogEntry;
use crate::games::heartstrings::{Phase, Room, State};
use crate::session::SeatInfo;
use crate::ui::{Flight, Look};

/// The place of a room on the screen.
pub(super) fn room_place(room: Room) -> String {
    format!("room-{}", room.0)
}

/// The place of a seat in the player_panels.
fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The place of the bead pool.
pub(super) const POOL: &str = "pool";

/// What travels because of a line of the log; `before` and `after` are the states around it.
pub(super) fn flights(line: &LogEntry, before: &State, after: &State, seats: &[SeatInfo]) -> Vec<Flight> {
    let token = |seat: Seat, room: Room, home: bool| {
        let colour = seats.get(seat.index()).map(|info| info.colour);
        let (from, to) = (seat_place(seat), room_place(room));
        let (from, to) = if home { (to, from) } else { (from, to) };
        colour.map(|colour| Flight { look: Look::Piece(colour), from, to })
    };
    let travels = match (line, before.phase()) {
        (LogEntry::Room { seat, room, .. }, _) => token(*seat, *room, false),
        (LogEntry::Relocate { seat, room } | LogEntry::Sacrifice { seat, room }, _) => token(*seat, *room, true),
        (LogEntry::Defence { blow, .. }, Phase::Combat(combat)) => token(blow.loser, combat.room, true),
        _ => None,
    };
    let mut flights: Vec<Flight> = travels.into_iter().collect();
    let bead = |from: String, to: String| Flight { look: Look::Bead, from, to };
    for seat in after.seats() {
        let (had, has) = (before.beads(seat), after.beads(seat));
        flights.extend((has..had).map(|_| bead(seat_place(seat), POOL.to_owned())));
        flights.extend((had..has).map(|_| bead(POOL.to_owned(), seat_place(seat))));
    }
    flights
}
