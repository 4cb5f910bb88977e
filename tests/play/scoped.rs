//! What a screen that has been left leaves behind in the signals of the page.

use allocation_counter::measure;
use leptos::prelude::*;

use super::world::{Device, Page};

/// The sentences of a screen.
const SENTENCES: usize = 50;
const VISITS: i64 = 100;
/// The memory that a visit may leave behind, in bytes: the copy itself is a subscriber of the page's signal.
const LEFT: i64 = 1000;

#[test]
fn a_visited_screen_leaves_no_subscriber_of_the_language_behind() {
    let page = Page::open(&Device::default());
    let visit = || {
        page.within(|| {
            let screen = Owner::new();
            screen.with(|| {
                let lang = page.app.for_screen().settings.lang;
                for _ in 0..SENTENCES {
                    let sentence = Memo::new(move |_| lang.get());
                    assert_eq!(sentence.get_untracked(), page.app.settings.lang.get_untracked());
                }
            });
            screen.cleanup();
        });
    };
    for _ in 0..VISITS {
        visit();
    }
    let left = measure(|| (0..VISITS).for_each(|_| visit())).bytes_current / VISITS;
    assert!(left < LEFT, "{left} bytes a visit");
}
