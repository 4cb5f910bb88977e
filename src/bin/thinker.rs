//! The worker in which bots think: a question comes in, answers go out, and whatever comes next ends what it was thinking about.
//!
//! It is told only what a seat may know ([`heartbox::bots::Question`]). It looks up every few milliseconds, so that it hears that nobody wants to know any
//! more, and says what it has found so far, so that whoever asked hears that it is alive.

use std::cell::{Cell, RefCell};

use heartbox::bots::{Question, Thinker};
use heartbox::games::think;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// How long it thinks before it looks up, in milliseconds.
const SLICE: f64 = 25.0;
/// It looks at the clock after so many playouts.
const PLAYOUTS_PER_LOOK: u32 = 8;
/// How often it says what it has found so far, in milliseconds.
const REPORT: f64 = 150.0;

/// What it is thinking about.
struct Job {
    thinker: Box<dyn Thinker>,
    number: u32,
    /// When it has to have an answer, and when it reports next, in elapsed milliseconds.
    until: f64,
    report: f64,
}

/// How it goes on after it has looked up: by a message to itself, which comes after those that are waiting. A timeout would come 4 ms later.
struct Turn {
    port: MessagePort,
    /// The message is on its way.
    due: Cell<bool>,
}

impl Turn {
    fn new() -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let go_on = Closure::<dyn Fn()>::new(go_on);
        channel.port1().set_onmessage(Some(go_on.as_ref().unchecked_ref()));
        // As long as the worker lives.
        go_on.forget();
        Some(Self { port: channel.port2(), due: Cell::new(false) })
    }

    fn order(&self) {
        if !self.due.replace(true) {
            // It fails only for values that cannot be sent.
            let _ = self.port.post_message(&JsValue::NULL);
        }
    }
}

thread_local! {
    static JOB: RefCell<Option<Job>> = const { RefCell::new(None) };
    static TURN: Option<Turn> = Turn::new();
}

fn with_turn(act: impl FnOnce(&Turn)) {
    TURN.with(|turn| turn.as_ref().map(act));
}

fn main() {
    let hear =
        Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| ask(&Uint8Array::new(&event.data()).to_vec()));
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // As long as the worker lives.
    hear.forget();
    say(&[]);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds since the worker was started, by a clock that nobody puts.
fn elapsed() -> f64 {
    scope().performance().map_or(0.0, |performance| performance.now())
}

fn say(bytes: &[u8]) {
    // It fails only for values that cannot be sent.
    let _ = scope().post_message(&Uint8Array::from(bytes));
}

/// Begins to think about a question; whatever is none only ends the one before.
fn ask(bytes: &[u8]) {
    let question = Question::read(bytes);
    let now = elapsed();
    let job = question.and_then(|question| {
        let (number, until) = (question.number, now + question.patience as f64);
        think(&question).map(|thinker| Job { thinker, number, until, report: now + REPORT })
    });
    JOB.set(job);
    with_turn(Turn::order);
}

/// Thinks for a slice.
fn go_on() {
    with_turn(|turn| turn.due.set(false));
    JOB.with_borrow_mut(|place| {
        let Some(job) = place else { return };
        let end = elapsed() + SLICE;
        let mut done = false;
        let mut now = end - SLICE;
        while !done && now < end {
            done = job.thinker.step(PLAYOUTS_PER_LOOK);
            now = elapsed();
        }
        done |= now >= job.until;
        if done || now >= job.report {
            say(&job.thinker.answer(job.number, done));
            job.report = now + REPORT;
        }
        if done {
            *place = None;
        } else {
            with_turn(Turn::order);
        }
    });
}
