//! Heartbox: four tabletop games about the heart, in one box, on one tablet.
//!
//! A game is a pure state machine fed by events ([`engine::Game`]). A game being played is a timeline: its setup, its events, and a position
//! among them ([`engine::Timeline`]). Everything else is derived from that: the board, the log, undo and redo, saves, simulation.
//!
//! - [`engine`] the seam of the rules, [`games`] one folder for each game, [`bots`] the search and the levels, [`i18n`] languages,
//!   [`link`] a game in an address, [`storage`] saves and journals, [`table`] a game at the table as a plain value, [`shell`] what the page decides beside it, as plain values. All of them are PURE but for the browser behind the
//!   storage traits; they are built without the feature `web` for the simulator and the tests.
//! - `play` the table on the page, without markup, `page` components that know no game, `ui` components without game sense: Leptos, behind the feature
//!   `web`. `play` needs only the feature `play`; natively a test implements its platform, so it is tested without a browser.
//!
//! Arrows run only downward: page to play and ui; a game's board to its scene, text and bot; these to its rules; all of them to the engine.
//! The worker in which bots think (`src/bin/thinker.rs`) is built of engine, games and bots alone. The modules of a pure room form no cycle.
//! `tests/layering.rs` checks it.
//!
//! # Glossary
//!
//! - *action*: a decision of a seat; *chance*: an outcome of dice or cards; *event*: one of the two, as in a record.
//! - *bot*: decides for a seat, at a level from 0 (random) to 4.
//! - *box text*: the title and the sentences on a game's box on the shelf.
//! - *chunk*: a part of the program that is loaded on first use.
//! - *generation*: the number of a save; it grows with every save of a game.
//! - *journal*: the log of changes in IndexedDB, from which a save that is behind is completed.
//! - *legal actions*: the actions that the rules allow in a state, in a fixed order.
//! - *platform*: the clock, window, stores and worker that `play` uses.
//! - *playout*: a game played on by a policy, to judge a state.
//! - *position*: the number of events of a timeline that count; the events behind it can be redone.
//! - *reading*: what there is to read about a seat or a thing on the table, in words and numbers.
//! - *record*: setup and events as JSON; *save*: a record with its time and position.
//! - *scene*: what is where on the table for one viewer; *selection*: what a person has touched so far.
//! - *seat*: a place at the table, with name, colour and control (person or bot).
//! - *standing order*: a decision for several events ahead, such as "flow with all pieces".
//! - *target*: an element whose touch does something now.

// Views as HTML have deep types.
#![cfg_attr(feature = "html", recursion_limit = "512")]

pub mod bots;
pub mod engine;
pub mod games;
pub mod i18n;
pub mod link;
pub mod shell;
pub mod storage;
pub mod table;

#[cfg(feature = "web")]
pub mod page;
#[cfg(feature = "play")]
pub mod play;
#[cfg(feature = "views")]
pub mod ui;
