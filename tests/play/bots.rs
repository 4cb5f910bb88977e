//! Bots at the table: they play automatically, for their own seats only, and undo and secrets take only people into account.

use heartbox::engine::{Control, Event, Game, Seat, Timeline, Turn};
use heartbox::games::infarkt::State as Infarkt;
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::tintenherz::scene::select::Touch;
use heartbox::games::{GamePlay, GameVisitor, IDS, TableGame, with_game};
use heartbox::storage::StoreError;
use heartbox::table::{Input, Pace};
use leptos::prelude::*;
use serde_json::json;

use super::world::{Device, Page, Table};
use super::{legal, record};

const ADA: Seat = Seat::FIRST;
const BO: Seat = Seat::new(1).expect("a seat");

/// Longer than the pause of a bot at any pace.
const A_WHILE: u64 = 10_000;

/// A game of Ada against bots of level 2.
fn alone<G: TableGame>(page: &Page, players: u8) -> Table<G> {
    let bots: Vec<(Seat, u8)> = Seat::all(players).skip(1).map(|seat| (seat, 2)).collect();
    page.start_with::<G>(record::<G>(players), &bots)
}

struct Alone;
impl GameVisitor for Alone {
    type Output = ();

    /// Ada plays whenever she can; the bots play everything else.
    fn visit<G: TableGame>(self) {
        let page = Page::open(&Device::default());
        let table = alone::<G>(&page, *G::FACTS.seats.end());
        let mut asked = 0;
        for turn in 0..60 {
            page.wait_for_rest(&table);
            let game = table.game(&page);
            let state = game.state();
            match state.turn() {
                Turn::Over => break,
                // The farewell to her is displayed.
                _ if !state.takes_part(ADA) => break,
                Turn::Chance => assert_eq!(state.active_seat().unwrap_or(ADA), ADA, "nobody but Ada is waited for"),
                Turn::Decide(seat) => assert_eq!(seat, ADA, "nobody but Ada is waited for"),
            }
            assert!(table.handle.handoff.get_untracked().is_none(), "there is nobody to hand the device to");
            asked += 1;
            let legal = legal(&game);
            let event = match state.turn() {
                Turn::Decide(seat) => Event::Decision { by: seat, action: legal[turn % legal.len()].clone() },
                _ => game.roll(&game.setup().seed.as_ref().expect("a seed").dice()).expect("a roll"),
            };
            page.play(&table, event);
            assert_eq!(table.status().refused, None);
        }
        let by_bots = table.game(&page);
        let by_bots = by_bots.events().iter().filter(|event| matches!(event, Event::Decision { by, .. } if *by != ADA));
        assert!(asked > 1 && by_bots.count() > 1, "{}: {asked} times Ada was asked", G::FACTS.id);
    }
}

#[test]
fn one_person_plays_against_bots_and_nobody_else_is_asked() {
    for id in IDS {
        with_game(id, Alone).expect("a game of the registry");
    }
}

/// A game of Ada against Bo, a bot of level 2, in which Bo is about to roll.
fn bo_is_due(page: &Page) -> Table<Tintenherz> {
    due_at_level(page, 2)
}

fn due_at_level(page: &Page, level: u8) -> Table<Tintenherz> {
    page.within(|| page.app.settings.pace.set(Pace::Slow));
    let mut record = record::<Tintenherz>(2);
    record["setup"]["first"] = json!(ADA);
    let table = page.start_with::<Tintenherz>(record, &[(BO, level)]);
    for _ in 0..40 {
        until_asked_or_bot(page, &table);
        let game = table.game(page);
        if game.state().to_act() == Some(BO) && game.state().asks() {
            return table;
        }
        match game.state().turn() {
            Turn::Chance => page.touch(&table, Touch::Roll),
            _ => page.play(&table, Event::Decision { by: ADA, action: legal(&game)[0] }),
        }
    }
    panic!("Bo is never to move");
}

/// Waits until dice and cards come to rest, for less time than the pause of a slow bot.
fn until_asked_or_bot(page: &Page, table: &Table<Tintenherz>) {
    for _ in 0..30 {
        let game = table.game(page);
        let state = game.state();
        if state.asks() && (state.to_act() == Some(BO) || !table.status().tumbling) {
            return;
        }
        page.wait(50);
    }
}

#[test]
fn a_touch_hurries_a_bot_and_never_plays_for_it() {
    let page = Page::open(&Device::default());
    let table = bo_is_due(&page);
    let before = table.game(&page);
    assert_eq!(before.state().turn(), Turn::Chance, "Bo is about to roll");
    assert!(table.status().tumbling, "the table says that a touch only hurries");
    assert!(table.status().prompt.contains("Bo"), "{}", table.status().prompt);
    // Any touch has this effect.
    page.touch(&table, Touch::Card(heartbox::games::tintenherz::Card::all().next().expect("a card")));
    let after = table.game(&page);
    assert_eq!(after.events().len(), before.events().len() + 1);
    assert!(after.events().last().expect("an event").is_chance(), "Bo has rolled");
}

#[test]
fn undo_goes_back_to_what_the_person_decided_last() {
    let page = Page::open(&Device::default());
    let table = alone::<Tintenherz>(&page, 3);
    let mut asked_at = Vec::new();
    for _ in 0..12 {
        page.wait_for_rest(&table);
        let game = table.game(&page);
        asked_at.push(game.events().len());
        match game.state().turn() {
            Turn::Chance => page.touch(&table, Touch::Roll),
            Turn::Decide(_) => page.play(&table, Event::Decision { by: ADA, action: legal(&game)[0] }),
            Turn::Over => break,
        }
    }
    page.wait_for_rest(&table);
    for at in asked_at.iter().rev() {
        page.undo(&table);
        assert_eq!(table.game(&page).events().len(), *at);
        page.wait(A_WHILE);
        assert_eq!(table.game(&page).events().len(), *at, "the person is asked again, and nobody plays");
    }
    for at in &asked_at[1..] {
        page.redo(&table);
        assert_eq!(table.game(&page).events().len(), *at, "redo stops where the person is asked");
        page.wait(A_WHILE);
    }
}

struct AmongThemselves;
impl GameVisitor for AmongThemselves {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let page = Page::open(&Device::default());
        page.within(|| page.app.settings.pace.set(Pace::AtOnce));
        let table = page.start_with::<G>(record::<G>(2), &[(ADA, 1), (BO, 2)]);
        page.wait_for_rest(&table);
        assert!(table.status().outcome.is_some(), "{} is over", G::FACTS.id);
    }
}

#[test]
fn bots_play_among_themselves_to_the_end() {
    for id in IDS {
        with_game(id, AmongThemselves).expect("a game of the registry");
    }
}

#[test]
fn the_pace_is_how_long_a_bot_waits() {
    let played_after = |pace: Pace, wait: u64| {
        let page = Page::open(&Device::default());
        let table = bo_is_due(&page);
        page.within(|| page.app.settings.pace.set(pace));
        // The new pace applies from the next pause on.
        page.touch(&table, Touch::Roll);
        let before = table.game(&page).events().len();
        page.wait(wait);
        table.game(&page).events().len() - before
    };
    assert!(played_after(Pace::Slow, 2000) < played_after(Pace::Fast, 2000));
    assert!(played_after(Pace::Fast, 2000) < played_after(Pace::AtOnce, 2000));
}

#[test]
fn the_only_person_sees_own_secrets_and_no_other() {
    let page = Page::open(&Device::default());
    let table = alone::<Infarkt>(&page, 3);
    let mut planned = 0;
    for turn in 0..200 {
        page.wait_for_rest(&table);
        let game = table.game(&page);
        let state = game.state();
        let Turn::Decide(ADA) = state.turn() else { break };
        assert_eq!(table.handle.handoff.get_untracked(), None);
        if state.secret() == Some(ADA) {
            planned += 1;
            let scene = table.scene();
            assert!(!scene.places.iter().any(|place| place.planned.is_some_and(|seat| seat != ADA)));
        }
        let legal = legal(&game);
        page.play(&table, Event::Decision { by: ADA, action: legal[turn % legal.len()].clone() });
    }
    assert!(planned > 1, "Ada has planned {planned} times");
}

fn is_bot(table: &Table<Tintenherz>, seat: Seat) -> bool {
    untrack(|| table.handle.is_bot(seat))
}

#[test]
fn somebody_takes_over_and_a_bot_plays_on() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = bo_is_due(&page);
    let before = table.game(&page);
    let hand_over = |seat: Seat, control: Control| page.within(|| table.handle.send(Input::HandOver(seat, control)));

    // A person takes over Bo's seat: from now on nobody else plays for it.
    hand_over(BO, Control::Human);
    page.wait(A_WHILE);
    assert_eq!(table.game(&page).events(), before.events(), "the person is waited for");
    assert!(!is_bot(&table, BO) && !table.status().tumbling);
    page.touch(&table, Touch::Roll);
    page.wait(A_WHILE);
    assert!(table.game(&page).events().len() > before.events().len(), "who has taken over plays");

    // Bots take over both seats.
    let events = table.game(&page).events().len();
    hand_over(ADA, Control::Bot(1));
    hand_over(BO, Control::Bot(2));
    assert!(is_bot(&table, ADA) && is_bot(&table, BO));
    page.wait(A_WHILE);
    assert!(table.game(&page).events().len() > events);

    // The control of seats is saved with the game, in both stores, and undo does not revert it.
    page.undo(&table);
    let controls = |game: &Timeline<Tintenherz>| game.setup().seats.map(|_, seat| seat.control);
    assert_eq!(controls(&table.game(&page)).values().collect::<Vec<_>>(), [&Control::Bot(1), &Control::Bot(2)]);
    page.wait(A_WHILE);
    page.leave(&table);
    page.wait(A_WHILE);
    let again = Page::open(&device);
    let opened = again.table::<Tintenherz>(&table.id);
    assert!(is_bot(&opened, ADA) && is_bot(&opened, BO));
}

#[test]
fn what_a_person_was_asked_who_has_left_is_no_stop_for_undo() {
    let page = Page::open(&Device::default());
    let table = page.start::<Tintenherz>(record::<Tintenherz>(2));
    for _ in 0..14 {
        page.wait_for_rest(&table);
        let game = table.game(&page);
        match game.state().turn() {
            Turn::Chance => page.touch(&table, Touch::Roll),
            Turn::Decide(by) => page.play(&table, Event::Decision { by, action: legal(&game)[0] }),
            Turn::Over => break,
        }
    }
    page.within(|| table.handle.send(Input::HandOver(BO, Control::Bot(2))));
    page.wait_for_rest(&table);
    let before = table.game(&page).events().len();
    for _ in 0..3 {
        page.undo(&table);
        let game = table.game(&page);
        assert!(game.events().len() < before);
        assert_eq!(game.state().to_act(), Some(ADA), "undo leads to what Ada was asked");
    }
}

/// A game in which a bot of this level has started to search for its decision after a roll; each reading of the clock takes 20 ms.
fn thinking(page: &Page, level: u8) -> Table<Tintenherz> {
    let table = due_at_level(page, level);
    for _ in 0..400 {
        let game = table.game(page);
        if game.state().turn() == Turn::Decide(BO) && game.state().asks() {
            page.world.tick.set(20);
            // The tumbling of the dice and the pause of a slow bot, before it starts.
            page.wait(2400);
            assert_eq!(table.game(page).events(), game.events(), "it is not done yet");
            return table;
        }
        page.wait(50);
    }
    panic!("Bo has nothing to decide");
}

#[test]
fn a_bot_that_searches_decides_in_time_and_the_page_lives_meanwhile() {
    for (level, most) in [(3, 1000), (4, 3000)] {
        let page = Page::open(&Device::default());
        let table = thinking(&page, level);
        let before = table.game(&page).events().len();
        page.wait(most);
        let events = table.game(&page).events().to_vec();
        assert!(events.len() > before, "level {level} has decided");
        assert!(matches!(events[before], Event::Decision { by: BO, .. }));
    }
}

#[test]
fn undo_takeover_and_leaving_end_what_a_bot_thinks() {
    let ended: [fn(&Page, &Table<Tintenherz>); 3] = [
        |page, table| page.undo(table),
        |page, table| page.within(|| table.handle.send(Input::HandOver(BO, Control::Human))),
        |page, table| page.leave(table),
    ];
    for end in ended {
        let device = Device::default();
        let page = Page::open(&device);
        let table = thinking(&page, 4);
        let id = table.id.clone();
        end(&page, &table);
        page.world.tick.set(0);
        page.wait(300);
        let after = device.saved_events(&id);
        page.wait(A_WHILE);
        assert_eq!(device.saved_events(&id), after, "nothing comes of it any more");
    }
}

#[test]
fn a_touch_has_a_bot_decide_with_what_it_has_found_out() {
    let page = Page::open(&Device::default());
    let table = thinking(&page, 4);
    let before = table.game(&page).events().len();
    page.touch(&table, Touch::Roll);
    let events = table.game(&page).events().to_vec();
    assert_eq!(events.len(), before + 1);
    assert!(matches!(events[before], Event::Decision { by: BO, .. }));
}

#[test]
fn a_takeover_is_not_lost_when_the_browser_dies_at_once_and_makes_no_second_game() {
    // The browser is killed immediately, and after one more event.
    for more in [0, 1] {
        let device = Device::default();
        let page = Page::open(&device);
        let table = page.start::<Tintenherz>(record::<Tintenherz>(2));
        page.wait_for_rest(&table);
        page.wait(A_WHILE);
        page.within(|| table.handle.send(Input::HandOver(BO, Control::Bot(2))));
        (0..more).for_each(|_| page.touch(&table, Touch::Roll));
        let events = table.game(&page).events().len();
        assert_eq!(device.saved_events(&table.id), Some(events - more), "localStorage has not heard of it");

        // Nothing more is written before another page opens.
        let again = Page::open(&device);
        assert_eq!(again.says(), [], "nobody is told of two games");
        let opened = again.table::<Tintenherz>(&table.id);
        assert!(is_bot(&opened, BO) && !is_bot(&opened, ADA));
        assert_eq!(device.saved_events(&table.id), Some(events));
        assert_eq!(
            device.everything().0.iter().filter(|(key, _)| key.ends_with(":a") || key.ends_with(":b")).count(),
            2
        );
    }
}

#[test]
fn a_takeover_is_kept_by_the_journal_alone() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<Tintenherz>(record::<Tintenherz>(2));
    page.wait_for_rest(&table);
    page.wait(A_WHILE);
    device.refuse(Some(StoreError::Full));
    page.within(|| table.handle.send(Input::HandOver(BO, Control::Bot(2))));
    page.wait(A_WHILE);
    device.refuse(None);
    let again = Page::open(&device);
    let opened = again.table::<Tintenherz>(&table.id);
    assert!(is_bot(&opened, BO));
    assert_eq!(again.says(), []);
}
