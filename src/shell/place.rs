//! The format of a place by its size: how what is in it is arranged.

use crate::games::seam::Format;

/// The width up to which an upright place is a phone.
const PHONE_WIDTH: f64 = 40.0;
/// The width up to which a phone is a small one.
const SMALL_PHONE_WIDTH: f64 = 23.0;
/// The height up to which a phone is a low one; with large text also a tablet is a phone, and low from this width on.
const LOW_PHONE: (f64, f64) = (31.0, 42.0);
/// The height up to which a place that is not upright is low.
const LOW_HEIGHT: f64 = 35.0;
/// A low place is bare up to this width, or up to this height, or up to this proportion of both.
const BARE_LOW: (f64, f64, f64) = (41.0, 19.4, 1.5);
/// Any place is bare below this width.
const BARE_WIDTH: f64 = 20.0;

/// The format of a place, and its names in the style sheets: the format, and with it
/// - `small-phone`: no room for words between icons,
/// - `low-phone`: board and place of action in one column that scrolls,
/// - `bare`: no room for a board beside anything, the controls at the foot.
///
/// Width and height are those of the place, not of the window, in units of its text size (`rem`). As many names as the place has are
/// separated by spaces.
pub fn format_of(width: f64, height: f64) -> (Format, &'static str) {
    let is_bare = width < BARE_WIDTH;
    if width <= height {
        let is_low = height <= LOW_PHONE.1 || width >= LOW_PHONE.0;
        return match () {
            () if is_bare => (Format::Phone, "phone small-phone bare"),
            () if width > PHONE_WIDTH => (Format::Upright, "upright"),
            () if width > SMALL_PHONE_WIDTH => (Format::Phone, if is_low { "phone low-phone" } else { "phone" }),
            () if is_low => (Format::Phone, "phone small-phone low-phone"),
            () => (Format::Phone, "phone small-phone"),
        };
    }
    let (bare_width, bare_height, bare_proportion) = BARE_LOW;
    if height > LOW_HEIGHT {
        return (Format::Wide, "wide");
    }
    let is_bare = is_bare || height <= bare_height || width <= bare_width || width <= bare_proportion * height;
    (Format::Low, if is_bare { "low bare" } else { "low" })
}
