//! The course of a game whose past is looked at.

use heartbox::shell::course::{Course, FIRST_SPEED, Step};

const STEPS: [Step; 6] = [Step::Start, Step::TurnBack, Step::EventBack, Step::EventOn, Step::TurnOn, Step::End];

/// A game of 10 events, with turns that begin at 0, 3, 4 and 8.
fn at(at: usize) -> Course {
    Course::new(at, 10, vec![0, 3, 4, 8])
}

#[test]
fn each_step_leads_from_each_place_to_another() {
    // Start, turn back, event back, event on, turn on, end.
    let table = [
        (0, [0, 0, 0, 1, 3, 10]),
        (1, [0, 0, 0, 2, 3, 10]),
        (3, [0, 0, 2, 4, 4, 10]),
        (4, [0, 3, 3, 5, 8, 10]),
        (5, [0, 4, 4, 6, 8, 10]),
        (8, [0, 4, 7, 9, 10, 10]),
        (9, [0, 8, 8, 10, 10, 10]),
        (10, [0, 8, 9, 10, 10, 10]),
        // An address may name a moment after the end.
        (99, [0, 8, 9, 10, 10, 10]),
    ];
    for (place, expected) in table {
        let course = at(place);
        assert_eq!(STEPS.map(|step| course.after(step)), expected, "from {place}");
    }
    let empty = Course::new(3, 0, vec![]);
    assert_eq!(STEPS.map(|step| empty.after(step)), [0; 6]);
    let without_turns = Course::new(5, 10, vec![]);
    assert_eq!(STEPS.map(|step| without_turns.after(step)), [0, 0, 4, 6, 10, 10]);
}

#[test]
fn keys_stand_for_steps() {
    let keys = [
        ("Home", Some(Step::Start)),
        ("PageUp", Some(Step::TurnBack)),
        ("ArrowLeft", Some(Step::EventBack)),
        ("ArrowDown", Some(Step::EventBack)),
        ("ArrowRight", Some(Step::EventOn)),
        ("ArrowUp", Some(Step::EventOn)),
        ("PageDown", Some(Step::TurnOn)),
        ("End", Some(Step::End)),
        (" ", None),
        ("a", None),
        ("", None),
    ];
    for (key, step) in keys {
        assert_eq!(Step::of_key(key), step, "{key}");
    }
}

#[test]
fn it_plays_to_the_end_and_then_from_the_beginning() {
    let mut course = at(7);
    assert_eq!((course.is_playing(), course.pause_ms()), (false, None));
    course.play_or_stop();
    let mut places = vec![];
    while course.pause_ms().is_some() && places.len() < 99 {
        course.play_on();
        places.push(course.at());
    }
    assert_eq!((places, course.is_playing()), (vec![8, 9, 10], false));
    course.play_or_stop();
    assert_eq!((course.at(), course.is_playing()), (0, true));
    course.play_or_stop();
    assert_eq!((course.at(), course.is_playing()), (0, false));
    let mut empty = Course::new(0, 0, vec![]);
    empty.play_or_stop();
    assert!(!empty.is_playing(), "there is nothing to play");
}

#[test]
fn whoever_goes_by_hand_stops_it() {
    for (to, expected) in [(0, 0), (4, 4), (10, 10), (usize::MAX, 10)] {
        let mut course = at(2);
        course.play_or_stop();
        course.go_to(to);
        assert_eq!((course.at(), course.is_playing()), (expected, false));
    }
}

#[test]
fn each_speed_has_its_pause() {
    let mut course = at(2);
    course.play_or_stop();
    assert_eq!((course.speed(), course.pause_ms()), (FIRST_SPEED, Some(1200)));
    let speeds = [
        (Some(0), 0, 2400),
        (Some(2), 2, 600),
        (Some(3), 3, 200),
        (Some(4), FIRST_SPEED, 1200),
        (None, FIRST_SPEED, 1200),
    ];
    for (chosen, speed, pause) in speeds {
        course.set_speed(chosen);
        assert_eq!((course.speed(), course.pause_ms(), course.is_playing()), (speed, Some(pause), true));
    }
}

#[test]
fn it_stays_within_the_game_whatever_is_done() {
    let mut course = at(0);
    let acts: [fn(&mut Course); 6] = [
        |course| course.go_to(course.after(Step::TurnOn)),
        |course| course.go_to(course.after(Step::EventBack)),
        Course::play_or_stop,
        Course::play_on,
        Course::play_on,
        |course| course.go_to(course.at() * 3),
    ];
    let mut number = 1_u32;
    let mut played = 0;
    for _ in 0..5000 {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        acts[(number >> 24) as usize % acts.len()](&mut course);
        assert!(course.at() < 10 || (course.at() == 10 && !course.is_playing()), "{course:?}");
        played += u32::from(course.is_playing());
    }
    assert!(played > 500, "{played}");
}
