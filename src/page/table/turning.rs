//! Turns the table to the person who acts, on a device that lies between the people.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

use crate::engine::Seat;
use crate::page::table::personal::Persons;
use crate::play::{AppContext, TableSignals, Timeout, on_window};
use crate::shell::around::{Place, Side, TableMode, next_side};
use crate::ui::{Icon, animate, handler, live};

/// The duration of a turn, in milliseconds.
const TURN_MS: u32 = 380;
/// Time after the last change of the displayed state until what moves because of it has arrived, in milliseconds.
const ARRIVAL_MS: u32 = 420;
/// The number of steps of a turn between which the browser interpolates.
const STEPS: i32 = 8;
/// The whole of a turn.
const WHOLE: i32 = 1000;
/// The selector of the element that turns.
const TURNED: &str = ".app";

/// Where people sit at this table, and to whom it is turned. Copies are handles to the same table.
#[derive(Clone, Copy)]
pub struct Turning {
    app: AppContext,
    handle: TableSignals,
    persons: Persons,
    /// Whether the table is turning: touches are not accepted.
    pub is_moving: RwSignal<bool>,
    arrived: Timeout,
    /// The revision of the displayed state in which the table was turned by hand: it stays so until that changes.
    by_hand: StoredValue<Option<u32>>,
}

impl Turning {
    /// Turns the table of this game from now on, as the settings say.
    pub fn follow(handle: TableSignals, persons: Persons) -> Self {
        let app: AppContext = expect_context();
        let (is_moving, arrived) = (RwSignal::new(false), Timeout::new());
        let turning = Self { app, handle, persons, is_moving, arrived, by_hand: StoredValue::new(None) };
        app.side.set(untrack(|| turning.wanted()));
        let is_touched = touched();
        let wait = Timeout::new();
        Effect::new(move |_| {
            let to = turning.wanted();
            let is_busy = handle.status.with(|status| status.tumbling || status.settling);
            let is_by_hand = turning.by_hand.get_value() == Some(handle.revision.get());
            let is_touched = is_touched.get();
            wait.cancel();
            if to == app.side.get() || is_busy || is_touched || is_by_hand {
                return;
            }
            // Behind the hand-off screen nothing moves.
            let pause = if handle.handoff.with(Option::is_some) { 0 } else { ARRIVAL_MS };
            wait.after(pause, move || turning.turn(to));
        });
        turning
    }

    /// The places of the people: those that they have chosen, or suggested ones; tracked.
    pub fn places(self) -> Vec<(Seat, Place)> {
        let people = self.persons.of_people();
        let chosen: Vec<Option<Place>> = people.iter().map(|(_, own)| own.place).collect();
        people.iter().map(|(seat, _)| *seat).zip(Place::seat_all(&chosen)).collect()
    }

    /// The edge to which the table is to be turned; tracked.
    fn wanted(self) -> Side {
        let settings = self.app.settings;
        match settings.table_mode.get() {
            TableMode::Pass => Side::Lower,
            TableMode::Fixed => settings.fixed_side.get(),
            TableMode::Turn => {
                let places = self.places();
                let facing = self.persons.facing.get();
                let place = places.iter().find(|(seat, _)| Some(*seat) == facing);
                // A person alone turns the device.
                place.filter(|_| places.len() > 1).map_or(Side::Lower, |(_, place)| place.side(is_wide()))
            }
        }
    }

    /// Whether the table turns to several people; tracked.
    pub fn goes_round(self) -> bool {
        self.app.settings.table_mode.get() == TableMode::Turn && self.places().len() > 1
    }

    /// Whether people sit around the device, so that somebody else may want to read what is displayed; tracked.
    pub fn is_between_people(self) -> bool {
        self.app.settings.table_mode.get() != TableMode::Pass && self.places().len() > 1
    }

    /// Changes where people sit, for this table and for later ones.
    pub fn sit(self, change: impl FnOnce(&mut [(Seat, Place)])) {
        let mut places = untrack(|| self.places());
        change(&mut places);
        self.persons.change(|chosen| {
            for (seat, own) in chosen {
                let place = places.iter().find(|(other, _)| other == seat).map(|(_, place)| *place);
                own.place = place.or(own.place);
            }
        });
    }

    /// Turns the table to the next person, or by a quarter where it only turns by hand.
    pub fn turn_on(self) {
        let from = self.app.side.get_untracked();
        let settings = self.app.settings;
        let to = match settings.table_mode.get_untracked() {
            TableMode::Turn => next_side(from, &untrack(|| self.places()), is_wide()),
            TableMode::Pass | TableMode::Fixed => {
                settings.fixed_side.set(from.next());
                from.next()
            }
        };
        self.by_hand.set_value(Some(self.handle.revision.get_untracked()));
        self.turn(to);
    }

    /// Turns the table to an edge, at once with reduced motion.
    fn turn(self, to: Side) {
        let from = self.app.side.get_untracked();
        if from == to {
            return;
        }
        self.app.side.set(to);
        if self.app.is_still() {
            return;
        }
        let Some(app) = document().query_selector(TURNED).ok().flatten() else { return };
        self.is_moving.set(true);
        animate(&app, frames(from.degrees_to(to), from.is_across() != to.is_across()), TURN_MS);
        self.arrived.after(TURN_MS, move || self.is_moving.set(false));
    }
}

/// The button that turns the table by hand.
#[component]
pub fn TurnButton(
    /// Whether it is only an icon.
    #[prop(optional)]
    is_plain: bool,
) -> impl IntoView {
    let turning: Turning = expect_context();
    let lang = expect_context::<AppContext>().settings.lang;
    let label = move || lang.get().words().turn_table();
    view! {
        <button
            class=if is_plain { "button plain" } else { "button" }
            type="button"
            data-testid="turn-table"
            aria-label=live(label)
            title=live(label)
            on:click=handler(move |_| turning.turn_on())
        >
            <Icon name="update" />
            {(!is_plain).then(|| live(label))}
        </button>
    }
}

/// The transforms of a turn by this angle, in degrees, that ends in the new position: slow at both ends. Between an upright and a wide
/// position, and half way between two equal ones, the table is smaller, so that its corners stay in the window.
fn frames(degrees: i32, is_reshaped: bool) -> impl Iterator<Item = String> {
    // In whole numbers: to write others takes 10 KB of the program.
    (0..=STEPS).map(move |step| {
        let left = WHOLE - WHOLE * step * step * (3 * STEPS - 2 * step) / STEPS.pow(3);
        let smaller = if is_reshaped { left } else { 4 * left * (WHOLE - left) / WHOLE };
        match smaller {
            0 => format!("rotate({}deg)", -degrees * left / WHOLE),
            _ => format!("rotate({}deg) scale(.{})", -degrees * left / WHOLE, WHOLE - smaller / 4 - 1),
        }
    })
}

/// Whether the device lies with a long edge as its lower one.
fn is_wide() -> bool {
    document().document_element().is_none_or(|page| page.client_width() >= page.client_height())
}

/// Whether a pointer is down.
fn touched() -> RwSignal<bool> {
    let (down, is_touched) = (StoredValue::new(Vec::new()), RwSignal::new(false));
    let pointer = |event: &Event| event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
    on_window("pointerdown", move |event| {
        down.update_value(|down: &mut Vec<i32>| down.extend(pointer(&event)));
        is_touched.set(true);
    });
    for event in ["pointerup", "pointercancel"] {
        on_window(event, move |event| {
            let lifted = pointer(&event);
            down.update_value(|down| down.retain(|pointer| Some(*pointer) != lifted));
            is_touched.set(down.with_value(|down| !down.is_empty()));
        });
    }
    is_touched
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_ends_in_the_new_position_and_is_slow_at_both_ends() {
        let quarter: Vec<String> = frames(90, true).collect();
        assert_eq!(quarter.first().map(String::as_str), Some("rotate(-90deg) scale(.749)"));
        assert_eq!(quarter.last().map(String::as_str), Some("rotate(0deg)"));
        let half: Vec<String> = frames(180, false).collect();
        assert_eq!(half[0], "rotate(-180deg)");
        assert_eq!(half[4], "rotate(-90deg) scale(.749)", "the corners of a wide table stay in the window");
        let degrees =
            |frame: &str| frame["rotate(".len()..].split("deg").next().and_then(|text| text.parse::<i32>().ok());
        let steps: Vec<i32> = half
            .windows(2)
            .map(|two| degrees(&two[1]).expect("a number") - degrees(&two[0]).expect("a number"))
            .collect();
        assert!(steps[0] < steps[3] && steps[7] < steps[4], "{steps:?}");
    }
}
