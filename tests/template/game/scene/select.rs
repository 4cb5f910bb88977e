//! Translation of touches into actions or refusals. PURE.

use crate::engine::{Game, Turn};
use crate::games::last_heart::{Action, Illegal, State};
use crate::games::{GameTouch, Touched};

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Button: roll.
    Roll,
    /// Button: take this number of hearts.
    Take(u8),
}

impl GameTouch for State {
    type Selection = ();
    type Touch = Touch;

    fn touch(&self, (): &(), touch: &Touch) -> Touched<Self> {
        match *touch {
            Touch::Roll => Touched::Roll,
            Touch::Take(hearts) => match Game::turn(self) {
                Turn::Decide(seat) => Touched::check(self, seat, Action::Take(hearts)),
                Turn::Chance => Touched::Refused(Illegal::RollIsDue),
                Turn::Over => Touched::Refused(Illegal::Over),
            },
        }
    }

    fn point_at(&self, _action: &Action) {}
}
