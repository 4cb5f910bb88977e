//! What is done a moment later, in a task of its own.

use std::cell::{OnceCell, RefCell};
use std::collections::VecDeque;

use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessagePort};

type Act = Box<dyn FnOnce()>;

/// A message to oneself: unlike a timer it is never held back, and what is asked for first is done first.
struct Postbox {
    slot: MessagePort,
    _bell: Closure<dyn FnMut()>,
}

thread_local! {
    static WAITING: RefCell<VecDeque<Act>> = const { RefCell::new(VecDeque::new()) };
    static POSTBOX: OnceCell<Option<Postbox>> = const { OnceCell::new() };
}

/// Does something in a task of its own.
pub(super) fn later(act: Act) {
    WAITING.with_borrow_mut(|waiting| waiting.push_back(act));
    POSTBOX.with(|postbox| {
        let postbox = postbox.get_or_init(|| Postbox::open().ok());
        let posted = postbox.as_ref().is_some_and(|postbox| postbox.slot.post_message(&JsValue::NULL).is_ok());
        if !posted {
            next();
        }
    });
}

/// Does what has waited longest.
fn next() {
    let act = WAITING.with_borrow_mut(VecDeque::pop_front);
    if let Some(act) = act {
        act();
    }
}

impl Postbox {
    fn open() -> Result<Self, JsValue> {
        let channel = MessageChannel::new()?;
        let bell = Closure::<dyn FnMut()>::new(next);
        channel.port1().set_onmessage(Some(bell.as_ref().unchecked_ref()));
        Ok(Self { slot: channel.port2(), _bell: bell })
    }
}
