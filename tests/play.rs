//! A game on the page without a page: the session as it is, with a clock, a window and two stores that the test holds in its hand.

#[path = "play/advice.rs"]
mod advice;
#[path = "play/bots.rs"]
mod bots;
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
#[path = "play/stores.rs"]
mod stores;
#[path = "play/tabs.rs"]
mod tabs;
#[path = "play/worker.rs"]
mod worker;
#[path = "play/world.rs"]
mod world;

use heartbox::engine::Timeline;
use heartbox::games::GameScene;
use serde_json::Value;

use random::Random;

/// A game of so many that has not begun, with dice that fall the same every time.
fn record<G: GameScene>(players: u8) -> Value {
    let options = G::editions(players).into_iter().next().expect("each number has an edition");
    Random::<G>::new(players, &options, 1).game.record()
}

/// What somebody could do, in the order of the rules.
fn legal<G: GameScene>(game: &Timeline<G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.state().legal(&mut legal);
    legal
}
