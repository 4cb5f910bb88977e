//! Starts the page, nothing else.

use heartbox::{shell, signals};

fn main() {
    shell::say_panics();
    signals::start(shell::app);
}
