//! Signals that outlive the screens on which they are read.

use leptos::prelude::*;

/// A signal of the page with a copy for each screen.
///
/// A signal of Leptos keeps a weak reference to every subscriber that it has had, and with it the subscriber's memory, until the signal
/// itself is dropped. The language is read by every sentence: without a copy a visit of the shelf left 10 KB behind. The copy goes with
/// its screen, and takes the subscribers along.
#[derive(Debug)]
pub struct Scoped<T: Send + Sync + 'static> {
    page: RwSignal<T>,
    screen: Option<Memo<T>>,
}

impl<T: Send + Sync + 'static> Clone for Scoped<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Scoped<T> {}

impl<T: Copy + PartialEq + Send + Sync + 'static> Scoped<T> {
    /// A signal of the page.
    pub fn new(value: T) -> Self {
        Self { page: RwSignal::new(value), screen: None }
    }

    /// The copy for a screen, which lives as long as the current owner.
    #[must_use]
    pub fn for_screen(self) -> Self {
        Self { screen: Some(Memo::new(move |_| self.page.get())), ..self }
    }

    /// The signal of the page.
    pub fn page(self) -> RwSignal<T> {
        self.page
    }

    /// The value, which is tracked. After the end of the screen it is still known, but no longer tracked.
    pub fn get(self) -> T {
        match self.screen {
            Some(screen) => screen.try_get().unwrap_or_else(|| self.page.get_untracked()),
            None => self.page.get(),
        }
    }

    /// The value, which is not tracked.
    pub fn get_untracked(self) -> T {
        self.page.get_untracked()
    }

    /// Sets the value on the whole page.
    pub fn set(self, value: T) {
        self.page.set(value);
    }
}

impl<T: Copy + PartialEq + Send + Sync + 'static> From<Scoped<T>> for Signal<T> {
    fn from(scoped: Scoped<T>) -> Self {
        match scoped.screen {
            Some(screen) => screen.into(),
            None => scoped.page.into(),
        }
    }
}
