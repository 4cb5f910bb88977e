//! The state in traces.

use serde::Serialize;

use super::rooms::{ROOMS, Room};
use super::state::{Phase, State};
use crate::engine::{BySeat, Seat};

/// The state in traces.
#[derive(Debug, Serialize)]
pub struct Trace {
    phase: &'static str,
    to_act: Option<Seat>,
    beads: BySeat<u8>,
    pool: u8,
    supply: BySeat<u8>,
    rooms: [Option<HeldTrace>; ROOMS],
    from: Option<Room>,
    combat: Option<CombatTrace>,
    out: BySeat<bool>,
    winner: Option<Seat>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct HeldTrace {
    owner: Seat,
    tokens: u8,
}

#[derive(Debug, Serialize)]
struct CombatTrace {
    room: Room,
    attack: Option<u8>,
}

impl Trace {
    pub(super) fn of(state: &State) -> Self {
        let phase = match state.phase {
            Phase::Order { .. } => "order",
            Phase::Room => "room",
            Phase::Combat(_) => "combat",
            Phase::Sacrifice => "sacrifice",
            Phase::Over { .. } => "over",
        };
        Self {
            phase,
            to_act: state.to_act(),
            beads: state.beads.clone(),
            pool: state.pool,
            supply: state.supply.clone(),
            rooms: state.rooms.map(|held| held.map(|held| HeldTrace { owner: held.owner, tokens: held.tokens })),
            from: state.from,
            combat: match state.phase {
                Phase::Combat(combat) => Some(CombatTrace { room: combat.room, attack: combat.attack }),
                _ => None,
            },
            out: state.beads.map(|seat, _| state.is_out(seat)),
            winner: match state.phase {
                Phase::Over { winner } => Some(winner),
                _ => None,
            },
        }
    }
}
