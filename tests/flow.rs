//! Flow to the Heart, rule by rule.

mod balance;
mod board;
mod bot;
mod cards;
mod flowing;
mod heart;
mod length;
mod ludo;
mod preview;
mod properties;
mod setup;

use heartbox::engine::{EventOf, Game, Seat, Turn};
use heartbox::games::flow::{Card, Fixture, Illegal, OffRing, Piece, Place, State};
use heartbox::i18n::Lang;
use serde_json::{Value, json};

use board::*;
