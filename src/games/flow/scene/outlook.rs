//! The preview of the selection. PURE.

use super::selection::Selection;
use crate::games::flow::text::{Clause, clauses};
use crate::games::flow::{Action, Piece, Place, State, Way};

/// The consequences of a decision, or of the flow for a piece that is selected for information only.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The decision; `None` for a piece selected for information only.
    pub action: Option<Action>,
    /// The routes of the pieces that would move.
    pub routes: Vec<Route>,
    /// The pieces that would be thrown.
    pub thrown: Vec<Piece>,
    /// The heart speed afterwards.
    pub speed: u8,
    /// The consequences, to be described in sentences.
    pub clauses: Vec<Clause>,
}

/// The route of a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// The piece.
    pub piece: Piece,
    /// The places connected by the route: a single place if the piece comes in.
    pub places: Vec<Place>,
    /// The place where the piece would end.
    pub to: Place,
}

impl Outlook {
    /// The consequences of `intended`, the action that `selection` leads to; without an action, the consequences of the flow.
    pub(super) fn of(state: &State, selection: Selection, intended: Option<Action>) -> Option<Self> {
        let decision = intended.and_then(|action| Some((Some(action), state.preview_of(action).ok()?)));
        let drift = || match selection {
            Selection::Piece(piece) => state.drift(piece).map(|preview| (None, preview)),
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
            clauses: clauses(state, state.to_act()?, &preview),
        })
    }
}
