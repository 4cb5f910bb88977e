//! Time, which the rules never see.

use crate::signals::*;
use gloo_timers::callback::Timeout;

/// Now, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Does something later, unless the part of the page that asked for it has gone by then, or asks for something else.
pub fn after(slot: StoredValue<Option<Timeout>>, milliseconds: u32, then: impl FnOnce() + 'static) {
    slot.set_value(Some(Timeout::new(milliseconds, then)));
}
