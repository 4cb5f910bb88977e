//! Gestures as tables of events: the events a browser reports, and the expected effects.

use std::mem::take;

use heartbox::engine::Seat;
use heartbox::shell::gestures::{Answer, Gestures, HANDED_ON_MS, Key, LONG_PRESS_MS, PALM_PX, Target};
use heartbox::shell::taps::{Finger, Position, Taps};

/// How long the same place is guarded after a tap, in milliseconds.
const SETTLE_MS: u32 = 350;
/// How long a change takes until it is visible, in milliseconds.
const SEEN_MS: f64 = 30.0;
/// A contact of a fingertip, in pixels.
const FINGERTIP_PX: i32 = 20;

/// Places on the screen.
const ROLL: Position = (100, 100);
const KEEP: Position = (300, 100);
const ROOM: Position = (100, 400);
const SEAT: Position = (300, 400);
const BAR: Position = (500, 100);
const BARE: Position = (500, 400);
/// The reach of a place, in pixels on each axis.
const REACH: i32 = 50;

type Id = &'static str;

/// The device of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    Mouse,
    Pen,
    Touch,
}

use Device::{Mouse, Pen, Touch};

/// An event.
#[derive(Clone, Copy, Debug)]
enum Event {
    Down(i32, Device, Position),
    /// The same with a contact of this size.
    DownWide(i32, i32, Position),
    /// The same by a finger beside another one, or by another button.
    DownBeside(i32, Device, Position),
    /// The same with an element a few pixels beside the position.
    DownNear(i32, Id, Position),
    Move(i32, Position),
    Up(i32, Position),
    /// The pointer leaves the table, still down.
    Leave(i32),
    Cancel(i32, Device),
    TouchEnd,
    Scroll,
    /// A click that the browser generates.
    Click(Position),
    /// A click of a key or of assistive technology.
    KeyClick(Position),
    Menu(Position),
    /// A key on the element at a place.
    Key(Key, Position),
    Ask,
    /// Another element appears at a place.
    Show(Position, Id),
    /// The label of the buttons of the next action changes.
    Label(&'static str),
    /// Another seat is to act.
    Turn(u8),
    Disable(Id),
    /// The description is closed.
    Close,
}

use Event::{
    Ask, Cancel, Close, Disable, DownBeside, DownNear, DownWide, KeyClick, Label, Leave, Menu, Move, Scroll, Show,
    TouchEnd, Turn, Up,
};

/// A page with a table, a browser around it and a clock.
struct Page {
    taps: Taps<Id>,
    gestures: Gestures<Id>,
    now: f64,
    places: Vec<(Position, Id)>,
    label: &'static str,
    seat: Seat,
    disabled: Vec<Id>,
    /// Whether something is being read.
    is_reading: bool,
    /// When a press is long.
    press: Option<f64>,
    seen: Option<f64>,
    /// The effects since the last event of the table.
    log: Vec<String>,
}

impl Page {
    fn new() -> Self {
        let places =
            [(ROLL, "roll"), (KEEP, "keep"), (ROOM, "room"), (SEAT, "seat"), (BAR, "undo"), (BARE, "bare")].to_vec();
        Self {
            taps: Taps::new(),
            gestures: Gestures::new(SETTLE_MS),
            now: 0.0,
            places,
            label: "",
            seat: seat(0),
            disabled: Vec::new(),
            is_reading: false,
            press: None,
            seen: None,
            log: Vec::new(),
        }
    }

    /// The element at a position.
    fn at(&self, (x, y): Position) -> Id {
        let near =
            |((other_x, other_y), _): &&(Position, Id)| (x - other_x).abs() < REACH && (y - other_y).abs() < REACH;
        self.places.iter().find(near).map_or("bare", |(_, element)| element)
    }

    /// The usable element that can be tapped.
    fn tapped(&self, element: Id) -> Option<Id> {
        Some(element).filter(|element| !["bare", "scrim"].contains(element) && !self.disabled.contains(element))
    }

    fn target(&self, element: Id) -> Option<Target<Id>> {
        let in_action = ["roll", "keep"].contains(&element);
        (!["bare", "scrim"].contains(&element)).then(|| Target {
            element,
            label: in_action.then(|| self.label.to_owned()),
            seat: (in_action || element == "room").then_some(self.seat),
        })
    }

    fn is_exempt(element: Id) -> bool {
        element == "undo"
    }

    /// Opens what there is to read about an element, if nothing is open. Large buttons and the bar are read only if that was asked for.
    fn read(&mut self, element: Id, is_asked: bool) -> bool {
        let is_readable = !["roll", "keep", "undo", "bare", "scrim"].contains(&element);
        let opens = !self.is_reading && (is_readable || (is_asked && element != "bare"));
        if opens {
            self.is_reading = true;
            self.log.push(format!("read {element}"));
        }
        opens
    }

    /// A long press or the context menu reads.
    fn read_pressed(&mut self, element: Id) {
        if self.read(element, false) {
            self.gestures.read_by_press();
        }
    }

    /// Carries out the answer to an event, and displays whether the next click reads. Returns whether other handlers get the event.
    fn carry_out(&mut self, answer: Answer, element: Id, was_asking: bool) -> bool {
        let is_asking = self.gestures.is_asking();
        if is_asking != was_asking {
            self.log.push(if is_asking { "asks" } else { "asked" }.to_owned());
            assert!(matches!(answer, Answer::Stop | Answer::Read), "{answer:?} is not displayed");
        }
        match answer {
            Answer::Pass => true,
            Answer::Watch => {
                self.seen = Some(self.now + SEEN_MS);
                true
            }
            Answer::Stop => false,
            Answer::Read => {
                self.read(element, true);
                false
            }
        }
    }

    /// Dispatches a click: to the taps, the gestures, the element, and the gestures again.
    fn click(&mut self, element: Id, position: Position, by_pointer: bool, is_native: bool) {
        if self.taps.click(by_pointer, is_native) {
            return;
        }
        let was_asking = self.gestures.is_asking();
        let answer = self.gestures.click(by_pointer, position, self.target(element), Self::is_exempt(element));
        if self.carry_out(answer, element, was_asking) {
            self.act(element, "click", !["seat", "bare"].contains(&element));
        }
    }

    /// The effect of a click on an element. A room has no effect while it is not this seat's turn, and what is chosen
    /// has none at all.
    fn act(&mut self, element: Id, what: &str, acts: bool) {
        self.log.push(format!("{what} {element}"));
        if element == "room" || element == "chosen" {
            self.gestures.touched(element == "room" && self.seat == seat(0));
        }
        if self.gestures.handled(element == "chosen", acts) {
            self.read(element, false);
        }
    }

    fn down(&mut self, pointer: i32, device: Device, position: Position, element: Id, is_main: bool, contact: i32) {
        let under = self.tapped(self.at(position));
        self.taps.down(Finger { pointer, at: self.now, position, element, under }, device == Touch);
        if self.gestures.down(pointer, self.now, position, self.target(element), is_main, contact) {
            self.press = Some(self.now + f64::from(LONG_PRESS_MS));
        }
    }

    fn up(&mut self, pointer: i32, position: Position) {
        let lifted = self.taps.lift(pointer);
        let tapped = lifted.as_ref().and_then(|finger| self.tapped(finger.element));
        if let (Some(finger), Some(tapped)) = (lifted, tapped) {
            let under = self.tapped(self.at(position));
            if self.taps.is_tap(&finger, self.now, position, &tapped, under.as_ref()) {
                self.click(finger.element, position, true, false);
            }
        }
        self.gestures.left(pointer);
    }

    fn happens(&mut self, event: Event) {
        match event {
            Event::Down(pointer, device, position) => {
                self.down(pointer, device, position, self.at(position), true, FINGERTIP_PX);
            }
            DownWide(pointer, contact, position) => {
                self.down(pointer, Touch, position, self.at(position), true, contact);
            }
            DownBeside(pointer, device, position) => {
                self.down(pointer, device, position, self.at(position), false, FINGERTIP_PX);
            }
            DownNear(pointer, element, position) => self.down(pointer, Touch, position, element, true, FINGERTIP_PX),
            Move(pointer, position) => self.gestures.moved(pointer, position),
            Up(pointer, position) => self.up(pointer, position),
            Leave(pointer) => self.gestures.left(pointer),
            Cancel(pointer, device) => {
                self.taps.cancel(pointer, device == Touch, self.now);
                self.gestures.left(pointer);
            }
            TouchEnd => {
                if self.taps.ended(self.now) {
                    self.log.push("prevent".to_owned());
                }
            }
            Scroll => self.taps.scroll(self.now),
            Event::Click(position) => self.click(self.at(position), position, true, true),
            KeyClick(position) => self.click(self.at(position), (0, 0), false, true),
            Menu(position) => {
                self.read_pressed(self.at(position));
                if self.is_reading {
                    self.log.push("prevent".to_owned());
                }
            }
            Event::Key(key, position) => self.key(key, self.at(position)),
            Ask => {
                self.gestures.ask();
                self.log.push(if self.gestures.is_asking() { "asks" } else { "asked" }.to_owned());
            }
            Show(position, element) => {
                self.places.retain(|(other, _)| *other != position);
                self.places.push((position, element));
            }
            Label(label) => self.label = label,
            Turn(index) => self.seat = seat(index),
            Disable(element) => self.disabled.push(element),
            Close => self.is_reading = false,
        }
    }

    fn key(&mut self, key: Key, element: Id) {
        let (is_own, was_asking) = (element == "field", self.gestures.is_asking());
        let is_read = key == Key::Question && !is_own && self.read(element, false);
        let answer = self.gestures.key(key, is_own, Self::is_exempt(element), is_read);
        if !self.carry_out(answer, element, was_asking) {
            return;
        }
        match key {
            Key::Activate => self.act(element, "key", true),
            Key::Escape => self.log.push("escape".to_owned()),
            Key::Question | Key::Other => {}
        }
    }

    /// Lets the time pass until `at`.
    fn wait(&mut self, at: f64) {
        if let Some(seen) = self.seen.take_if(|seen| *seen <= at) {
            self.gestures.seen(seen);
        }
        if let Some(due) = self.press.take_if(|due| *due <= at) {
            self.now = due;
            if let Some(position) = self.gestures.pressed() {
                self.read_pressed(self.at(position));
            }
        }
        self.now = at;
    }
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Plays a table of rows: time in milliseconds, event, and expected effects. Effects of timers are listed with the next event.
#[track_caller]
fn play(rows: &[(u32, Event, &str)]) {
    let mut page = Page::new();
    for (number, (at, event, expected)) in rows.iter().enumerate() {
        page.wait(f64::from(*at));
        page.happens(*event);
        assert_eq!(take(&mut page.log).join(", "), *expected, "row {number}: {event:?} at {at} ms");
    }
}

/// The rows of a tap that lasts 40 ms, with its expected effects.
fn tap(at: u32, position: Position, outcome: &'static str) -> [(u32, Event, &'static str); 3] {
    [(at, Event::Down(1, Touch, position), ""), (at + 40, Up(1, position), outcome), (at + 41, TouchEnd, "prevent")]
}

#[test]
fn a_tap_is_one_click() {
    play(&tap(0, ROLL, "click roll"));
    // A click that the browser generates for the same tap has no effect; the next click of a mouse has.
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (40, Up(1, ROLL), "click roll"),
        (45, Event::Click(ROLL), ""),
        (900, Event::Down(2, Mouse, ROLL), ""),
        (950, Up(2, ROLL), ""),
        (951, Event::Click(ROLL), "click roll"),
    ]);
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (40, Up(1, ROLL), "click roll"),
        (45, Event::Click(ROLL), ""),
        // The browser generates at most one click for a tap: another click has its effect.
        (46, Event::Click(ROLL), "click roll"),
    ]);
    let mouse =
        [(900, Event::Down(2, Mouse, ROLL), ""), (950, Up(2, ROLL), ""), (951, Event::Click(ROLL), "click roll")];
    play(&[tap(0, ROLL, "click roll"), mouse].concat());
    // The end of the first contact of this finger was not reported.
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (500, Event::Down(1, Touch, KEEP), ""),
        (540, Up(1, KEEP), "click keep"),
    ]);
}

#[test]
fn a_slow_tap_is_a_click_and_a_finger_that_rests_is_none() {
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (1500, Up(1, ROLL), "click roll"), (1501, TouchEnd, "prevent")]);
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (1501, Up(1, ROLL), ""),
        (1502, TouchEnd, "prevent"),
        (1503, Event::Click(ROLL), ""),
    ]);
}

#[test]
fn a_finger_that_slides_away_taps_nothing() {
    let (near, away) = ((115, 85), (100, 116));
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (40, Up(1, near), "click roll")]);
    // Whether this scrolls is up to the browser.
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (40, Up(1, away), ""), (41, TouchEnd, "")]);
}

#[test]
fn what_appears_under_a_finger_is_not_tapped() {
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (50, Show(ROLL, "keep"), ""),
        (60, Up(1, ROLL), ""),
        (61, TouchEnd, "prevent"),
        (62, Event::Click(ROLL), ""),
    ]);
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (50, Show(ROLL, "scrim"), ""),
        (60, Up(1, ROLL), ""),
        (61, TouchEnd, "prevent"),
    ]);
}

#[test]
fn a_finger_beside_a_thing_taps_what_the_browser_attributes_it_to() {
    // Another element that does not change is at the position of the finger.
    play(&[(0, DownNear(1, "roll", ROOM), ""), (40, Up(1, ROOM), "click roll")]);
    play(&[(0, DownNear(1, "roll", ROOM), ""), (20, Show(ROOM, "keep"), ""), (40, Up(1, ROOM), "")]);
    // The element has moved under the finger.
    play(&[(0, DownNear(1, "roll", ROOM), ""), (20, Show(ROOM, "roll"), ""), (40, Up(1, ROOM), "click roll")]);
}

#[test]
fn a_disabled_button_is_not_tapped() {
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (20, Disable("roll"), ""), (40, Up(1, ROLL), ""), (41, TouchEnd, "")]);
    play(&[(0, Disable("roll"), ""), (0, Event::Down(1, Touch, ROLL), ""), (40, Up(1, ROLL), "")]);
}

#[test]
fn a_finger_beside_a_resting_hand_taps() {
    play(&[
        (0, DownWide(1, PALM_PX, ROOM), ""),
        (1600, DownBeside(2, Touch, ROLL), ""),
        (1640, Up(2, ROLL), "click roll"),
        (1641, TouchEnd, "prevent"),
        (1700, Up(1, ROOM), ""),
    ]);
    // A contact of this size still counts as a fingertip and reads the room.
    play(&[(0, DownWide(1, PALM_PX - 1, ROOM), ""), (1600, DownBeside(2, Touch, ROLL), "read room")]);
}

#[test]
fn of_two_fingers_at_once_the_later_one_taps() {
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (20, DownBeside(2, Touch, KEEP), ""),
        (60, Up(1, ROLL), ""),
        (80, Up(2, KEEP), "click keep"),
    ]);
    play(&[
        (0, Event::Down(1, Touch, ROLL), ""),
        (20, DownBeside(2, Touch, KEEP), ""),
        (60, Up(2, KEEP), "click keep"),
        (80, Up(1, ROLL), "click roll"),
    ]);
}

#[test]
fn a_cancelled_finger_taps_and_reads_nothing() {
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (100, Cancel(1, Touch), ""),
        (101, TouchEnd, ""),
        (800, Up(1, ROOM), ""),
    ]);
    // Only the cancelled finger is dropped.
    play(&[
        (0, Event::Down(1, Touch, BARE), ""),
        (10, DownBeside(2, Touch, ROLL), ""),
        (20, Cancel(1, Touch), ""),
        (50, Up(2, ROLL), "click roll"),
    ]);
}

#[test]
fn a_finger_only_stops_what_a_finger_has_scrolled() {
    let scrolled = [(0, Event::Down(1, Touch, ROOM), ""), (50, Cancel(1, Touch), ""), (100, Scroll, "")];
    let then = |rows: &[(u32, Event, &'static str)]| play(&[&scrolled, rows].concat());
    // Scrolling continues after the finger is lifted.
    then(&[
        (200, TouchEnd, ""),
        (280, Scroll, ""),
        (380, Event::Down(2, Touch, ROLL), ""),
        (420, Up(2, ROLL), ""),
        (421, TouchEnd, ""),
        // The first tap has stopped the scrolling.
        (430, Event::Down(2, Touch, ROLL), ""),
        (470, Up(2, ROLL), "click roll"),
    ]);
    then(&[(200, TouchEnd, ""), (301, Event::Down(2, Touch, ROLL), ""), (340, Up(2, ROLL), "click roll")]);
    // After a pause a scroll event is not part of that movement.
    then(&[(350, Scroll, ""), (351, Event::Down(2, Touch, ROLL), ""), (390, Up(2, ROLL), "click roll")]);
    then(&[(349, Scroll, ""), (351, Event::Down(2, Touch, ROLL), ""), (390, Up(2, ROLL), "")]);
    // Scroll events without a finger that scrolls, and for a mouse.
    play(&[(0, Scroll, ""), (10, Event::Down(1, Touch, ROLL), ""), (50, Up(1, ROLL), "click roll")]);
    play(&[
        (0, Cancel(1, Pen), ""),
        (1, Scroll, ""),
        (10, Event::Down(1, Touch, ROLL), ""),
        (50, Up(1, ROLL), "click roll"),
    ]);
    // The time begins when the finger is lifted.
    then(&[(200, TouchEnd, ""), (300, Event::Down(2, Touch, ROLL), ""), (340, Up(2, ROLL), "")]);
    then(&[(290, TouchEnd, ""), (400, Scroll, ""), (500, Event::Down(2, Touch, ROLL), ""), (540, Up(2, ROLL), "")]);
}

#[test]
fn mouse_and_pen_click_by_the_browser() {
    for device in [Mouse, Pen] {
        play(&[
            (0, Event::Down(1, device, ROLL), ""),
            (60, Up(1, ROLL), ""),
            (61, Event::Click(ROLL), "click roll"),
            (400, Event::Down(1, device, ROLL), ""),
            // The length of the press does not matter.
            (2600, Up(1, ROLL), ""),
            (2601, Event::Click(ROLL), "click roll"),
        ]);
    }
}

#[test]
fn mouse_and_finger_at_once_are_two_clicks() {
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (20, Event::Down(2, Mouse, ROLL), ""),
        (60, Up(2, ROLL), ""),
        (61, Event::Click(ROLL), "click roll"),
        (90, Up(1, ROOM), "click room"),
        (91, TouchEnd, "prevent"),
    ]);
    // The pointer that came down last makes the long press. The other pointer still clicks.
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (20, Event::Down(2, Mouse, SEAT), ""),
        (60, Up(2, SEAT), ""),
        (61, Event::Click(SEAT), "click seat, read seat"),
        (62, Close, ""),
        (600, Up(1, ROOM), "click room"),
    ]);
}

#[test]
fn mouse_pen_and_finger_at_once_are_three_clicks() {
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (10, Event::Down(2, Pen, KEEP), ""),
        (20, Event::Down(3, Mouse, ROLL), ""),
        (60, Up(3, ROLL), ""),
        (61, Event::Click(ROLL), "click roll"),
        (70, Up(2, KEEP), ""),
        (71, Event::Click(KEEP), "click keep"),
        (90, Up(1, ROOM), "click room"),
        (91, TouchEnd, "prevent"),
    ]);
    // The tap of the pointer that is lifted first is compared with the target of the pointer that came down last. A click that the browser makes
    // after a tap is attributed to that tap, also if another pointer makes it.
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (10, Event::Down(2, Pen, KEEP), ""),
        (40, Up(1, ROOM), ""),
        (41, TouchEnd, "prevent"),
        (60, Up(2, KEEP), ""),
        (61, Event::Click(KEEP), ""),
        (70, Event::Click(KEEP), "click keep"),
    ]);
}

#[test]
fn what_has_just_appeared_is_not_clicked() {
    let first = |then: &[(u32, Event, &'static str)]| play(&[&tap(0, ROLL, "click roll"), then].concat());
    // The first tap was seen at 70.
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(419, ROLL, "")[..]].concat());
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(420, ROLL, "click room")[..]].concat());
    // Before the change is visible, no pause is long enough.
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(60, ROLL, "")[..]].concat());
    // The same target can be tapped again at any time, and so can another position.
    first(&tap(80, ROLL, "click roll"));
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(80, KEEP, "click keep")[..]].concat());
    let (near, away) = ((115, 100), (116, 100));
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(80, near, "")[..]].concat());
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(80, away, "click room")[..]].concat());
    // A position without a target needs no guard.
    first(&[
        (50, Show(ROLL, "bare"), ""),
        (80, Event::Down(2, Mouse, ROLL), ""),
        (120, Up(2, ROLL), ""),
        (121, Event::Click(ROLL), "click bare"),
    ]);
    // A dropped tap does not start another guard.
    first(&[&[(50, Show(ROLL, "room"), "")], &tap(300, ROLL, "")[..], &tap(430, ROLL, "click room")[..]].concat());
}

#[test]
fn a_button_with_another_label_has_just_appeared() {
    let first = |then: &[(u32, Event, &'static str)]| play(&[&tap(0, ROLL, "click roll"), then].concat());
    first(&[&[(50, Label("Keep"), "")], &tap(400, ROLL, "")[..]].concat());
    first(&[&[(50, Label("Keep"), "")], &tap(430, ROLL, "click roll")[..]].concat());
}

#[test]
fn whose_turn_it_is_takes_longer_to_notice() {
    let first = |then: &[(u32, Event, &'static str)]| play(&[&tap(0, ROLL, "click roll"), then].concat());
    let seen = 70;
    first(&[&[(50, Turn(1), "")], &tap(seen + HANDED_ON_MS - 1, ROLL, "")[..]].concat());
    first(&[&[(50, Turn(1), "")], &tap(seen + HANDED_ON_MS, ROLL, "click roll")[..]].concat());
}

#[test]
fn a_touch_that_ended_what_plays_itself_is_no_touch_on_what_follows() {
    // While events play by themselves, a layer lies over the table; a tap on it skips them. It is clicked by the browser.
    let ended = [
        (0, Show(ROLL, "scrim"), ""),
        (0, Event::Down(1, Touch, ROLL), ""),
        (40, Up(1, ROLL), ""),
        (41, TouchEnd, ""),
        (42, Event::Click(ROLL), "click scrim"),
        (43, Show(ROLL, "roll"), ""),
    ];
    let then = |rows: &[(u32, Event, &'static str)]| play(&[&ended, rows].concat());
    then(&tap(300, ROLL, ""));
    then(&tap(600, ROLL, "click roll"));
    then(&tap(300, KEEP, "click keep"));
    // A finger that came down before the layer appeared does not click the element behind it.
    play(&[
        (0, Event::Down(1, Mouse, ROLL), ""),
        (30, Show(ROLL, "keep"), ""),
        (60, Up(1, ROLL), ""),
        (61, Event::Click(ROLL), ""),
        (62, KeyClick(ROLL), "click keep"),
    ]);
    // The browser clicks the common ancestor of the two elements, which is not dropped.
    play(&[(0, Event::Down(1, Mouse, ROLL), ""), (60, Up(1, BARE), ""), (61, Event::Click(BARE), "click bare")]);
    play(&[(0, Event::Down(1, Mouse, BARE), ""), (60, Up(1, BAR), ""), (61, Event::Click(BAR), "click undo")]);
}

#[test]
fn keys_and_assistive_technology_click_at_once() {
    play(
        &[&tap(0, ROLL, "click roll"), &[(50, Show(ROLL, "room"), ""), (60, KeyClick(ROLL), "click room")][..]]
            .concat(),
    );
    // The click of the tap is still expected: this click of a key is another one.
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (2000, Up(1, ROLL), ""), (2001, KeyClick(KEEP), "click keep")]);
}

#[test]
fn a_long_press_reads_and_does_not_click() {
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (499, Move(1, (110, 410)), ""),
        (500, Move(1, (90, 390)), "read room"),
        (700, Up(1, ROOM), ""),
        (701, TouchEnd, "prevent"),
        (710, Close, ""),
        (800, Event::Down(1, Touch, ROOM), ""),
        (840, Up(1, ROOM), "click room"),
    ]);
    for device in [Mouse, Pen] {
        play(&[
            (0, Event::Down(1, device, ROOM), ""),
            (600, Up(1, ROOM), "read room"),
            (601, Event::Click(ROOM), ""),
            (610, Close, ""),
            // A click of a key is not dropped.
            (620, KeyClick(ROOM), "click room"),
        ]);
    }
    // A click of a key before the end of the press has its effect.
    play(&[(0, Event::Down(1, Mouse, ROOM), ""), (600, KeyClick(KEEP), "read room, click keep")]);
    // At most one click is dropped.
    play(&[
        (0, Event::Down(1, Mouse, ROOM), ""),
        (600, Up(1, ROOM), "read room"),
        (601, Event::Click(ROOM), ""),
        (602, Event::Click(ROOM), "click room"),
    ]);
    play(&[
        (0, Event::Down(1, Mouse, ROOM), ""),
        (600, Up(1, BARE), "read room"),
        (610, Close, ""),
        (700, Event::Down(1, Mouse, ROOM), ""),
        (750, Up(1, ROOM), ""),
        (751, Event::Click(ROOM), "click room"),
    ]);
}

#[test]
fn what_cannot_be_read_is_clicked_however_long_the_press() {
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (900, Up(1, ROLL), "click roll")]);
    play(&[(0, Event::Down(1, Mouse, BAR), ""), (900, Up(1, BAR), ""), (901, Event::Click(BAR), "click undo")]);
    // The element at the position at the end of the time is read.
    play(&[(0, Event::Down(1, Touch, ROLL), ""), (90, Show(ROLL, "seat"), ""), (600, Up(1, ROLL), "read seat")]);
}

#[test]
fn a_press_is_not_long_if_it_ends_moves_or_is_not_alone() {
    let (near, away) = ((115, 415), (100, 384));
    play(&[(0, Event::Down(1, Mouse, ROOM), ""), (400, Up(1, ROOM), ""), (900, Move(1, ROOM), "")]);
    play(&[(0, Event::Down(1, Mouse, ROOM), ""), (400, Move(1, near), ""), (900, Move(1, near), "read room")]);
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (400, Move(1, away), ""),
        (450, Move(1, ROOM), ""),
        (900, Up(1, ROOM), "click room"),
    ]);
    play(&[(0, Event::Down(1, Touch, ROOM), ""), (400, DownBeside(2, Touch, SEAT), ""), (900, Move(1, ROOM), "")]);
    // The other button of a mouse.
    play(&[(0, DownBeside(1, Mouse, ROOM), ""), (900, Move(1, ROOM), "")]);
}

#[test]
fn a_drag_that_leaves_the_window_presses_and_clicks_nothing() {
    // A mouse that was released outside the table has made no click, and can be used again.
    play(&[
        (0, Event::Down(1, Mouse, ROOM), ""),
        (90, Move(1, (2, 400)), ""),
        (100, Leave(1), ""),
        (900, Move(1, ROOM), ""),
        (950, Event::Down(1, Mouse, ROLL), ""),
        (990, Up(1, ROLL), ""),
        (991, Event::Click(ROLL), "click roll"),
    ]);
    // Leaving the table ends the press even if the pointer has hardly moved.
    play(&[(0, Event::Down(1, Mouse, ROOM), ""), (40, Leave(1), ""), (900, Up(1, ROOM), "")]);
    // Events of a finger are reported outside the table too; some browsers cancel it instead.
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (90, Move(1, (-40, 400)), ""),
        (900, Up(1, (-40, 400)), ""),
        (901, TouchEnd, ""),
    ]);
    play(&[(0, Event::Down(1, Touch, ROOM), ""), (90, Cancel(1, Touch), ""), (900, Up(1, (-40, 400)), "")]);
}

#[test]
fn a_press_is_long_whatever_other_pointers_do() {
    for (device, event) in [
        // The mouse lies on the table and is moved.
        (Touch, Move(2, BARE)),
        // A palm beside the finger is lifted, or the browser cancels it.
        (Touch, Up(2, BARE)),
        (Touch, Cancel(2, Touch)),
        (Pen, Cancel(2, Touch)),
        (Pen, Leave(2)),
    ] {
        play(&[
            (0, DownWide(2, PALM_PX, BARE), ""),
            (100, Event::Down(1, device, ROOM), ""),
            (300, event, ""),
            (600, Move(1, ROOM), "read room"),
        ]);
        // The end of its own pointer ends the press.
        let own = match event {
            Move(_, position) => Move(1, position),
            Up(_, position) => Up(1, position),
            Cancel(..) => Cancel(1, device),
            _ => Leave(1),
        };
        play(&[(100, Event::Down(1, device, ROOM), ""), (300, own, ""), (600, Move(1, ROOM), "")]);
    }
}

#[test]
fn the_context_menu_reads() {
    play(&[
        (0, DownBeside(1, Mouse, ROOM), ""),
        (5, Menu(ROOM), "read room, prevent"),
        // Some browsers open the context menu at a long press.
        (6, Menu(ROOM), "prevent"),
        (60, Up(1, ROOM), ""),
        (61, Event::Click(ROOM), ""),
        (70, Close, ""),
        (80, Menu(ROLL), ""),
        (90, Event::Down(1, Mouse, ROOM), ""),
        (120, Event::Click(ROOM), "click room"),
    ]);
    // The long press reads once, and its end does not click.
    play(&[
        (0, Event::Down(1, Touch, ROOM), ""),
        (490, Menu(ROOM), "read room, prevent"),
        (600, Up(1, ROOM), ""),
        (601, TouchEnd, "prevent"),
    ]);
}

#[test]
fn a_click_without_effect_reads() {
    play(&tap(0, SEAT, "click seat, read seat"));
    play(&tap(0, BARE, "")[..2]);
    // A room has an effect only during this seat's turn.
    play(&tap(0, ROOM, "click room"));
    play(&[&[(0, Turn(1), "")], &tap(10, ROOM, "click room, read room")[..]].concat());
    play(&[(0, Turn(1), ""), (10, Event::Key(Key::Activate, ROOM), "key room, read room")]);
    // The next tap has an effect.
    play(
        &[
            &[(0, Turn(1), "")],
            &tap(10, ROOM, "click room, read room")[..],
            &[(60, Close, "")],
            &tap(900, ROLL, "click roll")[..],
        ]
        .concat(),
    );
    play(&[
        (0, Turn(1), ""),
        (10, Event::Key(Key::Activate, ROOM), "key room, read room"),
        (20, Close, ""),
        (30, Event::Key(Key::Activate, ROLL), "key roll"),
    ]);
    // A touch on a chosen element takes the choice back.
    play(&[&[(0, Show(SEAT, "chosen"), "")], &tap(10, SEAT, "click chosen")[..]].concat());
    // The effect of an earlier touch does not count for a later one.
    play(&[
        (0, Turn(1), ""),
        (0, Show(KEEP, "card"), ""),
        (10, Event::Click(ROOM), "click room, read room"),
        (20, Close, ""),
        (30, Event::Click(KEEP), "click card"),
        (40, Event::Key(Key::Activate, ROOM), "key room, read room"),
        (50, Close, ""),
        (60, Event::Key(Key::Activate, KEEP), "key card"),
    ]);
}

#[test]
fn after_the_button_the_next_click_reads() {
    let asked = |then: &[(u32, Event, &'static str)]| play(&[&[(0, Ask, "asks")], then].concat());
    asked(&[&tap(10, ROLL, "asked, read roll")[..], &[(60, Close, "")], &tap(70, ROLL, "click roll")[..]].concat());
    asked(&[(10, Event::Click(ROLL), "asked, read roll")]);
    asked(&[(10, KeyClick(ROLL), "asked, read roll")]);
    asked(&[(10, Event::Key(Key::Activate, ROLL), "asked, read roll")]);
    // An element without a description uses up the question too.
    asked(&[(10, Event::Click(BARE), "asked"), (20, Event::Click(ROLL), "click roll")]);
    // The bar works as usual.
    asked(&[&tap(10, BAR, "click undo")[..], &tap(70, ROLL, "asked, read roll")[..]].concat());
    asked(&[(10, Event::Key(Key::Activate, BAR), "key undo")]);
    // Asking twice cancels it.
    asked(&[(10, Ask, "asked"), (20, Event::Click(ROLL), "click roll")]);
    asked(&[(10, Event::Key(Key::Escape, ROLL), "asked"), (20, Event::Click(ROLL), "click roll")]);
    // A click that reads starts no guard.
    asked(
        &[
            &tap(10, ROLL, "asked, read roll")[..],
            &[(60, Close, ""), (60, Show(ROLL, "room"), "")],
            &tap(70, ROLL, "click room")[..],
        ]
        .concat(),
    );
}

#[test]
fn a_question_mark_reads_what_has_the_focus() {
    play(&[(0, Event::Key(Key::Question, ROOM), "read room")]);
    // Otherwise it asks what to read.
    play(&[(0, Event::Key(Key::Question, ROLL), "asks"), (10, Event::Key(Key::Question, ROLL), "asked")]);
    // In a text field it is a character.
    play(&[
        (0, Show(ROOM, "field"), ""),
        (10, Event::Key(Key::Question, ROOM), ""),
        (20, Event::Click(ROLL), "click roll"),
    ]);
    play(&[
        (0, Ask, "asks"),
        (0, Show(ROOM, "field"), ""),
        (10, Event::Key(Key::Escape, ROOM), "escape"),
        (20, Event::Click(ROLL), "asked, read roll"),
    ]);
    // Escape means what it usually does.
    play(&[(0, Event::Key(Key::Escape, ROLL), "escape")]);
}

#[test]
fn a_screen_without_a_table_has_taps_and_nothing_else() {
    let mut taps = Taps::new();
    let finger = |at, element| Finger { pointer: 1, at, position: ROLL, element, under: Some(element) };
    for (down, up, element) in [(0.0, 700.0, "box"), (710.0, 720.0, "begin")] {
        taps.down(finger(down, element), true);
        let lifted = taps.lift(1).expect("a finger");
        // Screens without a table have no guard and no long press.
        assert!(taps.is_tap(&lifted, up, ROLL, &element, Some(&element)));
        assert!(!taps.click(true, false), "it was the page that clicked");
        assert!(!taps.click(false, true), "a key");
        assert!(taps.click(true, true), "the click of the browser for the same tap");
    }
    // A mouse is left to the browser.
    taps.down(finger(800.0, "box"), false);
    assert!(taps.lift(1).is_none());
    assert!(!taps.click(true, true));
}

#[test]
fn whatever_comes_a_finger_clicks_once_at_most() {
    let mut all = 0;
    for seed in 1..200u32 {
        let (mut page, mut random) = (Page::new(), seed);
        let mut draw = |count: u32| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 16) % count
        };
        let (mut downs, mut clicks) = (0, 0);
        for step in 0..400 {
            page.wait(page.now + f64::from(draw(200)));
            let position = [ROLL, KEEP, ROOM][draw(3) as usize];
            let pointer = if draw(3) == 0 { 2 } else { 1 };
            let event = match draw(9) {
                0 | 1 => Event::Down(pointer, Touch, position),
                2 => DownBeside(pointer, Touch, position),
                3..=5 => Up(pointer, position),
                6 => Cancel(pointer, Touch),
                7 => Show(position, ["roll", "keep", "room"][draw(3) as usize]),
                _ => Close,
            };
            downs += usize::from(matches!(event, Event::Down(..) | DownBeside(..)));
            page.happens(event);
            if let Up(..) = event {
                page.happens(TouchEnd);
                // Some browsers generate a click in this case too.
                if page.log.last().is_some_and(|last| last == "prevent") {
                    page.happens(Event::Click(position));
                }
            }
            clicks += take(&mut page.log).iter().filter(|line| line.starts_with("click")).count();
            assert!(clicks <= downs, "seed {seed}, step {step}: {event:?}");
        }
        all += clicks;
    }
    assert!(all > 1000, "{all} clicks");
}
