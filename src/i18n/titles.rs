//! The names of the games: proper names, the same in every language.

/// The box of all four.
pub const HEARTBOX: &str = "Heartbox";
/// Flow to the Heart.
pub const FLOW: &str = "Flow to the Heart";
/// Heartstrings.
pub const HEARTSTRINGS: &str = "Heartstrings";
/// Infarkt.
pub const INFARKT: &str = "Infarkt";
/// Tintenherz, the dice game.
pub const TINTENHERZ: &str = "Tintenherz";
