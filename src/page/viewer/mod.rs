//! The past of a game, to be looked at: forwards and backwards, event by event, and as a starting point for another game.
//! Never in here: a rule, a change of the game.

pub mod charts;

use leptos::html::Div;
use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::games::Judgement;
use crate::games::seam::log_pages::LogTurn;
use crate::i18n::later;
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::games::catalogue::GameInfo;
use crate::page::games::game::Opened;
use crate::page::kit::menu::Preferences;
use crate::page::kit::moments;
use crate::page::link::{Look, ShareButton};
use crate::page::parts::part_view;
use crate::page::table::frame::{BoardPlace, BoardSection, follow_format, provide_acting, table_classes};
use crate::page::table::log::{Announcement, Log, scroll_to_marked};
use crate::page::table::seats::Seats;
use crate::page::viewer::charts::{Charts, Keeper};
use crate::play::{AppContext, TableSignals, Timeout, on_window};
use crate::shell::course::{Course, Step};
use crate::storage::{Origin, SaveId};
use crate::table::{AnyTable, Input, Mark, Turns, has_chance};
use crate::ui::{Icon, TextMeasure, handler, live};

/// The longest judgement that is kept, in bytes: longer ones belong to games of a thousand events, and would take the room of other games.
const JUDGEMENT_MAX_BYTES: usize = 100_000;
/// Time without a change after which the address names the moment, in milliseconds: browsers limit how often it may change.
const ADDRESS_DELAY_MS: u32 = 400;
/// Time without a change after which the log follows, in milliseconds: to draw a page of it takes longer than to draw the board. Shorter
/// than the shortest pause, so that it follows a game that plays.
const LOG_DELAY_MS: u32 = 100;
/// The number of marks from which on those of turns would cover the course.
const TURN_MARKS_MAX: usize = 120;

/// The course of the game as signals. Copies are handles to the same course.
#[derive(Clone, Copy)]
struct Journey {
    course: RwSignal<Course>,
    at: Memo<usize>,
    is_playing: Memo<bool>,
    length: usize,
    marks: StoredValue<Vec<Mark>>,
    turns: StoredValue<Turns>,
}

impl Journey {
    fn new(handle: TableSignals, at: usize) -> Self {
        let (marks, length) = (handle.read(AnyTable::marks), handle.read(AnyTable::length));
        let turns = marks.iter().filter(|mark| mark.turn.is_some()).map(|mark| mark.at).collect();
        let course = RwSignal::new(Course::new(at, length, turns));
        Self {
            course,
            at: Memo::new(move |_| course.with(Course::at)),
            is_playing: Memo::new(move |_| course.with(Course::is_playing)),
            length,
            marks: StoredValue::new(marks),
            turns: StoredValue::new(handle.read(AnyTable::turns)),
        }
    }

    /// Goes to the moment after this number of events, by hand.
    fn go_to(self, at: usize) {
        self.course.update(|course| course.go_to(at));
    }

    fn take(self, step: Step) {
        self.course.update(|course| course.go_to(course.after(step)));
    }

    fn play_or_stop(self) {
        self.course.update(Course::play_or_stop);
    }

    /// The event that led to the displayed moment, as a page of the log.
    fn log_turn(self) -> LogTurn {
        LogTurn::To(self.course.with_untracked(|course| course.after(Step::EventBack)))
    }
}

part_view! {
    /// The past of a game.
    pub static VIEWER: ViewerProps = |props| Viewer(props).into_any(), in library, by draw_viewer
}

/// The screen.
#[component]
pub fn Viewer(
    /// The game.
    info: &'static GameInfo,
    /// The save of the game.
    id: SaveId,
    /// Its views.
    opened: Opened,
    /// The moment that the address names, as a number of events.
    at: Memo<usize>,
) -> impl IntoView {
    let Opened { handle, board, player_panels, .. } = opened;
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    name_screen(move || Some([words().look_back(), info.box_text.title]));
    let screen = NodeRef::<Div>::new();
    follow_format(screen);
    let length = handle.read(AnyTable::length);
    let course = Journey::new(handle, at.get_untracked());
    // The address leads, where it is changed from outside; otherwise it follows once nothing has changed for a while.
    Effect::new(move |before: Option<usize>| {
        let named = at.get().min(length);
        if before.is_some_and(|before| before != named) && named != course.at.get_untracked() {
            course.go_to(named);
        }
        named
    });
    let (follow, scroll) = (Timeout::new(), Timeout::new());
    handle.turn_log(course.log_turn());
    let (write, next) = (Timeout::new(), Timeout::new());
    let route = id.clone();
    Effect::new(move |before: Option<usize>| {
        let now = course.at.get();
        if before.is_some_and(|before| before != now) {
            handle.send(Input::ViewAt(now));
            follow.after(LOG_DELAY_MS, move || {
                handle.turn_log(course.log_turn());
                scroll.after_frame(scroll_to_marked);
            });
            let route = Route::Look(route.clone(), now);
            write.after(ADDRESS_DELAY_MS, move || route.replace());
        }
        now
    });
    Effect::new(move |_| match course.course.with(Course::pause_ms) {
        Some(pause) => next.after(pause, move || course.course.update(Course::play_on)),
        None => next.cancel(),
    });
    on_window("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_within = |selector: &str| {
            target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
        };
        if event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
            || is_within("select, .log-lines, .look-sentence, .dialog, .board")
        {
            return;
        }
        let is_space = event.key() == " " && !is_within("button, a, summary");
        if is_space {
            course.play_or_stop();
        }
        let step = Step::of_key(&event.key());
        if let Some(step) = step {
            course.take(step);
        }
        if is_space || step.is_some() {
            event.prevent_default();
        }
    });

    provide_acting(handle);
    let log_open = RwSignal::new(false);
    // What is hidden cannot be scrolled.
    Effect::new(move |_| {
        if log_open.get() {
            scroll.after_frame(scroll_to_marked);
        }
    });
    let charts_open = RwSignal::new(false);
    let go_to_line = Callback::new(move |event: usize| {
        course.go_to(event + 1);
        log_open.set(false);
    });
    let frame = format!("{} look", table_classes(info, handle));
    let class = move || if log_open.get() { format!("{frame} log-open") } else { frame.clone() };
    let table = Route::Table(id.clone()).href();
    let saved = id.clone();
    let record = Callback::new(move |()| {
        let loaded = app.saves.with_value(|saves| saves.load(&saved));
        loaded.ok().map(|loaded| loaded.saved.split().0)
    });
    let has_chance = record.run(()).is_none_or(|record| has_chance(info.facts.id, &record));
    let shown = Callback::new(move |()| Some(until(record.run(())?, course.at.get_untracked())));
    let judged = StoredValue::new(id.clone());
    let origin = app.saves.with_value(|saves| saves.origin(&id));
    let seal = app.saves.with_value(|saves| saves.seal(&id));
    let keeper = Keeper {
        read: Callback::new(move |()| {
            let text = app.saves.with_value(|saves| judged.with_value(|id| saves.judgement(id)))?;
            Judgement::read(&text, &record.run(())?)
        }),
        keep: Callback::new(move |judgement: Judgement| {
            let text = record.run(()).and_then(|record| judgement.write(&record));
            if let Some(text) = text.filter(|text| text.len() <= JUDGEMENT_MAX_BYTES) {
                // Without room for it, it is made again the next time.
                let _ = app.saves.with_value(|saves| judged.with_value(|id| saves.keep_judgement(id, &text)));
            }
        }),
    };
    view! {
        <div
            class="screen table-screen notranslate"
            translate="no"
            data-format=live(move || app.place.get().names)
            node_ref=screen
        >
            <main class=live(class) data-testid="viewer">
                <header class="bar">
                    <a class="button plain" data-testid="to-table" href=table aria-label=live(move || later().back_to_game())>
                        <Icon name="back" />
                    </a>
                    <h1 lang=info.box_text.title_lang>{info.box_text.title}</h1>
                    <ShareButton look=Look::Symbol record=shown is_moment=true />
                    <Preferences />
                </header>
                <Seats handle player_panels />
                <BoardSection place=BoardPlace::new() board focusable=true />
                <section class="actions look-actions" aria-labelledby="look-title">
                    <h2 id="look-title" class="sr">{live(move || words().look_back())}</h2>
                    <p class="look-latest">
                        <span class="look-sentence" tabindex="0" role="group" aria-labelledby="look-title" data-testid="look-latest">
                            {live(move || handle.latest.with(|latest| latest.as_ref().map(|entry| entry.text.clone())))}
                        </span>
                        <button
                            class="button plain whole-log"
                            data-testid="whole-log"
                            aria-label=live(move || words().log())
                            aria-expanded=live(move || log_open.get().to_string())
                            on:click=handler(move |_| log_open.update(|open| *open = !*open))
                        >
                            <Icon name="log" />
                        </button>
                    </p>
                    <Timeline course handle />
                    <Controls course />
                    <GoOn id has_chance course charts_open />
                    <Announcement handle />
                </section>
                <Log handle show_places=go_to_line />
            </main>
            <Charts
                info
                handle
                record
                at=course.at.into()
                go_to=Callback::new(move |moment| course.go_to(moment))
                keeper
                origin
                seal
                open=charts_open
            />
            <TextMeasure size=app.text_size />
        </div>
    }
}

/// The slider over all events, with marks where turns begin and where something great happened, the displayed moment and the speed.
#[component]
fn Timeline(course: Journey, handle: TableSignals) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let Journey { at, length, .. } = course;
    let speed = Memo::new(move |_| course.course.with(Course::speed));
    let drawn = move |mark: &Mark| {
        // In hundredths of a percent: the code that formats fractions takes 15 KB.
        let place = mark.at * 10_000 / length.max(1);
        let colour = mark
            .turn
            .and_then(|seat| handle.seats.with_untracked(|seats| seats.get(seat.index()).map(|info| info.colour.id())));
        let class = colour.map_or("great".to_owned(), |colour| format!("seat-{colour}"));
        view! { <i class=class style=("inset-inline-start", format!("{}.{:02}%", place / 100, place % 100))></i> }
            .into_any()
    };
    let drawn_marks: Vec<Mark> = course.marks.with_value(|marks| {
        let is_crowded = marks.len() > TURN_MARKS_MAX;
        marks.iter().filter(|mark| !(is_crowded && mark.turn.is_some())).copied().collect()
    });
    let marks: Vec<AnyView> = drawn_marks.iter().map(drawn).collect();
    // Only what is there is explained.
    let explained = |is_great: bool, name: fn(later::Words) -> &'static str| {
        let class = if is_great { "great" } else { "" };
        let is_there = drawn_marks.iter().any(|mark| mark.turn.is_none() == is_great);
        is_there.then(|| {
            view! {
                <span>
                    <i class=class></i>
                    {live(move || name(lang.get().later_words()))}
                </span>
            }
            .into_any()
        })
    };
    let legend = [explained(false, |words| words.look_mark_turn()), explained(true, |words| words.look_mark_great())];
    let value = move || course.turns.with_value(|turns| moments::of_all(turns, at.get(), lang.get().later_words()));
    let speeds = move || {
        let words = lang.get().later_words();
        let names = [words.pace_slow(), words.pace_normal(), words.pace_fast(), words.look_fastest()];
        let option = |(number, name): (usize, &'static str)| {
            view! { <option value=number.to_string() prop:selected=live(move || speed.get() == number)>{name}</option> }
                .into_any()
        };
        names.into_iter().enumerate().map(option).collect::<Vec<_>>()
    };
    view! {
        <div class="look-course">
            <div class="look-marks" aria-hidden="true">{marks}</div>
            <input
                type="range"
                min="0"
                max=length.to_string()
                step="1"
                data-testid="look-slider"
                aria-label=live(move || lang.get().words().look_back())
                aria-valuetext=live(value)
                prop:value=live(move || at.get().to_string())
                on:input=move |event| {
                    if let Ok(chosen) = event_target_value(&event).parse() {
                        course.go_to(chosen);
                    }
                }
            />
            <div class="look-place">
                <p aria-hidden="true">
                    <span data-testid="look-place">{live(value)}</span>
                    <span class="look-legend" data-testid="look-legend">
                        {legend.into_iter().collect::<Vec<_>>()}
                    </span>
                </p>
                <select
                    data-testid="look-speed"
                    aria-label=live(move || lang.get().later_words().look_speed())
                    on:change=move |event| {
                        let chosen = event_target_value(&event).parse().ok();
                        course.course.update(|course| course.set_speed(chosen));
                    }
                >
                    {live(speeds)}
                </select>
            </div>
        </div>
    }
}

/// The buttons that go to other moments, and play.
#[component]
fn Controls(course: Journey) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let later = move || lang.get().later_words();
    let step = move |test_id: &'static str, sign: &'static str, label: fn(later::Words) -> &'static str, step: Step| {
        let is_end = Memo::new(move |_| course.course.with(|course| course.after(step) == course.at()));
        view! {
            <button
                class="button"
                data-testid=test_id
                aria-label=live(move || label(later()))
                title=live(move || label(later()))
                aria-disabled=live(move || is_end.get().then_some("true"))
                on:click=handler(move |_| course.take(step))
            >
                <span class="look-sign" aria-hidden="true">{sign}</span>
            </button>
        }
        .into_any()
    };
    let is_playing = course.is_playing;
    let play_label = move || if is_playing.get() { later().look_stop() } else { later().look_play() };
    view! {
        <div class="look-controls">
            {step("look-turn-back", "«", |words| words.look_turn_back(), Step::TurnBack)}
            {step("look-back-one", "‹", |words| words.look_event_back(), Step::EventBack)}
            <button class="button accent" data-testid="look-play" on:click=handler(move |_| course.play_or_stop())>
                {live(play_label)}
            </button>
            {step("look-on-one", "›", |words| words.look_event_on(), Step::EventOn)}
            {step("look-turn-on", "»", |words| words.look_turn_on(), Step::TurnOn)}
        </div>
    }
}

/// The buttons that begin another game at this moment, with the same dice or with others where there is chance, and the one that opens the
/// charts.
#[component]
fn GoOn(id: SaveId, has_chance: bool, course: Journey, charts_open: RwSignal<bool>) -> impl IntoView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let later = move || lang.get().later_words();
    let id = StoredValue::new(id);
    let begin = move |has_same_dice: bool| {
        let loaded = app.saves.with_value(|saves| saves.load(&id.get_value()));
        let Ok(loaded) = loaded else { return };
        let record = until(loaded.saved.split().0, course.at.get_untracked());
        let new = if has_same_dice { app.saving.import(record) } else { app.saving.start(record) };
        if let Some(new) = new {
            let origin = Origin { game: id.get_value(), at: course.at.get_untracked() };
            // Without room for it the new game is complete, but does not say where it comes from.
            app.saves.with_value(|saves| {
                let _ = saves.keep_origin(&new, &origin);
                if let Some(seal) = saves.seal(&origin.game).filter(|_| has_same_dice) {
                    let _ = saves.keep_seal(&new, seal.from(origin.at));
                }
            });
            let _ = window().location().set_hash(&Route::Table(new).href());
        }
    };
    view! {
        <div class="look-on">
            <button class="button" data-testid="go-on-same" on:click=handler(move |_| begin(true))>
                {live(move || if has_chance { later().look_same_dice() } else { later().look_no_dice() })}
            </button>
            {has_chance
                .then(|| {
                    view! {
                        <button class="button" data-testid="go-on-new" on:click=handler(move |_| begin(false))>
                            {live(move || later().look_new_dice())}
                        </button>
                    }
                        .into_any()
                })}
            <button
                class="button open-charts"
                data-testid="open-charts"
                aria-haspopup="dialog"
                on:click=handler(move |_| charts_open.set(true))
            >
                {live(move || later().charts())}
            </button>
            <p>{live(move || later().look_go_on())}</p>
        </div>
    }
}

/// The record of the game up to this moment; at the end with its result.
fn until(mut record: Value, at: usize) -> Value {
    let Some(fields) = record.as_object_mut() else { return record };
    if let Some(events) = fields.get_mut("events").and_then(Value::as_array_mut)
        && at < events.len()
    {
        events.truncate(at);
        fields.remove("result");
    }
    record
}
