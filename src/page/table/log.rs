//! The log: a line for each event or for each turn, the newest on top.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use crate::engine::Seat;
use crate::games::seam::log_pages::LogTurn;
use crate::games::{Format, Icon as EntryIcon, Picture};
use crate::i18n::Words;
use crate::page::base::keys::{LOG, with_key};
use crate::page::base::route::Route;
use crate::page::kit::moments;
use crate::page::kit::picture;
use crate::page::parts::{Place, part_view};
use crate::page::table::advice::{HintButton, WhyButton};
use crate::page::table::gestures::{AskButton, TableGestures};
use crate::play::{AppContext, TableSignals, Timeout, local_date};
use crate::storage::Origin;
use crate::table::{Announced, AnyTable, Entry, Input, Line, LineContent, TurnText, Turns};
use crate::ui::{Icon, Live, Piece, SeatColour, each, handler, live, rect_within};

/// The line whose places are marked on the board.
const MARKED: &str = ".log-lines > ol > li:is([aria-current], :has([aria-pressed='true']))";

/// The symbol of an entry.
fn symbol(icon: EntryIcon) -> &'static str {
    match icon {
        EntryIcon::Die => "die",
        EntryIcon::Sword => "sword",
        EntryIcon::Shield => "shield",
        EntryIcon::Bead => "bead",
        EntryIcon::Card => "log",
        EntryIcon::Castle => "home",
        EntryIcon::Hand => "hand",
        EntryIcon::Crown => "crown",
    }
}

part_view! {
    /// The lines of the log.
    static LINES: LogLinesProps = |props| LogLines(props).into_any(), in dialogs, by draw_log_lines
}

/// The log, page by page: a line for each event, or for each turn with its events folded in.
#[component]
pub fn Log(
    /// The game.
    handle: TableSignals,
    /// Called with the index of an event: shows its places on the board, or hides them again.
    show_places: Callback<usize>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let lines = LINES.draw(Place::Quiet, LogLinesProps { handle, show_places });
    // Where the past is looked at, the key has no effect.
    let title = live(move || (!handle.read(AnyTable::is_viewing)).then(|| with_key(lang.get().words().log(), LOG)));
    // A table without a save has no address.
    let look = handle.save_id().map(|id| {
        let now = move || handle.latest.with(|latest| latest.as_ref().map_or(0, |entry| entry.index + 1));
        let href = live(move || Route::Look(id.clone(), now()).href());
        view! {
            <a class="button plain look-back" data-testid="look-back" href=href>
                <Icon name="history" />
                {live(move || lang.get().words().look_back())}
            </a>
        }
        .into_any()
    });
    view! {
        <section class="log" aria-labelledby="log-title">
            <div class="log-head">
                <h2 id="log-title" title=title>{live(move || lang.get().words().log())}</h2>
                {look}
            </div>
            {lines}
        </section>
    }
}

/// The lines of the log, under its title.
#[component]
fn LogLines(
    /// The game.
    handle: TableSignals,
    /// Called with the index of an event: shows its places on the board, or hides them again.
    show_places: Callback<usize>,
) -> impl IntoView {
    let box_of_lines = NodeRef::<Div>::new();
    let lines = live(move || handle.log.with(|log| log.lines.iter().rev().cloned().collect()));
    // A new page is shown from its top, and takes the focus there.
    let turn = Callback::new(move |turn: LogTurn| {
        handle.turn_log(turn);
        if let Some(lines) = box_of_lines.get_untracked() {
            lines.set_scroll_top(0);
            let _ = lines.focus();
        }
    });
    let arrived = Timeout::new();
    box_of_lines.on_load(move |_| {
        if handle.read(AnyTable::is_viewing) {
            arrived.after_frame(scroll_to_marked);
        }
    });
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let origin = handle.save_id().and_then(|id| app.saves.with_value(|saves| saves.origin(&id)));
    let origin = origin.map(|origin| view! { <PlayedOn origin turns=handle.read(AnyTable::turns) /> }.into_any());
    let newer = Memo::new(move |_| handle.log.with(|log| log.newer));
    let earlier = Memo::new(move |_| handle.log.with(|log| log.earlier));
    view! {
        <div
            class="log-lines"
            tabindex="0"
            role="group"
            aria-labelledby="log-title"
            aria-keyshortcuts=(!handle.read(AnyTable::is_viewing)).then_some(LOG)
            node_ref=box_of_lines
        >
            <Show when=live(move || newer.get())>
                <p class="log-pages">
                    <PageButton to=LogTurn::Newest turn />
                    <PageButton to=LogTurn::Newer turn />
                </p>
            </Show>
            <ol lang=live(move || lang.get_of_page().tag())>{list(handle, lines, show_places)}</ol>
            <Show when=live(move || earlier.get())>
                <PageButton to=LogTurn::Earlier turn />
            </Show>
            {origin}
        </div>
    }
}

/// Scrolls the log to the line whose places are marked on the board.
pub fn scroll_to_marked() {
    let found = |selector| document().query_selector(selector).ok().flatten();
    let (Some(lines), Some(line)) = (found(".log-lines"), found(MARKED)) else { return };
    // Not `scrollIntoView`: that scrolls the table as well, where the log lies below the board.
    let place = rect_within(&line, &lines);
    if place.y < 0.0 || place.y + place.height > f64::from(lines.client_height()) {
        lines.set_scroll_top(lines.scroll_top() + place.y as i32);
    }
}

/// Where the game was played on from, with the way there.
#[component]
fn PlayedOn(origin: Origin, turns: Turns) -> impl IntoView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let Origin { game, at } = origin;
    // The turns up to there are those of the other game.
    let moment = move |words: Words| moments::from(&turns, at, words);
    let other = app.saves.with_value(|saves| saves.load(&game)).ok();
    let text = match other {
        Some(loaded) => {
            let text = move || {
                lang.get().words().played_on(&moment(lang.get().words()), &local_date(loaded.saved.time, lang.get()))
            };
            view! { <a data-testid="origin" href=Route::Look(game, at).href()>{live(text)}</a> }.into_any()
        }
        None => {
            view! { <span>{live(move || lang.get().words().played_on_from_none(&moment(lang.get().words())))}</span> }
                .into_any()
        }
    };
    view! { <p class="log-origin">{text}</p> }
}

/// The button that leads to another page.
#[component]
fn PageButton(to: LogTurn, turn: Callback<LogTurn>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let label = move || {
        let words = lang.get().words();
        match to {
            LogTurn::Earlier => words.earlier(),
            LogTurn::Newer => words.newer(),
            LogTurn::Newest | LogTurn::To(_) => words.newest(),
        }
    };
    let test_id = match to {
        LogTurn::Earlier => "earlier",
        LogTurn::Newer => "newer",
        LogTurn::Newest | LogTurn::To(_) => "newest",
    };
    view! {
        <button class="button plain" data-testid=test_id on:click=handler(move |_| turn.run(to))>
            {live(label)}
        </button>
    }
}

/// The list of lines, each drawn once. A growing turn keeps its key; an event in another language has another key.
fn list(handle: TableSignals, lines: Live<Vec<Line>>, show_places: Callback<usize>) -> AnyView {
    let key = |line: &Line| match &line.content {
        LineContent::Event(entry) => (line.first, Some((entry.index, entry.text.clone()))),
        LineContent::Turn(_) => (line.first, None),
    };
    let line = move |Line { first, seat, content, .. }: Line| match content {
        LineContent::Event(entry) => view! { <EntryLine handle seat entry show_places /> }.into_any(),
        LineContent::Turn(_) => view! { <FoldedTurn handle seat first show_places /> }.into_any(),
    };
    each(lines, key, line)
}

/// The piece of the seat whose turn it was; the symbol of the entry if it was nobody's.
fn sign(handle: TableSignals, seat: Option<Seat>, icon: EntryIcon) -> AnyView {
    let colour = |seat: Seat| handle.seats.with_untracked(|seats| seats.get(seat.index()).map(|info| info.colour));
    match seat.and_then(colour) {
        Some(colour) => view! { <Piece colour /> }.into_any(),
        None => view! { <Icon name=symbol(icon) /> }.into_any(),
    }
}

/// The pictures before a sentence, which says the same.
fn draw(pictures: Vec<Picture>, handle: TableSignals) -> Option<AnyView> {
    let drawn = |picture| picture::draw(picture, handle);
    (!pictures.is_empty()).then(|| {
        view! {
            <span class="log-pictures" aria-hidden="true">
                {pictures.into_iter().map(drawn).collect::<Vec<_>>()}
            </span>
        }
        .into_any()
    })
}

/// The line of an event.
#[component]
fn EntryLine(handle: TableSignals, seat: Option<Seat>, entry: Entry, show_places: Callback<usize>) -> impl IntoView {
    let Entry { index, icon, text, pictures, reason, remark, names_places, why, is_entered } = entry;
    let pictures = draw(pictures, handle);
    let sentence = if names_places || handle.read(AnyTable::is_viewing) {
        let (index, text) = (Arc::new(move || Some(index)), live(move || text.clone()));
        view! { <PlacesButton handle shown=live(|| true) index pictures text show_places /> }.into_any()
    } else {
        view! { <span>{pictures} {text}</span> }.into_any()
    };
    view! {
        <li data-event=index.to_string()>
            {sign(handle, seat, icon)}
            <span class="told">
                {sentence} {is_entered.then(|| view! { <EnteredSign /> }.into_any())}
                {[reason, remark].into_iter().flatten().map(|said| view! { <small>{said}</small> }.into_any()).collect::<Vec<_>>()}
            </span>
            {why.then(|| view! { <WhyButton handle index=Signal::stored(index) /> }.into_any())}
        </li>
    }
}

/// The mark of what people have rolled or drawn and entered.
#[component]
fn EnteredSign() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <span class="entered-sign" data-testid="entered" title=live(move || lang.get().words().entered_by_hand())>
            <Icon name="hand" />
            <span class="sr">{live(move || lang.get().words().entered_by_hand())}</span>
        </span>
    }
}

/// A sentence that names places: the first touch shows them on the board, the second one hides them.
#[component]
fn PlacesButton(
    handle: TableSignals,
    /// Whether it is visible.
    shown: Live<bool>,
    /// The index of the event.
    index: Arc<dyn Fn() -> Option<usize> + Send + Sync>,
    /// The pictures before the sentence.
    #[prop(optional_no_strip)]
    pictures: Option<AnyView>,
    /// The sentence.
    text: Live<String>,
    show_places: Callback<usize>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let shows = index.clone();
    let pressed = move || shows().is_some_and(|index| handle.pointed_out.get() == Some(index)).to_string();
    view! {
        <button
            class="places"
            type="button"
            disabled=live(move || !shown())
            title=live(move || lang.get().words().show_places())
            aria-pressed=live(pressed)
            on:click=handler(move |_| index().into_iter().for_each(|index| show_places.run(index)))
        >
            <span>{pictures} {text}</span>
        </button>
    }
}

/// A turn in one line, with its events folded in, which are drawn while it is unfolded. It is kept while the turn grows: once
/// unfolded, it stays unfolded.
#[component]
fn FoldedTurn(handle: TableSignals, seat: Option<Seat>, first: usize, show_places: Callback<usize>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let is_open = RwSignal::new(false);
    let toggled = move |event: Event| {
        let details = event.current_target().and_then(|details| details.dyn_into::<Element>().ok());
        is_open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    let events =
        move || handle.log.with(|log| line_of(&log.lines, first).map(|line| line.events.clone())).unwrap_or_default();
    let steps = move || lang.get().words().steps(events().len() as u32);
    // Each event has its own line here.
    let entries = move || {
        let entries = if is_open.get() { handle.entries(events()) } else { Vec::new() };
        let line = |entry: Entry| {
            let events = entry.index..entry.index + 1;
            Line { first, seat: None, events, content: LineContent::Event(entry) }
        };
        entries.into_iter().rev().map(line).collect()
    };
    let pictures = Memo::new(move |_| of_turn(handle, first, |turn| turn.pictures.clone()));
    let is_entered = Memo::new(move |_| of_turn(handle, first, |turn| turn.is_entered));
    let reason = move || {
        of_turn(handle, first, |turn| turn.reason.clone()).map(|reason| view! { <small>{reason}</small> }.into_any())
    };
    // Folded, the line stands for the event whose places are marked.
    let is_marked = move || handle.pointed_out.get().is_some_and(|marked| events().contains(&marked)).then_some("true");
    view! {
        <li class="log-turn" aria-current=live(is_marked)>
            <details on:toggle=toggled>
                <summary>
                    {sign(handle, seat, EntryIcon::Hand)}
                    <span class="told">
                        <span>
                            {live(move || draw(pictures.get(), handle))}
                            {live(move || of_turn(handle, first, |turn| turn.text.clone()))}
                            <Show when=live(move || is_entered.get())>
                                <EnteredSign />
                            </Show>
                        </span>
                        {live(reason)}
                    </span>
                    <span>{live(steps)}</span>
                </summary>
                <ol>{list(handle, live(entries), show_places)}</ol>
            </details>
        </li>
    }
}

/// The line of the turn that begins with this event.
fn line_of(lines: &[Line], first: usize) -> Option<&Line> {
    lines.iter().find(|line| line.first == first)
}

/// Reads the turn that begins with this event; the default value if it is not folded on the open page.
fn of_turn<T: Default>(handle: TableSignals, first: usize, read: impl FnOnce(&TurnText) -> T) -> T {
    let read = |lines: &[Line]| match &line_of(lines, first)?.content {
        LineContent::Turn(turn) => Some(read(turn)),
        LineContent::Event(_) => None,
    };
    handle.log.with(|log| read(&log.lines)).unwrap_or_default()
}

/// The announcement for screen readers: what has happened and what is due. The second part is announced after the first.
#[component]
pub fn Announcement(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    // The initial content is not announced.
    let there = RwSignal::new(false);
    Timeout::new().next_frame(move || {
        there.try_set(true);
    });
    let announced = move || there.get().then(|| handle.announced.get());
    // A new element for each announcement: an unchanged text would not be announced again.
    let region = |test_id: &'static str, part: fn(Announced) -> String| {
        let text = move |announced| view! { <span class="sr">{part(announced)}</span> };
        view! {
            <p class="sr" role="status" aria-live="polite" aria-atomic="true" data-testid=test_id>
                {each(announced, Clone::clone, text)}
            </p>
        }
        .into_any()
    };
    view! {
        {region("announced", |announced| announced.text)}
        {region("announced-rest", |announced| announced.rest)}
    }
}

/// The last event, and what is due. On a phone a button shows and hides the whole log.
#[component]
pub fn Latest(
    /// The game.
    handle: TableSignals,
    /// The gestures at the table.
    gestures: TableGestures,
    /// Called with the index of an event: shows its places on the board, or hides them again.
    show_places: Callback<usize>,
    /// Whether the whole log is shown, where it lies over the board.
    log_open: RwSignal<bool>,
) -> impl IntoView {
    let AppContext { settings, place, .. } = expect_context();
    let lang = settings.lang;
    let latest = move || handle.latest.get();
    let icon = move || latest().map(|entry| view! { <Icon name=symbol(entry.icon) /> }.into_any());
    // The sentence is in one of two elements, both of which stay mounted: a focused element must not be removed.
    let names_places = live(move || latest().is_some_and(|entry| entry.names_places));
    let sentence = move |on_button: bool| {
        live(move || {
            latest().filter(|entry| entry.names_places == on_button).map(|entry| entry.text).unwrap_or_default()
        })
    };
    let said = move || {
        let Entry { reason, remark, .. } = latest()?;
        Some(reason.into_iter().chain(remark).collect::<Vec<_>>()).filter(|said| !said.is_empty())
    };
    let class = move || {
        if latest().is_some_and(|entry| entry.why || entry.remark.is_some()) { "latest reasoned" } else { "latest" }
    };
    let index = Arc::new(move || latest().map(|entry| entry.index));
    let prompt = Memo::new(move |_| handle.status.with(|status| status.prompt.clone()));
    let can_replay = Memo::new(move |_| handle.status.with(|status| status.can_replay));
    let SeatColour(acting) = expect_context();
    view! {
        <div class="actions-inside">
            <div class="said">
                <p class=live(class)>
                    {live(icon)}
                    <span class="told">
                        <span>{sentence(false)}</span>
                        <PlacesButton handle shown=names_places index text=sentence(true) show_places />
                        {live(move || said().map(|said| view! { <small>{said.join(" · ")}</small> }.into_any()))}
                    </span>
                </p>
                <div class="said-buttons">
                    <Show when=live(move || can_replay.get())>
                        <button
                            class="button plain once-more"
                            data-testid="once-more"
                            aria-label=live(move || lang.get().words().once_more())
                            title=live(move || lang.get().words().once_more())
                            on:click=handler(move |_| handle.send(Input::Replay))
                        >
                            <Icon name="history" />
                        </button>
                    </Show>
                    <button
                        class="button plain whole-log"
                        data-testid="whole-log"
                        aria-label=live(move || lang.get().words().log())
                        title=live(move || with_key(lang.get().words().log(), LOG))
                        aria-keyshortcuts=LOG
                        aria-expanded=live(move || log_open.get().to_string())
                        on:click=handler(move |_| log_open.update(|open| *open = !*open))
                    >
                        <Icon name="log" />
                    </button>
                    // Elsewhere these buttons are in the bar, where they take no room from the sentence.
                    <Show when=live(move || place.get().format == Format::Phone)>
                        <HintButton handle />
                    </Show>
                    <Show when=live(move || matches!(place.get().format, Format::Phone | Format::Low))>
                        <AskButton gestures />
                    </Show>
                </div>
            </div>
            <p class="prompt">
                {live(move || acting.get().map(|colour| view! { <Piece colour /> }.into_any()))}
                {live(move || prompt.get())}
            </p>
        </div>
    }
}
