//! Decisions in secret: the table is shown to whoever has taken the device, and to nobody else.

use heartbox::engine::{Event, Game, Seat, Turn};
use heartbox::games::infarkt::view::select::Touch;
use heartbox::games::infarkt::{Place, State};
use leptos::prelude::*;

use super::legal;
use super::random::{Random, tables};
use super::world::{Device, Page, Table};

/// Three are to plan in secret; with whoever is asked first.
fn planning() -> (Page, Table<State>, Seat) {
    let page = Page::open(&Device::default());
    for (_, options) in tables::<State>().filter(|(players, _)| *players == 3) {
        let table = page.start::<State>(Random::<State>::new(3, &options, 1).game.record());
        // What is laid out at the beginning of the round is taken first.
        for _ in 0..12 {
            page.wait_for_rest(&table);
            if let Some(seat) = handoff(&table) {
                return (page, table, seat);
            }
            let game = table.game(&page);
            let (Turn::Decide(seat), Some(action)) = (game.state().turn(), legal(&game).into_iter().next()) else {
                break;
            };
            page.play(&table, Event::Decision { by: seat, action });
        }
        page.leave(&table);
    }
    panic!("nobody plans in secret");
}

fn handoff(table: &Table<State>) -> Option<Seat> {
    table.handle.handoff.get_untracked()
}

fn reveal(page: &Page, table: &Table<State>) {
    page.within(|| table.handle.reveal.run(()));
}

/// The places at which whoever looks sees a piece that is to be set.
fn planned(table: &Table<State>) -> Vec<Seat> {
    table.scene().places.iter().filter_map(|place| place.planned).collect()
}

/// Sets the pieces of whoever is asked.
fn plan(page: &Page, table: &Table<State>) {
    for place in [Place::Office, Place::Pharmacy, Place::Home] {
        page.touch(table, Touch::Place(place));
    }
    page.touch(table, Touch::Confirm);
    assert_eq!(table.status().refused, None);
}

#[test]
fn nothing_is_seen_until_somebody_has_taken_the_device() {
    let (page, table, seat) = planning();
    assert!(table.handle.secret_matter.get_untracked().is_some_and(|matter| !matter.is_empty()));
    let before = table.scene();
    page.touch(&table, Touch::Place(Place::Office));
    assert_eq!(table.scene(), before, "what is chosen is shown to nobody");
    page.touch(&table, Touch::Place(Place::Office));
    reveal(&page, &table);
    assert_eq!((handoff(&table), planned(&table)), (None, vec![]));
    page.touch(&table, Touch::Place(Place::Office));
    assert_eq!(planned(&table), [seat], "who plans sees the plan");
}

#[test]
fn who_hides_the_page_hides_the_secret() {
    let (page, table, seat) = planning();
    reveal(&page, &table);
    page.touch(&table, Touch::Place(Place::Office));
    assert_eq!((handoff(&table), planned(&table)), (None, vec![seat]));
    page.hide(true);
    assert_eq!((handoff(&table), planned(&table)), (Some(seat), vec![]));
    // Nor is it shown to whoever comes back.
    page.hide(false);
    assert_eq!((handoff(&table), planned(&table)), (Some(seat), vec![]));
    // What was chosen is still there for the one who chose it.
    reveal(&page, &table);
    assert_eq!((handoff(&table), planned(&table)), (None, vec![seat]));
}

#[test]
fn the_next_one_has_to_take_the_device_anew_and_undo_tells_nothing() {
    let (page, table, first) = planning();
    let mut before = Vec::new();
    for number in 0..3 {
        let seat = handoff(&table).expect("somebody plans");
        assert!(!before.contains(&seat));
        assert_eq!(number == 0, seat == first);
        before.push(seat);
        // What others have decided in secret is not taken back, neither before the device is taken nor after.
        let events = table.game(&page).events().len();
        for _ in 0..2 {
            assert!(!table.status().can_undo, "{number}");
            page.undo(&table);
            assert_eq!(table.game(&page).events().len(), events);
            reveal(&page, &table);
        }
        plan(&page, &table);
        assert_eq!(table.game(&page).events().len(), events + 1);
    }
    // Everything is open again: nobody is asked for the device, and the last plan can be taken back.
    assert_eq!(handoff(&table), None);
    assert!(table.status().can_undo);
    // Then it is secret again, for the one who had the device before, too.
    page.undo(&table);
    assert_eq!(handoff(&table), before.last().copied());
}
