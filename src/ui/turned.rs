//! Positions on a page that is turned by quarters, as a table to the person who acts.
//!
//! The browser reports all positions in the window. What is drawn from them is drawn in an element that turns with the page.

use web_sys::Element;

/// A rectangle: its left upper corner, width and height, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { x: rect.left(), y: rect.top(), width: rect.width(), height: rect.height() }
    }

    /// The centre.
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// This rectangle of the window in the coordinates of another one, which is turned clockwise by this number of quarters.
    fn within(self, frame: Self, quarters: u8) -> Self {
        let (left, top) = (self.x - frame.x, self.y - frame.y);
        let (right, bottom) = (frame.width - left - self.width, frame.height - top - self.height);
        let (x, y) = match quarters {
            0 => (left, top),
            1 => (top, right),
            2 => (right, bottom),
            _ => (bottom, left),
        };
        let (width, height) =
            if quarters.is_multiple_of(2) { (self.width, self.height) } else { (self.height, self.width) };
        Self { x, y, width, height }
    }
}

/// The number of quarters by which an element is turned, clockwise: the page has the attribute `data-turned`.
fn quarters_of(element: &Element) -> u8 {
    let turned = element.closest("[data-turned]").ok().flatten().and_then(|page| page.get_attribute("data-turned"));
    match turned.as_deref() {
        Some("1") => 1,
        Some("2") => 2,
        Some("3") => 3,
        _ => 0,
    }
}

/// The rectangle of an element, from the left upper corner of another one.
pub fn rect_within(element: &Element, frame: &Element) -> Rect {
    Rect::of(element).within(Rect::of(frame), quarters_of(frame))
}

/// A position in the window, from the left upper corner of an element, in pixels.
pub fn position_within((x, y): (i32, i32), frame: &Element) -> (f64, f64) {
    let point = Rect { x: x.into(), y: y.into(), width: 0.0, height: 0.0 };
    let Rect { x, y, .. } = point.within(Rect::of(frame), quarters_of(frame));
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_turn_with_the_page() {
        let frame = Rect { x: 10.0, y: 20.0, width: 300.0, height: 200.0 };
        // In the right upper corner of the window, wider than high.
        let place = Rect { x: 260.0, y: 25.0, width: 40.0, height: 10.0 };
        let within = |quarters| {
            let Rect { x, y, width, height } = place.within(frame, quarters);
            [x, y, width, height]
        };
        assert_eq!(within(0), [250.0, 5.0, 40.0, 10.0]);
        assert_eq!(within(1), [5.0, 10.0, 10.0, 40.0], "the right edge of the window is the upper one");
        assert_eq!(within(2), [10.0, 185.0, 40.0, 10.0]);
        assert_eq!(within(3), [185.0, 250.0, 10.0, 40.0], "the left edge of the window is the upper one");
    }
}
