//! A whole game in a link: as few bytes as the rules allow, without a server. PURE.
//!
//! A link holds the setup without its seed, and the events up to the position. Each event is coded by its place in the list of what was
//! possible, which the order promised by [`Game::legal`] and [`Game::chances`] makes readable in later versions. What follows from that is
//! left out: the result, what was undone, the times.
//!
//! A payload is the version (1 byte), the CRC-32 of the game (4 bytes, little endian), and the stream of an arithmetic coder without the
//! zeros at its end. Nearly every stream is *some* legal game, so the checksum is that of the game and not of the bytes: it finds damage as
//! well as an order that has changed.

mod coder;
mod events;
mod fault;
mod setup;
mod text;

use crc::{CRC_32_ISO_HDLC, Crc, Table};
use serde_json::Value;

use crate::engine::{Game, Setup, Timeline};
use coder::{Coder, Reader, Writer};

pub use fault::LinkFault;
pub use text::{Form, address, find};

/// The version that is written. It is alone in front, so that a later one is refused by name.
const VERSION: u8 = 1;
/// The bytes before the stream.
const HEAD: usize = 5;
/// The number of codes for games.
const GAMES: u32 = 64;

/// The checksum without a table: a link is short, and a table is a kilobyte of program.
const CHECKSUM: Crc<u32, Table<0>> = Crc::<u32, Table<0>>::new(&CRC_32_ISO_HDLC);

/// The payload of a link to this game, up to its position.
///
/// # Errors
/// [`LinkFault::Unwritable`].
pub fn write<G: Game>(game: &Timeline<G>) -> Result<Vec<u8>, LinkFault> {
    let mut writer = Writer::default();
    let setup = setup_of(game)?;
    code(&mut writer, Some((&setup, game)))?;
    let mut payload = vec![VERSION];
    payload.extend(checksum(game)?.to_le_bytes());
    payload.extend(writer.finish());
    Ok(payload)
}

/// The code of the game in a payload: [`Facts::link_code`](crate::engine::Facts).
///
/// # Errors
/// Why the payload cannot be read.
pub fn code_of(payload: &[u8]) -> Result<u8, LinkFault> {
    let coder: &mut dyn Coder = &mut Reader::new(stream_of(payload)?);
    Ok(coder.pick_one_of(GAMES, None)? as u8)
}

/// The identity of the game in a payload: its checksum. Links to the same events of the same people have the same one.
///
/// # Errors
/// Why the payload cannot be read.
pub fn identity(payload: &[u8]) -> Result<u32, LinkFault> {
    stream_of(payload)?;
    let bytes = payload.get(1..HEAD).and_then(|bytes| bytes.try_into().ok()).ok_or(LinkFault::CutOff)?;
    Ok(u32::from_le_bytes(bytes))
}

/// The game in a payload, at its last event.
///
/// # Errors
/// Why the payload cannot be read.
pub fn read<G: Game>(payload: &[u8]) -> Result<Timeline<G>, LinkFault> {
    let game = code(&mut Reader::new(stream_of(payload)?), None)?;
    match checksum(&game)? == identity(payload)? {
        true => Ok(game),
        false => Err(LinkFault::Damaged),
    }
}

fn stream_of(payload: &[u8]) -> Result<&[u8], LinkFault> {
    match payload.first() {
        Some(&VERSION) => payload.get(HEAD..).ok_or(LinkFault::CutOff),
        Some(0) | None => Err(LinkFault::NotALink),
        Some(&later) => Err(LinkFault::LaterVersion(later)),
    }
}

/// Writes the given game, or reads one: one function, so that writer and reader cannot differ.
fn code<G: Game>(coder: &mut dyn Coder, given: Option<(&Value, &Timeline<G>)>) -> Result<Timeline<G>, LinkFault> {
    let own = u32::from(G::FACTS.link_code);
    if coder.pick_one_of(GAMES, given.map(|_| own))? != own {
        return Err(LinkFault::Unknown);
    }
    let setup = setup::code(coder, &G::FACTS, given.map(|(setup, _)| setup))?;
    let setup: Setup<G> = serde_json::from_value(setup).map_err(|_| LinkFault::Damaged)?;
    let mut game = Timeline::new(setup).map_err(|_| LinkFault::Damaged)?;
    events::code(coder, &mut game, given.map(|(_, game)| game.events()))?;
    Ok(game)
}

/// The setup as in a record, without the seed: it would reveal the dice to come.
fn setup_of<G: Game>(game: &Timeline<G>) -> Result<Value, LinkFault> {
    let setup = Setup { seed: None, ..game.setup().clone() };
    serde_json::to_value(setup).map_err(|_| LinkFault::Unwritable)
}

fn checksum<G: Game>(game: &Timeline<G>) -> Result<u32, LinkFault> {
    let mut digest = CHECKSUM.digest();
    digest.update(G::FACTS.id.as_bytes());
    digest.update(setup_of(game)?.to_string().as_bytes());
    for event in game.events() {
        digest.update(&serde_json::to_vec(event).map_err(|_| LinkFault::Unwritable)?);
    }
    Ok(digest.finalize())
}
