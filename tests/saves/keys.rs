//! Other pages of the same origin have their own keys, which are never changed.

use heartbox::storage::{MemoryStore, Resilient, SaveId, Saves};

use super::{A, B, id, saved, saved_often};

/// Keys of other pages, and keys that only resemble those of this page.
const FOREIGN: [&str; 16] = [
    "",
    "a",
    "heartbox",
    "heartboxy",
    "heartboxgame:g:a",
    "Heartbox:game:g:a",
    "notheartbox:game:g:a",
    " heartbox:game:g:a",
    "heartbox:game:",
    "heartbox:game::a",
    "heartbox:game:../x:a",
    "heartbox:game:G:a",
    "heartbox:game:g",
    "heartbox:game:g:c",
    "heartbox:game:g:a:b",
    "heartbox:game:zoë:a",
];

#[test]
fn foreign_keys_are_never_touched() {
    let (device, bare) = saved_often(2);
    for key in FOREIGN {
        device.put(key, "heartbox-save 1 7 00000000\n{}");
    }
    let page = Saves::new(Resilient::new(device.clone()));
    let theirs = || device.everything().into_iter().filter(|(key, _)| FOREIGN.contains(&key.as_str())).count();
    let untouched = || {
        assert_eq!(theirs(), FOREIGN.len());
        for key in FOREIGN {
            assert_eq!(device.text(key).as_deref(), Some("heartbox-save 1 7 00000000\n{}"), "{key}");
        }
    };
    for _ in 0..2 {
        let listing = bare.list();
        assert_eq!((listing.games.len(), listing.errors), (1, vec![]), "and nothing is said of them");
        assert_eq!(page.list().games.len(), 1);
        untouched();
    }
    assert_eq!(page.save(&id(), 2, &saved(3)), Ok(3));
    untouched();
    device.put(A, "broken");
    assert!(page.load(&id()).is_ok());
    device.put(B, "broken");
    assert!(page.list().games.is_empty());
    untouched();
    assert_eq!(page.save(&id(), 0, &saved(3)), Ok(1));
    page.set_game_aside(&id());
    assert_eq!(page.save(&id(), 0, &saved(3)), Ok(1));
    assert_eq!(page.remove(&id()), Ok(()));
    untouched();
    let others = device.everything().into_iter().filter(|(key, _)| !FOREIGN.contains(&key.as_str()));
    for (key, _) in others {
        assert!(key.starts_with("heartbox:aside:game:g:"), "{key}");
    }
}

#[test]
fn ids_are_short_and_plain() {
    for good in ["a", "0", "z9", "0123456789abcdef", &"x".repeat(32)] {
        assert_eq!(SaveId::parse(good).map(|id| id.to_string()).as_deref(), Some(good));
    }
    for wrong in ["", "A", "a b", "a:b", "..", "../x", "a/b", "é", "a\n", "-", "_", &"x".repeat(33)] {
        assert_eq!(SaveId::parse(wrong), None, "{wrong}");
    }
    let (one, other) = (SaveId::random().expect("entropy"), SaveId::random().expect("entropy"));
    assert_ne!(one, other);
    assert_eq!(SaveId::parse(&one.to_string()), Some(one));
}

#[test]
fn games_with_ids_that_begin_alike_are_different_games() {
    let saves = Saves::new(MemoryStore::default());
    for (number, id) in ["a", "aa", "ab", "b"].into_iter().enumerate() {
        assert_eq!(saves.save(&SaveId::parse(id).expect("an id"), 0, &saved(number as u64)), Ok(1));
    }
    let newest_first: Vec<String> = saves.list().games.iter().map(|(id, _)| id.to_string()).collect();
    assert_eq!(newest_first, ["b", "ab", "aa", "a"]);
    assert_eq!(saves.remove(&SaveId::parse("a").expect("an id")), Ok(()));
    assert_eq!(saves.list().games.len(), 3);
}
