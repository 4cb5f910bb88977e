//! What is fuzzed: one function for each kind of input that comes from outside. Each panics if the input breaks a promise.

use heartbox::engine::Timeline;
use heartbox::games::{self, GameVisitor, TableGame, with_game};
use heartbox::link;
use heartbox::storage::{
    GamesFile, JournalEntry, MemoryStore, SaveId, Saves, Store, check_game, check_record, compare, parse_games, restore,
};
use serde_json::Value;

/// A target: its name, and what is done with an input.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 4] = [("links", links), ("saves", saves), ("journals", journals), ("files", files)];

/// Bytes as the payload of a link, and as a text in which one may stand. A payload that is read is written again as the same game.
fn links(data: &[u8]) {
    let read = |payload| games::read_link(payload).map(|linked| linked.record);
    if let Ok(record) = read(data) {
        let game = record["game"].as_str().expect("a record names its game");
        let payload = games::write_link(game, record.clone()).expect("a game that was read");
        assert_eq!(read(&payload).as_ref(), Ok(&record));
    }
    let found = link::find(&String::from_utf8_lossy(data));
    assert!(found.as_ref().is_ok_and(|payloads| !payloads.is_empty()) || found.is_err());
    let _ = found.and_then(games::read_found);
}

/// Two copies of a save, each with a valid checksum unless it begins with `!`. What is loaded can be saved again without a difference.
fn saves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (a, b) = text.split_once('\0').unwrap_or((&text, ""));
    let store = MemoryStore::default();
    for (copy, generation, text) in [("a", 2, a), ("b", 1, b)] {
        let stored = text.strip_prefix('!').map_or_else(|| with_checksum(generation, text), str::to_owned);
        store.set(&format!("heartbox:game:g:{copy}"), &stored).expect("memory has room");
    }
    let saves = Saves::new(store);
    let listed = saves.list();
    let Ok(loaded) = saves.load(&id()) else { return };
    assert!(listed.games.iter().any(|(_, game)| game.saved == loaded.saved), "what is loaded is listed");
    replay(loaded.saved.record.clone());
    if loaded.generation < u32::MAX / 2 {
        assert_eq!(saves.save(&id(), loaded.generation, &loaded.saved), Ok(loaded.generation + 1));
        let again = saves.load(&id()).map(|again| again.saved);
        if has_only_integers(&loaded.saved.record) {
            assert_eq!(again, Ok(loaded.saved));
        } else {
            assert!(again.is_ok(), "it can be loaded again");
        }
    }
}

/// Whether all numbers are integers of 64 bits, as in every record of a game. Others can be read with another last digit than they were written
/// with.
fn has_only_integers(value: &Value) -> bool {
    match value {
        Value::Number(number) => !number.is_f64(),
        Value::Array(values) => values.iter().all(has_only_integers),
        Value::Object(fields) => fields.values().all(has_only_integers),
        _ => true,
    }
}

/// The changes of a journal, one a line, each with a valid checksum unless it begins with `!`. What is restored does not depend on what
/// follows it, and completes any save.
fn journals(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let entry = |(index, line): (usize, &str)| {
        let number = index as u32 + 1;
        line.strip_prefix('!')
            .map_or_else(|| JournalEntry::write(&id(), number, u64::from(number), line), str::to_owned)
    };
    let entries: Vec<String> = text.lines().take(200).enumerate().map(entry).collect();
    let texts: Vec<&str> = entries.iter().map(String::as_str).collect();
    let Some(restored) = restore(&id(), None, texts.iter().copied()) else { return };
    let sound = texts.iter().take_while(|text| JournalEntry::read(&id(), text).is_some()).count();
    assert_eq!(restore(&id(), None, texts[..sound].iter().copied()).as_ref(), Some(&restored));
    let _ = compare(&id(), Some((restored.generation, &restored.saved)), &texts);
    replay(restored.saved.record);
}

/// A file with one game or with many. A game that is accepted is accepted again as it was written, without a difference.
fn files(data: &[u8]) {
    match parse_games(&String::from_utf8_lossy(data)) {
        Ok(GamesFile::Record(record)) => replay(record),
        Ok(GamesFile::Collection { games, .. }) => {
            for game in games {
                let kind = game.save.record["game"].as_str().unwrap_or_default().to_owned();
                let _ = with_game(&kind, CheckGame(game));
            }
        }
        Err(_) => {}
    }
}

struct CheckGame(heartbox::storage::StoredGame);

impl GameVisitor for CheckGame {
    type Output = ();

    fn visit<G: TableGame>(self) {
        if let Ok(game) = check_game(self.0, check_record::<G>) {
            assert_eq!(check_game(game.clone(), check_record::<G>).as_ref(), Ok(&game));
        }
    }
}

/// Replays a record by its game, if it names one.
fn replay(record: Value) {
    let game = record["game"].as_str().unwrap_or_default().to_owned();
    let _ = with_game(&game, Replay(record));
}

struct Replay(Value);

impl GameVisitor for Replay {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let Ok(game) = Timeline::<G>::read(self.0) else { return };
        assert_eq!(Timeline::<G>::read(game.record()).as_ref(), Ok(&game));
        let viewers = game.setup().seats.iter().map(|(seat, _)| Some(seat));
        for viewer in viewers.chain([None]) {
            let _ = G::flights(&game.state().scene(viewer));
        }
        assert_eq!(game.state().outcome().is_some(), game.state().turn() == heartbox::engine::Turn::Over);
    }
}

fn id() -> SaveId {
    SaveId::parse("g").expect("an id")
}

/// A copy of a save with its header, as the program writes it.
fn with_checksum(generation: u32, json: &str) -> String {
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(&generation.to_le_bytes());
    checksum.update(json.as_bytes());
    format!("heartbox-save 2 {generation} {:08x}\n{json}", checksum.finalize())
}
