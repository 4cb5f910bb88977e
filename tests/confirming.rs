//! Decisions by a single touch that are played only by a second one.

use heartbox::engine::{Game, Turn};
use heartbox::games::GameTouch;
use heartbox::games::heartstrings::scene::select::Touch;
use heartbox::games::heartstrings::{Room, State as Heartstrings};
use heartbox::games::seam::Touched;
use heartbox::i18n::Lang;
use heartbox::table::{Input, Tempo};

use crate::common::driven::{AT_ONCE, Driven};

const CONFIRMS: Tempo = Tempo { confirms: true, ..AT_ONCE };

/// The prompt after the first touch.
fn is_asked(driven: &Driven<Heartstrings>) -> bool {
    driven.status().prompt == Lang::En.words().touch_again()
}

/// The touches that play a decision in this state.
fn deciding(state: &Heartstrings) -> Vec<Touch> {
    let touches = Room::all().map(Touch::Room).chain([Touch::Keep]);
    touches.filter(|touch| matches!(GameTouch::touch(state, &None, touch), Touched::Act(_))).collect()
}

/// A game in which a person chooses between several touches, and these touches.
fn at_a_choice() -> (Driven<Heartstrings>, Vec<Touch>) {
    let mut driven = Driven::<Heartstrings>::new(2, &[]);
    loop {
        driven.rest(usize::MAX);
        let state = driven.table.timeline().state();
        let touches = deciding(state);
        if matches!(state.turn(), Turn::Decide(_)) && touches.len() > 1 {
            driven.tempo = CONFIRMS;
            driven.input(Input::Settled);
            return (driven, touches);
        }
        driven.play_at_random(0);
    }
}

#[test]
fn the_first_touch_asks_and_the_second_one_plays() {
    let (mut driven, touches) = at_a_choice();
    let events = driven.table.timeline().events().len();
    // Each touch on something else asks about that.
    for touch in [touches[0], touches[1], touches[0]] {
        driven.touch(&touch);
        assert!(is_asked(&driven), "{touch:?}");
        assert_eq!(driven.table.timeline().events().len(), events);
    }
    driven.touch(&touches[0]);
    assert!(driven.table.timeline().events().len() > events);
    assert!(!is_asked(&driven));
}

#[test]
fn a_refusal_ends_the_question() {
    let (mut driven, touches) = at_a_choice();
    let events = driven.table.timeline().events().len();
    driven.touch(&touches[0]);
    // A sacrifice is not due.
    driven.touch(&Touch::Roll);
    driven.touch(&Touch::Pool);
    assert!(driven.status().refused.is_some() && !is_asked(&driven));
    driven.touch(&touches[0]);
    assert!(is_asked(&driven) && driven.status().refused.is_none());
    assert_eq!(driven.table.timeline().events().len(), events);
}

#[test]
fn elsewhere_the_first_touch_plays() {
    let (mut driven, touches) = at_a_choice();
    driven.tempo = AT_ONCE;
    let events = driven.table.timeline().events().len();
    driven.touch(&touches[0]);
    assert!(driven.table.timeline().events().len() > events);
}
