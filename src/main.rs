//! Starts the page, nothing else.

fn main() {
    heartbox::page::start();
}
