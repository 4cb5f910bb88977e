//! Invariants of every game, tested at every event.

use heartbox::bots::{SelfPlaySeed, random_event};
use heartbox::engine::{Event, Step, Timeline};
use heartbox::games::flow::{Action, Effect, FASTEST, Phase, Play, Preview, Rules, SLOWEST};

use super::*;
use crate::common::random;

/// The length of random games, and the number of games whose states are checked.
const EVENTS: usize = 400;

/// Calls `look` at every event of some random games: every number of players, all options, all seatings.
fn every_event(mut look: impl FnMut(&State, &EventOf<State>, &State)) {
    for players in State::FACTS.seats {
        let tables = State::editions(players).into_iter();
        let tables = tables.flat_map(|options| State::seatings(players).into_iter().map(move |seats| (options, seats)));
        for (number, (options, seating)) in tables.enumerate() {
            let self_play = SelfPlaySeed::new(29, number as u64);
            let setup =
                serde_json::from_value(random::setup_of::<State>(&self_play, &options, &seating)).expect("a setup");
            let mut state = *Timeline::<State>::new(setup).expect("a game").state();
            holds(&state);
            let mut rng = self_play.seed.dice().at(0);
            let mut legal = Vec::new();
            for _ in 0..EVENTS {
                let Some(event) = random_event(&state, &mut rng, &mut legal) else { break };
                let mut after = state;
                after.apply(&event).expect("legal");
                holds(&after);
                look(&state, &event, &after);
                state = after;
            }
        }
    }
}

/// The invariants of FL-1 to FL-5, FL-16 to FL-18, FL-21 and FL-30.
fn holds(state: &State) {
    let pieces = || state.seats().flat_map(Piece::all);
    let standing: Vec<(u8, Piece)> = (0..80).filter_map(|at| Some((at, state.at(at)?))).collect();
    assert!(standing.iter().all(|(at, piece)| *at < state.ring_length() && state.place(*piece) == Place::Ring(*at)));
    let on_ring = pieces().filter(|piece| state.place(*piece).on_ring().is_some()).count();
    assert_eq!(standing.len(), on_ring, "no two pieces share a position: {state:?}");

    let (speed, entrance) = (state.speed(), state.entrance());
    assert!((SLOWEST..=FASTEST).contains(&speed));
    assert!(entrance.is_none_or(|at| at < state.ring_length() && speed != SLOWEST && speed != FASTEST), "{state:?}");
    assert_eq!(entrance.is_none(), state.off_ring().is_some());

    let deck = if state.seats().len() > 4 { 26 } else { 13 };
    for card in Card::ALL {
        let hands: u8 = state.seats().map(|seat| state.hand_of(seat).of(card)).sum();
        assert_eq!(hands + state.stacks().of(card), deck, "{state:?}");
    }
    for piece in pieces() {
        let place = state.place(piece);
        let won = state.winner() == Some(piece.seat);
        match state.rules(piece.seat) {
            Rules::Flow if piece.number == 0 => assert!(place.on_ring().is_some() || won && place == Place::Heart),
            Rules::Flow => assert!(!matches!(place, Place::Goal(_))),
            Rules::Ludo => {
                assert!(place != Place::Heart && state.hand_of(piece.seat).is_empty());
                let twin = Piece::all(piece.seat).any(|other| other != piece && state.place(other) == place);
                assert!(!matches!(place, Place::Goal(field) if field > 3 || twin), "{state:?}");
            }
        }
    }
    assert_eq!(state.winner().is_some(), state.seats().any(|seat| state.home(seat).count() == 4), "{state:?}");
    assert!(state.thrown() == 0 || state.throw_is_active());
    let own = state.turn_of().map(|seat| state.on_ring(seat)).unwrap_or_default();
    assert!(state.to_advance().iter().all(|number| own.has(number)));
    assert!(state.draws() <= 1 && (state.draws() == 0 || state.is_balanced()));
    if state.is_hybrid() && state.phase() == Phase::Cards && state.draws() == 0 && entrance.is_none() {
        let mut flow = state.seats().filter(|seat| state.rules(*seat) == Rules::Flow);
        assert!(!flow.all(|seat| state.only_master_is_left(seat)), "FL-38: {state:?}");
    }
}

#[test]
fn fl_1_to_fl_5_nothing_is_lost_and_nothing_shares_a_place() {
    let mut decided = 0;
    every_event(|_, event, _| decided += usize::from(!event.is_chance()));
    assert!(decided > 10_000, "{decided}");
}

#[test]
fn what_a_watcher_sees_is_what_happens() {
    every_event(|before, event, after| {
        let preview = Preview::of(&Step::new(before, event.clone()).expect("legal"));
        assert_eq!(preview.after, *after);
        let ends = preview.effects.iter().any(|effect| matches!(effect, Effect::TurnEnds { .. }));
        let race = preview.effects.contains(&Effect::LastRace);
        if !race {
            assert_eq!((preview.speed, preview.entrance), (after.speed(), after.entrance()), "{event:?} {preview:?}");
        }
        assert_eq!(preview.wins, after.winner());
        assert!(ends || before.turn_of() == after.turn_of() || after.winner().is_some());
        for seat in before.seats() {
            let earned = preview.cards.iter().filter(|_| before.turn_of() == Some(seat)).count() as u8;
            let played = match event {
                Event::Decision { by, action: Action::Play(play) } if *by == seat => play.with().total(),
                _ => 0,
            };
            assert_eq!(before.hand_of(seat).total() + earned, after.hand_of(seat).total() + played, "{event:?}");
        }
        // Every piece in a new place has a way there or was thrown, and all ways end at the pieces.
        for piece in before.seats().flat_map(Piece::all) {
            let path = preview.paths.iter().find(|path| path.piece == piece);
            let thrown = preview
                .thrown
                .iter()
                .any(|(thrown, from)| (*thrown, Place::Ring(*from)) == (piece, before.place(piece)));
            match path {
                Some(path) => assert_eq!((path.from, path.to), (before.place(piece), after.place(piece)), "{path:?}"),
                None if thrown => assert_eq!(after.place(piece), Place::Waiting, "{event:?} {piece:?}"),
                None => assert_eq!(after.place(piece), before.place(piece), "{event:?} {piece:?}"),
            }
        }
    });
}

/// A reference implementation of movement, one position after the other; FL-12, FL-14 to FL-17, FL-20 to FL-23.
fn walked(before: &State, piece: Piece, steps: i8) -> (Vec<(Piece, Place)>, u8, Option<u8>, usize) {
    let length = i16::from(before.ring_length());
    let mut pieces: Vec<(Piece, Place)> =
        before.seats().flat_map(Piece::all).map(|piece| (piece, before.place(piece))).collect();
    let (mut speed, mut entrance, mut starts) = (before.speed(), before.entrance(), 0);
    let mover = pieces.iter().position(|(one, _)| *one == piece).expect("a piece");
    for _ in 0..steps.unsigned_abs() {
        let Place::Ring(at) = pieces[mover].1 else { panic!("it is on the ring") };
        let next = (i16::from(at) + i16::from(steps.signum()) + length) % length;
        let next = Place::Ring(u8::try_from(next).expect("a position"));
        if let Some(there) = pieces.iter().position(|(_, place)| *place == next) {
            let master = pieces[there].0.number == 0 && before.rules(pieces[there].0.seat) == Rules::Flow;
            if master || !before.throw_is_active() {
                break;
            }
            pieces[there].1 = Place::Waiting;
            speed = (speed - 1).max(1);
            entrance = entrance.filter(|_| speed > 1);
        }
        pieces[mover].1 = next;
        starts += usize::from(next.on_ring().is_some_and(|at| at % 10 == 0));
        let home = pieces.iter().filter(|(one, place)| one.seat == piece.seat && *place == Place::Heart).count();
        let may = piece.number > 0 || home == 3;
        if entrance.map(Place::Ring) == Some(next) && may && !before.has_slow_end() {
            pieces[mover].1 = Place::Heart;
            break;
        }
    }
    (pieces, speed, entrance, starts)
}

#[test]
fn fl_12_to_fl_23_pieces_go_as_the_rules_say() {
    let mut seen = 0;
    every_event(|before, event, after| {
        let Event::Decision { by, action } = event else { return };
        let (number, steps) = match *action {
            Action::Advance { piece } => (piece, before.speed() as i8),
            Action::Play(Play::Move { piece, steps, .. }) => (piece, steps),
            _ => return,
        };
        let (pieces, speed, entrance, starts) = walked(before, Piece { seat: *by, number }, steps);
        let preview = Preview::of(&Step::new(before, event.clone()).expect("legal"));
        // The effects of the end of a turn are tested elsewhere.
        if !preview.effects.iter().any(|effect| matches!(effect, Effect::TurnEnds { .. })) {
            assert_eq!((after.speed(), after.entrance()), (speed, entrance), "{event:?} at {before:?}");
            assert!(pieces.iter().all(|(piece, place)| after.place(*piece) == *place) || after.has_slow_end());
            seen += 1;
        }
        let earned = preview.effects.iter().filter(|effect| {
            matches!(effect, Effect::Earns { .. } | Effect::EarnsNothing { .. } | Effect::DrawIsDue { .. })
        });
        assert_eq!(earned.count(), starts, "{event:?} at {before:?}");
    });
    assert!(seen > 2000, "{seen}");
}
