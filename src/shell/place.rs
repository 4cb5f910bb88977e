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

/// The height up to which a bare low place has no room for a board beside choices.
const BARE_LOW_CHOSEN_HEIGHT: f64 = 20.0;
/// The height up to which a bare phone has no room for a board above choices.
const BARE_CHOSEN_HEIGHT: f64 = 25.0;

/// The format of a place, and its names in the style sheets, separated by spaces: the format, and with it
/// - `small-phone`: no room for words between icons,
/// - `low-phone`: board and place of action in one column that scrolls,
/// - `bare`: no room for a board beside anything, the controls at the foot,
/// - `chosen`: only board and choices, in a place that has no room for anything beside them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceFormat {
    /// The format.
    pub format: Format,
    /// Its names.
    pub names: &'static str,
    /// Its names while the place of action displays choices that belong to a selection.
    pub chosen: &'static str,
}

/// The format of a place of this width and height, not of the window, in units of its text size (`rem`).
pub fn format_of(width: f64, height: f64) -> PlaceFormat {
    let always = |format, names| PlaceFormat { format, names, chosen: names };
    if width > height {
        let is_bare = width <= BARE_LOW_WIDTH || height <= BARE_LOW_HEIGHT || width <= BARE_LOW_PROPORTION * height;
        match (height > LOW_HEIGHT, is_bare) {
            (true, _) => always(Format::Wide, "wide"),
            (false, true) if height > BARE_LOW_CHOSEN_HEIGHT => {
                PlaceFormat { format: Format::Low, names: "low bare", chosen: "low chosen" }
            }
            (false, true) => always(Format::Low, "low bare"),
            (false, false) => always(Format::Low, "low"),
        }
    } else if width > PHONE_WIDTH {
        always(Format::Upright, "upright")
    } else {
        let is_low = height <= LOW_PHONE_HEIGHT || width >= LOW_PHONE_WIDTH;
        let small_chosen = "phone small-phone low-phone chosen";
        let (names, chosen) = match (width <= SMALL_PHONE_WIDTH, is_low) {
            _ if width < BARE_WIDTH && height > BARE_CHOSEN_HEIGHT => ("phone small-phone bare", small_chosen),
            _ if width < BARE_WIDTH => ("phone small-phone bare", "phone small-phone bare"),
            (true, true) => ("phone small-phone low-phone", small_chosen),
            (true, false) => ("phone small-phone", "phone small-phone"),
            (false, true) => ("phone low-phone", "phone low-phone chosen"),
            (false, false) => ("phone", "phone"),
        };
        PlaceFormat { format: Format::Phone, names, chosen }
    }
}
