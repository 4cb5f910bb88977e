//! What of Leptos the page stands on: its signals with their owners, its effects, and its helpers around the document.
//!
//! Leptos is a family of crates; the one of its name draws in server functions, streams and its own markup, which this page does
//! not use and could not carry (see [`ui`](crate::ui)). So its parts are named here, once, and everybody takes them from here.
//!
//! The handles below are Leptos's own with the type of the value erased inside: the graph is compiled once for the page
//! instead of once for every kind of value in it, which is a tenth of the page.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use leptos_dom::helpers::window_event_listener_untyped;
use reactive_graph::prelude::*;
use reactive_graph::{computed, effect, owner, signal};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

pub use leptos_dom::helpers::{document, event_target_value, request_animation_frame, window};
pub use reactive_graph::effect::RenderEffect;
pub use reactive_graph::graph::untrack;
pub use reactive_graph::owner::{Owner, expect_context, on_cleanup, provide_context};

/// A value whose type the graph does not know. The page has one thread, and the wrapper sees to it.
type Held = SendWrapper<Box<dyn Any>>;

fn hold<T: 'static>(value: T) -> Held {
    SendWrapper::new(Box::new(value))
}

fn held<T: 'static>(held: &Held) -> &T {
    let any: &dyn Any = &***held;
    any.downcast_ref().expect("a handle keeps the type that it was made with")
}

fn held_mut<T: 'static>(any: &mut dyn Any) -> &mut T {
    any.downcast_mut().expect("a handle keeps the type that it was made with")
}

/// Handles are copies of a place in the graph, whatever lies there.
macro_rules! handle {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        pub struct $name<T>($inner, PhantomData<fn() -> T>);

        impl<T> Clone for $name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $name<T> {}

        impl<T> std::fmt::Debug for $name<T> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    };
}

handle! {
    /// A value that can be changed; who has read it hears of it.
    RwSignal(signal::RwSignal<Held>)
}
handle! {
    /// A value that follows from others; who has read it hears when it is another.
    Memo(computed::Memo<Held>)
}
handle! {
    /// A value that is kept for as long as its owner; nobody hears of it.
    StoredValue(owner::StoredValue<Held>)
}

#[inline(never)]
fn read(signal: signal::RwSignal<Held>) -> impl Deref<Target = Held> {
    signal.read_untracked()
}

#[inline(never)]
fn write(signal: signal::RwSignal<Held>, act: &mut dyn FnMut(&mut dyn Any)) {
    signal.update(|held| act(&mut ***held));
}

impl<T: 'static> RwSignal<T> {
    /// A signal with this value.
    pub fn new(value: T) -> Self {
        Self(signal::RwSignal::new(hold(value)), PhantomData)
    }

    /// Hears of it without reading it.
    pub fn track(&self) {
        self.0.track();
    }

    /// Reads it, and hears of it.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(look)
    }

    /// Reads it.
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(held(&read(self.0)))
    }

    /// Changes it.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        let mut change = Some(change);
        write(self.0, &mut |any| {
            if let Some(change) = change.take() {
                change(held_mut(any));
            }
        });
    }

    /// Gives it another value.
    pub fn set(&self, value: T) {
        self.update(|old| *old = value);
    }
}

impl<T: Clone + 'static> RwSignal<T> {
    /// Its value, and hears of it.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }

    /// Its value.
    pub fn get_untracked(&self) -> T {
        self.with_untracked(T::clone)
    }
}

#[inline(never)]
fn read_memo(memo: computed::Memo<Held>) -> impl Deref<Target = Held> {
    memo.read_untracked()
}

#[inline(never)]
fn memo(
    fun: Box<dyn Fn() -> Held + Send + Sync>,
    changed: fn(Option<&Held>, Option<&Held>) -> bool,
) -> computed::Memo<Held> {
    computed::Memo::new_with_compare(move |_| fun(), changed)
}

impl<T: PartialEq + 'static> Memo<T> {
    /// What this gives, found anew when what it reads has changed.
    pub fn new(fun: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let changed = |old: Option<&Held>, new: Option<&Held>| match (old, new) {
            (Some(old), Some(new)) => held::<T>(old) != held::<T>(new),
            _ => true,
        };
        Self(memo(Box::new(move || hold(fun())), changed), PhantomData)
    }

    /// Hears of it without reading it.
    pub fn track(&self) {
        self.0.track();
    }

    /// Reads it, and hears of it.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(look)
    }

    /// Reads it.
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(held(&read_memo(self.0)))
    }
}

impl<T: Clone + PartialEq + 'static> Memo<T> {
    /// Its value, and hears of it.
    pub fn get(&self) -> T {
        self.with(T::clone)
    }
}

#[inline(never)]
fn read_stored(stored: owner::StoredValue<Held>) -> impl Deref<Target = Held> {
    stored.read_value()
}

#[inline(never)]
fn write_stored(stored: owner::StoredValue<Held>, act: &mut dyn FnMut(&mut dyn Any)) {
    stored.try_update_value(|held| act(&mut ***held));
}

impl<T: 'static> StoredValue<T> {
    /// Keeps this.
    pub fn new(value: T) -> Self {
        Self(owner::StoredValue::new(hold(value)), PhantomData)
    }

    /// Reads it.
    pub fn with_value<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(held(&read_stored(self.0)))
    }

    /// Changes it; nothing comes back when its owner has gone.
    pub fn try_update_value<R>(&self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut change = Some(change);
        let mut result = None;
        write_stored(self.0, &mut |any| {
            if let Some(change) = change.take() {
                result = Some(change(held_mut(any)));
            }
        });
        result
    }

    /// Keeps this instead.
    pub fn set_value(&self, value: T) {
        self.try_update_value(|old| *old = value);
    }
}

impl<T: Clone + 'static> StoredValue<T> {
    /// A copy of what is kept.
    pub fn get_value(&self) -> T {
        self.with_value(T::clone)
    }
}

/// A value that is read where it is found: a signal, something that follows from one, or always the same.
pub struct Signal<T: 'static>(StoredValue<Rc<dyn Fn() -> T>>);

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T> Signal<T> {
    /// What this gives, found anew whenever it is read.
    pub fn derive(find: impl Fn() -> T + 'static) -> Self {
        Self(StoredValue::new(Rc::new(find)))
    }

    /// Its value, and hears of it.
    pub fn get(&self) -> T {
        self.0.get_value()()
    }
}

/// Does something now and whenever what it reads has changed. It is given what it gave the last time.
pub fn effect<T: 'static>(mut act: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    let act: Box<dyn FnMut()> = Box::new(move || before = Some(act(before.take())));
    run(act);
}

#[inline(never)]
fn run(mut act: Box<dyn FnMut()>) {
    effect::Effect::new(move |_: Option<()>| act());
}

/// Something to be done with a value, as a handle that can be copied.
pub struct Callback<In: 'static = ()>(StoredValue<Rc<dyn Fn(In)>>);

impl<In> Clone for Callback<In> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<In> Copy for Callback<In> {}

impl<In: 'static> Callback<In> {
    /// Does this.
    pub fn new(act: impl Fn(In) + 'static) -> Self {
        Self(StoredValue::new(Rc::new(act)))
    }

    /// Does it.
    pub fn run(&self, input: In) {
        self.0.get_value()(input);
    }
}

/// Hears an event of the window, until this part of the app goes.
pub fn on_window(event: &'static str, act: impl Fn(web_sys::Event) + 'static) {
    let listener = SendWrapper::new(window_event_listener_untyped(event, act));
    on_cleanup(move || listener.take().remove());
}

/// Does a media query hold? Follows the screen as it turns.
pub fn media(query: &str) -> Signal<bool> {
    let Ok(Some(list)) = window().match_media(query) else { return Signal::derive(|| false) };
    let holds = RwSignal::new(list.matches());
    let changed = {
        let list = list.clone();
        Closure::<dyn FnMut()>::new(move || holds.set(list.matches()))
    };
    let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    let listener = StoredValue::new((list, changed));
    on_cleanup(move || {
        listener.with_value(|(list, changed)| {
            let _ = list.remove_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        });
    });
    Signal::derive(move || holds.get())
}

/// Starts the app: gives it the executor for what runs later, and an owner; with the owner it ends.
pub fn start(app: impl FnOnce()) -> Owner {
    // It can only fail if somebody has done so before.
    let _ = any_spawner::Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(app);
    owner
}
