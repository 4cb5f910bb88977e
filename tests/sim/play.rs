//! Games between bots.

use heartbox::engine::{Control, First, Timeline};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use serde_json::{Value, json};

use super::{file, path, sim, sim_reading};

fn play(game: &str, players: u8, games: u32, more: &[&str]) -> String {
    let (players, games) = (players.to_string(), games.to_string());
    let call = ["play", "--game", game, "--players", &players, "--games", &games];
    let said = sim(&[&call[..], more].concat());
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{call:?} {more:?}");
    said.out
}

#[test]
fn every_game_for_every_number_of_players_passes_the_check() {
    struct Plays;
    impl GameVisitor for Plays {
        type Output = ();

        fn visit<G: TableGame>(self) {
            for players in G::FACTS.seats.clone() {
                let records = play(G::FACTS.id, players, 3, &["--seed", "5", "--bots", "0"]);
                let mut firsts = Vec::new();
                for line in records.lines() {
                    let record: Value = serde_json::from_str(line).expect(line);
                    firsts.push(record["setup"]["first"].as_u64());
                    let game = Timeline::<G>::read(record.clone()).expect("a record");
                    assert!(record["result"]["winners"].is_array(), "{record}");
                    assert!(record["setup"]["seed"].is_string(), "{record}");
                    let colours: Vec<_> = game.setup().seats.values().map(|seat| seat.colour).collect();
                    assert_eq!(colours, G::FACTS.colours[..usize::from(players)]);
                    assert!(game.setup().seats.values().all(|seat| seat.control == Control::Bot(0)));
                }
                assert_eq!(firsts.len(), 3);
                firsts.dedup();
                // If the table names the starting player, the seats start in turn.
                assert_eq!(firsts.len() > 1, matches!(G::FACTS.first, First::Named(_)));
                let checked = sim_reading(&["check", "-"], records.as_bytes());
                assert_eq!((checked.code, checked.err.as_str()), (Some(0), ""));
                let legal: Vec<Value> = (0..3).map(|record| json!({"record": record, "legal": true})).collect();
                assert_eq!(checked.lines(), legal);
            }
        }
    }
    for id in IDS {
        with_game(id, Plays).expect("a game");
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let once = play("heartstrings", 3, 3, &["--seed", "7"]);
    assert_eq!(play("heartstrings", 3, 3, &["--seed", "7"]), once);
    assert_ne!(play("heartstrings", 3, 3, &["--seed", "8"]), once);
    // A game depends only on its number and the seed.
    assert!(once.starts_with(&play("heartstrings", 3, 2, &["--seed", "7"])));
    assert_eq!(play("heartstrings", 3, 0, &["--seed", "7"]), "");
    let games: std::collections::BTreeSet<&str> = once.lines().collect();
    assert_eq!(games.len(), 3, "no two alike");

    let out = file("play.jsonl");
    assert_eq!(play("heartstrings", 3, 3, &["--seed", "7", "--out", path(&out)]), "");
    assert_eq!(std::fs::read_to_string(&out).expect("a file"), once);
    assert_eq!(play("heartstrings", 3, 3, &["--seed", "7", "--out", "-"]), once);
}

#[test]
fn the_chance_of_a_record_is_that_of_its_seed() {
    struct Rolls(Value);
    impl GameVisitor for Rolls {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let game = Timeline::<G>::read(self.0).expect("a record");
            let dice = game.setup().seed.as_ref().expect("a seed").dice();
            let mut again = Timeline::<G>::new(game.setup().clone()).expect("a setup");
            for event in game.events() {
                assert_eq!(again.roll(&dice).as_ref(), Some(event).filter(|event| event.is_chance()));
                again.play(event.clone()).expect("legal");
            }
        }
    }
    for id in IDS {
        let record: Value = serde_json::from_str(&play(id, 2, 1, &["--seed", "1"])).expect("a record");
        with_game(id, Rolls(record)).expect("a game");
    }
}

#[test]
fn seats_and_options_as_they_are_asked_for() {
    let seats = r#"[{"name":"Zoë","control":"human"},{"colour":"green"},{}]"#;
    let record: Value =
        serde_json::from_str(&play("heartstrings", 3, 1, &["--seed", "1", "--seats", seats])).expect("a record");
    assert_eq!(
        record["setup"]["seats"],
        json!([{"name": "Zoë", "colour": "blue", "control": "human"}, {"name": "Bo", "colour": "green", "control": "bot:0"},
            {"name": "Cy", "colour": "yellow", "control": "bot:0"}])
    );
    let options = |options: &str| {
        let record = play("tintenherz", 2, 1, &["--seed", "1", "--options", options]);
        serde_json::from_str::<Value>(&record).expect("a record")["setup"]["options"].clone()
    };
    assert_eq!(options(r#"{"hearts":"humble"}"#), json!({"hearts": "humble"}));
    assert_eq!(options(r#"{"hearts":"villains"}"#), json!({}), "defaults are left out");
}

#[test]
fn seats_with_rules_of_their_own() {
    let seats = r#"[{},{"rules":"ludo"},{"rules":"flow"}]"#;
    let played = play("flow", 3, 2, &["--seed", "1", "--bots", "2", "--seats", seats]);
    let checked = sim_reading(&["check", "-"], played.as_bytes());
    assert_eq!(checked.lines(), [0, 1].map(|record| json!({"record": record, "legal": true})));
    let record: Value = serde_json::from_str(played.lines().next().expect("a game")).expect("a record");
    let rules: Vec<&Value> =
        record["setup"]["seats"].as_array().into_iter().flatten().map(|seat| &seat["rules"]).collect();
    assert_eq!(rules, [&json!(null), &json!("ludo"), &json!(null)], "the default is left out");
    let bench = sim(&["bench", "--game", "flow", "--players", "3", "--seconds", "0.05", "--seats", seats]);
    assert_eq!((bench.code, bench.err.as_str()), (Some(0), ""));
    let nobody = r#"[{"rules":"ludo"},{"rules":"ludo"}]"#;
    let refused = sim(&["bench", "--game", "flow", "--players", "2", "--seconds", "1", "--seats", nobody]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
}
