//! Signals of the items of a list.

use leptos::prelude::*;

/// One signal for each item of `read`, whose number stays the same. A single effect sets those that have changed.
///
/// With a memo for each item instead, every change of what `read` reads has all of them checked, with every attribute that follows them.
pub fn items<T>(read: impl Fn() -> Vec<T> + 'static) -> Vec<ReadSignal<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    let (read_items, set_items): (Vec<_>, Vec<_>) = untrack(&read).into_iter().map(signal).unzip();
    let items = read_items.clone();
    Effect::new(move |_| {
        for ((item, set), now) in items.iter().zip(&set_items).zip(read()) {
            if item.try_with_untracked(|last| *last != now) == Some(true) {
                set.set(now);
            }
        }
    });
    read_items
}
