//! Infarkt: live on as the others die of what is put on their plates. Six indicators, three places a round, and parties that
//! nobody can refuse; the last one alive wins.
//!
//! Source: "Infarkt" by Vladimír Brummer, game rules (2 to 5 players). Rules IN-1 to IN-44; the cards are this project's own.
//! Options: up to three extensions (IN-30), open planning (IN-12), the other world (IN-36), and with which table of cards a game began
//! ([`CardTable`]).
//!
//! Speed: at least 500,000 decisions a second.

mod action;
mod activities;
mod agenda;
mod apply;
mod bot;
mod cards;
mod check;
mod death;
mod deck;
mod draws;
mod effect;
mod events;
mod fixture;
mod health;
mod illegal;
mod knowledge;
mod legal;
mod places;
mod planning;
mod preview;
mod queries;
mod responses;
mod round_end;
mod state;
mod table;
mod trace;
mod visits;

pub mod text;
pub mod view;

pub use action::{Action, Cards, Chance, Liaison, Options, Shopping, Training};
pub use activities::Activity;
pub use cards::{CardTable, Deck, Design, Diet, Kind, Special};
pub use deck::{CardCounts, Drugs, Events, Goods};
pub use effect::{Cause, Chip, Effect, To};
pub use fixture::Fixture;
pub use health::{Change, GRAVE, Health, Indicator};
pub use illegal::{Due, Illegal};
pub use places::{Extension, Place, Places};
pub use state::{CAREER_CHIPS, Death, FAMILY_CHIPS, MOST_CHIPS, Party, Pending, Phase, State, Visit};
pub use trace::Trace;
