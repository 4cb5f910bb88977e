//! The table: bar, strip of seats, board, area of the next action, log. Never in here: a rule, a game by name.

pub mod advice;
pub mod bots;
mod consent;
pub mod fast_forward;
pub mod flights;
pub mod frame;
pub mod gestures;
pub mod handoff;
pub mod log;
pub mod menu;
pub mod over_board;
pub mod own_chance;
pub mod personal;
pub mod reading;
pub mod rematch;
pub mod result;
pub mod result_picture;
mod scores;
pub mod seating;
pub mod seats;
pub mod since;
pub mod timer;
pub mod trails;
pub mod turning;

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use crate::engine::RuleId;
use crate::games::Format;
use crate::i18n::Notice;
use crate::page::base::focus::{Focus, no_focus};
use crate::page::base::keys::{self, Keys, with_control};
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::games::catalogue::GameInfo;
use crate::page::games::game::{GameChunk, Opened};
use crate::page::kit::dialog::Modal;
use crate::page::parts::{Place, part_view};
use crate::page::rules::RulesLink;
use crate::page::table::advice::{Advice, HintButton};
use crate::page::table::consent::TakebackQuestion;
use crate::page::table::fast_forward::{AHEAD, FastForwardButtonsProps};
use crate::page::table::flights::Flights;
use crate::page::table::frame::{BoardPlace, BoardSection, follow_format, provide_acting, table_classes};
use crate::page::table::gestures::{AskButton, TableGestures};
use crate::page::table::handoff::Handoff;
use crate::page::table::log::{Announcement, Latest, Log};
use crate::page::table::menu::{MenuButton, MenuDialogs};
use crate::page::table::over_board::OverBoard;
use crate::page::table::own_chance::own_chance_place;
use crate::page::table::personal::Persons;
use crate::page::table::reading::{Reader, ReadingPlace};
use crate::page::table::result::GameResult;
use crate::page::table::seats::Seats;
use crate::page::table::since::{SINCE, SinceLastTurnProps};
use crate::page::table::timer::{TURN_TIMER, TurnTimerProps};
use crate::page::table::trails::{TRAILS, TrailMap, TrailsProps};
use crate::page::table::turning::{TurnButton, Turning};
use crate::play::{AppContext, TableSignals, on_window};
use crate::shell::around::TableMode;
use crate::table::{Input, Refused};
use crate::ui::{AnimationTime, Icon, IconButton, TextMeasure, Watched, each, handler, live, seat_class};

/// The focus fallback when the focused element has gone: the next decision, or the way back.
const PLACES: &[&str] = &[
    "[data-testid='reveal']",
    MAIN,
    ".table:not([inert]) .own button",
    ".table:not([inert], .watching) .board :is(.lit:is(button, [tabindex]), .lit :is(button, [tabindex]))",
    ".table:not([inert], .watching) .actions-inside > :not(.said, .action-buttons) button:not(:disabled, [aria-disabled='true'])",
    ".table:not([inert]) .action-buttons button:not(:disabled)",
    ".table:not([inert]) .actions",
];
/// The selector of the most common next action.
const MAIN: &str = ".table:not([inert]) .action-buttons button:is(.accent, .seat-button):not(:disabled)";
/// The button that shows the whole log, where it has no place of its own.
const WHOLE_LOG: &str = "[data-testid='whole-log']";
/// Focus fallback for touch users: elements that are always present.
const FOCUS_FALLBACKS: &[&str] = &["[data-testid='reveal']", ".table:not([inert]) .actions"];

part_view! {
    /// The table itself.
    pub static TABLE: TableProps = |props| Table(props).into_any(), in tables, by draw_table
}

/// The table itself.
#[component]
pub fn Table(
    /// The game.
    info: &'static GameInfo,
    /// Its chunk.
    chunk: &'static GameChunk,
    /// The saved game.
    opened: Opened,
    /// Opens it again, in the state that another tab has saved.
    reopen: Callback<()>,
) -> impl IntoView {
    let Opened { handle, flights, board, actions, player_panels, score_table, read, gestures } = opened;
    name_screen(move || Some([info.box_text.title]));
    let app: AppContext = expect_context();
    let AppContext { settings, text_size, place, .. } = app;
    let lang = settings.lang;
    let words = move || lang.get().words();
    let screen = NodeRef::<Div>::new();
    let persons = Persons::at(handle);
    persons.follow();
    provide_context(persons);
    let turning = Turning::follow(handle, persons);
    provide_context(turning);
    follow_format(screen);
    let refused = Memo::new(move |_| handle.status.with(|status| status.refused.is_some()));
    let focus =
        Focus::within(screen, PLACES).resting_at(FOCUS_FALLBACKS).leading_to(MAIN).staying_while(refused.into());
    let keep_focus = Callback::new(move |()| focus.keep());
    let dismiss = Callback::new(move |()| {
        handle.send(Input::Dismiss);
        focus.leave_refusal();
    });
    Effect::new(move |before: Option<Option<u32>>| {
        handle.latest.track();
        handle.handoff.track();
        let (tumbling, refusal) =
            handle.status.with(|status| (status.tumbling, status.refused.as_ref().map(|refused| refused.number)));
        // A refusal changes the status, and nothing has been played.
        let is_refused = refusal.is_some() && before.flatten() != refusal;
        if !tumbling && !is_refused {
            focus.follow();
        }
        refusal
    });
    let log_open = RwSignal::new(false);
    let keys = Keys { handle, focus, places: PLACES, log_open, dismiss };
    on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            keys.press(event);
        }
    });

    let board_place = BoardPlace::new();
    let trails = TrailMap::new(board_place.node);
    let reader = Reader::new(handle, read, trails);
    let gestures = TableGestures::new(handle, gestures, reader);
    let show_places = Callback::new(move |index: usize| {
        let again = handle.pointed_out.get_untracked() == Some(index);
        handle.send(Input::PointOut((!again).then_some(index)));
        // The log lies over the board.
        if log_open.get_untracked() {
            log_open.set(false);
            focus.go(vec![WHOLE_LOG.to_owned()]);
        }
    });
    let handed = move || handle.handoff.with(Option::is_some);
    let conflict = move || handle.status.with(|status| status.conflict);
    let tumbling = Memo::new(move |_| handle.status.with(|status| status.tumbling));
    let settling = Memo::new(move |_| handle.status.with(|status| status.settling));
    let acting = provide_acting(handle);
    let entering = Memo::new(move |_| handle.entering.with(Option::is_some));
    // A bot's actions are not available to the people; its dice and cards are, where they are entered.
    let watching = Memo::new(move |_| {
        if entering.get() {
            return None;
        }
        handle.status.with(|status| status.active_seat).filter(|seat| handle.is_bot(*seat)).and_then(|_| acting.get())
    });
    provide_context(AnimationTime(Signal::derive(move || app.speed().percent())));
    provide_context(Watched(Signal::derive(move || watching.get().is_some())));
    let actions_class = move || {
        let class = if entering.get() { "actions entering" } else { "actions" };
        acting.get().map_or_else(|| class.to_owned(), |colour| seat_class(&format!("{class} of-seat"), colour))
    };
    let frame = table_classes(info, handle);
    let chosen = Memo::new(move |_| handle.status.with(|status| status.chosen));
    let hurried = Memo::new(move |_| handle.status.with(|status| status.ahead.is_some()));
    let class = move || {
        // Classes instead of `:has()` on the table: with that, each element that is inserted or removed in it has the bar, the headings
        // and the pieces beside names styled again.
        let states = [
            (log_open.get(), " log-open"),
            (handed(), " away"),
            (gestures.asking.get(), " asking"),
            (tumbling.get() || settling.get(), " covered"),
            (hurried.get(), " hurried"),
            (turning.is_moving.get(), " turning"),
        ];
        let mut class = frame.clone();
        states.into_iter().filter(|(is_so, _)| *is_so).for_each(|(_, name)| class += name);
        if let Some(colour) = watching.get() {
            class += " watching by-";
            class += colour.id();
        }
        class
    };
    let room = Signal::derive(move || board_place.room());
    let ahead = AHEAD.draw(Place::Quiet, FastForwardButtonsProps { chunk, handle });
    let since = SINCE.draw(Place::Quiet, SinceLastTurnProps { handle });
    let trails = TRAILS.draw(Place::Quiet, TrailsProps { handle, map: trails, room });
    // A translator would change what games call their things, and texts in the middle of a move.
    view! {
        <div
            class="screen table-screen notranslate"
            translate="no"
            data-format=live(move || if chosen.get() { place.get().chosen } else { place.get().names })
            node_ref=screen
            on:pointerdown:capture=handler(move |event: PointerEvent| {
                focus.note_pointer(&event);
                gestures.down(&event);
            })
            on:pointermove=handler(move |event: PointerEvent| gestures.moved(&event))
            on:pointerup:capture=handler(move |event: PointerEvent| gestures.left(&event))
            on:pointercancel:capture=handler(move |event: PointerEvent| gestures.left(&event))
            on:pointerleave=handler(move |event: PointerEvent| gestures.left(&event))
            on:contextmenu=handler(move |event: MouseEvent| gestures.menu(&event))
            on:keydown:capture=handler(move |event: KeyboardEvent| {
                focus.note_key(&event.key());
                gestures.key(&event);
            })
            on:click:capture=handler(move |event: MouseEvent| gestures.click(&event))
            on:mousedown=handler(move |event: MouseEvent| no_focus(&event))
        >
            // While the device is passed on, the table stays mounted as anybody may see it, hidden and inert.
            <main
                class=live(class)
                lang=live(move || lang.get().tag())
                data-testid="table"
                inert=live(handed)
                on:click=handler(move |event: MouseEvent| {
                    gestures.clicked(&event);
                    focus.keep();
                })
                on:keydown=handler(move |event: KeyboardEvent| {
                    if matches!(event.key().as_str(), "Enter" | " ") {
                        gestures.activated(&event);
                        focus.keep();
                    }
                })
            >
                <Bar info handle gestures on_close=keep_focus />
                <Seats handle player_panels />
                <BoardSection place=board_place board over=trails />
                <section
                    class=live(actions_class)
                    tabindex="-1"
                    aria-labelledby="action-title"
                    aria-keyshortcuts=keys::DUE
                >
                    <h2 id="action-title" class="sr">
                        {live(move || words().action())}
                    </h2>
                    <Latest handle gestures show_places log_open />
                    {actions} {own_chance_place(handle)}
                    <Announcement handle />
                    <WhyNot info handle dismiss />
                    <Advice handle on_close=keep_focus />
                    <GameResult title=info.box_text.title chunk handle score_table on_close=keep_focus />
                </section>
                <Log handle show_places />
                <Flights handle flights table=screen />
                <OverBoard handle />
                {since}
                // While dice tumble or a sequence plays by itself, any touch below the bar only ends that. Right
                // afterwards touches are ignored, for they were meant for the previous content.
                <Show when=live(move || tumbling.get() || settling.get())>
                    <div
                        class=live(move || if settling.get() { "scrim settling" } else { "scrim" })
                        data-testid="tumbling"
                        on:click=handler(move |_| handle.send(Input::Skip))
                    ></div>
                </Show>
                {ahead}
            </main>
            {live(move || handle.handoff.get().map(|seat| view! { <Handoff handle seat /> }.into_any()))}
            <ReadingPlace reader on_close=keep_focus />
            <TakebackQuestion handle />
            <TextMeasure size=text_size />
            <Show when=live(conflict)>
                <Conflict reopen />
            </Show>
        </div>
    }
}

/// The bar above the table.
#[component]
fn Bar(
    info: &'static GameInfo,
    handle: TableSignals,
    gestures: TableGestures,
    on_close: Callback<()>,
) -> impl IntoView {
    let opened = RwSignal::new(None);
    let AppContext { settings, place, .. } = expect_context();
    let words = move || settings.lang.get().words();
    let can_undo = Memo::new(move |_| handle.status.with(|status| status.can_undo));
    let can_redo = Memo::new(move |_| handle.status.with(|status| status.can_redo));
    let is_timed = Memo::new(move |_| settings.timer.get().seconds().is_some());
    let timer = move || is_timed.get().then(|| untrack(|| TURN_TIMER.draw(Place::Quiet, TurnTimerProps { handle })));
    view! {
        <header class="bar">
            <a
                class="button plain"
                data-testid="to-shelf"
                href=Route::Shelf.href()
                aria-label=live(move || words().shelf())
            >
                <Icon name="home" />
            </a>
            <h1 lang=info.box_text.title_lang>{info.box_text.title}</h1>
            <Show when=live(move || place.get().format != Format::Phone)>
                <HintButton handle />
            </Show>
            <Show when=live(move || matches!(place.get().format, Format::Wide | Format::Upright))>
                <AskButton gestures />
            </Show>
            <button
                class="button plain"
                data-testid="undo"
                aria-keyshortcuts="Control+Z"
                title=live(move || with_control(words().undo(), keys::UNDO, words()))
                aria-disabled=live(move || (!can_undo.get()).then_some("true"))
                on:click=handler(move |_| handle.send(Input::Undo))
            >
                <Icon name="undo" />
                <span>{live(move || words().undo())}</span>
            </button>
            <button
                class="button plain"
                data-testid="redo"
                aria-keyshortcuts="Control+Y"
                title=live(move || with_control(words().redo(), keys::REDO, words()))
                aria-disabled=live(move || (!can_redo.get()).then_some("true"))
                on:click=handler(move |_| handle.send(Input::Redo))
            >
                <Icon name="redo" />
                <span>{live(move || words().redo())}</span>
            </button>
            <Show when=live(move || settings.table_mode.get() == TableMode::Fixed)>
                <TurnButton is_plain=true />
            </Show>
            <RulesLink info />
            <MenuButton opened />
            {live(timer)}
        </header>
        <MenuDialogs handle opened on_close />
    }
}

/// The message why the last touch was refused.
#[component]
fn WhyNot(info: &'static GameInfo, handle: TableSignals, dismiss: Callback<()>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let refused = Memo::new(move |_| handle.status.with(|status| status.refused.clone()));
    let rules = Route::Rules(info.facts.id).href();
    let link = move |rule: RuleId| {
        view! {
            <a data-testid="to-rule" href=format!("{rules}/{rule}")>
                <small>{live(move || format!("{}\u{a0}{rule}", words().rule()))}</small>
            </a>
        }
        .into_any()
    };
    let inside = move |Refused { text, rule, .. }: Refused| {
        let link = link.clone();
        view! {
            <div class="why-not" data-testid="why-not">
                <Icon name="info" />
                <p>
                    {text} " " {rule.map(link)}
                </p>
                <IconButton
                    icon="close"
                    label=Signal::derive(move || words().close().to_owned())
                    on_press=dismiss
                />
            </div>
        }
    };
    // A new element for each refusal: only added elements are announced.
    view! {
        <div class="why-not-place" role="status">
            {each(move || refused.get(), |refused| (refused.number, refused.text.clone()), inside)}
        </div>
    }
}

/// The dialog after another tab has continued the game. It allows only taking over: moves made here would be lost.
#[component]
fn Conflict(reopen: Callback<()>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let node = NodeRef::<Dialog>::new();
    view! {
        <Modal node class="dialog conflict" labelled_by="conflict-text" insists=true>
            <p id="conflict-text">{live(move || words().notice(Notice::OtherTab))}</p>
            <button class="button accent large" data-testid="take-over" on:click=handler(move |_| reopen.run(()))>
                {live(move || words().take_over())}
            </button>
        </Modal>
    }
}
