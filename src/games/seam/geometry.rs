//! Points and rectangles of the drawings of boards. PURE.

/// A point of a drawing.
pub type Point = (i16, i16);

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Rect {
    pub x: i16,
    pub y: i16,
    pub w: i16,
    pub h: i16,
}

impl Rect {
    /// The rectangle made smaller by `by` on every side.
    pub const fn inset(self, by: i16) -> Self {
        Self { x: self.x + by, y: self.y + by, w: self.w - 2 * by, h: self.h - 2 * by }
    }
}
