//! A game being played on the page: signals, no markup.
//!
//! One way in ([`Session::play`]), one signal out (the playthrough). Everything that can be derived from it is derived: the
//! scene, the status, the log.

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
pub use settings::{Pace, Settings, Theme};
pub use update::NewVersion;
pub use window::on_window;

/// A game on the page, with its type known. Copies are handles to the same game.
pub struct Session<G: GameScene> {
    play: RwSignal<Play<G>>,
    /// What has been chosen, and the revision of the displayed state that it belongs to.
    chosen: RwSignal<(u32, G::Selection)>,
    /// The entry of the log of which the places are shown, until the next event.
    pointed_out: RwSignal<Option<usize>>,
    /// Who has taken the device to decide in secret.
    revealed: RwSignal<Option<Seat>>,
    autosave: StoredValue<Autosave, LocalStorage>,
    /// What happens next by itself, unless something else happens before.
    next: Timeout,
    /// Whether touches are heard, and what ends the time in which they are not.
    readiness: RwSignal<Readiness>,
    settling: Timeout,
    orders: StoredValue<Vec<G::StandingOrder>>,
    /// What somebody wants to know.
    advice: RwSignal<Option<Advice<G>>>,
    /// Before which events somebody has taken a hint, by their indices.
    hints: RwSignal<Vec<usize>>,
    bots: StoredValue<Bots>,
    thinking: StoredValue<Thinking<G>, LocalStorage>,
    /// The names at the table: who has given none is called in the language of the page.
    names: Memo<Arc<Names>>,
    app: AppContext,
}

/// Everything that changes while a game is played: the one signal of the table.
struct Play<G: GameScene> {
    game: Timeline<G>,
    displayed: DisplayedState<G>,
    /// Why the last touch was refused, and how many have been before.
    refused: Option<(u32, G::Illegal)>,
    refusals: u32,
    /// Another tab has played on.
    conflict: bool,
}

impl<G: GameScene> Play<G> {
    /// How many events are left after an undo: it leads to where somebody was asked last.
    fn undo_target(&self) -> Option<usize> {
        // What other people have decided in secret is not taken back before it is open.
        if self.game.state().secret().is_some() && self.displayed.persons.are_several() {
            return None;
        }
        let target = self.displayed.asked_before(self.game.events().len())?;
        // What was decided in secret one after the other and is open now is taken back as a whole: nobody decides again knowing it.
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
    /// Puts a game on the page: the one that was saved under `id` in this generation.
    pub fn new(game: Timeline<G>, dice: Dice, id: SaveId, generation: u32, app: AppContext) -> Self {
        let (setup, lang) = (game.setup().clone(), app.settings.lang);
        let displayed = DisplayedState::new(&game);
        let lines = GameLines::new(&game);
        let play = RwSignal::new(Play { game, displayed, refused: None, refusals: 0, conflict: false });
        // Another tab has played on: the table says so, and nothing is played here.
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
        // Nobody looks at the page: whoever looks next says who they are.
        hear("visibilitychange", move || session.revealed.set(None));
        session
    }

    /// The table as it is shown: another scene only when something in it is another.
    pub fn scene(&self) -> Memo<G::Scene> {
        let session = *self;
        Memo::new(move |_| {
            let motion = !session.app.settings.is_still();
            let revealed = session.revealed.get();
            session.chosen.with(|chosen| {
                session.play.with(|Play { displayed, .. }| {
                    let nothing = G::Selection::default();
                    let selection = if chosen.0 == displayed.revision { &chosen.1 } else { &nothing };
                    let mut input = displayed.input(selection, motion);
                    // Whoever plays alone has nobody to hide anything from.
                    let taken = || displayed.state.secret().filter(|seat| revealed == Some(*seat));
                    input.viewer = displayed.persons.only().or_else(taken);
                    input.pointed_out = session.pointed_out.get().and_then(|index| displayed.log.get(index));
                    G::scene_of(&input)
                })
            })
        })
    }

    /// Who is to take the device, while nothing of the game may be seen.
    fn handoff(&self) -> Option<Seat> {
        let secret = self.play.with(|Play { displayed, .. }| {
            let several = displayed.persons.are_several();
            displayed.state.secret().filter(|seat| several && displayed.persons.has(*seat))
        });
        secret.filter(|seat| self.revealed.get() != Some(*seat))
    }

    /// Whoever decides in secret has taken the device.
    fn reveal(&self) {
        self.revealed.set(self.displayed(|displayed| displayed.state.secret()));
    }

    fn game<T>(&self, read: impl FnOnce(&Timeline<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.game))
    }

    fn displayed<T>(&self, read: impl FnOnce(&DisplayedState<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.displayed))
    }

    /// Shows the game as it now is.
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

    /// Somebody takes a hint for the next decision.
    fn note_hint(&self) {
        let index = self.game(|game| game.events().len());
        self.hints.update(|hints| {
            hints.retain(|other| *other < index);
            hints.push(index);
        });
        let id = self.autosave.with_value(|autosave| autosave.game.borrow().id.clone());
        // Where there is no room for it, nothing of the game is lost.
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

    /// Plays an event: saved before it is shown. A refusal is shown instead.
    pub fn play(&self, event: EventOf<G>) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        let dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance)) && !self.is_hurried();
        match self.change(|game| game.play(event)) {
            Ok(()) => self.show(dice && !self.app.settings.is_still()),
            Err(illegal) => self.refuse(illegal),
        }
    }

    /// Plays events one right after the other, all of them or none, and shows where they lead.
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

    /// Changes the game where it stands, for a copy would cost more the longer it is, and saves it before it is shown.
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

    /// A touch on something at the table. While something happens by itself it only hurries that, and right afterwards it does nothing: it
    /// was meant for what was there before.
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
                // The first step is taken at once.
                if let Some(action) = self.ordered() {
                    self.decide(action);
                }
            }
            Touched::Refused(illegal) => self.refuse(illegal),
        }
    }

    /// Chance: the dice of this position.
    fn roll(&self) {
        let dice = self.autosave.with_value(|autosave| autosave.dice.clone());
        if let Some(event) = self.game(|game| game.roll(&dice)) {
            self.play(event);
        }
    }

    /// Ends the tumbling of dice, the dealing of many cards, or the pause before something plays itself or a bot plays, if there is any: the
    /// touch that comes too early is for that.
    fn skip_animation(&self) -> bool {
        let skipped = self.displayed(|displayed| displayed.tumbling.is_some());
        if skipped {
            self.show(false);
        }
        skipped || self.finish_dealing() || self.hurry_step() || self.hurry_bot()
    }

    /// Takes back to where somebody was asked last.
    fn undo(&self) {
        let target = self.play.with_untracked(Play::undo_target);
        self.rewrite(move |game| {
            if let Some(count) = target {
                game.go_to(count);
            }
        });
    }

    /// Plays again what was undone, up to where somebody is asked next.
    fn redo(&self) {
        let persons = self.displayed(|displayed| displayed.persons.clone());
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

    /// The setup of another game of the same people: the next seat begins, where the table names who does.
    fn rematch(&self) -> Setup<G> {
        let mut setup = self.setup();
        setup.seed = None;
        setup.first = setup.first.map(|first| setup.seats.after(first));
        setup
    }
}
