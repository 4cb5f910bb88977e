//! The choices before a game, without its type. They need neither its rules nor its table.

use crate::engine::Game;
use crate::games;
use crate::games::OptionWords;
use crate::games::seam::ui::{GameUi, Seating};
use crate::i18n::Lang;

/// The choices before a game.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// The words of an option, or of the roles.
    pub words: fn(Lang, &str) -> OptionWords,
    /// The colours available to this number of players.
    pub seating: fn(Lang, u8) -> Seating,
    /// The label of the choice to decline the offers of the game; `None` for a game without such offers.
    pub offer: fn(Lang) -> Option<&'static str>,
}

impl Choices {
    const fn of<G: GameUi>() -> Self {
        Self { words: G::option_words, seating: G::seating, offer: G::offer }
    }
}

macro_rules! choices {
    ($($game:ident),*) => {
        /// The choices before the game with this id; `None` if there is no such game.
        pub fn choices(id: &str) -> Option<Choices> {
            $(if id == <games::$game::State as Game>::FACTS.id { return Some(Choices::of::<games::$game::State>()); })*
            None
        }
    };
}

games::for_each_game!(choices);
