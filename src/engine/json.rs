//! Strict reading of JSON from outside: input that serde would silently accept is refused here, in one place for every game.

use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Serialize, de};
use serde_json::{Error, Map, Value};

/// The most items of a list that is read: the events of a game.
pub const LONGEST_LIST: usize = 100_000;
/// The most items of a list within a setup or an event. Comparing two lists in any order takes the square of their length.
const LONGEST_INNER_LIST: usize = 256;
/// The message of the error for a longer list.
const TOO_LONG: &str = "too long a list";

/// Whether a text was refused because of a list with more than [`LONGEST_LIST`] items.
pub fn is_too_long(error: &Error) -> bool {
    error.to_string().starts_with(TOO_LONG)
}

/// Parses a text that is one JSON value. A duplicate key in an object is refused: serde would keep the last.
///
/// # Errors
/// The position at which the text is not valid JSON, or at which a list has more than [`LONGEST_LIST`] items: see [`is_too_long`].
pub fn parse(text: &[u8]) -> Result<Value, Error> {
    let mut deserializer = serde_json::Deserializer::from_slice(text);
    let value = Strict.deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok(value)
}

/// Whether an object may spell out a field that has its default value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Defaults {
    /// Yes: writers omit defaults, readers accept them.
    Named,
    /// No: there are no defaults.
    Never,
}

/// Reads a value that is equal to its own serialization, up to the order of lists.
///
/// This refuses what serde would accept: a list for a struct, `{"unit":null}` for a unit variant, and null for an omitted field.
pub(super) fn exact<T: Serialize + DeserializeOwned>(given: &Value, defaults: Defaults) -> Result<T, Error> {
    if has_long_list(given) {
        return Err(Error::custom(TOO_LONG));
    }
    let value = T::deserialize(given)?;
    let written = serde_json::to_value(&value)?;
    match mismatch(given, &written, defaults) {
        None => Ok(value),
        Some(why) => Err(Error::custom(why)),
    }
}

/// Whether a list in the value has more than [`LONGEST_INNER_LIST`] items.
fn has_long_list(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.len() > LONGEST_INNER_LIST || items.iter().any(has_long_list),
        Value::Object(fields) => fields.values().any(has_long_list),
        _ => false,
    }
}

fn mismatch(given: &Value, written: &Value, defaults: Defaults) -> Option<String> {
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => {
            given.iter().find_map(|(key, value)| match written.get(key) {
                Some(written) => mismatch(value, written, defaults),
                None if defaults == Defaults::Named && !value.is_null() => None,
                None => Some(format!("unexpected field `{key}`")),
            })
        }
        (Value::Array(given), Value::Array(written)) if given.len() == written.len() => {
            // In any order: each given item has its match among the written ones.
            let mut left: Vec<&Value> = written.iter().collect();
            given.iter().find_map(|given| {
                let fit = left.iter().position(|written| mismatch(given, written, defaults).is_none());
                match fit {
                    Some(fit) => {
                        left.remove(fit);
                        None
                    }
                    None => left.first().and_then(|written| mismatch(given, written, defaults)),
                }
            })
        }
        (given, written) if given == written => None,
        (_, written) => Some(format!("expected {written}")),
    }
}

struct Strict;

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(Strict)? {
            if list.len() == LONGEST_LIST {
                return Err(A::Error::custom(TOO_LONG));
            }
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(Strict)?;
            if map.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Deed {
        Rest,
        Go {
            to: u8,
        },
        Trade {
            give: Vec<u8>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            take: Option<u8>,
        },
    }

    #[test]
    fn json_is_read_as_it_stands() {
        let text = r#" {"a":[1,-2,3.5,true,null,"x\u0041"],"b":{"c":18446744073709551615}} "#;
        assert_eq!(parse(text.as_bytes()).expect("JSON"), serde_json::from_str::<Value>(text).expect("JSON"));
        for broken in ["", "{", "1 2", "[1,]", "\u{feff}{}", "nul", r#"{"a":1,"b":{"c":1,"c":1}}"#] {
            assert!(parse(broken.as_bytes()).is_err(), "{broken}");
        }
        assert!(parse(b"\"\xff\"").is_err());
        assert!(parse("[".repeat(100_000).as_bytes()).is_err());
        let twice = parse(br#"{"by":0,"by":1}"#).expect_err("twice");
        assert!(twice.to_string().starts_with("duplicate field `by`"), "{twice}");
    }

    #[test]
    fn what_would_be_written_otherwise_is_refused() {
        let read = |value: Value| exact::<Deed>(&value, Defaults::Never);
        assert!(read(json!("rest")).is_ok() && read(json!({"go": {"to": 3}})).is_ok());
        assert!(read(json!({"trade": {"give": [2, 1]}})).is_ok());
        for wrong in [
            json!({"rest": null}),
            json!({"go": [3]}),
            json!({"go": {"to": 3.0}}),
            json!({"go": {"to": 3, "at": 1}}),
            json!({"trade": {"give": [], "take": null}}),
            json!({"trade": [[], 1]}),
        ] {
            assert!(read(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_order_of_lists_is_free_and_defaults_may_be_named() {
        let same = |given: Value, written: Value, defaults| mismatch(&given, &written, defaults).is_none();
        assert!(same(json!([2, 1, 1]), json!([1, 1, 2]), Defaults::Never));
        assert!(!same(json!([2, 2, 1]), json!([1, 1, 2]), Defaults::Never));
        assert!(!same(json!([1]), json!([1, 1]), Defaults::Never));
        assert!(same(json!({"slow": false}), json!({}), Defaults::Named));
        assert!(!same(json!({"slow": false}), json!({}), Defaults::Never));
        assert!(!same(json!({"slow": null}), json!({}), Defaults::Named));
        assert!(same(json!({}), json!({"first": null}), Defaults::Named));
    }

    #[test]
    fn lists_have_a_largest_length() {
        let list = |length: usize| json!(vec![0; length]);
        assert!(exact::<Vec<u8>>(&list(LONGEST_INNER_LIST), Defaults::Never).is_ok());
        assert!(exact::<Vec<u8>>(&list(LONGEST_INNER_LIST + 1), Defaults::Never).is_err());
        assert!(exact::<Deed>(&json!({"trade": {"give": list(300), "take": 1}}), Defaults::Never).is_err());
        assert!(parse(list(LONGEST_LIST).to_string().as_bytes()).is_ok());
        let error = parse(list(LONGEST_LIST + 1).to_string().as_bytes()).expect_err("it is too long");
        assert!(is_too_long(&error), "{error}");
        assert!(!is_too_long(&parse(b"[").expect_err("it is cut off")));
    }
}
