//! The journal: its entries restore the same game as the save, from any starting point, and damage to them breaks nothing.

use heartbox::engine::Timeline;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::storage::{Comparison, GameLines, JournalEntry, Restored, SaveId, Saved, compare, restore};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::id;
use super::released::save_of;
use crate::common::mutations::mutated;
use crate::common::random::{Random, tables};

/// A game that was played, with all saves and entries written for it.
struct Written<G: TableGame> {
    /// The game after each change.
    games: Vec<Timeline<G>>,
    /// The save after each change; the first one has generation 1.
    saves: Vec<Saved>,
    /// The entry of each change.
    entries: Vec<String>,
}

/// A save without its result, as restored from the journal: only the rules can tell who won.
fn without_result(saved: &Saved) -> Saved {
    let mut saved = saved.clone();
    saved.record.as_object_mut().expect("a record").remove("result");
    saved
}

impl<G: TableGame> Written<G> {
    /// Plays a random game: events one by one and several at once; some are undone and redone, some undone and dropped.
    fn play(players: u8, options: &G::Options, number: u64, most: usize) -> Self {
        let mut random = Random::<G>::new(players, options, number);
        let mut lines = GameLines::new(&random.game);
        let mut written = Self { games: Vec::new(), saves: Vec::new(), entries: Vec::new() };
        written.keep(&random.game, &lines, lines.whole(written.time()));
        let mut change = 0;
        while random.game.events().len() < most {
            change += 1;
            let count = random.game.events().len();
            match change % 13 {
                5 if count > 3 => random.game.go_to(count - 3),
                6 | 11 if !random.game.undone().is_empty() => random.game.go_to(count + 1),
                9 if count > 1 => random.game.go_to(count - 1),
                10 => {
                    random.step();
                    random.step();
                }
                _ => {
                    if !random.step() {
                        break;
                    }
                }
            }
            let json = lines.follow(&random.game);
            written.keep(&random.game, &lines, json);
        }
        written
    }

    /// The time of the next change; each change has a different one.
    fn time(&self) -> u64 {
        1000 + self.entries.len() as u64
    }

    fn keep(&mut self, game: &Timeline<G>, lines: &GameLines, change: String) {
        let (time, generation) = (self.time(), self.entries.len() as u32 + 1);
        let saved: Saved = serde_json::from_str(&lines.saved(time)).expect("the JSON of a save");
        assert_eq!(saved, save_of(game, time), "the text is the game");
        assert_eq!(*lines, GameLines::new(game), "it equals the lines written from the start");
        self.saves.push(saved);
        self.games.push(game.clone());
        self.entries.push(JournalEntry::write(&id(), generation, time, &change));
    }

    fn entries(&self) -> Vec<&str> {
        self.entries.iter().map(String::as_str).collect()
    }

    /// The save of a generation.
    fn save(&self, generation: usize) -> (u32, &Saved) {
        (generation as u32, &self.saves[generation - 1])
    }

    fn newest(&self) -> Restored {
        Restored { generation: self.saves.len() as u32, saved: without_result(&self.saves[self.saves.len() - 1]) }
    }
}

struct Each<V>(V);

/// A check of a written game.
trait Examine: Copy {
    fn look<G: TableGame>(self, written: &Written<G>);
}

impl<V: Examine> GameVisitor for Each<V> {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let every = tables::<G>().count().div_ceil(8);
        for (number, (players, options)) in tables::<G>().enumerate().step_by(every) {
            self.0.look(&Written::<G>::play(players, &options, number as u64, 90));
        }
    }
}

fn every_game(look: impl Examine) {
    for game in IDS {
        with_game(game, Each(look)).expect("a game of the registry");
    }
}

#[test]
fn after_each_entry_the_journal_tells_what_was_saved_then() {
    #[derive(Clone, Copy)]
    struct Prefixes;
    impl Examine for Prefixes {
        fn look<G: TableGame>(self, written: &Written<G>) {
            let entries = written.entries();
            for count in 1..=entries.len() {
                let restored = restore(&id(), None, entries[..count].iter().copied()).expect("it begins with the game");
                assert_eq!(restored.generation, count as u32);
                assert_eq!(restored.saved, without_result(&written.saves[count - 1]));
                if count % 16 == 0 {
                    assert_eq!(
                        Timeline::<G>::read(restored.saved.split().0).expect("legal").state(),
                        written.games[count - 1].state()
                    );
                }
            }
        }
    }
    every_game(Prefixes);
}

#[test]
fn a_save_of_any_age_is_brought_up_to_date() {
    #[derive(Clone, Copy)]
    struct Older;
    impl Examine for Older {
        fn look<G: TableGame>(self, written: &Written<G>) {
            let entries = written.entries();
            let last = entries.len();
            assert_eq!(compare(&id(), Some(written.save(last)), &entries), Comparison::Same);
            assert_eq!(compare(&id(), None, &entries), Comparison::Newer(written.newest()));
            for generation in 1..last {
                let save = Some(written.save(generation));
                assert_eq!(compare(&id(), save, &entries), Comparison::Newer(written.newest()), "from {generation}");
                // A journal that was restarted at the time of the save, and continues from there.
                let whole =
                    format!(r#"{{"whole":{}}}"#, serde_json::to_string(&written.saves[generation - 1]).expect("JSON"));
                let begun = JournalEntry::write(&id(), generation as u32, written.saves[generation - 1].time, &whole);
                let from_start: Vec<&str> =
                    [begun.as_str()].into_iter().chain(entries[generation..].iter().copied()).collect();
                assert_eq!(compare(&id(), save, &from_start), Comparison::Newer(written.newest()));
            }
            assert_eq!(compare(&id(), Some(written.save(last)), &[]), Comparison::Same, "nothing contradicts");
        }
    }
    every_game(Older);
}

#[test]
fn after_a_gap_the_journal_says_nothing_until_it_holds_a_whole_game() {
    #[derive(Clone, Copy)]
    struct Gaps;
    impl Examine for Gaps {
        fn look<G: TableGame>(self, written: &Written<G>) {
            let entries = written.entries();
            for gap in 1..entries.len() - 1 {
                let left: Vec<&str> = entries[..gap].iter().chain(&entries[gap + 1..]).copied().collect();
                let restored = restore(&id(), None, left.iter().copied()).expect("the beginning is there");
                assert_eq!(restored.generation as usize, gap);
                assert_eq!(restored.saved, without_result(&written.saves[gap - 1]));
                assert_eq!(
                    restore(&id(), None, entries[gap..].iter().copied()),
                    None,
                    "without a beginning there is nothing"
                );
            }
        }
    }
    every_game(Gaps);
}

#[test]
fn two_courses_of_one_game_are_a_contradiction_and_a_shorter_one_is_none() {
    #[derive(Clone, Copy)]
    struct Courses;
    impl Examine for Courses {
        fn look<G: TableGame>(self, written: &Written<G>) {
            let entries = written.entries();
            // A page without a journal has continued from an earlier save: another time, another event.
            let (middle, last) = (entries.len() / 2, entries.len());
            let Some(first) = (1..last).find(|index| !written.games[*index].events().is_empty()) else { return };
            let mut other = written.saves[middle].clone();
            other.time += 500_000;
            let events = other.record.get_mut("events").and_then(serde_json::Value::as_array_mut).expect("events");
            events.truncate(first.min(events.len()));
            events.push(serde_json::json!({"chance": "elsewhere"}));
            other.at = events.len() as u32;
            for generation in [middle, last, last + 5] {
                let found = compare(&id(), Some((generation as u32, &other)), &entries);
                assert_eq!(found, Comparison::Contradiction(written.newest()), "{generation} of {last}");
            }
            // It has continued from the last entry of the journal.
            let (_, end) = written.save(last);
            let mut later = end.clone();
            later.time += 500_000;
            assert_eq!(compare(&id(), Some((last as u32 + 3, &later)), &entries), Comparison::Same);
        }
    }
    every_game(Courses);
}

#[test]
fn an_entry_of_another_game_or_generation_is_none() {
    let other = SaveId::parse("other").expect("an id");
    let text = JournalEntry::write(&id(), 7, 1, r#"{"at":0}"#);
    assert!(JournalEntry::read(&id(), &text).is_some_and(|entry| (entry.generation, entry.time) == (7, 1)));
    assert_eq!(JournalEntry::read(&other, &text), None);
    assert_eq!(JournalEntry::read(&id(), &text.replacen('7', "8", 1)), None);
    assert_eq!(JournalEntry::read(&id(), &text.replacen(" 1 ", " 2 ", 1)), None);
    assert_eq!(JournalEntry::read(&id(), &text.replace("at", "to")), None);
}

#[test]
fn entries_of_version_1_are_read() {
    // Version 1: `at` was the time, undone events stood beside the record, the next one to redo last, and `left` meant undo.
    let changes = [
        r#"{"whole":{"at":5,"record":{"events":[1,2,3]},"undone":[5,4]}}"#,
        r#"{"left":1}"#,
        r#"{"play":[2]}"#,
        r#"{"play":[9]}"#,
    ];
    let entries: Vec<String> =
        (1..).zip(changes).map(|(generation, change)| JournalEntry::write(&id(), generation, 5, change)).collect();
    let expected = [(3, vec![1, 2, 3, 4, 5]), (1, vec![1, 2, 3, 4, 5]), (2, vec![1, 2, 3, 4, 5]), (3, vec![1, 2, 9])];
    for (count, (at, events)) in (1..).zip(expected) {
        let restored =
            restore(&id(), None, entries[..count].iter().map(String::as_str)).expect("it begins with the game");
        let saved = Saved { time: 5, at, record: serde_json::json!({"events": events}) };
        assert_eq!((restored.generation, restored.saved), (count as u32, saved));
    }
}

#[test]
fn what_is_changed_in_a_journal_never_breaks_anything() {
    #[derive(Clone, Copy)]
    struct Mutations;
    impl Examine for Mutations {
        fn look<G: TableGame>(self, written: &Written<G>) {
            let mut rng = ChaCha8Rng::seed_from_u64(written.entries.len() as u64);
            let last = written.entries.len();
            for round in 0..400 {
                let mut texts = written.entries.clone();
                let (place, keep) = (rng.random_range(0..last), rng.random_range(1..=last));
                match round % 4 {
                    // A fault of the disk: the checksum reveals it, and the journal ends there.
                    0 => {
                        texts[place] = mutated(&texts[place], &mut rng);
                        // The same checksum in other letters is valid.
                        if JournalEntry::read(&id(), &texts[place])
                            == JournalEntry::read(&id(), &written.entries[place])
                        {
                            continue;
                        }
                        let restored = restore(&id(), None, texts.iter().map(String::as_str));
                        let before = (place > 0).then(|| without_result(&written.saves[place - 1]));
                        assert_eq!(restored.map(|restored| restored.saved), before);
                    }
                    // A manipulation, with the checksum corrected.
                    1 => {
                        let json = texts[place].split_once('\n').expect("a line").1.to_owned();
                        let json = mutated(&json, &mut rng);
                        texts[place] = JournalEntry::write(&id(), place as u32 + 1, 1000 + place as u64, &json);
                    }
                    2 => texts.swap(place, keep - 1),
                    _ => {
                        let size = rng.random_range(0..100_000);
                        texts[place] = JournalEntry::write(&id(), place as u32 + 1, 1, &format!(r#"{{"at":{size}}}"#));
                    }
                }
                let texts: Vec<&str> = texts.iter().take(keep).map(String::as_str).collect();
                // The restored game is only a record: opening it checks each event.
                let save = written.save(rng.random_range(1..=last));
                for found in [compare(&id(), Some(save), &texts), compare(&id(), None, &texts)] {
                    if let Comparison::Newer(game) | Comparison::Contradiction(game) = found {
                        let _ = Timeline::<G>::read(game.saved.record);
                    }
                }
            }
        }
    }
    every_game(Mutations);
}
