//! Names at the table: invisible characters are not displayed, no two players have the same name, and default names follow the language of
//! the page, also during the game.

use heartbox::engine::Seat;
use heartbox::games::tintenherz::State;
use heartbox::i18n::Lang;
use leptos::prelude::*;
use serde_json::json;

use super::record;
use super::world::{Device, Page};

#[test]
fn names_are_shown_in_the_language_of_the_page_and_kept_as_they_were_typed() {
    let typed = ["Player 1", "Ada", "\u{202e}ada\u{200b}", "Person 4"];
    let mut record = record::<State>(4);
    for (seat, name) in record["setup"]["seats"].as_array_mut().expect("seats").iter_mut().zip(typed) {
        seat["name"] = json!(name);
    }
    let page = Page::open(&Device::default());
    let table = page.start::<State>(record);
    // The middle of the table is laid out automatically.
    page.wait_for_rest(&table);
    for (lang, expected) in [
        (Lang::De, ["Person 1", "Ada", "ada 2", "Person 4"]),
        (Lang::Cs, ["Hráč 1", "Ada", "ada 2", "Hráč 4"]),
        (Lang::En, ["Player 1", "Ada", "ada 2", "Player 4"]),
    ] {
        page.within(|| page.app.settings.lang.set(lang));
        let names = table.handle.names.get_untracked();
        assert_eq!(Seat::all(4).map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>(), expected);
        let people = table.handle.seats.get_untracked();
        assert_eq!(people.iter().map(|info| info.name.as_str()).collect::<Vec<_>>(), expected);
        let first = expected[table.status().active_seat.expect("somebody begins").index()];
        assert!(table.status().prompt.contains(first), "{:?}", table.status().prompt);
    }
    let kept = table.game(&page).record();
    for (seat, name) in typed.iter().enumerate() {
        assert_eq!(kept["setup"]["seats"][seat]["name"], json!(name), "the record is as it was");
    }
}

#[test]
fn where_everybody_has_a_name_nothing_is_drawn_anew_in_another_language() {
    let page = Page::open(&Device::default());
    let table = page.start::<State>(record::<State>(2));
    let drawn = page.within(|| {
        let drawn = RwSignal::new(0);
        Effect::new_isomorphic(move |_| {
            table.handle.seats.track();
            drawn.update_untracked(|drawn| *drawn += 1);
        });
        drawn
    });
    page.within(|| page.app.settings.lang.set(Lang::De));
    assert_eq!(drawn.get_untracked(), 1);
}
