//! Files written by released versions. They are never changed; a new version gets its own files beside them.
#![allow(dead_code, reason = "each test file uses its part")]

use heartbox::engine::{Event, Timeline};
use heartbox::games::TableGame;
use serde::Deserialize;
use serde_json::{Value, json};

/// The files of one version of one game.
pub struct Fixture {
    /// The version of the save.
    pub version: u32,
    /// The id of the game.
    pub game: &'static str,
    /// The two copies of a save, as stored.
    pub copies: [&'static str; 2],
    /// The content of the newer copy.
    pub saved: &'static str,
    /// A record of a whole game.
    pub record: &'static str,
    /// The result of replaying the record.
    pub played: &'static str,
}

macro_rules! fixture {
    ($version:literal, $game:literal) => {
        Fixture {
            version: $version,
            game: $game,
            copies: [
                include_str!(concat!("../fixtures/v", $version, "/", $game, ".a.save")),
                include_str!(concat!("../fixtures/v", $version, "/", $game, ".b.save")),
            ],
            saved: include_str!(concat!("../fixtures/v", $version, "/", $game, ".saved.json")),
            record: include_str!(concat!("../fixtures/v", $version, "/", $game, ".record.json")),
            played: include_str!(concat!("../fixtures/v", $version, "/", $game, ".played.json")),
        }
    };
}

/// Everything that was released: each version of the save with the records of its time.
pub const SAVES: [Fixture; 8] = [
    fixture!(1, "flow"),
    fixture!(1, "heartstrings"),
    fixture!(1, "infarkt"),
    fixture!(1, "tintenherz"),
    fixture!(2, "flow"),
    fixture!(2, "heartstrings"),
    fixture!(2, "infarkt"),
    fixture!(2, "tintenherz"),
];

/// The result of replaying a record.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of events.
    pub events: usize,
    /// A checksum over the traces of the setup and of every event, one line each.
    pub traces: String,
    /// The last trace.
    pub state: Value,
}

/// Replays a record.
pub fn played<G: TableGame>(record: Value) -> (Timeline<G>, Played) {
    let mut traces = crc32fast::Hasher::new();
    let game = Timeline::<G>::read_with(record, |_, state| {
        traces.update(json!(state.trace()).to_string().as_bytes());
        traces.update(b"\n");
    })
    .expect("a record of a released version");
    let (events, state) = (game.events().len(), json!(game.state().trace()));
    (game, Played { events, traces: format!("{:08x}", traces.finalize()), state })
}

/// Rolls the dice of a game again from its seed and compares every event of chance.
pub fn throw_again<G: TableGame>(game: &Timeline<G>) {
    let dice = game.setup().seed.as_ref().expect("a seed").dice();
    let mut again = Timeline::new(game.setup().clone()).expect("the same setup");
    for (index, event) in game.events().iter().enumerate() {
        if let Event::Chance { .. } = event {
            assert_eq!(again.roll(&dice).as_ref(), Some(event), "{} event {index}", G::FACTS.id);
        }
        again.play(event.clone()).expect("the same event");
    }
}
