//! Focus management: a fallback when the focused element has gone.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, MouseEvent, PointerEvent};

use crate::play::{AppContext, Timeout};

/// Keeps the focus within a screen, on a usable element.
#[derive(Clone, Copy)]
pub struct Focus {
    screen: NodeRef<Div>,
    /// Selectors of the focus fallback: the first that matches an element.
    places: &'static [&'static str],
    /// The same for touch users.
    rest: &'static [&'static str],
    /// Selector of the most common next action.
    main: Option<&'static str>,
    /// Whether the last input was a pointer event.
    by_pointer: RwSignal<bool>,
    /// `Some` if the last input was a key that activates; then whether `main` matched no element at that time.
    by_action: StoredValue<Option<bool>>,
    /// Whether something has been played since the last frame.
    played: StoredValue<bool>,
    /// Whether a refusal is displayed.
    refused: Signal<bool>,
    /// The element on which the last activating key was pressed, outside of a refusal.
    pressed: StoredValue<Option<Element>, LocalStorage>,
    /// Whether a refusal has been closed since the last frame.
    returns: StoredValue<bool>,
    frame: Timeout,
}

impl Focus {
    /// For a screen with this focus fallback.
    pub fn within(screen: NodeRef<Div>, places: &'static [&'static str]) -> Self {
        Self {
            screen,
            places,
            rest: places,
            main: None,
            by_pointer: expect_context::<AppContext>().by_pointer,
            by_action: StoredValue::new(None),
            played: StoredValue::new(false),
            refused: Signal::stored(false),
            pressed: StoredValue::new_local(None),
            returns: StoredValue::new(false),
            frame: Timeout::new(),
        }
    }

    /// Sets the focus fallback for touch users: elements that do not go with the next touch. See [`no_focus`].
    pub fn resting_at(self, rest: &'static [&'static str]) -> Self {
        Self { rest, ..self }
    }

    /// Sets the selector of the most common next action. When a choice on the board makes that action available, the
    /// focus moves on to it: from the board it is far away.
    pub fn leading_to(self, main: &'static str) -> Self {
        Self { main: Some(main), ..self }
    }

    /// Sets the signal that a refusal is displayed: the focus then stays where the refusal was asked for.
    pub fn staying_while(self, refused: Signal<bool>) -> Self {
        Self { refused, ..self }
    }

    /// Notes that a pointer goes down. A finger moves the focus to the fallback for touch users, away from elements that a touch may
    /// remove: see [`no_focus`].
    pub fn note_pointer(self, event: &PointerEvent) {
        self.by_action.set_value(None);
        let goes = |element: Element| matches!(element.closest(".board, .actions > *"), Ok(Some(_)));
        if event.pointer_type() == "touch" && document().active_element().is_some_and(goes) {
            // The page must not scroll under the finger.
            self.put_with(self.rest.iter().copied(), true);
        }
    }

    /// Notes a key, before any other listener handles it.
    pub fn note_key(self, key: &str) {
        let activates = matches!(key, "Enter" | " ");
        self.by_action.set_value(activates.then(|| !self.has_main()));
        if activates {
            let outside = |element: &Element| matches!(element.closest(REFUSAL), Ok(None));
            if let Some(active) = document().active_element().filter(outside) {
                self.pressed.set_value(Some(active));
            }
        }
    }

    /// When a refusal is closed: the focus returns from there to the element on which it was asked for.
    pub fn leave_refusal(self) {
        self.returns.set_value(true);
        self.keep();
    }

    /// Checks after the next frame, when the page shows the changes, whether the focus is still on a usable element, and
    /// restores it otherwise. Before the frame is drawn, moving the focus would force a layout of its own.
    pub fn keep(self) {
        self.frame.after_frame(move || {
            let played = self.played.try_update_value(std::mem::take).unwrap_or_default();
            let returns = self.returns.try_update_value(std::mem::take).unwrap_or_default();
            let active = document().active_element().filter(is_usable);
            match (active, self.by_pointer.get_untracked()) {
                (None, true) => self.put(self.rest.iter().copied()),
                (None, false) if returns && self.focus_pressed() => {}
                (None, false) => self.put(self.places.iter().copied()),
                (Some(_), true) => {}
                // Closing a refusal has played nothing.
                (Some(_), false) if returns => {}
                (Some(active), false) => self.lead_on(&active, played),
            }
        });
    }

    /// The same after a move: the focus moves from the played element to the next decision, unless the focus has been
    /// moved since the last activating key, in order to look around.
    pub fn follow(self) {
        self.played.set_value(true);
        self.keep();
    }

    fn lead_on(self, active: &Element, played: bool) {
        // Another key would play what is due, and not what has been asked for.
        if self.refused.get_untracked() {
            return;
        }
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

    /// Focuses the element on which the last activating key was pressed. Returns whether that is still possible.
    fn focus_pressed(self) -> bool {
        let pressed = self.pressed.try_update_value(Option::take).flatten();
        pressed.filter(|element| element.is_connected() && is_usable(element)).is_some_and(|element| {
            let _ = element.unchecked_ref::<HtmlElement>().focus();
            document().active_element().as_ref() == Some(&element)
        })
    }

    fn has_main(self) -> bool {
        let find = |main| self.screen.get_untracked()?.query_selector(main).ok()?;
        self.main.and_then(find).is_some()
    }

    /// With the next frame, focuses the first of these selectors that matches an element.
    pub fn go(self, places: Vec<String>) {
        self.frame.next_frame(move || self.put(places.iter().map(String::as_str)));
    }

    /// With the next frame, focuses `place`; for keyboard users, `by_keyboard` instead.
    pub fn begin(self, place: &'static str, by_keyboard: &'static str) {
        let by_pointer = self.by_pointer;
        self.frame
            .next_frame(move || self.put([if by_pointer.get_untracked() { place } else { by_keyboard }].into_iter()));
    }

    /// Scrolls to an element of the screen.
    pub fn show(self, place: &str) {
        if let Some(place) = self.find(place) {
            place.scroll_into_view();
        }
    }

    /// Scrolls until an element is above the one that is fixed at the foot of the window.
    pub fn uncover(self, place: &str, foot: &str) {
        let (Some(place), Some(foot)) = (self.find(place), self.find(foot)) else { return };
        if place.get_bounding_client_rect().bottom() > foot.get_bounding_client_rect().top() {
            place.scroll_into_view_with_bool(false);
        }
    }

    /// Whether an element of the screen takes room on the page.
    pub fn is_shown(self, place: &str) -> bool {
        self.find(place).is_some_and(|place| place.client_height() > 0)
    }

    fn find(self, place: &str) -> Option<Element> {
        self.screen.get_untracked()?.query_selector(place).ok().flatten()
    }

    fn put<'a>(self, places: impl Iterator<Item = &'a str>) {
        self.put_with(places, false);
    }

    fn put_with<'a>(self, places: impl Iterator<Item = &'a str>, stays: bool) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(stays);
        let Some(screen) = self.screen.get_untracked() else { return };
        for place in places {
            let Ok(found) = screen.query_selector_all(place) else { continue };
            for element in (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok()) {
                // Not every focusable element is an `HtmlElement`: a board is SVG. All have the method. An element that
                // is not rendered does not take the focus.
                let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
                if document().active_element().as_ref() == Some(&element) {
                    return;
                }
            }
        }
    }
}

/// The element that has the focus while nothing is due.
const WAITS: &str = ".actions";
/// A choice in the area of the next action, and the one that follows from it: the focus moves from one to the other.
const LEADS: &str = ".actions .leads";
const NEXT: &str = ".actions .next button";
/// The message why the last touch was refused.
const REFUSAL: &str = ".why-not";
/// An element of the board or the action area that is currently not available.
const DONE: &str = ":is(.board, .actions) [aria-disabled='true']";

/// Prevents a press on an element of the table from moving the focus. Many of these elements are removed by the press,
/// and the browser lays out the page immediately when the focused element is removed: measured in Infarkt, 20 ms at
/// such a touch with a processor slowed down four times. The large buttons stay on the page and take the focus of a mouse, so
/// that Enter presses them again; to take that of a finger costs a layout of its own before the press does anything (15 ms), and
/// another one when the button is disabled.
pub fn no_focus(event: &MouseEvent) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    // For a finger, the page dispatches it. See [`PageTaps`](crate::page::base::taps::PageTaps).
    let takes_focus = if event.is_trusted() { ".action-buttons, a, dialog" } else { "a, dialog" };
    let goes = |element: &Element| {
        matches!(element.closest(".board, .actions"), Ok(Some(_))) && matches!(element.closest(takes_focus), Ok(None))
    };
    if pressed.as_ref().is_some_and(goes) {
        event.prevent_default();
    }
}

/// Clears the selection, before elements with text fields are removed. Chromium keeps the caret of a text field that is removed, and searches
/// the page for a position for it in every frame: measured at the table of Flow, 15 to 20 ms a touch with a processor slowed down four times.
pub fn clear_selection() {
    if let Ok(Some(selection)) = window().get_selection() {
        let _ = selection.remove_all_ranges();
    }
}

/// Whether an element can have the focus. Until the page is drawn, a hidden or closed element still has it. Checking
/// its size instead would force a layout.
fn is_usable(element: &Element) -> bool {
    element.tag_name() != "BODY"
        && !element.has_attribute("disabled")
        && matches!(element.closest("[inert], [aria-hidden='true'], dialog:not([open])"), Ok(None))
}
