//! What has happened to a person since their last turn: a few lines over the board when the next turn begins.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, Node};

use crate::page::base::route::Route;
use crate::page::parts::part_view;
use crate::play::{AppContext, TableSignals, Timeout, on_window};
use crate::table::{Entry, Since};
use crate::ui::{Icon, IconButton, each, live};

/// Time for which the lines are displayed, in milliseconds.
const SHOWN_MS: u32 = 5000;
/// The time that the name of the person stands over the board before, in milliseconds.
const CALLED: u32 = 600;

part_view! {
    /// What has happened to a person since their last turn.
    pub static SINCE: SinceLastTurnProps = |props| SinceLastTurn(props).into_any(), in dialogs, by draw_since
}

/// The lines, until some time has passed or anything beside them is touched. Each leads to the moment when it happened.
#[component]
pub fn SinceLastTurn(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let since = move || handle.since.get();
    each(since, |since| (since.seat, since.events), move |since| view! { <Lines handle since /> })
}

#[component]
fn Lines(handle: TableSignals, since: Since) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let element = NodeRef::<html::Section>::new();
    // Not at once: the name of the person stands there first.
    let shown = RwSignal::new(false);
    let time = Timeout::new();
    time.after(CALLED, move || {
        shown.set(true);
        time.after(SHOWN_MS, move || shown.set(false));
    });
    for event in ["pointerdown", "keydown"] {
        on_window(event, move |event: Event| {
            let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
            let inside = element.try_get_untracked().flatten().is_some_and(|element| element.contains(target.as_ref()));
            if !inside {
                time.cancel();
                shown.try_set(false);
            }
        });
    }
    let id = handle.save_id();
    let line = move |Entry { index, text, .. }: Entry| {
        // The moment just after the event.
        let href = id.clone().map(|id| Route::Look(id, index + 1).href());
        view! {
            <li>
                <a class="button plain" href=href aria-label=text.clone()>
                    <Icon name="history" />
                </a>
                <span aria-hidden="true">{text}</span>
            </li>
        }
        .into_any()
    };
    let lines: Vec<AnyView> = since.lines.into_iter().map(line).collect();
    let lines = StoredValue::new_local(Some(lines));
    let inside = move || {
        shown.get().then(|| {
            view! {
                <div class="since-place">
                    <section class="since" data-testid="since" node_ref=element aria-label=live(move || words().since_last_turn())>
                        <h3 aria-hidden="true">{live(move || words().since_last_turn())}</h3>
                        <ul>{lines.try_update_value(Option::take).flatten()}</ul>
                        <IconButton
                            icon="close"
                            label=Signal::derive(move || words().close().to_owned())
                            on_press=Callback::new(move |()| shown.set(false))
                        />
                    </section>
                </div>
            }
            .into_any()
        })
    };
    view! { {live(inside)} }.into_any()
}
