//! The views that a game gives the page: its table, and the choices before the game.

use leptos::prelude::*;

use super::{Format, GameScene, People, Size, TableGame};
use crate::engine::{Colour, Seat};
use crate::i18n::Lang;

/// A game that can be displayed on the page.
pub trait GameUi: TableGame {
    /// The symbols of its drawings, as SVG: their ids are those of the whole document, so each begins with what its classes do.
    const SYMBOLS: &'static str = "";

    /// The class of the score table.
    const SCORES_CLASS: &'static str = "";

    /// The colours available to this number of players.
    fn seating(lang: Lang, players: u8) -> Seating {
        let _ = (lang, players);
        Seating { colours: Self::FACTS.colours, order: None }
    }

    /// The board.
    fn board(props: TableProps<Self>) -> AnyView;

    /// The touch on the part of the board with this `data-touch`; `None` if there is no such part.
    fn touch_of(part: &str) -> Option<Self::Touch> {
        let _ = part;
        None
    }

    /// The action panel: dice, buttons, and previews of their consequences.
    fn actions(props: TableProps<Self>) -> AnyView;

    /// The panel of a seat, beside the name in the row of players.
    fn player_panel(props: TableProps<Self>, seat: Seat) -> AnyView;

    /// The drawing in the row of a seat in the score table: see [`ScoreCell::Drawn`](super::scores::ScoreCell).
    fn score_details(props: TableProps<Self>, seat: Seat) -> AnyView {
        let _ = (props, seat);
        ().into_any()
    }
}

/// The properties given to every component of a table: plain values and signals. No component of a table has access to more.
pub struct TableProps<G: GameScene> {
    /// The displayed scene.
    pub scene: Memo<G::Scene>,
    /// The language.
    pub lang: Signal<Lang>,
    /// The people at the table.
    pub people: People,
    /// Whether the table can be touched. If not, it has no buttons, and nothing on it can be focused. A picture cannot be touched.
    pub touchable: bool,
    /// The size of the board.
    pub size: Size,
    /// The proportions of the available space.
    pub format: Signal<Format>,
    /// The touch target of the action panel that a finger, the mouse or the keyboard focus is on, so that the board can show where it leads.
    pub hovered: RwSignal<Option<G::Touch>>,
    /// Called with each touch.
    pub on_touch: Callback<G::Touch>,
}

impl<G: GameScene> Clone for TableProps<G> {
    fn clone(&self) -> Self {
        Self { people: self.people.clone(), ..*self }
    }
}

/// The colours of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The colours that can be chosen.
    pub colours: &'static [Colour],
    /// The sentence that gives the reason, if players sit in the order of the colours.
    pub order: Option<&'static str>,
}
