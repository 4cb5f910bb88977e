//! A game at the table, as a plain value: no browser, no clock, no store. PURE.
//!
//! [`Table::touch`], [`Table::play`] and [`AnyTable::input`] are the only ways in; they return the [`Command`]s that the caller carries
//! out. A table without a save, a clock or a browser is a normal one: its commands are then ignored.

mod advice;
mod automatic;
mod face;
mod hurry;
mod past;
mod persons;
mod thinking;
mod words;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

use crate::bots::{Answer, EASY, HIGHEST_LEVEL, Question};
use crate::engine::{Control, Dice, Event, EventOf, Seat, Seed, Setup, Step, Timeline, Turn};
use crate::games::seam::{GameScene, SceneInput, Touched};

use advice::Advice;
use automatic::Due;
use hurry::Hurry;
use past::Past;
use persons::Persons;
use thinking::{Remembered, Search};

pub use automatic::{Pace, SETTLE};
pub use face::AnyTable;
pub use words::{AdviceLine, AdviceText, Ahead, Announced, Entry, Line, Log, Refused, Status, TextContext};

/// The levels of bots that can be chosen, as in records.
pub const LEVELS: RangeInclusive<u8> = EASY..=HIGHEST_LEVEL;

/// A game at the table.
pub struct Table<G: GameScene> {
    timeline: Timeline<G>,
    dice: Dice,
    /// The seats with a person.
    persons: Persons,
    /// The log up to the displayed state.
    past: Past<G>,
    /// The last event of the timeline while its dice tumble: the state before it is displayed.
    tumbling: Option<Step<G>>,
    /// The last event, if the table has just advanced by it.
    step: Option<Step<G>>,
    /// Whether the game has just been played to its end, which is displayed before the result.
    ending: bool,
    /// Time for which the last event is displayed before anything else happens, in milliseconds; 0 when it has been.
    held: u32,
    /// Grows with every change of the displayed state.
    revision: u32,
    /// The selection, which belongs to the displayed state.
    selection: G::Selection,
    /// The log entry whose places are marked, by the index of its event.
    pointed_out: Option<usize>,
    /// The seat whose player has taken the device for a secret decision.
    revealed: Option<Seat>,
    /// The refusal of the last touch, and the number of refusals before it.
    refused: Option<(u32, G::Illegal)>,
    refusals: u32,
    /// Whether another tab has continued the game.
    conflict: bool,
    readiness: Readiness,
    orders: Vec<G::StandingOrder>,
    /// What is played automatically in this state.
    due: Due<G>,
    /// Play without pauses until a person is asked, if requested.
    hurry: Option<Hurry>,
    /// The requested advice.
    advice: Option<Advice<G>>,
    /// The indices of the events for which a hint was taken.
    hints: Vec<usize>,
    /// The bots' random numbers, separate from the dice: the amount of them that a bot uses must not change what is rolled.
    rng: ChaCha8Rng,
    /// The search in progress.
    search: Option<Search<G>>,
    /// The number of searches so far.
    searches: u32,
    remembered: Remembered<G>,
    tempo: Tempo,
    commands: Vec<Command>,
}

/// Whether the table accepts touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readiness {
    /// Touches are accepted.
    Ready,
    /// An automatic event is pending: a touch only skips the pause before it.
    Busy,
    /// Automatic play has just come to rest: a touch has no effect. See [`SETTLE`].
    Settling,
}

/// The tempo of automatic play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tempo {
    /// The pace of bots.
    pub pace: Pace,
    /// Whether reduced motion is requested.
    pub is_still: bool,
}

/// An input to the table, besides touches on it.
#[derive(Clone, Debug)]
pub enum Input {
    /// The game has just been opened.
    Open,
    /// The time of [`Command::Wake`] has come.
    Wake,
    /// The time of [`Command::Settle`] has come.
    Settled,
    /// Ends the tumbling of dice, the dealing of many cards, or the pause before an automatic event.
    Skip,
    /// While bots play: plays on without pauses to the next moment at which a person is asked, or to the end if no person takes part any
    /// more.
    Hurry,
    /// Undoes up to the last stop for a person.
    Undo,
    /// Redoes up to the next stop for a person.
    Redo,
    /// Closes the refusal.
    Dismiss,
    /// The player of the secret decision has taken the device.
    Reveal,
    /// The device was put away: the next viewer has to confirm who they are.
    Hide,
    /// Marks the places of this log entry on the board, or of none.
    PointOut(Option<usize>),
    /// Changes the control of a seat from now on.
    HandOver(Seat, Control),
    /// Requests the reason for a bot's decision, by the index of its event.
    AskWhy(usize),
    /// Requests a hint, or its next step.
    AskHint,
    /// Plays the action of a complete hint.
    DoHint,
    /// Closes the advice.
    CloseAdvice,
    /// The final answer to the question of [`Command::Think`]; `None` if there is none.
    Thought(Option<Answer>),
    /// Another tab has continued the game: play stops here.
    Conflict,
}

/// A command of the table to its surroundings.
#[derive(Clone, Debug)]
pub enum Command {
    /// Display the table, which has changed.
    Show,
    /// Save the change of the events.
    SaveChange,
    /// Save the whole game, after a change that is not one of its events.
    SaveWhole,
    /// Save the indices of the events for which a hint was taken.
    SaveHints(Vec<usize>),
    /// Send [`Input::Wake`] after this number of milliseconds, instead of any time before.
    Wake(u32),
    /// Do not send [`Input::Wake`].
    Rest,
    /// Send [`Input::Settled`] this number of milliseconds after the change is visible.
    Settle(u32),
    /// Do not send [`Input::Settled`].
    EndSettling,
    /// Prepare for questions: a bot at the table searches.
    Prepare,
    /// Search for the answer to this question and send [`Input::Thought`].
    Think(Question),
    /// Answer the question now, with the result so far.
    Conclude,
    /// Cancel the search.
    StopThinking,
}

impl<G: GameScene> Table<G> {
    /// A game at the table.
    ///
    /// `hints` are the indices of the events for which a hint was taken; `seed` is that of the bots' random numbers.
    pub fn new(timeline: Timeline<G>, dice: Dice, hints: Vec<usize>, seed: &Seed) -> Self {
        let persons = Persons::of(timeline.setup());
        let past = Past::of(&timeline, persons);
        Self {
            timeline,
            dice,
            persons,
            past,
            tumbling: None,
            step: None,
            ending: false,
            held: 0,
            revision: 1,
            selection: G::Selection::default(),
            pointed_out: None,
            revealed: None,
            refused: None,
            refusals: 0,
            conflict: false,
            readiness: Readiness::Ready,
            orders: Vec::new(),
            due: Due::Nothing,
            hurry: None,
            advice: None,
            hints,
            rng: seed.dice().at(0),
            search: None,
            searches: 0,
            remembered: Remembered::default(),
            tempo: Tempo::default(),
            commands: Vec::new(),
        }
    }

    /// The game.
    pub fn timeline(&self) -> &Timeline<G> {
        &self.timeline
    }

    /// The displayed state: one event behind the game while dice tumble.
    pub fn state(&self) -> &G {
        self.tumbling.as_ref().map_or(self.timeline.state(), |step| &step.before)
    }

    /// The displayed scene.
    pub fn scene(&self) -> G::Scene {
        let state = self.state();
        // A single person has nobody to hide information from.
        let taken = || state.secret().filter(|seat| self.revealed == Some(*seat));
        G::scene_of(&SceneInput {
            log: &self.past.log,
            tumbling: self.tumbling.as_ref().and_then(|step| match &step.event {
                Event::Chance { chance } => Some(chance),
                Event::Decision { .. } => None,
            }),
            step: self.step.as_ref().filter(|_| !self.tempo.is_still),
            held: self.step.as_ref().filter(|_| self.is_held()),
            revision: self.revision,
            viewer: self.persons.only().or_else(taken),
            pointed_out: self.pointed_out.and_then(|index| self.past.log.get(index)),
            ..SceneInput::of(state, &self.selection)
        })
    }

    /// Handles a touch on the table. During automatic play it only skips the pause; right afterwards it has no effect, because it was meant
    /// for what was displayed before.
    pub fn touch(&mut self, touch: &G::Touch, tempo: Tempo) -> Vec<Command> {
        self.tempo = tempo;
        match self.readiness {
            Readiness::Busy => {
                self.skip();
            }
            Readiness::Settling => {}
            Readiness::Ready => self.act_on(touch),
        }
        self.take_commands()
    }

    /// Plays an event. An illegal event is refused, with the reason displayed.
    pub fn play(&mut self, event: EventOf<G>, tempo: Tempo) -> Vec<Command> {
        self.tempo = tempo;
        self.play_event(event);
        self.take_commands()
    }

    fn take_commands(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }

    fn command(&mut self, command: Command) {
        self.commands.push(command);
    }

    fn act_on(&mut self, touch: &G::Touch) {
        match self.state().touch(&self.selection, touch) {
            Touched::Act(action) => self.decide(action),
            Touched::ActAll(actions) => {
                if let Turn::Decide(seat) = self.timeline.state().turn() {
                    self.play_all(actions.into_iter().map(|action| EventOf::<G>::decision(seat, action)).collect());
                }
            }
            Touched::ActAndRoll(action) => {
                self.decide(action);
                self.roll();
            }
            Touched::Roll => self.roll(),
            Touched::Select(selection) => {
                self.refused = None;
                self.selection = selection;
                self.command(Command::Show);
            }
            Touched::Order(order) => {
                self.orders.push(order);
                // The first step is played at once.
                if let Some(action) = self.ordered() {
                    self.decide(action);
                }
            }
            Touched::Refused(illegal) => self.refuse(illegal),
        }
    }

    fn play_event(&mut self, event: EventOf<G>) {
        if self.conflict {
            return;
        }
        let is_dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance));
        let tumbles = is_dice && !self.is_hurried() && !self.tempo.is_still;
        match self.timeline.step(event) {
            Ok(step) => {
                self.land();
                if tumbles {
                    self.step = None;
                    self.tumbling = Some(step);
                } else {
                    self.advance(step);
                }
                self.command(Command::SaveChange);
                self.show();
            }
            Err(illegal) => self.refuse(illegal),
        }
    }

    /// Plays consecutive events, all of them or none, and displays only the resulting state.
    fn play_all(&mut self, events: Vec<EventOf<G>>) {
        if self.conflict {
            return;
        }
        let mut state = self.timeline.state().clone();
        if let Err(illegal) = events.iter().try_for_each(|event| state.apply(event)) {
            return self.refuse(illegal);
        }
        self.land();
        for event in events {
            if let Ok(step) = self.timeline.step(event) {
                self.advance(step);
            }
        }
        self.command(Command::SaveChange);
        self.show();
    }

    fn decide(&mut self, action: G::Action) {
        if let Turn::Decide(seat) = self.timeline.state().turn() {
            self.play_event(EventOf::<G>::decision(seat, action));
        }
    }

    /// Plays the roll of dice that is due in this position.
    fn roll(&mut self) {
        if let Some(event) = self.timeline.roll(&self.dice) {
            self.play_event(event);
        }
    }

    fn refuse(&mut self, illegal: G::Illegal) {
        self.refused = Some((self.refusals, illegal));
        self.refusals = self.refusals.wrapping_add(1);
        self.command(Command::Show);
    }

    /// Advances the log by an event that has been played.
    fn advance(&mut self, step: Step<G>) {
        let last = self.past.log.len().checked_sub(1).and_then(|last| self.timeline.events().get(last));
        self.past.push(&step, last, self.persons);
        self.ending = step.after.turn() == Turn::Over;
        // Without pauses only the end of the game is displayed for a time.
        self.held = if self.ending || !self.is_hurried() { G::hold(&step) } else { 0 };
        self.step = Some(step);
    }

    /// Ends the tumbling of dice. Returns whether any were tumbling.
    fn land(&mut self) -> bool {
        let step = self.tumbling.take();
        let tumbled = step.is_some();
        if let Some(step) = step {
            self.advance(step);
        }
        tumbled
    }

    /// Displays the current state, and plans what is played automatically in it.
    fn show(&mut self) {
        let secret = self.timeline.state().secret();
        self.revealed = self.revealed.filter(|seat| secret == Some(*seat));
        self.pointed_out = None;
        self.advice = None;
        self.refused = None;
        self.selection = G::Selection::default();
        self.revision = self.revision.wrapping_add(1);
        self.command(Command::Show);
        self.schedule();
    }

    /// The number of events that remain after undo: up to the last stop for a person. `None` if nothing can be undone.
    fn undo_target(&self) -> Option<usize> {
        // Secret decisions of other people are not undone before they are revealed.
        if self.timeline.state().secret().is_some() && self.persons.are_several() {
            return None;
        }
        let target = self.past.asked_before(self.timeline.events().len())?;
        // A series of secret decisions that has been revealed is undone as a whole: nobody may decide again with knowledge of the others.
        let is_open = self.timeline.state().secret().is_none();
        Some(if is_open { self.past.before_secret(target) } else { target })
    }

    fn undo(&mut self) {
        if let Some(target) = self.undo_target().filter(|_| !self.conflict) {
            self.hurry = None;
            self.timeline.go_to(target);
            self.tumbling = None;
            self.step = None;
            self.past.truncate(target);
            self.show_rewritten();
        }
    }

    fn redo(&mut self) {
        if self.conflict || self.timeline.undone().is_empty() {
            return;
        }
        self.land();
        while let Some(event) = self.timeline.undone().first().cloned() {
            let Ok(step) = self.timeline.step(event) else { break };
            self.advance(step);
            if self.past.is_stop(self.timeline.events().last().zip(self.timeline.undone().first())) {
                break;
            }
        }
        self.show_rewritten();
    }

    /// Displays and saves the game after undo or redo. It was caused by a touch, not by automatic play, so touches are accepted at once.
    fn show_rewritten(&mut self) {
        self.orders.clear();
        self.ending = false;
        self.held = 0;
        self.command(Command::SaveChange);
        self.show();
        self.end_settling();
    }

    /// The seat that is called to act; `None` if it is a bot's, and where the device is passed on, which names the seat itself.
    fn called(&self) -> Option<Seat> {
        let passed_on = self.state().secret().is_some() && self.persons.are_several();
        self.past.called().filter(|seat| self.persons.has(*seat) && !passed_on)
    }

    /// The seat whose player has to take the device; no part of the game may be visible until then.
    fn handoff(&self) -> Option<Seat> {
        let secret = self.state().secret().filter(|seat| self.persons.are_several() && self.persons.has(*seat));
        secret.filter(|seat| self.revealed != Some(*seat) && !self.is_held())
    }

    /// Changes the control of a seat from now on: a person takes over, or a bot continues. Undo does not revert this.
    fn hand_over(&mut self, seat: Seat, control: Control) {
        if self.conflict {
            return;
        }
        self.timeline.hand_over(seat, control);
        self.hurry = None;
        self.persons = Persons::of(self.timeline.setup());
        // The stops for persons are different ones, in the whole game.
        self.past = Past::of(&self.timeline, self.persons);
        self.tumbling = None;
        self.step = None;
        self.ending = false;
        self.held = 0;
        self.revealed = None;
        // Standing orders given before do not bind the seat's new player.
        self.orders.clear();
        self.command(Command::SaveWhole);
        self.prepare_to_think();
        self.show();
        self.end_settling();
    }

    /// The setup of another game of the same people. The next seat begins, if the setup names the first player.
    fn rematch(&self) -> Setup<G> {
        let mut setup = self.timeline.setup().clone();
        setup.seed = None;
        setup.first = setup.first.map(|first| setup.seats.after(first));
        setup
    }
}
