//! The format of a place: the arrangement of its contents, by its size.

use crate::games::seam::Format;

/// The width up to which an upright place is a phone.
const PHONE_WIDTH: f64 = 40.0;
/// The width up to which a phone is a small one.
const SMALL_PHONE_WIDTH: f64 = 23.0;
/// The height up to which a phone is a low one.
const LOW_PHONE_HEIGHT: f64 = 42.0;
/// The width from which a phone is a low one: it is a tablet with large text.
const LOW_PHONE_WIDTH: f64 = 31.0;
/// The height up to which a place that is not upright is low.
const LOW_HEIGHT: f64 = 35.0;
/// The width up to which a low place is bare.
const BARE_LOW_WIDTH: f64 = 41.0;
/// The height up to which a low place is bare.
const BARE_LOW_HEIGHT: f64 = 19.4;
/// The proportion of width and height up to which a low place is bare.
const BARE_LOW_PROPORTION: f64 = 1.5;
/// The width below which a phone is bare.
const BARE_WIDTH: f64 = 20.0;

/// The format of a place, and its names in the style sheets: the format, and with it
/// - `small-phone`: no room for words between icons,
/// - `low-phone`: board and place of action in one column that scrolls,
/// - `bare`: no room for a board beside anything, the controls at the foot.
///
/// Width and height are those of the place, not of the window, in units of its text size (`rem`). Names are separated by spaces.
pub fn format_of(width: f64, height: f64) -> (Format, &'static str) {
    if width > height {
        let is_bare = width <= BARE_LOW_WIDTH || height <= BARE_LOW_HEIGHT || width <= BARE_LOW_PROPORTION * height;
        match (height > LOW_HEIGHT, is_bare) {
            (true, _) => (Format::Wide, "wide"),
            (false, true) => (Format::Low, "low bare"),
            (false, false) => (Format::Low, "low"),
        }
    } else if width > PHONE_WIDTH {
        (Format::Upright, "upright")
    } else if width < BARE_WIDTH {
        (Format::Phone, "phone small-phone bare")
    } else {
        let is_low = height <= LOW_PHONE_HEIGHT || width >= LOW_PHONE_WIDTH;
        let names = match (width <= SMALL_PHONE_WIDTH, is_low) {
            (true, true) => "phone small-phone low-phone",
            (true, false) => "phone small-phone",
            (false, true) => "phone low-phone",
            (false, false) => "phone",
        };
        (Format::Phone, names)
    }
}

/// The names of the format of a place while the place of action displays choices that belong to a selection, given the names without one. Where
/// board and place of action do not fit into the place together, everything else gives way to them, and `chosen` is one of the names.
pub fn with_selection(names: &'static str) -> &'static str {
    match names {
        "low bare" => "low chosen",
        "phone small-phone bare" | "phone small-phone low-phone" => "phone small-phone low-phone chosen",
        "phone low-phone" => "phone low-phone chosen",
        roomy => roomy,
    }
}
