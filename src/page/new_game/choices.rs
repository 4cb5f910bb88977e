//! The choices before a game, without its type. They need neither its rules nor its table.

use crate::engine::Game;
use crate::games;
use crate::games::seam::ui::{GameUi, Seating, Variant};
use crate::i18n::Lang;

/// The choices before a game.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// The variants available to this number of players, in words.
    pub variants: fn(Lang, u8) -> Vec<Variant>,
    /// The colours available to this number of players.
    pub seating: fn(Lang, u8) -> Seating,
    /// The roles available to each seat, if there is a choice.
    pub roles: fn(Lang) -> Option<Variant>,
}

impl Choices {
    const fn of<G: GameUi>() -> Self {
        Self { variants: G::variants, seating: G::seating, roles: G::roles }
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
