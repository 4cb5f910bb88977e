//! The notices of the page, newest last. They are displayed in banners until they no longer apply or have been read.

use leptos::prelude::*;

use crate::i18n::Notice;

/// The notices of the page. Copies are handles to the same list.
#[derive(Clone, Copy)]
pub struct Notices(RwSignal<Vec<Notice>>);

impl Notices {
    /// Creates an empty list.
    pub(super) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The displayed notices, tracked.
    pub fn get(self) -> Vec<Notice> {
        self.0.get()
    }

    /// Displays a notice, unless it is displayed already.
    pub fn notify(self, notice: Notice) {
        if !self.contains(notice) {
            self.0.update(|notices| notices.push(notice));
        }
    }

    /// Removes a notice that no longer applies or has been read.
    pub fn clear(self, notice: Notice) {
        if self.contains(notice) {
            self.0.update(|notices| notices.retain(|other| *other != notice));
        }
    }

    fn contains(self, notice: Notice) -> bool {
        self.0.with_untracked(|notices| notices.contains(&notice))
    }
}
