//! The messages, from the Fluent files of this folder: see `build/messages.rs`.

include!(concat!(env!("OUT_DIR"), "/messages/last_heart.rs"));
