//! What would come of what has been chosen. PURE.

use super::select::Selection;
use crate::engine::Seat;
use crate::games::flow::text::{Clause, clauses};
use crate::games::flow::{Action, Card, Piece, Place, Play, State, Way};

/// What would come of a decision, or where the flow would carry a piece that is only looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The decision; `None` where a piece is only looked at.
    pub action: Option<Action>,
    /// The ways that pieces would go.
    pub routes: Vec<Route>,
    /// The pieces that would be thrown.
    pub thrown: Vec<Piece>,
    /// The heart speed then.
    pub speed: u8,
    /// All of it, to be told in sentences.
    pub clauses: Vec<Clause>,
}

/// The way that a piece would go.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// The piece.
    pub piece: Piece,
    /// The places between which the way is drawn: one alone where the piece comes in.
    pub places: Vec<Place>,
    /// Where it would end.
    pub to: Place,
}

impl Outlook {
    /// What would come of `intended`, which is what `selection` leads to; without a decision, of the flow.
    pub(super) fn of(state: &State, selection: Selection, intended: Option<Action>) -> Option<Self> {
        let decision = intended.and_then(|action| Some((Some(action), state.preview_of(action).ok()?)));
        let drift = || match selection {
            Selection::Piece(piece) => state.drift(piece).map(|preview| (None, preview)),
            // What is given for it changes nothing of where it leads.
            Selection::Pay { piece, steps } => {
                let with = *state.payments(Card::Move).first()?;
                Some((None, state.preview_of(Action::Play(Play::Move { with, piece, steps })).ok()?))
            }
            _ => None,
        };
        let (action, preview) = decision.or_else(drift)?;
        let routes = preview.paths.iter().map(|path| {
            let steps = path.steps.iter().copied().filter(|_| path.way != Way::Swaps);
            let from = (path.from != Place::Waiting).then_some(path.from);
            Route { piece: path.piece, places: from.into_iter().chain(steps).chain([path.to]).collect(), to: path.to }
        });
        Some(Self {
            action,
            routes: routes.collect(),
            thrown: preview.thrown.iter().map(|(piece, _)| *piece).collect(),
            speed: preview.speed,
            clauses: clauses(state, state.to_act().unwrap_or(Seat::FIRST), &preview),
        })
    }
}
