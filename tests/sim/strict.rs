//! Records that are almost valid.

use serde_json::{Value, json};

use super::sim_reading;

const GOOD: &str = r#"{"format":"heartbox-record","version":1,"game":"heartstrings","setup":{"seats":[{"name":"Ada","colour":"green","control":"human"},{"name":"Bo","colour":"blue","control":"bot:2"}],"first":null,"options":{}},"events":[{"chance":{"order":[7,3]}},{"chance":{"room":8}},{"chance":{"room":5}},{"chance":{"room":8}},{"by":0,"do":"keep"}]}"#;

/// The verdicts: whether the record is legal, the rule if it is not, and the message.
fn verdicts(lines: &[String]) -> Vec<Value> {
    let said = sim_reading(&["check", "-"], lines.join("\n").as_bytes());
    let verdicts = said.lines();
    assert_eq!(verdicts.len(), lines.len());
    verdicts
}

/// The verdict on the valid record with one part replaced.
fn replaced(changes: &[(&str, &str, i64, Option<&str>, &str)]) {
    let lines: Vec<String> = changes
        .iter()
        .map(|(part, by, ..)| {
            assert_eq!(GOOD.matches(part).count(), 1, "{part}");
            GOOD.replace(part, by)
        })
        .collect();
    for ((verdict, (part, by, event, rule, words)), line) in verdicts(&lines).iter().zip(changes).zip(&lines) {
        let change = format!("{part} -> {by}: {verdict}\n{line}");
        assert_eq!(verdict["legal"], json!(false), "{change}");
        assert_eq!((&verdict["event"], &verdict["rule"]), (&json!(event), &json!(rule)), "{change}");
        let message = verdict["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty() && message.contains(words), "{words} in {change}");
    }
}

#[test]
fn the_record_itself_is_good() {
    let also = [
        GOOD.to_owned(),
        GOOD.replace(r#""first":null,"#, ""),
        GOOD.replace(r#","options":{}"#, ""),
        GOOD.replace(r#""options":{}"#, r#""options":{},"seed":"00fF""#),
        GOOD.replace("Ada", &"Ž".repeat(24)),
        GOOD.replace("bot:2", "bot:9"),
        GOOD.replace("[7,3]", "[ 7 , 3 ]"),
    ];
    for verdict in verdicts(&also) {
        assert_eq!(verdict["legal"], json!(true), "{verdict}");
    }
}

#[test]
fn integers_only() {
    replaced(&[
        (r#""version":1"#, r#""version":1.0"#, -1, None, "isn’t a Heartbox record"),
        (r#""version":1"#, r#""version":"1""#, -1, None, "isn’t a Heartbox record"),
        (r#""version":1"#, r#""version":true"#, -1, None, "isn’t a Heartbox record"),
        (r#""version":1"#, r#""version":0"#, -1, None, "isn’t a Heartbox record"),
        (r#""version":1"#, r#""version":-1"#, -1, None, "isn’t a Heartbox record"),
        ("[7,3]", "[7.0,3]", 0, None, "7.0"),
        ("[7,3]", "[7,\"3\"]", 0, None, "string"),
        ("[7,3]", "[7,true]", 0, None, "boolean"),
        ("[7,3]", "[7,null]", 0, None, "null"),
        ("[7,3]", "[7,-3]", 0, None, "-3"),
        ("[7,3]", "[7,-0]", 0, None, ""),
        ("[7,3]", "[7,256]", 0, None, "256"),
        ("[7,3]", "[7,3e0]", 0, None, "3.0"),
        ("[7,3]", "[7,18446744073709551616]", 0, None, ""),
        ("[7,3]", "[7,1e400]", -1, None, "number"),
        ("[7,3]", "[7,03]", -1, None, ""),
        (r#""by":0"#, r#""by":0.0"#, 4, None, "0.0"),
        (r#""by":0"#, r#""by":"0""#, 4, None, "string"),
        (r#""by":0"#, r#""by":false"#, 4, None, "boolean"),
        (r#""by":0"#, r#""by":8"#, 4, None, "no such seat"),
        (r#""by":0"#, r#""by":-1"#, 4, None, "-1"),
        (r#""first":null"#, r#""first":0.0"#, -1, None, "0.0"),
        (r#""first":null"#, r#""first":"0""#, -1, None, "string"),
        (r#""first":null"#, r#""first":8"#, -1, None, "no such seat"),
    ]);
}

#[test]
fn unknown_fields_are_named() {
    replaced(&[
        (r#""game""#, r#""gone":1,"game""#, -1, None, "gone"),
        (r#""first""#, r#""gone":1,"first""#, -1, None, "gone"),
        (r#""colour":"green""#, r#""gone":1,"colour":"green""#, -1, None, "gone"),
        (r#""colour":"green""#, r#""rules":"flow","colour":"green""#, -1, None, "rules"),
        (r#""options":{}"#, r#""options":{"gone":1}"#, -1, None, "gone"),
        (r#""by":0"#, r#""gone":1,"by":0"#, 4, None, "gone"),
        (r#"{"order":[7,3]}"#, r#"{"order":[7,3],"gone":1}"#, 0, None, ""),
        (r#""keep""#, r#"{"sacrifice":{"room":8,"gone":1}}"#, 4, None, "gone"),
        (r#""keep""#, r#""gone""#, 4, None, "gone"),
        (r#"{"order":[7,3]}"#, r#"{"gone":[7,3]}"#, 0, None, "gone"),
        (r#"{}},"events""#, r#"{}},"result":{"winners":[0],"gone":1},"events""#, 5, None, "gone"),
    ]);
}

#[test]
fn duplicate_fields_are_refused() {
    replaced(&[
        (r#""version":1"#, r#""version":1,"version":1"#, -1, None, "duplicate field `version`"),
        (r#""by":0"#, r#""by":1,"by":0"#, -1, None, "duplicate field `by`"),
        (r#""name":"Ada""#, r#""name":"Eve","name":"Ada""#, -1, None, "duplicate field `name`"),
        (r#""options":{}"#, r#""options":{},"options":{}"#, -1, None, "duplicate field `options`"),
    ]);
}

#[test]
fn null_only_where_it_means_something() {
    replaced(&[
        (r#""options":{}"#, r#""options":null"#, -1, None, "null"),
        (r#""options":{}"#, r#""options":{},"seed":null"#, -1, None, "null"),
        (r#""name":"Ada""#, r#""name":null"#, -1, None, "null"),
        (r#""by":0"#, r#""by":null"#, 4, None, "null"),
        (r#""by":0,"do":"keep""#, r#""by":0,"do":null"#, 4, None, ""),
        (r#"{"by":0,"do":"keep"}"#, r#"{"chance":null}"#, 4, None, ""),
        (r#"{"by":0,"do":"keep"}"#, "null", 4, None, "null"),
        (r#""keep""#, r#"{"keep":null}"#, 4, None, "\"keep\""),
        (r#""by":0"#, r#""by":0,"chance":null"#, 4, None, ""),
        (r#"{}},"events""#, r#"{}},"result":null,"events""#, 5, None, "null"),
        (r#"{"order":[7,3]}"#, r#"{"order":null}"#, 0, None, "null"),
    ]);
}

#[test]
fn lists_are_no_objects() {
    replaced(&[
        (r#""options":{}"#, r#""options":[]"#, -1, None, "{}"),
        (r#""keep""#, r#"{"sacrifice":[8]}"#, 4, None, "sequence"),
        (r#""keep""#, r#"{"sacrifice":8}"#, 4, None, ""),
        (r#""keep""#, r#"["keep"]"#, 4, None, ""),
        (r#"{"by":0,"do":"keep"}"#, r#"[0,"keep",null]"#, 4, None, ""),
        (r#"{"by":0,"do":"keep"}"#, r#"[0,"keep"]"#, 4, None, ""),
        (r#"{"order":[7,3]}"#, r#"{"order":{"0":7,"1":3}}"#, 0, None, "array"),
        (r#"{"name":"Ada","colour":"green","control":"human"}"#, r#"["Ada","green","human"]"#, -1, None, "sequence"),
        (r#"{}},"events""#, r#"{}},"result":[[0]],"events""#, 5, None, "{\"winners\":[0]}"),
    ]);
    let setup = r#"{"seats":[{"name":"Ada","colour":"green","control":"human"},{"name":"Bo","colour":"blue","control":"bot:2"}],"first":null,"options":{}}"#;
    let list = setup.replacen("{\"seats\":", "[", 1).replace("\"first\":", "").replace("\"options\":{}}", "{},\"00\"]");
    replaced(&[(setup, &list, -1, None, "expected {"), (GOOD, "[]", -1, None, ""), (GOOD, "5", -1, None, "")]);
}

#[test]
fn what_is_missing_is_named() {
    replaced(&[
        (r#""format":"heartbox-record","#, "", -1, None, "isn’t a Heartbox record"),
        (r#""version":1,"#, "", -1, None, "isn’t a Heartbox record"),
        (r#""game":"heartstrings","#, "", -1, None, "game"),
        (r#""name":"Ada","#, "", -1, None, "name"),
        (r#","colour":"green""#, "", -1, None, "colour"),
        (r#","control":"human""#, "", -1, None, "control"),
        (r#""by":0,"#, "", 4, None, ""),
        (r#"{"by":0,"do":"keep"}"#, "{}", 4, None, ""),
        (r#"{"by":0,"do":"keep"}"#, r#"{"by":0,"do":"keep","chance":{"room":1}}"#, 4, None, ""),
    ]);
}

#[test]
fn envelopes_of_others() {
    replaced(&[
        ("heartbox-record", "heartbox-save", -1, None, "isn’t a Heartbox record"),
        (r#""version":1"#, r#""version":2,"hull":"new""#, -1, None, "version 2"),
        ("heartstrings", "chess", -1, None, "chess"),
        (r#""game":"heartstrings""#, r#""game":5"#, -1, None, "5"),
    ]);
}

#[test]
fn setups_that_break_a_rule_or_have_no_shape() {
    let eight: Vec<String> = (0..9).map(|_| r#"{"name":"Bo","colour":"blue","control":"human"}"#.to_owned()).collect();
    let second = r#"{"name":"Bo","colour":"blue","control":"bot:2"}"#;
    let long = "A".repeat(25);
    replaced(&[
        ("Ada", "", -1, None, "1 to 24"),
        ("Ada", &long, -1, None, "1 to 24"),
        ("bot:2", "bot:10", -1, None, "control"),
        ("bot:2", "bot:", -1, None, "control"),
        ("bot:2", "Human", -1, None, "control"),
        ("green", "blue", -1, Some("HS-1"), "same colour"),
        ("green", "red", -1, Some("HS-1"), "colour"),
        ("green", "Green", -1, None, "Green"),
        (r#""first":null"#, r#""first":0"#, -1, Some("HS-5"), "you can’t choose"),
        (second, &eight.join(","), -1, None, "8 seats"),
        (second, &eight[..7].join(","), -1, Some("HS-1"), "2 to 3"),
        (r#""options":{}"#, r#""options":{},"seed":"xyz""#, -1, None, "hex"),
        (r#""options":{}"#, r#""options":{},"seed":7"#, -1, None, "7"),
    ]);
}

#[test]
fn results_agree_with_the_events() {
    replaced(&[
        (r#"{}},"events""#, r#"{}},"result":{"winners":[0]},"events""#, 5, None, "result"),
        (r#"{}},"events""#, r#"{}},"result":{},"events""#, 5, None, "winners"),
        (r#"{}},"events""#, r#"{}},"result":{"winners":[9]},"events""#, 5, None, "seat"),
        (r#"{}},"events""#, r#"{}},"result":"Ada","events""#, 5, None, "Ada"),
    ]);
}

#[test]
fn events_that_break_a_rule_are_named_in_english() {
    replaced(&[
        (r#""by":0"#, r#""by":1"#, 4, Some("HS-5"), "Ada’s turn"),
        (r#""by":0"#, r#""by":7"#, 4, Some("HS-5"), "Ada’s turn"),
        ("[7,3]", "[13,3]", 0, Some("HS-5"), "1 to 12"),
        ("[7,3]", "[7,3,4]", 0, Some("HS-5"), "2 rolls"),
        (r#"{"order":[7,3]}"#, r#"{"room":3}"#, 0, Some("HS-5"), ""),
        (r#""keep""#, r#"{"sacrifice":{"room":5}}"#, 4, Some("HS-18"), "two or more"),
        (r#"{"room":5}"#, r#"{"room":13}"#, 2, Some("HS-6"), "1 to 12"),
    ]);
}
