//! The worker in which bots think: it receives a question and sends answers; any new message aborts the current search. A finished game is
//! judged here too, slice by slice, as the page asks for it.
//!
//! For a search it receives only the knowledge of a seat ([`heartbox::bots::Question`]). Every few milliseconds it yields, so that
//! it receives an abort, and from time to time it reports its result so far, so that the page knows that it is alive.

use std::cell::{Cell, RefCell};

use heartbox::bots::{Judged, Judging, Question, Request, Thinker, run_slice};
use heartbox::games::{judge_played, think};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// The length of a slice of thinking before it yields, in milliseconds.
const SLICE: u64 = 25;
/// The interval of reports, in milliseconds.
const REPORT: u64 = 150;

/// The length of a slice of a judgement, in milliseconds.
const JUDGE: u64 = 50;

/// The current search.
struct Job {
    thinker: Box<dyn Thinker>,
    number: u32,
    /// The deadline of the answer, and the time of the next report, in elapsed milliseconds.
    until: u64,
    report: u64,
}

/// Continues the search after a yield: by a message to itself, which is queued behind the waiting ones. A timeout would take 4 ms more.
struct Continuation {
    port: MessagePort,
    /// Whether the message has been sent and not yet received.
    due: Cell<bool>,
}

impl Continuation {
    fn new() -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let go_on = Closure::<dyn Fn()>::new(go_on);
        channel.port1().set_onmessage(Some(go_on.as_ref().unchecked_ref()));
        // Leaked on purpose: needed as long as the worker lives.
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
    /// The game that is judged.
    static JUDGING: RefCell<Option<Box<dyn Judging>>> = const { RefCell::new(None) };
    static JOB: RefCell<Option<Job>> = const { RefCell::new(None) };
    static CONTINUATION: Option<Continuation> = Continuation::new();
}

fn with_continuation(act: impl FnOnce(&Continuation)) {
    CONTINUATION.with(|it| it.as_ref().map(act));
}

fn main() {
    let hear =
        Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| ask(&Uint8Array::new(&event.data()).to_vec()));
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // Leaked on purpose: needed as long as the worker lives.
    hear.forget();
    say(&[]);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds since the worker was started, by a monotonic clock.
fn elapsed() -> u64 {
    scope().performance().map_or(0.0, |performance| performance.now()) as u64
}

fn say(bytes: &[u8]) {
    // It fails only for values that cannot be sent.
    let _ = scope().post_message(&Uint8Array::from(bytes));
}

/// Does what is requested, instead of the previous search; bytes that are no request only end it.
fn ask(bytes: &[u8]) {
    JOB.set(None);
    match Request::read(bytes) {
        Some(Request::Search(question)) => begin_search(&question),
        Some(Request::Judge(played)) => {
            JUDGING.set(judge_played(&played));
            judge_slice();
        }
        Some(Request::GoOn) => judge_slice(),
        None => {}
    }
}

/// Begins to search for the answer to a question.
fn begin_search(question: &Question) {
    let now = elapsed();
    let (number, until) = (question.number, now + question.patience);
    JOB.set(think(question).map(|thinker| Job { thinker, number, until, report: now + REPORT }));
    with_continuation(Continuation::order);
}

/// Judges a slice of the game, and says how far that is.
fn judge_slice() {
    JUDGING.with_borrow_mut(|judging| {
        let Some(judging) = judging else { return };
        let end = elapsed() + JUDGE;
        while !judging.step(1) && elapsed() < end {}
        let (done, all) = judging.progress();
        let judgement = (done >= all).then(|| judging.judgement().clone());
        say(&Judged { done, all, judgement }.bytes());
    });
}

/// Searches for one slice.
fn go_on() {
    with_continuation(|it| it.due.set(false));
    JOB.with_borrow_mut(|place| {
        let Some(job) = place else { return };
        let ended = run_slice(job.thinker.as_mut(), SLICE, elapsed);
        let now = ended.unwrap_or_else(elapsed);
        let done = ended.is_none() || now >= job.until;
        if done || now >= job.report {
            say(&job.thinker.answer(job.number, done));
            job.report = now + REPORT;
        }
        if done {
            *place = None;
        } else {
            with_continuation(Continuation::order);
        }
    });
}
