//! The gestures at the table: passes events of the browser to [`Gestures`] and carries out its answers.
//!
//! A touch on an element without an action shows its description. On an element with an action, a long press, the context menu, `?` on the
//! focused element and the next touch after the button [`AskButton`] do so.
//!
//! The [taps](crate::page::base::taps) of the page handle clicks first.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::page::base::keys::with_key;
use crate::page::base::taps::{TAPPED, closest, is_by_pointer, position_of, stop, target};
use crate::page::table::reading::Reader;
use crate::play::{AppContext, TableSignals, Timeout, services};
use crate::shell::gestures::{Answer, Gestures, Key, LONG_PRESS_MS, Target};
use crate::shell::taps::Position;
use crate::ui::{handler, live};

/// The selector of the large buttons. A long press clicks them; only `?` and [`AskButton`] read them.
const PRESSED_SLOWLY: &str = ".action-buttons button";
/// The selector of elements with an action.
const ACTS: &str =
    "button:not(.seat-read), a, summary, :is(select,input,label,dialog), [data-touch], .bar, .why-not, .advice, .scrim";
/// The selector of chosen elements: a touch takes the choice back or changes nothing, and only a long press reads.
const CHOSEN: &str = "[aria-pressed='true']";
/// The selector of elements that work as usual even while the next touch reads.
const EXEMPT: &str = ".bar, .ask, .banners, .handoff, dialog";
/// The selector of elements that handle keys themselves.
const OWN_KEYS: &str = ":is(dialog,select,input), .handoff";
/// The selector of the layer over the table while events play by themselves.
const SCRIM: &str = ".scrim";

/// The gestures at a table. Copies are handles to the same ones.
#[derive(Clone, Copy)]
pub struct TableGestures {
    handle: TableSignals,
    gestures: StoredValue<Gestures<Element>, LocalStorage>,
    reader: Reader,
    /// Whether the next touch reads.
    pub asking: RwSignal<bool>,
    press: Timeout,
    seen: Timeout,
}

/// The uppermost element at a position in the window; the scrim does not count.
fn element_at((x, y): Position) -> Option<Element> {
    let all = document().elements_from_point(x as f32, y as f32);
    let mut all = all.iter().filter_map(|element| element.dyn_into::<Element>().ok());
    all.find(|element| !element.matches(SCRIM).unwrap_or(false))
}

fn key_of(event: &KeyboardEvent) -> Key {
    match event.key().as_str() {
        "Enter" | " " => Key::Activate,
        "?" => Key::Question,
        "Escape" => Key::Escape,
        _ => Key::Other,
    }
}

impl TableGestures {
    /// The gestures at a table that has just been opened.
    pub fn new(handle: TableSignals, gestures: StoredValue<Gestures<Element>, LocalStorage>, reader: Reader) -> Self {
        Self { handle, gestures, reader, asking: RwSignal::new(false), press: Timeout::new(), seen: Timeout::new() }
    }

    fn update<T>(self, act: impl FnOnce(&mut Gestures<Element>) -> T) -> Option<T> {
        self.gestures.try_update_value(act)
    }

    /// The target of a tap on an element.
    fn target_of(self, element: &Element) -> Option<Target<Element>> {
        let element = closest(element, TAPPED)?;
        // A button in the area of the next action stays where it is, and its label changes with each decision.
        let label = closest(&element, ".action-buttons").and_then(|_| element.text_content());
        let seat = closest(&element, ".board, .actions")
            .and_then(|_| self.handle.status.with_untracked(|status| status.active_seat));
        Some(Target { element, label, seat })
    }

    /// Handles `pointerdown`, before any other listener.
    pub fn down(self, event: &PointerEvent) {
        let Some(element) = target(event) else { return };
        let (position, target) = (position_of(event), self.target_of(&element));
        let is_main = event.button() == 0 && event.is_primary();
        let contact_px = event.width().max(event.height());
        let (pointer, at) = (event.pointer_id(), event.time_stamp());
        if self.update(|gestures| gestures.down(pointer, at, position, target, is_main, contact_px)) == Some(true) {
            self.press.after(LONG_PRESS_MS, move || {
                if let Some(position) = self.gestures.with_value(Gestures::pressed)
                    && let Some(element) = element_at(position)
                {
                    self.read_pressed(&element, position);
                }
            });
        }
    }

    /// Handles `pointermove`.
    pub fn moved(self, event: &PointerEvent) {
        self.update(|gestures| gestures.moved(event.pointer_id(), position_of(event)));
    }

    /// Handles `pointerup`, `pointercancel` and `pointerleave`.
    pub fn left(self, event: &PointerEvent) {
        self.update(|gestures| gestures.left(event.pointer_id()));
    }

    /// Reads an element because of a long press or the context menu.
    fn read_pressed(self, element: &Element, position: Position) {
        let is_pressed = [EXEMPT, PRESSED_SLOWLY].into_iter().any(|selector| closest(element, selector).is_some());
        if !is_pressed && self.reader.open(element, Some(position), false) {
            self.update(Gestures::read_by_press);
        }
    }

    /// Handles the context menu, which elements with a description do not open.
    pub fn menu(self, event: &MouseEvent) {
        if let Some(element) = target(event) {
            self.read_pressed(&element, position_of(event));
        }
        if self.reader.is_open() {
            event.prevent_default();
        }
    }

    /// Handles a click, before any other listener of the table.
    pub fn click(self, event: &MouseEvent) {
        let Some(element) = target(event) else { return };
        let (position, target) = (position_of(event), self.target_of(&element));
        let is_exempt = closest(&element, EXEMPT).is_some();
        let answer = self.update(|gestures| gestures.click(is_by_pointer(event), position, target, is_exempt));
        self.carry_out(answer, event, &element, Some(position));
    }

    /// Handles `keydown`, before any other listener of the table.
    pub fn key(self, event: &KeyboardEvent) {
        let Some(element) = target(event) else { return };
        let key = key_of(event);
        let is_own = closest(&element, OWN_KEYS).is_some();
        let is_exempt = closest(&element, EXEMPT).is_some();
        let is_read = key == Key::Question && !is_own && self.reader.open(&element, None, false);
        let answer = self.update(|gestures| gestures.key(key, is_own, is_exempt, is_read));
        self.carry_out(answer, event, &element, None);
    }

    fn carry_out(self, answer: Option<Answer>, event: &Event, element: &Element, position: Option<Position>) {
        match answer {
            None | Some(Answer::Pass) => return,
            Some(Answer::Watch) => {
                self.seen.after_seen(0, move || {
                    self.update(|gestures| gestures.seen(services::elapsed()));
                });
                return;
            }
            Some(Answer::Stop) => {}
            Some(Answer::Read) => {
                let through = position.filter(|_| element.matches(SCRIM).unwrap_or(false)).map(element_at);
                if let Some(element) = through.unwrap_or_else(|| Some(element.clone())) {
                    self.reader.open(&element, position, true);
                }
            }
        }
        stop(event);
        self.show_asking();
    }

    fn ask(self) {
        self.update(Gestures::ask);
        self.show_asking();
    }

    fn show_asking(self) {
        self.asking.set(self.gestures.with_value(Gestures::is_asking));
    }

    /// Handles a click after all other listeners: shows the description of an element on which the click had no effect.
    pub fn clicked(self, event: &MouseEvent) {
        self.handled(event, Some(position_of(event)));
    }

    /// Handles Enter and Space after all other listeners.
    pub fn activated(self, event: &KeyboardEvent) {
        self.handled(event, None);
    }

    fn handled(self, event: &Event, position: Option<Position>) {
        let Some(element) = target(event) else { return };
        let is_chosen = closest(&element, CHOSEN).is_some();
        // A key acts only on elements with an action.
        let acts = position.is_none() || closest(&element, ACTS).is_some();
        if self.gestures.with_value(|gestures| gestures.handled(is_chosen, acts)) {
            self.reader.open(&element, position, false);
        }
    }
}

/// The button after which the next touch reads.
#[component]
pub fn AskButton(
    /// The gestures at the table.
    gestures: TableGestures,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let asking = gestures.asking;
    let label = move || lang.get().words().ask();
    view! {
        <button
            class="button plain ask"
            type="button"
            data-testid="ask"
            aria-label=live(label)
            title=live(move || with_key(label(), "?"))
            aria-keyshortcuts="?"
            aria-pressed=live(move || asking.get().to_string())
            on:click=handler(move |_| gestures.ask())
        >
            <b aria-hidden="true">"?"</b>
        </button>
    }
}
