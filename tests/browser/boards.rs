//! The boards, each alone in a document.

use heartbox::engine::{Seat, Timeline};
use heartbox::games::seam::ui::{GameUi, TableProps};
use heartbox::games::{Format, Size, flow, heartstrings, infarkt, names, people, tintenherz};
use heartbox::i18n::Lang;
use leptos::mount::mount_to;
use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement};

use super::fixtures::SAVES;
use super::page::until;

/// Elements that can be touched or focused.
const TARGETS: &str = "button, a, input, select, summary, [role=button], [role=slider], [tabindex], [data-touch]";
/// Labels and texts.
const WORDS: &str = "text, [aria-label]";

/// The middle of a released game, as its first seat sees it.
fn half<G: GameUi>() -> Timeline<G> {
    let fixture = SAVES.iter().rfind(|fixture| fixture.game == G::FACTS.id).expect("a released game");
    let mut record: Value = serde_json::from_str(fixture.record).expect("JSON");
    let record = record.as_object_mut().expect("an object");
    record.remove("result");
    let events = record["events"].as_array_mut().expect("events");
    events.truncate(events.len() / 2);
    Timeline::read(Value::Object(record.clone())).expect("a record")
}

/// Draws a board, hands it over, and removes it.
async fn drawn<G: GameUi>(touchable: bool, size: Size, look: impl FnOnce(&Element)) {
    let document = document();
    let place: HtmlElement = document.create_element("div").expect("a div").unchecked_into();
    place.set_attribute("class", "alone").expect("a class");
    document.body().expect("a body").append_child(&place).expect("room");
    let game = half::<G>();
    let people = people(game.setup(), &names(game.setup(), Lang::En));
    let board = mount_to(place.clone(), move || {
        let scene = game.state().scene(Seat::new(0));
        G::board(TableProps {
            scene: Memo::new(move |_| scene.clone()),
            lang: Signal::stored(Lang::En),
            people,
            touchable,
            size,
            format: Signal::stored(Format::Wide),
            aim: RwSignal::new(None),
            on_touch: Callback::new(|_| {}),
        })
    });
    until(".alone [role=group] > svg > *").await;
    look(&place);
    drop(board);
    place.remove();
}

fn all(board: &Element, selector: &str) -> Vec<Element> {
    let found = board.query_selector_all(selector).expect(selector);
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

async fn boards_of<G: GameUi>() {
    let game = G::FACTS.id;
    let name = |board: &Element| {
        let frame = &all(board, "[role=group]:has(> svg)")[0];
        (frame.get_attribute("aria-label").unwrap_or_default(), frame.has_attribute("aria-hidden"))
    };
    let mut played = (String::new(), 0);
    drawn::<G>(true, Size::Table, |board| {
        played = (name(board).0, all(board, WORDS).len());
        assert!(!all(board, TARGETS).is_empty(), "{game}: something can be touched");
    })
    .await;
    assert!(!played.0.is_empty(), "{game}: a board has a name");
    drawn::<G>(false, Size::Table, |board| {
        assert_eq!(name(board), (played.0.clone(), false), "{game}: the same name");
        let targets: Vec<String> = all(board, TARGETS).iter().map(Element::outer_html).collect();
        assert!(targets.is_empty(), "{game}: nothing to touch or to focus: {targets:?}");
        // The walk along the ring of Flow is only there for the keyboard.
        let words = all(board, WORDS);
        assert!(words.len() + 1 >= played.1, "{game}: {} words instead of {}", words.len(), played.1);
        for image in all(board, "[role=img]") {
            let label = image.get_attribute("aria-label").unwrap_or_default();
            let hidden = image.closest("[aria-hidden=true]").expect("a selector").is_some();
            assert!(hidden || !label.is_empty(), "{game}: a name for {}", image.outer_html());
        }
    })
    .await;
    drawn::<G>(false, Size::Picture, |board| {
        assert!(name(board).1, "{game}: a picture is hidden from assistive technology");
        assert!(all(board, TARGETS).is_empty(), "{game}: nothing to touch or to focus in a picture");
        assert!(all(board, "[data-place]").is_empty(), "{game}: nothing flies to a picture");
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_board_that_is_looked_at_has_a_name_and_words_but_nothing_to_touch() {
    boards_of::<flow::State>().await;
    boards_of::<heartstrings::State>().await;
    boards_of::<infarkt::State>().await;
    boards_of::<tintenherz::State>().await;
}
