//! Where the keyboard stands when what it stood on has gone.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent};

use crate::session::Later;

/// Keeps the keyboard within a screen, on something that can be used.
#[derive(Clone, Copy)]
pub struct Focus {
    screen: NodeRef<Div>,
    /// Selectors of where it goes when it is lost: the first that finds something.
    places: &'static [&'static str],
    /// The same for whoever touches.
    rest: &'static [&'static str],
    /// The last input came from a finger or a mouse.
    by_pointer: StoredValue<bool>,
    frame: Later,
}

impl Focus {
    /// For a screen with such places.
    pub fn within(screen: NodeRef<Div>, places: &'static [&'static str]) -> Self {
        Self { screen, places, rest: places, by_pointer: StoredValue::new(false), frame: Later::new() }
    }

    /// Where the keyboard goes for whoever touches: to what does not go away with the next touch. See [`no_focus`].
    pub fn resting_at(self, rest: &'static [&'static str]) -> Self {
        Self { rest, ..self }
    }

    /// Takes note of what the last input came from.
    pub fn note_input(self, by_pointer: bool) {
        self.by_pointer.set_value(by_pointer);
    }

    /// Looks with the next frame, when the page shows what has changed, whether the keyboard still stands on something.
    pub fn keep(self) {
        self.frame.next_frame(move || {
            if !document().active_element().is_some_and(|element| is_usable(&element)) {
                let places = if self.by_pointer.get_value() { self.rest } else { self.places };
                self.put(places.iter().copied());
            }
        });
    }

    /// Puts the keyboard, with the next frame, on the first of these places that there is.
    pub fn go(self, places: Vec<String>) {
        self.frame.next_frame(move || self.put(places.iter().map(String::as_str)));
    }

    /// Puts the keyboard, with the next frame, on `place`; on `by_keyboard` instead for whoever sees where the keyboard stands.
    pub fn begin(self, place: &'static str, by_keyboard: &'static str) {
        self.frame.next_frame(move || {
            self.put([place].into_iter());
            let active = document().active_element();
            if active.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false)) {
                self.put([by_keyboard].into_iter());
            }
        });
    }

    fn put<'a>(self, mut places: impl Iterator<Item = &'a str>) {
        let Some(screen) = self.screen.get_untracked() else { return };
        if let Some(next) = places.find_map(|place| screen.query_selector(place).ok().flatten()) {
            // Not every element that can be focused is an HTML element: a board is a drawing. All have the method.
            let _ = next.unchecked_ref::<HtmlElement>().focus();
        }
    }
}

/// Lets a press on something at the table leave the focus where it is. Much of what is pressed there goes with the press, and the browser
/// lays out the page at once when what has the focus is removed: measured in Infarkt, 20 ms at such a touch on a processor four times
/// slower. The large buttons stay on the page and take the focus, so that Enter presses them again.
pub fn no_focus(event: &MouseEvent) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let goes = |element: &Element| {
        matches!(element.closest(".board, .actions"), Ok(Some(_)))
            && matches!(element.closest(".action-buttons, a, dialog"), Ok(None))
    };
    if pressed.as_ref().is_some_and(goes) {
        event.prevent_default();
    }
}

/// Until the page is drawn, what has been hidden or closed still has the keyboard. To ask for its size would have the page laid out
/// for that alone.
fn is_usable(element: &Element) -> bool {
    element.tag_name() != "BODY"
        && !element.has_attribute("disabled")
        && matches!(element.closest("[inert], dialog:not([open])"), Ok(None))
}
