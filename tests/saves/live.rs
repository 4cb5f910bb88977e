//! Saved after every event: what is listed is what is on the table, whatever the device does.

use heartbox::engine::Playthrough;
use heartbox::games::{GameScene, GameVisitor, IDS, with_game};
use heartbox::storage::{MemoryStore, Resilient, SaveError, Saves, StoreError};

use super::random::{Random, tables};
use super::released::{open, save_of};
use super::{Device, id};

/// A game on a table, kept as the session of the page keeps it.
struct Page<G: GameScene> {
    saves: Saves<Resilient<Device>>,
    device: Device,
    game: Playthrough<G>,
    generation: u32,
    at: u64,
    /// Something was not taken by the device.
    unsaved: Option<StoreError>,
}

impl<G: GameScene> Page<G> {
    fn new(device: Device, game: Playthrough<G>) -> Self {
        let saves = Saves::new(Resilient::new(device.clone()));
        let mut page = Self { saves, device, game, generation: 0, at: 0, unsaved: None };
        page.keep();
        page
    }

    /// Keeps the game; then what is listed must be just this.
    fn keep(&mut self) {
        self.at += 1;
        assert!(!self.saves.has_conflict(&id(), self.generation));
        let saved = save_of(&self.game, self.at);
        self.unsaved = match self.saves.save(&id(), self.generation, &saved) {
            Ok(generation) => {
                assert_eq!(generation, self.generation + 1);
                None
            }
            Err(SaveError::Store(error)) => Some(error),
            Err(error) => panic!("{error:?}"),
        };
        self.generation += 1;

        let listing = self.saves.list();
        assert_eq!(listing.errors, []);
        let [(listed, loaded)] = listing.games.as_slice() else { panic!("{listing:?}") };
        assert_eq!((listed, loaded.generation, loaded.older), (&id(), self.generation, false));
        assert_eq!(loaded.saved, saved, "what is listed is the live state");
        // Replaying takes its time: not at every event.
        if self.at.is_multiple_of(16) {
            assert_eq!(open::<G>(&loaded.saved), self.game);
        }

        // What another page would find on the device.
        let found = Saves::new(self.device.clone()).load(&id());
        match (self.unsaved, found) {
            (None, found) => assert_eq!(found.map(|found| found.saved), Ok(saved), "a closed page loses nothing"),
            (Some(StoreError::Full), Ok(found)) => {
                assert!(found.generation < self.generation && !found.older);
                if self.at.is_multiple_of(16) {
                    let _ = open::<G>(&found.saved);
                }
            }
            (Some(_), found) => assert_eq!(found, Err(SaveError::Missing)),
        }
    }

    fn undo(&mut self) {
        let asked = |state: &G| Playthrough::asks(state, G::is_manual_chance);
        if let Some(moment) = self.game.moment_before(self.game.events().len(), asked) {
            self.game.undo_to(moment);
        }
        self.keep();
    }

    fn redo(&mut self) {
        while self.game.redo() && !Playthrough::asks(self.game.state(), G::is_manual_chance) {}
        self.keep();
    }
}

/// Plays a whole game on a device; every few events some are undone, and some of those played again.
fn play<G: GameScene>(device: Device, players: u8, options: &G::Options, number: u64) -> Page<G> {
    let mut random = Random::<G>::new(players, options, number);
    let mut page = Page::new(device, random.game.clone());
    let mut played = 0;
    // Each event is saved with all that came before it; of games that need not end the beginning is enough.
    let most = if G::FACTS.random_play_limit.is_some() { 120 } else { 2000 };
    while page.game.events().len() < most {
        random.game = page.game.clone();
        let Some(event) = random.due() else { break };
        page.game.play(event).expect("what is legal is accepted");
        page.keep();
        played += 1;
        if played % 17 == 0 {
            let steps = played / 17 % 3 + 1;
            (0..steps).for_each(|_| page.undo());
            (1..steps).for_each(|_| page.redo());
        }
    }
    let whole = page.game.clone();
    for _ in 0..3 {
        page.undo();
    }
    while !page.game.undone().is_empty() {
        page.redo();
    }
    assert_eq!(page.game, whole, "redone to the end");
    page
}

struct Plays(fn() -> Device, fn(&Device, Option<StoreError>));

impl GameVisitor for Plays {
    type Output = ();

    fn visit<G: GameScene>(self) {
        // Those have many tables besides.
        let step = if G::FACTS.random_play_limit.is_some() { 6 } else { 1 };
        for (number, (players, options)) in tables::<G>().enumerate().step_by(step) {
            let page = play::<G>((self.0)(), players, &options, number as u64);
            (self.1)(&page.device, page.unsaved);
        }
    }
}

fn every_game(device: fn() -> Device, end: fn(&Device, Option<StoreError>)) {
    for game in IDS {
        with_game(game, Plays(device, end)).expect("a game of the registry");
    }
}

#[test]
fn on_a_device_with_room() {
    every_game(Device::new, |device, unsaved| {
        assert_eq!(unsaved, None);
        assert_eq!(device.everything().len(), 2);
    });
}

#[test]
fn on_a_full_device() {
    every_game(
        || Device::with(MemoryStore::with_room(0)),
        |device, unsaved| {
            assert_eq!(unsaved, Some(StoreError::Full));
            assert!(device.everything().is_empty());
        },
    );
}

#[test]
fn on_a_device_that_becomes_full() {
    every_game(
        || Device::with(MemoryStore::with_room(3000)),
        |device, unsaved| {
            assert_eq!(unsaved, Some(StoreError::Full));
            assert_eq!(device.everything().len(), 2, "what could be kept is still there");
        },
    );
}

#[test]
fn on_a_device_that_takes_now_and_then() {
    every_game(
        || Device { moody: Some(3), ..Device::new() },
        |device, _| {
            assert_eq!(device.everything().len(), 2);
        },
    );
}

#[test]
fn on_a_device_that_allows_nothing() {
    every_game(Device::forbidden, |device, unsaved| {
        assert_eq!(unsaved, Some(StoreError::Forbidden));
        assert!(device.everything().is_empty());
    });
}
