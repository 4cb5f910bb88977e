//! Plans: IN-12, IN-13, and the places that exclude each other (IN-31, IN-35).

use heartbox::games::infarkt::scene::PlanScene;
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::games::infarkt::scene::selection::Selection;
use heartbox::games::infarkt::{Action, Illegal, Place, Places, State};
use heartbox::games::{GameLog, GameScene, GameTouch, Touched};
use serde_json::json;

use super::table::*;

#[test]
fn in_12_three_pieces_on_three_different_places() {
    let mut table = Table::from(basic(3).beginner(seat(1)).planning());
    table.sees(json!({"phase": "planning", "to_act": 1}));
    table.refuses(
        "IN-12",
        [
            act(1, json!({"plan": ["office", "home"]})),
            act(1, json!({"plan": []})),
            act(1, json!({"plan": ["office", "home", "home"]})),
            act(1, json!({"plan": ["office", "pharmacy", "supermarket", "home"]})),
            plan(0, ["office", "home", "pharmacy"]),
            go(1, "office"),
            accept(1),
            draw("beer"),
        ],
    );
    // In seat order from the beginner; any number of pieces at one place.
    for by in [1, 2, 0] {
        table.sees(json!({"to_act": by, "phase": "planning"})).play(plan(by, ["home", "office", "pharmacy"]));
        table.player(usize::from(by), json!({"plan": ["office", "pharmacy", "home"]}));
    }
    table.sees(json!({"to_act": 1, "phase": "actions", "place": null}));
}

#[test]
fn in_12_the_dead_do_not_plan() {
    let mut table = Table::from(basic(4).beginner(seat(1)).dead(seat(2)).planning());
    for by in [1, 3, 0] {
        table.sees(json!({"to_act": by})).play(plan(by, ["home", "office", "pharmacy"]));
    }
    table.sees(json!({"phase": "actions"})).player(2, json!({"plan": null}));
}

#[test]
fn in_12_nobody_sees_the_others_plans_until_all_are_set() {
    let mut table = Table::from(basic(3).planning());
    table.play(plan(0, ["office", "pharmacy", "home"]));
    let places: Places = ["office", "pharmacy", "home"].into_iter().map(place).collect();
    let seen = |table: &Table, viewer: Option<u8>| table.state.plan_seen_by(viewer.map(seat), seat(0));
    assert_eq!([Some(0), Some(1), None].map(|viewer| seen(&table, viewer)), [Some(places), None, None]);
    assert!(table.state.has_planned(seat(0)), "that it is set can be seen");
    let plans = |table: &Table, viewer: u8| table.state.scene(Some(seat(viewer))).seats[seat(0)].plan;
    assert_eq!((plans(&table, 0), plans(&table, 1)), (PlanScene::Seen(places), PlanScene::Hidden));
    // The log does not show it either.
    let sentence = |table: &Table| {
        use heartbox::engine::Event;

        use heartbox::games::infarkt::State;
        let event = Event::decision(seat(1), Action::plan(places.iter()));
        let step = heartbox::engine::Step::new(&table.state, event).expect("legal");
        State::describe(&State::log_entry(&step), heartbox::i18n::Lang::En, &table.names())
    };
    assert_eq!(sentence(&table), "Bo has placed the pieces.");
    table.play(plan(1, ["office", "pharmacy", "home"])).play(plan(2, ["office", "supermarket", "home"]));
    assert_eq!((seen(&table, Some(1)), seen(&table, None)), (Some(places), Some(places)));
    assert_eq!(plans(&table, 2), PlanScene::Seen(places));
}

#[test]
fn in_12_in_open_planning_plans_are_seen_as_they_are_made() {
    let mut table = Table::from(empty(3, json!({"open_planning": true})).planning());
    table.play(plan(0, ["office", "pharmacy", "home"]));
    assert!(table.state.plan_seen_by(Some(seat(1)), seat(0)).is_some());
    assert!(table.state.plan_seen_by(None, seat(0)).is_some());
}

/// IN-44: a drug taken while plans are made in secret is revealed when all are set.
#[test]
fn in_44_what_is_taken_in_secret_stays_secret() {
    let hand = ["statin", "aspirin"];
    let mut table = Table::from(basic(3).feels(0, [6, 0, 0, 0, 0, 0]).has(0, &hand).planning());
    assert!(table.legal().contains(&json!({"drug": "statin"})));
    let before = table.state.scene(Some(seat(1)));
    table.play(drug(0, "statin")).sees(json!({"phase": "planning", "to_act": 0}));
    table.player(0, json!({"drugs": ["aspirin"]})).feels(0, [2, 0, 0, 0, 0, 0]);
    let scene = |viewer: u8| table.state.scene(Some(seat(viewer)));
    let (own, other) = (scene(0), scene(1));
    let (here, there) = (&own.seats[seat(0)], &other.seats[seat(0)]);
    assert_eq!((here.drugs.len(), there.drugs.len()), (1, 2));
    assert_eq!(other, before, "nothing at all is seen of it");
    let chol = heartbox::games::infarkt::Indicator::Chol;
    assert_eq!((here.health[chol], there.health[chol]), (2, 6));
    table.play(plan(0, ["office", "pharmacy", "home"])).play(plan(1, ["office", "pharmacy", "home"]));
    assert_eq!(table.state.scene(Some(seat(2))).seats[seat(0)].health[chol], 6);
    table.play(plan(2, ["office", "supermarket", "home"]));
    assert_eq!(table.state.scene(Some(seat(2))).seats[seat(0)].health[chol], 2);
}

#[test]
fn in_13_the_places_of_the_basic_game() {
    let mut table = Table::from(basic(3).planning());
    for other in ["black_market", "nightlife", "affair", "family", "career"] {
        table.refuses("IN-13", [plan(0, ["office", "home", other])]);
    }
    assert_eq!(table.legal().len(), 20, "every three of six places");
    table.play(plan(0, ["supermarket", "fleamarket", "fitness"]));
    // If an extension replaces the fitness centre, there is none.
    Table::from(with(3, &["affair"]).planning())
        .refuses("IN-30", [plan(0, ["supermarket", "fleamarket", "fitness"])])
        .refuses("IN-13", [plan(0, ["supermarket", "fleamarket", "family"])])
        .play(plan(0, ["supermarket", "fleamarket", "affair"]));
}

#[test]
fn in_31_and_in_35_some_places_exclude_each_other() {
    let mut table = Table::from(with(3, &["black_market", "career"]).planning());
    table.refuses("IN-31", [plan(0, ["black_market", "fleamarket", "home"])]);
    table.refuses("IN-35", [plan(0, ["office", "career", "home"])]);
    // Seven places: 35 threes, less five with each of the two pairs.
    assert_eq!(table.legal().len(), 25);
    table.play(plan(0, ["black_market", "career", "home"]));
}

/// The pieces after a touch on a place, or the reason for refusal.
fn set_piece(state: &State, set: Places, place: Place) -> Result<Places, Illegal> {
    match state.touch(&Selection { plan: set, ..Selection::default() }, &Touch::Place(place)) {
        Touched::Select(selection) => Ok(selection.plan),
        Touched::Refused(illegal) => Err(illegal),
        other => panic!("{other:?}"),
    }
}

#[test]
fn pieces_are_set_one_by_one() {
    let table = Table::from(with(3, &["black_market", "career"]).planning());
    let state = &table.state;
    let at = |set: &[&str], id: &str| set_piece(state, set.iter().map(|id| place(id)).collect(), place(id));
    assert_eq!(at(&[], "home"), Ok(Places::one(place("home"))));
    assert_eq!(at(&["home"], "home"), Ok(Places::NONE));
    assert_eq!(at(&["home"], "fitness"), Err(Illegal::NotInGame { place: place("fitness") }));
    assert_eq!(at(&["fleamarket"], "black_market"), Err(Illegal::Rivals { place: place("black_market") }));
    assert_eq!(at(&["career"], "office"), Err(Illegal::Rivals { place: place("career") }));
    assert_eq!(at(&["home", "office", "pharmacy"], "supermarket"), Err(Illegal::ThreePlaces));
    let three: Places = ["home", "office", "pharmacy"].into_iter().map(place).collect();
    let chosen = Selection { plan: three, ..Selection::default() };
    assert_eq!(state.touch(&chosen, &Touch::Confirm), Touched::Act(Action::plan(three.iter())));
    let banned = with(3, &["career"]).offers(&["paid_leave", "sunburn", "christmas", "good_news"]);
    let mut banned = banned;
    banned.plays([take(0, "paid_leave"), take(1, "sunburn"), take(2, "christmas")]);
    banned.play(plan(1, ["office", "pharmacy", "home"])).play(plan(2, ["office", "pharmacy", "home"]));
    let error = set_piece(&banned.state, Places::NONE, place("office"));
    assert_eq!(error, Err(Illegal::Banned { place: place("office") }));
}
