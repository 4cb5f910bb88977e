//! Infarkt, rule by rule.

#[path = "infarkt/board.rs"]
mod board;
#[path = "infarkt/cards.rs"]
mod cards;
#[path = "infarkt/death.rs"]
mod death;
#[path = "infarkt/end_of_round.rs"]
mod end_of_round;
#[path = "infarkt/events.rs"]
mod events;
#[path = "infarkt/extensions.rs"]
mod extensions;
#[path = "infarkt/home.rs"]
mod home;
#[path = "infarkt/knowledge.rs"]
mod knowledge;
#[path = "infarkt/listing.rs"]
mod listing;
#[path = "infarkt/nightlife.rs"]
mod nightlife;
#[path = "infarkt/other_world.rs"]
mod other_world;
#[path = "infarkt/piles.rs"]
mod piles;
#[path = "infarkt/places.rs"]
mod places;
#[path = "infarkt/planning.rs"]
mod planning;
#[path = "infarkt/preview.rs"]
mod preview;
#[path = "infarkt/properties.rs"]
mod properties;
#[path = "common/random.rs"]
mod random;
#[path = "infarkt/responses.rs"]
mod responses;
#[path = "infarkt/setup.rs"]
mod setup;
#[path = "infarkt/table.rs"]
mod table;
#[path = "infarkt/two_players.rs"]
mod two_players;
