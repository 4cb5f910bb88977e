//! The boards, each alone in a document.

use heartbox::engine::{Seat, Timeline};
use heartbox::games::seam::ui::{GameUi, TableProps};
use heartbox::games::{Format, Size, flow, heartstrings, infarkt, names, people, tintenherz};
use heartbox::i18n::Lang;
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::tick;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement};

use super::fixtures::SAVES;
use super::load_messages;
use super::page::until;

/// Elements that can be touched or focused.
const TARGETS: &str = "button, a, input, select, summary, [role=button], [role=slider], [tabindex], [data-touch]";
/// Labels and texts.
const WORDS: &str = "text, [aria-label]";

/// A released game, from its start to its end.
fn whole<G: GameUi>() -> Timeline<G> {
    let fixture = SAVES.iter().rfind(|fixture| fixture.game == G::FACTS.id).expect("a released game");
    Timeline::read(serde_json::from_str(fixture.record).expect("JSON")).expect("a record")
}

/// The middle of a released game, as its first seat sees it.
fn half<G: GameUi>() -> Timeline<G> {
    let mut game = whole::<G>();
    game.go_to(game.events().len() / 2);
    game
}

/// A place for a board in the document.
fn place() -> HtmlElement {
    load_messages();
    let document = document();
    let place: HtmlElement = document.create_element("div").expect("a div").unchecked_into();
    place.set_attribute("class", "alone").expect("a class");
    // Out of the flow, so that one board takes no room from another.
    place.set_attribute("style", "position: fixed; width: 800px").expect("a style");
    document.body().expect("a body").append_child(&place).expect("room");
    place
}

/// The properties of a board of this game that displays `scene`.
fn props<G: GameUi>(game: &Timeline<G>, scene: Memo<G::Scene>, touchable: bool, size: Size) -> TableProps<G> {
    TableProps {
        scene,
        lang: Signal::stored(Lang::En),
        people: people(game.setup(), &names(game.setup(), Lang::En)),
        touchable,
        size,
        format: Signal::stored(Format::Wide),
        hovered: RwSignal::new(None),
        on_touch: Callback::new(|_| {}),
    }
}

/// Draws a board, hands it over, and removes it.
async fn drawn<G: GameUi>(touchable: bool, size: Size, look: impl FnOnce(&Element)) {
    let place = place();
    let game = half::<G>();
    let board = mount_to(place.clone(), move || {
        let scene = game.state().scene(Seat::new(0));
        G::board(props(&game, Memo::new(move |_| scene.clone()), touchable, size))
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

/// Two boards of one game on a page: one follows a whole game, event by event, the other shows its start all the time.
async fn two_boards_of<G: GameUi>(size: Size) {
    let game = whole::<G>();
    let id = G::FACTS.id;
    let scenes: Vec<G::Scene> = (0..=game.events().len()).map(|at| game.state_at(at).scene(None)).collect();
    let (start, end) = (scenes[0].clone(), scenes.len() - 1);
    let at = RwSignal::new(0);
    let (moving, still) = (place(), place());
    let one = mount_to(moving.clone(), {
        let game = game.clone();
        move || G::board(props(&game, Memo::new(move |_| scenes[at.get()].clone()), false, size))
    });
    let other = mount_to(still.clone(), move || {
        let start = start.clone();
        G::board(props(&game, Memo::new(move |_| start.clone()), false, size))
    });
    until(".alone + .alone [role=group] > svg > *").await;
    // Nodes, not their text: an attribute that has gone and come again stands behind the others.
    let copy = |board: &HtmlElement| board.clone_node_with_deep(true).expect("a copy");
    let (first, unmoved) = (copy(&moving), copy(&still));
    assert!(first.is_equal_node(Some(&unmoved)), "{id}: two boards of the same scene are the same");
    let mut drawings = 1;
    let mut last = moving.inner_html();
    for position in 1..=end {
        at.set(position);
        tick().await;
        let now = moving.inner_html();
        assert!(!now.contains("NaN") && !now.contains("undefined"), "{id}, after {position} events");
        drawings += usize::from(now != last);
        last = now;
    }
    assert!(drawings > end / 4, "{id}: {drawings} drawings of {end} events");
    assert!(still.is_equal_node(Some(&unmoved)), "{id}: the other board has not moved");
    at.set(0);
    tick().await;
    assert!(moving.is_equal_node(Some(&first)), "{id}: back at the start it is drawn as it was");
    drop((one, other));
    moving.remove();
    still.remove();
}

#[wasm_bindgen_test]
async fn a_board_follows_every_state_of_a_game_and_leaves_another_board_alone() {
    for size in [Size::Table, Size::Picture] {
        two_boards_of::<flow::State>(size).await;
        two_boards_of::<heartstrings::State>(size).await;
        two_boards_of::<infarkt::State>(size).await;
        two_boards_of::<tintenherz::State>(size).await;
    }
}
