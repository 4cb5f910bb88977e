//! Infarkt shows the consequences of a decision for everybody in advance: at a party, on leaving the last place, at the end of the round.

use heartbox::engine::{Game, Seat};
use heartbox::games::infarkt::scene::proposal::Foreseen;
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::games::infarkt::scene::selection::Selection;
use heartbox::games::infarkt::scene::{Grave, Scene};
use heartbox::games::infarkt::{Action, Activity, Chip, Due, Effect, Place, State};
use heartbox::games::{GameScene, GameTouch, SceneInput, Touched};

use crate::common::random::every_state;

/// Random games at each table: there are many tables.
const GAMES: u64 = 2;

fn scene_with(state: &State, selection: &Selection) -> Scene {
    State::scene_of(&SceneInput { viewer: state.to_act(), ..SceneInput::of(state, selection) })
}

/// One entry for each player affected by the action, with all changes.
pub fn assert_foreseen(state: &State, action: &Action, foreseen: &[Foreseen]) {
    let by = state.to_act().expect("somebody decides");
    let changes = state.previewed_changes(by, action);
    for seat in state.seats() {
        let own = changes.iter().filter(|(of, ..)| *of == seat);
        let after = own.fold(state.health(seat), |health, (_, change, _)| health.after(*change));
        let entries: Vec<&Foreseen> = foreseen.iter().filter(|entry| entry.seat == seat).collect();
        if after == state.health(seat) {
            assert!(entries.is_empty(), "nothing changes for {seat:?}: {foreseen:?}");
            continue;
        }
        let [entry] = entries[..] else { panic!("{} entries for {seat:?}: {foreseen:?}", entries.len()) };
        assert_eq!((entry.before, entry.after), (state.health(seat), after));
        assert_eq!(entry.is_deadly(), after.is_deadly());
    }
}

#[test]
fn a_party_is_foreseen_with_one_entry_a_guest() {
    let [mut seen, mut deadly] = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Visit(Place::Home))) = state.asked() else { return };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for action in &legal {
            let Action::Party(dishes) = action else { continue };
            let selection =
                Selection { activity: Some(Activity::Party), give: dishes.to_vec(), ..Selection::default() };
            let proposal = scene_with(state, &selection).proposal.expect("a party");
            let foreseen = proposal.verdict.expect("it is legal");
            assert_foreseen(state, action, &foreseen);
            let dies = |of: Seat| {
                let died = |effect: &Effect| matches!(effect, Effect::Died { seat, .. } if *seat == of);
                state.preview(seat, action).iter().any(died)
            };
            for entry in &foreseen {
                assert_eq!(entry.is_deadly(), dies(entry.seat), "{foreseen:?}");
                deadly += usize::from(entry.is_deadly());
            }
            seen += 1;
        }
    });
    assert!(seen > 100 && deadly > 10, "{seen} {deadly}");
}

/// A player who dies at the end of the round is warned on their seat, during planning, and at every place they visit.
#[test]
fn who_dies_at_the_end_of_the_round_is_warned() {
    let [mut seats, mut warned] = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = scene_with(state, &Selection::default());
        let viewer = state.to_act();
        for (seat, has) in scene.seats.iter() {
            // The effect of a drug taken in secret is hidden, and a pending effect comes before the end of the round.
            let is_pending = state.pending().is_some_and(|pending| pending.seat == seat);
            if state.health_seen_by(viewer, seat) == state.health(seat) && !is_pending {
                let dies = state.is_alive(seat) && state.health_ahead(seat).is_deadly();
                assert_eq!(has.is_doomed(), dies, "{seat:?}");
                seats += usize::from(dies);
            }
        }
        if let Some((seat, Due::Plan | Due::Go | Due::Visit(_))) = state.asked() {
            let ahead = state.health_ahead(seat);
            assert_eq!(scene.doomed(), ahead.is_deadly().then(|| (state.health(seat), ahead)));
            warned += usize::from(ahead.is_deadly());
            // The button that leads there says so.
            assert_eq!(scene.grave(), ahead.is_deadly().then_some(Grave::AtEndOfRound));
        } else {
            assert_eq!(scene.doomed(), None);
        }
    });
    assert!(seats > 50 && warned > 10, "{seats} {warned}");
}

/// No player dies by leaving their last place with a single touch.
#[test]
fn moving_on_that_kills_takes_a_second_touch() {
    let [mut held, mut left] = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Visit(here))) = state.asked() else { return };
        let nothing = Selection::default();
        let is_last = state.plan(seat).is_some_and(|plan| plan.len() == 1);
        let helpless = state.drugs(seat).is_empty() && state.chips(seat, Chip::Family) == 0;
        let kills = is_last && helpless && state.health_ahead(seat).is_deadly();
        for touch in [Touch::Leave, Touch::Place(here)] {
            match state.touch(&nothing, &touch) {
                Touched::Act(Action::Leave) => {
                    assert!(!kills, "{state:?}");
                    left += 1;
                }
                Touched::Select(chosen) => {
                    assert!(kills);
                    let scene = scene_with(state, &chosen);
                    assert!(scene.doomed().is_some());
                    let proposal = scene.proposal.expect("leaving is proposed");
                    assert_eq!((proposal.action, proposal.verdict), (Action::Leave, Ok(Vec::new())));
                    for again in [Touch::Confirm, touch] {
                        assert_eq!(state.touch(&chosen, &again), Touched::Act(Action::Leave));
                    }
                    held += 1;
                }
                other => panic!("{touch:?} comes to {other:?}"),
            }
        }
    });
    assert!(held > 2 && left > 500, "{held} {left}");
}
