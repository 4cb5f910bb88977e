//! The table of Tintenherz: four cards in the middle, and a castle for each player.

pub mod scene;
