//! The log: every event as one line, the newest on top.

use leptos::prelude::*;

use super::app::desk;
use crate::games::Icon as LineIcon;
use crate::session::{Entry, Handle};
use crate::ui::icon;

/// The symbol of a line.
fn symbol(icon: LineIcon) -> &'static str {
    match icon {
        LineIcon::Die => "die",
        LineIcon::Sword => "sword",
        LineIcon::Shield => "shield",
        LineIcon::Bead => "bead",
        LineIcon::Card => "log",
        LineIcon::Castle => "home",
        LineIcon::Hand => "hand",
        LineIcon::Crown => "crown",
    }
}

/// The whole log.
pub fn log(handle: Handle) -> impl IntoView {
    let lang = desk().settings.lang;
    let entries = move || {
        let mut entries = handle.log.get();
        entries.reverse();
        entries
    };
    let line = |Entry { icon: kind, text, .. }| {
        view! {
            <li>
                {icon(symbol(kind))}
                <span>{text}</span>
            </li>
        }
    };
    view! {
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title">{move || lang.get().words().log}</h2>
            // The sentence is part of the key: when the language changes, the old lines change with it.
            <ol tabindex="0" aria-labelledby="log-title">
                <For each=entries key=|entry| (entry.index, entry.text.clone()) children=line />
            </ol>
        </section>
    }
}

/// What happened last, said aloud as it happens, and what is due.
pub fn latest(handle: Handle) -> impl IntoView {
    move || {
        let latest = handle.log.with(|log| log.last().cloned());
        view! {
            <p class="latest" role="status" aria-live="polite">
                {latest.map(|Entry { icon: kind, text, .. }| view! { {icon(symbol(kind))} <span>{text}</span> })}
            </p>
            <p class="prompt">{handle.status.with(|status| status.prompt.clone())}</p>
        }
    }
}
