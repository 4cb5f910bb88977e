//! From a touch to an action, or to the reason why not. PURE.

use crate::engine::Seat;
use crate::games::Touched;
use crate::games::tintenherz::{Action, Card, Chance, Illegal, Phase, State};

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A card.
    Card(Card),
    /// The pile, or a gap in the middle that it fills.
    Pile,
    /// A castle, with all that belongs to its player.
    Castle(Seat),
    /// One of the two dice, 0 or 1.
    Die(usize),
    /// The button that rolls both dice.
    Roll,
    /// The button that rolls again the dice that are picked up for it.
    RollAgain,
    /// The button that ends the turn.
    Pass,
}

/// Which dice are picked up to be rolled again: both, or one while the other is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The die that is kept, 0 or 1. Never both: at least one is rolled again (TH-13).
    pub kept: Option<usize>,
    /// What a hint says to do.
    pub pointed: Option<Action>,
}

impl Selection {
    /// For each die: is it rolled again?
    pub fn again(self) -> [bool; 2] {
        [0, 1].map(|index| self.kept != Some(index))
    }

    /// A die is put down to be kept, or picked up again.
    fn toggled(self, index: usize) -> Self {
        Self { kept: (self.kept != Some(index)).then_some(index), pointed: None }
    }
}

/// An action that is shown, with the dice as it picks them up.
pub(super) fn point_at(action: Action) -> Selection {
    let kept = match action {
        Action::Reroll { dice } => dice.iter().position(|again| !again),
        _ => None,
    };
    Selection { kept, pointed: Some(action) }
}

/// What a touch means now.
pub(super) fn touch(state: &State, selection: Selection, touch: &Touch) -> Touched<State> {
    // At the end it is nobody's turn, and whoever asks is told so.
    let seat = state.to_act().unwrap_or(Seat::FIRST);
    let roll_again = || Touched::check(state, seat, Action::Reroll { dice: selection.again() });
    match *touch {
        // An own open hero is secured, everything else is taken.
        Touch::Card(card) if state.open_with(card) == Some(seat) || state.castle_with(card) == Some(seat) => {
            Touched::check(state, seat, Action::Secure { card })
        }
        Touch::Card(card) => Touched::check(state, seat, Action::Take { card }),
        Touch::Pile => Touched::Refused(due(state)),
        Touch::Castle(owner) => touch_castle(state, owner),
        Touch::Die(index) => match roll_again() {
            Touched::Act(_) => Touched::Select(selection.toggled(index)),
            refused => refused,
        },
        // Dice that stay as they lie are a roll that is accepted whenever one is due.
        Touch::Roll => match state.check_chance(&Chance::Roll(state.dice().unwrap_or([1, 1]))) {
            Ok(()) => Touched::Roll,
            Err(illegal) => Touched::Refused(illegal),
        },
        Touch::RollAgain => match roll_again() {
            Touched::Act(action) => Touched::ActAndRoll(action),
            refused => refused,
        },
        Touch::Pass => Touched::check(state, seat, Action::Pass),
    }
}

/// A castle takes the one hero that can be secured there; else it is said what lies under it, or what is due.
fn touch_castle(state: &State, owner: Seat) -> Touched<State> {
    let securable = state.matching() & state.open(owner);
    let mut heroes = securable.iter().filter(|_| state.to_act() == Some(owner));
    match (heroes.next(), heroes.next(), state.castle(owner).iter().last()) {
        (Some(card), None, _) => Touched::check(state, owner, Action::Secure { card }),
        (_, _, Some(card)) => Touched::Refused(Illegal::UnderCastle { card }),
        _ => Touched::Refused(due(state)),
    }
}

/// What comes before a card is drawn.
fn due(state: &State) -> Illegal {
    match state.phase() {
        Phase::Draw { .. } => Illegal::DrawIsDue,
        _ => state.check_chance(&Chance::Draw(Card(0))).err().unwrap_or(Illegal::DrawIsDue),
    }
}
