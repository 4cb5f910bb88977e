//! What speaks for an action.

use super::super::Action;
use super::super::ring::{PIECES, Piece, Place};
use super::super::state::{Phase, State};
use crate::engine::{Event, Known, Seat};

/// What speaks for an action of Flow to the Heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins the game in this turn.
    Wins,
    /// So many pieces go into the heart in this turn, or to the goal.
    GoesIn {
        /// How many, at least 1.
        pieces: u8,
    },
    /// A piece of this seat is thrown.
    Throws {
        /// Whose.
        seat: Seat,
    },
    /// One piece more is on its way.
    ComesIn,
    /// The own pieces are so many positions nearer to the heart entrance than without it.
    Nearer {
        /// How many, at least 1.
        positions: u8,
    },
    /// This seat has further to go.
    Hinders {
        /// Who.
        seat: Seat,
    },
    /// The cards are worth more later.
    SavesCards,
    /// No card would bring more.
    NoCards,
    /// In this order no piece stands in the way of another.
    Order,
    /// The piece that is in front goes on.
    InFront,
    /// It costs the least.
    CostsLeast,
}

/// What can be counted of a seat.
struct Count {
    inside: u8,
    on_ring: u8,
    /// From all pieces on the ring to the entrance together.
    way: u32,
}

fn count(state: &State, seat: Seat) -> Count {
    let mut count = Count { inside: 0, on_ring: 0, way: 0 };
    for number in 0..PIECES {
        match state.place(Piece { seat, number }) {
            Place::Waiting => {}
            Place::Heart | Place::Goal(_) => count.inside += 1,
            Place::Ring(at) => {
                count.on_ring += 1;
                let to_go = |entrance| if entrance == at { state.ring_length() } else { state.distance(at, entrance) };
                count.way += u32::from(state.entrance.map_or_else(|| state.ring_length(), to_go));
            }
        }
    }
    count
}

/// How the turn ends that goes on by itself from here.
fn ended(mut state: State, turn: Seat) -> State {
    if state.turn == turn && !state.is_ludo(turn) && !matches!(state.phase, Phase::Over { .. }) {
        state.flow_on();
    }
    state
}

/// What speaks for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Option<Reason> {
    let seat = known.to_act()?;
    let mut next = **known;
    next.carry_out(&Event::decision(seat, *action), &mut ()).ok()?;
    let next = ended(next, seat);
    let before = **known;
    // A card is compared with letting the pieces flow at once; a step with how things are.
    let without = if matches!(action, Action::Play(_)) { ended(before, seat) } else { before };
    if next.winner() == Some(seat) && without.winner().is_none() {
        return Some(Reason::Wins);
    }
    let (then, now) = (count(&next, seat), count(&without, seat));
    if then.inside > now.inside {
        return Some(Reason::GoesIn { pieces: then.inside - now.inside });
    }
    let others = || known.seats().filter(|other| *other != seat);
    let thrown = |other: &Seat| {
        let (then, now) = (count(&next, *other), count(&without, *other));
        then.on_ring < now.on_ring && then.inside <= now.inside
    };
    if let Some(seat) = others().find(thrown) {
        return Some(Reason::Throws { seat });
    }
    if then.on_ring > now.on_ring {
        return Some(Reason::ComesIn);
    }
    Some(match action {
        Action::Flow if known.hand_of(seat).total() == 0 => Reason::NoCards,
        Action::Flow => Reason::SavesCards,
        Action::Play(_) if then.way < now.way => {
            Reason::Nearer { positions: u8::try_from(now.way - then.way).unwrap_or(u8::MAX) }
        }
        Action::Play(_) => {
            let further = |other: &Seat| i32::from(next.outlook(*other) < without.outlook(*other));
            others().max_by_key(further).map_or(Reason::CostsLeast, |seat| Reason::Hinders { seat })
        }
        Action::Advance { .. } => Reason::Order,
        Action::Step { .. } => Reason::InFront,
        Action::ComeIn => Reason::ComesIn,
        Action::Shield { .. } => Reason::CostsLeast,
    })
}
