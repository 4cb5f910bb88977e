//! Taps of fingers: a click when the finger is lifted, however long it was down and whatever other fingers touch the screen.
//!
//! Browsers do not turn every tap into a click: Firefox none that takes 300 ms, and no browser that of a finger beside another. Here a lifted
//! finger is a tap or not ([`Taps::is_tap`]), and the click that the browser may generate for it is dropped. Mice, pens, keys and assistive
//! technology click as usual.
//!
//! Elements are ids of any type `E`, times milliseconds on the clock of events.

/// The longest tap, in milliseconds: a finger that is down for longer does not click.
pub const TAP_MAX_MS: f64 = 1500.0;
/// The distance on each axis from which a pointer has moved away, in pixels; taps that are nearer are at the same position.
pub const NEAR_PX: i32 = 16;
/// A finger that comes down within this time after a scroll event of a finger only stops the scrolling, in milliseconds.
pub const STOPS_SCROLL_MS: f64 = 100.0;
/// The longest pause between two scroll events of one movement, in milliseconds.
pub const SCROLL_PAUSE_MS: f64 = 250.0;

/// A position, in pixels. Only the distance of two of them counts, on both axes alike: it does not matter from where and in which direction
/// they are measured.
pub type Position = (i32, i32);

/// Whether two positions count as the same.
pub fn are_near((x, y): Position, (other_x, other_y): Position) -> bool {
    (x - other_x).abs() < NEAR_PX && (y - other_y).abs() < NEAR_PX
}

/// A pointer that comes down.
#[derive(Clone, Debug)]
pub struct Finger<E> {
    /// The id of the pointer.
    pub pointer: i32,
    /// When it came down.
    pub at: f64,
    /// The position.
    pub position: Position,
    /// The element to which the browser attributes it: it may be a few pixels beside the position.
    pub element: E,
    /// The usable element at the position that can be tapped. Only fingers need it.
    pub under: Option<E>,
}

/// The fingers on the page.
#[derive(Clone, Debug)]
pub struct Taps<E> {
    fingers: Vec<Finger<E>>,
    /// Whether the page has decided about the click of the finger that was lifted last.
    owns_click: bool,
    /// When a finger last scrolled; `None` if none has since the last tap. Scrolling by the page does not count: it does not continue by itself.
    scrolled: Option<f64>,
}

impl<E: PartialEq> Taps<E> {
    /// No finger is down.
    pub const fn new() -> Self {
        Self { fingers: Vec::new(), owns_click: false, scrolled: None }
    }

    /// A pointer comes down. Those of mice and pens are not followed: the browser clicks for them.
    pub fn down(&mut self, finger: Finger<E>, is_touch: bool) {
        self.owns_click = false;
        self.lift(finger.pointer);
        if is_touch {
            let stops_scroll = self.scrolled.take().is_some_and(|last| finger.at - last <= STOPS_SCROLL_MS);
            if !stops_scroll {
                self.fingers.push(finger);
            }
        }
    }

    /// A pointer is lifted: its finger, if it is one that may tap. [`Taps::is_tap`] decides about it.
    pub fn lift(&mut self, pointer: i32) -> Option<Finger<E>> {
        let index = self.fingers.iter().position(|finger| finger.pointer == pointer)?;
        Some(self.fingers.swap_remove(index))
    }

    /// Whether a finger that has been lifted at this time and position has tapped: the element to which it is attributed is to be clicked.
    /// `tapped` is the usable element that can be tapped and contains that element; where there is none, nothing is tapped. `under` is the one
    /// that is at the position now.
    pub fn is_tap(&mut self, finger: &Finger<E>, at: f64, position: Position, tapped: &E, under: Option<&E>) -> bool {
        if !are_near(position, finger.position) {
            return false;
        }
        self.owns_click = true;
        // An element that has appeared under the finger meanwhile is not tapped.
        let is_same = under == finger.under.as_ref() || under == Some(tapped);
        is_same && at - finger.at <= TAP_MAX_MS
    }

    /// A pointer is cancelled: its finger scrolls from now on, or is no longer tracked.
    pub fn cancel(&mut self, pointer: i32, is_touch: bool, at: f64) {
        self.lift(pointer);
        if is_touch {
            self.scrolled = Some(at);
        }
    }

    /// The browser is about to make a click of a finger that has been lifted or cancelled. Returns whether it must not: then no element that
    /// has appeared under the finger takes the focus either.
    pub fn ended(&mut self, at: f64) -> bool {
        // Scrolling may continue after the finger is lifted.
        self.scrolled = self.scrolled.map(|_| at);
        self.owns_click
    }

    /// A scroll event: of a finger, of scrolling that continues after one, or of the page.
    pub fn scroll(&mut self, at: f64) {
        self.scrolled = self.scrolled.map(|last| if at - last < SCROLL_PAUSE_MS { at } else { last });
    }

    /// A click, before any other listener. `by_pointer`: a pointer makes it, not a key or assistive technology. `is_native`: the browser makes it,
    /// not the page because of [`Taps::is_tap`]. Returns whether it is dropped.
    pub fn click(&mut self, by_pointer: bool, is_native: bool) -> bool {
        by_pointer && is_native && std::mem::take(&mut self.owns_click)
    }
}

impl<E: PartialEq> Default for Taps<E> {
    fn default() -> Self {
        Self::new()
    }
}
