//! Legality, turn order, and the ends of games.

use heartbox::bots::random_event;
use heartbox::engine::{Event, Turn};
use heartbox::games::{GameVisitor, TableGame};
use serde_json::json;

use super::case::{Case, each};

#[derive(Clone, Copy)]
pub struct Rules;

impl GameVisitor for Rules {
    type Output = ();

    fn visit<G: TableGame>(self) {
        each::<G>(|case| {
            for (at, state) in case.walk() {
                turns(case, state);
                assert_eq!(*state, state.clone(), "a clone is equal");
                let again = case.game.events().get(at).is_some_and(|event| {
                    let mut after = state.clone();
                    after.apply(event).is_ok() && after == case.states[at + 1]
                });
                assert!(again || at == case.game.events().len(), "the same event gives the same state");
                assert!(json!(state.trace()).is_object());
            }
            let over = case.game.state().turn() == Turn::Over;
            assert!(over || G::FACTS.random_play_limit.is_some(), "the game ends");
        });
    }
}

fn turns<G: TableGame>(case: &Case<G>, state: &G) {
    let mut legal = vec![];
    state.legal(&mut legal);
    let mut dice = case.self_play.seed.dice().at(1 << 20);
    match state.turn() {
        Turn::Decide(seat) => {
            assert!(seat.number() < case.players(), "{seat:?} is at the table");
            assert!(!legal.is_empty(), "who is asked has an answer");
            for (at, action) in legal.iter().enumerate() {
                assert!(!legal[..at].contains(action), "{action:?} is listed twice");
                assert_eq!(state.check(seat, action), Ok(()), "{action:?}");
                let mut after = state.clone();
                assert_eq!(after.apply(&Event::decision(seat, action.clone())), Ok(()), "{action:?}");
            }
            assert_eq!(state.sample(&mut dice), None, "no chance in a decision");
        }
        Turn::Chance => {
            assert!(legal.is_empty(), "no decision before chance");
            for _ in 0..3 {
                let chance = state.sample(&mut dice).expect("chance can be sampled");
                let mut after = state.clone();
                assert_eq!(after.apply(&Event::chance(chance.clone())), Ok(()), "{chance:?}");
            }
        }
        Turn::Over => {
            assert!(legal.is_empty() && state.sample(&mut dice).is_none(), "nothing happens after the end");
            assert_eq!(random_event(state, &mut dice, &mut legal), None);
        }
    }
    let outcome = state.outcome();
    assert_eq!(outcome.is_some(), state.turn() == Turn::Over, "an outcome at the end, and only then");
    if let Some(outcome) = outcome {
        assert!(!outcome.winners.is_empty(), "somebody wins");
        assert!(outcome.winners.iter().all(|seat| seat.number() < case.players()));
    }
}
