//! A game at the table, as a plain value: no browser, no clock, no store. PURE.
//!
//! [`Table::touch`], [`Table::play`] and [`AnyTable::input`] are the only ways in; they return the [`Command`]s that the caller carries
//! out. A table without a save, a clock or a browser is a normal one: its commands are then ignored.

mod advice;
mod automatic;
mod chart;
mod consent;
mod dice;
mod display;
mod entering;
mod face;
mod farewell;
mod fast_forward;
mod look;
mod messages;
mod past;
mod persons;
mod replay;
mod rewrite;
mod since;
mod telling;
mod tempo;
#[cfg(test)]
mod tests;
mod thinking;
mod turns;
mod words;

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;

use crate::bots::{EASY, HIGHEST_LEVEL};
use crate::engine::{Dice, Event, EventOf, Seat, Seats, Seed, Setup, Step, Timeline, Turn};
use crate::games::seam::{Asked, SceneInput, Sound, TableGame, Touched, add_sounds};

use advice::Advice;
use automatic::{Due, LAST_EVENT_MIN_MS};
use consent::TakenBack;
use display::{Afterwards, Display, Last, Progress};
use entering::ChanceDraft;
use past::Past;
use persons::Persons;
use rewrite::{Declined, Rewritten};
use thinking::{Remembered, Search};

pub use automatic::SETTLE_MS;
pub use chart::{Chart, DiceRolled, Seeded, Series, Throws, Values, chart_of, has_chance};
pub use consent::Takeback;
pub use dice::{DiceFallen, Frequencies};
pub use face::AnyTable;
pub use look::Mark;
pub use messages::{Command, Input};
pub use tempo::{OwnChance, Pace, Speed, Tempo};
pub use turns::{Counted, Moment, Turns, turns_of};
pub use words::{
    AdviceLine, AdviceText, Announced, EnteredPart, Entering, Entry, Farewell, FastForwardTo, Line, LineContent, Log,
    Refused, Since, Status, TextContext, TurnText,
};

/// The levels of bots that can be chosen, as in records.
pub const LEVELS: RangeInclusive<u8> = EASY..=HIGHEST_LEVEL;

/// A game at the table.
pub struct Table<G: TableGame> {
    timeline: Timeline<G>,
    dice: Dice,
    /// The seats with a person.
    persons: Persons,
    /// The log up to the displayed state.
    past: Past<G>,
    display: Display<G>,
    progress: Progress,
    /// The number of events that have been displayed, and of those before the last ones that were displayed together.
    shown: usize,
    told: usize,
    /// How the displayed state has come about, if by undo or redo.
    rewritten: Option<Rewritten>,
    /// Who has taken back with whose agreement, if the displayed state has come about like that.
    consented: Option<(Seat, Seats)>,
    /// The undo that waits for the agreement of others, and what has been taken back so far.
    takeback: Option<Takeback>,
    taken_back: TakenBack,
    /// The sounds of the events that are displayed next.
    sounds: Vec<Sound>,
    /// The events before the last one that are displayed together with it.
    unseen: Unseen<G>,
    /// Grows with every change of the displayed state.
    revision: u32,
    /// The selection, which belongs to the displayed state.
    selection: G::Selection,
    /// The touch that is played by a second one like it. It belongs to the displayed state.
    unconfirmed: Option<G::Touch>,
    /// The log entry whose places are marked, by the index of its event.
    pointed_out: Option<usize>,
    /// The seat whose player has taken the device that was handed over.
    revealed: Option<Seat>,
    /// The refusal of the last touch, and the number of refusals before it.
    refused: Option<(u32, Declined<G::Illegal>)>,
    refusals: u32,
    orders: Vec<G::StandingOrder>,
    /// What is played automatically in this state.
    due: Due<G>,
    /// Whether what was played automatically has just come to rest: see [`SETTLE_MS`]. Without meaning while something is due.
    is_settling: bool,
    /// The requested advice.
    advice: Option<Advice<G>>,
    /// The indices of the events for which a hint was taken.
    hints: Vec<usize>,
    /// The chance event that is being entered.
    draft: Option<ChanceDraft<G>>,
    /// The indices of the events that people have entered.
    entered: Vec<usize>,
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

/// The events that are displayed together with the next one.
struct Unseen<G: TableGame> {
    /// Their number.
    events: usize,
    /// Their effects, in order.
    effects: Vec<G::Effect>,
}

impl<G: TableGame> Default for Unseen<G> {
    fn default() -> Self {
        Self { events: 0, effects: Vec::new() }
    }
}

/// Whether the table accepts touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readiness {
    /// Touches are accepted.
    Ready,
    /// An automatic event is pending: a touch only skips the pause before it.
    Busy,
    /// Automatic play has just come to rest: a touch has no effect. See [`SETTLE_MS`].
    Settling,
}

impl<G: TableGame> Table<G> {
    /// A game at the table.
    ///
    /// `hints` are the indices of the events for which a hint was taken; `seed` is that of the bots' random numbers.
    pub fn new(timeline: Timeline<G>, dice: Dice, hints: Vec<usize>, seed: &Seed) -> Self {
        let persons = Persons::of(timeline.setup());
        let past = Past::of(&timeline, persons);
        let shown = past.log.len();
        let taken_back = TakenBack::earlier(&timeline, persons);
        Self {
            timeline,
            dice,
            persons,
            past,
            display: Display::STILL,
            progress: Progress::Paced,
            shown,
            told: shown.saturating_sub(1),
            rewritten: None,
            consented: None,
            takeback: None,
            taken_back,
            sounds: Vec::new(),
            unseen: Unseen::default(),
            revision: 1,
            selection: G::Selection::default(),
            unconfirmed: None,
            pointed_out: None,
            revealed: None,
            refused: None,
            refusals: 0,
            orders: Vec::new(),
            due: Due::Nothing,
            is_settling: false,
            advice: None,
            hints,
            draft: None,
            entered: Vec::new(),
            rng: seed.dice().at(0),
            search: None,
            searches: 0,
            remembered: Remembered::default(),
            tempo: Tempo::default(),
            commands: Vec::new(),
        }
    }

    /// The same table, at which people have entered the events with these indices.
    #[must_use]
    pub fn with_entered(self, entered: Vec<usize>) -> Self {
        Self { entered, ..self }
    }

    /// The game.
    pub fn timeline(&self) -> &Timeline<G> {
        &self.timeline
    }

    /// The displayed state: one event behind the game while dice tumble or an event is told, and further behind it while events are displayed
    /// once more.
    pub fn state(&self) -> &G {
        if let Some(told) = self.told() {
            return &told.step.before;
        }
        match &self.display {
            Display::Now { .. } => self.timeline.state(),
            Display::Tumbling(step) => &step.before,
            Display::Replay { at, .. } | Display::Past { at, .. } => &at.state,
        }
    }

    /// What the displayed state asks for; `None` for the state before an event that is being displayed.
    fn asked(&self) -> Option<&Asked<G>> {
        if self.told().is_some() {
            return None;
        }
        match &self.display {
            Display::Now { .. } => Some(self.past.asked()),
            Display::Tumbling(_) => None,
            Display::Replay { at, .. } | Display::Past { at, .. } => Some(&at.asked),
        }
    }

    /// The log up to the displayed state.
    fn shown_log(&self) -> &[G::LogEntry] {
        let log = &self.past.log;
        self.display.past().and_then(|at| log.get(..at.events)).unwrap_or(log)
    }

    /// The log as it is listed: up to the displayed state, or all of it while the past is looked at.
    fn listed_log(&self) -> &[G::LogEntry] {
        if self.display.is_viewing() { &self.past.log } else { self.shown_log() }
    }

    /// The displayed scene.
    pub fn scene(&self) -> G::Scene {
        let state = self.state();
        // A single person has nobody to hide information from.
        let taken = || state.secret().filter(|seat| self.revealed == Some(*seat));
        G::scene_of(&SceneInput {
            asked: self.asked(),
            log: self.shown_log(),
            tumbling: self.display.tumbling().and_then(|step| match &step.event {
                Event::Chance { chance } => Some(chance),
                Event::Decision { .. } => None,
            }),
            step: self.display.step().filter(|_| !self.tempo.is_still),
            last: self.display.step(),
            held: self.display.step().filter(|_| self.display.is_held()),
            told: self.told(),
            is_told: self.told_until().is_some(),
            unseen: &self.unseen.effects,
            undone: self.display.undone().filter(|_| !self.tempo.is_still),
            revision: self.revision,
            viewer: self.persons.only().or_else(taken),
            pointed_out: self.pointed_out.and_then(|index| self.past.log.get(index)),
            orders: &self.orders,
            ..SceneInput::of(state, &self.selection)
        })
    }

    /// Whether touches are accepted.
    fn readiness(&self) -> Readiness {
        match self.is_settling {
            _ if self.due.is_automatic() => Readiness::Busy,
            true => Readiness::Settling,
            false => Readiness::Ready,
        }
    }

    /// Whether nothing may be played: another tab has continued the game, or its past is looked at.
    fn is_closed(&self) -> bool {
        matches!(self.progress, Progress::Stopped) || self.display.is_viewing()
    }

    /// Handles a touch on the table. During automatic play it only skips the pause; right afterwards it has no effect, because it was meant
    /// for what was displayed before.
    pub fn touch(&mut self, touch: &G::Touch, tempo: Tempo) -> Vec<Command> {
        self.tempo = tempo;
        match self.readiness() {
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
        let touched = self.state().touch(&self.selection, touch);
        if self.has_to_be_confirmed(touch, &touched) {
            self.unconfirmed = Some(touch.clone());
            self.refused = None;
            return self.command(Command::Show);
        }
        let was_waiting = self.unconfirmed.take().is_some();
        match touched {
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
            // The dice are those of the people.
            Touched::Roll if self.draft().is_some() => self.command(Command::Ignore),
            Touched::Roll => self.roll(),
            Touched::Select(selection) if !was_waiting && self.refused.is_none() && selection == self.selection => {
                self.command(Command::Ignore);
            }
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
            Touched::Revoke(order) => {
                self.orders.retain(|other| *other != order);
                self.refused = None;
                self.command(Command::Show);
            }
            Touched::Refused(illegal) => self.refuse(illegal),
        }
    }

    /// Whether this touch is played only by a second one like it. What has been selected before has been touched already.
    fn has_to_be_confirmed(&self, touch: &G::Touch, touched: &Touched<G>) -> bool {
        let is_first = self.selection == G::Selection::default() && self.unconfirmed.as_ref() != Some(touch);
        self.tempo.confirms && touched.decides() && is_first
    }

    fn play_event(&mut self, event: EventOf<G>) {
        if self.is_closed() {
            return;
        }
        let is_dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance));
        let tumbles = is_dice && !self.is_hurried() && !self.tempo.is_still;
        match self.advance_timeline(event) {
            Ok(step) => {
                self.land();
                if is_dice && self.is_heard(&step) {
                    add_sounds(&mut self.sounds, [Sound::Dice]);
                }
                if tumbles {
                    self.display = Display::Tumbling(step);
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
        if self.is_closed() {
            return;
        }
        let mut state = self.timeline.state().clone();
        if let Err(illegal) = events.iter().try_for_each(|event| state.apply(event)) {
            return self.refuse(illegal);
        }
        self.land();
        for event in events {
            if let Ok(step) = self.advance_timeline(event) {
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

    /// Plays the roll of dice that is due in this position, unless people enter it.
    fn roll(&mut self) {
        if let Some(event) = self.timeline.roll(&self.dice).filter(|event| !self.is_own(event)) {
            self.play_event(event);
        }
    }

    fn refuse(&mut self, illegal: G::Illegal) {
        self.decline(Declined::Rule(illegal));
    }

    /// Advances the log by an event that has been played.
    fn advance(&mut self, step: Step<G>) {
        self.end_telling();
        self.pass_over();
        let last = self.past.log.len().checked_sub(1).and_then(|last| self.timeline.events().get(last));
        self.past.push(&step, last, self.persons);
        let is_over = step.after.turn() == Turn::Over;
        let left = self.persons.left(&step);
        let leaves = left.is_some();
        let next = match left {
            _ if is_over => Afterwards::Result,
            Some(seat) if !self.persons.take_part(&step.after) => Afterwards::Farewell(seat),
            _ => Afterwards::Nothing,
        };
        // Without pauses only the end of the game is displayed for a time, and that of a person's part in it.
        let is_displayed = is_over || leaves;
        let mut parts = if is_displayed || !self.is_hurried() { G::parts(&step) } else { Vec::new() };
        if self.is_hurried() {
            // The greatest one.
            let longest = parts.iter().map(|part| part.time).max();
            parts.retain(|part| Some(part.time) == longest);
            parts.truncate(1);
        }
        if leaves {
            self.end_fast_forward();
        }
        let mut held = if is_displayed || !self.is_hurried() { G::display_ms(&step) } else { 0 };
        if leaves && parts.is_empty() {
            held = held.max(LAST_EVENT_MIN_MS);
        }
        if parts.is_empty() && (is_displayed || self.is_heard(&step)) {
            add_sounds(&mut self.sounds, G::sounds(&step));
        }
        self.display = Display::Now { last: Some(Last::new(step, held)), next };
        self.tell(parts);
    }

    /// The last event is displayed together with the next one, if its state has not been displayed.
    fn pass_over(&mut self) {
        match self.display.last().filter(|last| last.is_hidden && last.told_until().is_none()) {
            Some(last) => {
                self.unseen.events += 1;
                self.unseen.effects.extend(last.step.effects.iter().cloned());
            }
            None => self.unseen = Unseen::default(),
        }
    }

    /// Displays something else than the next event.
    fn turn_to(&mut self, display: Display<G>) {
        self.end_telling();
        self.unseen = Unseen::default();
        self.display = display;
    }

    /// Ends the tumbling of dice, the telling of an event, and the display of past ones. Returns whether any dice were tumbling.
    fn land(&mut self) -> bool {
        self.end_telling();
        if self.display.past().is_some() {
            self.turn_to(Display::STILL);
        }
        if !matches!(self.display, Display::Tumbling(_)) {
            return false;
        }
        if let Display::Tumbling(step) = std::mem::replace(&mut self.display, Display::STILL) {
            self.advance(step);
        }
        true
    }

    /// Displays the current state, and plans what is played automatically in it.
    fn show(&mut self) {
        let secret = self.timeline.state().secret();
        self.revealed = self.revealed.filter(|seat| secret == Some(*seat));
        self.pointed_out = None;
        self.advice = None;
        self.refused = None;
        self.selection = G::Selection::default();
        self.unconfirmed = None;
        self.revision = self.revision.wrapping_add(1);
        self.rewritten = None;
        self.consented = None;
        self.takeback = None;
        let is_hidden = self.is_on_the_way();
        if let Some(last) = self.display.last_mut() {
            last.is_hidden = is_hidden;
        }
        if is_hidden {
            return self.schedule();
        }
        let events = self.past.log.len();
        if events != self.shown {
            self.told = self.shown.min(events.saturating_sub(1));
            self.shown = events;
        }
        self.command(Command::Show);
        let sounds = std::mem::take(&mut self.sounds);
        // Nothing of the game is visible while the device is passed on.
        if !sounds.is_empty() && self.handoff().is_none() {
            self.command(Command::Play(sounds));
        }
        self.schedule();
    }

    /// The seat that is called to act; `None` if it is a bot's, while the last event is displayed before anything else happens, and where the
    /// device is passed on, which names the seat itself.
    fn called(&self) -> Option<Seat> {
        let passed_on = (self.tempo.hands_over || self.state().secret().is_some()) && self.persons.are_several();
        let is_asked = !self.display.is_telling() && !self.display.is_held();
        self.past.called().filter(|seat| is_asked && self.persons.has(*seat) && !passed_on)
    }

    /// The seat to which the device belongs in the displayed state: that of a secret decision; where the device is always handed over, that
    /// of the turn that begins.
    fn holder(&self) -> Option<Seat> {
        let called = || match self.display {
            Display::Now { .. } if self.tempo.hands_over => self.past.called(),
            _ => None,
        };
        self.state().secret().or_else(called)
    }

    /// The seat whose player has to take the device; no part of the game may be visible until then.
    fn handoff(&self) -> Option<Seat> {
        if self.display.is_viewing() {
            return None;
        }
        let holder = self.holder().filter(|seat| self.persons.are_several() && self.persons.has(*seat));
        holder.filter(|seat| self.revealed != Some(*seat) && !self.display.is_held() && !self.display.is_telling())
    }

    /// The setup of another game of the same people. The next seat begins, if the setup names the first player.
    fn rematch(&self) -> Setup<G> {
        let mut setup = self.timeline.setup().clone();
        setup.seed = None;
        setup.first = setup.first.map(|first| setup.seats.after(first));
        setup
    }
}
