//! The log: every event as one line, the newest on top.

use leptos::prelude::*;

use super::app::desk;
use crate::games::Icon as LineIcon;
use crate::session::{Entry, Handle};
use crate::ui::Icon;

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
#[component]
pub fn Log(handle: Handle) -> impl IntoView {
    let lang = desk().settings.lang;
    let entries = move || {
        let mut entries = handle.log.get();
        entries.reverse();
        entries
    };
    let line = |entry: Entry| {
        view! {
            <li>
                <Icon name=symbol(entry.icon) />
                <span>{entry.text}</span>
            </li>
        }
    };
    view! {
        <section class="log" aria-label=move || lang.get().words().log>
            <h2>{move || lang.get().words().log}</h2>
            // The language is part of the key: the old lines change with it.
            <ol tabindex="0">
                <For each=entries key=move |entry| (entry.index, entry.text.clone()) children=line />
            </ol>
        </section>
    }
}

/// What happened last, said aloud as it happens.
#[component]
pub fn Latest(handle: Handle) -> impl IntoView {
    let latest = Memo::new(move |_| handle.log.with(|log| log.last().cloned()));
    let line = move || {
        latest.get().map(|entry| {
            view! {
                <Icon name=symbol(entry.icon) />
                <span>{entry.text}</span>
            }
        })
    };
    view! {
        <p class="latest" role="status" aria-live="polite">
            {line}
        </p>
    }
}
