//! A table that is laid part by part, a frame each: all at once would hold up a slow device.

use super::paint::Part;
use crate::signals::*;

/// With so many frames a table lies there whole.
const WHOLE: u8 = 12;

/// How much of a table is laid: the frames since it has been in sight. The first that is drawn is number 1. Copies are the same table.
#[derive(Clone, Copy)]
pub struct Laid(RwSignal<u8>);

impl Laid {
    /// A table that lies there whole until it is cleared.
    pub fn whole() -> Self {
        Self(RwSignal::new(WHOLE))
    }

    /// Clears the table while this holds, and lays it again afterwards.
    pub fn clear_while(self, hidden: impl Fn() -> bool + Copy + 'static) {
        effect(move |_| {
            if hidden() {
                self.0.set(0);
            } else if self.0.get() < WHOLE {
                request_animation_frame(move || {
                    if !untrack(hidden) {
                        self.0.update(|frames| *frames = WHOLE.min(*frames + 1));
                    }
                });
            }
        });
    }

    /// The part, from this frame on.
    pub fn from(self, frame: u8, part: &Part) -> Option<Part> {
        (self.0.get() >= frame.min(WHOLE)).then(|| part.clone())
    }

    /// For whoever acts when more is laid.
    pub fn track(self) {
        self.0.track();
    }
}
