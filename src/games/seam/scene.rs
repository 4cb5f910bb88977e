//! The scene of a game's table and the meaning of touches on it, without a browser. PURE.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use super::scores::Scores;
use super::{Asked, GameText, Sound};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::{Colour, Game, Seat, SeatSetup, Setup, Step, Turn};
use crate::i18n::{Lang, Names};

/// A game with a table: a scene to draw, and touches to interpret.
pub trait GameScene: GameText + Serialize + DeserializeOwned {
    /// The contents of board, action panel and player panels: plain data, drawn by the view and read by tests.
    type Scene: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;
    /// Choices made and not yet played. A selection belongs to one displayed state; the next state starts with an empty one.
    type Selection: Clone + std::fmt::Debug + Default + PartialEq + Send + Sync + 'static;
    /// A touch target: on the board, in the action panel or in a player panel.
    type Touch: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;
    /// A decision given for several events in advance; [`std::convert::Infallible`] where a game has none.
    type StandingOrder: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The scene to display.
    fn scene_of(input: &SceneInput<'_, Self>) -> Self::Scene;

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

    /// The scene with an empty selection and without motion, as `viewer` may see it; with `None` it contains open information only.
    fn scene(&self, viewer: Option<Seat>) -> Self::Scene {
        let selection = Self::Selection::default();
        Self::scene_of(&SceneInput { viewer, ..SceneInput::of(self, &selection) })
    }

    /// The seat to act, by a decision or a roll; `None` when all seats act or none does.
    fn active_seat(&self) -> Option<Seat>;

    /// The seat whose turn it is, also while another one is asked in it.
    fn turn_owner(&self) -> Option<Seat> {
        self.active_seat()
    }

    /// Whether the chance event that is due waits for a person, as a roll of dice does. Otherwise it happens automatically, as turning over
    /// cards does.
    fn is_manual_chance(&self) -> bool;

    /// The seat that decides in secret, so that only it may see the table now; `None` while all displayed information is open.
    fn secret(&self) -> Option<Seat> {
        None
    }

    /// The subject of the secret decision, for the person who takes the device and for those who look away.
    fn secret_reason(&self, lang: Lang) -> Option<&'static str> {
        let _ = lang;
        None
    }

    /// Whether this outcome is a roll of dice, displayed as tumbling before the result.
    fn is_dice(chance: &Self::Chance) -> bool;

    /// The next step of a standing order in this state.
    fn carry_out(&self, order: &Self::StandingOrder) -> OrderStep<Self::Action> {
        let _ = order;
        OrderStep::Done
    }

    /// The decision made automatically although the rules allow others: one that costs no player anything. Decisions forced by the rules
    /// are not included.
    fn plays_itself(&self) -> Option<Self::Action> {
        None
    }

    /// The decision that declines an offer which most people rarely accept. A setting declines such offers, unless the person accepts one
    /// while it is displayed; see [`GameText::offer`].
    fn declines(&self) -> Option<Self::Action> {
        None
    }

    /// Whether automatic play stops in this state: see [`Asked::asks`].
    fn asks(&self) -> bool {
        Asked::of(self).asks
    }

    /// Whether the next event serves the same purpose as this one, so that both are displayed together if a bot plays them.
    fn continues(step: &Step<Self>) -> bool {
        let _ = step;
        false
    }

    /// Whether the player of this seat can still be asked: not if they are out of the game.
    fn takes_part(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// The parts in which an event is told before its result is displayed; none for most events. Meanwhile the state before it is
    /// displayed, with [`SceneInput::told`].
    fn parts(step: &Step<Self>) -> Vec<Part> {
        let _ = step;
        Vec::new()
    }

    /// Whether undo and redo treat these two decisions as one step, the first being only the way to the second.
    fn joins(first: &Self::Action, next: &Self::Action) -> bool {
        let _ = (first, next);
        false
    }

    /// The trails that an event of a bot leaves on the board until a person acts.
    fn trails(step: &Step<Self>) -> Vec<Trail> {
        let _ = step;
        Vec::new()
    }

    /// Time for which the result of an event is displayed before anything else happens, in milliseconds; 0 for most events. Meanwhile it is
    /// [`SceneInput::held`].
    fn display_ms(step: &Step<Self>) -> u32 {
        let _ = step;
        0
    }

    /// The sounds of an event, as far as its effects are displayed; those of tumbling dice are not included.
    fn sounds(step: &Step<Self>) -> Vec<Sound> {
        let _ = step;
        Vec::new()
    }

    /// The sounds of one of the [parts](Self::parts) of an event, or of what follows the last one.
    fn sounds_of_part(step: &Step<Self>, effects: Range<usize>) -> Vec<Sound> {
        if effects.start == 0 { Self::sounds(step) } else { Vec::new() }
    }

    /// The scores on the result screen: a row for each of these places and seats, in this order.
    fn scores(scene: &Self::Scene, ranked: &[(u8, Seat)], lang: Lang, names: &Names) -> Scores {
        let _ = (scene, ranked, lang, names);
        Scores::default()
    }

    /// Objects that move across the table because of the event that led to this scene.
    fn flights(scene: &Self::Scene) -> &[Flight] {
        let _ = scene;
        &[]
    }
}

impl<G: GameScene> Asked<G> {
    /// What this state asks for. Lists the legal actions once if a decision is due, otherwise not at all.
    pub fn of(state: &G) -> Self {
        let turn = state.turn();
        let mut legal = Vec::new();
        let mut by_itself = None;
        let asks = match turn {
            Turn::Decide(_) => {
                state.legal(&mut legal);
                let only = if let [only] = legal.as_slice() { Some(only) } else { None };
                by_itself = state.plays_itself().or_else(|| only.cloned());
                by_itself.is_none() && !legal.is_empty()
            }
            Turn::Chance => state.is_manual_chance(),
            Turn::Over => true,
        };
        Self { turn, legal, by_itself, asks }
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
    /// The last event, while its result is displayed before anything else happens: see [`GameScene::display_ms`].
    pub held: Option<&'a Step<G>>,
    /// The part of the last event that is told: see [`GameScene::parts`]. `state` is then the state before the event.
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

/// A part of an event that is told before its result is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number of effects of the event that have been told with it.
    pub until: usize,
    /// Time for which it is displayed, in milliseconds.
    pub time: u32,
}

/// The part of an event that is displayed.
#[derive(Debug)]
pub struct Told<'a, G: GameScene> {
    /// The whole event.
    pub step: &'a Step<G>,
    /// The number of its effects that have been told before.
    pub from: usize,
    /// The number of effects told with this part.
    pub until: usize,
}

impl<G: GameScene> Clone for Told<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameScene> Copy for Told<'_, G> {}

impl<'a, G: GameScene> Told<'a, G> {
    /// The effects of this part.
    pub fn effects(self) -> &'a [G::Effect] {
        self.step.effects.get(self.from..self.until).unwrap_or_default()
    }

    /// All effects that have been told, with those of this part.
    pub fn so_far(self) -> &'a [G::Effect] {
        self.step.effects.get(..self.until).unwrap_or_default()
    }
}

/// The meaning of a touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Touched<G: GameScene> {
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

impl<G: GameScene> Touched<G> {
    /// `Act` with the action if it is legal for `seat`; otherwise `Refused` with the reason.
    pub fn check(state: &G, seat: Seat, action: G::Action) -> Self {
        match state.check(seat, &action) {
            Ok(()) => Self::Act(action),
            Err(illegal) => Self::Refused(illegal),
        }
    }
}

/// The step of a standing order in one state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderStep<Action> {
    /// This decision is played.
    Act(Action),
    /// Another seat, or chance, is due; the order holds.
    Wait,
    /// The order has ended.
    Done,
}

/// The trail of a seat on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The seat.
    pub seat: Seat,
    /// The name of the piece that leaves it; the same piece continues its trail where that ended. `None` where a seat has only one trail.
    pub piece: Option<String>,
    /// The `data-place` or `data-touch` of each element on the way, in order. A single one continues the last trail of the seat;
    /// without one, the event belongs to the last trail, if that is the seat's.
    pub places: Vec<String>,
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
