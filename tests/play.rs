//! Games at the table of a page without a browser: the table is the real one, its clock, window and two stores are controlled by the test.

#[path = "play/advice.rs"]
mod advice;
#[path = "play/bots.rs"]
mod bots;
#[path = "play/collection.rs"]
mod collection;
#[path = "play/forced.rs"]
mod forced;
#[path = "play/handoff.rs"]
mod handoff;
#[path = "play/names.rs"]
mod names;
#[path = "play/play.rs"]
mod play;
#[path = "common/random.rs"]
mod random;
#[path = "play/room.rs"]
mod room;
#[path = "play/scoped.rs"]
mod scoped;
#[path = "play/settings.rs"]
mod settings;
#[path = "play/sounds.rs"]
mod sounds;
#[path = "play/stores.rs"]
mod stores;
#[path = "play/tabs.rs"]
mod tabs;
#[path = "play/worker.rs"]
mod worker;
#[path = "play/world.rs"]
mod world;

use heartbox::engine::Timeline;
use heartbox::games::TableGame;
use serde_json::Value;

use random::Random;

/// The record of a random game played to its end.
fn finished<G: TableGame>(players: u8, seed: u64) -> Value {
    let options = G::editions(players).into_iter().next().expect("each number has an edition");
    let mut random = Random::<G>::new(players, &options, seed);
    while random.step() {}
    random.game.record()
}

/// The record of a new game with this number of players, with the same dice in every run.
fn record<G: TableGame>(players: u8) -> Value {
    let options = G::editions(players).into_iter().next().expect("each number has an edition");
    Random::<G>::new(players, &options, 1).game.record()
}

/// The legal actions, in the order of the rules.
fn legal<G: TableGame>(game: &Timeline<G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.state().legal(&mut legal);
    legal
}
