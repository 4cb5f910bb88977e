//! Mutations of texts written by this program: possible results of a disk, another version, another program or a person.

use rand::{Rng, RngExt};
use serde_json::{Value, json};

/// Changes a text at a random place: a bit is flipped, a part is removed, doubled or exchanged, or the end is cut off.
pub fn mutated(text: &str, rng: &mut impl Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = rng.random_range(0..bytes.len());
    let end = (at + rng.random_range(1..12)).min(bytes.len());
    match rng.random_range(0..11) {
        0 | 1 => bytes[at] ^= 1 << rng.random_range(0..7),
        2 | 3 => drop(bytes.drain(at..end)),
        4 | 5 => {
            let stretch = bytes[at..end].to_vec();
            bytes.splice(at..at, stretch);
        }
        6 | 7 => bytes[at..end].reverse(),
        8 | 9 => bytes[at] = b"0123456789-\"[]{},:null"[rng.random_range(0..22)],
        _ => bytes.truncate(at),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Placeholder for text that no [`Value`] can represent.
const HOLE: &str = "@@";

/// JSON of every type and size, and invalid JSON.
const OTHERS: [&str; 40] = [
    "null",
    "true",
    "false",
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "0.5",
    "1.0",
    "1e0",
    "255",
    "256",
    "65536",
    "99999",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775809",
    "1e308",
    "1e999",
    "-1e-999",
    "01",
    "NaN",
    "\"\"",
    "\"0\"",
    "\"null\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "\"\\uD83D\\uDE00\"",
    "\"constructor\"",
    "[]",
    "{}",
    "[[]]",
    "{\"\":{}}",
    "[null,0,\"\",[],{}]",
];

/// The value as JSON, changed in its structure: other types and sizes; members dropped, doubled, exchanged or reordered; deep nesting;
/// foreign versions; parts of another game.
pub fn misshapen(value: &Value, foreign: &Value, rng: &mut impl Rng) -> String {
    let mut value = value.clone();
    let mut hole = OTHERS[rng.random_range(0..OTHERS.len())].to_owned();
    match rng.random_range(0..12) {
        0..=2 => *any(&mut value, rng) = json!(HOLE),
        3 => {
            let depth = [1, 2, 30, 126, 127, 128, 129, 500, 20_000][rng.random_range(0..9)];
            let (open, close) = [("[", "]"), ("{\"a\":", "}")][rng.random_range(0..2)];
            hole = format!("{}0{}", open.repeat(depth), close.repeat(depth));
            *any(&mut value, rng) = json!(HOLE);
        }
        4 => {
            let length = if rng.random_range(0..20) == 0 { 200_000 } else { 2_000 };
            hole = format!("\"{}\"", ["a", "ř", "💔"][rng.random_range(0..3)].repeat(length));
            *any(&mut value, rng) = json!(HOLE);
        }
        5 | 6 => resize(any(&mut value, rng), rng),
        7 => *any(&mut value, rng) = any(&mut foreign.clone(), rng).clone(),
        8 => {
            let mut other = value.clone();
            let part = any(&mut other, rng).clone();
            *any(&mut value, rng) = part;
        }
        9 | 10 => envelope(&mut value, foreign, rng, &hole),
        // The same value, written differently.
        _ => {}
    }
    let mut text = String::new();
    write(&value, rng, &mut text);
    text.replace(&format!("\"{HOLE}\""), &hole)
}

/// A random part of the value: itself, a member, a member of that.
fn any<'a>(value: &'a mut Value, rng: &mut impl Rng) -> &'a mut Value {
    let members = match value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if members == 0 || rng.random_range(0..6) == 0 {
        return value;
    }
    let chosen = rng.random_range(0..members);
    match value {
        Value::Array(list) => any(&mut list[chosen], rng),
        Value::Object(map) => any(map.values_mut().nth(chosen).expect("counted"), rng),
        other => other,
    }
}

/// Drops, doubles or exchanges members.
fn resize(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (rng.random_range(0..list.len()), rng.random_range(0..list.len()));
            match rng.random_range(0..6) {
                0 => drop(list.remove(one)),
                1 => list.insert(other, list[one].clone()),
                2 => list.swap(one, other),
                3 => list.reverse(),
                4 => list.truncate(one),
                _ => *list = vec![list.clone(); rng.random_range(2..8)].concat(),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(rng.random_range(0..map.len())).expect("counted").clone();
            let member = map.remove(&key).expect("it is there");
            match rng.random_range(0..3) {
                0 => {}
                1 => drop(map.insert(key.to_uppercase(), member)),
                _ => {
                    map.insert(format!("{key}2"), member.clone());
                    map.insert(key, member);
                }
            }
        }
        Value::Number(_) => *value = json!(HOLE),
        other => *other = json!([other.clone(), other.clone()]),
    }
}

/// Changes the envelope to another version, another game or another table.
fn envelope(value: &mut Value, foreign: &Value, rng: &mut impl Rng, hole: &str) {
    let record = match value {
        Value::Object(map) if map.contains_key("record") => map.get_mut("record").expect("it is there"),
        other => other,
    };
    let Value::Object(record) = record else { return };
    let own = |field: &str| foreign.get(field).cloned().unwrap_or_default();
    let (field, other) = match rng.random_range(0..9) {
        0 => ("format", json!("heartbox-save")),
        1 => ("format", json!(HOLE)),
        2 => (
            "version",
            [json!(0), json!(2), json!(-1), json!(u64::MAX), json!("1"), json!([1])][rng.random_range(0..6)].clone(),
        ),
        3 => ("version", json!(HOLE)),
        4 => ("game", own("game")),
        5 => ("game", json!(["chess", "Flow", "", "flow ", "__proto__", hole][rng.random_range(0..6)])),
        6 => ("setup", own("setup")),
        7 => ("events", own("events")),
        _ => ("result", json!({ "winners": [rng.random_range(0..300)] })),
    };
    record.insert(field.to_owned(), other);
}

/// Writes the value with the members of objects in random order, sometimes one of them twice, and with white space in between.
fn write(value: &Value, rng: &mut impl Rng, text: &mut String) {
    let room = ["", "", "", "", " ", "\n", "\t\r "][rng.random_range(0..7)];
    match value {
        Value::Array(list) => {
            text.push('[');
            for (index, member) in list.iter().enumerate() {
                text.push_str(if index > 0 { "," } else { "" });
                write(member, rng, text);
            }
            text.push(']');
        }
        Value::Object(map) => {
            let mut members: Vec<(&String, &Value)> = map.iter().collect();
            if !members.is_empty() {
                let turn = rng.random_range(0..members.len());
                members.rotate_left(turn);
                if rng.random_range(0..400) == 0 {
                    members.push(members[0]);
                }
            }
            text.push('{');
            for (index, (key, member)) in members.into_iter().enumerate() {
                text.push_str(if index > 0 { "," } else { "" });
                text.push_str(&json!(key).to_string());
                text.push(':');
                write(member, rng, text);
            }
            text.push('}');
        }
        other => text.push_str(&other.to_string()),
    }
    text.push_str(room);
}
