//! Links to games of every kind. It is here and not in the chunks of the games: hardly anybody waits for it.

use serde_json::Value;

use crate::engine::Timeline;
use crate::games::{GameReading, GameVisitor, with_game};
use crate::link::{self, LinkFault};

struct Write(Value);

impl GameVisitor for Write {
    type Output = Result<Vec<u8>, LinkFault>;

    fn visit<G: GameReading>(self) -> Self::Output {
        link::write(&Timeline::<G>::read(self.0).map_err(|_| LinkFault::Unwritable)?)
    }
}

/// The payload of a link to the game of a record.
pub fn write(game: &str, record: Value) -> Result<Vec<u8>, LinkFault> {
    with_game(game, Write(record)).unwrap_or(Err(LinkFault::Unwritable))
}

struct Read<'a>(&'a [u8]);

impl GameVisitor for Read<'_> {
    type Output = Result<Value, LinkFault>;

    fn visit<G: GameReading>(self) -> Self::Output {
        Ok(link::read::<G>(self.0)?.record())
    }
}

/// The record of the game in a payload.
pub fn read(game: &str, payload: &[u8]) -> Result<Value, LinkFault> {
    with_game(game, Read(payload)).unwrap_or(Err(LinkFault::Unknown))
}
