//! Tens of thousands of mutated saves, journals and files, with corrected checksums: nothing breaks, nothing is lost, no other game is
//! changed, and every error is one of those that have a sentence in every language.

use std::cell::Cell;

use heartbox::engine::record::{Fault, game_of};
use heartbox::engine::{Step, Timeline};
use heartbox::games::{GameVisitor, IDS, TableGame, names, with_game};
use heartbox::i18n::{Lang, Notice};
use heartbox::storage::{
    Comparison, FileFault, GameLines, JournalEntry, LONGEST_FILE, SaveError, SaveId, Saved, Saves, check_record,
    compare, parse_file, restore,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::{A, B, Device, copy, id};
use crate::common::mutations::{misshapen, mutated};
use crate::common::random::{Random, tables};

/// Number of mutations for each game; together with those of `journal.rs` and `files.rs` more than 100,000.
const SAVES: usize = 11_000;
const JOURNALS: usize = 5_500;
const FILES: usize = 7_000;

/// A played game: its save and its journal entry at several moments.
struct Course {
    /// The JSON of the save of each generation; the first one has generation 1.
    saves: Vec<String>,
    /// The JSON of each change.
    changes: Vec<String>,
    record: String,
}

struct Play(u64);

impl GameVisitor for Play {
    type Output = Course;

    fn visit<G: TableGame>(self) -> Course {
        let all: Vec<(u8, G::Options)> = tables::<G>().collect();
        let (players, options) = &all[self.0 as usize % all.len()];
        let mut random = Random::<G>::new(*players, options, self.0);
        let mut lines = GameLines::new(&random.game);
        let mut course = Course { saves: vec![lines.saved(1)], changes: vec![lines.whole(1)], record: String::new() };
        for change in 2..40 {
            let count = random.game.events().len();
            match change % 13 {
                7 if count > 2 => random.game.go_to(count - 2),
                8 if !random.game.undone().is_empty() => random.game.go_to(count + 1),
                _ => drop(random.step()),
            }
            course.changes.push(lines.follow(&random.game));
            course.saves.push(lines.saved(change));
        }
        course.record = lines.record();
        course
    }
}

/// Several played games of one kind, and a record of another kind of game.
fn courses(game: &'static str) -> (Vec<Course>, Value) {
    let other = IDS.iter().find(|other| **other != game).expect("there are several");
    let play = |game: &str, number| with_game(game, Play(number)).expect("a game of the registry");
    let foreign = serde_json::from_str(&play(other, 3).record).expect("JSON");
    ((0..6).map(|number| play(game, number)).collect(), foreign)
}

/// Checks a record as the page does when it opens a game: the game reads it, event by event.
struct Judge(Value);

impl GameVisitor for Judge {
    type Output = Option<SaveError>;

    fn visit<G: TableGame>(self) -> Option<SaveError> {
        match Timeline::<G>::read(self.0) {
            Ok(game) => {
                // A game that was read can be saved again without a difference.
                if game.events().len() % 8 == 0 {
                    assert_eq!(Timeline::<G>::read(game.record()).as_ref(), Ok(&game));
                    is_shown(&game);
                }
                None
            }
            Err(broken) if matches!(broken.fault, Fault::LaterVersion(_)) => Some(SaveError::LaterVersion),
            Err(_) => Some(SaveError::Broken),
        }
    }
}

/// Asserts that a game can be displayed, whatever its origin: scenes for every viewer, and each of its texts in every language.
fn is_shown<G: TableGame>(game: &Timeline<G>) {
    let mut state = game.state_at(0);
    let mut log = Vec::new();
    for event in game.events() {
        let step = Step::new(&state, event.clone()).expect("it was replayed");
        log.push(G::log_entry(&step));
        state = step.after;
    }
    let viewers = game.setup().seats.iter().map(|(seat, _)| Some(seat));
    for scene in viewers.chain([None]).map(|viewer| state.scene(viewer)) {
        let _ = G::flights(&scene);
    }
    for lang in Lang::ALL {
        let names = names(game.setup(), lang);
        assert!(log.iter().all(|entry| !G::describe(entry, lang, &names).is_empty()));
        assert!(state.outcome().is_some() || !state.prompt(lang, &names).is_empty());
        assert_eq!(state.summary(&log, lang, &names).is_some(), state.outcome().is_some());
    }
}

fn judged(record: &Value) -> Option<SaveError> {
    let game = game_of(record).unwrap_or_default().to_owned();
    with_game(&game, Judge(record.clone())).unwrap_or(Some(SaveError::Broken))
}

/// Asserts that the error has a sentence in every language.
fn is_said(error: SaveError) {
    let notice = match error {
        SaveError::Broken => Notice::BrokenSave,
        SaveError::LaterVersion => Notice::LaterSave,
        other => panic!("{other:?} is not for what is changed"),
    };
    for lang in Lang::ALL {
        assert!(lang.words().notice(notice).ends_with('.'), "{notice:?} in {}", lang.tag());
    }
}

fn changed(text: &str, foreign: &Value, rng: &mut impl Rng) -> String {
    if rng.random_range(0..3) == 0 {
        return mutated(text, rng);
    }
    misshapen(&serde_json::from_str(text).expect("it was written here"), foreign, rng)
}

/// A copy with a different header, which may happen to be valid.
fn with_another_header(generation: u32, json: &str, rng: &mut impl Rng) -> String {
    let text = copy(generation, json);
    let other = copy([0, 1, generation + 1, u32::MAX / 2, u32::MAX][rng.random_range(0..5)], json);
    match rng.random_range(0..5) {
        0 => text.replacen("save 2", ["save 3", "save 0", "save 99999999999", "save -1"][rng.random_range(0..4)], 1),
        1 => text.replacen("heartbox-save", "heartbox-record", 1),
        2 => mutated(&text[..40.min(text.len())], rng) + &text[40.min(text.len())..],
        _ => other,
    }
}

#[test]
fn saves() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (found, opened, refused) = (Cell::new(0), Cell::new(0), Cell::new(0));
    let other = SaveId::parse("other").expect("an id");
    for game in IDS {
        let (courses, foreign) = courses(game);
        for round in 0..SAVES {
            let course = &courses[round % courses.len()];
            let newest = rng.random_range(2..=course.saves.len());
            let (older, newer) = (&course.saves[newest - 2], &course.saves[newest - 1]);
            let device = Device::new();
            let (a, b) = if newest.is_multiple_of(2) { (A, B) } else { (B, A) };
            device.put(a, &copy(newest as u32, newer));
            device.put(b, &copy(newest as u32 - 1, older));
            device.put("heartbox:settings", "{}");
            device.put("elsewhere", "not ours");
            device.put("heartbox:game:other:a", &copy(7, &courses[0].saves[5]));

            // Changes one of the copies, or both.
            let which = rng.random_range(0..5);
            let header = rng.random_range(0..5) == 0;
            for (key, generation, json) in [(a, newest as u32, newer), (b, newest as u32 - 1, older)] {
                if which == 0 || (which == 1) == (key == b) {
                    let text = if header {
                        with_another_header(generation, json, &mut rng)
                    } else {
                        copy(generation, &changed(json, &foreign, &mut rng))
                    };
                    device.put(key, &text);
                }
            }

            let before = device.everything();
            let saves = Saves::new(device.clone());
            let loaded = saves.load(&id());
            let listing = saves.list();
            assert_eq!(listing.games.iter().filter(|(id, _)| *id == other).count(), 1);
            let after = device.everything();
            for (key, text) in &before {
                let kept = after.iter().filter(|(_, other)| other == text).count();
                assert!(kept > 0, "what stood under {key} is lost:\n{text}");
                if !key.starts_with("heartbox:game:g:") {
                    assert_eq!(device.text(key).as_ref(), Some(text), "{key} is none of its business");
                }
            }
            match loaded {
                Ok(loaded) => {
                    match judged(&loaded.saved.record) {
                        Some(error) => {
                            is_said(error);
                            refused.set(refused.get() + 1);
                        }
                        None => opened.set(opened.get() + 1),
                    }
                    // Play can continue from there.
                    assert!(loaded.generation <= u32::MAX / 2, "counting on from here never overflows");
                    if loaded.generation < u32::MAX / 2 {
                        let next = saves.save(&id(), loaded.generation, &loaded.saved);
                        assert_eq!(next, Ok(loaded.generation + 1));
                        assert_eq!(saves.load(&id()).map(|again| again.saved), Ok(loaded.saved));
                    }
                }
                Err(error) => {
                    is_said(error);
                    found.set(found.get() + 1);
                    // If only one of the copies was changed, the other one is always found, unless a later version takes precedence.
                    assert!(which == 0 || error == SaveError::LaterVersion, "{error:?}");
                }
            }
            assert_eq!(device.text("heartbox:game:other:a"), Some(copy(7, &courses[0].saves[5])));
        }
    }
    let seen = [&found, &opened, &refused].map(Cell::get);
    assert!(seen.iter().all(|seen| *seen > SAVES / 20), "each way out is seen often: {seen:?}");
}

#[test]
fn journals() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut seen = [0; 4];
    for game in IDS {
        let (courses, foreign) = courses(game);
        for round in 0..JOURNALS {
            let course = &courses[round % courses.len()];
            let write =
                |index: usize, change: &str| JournalEntry::write(&id(), index as u32 + 1, index as u64 + 1, change);
            let mut entries: Vec<String> =
                course.changes.iter().enumerate().map(|(index, change)| write(index, change)).collect();
            let place = rng.random_range(0..entries.len());
            let change = &course.changes[place];
            let sound = match rng.random_range(0..8) {
                0 => {
                    entries.remove(place);
                    place
                }
                1 => {
                    entries.insert(place, entries[place].clone());
                    place
                }
                2 => {
                    let other = rng.random_range(0..entries.len());
                    entries.swap(place, other);
                    place.min(other)
                }
                3 => {
                    // An entry of another time, another generation or another game.
                    let generation = [0, 1, place as u32, u32::MAX, u32::MAX - 1][rng.random_range(0..5)];
                    let ids = [id(), SaveId::parse("other").expect("an id")];
                    entries[place] = JournalEntry::write(&ids[rng.random_range(0..2)], generation, u64::MAX, change);
                    place
                }
                4 => {
                    entries.truncate(place);
                    place
                }
                _ => {
                    entries[place] = write(place, &changed(change, &foreign, &mut rng));
                    place
                }
            };
            let texts: Vec<&str> = entries.iter().map(String::as_str).collect();
            // Entries written before the change are not lost.
            let restored = restore(&id(), None, texts.iter().copied());
            assert!(restored.as_ref().map_or(0, |game| game.generation as usize) >= sound, "{game}: {place}");

            let generation = rng.random_range(1..=course.saves.len());
            let mut saved: Saved = serde_json::from_str(&course.saves[generation - 1]).expect("a save");
            if rng.random_range(0..4) == 0 {
                // A page without a journal has continued differently from there.
                saved.time += 1_000_000;
                saved.record["events"].as_array_mut().expect("events").push(foreign["events"][0].clone());
            }
            for save in [None, Some((generation as u32, &saved))] {
                let known = save.map_or(0, |(generation, _)| generation);
                match compare(&id(), save, &texts) {
                    Comparison::Same => seen[0] += 1,
                    Comparison::Newer(newer) => {
                        assert!(newer.generation > known || save.is_none());
                        seen[1] += 1;
                        if let Some(error) = judged(&newer.saved.record) {
                            is_said(error);
                            seen[3] += 1;
                        }
                    }
                    // Both games are kept: the save is not changed.
                    Comparison::Contradiction(other) => {
                        seen[2] += 1;
                        let _ = judged(&other.saved.record).map(is_said);
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > JOURNALS / 200), "each way out is seen: {seen:?}");
}

/// Opens a file as the shelf does.
fn opened(text: &str) -> Result<Value, FileFault> {
    struct Check(Value);
    impl GameVisitor for Check {
        type Output = Result<Value, FileFault>;

        fn visit<G: TableGame>(self) -> Self::Output {
            check_record::<G>(self.0)
        }
    }
    let record = parse_file(text)?;
    let game = game_of(&record).unwrap_or_default().to_owned();
    with_game(&game, Check(record)).unwrap_or(Err(FileFault::NotARecord))
}

#[test]
fn files() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut seen = [0; 7];
    for game in IDS {
        let (courses, foreign) = courses(game);
        for round in 0..FILES {
            let text = &courses[round % courses.len()].record;
            let text = changed(text, &foreign, &mut rng);
            let way = match opened(&text) {
                // A record that was read is read again without a difference.
                Ok(record) => {
                    assert_eq!(opened(&record.to_string()), Ok(record));
                    0
                }
                Err(FileFault::TooLarge(_)) => {
                    assert!(text.len() > LONGEST_FILE);
                    1
                }
                Err(FileFault::NotARecord) => 2,
                Err(FileFault::LaterVersion) => 3,
                Err(FileFault::Setup) => 4,
                Err(FileFault::Event(index)) => {
                    let record: Value = serde_json::from_str(&text).expect("it was read");
                    assert!(index < record["events"].as_array().expect("events").len());
                    5
                }
                Err(FileFault::Result) => 6,
            };
            seen[way] += 1;
            if way > 0 {
                for lang in Lang::ALL {
                    assert!(file_faults(lang)[way - 1].ends_with('.'));
                }
            }
        }
    }
    let rare = [0, 2, 3, 4, 5, 6].map(|way| seen[way]);
    assert!(rare.iter().all(|seen| *seen > 20), "each fault is seen: {seen:?}");
}

/// The sentences for the ways in which a file is refused.
fn file_faults(lang: Lang) -> [String; 6] {
    let words = lang.words();
    [
        words.file_too_large(1u32),
        words.file_not_a_record().to_owned(),
        words.file_later().to_owned(),
        words.file_setup().to_owned(),
        words.file_event(1u32),
        words.file_result().to_owned(),
    ]
}
