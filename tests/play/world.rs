//! The platform of a page, controlled by the test: a clock that advances on request, a window, two stores, and pending tasks.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::{Future, pending, ready};
use std::pin::Pin;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Wake, Waker};

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use heartbox::bots::Request;
use heartbox::engine::{Control, EventOf, Seat, Timeline};
use heartbox::games::{Sound, TableGame, think};
use heartbox::i18n::Notice;
use heartbox::play::{AppContext, Forget, LiveTable, Platform, TableSignals, WorkerPort, install};
use heartbox::storage::{
    JournalError, JournalStore, Loaded, MemoryStore, Pending, SaveError, SaveId, Saves, Store, StoreError, restore,
};
use heartbox::table::{Entry, Input, SETTLE_MS, Status};
use leptos::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

/// The data shared by all tabs of a device.
#[derive(Clone, Default)]
pub struct Device(Rc<Stores>);

/// The entries of all journals, by game and generation.
type Entries = BTreeMap<(String, u32), String>;

#[derive(Default)]
struct Stores {
    texts: MemoryStore,
    /// The error of all writes to localStorage; `None` if they succeed.
    refuses: Cell<Option<StoreError>>,
    /// The number of characters that localStorage holds; `None` for any number.
    room: Cell<Option<usize>>,
    entries: RefCell<Entries>,
    /// The fault of the journal.
    trouble: Cell<Trouble>,
}

/// A fault of the journal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trouble {
    /// No fault.
    #[default]
    None,
    /// The browser has no journal.
    Missing,
    /// The journal never answers.
    Silent,
    /// Every request fails with this error.
    Fails(JournalError),
}

impl Device {
    /// Makes all further writes to localStorage fail with this error; `None` ends that.
    pub fn refuse(&self, why: Option<StoreError>) {
        self.0.refuses.set(why);
    }

    /// Limits localStorage to this number of characters more than it holds now; `None` ends that.
    pub fn limit(&self, more: Option<usize>) {
        self.0.room.set(more.map(|more| self.size() + more));
    }

    /// The number of characters in localStorage.
    pub fn size(&self) -> usize {
        let length = |key: &String| key.len() + self.0.texts.get(key).expect("memory").map_or(0, |text| text.len());
        self.0.texts.keys("").expect("memory").iter().map(length).sum()
    }

    /// Sets the fault of the journal from now on.
    pub fn trouble(&self, trouble: Trouble) {
        self.0.trouble.set(trouble);
    }

    /// The save of a game in localStorage, as read by a page that opens now.
    pub fn saved(&self, id: &SaveId) -> Result<Loaded, SaveError> {
        Saves::new(self.clone()).load(id)
    }

    /// The number of events of a game in localStorage.
    pub fn saved_events(&self, id: &SaveId) -> Option<usize> {
        self.saved(id).ok().map(|loaded| loaded.saved.at as usize)
    }

    /// The number of events of a game in the journal.
    pub fn journal_events(&self, id: &SaveId) -> Option<usize> {
        let entries = self.entries(id);
        let game = restore(id, None, entries.iter().map(String::as_str))?;
        Some(game.saved.at as usize)
    }

    /// The journal entries of a game.
    pub fn entries(&self, id: &SaveId) -> Vec<String> {
        let entries = self.0.entries.borrow();
        entries.iter().filter(|((game, _), _)| game == id.as_str()).map(|(_, text)| text.clone()).collect()
    }

    /// The complete content of both stores, byte for byte.
    pub fn everything(&self) -> (Vec<(String, String)>, Entries) {
        let keys = self.0.texts.keys("heartbox:game:").expect("memory");
        let text = |key: &String| self.0.texts.get(key).expect("memory").expect("it is listed");
        (keys.iter().map(|key| (key.clone(), text(key))).collect(), self.0.entries.borrow().clone())
    }
}

impl Store for Device {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.0.texts.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let old = self.get(key)?.map_or(0, |old| key.len() + old.len());
        if self.0.room.get().is_some_and(|room| self.size() - old + key.len() + text.len() > room) {
            return Err(StoreError::Full);
        }
        self.0.refuses.get().map_or_else(|| self.0.texts.set(key, text), Err)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.texts.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.0.texts.keys(prefix)
    }
}

/// The journal, as opened by one page.
struct Opened {
    stores: Rc<Stores>,
    open: Rc<Cell<bool>>,
}

impl Opened {
    /// The answer of the journal: the result of `done`, unless there is a fault.
    fn answer<T: 'static>(&self, done: impl FnOnce(&Stores) -> Result<T, JournalError>) -> Pending<T> {
        match self.stores.trouble.get() {
            Trouble::Silent => Box::pin(pending()),
            Trouble::Missing => Box::pin(ready(Err(JournalError::Broken))),
            Trouble::Fails(error) => Box::pin(ready(Err(error))),
            Trouble::None => Box::pin(ready(done(&self.stores))),
        }
    }
}

impl JournalStore for Opened {
    fn open(&self) -> Pending<()> {
        self.open.set(matches!(self.stores.trouble.get(), Trouble::None | Trouble::Fails(_)));
        if self.open.get() { Box::pin(ready(Ok(()))) } else { self.answer(|_| Ok(())) }
    }

    fn works(&self) -> bool {
        self.open.get()
    }

    fn write(&self, id: &SaveId, generation: u32, text: &str, from_start: bool) -> Result<Pending<()>, JournalError> {
        Ok(self.answer(|stores| {
            let mut entries = stores.entries.borrow_mut();
            if from_start {
                entries.retain(|(game, _), _| game != id.as_str());
            }
            let key = (id.as_str().to_owned(), generation);
            if entries.contains_key(&key) {
                return Err(JournalError::Taken);
            }
            entries.insert(key, text.to_owned());
            Ok(())
        }))
    }

    fn remove(&self, id: &SaveId) -> Result<Pending<()>, JournalError> {
        Ok(self.answer(|stores| {
            stores.entries.borrow_mut().retain(|(game, _), _| game != id.as_str());
            Ok(())
        }))
    }

    fn last(&self) -> Pending<Vec<(SaveId, String)>> {
        self.answer(|stores| {
            let entries = stores.entries.borrow();
            let last: BTreeMap<&str, &String> = entries.iter().map(|((game, _), text)| (game.as_str(), text)).collect();
            Ok(last.into_iter().filter_map(|(game, text)| Some((SaveId::parse(game)?, text.clone()))).collect())
        })
    }

    fn entries(&self, id: &SaveId) -> Pending<Vec<String>> {
        self.answer(|_| Ok(Device(self.stores.clone()).entries(id)))
    }
}

type Act = Box<dyn FnOnce()>;
type Listener = (&'static str, Rc<dyn Fn()>);

/// The platform of one tab.
pub struct World {
    device: Device,
    journal: Rc<Opened>,
    now: Cell<u64>,
    /// The fixed time of the wall clock, if it stands still.
    pub stopped: Cell<Option<u64>>,
    /// Time by which the clock advances with each reading, so that work limited by the clock takes time.
    pub tick: Cell<u64>,
    /// The number of readings of the clock, which work limited by the clock performs continually.
    pub looks: Cell<u64>,
    hidden: Cell<bool>,
    /// How often the output of sounds was prepared.
    pub prepared: Cell<usize>,
    /// The sounds that were played, with their time and volume.
    pub played: RefCell<Vec<(u64, Vec<Sound>, f32)>>,
    /// Whether the device can vibrate, and for how long it did.
    pub vibrator: Cell<bool>,
    pub vibrations: RefCell<Vec<u32>>,
    /// The behaviour of workers, the number of workers started, and the questions sent to them.
    pub helper: Cell<Helper>,
    pub helpers: Cell<usize>,
    pub questions: RefCell<Vec<Vec<u8>>>,
    number: Cell<u64>,
    /// The pending calls, by due time and by order of scheduling.
    timers: RefCell<BTreeMap<(u64, u64), Act>>,
    listeners: RefCell<BTreeMap<u64, Listener>>,
    this: Weak<World>,
}

impl World {
    fn number(&self) -> u64 {
        self.number.set(self.number.get() + 1);
        self.number.get()
    }
}

impl Platform for World {
    fn now(&self) -> u64 {
        self.stopped.get().unwrap_or(self.now.get())
    }

    fn elapsed(&self) -> u64 {
        self.looks.set(self.looks.get() + 1);
        self.now.set(self.now.get() + self.tick.get());
        self.now.get()
    }

    fn after(&self, milliseconds: u32, act: Act) -> Forget {
        let key = (self.now.get() + u64::from(milliseconds), self.number());
        self.timers.borrow_mut().insert(key, act);
        let this = self.this.clone();
        Box::new(move || {
            let act = this.upgrade().and_then(|world| world.timers.borrow_mut().remove(&key));
            drop(act);
        })
    }

    fn hear(&self, event: &'static str, act: Box<dyn Fn()>) -> Forget {
        let key = self.number();
        self.listeners.borrow_mut().insert(key, (event, act.into()));
        let this = self.this.clone();
        Box::new(move || {
            let act = this.upgrade().and_then(|world| world.listeners.borrow_mut().remove(&key));
            drop(act);
        })
    }

    fn is_hidden(&self) -> bool {
        self.hidden.get()
    }

    fn prepare_sound(&self) {
        self.prepared.set(self.prepared.get() + 1);
    }

    fn play(&self, sounds: &[Sound], volume: f32) {
        self.played.borrow_mut().push((self.now.get(), sounds.to_vec(), volume));
    }

    fn can_vibrate(&self) -> bool {
        self.vibrator.get()
    }

    fn vibrate(&self, milliseconds: u32) {
        self.vibrations.borrow_mut().push(milliseconds);
    }

    fn device(&self) -> Rc<dyn Store> {
        Rc::new(self.device.clone())
    }

    fn journal(&self) -> Rc<dyn JournalStore> {
        self.journal.clone()
    }

    fn worker(&self, hear: Box<dyn Fn(Option<Vec<u8>>)>) -> Option<Box<dyn WorkerPort>> {
        if self.helper.get() == Helper::Missing {
            return None;
        }
        self.helpers.set(self.helpers.get() + 1);
        let port = Port { world: self.this.clone(), hear: hear.into(), alive: Rc::new(Cell::new(true)) };
        port.say(BOOT, Some(Vec::new()));
        Some(Box::new(port))
    }
}

/// The behaviour of the workers in which bots search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// Workers are unavailable.
    Missing,
    /// Workers answer questions.
    Thinks,
    /// Workers start and never answer a question.
    Dies,
    /// Workers fail at the first question.
    Breaks,
}

/// Time that a worker takes to start, and to answer, in milliseconds.
const BOOT: u64 = 50;
const ANSWER: u64 = 300;

/// A worker that searches at once and answers after a delay.
struct Port {
    world: Weak<World>,
    hear: Rc<dyn Fn(Option<Vec<u8>>)>,
    alive: Rc<Cell<bool>>,
}

impl Port {
    fn say(&self, after: u64, bytes: Option<Vec<u8>>) {
        let Some(world) = self.world.upgrade() else { return };
        let (hear, alive) = (self.hear.clone(), self.alive.clone());
        let key = (world.now.get() + after, world.number());
        let act = move || {
            if alive.get() {
                hear(bytes);
            }
        };
        world.timers.borrow_mut().insert(key, Box::new(act));
    }
}

impl WorkerPort for Port {
    fn post(&self, bytes: &[u8]) {
        let Some(world) = self.world.upgrade() else { return };
        world.questions.borrow_mut().push(bytes.to_vec());
        let Some(Request::Search(question)) = Request::read(bytes) else { return };
        match world.helper.get() {
            Helper::Missing | Helper::Dies => {}
            Helper::Breaks => self.say(1, None),
            Helper::Thinks => {
                let (number, playouts) = (question.number, question.playouts);
                let mut thinker = think(&question).expect("a question that can be answered");
                thinker.step(playouts.min(20));
                self.say(ANSWER, Some(thinker.answer(number, true)));
            }
        }
    }
}

impl Drop for Port {
    fn drop(&mut self) {
        self.alive.set(false);
    }
}

thread_local! {
    static HERE: RefCell<Option<Rc<World>>> = const { RefCell::new(None) };
    static TASKS: RefCell<Vec<Task>> = const { RefCell::new(Vec::new()) };
}

/// A pending task, and the page that it belongs to.
struct Task {
    world: Rc<World>,
    future: Pin<Box<dyn Future<Output = ()>>>,
    woken: Arc<Woken>,
}

struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// An executor that holds the tasks spawned by Leptos until the test runs them.
struct Tasks;

impl CustomExecutor for Tasks {
    fn spawn(&self, future: PinnedFuture<()>) {
        self.spawn_local(future);
    }

    fn spawn_local(&self, future: PinnedLocalFuture<()>) {
        let world = HERE.with_borrow(Clone::clone).expect("a page");
        let woken = Arc::new(Woken(AtomicBool::new(true)));
        TASKS.with_borrow_mut(|tasks| tasks.push(Task { world, future, woken }));
    }

    fn poll_local(&self) {}
}

/// Polls all tasks that can proceed.
fn settle() {
    let before = HERE.with_borrow(Clone::clone);
    loop {
        let due = TASKS.with_borrow_mut(|tasks| {
            let place = tasks.iter().position(|task| task.woken.0.swap(false, Ordering::Relaxed));
            place.map(|place| tasks.remove(place))
        });
        let Some(mut task) = due else { break };
        enter(&task.world);
        let waker = Waker::from(task.woken.clone());
        if task.future.as_mut().poll(&mut Context::from_waker(&waker)).is_pending() {
            TASKS.with_borrow_mut(|tasks| tasks.push(task));
        }
    }
    if let Some(world) = before {
        enter(&world);
    }
}

fn enter(world: &Rc<World>) {
    install(world.clone());
    HERE.set(Some(world.clone()));
}

/// A page: one tab of a device.
pub struct Page {
    pub world: Rc<World>,
    pub app: AppContext,
    owner: Owner,
}

impl Page {
    /// Opens the page and brings its saves up to date.
    pub fn open(device: &Device) -> Self {
        let page = Self::unready(device);
        page.recover();
        page
    }

    /// Opens the page without reading its journal.
    pub fn unready(device: &Device) -> Self {
        // Set for this thread; an error about other threads is ignored.
        let _ = Executor::init_local_custom_executor(Tasks);
        let world = Rc::new_cyclic(|this| World {
            device: device.clone(),
            journal: Rc::new(Opened { stores: device.0.clone(), open: Rc::default() }),
            now: Cell::new(1_000_000),
            stopped: Cell::default(),
            tick: Cell::default(),
            looks: Cell::default(),
            hidden: Cell::new(false),
            prepared: Cell::default(),
            played: RefCell::default(),
            vibrator: Cell::new(true),
            vibrations: RefCell::default(),
            helper: Cell::new(Helper::Missing),
            helpers: Cell::default(),
            questions: RefCell::default(),
            number: Cell::new(0),
            timers: RefCell::default(),
            listeners: RefCell::default(),
            this: this.clone(),
        });
        enter(&world);
        let owner = Owner::new_root(None);
        let app = owner.with(AppContext::open);
        settle();
        Self { world, app, owner }
    }

    /// Closes the journal, as the system may do at any time.
    pub fn close_journal(&self) {
        self.world.journal.open.set(false);
    }

    /// Reads the journal and brings the saves up to date.
    pub fn recover(&self) {
        let app = self.app;
        self.within(|| leptos::task::spawn_local(app.saving.recover_once()));
    }

    /// Runs `act` in this tab, with its immediate consequences.
    pub fn within<T>(&self, act: impl FnOnce() -> T) -> T {
        enter(&self.world);
        let result = self.owner.with(act);
        settle();
        result
    }

    /// Advances the clock.
    pub fn wait(&self, milliseconds: u64) {
        let until = self.world.now.get() + milliseconds;
        loop {
            let due = {
                let mut timers = self.world.timers.borrow_mut();
                timers.first_entry().filter(|timer| timer.key().0 <= until).map(|timer| timer.remove_entry())
            };
            let Some(((at, _), act)) = due else { break };
            self.world.now.set(at);
            self.within(act);
        }
        self.world.now.set(until);
    }

    /// Advances the clock until no automatic event happens within ten seconds.
    pub fn wait_for_rest<G: TableGame>(&self, table: &Table<G>) {
        for _ in 0..1000 {
            let before = table.events();
            self.wait(10_000);
            if table.events() == before {
                return;
            }
        }
        panic!("it never comes to rest");
    }

    /// Dispatches an event to the window.
    pub fn happens(&self, event: &str) {
        let heard: Vec<Rc<dyn Fn()>> = {
            let listeners = self.world.listeners.borrow();
            listeners.values().filter(|(name, _)| *name == event).map(|(_, act)| act.clone()).collect()
        };
        heard.into_iter().for_each(|act| self.within(|| act()));
    }

    /// Dispatches an event to the window while the clock is ahead by this number of milliseconds; then sets the clock back.
    pub fn happens_ahead(&self, event: &str, milliseconds: u64) {
        let now = self.world.now.get();
        self.world.now.set(now + milliseconds);
        self.happens(event);
        self.world.now.set(now);
    }

    /// The current time.
    pub fn now(&self) -> u64 {
        self.world.now.get()
    }

    /// The sounds that were played since this was asked last, with their time.
    pub fn heard(&self) -> Vec<(u64, Vec<Sound>)> {
        self.world.played.take().into_iter().map(|(at, sounds, _)| (at, sounds)).collect()
    }

    /// Hides this tab, or shows it again.
    pub fn hide(&self, hidden: bool) {
        self.world.hidden.set(hidden);
        self.happens("visibilitychange");
    }

    /// The displayed notices.
    pub fn says(&self) -> Vec<Notice> {
        untrack(|| self.app.notices.get())
    }

    /// Saves a game, as one from a file.
    pub fn admit(&self, record: Value) -> SaveId {
        self.within(|| self.app.saving.import(record)).expect("random numbers")
    }

    /// The saves as this page sees them.
    pub fn load(&self, id: &SaveId) -> Result<Loaded, SaveError> {
        self.within(|| self.app.saves.with_value(|saves| saves.load(id)))
    }

    /// Opens a saved game on the table.
    pub fn table<G: TableGame>(&self, id: &SaveId) -> Table<G> {
        let Loaded { saved, generation, .. } = self.load(id).expect("it is kept");
        let (record, undone) = saved.split();
        let mut game = Timeline::<G>::read(record).expect("a game");
        let undone: Result<Vec<EventOf<G>>, _> = undone.iter().map(EventOf::<G>::deserialize).collect();
        assert!(game.append(undone.expect("events")));
        let dice = game.setup().seed.as_ref().expect("a seed").dice();
        self.within(|| {
            let owner = Owner::new();
            let (live, handle, scene) = owner.with(|| {
                let live = LiveTable::open(game, dice, (id.clone(), generation), self.app);
                (live, TableSignals::new(live), live.scene::<G>(None))
            });
            Table { id: id.clone(), live, handle, scene, owner }
        })
    }

    /// Saves a new game and opens it on the table: people play for all seats.
    pub fn start<G: TableGame>(&self, record: Value) -> Table<G> {
        self.start_with(record, &[])
    }

    /// Like `start`, with bots of these levels for some seats.
    pub fn start_with<G: TableGame>(&self, mut record: Value, bots: &[(Seat, u8)]) -> Table<G> {
        for (number, seat) in record["setup"]["seats"].as_array_mut().into_iter().flatten().enumerate() {
            let bot = bots.iter().find(|(seat, _)| seat.index() == number);
            seat["control"] = json!(bot.map_or(Control::Human, |(_, level)| Control::Bot(*level)));
        }
        let id = self.admit(record);
        self.table(&id)
    }

    /// Touches the table after any settling time, as a person does who has seen the current state.
    pub fn touch<G: TableGame>(&self, table: &Table<G>, touch: G::Touch) {
        if table.status().settling {
            self.wait(SETTLE_MS.into());
        }
        self.touch_at_once(table, touch);
    }

    /// Touches the table at once, even within the settling time.
    pub fn touch_at_once<G: TableGame>(&self, table: &Table<G>, touch: G::Touch) {
        self.within(|| table.live.touch::<G>(&touch));
    }

    /// Plays an event.
    pub fn play<G: TableGame>(&self, table: &Table<G>, event: EventOf<G>) {
        self.within(|| table.live.play::<G>(event));
    }

    /// Undoes the last step; everybody who is asked agrees.
    pub fn undo<G: TableGame>(&self, table: &Table<G>) {
        self.within(|| {
            table.handle.send(Input::Undo);
            let takeback = table.handle.status.with_untracked(|status| status.takeback);
            takeback.iter().flat_map(|takeback| takeback.missing.iter()).for_each(|seat| {
                table.handle.send(Input::Agree(seat));
            });
        });
    }

    /// Redoes the last undone step.
    pub fn redo<G: TableGame>(&self, table: &Table<G>) {
        self.within(|| table.handle.send(Input::Redo));
    }

    /// Closes the table.
    pub fn leave<G: TableGame>(&self, table: &Table<G>) {
        self.within(|| table.owner.cleanup());
    }
}

/// A game on the table of a page.
pub struct Table<G: TableGame> {
    pub id: SaveId,
    pub live: LiveTable,
    pub handle: TableSignals,
    scene: Memo<G::Scene>,
    owner: Owner,
}

impl<G: TableGame> Table<G> {
    pub fn status(&self) -> Status {
        self.handle.status.get_untracked()
    }

    /// The entries of all events on the open page of the log, oldest first.
    pub fn entries(&self) -> Vec<Entry> {
        let lines = self.handle.log.get_untracked().lines;
        untrack(|| lines.into_iter().flat_map(|line| self.handle.entries(line.events)).collect())
    }

    pub fn scene(&self) -> G::Scene {
        self.scene.get_untracked()
    }

    /// The game as the page would write it to a file.
    pub fn game(&self, page: &Page) -> Timeline<G> {
        let (_, record) = page.within(|| page.app.saving.latest_record()).expect("it is the latest");
        Timeline::read(serde_json::from_str(&record).expect("JSON")).expect("a game")
    }

    /// The number of events in the displayed log.
    pub fn events(&self) -> usize {
        self.handle.latest.get_untracked().map_or(0, |entry| entry.index + 1)
    }
}
