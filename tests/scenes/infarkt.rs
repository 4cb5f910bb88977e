//! The table of Infarkt.

use heartbox::engine::{Event, Game, Seat, Turn};
use heartbox::games::Staged;
use heartbox::games::infarkt::view::scene::{PlanScene, Scene};
use heartbox::games::infarkt::view::select::{act, set_piece, tap_card, tap_place};
use heartbox::games::infarkt::{Action, Design, Due, Phase, Place, Places, State};

use super::random::every_state;
use super::touches;

/// Random games at each table: there are many tables.
const GAMES: u64 = 2;

fn after(state: &State, by: Seat, action: Action) -> State {
    let mut after = state.clone();
    after.apply(&Event::decision(by, action)).expect("legal");
    after
}

fn viewers() -> impl Iterator<Item = Option<Seat>> {
    Seat::all(5).map(Some).chain([None])
}

/// Whatever somebody does while plans are made in secret, the others see the same.
#[test]
fn nobody_sees_what_is_done_in_secret() {
    let mut seen = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Plan)) = state.asked() else { return };
        if state.open_planning() {
            return;
        }
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let (drugs, plans): (Vec<Action>, Vec<Action>) =
            legal.iter().partition(|action| matches!(action, Action::Drug(_)));
        let drugs: Vec<State> = drugs.into_iter().map(|drug| after(state, seat, drug)).collect();
        let plans: Vec<State> = plans.into_iter().map(|plan| after(state, seat, plan)).collect();
        for viewer in viewers().filter(|viewer| *viewer != Some(seat)) {
            for drug in &drugs {
                assert_eq!(drug.scene(viewer), state.scene(viewer), "a drug is seen by {viewer:?}");
                assert_ne!(drug.scene(Some(seat)), state.scene(Some(seat)));
            }
            if plans[0].phase() == Phase::Planning {
                let scene = plans[0].scene(viewer);
                assert_eq!(scene.seats[seat].plan, PlanScene::Hidden);
                assert!(plans.iter().all(|plan| plan.scene(viewer) == scene), "a plan is seen by {viewer:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 1000);
}

/// What the dead prepare is hidden from the living.
#[test]
fn nobody_alive_sees_what_the_dead_see() {
    let mut hidden = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        for viewer in viewers() {
            let dead = viewer.is_some_and(|viewer| state.seats().any(|seat| seat == viewer) && !state.is_alive(viewer));
            // The next offer is prepared only after the plans.
            let laid_out = state.living().all(|seat| state.plan(seat).is_none()) || state.turn() == Turn::Over;
            let shown = state.scene(viewer).offer;
            if dead || laid_out || state.offer().is_empty() {
                assert_eq!(shown, Some(*state.offer()));
            } else {
                assert_eq!(shown, None, "{viewer:?} in {:?}", state.phase());
                hidden += 1;
            }
        }
    });
    assert!(hidden > 100);
}

#[test]
fn the_table_shows_the_state() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene: Scene = state.scene(state.to_act());
        assert_eq!((scene.round, scene.phase, scene.asked), (state.round(), state.phase(), state.asked()));
        assert_eq!(scene.pending, state.pending());
        assert_eq!(scene.places.iter().map(|place| place.place).collect::<Places>(), state.places());
        for seat in state.seats() {
            let shown = &scene.seats[seat];
            assert_eq!((shown.alive, shown.euro), (state.is_alive(seat), state.euro(seat)));
            assert_eq!(shown.health, state.health_seen_by(state.to_act(), seat));
            assert_eq!(shown.diary, state.diary(seat));
            assert!(shown.alive || shown.forecast.is_none());
        }
        for place in &scene.places {
            let pieces = state.seats().filter(|seat| match scene.seats[*seat].plan {
                PlanScene::Seen(plan) => plan.contains(place.place),
                PlanScene::None | PlanScene::Hidden => false,
            });
            assert_eq!(place.pieces, pieces.collect::<Vec<_>>());
            let mut legal = Vec::new();
            state.legal(&mut legal);
            if let Some((_, Due::Go)) = state.asked() {
                assert_eq!(place.lit, legal.contains(&Action::Go(place.place)));
            }
            // What is listed of a deed can be done, and the other way round: with cards where it takes cards.
            if place.visited && state.asked().is_some_and(|(_, due)| due == Due::Visit(place.place)) {
                for deed in &place.deeds {
                    let listed = legal.iter().any(|action| action.deed() == Some(deed.deed));
                    assert_eq!(listed, deed.why_not.is_none(), "{deed:?} in {legal:?}");
                }
            }
        }
    });
}

#[test]
fn touches_are_legal_or_say_why_not() {
    every_state::<State>(1, |game| {
        let state = game.state();
        touches(state, Design::all().map(|card| tap_card(state, card)));
        touches(state, Place::ALL.into_iter().map(|place| tap_place(state, Places::NONE, place)));
        touches(state, [Action::Work, Action::Accept, Action::Leave].into_iter().map(|action| act(state, action)));
        let Some((seat, Due::Plan)) = state.asked() else { return };
        // Every plan that is listed can be set piece by piece, and no piece can be set that is in none.
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for place in Place::ALL {
            let listed = legal.iter().any(|action| matches!(action, Action::Plan(plan) if plan.contains(&place)));
            assert_eq!(set_piece(state, Places::NONE, place).is_ok(), listed, "{seat:?} {place:?}");
        }
        for action in &legal {
            let Action::Plan(plan) = action else { continue };
            let set = plan.iter().try_fold(Places::NONE, |set, place| set_piece(state, set, *place));
            assert_eq!(set, Ok(plan.iter().copied().collect()));
        }
    });
}
