//! Undo and redo in every game: the same moments come back, the same decisions come to the same game, and nothing is left of what was undone.

use heartbox::engine::{Control, Event, Seat, Timeline};
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::table::{AnyTable, Command, Input};

use crate::common::driven::{AT_ONCE, Driven};

/// What the table says at a moment.
#[derive(Debug, PartialEq)]
struct Said {
    events: usize,
    prompt: String,
    active: Option<Seat>,
    log: Vec<String>,
    lines: Vec<String>,
}

fn said<G: TableGame>(driven: &Driven<G>) -> Said {
    let status = driven.status();
    Said {
        events: driven.events(),
        prompt: status.prompt,
        active: status.active_seat,
        log: driven.log(),
        lines: driven.lines(),
    }
}

/// A game of people who decide at random, and what the table said whenever one of them was asked.
fn played<G: TableGame>() -> (Driven<G>, Vec<Said>) {
    let mut driven = Driven::<G>::new(*G::FACTS.seats.start(), &[]);
    driven.rest(usize::MAX);
    let mut moments = vec![said(&driven)];
    for number in 0..60 {
        driven.play_at_random(number);
        driven.rest(usize::MAX);
        moments.push(said(&driven));
    }
    (driven, moments)
}

struct SameMoments;
impl GameVisitor for SameMoments {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (mut driven, moments) = played::<G>();
        let whole = driven.table.timeline().clone();
        let is_as_before = |driven: &Driven<G>, by: &str| {
            let now = said(driven);
            let before = moments.iter().find(|moment| moment.events == now.events);
            assert_eq!(Some(&now), before, "{} {by}", G::FACTS.id);
        };
        let mut steps = 0;
        for _ in 0..2 {
            while driven.status().can_undo {
                driven.input(Input::Undo);
                is_as_before(&driven, "back");
                // Nothing is displayed that a table would not display that is opened there.
                let mut game = whole.clone();
                game.go_to(driven.events());
                let opened = Driven::opened(game);
                assert_eq!(driven.table.scene(), opened.table.scene(), "{} back at {}", G::FACTS.id, driven.events());
                steps += 1;
            }
            while driven.status().can_redo {
                driven.input(Input::Redo);
                is_as_before(&driven, "again");
            }
        }
        assert_eq!(driven.table.timeline(), &whole);
        assert!(steps > 10, "{}: {steps}", G::FACTS.id);
    }
}

#[test]
fn undo_and_redo_go_through_the_same_moments() {
    for id in IDS {
        with_game(id, SameMoments).expect("a game of the registry");
    }
}

struct SameGame;
impl GameVisitor for SameGame {
    type Output = usize;

    fn visit<G: TableGame>(self) -> usize {
        let (mut driven, _) = played::<G>();
        let whole: Timeline<G> = driven.table.timeline().clone();
        while driven.status().can_undo {
            driven.input(Input::Undo);
        }
        let start = driven.events();
        while driven.events() < whole.events().len() {
            let event = match &whole.events()[driven.events()] {
                decision @ Event::Decision { .. } => decision.clone(),
                Event::Chance { .. } => driven.roll(),
            };
            driven.play(event);
            driven.rest(usize::MAX);
            let events = driven.events().min(whole.events().len());
            assert_eq!(driven.table.timeline().events()[..events], whole.events()[..events], "{}", G::FACTS.id);
        }
        whole.events()[start..].iter().filter(|event| event.is_chance()).count()
    }
}

/// Dice and cards of undone events come again: nobody undoes a roll for a better one.
#[test]
fn the_same_decisions_after_an_undo_come_to_the_same_game() {
    let chances: usize = IDS.iter().map(|id| with_game(id, SameGame).expect("a game of the registry")).sum();
    assert!(chances > 40, "{chances}");
}

/// Undo cancels the search of a bot, and an answer that comes all the same plays nothing.
#[test]
fn undo_ends_what_a_bot_thinks() {
    let mut driven = Driven::<Tintenherz>::at_tempo(AT_ONCE, &[None, Some(4)], 1);
    let mut undone = 0;
    for round in 0..40 {
        while driven.question.is_none() && !driven.table.is_over() {
            if driven.wakes.take().is_some() {
                driven.input(Input::Wake);
            } else {
                driven.play_as(2);
            }
        }
        let Some(question) = driven.question.clone() else { break };
        if round % 2 == 0 || !driven.status().can_undo {
            driven.go_on();
            continue;
        }
        let late = driven.answer(&question);
        driven.commands.clear();
        driven.input(Input::Undo);
        assert!(driven.commands.iter().any(|command| matches!(command, Command::StopThinking)));
        let before = driven.table.timeline().clone();
        driven.input(Input::Thought(Some(late)));
        driven.rest(usize::MAX);
        assert_eq!(driven.table.timeline(), &before, "nothing is played for the person");
        assert_eq!(driven.status().active_seat, Some(Seat::FIRST));
        undone += 1;
    }
    assert!(undone > 5, "{undone}");
}

struct Alone;
impl GameVisitor for Alone {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let players = (*G::FACTS.seats.end()).min(4);
        let levels: Vec<_> = (0..players).map(|seat| (seat > 0).then_some(2)).collect();
        let mut driven = Driven::<G>::at_tempo(AT_ONCE, &levels, 1);
        let mut asked = 0;
        loop {
            driven.rest(usize::MAX);
            if driven.table.is_over() {
                break;
            }
            assert_eq!(driven.table.handoff(), None, "{}: nobody hides anything from bots", G::FACTS.id);
            let active = driven.status().active_seat;
            assert_eq!(active.unwrap_or(Seat::FIRST), Seat::FIRST, "{}: nobody else is waited for", G::FACTS.id);
            assert!(driven.table.timeline().state().takes_part(Seat::FIRST), "{}: the others play on", G::FACTS.id);
            driven.play_as(2);
            asked += 1;
        }
        assert!(asked > 3, "{}: {asked}", G::FACTS.id);
        let searches = |command: &Command| matches!(command, Command::Prepare | Command::Think(_));
        assert!(!driven.commands.iter().any(searches), "{}: these bots decide at once", G::FACTS.id);
    }
}

#[test]
fn one_person_alone_plays_against_bots_to_the_end() {
    for id in IDS {
        with_game(id, Alone).expect("a game of the registry");
    }
}

struct Rematch;
impl GameVisitor for Rematch {
    type Output = bool;

    fn visit<G: TableGame>(self) -> bool {
        let driven = Driven::<G>::new(*G::FACTS.seats.end(), &[1]);
        let setup = driven.table.timeline().setup();
        let next = driven.table.rematch();
        let names = |setup: &serde_json::Value| setup["seats"].clone();
        assert_eq!(names(&next), names(&serde_json::to_value(setup).expect("a setup")), "the same people");
        assert_eq!(setup.seats[Seat::FIRST].control, Control::Bot(1));
        assert!(next["seed"].is_null(), "{}: other dice", G::FACTS.id);
        let first = setup.first.map(|first| u64::from(first.number()));
        let seats = u64::from(setup.seats.count());
        assert_eq!(next["first"].as_u64(), first.map(|first| (first + 1) % seats), "{}", G::FACTS.id);
        first.is_some()
    }
}

#[test]
fn another_game_of_the_same_people_begins_with_the_next_one() {
    let named: Vec<bool> = IDS.iter().map(|id| with_game(id, Rematch).expect("a game of the registry")).collect();
    assert!(named.iter().filter(|named| **named).count() > 1, "{named:?}");
}
