//! Which rolls and cards of records are those of their seeds.

use heartbox::engine::Seed;
use heartbox::games::IDS;
use heartbox::storage::{KeptSeal, Saved, StoredGame, write_games};
use serde_json::{Value, json};

use super::{sim, sim_reading};

/// A game of each kind between bots without a search, as lines.
fn games() -> Vec<Value> {
    let play = |game: &&str| {
        let players = if *game == "heartstrings" { "3" } else { "4" };
        sim(&["play", "--game", game, "--players", players, "--bots", "1", "--games", "1", "--seed", "7"]).lines()
    };
    IDS.iter().flat_map(play).collect()
}

fn verify(records: &[Value]) -> super::Said {
    let lines: Vec<String> = records.iter().map(Value::to_string).collect();
    sim_reading(&["verify", "-"], lines.join("\n").as_bytes())
}

fn chance_events(record: &Value) -> Vec<usize> {
    let events = record["events"].as_array().expect("events").iter().enumerate();
    events.filter(|(_, event)| event.get("chance").is_some()).map(|(index, _)| index).collect()
}

#[test]
fn games_of_the_simulator_are_those_of_their_seeds() {
    let games = games();
    let said = verify(&games);
    assert_eq!(said.code, Some(0), "{}", said.err);
    for (record, line) in games.iter().zip(said.lines()) {
        assert_eq!(line["others"], json!([]));
        assert_eq!(line["chances"], chance_events(record).len());
    }
    let most = games.iter().map(|record| chance_events(record).len()).max();
    assert!(most > Some(20), "{most:?} chance events");
}

#[test]
fn a_roll_of_somebody_else_is_named_and_those_after_it_are_still_the_seeds() {
    let mut game = games().into_iter().find(|record| record["game"] == "heartstrings").expect("a game");
    let is_attack = |index: &usize| game["events"][*index]["chance"].get("attack").is_some();
    let attack = chance_events(&game).into_iter().find(is_attack).expect("an attack");
    let roll = game["events"][attack]["chance"]["attack"].as_u64().expect("a roll");
    game["events"][attack]["chance"]["attack"] = json!(roll % 6 + 1);
    // What comes afterwards would be another game.
    let events = game["events"].as_array_mut().expect("events");
    events.truncate(attack + 2);
    game.as_object_mut().expect("a record").remove("result");
    let said = verify(std::slice::from_ref(&game));
    assert_eq!(said.code, Some(1));
    assert_eq!(said.lines()[0]["others"], json!([attack]));
    assert_eq!(said.lines()[0]["chances"], chance_events(&game).len());
    assert!(game["events"][attack + 1].get("chance").is_some(), "a roll of the seed follows");
}

#[test]
fn the_seal_is_the_hash_of_the_seed_as_everybody_computes_it() {
    let mut game = games().remove(0);
    game["events"] = json!([]);
    game.as_object_mut().expect("a record").remove("result");
    game["setup"]["seed"] = json!("abcd");
    // printf abcd | sha256sum
    let seal = "88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589";
    assert_eq!(verify(&[game]).lines(), [json!({"record": 0, "seal": seal, "chances": 0, "others": []})]);
}

#[test]
fn without_a_seed_nothing_is_explained_and_a_broken_record_is_no_record() {
    let mut game = games().into_iter().find(|record| record["game"] == "heartstrings").expect("a game");
    game["setup"].as_object_mut().expect("a setup").remove("seed");
    let all = chance_events(&game);
    let said = verify(&[game.clone()]);
    assert_eq!(said.code, Some(1));
    assert_eq!(said.lines(), [json!({"record": 0, "seal": null, "chances": all.len(), "others": all})]);

    game["events"][0] = json!({"by": 0, "do": "keep"});
    let said = verify(&[game]);
    assert_eq!(said.code, Some(1));
    assert_eq!((&said.lines()[0]["legal"], &said.lines()[0]["event"]), (&json!(false), &json!(0)));
}

#[test]
fn a_file_with_all_games_is_checked_with_their_seals() {
    let hash = |record: &Value| {
        let digits = record["setup"]["seed"].as_str().expect("a seed").to_owned();
        Seed::try_from(digits).expect("hex").seal()
    };
    let records: Vec<Value> = games().into_iter().take(3).collect();
    let seals = [Some(KeptSeal::new(hash(&records[0]))), Some(KeptSeal::new(hash(&records[1])).from(9)), None];
    let stored = |(record, seal): (&Value, Option<KeptSeal>)| {
        let at = record["events"].as_array().expect("events").len() as u32;
        StoredGame { seal, ..StoredGame::new(Saved { at, ..Saved::new(1, record.clone()) }) }
    };
    let mut games: Vec<StoredGame> = records.iter().zip(seals).map(stored).collect();
    let said = |games: &[StoredGame]| sim_reading(&["verify", "-"], write_games(games).as_bytes());
    let whole = said(&games);
    assert_eq!(whole.code, Some(0), "{}", whole.err);
    let lines = whole.lines();
    assert_eq!(lines.len(), 3);
    let (first, second) = (hash(&records[0]).to_string(), hash(&records[1]).to_string());
    assert_eq!((&lines[0]["record"], &lines[0]["game"], &lines[0]["seal"]), (&json!(0), &json!(0), &json!(first)));
    assert_eq!(lines[0]["kept"], json!({"seal": first, "matches": true}));
    assert_eq!(lines[1]["kept"], json!({"seal": second, "until": 9, "matches": true}));
    assert_eq!((&lines[2]["game"], lines[2].get("kept")), (&json!(2), None));

    games[0].seal = Some(KeptSeal::new(Seed::try_from("abcd".to_owned()).expect("hex").seal()));
    let other = said(&games);
    assert_eq!(other.code, Some(1), "the seal of another seed");
    assert_eq!(other.lines()[0]["kept"]["matches"], json!(false));

    let spoilt = write_games(&games).replacen(r#""save""#, r#""saved""#, 1);
    let said = sim_reading(&["verify", "-"], spoilt.as_bytes());
    assert_eq!((said.code, &said.lines()[0]["legal"]), (Some(1), &json!(false)));
}
