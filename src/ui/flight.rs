//! Things that travel: from where they were to where they go, over everything else.
//!
//! Places are elements with `data-place`. A flight is measured when it starts, so it crosses from the board to the player_panels of seats
//! whatever the layout is; the travel itself is the style sheet's (`--dx`, `--dy`). Nothing of it is part of what the table
//! shows: it is put over the page for a moment and taken away.

use crate::signals::*;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;

use crate::engine::Colour;

/// How long a flight lasts, in milliseconds; the style sheet has the same figure as `--move`.
const TRAVEL: u32 = 320;

/// Something on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// What it looks like.
    pub look: Look,
    /// The place that it leaves.
    pub from: String,
    /// The place where it lands.
    pub to: String,
}

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// A player's piece.
    Piece(Colour),
    /// A bead.
    Bead,
}

/// The class of the layer over the table in which things travel: an empty element.
pub const LAYER: &str = "flights";

/// What travels over the table. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Flights {
    landing: StoredValue<Option<Timeout>>,
}

impl Default for Flights {
    fn default() -> Self {
        Self { landing: StoredValue::new(None) }
    }
}

impl Flights {
    /// Sends things on their way, all at once; what was still travelling has arrived.
    ///
    /// They start with the next frame: by then the page has its new layout anyway, and every place can be measured without
    /// making one of its own for each.
    pub fn send(&self, flights: Vec<Flight>) {
        let Some(layer) = document().get_elements_by_class_name(LAYER).item(0) else { return };
        layer.set_inner_html("");
        let landing = self.landing;
        request_animation_frame(move || {
            // A place that is not on this screen: then nothing travels.
            let courses: Vec<_> = flights.iter().filter_map(course).collect();
            for (order, (look, from, to)) in courses.into_iter().enumerate() {
                let _ = launch(&layer, look, from, to, order);
            }
            landing.try_update_value(|landing| *landing = Some(Timeout::new(TRAVEL, move || layer.set_inner_html(""))));
        });
    }
}

/// Across and down, in pixels of the screen.
type Point = (f64, f64);

/// What travels from where to where on the screen.
fn course(flight: &Flight) -> Option<(Look, Point, Point)> {
    Some((flight.look, middle(&flight.from)?, middle(&flight.to)?))
}

fn launch(layer: &web_sys::Element, look: Look, (x, y): Point, to: Point, order: usize) -> Option<()> {
    let span: web_sys::HtmlElement = document().create_element("span").ok()?.dyn_into().ok()?;
    match look {
        Look::Bead => span.set_class_name("flight bead"),
        Look::Piece(colour) => span.set_class_name(&format!("flight token seat-{}", colour.id())),
    }
    // A few that start together do not cover each other.
    let aside = (order % 4) as f64 * 6.0 - 9.0;
    let style = span.style();
    for (property, value) in [("left", x + aside), ("top", y + aside), ("--dx", to.0 - x), ("--dy", to.1 - y)] {
        style.set_property(property, &format!("{}px", value.round() as i32)).ok()?;
    }
    layer.append_child(&span).ok().map(|_| ())
}

/// The middle of a place on the screen.
fn middle(place: &str) -> Option<Point> {
    let element = document().query_selector(&format!("[data-place='{place}']")).ok()??;
    let rect = element.get_bounding_client_rect();
    Some((rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
}
