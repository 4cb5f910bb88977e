//! Flights: pieces that move across the table, from their old place to the new one, above everything else.
//!
//! Places are elements with `data-place`. They are measured at the start of a flight, so that it gets from the board to
//! the strip of seats in every layout; the style sheet animates it.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::Element;

use crate::engine::Colour;
use crate::games::{Flight, FlightLook};
use crate::play::{AppContext, TableSignals, Timeout};
use crate::ui::{Piece, each, rect_within};

/// The usual duration of a flight, in milliseconds; the style sheet has the same figure as `--move`.
const FLIGHT_MS: u32 = 320;

/// x and y, in pixels from the corner of the screen of the game.
type Point = (f64, f64);

/// A flight on the screen.
#[derive(Clone, Debug, PartialEq)]
struct Course {
    revision: u32,
    order: usize,
    /// The colour of a piece, which has its shape; `None` for a bead.
    colour: Option<Colour>,
    from: Point,
    to: Point,
}

/// The layer of the flights.
#[component]
pub fn Flights(
    /// The game.
    handle: TableSignals,
    /// The objects in motion because of the last event, with the revision of the displayed state.
    flights: Memo<(u32, Vec<Flight>)>,
    /// The element that contains the places.
    table: NodeRef<Div>,
) -> impl IntoView {
    let app: AppContext = expect_context();
    let courses = RwSignal::new(Vec::new());
    let (frame, landing) = (Timeout::new(), Timeout::new());
    Effect::new(move |_| {
        let (revision, flights) = flights.get();
        if flights.is_empty() {
            return;
        }
        // The new layout has been computed by then, so that all places are measured without a forced layout for each.
        frame.next_frame(move || {
            let Some(table) = table.get_untracked() else { return };
            let flights = flights.iter().enumerate();
            courses
                .set(flights.filter_map(|(order, flight)| course(handle, &table, revision, order, flight)).collect());
            landing.after(untrack(|| app.speed()).duration(FLIGHT_MS), move || courses.set(Vec::new()));
        });
    });
    let traveller = |course: Course| {
        view! {
            <span
                class=if course.colour.is_some() { "flight token" } else { "flight bead" }
                style:left=pixels(course.from.0)
                style:top=pixels(course.from.1)
                style=("--dx", pixels(course.to.0 - course.from.0))
                style=("--dy", pixels(course.to.1 - course.from.1))
            >
                {course.colour.map(|colour| view! { <Piece colour /> }.into_any())}
            </span>
        }
    };
    view! {
        <div class="flights" aria-hidden="true">
            {each(move || courses.get(), |course| (course.revision, course.order), traveller)}
        </div>
    }
}

fn pixels(length: f64) -> String {
    format!("{}px", length.round() as i32)
}

/// The course of a flight; `None` if a place is not on the page, as on a phone: then there is no flight.
fn course(handle: TableSignals, table: &Element, revision: u32, order: usize, flight: &Flight) -> Option<Course> {
    let colour = match flight.look {
        FlightLook::Bead => None,
        FlightLook::Piece(seat) => {
            Some(handle.seats.with_untracked(|seats| seats.get(seat.index()).map(|info| info.colour))?)
        }
    };
    // Flights that start together are offset, so that they do not cover each other.
    let aside = (order % 4) as f64 * 6.0 - 9.0;
    let (x, y) = middle(table, &flight.from)?;
    Some(Course { revision, order, colour, from: (x + aside, y + aside), to: middle(table, &flight.to)? })
}

/// The centre of a place on the screen.
fn middle(table: &Element, place: &str) -> Option<Point> {
    let element = table.query_selector(&format!("[data-place='{place}']")).ok()??;
    Some(rect_within(&element, table).middle())
}
