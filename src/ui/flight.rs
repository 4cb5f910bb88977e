//! Things that travel: from where they were to where they go, over everything else.
//!
//! Places are elements with `data-place`. A flight is measured when it starts, so it crosses from the board to the strip of seats
//! whatever the layout is; the travel itself is the style sheet's (`--dx`, `--dy`). Under reduced motion nothing travels.

use leptos::html::Span;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::piece::Piece;
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
    /// The back of a card.
    Card,
}

/// The flights of a table.
#[derive(Clone, Copy)]
pub struct Flights {
    list: RwSignal<Vec<(u32, Flight)>>,
    timer: StoredValue<Option<gloo_timers::callback::Timeout>, LocalStorage>,
    next: StoredValue<u32>,
}

impl Default for Flights {
    fn default() -> Self {
        Self { list: RwSignal::new(Vec::new()), timer: StoredValue::new_local(None), next: StoredValue::new(0) }
    }
}

impl Flights {
    /// Sends things on their way, all at once; what was still travelling has arrived.
    pub fn send(&self, flights: Vec<Flight>) {
        let list = self.list;
        let first = self.next.get_value();
        self.next.set_value(first + flights.len() as u32);
        list.set((first..).zip(flights).collect());
        let land = gloo_timers::callback::Timeout::new(TRAVEL, move || list.set(Vec::new()));
        self.timer.set_value(Some(land));
    }
}

/// The layer over the table in which things travel.
#[component]
pub fn FlightLayer(
    /// The flights of the table.
    flights: Flights,
) -> impl IntoView {
    view! {
        <div class="flights" aria-hidden="true">
            <For each=move || flights.list.get() key=|(number, _)| *number let:entry>
                <Traveller flight=entry.1 order=entry.0 />
            </For>
        </div>
    }
}

#[component]
fn Traveller(flight: Flight, order: u32) -> impl IntoView {
    let span = NodeRef::<Span>::new();
    span.on_load(move |span| {
        let (Some((x, y)), Some((to_x, to_y))) = (middle(&flight.from), middle(&flight.to)) else { return };
        let style = web_sys::HtmlElement::style(&span);
        for (property, value) in [("left", x), ("top", y), ("--dx", to_x - x), ("--dy", to_y - y)] {
            // A few that start together do not cover each other.
            let value = if property.starts_with("--") { value } else { value + f64::from(order % 4) * 6.0 - 9.0 };
            let _ = style.set_property(property, &format!("{value}px"));
        }
    });
    let look = match flight.look {
        Look::Piece(colour) => view! { <Piece colour /> }.into_any(),
        Look::Bead => view! { <i class="bead"></i> }.into_any(),
        Look::Card => view! { <i class="card-back"></i> }.into_any(),
    };
    view! {
        <span class="flight" node_ref=span>
            {look}
        </span>
    }
}

/// The middle of a place on the screen.
fn middle(place: &str) -> Option<(f64, f64)> {
    let element = document().query_selector(&format!("[data-place='{place}']")).ok()??;
    let rect = element.unchecked_into::<web_sys::Element>().get_bounding_client_rect();
    Some((rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
}
