//! Saves of every released version are read without a difference.

use heartbox::engine::{EventOf, Timeline, record};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::storage::{MemoryStore, SaveId, Saved, Saves, Store};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::common::fixtures::{Fixture, Played, SAVES, played, throw_again};

/// The expected content of a save fixture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    generation: u32,
    /// The time of the save, in milliseconds since 1970.
    #[serde(alias = "at")]
    time: u64,
    events: usize,
    /// The undone events, as that version wrote them.
    undone: Vec<Value>,
    state: Value,
}

fn with(fixture: &Fixture, visit: impl GameVisitor) {
    with_game(fixture.game, visit).expect("a game of the registry");
}

#[test]
fn there_is_a_fixture_of_every_game() {
    for id in IDS {
        for version in 1..=2 {
            assert!(
                SAVES.iter().any(|fixture| (fixture.version, fixture.game) == (version, *id)),
                "{id} of version {version}"
            );
        }
    }
}

#[test]
fn saves_of_every_version_are_whole_and_play_on() {
    struct Reads<'a>(&'a Fixture);
    impl GameVisitor for Reads<'_> {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let expected: Expected = serde_json::from_str(self.0.saved).expect("the fixture");
            let id = SaveId::parse("0123456789abcdef").expect("an id");
            let store = MemoryStore::default();
            for (copy, text) in ["a", "b"].iter().zip(self.0.copies) {
                store.set(&format!("heartbox:game:{id}:{copy}"), text).expect("memory");
            }
            let saves = Saves::new(store);
            let loaded = saves.load(&id).expect("a save of a released version");
            assert!(!loaded.older);
            assert_eq!((loaded.generation, loaded.saved.time), (expected.generation, expected.time));
            assert_eq!(loaded.saved.at as usize, expected.events);
            let (_, mut undone) = loaded.saved.clone().split();
            if self.0.version == 1 {
                // Version 1 stored the next event to redo last.
                undone.reverse();
            }
            assert_eq!(undone, expected.undone);
            assert!(undone.len() > 1, "the fixture shows what was undone");
            let listing = saves.list();
            assert_eq!((listing.games, listing.errors), (vec![(id.clone(), loaded.clone())], vec![]));

            let game = open::<G>(&loaded.saved);
            assert_eq!(game.events().len(), expected.events);
            assert_eq!(json!(game.state().trace()), expected.state);
            throw_again(&game);

            // Undone events can be redone, with the same dice.
            let dice = game.setup().seed.as_ref().expect("a seed").dice();
            let mut again = game.clone();
            while let Some(due) = again.undone().first().cloned() {
                if due.is_chance() {
                    assert_eq!(again.roll(&dice), Some(due));
                }
                again.go_to(again.events().len() + 1);
            }
            assert_eq!(again.events().len(), expected.events + expected.undone.len());

            // Saving the game again gives the same record.
            let saved = save_of(&game, expected.time + 1);
            assert_eq!(saved.record, loaded.saved.record);
            assert_eq!(saves.save(&id, loaded.generation, &saved), Ok(expected.generation + 1));
            assert_eq!(open::<G>(&saves.load(&id).expect("just saved").saved), game);

            // Each copy can be loaded without the other.
            for (copy, generation) in [("a", expected.generation + 1), ("b", expected.generation)] {
                let alone = MemoryStore::default();
                let key = format!("heartbox:game:{id}:{copy}");
                let text = saves.store().get(&key).expect("memory").expect("a copy");
                alone.set(&key, &text).expect("memory");
                let loaded = Saves::new(alone).load(&id).expect("one copy is enough");
                assert_eq!(loaded.generation, generation);
                let _ = open::<G>(&loaded.saved);
            }
        }
    }
    for fixture in &SAVES {
        with(fixture, Reads(fixture));
    }
}

#[test]
fn the_older_copy_of_a_save_is_one_step_behind() {
    struct Reads<'a>(&'a Fixture);
    impl GameVisitor for Reads<'_> {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let games = self.0.copies.map(|text| {
                let json = text.split_once('\n').expect("a header").1;
                open::<G>(&serde_json::from_str(json).expect("JSON"))
            });
            assert!(games[0].events().len() > games[1].events().len());
            assert!(games[0].undone().len() < games[1].undone().len());
            let mut redone = games[1].clone();
            redone.go_to(games[0].events().len());
            assert_eq!(redone, games[0]);
        }
    }
    for fixture in &SAVES {
        with(fixture, Reads(fixture));
    }
}

#[test]
fn records_of_every_version_replay_to_the_same_states() {
    struct Replays<'a>(&'a Fixture);
    impl GameVisitor for Replays<'_> {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let expected: Played = serde_json::from_str(self.0.played).expect("the fixture");
            let record: Value = serde_json::from_str(self.0.record).expect("the fixture");
            assert_eq!(record::game_of(&record), Some(self.0.game));
            let (game, played) = played::<G>(record.clone());
            assert_eq!(played, expected);
            assert!(record.get("result").is_some(), "the fixture is a whole game");
            assert_eq!(game.record(), record, "written again it is the same");
            assert_eq!(format!("{}\n", game.record()), self.0.record, "to the byte");
            throw_again(&game);
        }
    }
    for fixture in &SAVES {
        with(fixture, Replays(fixture));
    }
}

/// Opens a saved game, as the page does.
pub(super) fn open<G: TableGame>(saved: &Saved) -> Timeline<G> {
    let (record, undone) = saved.clone().split();
    let mut game = Timeline::<G>::read(record).expect("the record of a save");
    let undone: Result<Vec<EventOf<G>>, _> = undone.into_iter().map(serde_json::from_value).collect();
    assert!(game.append(undone.expect("events")));
    game
}

/// The save of a game, as the page writes it.
pub(super) fn save_of<G: TableGame>(game: &Timeline<G>, time: u64) -> Saved {
    let mut saved = Saved::new(time, game.record());
    let events = saved.record["events"].as_array_mut().expect("events");
    events.extend(game.undone().iter().map(|event| json!(event)));
    saved
}
