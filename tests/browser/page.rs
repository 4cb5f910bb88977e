//! The page and its parts, mounted into a document.

use heartbox::shell::App;
use heartbox::ui::{Die, DieFace, Throw};
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::tick;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

use super::fixtures::V1;
use super::local_storage;

/// A fresh place in the document.
fn place() -> HtmlElement {
    let place = document().create_element("div").expect("a div").unchecked_into::<HtmlElement>();
    document().body().expect("a body").append_child(&place).expect("room");
    place
}

/// Puts the page there, until what comes back is dropped.
fn mount_app(place: &HtmlElement) -> impl Sized + use<> {
    mount_to(place.clone(), App)
}

/// Puts a die there, until what comes back is dropped.
fn mount_die(place: &HtmlElement, die: Die) -> impl Sized + use<> {
    mount_to(place.clone(), move || die.draw())
}

fn count(place: &HtmlElement, selector: &str) -> u32 {
    place.query_selector_all(selector).expect(selector).length()
}

fn go(hash: &str) {
    window().location().set_hash(hash).expect("an address");
}

/// Waits until something is there: effects run later, and the address tells of its change later still.
async fn until(place: &HtmlElement, selector: &str) {
    for _ in 0..1000 {
        if count(place, selector) > 0 {
            return;
        }
        let promise = js_sys::Promise::new(&mut |resolve, _| {
            window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 5).expect("a timer");
        });
        wasm_bindgen_futures::JsFuture::from(promise).await.expect("time passes");
    }
    panic!("no {selector} in {}", place.inner_html());
}

#[wasm_bindgen_test]
async fn the_shelf_takes_the_place_of_its_frame() {
    let _ = local_storage();
    go("");
    let frame = document().create_element("div").expect("a div");
    frame.set_id("frame");
    document().body().expect("a body").append_child(&frame).expect("room");

    let place = place();
    let app = mount_app(&place);
    assert!(document().get_element_by_id("frame").is_none(), "the frame is gone at once");
    until(&place, "[data-testid=shelf]").await;
    assert_eq!(count(&place, "[data-testid=shelf]"), 1);
    assert_eq!(count(&place, "[data-testid^=box-]"), 2);
    assert_eq!(count(&place, ".waiting-game"), 0, "nothing waits");
    assert_eq!(count(&place, ".banner"), 0, "and there is nothing to say");
    drop(app);
    tick().await;
    assert_eq!(place.inner_text().trim(), "");
    place.remove();
}

#[wasm_bindgen_test]
async fn what_an_earlier_version_saved_waits_on_the_shelf_and_opens() {
    let storage = local_storage();
    for (fixture, id) in V1.iter().zip(["one", "two"]) {
        for (copy, text) in ["a", "b"].iter().zip(fixture.copies) {
            storage.set_item(&format!("heartbox:game:{id}:{copy}"), text).expect("room");
        }
    }
    storage.set_item("heartbox:game:three:a", "broken").expect("room");
    go("");
    let place = place();
    let app = mount_app(&place);
    until(&place, ".waiting-game").await;
    assert_eq!(count(&place, ".waiting-game"), V1.len() as u32);
    until(&place, ".banner").await;

    for (fixture, id) in V1.iter().zip(["one", "two"]) {
        go(&format!("#/game/{id}"));
        until(&place, &format!(".table-{}", fixture.game)).await;
        assert_eq!(count(&place, "[data-testid=undo]:not([disabled])"), 1, "{}", fixture.game);
        assert_eq!(count(&place, "[data-testid=redo]:not([disabled])"), 1, "{}", fixture.game);
        let names: serde_json::Value =
            serde_json::from_str(fixture.copies[0].split_once('\n').expect("a header").1).expect("JSON");
        let first = names["record"]["setup"]["seats"][0]["name"].as_str().expect("a name");
        assert!(place.text_content().is_some_and(|text| text.contains(first)), "{first}");
    }
    go("");
    until(&place, "[data-testid=shelf]").await;
    drop(app);
    place.remove();
    let _ = local_storage();
}

#[wasm_bindgen_test]
async fn nothing_that_lies_in_the_storage_stops_the_page() {
    let long = format!(r#"[{{"name":"{}","colour":"green"}}]"#, "x".repeat(10_000));
    let people = r#"[{"name":"A","colour":"green"},{"name":"A","colour":"green"},{"name":"","colour":"black"}]"#;
    let crowd = format!("[{}]", vec![r#"{"name":"A","colour":"red"}"#; 1000].join(","));
    let deep = "[".repeat(100_000);
    for text in
        ["", "null", "{}", "[]", "{\"lang\":7}", r#"{"lang":"xx","theme":"blue"}"#, people, &crowd, &long, &deep]
    {
        let storage = local_storage();
        for key in ["settings", "people", "game:one:a", "game:one", "game:", "game:../x:b", "aside:game:one:a:0"] {
            storage.set_item(&format!("heartbox:{key}"), text).expect("room");
        }
        go("#/new/tintenherz");
        let place = place();
        let app = mount_app(&place);
        until(&place, "[data-testid=begin-game]").await;
        go("#/game/one");
        until(&place, "main:not(:has([data-testid=begin-game]))").await;
        go("#/nowhere/at/all");
        until(&place, "[data-testid=shelf]").await;
        drop(app);
        place.remove();
    }
    go("");
    let _ = local_storage();
}

#[wasm_bindgen_test]
async fn a_die_shows_its_value() {
    let draw = |face, value, throw| {
        let place = place();
        let die = mount_die(&place, Die { face, value, throw });
        let seen = (count(&place, ".die-pip"), place.text_content().unwrap_or_default().trim().to_owned());
        let classes = (count(&place, ".die.blank"), count(&place, ".die.tumbling"));
        drop(die);
        place.remove();
        (seen, classes)
    };
    for value in 1..=6 {
        assert_eq!(draw(DieFace::Pips, Some(value), Throw::Lies), ((u32::from(value), String::new()), (0, 0)));
    }
    for value in 1..=12 {
        assert_eq!(draw(DieFace::Twelve, Some(value), Throw::Tumbles), ((0, value.to_string()), (0, 1)));
    }
    for face in [DieFace::Pips, DieFace::Twelve] {
        assert_eq!(draw(face, None, Throw::Lies), ((0, String::new()), (1, 0)));
    }
    for strange in [0, 7, 255] {
        assert_eq!(draw(DieFace::Pips, Some(strange), Throw::Lies).0.0, 0, "no such side, and no panic");
    }
}

#[wasm_bindgen_test]
fn the_pips_of_a_die_lie_apart() {
    let place = place();
    for value in 1..=6 {
        let die = mount_die(&place, Die { face: DieFace::Pips, value: Some(value), throw: Throw::Lies });
        let pips = place.query_selector_all(".die-pip").expect("pips");
        let at = |index: u32, name: &str| {
            let pip = pips.item(index).expect("a pip").unchecked_into::<web_sys::Element>();
            pip.get_attribute(name).expect(name)
        };
        let mut spots: Vec<_> = (0..pips.length()).map(|index| (at(index, "cx"), at(index, "cy"))).collect();
        spots.sort_unstable();
        spots.dedup();
        assert_eq!(spots.len(), usize::from(value));
        drop(die);
    }
    place.remove();
}
