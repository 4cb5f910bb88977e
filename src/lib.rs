//! Heartbox: four tabletop games about the heart, in one box, on one tablet.
//!
//! A game is a pure state machine fed by events ([`engine::Game`]); a game being played is a record: its setup and the list of
//! its events ([`engine::Timeline`]). Everything else is derived from that list: the board, the log, undo, saves,
//! simulation.
//!
//! - [`engine`] the rules seam, [`games`] one folder for each game, [`bots`] who decides when no person does, [`i18n`] languages,
//!   [`storage`] what is kept: all of them PURE but for the browser behind the storage traits, and built without the feature
//!   `web` for the simulator and the tests.
//! - `session` signals without markup, `shell` components that know no game, `ui` components without game sense: the page, which
//!   is Leptos, behind the feature `web`. The session needs only the feature `session`, and natively the platform that a test
//!   gives it: so it is tested as it is, without a browser.
//!
//! Arrows run only downward: shell to session, ui, i18n; a game's view to session and ui; session to engine and storage;
//! bots and rules to engine. The worker in which bots think (`src/bin/thinker.rs`) is built of engine, games and bots alone. `tests/layering.rs` keeps it so.

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
