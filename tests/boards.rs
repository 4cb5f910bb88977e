//! The tables of all games as HTML, without a browser: names, roles, texts, and what can be touched, at moments of played games.
#![recursion_limit = "512"]

#[path = "common/driven.rs"]
mod driven;
#[path = "common/fixtures.rs"]
mod fixtures;
#[path = "boards/flow.rs"]
mod flow;
#[path = "boards/heartstrings.rs"]
mod heartstrings;
#[path = "boards/html.rs"]
mod html;
#[path = "boards/infarkt.rs"]
mod infarkt;
#[path = "boards/laws.rs"]
mod laws;
#[path = "common/random.rs"]
mod random;
#[path = "boards/shown.rs"]
mod shown;
#[path = "boards/tintenherz.rs"]
mod tintenherz;
