//! Two copies, written in turn: whatever happens to one of them, the game is preserved.

use heartbox::storage::{Resilient, SaveError, Saves, Store};

use super::{A, B, Device, copy, id, saved, saved_often, text};

const ASIDE: &str = "heartbox:aside:game:g:";

#[test]
fn the_copies_are_written_in_turn() {
    let (device, saves) = saved_often(0);
    assert_eq!(saves.load(&id()), Err(SaveError::Missing));
    let (mut a, mut b) = (None, None);
    for generation in 0..6 {
        assert_eq!(saves.save(&id(), generation, &saved(u64::from(generation))), Ok(generation + 1));
        let (new_a, new_b) = (device.text(A), device.text(B));
        assert!((new_a == a) != (new_b == b), "one of the two, at generation {generation}");
        (a, b) = (new_a, new_b);
        let loaded = saves.load(&id()).expect("just saved");
        assert_eq!((loaded.generation, loaded.older), (generation + 1, false));
        assert_eq!(loaded.saved, saved(u64::from(generation)));
    }
    assert_eq!(device.everything().len(), 2);
}

#[test]
fn a_copy_is_a_header_and_json() {
    let (device, _) = saved_often(3);
    assert_eq!(device.text(A), Some(copy(2, &text(&saved(2)))));
    assert_eq!(device.text(B), Some(copy(3, &text(&saved(3)))));
}

#[test]
fn the_newest_write_may_break_off_anywhere() {
    let (whole, _) = saved_often(3);
    let newest = whole.text(B).expect("the newest");
    let cuts = (0..newest.len()).filter(|at| newest.is_char_boundary(*at));
    for cut in cuts {
        let (device, saves) = saved_often(3);
        let rest = &newest[..cut];
        device.put(B, rest);

        let loaded = saves.load(&id()).expect("the older copy");
        assert_eq!((loaded.generation, loaded.older, &loaded.saved), (2, true, &saved(2)), "{cut}");
        assert_eq!(device.text(&format!("{ASIDE}b:0")).as_deref(), Some(rest), "nothing is lost at {cut}");
        assert_eq!(device.text(B), None);

        // The same event is saved once more.
        assert!(!saves.has_conflict(&id(), 2));
        assert_eq!(saves.save(&id(), 2, &saved(3)), Ok(3));
        assert_eq!(device.text(B).as_deref(), Some(newest.as_str()));
        assert_eq!(saves.load(&id()).map(|loaded| loaded.generation), Ok(3));
    }
}

#[test]
fn a_write_that_broke_off_stops_nobody_where_it_cannot_be_set_aside() {
    let no_asides = |key: &str| key.starts_with("heartbox:aside:");
    let (whole, _) = saved_often(3);
    let newest = whole.text(B).expect("the newest");
    for cut in (0..newest.len()).filter(|at| newest.is_char_boundary(*at)) {
        let (device, _) = saved_often(2);
        device.put(B, &newest[..cut]);
        let saves = Saves::new(Device { full: no_asides, ..device.clone() });
        assert_eq!(saves.load(&id()).map(|loaded| (loaded.generation, loaded.older)), Ok((2, true)), "{cut}");
        assert_eq!(device.text(B).as_deref(), Some(&newest[..cut]), "it stays where it is");
        assert!(!saves.has_conflict(&id(), 2), "what cannot be read is not another tab: {cut}");
        assert_eq!(saves.save(&id(), 2, &saved(3)), Ok(3), "{cut}");
        assert_eq!(saves.load(&id()).map(|loaded| (loaded.generation, loaded.older)), Ok((3, false)), "{cut}");
    }
}

#[test]
fn a_single_wrong_bit_is_found() {
    let (whole, _) = saved_often(3);
    let newest = whole.text(B).expect("the newest");
    let version = "heartbox-save ".len().."heartbox-save 2 ".len();
    let mut found = 0;
    for at in 0..newest.len() {
        for bit in 0..8 {
            let mut bytes = newest.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let Ok(wrong) = String::from_utf8(bytes) else { continue };
            let (device, saves) = saved_often(3);
            device.put(B, &wrong);
            match saves.load(&id()) {
                Ok(loaded) if loaded.generation == 2 => {
                    assert_eq!((loaded.older, loaded.saved), (true, saved(2)), "byte {at} bit {bit}");
                    assert_eq!(device.text(&format!("{ASIDE}b:0")), Some(wrong));
                    found += 1;
                }
                // A hex digit of the checksum in upper case is the same digit.
                Ok(loaded) => {
                    assert_eq!((loaded.generation, loaded.saved), (3, saved(3)), "byte {at} bit {bit}");
                    assert_eq!(wrong.to_lowercase(), newest.to_lowercase(), "byte {at} bit {bit}");
                }
                // A higher version (also `103` in place of `1 3`) is accepted as such: it is safer to leave a save to a later version than
                // to overwrite it.
                Err(error) => {
                    assert_eq!((error, version.contains(&at)), (SaveError::LaterVersion, true), "byte {at} bit {bit}");
                    assert_eq!(device.text(B), Some(wrong), "untouched");
                    assert_eq!(device.text(A), whole.text(A), "untouched");
                }
            }
        }
    }
    assert!(found > newest.len() * 5, "{found}");
}

#[test]
fn a_wrong_bit_in_the_older_copy_costs_nothing() {
    let (whole, _) = saved_often(3);
    let older = whole.text(A).expect("the older");
    for at in 0..older.len() {
        let mut bytes = older.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(wrong) = String::from_utf8(bytes) else { continue };
        let (device, saves) = saved_often(3);
        device.put(A, &wrong);
        // A later version takes precedence, even if the other copy can be read.
        let is_later = wrong.starts_with("heartbox-save 3 ");
        let expected = if is_later { Err(SaveError::LaterVersion) } else { Ok((3, saved(3))) };
        assert_eq!(saves.load(&id()).map(|loaded| (loaded.generation, loaded.saved)), expected, "byte {at}");
    }
}

#[test]
fn the_order_of_the_copies_does_not_matter() {
    let (whole, _) = saved_often(3);
    let (device, saves) = saved_often(0);
    device.put(A, &whole.text(B).expect("the newest"));
    device.put(B, &whole.text(A).expect("the older"));
    assert_eq!(saves.load(&id()).map(|loaded| loaded.generation), Ok(3));
}

#[test]
fn two_tabs_do_not_write_over_each_other() {
    let (device, one) = saved_often(3);
    let other = Saves::new(device.clone());
    assert!(!one.has_conflict(&id(), 3));
    assert_eq!(other.save(&id(), 3, &saved(4)), Ok(4));
    let before = device.everything();
    for generation in 0..4 {
        assert!(one.has_conflict(&id(), generation));
        assert_eq!(one.save(&id(), generation, &saved(99)), Err(SaveError::Conflict));
    }
    assert_eq!(device.everything(), before);
    // After loading it, the first tab continues the game.
    let generation = one.load(&id()).expect("of the other tab").generation;
    assert_eq!(one.save(&id(), generation, &saved(5)), Ok(5));
    assert!(other.has_conflict(&id(), 4) && !other.has_conflict(&id(), 5));
}

#[test]
fn a_removed_game_is_gone_and_comes_back_as_it_was() {
    let (device, saves) = saved_often(3);
    assert_eq!(saves.remove(&id()), Ok(()));
    assert_eq!((device.everything(), saves.load(&id())), (vec![], Err(SaveError::Missing)));
    assert_eq!(saves.remove(&id()), Ok(()), "once more is no harm");
    assert_eq!(saves.save(&id(), 3, &saved(4)), Ok(4));
    assert_eq!(saves.load(&id()).map(|loaded| loaded.saved), Ok(saved(4)));
}

#[test]
fn what_a_device_never_kept_can_be_removed_all_the_same() {
    for device in [Device::forbidden(), Device::full(|_| true)] {
        let saves = Saves::new(Resilient::new(device));
        assert!(matches!(saves.save(&id(), 0, &saved(1)), Err(SaveError::Store(_))));
        assert_eq!(saves.list().games.len(), 1);
        assert_eq!(saves.remove(&id()), Ok(()));
        assert_eq!(saves.list().games.len(), 0);
        assert_eq!(saves.store().keys(""), Ok(vec![]));
    }
}

#[test]
fn the_hints_of_a_game_are_kept_beside_it_and_go_with_it() {
    let (device, saves) = saved_often(3);
    assert!(saves.hints(&id()).is_empty());
    assert_eq!(saves.keep_hints(&id(), &[4, 17]), Ok(()));
    assert_eq!(saves.hints(&id()), [4, 17]);
    let listing = saves.list();
    assert_eq!((listing.games.len(), listing.errors.len()), (1, 0), "they are no game of their own");
    assert_eq!(saves.load(&id()).map(|loaded| loaded.generation), Ok(3), "and change nothing of it");
    for broken in ["", "[1,", "{}", "[-1]", r#"["4"]"#] {
        device.put("heartbox:game:g:hints", broken);
        assert!(saves.hints(&id()).is_empty(), "{broken}");
    }
    assert_eq!(saves.remove(&id()), Ok(()));
    assert_eq!(device.everything(), []);
}

#[test]
fn the_marks_of_what_was_entered_are_kept_beside_a_game_and_go_with_it() {
    let (device, saves) = saved_often(3);
    assert_eq!(saves.keep_entered(&id(), &[0, 3]), Ok(()));
    assert_eq!((saves.entered(&id()), saves.hints(&id())), (vec![0, 3], vec![]), "they are no hints");
    device.put("heartbox:game:g:entered", "[1,");
    assert!(saves.entered(&id()).is_empty());
    assert_eq!(saves.remove(&id()), Ok(()));
    assert_eq!(device.everything(), []);
}

#[test]
fn the_judgement_of_a_game_is_kept_beside_it_and_goes_with_it() {
    let (device, saves) = saved_often(3);
    assert_eq!(saves.judgement(&id()), None);
    assert_eq!(saves.keep_judgement(&id(), "{}"), Ok(()));
    assert_eq!(saves.judgement(&id()).as_deref(), Some("{}"));
    assert_eq!((saves.list().games.len(), saves.list().errors.len()), (1, 0), "it is no game of its own");
    assert_eq!(saves.load(&id()).map(|loaded| loaded.generation), Ok(3), "and changes nothing of it");
    assert_eq!(saves.remove(&id()), Ok(()));
    assert_eq!(device.everything(), []);
}
