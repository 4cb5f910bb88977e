//! Tables at moments of games that were played before, which the browser tests open too: what is refused, foretold, answered by itself and
//! kept secret there.

use heartbox::engine::{Event, Seat, Timeline};
use heartbox::games::TableGame;
use heartbox::games::flow::scene::select::Touch as FlowTouch;
use heartbox::games::flow::{Card, Piece, State as Flow};
use heartbox::games::heartstrings::scene::select::Touch as HeartstringsTouch;
use heartbox::games::heartstrings::{Room, State as Heartstrings};
use heartbox::games::infarkt::scene::Scene;
use heartbox::games::infarkt::scene::select::Touch;
use heartbox::games::infarkt::scene::selection::Selection;
use heartbox::games::infarkt::{Action, Activity, Due, Place, State as Infarkt};
use heartbox::games::{GameScene, GameTouch, SceneInput};
use heartbox::table::{AnyTable, Input, Refused};
use serde_json::Value;

use crate::common::driven::Driven;

/// A game of people.
fn record(game: &str, name: &str) -> Value {
    let path = format!("{}/tests/web/fixtures-{game}/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("a record")).expect("a record")
}

/// This game after this number of events.
fn after<G: TableGame>(record: &Value, events: usize) -> Timeline<G> {
    let mut record = record.clone();
    record.as_object_mut().expect("a record").remove("result");
    record["events"].as_array_mut().expect("events").truncate(events);
    Timeline::read(record).expect("a game that was played")
}

fn events(record: &Value) -> &[Value] {
    record["events"].as_array().expect("events")
}

/// The index of the first decision of this kind from `from` on.
fn find(record: &Value, kind: &str, from: usize) -> usize {
    let is_it = |event: &Value| event["do"] == kind || event["do"].get(kind).is_some();
    from + events(record).iter().skip(from).position(is_it).expect("it was decided")
}

/// The seat that has decided this event.
fn by(record: &Value, event: usize) -> Seat {
    let seat = events(record)[event]["by"].as_u64().expect("a decision");
    Seat::new(seat as u8).expect("a seat")
}

/// The table of this game after this number of events, when a person is asked.
fn opened<G: TableGame>(record: &Value, events: usize) -> Driven<G> {
    let mut driven = Driven::opened(after(record, events));
    driven.rest(usize::MAX);
    assert_eq!(driven.events(), events, "a person is asked");
    driven
}

/// What a touch of this table is refused with: the rule and the sentence. Nothing is played.
fn refused<G: TableGame>(driven: &mut Driven<G>, touch: &G::Touch) -> (String, String) {
    let events = driven.events();
    driven.press(touch);
    assert_eq!(driven.events(), events, "nothing is played");
    let Some(Refused { text, rule: Some(rule), .. }) = driven.status().refused else {
        panic!("{touch:?} is not refused: {}", driven.status().prompt)
    };
    driven.input(Input::Dismiss);
    assert_eq!(driven.status().refused, None);
    (rule.to_string(), text)
}

#[test]
fn flow_says_why_a_card_or_a_piece_cannot_be_played() {
    let [two, hybrid] = ["two", "hybrid"].map(|name| record("flow", name));
    let piece = |seat: u8, number: u8| FlowTouch::Piece(Piece { seat: Seat::new(seat).expect("a seat"), number });
    let card = FlowTouch::Card;
    let cases = [
        (&two, 0, card(Card::Swap), "FL-11", "Swap needs another of your pieces on the ring."),
        (&two, 14, card(Card::Enter), "FL-10", "One of your own pieces is on the start; Throw would clear it."),
        (
            &two,
            46,
            card(Card::Enter),
            "FL-10",
            "Ada’s master is on the start, and masters are never thrown: wait until it flows on.",
        ),
        (&hybrid, 42, card(Card::Throw), "FL-9", "Throw is active already, and it lasts until your turn ends."),
        (&two, 30, piece(0, 2), "FL-13", "This piece doesn’t flow any more this turn."),
        (&hybrid, 35, piece(1, 2), "FL-34", "One of your pieces is already there."),
        (&hybrid, 35, piece(1, 3), "FL-33", "One of your pieces is still on the start."),
        (&hybrid, 88, piece(1, 2), "FL-33", "A piece comes in only on a 6."),
    ];
    for (record, at, touch, rule, sentence) in cases {
        let mut driven = opened::<Flow>(record, at);
        assert_eq!(refused(&mut driven, &touch), (rule.to_owned(), sentence.to_owned()), "{touch:?} after {at}");
    }
    // With a Move chosen, and what is given for it.
    let moves = [
        (
            21,
            piece(1, 2),
            "Your master is in the way, and masters are never thrown: move it first, or choose another piece.",
        ),
        (2, piece(1, 3), "Only a piece on the ring can move."),
    ];
    for (at, touch, sentence) in moves {
        let mut driven = opened::<Flow>(&two, at);
        let with = driven.table.state().payments(Card::Move)[0];
        driven.press(&card(Card::Move));
        driven.press(&FlowTouch::Payment(with));
        assert_eq!(refused(&mut driven, &touch), ("FL-12".to_owned(), sentence.to_owned()), "{touch:?} after {at}");
    }
    // A hand of a single Swap.
    let mut driven = opened::<Flow>(&two, 47);
    for other in [Card::Throw, Card::Enter, Card::Move] {
        let (rule, sentence) = refused(&mut driven, &card(other));
        assert_eq!(rule, "FL-8");
        assert!(sentence.ends_with("costs one card of its kind, or any two."), "{sentence}");
    }
}

#[test]
fn heartstrings_says_why_a_room_cannot_be_touched() {
    let mut driven = Driven::<Heartstrings>::new(2, &[]);
    driven.rest(usize::MAX);
    let room = HeartstringsTouch::Room(Room(7));
    let first = ("HS-5".to_owned(), "First roll to see who goes first.".to_owned());
    assert_eq!(refused(&mut driven, &room), first);
    // What is allowed takes a refusal away.
    driven.press(&room);
    assert!(driven.status().refused.is_some());
    driven.press(&HeartstringsTouch::Roll);
    assert_eq!(driven.status().refused, None);
    while !driven.table.scene().can_keep {
        driven.play_as(2);
        driven.rest(usize::MAX);
    }
    let dark = driven.table.scene().rooms.iter().find(|room| !room.is_target).map(|room| room.room);
    let (rule, sentence) = refused(&mut driven, &HeartstringsTouch::Room(dark.expect("a room without two tokens")));
    assert_eq!((rule.as_str(), sentence.contains("two or more")), ("HS-18", true), "{sentence}");
}

/// The table as the seat that is asked sees it.
fn scene(state: &Infarkt, selection: &Selection) -> Scene {
    Infarkt::scene_of(&SceneInput { viewer: state.to_act(), ..SceneInput::of(state, selection) })
}

/// The next plan of a seat that has taken this event.
fn plan_after(record: &Value, card: &str) -> usize {
    let is_it = |event: &Value| event["do"]["event"]["card"] == card;
    let taken = events(record).iter().position(is_it).expect("it was taken");
    let mut plan = find(record, "plan", taken);
    while by(record, plan) != by(record, taken) {
        plan = find(record, "plan", plan + 1);
    }
    plan
}

#[test]
fn rivals_bans_and_a_fourth_place_say_why() {
    let [career, five] = ["career", "five"].map(|name| record("infarkt", name));
    // Sets these pieces; the last one is refused with the sentence.
    let why_not = |record: &Value, at: usize, places: &[Place]| {
        let mut driven = Driven::<Infarkt>::opened(after(record, at));
        driven.input(Input::Reveal);
        let (last, set) = places.split_last().expect("a place");
        for place in set {
            driven.press(&Touch::Place(*place));
        }
        let (_, sentence) = refused(&mut driven, &Touch::Place(*last));
        let scene = driven.table.scene();
        let planned = scene.places.iter().filter(|place| place.planned.is_some()).count();
        assert_eq!(planned, set.len(), "the others stay");
        (sentence, scene.places.into_iter().find(|place| place.place == *last).expect("it is there"))
    };
    let plan = find(&career, "plan", 0);
    for rivals in [[Place::Office, Place::Career], [Place::Career, Place::Office]] {
        let (sentence, _) = why_not(&career, plan, &rivals);
        assert_eq!(sentence, "Office and career don’t go together in one round.");
    }
    let four = [Place::Supermarket, Place::Pharmacy, Place::Nightlife, Place::Fleamarket];
    assert_eq!(why_not(&career, plan, &four).0, "Set your three pieces on three different places.");
    let markets = [Place::Fleamarket, Place::BlackMarket];
    let (sentence, _) = why_not(&five, find(&five, "plan", 0), &markets);
    assert_eq!(sentence, "Flea market and black market don’t go together in one round.");
    for (record, card, closed) in [(&five, "paid_leave", Place::Office), (&career, "business_trip", Place::Home)] {
        let (sentence, place) = why_not(record, plan_after(record, card), &[closed]);
        assert!(sentence.starts_with("An event keeps you from there this round"), "{sentence}");
        assert!(place.banned && !place.is_target);
    }
}

/// A party, and a meal for oneself: what is foretold for each is what comes when nobody does anything about it.
#[test]
fn what_is_foretold_of_a_meal_is_what_comes() {
    let [three, career] = ["three", "career"].map(|name| record("infarkt", name));
    for (record, kind, at) in [(&three, "party", party(&three)), (&career, "cook", find(&career, "cook", 0))] {
        let host = by(record, at);
        let mut until = at + 1;
        while events(record)[until]["do"] == "accept" {
            until += 1;
        }
        let (before, later) = (after::<Infarkt>(record, at), after::<Infarkt>(record, until));
        let done = after::<Infarkt>(record, at + 1);
        let Some(Event::Decision { action, .. }) = done.events().last() else { panic!("a decision") };
        let proposal = scene(before.state(), &before.state().point_at(action)).proposal.expect("it is complete");
        let foreseen = proposal.verdict.expect("it is legal");
        let guests: Vec<Seat> = if kind == "party" {
            assert_eq!(until, at + 5, "both guests let both cards come");
            before.state().seats().filter(|seat| *seat != host).collect()
        } else {
            vec![host]
        };
        let mut foretold: Vec<Seat> = foreseen.iter().map(|entry| entry.seat).collect();
        foretold.sort_unstable();
        assert_eq!(foretold, guests, "{kind}");
        for entry in foreseen {
            assert_ne!(entry.before, entry.after);
            assert_eq!(entry.before, before.state().health(entry.seat), "{kind}");
            assert_eq!(entry.after, later.state().health(entry.seat), "{kind} of {:?}", entry.seat);
        }
    }
}

/// A party at which both guests can do something about both cards: four questions, in turn.
fn party(three: &Value) -> usize {
    find(three, "party", 70)
}

/// The decision with this index is the next one to be made, and nothing is about to be played.
fn is_asked_at(driven: &Driven<Infarkt>, record: &Value, event: usize) {
    assert_eq!(driven.events(), event);
    let played = after::<Infarkt>(record, event);
    assert_eq!(driven.table.timeline().events(), played.events());
    assert_eq!(driven.table.timeline().state().asked(), Some((by(record, event), Due::Answer)));
    assert_eq!((driven.wakes, driven.status().tumbling), (None, false));
}

#[test]
fn who_does_not_want_to_be_asked_again_is_asked_at_the_next_party() {
    let three = record("infarkt", "three");
    let at = party(&three) + 1;
    let mut driven = opened::<Infarkt>(&three, at);
    driven.press(&Touch::AcceptAll);
    is_asked_at(&driven, &three, at + 1);
    // The second answer of the first guest comes by itself.
    driven.press(&Touch::Accept);
    is_asked_at(&driven, &three, at + 3);
    driven.press(&Touch::Accept);
    let next = find(&three, "party", at) + 1;
    let whole = after::<Infarkt>(&three, events(&three).len());
    while driven.events() < next {
        let event = whole.events()[driven.events()].clone();
        driven.play(event);
        driven.rest(usize::MAX);
    }
    is_asked_at(&driven, &three, next);
}

#[test]
fn who_does_not_want_to_be_asked_for_a_round_is_not() {
    let three = record("infarkt", "three");
    let at = party(&three) + 1;
    let mut driven = opened::<Infarkt>(&three, at);
    driven.press(&Touch::AcceptRound);
    is_asked_at(&driven, &three, at + 1);
    driven.press(&Touch::AcceptRound);
    // Both other answers come by themselves, and the host goes on.
    assert_eq!(driven.table.timeline().events(), after::<Infarkt>(&three, at + 4).events());
}

#[test]
fn undo_asks_the_person_again_who_did_not_want_to_be_asked() {
    let three = record("infarkt", "three");
    let at = party(&three) + 1;
    for touch in [Touch::AcceptAll, Touch::AcceptRound] {
        let mut driven = opened::<Infarkt>(&three, at);
        driven.press(&touch);
        is_asked_at(&driven, &three, at + 1);
        driven.input(Input::Undo);
        driven.rest(usize::MAX);
        is_asked_at(&driven, &three, at);
        // Nor is anything answered later that was ordered before.
        driven.press(&Touch::Accept);
        driven.press(&Touch::Accept);
        is_asked_at(&driven, &three, at + 2);
    }
}

/// A sign at another place is touched: the player goes there and does it, and leaves a place that holds nothing more. Undo goes back to
/// before the way.
#[test]
fn an_activity_elsewhere_is_one_touch_and_one_undo() {
    let three = record("infarkt", "three");
    let first = find(&three, "go", 0);
    let mut driven = opened::<Infarkt>(&three, first);
    let says = |driven: &Driven<Infarkt>| (driven.events(), driven.status().prompt, driven.log());
    let start = says(&driven);
    driven.press(&Touch::Activity(Activity::Work));
    let decided: Vec<Action> = driven.table.timeline().events()[first..]
        .iter()
        .filter_map(|event| match event {
            Event::Decision { action, .. } if *action != Action::Accept => Some(action.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(decided, [Action::Go(Place::Office), Action::Work, Action::Leave]);
    assert_eq!(driven.table.timeline().state().asked(), Some((by(&three, first), Due::Go)));
    let worked = says(&driven);
    driven.input(Input::Undo);
    assert_eq!(says(&driven), start);
    driven.input(Input::Redo);
    driven.rest(usize::MAX);
    assert_eq!(says(&driven), worked);
}

/// In secret nothing is undone or redone, before the device is taken and after; when all plans lie open, all of them are undone or none.
#[test]
fn plans_are_undone_together_and_none_of_them_in_secret() {
    let five = record("infarkt", "five");
    let start = find(&five, "plan", 0);
    let mut driven = Driven::<Infarkt>::opened(after(&five, start + 1));
    for is_taken in [false, true] {
        if is_taken {
            driven.input(Input::Reveal);
        }
        assert!(!driven.status().can_undo);
        for input in [Input::Undo, Input::Redo] {
            driven.input(input);
            assert_eq!(driven.events(), start + 1);
            assert!(driven.status().refused.is_some(), "that is said");
        }
        assert_eq!(driven.table.handoff(), (!is_taken).then(|| by(&five, start + 1)));
    }

    let mut driven = opened::<Infarkt>(&five, start + 5);
    let pieces = |driven: &Driven<Infarkt>| -> usize {
        driven.table.scene().places.iter().map(|place| place.pieces.len()).sum()
    };
    assert_eq!(pieces(&driven), 15);
    let open = (driven.log(), driven.status().prompt);
    let whole = after::<Infarkt>(&five, start + 5);
    driven.input(Input::Undo);
    for plan in start..start + 5 {
        assert_eq!(driven.table.handoff(), Some(by(&five, plan)));
        driven.input(Input::Undo);
        assert_eq!(driven.events(), plan);
        driven.input(Input::Reveal);
        assert_eq!((pieces(&driven), driven.status().can_undo), (0, false), "the plans of others are closed");
        driven.play(whole.events()[plan].clone());
    }
    driven.rest(usize::MAX);
    assert_eq!((driven.log(), driven.status().prompt), open);
    assert_eq!(driven.table.timeline().events(), whole.events());
}

#[test]
fn what_one_person_has_chosen_in_secret_is_never_there_for_the_next() {
    let five = record("infarkt", "five");
    let start = find(&five, "plan", 0);
    let mut driven = Driven::<Infarkt>::opened(after(&five, start));
    let planned = |driven: &Driven<Infarkt>| -> Vec<Seat> {
        driven.table.scene().places.iter().filter_map(|place| place.planned).collect()
    };
    let [first, second] = [start, start + 1].map(|plan| by(&five, plan));
    driven.input(Input::Reveal);
    let chosen = [Place::Office, Place::Supermarket, Place::Home].map(Touch::Place);
    driven.press(&chosen[0]);
    driven.press(&chosen[2]);
    assert_eq!(planned(&driven), [first; 2]);
    driven.input(Input::Hide);
    assert_eq!((planned(&driven), driven.table.handoff()), (vec![], Some(first)));
    driven.input(Input::Reveal);
    driven.press(&chosen[1]);
    driven.press(&Touch::Confirm);
    assert_eq!(driven.table.handoff(), Some(second));
    driven.input(Input::Reveal);
    assert_eq!(planned(&driven), [], "the second one begins with nothing");
    assert!(!driven.table.scene().begun);
    let shown = driven.table.scene();
    assert!(shown.heaps.iter().flat_map(|heap| &heap.cards).all(|card| !card.chosen));
    driven.press(&chosen[1]);
    assert_eq!(planned(&driven), [second]);
}
