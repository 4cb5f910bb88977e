//! A game being played on the page: signals, no markup.
//!
//! One way in ([`Session::play`]), one signal out (the playthrough). Everything that can be derived from it is derived.

mod clock;
mod desk;
mod gate;
mod handle;
mod settings;
mod update;

use std::sync::Arc;

use gloo_timers::callback::Timeout;

use crate::signals::*;

use crate::engine::{Dice, Event, EventOf, Playthrough, Setup, Turn};
use crate::games::{Tap, Told};
use crate::i18n::Names;
use crate::storage::{SaveError, SaveId, Saved};

pub use clock::after;
pub use desk::{Desk, begin};
pub use handle::{Entry, Handle, Refused, SeatInfo, Status};
pub use settings::{Settings, Theme};
pub use update::NewVersion;

/// A game on the page, with its type known. Copies are handles to the same game.
pub struct Session<G: Told> {
    play: RwSignal<Play<G>>,
    keeper: StoredValue<Keeper>,
    /// What happens next by itself, unless something else happens before.
    next: StoredValue<Option<Timeout>>,
    names: StoredValue<Arc<Names>>,
    desk: Desk,
}

/// Everything that changes while a game is played: the one signal of the table.
struct Play<G: Told> {
    game: Playthrough<G>,
    moment: Moment<G>,
    /// Why the last touch was refused.
    refused: Option<G::Illegal>,
    /// Another tab has played on.
    elsewhere: bool,
}

impl<G: Told> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Told> Copy for Session<G> {}

/// What the table shows: a moment behind the game while dice tumble.
#[derive(Clone, Debug)]
pub struct Moment<G: Told> {
    /// The state that the board shows.
    pub state: G,
    /// What happened up to there.
    pub lines: Vec<G::Line>,
    /// The dice that are tumbling.
    pub tumbling: Option<G::Chance>,
    /// Somebody is asked to throw dice.
    pub awaits_dice: bool,
}

impl<G: Told> Moment<G> {
    fn of(game: &Playthrough<G>, tumbling: bool) -> Self {
        let count = game.events().len().saturating_sub(usize::from(tumbling));
        let state = if tumbling { game.state_at(count) } else { game.state().clone() };
        let dice = match game.events().last() {
            Some(Event::Chance { chance }) if tumbling => Some(chance.clone()),
            _ => None,
        };
        let awaits_dice = !tumbling && state.turn() == Turn::Chance && state.by_hand();
        Self { lines: lines(game, count), tumbling: dice, awaits_dice, state }
    }
}

/// What a session needs to keep its game and to throw its dice.
struct Keeper {
    id: SaveId,
    generation: u32,
    dice: Dice,
}

impl<G: Told> Session<G> {
    /// Puts a game on the page: the one that was saved under `id` in this generation.
    pub fn new(game: Playthrough<G>, dice: Dice, id: SaveId, generation: u32, desk: Desk) -> Self {
        let names = game.setup().seats.map(|_, seat| seat.name.as_str().to_owned());
        let moment = Moment::of(&game, false);
        let session = Self {
            play: RwSignal::new(Play { game, moment, refused: None, elsewhere: false }),
            keeper: StoredValue::new(Keeper { id, generation, dice }),
            next: StoredValue::new(None),
            names: StoredValue::new(Arc::new(Names::new(names))),
            desk,
        };
        gate::arm(session);
        desk.update.hold();
        session.watch_other_tabs();
        session
    }

    /// What the table shows.
    pub fn with<T>(&self, read: impl FnOnce(&Moment<G>) -> T) -> T {
        self.play.with(|play| read(&play.moment))
    }

    /// What the table shows, for whoever acts on it and does not show it.
    pub fn with_untracked<T>(&self, read: impl FnOnce(&Moment<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.moment))
    }

    fn game<T>(&self, read: impl FnOnce(&Playthrough<G>) -> T) -> T {
        self.play.with_untracked(|play| read(&play.game))
    }

    /// Shows a game as it now is.
    fn show(&self, game: Playthrough<G>, tumbling: bool) {
        let moment = Moment::of(&game, tumbling);
        self.play.update(|play| {
            play.game = game;
            play.moment = moment;
            play.refused = None;
        });
        gate::arm(*self);
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
        self.desk.settings
    }

    /// Plays an event: saved before it is shown. A refusal is shown instead.
    pub fn play(&self, event: EventOf<G>) {
        if self.has_gone() {
            return;
        }
        let dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance));
        let mut game = self.game(Playthrough::clone);
        match game.play(event) {
            Ok(()) => {
                self.keep(&game);
                self.show(game, dice && !self.desk.settings.is_still());
            }
            Err(illegal) => self.refuse(Some(illegal)),
        }
    }

    /// A decision of the player who is asked.
    pub fn decide(&self, action: G::Action) {
        if self.hurry() {
            return;
        }
        if let Turn::Decide(seat) = self.game(|game| game.state().turn()) {
            self.play(EventOf::<G>::decision(seat, action));
        }
    }

    /// A touch that the board has read.
    pub fn tap(&self, tap: Tap<G>) {
        match tap {
            _ if self.hurry() => {}
            Tap::Act(action) => self.decide(action),
            Tap::Refused(illegal) => self.refuse(Some(illegal)),
        }
    }

    /// Lets chance speak: the dice of this position.
    pub fn roll(&self) {
        if self.hurry() {
            return;
        }
        let dice = self.keeper.with_value(|keeper| keeper.dice.clone());
        if let Some(event) = self.game(|game| game.roll(&dice)) {
            self.play(event);
        }
    }

    /// Ends the tumbling of dice, if there is any: the tap that comes too early is for that.
    pub fn hurry(&self) -> bool {
        let hurried = self.with_untracked(|moment| moment.tumbling.is_some());
        if hurried {
            self.show(self.game(Playthrough::clone), false);
        }
        hurried
    }

    /// The moment that undo leads to.
    fn moment_before(game: &Playthrough<G>) -> Option<usize> {
        game.moment_before(game.events().len(), |state| Playthrough::asks(state, G::by_hand))
    }

    /// Takes back to the last moment at which somebody was asked.
    pub fn undo(&self) {
        self.rewrite(|game| {
            if let Some(moment) = Self::moment_before(game) {
                game.undo_to(moment);
            }
        });
    }

    /// Plays again what was undone, up to the next moment at which somebody is asked.
    pub fn redo(&self) {
        self.rewrite(|game| while game.redo() && !Playthrough::asks(game.state(), G::by_hand) {});
    }

    fn rewrite(&self, change: fn(&mut Playthrough<G>)) {
        if self.has_gone() {
            return;
        }
        let mut game = self.game(Playthrough::clone);
        change(&mut game);
        self.keep(&game);
        self.show(game, false);
    }

    /// Saves the game. Play goes on where nothing can be saved; the table is told.
    fn keep(&self, game: &Playthrough<G>) {
        let undone = game.undone().iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        let saved = Saved { at: clock::now(), record: game.record(), undone };
        let kept = self.keeper.try_update_value(|keeper| {
            let kept = self.desk.saves.with_value(|saves| saves.save(&keeper.id, keeper.generation, &saved));
            // The page remembers a copy that did not fit (see `Resilient`): it has the next generation all the same.
            keeper.generation += u32::from(kept != Err(SaveError::Elsewhere));
            kept
        });
        match kept {
            Some(Err(SaveError::Elsewhere)) => self.play.update(|play| play.elsewhere = true),
            Some(Err(error)) => self.desk.say(Desk::notice(error)),
            _ => self.desk.clear_storage(),
        }
    }

    /// Has another tab played on? Then the table says so, and nothing is played here.
    fn has_gone(&self) -> bool {
        let gone = self.play.with_untracked(|play| play.elsewhere) || self.is_elsewhere();
        if gone {
            self.play.update(|play| play.elsewhere = true);
        }
        gone
    }

    fn is_elsewhere(&self) -> bool {
        let (id, generation) = self.keeper.with_value(|keeper| (keeper.id.clone(), keeper.generation));
        self.desk.saves.with_value(|saves| saves.is_elsewhere(&id, generation))
    }

    fn watch_other_tabs(&self) {
        let session = *self;
        on_window("storage", move |_| {
            session.has_gone();
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

fn lines<G: Told>(game: &Playthrough<G>, count: usize) -> Vec<G::Line> {
    let mut state = game.state_at(0);
    let mut lines = Vec::with_capacity(count);
    for event in game.events().iter().take(count) {
        let before = state.clone();
        if state.apply(event).is_ok() {
            lines.push(G::line(&before, event, &state));
        }
    }
    lines
}
