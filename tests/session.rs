//! A game on the page without a page: the session as it is, with a clock, a window and two stores that the test holds in its hand.

#[path = "session/advice.rs"]
mod advice;
#[path = "session/bots.rs"]
mod bots;
#[path = "session/forced.rs"]
mod forced;
#[path = "session/handoff.rs"]
mod handoff;
#[path = "session/names.rs"]
mod names;
#[path = "session/play.rs"]
mod play;
#[path = "common/random.rs"]
mod random;
#[path = "session/stores.rs"]
mod stores;
#[path = "session/tabs.rs"]
mod tabs;
#[path = "session/worker.rs"]
mod worker;
#[path = "session/world.rs"]
mod world;

use heartbox::engine::Playthrough;
use heartbox::games::GameScene;
use serde_json::Value;

use random::Random;

/// A game of so many that has not begun, with dice that fall the same every time.
fn record<G: GameScene>(players: u8) -> Value {
    let options = G::editions(players).into_iter().next().expect("each number has an edition");
    Random::<G>::new(players, &options, 1).game.record()
}

/// What somebody could do, in the order of the rules.
fn legal<G: GameScene>(game: &Playthrough<G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.state().legal(&mut legal);
    legal
}
