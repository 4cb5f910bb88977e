//! Valid and invalid calls.

use std::process::Stdio;

use heartbox::games::IDS;
use serde_json::json;

use super::{Said, command, file, path, sim};

/// Checks for one line on stderr, no other output, exit code 2.
fn wrong(said: &Said, hint: &str) {
    assert_eq!((said.code, said.out.as_str()), (Some(2), ""), "{said:?}");
    assert_eq!(said.err.lines().count(), 1, "{said:?}");
    assert!(said.err.ends_with('\n') && said.err.contains(hint), "{hint} in {said:?}");
}

#[test]
fn a_wrong_call_is_one_line_and_exit_code_2() {
    let calls: [(&str, &str); 31] = [
        ("", "subcommand"),
        ("dance", "dance"),
        ("play", "--game"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --bogus", "--bogus"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --bots", "--bots"),
        ("play --game chess --players 2 --games 1 --seed 1", "chess"),
        ("play --game heartstrings --players 4 --games 1 --seed 1", "2 to 3 players"),
        ("play --game heartstrings --players 0 --games 1 --seed 1", "2 to 3 players"),
        ("play --game heartstrings --players 300 --games 1 --seed 1", "300"),
        ("play --game heartstrings --players two --games 1 --seed 1", "two"),
        ("play --game heartstrings --players 2 --games -1 --seed 1", "-1"),
        ("play --game heartstrings --players 2 --games 1 --seed x", "x"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --bots 5", "level 5"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --bots 0,9", "level 9"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --bots 0,0,0", "--bots"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --options {", "--options"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --options []", "expected"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --options {\"speed\":3}", "speed"),
        ("play --game flow --players 2 --games 1 --seed 1 --options {\"speed\":3}", "balance, slow_end"),
        ("play --game infarkt --players 2 --games 1 --seed 1 --options {\"extensions\":[\"love\"]}", "at most 3 of"),
        ("play --game tintenherz --players 2 --games 1 --seed 1 --options {\"hearts\":\"all\"}", "all"),
        ("play --game heartstrings --players 2 --games 1 --seed 1 --out /no/such/folder/file", "/no/such/folder/file"),
        ("trace", "FILE"),
        ("trace /no/such/file", "/no/such/file"),
        ("check /no/such/file", "/no/such/file"),
        ("check /", "/"),
        ("bench --game heartstrings --players 2 --seconds 0", "--seconds"),
        ("bench --game heartstrings --players 9 --seconds 1", "2 to 3 players"),
        ("cards --game heartstrings", "no table of cards"),
        ("words --game chess", "no such game: chess"),
        ("words --lang tlh", "no such language: tlh"),
    ];
    for (call, hint) in calls {
        wrong(&sim(&call.split_whitespace().collect::<Vec<_>>()), hint);
    }
    for seconds in ["-1", "nan", "inf", "1e400", "soon"] {
        let seconds = format!("--seconds={seconds}");
        wrong(&sim(&["bench", "--game", "heartstrings", "--players", "2", &seconds]), "--seconds");
    }
}

#[test]
fn wrong_seats_are_one_line_and_exit_code_2() {
    let seats = [
        ("[", "--seats"),
        ("{}", "list of objects"),
        ("[1,2]", "list of objects"),
        ("[{}]", "1 seats"),
        ("[{},{},{}]", "3 seats"),
        (r#"[{"name":""},{}]"#, "1 to 24"),
        (r#"[{"colour":"red"},{}]"#, "colour"),
        (r#"[{"colour":"pink"},{}]"#, "pink"),
        (r#"[{"colour":"green"},{"colour":"green"}]"#, "colour"),
        (r#"[{"rules":"ludo"},{}]"#, "rules"),
        (r#"[{"control":"bot:5"},{}]"#, "level 5"),
        (r#"[{"control":"bot"},{}]"#, "control"),
        (r#"[{"name":"A\nB","name":"C"},{}]"#, "duplicate field `name`"),
    ];
    for (seats, hint) in seats {
        let call =
            ["play", "--game", "heartstrings", "--players", "2", "--games", "1", "--seed", "1", "--seats", seats];
        wrong(&sim(&call), hint);
    }
}

#[test]
fn a_wrong_call_leaves_the_file_that_is_there() {
    let kept = file("kept.jsonl");
    std::fs::write(&kept, "kept").expect("a file");
    let call = "play --game heartstrings --players 2 --games 1 --seed 1 --options {\"x\":1} --out";
    let call: Vec<&str> = call.split_whitespace().chain([path(&kept)]).collect();
    wrong(&sim(&call), "x");
    assert_eq!(std::fs::read_to_string(&kept).expect("a file"), "kept");
}

#[test]
fn help_and_version_are_not_wrong() {
    for call in ["--help", "help", "play --help", "trace --help", "bench --help", "cards --help", "check --help"] {
        let said = sim(&call.split_whitespace().collect::<Vec<_>>());
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{call}");
        assert!(said.out.contains("Usage:"), "{call}: {}", said.out);
    }
    assert_eq!(sim(&["--version"]).out, format!("sim {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn bench_prints_one_line_of_figures() {
    for id in IDS {
        let said = sim(&["bench", "--game", id, "--players", "3", "--seconds", "0.05"]);
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
        let lines = said.lines();
        assert_eq!(lines.len(), 1);
        let figures = lines[0].as_object().expect("an object");
        let fields = "decisions decisions_per_second events events_per_second game games players seconds";
        assert_eq!(figures.keys().map(String::as_str).collect::<Vec<_>>().join(" "), fields);
        assert_eq!((&figures["game"], &figures["players"]), (&json!(id), &json!(3)));
        let figure = |name: &str| figures[name].as_f64().expect("a number");
        assert!((0.05..5.0).contains(&figure("seconds")), "{figures:?}");
        // There are games without chance.
        assert!(figure("events") >= figure("decisions") && figure("decisions") > 0.0);
        for count in ["events", "decisions"] {
            let rate = figure(count) / figure("seconds");
            assert!((figure(&format!("{count}_per_second")) - rate).abs() <= 1.0, "{figures:?}");
        }
    }
}

#[test]
fn words_prints_every_message_with_an_example() {
    let said = sim(&["words", "--game", "heartstrings", "--lang", "cs"]);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
    assert!(
        said.out.contains("\nbeads\n    0\u{a0}korálků\n    1\u{a0}korálek\n    2\u{a0}korálky\n    5\u{a0}korálků\n")
    );
    assert!(
        said.out.contains("\nprompt-attack\n    [attacker] útočí, komoru [room] drží [defender]. Hoď!\n"),
        "{}",
        said.out
    );
    let page = sim(&["words"]);
    assert!(page.out.contains("\nremove-seat\n    Remove [player]\n"), "{}", page.out);
}

#[test]
fn cards_prints_the_table() {
    let said = sim(&["cards", "--game", "tintenherz"]);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
    let table = &said.lines()[0];
    assert_eq!(table.as_array().map(Vec::len), Some(16));
    assert!(
        table
            .as_array()
            .into_iter()
            .flatten()
            .any(|row| { *row == json!({"value": 5, "name": "Staubfinger", "hearts": 0}) })
    );
}

#[test]
fn a_closed_pipe_stops_the_call() {
    let long = file("long.jsonl");
    let call = ["play", "--game", "tintenherz", "--players", "4", "--games", "200", "--seed", "1"];
    assert_eq!(sim(&[&call[..], &["--out", path(&long)]].concat()).code, Some(0));
    for call in
        [&call[..], &["trace", path(&long)], &["check", path(&long)], &["--help"], &["cards", "--game", "tintenherz"]]
    {
        let mut child = command(call).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("sim runs");
        drop(child.stdout.take());
        let said: Said = child.wait_with_output().expect("sim ends").into();
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{call:?}");
    }
}
