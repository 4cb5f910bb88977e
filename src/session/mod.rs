//! A game being played on the page: signals, no markup.
//!
//! One way in ([`Session::play`]), one signal out (the playthrough). Everything that can be derived from it is derived.

mod autoplay;
mod clock;
mod context;
mod handle;
mod settings;
mod update;

use std::sync::Arc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;

use crate::signals::*;

use crate::engine::{Dice, Event, EventOf, Playthrough, Seat, Setup, Turn};
use crate::games::{GameText, Tap};
use crate::i18n::Names;
use crate::storage::{SaveError, SaveId, Saved};

pub use clock::after;
pub use context::{AppContext, begin};
pub use handle::{Entry, Handle, Log, Refused, SeatInfo, Status};
pub use settings::{Settings, Theme};
pub use update::NewVersion;

/// A game on the page, with its type known. Copies are handles to the same game.
pub struct Session<G: GameText> {
    play: RwSignal<Play<G>>,
    autosave: StoredValue<Autosave>,
    /// What happens next by itself, unless something else happens before.
    next: StoredValue<Option<Timeout>>,
    names: StoredValue<Arc<Names>>,
    /// Who has taken the device to decide in secret.
    revealed: RwSignal<Option<Seat>>,
    app: AppContext,
}

/// Everything that changes while a game is played: the one signal of the table.
struct Play<G: GameText> {
    game: Playthrough<G>,
    moment: DisplayedState<G>,
    /// Why the last touch was refused.
    refused: Option<G::Illegal>,
    /// Another tab has played on.
    conflict: bool,
}

impl<G: GameText> Play<G> {
    /// The moment that undo leads to: the last one at which somebody was asked.
    fn moment_before(&self) -> Option<usize> {
        // What others have decided in secret is not taken back before it lies open.
        if self.game.state().secret().is_some() {
            return None;
        }
        let now = self.game.events().len();
        self.moment.asked.iter().rev().copied().find(|moment| *moment < now)
    }
}

impl<G: GameText> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameText> Copy for Session<G> {}

/// What the table shows: a moment behind the game while dice tumble.
#[derive(Clone, Debug)]
pub struct DisplayedState<G: GameText> {
    /// The state that the board shows.
    pub state: G,
    /// What happened up to there.
    pub lines: Vec<G::LogEntry>,
    /// The event that led there.
    pub last: Option<EventOf<G>>,
    /// After how many events somebody was asked, in order.
    asked: Vec<usize>,
    /// The dice that are tumbling.
    pub tumbling: Option<G::Chance>,
    /// Somebody is asked to throw dice.
    pub awaits_dice: bool,
}

impl<G: GameText> DisplayedState<G> {
    fn new(game: &Playthrough<G>) -> Self {
        let state = game.state_at(0);
        let asked = if Self::asks(&state) { vec![0] } else { Vec::new() };
        let mut moment = Self { state, lines: Vec::new(), last: None, asked, tumbling: None, awaits_dice: false };
        moment.follow(game, false);
        moment
    }

    fn asks(state: &G) -> bool {
        Playthrough::asks(state, G::is_manual_chance)
    }

    /// Goes to where the game now is, or to just before its last event while dice tumble. What was told before is kept, as
    /// far as it still holds: a game only ever grows at its end or is taken back from there.
    fn follow(&mut self, game: &Playthrough<G>, tumbling: bool) {
        let count = game.events().len().saturating_sub(usize::from(tumbling));
        if count < self.lines.len() {
            self.lines.truncate(count);
            self.asked.retain(|asked| *asked <= count);
            self.state = game.state_at(count);
        }
        for event in game.events().iter().take(count).skip(self.lines.len()) {
            let before = self.state.clone();
            if self.state.apply(event).is_ok() {
                self.lines.push(G::log_entry(&before, event, &self.state));
                if Self::asks(&self.state) {
                    self.asked.push(self.lines.len());
                }
            }
        }
        self.last = game.events().get(..count).and_then(<[_]>::last).cloned();
        self.tumbling = match game.events().last() {
            Some(Event::Chance { chance }) if tumbling => Some(chance.clone()),
            _ => None,
        };
        self.awaits_dice = !tumbling && self.state.turn() == Turn::Chance && self.state.is_manual_chance();
    }
}

/// What a session needs to keep its game and to throw its dice.
struct Autosave {
    id: SaveId,
    generation: u32,
    dice: Dice,
}

impl<G: GameText> Session<G> {
    /// Puts a game on the page: the one that was saved under `id` in this generation.
    pub fn new(game: Playthrough<G>, dice: Dice, id: SaveId, generation: u32, app: AppContext) -> Self {
        let names = game.setup().seats.map(|_, seat| seat.name.as_str().to_owned());
        let moment = DisplayedState::new(&game);
        let session = Self {
            play: RwSignal::new(Play { game, moment, refused: None, conflict: false }),
            autosave: StoredValue::new(Autosave { id, generation, dice }),
            next: StoredValue::new(None),
            names: StoredValue::new(Arc::new(Names::new(names))),
            revealed: RwSignal::new(None),
            app,
        };
        autoplay::schedule(session);
        app.update.hold();
        session.watch_other_tabs();
        session.mind_the_handoff();
        session
    }

    /// For whose eyes alone the table is now.
    fn secret(&self) -> Option<Seat> {
        self.with(|moment| moment.state.secret())
    }

    /// Whose hidden things may be shown: of whoever has taken the device to decide in secret.
    pub fn viewer(&self) -> Option<Seat> {
        self.secret().filter(|seat| self.revealed.get() == Some(*seat))
    }

    /// Who is to take the device, while nothing of the game may be seen.
    pub fn handoff(&self) -> Option<Seat> {
        self.secret().filter(|seat| self.revealed.get() != Some(*seat))
    }

    /// Whoever is asked has taken the device.
    pub fn reveal(&self) {
        self.revealed.set(untrack(|| self.secret()));
    }

    /// The handoff comes down when the secret is over, and when nobody looks at the page.
    fn mind_the_handoff(&self) {
        let session = *self;
        effect(move |_| {
            if session.secret().is_none() {
                session.revealed.set(None);
            }
        });
        on_window("visibilitychange", move |_| session.revealed.set(None));
    }

    /// What the table shows.
    pub fn with<T>(&self, read: impl FnOnce(&DisplayedState<G>) -> T) -> T {
        self.play.with(|play| read(&play.moment))
    }

    /// What the table shows, for whoever acts on it and does not show it.
    pub fn with_untracked<T>(&self, read: impl FnOnce(&DisplayedState<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.moment))
    }

    /// The board as the table shows it: another one only when something on it is another.
    pub fn scene(&self) -> Memo<G::Scene> {
        let session = *self;
        Memo::new(move || {
            let viewer = session.viewer();
            session.with(|moment| moment.state.scene(viewer))
        })
    }

    fn game<T>(&self, read: impl FnOnce(&Playthrough<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.game))
    }

    /// Shows a game as it now is.
    fn show(&self, game: Playthrough<G>, tumbling: bool) {
        // Where all is to be hidden, the keyboard leaves first: what it stands on goes, and for that alone the page would be laid out.
        if game.state().secret().is_some_and(|seat| self.revealed.get_untracked() != Some(seat)) {
            let_go();
        }
        self.play.update(|play| {
            play.moment.follow(&game, tumbling);
            play.game = game;
            play.refused = None;
        });
        autoplay::schedule(*self);
    }

    fn refuse(&self, illegal: Option<G::Illegal>) {
        self.play.update(|play| play.refused = illegal);
    }

    /// The setup of the game.
    pub fn setup(&self) -> Setup<G> {
        self.game(|game| game.setup().clone())
    }

    /// The names at the table.
    pub fn names(&self) -> Arc<Names> {
        self.names.get_value()
    }

    /// The language, and the rest of what the people at this device like.
    pub fn settings(&self) -> Settings {
        self.app.settings
    }

    /// Plays an event: saved before it is shown. A refusal is shown instead.
    pub fn play(&self, event: EventOf<G>) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        let dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance));
        let mut game = self.game(Playthrough::clone);
        match game.play(event) {
            // What another tab has played meanwhile is not written over, and nothing is shown that is not so.
            Ok(()) if !self.keep(&game) => {}
            Ok(()) => self.show(game, dice && !self.app.settings.is_still()),
            Err(illegal) => self.refuse(Some(illegal)),
        }
    }

    /// A decision of the player who is asked.
    pub fn decide(&self, action: G::Action) {
        if self.skip_animation() {
            return;
        }
        if let Turn::Decide(seat) = self.game(|game| game.state().turn()) {
            self.play(EventOf::<G>::decision(seat, action));
        }
    }

    /// A touch that the board has read.
    pub fn tap(&self, tap: Tap<G>) {
        match tap {
            _ if self.skip_animation() => {}
            Tap::Act(action) => self.decide(action),
            Tap::Refused(illegal) => self.refuse(Some(illegal)),
        }
    }

    /// Lets chance speak: the dice of this position.
    pub fn roll(&self) {
        if self.skip_animation() {
            return;
        }
        let dice = self.autosave.with_value(|autosave| autosave.dice.clone());
        if let Some(event) = self.game(|game| game.roll(&dice)) {
            self.play(event);
        }
    }

    /// Ends the tumbling of dice, if there is any: the tap that comes too early is for that.
    pub fn skip_animation(&self) -> bool {
        let hurried = self.with_untracked(|moment| moment.tumbling.is_some());
        if hurried {
            self.show(self.game(Playthrough::clone), false);
        }
        hurried
    }

    /// Takes back to the last moment at which somebody was asked.
    pub fn undo(&self) {
        let moment = self.play.with_untracked(Play::moment_before);
        self.rewrite(move |game| {
            if let Some(moment) = moment {
                game.undo_to(moment);
            }
        });
    }

    /// Plays again what was undone, up to the next moment at which somebody is asked.
    pub fn redo(&self) {
        self.rewrite(|game| while game.redo() && !Playthrough::asks(game.state(), G::is_manual_chance) {});
    }

    fn rewrite(&self, change: impl FnOnce(&mut Playthrough<G>)) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        let mut game = self.game(Playthrough::clone);
        change(&mut game);
        if self.keep(&game) {
            self.show(game, false);
        }
    }

    /// Saves the game. Play goes on where nothing can be saved, and the table is told; not so if another tab has played on.
    fn keep(&self, game: &Playthrough<G>) -> bool {
        let undone = game.undone().iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        let saved = Saved { at: clock::now(), record: game.record(), undone };
        let kept = self.autosave.try_update_value(|autosave| {
            let kept = self.app.saves.with_value(|saves| saves.save(&autosave.id, autosave.generation, &saved));
            // The page remembers a copy that did not fit (see `Resilient`): it has the next generation all the same.
            autosave.generation += u32::from(kept != Err(SaveError::Conflict));
            kept
        });
        let gone = kept == Some(Err(SaveError::Conflict));
        match kept {
            _ if gone => self.go(),
            Some(Err(error)) => self.app.say(AppContext::notice(error)),
            _ => self.app.clear_storage(),
        }
        !gone
    }

    /// Another tab has played on: the table says so, and nothing is played here.
    fn go(&self) {
        self.play.update(|play| play.conflict = true);
    }

    fn has_conflict(&self) -> bool {
        let (id, generation) = self.autosave.with_value(|autosave| (autosave.id.clone(), autosave.generation));
        self.app.saves.with_value(|saves| saves.has_conflict(&id, generation))
    }

    fn watch_other_tabs(&self) {
        let session = *self;
        on_window("storage", move |_| {
            if session.has_conflict() {
                session.go();
            }
        });
    }

    /// The setup of another game of the same people: the next seat begins, where the table names who does.
    fn rematch(&self) -> Setup<G> {
        let mut setup = self.setup();
        setup.seed = None;
        setup.first = setup.first.map(|first| setup.seats.after(first));
        setup
    }
}

/// Takes the keyboard from whatever it stands on.
fn let_go() {
    if let Some(element) = document().active_element() {
        // Not every element that can be focused is an HTML element. All have the method.
        let _ = element.unchecked_ref::<web_sys::HtmlElement>().blur();
    }
}
