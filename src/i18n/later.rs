//! The words of the page that are loaded with the chunk of links, saved games and looking back: see `build/messages.rs`.

include!(concat!(env!("OUT_DIR"), "/messages/later.rs"));
