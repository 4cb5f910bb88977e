//! Games as files, for backup and sharing: a record as JSON. PURE.

use serde_json::Value;

use crate::engine::record::Fault;
use crate::engine::{FaultPlace, Game, Timeline, json};

/// The longest file that is read, in bytes.
pub const LONGEST_FILE: usize = 1_000_000;
/// The largest number of events that is read.
pub const MOST_EVENTS: usize = json::LONGEST_LIST;

/// The limit that a file exceeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Its size: this number of bytes.
    Bytes(usize),
    /// The events of a game: [`MOST_EVENTS`].
    Events,
    /// The games of a collection.
    Games,
}

/// Why a file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It is larger than what is read.
    TooLarge(Limit),
    /// It is not a record of a game of this app.
    NotARecord,
    /// It comes from a later version of the app.
    LaterVersion,
    /// The setup is invalid.
    Setup,
    /// The event with this index is malformed or breaks a rule.
    Event(usize),
    /// The result does not agree with the events.
    Result,
}

/// Parses the record in a file; its game has not validated it yet.
///
/// # Errors
/// When it is too large, or not JSON.
pub fn parse_file(text: &str) -> Result<Value, FileFault> {
    if text.len() > LONGEST_FILE {
        return Err(FileFault::TooLarge(Limit::Bytes(LONGEST_FILE)));
    }
    json::parse(text.as_bytes()).map_err(|error| match json::is_too_long(&error) {
        true => FileFault::TooLarge(Limit::Events),
        false => FileFault::NotARecord,
    })
}

/// Validates a record, event by event, and returns it as this version writes it.
///
/// # Errors
/// The fault and its place.
pub fn check_record<G: Game>(record: Value) -> Result<Value, FileFault> {
    let game = Timeline::<G>::read(record).map_err(|broken| match (broken.place, broken.fault) {
        (_, Fault::LaterVersion(_)) => FileFault::LaterVersion,
        (FaultPlace::Envelope, _) => FileFault::NotARecord,
        (FaultPlace::Setup, _) => FileFault::Setup,
        (FaultPlace::Event(index), _) => FileFault::Event(index),
        (FaultPlace::Result(_), _) => FileFault::Result,
    })?;
    Ok(game.record())
}
