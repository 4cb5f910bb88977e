//! Mounts the page, nothing else.

use leptos::prelude::*;

fn main() {
    mount_to_body(|| view! { <p>"…"</p> });
}
