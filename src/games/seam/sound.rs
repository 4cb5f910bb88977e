//! The sounds of a table. A sound belongs to something that is displayed at the same time, so nobody who does not hear it misses anything.
//! PURE.

/// Maximum number of equal sounds that are played for one displayed state.
const EQUAL_SOUNDS_MAX: usize = 4;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Dice tumble.
    Dice,
    /// A card is turned over, laid out, played, taken or given.
    Card,
    /// A piece is moved by one position, set or taken from the board.
    Piece,
    /// A bead or a chip is moved.
    Bead,
    /// Money is paid or received.
    Coin,
    /// A party begins.
    Party,
    /// A player dies, or is out of the game.
    Death,
    /// A piece comes home.
    Home,
    /// A piece is thrown off the board.
    Thrown,
    /// The game is won.
    Win,
    /// The heart beats.
    Heart {
        /// The time between two beats, in milliseconds.
        interval: u16,
    },
}

/// Adds the sounds of an event to those of earlier events that are displayed together with it.
pub fn add_sounds(all: &mut Vec<Sound>, more: impl IntoIterator<Item = Sound>) {
    for sound in more {
        if matches!(sound, Sound::Heart { .. }) {
            // Two hearts cannot be told apart: only the current one beats.
            all.retain(|other| !matches!(other, Sound::Heart { .. }));
        }
        if all.iter().filter(|other| **other == sound).count() < EQUAL_SOUNDS_MAX {
            all.push(sound);
        }
    }
}
