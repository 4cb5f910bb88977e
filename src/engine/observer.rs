//! The receiver of the effects of an event.

/// Receives the effects of an event while it is applied, in order. `()` ignores them at no cost, a vector collects them.
pub trait Observer<Effect> {
    /// Receives the next effect.
    fn observe(&mut self, effect: Effect);
}

impl<Effect> Observer<Effect> for () {
    #[inline(always)]
    fn observe(&mut self, _: Effect) {}
}

impl<Effect> Observer<Effect> for Vec<Effect> {
    fn observe(&mut self, effect: Effect) {
        self.push(effect);
    }
}
