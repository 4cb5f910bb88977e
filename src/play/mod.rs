//! A game being played on the page: signals, no markup.
//!
//! One entry point ([`Session::play`]) and one signal (the playthrough). Everything else (scene, status, log) is derived from that signal.

mod advice;
mod autoplay;
mod autosave;
mod awake;
mod bots;
mod clock;
mod context;
mod displayed;
mod handle;
mod platform;
mod saving;
mod settings;
mod thinking;
mod update;
mod window;

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::{Dice, Event, EventOf, Seat, Setup, Timeline, Turn};
use crate::games::seam::{GameScene, Touched, names};
use crate::i18n::Names;
use crate::storage::{GameLines, SaveId};

use advice::Advice;
use autoplay::Readiness;
use autosave::Autosave;
use bots::Bots;
use displayed::{DisplayedState, Moment, joins};
use platform::hear;
use saving::OpenSave;
use thinking::Thinking;

pub use advice::{AdviceLine, AdviceText};
pub use autoplay::SETTLE;
pub use bots::LEVELS;
pub use clock::{Timeout, local_date};
pub use context::{AppContext, begin};
pub use handle::{Announced, Entry, Handle, Line, Log, Refused, Status};
pub use platform::{Device, Journal};
#[cfg(not(target_arch = "wasm32"))]
pub use platform::{Forget, Platform, Worker, WorkerPort, install};
pub use settings::{Form, Pace, Setting, Settings, Theme};
pub use update::NewVersion;
pub use window::on_window;

/// A game on the page, with its type. Copies are handles to the same game.
pub struct Session<G: GameScene> {
    play: RwSignal<Play<G>>,
    /// The selection, and the revision of the displayed state that it belongs to.
    chosen: RwSignal<(u32, G::Selection)>,
    /// The log entry whose places are marked, until the next event.
    pointed_out: RwSignal<Option<usize>>,
    /// The seat whose player has taken the device for a secret decision.
    revealed: RwSignal<Option<Seat>>,
    autosave: StoredValue<Autosave, LocalStorage>,
    /// The next automatic step, unless something else happens before.
    next: Timeout,
    /// Whether touches are accepted; `settling` ends the time in which they are not.
    readiness: RwSignal<Readiness>,
    settling: Timeout,
    orders: StoredValue<Vec<G::StandingOrder>>,
    /// The requested advice.
    advice: RwSignal<Option<Advice<G>>>,
    /// The indices of the events for which a hint was taken.
    hints: RwSignal<Vec<usize>>,
    bots: StoredValue<Bots>,
    thinking: StoredValue<Thinking<G>, LocalStorage>,
    /// The names at the table; default names follow the language of the page.
    names: Memo<Arc<Names>>,
    app: AppContext,
}

/// The state that changes during a game: the only signal of the table.
struct Play<G: GameScene> {
    game: Timeline<G>,
    displayed: DisplayedState<G>,
    /// The refusal of the last touch, and the number of refusals before it.
    refused: Option<(u32, G::Illegal)>,
    refusals: u32,
    /// Whether another tab has continued the game.
    conflict: bool,
}

impl<G: GameScene> Play<G> {
    /// The number of events that remain after undo: up to the last stop for a person.
    fn undo_target(&self) -> Option<usize> {
        // Secret decisions of other people are not undone before they are revealed.
        if self.game.state().secret().is_some() && self.displayed.persons.are_several() {
            return None;
        }
        let target = self.displayed.asked_before(self.game.events().len())?;
        // A series of secret decisions that has been revealed is undone as a whole: nobody may decide again with knowledge of the others.
        let is_open = self.game.state().secret().is_none();
        Some(if is_open { self.displayed.before_secret(target) } else { target })
    }
}

impl<G: GameScene> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameScene> Copy for Session<G> {}

impl<G: GameScene> Session<G> {
    /// Opens a game on the page, saved under `id` in this generation.
    pub fn new(game: Timeline<G>, dice: Dice, id: SaveId, generation: u32, app: AppContext) -> Self {
        let (setup, lang) = (game.setup().clone(), app.settings.lang);
        let displayed = DisplayedState::new(&game);
        let lines = GameLines::new(&game);
        let play = RwSignal::new(Play { game, displayed, refused: None, refusals: 0, conflict: false });
        // Another tab has continued the game: the table displays a notice, and play stops here.
        let stop = Callback::new(move |()| {
            play.try_update(|play| play.conflict = true);
        });
        let hints = app.saves.with_value(|saves| saves.hints(&id));
        let session = Self {
            play,
            chosen: RwSignal::default(),
            pointed_out: RwSignal::default(),
            revealed: RwSignal::new(None),
            autosave: StoredValue::new_local(Autosave::new(dice, OpenSave::new(id, generation, lines, stop))),
            next: Timeout::new(),
            readiness: RwSignal::new(Readiness::Ready),
            settling: Timeout::new(),
            orders: StoredValue::new(Vec::new()),
            advice: RwSignal::new(None),
            hints: RwSignal::new(hints),
            bots: StoredValue::new(Bots::new()),
            thinking: StoredValue::new_local(Thinking::new()),
            names: Memo::new(move |_| Arc::new(names(&setup, lang.get()))),
            app,
        };
        session.autosave.with_value(|autosave| app.show_latest(&autosave.game));
        session.notice_touches();
        session.prepare_to_think();
        autoplay::schedule(session);
        app.update.hold();
        session.watch_other_tabs();
        awake::keep_awake(Signal::derive(move || play.with(|play| play.displayed.state.turn() != Turn::Over)));
        // The page has been hidden: the next viewer has to confirm who they are.
        hear("visibilitychange", move || session.revealed.set(None));
        session
    }

    /// The displayed scene, which changes only if its contents change.
    pub fn scene(&self) -> Memo<G::Scene> {
        let session = *self;
        Memo::new(move |_| {
            let motion = !session.app.is_still();
            let revealed = session.revealed.get();
            session.chosen.with(|chosen| {
                session.play.with(|Play { displayed, .. }| {
                    let nothing = G::Selection::default();
                    let selection = if chosen.0 == displayed.revision { &chosen.1 } else { &nothing };
                    let mut input = displayed.input(selection, motion);
                    // A single person has nobody to hide information from.
                    let taken = || displayed.state.secret().filter(|seat| revealed == Some(*seat));
                    input.viewer = displayed.persons.only().or_else(taken);
                    input.pointed_out = session.pointed_out.get().and_then(|index| displayed.log.get(index));
                    G::scene_of(&input)
                })
            })
        })
    }

    /// The seat whose player has to take the device; no part of the game may be visible until then.
    fn handoff(&self) -> Option<Seat> {
        let secret = self.play.with(|Play { displayed, .. }| {
            let several = displayed.persons.are_several();
            displayed.state.secret().filter(|seat| several && displayed.persons.has(*seat))
        });
        secret.filter(|seat| self.revealed.get() != Some(*seat))
    }

    /// Confirms that the player of the secret decision has taken the device.
    fn reveal(&self) {
        self.revealed.set(self.displayed(|displayed| displayed.state.secret()));
    }

    fn game<T>(&self, read: impl FnOnce(&Timeline<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.game))
    }

    fn displayed<T>(&self, read: impl FnOnce(&DisplayedState<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.displayed))
    }

    /// Displays the current state of the game.
    fn show(&self, tumbling: bool) {
        let secret = self.game(|game| game.state().secret());
        if self.revealed.get_untracked().is_some_and(|seat| secret != Some(seat)) {
            self.revealed.set(None);
        }
        if self.pointed_out.get_untracked().is_some() {
            self.pointed_out.set(None);
        }
        self.end_advice();
        self.play.update(|play| {
            play.displayed.follow(&play.game, tumbling);
            play.refused = None;
        });
        autoplay::schedule(*self);
    }

    /// Records that a hint was taken for the next decision.
    fn note_hint(&self) {
        let index = self.game(|game| game.events().len());
        self.hints.update(|hints| {
            hints.retain(|other| *other < index);
            hints.push(index);
        });
        let id = self.autosave.with_value(|autosave| autosave.game.borrow().id.clone());
        // If there is no room for the hints, no part of the game is lost.
        let _ = self.hints.with_untracked(|hints| self.app.saves.with_value(|saves| saves.keep_hints(&id, hints)));
    }

    fn refuse(&self, illegal: G::Illegal) {
        self.play.update(|play| {
            play.refused = Some((play.refusals, illegal));
            play.refusals = play.refusals.wrapping_add(1);
        });
    }

    /// Closes the refusal, if there is one.
    fn dismiss(&self) {
        if self.play.with_untracked(|play| play.refused.is_some()) {
            self.play.update(|play| play.refused = None);
        }
    }

    /// The setup of the game.
    pub fn setup(&self) -> Setup<G> {
        self.game(|game| game.setup().clone())
    }

    /// The names at the table.
    pub fn names(&self) -> Arc<Names> {
        self.names.get()
    }

    /// Plays an event, which is saved before it is displayed. An illegal event is refused, with the reason displayed.
    pub fn play(&self, event: EventOf<G>) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        let dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance)) && !self.is_hurried();
        match self.change(|game| game.play(event)) {
            Ok(()) => self.show(dice && !self.app.is_still()),
            Err(illegal) => self.refuse(illegal),
        }
    }

    /// Plays consecutive events, all of them or none, and displays only the resulting state.
    fn play_all(&self, events: Vec<EventOf<G>>) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        let mut state = self.game(|game| game.state().clone());
        if let Err(illegal) = events.iter().try_for_each(|event| state.apply(event)) {
            return self.refuse(illegal);
        }
        match self.change(|game| events.into_iter().try_for_each(|event| game.play(event))) {
            Ok(()) => self.show(false),
            Err(illegal) => self.refuse(illegal),
        }
    }

    /// Changes the game in place, because the cost of a copy grows with its length, and saves it before it is displayed.
    fn change(&self, change: impl FnOnce(&mut Timeline<G>) -> Result<(), G::Illegal>) -> Result<(), G::Illegal> {
        let mut result = Ok(());
        self.play.update_untracked(|play| result = change(&mut play.game));
        if result.is_ok() {
            self.save();
        }
        result
    }

    fn decide(&self, action: G::Action) {
        if let Turn::Decide(seat) = self.game(|game| game.state().turn()) {
            self.play(EventOf::<G>::decision(seat, action));
        }
    }

    /// Handles a touch on the table. During automatic play it only skips the pause; right afterwards it has no effect, because it was meant
    /// for what was displayed before.
    pub fn touch(&self, touch: G::Touch) {
        match self.readiness.get_untracked() {
            Readiness::Busy => {
                self.skip_animation();
                return;
            }
            Readiness::Settling => return,
            Readiness::Ready => {}
        }
        let revision = self.displayed(|displayed| displayed.revision);
        let (chosen_at, selection) = self.chosen.get_untracked();
        let selection = if chosen_at == revision { selection } else { G::Selection::default() };
        match self.displayed(|displayed| displayed.state.touch(&selection, &touch)) {
            Touched::Act(action) => self.decide(action),
            Touched::ActAll(actions) => {
                if let Turn::Decide(seat) = self.game(|game| game.state().turn()) {
                    self.play_all(actions.into_iter().map(|action| EventOf::<G>::decision(seat, action)).collect());
                }
            }
            Touched::ActAndRoll(action) => {
                self.decide(action);
                self.roll();
            }
            Touched::Roll => self.roll(),
            Touched::Select(selection) => {
                self.dismiss();
                self.chosen.set((revision, selection));
            }
            Touched::Order(order) => {
                self.orders.update_value(|orders| orders.push(order));
                // The first step is played at once.
                if let Some(action) = self.ordered() {
                    self.decide(action);
                }
            }
            Touched::Refused(illegal) => self.refuse(illegal),
        }
    }

    /// Plays the roll of dice that is due in this position.
    fn roll(&self) {
        let dice = self.autosave.with_value(|autosave| autosave.dice.clone());
        if let Some(event) = self.game(|game| game.roll(&dice)) {
            self.play(event);
        }
    }

    /// Ends the tumbling of dice, the dealing of many cards, or the pause before an automatic step or a bot's move; a touch during any of
    /// them has only this effect. Returns whether any of them was in progress.
    fn skip_animation(&self) -> bool {
        let skipped = self.displayed(|displayed| displayed.tumbling.is_some());
        if skipped {
            self.show(false);
        }
        skipped || self.finish_dealing() || self.hurry_step() || self.hurry_bot()
    }

    /// Undoes up to the last stop for a person.
    fn undo(&self) {
        let target = self.play.with_untracked(Play::undo_target);
        self.rewrite(move |game| {
            if let Some(count) = target {
                game.go_to(count);
            }
        });
    }

    /// Redoes undone events up to the next stop for a person.
    fn redo(&self) {
        let persons = self.displayed(|displayed| displayed.persons);
        self.rewrite(move |game| {
            let mut before = Moment::at(game.state(), &persons);
            while !game.undone().is_empty() {
                game.go_to(game.events().len() + 1);
                let mut moment = Moment::at(game.state(), &persons);
                let next = game.events().last().zip(game.undone().first());
                moment.joined = before.goes_on() && next.is_some_and(|(event, next)| joins::<G>(event, next));
                if moment.is_stop() {
                    break;
                }
                before = moment;
            }
        });
    }

    fn rewrite(&self, change: impl FnOnce(&mut Timeline<G>)) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        self.orders.update_value(Vec::clear);
        let changed = self.change(|game| {
            change(game);
            Ok(())
        });
        if changed.is_ok() {
            self.show(false);
            self.end_settling();
        }
    }

    /// The setup of another game of the same people. The next seat begins, if the setup names the first player.
    fn rematch(&self) -> Setup<G> {
        let mut setup = self.setup();
        setup.seed = None;
        setup.first = setup.first.map(|first| setup.seats.after(first));
        setup
    }
}
