//! What the table of a game shows and what a touch on it means, without a browser. PURE.

use std::sync::Arc;

use super::GameText;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::{Colour, EventOf, Game, Playthrough, Seat, SeatSetup, Setup, Turn};
use crate::i18n::{Lang, Names};

/// A game that has a table: a scene to be drawn, and touches to be understood.
pub trait GameScene: GameText + Serialize + DeserializeOwned {
    /// Everything that board, action panel and player panels show: plain data, drawn by the view and read by tests.
    type Scene: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;
    /// What has been chosen and not yet played. It belongs to one displayed state; with the next one nothing is chosen.
    type Selection: Clone + std::fmt::Debug + Default + PartialEq + Send + Sync + 'static;
    /// Something at the table that can be touched: on the board, in the action panel or in a player panel.
    type Touch: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;
    /// A decision given for several events in advance; [`std::convert::Infallible`] where a game has none.
    type StandingOrder: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The table as it is to be shown.
    fn scene_of(input: &SceneInput<'_, Self>) -> Self::Scene;

    /// What a touch means in this state while `selection` is chosen.
    fn touch(&self, selection: &Self::Selection, touch: &Self::Touch) -> Touched<Self>;

    /// What is chosen where somebody is shown what this action is: all that it takes, and nothing is left to be asked.
    fn point_at(&self, action: &Self::Action) -> Self::Selection;

    /// The table with nothing chosen and nothing in motion, as `viewer` may see it; `None` is somebody who may see only what
    /// is open to all.
    fn scene(&self, viewer: Option<Seat>) -> Self::Scene {
        let selection = Self::Selection::default();
        Self::scene_of(&SceneInput { viewer, ..SceneInput::of(self, &selection) })
    }

    /// The seat that is to act: it decides or rolls the dice; `None` where it is everybody's turn or nobody's.
    fn active_seat(&self) -> Option<Seat>;

    /// Does the chance that is due wait for a person, as a roll does? Otherwise it happens by itself, as cards are turned over.
    fn is_manual_chance(&self) -> bool;

    /// The seat that decides in secret, so that only it may see the table now; `None` while everything shown is open.
    fn secret(&self) -> Option<Seat> {
        None
    }

    /// What is decided in secret, for whoever takes the device and for those who look away.
    fn secret_matter(&self, lang: Lang) -> Option<&'static str> {
        let _ = lang;
        None
    }

    /// Are these dice, which tumble before they lie still?
    fn is_dice(chance: &Self::Chance) -> bool;

    /// What a standing order comes to in this state.
    fn carry_out(&self, order: &Self::StandingOrder) -> OrderStep<Self::Action> {
        let _ = order;
        OrderStep::Done
    }

    /// The decision that the table makes by itself although the rules allow others: one with which nobody loses anything. What the
    /// rules force is not meant.
    fn plays_itself(&self) -> Option<Self::Action> {
        None
    }

    /// Is somebody asked in this state?
    fn asks(&self) -> bool {
        self.plays_itself().is_none() && Playthrough::asks(self, Self::is_manual_chance)
    }

    /// Is the first decision only the way to the next one, so that undo and redo do not stop between them?
    fn joins(first: &Self::Action, next: &Self::Action) -> bool {
        let _ = (first, next);
        false
    }

    /// What crosses the table from one place to another because of the event that led to this scene.
    fn flights(scene: &Self::Scene) -> &[Flight] {
        let _ = scene;
        &[]
    }
}

/// What a scene is made from.
#[derive(Debug)]
pub struct SceneInput<'a, G: GameScene> {
    /// The state that is shown.
    pub state: &'a G,
    /// The log up to there, the oldest entry first.
    pub log: &'a [G::LogEntry],
    /// Dice that are tumbling: the outcome is known, `state` does not contain it yet.
    pub tumbling: Option<&'a G::Chance>,
    /// The state before the last event and that event, when the table has just moved on by it and motion is wanted.
    pub step: Option<(&'a G, &'a EventOf<G>)>,
    /// Grows with every change of the displayed state: tells two equal moves apart.
    pub revision: u32,
    /// The seat whose hidden things may be shown; `None` for nobody's.
    pub viewer: Option<Seat>,
    /// What has been chosen.
    pub selection: &'a G::Selection,
    /// The entry of the log of which somebody wants to see the places that it names.
    pub pointed_out: Option<&'a G::LogEntry>,
}

impl<G: GameScene> Clone for SceneInput<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameScene> Copy for SceneInput<'_, G> {}

impl<'a, G: GameScene> SceneInput<'a, G> {
    /// A state at rest, without its log, as somebody sees it who may see only what is open to all.
    pub fn of(state: &'a G, selection: &'a G::Selection) -> Self {
        Self { state, log: &[], tumbling: None, step: None, revision: 0, viewer: None, selection, pointed_out: None }
    }

    /// Is somebody asked to roll dice?
    pub fn awaits_roll(&self) -> bool {
        self.tumbling.is_none() && self.state.turn() == Turn::Chance && self.state.is_manual_chance()
    }

    /// Is somebody asked to decide? What plays itself is not offered.
    pub fn awaits_decision(&self) -> bool {
        self.tumbling.is_none() && matches!(self.state.turn(), Turn::Decide(_)) && self.state.asks()
    }
}

/// What a touch means.
#[derive(Clone, Debug, PartialEq)]
pub enum Touched<G: GameScene> {
    /// This decision.
    Act(G::Action),
    /// These decisions, one right after the other: all of them or none.
    ActAll(Vec<G::Action>),
    /// This decision, and the dice that it picks up are rolled at once.
    ActAndRoll(G::Action),
    /// The dice that are due are rolled.
    Roll,
    /// Something is chosen.
    Select(G::Selection),
    /// From now on the order is carried out, as long as it holds.
    Order(G::StandingOrder),
    /// It is refused, and this is why.
    Refused(G::Illegal),
}

impl<G: GameScene> Touched<G> {
    /// The action, if it is allowed to `seat`; else why not.
    pub fn check(state: &G, seat: Seat, action: G::Action) -> Self {
        match state.check(seat, &action) {
            Ok(()) => Self::Act(action),
            Err(illegal) => Self::Refused(illegal),
        }
    }
}

/// What a standing order comes to in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderStep<Action> {
    /// This decision is made.
    Act(Action),
    /// Somebody else, or chance, is due; the order holds.
    Wait,
    /// The order has ended.
    Done,
}

/// Something on its way across the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What it looks like.
    pub look: FlightLook,
    /// The `data-place` that it leaves.
    pub from: String,
    /// The `data-place` where it lands.
    pub to: String,
}

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlightLook {
    /// A piece of this seat.
    Piece(Seat),
    /// A bead.
    Bead,
}

/// The proportions of the room that a board has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A tablet or laptop held across.
    #[default]
    Wide,
    /// A tablet held upright.
    Upright,
    /// A phone held upright.
    Phone,
    /// A phone held across, or any other low window.
    Low,
}

/// What a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It is played on: what can be touched is a button.
    Play,
    /// It is only looked at, as a picture: nothing can be touched or focused, and assistive technology passes over it.
    Look,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// The name, 1 to 24 characters.
    pub name: String,
    /// The colour; each has a shape of its own.
    pub colour: Colour,
}

/// Everybody at a table, in seat order.
pub type People = Arc<[SeatInfo]>;

/// The names at the table of this setup, as they are shown in this language.
pub fn names<G: Game>(setup: &Setup<G>, lang: Lang) -> Names {
    Names::shown(&setup.seats.map(|_, seat| seat.name.as_str().to_owned()), lang)
}

/// Everybody at the table of this setup, under these names.
pub fn people<G: Game>(setup: &Setup<G>, names: &Names) -> People {
    let info = |(seat, this): (Seat, &SeatSetup<G::SeatRules>)| SeatInfo {
        seat,
        name: names.of(seat).to_owned(),
        colour: this.colour,
    };
    setup.seats.iter().map(info).collect()
}
