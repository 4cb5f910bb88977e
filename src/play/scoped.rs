//! Signals that outlive the screens on which they are read.

use leptos::prelude::*;

/// A signal of the page with a copy for each screen. A screen may have a value of its own instead, while it belongs to one person.
///
/// A signal of Leptos keeps a weak reference to every subscriber that it has had, and with it the subscriber's memory, until the signal
/// itself is dropped. The language is read by every sentence: without a copy a visit of the shelf left 10 KB behind. The copy goes with
/// its screen, and takes the subscribers along.
#[derive(Debug)]
pub struct Scoped<T: Send + Sync + 'static> {
    page: RwSignal<T>,
    screen: Option<Copies<T>>,
}

/// The signals of a screen.
#[derive(Debug)]
struct Copies<T: Send + Sync + 'static> {
    /// The value of the page.
    page: Memo<T>,
    /// The value of the person to whom the screen belongs.
    own: StoredValue<Option<T>>,
    /// Notifies when that has changed: another type of signals would cost more of the program.
    changed: Trigger,
    /// The value that applies.
    shown: Memo<T>,
}

impl<T: Send + Sync + 'static> Clone for Copies<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Copies<T> {}

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
        let page = Memo::new(move |_| self.page.get());
        let (own, changed) = (StoredValue::new(None), Trigger::new());
        let shown = Memo::new(move |_| {
            changed.track();
            own.get_value().unwrap_or_else(|| page.get())
        });
        Self { screen: Some(Copies { page, own, changed, shown }), ..self }
    }

    /// The signal of the page.
    pub fn page(self) -> RwSignal<T> {
        self.page
    }

    /// The value, which is tracked. After the end of the screen that of the page is still known, but no longer tracked.
    pub fn get(self) -> T {
        match self.screen {
            Some(screen) => screen.shown.try_get().unwrap_or_else(|| self.page.get_untracked()),
            None => self.page.get(),
        }
    }

    /// The value of the page, also where the screen has its own; tracked.
    pub fn get_of_page(self) -> T {
        match self.screen {
            Some(screen) => screen.page.try_get().unwrap_or_else(|| self.page.get_untracked()),
            None => self.page.get(),
        }
    }

    /// The same, not tracked.
    pub fn get_of_page_untracked(self) -> T {
        self.page.get_untracked()
    }

    /// The value, which is not tracked.
    pub fn get_untracked(self) -> T {
        let shown = self.screen.and_then(|screen| screen.shown.try_get_untracked());
        shown.unwrap_or_else(|| self.page.get_untracked())
    }

    /// Sets the value on the whole page, also where a screen had its own.
    pub fn set(self, value: T) {
        self.set_own(None);
        self.page.set(value);
    }

    /// Sets the value of the person to whom the screen belongs from now on; `None`: the screen has that of the page.
    pub fn set_own(self, value: Option<T>) {
        if let Some(screen) = self.screen {
            screen.own.try_set_value(value);
            screen.changed.notify();
        }
    }
}

impl<T: Copy + PartialEq + Send + Sync + 'static> From<Scoped<T>> for Signal<T> {
    fn from(scoped: Scoped<T>) -> Self {
        match scoped.screen {
            Some(screen) => screen.shown.into(),
            None => scoped.page.into(),
        }
    }
}
