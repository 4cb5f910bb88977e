//! Heartbox: four tabletop games about the heart, in one box, on one tablet.
//!
//! A game is a pure state machine fed by events ([`engine::Game`]); a game being played is a record: its setup and the list of
//! its events ([`engine::Timeline`]). Everything else is derived from that list: the board, the log, undo, saves,
//! simulation.
//!
//! - [`engine`] the rules engine, [`games`] one folder for each game, [`bots`] the decisions of seats without a person, [`i18n`] languages,
//!   [`storage`] saved data: all of them PURE except for the browser's implementation of the storage traits, and built without the
//!   feature `web` for the simulator and the tests.
//! - `play` signals without markup, `page` components that know no game, `ui` components without knowledge of any game: the page,
//!   which is Leptos, behind the feature `web`. `play` needs only the feature `play`, and natively a platform that the test supplies:
//!   so it is tested unchanged, without a browser.
//!
//! Dependencies point only downward: page to play, ui, i18n; a game's view to play and ui; play to engine and storage;
//! bots and rules to engine. The worker in which bots think (`src/bin/thinker.rs`) is built of engine, games and bots
//! alone. `tests/layering.rs` enforces this.

pub mod bots;
pub mod engine;
pub mod games;
pub mod i18n;
pub mod storage;

#[cfg(feature = "web")]
pub mod page;
#[cfg(feature = "play")]
pub mod play;
#[cfg(feature = "web")]
pub mod ui;
