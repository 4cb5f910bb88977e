//! Starts the page, nothing else.

use heartbox::page;

fn main() {
    page::show_panics();
    leptos::mount::mount_to_body(page::App);
}
