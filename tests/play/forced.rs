//! Automatic play: cards that are dealt, forced decisions, standing orders. A touch skips it; undo does not stop at it.

use heartbox::bots::random_event;
use heartbox::engine::{Control, Event, Game, Seat, Timeline, Turn};
use heartbox::games::flow::scene::select::Touch as FlowTouch;
use heartbox::games::infarkt::scene::select::Touch as InfarktTouch;
use heartbox::games::pace::{DEAL_PAUSE, DEAL_STEPS, PAUSE};
use heartbox::games::{Asked, GamePlay, GameTouch, GameVisitor, IDS, TableGame, Touched, flow, infarkt, with_game};
use heartbox::table::{Input, SETTLE_MS};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::random::{Random, tables};
use super::record;
use super::world::{Device, Page, Table};

type Infarkt = infarkt::State;
type Flow = flow::State;

#[test]
fn cards_are_dealt_in_a_few_steps_by_the_clock() {
    let device = Device::default();
    let page = Page::open(&device);
    let table = page.start::<Infarkt>(record::<Infarkt>(5));
    assert!(table.status().tumbling, "cards are being dealt");
    let mut steps = Vec::new();
    while table.status().tumbling {
        let before = table.events();
        page.wait(u64::from(DEAL_PAUSE) - 1);
        assert_eq!(table.events(), before, "not before its time");
        page.wait(1);
        steps.push(table.events() - before);
        assert_eq!(device.journal_events(&table.id), Some(table.events()), "each step is kept");
        assert!(steps.len() <= DEAL_STEPS, "{steps:?}");
    }
    assert!(steps.len() > 1 && steps.iter().all(|step| *step > 1), "{steps:?}");
}

#[test]
fn a_touch_ends_the_dealing_and_no_more() {
    let page = Page::open(&Device::default());
    let dealt = {
        let table = page.start::<Infarkt>(record::<Infarkt>(5));
        while table.status().tumbling {
            page.wait(u64::from(DEAL_PAUSE));
        }
        table.game(&page)
    };
    let table = page.start::<Infarkt>(record::<Infarkt>(5));
    page.wait(u64::from(DEAL_PAUSE));
    let begun = table.events();
    assert!(begun > 0 && table.status().tumbling);
    // Without a selection, confirming would be refused.
    page.touch(&table, InfarktTouch::Confirm);
    assert!(!table.status().tumbling);
    assert_eq!((table.game(&page).events(), table.status().refused), (dealt.events(), None));
    assert_eq!(table.events(), dealt.events().len());
    // The timer for the rest of the deal deals nothing more.
    let state = table.scene();
    page.wait(u64::from(DEAL_PAUSE));
    assert_eq!(table.game(&page).events(), dealt.events());
    assert_eq!(table.scene(), state);
}

#[test]
fn one_forced_event_comes_after_the_other_each_after_a_pause() {
    // Positions of Flow in which a card is played automatically.
    let mut seen = 0;
    let mut random = Random::<Flow>::new(4, &tables::<Flow>().next().expect("a table").1, 3);
    while seen < 5 && random.game.events().len() < 400 && random.step() {
        let by_itself = !random.game.state().asks() && random.game.state().turn() != Turn::Over;
        if !by_itself {
            continue;
        }
        seen += 1;
        let page = Page::open(&Device::default());
        let table = page.start::<Flow>(random.game.record());
        let count = random.game.events().len();
        page.wait(u64::from(PAUSE) - 1);
        assert_eq!(table.events(), count);
        page.wait(1);
        assert_eq!(table.game(&page).events().len(), count + 1, "one, by itself");
    }
    assert_eq!(seen, 5, "there are such positions");
}

/// A game of Flow in which the only card or piece is about to be played automatically, before a decision to let the pieces flow or to
/// choose one.
fn about_to_go(page: &Page) -> (Table<Flow>, usize) {
    for number in 0..40 {
        let mut random = Random::<Flow>::new(2, &tables::<Flow>().next().expect("a table").1, number);
        while random.game.events().len() < 300 && random.step() {
            let mut after = *random.game.state();
            let (Turn::Decide(seat), Some(only)) = (after.turn(), Asked::of(&after).by_itself) else { continue };
            let forced = Event::decision(seat, only);
            after.apply(&forced).expect("legal");
            let answer = after.touch(&Default::default(), &FlowTouch::Flow);
            if after.asks() && after.turn() != Turn::Over && matches!(answer, Touched::Act(_)) {
                return (page.start::<Flow>(random.game.record()), random.game.events().len());
            }
        }
    }
    panic!("no such position")
}

#[test]
fn a_touch_that_was_meant_for_a_move_that_plays_itself_plays_nothing_else() {
    // Sooner than a finger can follow, at the end of the time, and when it is over.
    for (late, heard) in [(0, false), (36, false), (200, false), (349, false), (350, true)] {
        let page = Page::open(&Device::default());
        let (table, before) = about_to_go(&page);
        assert!(table.status().tumbling, "a touch only hurries it");
        page.wait(u64::from(PAUSE));
        assert_eq!(table.events(), before + 1, "it has played itself");
        page.wait(late);
        assert_eq!((table.status().tumbling, table.status().settling), (false, !heard));
        page.touch_at_once(&table, FlowTouch::Flow);
        assert_eq!(table.game(&page).events().len() > before + 1, heard, "{late} ms after it");
        assert_eq!(table.status().refused, None);
    }
}

#[test]
fn a_touch_on_a_move_that_plays_itself_just_plays_it() {
    let page = Page::open(&Device::default());
    let (table, before) = about_to_go(&page);
    page.wait(100);
    page.touch_at_once(&table, FlowTouch::Flow);
    assert_eq!(table.events(), before + 1);
    // The second tap of a double tap is ignored, too.
    page.wait(150);
    page.touch_at_once(&table, FlowTouch::Flow);
    assert_eq!(table.game(&page).events().len(), before + 1);
    page.wait(u64::from(SETTLE_MS));
    page.touch_at_once(&table, FlowTouch::Flow);
    assert!(table.game(&page).events().len() > before + 1);
}

#[test]
fn what_plays_itself_waits_after_a_touch() {
    let page = Page::open(&Device::default());
    let (table, before) = about_to_go(&page);
    page.wait(u64::from(PAUSE) - 1);
    page.happens("pointerdown");
    page.wait(149);
    assert_eq!(table.events(), before, "not in the frame of what the touch does");
    page.wait(1);
    assert_eq!(table.events(), before + 1);
}

#[test]
fn what_is_undone_can_be_touched_at_once() {
    let page = Page::open(&Device::default());
    let (table, _) = about_to_go(&page);
    page.wait_for_rest(&table);
    page.touch(&table, FlowTouch::Flow);
    page.undo(&table);
    assert!(!table.status().settling && !table.status().tumbling);
    let before = table.game(&page).events().len();
    page.touch_at_once(&table, FlowTouch::Flow);
    assert!(table.game(&page).events().len() > before);
}

/// Plays a game at its table: decisions are random, everything else is automatic.
struct Plays {
    events: usize,
}

impl Plays {
    fn play<G: TableGame>(&self, page: &Page, table: &Table<G>, rng: &mut ChaCha8Rng) -> Timeline<G> {
        let mut legal = Vec::new();
        loop {
            page.wait_for_rest(table);
            let game = table.game(page);
            let state = game.state();
            assert!(state.asks() || state.turn() == Turn::Over, "what comes by itself has come");
            assert_eq!(table.events(), game.events().len(), "and is shown");
            if state.turn() == Turn::Over || game.events().len() >= self.events {
                return game;
            }
            if state.turn() == Turn::Chance {
                let dice = game.setup().seed.as_ref().expect("a seed").dice();
                page.play(table, game.roll(&dice).expect("dice"));
            } else {
                page.play(table, random_event(state, rng, &mut legal).expect("somebody decides"));
            }
            assert_eq!(table.status().refused, None);
        }
    }
}

impl GameVisitor for Plays {
    type Output = ();

    fn visit<G: TableGame>(self) {
        for (number, (players, options)) in tables::<G>().enumerate().step_by(5).take(3) {
            let device = Device::default();
            let page = Page::open(&device);
            let new = Random::<G>::new(players, &options, number as u64);
            let table = page.start::<G>(new.game.record());
            let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
            let played = self.play(&page, &table, &mut rng);
            assert_eq!(device.saved_events(&table.id), Some(played.events().len()));
            assert_eq!(device.journal_events(&table.id), Some(played.events().len()));

            // Undo leads from one decision to the one before it, and nothing is played automatically until a decision is made.
            let mut stops = vec![played.events().len()];
            while table.status().can_undo {
                page.undo(&table);
                let game = table.game(&page);
                let now = game.events().len();
                assert!(now < stops[stops.len() - 1]);
                assert!(game.state().asks(), "{} event {now}", G::FACTS.id);
                // Revealed plans are undone as a whole, from the last one to the first.
                let planning = game.state().secret().is_some();
                let skipped = (now + 1..stops[stops.len() - 1])
                    .filter(|count| game_at(&played, *count).asks())
                    .filter(|count| !is_joined(&played, *count))
                    .skip_while(|count| planning && game_at(&played, *count).secret().is_some());
                assert_eq!(skipped.collect::<Vec<_>>(), Vec::<usize>::new(), "no question is left out");
                if stops.len() % 8 == 0 {
                    page.wait(10_000);
                    assert_eq!(table.game(&page).events().len(), now, "what was undone stays undone");
                }
                stops.push(now);
            }
            // Redo takes the same steps, except for plans, which are redone one by one.
            while table.status().can_redo {
                let game = table.game(&page);
                let now = game.events().len();
                if stops.last() == Some(&now) {
                    stops.pop();
                } else {
                    assert!(game.state().secret().is_some(), "{} event {now}", G::FACTS.id);
                }
                page.redo(&table);
                page.wait(1000);
            }
            assert_eq!(table.game(&page).events(), played.events());
        }
    }
}

fn game_at<G: TableGame>(game: &Timeline<G>, count: usize) -> G {
    game.state_at(count)
}

/// Whether undo treats the decisions before and after this moment as one step.
fn is_joined<G: TableGame>(game: &Timeline<G>, count: usize) -> bool {
    match game.events().get(count - 1..=count) {
        Some([Event::Decision { by, action }, Event::Decision { by: then, action: next }]) => {
            by == then && G::joins(action, next)
        }
        _ => false,
    }
}

#[test]
fn every_game_plays_on_by_itself_to_the_next_question_and_undo_goes_from_question_to_question() {
    for game in IDS {
        with_game(game, Plays { events: 70 }).expect("a game of the registry");
    }
}

/// A game of Flow in which a standing order can move the remaining pieces automatically, with the events that follow it.
fn with_pieces_left(page: &Page) -> Table<Flow> {
    for number in 0..40 {
        let mut random = Random::<Flow>::new(2, &tables::<Flow>().next().expect("a table").1, number);
        while random.game.events().len() < 300 && random.step() {
            let state = random.game.state();
            let flows = matches!(state.phase(), flow::Phase::Flow { .. }) && state.draws() == 0;
            if flows && state.asks() && super::legal(&random.game).len() >= 3 {
                return page.start::<Flow>(random.game.record());
            }
        }
    }
    panic!("no such position")
}

#[test]
fn a_standing_order_takes_its_first_step_at_once_and_the_others_by_the_clock() {
    let page = Page::open(&Device::default());
    let table = with_pieces_left(&page);
    let before = table.game(&page).events().len();
    page.touch(&table, FlowTouch::Rest);
    assert_eq!(table.game(&page).events().len(), before + 1, "at once");
    page.wait(u64::from(PAUSE) - 1);
    assert_eq!(table.game(&page).events().len(), before + 1);
    page.wait(1);
    assert_eq!(table.game(&page).events().len(), before + 2, "after a pause");
    assert!(table.game(&page).state().draws() == 0, "by the order, not by the rules");
}

#[test]
fn a_seat_that_changes_hands_ends_standing_orders() {
    let page = Page::open(&Device::default());
    let table = with_pieces_left(&page);
    page.touch(&table, FlowTouch::Rest);
    let ordered = table.game(&page).events().len();
    page.within(|| table.handle.send(Input::HandOver(Seat::FIRST, Control::Human)));
    page.wait(60_000);
    assert_eq!(table.game(&page).events().len(), ordered, "the orders do not pass to the next control of the seat");
}

#[test]
fn undo_ends_a_standing_order() {
    let page = Page::open(&Device::default());
    let table = with_pieces_left(&page);
    let before = table.game(&page).events().len();
    page.touch(&table, FlowTouch::Rest);
    page.undo(&table);
    assert_eq!(table.game(&page).events().len(), before);
    page.wait(60_000);
    assert_eq!(table.game(&page).events().len(), before, "nothing is ordered any more");
}
