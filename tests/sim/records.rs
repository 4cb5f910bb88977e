//! Traces and checks of files with valid and broken lines.

use serde_json::{Value, json};

use super::{file, path, sim, sim_reading};

/// Two players, the first moves in, the second invades.
fn good() -> Value {
    json!({"format": "heartbox-record", "version": 1, "game": "heartstrings",
        "setup": {"seats": [{"name": "Ada", "colour": "green", "control": "human"},
            {"name": "Bo", "colour": "blue", "control": "bot:2"}], "first": null, "options": {}},
        "events": [{"chance": {"order": [7, 3]}}, {"chance": {"room": 8}}, {"chance": {"room": 8}},
            {"chance": {"attack": 6}}, {"chance": {"defend": 1}}]})
}

fn with_event(index: usize, event: Value) -> Value {
    let mut record = good();
    record["events"][index] = event;
    record
}

#[test]
fn a_broken_line_among_good_ones_is_named_and_stops_nothing() {
    let lines = [
        good().to_string(),
        "{\"format\":".to_owned(),
        with_event(3, json!({"by": 0, "do": {"relocate": {"from": 8}}})).to_string(),
        String::new(),
        with_event(4, json!({"chance": {"defend": 7}})).to_string(),
        good().to_string(),
    ];
    let broken = file("broken.jsonl");
    std::fs::write(&broken, lines.join("\n") + "\n").expect("a file");

    let checked = sim(&["check", path(&broken)]);
    assert_eq!(checked.code, Some(1));
    let verdict_lines = checked.lines();
    let verdict = |line: &Value| (line["legal"].clone(), line["event"].clone(), line["rule"].clone());
    let verdicts: Vec<_> = verdict_lines.iter().map(verdict).collect();
    let none = Value::Null;
    assert_eq!(
        verdicts,
        [
            (json!(true), none.clone(), none.clone()),
            (json!(false), json!(-1), none.clone()),
            (json!(false), json!(3), json!("HS-5")),
            (json!(false), json!(-1), none.clone()),
            (json!(false), json!(4), json!("HS-10")),
            (json!(true), none.clone(), none),
        ]
    );
    assert_eq!(verdict_lines[0], json!({"record": 0, "legal": true}));
    let expected =
        json!({"record": 4, "legal": false, "event": 4, "rule": "HS-10", "message": "A combat die shows 1 to 6."});
    assert_eq!(verdict_lines[4], expected);
    assert_eq!(verdict_lines[2]["message"], "It’s Bo’s turn.");
    assert!(verdict_lines[1].get("rule").is_some(), "null, not left out");
    let numbers: Vec<&str> = checked.err.lines().filter_map(|line| line.split(':').nth(1)).collect();
    assert_eq!(numbers, [" line 2", " line 3", " line 4", " line 5"], "{}", checked.err);

    let traced = sim(&["trace", path(&broken)]);
    assert_eq!(traced.code, Some(0));
    assert_eq!(traced.err, checked.err);
    let count = |record: u64| traced.lines().iter().filter(|line| line["record"] == record).count();
    assert_eq!([0, 1, 2, 3, 4, 5].map(count), [6, 1, 5, 1, 6, 6]);
    let last = traced.lines().into_iter().rfind(|line| line["record"] == 4);
    let why = json!({"rule": "HS-10", "message": "A combat die shows 1 to 6."});
    assert_eq!(last, Some(json!({"record": 4, "event": 4, "illegal": why})));
}

#[test]
fn a_trace_shows_every_state_and_what_is_legal() {
    let traced = sim_reading(&["trace", "-"], good().to_string().as_bytes());
    assert_eq!((traced.code, traced.err.as_str()), (Some(0), ""));
    let lines = traced.lines();
    assert_eq!(lines.len(), 6);
    let twelve = json!([null, null, null, null, null, null, null, null, null, null, null, null]);
    assert_eq!(
        lines[0],
        json!({"record": 0, "event": -1, "legal": [], "state": {"phase": "order", "to_act": null, "beads": [12, 12],
            "pool": 10, "supply": [12, 12], "rooms": twelve, "from": null, "combat": null, "out": [false, false],
            "winner": null}})
    );
    assert!(lines.iter().map(|line| line["event"].as_i64()).eq((-1..5).map(Some)));
    assert_eq!(lines[4]["state"]["combat"], json!({"room": 8, "attack": 6}));
    assert_eq!(lines[5]["state"]["beads"], json!([10, 12]));

    // While a player is asked: the same decisions as in a record.
    let mut asked = good();
    asked["events"] = json!([{"chance": {"order": [7, 3]}}, {"chance": {"room": 8}}, {"chance": {"room": 5}}, {"chance": {"room": 8}}]);
    let traced = sim_reading(&["trace", "-"], asked.to_string().as_bytes());
    assert_eq!(traced.lines()[4]["legal"], json!([{"sacrifice": {"room": 8}}, "keep"]));
}

#[test]
fn whole_games_are_traced_to_their_end() {
    let played = sim(&["play", "--game", "tintenherz", "--players", "4", "--games", "2", "--seed", "3"]);
    let traced = sim_reading(&["trace", "-"], played.out.as_bytes());
    let events: usize = played.lines().iter().map(|record| record["events"].as_array().map_or(0, Vec::len) + 1).sum();
    assert_eq!(traced.lines().len(), events);
    let last = traced.lines().pop().expect("a line");
    assert_eq!(last["state"]["winners"], played.lines()[1]["result"]["winners"]);
    assert_eq!(last["legal"], json!([]));
}

#[test]
fn what_is_no_line_is_no_record() {
    let good = good().to_string();
    for (text, records) in [
        (String::new(), 0),
        ("\n\n".to_owned(), 0),
        (good.clone(), 1),
        (format!("{good}\n"), 1),
        (format!("{good}\r\n{good}\r\n\r\n"), 2),
        (format!("\n{good}"), 2),
        (format!("{good}\n \t\n{good}"), 3),
    ] {
        assert_eq!(sim_reading(&["check", "-"], text.as_bytes()).lines().len(), records, "{text:?}");
    }
}

#[test]
fn monstrous_lines_are_refused_like_others() {
    let deep = "[".repeat(2_000_000);
    let nested = format!("{}1{}", "{\"a\":".repeat(100_000), "}".repeat(100_000));
    let mut inside = good().to_string();
    inside = inside.replace("[7,3]", &format!("{}7{}", "[".repeat(5000), "]".repeat(5000)));
    let long = good().to_string().replace("[7,3]", &format!("[{}1]", "1,".repeat(3_000_000)));
    let name = good().to_string().replace("Ada", &"A".repeat(5_000_000));
    let lines: Vec<Vec<u8>> =
        [deep, nested, inside, long, name, good().to_string()].into_iter().map(String::into_bytes).collect();
    let mut text = lines.join(&b'\n');
    text.extend(b"\n\xff\xfe\x00");
    for call in ["check", "trace"] {
        let said = sim_reading(&[call, "-"], &text);
        assert_eq!(said.code, Some(i32::from(call == "check")));
        assert_eq!(said.err.lines().count(), 6, "{}", said.err);
        assert!(said.out.len() < 10_000, "no message repeats the monster");
    }
}

#[test]
fn records_become_links_and_come_back_without_their_seed() {
    let mut seeded = good();
    seeded["setup"]["seed"] = json!("c0ffee");
    let records = file("linked.jsonl");
    std::fs::write(&records, format!("{}\n{seeded}\n{{\n", good())).expect("a file");

    for form in [&["link", "encode"][..], &["link", "encode", "--digits"]] {
        let encoded = sim(&[form, &[path(&records)]].concat());
        assert_eq!(encoded.code, Some(1), "one line is no record");
        assert!(encoded.err.starts_with("sim: line 3: "), "{}", encoded.err);
        let links: Vec<&str> = encoded.out.lines().collect();
        assert_eq!((links.len(), links[2]), (3, ""));
        assert_eq!(links[0], links[1], "the seed is not in the link");
        assert!(links[0].starts_with("#/"), "{}", links[0]);

        let message = format!("Look: https://example.org/{}\nnothing\n", links[0]);
        let decoded = sim_reading(&["link", "decode", "-"], message.as_bytes());
        assert_eq!(decoded.code, Some(1), "one line has no link");
        assert_eq!(decoded.err, "sim: line 2: This isn’t a link to a game.\n");
        let record: Value = serde_json::from_str(decoded.out.lines().next().expect("a line")).expect("a record");
        assert_eq!(record, good());
    }
}
