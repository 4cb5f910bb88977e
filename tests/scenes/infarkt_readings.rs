//! What the table of Infarkt says of its deeds, cards and indicators, and of events that come back or are still to come.

use heartbox::engine::{BySeat, Seat};
use heartbox::games::infarkt::scene::heaps::{Aside, HeapKind};
use heartbox::games::infarkt::scene::reading::{InfarktThing, activity_part, card_part};
use heartbox::games::infarkt::scene::selection::Selection;
use heartbox::games::infarkt::text::{Clause, Words, about_value};
use heartbox::games::infarkt::{Activity, GRAVE, Indicator, Kind, Phase, State};
use heartbox::games::{GameLog, GameReading, GameScene, Reading, SceneInput};
use heartbox::i18n::{Lang, Names};

use crate::common::random::{Random, every_state, tables};

const GAMES: u64 = 2;

fn names(state: &State) -> Names {
    Names::new(BySeat::new(state.seats().len() as u8, |seat| ["Ada", "Bo", "Cy", "Di", "Ed"][seat.index()].to_owned()))
}

fn says(reading: &Reading, sentence: &str) -> bool {
    reading.sentences.iter().any(|said| said == sentence)
}

#[test]
fn every_deed_says_what_it_does_and_a_party_for_whom() {
    let mut parties = 0;
    every_state::<State>(GAMES, |game| {
        let (state, lang) = (game.state(), Lang::En);
        let (scene, names, words) = (state.scene(state.to_act()), names(state), Words::of(lang));
        for shown in scene.places.iter().flat_map(|place| &place.activities) {
            let part = activity_part(shown.activity);
            let reading = State::read_part(&scene, &part, lang, &names).expect("it is on the table");
            assert!(says(&reading, &words.about_activity(shown.activity, shown.balance)), "{reading:#?}");
            if let Some((before, after)) = shown.outcome.filter(|(before, after)| before != after) {
                let items = &reading.groups.last().expect("the consequences").items;
                assert_eq!(items.len(), after.since(before).iter().count(), "{reading:#?}");
            }
            let host = state.acting().or(state.asked().map(|(seat, _)| seat));
            if let (Activity::Party, Some(host)) = (shown.activity, host.filter(|host| state.is_alive(*host))) {
                let guests: Vec<Seat> = state.neighbours(host).into_iter().flatten().collect();
                // The last one alive has none.
                if guests.is_empty() {
                    continue;
                }
                let guests = names.list(guests, lang);
                assert!(says(&reading, &words.deed_party_guests(names.of(host), &guests)), "{reading:#?}");
                parties += 1;
            }
        }
    });
    assert!(parties > 100);
}

#[test]
fn every_card_says_its_use_and_what_it_would_do_to_whom() {
    let mut read = 0;
    every_state::<State>(GAMES, |game| {
        let (state, lang) = (game.state(), Lang::En);
        let (scene, names, words) = (state.scene(state.to_act()), names(state), Words::of(lang));
        for thing in State::things(&scene) {
            let InfarktThing::Card(card) = thing else { continue };
            let reading = State::read_part(&scene, &card_part(card), lang, &names).expect("it is on the table");
            assert!(says(&reading, words.use_of(card)), "{reading:#?}");
            if card.kind() == Kind::Drug {
                continue;
            }
            let changed = |seat: &Seat| {
                let health = scene.seats[*seat].health;
                health.after(card.change()) != health
            };
            let group = reading.groups.iter().find(|group| group.title == words.would_do());
            let told: Vec<&str> = group.iter().flat_map(|group| &group.items).map(|item| item.name.as_str()).collect();
            let expected: Vec<&str> = state.living().filter(changed).map(|seat| names.of(seat)).collect();
            assert_eq!(told, expected, "{reading:#?}");
            read += 1;
        }
    });
    assert!(read > 1000);
}

#[test]
fn a_value_says_how_far_it_is_from_what_it_does() {
    let said = |indicator: Indicator, value: u8| about_value(indicator, value, Lang::En);
    let no_break = |text: &str| text.replace('\u{a0}', " ");
    assert_eq!(no_break(&said(Indicator::Depr, 3)[0]), "2 points more, and the end of each round adds: depression +1.");
    assert_eq!(no_break(&said(Indicator::Depr, 5)[0]), "The end of each round adds: depression +1.");
    assert_eq!(no_break(&said(Indicator::Depr, 9)[1]), "1 point more, and it kills.");
    assert_eq!(said(Indicator::Obes, 6).len(), 3, "both effects, and that nobody dies of it");
    assert_eq!(said(Indicator::Diab, 0).len(), 1);
    for indicator in Indicator::ALL {
        for value in 0..GRAVE {
            assert!(!said(indicator, value).is_empty());
        }
    }
}

#[test]
fn the_events_put_aside_are_seen_and_said_when_they_come_back() {
    let mut returned = 0;
    for (players, options) in tables::<State>() {
        for number in 0..6 {
            let mut random = Random::<State>::new(players, &options, number);
            while let Some(event) = random.due() {
                let step = random.game.step(event).expect("legal");
                let state = random.game.state();
                let scene = state.scene(state.to_act());
                let aside: Option<Vec<_>> = (players == 2).then(|| state.put_aside().cards().collect());
                assert_eq!(scene.aside.as_ref().map(|aside| &aside.cards), aside.as_ref());
                let comes_back = step.before.put_aside().len() == Aside::ALL && state.put_aside().is_empty();
                let entry = State::log_entry(&step);
                let said = entry.clauses.iter().any(|clause| matches!(clause, Clause::Returned(_)));
                assert_eq!(said, comes_back);
                if comes_back {
                    assert_eq!(state.phase(), Phase::Events);
                    assert!(scene.heaps.iter().any(|heap| heap.kind == HeapKind::Returned), "{:?}", scene.heaps);
                    assert!(!entry.clauses.iter().any(|clause| matches!(clause, Clause::LaidOut(_))));
                    returned += 1;
                }
            }
        }
    }
    assert!(returned > 5, "{returned}");
}

#[test]
fn the_dead_see_whom_an_event_would_hit() {
    let (mut hits, mut kills) = (0, 0);
    every_state::<State>(GAMES * 3, |game| {
        let state = game.state();
        if state.phase() != Phase::Hereafter {
            return;
        }
        let viewer = state.dead().first().map(|death| death.seat);
        let nothing = Selection::default();
        let scene = State::scene_of(&SceneInput { viewer, ..SceneInput::of(state, &nothing) });
        for heap in scene.heaps.iter().filter(|heap| heap.kind == HeapKind::Coming) {
            for card in &heap.cards {
                for seat in state.living() {
                    let ahead = state.health_ahead(seat).after(card.design.change());
                    assert_eq!(card.kills.contains(seat), ahead.is_deadly(), "{:?} {seat:?}", card.design);
                    assert!(!(card.kills.contains(seat) && card.hits.contains(seat)));
                }
                (hits, kills) = (hits + card.hits.len(), kills + card.kills.len());
            }
        }
        assert!(scene.heaps.iter().all(|heap| heap.kind != HeapKind::Offer), "it is the offer of the next round");
    });
    assert!(hits > 10 && kills > 2, "{hits} {kills}");
}
