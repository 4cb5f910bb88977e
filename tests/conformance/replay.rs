//! Records, undo, redo.

use heartbox::engine::{Event, EventOf, FaultPlace, Setup, Timeline};
use heartbox::games::{GameVisitor, TableGame};
use serde_json::{Value, json};

use super::case::{Case, each, round_trip, some};

#[derive(Clone, Copy)]
pub struct Replays;

impl GameVisitor for Replays {
    type Output = ();

    fn visit<G: TableGame>(self) {
        each::<G>(|case| {
            let record = case.game.record();
            assert_eq!(round_trip(&record), record, "nothing is lost in a text");
            let mut seen = 0;
            let read = Timeline::<G>::read_with(round_trip(&record), |index, state| {
                assert_eq!(index, seen as i64 - 1);
                assert_eq!(*state, case.states[seen], "the replay of the record at event {index}");
                seen += 1;
            });
            let read = read.unwrap_or_else(|broken| panic!("{:?} {:?}", broken.place, broken.fault));
            assert_eq!(seen, case.states.len());
            assert_eq!(read, case.game);
            assert_eq!(read.record(), record);

            let setup: Setup<G> = serde_json::from_value(json!(case.game.setup())).expect("a setup");
            assert_eq!(setup, *case.game.setup());
            for event in case.game.events() {
                let text = serde_json::to_string(event).expect("JSON");
                assert_eq!(serde_json::from_str::<EventOf<G>>(&text).expect(&text), *event, "{text}");
            }
            results(case, record);
        });
    }
}

/// A result is allowed at the end only, and must agree.
fn results<G: TableGame>(case: &Case<G>, mut record: Value) {
    let count = case.game.events().len();
    assert_eq!(record.get("result").is_some(), case.game.state().outcome().is_some());
    let refused = |record: Value| Timeline::<G>::read(record).err().map(|broken| broken.place);
    let winners: Vec<u8> = (0..case.players()).collect();
    let won = case.game.state().outcome().map(|outcome| outcome.winners.len());
    if won != Some(winners.len()) {
        record["result"] = json!({"winners": winners});
        assert_eq!(refused(record.clone()), Some(FaultPlace::Result(count)));
    }
    record["result"] = json!({"winners": []});
    assert_eq!(refused(record.clone()), Some(FaultPlace::Result(count)));
    record["result"] = json!({"winners": [0], "losers": [1]});
    assert_eq!(refused(record.clone()), Some(FaultPlace::Result(count)));
    if let (Some(outcome), Some(events)) = (case.game.state().outcome(), record["events"].as_array_mut()) {
        events.pop();
        record["result"] = json!(outcome);
        assert_eq!(refused(record), Some(FaultPlace::Result(count - 1)), "the game was not over yet");
    }
}

#[derive(Clone, Copy)]
pub struct Undo;

impl GameVisitor for Undo {
    type Output = ();

    fn visit<G: TableGame>(self) {
        each::<G>(|case| {
            let count = case.game.events().len();
            let dice = case.self_play.seed.dice();
            let all: Vec<usize> = (0..=count).collect();
            // Going back replays the game: long games are tested at many moments, not at all of them.
            let many = (60_000 / (count + 1)).clamp(10, 400);
            for back in some(&all, count, many).copied() {
                let mut game = case.game.clone();
                game.go_to(back);
                assert_eq!(game.state(), &case.states[back], "back to {back}");
                assert_eq!(game.state(), &case.game.state_at(back));
                assert_eq!(game.events(), &case.game.events()[..back]);
                assert_eq!(game.undone().len(), count - back);
                if let Some(event) = case.game.events().get(back) {
                    if event.is_chance() {
                        assert_eq!(game.roll(&dice).as_ref(), Some(event), "the dice stay thrown at {back}");
                    }
                    game.go_to(back + 1);
                    assert_eq!(game.state(), &case.states[back + 1], "redo at {back}");
                    assert_eq!(game.undone().len(), count - back - 1);
                }
            }
            let mut game = case.game.clone();
            game.go_to(0);
            for (at, state) in case.states.iter().enumerate() {
                game.go_to(at);
                assert_eq!(game.state(), state);
            }
            assert!(game.undone().is_empty(), "nothing is left to redo");
            assert_eq!(game, case.game);
            otherwise(case);
        });
    }
}

/// A different event after undo discards the undone events; the same event keeps the rest for redo.
fn otherwise<G: TableGame>(case: &Case<G>) {
    for (at, state) in case.walk().take(case.game.events().len()) {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let event = &case.game.events()[at];
        let other = legal.into_iter().find(|action| json!(event)["do"] != json!(action));
        if let (Event::Decision { by, .. }, Some(other)) = (event, other) {
            let mut game = case.game.clone();
            game.go_to(at);
            game.play(event.clone()).expect("legal before");
            assert_eq!(game.undone().len(), case.game.events().len() - at - 1);
            game.go_to(at);
            game.play(Event::decision(*by, other)).expect("legal");
            assert!(game.undone().is_empty());
            return;
        }
    }
}
