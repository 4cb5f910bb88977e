//! What is stored beside a saved game, under keys of its own: hints, marks, name, origin, seal and judgement. The record does not contain it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::Store;
use super::saves::{COPIES, SaveError, SaveId, Saves};
use crate::engine::{Seal, json};

/// The last segment of the key under which the hints of a game are stored.
const HINTS: &str = "hints";
/// That under which the indices of the events are stored that people have entered.
const ENTERED: &str = "entered";
/// The same for the name that a person has given to a game.
const NAME: &str = "name";
/// The same for where a game was played on from.
const ORIGIN: &str = "origin";
/// The same for the seal of a game's dice.
const SEAL: &str = "seal";
/// The same for the judgement of a finished game.
const JUDGEMENT: &str = "judgement";
/// The greatest length of a name, in characters.
pub const LONGEST_NAME: usize = 60;
/// All of these.
const BESIDE: [&str; 6] = [HINTS, ENTERED, NAME, ORIGIN, SEAL, JUDGEMENT];

/// The moment of another game from which a game was played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The other game.
    pub game: SaveId,
    /// The number of its events before that moment.
    pub at: usize,
}

/// The seal of a game's dice that was told before its first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptSeal {
    /// The seal.
    pub seal: Seal,
    /// The number of events that it covers; `None` if it covers the whole game. What follows them may be known from another game with the same
    /// dice.
    pub until: Option<usize>,
}

impl KeptSeal {
    /// A seal of a whole game.
    pub fn new(seal: Seal) -> Self {
        Self { seal, until: None }
    }

    /// The seal of a game that is played on from this one, after this number of events.
    #[must_use]
    pub fn from(self, at: usize) -> Self {
        Self { until: Some(self.until.map_or(at, |until| until.min(at))), ..self }
    }

    /// Parses a seal as it is written; `None` if the text is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let (seal, until) = text.split_once(' ').map_or((text, None), |(seal, until)| (seal, Some(until)));
        let until = until.map(str::parse).transpose().ok()?;
        Some(Self { seal: Seal::parse(seal)?, until })
    }
}

/// The digits of the seal; if it does not cover the whole game, a space and the number of events that it covers.
impl fmt::Display for KeptSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seal, until } = self;
        write!(f, "{seal}")?;
        until.map_or(Ok(()), |until| write!(f, " {until}"))
    }
}

impl Serialize for KeptSeal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Deserializes a seal; `None` for anything else, as a game is complete without it.
///
/// # Errors
/// When there is no value at all.
pub fn seal_if_readable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<KeptSeal>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    Ok(value.as_str().and_then(KeptSeal::parse))
}

impl<S: Store> Saves<S> {
    /// The indices of the events before which a hint was taken. Unreadable data counts as no hints.
    pub fn hints(&self, id: &SaveId) -> Vec<usize> {
        self.marked(id, HINTS)
    }

    /// Stores the indices of the events before which a hint was taken.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn keep_hints(&self, id: &SaveId, hints: &[usize]) -> Result<(), SaveError> {
        self.keep_marked(id, HINTS, hints)
    }

    /// The indices of the chance events that people have rolled or drawn themselves. Unreadable data counts as none.
    pub fn entered(&self, id: &SaveId) -> Vec<usize> {
        self.marked(id, ENTERED)
    }

    /// Stores the indices of the chance events that people have rolled or drawn themselves.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn keep_entered(&self, id: &SaveId, entered: &[usize]) -> Result<(), SaveError> {
        self.keep_marked(id, ENTERED, entered)
    }

    /// The indices of events that are stored beside a game under this name; none if they cannot be read.
    fn marked(&self, id: &SaveId, name: &str) -> Vec<usize> {
        let text = self.store().get(&id.key(name)).ok().flatten();
        let indices = text.and_then(|text| json::parse(text.as_bytes()).ok());
        indices.and_then(|indices| Vec::deserialize(&indices).ok()).unwrap_or_default()
    }

    fn keep_marked(&self, id: &SaveId, name: &str, indices: &[usize]) -> Result<(), SaveError> {
        let text = serde_json::to_string(indices).map_err(|_| SaveError::Broken)?;
        Ok(self.store().set(&id.key(name), &text)?)
    }

    /// The name that a person has given to a game.
    pub fn name(&self, id: &SaveId) -> Option<String> {
        tidy(&self.store().get(&id.key(NAME)).ok()??)
    }

    /// Stores the name of a game, trimmed and cut to [`LONGEST_NAME`] characters. An empty name removes the stored one.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn keep_name(&self, id: &SaveId, name: &str) -> Result<(), SaveError> {
        match tidy(name) {
            Some(name) => self.store().set(&id.key(NAME), &name)?,
            None => self.store().remove(&id.key(NAME))?,
        }
        Ok(())
    }

    /// Where a game was played on from; `None` if it began at its own beginning.
    pub fn origin(&self, id: &SaveId) -> Option<Origin> {
        let text = self.store().get(&id.key(ORIGIN)).ok()??;
        let (game, at) = text.split_once(' ')?;
        Some(Origin { game: SaveId::parse(game)?, at: at.parse().ok()? })
    }

    /// Stores where a game was played on from.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn keep_origin(&self, id: &SaveId, origin: &Origin) -> Result<(), SaveError> {
        Ok(self.store().set(&id.key(ORIGIN), &format!("{} {}", origin.game, origin.at))?)
    }

    /// The seal of a game's dice; `None` if they were not sealed.
    pub fn seal(&self, id: &SaveId) -> Option<KeptSeal> {
        KeptSeal::parse(&self.store().get(&id.key(SEAL)).ok()??)
    }

    /// Stores the seal of a game's dice.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn keep_seal(&self, id: &SaveId, seal: KeptSeal) -> Result<(), SaveError> {
        Ok(self.store().set(&id.key(SEAL), &seal.to_string())?)
    }

    /// The stored judgement of a game, as text.
    pub fn judgement(&self, id: &SaveId) -> Option<String> {
        self.store().get(&id.key(JUDGEMENT)).ok()?
    }

    /// Stores the judgement of a game. It can be made again, so games are more important where there is little room.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn keep_judgement(&self, id: &SaveId, text: &str) -> Result<(), SaveError> {
        Ok(self.store().set(&id.key(JUDGEMENT), text)?)
    }

    /// Removes a game, with everything that is stored beside it.
    ///
    /// # Errors
    /// When the storage cannot be changed.
    pub fn remove(&self, id: &SaveId) -> Result<(), SaveError> {
        for copy in COPIES.into_iter().chain(BESIDE) {
            self.store().remove(&id.key(copy))?;
        }
        Ok(())
    }
}

/// A name as it is stored; `None` if it is empty.
fn tidy(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let short: String = plain.trim().chars().take(LONGEST_NAME).collect();
    Some(short.trim_end().to_owned()).filter(|name| !name.is_empty())
}
