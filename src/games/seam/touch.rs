//! The meaning of touches on a game's table. PURE.

use super::{GamePlay, GameText};
use crate::engine::Seat;
use crate::i18n::{Lang, Names};

/// A game whose touches are interpreted, in this state and with what is selected.
pub trait GameTouch: GamePlay + GameText {
    /// Choices made and not yet played. A selection belongs to one displayed state; the next state starts with an empty one.
    type Selection: Clone + std::fmt::Debug + Default + PartialEq + Send + Sync + 'static;

    /// A touch target: on the board, in the action panel or in a player panel.
    type Touch: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The meaning of a touch in this state with this selection.
    fn touch(&self, selection: &Self::Selection, touch: &Self::Touch) -> Touched<Self>;

    /// The prompt while this is selected: the next thing to choose, if several have to be chosen one after another.
    fn prompt_with(&self, selection: &Self::Selection, lang: Lang, names: &Names) -> String {
        let _ = selection;
        self.prompt(lang, names)
    }

    /// Whether the place of action displays more than the main buttons while this is selected: further choices, or a description. In a small window
    /// it then gets the room of everything but the board.
    fn has_choices(selection: &Self::Selection) -> bool {
        let _ = selection;
        false
    }

    /// The selection that demonstrates this action: complete, with no choice left open.
    fn point_at(&self, action: &Self::Action) -> Self::Selection;
}

/// The meaning of a touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Touched<G: GameTouch> {
    /// Plays this decision.
    Act(G::Action),
    /// Plays these decisions one after another: all of them or none.
    ActAll(Vec<G::Action>),
    /// Plays this decision, then immediately rolls the dice that it picks up.
    ActAndRoll(G::Action),
    /// Rolls the dice that are due.
    Roll,
    /// Replaces the selection.
    Select(G::Selection),
    /// Starts this standing order, which is carried out as long as it holds.
    Order(G::StandingOrder),
    /// Ends this standing order.
    Revoke(G::StandingOrder),
    /// The touch is refused, for this reason.
    Refused(G::Illegal),
}

impl<G: GameTouch> Touched<G> {
    /// Whether it plays a decision.
    pub fn decides(&self) -> bool {
        matches!(self, Self::Act(_) | Self::ActAll(_) | Self::ActAndRoll(_) | Self::Order(_))
    }

    /// `Act` with the action if it is legal for `seat`; otherwise `Refused` with the reason.
    pub fn check(state: &G, seat: Seat, action: G::Action) -> Self {
        match state.check(seat, &action) {
            Ok(()) => Self::Act(action),
            Err(illegal) => Self::Refused(illegal),
        }
    }
}
