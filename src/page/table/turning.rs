//! Turns the table to the person who acts, on a device that lies between the people.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

use crate::engine::Seat;
use crate::page::table::personal::Persons;
use crate::play::{AppContext, Personal, TableSignals, Timeout, on_window};
use crate::shell::around::{Place, Side, TableMode, next_side};
use crate::ui::{Icon, animate, handler, live};

/// The duration of a turn, in milliseconds.
const TURN_MS: u32 = 380;
/// Time after the last change of the displayed state until what moves because of it has arrived, in milliseconds.
const ARRIVAL_MS: u32 = 420;
/// The number of steps of a turn between which the browser interpolates.
const STEPS: i32 = 8;
/// The selector of the element that turns.
const TURNED: &str = ".app";

/// Where people sit at this table, and to whom it is turned. Copies are handles to the same table.
#[derive(Clone, Copy)]
pub struct Turning {
    app: AppContext,
    persons: Persons,
    /// The places of the people, in the order of their seats.
    pub places: Memo<Vec<(Seat, Place)>>,
    /// Whether the table is turning: touches are not accepted.
    pub is_moving: RwSignal<bool>,
    arrived: Timeout,
    /// The edge to which the table was to be turned when it was turned by hand: it stays until that is another one.
    released: StoredValue<Option<Side>>,
    wanted: Memo<Side>,
}

impl Turning {
    /// Turns the table of this game from now on, as the settings say.
    pub fn follow(handle: TableSignals, persons: Persons) -> Self {
        let app: AppContext = expect_context();
        let places = Memo::new(move |_| {
            let is_person = |(seat, _): &&(Seat, Personal)| !handle.is_bot(*seat);
            persons.chosen.with(|chosen| places(chosen.iter().filter(is_person)))
        });
        let wanted = wanted(app, persons.facing, places);
        let turning = Self {
            app,
            persons,
            places,
            is_moving: RwSignal::new(false),
            arrived: Timeout::new(),
            released: StoredValue::new(None),
            wanted,
        };
        app.side.set(wanted.get_untracked());
        let down = fingers();
        let wait = Timeout::new();
        Effect::new(move |_| {
            let to = wanted.get();
            handle.revision.track();
            let is_busy = handle.status.with(|status| status.tumbling || status.settling);
            let is_touched = down.with(|down| !down.is_empty());
            wait.cancel();
            if to == app.side.get() || is_busy || is_touched || turning.released.get_value() == Some(to) {
                return;
            }
            // Behind the hand-off screen nothing moves.
            let pause = if handle.handoff.with(Option::is_some) { 0 } else { ARRIVAL_MS };
            wait.after(pause, move || turning.turn(to));
        });
        turning
    }

    /// Whether the table turns to several people.
    pub fn goes_round(self) -> bool {
        self.app.settings.table_mode.get() == TableMode::Turn && self.places.with(|places| places.len() > 1)
    }

    /// Whether people sit around the device, so that somebody else may want to read what is displayed.
    pub fn is_between_people(self) -> bool {
        self.app.settings.table_mode.get() != TableMode::Pass && self.places.with(|places| places.len() > 1)
    }

    /// Changes where people sit, for this table and for later ones.
    pub fn sit(self, change: impl FnOnce(&mut [(Seat, Place)])) {
        let mut places = self.places.get_untracked();
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
        if settings.table_mode.get_untracked() == TableMode::Fixed {
            settings.fixed_side.set(from.next());
        } else {
            self.released.set_value(Some(self.wanted.get_untracked()));
        }
        let to = match settings.table_mode.get_untracked() {
            TableMode::Turn => self.places.with_untracked(|places| next_side(from, places, is_wide())),
            _ => from.next(),
        };
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

/// The edge to which the table is to be turned.
fn wanted(app: AppContext, facing: Memo<Option<Seat>>, places: Memo<Vec<(Seat, Place)>>) -> Memo<Side> {
    Memo::new(move |_| match app.settings.table_mode.get() {
        TableMode::Pass => Side::Lower,
        TableMode::Fixed => app.settings.fixed_side.get(),
        TableMode::Turn => places.with(|places| {
            let place = facing.get().and_then(|facing| places.iter().find(|(seat, _)| *seat == facing));
            // A person alone turns the device.
            place.filter(|_| places.len() > 1).map_or(Side::Lower, |(_, place)| place.side(is_wide()))
        }),
    })
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
    (0..=STEPS).map(move |step| {
        let time = f64::from(step) / f64::from(STEPS);
        let left = 1.0 - time * time * (3.0 - 2.0 * time);
        let smaller = if is_reshaped { left } else { 4.0 * left * (1.0 - left) };
        format!("rotate({}deg) scale({})", -f64::from(degrees) * left, 1.0 - 0.25 * smaller)
    })
}

/// Whether the device lies with a long edge as its lower one.
fn is_wide() -> bool {
    document().document_element().is_none_or(|page| page.client_width() >= page.client_height())
}

/// The places of these people: those that they have chosen, or suggested ones.
fn places<'a>(chosen: impl Iterator<Item = &'a (Seat, Personal)> + Clone) -> Vec<(Seat, Place)> {
    let last: Vec<Option<Place>> = chosen.clone().map(|(_, own)| own.place).collect();
    chosen.map(|(seat, _)| *seat).zip(Place::seat_all(&last)).collect()
}

/// The pointers that are down.
fn fingers() -> RwSignal<Vec<i32>> {
    let down = RwSignal::new(Vec::new());
    let pointer = |event: &Event| event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_id);
    on_window("pointerdown", move |event| down.update(|down| down.extend(pointer(&event))));
    for event in ["pointerup", "pointercancel"] {
        on_window(event, move |event| {
            let lifted = pointer(&event);
            down.update(|down| down.retain(|pointer| Some(*pointer) != lifted));
        });
    }
    down
}
