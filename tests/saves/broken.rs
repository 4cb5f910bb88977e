//! An unreadable save is set aside and reported; it breaks nothing and is never lost.

use heartbox::storage::{Resilient, SaveError, SaveId, Saves, Store};

use super::{A, B, Device, copy, id, saved, saved_often, text};

/// Saves a second game on the device, which must never be affected.
fn with_another_game(device: &Device) -> SaveId {
    let other = SaveId::parse("other").expect("an id");
    assert_eq!(Saves::new(device.clone()).save(&other, 0, &saved(7)), Ok(1));
    other
}

#[test]
fn two_broken_copies_are_set_aside_and_said() {
    let (device, saves) = saved_often(3);
    let other = with_another_game(&device);
    for (round, (a, b)) in [("", "nonsense"), ("nonsense", ""), ("nonsense", "")].into_iter().enumerate() {
        device.put(A, a);
        device.put(B, b);
        let listing = saves.list();
        assert_eq!(listing.errors, [SaveError::Broken]);
        assert_eq!(listing.games.iter().map(|(id, _)| id).collect::<Vec<_>>(), [&other]);
        // The same text is not stored twice.
        assert_eq!((device.text(A), device.text(B)), (None, None));
        let asides = device.memory.keys("heartbox:aside:").expect("memory");
        assert_eq!(asides.len(), [2, 4, 4][round], "{asides:?}");
        let again = saves.list();
        assert_eq!((again.games.len(), again.errors), (1, vec![]), "said once");
    }
    assert_eq!(device.text("heartbox:aside:game:g:a:0").as_deref(), Some(""));
    assert_eq!(device.text("heartbox:aside:game:g:b:0").as_deref(), Some("nonsense"));
    assert_eq!(device.text("heartbox:aside:game:g:a:1").as_deref(), Some("nonsense"));
    assert_eq!(device.text("heartbox:aside:game:g:b:1").as_deref(), Some(""));
}

#[test]
fn what_is_no_copy_is_broken() {
    let json = text(&saved(1));
    let good = copy(1, &json);
    let checksum = good.split(' ').nth(3).expect("a checksum").split('\n').next().expect("a line");
    for wrong in [
        good.replace("heartbox-save", "heartbox-safe"),
        good.replace("save 2", "save 0"),
        good.replace("save 2", "save -1"),
        good.replace("save 2", "save x"),
        good.replace("save 2", "save 4294967296"),
        good.replace("save 2 1", "save 2 2"),
        good.replace("save 2 1", "save 2"),
        good.replace(checksum, "00000000"),
        good.replace(checksum, "checksum"),
        good.replace('\n', " "),
        good.replace('\n', "\r\n"),
        format!("{good} "),
        format!(" {good}"),
        copy(1, ""),
        copy(1, "null"),
        copy(1, "[]"),
        copy(1, "{}"),
        copy(1, r#"{"at":-1,"record":{},"undone":[]}"#),
        copy(1, r#"{"at":1.5,"record":{},"undone":[]}"#),
        copy(1, r#"{"at":1,"record":{},"undone":{}}"#),
        copy(1, r#"{"at":1,"record":{},"undone":[],"more":1}"#),
        copy(1, r#"{"at":1,"at":1,"record":{},"undone":[]}"#),
        copy(1, r#"{"time":-1,"at":0,"record":{}}"#),
        copy(1, r#"{"time":1,"at":-1,"record":{}}"#),
        copy(1, r#"{"time":1,"at":4294967296,"record":{}}"#),
        copy(1, r#"{"time":1,"at":0,"record":{},"undone":[]}"#),
        copy(1, r#"{"time":1,"record":{}}"#),
        copy(1, &format!("{json}{json}")),
    ] {
        let (device, saves) = saved_often(0);
        device.put(B, &wrong);
        assert_eq!(saves.load(&id()), Err(SaveError::Broken), "{wrong}");
        assert_eq!(device.text("heartbox:aside:game:g:b:0"), Some(wrong));
        assert_eq!(device.text(B), None);
    }
    let (device, saves) = saved_often(0);
    device.put(B, &copy(1, r#"{"at":1,"record":{}}"#));
    assert!(saves.load(&id()).is_ok(), "nothing undone need not be written");
}

#[test]
fn a_game_without_rhyme_or_reason_can_be_set_aside() {
    let (device, saves) = saved_often(3);
    let before = device.everything();
    saves.set_game_aside(&id());
    assert_eq!(saves.load(&id()), Err(SaveError::Missing));
    let texts = |device: &Device| device.everything().into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    assert_eq!(texts(&device), before.into_iter().map(|(_, text)| text).collect::<Vec<_>>());
}

#[test]
fn where_there_is_no_room_it_stays_where_it_is() {
    let (device, _) = saved_often(3);
    let other = with_another_game(&device);
    device.put(A, "broken");
    device.put(B, "too");
    let before = device.everything();
    let full = Device { full: |_| true, ..device.clone() };
    let bare = Saves::new(full.clone());
    let page = Saves::new(Resilient::new(full));
    for _ in 0..3 {
        let listing = bare.list();
        assert_eq!((listing.games.len(), listing.errors), (1, vec![SaveError::Broken]));
        let listing = page.list();
        assert_eq!((&listing.games[0].0, listing.errors), (&other, vec![SaveError::Broken]));
        assert_eq!(device.everything(), before);
        let asides = page.store().keys("heartbox:aside:").expect("keys");
        assert_eq!(asides, ["heartbox:aside:game:g:a:0", "heartbox:aside:game:g:b:0"], "however often it is looked at");
    }
}

#[test]
fn a_later_version_is_said_and_left_alone() {
    let json = text(&saved(9));
    let later = [
        copy(9, &json).replace("save 2", "save 3"),
        "heartbox-save 3 9 00000000\nof which nothing is known yet".to_owned(),
        "heartbox-save 3\n{}".to_owned(),
        "heartbox-save 4294967295 x".to_owned(),
        "heartbox-save 3 4294967295 00000000\n{}".to_owned(),
    ];
    for (text, key) in later.iter().flat_map(|text| [(text, A), (text, B)]) {
        // Beside copies that can be read, or without any.
        for times in [0, 3] {
            let (device, saves) = saved_often(times);
            let other = with_another_game(&device);
            device.put(key, text);
            let before = device.everything();
            assert_eq!(saves.load(&id()), Err(SaveError::LaterVersion), "{text}");
            let listing = saves.list();
            assert_eq!(listing.errors, [SaveError::LaterVersion]);
            assert_eq!((listing.games.len(), &listing.games[0].0), (1, &other));
            for generation in [0, 3, 9, 100] {
                assert!(saves.has_conflict(&id(), generation));
                assert_eq!(saves.save(&id(), generation, &saved(1)), Err(SaveError::Conflict));
            }
            assert_eq!(device.everything(), before, "{text}");
        }
    }
}

#[test]
fn no_generation_is_too_high() {
    for generation in [u32::MAX, u32::MAX - 1, u32::MAX / 2, u32::MAX / 2 + 1] {
        let (device, saves) = saved_often(2);
        device.put(A, &copy(generation, &text(&saved(2))));
        let listing = saves.list();
        assert_eq!((listing.games.len(), listing.errors.len()), (1, 0), "{generation}");
        let loaded = saves.load(&id()).expect("one of the two");
        assert!(loaded.generation < u32::MAX / 2 + 1, "counting on from here never overflows");
        // Every generation gets an answer.
        for asked in [loaded.generation, 0, u32::MAX / 2, u32::MAX] {
            let _ = (saves.has_conflict(&id(), asked), saves.save(&id(), asked, &saved(3)));
        }
        assert!(saves.load(&id()).is_ok());
    }
    // An implausible generation counts as damage: the other copy is used, and play continues.
    let (device, saves) = saved_often(1);
    device.put(A, &copy(u32::MAX, &text(&saved(2))));
    assert_eq!(saves.load(&id()).map(|loaded| (loaded.generation, loaded.older)), Ok((1, true)));
    assert_eq!(saves.save(&id(), 1, &saved(2)), Ok(2));
}

#[test]
fn huge_saves_are_refused() {
    let (device, saves) = saved_often(1);
    let huge = format!(r#"{{"at":1,"record":"{}"}}"#, "x".repeat(20_000_000));
    for text in [copy(9, &huge), huge] {
        device.put(A, &text);
        assert!(!saves.has_conflict(&id(), 1));
        assert_eq!(saves.load(&id()).map(|loaded| (loaded.generation, loaded.older)), Ok((1, true)));
        assert_eq!(device.text(A), None);
    }
}

#[test]
fn deep_nesting_is_no_danger() {
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        for depth in [100, 200, 100_000] {
            let deep = format!("{}0{}", open.repeat(depth), close.repeat(depth));
            for json in [
                format!(r#"{{"at":1,"record":{deep}}}"#),
                format!(r#"{{"at":1,"record":{{}},"undone":[{deep}]}}"#),
                deep.clone(),
                open.repeat(depth),
            ] {
                let (device, saves) = saved_often(1);
                device.put(A, &copy(2, &json));
                let loaded = saves.load(&id()).expect("one of the two");
                assert_eq!(loaded.older, loaded.generation == 1);
                // Everything that was read can be written.
                assert!(saves.save(&id(), loaded.generation, &loaded.saved).is_ok());
            }
        }
    }
}
