//! The recovery of saves: its progress, and what is decided about a game from its save and its journal.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Wake, Waker};

use heartbox::shell::recovery::{Decision, Recovery, Stamp, decide, decide_by_last};
use heartbox::storage::{JournalEntry, Loaded, Restored, SaveError, SaveId, Saved, StoreError};
use serde_json::json;

/// Counts how often it is woken.
#[derive(Default)]
struct Task(AtomicU32);

impl Wake for Task {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn tasks_wait_for_the_recovery_in_progress_and_are_woken_once() {
    let task = Arc::new(Task::default());
    let waker = Waker::from(task.clone());
    let end = |recovery: &mut Recovery, number| {
        recovery.end(number).into_iter().for_each(Waker::wake);
        task.0.swap(0, Ordering::Relaxed)
    };
    let mut recovery = Recovery::default();
    assert!(!recovery.is_done());
    assert!(!recovery.waits(&waker), "nothing has begun");
    assert_eq!(recovery.begin(), Some(1));
    assert_eq!(recovery.begin(), None, "it is in progress");
    assert!(recovery.waits(&waker) && recovery.waits(&waker));
    assert!(!recovery.is_done());
    assert_eq!(end(&mut recovery, 1), 2, "both tasks");
    assert!(recovery.is_done());
    assert!(!recovery.waits(&waker));
    assert_eq!(recovery.begin(), None, "it is done");
    assert_eq!(end(&mut recovery, 1), 0);
}

#[test]
fn a_recovery_that_ends_late_does_not_end_the_next_one() {
    let waker = Waker::noop();
    let mut recovery = Recovery::default();
    recovery.require();
    assert_eq!(recovery.begin(), Some(1));
    recovery.require();
    assert_eq!(recovery.begin(), None, "the one in progress is not given up");
    recovery.end(1);
    recovery.require();
    assert!(!recovery.is_done());
    assert!(recovery.end(1).is_empty());
    assert!(!recovery.is_done(), "none is in progress");
    assert_eq!(recovery.begin(), Some(2));
    assert!(recovery.waits(waker));
    assert!(recovery.end(1).is_empty());
    assert!(!recovery.is_done());
    assert_eq!(recovery.end(2).len(), 1);
    assert!(recovery.is_done());
}

#[test]
fn the_last_entry_decides_if_it_is_the_newest_save() {
    let stamp: Stamp = (7, 1000);
    assert_eq!(decide_by_last(Some(stamp), Some(stamp)), Some(Decision::Continue(7)));
    for (known, last) in [
        (None, None),
        (None, Some(stamp)),
        (Some(stamp), None),
        (Some(stamp), Some((8, 1000))),
        (Some(stamp), Some((7, 1001))),
    ] {
        assert_eq!(decide_by_last(known, last), None, "{known:?}, {last:?}");
    }
}

fn id() -> SaveId {
    SaveId::parse("abc").expect("an id")
}

/// The time of a generation, in milliseconds since 1970.
fn time(generation: u32) -> u64 {
    1000 * u64::from(generation)
}

/// A game after these events. Each event is a generation, so the time is that of the number of events.
fn game(events: &[u32]) -> Saved {
    let record = json!({ "setup": { "seats": [] }, "events": events });
    Saved::new(time(events.len() as u32), record)
}

fn loaded(events: &[u32]) -> Result<Loaded, SaveError> {
    Ok(Loaded { saved: game(events), generation: events.len() as u32, older: false })
}

/// A journal that begins with the game after the first event and has an entry for each further one.
fn journal(events: &[u32]) -> Vec<String> {
    let whole = json!({ "whole": game(&events[..1]) }).to_string();
    let mut entries = vec![JournalEntry::write(&id(), 1, time(1), &whole)];
    for (generation, event) in (2..).zip(&events[1..]) {
        entries.push(JournalEntry::write(&id(), generation, time(generation), &json!({ "play": [event] }).to_string()));
    }
    entries
}

fn decision(save: &Result<Loaded, SaveError>, entries: &[String]) -> Decision {
    let texts: Vec<&str> = entries.iter().map(String::as_str).collect();
    let last = texts.last().and_then(|text| JournalEntry::read(&id(), text));
    decide(&id(), save, last.map(|entry| (entry.generation, entry.time)), &texts)
}

fn complete(known: u32, events: &[u32], continues: bool) -> Decision {
    let newer = Restored { generation: events.len() as u32, saved: game(events) };
    Decision::Complete { known, newer, continues }
}

#[test]
fn a_save_that_lacks_changes_is_completed() {
    let entries = journal(&[5, 6, 7]);
    assert_eq!(decision(&loaded(&[5]), &entries), complete(1, &[5, 6, 7], true));
    assert_eq!(decision(&loaded(&[5, 6]), &entries), complete(2, &[5, 6, 7], true));
    // Without a readable save the whole game is in the journal.
    for error in [SaveError::Missing, SaveError::Broken, SaveError::Store(StoreError::Forbidden)] {
        assert_eq!(decision(&Err(error), &entries), complete(0, &[5, 6, 7], true), "{error:?}");
    }
}

#[test]
fn a_journal_with_a_damaged_end_is_not_continued() {
    let mut entries = journal(&[5, 6, 7]);
    entries[2].push('x');
    assert_eq!(decision(&loaded(&[5]), &entries), complete(1, &[5, 6], false));
    let mut entries = journal(&[5, 6, 7, 8]);
    entries[2].push('x');
    assert_eq!(decision(&loaded(&[5]), &entries), complete(1, &[5, 6], false), "the entry after it is intact");
}

#[test]
fn a_complete_save_is_left_alone() {
    let entries = journal(&[5, 6, 7]);
    assert_eq!(decision(&loaded(&[5, 6, 7]), &entries), Decision::Leave);
    assert_eq!(decision(&loaded(&[5, 6, 7, 8]), &entries), Decision::Leave, "the journal was not written to the end");
    assert_eq!(decision(&loaded(&[5, 6]), &[]), Decision::Leave);
    assert_eq!(decision(&Err(SaveError::Missing), &["1 1000 00000000\n{}".to_owned()]), Decision::Leave);
}

#[test]
fn a_save_of_a_later_version_is_left_alone() {
    assert_eq!(decision(&Err(SaveError::LaterVersion), &journal(&[5, 6, 7])), Decision::Leave);
}

#[test]
fn of_two_courses_that_of_the_journal_is_saved_beside_the_other() {
    let entries = journal(&[5, 6, 7]);
    let beside = Decision::SaveBeside(game(&[5, 6, 7]));
    let mut elsewhere = loaded(&[5, 9, 9, 9]);
    assert_eq!(decision(&elsewhere, &entries), beside);
    // A generation of the same number, but at another time.
    elsewhere = loaded(&[5, 9, 9]);
    if let Ok(loaded) = &mut elsewhere {
        loaded.saved.time += 1;
    }
    assert_eq!(decision(&elsewhere, &entries), beside);
}
