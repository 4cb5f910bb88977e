//! The worker in which bots search: it receives questions, its answers are played, and if it fails in any way, the game continues.

use heartbox::bots::{Question, Request};
use heartbox::engine::{Control, Event, Game, Seat, Turn};
use heartbox::games::GamePlay;
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::table::Input;

use super::record;
use super::world::{Device, Helper, Page, Table};

const ADA: Seat = Seat::FIRST;
const BO: Seat = Seat::new(1).expect("a seat");

/// A game of two bots that search, on a device with this behaviour of workers.
fn table(helper: Helper) -> (Page, Table<Tintenherz>) {
    let page = Page::open(&Device::default());
    page.world.helper.set(helper);
    page.world.tick.set(1);
    let table = page.start_with::<Tintenherz>(record::<Tintenherz>(2), &[(ADA, 4), (BO, 3)]);
    (page, table)
}

/// The questions sent to workers so far.
fn questions(page: &Page) -> Vec<Question> {
    let question = |bytes: &Vec<u8>| match Request::read(bytes)? {
        Request::Search(question) => Some(question),
        Request::Judge(_) | Request::GoOn => None,
    };
    page.world.questions.borrow().iter().filter_map(question).collect()
}

/// Waits until a worker receives another question.
fn until_asked(page: &Page) {
    let before = questions(page).len();
    for _ in 0..2000 {
        if questions(page).len() > before {
            return;
        }
        page.wait(10);
    }
    panic!("nobody asks");
}

#[test]
fn bots_that_search_do_it_in_the_worker() {
    let (page, table) = table(Helper::Thinks);
    page.wait_for_rest(&table);
    assert!(table.status().outcome.is_some(), "the game is over");
    assert_eq!(page.world.helpers.get(), 1, "one worker is enough");
    let by_bots = table.game(&page);
    let decisions = by_bots.events().iter().filter(|event| !event.is_chance()).count();
    assert!(questions(&page).len() * 2 > decisions, "most of {decisions} decisions come from the worker");
    for question in questions(&page) {
        assert_eq!(question.game, Tintenherz::FACTS.id);
        let known = question.known::<Tintenherz>().expect("a state");
        assert_eq!(known.turn(), Turn::Decide(known.seat()), "it is asked for the seat that has to decide");
    }
}

#[test]
fn no_worker_is_started_for_people_and_bots_that_decide_at_once() {
    let page = Page::open(&Device::default());
    page.world.helper.set(Helper::Thinks);
    let table = page.start_with::<Tintenherz>(record::<Tintenherz>(2), &[(BO, 2)]);
    page.wait(10_000);
    assert_eq!(page.world.helpers.get(), 0);
    page.within(|| table.handle.send(Input::HandOver(ADA, Control::Bot(3))));
    assert_eq!(page.world.helpers.get(), 1, "now there is somebody to think for");
}

#[test]
fn a_late_answer_is_refused() {
    let ended: [fn(&Page, &Table<Tintenherz>); 2] = [
        |page, table| page.undo(table),
        |page, table| {
            for seat in [ADA, BO] {
                page.within(|| table.handle.send(Input::HandOver(seat, Control::Human)));
            }
        },
    ];
    for end in ended {
        let (page, table) = table(Helper::Thinks);
        // Not the first question: there must be something to undo.
        (0..4).for_each(|_| until_asked(&page));
        page.world.helper.set(Helper::Dies);
        end(&page, &table);
        assert_eq!(page.world.questions.borrow().last().map(Vec::as_slice), Some(&[][..]), "it is told to stop");
        let before = table.game(&page).events().to_vec();
        // The answer still arrives.
        page.wait(400);
        let now = table.game(&page).events().to_vec();
        assert!(
            now.len() <= before.len() + 1 && now.iter().skip(before.len()).all(Event::is_chance),
            "nothing is decided by it"
        );
    }
}

#[test]
fn a_worker_that_dies_or_breaks_is_started_again_and_nothing_is_lost() {
    for trouble in [Helper::Dies, Helper::Breaks] {
        let (page, table) = table(Helper::Thinks);
        until_asked(&page);
        page.world.helper.set(trouble);
        until_asked(&page);
        let before = table.game(&page);
        assert!(matches!(before.state().turn(), Turn::Decide(_)));
        page.wait(6000);
        let after = table.game(&page);
        assert!(after.events().len() > before.events().len(), "{trouble:?}: the page thinks by itself");
        assert!(!after.events()[before.events().len()].is_chance());
        assert!(page.world.helpers.get() > 1, "{trouble:?}: another worker is there for the next question");
        page.world.helper.set(Helper::Thinks);
        page.wait_for_rest(&table);
        assert!(table.status().outcome.is_some());
    }
}

#[test]
fn where_workers_never_live_long_the_page_thinks_alone() {
    for trouble in [Helper::Missing, Helper::Dies, Helper::Breaks] {
        let (page, table) = table(trouble);
        page.wait_for_rest(&table);
        assert!(table.status().outcome.is_some(), "{trouble:?}: the game is played to its end");
        assert!(page.world.helpers.get() <= 4, "{trouble:?}: it is not tried for ever");
    }
}

#[test]
fn a_touch_has_the_worker_make_do_with_what_it_has() {
    let (page, table) = table(Helper::Dies);
    until_asked(&page);
    let before = table.game(&page).events().len();
    let state = table.game(&page).state().clone();
    assert!(state.asks());
    page.touch(&table, heartbox::games::tintenherz::scene::select::Touch::Roll);
    let events = table.game(&page).events().to_vec();
    assert_eq!(events.len(), before + 1);
    assert!(!events[before].is_chance(), "it has decided");
}

#[test]
fn no_bot_moves_right_after_a_touch_though_it_knows_what_it_will_do() {
    let (page, table) = table(Helper::Thinks);
    until_asked(&page);
    page.world.tick.set(0);
    let events = || table.game(&page).events().len();
    let before = events();
    // The answer arrives after 300 milliseconds, during these touches; they delay its use.
    for _ in 0..10 {
        page.wait(50);
        page.happens("pointerdown");
    }
    assert_eq!(events(), before, "it waits while somebody touches the page");
    page.wait(100);
    assert_eq!(events(), before, "it waits for what the last touch does");
    page.wait(60);
    assert_eq!(events(), before + 1, "and no longer");
}

#[test]
fn neither_do_bots_that_decide_at_once_or_think_on_the_page() {
    for (touch, level) in [("pointerdown", 2), ("click", 2), ("keydown", 2), ("pointerdown", 4)] {
        let page = Page::open(&Device::default());
        page.world.helper.set(Helper::Missing);
        let table = page.start_with::<Tintenherz>(record::<Tintenherz>(2), &[(ADA, level), (BO, level)]);
        let events = || table.game(&page).events().len();
        let touch_for_a_while = || {
            for _ in 0..40 {
                page.wait(100);
                page.happens(touch);
            }
        };
        // Automatic events before the first decision are played meanwhile.
        touch_for_a_while();
        let before = events();
        touch_for_a_while();
        assert_eq!(events(), before, "{touch}, level {level}: it waits while somebody touches the page");
        page.wait(160);
        assert_eq!(events(), before + 1, "{touch}, level {level}: and no longer");
    }
}

/// After a touch during a search on the page, the search continues when the response to the touch is visible, and not before.
#[test]
fn the_page_does_not_think_right_after_a_touch() {
    let (page, table) = table(Helper::Missing);
    // Each slice ends after one reading of the clock, so that there are many slices.
    page.world.tick.set(8);
    let thinks = || {
        let before = page.world.looks.get();
        page.wait(20);
        // The check for a touch reads the clock once, a slice at least twice.
        page.world.looks.get() > before + 2
    };
    while !thinks() {
        page.wait(1);
    }
    page.happens("pointerdown");
    assert!((0..5).all(|_| !thinks()), "for a hundred milliseconds");
    page.wait(60);
    assert!(thinks(), "and no longer");
    assert!(table.status().outcome.is_none());
}

#[test]
fn a_clock_that_stands_still_stops_no_bot() {
    let (page, table) = table(Helper::Thinks);
    until_asked(&page);
    let before = table.game(&page).events().len();
    page.world.stopped.set(Some(1_000_000));
    page.happens("pointerdown");
    page.wait(1000);
    assert!(table.game(&page).events().len() > before);
}

#[test]
fn a_clock_that_is_put_back_stops_no_bot() {
    let (page, table) = table(Helper::Thinks);
    until_asked(&page);
    let before = table.game(&page).events().len();
    page.happens_ahead("pointerdown", 3_600_000);
    page.wait(1000);
    assert!(table.game(&page).events().len() > before);
}
