//! The number of times that legal actions have been listed, counted in tests: the games note it where they list them.

use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u32> = const { Cell::new(0) };
}

/// Notes that the legal actions of a state are listed.
pub(crate) fn note() {
    COUNT.set(COUNT.get() + 1);
}

/// The number of lists in this thread since the last call.
pub(crate) fn take() -> u32 {
    COUNT.replace(0)
}
