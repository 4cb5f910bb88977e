//! The order in which a game lists legal actions and outcomes of chance is guaranteed: bots, links and entered dice depend on it.
//!
//! `UPDATE_EXPECT=1 cargo test --test native orders::` rewrites the files. A difference means that the guarantee is broken.

use std::collections::BTreeSet;
use std::fmt::Write;

use expect_test::expect_file;
use heartbox::bots::SelfPlaySeed;
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Timeline, Turn};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use serde::Serialize;
use serde_json::{Value, json};

use crate::common::random::setup_of;

/// The number of events of a random game that are checked.
const EVENTS: usize = 600;
/// The number of entries written at each end of a longer list, together with a checksum over all.
const ENDS: usize = 4;

/// The CRC-32 of all items, and the items at the ends.
fn shortened<T: Serialize>(items: &[T]) -> String {
    let texts: Vec<String> = items.iter().map(|item| serde_json::to_string(item).expect("JSON")).collect();
    if texts.len() <= 4 * ENDS {
        return texts.join(" ");
    }
    let sum = crc32fast::hash(texts.join(" ").as_bytes());
    let (first, last) = (texts[..ENDS].join(" "), texts[texts.len() - ENDS..].join(" "));
    format!("{} of checksum {sum:08x}: {first} … {last}", texts.len())
}

/// The kinds of items in a list, by the names of their fields: lists with the same kinds are written once for each table.
fn sorts<T: Serialize>(items: &[T]) -> BTreeSet<String> {
    let name = |value: &Value| match value {
        Value::Object(fields) => fields.keys().cloned().collect::<Vec<_>>().join("+"),
        Value::String(name) => name.clone(),
        _ => String::new(),
    };
    items.iter().map(|item| name(&json!(item))).collect()
}

struct Orders;

impl GameVisitor for Orders {
    type Output = String;

    fn visit<G: TableGame>(self) -> String {
        let mut text = String::new();
        let (least, most) = (*G::FACTS.seats.start(), *G::FACTS.seats.end());
        for players in [least, most] {
            let seatings = G::seatings(players);
            for options in G::editions(players) {
                table::<G>(&options, &seatings[0], &mut text);
            }
            for seats in &seatings[1..] {
                table::<G>(&G::Options::default(), seats, &mut text);
            }
        }
        text
    }
}

/// A random game: the first list of each kind, and the first of that kind with more entries than any before.
fn table<G: TableGame>(options: &G::Options, seats: &[G::SeatRules], text: &mut String) {
    let self_play = SelfPlaySeed::new(1, 0);
    let setup = setup_of::<G>(&self_play, options, seats);
    let _ = writeln!(text, "{} with {}, {}", G::FACTS.id, seats.len(), json!({"options": options, "seats": seats}));
    let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
    let mut game = Timeline::<G>::read(record).expect("a setup");
    self_play.play_out(&mut game, EVENTS);
    let mut seen = BTreeSet::new();
    for at in 0..=game.events().len() {
        let state = game.state_at(at);
        let (mut legal, mut chances) = (Vec::new(), Vec::new());
        state.legal(&mut legal);
        state.chances(&mut chances);
        let (sort, list) = match state.turn() {
            Turn::Decide(_) => (sorts(&legal), shortened(&legal)),
            Turn::Chance => {
                let what: Vec<&G::Chance> = chances.iter().map(|(chance, _)| chance).collect();
                (sorts(&what), shortened(&chances))
            }
            Turn::Over => continue,
        };
        if seen.insert((sort, legal.len().max(chances.len()).ilog2())) {
            let _ = writeln!(text, "  {at}: {list}");
        }
    }
}

#[test]
fn what_is_legal_and_what_chance_brings_is_listed_in_the_promised_order() {
    for id in IDS {
        let text = with_game(id, Orders).expect("a row of the table");
        let file = std::path::absolute(format!("tests/orders/{id}.txt")).expect("a working directory");
        expect_file![file].assert_eq(&text);
    }
}
