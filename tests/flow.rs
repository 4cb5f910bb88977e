//! Flow to the Heart, rule by rule.

#[path = "flow/balance.rs"]
mod balance;
#[path = "flow/board.rs"]
mod board;
#[path = "flow/bot.rs"]
mod bot;
#[path = "flow/cards.rs"]
mod cards;
#[path = "flow/flowing.rs"]
mod flowing;
#[path = "flow/heart.rs"]
mod heart;
#[path = "flow/length.rs"]
mod length;
#[path = "flow/ludo.rs"]
mod ludo;
#[path = "flow/preview.rs"]
mod preview;
#[path = "flow/properties.rs"]
mod properties;
#[path = "common/random.rs"]
mod random;
#[path = "flow/setup.rs"]
mod setup;

use heartbox::engine::{EventOf, Game, Seat, Turn};
use heartbox::games::flow::{Card, Fixture, Illegal, OffRing, Piece, Place, State};
use heartbox::i18n::Lang;
use serde_json::{Value, json};

use board::*;
