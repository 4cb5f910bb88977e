//! The table of Infarkt.

use heartbox::engine::{Event, Game, Seat, Turn};
use heartbox::games::GameScene;
use heartbox::games::infarkt::view::scene::{PlanScene, Scene};
use heartbox::games::infarkt::view::select::{Picked, Touch, act, choosable, set_piece, tap_card, tap_place, touched};
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
            legal.into_iter().partition(|action| matches!(action, Action::Drug(_)));
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
            // What is listed of a activity can be done, and the other way round: with cards where it takes cards.
            if place.visited && state.asked().is_some_and(|(_, due)| due == Due::Visit(place.place)) {
                for activity in &place.activities {
                    let listed = legal.iter().any(|action| action.activity() == Some(activity.activity));
                    assert_eq!(listed, activity.why_not.is_none(), "{activity:?} in {legal:?}");
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

/// The touches on cards that come to an action; nothing for what is done without cards.
fn on_cards(action: &Action) -> Vec<Touch> {
    match action {
        Action::Event { card } | Action::Remove(card) | Action::StockDrug(card) | Action::Buy(card) => {
            vec![Touch::Card(*card)]
        }
        Action::Drug(card) => vec![Touch::Own(*card)],
        Action::Keep(cards) => cards.iter().map(|card| Touch::Card(*card)).collect(),
        Action::Cook(cards) | Action::Party(cards) => cards.iter().map(|card| Touch::Own(*card)).collect(),
        Action::Trade { give, take } => {
            give.iter().map(|card| Touch::Own(*card)).chain(take.iter().map(|card| Touch::Card(*card))).collect()
        }
        _ => Vec::new(),
    }
}

/// Can this touch be seen to lead on?
fn is_lit(state: &State, picked: &Picked, touch: Touch) -> bool {
    let lit = choosable(state, picked);
    match touch {
        Touch::Card(card) => lit.open.contains(&card),
        Touch::Own(card) => lit.own.contains(&card),
        Touch::Place(_) | Touch::Activity(_) => true,
    }
}

/// Every legal action is reached by touching cards that are lit, and every lit card leads to a legal action.
#[test]
fn cards_that_are_lit_are_those_that_lead_to_a_legal_action() {
    let mut reached = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, due)) = state.asked() else { return };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let mut at = vec![Picked::default()];
        for action in &legal {
            let cards = on_cards(action);
            if cards.is_empty() {
                continue;
            }
            let mut picked = Picked::default();
            if let Some(activity) = action.activity() {
                assert_eq!(touched(state, &mut picked, Touch::Activity(activity)), None);
                at.push(picked.clone());
            }
            let several = cards.len() > 1;
            for touch in cards.clone() {
                let alone = matches!(action, Action::Drug(_)) && due != Due::Answer;
                assert!(alone || is_lit(state, &picked, touch), "{touch:?} of {action:?} with {picked:?}");
                assert_eq!(touched(state, &mut picked, touch), None);
            }
            assert_eq!(picked.action(state), Some(action.clone()));
            reached += 1;
            if several {
                let lit = choosable(state, &picked);
                let touches = lit.open.into_iter().map(Touch::Card).chain(lit.own.into_iter().map(Touch::Own));
                assert!(touches.into_iter().all(|touch| cards.contains(&touch)), "no more than {action:?}");
            }
        }
        for picked in at {
            let lit = choosable(state, &picked);
            let touches = lit.open.iter().map(|card| Touch::Card(*card));
            for touch in touches.chain(lit.own.iter().map(|card| Touch::Own(*card))) {
                let leads = legal.iter().any(|action| {
                    (picked.activity.is_none() || action.activity() == picked.activity)
                        && on_cards(action).contains(&touch)
                });
                assert!(leads, "{touch:?} of {seat:?} with {picked:?}");
            }
            // Goods do nothing by themselves.
            if picked.activity.is_none() {
                assert!(state.goods(seat).iter().all(|(card, _)| !lit.own.contains(&card)));
            }
        }
    });
    assert!(reached > 5000, "{reached}");
}

/// A card that does not go with those that have been chosen is dark: the same symbol in a meal, a fourth card.
#[test]
fn what_does_not_go_with_the_chosen_cards_is_dark() {
    let mut seen = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for action in &legal {
            let (Action::Cook(cards) | Action::Party(cards)) = action else { continue };
            let mut picked = Picked::default();
            let first = cards[0];
            assert_eq!(touched(state, &mut picked, Touch::Activity(action.activity().expect("a meal"))), None);
            assert_eq!(touched(state, &mut picked, Touch::Own(first)), None);
            let lit = choosable(state, &picked).own;
            assert!(lit.contains(&first), "it can be taken back");
            for card in lit.into_iter().filter(|card| *card != first) {
                assert_ne!(card.kind(), first.kind());
                seen += 1;
            }
        }
    });
    assert!(seen > 1000, "{seen}");
}
