//! Undo with the agreement of those whom it concerns.

use heartbox::engine::{Event, Seat, Seats};
use heartbox::games::flow::State as Flow;
use heartbox::games::tintenherz::State as Tintenherz;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::Lang;
use heartbox::table::{AnyTable, Input, Takeback, Tempo, TextContext};

use crate::common::driven::{AT_ONCE, Driven};

/// Others are asked.
const ASKS: Tempo = Tempo { asks_consent: true, ..AT_ONCE };

/// A game in which these bots and people play at random for so many decisions.
fn played<G: TableGame>(levels: &[u8], decisions: u64) -> Driven<G> {
    let mut driven = Driven::<G>::new(*G::FACTS.seats.start(), levels);
    driven.rest(usize::MAX);
    for number in 0..decisions {
        driven.play_at_random(number);
        driven.rest(usize::MAX);
    }
    driven.tempo = ASKS;
    driven
}

/// Undoes as far as it goes, with everybody's agreement; checks each step and returns how often somebody was asked.
fn undone_to_the_start<G: TableGame>(mut driven: Driven<G>) -> usize {
    let mut trusting = Driven::opened(driven.table.timeline().clone());
    let mut asked = 0;
    while trusting.status().can_undo {
        trusting.input(Input::Undo);
        let before = driven.table.timeline().clone();
        driven.input(Input::Undo);
        if let Some(Takeback { by, missing }) = driven.status().takeback {
            asked += 1;
            assert_eq!(driven.table.timeline(), &before, "nothing is undone yet");
            assert!(!missing.contains(by) && !missing.is_empty(), "{missing:?} for {by:?}");
            assert!(driven.wakes.is_none() && driven.question.is_none(), "everybody waits");
            for seat in missing.iter() {
                driven.input(Input::Agree(seat));
            }
        }
        assert_eq!(driven.status().takeback, None);
        assert_eq!(driven.table.timeline(), trusting.table.timeline());
    }
    asked
}

struct UndoAll;
impl GameVisitor for UndoAll {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let people = usize::from(*G::FACTS.seats.start());
        let asked = undone_to_the_start(played::<G>(&[], 40));
        assert!((1..=people).contains(&asked), "{}: asked {asked} times", G::FACTS.id);
        // Who plays alone against bots is asked nothing.
        let bots = vec![1; people - 1];
        assert_eq!(undone_to_the_start(played::<G>(&bots, 10)), 0, "{}", G::FACTS.id);
    }
}

#[test]
fn with_the_agreement_of_all_undo_does_what_it_does_without_and_asks_each_person_once() {
    for id in IDS {
        with_game(id, UndoAll).expect("a game of the registry");
    }
}

/// A game of Flow in which the last two decisions were those of two people, with their seats, the earlier one first.
fn decided_by_both() -> (Driven<Flow>, Seat, Seat) {
    let mut driven = played::<Flow>(&[], 6);
    let mut last = None;
    for number in 0..100 {
        let now = driven.status().active_seat;
        if let (Some(last), Some(now)) = (last, now)
            && last != now
        {
            driven.play_at_random(number);
            driven.rest(usize::MAX);
            return (driven, last, now);
        }
        driven.play_at_random(number);
        driven.rest(usize::MAX);
        last = now;
    }
    panic!("one person plays alone");
}

#[test]
fn the_own_last_step_asks_nobody_and_the_one_before_asks_whoever_has_decided_since() {
    let (mut driven, earlier, later) = decided_by_both();
    let before = driven.events();
    driven.input(Input::Undo);
    assert_eq!(driven.status().takeback, None, "the own last step");
    let one = driven.events();
    assert!(one < before);

    driven.input(Input::Undo);
    let asked = Some(Takeback { by: earlier, missing: Seats::one(later) });
    assert_eq!(driven.status().takeback, asked);
    driven.input(Input::Agree(earlier));
    assert_eq!(driven.status().takeback, asked, "who takes back is not asked");
    driven.input(Input::Disagree);
    assert_eq!((driven.status().takeback, driven.events()), (None, one), "the game goes on");
    driven.input(Input::Agree(later));
    assert_eq!(driven.events(), one, "nobody asks any more");

    driven.input(Input::Undo);
    assert_eq!(driven.status().takeback, asked, "the answer was no");
    driven.input(Input::Agree(later));
    assert!(driven.events() < one);
    let names = driven.table.names(Lang::En);
    let said = driven.table.announced(TextContext { lang: Lang::En, names: &names, is_quiet: true }).text;
    let (by, other) = (names.of(earlier), names.of(later));
    assert!(said.starts_with(&format!("{by} takes back: {other} agrees.")), "{said}");

    // After another decision all is as at first.
    driven.play_at_random(7);
    driven.rest(usize::MAX);
    driven.input(Input::Undo);
    assert_eq!(driven.status().takeback, None);
}

#[test]
fn what_chance_has_shown_since_asks_the_others_even_for_the_own_last_step() {
    let mut driven = played::<Tintenherz>(&[], 4);
    let shows = |driven: &Driven<Tintenherz>| match driven.table.timeline().events() {
        [.., Event::Decision { by, .. }, Event::Chance { .. }] => Some(*by),
        _ => None,
    };
    for number in 0..100 {
        if shows(&driven).is_none() {
            driven.play_at_random(number);
            driven.rest(usize::MAX);
        }
    }
    let by = shows(&driven).expect("a card has been turned over");
    let other = Seat::all(2).find(|seat| *seat != by).expect("another seat");
    driven.input(Input::Undo);
    assert_eq!(driven.status().takeback, Some(Takeback { by, missing: Seats::one(other) }));
    // Without the question it is undone at once.
    driven.input(Input::Disagree);
    driven.tempo = AT_ONCE;
    let before = driven.events();
    driven.input(Input::Undo);
    assert!(driven.events() < before && driven.status().takeback.is_none());
}

#[test]
fn those_whose_steps_were_taken_back_before_the_table_was_left_are_asked() {
    let mut left = played::<Flow>(&[], 40);
    left.input(Input::Undo);
    let reopened = |timeline| {
        let mut driven = Driven::<Flow>::opened(timeline);
        driven.tempo = ASKS;
        driven.input(Input::Undo);
        driven.status().takeback
    };
    // Until somebody else decided before the step that was taken back.
    while left.status().takeback.is_none() {
        left.input(Input::Undo);
    }
    let asked = left.status().takeback;
    assert_eq!(reopened(left.table.timeline().clone()), asked);
}
