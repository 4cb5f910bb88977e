//! The places visited and what is done there, as trails of bots. PURE.

use super::company::place_name;
use crate::engine::{Event, Step};
use crate::games::Trail;
use crate::games::infarkt::{Action, State};

/// The place that is visited now: the next stop on the way of the seat. What happens during the visit belongs to this stop.
pub(super) fn trails(step: &Step<State>) -> Vec<Trail> {
    let is_own = |seat| !matches!(step.event, Event::Decision { by, .. } if by != seat);
    let trail = match step.event {
        Event::Decision { by, action: Action::Go(place) } => {
            Some(Trail { seat: by, piece: None, places: vec![place_name(place)] })
        }
        _ if step.before.visit().is_some() => step.before.acting().filter(|seat| is_own(*seat)).map(|seat| Trail {
            seat,
            piece: None,
            places: Vec::new(),
        }),
        _ => None,
    };
    trail.into_iter().collect()
}
