//! Reading what lies on the table: a dialog that says what something is, in words and numbers.
//!
//! A touch on an element without an action shows its description. On an element with an action, a long press, the context menu, `?` on the
//! focused element and the next touch after the button [`AskButton`] do so. The game continues meanwhile, and the description follows it.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::games::{Reading, ReadingGroup, ReadingItem};
use crate::i18n::Lang;
use crate::page::base::double_tap::NEAR;
use crate::page::base::keys::with_key;
use crate::page::games::game::ReadPart;
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::picture;
use crate::page::parts::{Place, part_view};
use crate::page::table::trails::TrailMap;
use crate::play::{AppContext, Handle, Scoped, Timeout};
use crate::ui::{IconButton, handler, live};

/// The duration of a long press, in milliseconds.
const HOLD: u32 = 500;
/// The least size of a contact that is no fingertip but a hand resting on the glass, in pixels.
const PALM: i32 = 56;
/// The selector of elements that a game can read.
const READABLE: &str = "[data-read], [data-touch]";
/// The selector of buttons that a game can read: their parts are not read by themselves.
const READABLE_BUTTON: &str = "button:is([data-read], [data-touch])";
/// The selector of the large buttons, which a slow press still presses: they are read by `?` and after [`AskButton`] alone.
const PRESSED_SLOWLY: &str = ".action-buttons button";
/// The selector of other elements at the table that say what they are.
const LABELLED: &str = ":is(.board, .seats, .actions) :is([aria-label]:not([role='group']), [title])";
/// The selector of elements that do something when they are touched.
const ACTS: &str =
    "button:not(.seat-read), a, summary, :is(select,input,label,dialog), [data-touch], .bar, .why-not, .advice, .scrim";
/// The selector of elements that are chosen: a touch takes the choice back or changes nothing, and only a long press reads.
const CHOSEN: &str = "[aria-pressed='true']";
/// The selector of elements that work as usual also while the next touch reads.
const EXEMPT: &str = ".bar, .ask, .banners, .handoff, dialog";

/// What is being read.
#[derive(Clone, Debug, PartialEq)]
struct Subject {
    /// The number of readings before.
    number: u32,
    /// The id of the part, if a game can read it.
    part: Option<String>,
    /// Its accessible label.
    label: Option<String>,
    /// The index of the trail of a bot, if it is one.
    trail: Option<usize>,
    /// Whether the game was over when it was opened.
    over: bool,
}

/// The reading that is displayed, for one subject.
#[derive(Clone, Debug, Default, PartialEq)]
struct Shown {
    number: u32,
    reading: Option<Reading>,
}

/// Opens readings. Copies are handles to the same dialog.
#[derive(Clone, Copy)]
pub struct Reader {
    handle: Handle,
    lang: Scoped<Lang>,
    read: StoredValue<ReadPart>,
    /// Whether the last touch on the game had no effect and no message.
    silent: StoredValue<bool>,
    trails: TrailMap,
    subject: RwSignal<Option<Subject>>,
    count: StoredValue<u32>,
    /// Whether the next touch reads.
    pub asking: RwSignal<bool>,
    /// The end of a long press.
    hold: Timeout,
    /// The place of the finger or mouse button that is down, in pixels of the window.
    held: StoredValue<Option<(i32, i32)>>,
    /// Whether the click that a long press ends with is still to come.
    drops_click: StoredValue<bool>,
}

/// The element at which an event happened.
fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The element that contains this one and matches the selector.
fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// The place of a mouse event in the window.
fn place_of(event: &MouseEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// The uppermost element at a place in the window; the scrim does not count.
fn element_at((x, y): (i32, i32)) -> Option<Element> {
    let all = document().elements_from_point(x as f32, y as f32);
    let mut all = all.iter().filter_map(|element| element.dyn_into::<Element>().ok());
    all.find(|element| !element.matches(".scrim").unwrap_or(false))
}

/// Whether a long press and the context menu read an element.
fn is_held(element: &Element) -> bool {
    [EXEMPT, PRESSED_SLOWLY].into_iter().all(|selector| closest(element, selector).is_none())
}

fn label(element: &Element) -> Option<String> {
    ["aria-label", "title"].into_iter().find_map(|name| element.get_attribute(name)).filter(|label| !label.is_empty())
}

impl Reader {
    /// A reader with nothing open. `silent` is whether the last touch on the game had no effect and no message.
    pub fn new(handle: Handle, read: ReadPart, silent: StoredValue<bool>, trails: TrailMap) -> Self {
        Self {
            handle,
            lang: expect_context::<AppContext>().settings.lang,
            read: StoredValue::new(read),
            silent,
            trails,
            subject: RwSignal::new(None),
            count: StoredValue::new(0),
            asking: RwSignal::new(false),
            hold: Timeout::new(),
            held: StoredValue::new(None),
            drops_click: StoredValue::new(false),
        }
    }

    /// What there is to read about a subject now.
    fn reading(self, subject: &Subject) -> Option<Reading> {
        if let Some(trail) = subject.trail {
            self.handle.trails.track();
            return self.handle.in_words(|table, context| table.read_trail(trail, context));
        }
        let lang = self.lang.get();
        let part = subject.part.as_deref();
        let read = |part| self.handle.names.with(|names| self.read.with_value(|read| read(part, lang, names)));
        part.and_then(read).or_else(|| subject.label.clone().map(Reading::of))
    }

    fn is_over(self) -> bool {
        self.handle.status.with(|status| status.outcome.is_some() && !status.ending)
    }

    /// Opens the reading of the trail at this place in the window, or of what is drawn by this element, if there is one. A button without
    /// it is read by its words if `any`.
    fn open(self, element: &Element, place: Option<(i32, i32)>, any: bool) -> bool {
        let busy = self.subject.with_untracked(Option::is_some) || self.handle.handoff.with_untracked(Option::is_some);
        if busy || closest(element, "main, .handoff").is_none_or(|around| !around.matches(".table").unwrap_or(false)) {
            return false;
        }
        let readable = closest(element, READABLE_BUTTON).or_else(|| closest(element, READABLE));
        let part =
            readable.and_then(|part| part.get_attribute("data-read").or_else(|| part.get_attribute("data-touch")));
        let words = || closest(element, "button").filter(|_| any)?.text_content().filter(|words| !words.is_empty());
        let label = closest(element, LABELLED).as_ref().and_then(label).or_else(words);
        let number = self
            .count
            .try_update_value(|count| {
                *count += 1;
                *count
            })
            .unwrap_or_default();
        let trail = place.filter(|_| closest(element, ".board").is_some()).and_then(|place| self.trails.at(place));
        let subject = Subject { number, part, label, trail, over: untrack(|| self.is_over()) };
        let exists = untrack(|| self.reading(&subject)).is_some();
        if exists {
            self.hold.cancel();
            self.subject.set(Some(subject));
        }
        exists
    }

    /// Handles `pointerdown`: a long press begins.
    pub fn down(self, event: &PointerEvent) {
        self.drops_click.set_value(false);
        self.hold.cancel();
        let rests = event.width().max(event.height()) >= PALM;
        if event.button() != 0 || !event.is_primary() || rests {
            return;
        }
        let place = place_of(event);
        self.held.set_value(Some(place));
        self.hold.after(HOLD, move || {
            // The finger has been lifted, or has slid away.
            if self.held.get_value() != Some(place) {
                return;
            }
            let element = element_at(place);
            if element.is_some_and(|element| is_held(&element) && self.open(&element, Some(place), false)) {
                self.drops_click.set_value(true);
            }
        });
    }

    /// Handles `pointermove`: a finger that slides away presses nothing.
    pub fn moved(self, event: &PointerEvent) {
        let (x, y) = place_of(event);
        let away = |(from_x, from_y): (i32, i32)| (x - from_x).abs() >= NEAR || (y - from_y).abs() >= NEAR;
        if self.held.get_value().is_some_and(away) {
            self.up();
        }
    }

    /// Handles `pointerup` and `pointercancel`.
    pub fn up(self) {
        self.held.set_value(None);
        self.hold.cancel();
    }

    /// Handles a click before any other listener. Returns whether it is done with.
    pub fn click_first(self, event: &MouseEvent) -> bool {
        self.silent.set_value(false);
        // Clicks by keys and assistive technology have a `detail` of 0.
        let ends_press = event.detail() > 0 && self.drops_click.try_update_value(std::mem::take).unwrap_or_default();
        let done = ends_press || self.asks(event, Some(place_of(event)));
        if done {
            event.stop_propagation();
            event.prevent_default();
        }
        done
    }

    /// After [`AskButton`]: shows the description of the target of this event. Returns whether there is one.
    fn asks(self, event: &Event, place: Option<(i32, i32)>) -> bool {
        let Some(element) = target(event).filter(|_| self.asking.get_untracked()) else { return false };
        if closest(&element, EXEMPT).is_some() {
            return false;
        }
        let element = match place {
            Some(place) if element.matches(".scrim").unwrap_or(false) => element_at(place),
            _ => Some(element),
        };
        self.asking.set(false);
        if let Some(element) = element {
            self.open(&element, place, true);
        }
        true
    }

    /// Handles a click after all other listeners: shows the description of an element on which the click had no effect.
    pub fn click(self, event: &MouseEvent) {
        let Some(element) = target(event).filter(|element| closest(element, CHOSEN).is_none()) else { return };
        if self.silent.get_value() || closest(&element, ACTS).is_none() {
            self.open(&element, Some(place_of(event)), false);
        }
    }

    /// Handles the context menu: what can be read has none.
    pub fn menu(self, event: &MouseEvent) {
        let read =
            target(event).is_some_and(|element| is_held(&element) && self.open(&element, Some(place_of(event)), false));
        if read {
            self.drops_click.set_value(true);
        }
        if read || self.subject.with_untracked(Option::is_some) {
            event.prevent_default();
        }
    }

    /// Handles a key before any other listener: `?` reads the focused element or asks what to read, and Escape ends that.
    pub fn key(self, event: &KeyboardEvent) {
        self.silent.set_value(false);
        let Some(element) =
            target(event).filter(|element| closest(element, ":is(dialog,select,input), .handoff").is_none())
        else {
            return;
        };
        let done = match event.key().as_str() {
            "?" => {
                if !self.open(&element, None, false) {
                    self.asking.update(|asking| *asking = !*asking);
                }
                true
            }
            "Escape" if self.asking.get_untracked() => {
                self.asking.set(false);
                true
            }
            "Enter" | " " => self.asks(event, None),
            _ => false,
        };
        if done {
            event.stop_propagation();
            event.prevent_default();
        }
    }

    /// Handles a key after all other listeners: reads a part on which Enter or Space has not done anything.
    pub fn key_last(self, event: &KeyboardEvent) {
        let silent = self.silent.get_value();
        if let Some(element) = target(event).filter(|element| silent && closest(element, CHOSEN).is_none()) {
            self.open(&element, None, false);
        }
    }
}

/// The button after which the next touch reads.
#[component]
pub fn AskButton(
    /// Opens readings.
    reader: Reader,
) -> impl IntoView {
    let Reader { lang, asking, .. } = reader;
    let label = move || lang.get().words().ask();
    view! {
        <button
            class="button plain ask"
            type="button"
            data-testid="ask"
            aria-label=live(label)
            title=live(move || with_key(label(), "?"))
            aria-keyshortcuts="?"
            aria-pressed=live(move || asking.get().to_string())
            on:click=handler(move |_| asking.update(|asking| *asking = !*asking))
        >
            <b aria-hidden="true">"?"</b>
        </button>
    }
}

/// The place of the dialog with what is read.
#[component]
pub fn ReadingPlace(
    /// Opens readings.
    reader: Reader,
    /// Called when the dialog has been closed.
    on_close: Callback<()>,
) -> impl IntoView {
    let has_subject = Memo::new(move |_| reader.subject.with(Option::is_some));
    let failed = Callback::new(move |()| reader.subject.set(None));
    let dialog = move || READING.draw(Place::Dialog(failed), ReadingDialogProps { reader, on_close });
    view! { {live(move || has_subject.get().then(|| untrack(dialog)))} }.into_any()
}

part_view! {
    /// The dialog with what is read.
    static READING: ReadingDialogProps = |props| ReadingDialog(props).into_any(), in dialogs, by draw_reading
}

/// The dialog with what is read, while something is.
#[component]
fn ReadingDialog(
    /// Opens readings.
    reader: Reader,
    /// Called when it has been closed.
    on_close: Callback<()>,
) -> impl IntoView {
    let Reader { lang, handle, .. } = reader;
    // The description of an element that has left the table remains. One that was closed by a handoff or the result does not come back.
    let shown = Memo::new(move |before: Option<&Shown>| {
        let Some(subject) = reader.subject.get() else { return Shown::default() };
        let before = before.filter(|before| before.number == subject.number);
        let has_ended = before.is_some_and(|before| before.reading.is_none());
        let goes_on = !has_ended && handle.handoff.with(Option::is_none) && reader.is_over() == subject.over;
        let now = || reader.reading(&subject).or_else(|| before.and_then(|before| before.reading.clone()));
        Shown { number: subject.number, reading: if goes_on { now() } else { None } }
    });
    let is_open = Memo::new(move |_| shown.with(|shown| shown.reading.is_some()));
    let node = NodeRef::<Dialog>::new();
    let closed = Callback::new(move |()| {
        reader.subject.set(None);
        on_close.run(());
    });
    let close = move || close(node);
    // The area around a dialog belongs to it.
    let outside = move |event: MouseEvent| {
        if target(&event).is_some_and(|element| element.tag_name() == "DIALOG") {
            close();
        }
    };
    let of = move |read: fn(&Reading) -> AnyView| live(move || shown.with(|shown| shown.reading.as_ref().map(read)));
    let seat = Memo::new(move |_| shown.with(|shown| shown.reading.as_ref().and_then(|reading| reading.seat)));
    let groups = move || {
        let groups = shown.with(|shown| shown.reading.as_ref().map(|reading| reading.groups.clone()));
        groups.into_iter().flatten().map(|part| group(part, handle)).collect::<Vec<_>>()
    };
    let inside = move || {
        view! {
            <div class="reading-place" on:click=handler(outside)>
                <Modal node class="dialog reading" labelled_by="reading-title" on_close=closed>
                    <div class="reading-inside" data-testid="reading">
                        <header>
                            {live(move || seat.get().map(|seat| picture::piece(seat, handle)))}
                            // Screen readers begin here, and the buttons of the table behind are not pressed again by Enter.
                            <h2 id="reading-title" tabindex="-1" autofocus>
                                {of(|reading| reading.title.clone().into_any())}
                            </h2>
                            <IconButton
                                icon="close"
                                label=Signal::derive(move || lang.get().words().close().to_owned())
                                on_press=Callback::new(move |()| close())
                            />
                        </header>
                        {of(|reading| {
                            let sentence = |sentence: &String| view! { <p>{sentence.clone()}</p> }.into_any();
                            reading.sentences.iter().map(sentence).collect::<Vec<_>>().into_any()
                        })}
                        {live(groups)}
                    </div>
                </Modal>
            </div>
        }
        .into_any()
    };
    view! { {live(move || is_open.get().then(|| untrack(inside)))} }.into_any()
}

/// Items under their title.
fn group(group: ReadingGroup, handle: Handle) -> AnyView {
    let ReadingGroup { title, items } = group;
    let items = items.into_iter().map(|part| item(part, handle)).collect::<Vec<_>>();
    view! {
        {(!title.is_empty()).then(|| view! { <h3>{title}</h3> }.into_any())}
        <ul>{items}</ul>
    }
    .into_any()
}

/// A picture, what it is, its number, and below more about it.
fn item(item: ReadingItem, handle: Handle) -> AnyView {
    let ReadingItem { picture, name, number, text } = item;
    let picture = picture.map(|picture| picture::draw(picture, handle));
    view! {
        <li>
            {picture}
            <span>
                <b>{name}</b>
                <span class="reading-number">{number}</span>
                {(!text.is_empty()).then(|| view! { <small>{text}</small> }.into_any())}
            </span>
        </li>
    }
    .into_any()
}
