//! Boards and touches at every moment of random games: lit targets are legal, every legal action can be touched, and all other touches
//! return a reason.

mod ahead;
mod flow;
mod flow_goals;
mod foreseen;
mod heartstrings;
mod infarkt;
mod infarkt_moments;
mod infarkt_readings;
mod log;
mod sounds;
mod tintenherz;

use heartbox::engine::{BySeat, EventOf, Refusal, Seat, Turn};
use heartbox::games::{Asked, GameVisitor, IDS, SceneInput, TableGame, Touched, with_game};
use heartbox::i18n::{Lang, Names};

use crate::common::random::every_state;

/// Games without hidden information.
const OPEN: [&str; 3] = ["flow", "heartstrings", "tintenherz"];

/// Random games at each table.
const GAMES: u64 = 16;

/// The actions possible now by touching these targets; a refused touch names a rule.
fn touches<G: TableGame>(state: &G, touches: impl Iterator<Item = Touched<G>>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let mut done = Vec::new();
    for touched in touches {
        let rolls = matches!(touched, Touched::ActAndRoll(_));
        match touched {
            Touched::Act(action) | Touched::ActAndRoll(action) => {
                assert!(legal.contains(&action), "{action:?} at {state:?}");
                let Turn::Decide(seat) = state.turn() else { panic!("nobody decides at {state:?}") };
                let mut after = state.clone();
                assert_eq!(
                    after.apply(&EventOf::<G>::decision(seat, action.clone())),
                    Ok(()),
                    "{action:?} at {state:?}"
                );
                assert!(
                    !rolls || after.turn() == Turn::Chance,
                    "there is something to roll after {action:?} at {state:?}"
                );
                done.push(action);
            }
            Touched::ActAll(actions) => {
                let mut after = state.clone();
                for action in actions {
                    let Turn::Decide(seat) = after.turn() else { panic!("nobody decides at {after:?}") };
                    assert_eq!(
                        after.apply(&EventOf::<G>::decision(seat, action.clone())),
                        Ok(()),
                        "{action:?} at {after:?}"
                    );
                }
            }
            Touched::Roll => assert!(state.is_manual_chance(), "{state:?}"),
            Touched::Select(_) | Touched::Order(_) | Touched::Revoke(_) => {}
            Touched::Refused(illegal) => {
                assert!(illegal.rule().number > 0);
                speaks_to_whom_it_refuses(state, &illegal);
            }
        }
    }
    done
}

/// Repeats each touch that chooses something: the second one does it or changes the selection, so it is never silent. Returns the number of
/// choices that were taken back.
fn second_touches<G: TableGame>(state: &G, selections: &[G::Selection], touches: &[G::Touch]) -> usize {
    let mut taken_back = 0;
    for selection in selections {
        for touch in touches {
            let Touched::Select(chosen) = state.touch(selection, touch) else { continue };
            if chosen == *selection {
                continue;
            }
            if let Touched::Select(then) = state.touch(&chosen, touch) {
                assert!(then != chosen, "the second {touch:?} with {selection:?} is silent at {state:?}");
                taken_back += 1;
            }
        }
    }
    taken_back
}

/// A refusal of the own touch does not mention the player's own name.
fn speaks_to_whom_it_refuses<G: TableGame>(state: &G, illegal: &G::Illegal) {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}q", seat.index())));
    let Some(refused) = state.active_seat() else { return };
    for lang in Lang::ALL {
        let sentence = G::refuse(illegal, lang, &names);
        assert!(!sentence.contains(names.of(refused)), "{sentence} is said to {refused:?}");
    }
}

#[test]
fn the_hand_is_of_who_is_asked() {
    struct Hands;
    impl GameVisitor for Hands {
        type Output = ();

        fn visit<G: TableGame>(self) {
            every_state::<G>(GAMES, |game| {
                let state = game.state();
                let seats = game.setup().seats.count();
                assert!(state.active_seat().is_none_or(|seat| seat.number() < seats), "somebody at the table");
                match state.turn() {
                    Turn::Decide(seat) => {
                        assert_eq!((state.active_seat(), state.is_manual_chance()), (Some(seat), false))
                    }
                    Turn::Chance => {}
                    Turn::Over => assert!(!state.is_manual_chance()),
                }
                // The page never stalls: a player is asked, or there is an automatic event.
                if let Some(action) = state.plays_itself() {
                    let Turn::Decide(seat) = state.turn() else { panic!("nobody decides at {state:?}") };
                    assert_eq!(state.check(seat, &action), Ok(()), "{action:?} at {state:?}");
                } else if !state.asks() {
                    assert!(state.turn() == Turn::Chance || Asked::of(state).by_itself.is_some());
                }
            });
        }
    }
    for id in IDS {
        with_game(id, Hands).expect("a game of the registry");
    }
}

/// Every action recommended by a hint is marked, each action in a different way, except the action that has the only large button by then.
#[test]
fn what_a_hint_says_is_seen() {
    struct Hints;
    impl GameVisitor for Hints {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let [mut marked, mut moments] = [0, 0];
            every_state::<G>(1, |game| {
                let state = game.state();
                let Turn::Decide(seat) = state.turn() else { return };
                moments += 1;
                if !state.asks() || moments % 5 != 0 {
                    return;
                }
                let scene = |selection: &G::Selection| {
                    G::scene_of(&SceneInput { viewer: Some(seat), ..SceneInput::of(state, selection) })
                };
                let mut legal = Vec::new();
                state.legal(&mut legal);
                let mut before = scene(&G::Selection::default());
                for action in legal.iter().step_by(legal.len().div_ceil(8)) {
                    let after = scene(&state.point_at(action));
                    let has_button = ["Flow", "Accept"].contains(&format!("{action:?}").as_str());
                    assert!(after != before || has_button, "{action:?} is not marked at {state:?}");
                    before = after;
                    marked += 1;
                }
            });
            assert!(marked > 50, "{}: {marked}", G::FACTS.id);
        }
    }
    for id in IDS {
        with_game(id, Hints).expect("a game of the registry");
    }
}

#[test]
fn where_everything_lies_open_everybody_sees_the_same() {
    struct Viewers;
    impl GameVisitor for Viewers {
        type Output = ();

        fn visit<G: TableGame>(self) {
            every_state::<G>(GAMES, |game| {
                let scene = game.state().scene(None);
                // Also for seats that are not at the table.
                assert!(Seat::all(8).all(|seat| game.state().scene(Some(seat)) == scene));
                assert_eq!(game.state_at(game.events().len()).scene(None), scene, "and after a replay");
            });
        }
    }
    for id in OPEN {
        with_game(id, Viewers).expect("a game of the registry");
    }
}
