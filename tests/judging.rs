//! The judgement of games: chances, luck, decisions.

use heartbox::bots::{Heuristic, Judged, Judgement, PlayedGame, Request, judge};
use heartbox::engine::{BySeat, EventOf, Game, Seat, Setup, Timeline, Turn};
use heartbox::games::flow::{self, Piece, Place};
use heartbox::games::infarkt::{self, Design, Fixture};
use heartbox::games::tintenherz;
use heartbox::games::{self, GameVisitor, IDS, TableGame, with_game};
use serde_json::{Value, json};

use crate::common::random::Random;

/// The greatest error of a sum of chances.
const NEAR: f32 = 1e-4;
/// Of a game that need not end, and of none more than this, the first events.
const EVENTS: usize = 300;

/// A random game of each edition and seating of every number of players.
fn tables<G: TableGame>() -> Vec<Timeline<G>> {
    let mut games = Vec::new();
    for players in G::FACTS.seats.clone() {
        for options in G::editions(players) {
            for seating in G::seatings(players) {
                games.push(played(Random::<G>::seated(&options, &seating, 1)));
            }
        }
    }
    games
}

fn played<G: TableGame>(mut random: Random<G>) -> Timeline<G> {
    while random.game.events().len() < EVENTS && random.step() {}
    random.game
}

fn judged<G: Heuristic>(start: G, events: &[EventOf<G>]) -> Judgement {
    let mut judging = judge(start, events.to_vec());
    assert!(judging.step(usize::MAX));
    judging.judgement().clone()
}

#[test]
fn the_worker_judges_as_the_page_does() {
    struct Same;
    impl GameVisitor for Same {
        type Output = ();

        fn visit<G: TableGame>(self) {
            for game in tables::<G>() {
                let id = G::FACTS.id;
                let start = game.state_at(0);
                let played = PlayedGame::new(&start, game.events()).unwrap_or_else(|| panic!("{id}"));
                let request = Request::read(&Request::Judge(played).bytes());
                let Some(Request::Judge(played)) = request else { panic!("{id}: {request:?}") };
                let mut judging = games::judge_played(&played).unwrap_or_else(|| panic!("{id}"));
                assert!(judging.step(usize::MAX));
                let judgement = Some(judging.judgement().clone());
                let said = Judged { done: game.events().len(), all: game.events().len(), judgement };
                assert_eq!(Judged::read(&said.bytes()), Some(said.clone()), "{id}");
                assert_eq!(said.judgement, Some(judged(start, game.events())), "{id}");
            }
        }
    }
    IDS.iter().for_each(|id| {
        with_game(id, Same);
    });
}

#[test]
fn chances_are_shares_and_decisions_give_up_nothing_where_there_is_no_choice() {
    struct Shares;
    impl GameVisitor for Shares {
        type Output = ();

        fn visit<G: TableGame>(self) {
            for game in tables::<G>() {
                let (id, seats) = (G::FACTS.id, game.setup().seats.count());
                let judged = judged(game.state_at(0), game.events());
                assert_eq!(judged.chances.len(), game.events().len() + 1);
                for chances in &judged.chances {
                    assert_eq!(chances.len(), usize::from(seats));
                    assert!((chances.iter().sum::<f32>() - 1.0).abs() < NEAR, "{id}: {chances:?}");
                    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{id}: {chances:?}");
                }
                for (at, event) in game.events().iter().enumerate() {
                    let state = game.state_at(at);
                    let (luck, given_up) = (&judged.luck[at], judged.given_up[at]);
                    let mut legal = Vec::new();
                    state.legal(&mut legal);
                    assert!((0.0..=1.0).contains(&given_up), "{id}: {given_up}");
                    assert!(given_up == 0.0 || legal.len() > 1, "{id}: forced, but {given_up}");
                    match state.turn() {
                        Turn::Decide(seat) => assert_eq!((judged.deciders[at], luck.len()), (Some(seat), 0)),
                        _ => assert_eq!((judged.deciders[at], luck.len()), (None, usize::from(seats)), "{event:?}"),
                    }
                }
                for seat in Seat::all(seats) {
                    assert!((0.0..=1.0).contains(&judged.with_neutral_luck(seat)));
                    let given_up =
                        |(by, given_up): (&Option<Seat>, &f32)| if *by == Some(seat) { *given_up } else { 0.0 };
                    let sum: f32 = judged.deciders.iter().zip(&judged.given_up).map(given_up).sum();
                    assert!((judged.given_up_by(seat) - sum).abs() < NEAR);
                }
                if let Some(outcome) = game.state().outcome() {
                    let last = &judged.chances[game.events().len()];
                    let won =
                        |seat| if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
                    assert_eq!(*last, Seat::all(seats).map(won).collect::<Vec<f32>>(), "{id}");
                }
                for event in 0..game.events().len() {
                    let (seat, before, after) = judged.change(event).expect("an event");
                    assert_eq!(before, judged.chances[event][seat.index()]);
                    assert_eq!(after, judged.chances[event + 1][seat.index()]);
                    let changes = || judged.chances[event].iter().zip(&judged.chances[event + 1]);
                    let most = changes().map(|(before, after)| (after - before).abs()).fold(0.0, f32::max);
                    assert!((after - before).abs() > most - 2.0 * NEAR, "{id}: {before} to {after}, not {most}");
                    if let (2, Some(decider)) = (seats, judged.deciders[event]) {
                        assert_eq!(seat, decider, "{id}: of two the one who decided");
                    }
                }
                assert_eq!(judged.change(game.events().len()), None);
                let points = judged.turning_points(3);
                assert!(points.len() <= 3 && points.iter().all(|point| *point < game.events().len()));
                let apart = |one: usize, other: usize| one == other || one.abs_diff(other) >= 4;
                assert!(points.iter().all(|one| points.iter().all(|other| apart(*one, *other))), "{points:?}");
            }
        }
    }
    for id in IDS {
        with_game(id, Shares).expect("a game of the registry");
    }
}

#[test]
fn luck_over_all_outcomes_is_nought() {
    struct Luck;
    impl GameVisitor for Luck {
        type Output = usize;

        fn visit<G: TableGame>(self) -> usize {
            let mut seen = 0;
            for game in tables::<G>() {
                // A few of the states, also of the last ones.
                let chances = (0..game.events().len()).filter(|at| game.events()[*at].is_chance());
                for at in chances.step_by(23) {
                    let (state, mut outcomes) = (game.state_at(at), Vec::new());
                    state.chances(&mut outcomes);
                    // Of very many, a sample is the expectation.
                    if outcomes.len() > 144 {
                        continue;
                    }
                    let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                    let mut luck = vec![0.0; usize::from(game.setup().seats.count())];
                    for (outcome, weight) in outcomes {
                        let judged = judged(state.clone(), &[EventOf::<G>::chance(outcome)]);
                        for (sum, luck) in luck.iter_mut().zip(&judged.luck[0]) {
                            *sum += luck * weight as f32 / all as f32;
                        }
                    }
                    assert!(luck.iter().all(|luck| luck.abs() < NEAR), "{}: {luck:?}", G::FACTS.id);
                    seen += 1;
                }
            }
            seen
        }
    }
    for id in IDS {
        let seen = with_game(id, Luck).expect("a game of the registry");
        assert!(seen > 5, "{id}: {seen}");
    }
}

#[test]
fn a_judgement_is_the_same_in_steps_of_any_length() {
    struct Steps;
    impl GameVisitor for Steps {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let game = played(Random::<G>::new(*G::FACTS.seats.end(), &G::Options::default(), 3));
            let whole = judged(game.state_at(0), game.events());
            let mut judging = games::judge(G::FACTS.id, game.record()).expect("a record");
            let events = game.events().len();
            assert_eq!(judging.progress(), (0, events));
            let mut judged = 0;
            for step in [1, 2, 7].into_iter().cycle() {
                let done = judging.step(step);
                judged = (judged + step).min(events);
                assert_eq!((judging.progress(), done), ((judged, events), judged == events));
                if done {
                    break;
                }
            }
            assert_eq!(*judging.judgement(), whole, "{}", G::FACTS.id);
        }
    }
    for id in IDS {
        with_game(id, Steps).expect("a game of the registry");
        assert!(games::judge(id, json!({})).is_none());
    }
    assert!(games::judge("none", json!({})).is_none());
}

/// What each action of the seat that decides gives up.
fn given_up<G: Heuristic>(state: &G) -> Vec<(G::Action, f32)> {
    let Turn::Decide(seat) = state.turn() else { panic!("a decision") };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let given_up = |action: G::Action| {
        let judged = judged(state.clone(), &[EventOf::<G>::decision(seat, action.clone())]);
        (action, judged.given_up_by(seat))
    };
    legal.into_iter().map(given_up).collect()
}

fn setup<G: Game>(options: Value, first: Option<u8>) -> G {
    let seats = BySeat::new(2, |seat| {
        let colour = G::FACTS.colours[seat.index()];
        json!({"name": format!("P{}", seat.number()), "colour": colour, "control": "human"})
    });
    let setup = json!({"seats": seats, "first": first, "options": options});
    let setup: Setup<G> = serde_json::from_value(setup).expect("the shape of a setup");
    G::setup(&setup).expect("a setup")
}

#[test]
fn to_miss_the_last_step_to_victory_gives_up_a_lot() {
    let [yellow, red] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
    let piece = |seat, number| Piece { seat, number };
    // Both are about to win.
    let mut pieces = vec![(piece(yellow, 0), Place::Ring(8)), (piece(red, 0), Place::Ring(5))];
    pieces.extend([yellow, red].iter().flat_map(|seat| (1..4).map(|number| (piece(*seat, number), Place::Heart))));
    let hands = ["move", "enter", "enter"].map(|card| serde_json::from_value(json!(card)).expect("a card"));
    let hand = hands.into_iter().fold(flow::Cards::NONE, |hand, card| hand.and(flow::Cards::one(card)));
    let fixture = flow::Fixture { pieces, hands: vec![hand], speed: 2, entrance: Some(10), turn: yellow };
    let state = setup::<flow::State>(json!({}), Some(0)).with_fixture(&fixture).expect("a position");
    let given_up = given_up(&state);
    let of = |wanted: &dyn Fn(&flow::Action) -> bool| {
        given_up.iter().filter(|(action, _)| wanted(action)).map(|(_, given_up)| *given_up).fold(0.0, f32::max)
    };
    assert_eq!(of(&|action| *action == flow::Action::Flow), 0.0, "it wins: {given_up:?}");
    assert!(of(&|action| *action != flow::Action::Flow) > 0.2, "the master moves away: {given_up:?}");
}

#[test]
fn a_deadly_meal_gives_up_the_game() {
    let card = |id| Design::from_id(id).expect("a card");
    let home = serde_json::from_value(json!("home")).expect("a place");
    let [ada, bo] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
    let seats = ["red", "yellow"].map(|colour| json!({"name": colour, "colour": colour, "control": "human"}));
    let setup = serde_json::from_value(json!({"seats": seats, "first": 0})).expect("a setup");
    let fixture = Fixture::new(&setup).expect("a setup").health(ada, [9, 3, 3, 3, 3, 3]).health(bo, [9, 3, 3, 3, 3, 3]);
    let mut state = fixture.hand(ada, [card("burger"), card("beer")]).actions([[home]; 5]);
    state.apply(&EventOf::<infarkt::State>::decision(ada, infarkt::Action::Go(home))).expect("legal");
    let given_up = given_up(&state);
    let of = |wanted: infarkt::Action| {
        given_up.iter().find(|(action, _)| *action == wanted).unwrap_or_else(|| panic!("{wanted:?}: {given_up:?}")).1
    };
    let meal = || [card("burger"), card("beer")].into_iter().collect();
    assert_eq!(of(infarkt::Action::Party(meal())), 0.0, "the guest dies of it: {given_up:?}");
    assert!(of(infarkt::Action::Leave) > 0.2, "{given_up:?}");
    assert!(of(infarkt::Action::Cook(meal())) > 0.9, "{given_up:?}");
}

#[test]
fn a_judgement_is_stored_with_its_game_and_read_again() {
    let [record, other] = [3, 4].map(|number| {
        let mut random = Random::<tintenherz::State>::new(2, &tintenherz::Options::default(), number);
        while random.step() {}
        random.game.record()
    });
    let mut judging = games::judge("tintenherz", record.clone()).expect("a game");
    while !judging.step(50) {}
    let judgement = judging.judgement();
    let text = judgement.write(&record).expect("text");
    let read = Judgement::read(&text, &record).expect("the same game");
    assert_eq!((&read.deciders, read.chances.len()), (&judgement.deciders, judgement.chances.len()));
    for seat in Seat::all(2) {
        assert!((read.luck_of(seat) - judgement.luck_of(seat)).abs() < 0.01);
        assert!((read.mean_given_up(seat) - judgement.mean_given_up(seat)).abs() < 0.0005);
    }
    assert_eq!(read.turning_points(1), judgement.turning_points(1));
    // Of another game, of another method, or damaged.
    assert_eq!(Judgement::read(&text, &other), None);
    assert_eq!(Judgement::read(&text.replacen("\"method\":1", "\"method\":0", 1), &record), None);
    assert_eq!(Judgement::read(&text.replacen("\"given_up\":[0,", "\"given_up\":[", 1), &record), None);
    assert_eq!(Judgement::read(&text[..text.len() / 2], &record), None);
    assert_eq!(Judgement::read("", &record), None);
}

#[test]
fn a_game_has_secrets_only_while_somebody_knows_more_than_others() {
    struct Secrets;
    impl GameVisitor for Secrets {
        type Output = usize;

        fn visit<G: TableGame>(self) -> usize {
            let game = played(Random::<G>::new(*G::FACTS.seats.start(), &G::Options::default(), 3));
            let mut record = game.record();
            let whole = games::has_secrets(G::FACTS.id, &record);
            assert!(!whole || game.state().outcome().is_none(), "{}: nothing is secret after the end", G::FACTS.id);
            record.as_object_mut().expect("a record").remove("result");
            let until = |count: usize| {
                let mut record = record.clone();
                record["events"].as_array_mut().expect("events").truncate(count);
                record
            };
            (1..game.events().len()).filter(|count| games::has_secrets(G::FACTS.id, &until(*count))).count()
        }
    }
    for id in IDS {
        let secret = with_game(id, Secrets).expect("a game of the registry");
        assert_eq!(secret > 0, *id == "infarkt", "{id}: {secret}");
        assert!(!games::has_secrets(id, &json!({})));
    }
}
