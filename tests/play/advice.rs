//! Advice at the table: hints in up to three steps, and the reasons for a bot's decision.

use heartbox::engine::{Event, Seat, Timeline, Turn};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::Lang;
use heartbox::table::Input;
use leptos::prelude::*;

use super::world::{Device, Helper, Page, Table};
use super::{legal, record};

const ADA: Seat = Seat::FIRST;

/// A game of Ada against bots of this level; each reading of the clock takes 20 ms.
fn table<G: TableGame>(level: u8) -> (Page, Table<G>) {
    let page = Page::open(&Device::default());
    page.world.tick.set(20);
    let bots: Vec<(Seat, u8)> = Seat::all(*G::FACTS.seats.end()).skip(1).map(|seat| (seat, level)).collect();
    let table = page.start_with::<G>(record::<G>(*G::FACTS.seats.end()), &bots);
    (page, table)
}

/// Plays an action for Ada whenever she has to act, until `seen` returns `true`.
fn play_on<G: TableGame>(page: &Page, table: &Table<G>, mut seen: impl FnMut(&Page, &Table<G>, &Timeline<G>) -> bool) {
    for turn in 0..120 {
        page.wait_for_rest(table);
        let game = table.game(page);
        if game.state().turn() == Turn::Over || seen(page, table, &game) {
            return;
        }
        let legal = legal(&game);
        let event = match game.state().turn() {
            Turn::Decide(seat) => Event::Decision { by: seat, action: legal[turn % legal.len()].clone() },
            _ => game.roll(&game.setup().seed.as_ref().expect("a seed").dice()).expect("a roll"),
        };
        page.play(table, event);
    }
}

struct Hints;
impl GameVisitor for Hints {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (page, table) = table::<G>(2);
        let (mut asked, mut compared) = (0, 0);
        play_on(&page, &table, |page, table, game| {
            let Turn::Decide(ADA) = game.state().turn() else {
                assert!(!untrack(|| table.handle.can_ask_hint.get()), "there is nothing to decide");
                return false;
            };
            asked += 1;
            // If all legal actions are at one place, the step about where to look is left out.
            let (known, mut legal) = (game.state().clone(), Vec::new());
            known.legal(&mut legal);
            let look = |action: &G::Action| known.hint(action, Lang::En, &table.handle.names.get_untracked()).look;
            let steps = if legal.iter().any(|action| look(action) != look(&legal[0])) { 3 } else { 2 };
            let before = table.scene();
            for step in 1..=steps {
                page.within(|| table.handle.send(Input::AskHint));
                page.wait(3000);
                let told = table.handle.advice.get_untracked().expect("a hint");
                assert!(!told.why && !told.thinking && told.seat == ADA);
                assert_eq!((told.lines.len(), told.more, told.can_do), (step, step < steps, step == steps), "{told:?}");
                let last = &told.lines[step - 1];
                assert_eq!(
                    step == steps,
                    last.percent.is_some(),
                    "the last step says what to do, and its expected share"
                );
                assert!(step == steps || last.reason.is_none());
                compared += usize::from(last.next_best.is_some());
                assert!(step == steps || last.next_best.is_none(), "only what can be done is compared");
                if step + 1 < steps {
                    assert_eq!(table.scene(), before, "the first step marks nothing");
                }
            }
            assert_eq!(table.game(page).events(), game.events(), "a hint changes nothing");
            page.within(|| table.handle.send(Input::CloseAdvice));
            assert_eq!(table.scene(), before, "what it has marked goes with it");
            // Playing on closes the advice.
            asked > 5
        });
        assert!(asked > 3, "{}: Ada was asked {asked} times", G::FACTS.id);
        assert!(
            compared > 1,
            "{}: a chance to win is compared with that of the next best, {compared} times",
            G::FACTS.id
        );
        let before = table.game(&page);
        let Turn::Decide(ADA) = before.state().turn() else { return };
        page.play(&table, Event::Decision { by: ADA, action: legal(&before)[0].clone() });
        assert_eq!(table.handle.advice.get_untracked(), None);
        let index = before.events().len();
        let text = |lang: Lang| {
            page.within(|| page.app.settings.lang.set(lang));
            table.entries().into_iter().find(|entry| entry.index == index).expect("an entry").text
        };
        assert!(text(Lang::En).contains("with a hint") && text(Lang::De).contains("mit Tipp"), "the log says so");
        // Long enough for the game to be saved.
        page.wait(300);
        page.leave(&table);
        let again = page.table::<G>(&table.id);
        let entry = again.entries().into_iter().find(|entry| entry.index == index);
        assert!(
            entry.is_some_and(|entry| entry.text.contains("mit Tipp")),
            "and still does when the game is opened again"
        );
    }
}

#[test]
fn a_hint_comes_in_steps_marks_what_it_says_and_stands_in_the_log() {
    for id in IDS {
        with_game(id, Hints).expect("a game of the registry");
    }
}

struct Done;
impl GameVisitor for Done {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (page, table) = table::<G>(0);
        let [mut done, mut marked] = [0; 2];
        play_on(&page, &table, |page, table, game| {
            let Turn::Decide(ADA) = game.state().turn() else { return false };
            let ask = || page.within(|| table.handle.send(Input::AskHint));
            let before = table.scene();
            ask();
            page.wait(3000);
            let told = || table.handle.advice.get_untracked();
            if told().is_some_and(|told| told.more) {
                page.within(|| table.handle.send(Input::DoHint));
                assert_eq!(table.game(page).events(), game.events(), "nothing is done before all is said");
            }
            while told().is_some_and(|told| told.more) {
                ask();
                page.wait(3000);
            }
            let is_marked = table.scene() != before;
            page.within(|| table.handle.send(Input::DoHint));
            assert_eq!(told(), None, "it is about another moment");
            let now = table.game(page);
            let Some(Event::Decision { by: ADA, action }) = now.events().get(game.events().len()) else {
                panic!("{:?}", now.events().last())
            };
            assert!(legal(game).contains(action));
            let needs_mark = game.state().point_at(action) != G::Selection::default();
            assert!(is_marked || !needs_mark, "{action:?} was not marked");
            marked += usize::from(is_marked);
            done += 1;
            done > 3
        });
        assert!(done > 2 && marked > 0, "{}: {done}, {marked} marked", G::FACTS.id);
    }
}

#[test]
fn a_hint_does_on_request_what_it_has_said() {
    for id in IDS {
        with_game(id, Done).expect("a game of the registry");
    }
}

/// A reason is never part of the sentence, in any language: it is displayed on a separate line.
fn reasons_stand_alone<G: TableGame>(page: &Page, table: &Table<G>, index: usize) {
    for lang in Lang::ALL {
        page.within(|| page.app.settings.lang.set(lang));
        let entry = table.entries().into_iter().find(|entry| entry.index == index).expect("an entry");
        assert!(entry.text.ends_with(['.', '!']), "{entry:?}");
        assert!(entry.reason.as_ref().is_none_or(|reason| !entry.text.contains(reason)), "{entry:?}");
    }
    page.within(|| page.app.settings.lang.set(Lang::En));
}

struct Whys(u8);
impl GameVisitor for Whys {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (page, table) = table::<G>(self.0);
        let (mut asked, mut reasons) = (0, 0);
        play_on(&page, &table, |page, table, game| {
            for entry in table.entries().into_iter().filter(|entry| entry.why) {
                let Event::Decision { by, .. } = &game.events()[entry.index] else {
                    panic!("nobody decided {entry:?}")
                };
                assert_ne!(*by, ADA, "people need not say why");
                if asked > 12 {
                    continue;
                }
                asked += 1;
                reasons_stand_alone(page, table, entry.index);
                page.within(|| table.handle.send(Input::AskWhy(entry.index)));
                page.wait(3000);
                let told = table.handle.advice.get_untracked().expect("an answer");
                assert!(told.why && !told.thinking && told.seat == *by);
                assert!((1..=4).contains(&told.lines.len()), "{told:?}");
                assert_eq!(
                    told.lines.iter().filter(|line| line.done).count(),
                    1,
                    "what was done is among them: {told:?}"
                );
                assert!(told.lines.len() > 1, "nobody asks why where there was no choice: {told:?}");
                assert!(told.lines.iter().all(|line| line.percent.is_some()), "with all chances to win: {told:?}");
                reasons += told.lines.iter().filter(|line| line.reason.is_some()).count();
                page.within(|| table.handle.send(Input::CloseAdvice));
                assert_eq!(table.handle.advice.get_untracked(), None);
            }
            asked > 12
        });
        assert!(asked > 2 && reasons > 0, "{}: {asked} times, {reasons} reasons", G::FACTS.id);
    }
}

#[test]
fn every_open_choice_of_a_bot_has_its_alternatives_with_their_chances() {
    for id in IDS {
        for level in [2, 3] {
            with_game(id, Whys(level)).expect("a game of the registry");
        }
    }
}

#[test]
fn bots_wait_while_somebody_reads_why_and_go_on_after_it() {
    use heartbox::games::tintenherz::State as Tintenherz;
    let page = Page::open(&Device::default());
    page.world.tick.set(1);
    page.world.helper.set(Helper::Thinks);
    let bots = [(ADA, 2), (Seat::new(1).expect("a seat"), 3)];
    let table = page.start_with::<Tintenherz>(record::<Tintenherz>(2), &bots);
    let index = loop {
        page.wait(200);
        if let Some(entry) = table.entries().into_iter().find(|entry| entry.why) {
            break entry.index;
        }
    };
    page.within(|| table.handle.send(Input::AskWhy(index)));
    let before = table.game(&page).events().len();
    page.wait(20_000);
    assert_eq!(table.game(&page).events().len(), before, "nobody plays");
    page.within(|| table.handle.send(Input::CloseAdvice));
    page.wait(20_000);
    assert!(table.game(&page).events().len() > before, "it goes on");
}
