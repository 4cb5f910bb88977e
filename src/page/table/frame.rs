//! The common parts of a table and a viewed game: the classes and the format of the screen, the colour of the seat to act, and the place of
//! the board.

use std::rc::Rc;

use leptos::html::{Div, Section};
use leptos::prelude::*;
use web_sys::Element;

use crate::engine::Colour;
use crate::page::games::catalogue::GameInfo;
use crate::play::{AppContext, TableSignals};
use crate::shell::around::Side;
use crate::shell::place::format_of;
use crate::ui::{SeatColour, live, on_size, room, size_in_text};

/// The classes of the screen: of the game, and of the number of its seats.
pub fn table_classes(info: &GameInfo, handle: TableSignals) -> String {
    let people = handle.seats.with_untracked(|seats| seats.len());
    let sizes: String =
        [3, 4, 5, 7].iter().filter(|least| people >= **least).map(|least| format!(" from-{least}")).collect();
    format!("table table-{}{sizes}", info.facts.id)
}

/// Keeps [`AppContext::place`] up to date with the size of a screen. To be called before any other part of the screen is measured, because its
/// size depends on the format.
pub fn follow_format(screen: NodeRef<Div>) {
    let AppContext { place, side, .. } = expect_context();
    let follow = move |element: &Element, is_across: bool| {
        let (along, down) = size_in_text(element);
        let now = if is_across { format_of(down, along) } else { format_of(along, down) };
        if along > 0.0 && place.get_untracked() != now {
            place.set(now);
        }
    };
    // Before the element is mounted or turned, the size of the window is taken: nearly every screen has it, and is then laid out only once.
    let expect = move |side: Side| {
        if let Some(window) = document().document_element() {
            follow(&window, side.is_across());
        }
    };
    expect(side.get_untracked());
    Effect::new(move |_| expect(side.get()));
    on_size(Rc::new(move || screen.get().map(Into::into)), Rc::new(move |element| follow(element, false)));
}

/// The colour of the seat to act, which the area of the next action and its main button carry; provided to them as a context.
pub fn provide_acting(handle: TableSignals) -> Memo<Option<Colour>> {
    let acting = Memo::new(move |_| {
        let active = handle.status.with(|status| status.active_seat)?;
        handle.seats.with_untracked(|seats| seats.get(active.index()).map(|info| info.colour))
    });
    provide_context(SeatColour(acting.into()));
    acting
}

/// The place of the board. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub struct BoardPlace {
    /// The element.
    pub node: NodeRef<Section>,
    /// Its width and height, in pixels; `None` before it is mounted.
    measured: Signal<Option<(i16, i16)>>,
}

impl BoardPlace {
    /// A place that is not mounted yet.
    pub fn new() -> Self {
        let node = NodeRef::<Section>::new();
        Self { node, measured: room(Rc::new(move || node.get().map(Into::into))) }
    }

    /// Its width and height, in pixels.
    pub fn room(self) -> (i16, i16) {
        self.measured.get().unwrap_or((1000, 1000))
    }
}

/// The board in its place, drawn once the room for it is known: the words on it depend on the room, so the whole board would be styled twice.
#[component]
pub fn BoardSection(
    /// Its place.
    place: BoardPlace,
    /// The board.
    board: AnyView,
    /// What lies over the board.
    #[prop(optional)]
    over: Option<AnyView>,
    /// Whether it can have the focus, so that keys scroll a board that is larger than its window; for a board without buttons.
    #[prop(optional)]
    focusable: bool,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let is_measured = Memo::new(move |_| place.measured.with(Option::is_some));
    let board = StoredValue::new_local(Some(board));
    let shown_board = move || is_measured.get().then(|| board.try_update_value(Option::take).flatten());
    // The style sheets compute the font size of the board from them (`--pixel`).
    view! {
        <section
            class="board"
            tabindex=focusable.then_some("0")
            style=("--board-w", live(move || place.room().0.to_string()))
            style=("--board-h", live(move || place.room().1.to_string()))
            node_ref=place.node
            aria-labelledby="board-title"
        >
            <h2 id="board-title" class="sr">
                {live(move || lang.get().words().board())}
            </h2>
            {live(shown_board)}
            {over}
        </section>
    }
}
