//! A table on the page: one signal, and everything that carries out the commands of the table: timers, the save, the search for decisions.
//! It does not depend on the type of the game.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use super::platform::{elapsed, hear};
use super::saving::OpenSave;
use super::thinking::{Next, Thinking};
use super::{AppContext, Own, Settings, Timeout, awake};
use crate::bots::Answer;
use crate::engine::{Dice, EventOf, Seed, Timeline};
use crate::games::TableGame;
use crate::storage::SaveId;
use crate::table::{AnyTable, Command, Input, OwnChance, Table, Tempo};

/// Time after a touch during which nothing is played automatically, in milliseconds: a move in the same frame would delay the response to
/// the touch. On a slow device, the frame after a touch takes up to this long.
const HELD_BACK: u64 = 150;
/// The window events that count as a touch: the finger going down, which is about to be lifted; the click that follows; and keys.
const TOUCHES: [&str; 3] = ["pointerdown", "click", "keydown"];

/// A table on the page. Copies are handles to the same table.
#[derive(Clone, Copy)]
pub struct LiveTable {
    table: RwSignal<Box<dyn AnyTable>>,
    /// The save of the game; `None` for a table without one.
    save: StoredValue<Option<Rc<RefCell<OpenSave>>>, LocalStorage>,
    thinking: StoredValue<Thinking, LocalStorage>,
    /// The next [`Input::Wake`].
    wake: Timeout,
    /// The next [`Input::Settled`].
    settle: Timeout,
    /// The next slice of a search.
    slice: Timeout,
    /// The time of the last touch on the page, in elapsed milliseconds.
    touched: StoredValue<u64>,
    app: AppContext,
}

impl LiveTable {
    /// Opens a table on the page. `save` is the id and the generation of its save; `None` if the game is not to be saved.
    pub fn new(table: Box<dyn AnyTable>, save: Option<(SaveId, u32)>, app: AppContext) -> Self {
        let lines = table.lines();
        let live = Self {
            table: RwSignal::new(table),
            save: StoredValue::new_local(None),
            thinking: StoredValue::new_local(Thinking::new()),
            wake: Timeout::new(),
            settle: Timeout::new(),
            slice: Timeout::new(),
            touched: StoredValue::new(0),
            app,
        };
        for event in TOUCHES {
            hear(event, move || {
                live.touched.try_set_value(elapsed());
            });
        }
        app.settings.prepare_sounds();
        if let Some((id, generation)) = save {
            let stop = Callback::new(move |()| live.input(Input::Conflict));
            let save = Rc::new(RefCell::new(OpenSave::new(id, generation, lines, stop)));
            app.saving.set_latest(&save);
            live.save.set_value(Some(save));
            live.watch_other_tabs();
        }
        live.input(Input::Open);
        // An offer is due before the screen belongs to the person to whom it is made.
        let what_is_due = Memo::new(move |_| (app.settings.own_chance(), app.declines_offers()));
        Effect::new(move |before: Option<(OwnChance, bool)>| {
            let now = what_is_due.get();
            if before.is_some_and(|before| before != now) {
                live.input(Input::TempoChanged);
            }
            now
        });
        app.update.hold();
        let is_over = Memo::new(move |_| live.table.with(|table| table.is_over()));
        awake::keep_awake(Signal::derive(move || !is_over.get()));
        hear("visibilitychange", move || live.input(Input::Hide));
        live
    }

    /// Opens a saved game on the page. `save` is the id and the generation of the save.
    pub fn open<G: TableGame>(game: Timeline<G>, dice: Dice, save: (SaveId, u32), app: AppContext) -> Self {
        let (hints, entered) = app.saves.with_value(|saves| (saves.hints(&save.0), saves.entered(&save.0)));
        // Without entropy no new game can start. In a game that is continued, bots then always choose the same way among equal actions.
        let seed = Seed::from_entropy().unwrap_or_else(|_| Seed::from_bytes([0; 32]));
        Self::new(Box::new(Table::new(game, dice, hints, &seed).with_entered(entered)), Some(save), app)
    }

    /// Opens a table without a save, at which the past of a game is looked at, after this number of events. People have entered the events with
    /// the indices `entered`.
    pub fn look<G: TableGame>(game: Timeline<G>, dice: Dice, entered: Vec<usize>, at: usize, app: AppContext) -> Self {
        let table = Table::new(game, dice, Vec::new(), &Seed::from_bytes([0; 32])).with_entered(entered).looking_at(at);
        Self::new(Box::new(table), None, app)
    }

    /// The id of the save; `None` for a table without one.
    pub(super) fn save_id(self) -> Option<SaveId> {
        self.save.with_value(|save| save.as_ref().map(|save| save.borrow().id.clone()))
    }

    /// Tracks every change of the table.
    pub(super) fn track(self) {
        self.table.track();
    }

    /// The settings of the device.
    pub(super) fn settings(self) -> Settings {
        self.app.settings
    }

    /// What the person to whom the screen belongs has chosen.
    pub(super) fn own(self) -> Own {
        self.app.own
    }

    /// Reads the table, tracked.
    pub(super) fn with<T>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.table.with(|table| read(table.as_ref()))
    }

    /// Reads the table, not tracked.
    pub(super) fn with_untracked<T>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.table.with_untracked(|table| read(table.as_ref()))
    }

    /// Gives an input to the table. Without effect after the table has been left.
    pub fn input(self, input: Input) {
        self.act(|table, tempo| table.input(input, tempo));
    }

    /// Gives a touch to a table of this game. Returns whether it changes or says anything.
    pub fn touch<G: TableGame>(self, touch: &G::Touch) -> bool {
        let mut is_heard = true;
        self.act(|table, tempo| {
            let commands = typed_mut::<G>(table).map_or_else(Vec::new, |table| table.touch(touch, tempo));
            is_heard = !commands.iter().any(|command| matches!(command, Command::Ignore));
            commands
        });
        is_heard
    }

    /// Plays an event at a table of this game.
    pub fn play<G: TableGame>(self, event: EventOf<G>) {
        self.act(|table, tempo| typed_mut::<G>(table).map_or_else(Vec::new, |table| table.play(event, tempo)));
    }

    /// The displayed scene of a table of this game. It notifies only if its contents change. With `follows`, a scene and a trigger, it takes that
    /// scene whenever the trigger notifies.
    pub fn scene<G: TableGame>(self, follows: Option<(Memo<G::Scene>, Trigger)>) -> Memo<G::Scene> {
        // One closure for both, and so one memo for each game in the program.
        Memo::new_with_compare(
            move |last: Option<&G::Scene>| {
                let scene = match follows {
                    Some((scene, after)) => {
                        after.track();
                        Some(scene.get_untracked())
                    }
                    None => self.with(|table| typed::<G>(table).map(Table::scene)),
                };
                scene.or_else(|| last.cloned()).expect("the scene of the game at the table")
            },
            |last, new| last != new,
        )
    }

    fn act(self, act: impl FnOnce(&mut dyn AnyTable, Tempo) -> Vec<Command>) {
        let settings = self.app.settings;
        let (speed, declines_offers, confirms) =
            untrack(|| (self.app.speed(), self.app.declines_offers(), self.app.confirms()));
        let tempo = Tempo {
            pace: settings.pace.get_untracked(),
            speed,
            is_still: self.app.is_still(),
            declines_offers,
            confirms,
            hands_over: settings.hands_over.get_untracked(),
            asks_consent: settings.asks_consent.get_untracked(),
            own_chance: settings.own_chance(),
        };
        let commands = self.table.try_update_untracked(|table| act(table.as_mut(), tempo));
        commands.into_iter().flatten().for_each(|command| self.carry_out(command));
    }

    fn carry_out(self, command: Command) {
        match command {
            Command::Show => self.table.notify(),
            Command::Ignore => {}
            Command::Play(sounds) => self.app.settings.play(&sounds),
            Command::SaveChange => self.keep(false),
            Command::SaveWhole => self.keep(true),
            Command::SaveHints(hints) => {
                let id = self.save_id();
                // If there is no room for the hints, no part of the game is lost.
                let _ = id.map(|id| self.app.saves.with_value(|saves| saves.keep_hints(&id, &hints)));
            }
            Command::SaveEntered(entered) => {
                let id = self.save_id();
                // Nor is any if there is no room for these marks.
                let _ = id.map(|id| self.app.saves.with_value(|saves| saves.keep_entered(&id, &entered)));
            }
            Command::Wake(pause) => self.wake.after(pause, move || self.unless_touched(self.wake, wake)),
            Command::CancelWake => self.wake.cancel(),
            Command::Settle(pause) => self.settle.after_seen(pause, move || self.input(Input::Settled)),
            Command::CancelSettle => self.settle.cancel(),
            Command::Prepare => self.start_worker(),
            Command::Think(question) => {
                self.start_worker();
                self.thinking.update_value(|thinking| thinking.begin(question));
                self.unless_touched(self.slice, think);
            }
            Command::AnswerNow => self.conclude(),
            Command::StopThinking => {
                self.slice.cancel();
                self.thinking.update_value(Thinking::stop);
            }
        }
    }

    /// Calls `act`, later if a touch is recent. `timeout` is the one that it waits for, so that a later call replaces it.
    fn unless_touched(self, timeout: Timeout, act: fn(Self)) {
        let since = elapsed().checked_sub(self.touched.get_value());
        match since.and_then(|since| HELD_BACK.checked_sub(since)) {
            Some(rest @ 1..) => timeout.after(rest as u32, move || self.unless_touched(timeout, act)),
            _ => act(self),
        }
    }

    /// Saves the game. If saving fails, play continues and a notice is displayed.
    fn keep(self, whole: bool) {
        let Some(save) = self.save.get_value() else { return };
        let change = self.with_untracked(|table| {
            let mut save = save.borrow_mut();
            save.advance();
            if whole {
                save.lines = table.lines();
                return None;
            }
            Some(table.follow_lines(&mut save.lines))
        });
        self.app.saving.save_change(&save, change.as_deref());
    }

    fn watch_other_tabs(self) {
        hear("storage", move || {
            let has_conflict = self.save.get_value().is_some_and(|save| {
                let OpenSave { id, generation, .. } = &*save.borrow();
                self.app.saves.with_value(|saves| saves.has_conflict(id, *generation))
            });
            if has_conflict {
                self.input(Input::Conflict);
            }
        });
    }

    /// Starts a worker for searches, unless one has been started.
    fn start_worker(self) {
        self.thinking.update_value(|thinking| thinking.start_worker(move |bytes| self.hear_worker(bytes)));
    }

    /// Handles a message of the worker, or its failure (`None`).
    fn hear_worker(self, said: Option<Vec<u8>>) {
        let mut is_done = false;
        // A message may arrive after the table has been left.
        let heard = self.thinking.try_update_value(|thinking| match &said {
            Some(bytes) => is_done = thinking.hear(bytes),
            None => thinking.lose_worker(),
        });
        if heard.is_none() {
            return;
        }
        if is_done {
            self.unless_touched(self.slice, Self::conclude);
        } else if said.is_none() {
            think(self);
        }
    }

    /// Ends the search with the result so far.
    fn conclude(self) {
        self.slice.cancel();
        let job = self.thinking.try_update_value(Thinking::take).flatten();
        if let Some(job) = job {
            let answer: Option<Answer> = job.answer(|question| self.with_untracked(|table| table.known(question)));
            self.input(Input::Thought(answer));
        }
    }
}

fn wake(live: LiveTable) {
    live.input(Input::Wake);
}

/// Runs a slice of the search, or checks the worker, then yields to the page.
fn think(live: LiveTable) {
    let known = |question: &_| live.with_untracked(|table| table.known(question));
    let mut next = Next::Nothing;
    live.thinking.update_value(|thinking| next = thinking.go_on(known));
    match next {
        Next::Nothing => {}
        Next::After(milliseconds) => {
            // The worker may have been given up: start another one for the next question.
            live.start_worker();
            live.slice.after(milliseconds, move || live.unless_touched(live.slice, think));
        }
        Next::Done => live.unless_touched(live.slice, LiveTable::conclude),
    }
}

fn typed<G: TableGame>(table: &dyn AnyTable) -> Option<&Table<G>> {
    (table as &dyn std::any::Any).downcast_ref()
}

fn typed_mut<G: TableGame>(table: &mut dyn AnyTable) -> Option<&mut Table<G>> {
    (table as &mut dyn std::any::Any).downcast_mut()
}
