//! The keys of the table, besides those that press what has the focus. Function keys and keys with Control: screen readers have the letters.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::i18n::Words;
use crate::page::base::focus::Focus;
use crate::page::base::taps::is_held;
use crate::play::TableSignals;
use crate::table::Input;

/// The key that leads to what is due.
pub const DUE: &str = "F2";
/// The key that leads to the log.
pub const LOG: &str = "F4";
/// The key that gives a hint.
pub const HINT: &str = "F8";
/// The keys that undo and redo, together with Control.
pub const UNDO: &str = "Z";
pub const REDO: &str = "Y";
/// The button of a hint that goes on with it, or carries it out.
const ADVICE: &str = ".table:not([inert]) .advice .accent";
/// The lines of the log.
const LINES: &str = ".table:not([inert]) .log-lines";

/// A label with the key that does the same.
pub fn with_key(label: &str, key: &str) -> String {
    format!("{label} ({key})")
}

/// A label with the key that does the same together with Control.
pub fn with_control(label: &str, key: &str, words: Words) -> String {
    with_key(label, &format!("{}+{key}", words.control_key()))
}

/// What the keys act on.
#[derive(Clone, Copy)]
pub struct Keys {
    /// The game.
    pub handle: TableSignals,
    /// The focus at the table.
    pub focus: Focus,
    /// Where what is due may be.
    pub places: &'static [&'static str],
    /// Whether the whole log is shown, where it lies over the board.
    pub log_open: RwSignal<bool>,
    /// Closes the refusal.
    pub dismiss: Callback<()>,
}

impl Keys {
    /// Handles a key anywhere at the table. Enter, Space and Escape end the tumbling of dice and the pause before a bot plays; Escape closes a
    /// refusal, or the advice.
    pub fn press(self, event: &KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within =
            |places| target.as_ref().is_some_and(|target| target.closest(places).is_ok_and(|found| found.is_some()));
        if self.close(event, within("dialog")) || self.skip(event, within("dialog, .advice, .why, .bar, .ahead")) {
            event.prevent_default();
            return;
        }
        let has_control = event.ctrl_key() || event.meta_key();
        let done = if has_control {
            self.control(event)
        } else {
            !within("dialog") && !event.alt_key() && !event.shift_key() && !event.repeat() && self.lead(&event.key())
        };
        if done {
            event.prevent_default();
        }
    }

    /// Escape closes what is displayed over the table. In a dialog it closes the dialog.
    fn close(self, event: &KeyboardEvent, in_dialog: bool) -> bool {
        if event.key() != "Escape" || in_dialog {
            return false;
        }
        let refused = self.handle.status.with_untracked(|status| status.refused.is_some());
        if refused {
            self.dismiss.run(());
        } else if self.handle.advice.with_untracked(Option::is_some) {
            self.handle.send(Input::CloseAdvice);
            self.focus.keep();
        } else {
            return false;
        }
        true
    }

    /// Ends what plays by itself. Keys that mean something where they are pressed work as usual meanwhile.
    fn skip(self, event: &KeyboardEvent, is_own: bool) -> bool {
        let plays = self.handle.status.with_untracked(|status| status.tumbling);
        if !plays || is_own || !matches!(event.key().as_str(), "Enter" | " " | "Escape") {
            return false;
        }
        if !is_held(event) {
            self.handle.send(Input::Skip);
        }
        true
    }

    fn control(self, event: &KeyboardEvent) -> bool {
        match (event.key().as_str(), event.shift_key()) {
            ("z" | "Z", false) => self.handle.send(Input::Undo),
            ("y" | "Y", false) | ("z" | "Z", true) => self.handle.send(Input::Redo),
            _ => return false,
        }
        true
    }

    /// Leads to what is due, to the log or to a hint.
    fn lead(self, key: &str) -> bool {
        match key {
            DUE => {
                self.log_open.set(false);
                self.focus.go([ADVICE].iter().chain(self.places).map(|place| (*place).to_owned()).collect());
            }
            LOG => {
                if !self.focus.is_shown(LINES) {
                    self.log_open.set(true);
                }
                self.focus.go(vec![LINES.to_owned()]);
            }
            HINT if self.handle.can_ask_hint.get_untracked() => self.handle.send(Input::AskHint),
            _ => return false,
        }
        true
    }
}
