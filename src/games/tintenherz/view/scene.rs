//! What is where on the table. PURE.

use crate::engine::{BySeat, Seat};
use crate::games::GameScene;
use crate::games::tintenherz::text::Prompt;
use crate::games::tintenherz::{Card, CardSet, Chance, MIDDLE, Phase, State};

/// The table at a moment. Everything that has been turned over lies open, and nobody knows the pile: all see the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The four places of the middle.
    pub places: [Option<Card>; MIDDLE],
    /// The cards left in the pile.
    pub pile: u8,
    /// What the dice show.
    pub dice: Option<[u8; 2]>,
    /// The heroes that lie open.
    pub open: BySeat<CardSet>,
    /// The cards under the castles.
    pub castle: BySeat<CardSet>,
    /// The cards that can be taken or secured now.
    pub lit: CardSet,
    /// The cards with a heart on them.
    pub hearts: CardSet,
    /// What everybody would score if the game ended now.
    pub scores: BySeat<i16>,
    /// What is due.
    pub prompt: Prompt,
}

impl GameScene for State {
    type Scene = Scene;

    type Selection = ();
    type Touch = ();
    type StandingOrder = std::convert::Infallible;

    fn scene_of(input: &crate::games::SceneInput<'_, Self>) -> Scene {
        let state = input.state;
        let seats = state.seats().len() as u8;
        Scene {
            places: state.places(),
            pile: state.pile_count(),
            dice: state.dice(),
            open: BySeat::new(seats, |seat| state.open(seat)),
            castle: BySeat::new(seats, |seat| state.castle(seat)),
            lit: state.matching(),
            hearts: state.hearts.cards(),
            scores: BySeat::new(seats, |seat| state.score_now(seat)),
            prompt: state.prompt(),
        }
    }

    fn touch(&self, (): &(), (): &()) -> crate::games::Touched<Self> {
        crate::games::Touched::Roll
    }

    fn active_seat(&self) -> Option<Seat> {
        self.to_act()
    }

    fn is_manual_chance(&self) -> bool {
        // Whoever picks dice up to roll them again has them in the hand already.
        self.phase() == Phase::Roll
    }

    fn is_dice(chance: &Chance) -> bool {
        matches!(chance, Chance::Roll(_))
    }
}
