//! The drawn scenes of the places, as markup. PURE.

use crate::games::infarkt::Place;
use crate::games::seam::geometry::Point;

/// The drawing of a place as markup: see [`super::panel::FOCUS`]. It has no ids, so that a page can contain two boards.
pub const fn drawing(place: Place) -> &'static str {
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

/// A closed path through these corners.
pub fn outline(corners: &[Point; 4]) -> String {
    let [a, b, c, d] = corners;
    format!("M{} {}L{} {} {} {} {} {}z", a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1)
}
