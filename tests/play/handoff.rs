//! Secret decisions: the table is displayed only to the player who has taken the device.

use heartbox::engine::{Event, EventOf, Game, Seat, Turn};
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::games::infarkt::{Action, Place, State};
use heartbox::table::Input;
use leptos::prelude::*;

use super::legal;
use super::random::{Random, tables};
use super::world::{Device, Page, Table};

/// A game in which three players have to plan in secret, with the first seat to plan.
fn planning() -> (Page, Table<State>, Seat) {
    let page = Page::open(&Device::default());
    for (_, options) in tables::<State>().filter(|(players, _)| *players == 3) {
        let table = page.start::<State>(Random::<State>::new(3, &options, 1).game.record());
        // The items laid out at the beginning of the round are taken first.
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
    page.within(|| table.handle.send(Input::Reveal));
}

/// The places at which the viewer sees a planned piece.
fn planned(table: &Table<State>) -> Vec<Seat> {
    table.scene().places.iter().filter_map(|place| place.planned).collect()
}

/// Plans for the seat that has to decide.
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
    assert!(table.handle.secret_reason.get_untracked().is_some_and(|matter| !matter.is_empty()));
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
    // Nor is it displayed when the page becomes visible again.
    page.hide(false);
    assert_eq!((handoff(&table), planned(&table)), (Some(seat), vec![]));
    // The player who made the selection still has it.
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
        // Other players' secret decisions cannot be undone, neither before the device is taken nor after.
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
    // All plans are revealed: no handoff is required, and the plans can be undone, all of them or none.
    assert_eq!(handoff(&table), None);
    assert!(table.status().can_undo);
    let planned = table.game(&page);
    page.undo(&table);
    assert_eq!(handoff(&table), Some(first), "nobody plans knowing the plans of others");
    let back = table.game(&page);
    assert_eq!(back.events().len(), planned.events().len() - 3);
    assert!(back.state().seats().all(|seat| !back.state().has_planned(seat)));
    assert!(!table.status().can_undo);
    // Nothing is lost: undone events can be redone.
    for _ in 0..3 {
        page.redo(&table);
    }
    assert_eq!(table.game(&page), planned);
}

#[test]
fn a_bot_beside_two_people_is_handed_nothing_and_tells_nobody_its_plan() {
    for bot in Seat::all(3) {
        let page = Page::open(&Device::default());
        let (_, options) = tables::<State>().find(|(players, _)| *players == 3).expect("a table for three");
        let record = Random::<State>::new(3, &options, 1).game.record();
        let table = page.start_with::<State>(record, &[(bot, 2)]);
        let mut handed = Vec::new();
        for _ in 0..60 {
            page.wait_for_rest(&table);
            let game = table.game(&page);
            if let Some(seat) = handoff(&table) {
                assert_ne!(seat, bot, "nobody hands the device to a bot");
                handed.push(seat);
                reveal(&page, &table);
                assert_eq!(planned(&table), [], "what others plan is seen by nobody");
                plan(&page, &table);
            } else if game.events().iter().any(|event| plans(event, bot)) && handed.len() >= 4 {
                break;
            } else if let (Turn::Decide(by), Some(action)) = (game.state().turn(), legal(&game).into_iter().next()) {
                page.play(&table, Event::Decision { by, action });
            } else {
                page.within(|| table.handle.send(Input::Skip));
            }
        }
        assert!(handed.len() >= 4, "two people have planned twice beside {bot:?}: {handed:?}");
        let game = table.game(&page);
        let entries = table.entries();
        let mut plans_of_bot = 0;
        for (index, _) in game.events().iter().enumerate().filter(|(_, event)| plans(event, bot)) {
            plans_of_bot += 1;
            page.within(|| table.handle.send(Input::AskWhy(index)));
            assert_eq!(table.handle.advice.get_untracked(), None, "it tells nobody why it plans so");
            assert!(!entries.iter().any(|entry| entry.index == index && entry.why), "nor can it be asked");
        }
        assert!(plans_of_bot > 0);
    }
}

/// Whether this event is a secret plan of this seat.
fn plans(event: &EventOf<State>, seat: Seat) -> bool {
    matches!(event, Event::Decision { by, action: Action::Plan(_) } if *by == seat)
}
