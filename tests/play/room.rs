//! Room in localStorage: finished games are put away when it is full, and adding many games leaves room for play.

use heartbox::games::heartstrings::State;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::i18n::Notice;
use heartbox::storage::{SaveId, StoreError, StoredGame};

use super::world::{Device, Page};
use super::{finished, record};

/// Long enough for dice to come to rest, and for everything to be written.
const REST: u64 = 1000;
/// 7 days, in milliseconds.
const WEEK: u64 = 7 * 24 * 60 * 60 * 1000;

/// A device with two finished games, and a game that has taken their room.
fn full() -> (Device, Page, [SaveId; 2]) {
    let device = Device::default();
    let page = Page::open(&device);
    let ids = [1, 2].map(|seed| {
        let id = page.admit(finished::<State>(2, seed));
        page.wait(REST);
        id
    });
    device.limit(Some(100));
    let table = page.start::<State>(record::<State>(2));
    for _ in 0..3 {
        page.touch(&table, Touch::Roll);
        page.wait(REST);
    }
    assert!(page.says().contains(&Notice::MadeRoom), "{:?}", page.says());
    assert!(device.saved_events(&table.id).is_some_and(|events| events > 0), "play goes on");
    (device, page, ids)
}

fn bring_back(page: &Page) {
    let app = page.app;
    page.within(|| {
        leptos::task::spawn_local(async move {
            app.saving.room.restore_hidden().await;
        });
    });
    page.wait(REST);
}

#[test]
fn what_was_put_away_for_room_comes_back_when_there_is_room() {
    let (device, page, ids) = full();
    let gone: Vec<&SaveId> = ids.iter().filter(|id| device.saved_events(id).is_none()).collect();
    assert!(!gone.is_empty());
    assert_eq!(page.within(|| page.app.saving.room.count_hidden()), gone.len());

    // Without room they stay where they are.
    device.limit(Some(0));
    bring_back(&page);
    assert_eq!(page.within(|| page.app.saving.room.count_hidden()), gone.len());

    // They do not come back by themselves, as the room is needed.
    let page = Page::open(&device);
    page.wait(REST);
    assert!(gone.iter().all(|id| device.saved_events(id).is_none()));
    assert_eq!(page.within(|| page.app.saving.room.count_hidden()), gone.len());

    device.limit(None);
    bring_back(&page);
    assert!(gone.iter().all(|id| device.saved_events(id).is_some_and(|events| events > 0)));
    assert_eq!(page.within(|| page.app.saving.room.count_hidden()), 0);
    assert!(gone.iter().all(|id| device.journal_events(id).is_some()));
}

#[test]
fn after_a_week_it_is_gone() {
    let (device, page, _) = full();
    page.wait(WEEK + 1);
    assert_eq!(page.within(|| page.app.saving.room.count_hidden()), 0);
    let page = Page::open(&device);
    page.wait(WEEK + 2 * REST);
    page.recover();
    page.wait(REST);
    device.limit(None);
    bring_back(&page);
    assert_eq!(page.within(|| page.app.saving.room.count_hidden()), 0);
}

#[test]
fn a_reserve_leaves_room_for_play_and_is_given_back() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    page.touch(&table, Touch::Roll);
    page.wait(REST);
    let game = StoredGame::new(device.saved(&table.id).expect("it is saved").saved);
    let before = device.size();

    device.limit(Some(1_000));
    assert!(page.within(|| page.app.saving.room.reserve().err()) == Some(StoreError::Full));
    assert_eq!(device.size(), before, "nothing is left of it");

    device.limit(Some(600_000));
    let reserve = page.within(|| page.app.saving.room.reserve()).expect("there is room");
    let mut added = 0;
    while page.within(|| page.app.saving.add_game(&game)).is_ok() {
        added += 1;
    }
    assert!(added > 0);
    page.within(|| drop(reserve));
    assert!(device.size() < before + 100_000, "the reserve is free again");
    page.touch(&table, Touch::Roll);
    page.wait(REST);
    assert!(!page.says().contains(&Notice::MadeRoom), "{:?}", page.says());

    // A page that was closed while it added games has left its reserve: play takes it.
    device.limit(None);
    std::mem::forget(page.within(|| page.app.saving.room.reserve()).expect("there is room"));
    device.limit(Some(0));
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    page.touch(&table, Touch::Roll);
    page.wait(REST);
    assert_eq!(device.saved_events(&table.id), Some(1));
    assert!(!page.says().contains(&Notice::MadeRoom), "{:?}", page.says());
}
