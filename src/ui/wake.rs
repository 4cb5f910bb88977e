//! What follows the rest of the table, so that no frame has too much to draw.

use crate::signals::*;

/// A count that grows two frames after something has changed: the first is for what people look at.
pub fn wake_of(changed: Box<dyn Fn()>) -> RwSignal<u32> {
    let wake = RwSignal::new(0);
    effect(move |_| {
        changed();
        request_animation_frame(move || request_animation_frame(move || wake.update(|count| *count += 1)));
    });
    wake
}
