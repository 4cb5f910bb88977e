//! Translation of touches into actions or refusals. PURE.

use crate::engine::Seat;
use crate::games::tintenherz::{Action, Card, Chance, Illegal, Phase, State};
use crate::games::{GameTouch, Touched};

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A card.
    Card(Card),
    /// The pile, or a gap in the middle.
    Pile,
    /// A castle, with the whole area of its player.
    Castle(Seat),
    /// One of the two dice, 0 or 1.
    Die(usize),
    /// The button that rolls both dice.
    Roll,
    /// The button that rolls the selected dice again.
    RollAgain,
    /// The button that ends the turn.
    Pass,
}

/// The dice selected to be rolled again: both, or one while the other is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The die to keep, 0 or 1. Never both: at least one is rolled again (TH-13).
    pub kept: Option<usize>,
    /// The action that a hint suggests.
    pub pointed: Option<Action>,
}

impl Selection {
    /// Whether each die is rolled again.
    pub fn again(self) -> [bool; 2] {
        [0, 1].map(|index| self.kept != Some(index))
    }

    /// The selection after a touch on a die: it is put down to be kept, or picked up again.
    fn toggled(self, index: usize) -> Self {
        Self { kept: (self.kept != Some(index)).then_some(index), pointed: None }
    }
}

impl GameTouch for State {
    type Selection = Selection;

    type Touch = Touch;

    fn touch(&self, selection: &Selection, touch: &Touch) -> Touched<Self> {
        // At the end it is nobody's turn, and any touch is refused for that reason; only a castle still has a refusal of its own.
        let Some(seat) = self.to_act() else {
            return match *touch {
                Touch::Castle(owner) => touch_castle(self, owner),
                _ => Touched::Refused(Illegal::Over),
            };
        };
        let roll_again = || Touched::check(self, seat, Action::Reroll { dice: selection.again() });
        match *touch {
            // An open hero of the player's own is secured; every other card is taken.
            Touch::Card(card) if self.open_with(card) == Some(seat) || self.castle_with(card) == Some(seat) => {
                Touched::check(self, seat, Action::Secure { card })
            }
            Touch::Card(card) => Touched::check(self, seat, Action::Take { card }),
            Touch::Pile => Touched::Refused(due(self)),
            Touch::Castle(owner) => touch_castle(self, owner),
            Touch::Die(index) => match roll_again() {
                Touched::Act(_) => Touched::Select(selection.toggled(index)),
                refused => refused,
            },
            // Keeping the values of the dice is a roll that is accepted whenever a roll is due.
            Touch::Roll => match self.check_chance(&Chance::Roll(self.dice().unwrap_or([1, 1]))) {
                Ok(()) => Touched::Roll,
                Err(illegal) => Touched::Refused(illegal),
            },
            Touch::RollAgain => match roll_again() {
                Touched::Act(action) => Touched::ActAndRoll(action),
                refused => refused,
            },
            Touch::Pass => Touched::check(self, seat, Action::Pass),
        }
    }

    /// The selection that demonstrates an action, with the dice that it picks up.
    fn point_at(&self, action: &Action) -> Selection {
        let kept = match *action {
            Action::Reroll { dice } => dice.iter().position(|again| !again),
            _ => None,
        };
        Selection { kept, pointed: Some(*action) }
    }
}

/// A touch on a castle: secures the only hero that can be secured there; otherwise the refusal says what lies under it, or what is due.
fn touch_castle(state: &State, owner: Seat) -> Touched<State> {
    let securable = state.matching() & state.open(owner);
    let mut heroes = securable.iter().filter(|_| state.to_act() == Some(owner));
    match (heroes.next(), heroes.next(), state.castle(owner).iter().last()) {
        (Some(card), None, _) => Touched::check(state, owner, Action::Secure { card }),
        (_, _, Some(card)) => Touched::Refused(Illegal::UnderCastle { card }),
        _ => Touched::Refused(due(state)),
    }
}

/// The refusal that names what is due before a card is drawn.
fn due(state: &State) -> Illegal {
    match state.phase() {
        Phase::Draw { .. } => Illegal::DrawIsDue,
        _ => state.check_chance(&Chance::Draw(Card(0))).err().unwrap_or(Illegal::DrawIsDue),
    }
}
