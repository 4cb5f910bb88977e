//! The state in traces.

use serde::Serialize;

use super::cards::Cards;
use super::ring::{PIECES, Place};
use super::state::{Phase, State};
use crate::engine::{BySeat, Seat};

/// The state in traces.
#[derive(Debug, Serialize)]
pub struct Trace {
    to_act: Option<Seat>,
    phase: &'static str,
    speed: u8,
    entrance: Option<u8>,
    throw: bool,
    thrown: u32,
    hands: BySeat<Cards>,
    pieces: BySeat<[Place; PIECES as usize]>,
    to_advance: Vec<u8>,
    die: Option<u8>,
    rolls: u8,
    winner: Option<Seat>,
}

impl Trace {
    pub(super) fn of(state: &State) -> Self {
        let seats = state.table.seats;
        Self {
            to_act: state.to_act(),
            phase: match state.phase {
                Phase::Cards => "cards",
                Phase::Flow { .. } => "flow",
                Phase::Ludo { .. } => "ludo",
                Phase::Shield { .. } => "shield",
                Phase::Over { .. } => "over",
            },
            speed: state.speed,
            entrance: state.entrance,
            throw: state.throw,
            thrown: state.thrown,
            hands: BySeat::new(seats, |seat| state.hand_of(seat)),
            pieces: BySeat::new(seats, |seat| state.pieces[seat.index()]),
            to_advance: state.to_advance().iter().collect(),
            die: state.die(),
            rolls: state.rolls(),
            winner: state.winner(),
        }
    }
}
