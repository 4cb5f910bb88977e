//! Whole games as readable text, so that a change in the rules, the words or the dice shows as a difference.
//!
//! `UPDATE_EXPECT=1 cargo test --test native playthroughs::` rewrites them; then review the difference.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

use expect_test::expect_file;
use heartbox::bots::SelfPlaySeed;
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Step, Timeline, Turn};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::{Lang, Names};
use serde_json::{Value, json};

use crate::common::random::setup_of;

/// The games are those of `sim play` with this seed.
const SEED: u64 = 1;
/// The number of events written of longer games.
const LIMIT: usize = 400;
/// The number of events written of games that need not end, which have many tables.
const SHORT: usize = 80;

fn folder() -> PathBuf {
    std::path::absolute("tests/playthroughs").expect("a working directory")
}

#[test]
fn playthroughs() {
    let mut files_written = BTreeSet::new();
    for id in IDS {
        let files = with_game(id, WritePlaythroughs).expect("a row of the table");
        assert!(!files.is_empty(), "{id} has no playthrough");
        for (name, text) in files {
            expect_file![folder().join(&name)].assert_eq(&text);
            assert!(files_written.insert(name.clone()), "two playthroughs are called {name}");
        }
    }
    let entries = std::fs::read_dir(folder()).expect("tests/playthroughs").map(|entry| entry.expect("an entry"));
    let there: BTreeSet<String> = entries.map(|entry| entry.file_name().into_string().expect("a plain name")).collect();
    assert_eq!(there, files_written, "no file is left over");
}

struct WritePlaythroughs;

impl GameVisitor for WritePlaythroughs {
    type Output = Vec<(String, String)>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let tables = G::FACTS.seats.clone().flat_map(|players| {
            let seatings = G::seatings(players);
            let plain = G::editions(players).into_iter().map({
                let seats = seatings[0].clone();
                move |options| (options, seats.clone())
            });
            // Other seatings, with the default options.
            let others = seatings.into_iter().skip(1).map(|seats| (G::Options::default(), seats));
            plain.chain(others).collect::<Vec<_>>()
        });
        tables.map(|(options, seats)| (name::<G>(&options, &seats), playthrough::<G>(&options, &seats))).collect()
    }
}

/// `game-players-seed.txt`, with non-default options before the seed.
fn name<G: TableGame>(options: &G::Options, seats: &[G::SeatRules]) -> String {
    let mut name = format!("{}-{}", G::FACTS.id, seats.len());
    for (option, value) in json!(options).as_object().into_iter().flatten() {
        let chosen = match value {
            Value::Bool(true) => option.clone(),
            Value::String(value) => value.clone(),
            Value::Array(list) => list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("+"),
            other => format!("{option}={other}"),
        };
        let _ = write!(name, "-{chosen}");
    }
    for (number, seat) in seats.iter().enumerate() {
        for rules in json!(seat).as_object().into_iter().flatten().filter_map(|(_, rules)| rules.as_str()) {
            let _ = write!(name, "-{rules}{number}");
        }
    }
    format!("{name}-{SEED}.txt")
}

fn playthrough<G: TableGame>(options: &G::Options, seats: &[G::SeatRules]) -> String {
    let self_play = SelfPlaySeed::new(SEED, 0);
    let setup = setup_of::<G>(&self_play, options, seats);
    let mut text = format!("{}\nsetup {setup}\n", G::FACTS.id);
    let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
    let mut game = Timeline::<G>::read(record).expect("a setup");
    self_play.play_out(&mut game, if G::FACTS.random_play_limit.is_some() { SHORT } else { LIMIT });

    let names = Names::new(game.setup().seats.map(|_, seat| seat.name.as_str().to_owned()));
    let mut state = game.state_at(0);
    let mut log = Vec::new();
    let mut shown = json!(state.trace());
    let _ = writeln!(text, "state {shown}");
    for (number, event) in game.events().iter().enumerate() {
        let step = Step::new(&state, event.clone()).expect("legal");
        let entry = G::log_entry(&step);
        state = step.after;
        let sentence = G::describe(&entry, Lang::En, &names);
        log.push(entry);
        let _ = writeln!(text, "\n{number} {}\n    {sentence}", json!(event));
        let trace = json!(state.trace());
        let _ = writeln!(text, "    {}", changes(&shown, &trace));
        shown = trace;
    }
    let end = match (state.turn(), state.outcome()) {
        (Turn::Over, Some(outcome)) => format!("result {}", json!(outcome)),
        _ => "and so on".to_owned(),
    };
    let _ = writeln!(text, "\n{end}");
    if let Some(summary) = state.summary(&log, Lang::En, &names) {
        let _ = writeln!(text, "    {}", summary.how);
        for (place, seat) in summary.places {
            let _ = writeln!(text, "    {place}. {}", names.of(seat));
        }
        for highlight in summary.highlights {
            let seats = names.list(highlight.seats, Lang::En);
            let _ = writeln!(text, "    {}: {seats}, {}", highlight.title, highlight.value);
        }
    }
    text
}

/// The changes of a trace, down to the elements of lists of objects.
fn changes(before: &Value, after: &Value) -> String {
    let mut all = Vec::new();
    collect("", before, after, &mut all);
    if all.is_empty() { "nothing changes".to_owned() } else { all.join(" · ") }
}

fn collect(place: &str, before: &Value, after: &Value, into: &mut Vec<String>) {
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new)) if old.keys().eq(new.keys()) => {
            for (field, value) in new {
                let place = if place.is_empty() { field.clone() } else { format!("{place}.{field}") };
                collect(&place, &old[field], value, into);
            }
        }
        (Value::Array(old), Value::Array(new))
            if old.len() == new.len() && old.iter().chain(new).any(Value::is_object) =>
        {
            for (at, (old, new)) in old.iter().zip(new).enumerate() {
                collect(&format!("{place}[{at}]"), old, new, into);
            }
        }
        _ => into.push(format!("{place} {after}")),
    }
}
