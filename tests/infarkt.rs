//! Infarkt, rule by rule.

mod board;
mod bot;
mod cards;
mod death;
mod end_of_round;
mod events;
mod extensions;
mod home;
mod knowledge;
mod listing;
mod nightlife;
mod other_world;
mod piles;
mod places;
mod planning;
mod preview;
mod properties;
mod responses;
mod setup;
mod table;
mod two_players;
