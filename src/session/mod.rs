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

use crate::signals::*;

use crate::engine::{Dice, Event, EventOf, Playthrough, Setup, Turn};
use crate::games::{Tap, Told};
use crate::i18n::{Names, Notice};
use crate::storage::{SaveError, SaveId, Saved, StoreError};

pub use clock::after;
pub use desk::{Desk, begin};
pub use handle::{Entry, Handle, Refused, SeatInfo, Status};
pub use settings::{Settings, Theme};
pub use update::NewVersion;

/// A game on the page, with its type known. Copies are handles to the same game.
pub struct Session<G: Told> {
    game: RwSignal<Playthrough<G>>,
    /// The last event is dice that are still tumbling: the board shows the moment before it.
    tumbling: RwSignal<bool>,
    refused: RwSignal<Option<G::Illegal>>,
    /// Another tab has played on.
    elsewhere: RwSignal<bool>,
    moment: Memo<Moment<G>>,
    keeper: StoredValue<Keeper>,
    names: StoredValue<Arc<Names>>,
    desk: Desk,
}

impl<G: Told> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Told> Copy for Session<G> {}

/// What the table shows: a moment behind the game while dice tumble.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<G: Told> {
    /// The state that the board shows.
    pub state: G,
    /// What happened up to there.
    pub lines: Arc<Vec<G::Line>>,
    /// The dice that are tumbling.
    pub tumbling: Option<G::Chance>,
    /// Somebody is asked to throw dice.
    pub awaits_dice: bool,
}

impl<G: Told> Moment<G> {
    fn of(game: &Playthrough<G>, tumbling: bool) -> Self {
        let count = game.events().len() - usize::from(tumbling);
        let state = if tumbling { game.state_at(count) } else { game.state().clone() };
        let dice = match game.events().last() {
            Some(Event::Chance { chance }) if tumbling => Some(chance.clone()),
            _ => None,
        };
        let awaits_dice = !tumbling && state.turn() == Turn::Chance && state.by_hand();
        Self { lines: Arc::new(lines(game, count)), tumbling: dice, awaits_dice, state }
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
        let game = RwSignal::new(game);
        let tumbling = RwSignal::new(false);
        let session = Self {
            game,
            tumbling,
            refused: RwSignal::new(None),
            elsewhere: RwSignal::new(false),
            moment: Memo::new(move |_| game.with(|game| Moment::of(game, tumbling.get()))),
            keeper: StoredValue::new(Keeper { id, generation, dice }),
            names: StoredValue::new(Arc::new(Names::new(names))),
            desk,
        };
        gate::run(session);
        desk.update.hold();
        session.watch_other_tabs();
        session
    }

    /// What the table shows.
    pub fn moment(&self) -> Memo<Moment<G>> {
        self.moment
    }

    /// How many events there are, shown or not: grows with every roll, so that dice know when to tumble.
    pub fn count(&self) -> usize {
        self.game.with(|game| game.events().len())
    }

    /// The setup of the game.
    pub fn setup(&self) -> Setup<G> {
        self.game.with_untracked(|game| game.setup().clone())
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
        if self.elsewhere.get_untracked() || self.is_elsewhere() {
            self.elsewhere.set(true);
            return;
        }
        let dice = matches!(&event, Event::Chance { chance } if G::is_dice(chance));
        let mut game = self.game.get_untracked();
        match game.play(event) {
            Ok(()) => {
                self.refused.set(None);
                self.tumbling.set(dice && !self.desk.settings.is_still());
                self.keep(game);
            }
            Err(illegal) => self.refused.set(Some(illegal)),
        }
    }

    /// A decision of the player who is asked.
    pub fn decide(&self, action: G::Action) {
        if self.hurry() {
            return;
        }
        if let Turn::Decide(seat) = self.game.with_untracked(|game| game.state().turn()) {
            self.play(EventOf::<G>::decision(seat, action));
        }
    }

    /// A touch that the board has read.
    pub fn tap(&self, tap: Tap<G>) {
        match tap {
            _ if self.hurry() => {}
            Tap::Act(action) => self.decide(action),
            Tap::Refused(illegal) => self.refused.set(Some(illegal)),
        }
    }

    /// Lets chance speak: the dice of this position.
    pub fn roll(&self) {
        if self.hurry() {
            return;
        }
        let dice = self.keeper.with_value(|keeper| keeper.dice.clone());
        if let Some(event) = self.game.with_untracked(|game| game.roll(&dice)) {
            self.play(event);
        }
    }

    /// Ends the tumbling of dice, if there is any: the tap that comes too early is for that.
    pub fn hurry(&self) -> bool {
        let hurried = self.tumbling.get_untracked();
        if hurried {
            self.tumbling.set(false);
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

    fn rewrite(&self, change: impl FnOnce(&mut Playthrough<G>)) {
        if self.elsewhere.get_untracked() || self.is_elsewhere() {
            self.elsewhere.set(true);
            return;
        }
        let mut game = self.game.get_untracked();
        change(&mut game);
        self.refused.set(None);
        self.tumbling.set(false);
        self.keep(game);
    }

    /// Saves the game, then shows it. Play goes on where nothing can be saved; the table is told.
    fn keep(&self, game: Playthrough<G>) {
        let undone = game.undone().iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        let saved = Saved { at: clock::now(), record: game.record(), undone };
        let (id, generation) = self.keeper.with_value(|keeper| (keeper.id.clone(), keeper.generation));
        let desk = self.desk;
        match desk.saves.with_value(|saves| saves.save(&id, generation, &saved)) {
            Ok(next) => {
                self.keeper.update_value(|keeper| keeper.generation = next);
                desk.clear(Notice::StorageFull);
            }
            Err(SaveError::Elsewhere) => self.elsewhere.set(true),
            Err(SaveError::Store(StoreError::Forbidden)) => {
                self.keeper.update_value(|keeper| keeper.generation += 1);
                desk.say(Notice::StorageForbidden);
            }
            Err(_) => {
                // The page remembers the copy that did not fit (see `Resilient`): it has the next generation.
                self.keeper.update_value(|keeper| keeper.generation += 1);
                desk.say(Notice::StorageFull);
            }
        }
        self.game.set(game);
    }

    fn is_elsewhere(&self) -> bool {
        let (id, generation) = self.keeper.with_value(|keeper| (keeper.id.clone(), keeper.generation));
        self.desk.saves.with_value(|saves| saves.is_elsewhere(&id, generation))
    }

    fn watch_other_tabs(&self) {
        let session = *self;
        on_window("storage", move |_| {
            if session.is_elsewhere() {
                session.elsewhere.set(true);
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
