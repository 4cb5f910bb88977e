//! Heartstrings, rule by rule.

mod beads;
mod combat;
mod elimination;
mod properties;
mod setup;
mod turns;

use heartbox::games::heartstrings::State;
use serde_json::{Value, json};

use crate::common::positions;

type Table = positions::Table<State>;

/// A game of this many players; the first one begins, and all rolls are due.
fn table(players: u8) -> Table {
    let mut table = positions::begin::<State>(positions::setup::<State>(players)).expect("a setup");
    table.play(order(&[12, 3, 2][..usize::from(players)]));
    table
}

fn order(rolls: &[u8]) -> Value {
    json!({"chance": {"order": rolls}})
}

fn room(room: u8) -> Value {
    json!({"chance": {"room": room}})
}

fn attack(roll: u8) -> Value {
    json!({"chance": {"attack": roll}})
}

fn defend(roll: u8) -> Value {
    json!({"chance": {"defend": roll}})
}

fn keep(by: u8) -> Value {
    json!({"by": by, "do": "keep"})
}

fn sacrifice(by: u8, room: u8) -> Value {
    json!({"by": by, "do": {"sacrifice": {"room": room}}})
}

fn relocate(by: u8, from: u8) -> Value {
    json!({"by": by, "do": {"relocate": {"from": from}}})
}

/// Each player in turn moves in peacefully at the room listed and keeps all tokens.
fn settle(table: &mut Table, rooms: &[u8]) {
    for number in rooms {
        let by = table.trace()["to_act"].as_u64().expect("somebody's turn") as u8;
        table.play(room(*number));
        assert_ne!(table.trace()["phase"], "combat", "room {number} is taken");
        if table.trace()["phase"] == "sacrifice" {
            table.play(keep(by));
        }
    }
}

/// The list of rooms in a trace in which these are held: number, owner, tokens.
fn rooms(held: &[(usize, u8, u8)]) -> Value {
    let mut rooms = vec![Value::Null; 12];
    for (number, owner, tokens) in held {
        rooms[number - 1] = json!({"owner": owner, "tokens": tokens});
    }
    json!(rooms)
}
