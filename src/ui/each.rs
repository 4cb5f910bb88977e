//! Lists with changing items.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

use super::live::{Live, live};

/// An item that can be drawn.
struct Member {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// The items of a list, each drawn once and kept as long as its key is in the list: Leptos's `<For>`, compiled once for
/// all lists of the page instead of once for each, which took 5 to 7 KB before compression. Keys are compared by a hash
/// of 64 bits.
pub fn each<T, K, I, V>(
    items: impl Fn() -> I + Send + Sync + 'static,
    key: impl Fn(&T) -> K + Send + Sync + 'static,
    draw: impl Fn(T) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Send + 'static,
    K: Hash,
    I: IntoIterator<Item = T>,
    V: IntoAny,
{
    let draw = Arc::new(draw);
    let member = move |item: T| {
        let mut hasher = DefaultHasher::new();
        key(&item).hash(&mut hasher);
        let draw = draw.clone();
        Member { key: hasher.finish(), draw: Box::new(move || draw(item).into_any()) }
    };
    list(live(move || items().into_iter().map(&member).collect()))
}

fn list(members: Live<Vec<Member>>) -> AnyView {
    view! { <For each=members key=|member| member.key children=|member| (member.draw)() /> }.into_any()
}
