//! The scene of a game's table, without a browser. PURE.

use std::borrow::Cow;
use std::sync::Arc;

use super::scores::Scores;
use super::{Asked, GameLog, GameTelling, GameTouch, Told};

use crate::engine::{Colour, Game, Seat, SeatSetup, Setup, Step, Turn};
use crate::i18n::{Lang, Names};

/// A game with a table: a scene to draw.
pub trait GameScene: GameTouch + GameLog + GameTelling {
    /// The contents of board, action panel and player panels: plain data, drawn by the view and read by tests.
    type Scene: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The scene to display.
    fn scene_of(input: &SceneInput<'_, Self>) -> Self::Scene;

    /// The scene with an empty selection and without motion, as `viewer` may see it; with `None` it contains open information only.
    fn scene(&self, viewer: Option<Seat>) -> Self::Scene {
        let selection = Self::Selection::default();
        Self::scene_of(&SceneInput { viewer, ..SceneInput::of(self, &selection) })
    }

    /// Objects that move across the table because of the event that led to this scene.
    fn flights(scene: &Self::Scene) -> &[Flight] {
        let _ = scene;
        &[]
    }

    /// The scores on the result screen: a row for each of these places and seats, in this order.
    fn scores(scene: &Self::Scene, ranked: &[(u8, Seat)], lang: Lang, names: &Names) -> Scores {
        let _ = (scene, ranked, lang, names);
        Scores::default()
    }
}

/// The input of [`GameScene::scene_of`].
#[derive(Debug)]
pub struct SceneInput<'a, G: GameScene> {
    /// The displayed state.
    pub state: &'a G,
    /// What the state asks for, where the caller has it; see [`SceneInput::asked`].
    pub asked: Option<&'a Asked<G>>,
    /// The log up to this state, oldest entry first.
    pub log: &'a [G::LogEntry],
    /// Tumbling dice: the outcome is known, but `state` does not contain it yet.
    pub tumbling: Option<&'a G::Chance>,
    /// The last event, if the table has just advanced by it and is to be animated; its `after` is `state`.
    pub step: Option<&'a Step<G>>,
    /// The last event, if the table has just advanced by it; also where nothing is animated and what is new is marked instead.
    pub last: Option<&'a Step<G>>,
    /// The last event, while its result is displayed before anything else happens: see [`GameTelling::display_ms`].
    pub held: Option<&'a Step<G>>,
    /// The part of the last event that is told: see [`GameTelling::parts`]. `state` is then the state before the event.
    pub told: Option<Told<'a, G>>,
    /// Whether the parts of the last event have been told, so that only its result remains to be displayed.
    pub is_told: bool,
    /// The effects of the events before the last one that are displayed together with it.
    pub unseen: &'a [G::Effect],
    /// The event after this state, if the table has just gone back by it: it is animated backwards. Its `before` is `state`.
    pub undone: Option<&'a Step<G>>,
    /// Grows with every change of the displayed state, to distinguish two equal moves.
    pub revision: u32,
    /// The seat whose hidden information may be displayed; `None` for open information only.
    pub viewer: Option<Seat>,
    /// The current selection.
    pub selection: &'a G::Selection,
    /// The standing orders in force.
    pub orders: &'a [G::StandingOrder],
    /// The log entry whose places are to be marked, on request of the user.
    pub pointed_out: Option<&'a G::LogEntry>,
}

impl<G: GameScene> Clone for SceneInput<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameScene> Copy for SceneInput<'_, G> {}

impl<'a, G: GameScene> SceneInput<'a, G> {
    /// A state at rest, without a log, for a viewer who may see open information only.
    pub fn of(state: &'a G, selection: &'a G::Selection) -> Self {
        Self {
            state,
            asked: None,
            log: &[],
            tumbling: None,
            step: None,
            last: None,
            held: None,
            told: None,
            is_told: false,
            unseen: &[],
            undone: None,
            revision: 0,
            viewer: None,
            selection,
            orders: &[],
            pointed_out: None,
        }
    }

    /// The flights of the last event, or those of the event that has been undone, backwards.
    pub fn flights(&self, of: impl Fn(&Step<G>) -> Vec<Flight>) -> Vec<Flight> {
        let back = |step| of(step).into_iter().map(Flight::backwards).collect();
        self.step.map(&of).or_else(|| self.undone.map(back)).unwrap_or_default()
    }

    /// What the state asks for: as the caller has handed it on, otherwise found now.
    pub fn asked(&self) -> Cow<'a, Asked<G>> {
        self.asked.map_or_else(|| Cow::Owned(Asked::of(self.state)), Cow::Borrowed)
    }

    /// Whether a roll by a person is awaited.
    pub fn awaits_roll(&self) -> bool {
        self.tumbling.is_none() && self.state.turn() == Turn::Chance && self.state.is_manual_chance()
    }

    /// Whether a decision is awaited. Automatic decisions are not offered.
    pub fn awaits_decision(&self) -> bool {
        self.tumbling.is_none() && matches!(self.state.turn(), Turn::Decide(_)) && self.asked().asks
    }
}

/// An object in motion across the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Its appearance.
    pub look: FlightLook,
    /// The `data-place` of departure.
    pub from: String,
    /// The `data-place` of arrival.
    pub to: String,
}

impl Flight {
    /// The same flight in the opposite direction.
    fn backwards(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }
}

/// The appearance of an object in motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightLook {
    /// A piece of this seat.
    Piece(Seat),
    /// A bead.
    Bead,
}

/// The proportions of the space available to a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A tablet or laptop in landscape orientation.
    #[default]
    Wide,
    /// A tablet in portrait orientation.
    Upright,
    /// A phone in portrait orientation.
    Phone,
    /// A phone in landscape orientation, or any other window of small height.
    Low,
}

/// The size at which a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// As large as a table: with words, motion and an accessible name.
    Table,
    /// A small picture, without words and motion. Its words stand beside it, so assistive technology skips it.
    Picture,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// The name, 1 to 24 characters.
    pub name: String,
    /// The colour; each colour has its own shape.
    pub colour: Colour,
}

/// All players at a table, in seat order.
pub type People = Arc<[SeatInfo]>;

/// The names at the table of this setup, as displayed in this language.
pub fn names<G: Game>(setup: &Setup<G>, lang: Lang) -> Names {
    Names::shown(&setup.seats.map(|_, seat| seat.name.as_str().to_owned()), lang)
}

/// All players at the table of this setup, under these names.
pub fn people<G: Game>(setup: &Setup<G>, names: &Names) -> People {
    let info = |(seat, this): (Seat, &SeatSetup<G::SeatRules>)| SeatInfo {
        seat,
        name: names.of(seat).to_owned(),
        colour: this.colour,
    };
    setup.seats.iter().map(info).collect()
}
