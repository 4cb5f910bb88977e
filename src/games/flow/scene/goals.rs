//! The marks on the places that a selection leads to, and how it leads there. PURE.

use super::outlook::Outlook;
use super::select::Touch;
use super::selection::{Selection, cheapest};
use super::targets::Targets;
use crate::games::flow::{Action, Card, Cards, Piece, Place, Play, State, payments_in};

/// A place that the selection leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The piece that gets there.
    pub piece: Piece,
    /// The place.
    pub place: Place,
    /// How it gets there.
    pub by: By,
    /// The touch that brings it there, or shows what would come of it.
    pub touch: Touch,
    /// Whether the flow leads to the same place, so that this mark is drawn beside it.
    pub aside: bool,
}

/// How a piece gets to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// By a card.
    Card {
        /// The kind as which it is played.
        card: Card,
        /// The discard.
        with: Cards,
    },
    /// By the flow.
    Flow,
    /// By the roll of a Ludo seat.
    Die,
}

impl By {
    fn card(play: Play) -> Self {
        Self::Card { card: play.card(), with: play.with() }
    }
}

/// The places that this selection leads to. `outlook` is its preview.
pub(super) fn goals(
    state: &State,
    legal: &[Action],
    selection: Selection,
    targets: &Targets,
    outlook: Option<&Outlook>,
) -> Vec<Goal> {
    let Some(seat) = state.to_act() else { return Vec::new() };
    let selected = match selection.by_card() {
        Selection::Piece(piece) => Some(piece),
        Selection::Card { piece: Some(number), .. } => Some(Piece { seat, number }),
        _ => None,
    };
    let mut goals = Vec::new();
    if let Some(piece) = selected {
        goals.extend(targets.flows_to.map(|place| {
            let touch = if let Place::Ring(position) = place { Touch::Position(position) } else { Touch::Heart };
            Goal { piece, place, by: By::Flow, touch, aside: false }
        }));
        goals.extend(targets.positions.iter().map(|target| {
            let place = Place::Ring(target.position);
            let touch = Touch::Steps(target.steps);
            Goal { piece, place, by: By::card(target.play), touch, aside: targets.flows_to == Some(place) }
        }));
        goals.extend(targets.swaps.iter().map(|other| {
            let with = cheapest(state, payments_in(legal, Card::Swap)).unwrap_or_default();
            let by = By::Card { card: Card::Swap, with };
            Goal { piece, place: state.place(*other), by, touch: Touch::Piece(*other), aside: false }
        }));
    }
    // Both pieces of a Swap, and of a shielded master, are in their places already.
    let by = match outlook.and_then(|outlook| outlook.action) {
        Some(Action::Play(play @ Play::Enter { .. })) => By::card(play),
        Some(Action::Advance { .. }) => By::Flow,
        Some(Action::Step { .. } | Action::ComeIn) => By::Die,
        _ => return goals,
    };
    // A piece of a Ludo seat may be preceded by the two pieces that change places before it.
    let route = outlook.and_then(|outlook| outlook.routes.iter().find(|route| route.piece.seat == seat));
    goals.extend(route.filter(|route| route.to != state.place(route.piece)).map(|route| Goal {
        piece: route.piece,
        place: route.to,
        by,
        touch: Touch::Confirm,
        aside: false,
    }));
    goals
}
