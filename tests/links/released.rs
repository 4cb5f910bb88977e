//! Links of every released version open for ever, one of each edition and seating.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use heartbox::engine::Timeline;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::link::{self, Form, LinkFault};
use serde_json::{Value, json};

use super::{each_game, played, sent};
use crate::common::random::tables;

/// The number of events in a fixture.
const EVENTS: usize = 40;

/// The fixtures of the versions, one a line: `{"link":…,"record":…}`. Lines are added, never changed.
const VERSIONS: [(u8, &str); 1] = [(1, "tests/fixtures/links/v1.jsonl")];

fn lines(file: &str) -> Vec<Value> {
    let text = fs::read_to_string(PathBuf::from(file)).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("a fixture")).collect()
}

struct Opens<'a> {
    payload: &'a [u8],
    record: &'a Value,
}

impl GameVisitor for Opens<'_> {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let read: Result<Timeline<G>, LinkFault> = link::read(self.payload);
        let record = Timeline::<G>::read(self.record.clone()).expect("the record of the fixture");
        assert_eq!(read, Ok(record));
    }
}

#[test]
fn released_links_open_for_ever() {
    for (version, file) in VERSIONS {
        let fixtures = lines(file);
        assert!(!fixtures.is_empty(), "{file}");
        for fixture in fixtures {
            let found = link::find(fixture["link"].as_str().expect("a link")).expect("a payload");
            let payload = &found[0];
            assert_eq!(payload[0], version);
            let game = fixture["record"]["game"].as_str().expect("a game");
            with_game(game, Opens { payload, record: &fixture["record"] }).expect("a game of the registry");
        }
    }
}

/// A fixture of each edition and seating of a game.
struct Writes;

impl GameVisitor for Writes {
    type Output = Vec<Value>;

    fn visit<G: TableGame>(self) -> Vec<Value> {
        let tables = tables::<G>().flat_map(|(players, options)| {
            G::seatings(players).into_iter().map(move |seating| (options.clone(), seating))
        });
        let fixture = |(options, seating): (G::Options, Vec<G::SeatRules>)| {
            let game = sent(&played::<G>(&options, &seating, 8, EVENTS));
            let payload = link::write(&game).expect("a game");
            json!({ "link": link::address(Form::Letters, &payload), "record": game.record() })
        };
        tables.map(fixture).collect()
    }
}

/// The table of a fixture.
fn table(fixture: &Value) -> Value {
    let setup = &fixture["record"]["setup"];
    let seats = setup["seats"].as_array().into_iter().flatten();
    json!([fixture["record"]["game"], setup["options"], seats.map(|seat| seat["rules"].clone()).collect::<Vec<_>>()])
}

/// `UPDATE_EXPECT=1` adds what is missing.
#[test]
fn every_edition_and_seating_has_a_released_link() {
    let (_, file) = VERSIONS[VERSIONS.len() - 1];
    let known: Vec<Value> = lines(file).iter().map(table).collect();
    let missing: Vec<Value> =
        each_game(|| Writes).concat().into_iter().filter(|fixture| !known.contains(&table(fixture))).collect();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let mut text = fs::read_to_string(file).unwrap_or_default();
        for fixture in &missing {
            writeln!(text, "{fixture}").expect("memory");
        }
        fs::write(file, text).expect("the fixtures");
        return;
    }
    assert!(missing.is_empty(), "{} of {:?}", missing.len(), IDS);
}
