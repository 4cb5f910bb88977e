//! Values similar to a given one, each wrong in one place.

use serde_json::{Value, json};

/// One change each: numbers close by and far away, lists shortened, extended or reversed.
pub fn mutants(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            [number - 1, number + 1, 0, -number, 255].into_iter().filter(|n| *n != number).map(Value::from).collect()
        }
        Value::Bool(value) => vec![json!(!value)],
        Value::Array(list) => {
            let mut all = Vec::new();
            for (at, item) in list.iter().enumerate() {
                all.extend(mutants(item).into_iter().map(|item| {
                    let mut list = list.clone();
                    list[at] = item;
                    list
                }));
            }
            all.push(Vec::new());
            all.push(list.iter().rev().cloned().collect());
            all.push(list.iter().skip(1).cloned().collect());
            all.push(list.iter().chain(list.first()).cloned().collect());
            all.into_iter().filter(|mutant| mutant != list).map(Value::from).collect()
        }
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(key, value)| mutants(value).into_iter().map(move |value| (key, value)))
            .map(|(key, value)| {
                let mut fields = fields.clone();
                fields.insert(key.clone(), value);
                Value::Object(fields)
            })
            .collect(),
        Value::Null | Value::String(_) => Vec::new(),
    }
}

#[test]
fn every_mutant_differs() {
    assert_eq!(mutants(&json!({"room": 3})), [2, 4, 0, -3, 255].map(|room| json!({"room": room})));
    assert_eq!(mutants(&json!([true])), [json!([false]), json!([]), json!([]), json!([true, true])]);
    assert!(mutants(&json!("keep")).is_empty());
}
