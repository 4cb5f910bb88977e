//! A button that has to be held, so that nothing is agreed to by mistake.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use crate::page::base::taps::is_by_pointer;
use crate::play::Timeout;
use crate::ui::{handler, live};

/// A button that acts once it has been held, by a pointer or by Enter or Space. A bar fills meanwhile. Assistive technology, which clicks
/// without holding anything, presses it as usual.
#[component]
pub fn HoldButton(
    /// Its classes.
    class: String,
    /// Its label, if that is more than its content.
    #[prop(optional_no_strip)]
    label: Option<String>,
    /// The time for which it has to be held, in milliseconds.
    hold_ms: u32,
    /// Called once it has been held.
    on_held: Callback<()>,
    /// Its content.
    children: Children,
) -> impl IntoView {
    let is_held = RwSignal::new(false);
    let time = Timeout::new();
    let begin = move || {
        if !is_held.get_untracked() {
            is_held.set(true);
            time.after(hold_ms, move || {
                is_held.try_set(false);
                on_held.run(());
            });
        }
    };
    let end = move || {
        time.cancel();
        is_held.try_set(false);
    };
    // The browser makes no click of a key that is prevented.
    let on_key = move |event: &KeyboardEvent| {
        let presses = matches!(event.key().as_str(), "Enter" | " ");
        if presses {
            event.prevent_default();
        }
        presses
    };
    let classes = move || if is_held.get() { class.clone() + " held" } else { class.clone() };
    view! {
        <button
            class=live(classes)
            type="button"
            style=("--hold", format!("{hold_ms}ms"))
            aria-label=label
            on:pointerdown=handler(move |event: PointerEvent| {
                if event.button() == 0 {
                    begin();
                }
            })
            on:pointerup=handler(move |_: PointerEvent| end())
            on:pointerleave=handler(move |_: PointerEvent| end())
            on:pointercancel=handler(move |_: PointerEvent| end())
            on:contextmenu=handler(|event: MouseEvent| event.prevent_default())
            on:keydown=handler(move |event: KeyboardEvent| {
                if on_key(&event) {
                    begin();
                }
            })
            on:keyup=handler(move |event: KeyboardEvent| {
                if on_key(&event) {
                    end();
                }
            })
            on:blur=move |_| end()
            on:click=handler(move |event: MouseEvent| {
                if !is_by_pointer(&event) {
                    end();
                    on_held.run(());
                }
            })
        >
            {children()}
        </button>
    }
}
