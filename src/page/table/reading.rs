//! Reading what lies on the table: a dialog that says what something is, in words and numbers.
//!
//! [`gestures`](super::gestures) decides which inputs read. The game continues meanwhile, and the description follows it.

use leptos::html::Dialog;
use leptos::prelude::*;
use web_sys::{Element, MouseEvent};

use crate::games::{Reading, ReadingGroup, ReadingItem};
use crate::i18n::Lang;
use crate::page::base::taps::{closest, target};
use crate::page::games::game::ReadPart;
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::picture;
use crate::page::parts::{Place, part_view};
use crate::page::table::trails::TrailMap;
use crate::play::{AppContext, Scoped, TableSignals};
use crate::shell::taps::Position;
use crate::ui::{IconButton, handler, live};

/// The selector of elements that a game can read.
const READABLE: &str = "[data-read], [data-touch]";
/// The selector of buttons that a game can read: their parts are not read by themselves.
const READABLE_BUTTON: &str = "button:is([data-read], [data-touch])";
/// The selector of other elements at the table that say what they are.
const LABELLED: &str = ":is(.board, .seats, .actions) :is([aria-label]:not([role='group']), [title])";

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
    handle: TableSignals,
    lang: Scoped<Lang>,
    read: StoredValue<ReadPart>,
    trails: TrailMap,
    subject: RwSignal<Option<Subject>>,
    count: StoredValue<u32>,
}

fn label(element: &Element) -> Option<String> {
    ["aria-label", "title"].into_iter().find_map(|name| element.get_attribute(name)).filter(|label| !label.is_empty())
}

impl Reader {
    /// A reader with nothing open.
    pub fn new(handle: TableSignals, read: ReadPart, trails: TrailMap) -> Self {
        Self {
            handle,
            lang: expect_context::<AppContext>().settings.lang,
            read: StoredValue::new(read),
            trails,
            subject: RwSignal::new(None),
            count: StoredValue::new(0),
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
    /// it is read by its words if `any`. Returns whether something is opened.
    pub fn open(self, element: &Element, place: Option<Position>, any: bool) -> bool {
        let busy = self.is_open() || self.handle.handoff.with_untracked(Option::is_some);
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
            self.subject.set(Some(subject));
        }
        exists
    }

    /// Whether something is being read.
    pub fn is_open(self) -> bool {
        self.subject.with_untracked(Option::is_some)
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
fn group(group: ReadingGroup, handle: TableSignals) -> AnyView {
    let ReadingGroup { title, items } = group;
    let items = items.into_iter().map(|part| item(part, handle)).collect::<Vec<_>>();
    view! {
        {(!title.is_empty()).then(|| view! { <h3>{title}</h3> }.into_any())}
        <ul>{items}</ul>
    }
    .into_any()
}

/// A picture, what it is, its number, and below more about it.
fn item(item: ReadingItem, handle: TableSignals) -> AnyView {
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
