//! What never changes on the board: the page, the drawn scenes, the sky over them and the ECG line. PURE.

use std::fmt::Write;

use super::layout::{Layout, Point, Rect};
use super::panel::Panel;
use crate::games::infarkt::Place;

/// The skies of the day, from morning to night; later places have the last one.
pub const HOURS: usize = 8;

/// Lines of the screen of dots that shades a sky, and what is between two of them, in the units of the drawings.
const DOT_LINES: i16 = 6;
const DOT_STEP: i16 = 7;

/// The drawing of a place, in markup: see [`super::panel::FOCUS`].
const fn drawing(place: Place) -> &'static str {
    match place {
        Place::Office => include_str!("drawings/office.svg"),
        Place::Supermarket => include_str!("drawings/supermarket.svg"),
        Place::Pharmacy => include_str!("drawings/pharmacy.svg"),
        Place::Fleamarket => include_str!("drawings/fleamarket.svg"),
        Place::Home => include_str!("drawings/home.svg"),
        Place::Fitness => include_str!("drawings/fitness.svg"),
        Place::BlackMarket => include_str!("drawings/black_market.svg"),
        Place::Nightlife => include_str!("drawings/nightlife.svg"),
        Place::Affair => include_str!("drawings/affair.svg"),
        Place::Family => include_str!("drawings/family.svg"),
        Place::Career => include_str!("drawings/career.svg"),
    }
}

/// A closed path around these corners.
pub fn outline(corners: &[Point; 4]) -> String {
    let [a, b, c, d] = corners;
    format!("M{} {}L{} {} {} {} {} {}z", a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1)
}

/// Everything that lies under captions, signs and pieces, as the markup of a group. It has no ids, so that two boards can stand on
/// a page.
pub fn scenery(layout: &Layout) -> String {
    let (w, h) = layout.size;
    let mut markup = String::new();
    for (hour, panel) in layout.panels.iter().enumerate() {
        scene(&mut markup, panel, hour.min(HOURS - 1));
    }
    // The page lies over the scenes with a hole for each of them: their edges lean, and a drawing is cut only upright.
    let holes: String = layout.panels.iter().map(|panel| outline(&panel.corners)).collect();
    let pulse: Vec<String> = layout.pulse.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let pulse = pulse.join(" ");
    // Writing to a string does not fail.
    let _ = write!(
        markup,
        "<path class=\"in-mat\" fill-rule=\"evenodd\" d=\"M0 0H{w}V{h}H0z{holes}\"/><path class=\"in-edges\" d=\"{holes}\"/>\
         <path class=\"in-pulse edge\" d=\"M{pulse}\"/><path class=\"in-pulse\" d=\"M{pulse}\"/>"
    );
    markup
}

/// A scene, cut to its panel.
fn scene(markup: &mut String, panel: &Panel, hour: usize) {
    let (bounds, view) = (panel.bounds(), panel.view());
    let Rect { x, y, w, h } = bounds;
    let (left, top, right) = (view.x - DOT_STEP, view.y, view.x + view.w + DOT_STEP);
    let _ = write!(
        markup,
        "<svg class=\"in-scene hour-{hour}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" viewBox=\"{} {} {} {}\" \
         preserveAspectRatio=\"xMidYMid slice\"><path class=\"sky\" d=\"M{left} {top}H{right}V{}H{left}z\"/>",
        view.x,
        view.y,
        view.w,
        view.h,
        view.y + view.h,
    );
    // Round ends of dashes without length are dots: smaller from line to line, every other line shifted by half.
    for line in 0..DOT_LINES {
        let (shift, y) = (line % 2 * DOT_STEP / 2, top + 3 + line * DOT_STEP * 7 / 8);
        let _ = write!(markup, "<path class=\"dots dots-{line}\" d=\"M{} {y}H{right}\"/>", left + shift);
    }
    let _ = write!(markup, "<g class=\"in-drawing\">{}</g></svg>", drawing(panel.place));
}
