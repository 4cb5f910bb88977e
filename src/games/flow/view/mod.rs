//! The board of Flow to the Heart: a ring of positions around a beating heart.

pub mod scene;
pub mod select;
