//! A touch is played, saved and displayed; a refused touch changes nothing.

use heartbox::games::GamePlay;
use heartbox::games::heartstrings::State;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::i18n::spoken;
use heartbox::table::Input;
use leptos::prelude::*;

use super::record;
use super::world::{Device, Page, Table};

/// Long enough for dice to come to rest.
const TUMBLED: u64 = 1000;

/// A game of two players, with the die for the order rolled and at rest.
fn begun(device: &Device) -> (Page, Table<State>) {
    let page = Page::open(device);
    let table = page.start::<State>(record::<State>(2));
    page.touch(&table, Touch::Roll);
    page.wait(TUMBLED);
    assert!(!table.status().tumbling);
    (page, table)
}

#[test]
fn what_is_played_is_in_the_journal_at_once_and_in_the_save_a_moment_later() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    let kept = |expected: [usize; 2]| {
        assert_eq!([device.journal_events(&table.id), device.saved_events(&table.id)], expected.map(Some));
    };
    kept([0, 0]);
    page.touch(&table, Touch::Roll);
    kept([1, 0]);
    // However many events follow, the game is written 250 ms after the first of them.
    page.wait(200);
    let game = table.game(&page);
    page.play(&table, game.roll(&game.setup().seed.as_ref().expect("a seed").dice()).expect("a roll"));
    kept([2, 0]);
    page.wait(49);
    kept([2, 0]);
    page.wait(1);
    kept([2, 2]);
    assert_eq!(page.says(), []);
}

#[test]
fn who_leaves_or_hides_the_page_has_saved_everything() {
    for event in ["pagehide", "visibilitychange"] {
        let device = Device::default();
        let page = Page::open(&device);
        let table = page.start::<State>(record::<State>(2));
        page.touch(&table, Touch::Roll);
        assert_eq!(device.saved_events(&table.id), Some(0));
        page.happens(event);
        assert_eq!(device.saved_events(&table.id), Some(1), "{event}");
    }
}

#[test]
fn what_is_undone_is_saved_as_undone_and_played_again() {
    let device = Device::default();
    let (page, table) = begun(&device);
    page.touch(&table, Touch::Roll);
    page.wait(TUMBLED);
    let played = table.game(&page);
    assert_eq!(played.events().len(), 2);
    assert!(table.status().can_undo && !table.status().can_redo);

    let scene = table.scene();
    page.undo(&table);
    page.wait(TUMBLED);
    assert_eq!(table.game(&page).events(), &played.events()[..1]);
    assert!(table.status().can_undo && table.status().can_redo);
    assert_ne!(table.scene(), scene);
    let saved = device.saved(&table.id).expect("saved").saved;
    assert_eq!((saved.at, saved.record["events"].as_array().map(Vec::len)), (1, Some(2)));
    assert_eq!(device.journal_events(&table.id), Some(1));

    // Another page opens the game in the same state, and redoes the undone event.
    let later = Page::open(&device);
    let table = later.table::<State>(&table.id);
    assert!(table.status().can_redo);
    let entries = device.entries(&table.id).len();
    later.redo(&table);
    later.wait(TUMBLED);
    assert_eq!(device.entries(&table.id).len(), entries + 1, "the journal goes on where it was");
    assert_eq!(table.game(&later).events(), played.events());
    assert!(!table.status().can_redo);
    assert_eq!(device.saved_events(&table.id), Some(2));
    assert_eq!(device.saved(&table.id).expect("saved").saved.split().1, Vec::<serde_json::Value>::new());
}

#[test]
fn a_refused_touch_is_explained_and_changes_nothing() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    let (before, scene) = (device.everything(), table.scene());
    page.touch(&table, Touch::Keep);
    page.wait(TUMBLED);
    let refused = table.status().refused.expect("the order is rolled first");
    let rule = refused.rule.expect("the rules refuse it").to_string();
    assert!(rule.starts_with("HS-"), "{rule}");
    assert!(!refused.text.is_empty());
    assert_eq!((device.everything(), table.scene()), (before, scene));

    // The refusal is closed by hand, or by the next event.
    page.within(|| table.handle.send(Input::Dismiss));
    assert_eq!(table.status().refused, None);
    page.touch(&table, Touch::Keep);
    let again = table.status().refused.expect("for the same reason");
    assert_eq!(again.text, refused.text);
    assert_ne!(again, refused, "the same refusal is said again");
    page.touch(&table, Touch::Keep);
    assert_ne!(table.status().refused, Some(again), "and again, though nobody has closed it");
    page.touch(&table, Touch::Roll);
    assert_eq!(table.status().refused, None);
}

#[test]
fn what_happens_is_announced_with_what_is_due_after_it() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<State>(record::<State>(2));
    let announced = || page.within(|| table.handle.announced.get_untracked());
    let first = announced();
    assert_eq!((first.events, first.text), (0, table.status().prompt));
    for events in 1..=6 {
        let before = announced();
        page.touch(&table, Touch::Roll);
        page.wait(TUMBLED);
        if table.events() != events {
            break;
        }
        let said = announced();
        assert_eq!(said.events, events, "the same sentence once more is another announcement");
        assert_ne!(said, before);
        let latest = page.within(|| table.handle.latest.get_untracked()).expect("something has happened");
        assert_eq!(
            [said.text, said.rest],
            spoken(&latest.text, &table.status().prompt),
            "without a bot there is no reason to tell"
        );
    }
}

#[test]
fn what_the_rules_forbid_is_not_played_from_any_side() {
    let device = Device::default();
    let (page, table) = begun(&device);
    let before = device.everything();
    let again = table.game(&page).events()[0].clone();
    page.play(&table, again);
    page.wait(TUMBLED);
    assert!(table.status().refused.is_some());
    assert_eq!((table.events(), device.everything()), (1, before));
}

#[test]
fn what_was_chosen_is_void_with_the_next_event() {
    use heartbox::games::tintenherz::State;
    use heartbox::games::tintenherz::scene::select::Touch;
    let page = Page::open(&Device::default());
    let table = page.start::<State>(record::<State>(2));
    page.wait_for_rest(&table);
    // Dice are rolled until one of them can be kept.
    page.touch(&table, Touch::Roll);
    page.wait(TUMBLED);
    let before = table.scene();
    page.touch(&table, Touch::Die(0));
    assert_ne!(table.scene().dice, before.dice, "the choice is shown");
    page.undo(&table);
    page.redo(&table);
    assert_eq!(table.scene().dice, before.dice, "and is void in the same position again");
}

#[test]
fn dice_tumble_over_what_was_and_a_touch_ends_that_and_no_more() {
    let device = Device::default();
    let (page, table) = begun(&device);
    let before = table.scene();
    page.touch(&table, Touch::Roll);
    assert!(table.status().tumbling);
    assert_eq!((table.events(), device.journal_events(&table.id)), (1, Some(2)), "kept before it is shown");
    page.wait(559);
    assert!(table.status().tumbling);
    page.wait(1);
    assert!(!table.status().tumbling);
    assert_eq!(table.events(), 2);
    assert_ne!(table.scene(), before);

    page.undo(&table);
    page.touch(&table, Touch::Roll);
    assert!(table.status().tumbling);
    page.touch(&table, Touch::Pool);
    assert!(!table.status().tumbling);
    assert_eq!((table.events(), table.status().refused), (2, None));
    assert_eq!(table.game(&page).events().len(), 2, "the touch was for the dice");
}

#[test]
fn a_table_that_was_left_hears_and_plays_nothing_more() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<heartbox::games::infarkt::State>(record::<heartbox::games::infarkt::State>(3));
    page.wait(250);
    let before = device.journal_events(&table.id);
    assert!(before > Some(0), "cards are being dealt");
    page.leave(&table);
    page.wait(60_000);
    page.hide(true);
    page.happens("storage");
    assert_eq!(device.journal_events(&table.id), before);
    assert_eq!(device.saved_events(&table.id), before, "what was played is saved");
}

/// The rules differ between games; the table's handling of them is the same for all.
#[test]
fn the_same_touches_come_to_the_same_game() {
    fn played() -> serde_json::Value {
        let (page, table) = begun(&Device::default());
        for _ in 0..6 {
            page.touch(&table, Touch::Roll);
            page.wait(TUMBLED);
            page.touch(&table, Touch::Keep);
            page.wait(TUMBLED);
        }
        table.game(&page).record()
    }
    assert_eq!(played(), played());
    assert!(State::is_dice(&serde_json::from_value(played()["events"][0]["chance"].clone()).expect("dice")));
}
