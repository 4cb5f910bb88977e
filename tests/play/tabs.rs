//! Two tabs with the same game: the first one to continue owns the game, the other one stops, and nothing is overwritten.

use heartbox::games::heartstrings::State;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::i18n::Notice;
use heartbox::storage::{Saved, Saves};
use serde_json::json;

use super::record;
use super::world::{Device, Page, Table, Trouble};

/// Long enough for dice to come to rest, and for everything to be written.
const REST: u64 = 1000;

/// A game that is open in two tabs.
fn two_tabs(device: &Device) -> [(Page, Table<State>); 2] {
    let one = Page::open(device);
    let here = one.start::<State>(record::<State>(2));
    one.touch(&here, Touch::Roll);
    one.wait(REST);
    let other = Page::open(device);
    let there = other.table::<State>(&here.id);
    [(one, here), (other, there)]
}

fn roll(page: &Page, table: &Table<State>) {
    page.touch(table, Touch::Roll);
    page.wait(REST);
}

/// Asserts that no attempt to play in this tab plays or writes anything.
fn has_stopped(device: &Device, page: &Page, table: &Table<State>) {
    page.wait(REST);
    assert!(table.status().conflict);
    let before = (device.everything(), table.events());
    let game = table.game(page);
    for _ in 0..2 {
        roll(page, table);
        page.touch(table, Touch::Keep);
        page.undo(table);
        page.redo(table);
        page.wait(60_000);
    }
    page.happens("pagehide");
    assert_eq!((device.everything(), table.events()), before);
    assert_eq!(table.game(page).events(), game.events());
}

#[test]
fn who_hears_of_a_newer_copy_stops_and_overwrites_nothing() {
    let device = Device::default();
    let [(one, here), (other, there)] = two_tabs(&device);
    one.happens("storage");
    assert!(!here.status().conflict, "nothing has been played elsewhere");
    roll(&other, &there);
    one.happens("storage");
    assert!(!there.status().conflict);
    has_stopped(&device, &one, &here);
    assert_eq!(device.saved_events(&here.id), Some(2));
    // The other tab continues the game.
    other.touch(&there, Touch::Keep);
    other.wait(REST);
    roll(&other, &there);
    assert!(!there.status().conflict);
    assert_eq!(device.saved_events(&there.id), Some(there.events()));
}

#[test]
fn who_has_heard_nothing_learns_of_it_from_the_journal_with_the_next_event() {
    let device = Device::default();
    let [(one, here), (other, there)] = two_tabs(&device);
    // The other tab has played, and localStorage does not have the event yet.
    other.touch(&there, Touch::Roll);
    assert_eq!((device.saved_events(&there.id), device.journal_events(&there.id)), (Some(1), Some(2)));
    let before = device.entries(&here.id);
    one.touch(&here, Touch::Roll);
    assert_eq!(device.entries(&here.id), before, "the entry of the other tab stands");
    one.wait(200);
    assert!(here.status().conflict);
    other.wait(REST);
    one.happens("pagehide");
    assert_eq!(device.saved_events(&there.id), Some(2));
    assert!(!there.status().conflict);
}

#[test]
fn without_a_journal_the_save_itself_tells() {
    let device = Device::default();
    device.trouble(Trouble::Missing);
    let [(one, here), (other, there)] = two_tabs(&device);
    roll(&other, &there);
    let before = device.everything();
    one.touch(&here, Touch::Roll);
    assert_eq!(device.everything(), before);
    has_stopped(&device, &one, &here);
}

#[test]
fn who_takes_the_game_over_gets_what_only_the_journal_has() {
    let device = Device::default();
    let [(one, here), (other, there)] = two_tabs(&device);
    other.touch(&there, Touch::Roll);
    one.touch(&here, Touch::Roll);
    assert!(here.status().conflict);
    one.leave(&here);
    one.within(|| one.app.saving.recover_again());
    assert!(!one.app.saving.is_recovered());
    one.recover();
    assert!(one.app.saving.is_recovered());
    let here = one.table::<State>(&here.id);
    one.wait(REST);
    assert_eq!(here.game(&one).events(), there.game(&other).events());
    roll(&one, &here);
    assert!(!here.status().conflict);
    // Now the other tab has to stop.
    other.happens("storage");
    has_stopped(&device, &other, &there);
}

#[test]
fn two_courses_of_a_game_are_both_kept_and_the_people_are_told() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    roll(&page, &table);
    let (id, forked) = (table.id.clone(), device.saved(&table.id).expect("saved"));
    roll(&page, &table);
    let ours = table.game(&page);
    drop(page);

    // A version of the page without a journal has undone the first roll, and has played a different one.
    let elsewhere = forked.saved.clone();
    let mut record = elsewhere.record;
    record["events"] = json!([{"chance": {"order": [3, 12]}}]);
    let elsewhere = Saved::new(elsewhere.time + 5_000_000, record);
    let saves = Saves::new(device.clone());
    let generation = device.saved(&id).expect("saved").generation;
    assert_eq!(saves.save(&id, generation, &elsewhere), Ok(generation + 1));

    let later = Page::open(&device);
    assert_eq!(later.says(), [Notice::TwoVersions]);
    let games = saves.list().games;
    let events = |other: bool| {
        let game = games.iter().find(|(found, _)| (*found == id) != other);
        game.expect("both are there").1.saved.record["events"].clone()
    };
    assert_eq!(games.len(), 2);
    assert_eq!(events(false), elsewhere.record["events"]);
    assert_eq!(events(true), ours.record()["events"]);
    // The notice is displayed once: the next page finds nothing to report.
    assert_eq!(Page::open(&device).says(), []);
    assert_eq!(saves.list().games.len(), 2);
}
