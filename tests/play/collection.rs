//! Saved games that are added beside others and brought back, and the time of the last backup.

use heartbox::engine::Seed;
use heartbox::games::heartstrings::State;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::storage::{GamesFile, KeptSeal, SaveError, StoreError, StoredGame, parse_games};
use leptos::prelude::*;

use super::record;
use super::world::{Device, Page, Table};

/// Long enough for dice to come to rest, and for everything to be written.
const REST: u64 = 1000;
/// 30 days, in milliseconds.
const MONTH: u64 = 30 * 24 * 60 * 60 * 1000;

/// A game after its first event, with a name and a hint.
fn played(page: &Page, device: &Device) -> (Table<State>, StoredGame) {
    let table = page.start::<State>(record::<State>(2));
    page.touch(&table, Touch::Roll);
    page.wait(REST);
    let save = device.saved(&table.id).expect("it is saved").saved;
    (
        table,
        StoredGame { name: Some("Sunday".to_owned()), hints: vec![1], entered: vec![], origin: None, seal: None, save },
    )
}

#[test]
fn an_added_game_is_in_both_stores_and_takes_the_room_of_no_other() {
    let device = Device::default();
    let page = Page::open(&device);
    let (_, game) = played(&page, &device);
    let id = page.within(|| page.app.saving.add_game(&game)).expect("there is room");
    page.wait(REST);
    assert_eq!((device.saved_events(&id), device.journal_events(&id)), (Some(1), Some(1)));
    let stored = || page.app.saves.with_value(|saves| saves.collection());
    assert!(page.within(stored).contains(&game), "with its name and its hint");

    device.refuse(Some(StoreError::Full));
    let before = device.everything();
    let full = Err(SaveError::Store(StoreError::Full));
    assert_eq!(page.within(|| page.app.saving.add_game(&game)), full);
    page.wait(REST);
    assert_eq!(device.everything(), before);
    assert_eq!(page.within(stored).len(), 2, "nor is it kept in memory");
}

#[test]
fn a_game_that_is_brought_back_is_complete() {
    let device = Device::default();
    let page = Page::open(&device);
    let (table, game) = played(&page, &device);
    let generation = device.saved(&table.id).expect("it is saved").generation;
    assert_eq!(page.within(|| page.app.saving.delete(&table.id)), Ok(()));
    page.wait(REST);
    assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (None, None));
    assert_eq!(page.within(|| page.app.saving.restore(&table.id, generation, &game)), Ok(()));
    page.wait(REST);
    assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (Some(1), Some(1)));
    assert_eq!(page.within(|| page.app.saves.with_value(|saves| saves.collection())), [game]);
}

#[test]
fn the_file_of_a_sealed_game_has_its_seal() {
    let device = Device::default();
    let page = Page::open(&device);
    let (table, game) = played(&page, &device);
    let file = || page.within(|| page.app.saving.latest_file()).map(|(_, text)| parse_games(&text));
    assert_eq!(file(), Some(Ok(GamesFile::Record(game.save.record.clone()))));
    let seal = KeptSeal::new(Seed::try_from("abcd".to_owned()).expect("hex").seal());
    page.within(|| page.app.saves.with_value(|saves| saves.keep_seal(&table.id, seal))).expect("room");
    let Some(Ok(GamesFile::Collection { games, unreadable: 0 })) = file() else { panic!("no collection") };
    let [found] = &*games else { panic!("{} games", games.len()) };
    assert_eq!((found.seal, &found.save.record), (Some(seal), &game.save.record));
}

#[test]
fn a_backup_lasts_for_a_month() {
    let device = Device::default();
    let page = Page::open(&device);
    let due = || page.within(|| page.app.saving.is_backup_due(&[u64::MAX]));
    assert!(!due(), "the only game is new");
    page.within(|| page.app.saving.note_backup());
    page.wait(MONTH);
    assert!(!due());
    page.wait(1);
    assert!(due());
    page.within(|| page.app.saving.note_backup());
    assert!(!due());
}
