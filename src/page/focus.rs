//! Where the keyboard stands when what it stood on has gone.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent};

use crate::play::Timeout;

/// Keeps the keyboard within a screen, on something that can be used.
#[derive(Clone, Copy)]
pub struct Focus {
    screen: NodeRef<Div>,
    /// Selectors of where it goes when it is lost: the first that finds something.
    places: &'static [&'static str],
    /// The same for whoever touches.
    rest: &'static [&'static str],
    /// Selector of what most people do next.
    main: Option<&'static str>,
    /// The last input came from a finger or a mouse.
    by_pointer: StoredValue<bool>,
    /// The last input was a key that does something, while there was nothing yet that `main` finds.
    by_action: StoredValue<Option<bool>>,
    /// Something has been played since the last frame.
    played: StoredValue<bool>,
    frame: Timeout,
}

impl Focus {
    /// For a screen with such places.
    pub fn within(screen: NodeRef<Div>, places: &'static [&'static str]) -> Self {
        Self {
            screen,
            places,
            rest: places,
            main: None,
            by_pointer: StoredValue::new(false),
            by_action: StoredValue::new(None),
            played: StoredValue::new(false),
            frame: Timeout::new(),
        }
    }

    /// Where the keyboard goes for whoever touches: to what does not go away with the next touch. See [`no_focus`].
    pub fn resting_at(self, rest: &'static [&'static str]) -> Self {
        Self { rest, ..self }
    }

    /// What most people do next. Where something chosen on the board makes it possible, the keyboard goes on to it: from there it is far
    /// away.
    pub fn leading_to(self, main: &'static str) -> Self {
        Self { main: Some(main), ..self }
    }

    /// Takes note of a finger or a mouse.
    pub fn note_pointer(self) {
        self.by_pointer.set_value(true);
        self.by_action.set_value(None);
    }

    /// Takes note of a key, before anything else hears of it.
    pub fn note_key(self, key: &str) {
        self.by_pointer.set_value(false);
        self.by_action.set_value(matches!(key, "Enter" | " ").then(|| !self.has_main()));
    }

    /// Looks with the next frame, when the page shows what has changed, whether the keyboard still stands on something.
    pub fn keep(self) {
        self.frame.next_frame(move || {
            let played = self.played.try_update_value(std::mem::take).unwrap_or_default();
            let active = document().active_element().filter(is_usable);
            match (active, self.by_pointer.get_value()) {
                (None, true) => self.put(self.rest.iter().copied()),
                (None, false) => self.put(self.places.iter().copied()),
                (Some(_), true) => {}
                (Some(active), false) => self.lead_on(&active, played),
            }
        });
    }

    /// The same after a move. What has been played is not asked for again: the keyboard goes on to what is due, unless somebody has
    /// left the place of the last key to look around.
    pub fn follow(self) {
        self.played.set_value(true);
        self.keep();
    }

    fn lead_on(self, active: &Element, played: bool) {
        let is = |selector| matches!(active.closest(selector), Ok(Some(_)));
        let by_action = self.by_action.get_value();
        if (played && by_action.is_some() && is(DONE)) || active.matches(WAITS).unwrap_or(false) {
            self.put(self.places.iter().copied());
        } else if by_action == Some(true) && is(".board") && self.has_main() {
            self.put(self.main.into_iter());
        } else if by_action.is_some() && is(LEADS) {
            self.put([NEXT].into_iter());
        }
    }

    fn has_main(self) -> bool {
        let find = |main| self.screen.get_untracked()?.query_selector(main).ok()?;
        self.main.and_then(find).is_some()
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

    /// Scrolls to a part of the screen.
    pub fn show(self, place: &str) {
        if let Some(place) = self.find(place) {
            place.scroll_into_view();
        }
    }

    /// Scrolls until something lies above what stays at the foot of the window.
    pub fn uncover(self, place: &str, foot: &str) {
        let (Some(place), Some(foot)) = (self.find(place), self.find(foot)) else { return };
        if place.get_bounding_client_rect().bottom() > foot.get_bounding_client_rect().top() {
            place.scroll_into_view_with_bool(false);
        }
    }

    fn find(self, place: &str) -> Option<Element> {
        self.screen.get_untracked()?.query_selector(place).ok().flatten()
    }

    fn put<'a>(self, places: impl Iterator<Item = &'a str>) {
        let Some(screen) = self.screen.get_untracked() else { return };
        for place in places {
            let Ok(found) = screen.query_selector_all(place) else { continue };
            for element in (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok()) {
                // Not every element that can be focused is an HTML element: a board is a drawing. All have the method. What is not
                // rendered does not take the focus.
                let _ = element.unchecked_ref::<HtmlElement>().focus();
                if document().active_element().as_ref() == Some(&element) {
                    return;
                }
            }
        }
    }
}

/// Where the keyboard waits for something to be due.
const WAITS: &str = ".actions";
/// A choice in the place of action, and the one that comes with it: what is chosen leads from one to the other.
const LEADS: &str = ".actions .leads";
const NEXT: &str = ".actions .next button";
/// A thing on the board or in the place of action with which nothing can be done now.
const DONE: &str = ":is(.board, .actions) [aria-disabled='true']";

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
        && matches!(element.closest("[inert], [aria-hidden='true'], dialog:not([open])"), Ok(None))
}
