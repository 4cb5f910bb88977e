//! Names that are the same in every language. Each game's name lies in its folder.

/// The box of all games.
pub const HEARTBOX: &str = "Heartbox";
