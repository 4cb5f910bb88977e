//! The real localStorage: shared with other pages, full, forbidden.

use heartbox::storage::{BrowserStore, Resilient, SaveError, SaveId, Saved, Saves, Store, StoreError};
use js_sys::{Function, Object, Reflect};
use serde_json::json;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::local_storage;

fn id() -> SaveId {
    SaveId::parse("g").expect("an id")
}

fn saved(time: u64) -> Saved {
    Saved::new(time, json!({"name": "Zoë ❤", "time": time}))
}

#[wasm_bindgen_test]
fn texts_lie_under_their_keys_and_nobody_elses_are_touched() {
    let page = local_storage();
    for key in ["heartboxy", "notheartbox:game:g:a", "", "theirs"] {
        page.set_item(key, "theirs").expect("room");
    }
    let store = BrowserStore;
    assert_eq!(store.get("heartbox:x"), Ok(None));
    for text in ["", "one", "Zoë ❤ 💖\0\n", "\u{fffd}"] {
        assert_eq!(store.set("heartbox:x", text), Ok(()));
        assert_eq!(store.get("heartbox:x"), Ok(Some(text.to_owned())));
        assert_eq!(page.get_item("heartbox:x").expect("allowed").as_deref(), Some(text));
    }
    assert_eq!(store.set("heartbox:a", "a"), Ok(()));
    assert_eq!(store.keys("heartbox:"), Ok(vec!["heartbox:a".to_owned(), "heartbox:x".to_owned()]));
    assert_eq!(store.keys("heartbox:x"), Ok(vec!["heartbox:x".to_owned()]));
    assert_eq!(store.remove("heartbox:x"), Ok(()));
    assert_eq!(store.remove("heartbox:x"), Ok(()), "once more is no harm");
    assert_eq!(store.get("heartbox:x"), Ok(None));

    let saves = Saves::new(Resilient::new(store));
    assert_eq!(saves.save(&id(), 0, &saved(1)), Ok(1));
    assert_eq!(saves.save(&id(), 1, &saved(2)), Ok(2));
    // Another tab, or this one later.
    let later = Saves::new(BrowserStore);
    assert_eq!(later.load(&id()).map(|loaded| (loaded.saved, loaded.older)), Ok((saved(2), false)));
    page.set_item("heartbox:game:g:a", "broken").expect("room");
    assert_eq!(saves.load(&id()).map(|loaded| (loaded.saved, loaded.older)), Ok((saved(1), true)));
    assert_eq!(page.get_item("heartbox:aside:game:g:a:0").expect("allowed").as_deref(), Some("broken"));
    assert_eq!(saves.remove(&id()), Ok(()));
    for key in ["heartboxy", "notheartbox:game:g:a", "", "theirs"] {
        assert_eq!(page.get_item(key).expect("allowed").as_deref(), Some("theirs"), "{key}");
    }
    let _ = local_storage();
}

#[wasm_bindgen_test]
fn a_full_storage_says_so_and_forgets_nothing() {
    let page = local_storage();
    let store = BrowserStore;
    let saves = Saves::new(Resilient::new(store));
    assert_eq!(saves.save(&id(), 0, &saved(1)), Ok(1));
    // Another page fills the storage to the last character.
    let mut length = 1 << 20;
    let mut number = 0;
    while length > 0 {
        number += 1;
        assert!(number < 200, "this storage is never full");
        if page.set_item(&format!("filler-{number}"), &"x".repeat(length)).is_err() {
            length /= 2;
        }
    }
    let before = page.length();
    assert_eq!(store.set("heartbox:more", "more"), Err(StoreError::Full));
    assert_eq!(store.get("heartbox:more"), Ok(None));
    // Play continues, and the page keeps in memory what the device refuses to store.
    for generation in 1..5 {
        let full = Err(SaveError::Store(StoreError::Full));
        let longer = Saved { record: json!(vec!["x".repeat(50); generation as usize]), ..saved(u64::from(generation)) };
        assert_eq!(saves.save(&id(), generation, &longer), full);
        assert_eq!(saves.load(&id()).map(|loaded| (loaded.saved, loaded.generation)), Ok((longer, generation + 1)));
    }
    assert_eq!(Saves::new(store).load(&id()).map(|loaded| loaded.generation), Ok(1), "what was kept is still there");
    assert_eq!(page.length(), before, "and so is what others keep");
    assert_eq!(store.remove("heartbox:nothing"), Ok(()));

    // Space is free again.
    for number in 1..=number {
        page.remove_item(&format!("filler-{number}")).expect("allowed");
    }
    assert_eq!(saves.save(&id(), 5, &saved(6)), Ok(6));
    assert_eq!(Saves::new(store).load(&id()).map(|loaded| loaded.saved), Ok(saved(6)));
    let _ = local_storage();
}

/// Replaces a property of an object while `then` runs.
fn shadow(object: &Object, name: &str, descriptor: &Object, then: impl FnOnce()) {
    let name = JsValue::from(name);
    let own = Reflect::get_own_property_descriptor(object, &name).expect("an object");
    assert!(Reflect::define_property(object, &name, descriptor).expect("an object"), "it can be shadowed");
    then();
    let restored = match own.dyn_into::<Object>() {
        Ok(own) => Reflect::define_property(object, &name, &own),
        Err(_) => Reflect::delete_property(object, &name),
    };
    assert!(restored.expect("an object"));
}

fn descriptor(field: &str, value: &JsValue) -> Object {
    let descriptor = Object::new();
    for (name, value) in [(field, value), ("configurable", &JsValue::TRUE)] {
        Reflect::set(&descriptor, &name.into(), value).expect("an object");
    }
    descriptor
}

fn nothing_can_be_kept() {
    let store = BrowserStore;
    assert_eq!(store.get("heartbox:x"), Err(StoreError::Forbidden));
    assert_eq!(store.set("heartbox:x", "x"), Err(StoreError::Forbidden));
    assert_eq!(store.remove("heartbox:x"), Err(StoreError::Forbidden));
    assert_eq!(store.keys(""), Err(StoreError::Forbidden));

    let saves = Saves::new(Resilient::new(store));
    assert_eq!((saves.list().games.len(), saves.list().errors), (0, vec![]));
    for generation in 0..4 {
        let forbidden = Err(SaveError::Store(StoreError::Forbidden));
        assert_eq!(saves.save(&id(), generation, &saved(u64::from(generation))), forbidden);
        assert_eq!(saves.load(&id()).map(|loaded| loaded.generation), Ok(generation + 1));
        assert!(!saves.has_conflict(&id(), generation + 1));
    }
    assert_eq!(saves.list().games.len(), 1);
    assert_eq!(saves.remove(&id()), Ok(()));
    assert_eq!(saves.list().games.len(), 0);
}

#[wasm_bindgen_test]
fn a_storage_that_may_not_even_be_asked_for() {
    let page = local_storage();
    let window = web_sys::window().expect("a window");
    let throws =
        Function::new_no_args("throw new DOMException('Access is denied for this document.', 'SecurityError')");
    shadow(&window, "localStorage", &descriptor("get", &throws), nothing_can_be_kept);
    shadow(&window, "localStorage", &descriptor("value", &JsValue::NULL), nothing_can_be_kept);
    assert_eq!(page.length(), Ok(0));
    assert_eq!(BrowserStore.set("heartbox:x", "x"), Ok(()), "allowed again");
    let _ = local_storage();
}

#[wasm_bindgen_test]
fn what_the_browser_throws_is_told_apart() {
    let page = local_storage();
    let store = BrowserStore;
    assert_eq!(store.set("heartbox:x", "old"), Ok(()));
    let prototype = Object::get_prototype_of(&page);
    let set_item = |error: &str, expected: StoreError| {
        let throws = Function::new_no_args(&format!("throw {error}"));
        shadow(&prototype, "setItem", &descriptor("value", &throws), || {
            assert_eq!(store.set("heartbox:x", "new"), Err(expected), "{error}");
        });
        assert_eq!(store.get("heartbox:x"), Ok(Some("old".to_owned())));
    };
    set_item("new DOMException('full', 'QuotaExceededError')", StoreError::Full);
    set_item("new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED')", StoreError::Full);
    set_item("new DOMException('no', 'SecurityError')", StoreError::Forbidden);
    set_item("new TypeError('no')", StoreError::Forbidden);
    set_item("'no'", StoreError::Forbidden);
    set_item("null", StoreError::Forbidden);
    set_item("undefined", StoreError::Forbidden);

    let throws = Function::new_no_args("throw new DOMException('no', 'SecurityError')");
    for name in ["getItem", "removeItem", "key"] {
        shadow(&prototype, name, &descriptor("value", &throws), || match name {
            "getItem" => assert_eq!(store.get("heartbox:x"), Err(StoreError::Forbidden)),
            "removeItem" => assert_eq!(store.remove("heartbox:x"), Err(StoreError::Forbidden)),
            _ => assert_eq!(store.keys(""), Ok(vec![]), "what cannot be named is not listed"),
        });
    }
    assert_eq!(store.keys(""), Ok(vec!["heartbox:x".to_owned()]));
    let _ = local_storage();
}
