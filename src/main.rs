//! Starts the page, nothing else.

use heartbox::{shell, signals};

fn main() {
    shell::say_panics();
    // As long as the page lives.
    std::mem::forget(signals::start(shell::app));
}
