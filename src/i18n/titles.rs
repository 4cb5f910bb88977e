//! Names that are the same in all languages. The name of each game is in its folder.

/// The box of all games.
pub const HEARTBOX: &str = "Heartbox";
