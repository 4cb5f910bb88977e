//! The table of Infarkt.

use heartbox::engine::{BySeat, Event, EventOf, Game, Outcome, Seat, Step, Turn};
use heartbox::games::infarkt::scene::heaps::{Heap, HeapKind};
use heartbox::games::infarkt::scene::moment::Moment;
use heartbox::games::infarkt::scene::orders::{AcceptAll, Until};
use heartbox::games::infarkt::scene::proposal::Foreseen;
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::games::infarkt::scene::selection::Selection;
use heartbox::games::infarkt::scene::story::Plot;
use heartbox::games::infarkt::scene::{PlanScene, Scene};
use heartbox::games::infarkt::text::{self, Clause, Headline, LogEntry};
use heartbox::games::infarkt::{
    Action, Activity, Cause, Death, Design, Due, Effect, Extension, Health, Illegal, Indicator, Phase, Place, Places,
    Special, State, To,
};
use heartbox::games::seam::scores::{ScoreCell, Scores};
use heartbox::games::{
    GameLog, GamePlay, GameScene, GameSummary, GameTelling, GameText, GameTouch, OrderStep, SceneInput, Told, Touched,
};
use heartbox::i18n::{Lang, Names};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use super::foreseen::assert_foreseen;
use super::{second_touches, touches};
use crate::common::random::{Random, every_state, tables};

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

#[test]
fn a_card_that_comes_is_turned_over_once() {
    let mut came = [0; 3];
    for (players, options) in tables::<State>() {
        let mut random = Random::<State>::new(players, &options, 1);
        for _ in 0..300 {
            let Some(event) = random.due() else { break };
            let step = random.game.step(event).expect("legal");
            let (state, nothing) = (random.game.state(), Selection::default());
            let viewer = state.to_act();
            let input = SceneInput { viewer, ..SceneInput::of(state, &nothing) };
            let scene = State::scene_of(&SceneInput { last: Some(&step), ..input });
            let coming = |heap: &Heap| heap.cards.iter().filter(|card| card.coming).count();
            let drawn = |place: To| {
                step.effects.iter().any(|effect| matches!(effect, Effect::Drawn { to, .. } if *to == place))
            };
            for heap in &scene.heaps {
                let expected = match heap.kind {
                    HeapKind::Offer | HeapKind::Returned | HeapKind::Coming => Some(To::Offer),
                    HeapKind::BlackMarket => Some(To::BlackMarket),
                    HeapKind::Take | HeapKind::Hand => None,
                };
                if let Some(place) = expected {
                    assert!(!drawn(place) || coming(heap) > 0, "{:?}", step.effects);
                    came[0] += coming(heap);
                } else {
                    came[1] += coming(heap);
                }
            }
            let market = scene.places.iter().find(|look| look.place == Place::Fleamarket).expect("it is there");
            assert!(!drawn(To::Market) || !market.coming.is_empty(), "{:?}", step.effects);
            assert!(market.coming.iter().all(|card| market.wares.iter().any(|(lying, _)| lying == card)));
            came[2] += market.coming.len();
            let opened = State::scene_of(&input);
            assert!(opened.heaps.iter().all(|heap| coming(heap) == 0), "not again when the table is opened");
            assert!(opened.places.iter().all(|look| look.coming.is_empty()));
        }
    }
    assert!(came.iter().all(|came| *came > 20), "{came:?}");
}

/// The table with this selection, as seen by the player asked.
fn scene_with(state: &State, selection: &Selection) -> Scene {
    State::scene_of(&SceneInput { viewer: state.to_act(), ..SceneInput::of(state, selection) })
}

/// The selection after this touch.
fn select(state: &State, selection: &Selection, touch: Touch) -> Selection {
    match state.touch(selection, &touch) {
        Touched::Select(selection) => selection,
        other => panic!("{touch:?} with {selection:?} comes to {other:?}"),
    }
}

/// The plan selected after this touch on a place, or the reason for refusal.
fn set_piece(state: &State, set: Places, place: Place) -> Result<Places, Illegal> {
    match state.touch(&Selection { plan: set, ..Selection::default() }, &Touch::Place(place)) {
        Touched::Select(selection) => Ok(selection.plan),
        Touched::Refused(illegal) => Err(illegal),
        other => panic!("{place:?} with {set:?} comes to {other:?}"),
    }
}

/// The touches on cards that are lit.
fn lit(state: &State, selection: &Selection) -> Vec<Touch> {
    let scene = scene_with(state, selection);
    let of_heap = |heap: &Heap| {
        let touch = if heap.kind == HeapKind::Hand { Touch::Own } else { Touch::Card };
        heap.cards.iter().filter(|card| card.is_target).map(|card| touch(card.design)).collect::<Vec<_>>()
    };
    scene.heaps.iter().flat_map(of_heap).collect()
}

/// Whatever a player does during secret planning, the others see the same table.
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

/// The offer prepared by the dead is hidden from the living.
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
                // Actions that play themselves are not offered.
                assert_eq!(place.is_target, state.asks() && legal.contains(&Action::Go(place.place)));
            }
            // An activity is listed as possible if and only if it is, perhaps with a choice of cards.
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
        let nothing = Selection::default();
        let chosen = |card| Selection { card: Some(card), ..Selection::default() };
        touches(state, Design::all().map(|card| state.touch(&chosen(card), &Touch::Confirm)));
        touches(state, Design::all().map(|card| state.touch(&nothing, &Touch::Card(card))));
        touches(state, Place::ALL.into_iter().map(|place| state.touch(&nothing, &Touch::Place(place))));
        let activities = Place::ALL.into_iter().flat_map(Activity::at);
        touches(state, activities.map(|activity| state.touch(&nothing, &Touch::Activity(*activity))));
        touches(
            state,
            [Touch::Confirm, Touch::Accept, Touch::Leave].map(|touch| state.touch(&nothing, &touch)).into_iter(),
        );
        let Some((seat, Due::Plan)) = state.asked() else { return };
        // Every legal plan can be set piece by piece, and every piece that can be set is part of a legal plan.
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

/// The touches on cards that make up an action; empty for an action without cards.
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

/// Every legal action is reached by touching lit cards, and every lit card leads to a legal action.
#[test]
fn cards_that_are_lit_are_those_that_lead_to_a_legal_action() {
    let mut reached = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, due)) = state.asked().filter(|_| state.asks()) else { return };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let mut at = vec![Selection::default()];
        for action in &legal {
            let cards = on_cards(action);
            if cards.is_empty() {
                continue;
            }
            let mut selection = Selection::default();
            if let Some(activity) = action.activity() {
                selection = select(state, &selection, Touch::Activity(activity));
                assert_eq!(selection.activity, Some(activity));
                at.push(selection.clone());
            }
            let several = cards.len() > 1;
            for touch in cards.clone() {
                let alone = matches!(action, Action::Drug(_)) && due != Due::Answer;
                assert!(alone || lit(state, &selection).contains(&touch), "{touch:?} of {action:?} with {selection:?}");
                selection = select(state, &selection, touch);
            }
            assert_eq!(selection.action(state), Some(action.clone()));
            assert_eq!(state.touch(&selection, &Touch::Confirm), Touched::Act(action.clone()));
            reached += 1;
            if several {
                assert!(lit(state, &selection).iter().all(|touch| cards.contains(touch)), "no more than {action:?}");
            }
        }
        for selection in at {
            let lit = lit(state, &selection);
            for touch in &lit {
                let leads = legal.iter().any(|action| {
                    (selection.activity.is_none() || action.activity() == selection.activity)
                        && on_cards(action).contains(touch)
                });
                assert!(leads, "{touch:?} of {seat:?} with {selection:?}");
            }
            // Goods have no action by themselves.
            if selection.activity.is_none() {
                assert!(state.goods(seat).iter().all(|(card, _)| !lit.contains(&Touch::Own(card))));
            }
        }
    });
    assert!(reached > 5000, "{reached}");
}

/// A card that cannot be combined with the selected ones is dark: the same symbol in a meal, a fourth card.
#[test]
fn what_does_not_go_with_the_chosen_cards_is_dark() {
    let mut seen = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for action in &legal {
            let (Action::Cook(cards) | Action::Party(cards)) = action else { continue };
            let first = cards[0];
            let meal = Touch::Activity(action.activity().expect("a meal"));
            let selection = select(state, &Selection::default(), meal);
            let selection = select(state, &selection, Touch::Own(first));
            let lit = lit(state, &selection);
            assert!(lit.contains(&Touch::Own(first)), "it can be taken back");
            for touch in lit {
                let Touch::Own(card) = touch else { continue };
                assert!(card == first || card.kind() != first.kind());
                seen += u32::from(card != first);
            }
        }
    });
    assert!(seen > 1000, "{seen}");
}

/// If there is no room for a further card, it replaces another, so that the selection stays legal. A card that cannot be combined with the
/// only card so far is refused with the reason. Cards that cannot be combined with the selection are dim until it is complete.
#[test]
fn a_third_card_takes_the_place_of_another() {
    let [mut replaced, mut refused, mut dim] = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Visit(Place::Home))) = state.asked() else { return };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for action in legal {
            let Action::Cook(cards) = &action else { continue };
            let cook = select(state, &Selection::default(), Touch::Activity(Activity::Cook));
            let one = select(state, &cook, Touch::Own(cards[0]));
            let two = select(state, &one, Touch::Own(cards[1]));
            for (card, _) in state.goods(seat).iter().filter(|(card, _)| !cards.contains(card)) {
                let fits = card.kind() != cards[0].kind();
                let shown = |selection: &Selection| {
                    let scene = scene_with(state, selection);
                    let all =
                        scene.heaps.iter().flat_map(|heap| &heap.cards).find(|other| other.design == card).copied();
                    all.expect("a card of the hand").dim
                };
                assert_eq!((shown(&one), shown(&two)), (!fits, false), "{card:?} beside {cards:?}");
                if !fits {
                    let meal = one.activity.expect("a meal");
                    assert_eq!(state.touch(&one, &Touch::Own(card)), Touched::Refused(Illegal::NoMeal { meal }));
                    refused += 1;
                    dim += u32::from(shown(&one));
                }
                let three = select(state, &two, Touch::Own(card));
                assert_eq!(three.give.len(), 2);
                let last = *three.give.last().expect("two cards");
                assert_eq!(last, card);
                let comes_to = three.action(state).expect("a meal");
                assert_eq!(state.check(seat, &comes_to), Ok(()), "{three:?}");
                replaced += 1;
            }
        }
    });
    assert!(replaced > 100 && refused > 20 && dim > 20, "{replaced} {refused} {dim}");
}

/// A choice for an activity at another place is made as if the player were there; the player moves only when it is done.
#[test]
fn what_is_chosen_from_afar_is_done_there() {
    let mut done = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Go)) = state.asked().filter(|_| state.asks()) else { return };
        if !state.plan(seat).is_some_and(|plan| plan.contains(Place::Home)) {
            return;
        }
        let Touched::Select(party) = state.touch(&Selection::default(), &Touch::Activity(Activity::Party)) else {
            return;
        };
        assert_eq!(scene_with(state, &Selection::default()).acting, Some(seat));
        let there = after(state, seat, Action::Go(Place::Home));
        let mut legal = Vec::new();
        there.legal(&mut legal);
        let Some(action) = legal.iter().find(|action| matches!(action, Action::Party(_))) else {
            panic!("it can be chosen, but not done")
        };
        let chosen = on_cards(action).into_iter().fold(party, |chosen, touch| {
            assert!(lit(state, &chosen).contains(&touch));
            select(state, &chosen, touch)
        });
        let proposal = scene_with(state, &chosen).proposal.expect("a party");
        assert_eq!(proposal.action, *action);
        assert!(proposal.verdict.is_ok());
        let both = vec![Action::Go(Place::Home), action.clone()];
        assert_eq!(state.touch(&chosen, &Touch::Confirm), Touched::ActAll(both));
        done += 1;
    });
    assert!(done > 50, "{done}");
}

/// No single touch is lethal for the player: the first one shows the consequences, the second carries it out.
#[test]
fn what_kills_takes_a_second_touch() {
    let mut seen = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Go | Due::Visit(_))) = state.asked() else { return };
        let scene = scene_with(state, &Selection::default());
        for activity in scene.places.iter().flat_map(|place| &place.activities) {
            let Some((before, after)) = activity.outcome else { continue };
            assert_eq!(before, state.health(seat));
            let touch = Touch::Activity(activity.activity);
            match state.touch(&Selection::default(), &touch) {
                Touched::Act(_) | Touched::ActAll(_) => assert!(!after.is_deadly()),
                Touched::Select(chosen) => {
                    assert!(after.is_deadly());
                    let proposal = scene_with(state, &chosen).proposal.expect("it is complete");
                    assert!(proposal.verdict.is_ok_and(|foreseen| foreseen.iter().any(Foreseen::is_deadly)));
                    let again = state.touch(&chosen, &touch);
                    assert!(matches!(again, Touched::Act(_) | Touched::ActAll(_)), "{again:?}");
                    assert_eq!(state.touch(&chosen, &Touch::Confirm), again);
                    seen += 1;
                }
                other => panic!("{touch:?} comes to {other:?}"),
            }
        }
    });
    assert!(seen > 5, "{seen}");
}

/// Every touch has a response: it acts, selects or deselects, or returns a reason.
#[test]
fn every_touch_is_answered() {
    every_state::<State>(1, |game| {
        let state = game.state();
        if state.turn() == Turn::Over {
            return;
        }
        let nothing = Selection::default();
        let scene = scene_with(state, &nothing);
        let places = scene.places.iter().map(|place| Touch::Place(place.place));
        let activities = scene.places.iter().flat_map(|place| &place.activities);
        let cards = scene.heaps.iter().flat_map(|heap| {
            let touch = if heap.kind == HeapKind::Hand { Touch::Own } else { Touch::Card };
            heap.cards.iter().map(move |card| touch(card.design))
        });
        for touch in places.chain(activities.map(|activity| Touch::Activity(activity.activity))).chain(cards) {
            if let Touched::Select(chosen) = state.touch(&nothing, &touch) {
                assert_ne!(chosen, nothing, "{touch:?} is silent");
                assert_ne!(scene_with(state, &chosen), scene, "{touch:?} is not seen");
            }
        }
    });
}

/// The buttons of family and career show the chips gained, and none if none are left.
#[test]
fn chips_are_shown_before_they_come() {
    let mut seen = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Visit(_))) = state.asked() else { return };
        let scene = scene_with(state, &Selection::default());
        for shown in scene.places.iter().filter(|place| place.visited).flat_map(|place| &place.activities) {
            let action = match shown.activity {
                Activity::Family(count) => Action::Family(count),
                Activity::Career => Action::Career,
                _ => {
                    assert_eq!(shown.chips, None);
                    continue;
                }
            };
            if shown.why_not.is_some() {
                continue;
            }
            let chips = state.preview(seat, &action).into_iter().find_map(|effect| match effect {
                Effect::Chips { seat: of, chip, by, .. } if of == seat && by > 0 => Some((chip, by.unsigned_abs())),
                _ => None,
            });
            // A player who dies of it gets none.
            if !shown.outcome.is_some_and(|(_, after)| after.is_deadly()) {
                assert_eq!(shown.chips, chips, "{action:?}");
                seen[chips.map_or(2, |(chip, _)| chip as usize)] += 1;
            }
        }
    });
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

/// Effects that depend on an extension are not mentioned in a game without it.
#[test]
fn events_speak_of_no_other_game() {
    let words = [["family", "career"], ["familie", "karriere"], ["rodin", "kariér"]];
    let mut said = [[0; 2]; 2];
    for (players, options) in tables::<State>() {
        let random = Random::<State>::new(players, &options, 1);
        let state = random.game.state();
        let has = [Extension::Family, Extension::Career].map(|extension| state.has(extension));
        for design in Design::all() {
            let chosen = Selection { card: Some(design), ..Selection::default() };
            let Some((special, extended)) = scene_with(state, &chosen).card.and_then(|card| card.special) else {
                continue;
            };
            for (lang, words) in Lang::ALL.into_iter().zip(words) {
                let told = [text::special(&special, extended, lang), text::brief(&special, lang)];
                let told = told.into_iter().flatten().collect::<String>().to_lowercase();
                for at in [0, 1] {
                    let speaks = told.contains(words[at]);
                    assert!(has[at] || !speaks, "{told} without it");
                    said[at][usize::from(special == Special::Divorce || special == Special::PaidLeave)] +=
                        u32::from(speaks);
                }
            }
        }
    }
    assert!(said.iter().flatten().all(|times| *times > 0), "and where it is in play it is said: {said:?}");
}

/// A plan made in the open is announced once.
#[test]
fn an_open_plan_is_said_once() {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
    let mut seen = 0;
    let mut last: Option<State> = None;
    every_state::<State>(1, |game| {
        let (state, events) = (game.state(), game.events());
        let before = last.replace(state.clone());
        let (Some(Event::Decision { by, action: Action::Plan(_) }), Some(before)) = (events.last(), before) else {
            return;
        };
        if !before.open_planning() {
            return;
        }
        let step = Step::new(&before, events.last().expect("an event").clone()).expect("it was played");
        assert_eq!(step.after, *state);
        let entry = State::log_entry(&step);
        for lang in Lang::ALL {
            let said = State::describe(&entry, lang, &names);
            assert_eq!(said.matches(names.of(*by)).count(), 1, "{said}");
        }
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

/// The button of an indicator shows its name while no chip is selected for it, then the effect of the chips selected.
#[test]
fn chips_say_what_they_spare() {
    for lang in Lang::ALL {
        for indicator in Indicator::ALL {
            let name = text::Words::of(lang).indicator(indicator);
            let said = [0, 1, 2].map(|chips| text::spares(indicator, chips, lang));
            assert_eq!(said, [name.to_owned(), format!("{name} −1"), format!("{name} −2")]);
        }
    }
}

/// An illegal party is refused as a party, a meal as a meal, in different words.
#[test]
fn a_refused_party_is_no_meal() {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
    let meals = [Activity::Cook, Activity::Party];
    let mut seen = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((_, Due::Visit(Place::Home))) = state.asked() else { return };
        for (meal, seen) in meals.into_iter().zip(&mut seen) {
            let touched = state.touch(&Selection::default(), &Touch::Activity(meal));
            let refused = [
                Touched::Refused(Illegal::NoMeal { meal }),
                Touched::Refused(Illegal::DoneAlready { place: Place::Home }),
            ];
            assert!(refused.contains(&touched) || matches!(touched, Touched::Select(_)), "{touched:?}");
            *seen += usize::from(touched == refused[0]);
        }
    });
    assert!(seen.iter().all(|times| *times > 20), "{seen:?}");
    for lang in Lang::ALL {
        let [cook, party] = meals.map(|meal| State::refuse(&Illegal::NoMeal { meal }, lang, &names));
        assert_ne!(cook, party);
    }
}

/// A hint selects every card of the action it proposes: its consequences are shown, and the large button carries it out.
#[test]
fn what_a_hint_says_is_done_by_the_large_button() {
    let mut done = 0;
    every_state::<State>(1, |game| {
        let state = game.state();
        if !state.asks() || state.turn() == Turn::Chance {
            return;
        }
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let step = legal.len().div_ceil(12).max(1);
        for action in legal.iter().step_by(step).filter(|action| **action != Action::Accept) {
            let chosen = state.point_at(action);
            assert_eq!(state.touch(&chosen, &Touch::Confirm), Touched::Act(action.clone()), "{action:?}");
            let shown = scene_with(state, &chosen);
            assert!(shown.begun);
            assert_eq!(shown.proposal.map(|proposal| proposal.action), Some(action.clone()));
            let goes: Vec<Place> = shown.places.iter().filter(|place| place.pointed).map(|place| place.place).collect();
            assert_eq!(goes, if let Action::Go(place) = action { vec![*place] } else { Vec::new() });
            done += 1;
        }
    });
    assert!(done > 1000, "{done}");
}

/// A second touch on what is chosen does it, takes the choice back, or chooses one more of the same; a button takes everything back.
#[test]
fn what_is_chosen_is_taken_back_by_a_second_touch_or_a_button() {
    let mut taken_back = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let nothing = Selection::default();
        let scene = scene_with(state, &nothing);
        assert!(!scene.begun);
        if !scene.asks {
            return;
        }
        let places = scene.places.iter().map(|place| Touch::Place(place.place));
        let activities = scene.places.iter().flat_map(|place| &place.activities);
        let mut all: Vec<Touch> = places.chain(activities.map(|each| Touch::Activity(each.activity))).collect();
        all.extend(lit(state, &nothing));
        all.extend(scene.pills.iter().filter_map(|pill| pill.drug).map(Touch::Pill));
        taken_back += second_touches(state, std::slice::from_ref(&nothing), &all);
        for touch in &all {
            let Touched::Select(chosen) = state.touch(&nothing, touch) else { continue };
            assert_eq!(state.touch(&chosen, &Touch::Cancel), Touched::Select(nothing.clone()));
        }
        // Cards and guests for an activity.
        for activity in [Activity::Invite, Activity::Cook, Activity::Party] {
            let Touched::Select(begun) = state.touch(&nothing, &Touch::Activity(activity)) else { continue };
            let guests = scene_with(state, &begun).guests.into_iter().map(|guest| Touch::Guest(guest.seat));
            let choices: Vec<Touch> = lit(state, &begun).into_iter().chain(guests).collect();
            taken_back += second_touches(state, &[begun], &choices);
        }
    });
    assert!(taken_back > 1000, "{taken_back}");
}

/// A secret selection, and the possible choices, are shown only to the player who chooses.
#[test]
fn what_is_chosen_in_secret_is_shown_to_nobody_else() {
    let mut seen = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some(seat) = state.secret() else { return };
        let plan = state.open_places(seat).iter().take(3).collect();
        let card = state.offer().iter().map(|(card, _)| card).next();
        let selection = Selection { plan, card, ..Selection::default() };
        for viewer in viewers().filter(|viewer| *viewer != Some(seat)) {
            let scene = State::scene_of(&SceneInput { viewer, ..SceneInput::of(state, &selection) });
            assert_eq!(scene, state.scene(viewer), "{viewer:?}");
            assert!(scene.heaps.iter().flat_map(|heap| &heap.cards).all(|card| !card.is_target && !card.chosen));
        }
        assert_ne!(scene_with(state, &selection), state.scene(Some(seat)));
        seen += 1;
    });
    assert!(seen > 500, "{seen}");
}

/// The selected action comes with its changes in order, or with the reason why it is illegal.
#[test]
fn what_is_proposed_is_checked_and_foreseen() {
    let mut counts = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, _)) = state.asked() else { return };
        assert_eq!(scene_with(state, &Selection::default()).proposal, None);
        for card in state.drugs(seat).iter().map(|(card, _)| card).chain([Design::all().next().expect("a card")]) {
            let selection = Selection { card: Some(card), ..Selection::default() };
            let proposal = scene_with(state, &selection).proposal;
            if state.goods(seat).contains(card) {
                assert_eq!(proposal, None, "own goods are only looked at");
                continue;
            }
            let proposal = proposal.expect("a card is enough");
            match (state.check(seat, &proposal.action), proposal.verdict) {
                (Ok(()), Ok(foreseen)) => {
                    assert_foreseen(state, &proposal.action, &foreseen);
                    counts[0] += 1;
                }
                (Err(illegal), Err(shown)) => {
                    assert_eq!(shown, illegal);
                    counts[1] += 1;
                }
                (expected, shown) => panic!("{expected:?}, but {shown:?} is shown"),
            }
        }
    });
    assert!(counts[0] > 500 && counts[1] > 500, "{counts:?}");
}

/// A player who accepts all effects is not asked again at this party, but is at the next one.
#[test]
fn everything_comes_until_the_party_is_over() {
    let [mut acts, mut waits, mut done] = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        for seat in state.seats() {
            let step = state.carry_out(&AcceptAll { seat, until: Until::PartyEnds });
            match step {
                OrderStep::Act(ref action) => {
                    assert_eq!(*action, Action::Accept);
                    assert_eq!(state.asked(), Some((seat, Due::Answer)));
                    assert!(state.party().is_some() && !dies(state));
                    acts += 1;
                }
                OrderStep::Wait => {
                    assert!(state.party().is_some());
                    // No player dies without being asked.
                    assert!(state.asked() != Some((seat, Due::Answer)) || dies(state));
                    waits += 1;
                }
                OrderStep::Done => {
                    assert!(state.party().is_none());
                    done += 1;
                }
            }
        }
        if let Some((seat, Due::Answer)) = state.asked() {
            let touched = state.touch(&Selection::default(), &Touch::AcceptAll);
            let expected = if state.party().is_some() {
                Touched::Order(AcceptAll { seat, until: Until::PartyEnds })
            } else {
                Touched::Act(Action::Accept)
            };
            assert_eq!(touched, expected);
        }
    });
    assert!(acts > 5 && waits > 100 && done > 1000, "{acts} {waits} {done}");
}

/// Whether the player asked would die of the pending effect.
fn dies(state: &State) -> bool {
    state.pending().is_some_and(|pending| state.health(pending.seat).after(pending.effect).is_deadly())
}

/// A player who accepts all effects for a round is asked again only in the next one, or to stay alive.
#[test]
fn everything_comes_until_the_round_is_over() {
    let [mut acts, mut deadly, mut done] = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Answer)) = state.asked() else { return };
        let order = AcceptAll { seat, until: Until::RoundEnds(state.round()) };
        assert_eq!(state.touch(&Selection::default(), &Touch::AcceptRound), Touched::Order(order));
        if dies(state) {
            assert_eq!(state.carry_out(&order), OrderStep::Wait);
            deadly += 1;
        } else {
            assert_eq!(state.carry_out(&order), OrderStep::Act(Action::Accept));
            acts += 1;
        }
        let other = AcceptAll { seat, until: Until::RoundEnds(state.round() - 1) };
        assert_eq!(state.carry_out(&other), OrderStep::Done);
        done += 1;
    });
    assert!(acts > 100 && deadly > 5 && done > 100, "{acts} {deadly} {done}");
}

/// A player who cannot make an effect milder by any response is not asked; a player who can is.
#[test]
fn only_who_could_help_is_asked() {
    /// The best result of any response, by exhaustive search.
    fn best(state: &State, seat: Seat, least: &mut [u8; 6]) {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for action in legal {
            let next = after(state, seat, action.clone());
            if action == Action::Accept {
                let now = state.pending().map(|pending| state.health(seat).after(pending.effect));
                let values = now.expect("something comes").iter().map(|(_, value)| value);
                least.iter_mut().zip(values).for_each(|(least, value)| *least = value.min(*least));
            } else {
                best(&next, seat, least);
            }
        }
    }
    let [mut asked, mut not] = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Answer)) = state.asked() else { return };
        if state.drugs(seat).len() + state.chips(seat, heartbox::games::infarkt::Chip::Family) > 4 {
            return;
        }
        let pending = state.pending().expect("something comes");
        let as_it_is = state.health(seat).after(pending.effect);
        let mut least = [u8::MAX; 6];
        best(state, seat, &mut least);
        let helps = as_it_is
            .iter()
            .zip(least)
            .any(|((indicator, value), least)| pending.effect[indicator] > 0 && least < value);
        assert_eq!(state.plays_itself(), (!helps).then_some(Action::Accept), "{pending:?}");
        if helps { asked += 1 } else { not += 1 }
    });
    assert!(asked > 50 && not > 100, "{asked} {not}");
}

/// Runs the actions that play themselves until a player is asked.
fn until_asked(state: &mut State, rng: &mut impl Rng) {
    while !state.asks() {
        let event = match (state.turn(), state.plays_itself()) {
            (Turn::Decide(seat), Some(action)) => Event::decision(seat, action),
            (Turn::Decide(seat), None) => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                assert_eq!(legal.len(), 1);
                Event::decision(seat, legal.remove(0))
            }
            _ => Event::chance(state.sample(rng).expect("chance is due")),
        };
        state.apply(&event).expect("legal");
    }
}

/// The places that can be gone to, with all their activities, and the guests: what the place of action lists.
fn listed(state: &State, selection: &Selection) -> (Vec<(Place, Vec<Activity>)>, Vec<Seat>) {
    let scene = scene_with(state, selection);
    let open = scene.places.iter().filter(|place| place.open);
    let blocks = open.map(|place| (place.place, place.activities.iter().map(|shown| shown.activity).collect()));
    (blocks.collect(), scene.guests.iter().map(|guest| guest.seat).collect())
}

/// Whatever is selected, the same buttons are listed in the same order: the places in the order of the board, each with all its activities.
#[test]
fn a_choice_adds_and_removes_no_button() {
    let [mut chosen, mut guests] = [0; 2];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let Some((seat, Due::Go | Due::Visit(_))) = state.asked().filter(|_| state.asks()) else { return };
        let nothing = Selection::default();
        let before = listed(state, &nothing);
        let (blocks, invited) = &before;
        assert!(blocks.is_sorted_by_key(|(place, _)| *place));
        assert!(blocks.iter().all(|(place, activities)| activities == Activity::at(*place)));
        let plan: Vec<Place> = state.plan(seat).expect("a plan").iter().collect();
        assert_eq!(blocks.iter().map(|(place, _)| *place).collect::<Vec<_>>(), plan);
        let activities = blocks.iter().flat_map(|(_, activities)| activities).map(|of| Touch::Activity(*of));
        for touch in activities.chain(invited.iter().map(|guest| Touch::Guest(*guest))) {
            let Touched::Select(mut selection) = state.touch(&nothing, &touch) else { continue };
            guests += usize::from(matches!(touch, Touch::Guest(_)));
            for _ in 0..3 {
                assert_eq!(listed(state, &selection), before, "{selection:?}");
                chosen += 1;
                let next = lit(state, &selection).into_iter().find_map(|touch| match state.touch(&selection, &touch) {
                    Touched::Select(next) if next != selection => Some(next),
                    _ => None,
                });
                let Some(next) = next else { break };
                selection = next;
            }
        }
    });
    assert!(chosen > 5000 && guests > 50, "{chosen} {guests}");
}

/// A guest is one touch, wherever the host is: the activity need not be chosen before.
#[test]
fn a_guest_is_invited_by_touching_the_guest() {
    let mut invited = 0;
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let nothing = Selection::default();
        let scene = scene_with(state, &nothing);
        for guest in scene.guests {
            assert!(!guest.chosen);
            let selection = select(state, &nothing, Touch::Guest(guest.seat));
            let after = scene_with(state, &selection);
            assert!(
                after.proposal.is_some_and(|proposal| {
                    proposal.action == Action::Invite(guest.seat) && proposal.verdict.is_ok()
                })
            );
            assert_eq!(after.guests.iter().filter(|guest| guest.chosen).count(), 1);
            invited += 1;
        }
    });
    assert!(invited > 100, "{invited}");
}

/// Once a choice of several has begun, the prompt says which is next, and of whom.
#[test]
fn the_prompt_says_the_step_that_is_due() {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
    let mut steps = [0; 6];
    every_state::<State>(1, |game| {
        let state = game.state();
        let Some((seat, _)) = state.asked().filter(|_| state.asks()) else { return };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for lang in Lang::ALL {
            let base = GameText::prompt(state, lang, &names);
            assert_eq!(state.prompt_with(&Selection::default(), lang, &names), base);
            for action in legal.iter().step_by(legal.len().div_ceil(6).max(1)) {
                let kind = match action {
                    Action::Plan(_) => 0,
                    Action::Keep(_) => 1,
                    Action::Cook(_) | Action::Party(_) => 2,
                    Action::Trade { .. } => 3,
                    Action::Buy(_) => 4,
                    Action::Invite(_) => 5,
                    _ => continue,
                };
                let touches: Vec<Touch> = match action {
                    Action::Plan(places) => places.iter().map(|place| Touch::Place(*place)).collect(),
                    Action::Invite(guest) => vec![Touch::Guest(*guest)],
                    _ => on_cards(action),
                };
                let begin = action.activity().map(Touch::Activity);
                let mut selection = Selection::default();
                let mut said = vec![base.clone()];
                for touch in begin.into_iter().chain(touches) {
                    selection = select(state, &selection, touch);
                    let prompt = state.prompt_with(&selection, lang, &names);
                    assert!(prompt.starts_with(names.of(seat)), "{prompt}");
                    said.push(prompt);
                }
                // Each step is another sentence; when a single card or guest is chosen, none is left.
                let last = said.len() - usize::from(matches!(action, Action::Buy(_) | Action::Invite(_)));
                let mut different = said[..last].to_vec();
                different.dedup();
                assert_eq!(different.len(), last, "{said:?}");
                steps[kind] += 1;
            }
        }
    });
    assert!(steps.iter().all(|count| *count > 10), "{steps:?}");
}

/// Guests of a party walk to it and stand there while it is told; what they were served is on record for them until they act.
#[test]
fn guests_come_to_the_party_and_remember_it() {
    let nothing = Selection::default();
    let mut log: Vec<LogEntry> = Vec::new();
    let mut last: Option<State> = None;
    let mut served = BySeat::new(5, |_| None::<Seat>);
    let [mut parties, mut fed, mut eating] = [0; 3];
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let before = last.replace(state.clone());
        let (Some(event), Some(before)) = (game.events().last(), before) else {
            log.clear();
            served = BySeat::new(5, |_| None);
            return;
        };
        let step = Step::new(&before, event.clone()).expect("it was played");
        log.push(State::log_entry(&step));
        let scene = State::scene_of(&SceneInput { log: &log, step: Some(&step), ..SceneInput::of(state, &nothing) });
        let invited = match event {
            Event::Decision { by, action: Action::Party(_) } => {
                Some((Place::Home, before.neighbours(*by).into_iter().flatten().collect::<Vec<_>>()))
            }
            Event::Decision { action: Action::Invite(guest), .. } => Some((Place::Nightlife, vec![*guest])),
            _ => None,
        };
        if let Some((place, mut guests)) = invited {
            assert_eq!(scene.flights.len(), guests.len());
            let to = heartbox::games::infarkt::scene::company::place_name(place);
            assert!(scene.flights.iter().all(|flight| flight.to == to && flight.from != to), "{:?}", scene.flights);
            let walk = State::parts(&step)[0];
            let moment = Moment::of(Told { step: &step, from: 0, until: walk.until });
            assert!(moment.invites && moment.time() == Some(walk.time) && walk.time >= 1100);
            guests.retain(|guest| state.is_alive(*guest));
            guests.sort_unstable();
            for shown in &scene.places {
                assert_eq!(shown.guests, if shown.place == place { guests.clone() } else { Vec::new() });
            }
            parties += 1;
        }
        if let Some(pending) = state
            .pending()
            .filter(|pending| pending.cause.is_party() && pending.seat != before.acting().unwrap_or(pending.seat))
        {
            let eats: Vec<Seat> = scene.places.iter().filter_map(|place| place.eating).collect();
            assert_eq!(eats, [pending.seat]);
            eating += 1;
        }
        for effect in &step.effects {
            let Effect::Health { seat, cause: Cause::Party { host, .. } | Cause::Treat { host, .. }, .. } = effect
            else {
                continue;
            };
            served[*seat] = Some(*host);
        }
        if let Event::Decision { by, action } = event
            && !matches!(action, Action::Accept | Action::Drug(_) | Action::Chips(_))
        {
            served[*by] = None;
        }
        for (seat, has) in scene.seats.iter().filter(|(seat, _)| state.is_alive(*seat)) {
            if let Some(host) = served[seat] {
                assert!(has.fed.iter().any(|fed| fed.host == host), "{seat:?} by {host:?}: {:?}", has.fed);
                fed += 1;
            }
            assert!(has.fed.iter().all(|fed| fed.host != seat));
        }
    });
    assert!(parties > 50 && fed > 200 && eating > 10, "{parties} {fed} {eating}");
}

/// A turn of three places without any choices takes at most two touches a place: an activity is touched on its sign, wherever that is, and
/// a place without possible activities is left automatically.
#[test]
fn a_turn_of_three_places_takes_at_most_six_touches() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let [mut turns, mut most] = [0; 2];
    every_state::<State>(GAMES, |game| {
        let Some((seat, Due::Go)) = game.state().asked() else { return };
        if game.state().plan(seat).is_none_or(|plan| plan.len() < 3) {
            return;
        }
        let (mut state, mut touches) = (game.state().clone(), 0);
        while state.acting() == Some(seat) && state.turn() != Turn::Over {
            let nothing = Selection::default();
            let touch = match state.asked() {
                Some((by, Due::Answer)) if by == seat => Touch::Accept,
                Some((by, Due::Go | Due::Visit(_))) if by == seat => {
                    let open = |activity: &&Activity| {
                        let touched = state.touch(&nothing, &Touch::Activity(**activity));
                        matches!(touched, Touched::Act(_) | Touched::ActAll(_)) && **activity != Activity::Restock
                    };
                    let activity = Place::ALL.into_iter().flat_map(Activity::at).find(open);
                    let place = || state.plan(seat).and_then(|plan| plan.iter().next()).map(Touch::Place);
                    activity.map(|activity| Touch::Activity(*activity)).or_else(place).expect("a place is left")
                }
                // A choice is needed, or another player is asked.
                _ => return,
            };
            let actions = match state.touch(&nothing, &touch) {
                Touched::Act(action) => vec![action],
                Touched::ActAll(actions) => actions,
                // A lethal action takes one more touch.
                Touched::Select(chosen) if chosen.leave => {
                    touches += 1;
                    vec![Action::Leave]
                }
                other => panic!("{touch:?} comes to {other:?}"),
            };
            // Responses to effects are not counted.
            touches += usize::from(touch != Touch::Accept);
            for action in actions {
                state = after(&state, seat, action);
            }
            until_asked(&mut state, &mut rng);
        }
        most = most.max(touches);
        turns += 1;
    });
    assert!(turns > 100 && most <= 6, "{turns} turns, at most {most} touches");
}

/// The whole games that the browser tests replay do not contain actions that play themselves.
#[test]
fn what_plays_itself_is_as_in_the_games_that_browsers_play() {
    for name in ["two", "three", "five", "career", "wild", "newest-three", "newest-five"] {
        let path = format!("{}/tests/web/fixtures-infarkt/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let record: Value = serde_json::from_str(&std::fs::read_to_string(path).expect("a record")).expect("a record");
        let setup = serde_json::from_value(record["setup"].clone()).expect("a setup");
        let mut state = State::setup(&setup).expect("a setup");
        for (number, event) in record["events"].as_array().expect("events").iter().enumerate() {
            let event: EventOf<State> = serde_json::from_value(event.clone()).expect("an event");
            if let (Some(action), Event::Decision { action: played, .. }) = (state.plays_itself(), &event) {
                assert_eq!(*played, action, "{name}, event {number}");
            }
            state.apply(&event).expect("legal");
        }
    }
}

/// A party is told from its beginning, every death is shown, and all of it is in the log.
#[test]
fn a_party_and_every_death_are_told() {
    let (mut parties, mut deaths) = (0, 0);
    let nothing = Selection::default();
    let mut log: Vec<LogEntry> = Vec::new();
    let mut last: Option<State> = None;
    every_state::<State>(GAMES, |game| {
        let events = game.events();
        // Each state is visited after its predecessor; a new game starts from the beginning.
        let state = game.state();
        match (events.last(), last.replace(state.clone())) {
            (Some(event), Some(before)) => {
                log.push(State::log_entry(&Step::new(&before, event.clone()).expect("it was played")));
            }
            _ => log.clear(),
        }
        let story = State::scene_of(&SceneInput { log: &log, ..SceneInput::of(state, &nothing) }).story;
        let died = |entry: &LogEntry| entry.clauses.iter().any(|clause| matches!(clause, Clause::Died { .. }));
        if state.party().is_some() {
            let story = story.as_ref().expect("a party is told");
            assert!(story.opening.is_some(), "it has a beginning");
            assert_eq!(story.opening, log.get(story.number as usize).cloned());
            parties += 1;
        }
        // Events that play themselves do not hide it.
        let by_itself = |entry: &LogEntry| {
            matches!(
                entry.headline,
                None | Some((_, Headline::Comes(_) | Headline::Open(Action::Accept | Action::Leave)))
            )
        };
        if log.iter().rfind(|entry| died(entry) || !by_itself(entry)).is_some_and(died) {
            let story = story.expect("a death is told");
            let told = story.panels.iter().filter_map(|panel| match panel.plot {
                Plot::Died { death, health } => Some((death, health)),
                _ => None,
            });
            let told: Vec<_> = told.collect();
            assert!(told.iter().all(|(death, health)| state.health(death.seat) == *health) && !told.is_empty());
            deaths += 1;
        }
    });
    assert!(parties > 50 && deaths > 20, "{parties} {deaths}");
}

/// The final table shows everybody how the result came about.
#[test]
fn the_scores_follow_from_the_scene() {
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let scene = state.scene(None);
        let winners: Vec<Seat> =
            state.outcome().map(|Outcome { winners }| winners.iter().collect()).unwrap_or_default();
        for seat in state.seats() {
            let has = &scene.seats[seat];
            assert_eq!(has.winner, winners.contains(&seat));
            assert_eq!(has.death, state.dead().iter().find(|death| death.seat == seat).copied());
        }
        let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
        let ranked: Vec<(u8, Seat)> = state.seats().map(|seat| (1, seat)).collect();
        let Scores { titles, rows } = State::scores(&scene, &ranked, Lang::En, &names);
        assert!(titles.is_empty());
        for row in rows {
            let end = match &scene.seats[row.seat].death {
                Some(death) => text::ending(death, state.health(row.seat), Lang::En, &names),
                None => text::Words::of(Lang::En).alive().to_owned(),
            };
            assert_eq!(row.cells, [ScoreCell::Drawn(end)]);
        }
    });
}

/// A death is shown with its cause and round, on the seat, in the story and at the end: the end of a round is no cause by itself.
#[test]
fn every_death_says_what_of() {
    let names = Names::new(BySeat::new(8, |seat| format!("Q{}", seat.index())));
    let (mut seen, mut last) = ([0; 6], 0);
    every_state::<State>(GAMES, |game| {
        let state = game.state();
        let dead = state.dead();
        if dead.len() == std::mem::replace(&mut last, dead.len()) && state.outcome().is_none() {
            return;
        }
        for lang in Lang::ALL {
            let words = text::Words::of(lang);
            let deaths = [words.highlight_first_death(), words.highlight_party_death()];
            let summary = state.summary(&[], lang, &names);
            for death in dead {
                let health = state.health(death.seat);
                let [died, ending] = [text::died(death, health, lang), text::ending(death, health, lang, &names)];
                assert!(ending.starts_with(&died) && died.contains(&death.round.to_string()), "{ending}");
                assert_eq!(ending == died, death.cause == Cause::Decay, "{ending}");
                assert!(!ending.contains(&text::cause(Cause::Decay, lang, &names)), "{ending}");
                for (indicator, value) in health.iter() {
                    let kills = value == 10 && indicator != Indicator::Obes;
                    assert_eq!(died.contains(words.killer(indicator)), kills, "{died}: {health:?}");
                    seen[indicator as usize] += usize::from(kills);
                }
            }
            // A highlight about deaths names one of them.
            let of_deaths = summary.iter().flat_map(|summary| &summary.highlights);
            for highlight in of_deaths.filter(|highlight| deaths.contains(&highlight.title)) {
                let death = dead.iter().find(|death| highlight.seats == [death.seat]).expect("of a dead player");
                // How it came stands in the table of the scores, and is not said twice.
                assert_eq!(highlight.value, words.highlight_in_round(death.round));
            }
        }
    });
    assert!(seen[Indicator::Depr as usize] > 20 && seen[Indicator::Canc as usize] > 20, "{seen:?}");
    // All lethal indicators, including those that are rarely fatal in random games; never obesity.
    let death = Death { seat: Seat::new(0).expect("a seat"), round: 5, cause: Cause::Decay };
    for lang in Lang::ALL {
        let words = text::Words::of(lang);
        for last in Indicator::ALL {
            let values = Indicator::ALL.map(|indicator| if indicator == last { 10 } else { 9 });
            let died = text::died(&death, Health::new(values), lang);
            assert_eq!(died.contains(words.killer(last)), last.is_lethal(), "{died}");
        }
    }
}
