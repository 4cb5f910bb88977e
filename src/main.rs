//! Starts the page, nothing else.

use heartbox::shell;

fn main() {
    shell::show_panics();
    leptos::mount::mount_to_body(shell::App);
}
