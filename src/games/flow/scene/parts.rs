//! The names of the touchable parts of the board. PURE.

use super::select::Touch;
use crate::engine::Seat;
use crate::games::flow::{Piece, Place};

/// The touch target of a `data-touch` value: see [`piece_part`], [`position_part`] and [`home_part`].
pub fn touch_of(part: &str) -> Option<Touch> {
    match part {
        HEART_PART => return Some(Touch::Heart),
        DIE_PART => return Some(Touch::Die),
        CONFIRM_PART => return Some(Touch::Confirm),
        _ => {}
    }
    let (kind, rest) = part.split_once('-')?;
    match kind {
        "steps" => Some(Touch::Steps(rest.parse().ok()?)),
        "home" => Some(Touch::Home(Seat::new(rest.parse().ok()?)?)),
        "position" => Some(Touch::Position(rest.parse().ok()?)),
        "piece" => {
            let (seat, number) = rest.split_once('-')?;
            let seat = Seat::new(seat.parse().ok()?)?;
            Some(Touch::Piece(Piece { seat, number: number.parse().ok()? }))
        }
        _ => None,
    }
}

/// The `data-touch` and `data-place` of a piece.
pub fn piece_part(piece: Piece) -> String {
    format!("piece-{}-{}", piece.seat.number(), piece.number)
}

/// The `data-touch` of the heart.
pub const HEART_PART: &str = "heart";

/// The `data-touch` of the die.
pub const DIE_PART: &str = "die";

/// The `data-touch` of the place where the previewed action leads.
pub const CONFIRM_PART: &str = "confirm";

/// The `data-touch` of a place that the selection leads to; `None` for a touch that has none.
pub fn goal_part(touch: Touch) -> Option<String> {
    match touch {
        Touch::Heart => Some(HEART_PART.to_owned()),
        Touch::Confirm => Some(CONFIRM_PART.to_owned()),
        Touch::Position(position) => Some(position_part(position)),
        Touch::Steps(steps) => Some(format!("steps-{steps}")),
        _ => None,
    }
}

/// The `data-touch` of the places where the pieces of a seat wait and arrive.
pub fn home_part(seat: Seat) -> String {
    format!("home-{}", seat.number())
}

/// The `data-touch` of a position of the ring.
pub fn position_part(position: u8) -> String {
    format!("position-{position}")
}

/// The part in which a piece in this place is displayed, whichever piece it is now.
pub fn place_part(piece: Piece, place: Place) -> String {
    match place {
        Place::Ring(position) => position_part(position),
        Place::Heart => HEART_PART.to_owned(),
        Place::Waiting | Place::Goal(_) => home_part(piece.seat),
    }
}
