//! One of the two stores is missing, full, silent or fails: play continues with the other, and the banner states the consequence.

use heartbox::games::heartstrings::State;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::i18n::Notice;
use heartbox::storage::{JournalError, StoreError};

use super::record;
use super::world::{Device, Page, Table, Trouble};

/// Long enough for dice to come to rest, and for everything to be written.
const REST: u64 = 1000;

fn start(page: &Page) -> Table<State> {
    let table = page.start::<State>(record::<State>(2));
    roll(page, &table);
    table
}

fn roll(page: &Page, table: &Table<State>) {
    page.touch(table, Touch::Roll);
    page.wait(REST);
}

#[test]
fn without_a_journal_each_event_is_saved_at_once_and_that_is_said_once() {
    let device = Device::default();
    device.trouble(Trouble::Missing);
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    assert_eq!(page.says(), [], "nothing has been played yet");
    page.touch(&table, Touch::Roll);
    assert_eq!(device.saved_events(&table.id), Some(1), "at once");
    assert_eq!(page.says(), [Notice::NoJournal]);
    page.within(|| page.app.notices.clear(Notice::NoJournal));
    page.wait(REST);
    page.touch(&table, Touch::Roll);
    assert_eq!((device.saved_events(&table.id), page.says()), (Some(2), vec![]));
}

#[test]
fn what_the_journal_does_not_take_is_in_the_save_at_once() {
    for fault in [JournalError::Full, JournalError::Broken] {
        let device = Device::default();
        let page = Page::open(&device);
        let table = start(&page);
        device.trouble(Trouble::Fails(fault));
        page.touch(&table, Touch::Roll);
        assert_eq!(device.saved_events(&table.id), Some(2), "{fault:?}");
        assert_eq!(device.journal_events(&table.id), Some(1));
        assert_eq!(page.says(), [Notice::NoJournal], "{fault:?}");
        page.wait(REST);
        // When the journal accepts entries again, it starts over with the whole game.
        device.trouble(Trouble::None);
        page.undo(&table);
        roll(&page, &table);
        assert_eq!(device.journal_events(&table.id), Some(2), "{fault:?}");
        assert_eq!(page.says(), [], "it is no longer so");
        assert!(!table.status().conflict);
    }
}

#[test]
fn a_journal_that_the_system_has_closed_is_opened_again_for_the_next_change() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = start(&page);
    page.close_journal();
    roll(&page, &table);
    assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (Some(2), Some(1)));
    assert_eq!(page.says(), [Notice::NoJournal]);
    roll(&page, &table);
    assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (Some(3), Some(3)));
    assert_eq!(page.says(), [], "it is no longer so");
    assert!(!table.status().conflict);
}

#[test]
fn an_entry_that_is_never_kept_is_said_as_a_missing_journal_is() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = start(&page);
    device.trouble(Trouble::Silent);
    roll(&page, &table);
    assert_eq!(page.says(), [], "a slow disk is no fault");
    page.wait(2000);
    assert_eq!(page.says(), [Notice::NoJournal]);
    assert_eq!(device.saved_events(&table.id), Some(2));
    // From now on changes are written at once.
    page.touch(&table, Touch::Roll);
    assert_eq!(device.saved_events(&table.id), Some(3), "at once");
    // A game that is in neither store is not reported to be in one.
    page.wait(REST);
    device.refuse(Some(StoreError::Full));
    page.touch(&table, Touch::Roll);
    assert!(page.says().contains(&Notice::StorageFull), "{:?}", page.says());
    page.wait(REST);
    device.refuse(None);
    device.trouble(Trouble::None);
    page.touch(&table, Touch::Roll);
    assert_eq!(page.says(), [], "it is no longer so");
}

#[test]
fn what_localstorage_does_not_take_is_in_the_journal_and_comes_back() {
    for refusal in [StoreError::Full, StoreError::Forbidden] {
        let device = Device::default();
        let page = Page::open(&device);
        let table = start(&page);
        device.refuse(Some(refusal));
        roll(&page, &table);
        assert_eq!(page.says(), [Notice::OnlyJournal], "{refusal:?}");
        assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (Some(1), Some(2)));
        assert!(!table.status().conflict, "what was not kept is no other tab");
        let played = table.game(&page);

        // Another page has the game from the journal, although there is still no room in localStorage.
        let later = Page::open(&device);
        assert_eq!(later.says(), [Notice::OnlyJournal]);
        let table = later.table::<State>(&table.id);
        assert_eq!(table.game(&later).events(), played.events());
        // When there is room again, everything is saved in both stores, and the banner disappears.
        device.refuse(None);
        later.undo(&table);
        later.wait(REST);
        roll(&later, &table);
        assert_eq!(later.says(), [], "{refusal:?}");
        assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (Some(2), Some(2)));
    }
}

#[test]
fn where_neither_takes_anything_play_goes_on_and_the_banner_says_so() {
    for (refusal, said) in [(StoreError::Full, Notice::StorageFull), (StoreError::Forbidden, Notice::StorageForbidden)]
    {
        let device = Device::default();
        device.trouble(Trouble::Missing);
        device.refuse(Some(refusal));
        let page = Page::open(&device);
        let table = start(&page);
        roll(&page, &table);
        assert_eq!(table.events(), 2);
        assert!(page.says().contains(&said), "{:?}", page.says());
        assert!(!table.status().conflict);
        assert_eq!(device.everything(), Default::default());
        // The page itself still has the game, for the shelf and for a file.
        let found = page.load(&table.id).expect("in memory");
        assert_eq!(found.saved.record, table.game(&page).record());
    }
}

#[test]
fn a_newer_copy_of_another_tab_is_seen_though_storage_is_full() {
    let device = Device::default();
    device.trouble(Trouble::Missing);
    let page = Page::open(&device);
    let table = start(&page);
    let other = Page::open(&device);
    let there = other.table::<State>(&table.id);
    device.refuse(Some(StoreError::Full));
    roll(&page, &table);
    assert_eq!(device.saved_events(&table.id), Some(1));
    device.refuse(None);
    roll(&other, &there);
    other.undo(&there);
    other.wait(REST);
    let before = device.everything();
    page.happens("storage");
    assert!(table.status().conflict);
    roll(&page, &table);
    assert_eq!(device.everything(), before);
}

#[test]
fn what_the_journal_has_more_of_is_brought_into_the_save_when_the_page_opens() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = start(&page);
    // The browser is killed before anything else is written.
    page.touch(&table, Touch::Roll);
    let played = table.game(&page);
    assert_eq!((device.saved_events(&table.id), device.journal_events(&table.id)), (Some(1), Some(2)));

    let later = Page::unready(&device);
    assert!(!later.app.saving.is_recovered());
    assert_eq!(device.saved_events(&table.id), Some(1));
    later.recover();
    assert!(later.app.saving.is_recovered());
    assert_eq!((device.saved_events(&table.id), later.says()), (Some(2), vec![]));
    let table = later.table::<State>(&table.id);
    assert_eq!(table.game(&later).events(), played.events());
    // The journal continues with the next entry.
    let entries = device.entries(&table.id).len();
    roll(&later, &table);
    assert_eq!(device.entries(&table.id).len(), entries + 1);
}

#[test]
fn a_journal_that_never_answers_is_waited_for_for_two_seconds() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = start(&page);
    device.trouble(Trouble::Silent);
    let later = Page::unready(&device);
    later.recover();
    // A concurrent call waits for the same recovery.
    later.recover();
    later.wait(1999);
    assert!(!later.app.saving.is_recovered());
    later.wait(1);
    assert!(later.app.saving.is_recovered());
    let table = later.table::<State>(&table.id);
    roll(&later, &table);
    assert_eq!(device.saved_events(&table.id), Some(2));
}

#[test]
fn a_saved_language_holds_for_the_next_page() {
    use heartbox::i18n::Lang;
    let device = Device::default();
    let page = Page::open(&device);
    let english = start(&page).status().prompt;
    page.within(|| page.app.settings.lang.set(Lang::De));
    let later = Page::open(&device);
    assert_eq!(later.app.settings.lang.get_untracked(), Lang::De);
    assert_ne!(start(&later).status().prompt, english);
}
