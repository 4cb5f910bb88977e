//! The page, mounted in a document.

use std::any::Any;

use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::page::App;
use heartbox::page::catalogue::{SHELF as BOXES, game};
use heartbox::storage::{BrowserStore, SaveId, Saved, Saves};
use js_sys::Date;
use leptos::mount::mount_to;
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, Event, HtmlElement, HtmlLinkElement};

use super::fixtures::SAVES;
use super::{load_messages, local_storage};

/// The page, until [`Page::close`].
struct Page(Box<dyn Any>);

fn body() -> HtmlElement {
    document().body().expect("a body")
}

fn open() -> Page {
    without_stylesheets();
    load_messages();
    Page(Box::new(mount_to(body(), App)))
}

/// An address at which the browser fails a request without a connection: it refuses this port.
const NOWHERE: &str = "http://127.0.0.1:1/";

/// These tests are served without the style sheets: a failed request counts as loaded. The requests do not reach the test runner's server,
/// which sometimes leaves one of several new connections unanswered until another one is closed.
fn without_stylesheets() {
    thread_local! {
        static LOADED: Closure<dyn FnMut(Event)> = {
            let loaded = Closure::<dyn FnMut(Event)>::new(|failed: Event| {
                let Some(sheet) = failed.target().filter(|target| target.has_type::<HtmlLinkElement>()) else { return };
                failed.stop_immediate_propagation();
                sheet.dispatch_event(&Event::new("load").expect("an event")).expect("heard");
            });
            let listener = loaded.as_ref().unchecked_ref();
            document().add_event_listener_with_callback_and_bool("error", listener, true).expect("a listener");
            let base = document().create_element("base").expect("a base");
            base.set_attribute("href", NOWHERE).expect("an address");
            document().head().expect("a head").append_child(&base).expect("room");
            loaded
        };
    }
    LOADED.with(|_| ());
}

impl Page {
    /// Removes the page and everything it created from the document.
    fn close(self) {
        drop(self.0);
        assert_eq!(count("body > .app"), 0);
    }
}

fn all(selector: &str) -> Vec<Element> {
    let found = document().query_selector_all(selector).expect(selector);
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

fn count(selector: &str) -> usize {
    all(selector).len()
}

fn text(element: &Element) -> String {
    element.text_content().unwrap_or_default().trim().to_owned()
}

/// Goes to a screen; the previous one must be gone.
async fn go(hash: &str, selector: &str) {
    window().location().set_hash(hash).expect("an address");
    until(selector).await;
}

/// The maximum time until an element exists, in milliseconds; long enough for a machine that compiles at the same time.
const LATEST: f64 = 20_000.0;

/// Waits until an element exists: effects run later, and the address change is reported later still.
pub async fn until(selector: &str) {
    let start = Date::now();
    while Date::now() - start < LATEST {
        if count(selector) > 0 {
            return;
        }
        let promise = js_sys::Promise::new(&mut |resolve, _| {
            window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 5).expect("a timer");
        });
        wasm_bindgen_futures::JsFuture::from(promise).await.expect("time passes");
    }
    let shown: Vec<String> = all("body > .app > :not(link, [hidden])").iter().map(Element::outer_html).collect();
    panic!("no {selector} after {} ms in {shown:?}", Date::now() - start);
}

const SHELF: &str = "[data-testid=shelf]";

#[wasm_bindgen_test]
async fn the_shelf_takes_the_place_of_its_frame() {
    let _ = local_storage();
    window().location().set_hash("").expect("an address");
    let frame = document().create_element("div").expect("a div");
    frame.set_id("frame");
    body().append_child(&frame).expect("room");

    let page = open();
    assert!(document().get_element_by_id("frame").is_none(), "the frame is gone at once");
    until(SHELF).await;
    assert_eq!(count(SHELF), 1);
    assert_eq!(count("[data-testid^=box-]"), BOXES.len());
    assert_eq!(count(".waiting-game"), 0, "nothing waits");
    assert_eq!(count(".banner"), 0, "and there is nothing to say");
    page.close();
}

#[wasm_bindgen_test]
async fn what_an_earlier_version_saved_waits_on_the_shelf_and_opens() {
    let storage = local_storage();
    // The games that the page can show.
    let fixtures = || {
        SAVES
            .iter()
            .filter(|fixture| fixture.version == 1 && game(fixture.game).is_some())
            .zip(["one", "two", "three", "four"])
    };
    for (fixture, id) in fixtures() {
        for (copy, text) in ["a", "b"].iter().zip(fixture.copies) {
            storage.set_item(&format!("heartbox:game:{id}:{copy}"), text).expect("room");
        }
    }
    storage.set_item("heartbox:game:five:a", "broken").expect("room");
    window().location().set_hash("").expect("an address");
    let page = open();
    until(".waiting-game").await;
    assert_eq!(count(".waiting-game"), fixtures().count());
    until(".banner").await;

    for (fixture, id) in fixtures() {
        go(&format!("#/game/{id}"), &format!(".table-{}", fixture.game)).await;
        assert_eq!(count("[data-testid=undo]:not([disabled])"), 1, "{}", fixture.game);
        assert_eq!(count("[data-testid=redo]:not([disabled])"), 1, "{}", fixture.game);
        let json = fixture.copies[0].split_once('\n').expect("a header").1;
        let saved: Saved = serde_json::from_str(json).expect("JSON");
        let name = saved.record["setup"]["seats"][0]["name"].as_str().expect("a name").to_owned();
        assert!(text(&body()).contains(&name), "{name}");
    }
    go("", SHELF).await;
    page.close();
    let _ = local_storage();
}

#[wasm_bindgen_test]
async fn nothing_that_lies_in_the_storage_stops_the_page() {
    let people = r#"[{"name":"A","colour":"green"},{"name":"A","colour":"green"},{"name":"","colour":"black"}]"#;
    let crowd = format!("[{}]", vec![r#"{"name":"A","colour":"red"}"#; 1000].join(","));
    let long = format!(r#"[{{"name":"{}","colour":"green"}}]"#, "x".repeat(10_000));
    let deep = "[".repeat(100_000);
    for text in ["", "null", "{}", "[]", r#"{"lang":7}"#, r#"{"lang":"xx"}"#, people, &crowd, &long, &deep] {
        let storage = local_storage();
        for key in ["settings", "people", "game:one:a", "game:one", "game:", "game:../x:b", "aside:game:one:a:0"] {
            storage.set_item(&format!("heartbox:{key}"), text).expect("room");
        }
        window().location().set_hash("#/new/tintenherz").expect("an address");
        let page = open();
        until("[data-testid=begin-game]").await;
        go("#/game/one", "main:not(:has([data-testid=begin-game]))").await;
        go("#/nowhere/at/all", "[data-testid=nowhere]").await;
        go("#/", SHELF).await;
        page.close();
    }
    window().location().set_hash("").expect("an address");
    let _ = local_storage();
}

/// Saves a game of two with these events.
fn keep(id: &str, game: &str, first: Value, events: Value) {
    let seats = json!([
        {"name": "Ada", "colour": "green", "control": "human"},
        {"name": "Bo", "colour": "blue", "control": "human"},
    ]);
    let setup = json!({"seats": seats, "first": first});
    let record = json!({"format": FORMAT, "version": VERSION, "game": game, "setup": setup, "events": events});
    let id = SaveId::parse(id).expect("an id");
    let saved = Saved::new(1, record);
    assert_eq!(Saves::new(BrowserStore).save(&id, 0, &saved), Ok(1));
}

#[wasm_bindgen_test]
async fn a_die_shows_as_many_pips_as_it_should() {
    let _ = local_storage();
    window().location().set_hash("").expect("an address");
    let page = open();
    for one in 1..=6 {
        let id = format!("dice{one}");
        let roll = [one, 7 - one];
        let events = json!([{"chance": {"deal": [1, 2, 3, 4]}}, {"chance": {"roll": roll}}]);
        keep(&id, "tintenherz", json!(0), events);
        go(&format!("#/game/{id}"), ".board .die").await;
        let dice = all(".board .die");
        assert_eq!(dice.len(), 2);
        for (die, value) in dice.iter().zip(roll) {
            let pips = die.query_selector(".die-pips").expect("a selector").expect("pips");
            let drawn = pips.get_attribute("d").expect("a path of dots");
            let mut spots: Vec<&str> = drawn.split('M').skip(1).collect();
            assert_eq!(spots.len(), value);
            spots.sort_unstable();
            spots.dedup();
            assert_eq!(spots.len(), value, "each in its own place");
        }
        assert_eq!(count(".board .die.tumbling, .board .die.blank"), 0, "they lie still");
        go("", SHELF).await;
    }
    page.close();
    let _ = local_storage();
}

#[wasm_bindgen_test]
async fn a_room_selector_shows_its_number() {
    let _ = local_storage();
    window().location().set_hash("").expect("an address");
    let page = open();
    keep("blank", "heartstrings", Value::Null, json!([]));
    go("#/game/blank", ".board .die").await;
    assert_eq!(count(".board .die.blank"), 2, "nobody has rolled");
    assert_eq!(all(".board .die").iter().map(text).collect::<String>(), "");
    go("", SHELF).await;
    for room in 1..=12 {
        let id = format!("room{room}");
        let events = json!([{"chance": {"order": [7, 3]}}, {"chance": {"room": room}}]);
        keep(&id, "heartstrings", Value::Null, events);
        go(&format!("#/game/{id}"), ".board .die").await;
        assert_eq!(all(".board .die").iter().map(text).collect::<Vec<_>>(), [room.to_string()]);
        assert_eq!(count(".board .die-pips, .board .die.blank"), 0);
        go("", SHELF).await;
    }
    page.close();
    let _ = local_storage();
}
