//! Mounts the page, nothing else.

use heartbox::shell::App;
use leptos::prelude::*;

fn main() {
    heartbox::shell::say_panics();
    mount_to_body(App);
}
