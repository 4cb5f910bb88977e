//! The app: selects the screen.

use leptos::ev::TouchEvent;
use leptos::html::Div;
use leptos::mount::mount_to_body;
use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::i18n::use_formats;
use crate::page::base::drops::refuse_files;
use crate::page::base::focus::Focus;
use crate::page::base::formats::FORMATS;
use crate::page::base::panic::{say_incomplete, show_panics};
use crate::page::base::route::{Location, Route};
use crate::page::base::taps::{PageTaps, press_once};
use crate::page::games::catalogue::{GameInfo, game};
use crate::page::games::game::Pictures;
use crate::page::games::game_screen::Missing;
use crate::page::games::search::begin_search;
use crate::page::kit::banner::Banners;
use crate::page::link::link_page;
use crate::page::loading::{load_ahead, new_game_screen};
use crate::page::parts::places::Nowhere;
use crate::page::parts::{Missed, Place, StylesheetLinks, Stylesheets, SymbolDefinitions, Symbols, load_page};
use crate::page::rules::{RULES, RulesPageProps};
use crate::page::saves::SAVED_GAMES;
use crate::page::settings::{SETTINGS, SettingsPageProps};
use crate::page::shelf::Shelf;
use crate::page::table_page::TablePage;
use crate::play::{AppContext, first_language, on_window, set_search};
use crate::ui::{TextSize, each, handler, live};

/// The initial focus on a screen that sets none itself.
const PLACES: &[&str] = &["main:is(.shelf, .missing) h1"];

/// Starts the page: mounts it when its messages have been loaded, in the language of this device.
pub fn start() {
    show_panics();
    wasm_bindgen_futures::spawn_local(async {
        match load_page(first_language()).await {
            Ok(()) => mount_to_body(App),
            // Without messages there is only the one that the document has.
            Err(_) => say_incomplete(),
        }
    });
}

/// The app, the only content of the document's body.
#[component]
pub fn App() -> impl IntoView {
    use_formats(FORMATS);
    let app = AppContext::open();
    provide_context(app);
    provide_context(TextSize(app.text_size));
    provide_context(Missing::new());
    provide_context(Missed::new());
    provide_context(StoredValue::new_local(Pictures::default()));
    let stylesheets = Stylesheets::new();
    provide_context(stylesheets);
    let symbols = Symbols::new();
    provide_context(symbols);
    set_search(begin_search);
    refuse_files();
    load_ahead(app.settings.lang);

    // The static frame of the shelf in the document is no longer needed.
    if let Some(frame) = document().get_element_by_id("frame") {
        frame.remove();
    }

    let place = Location::current();
    let route = Memo::new(move |_| place.get().route.screen());
    let at_table = move || matches!(route.get(), Route::Table(_) | Route::Look(..));
    let in_game = move || matches!(route.get(), Route::Table(_) | Route::Look(..) | Route::Rules(_));
    let screen = NodeRef::<Div>::new();
    let focus = Focus::within(screen, PLACES);
    Effect::new(move |before: Option<()>| {
        route.track();
        window().scroll_to_with_x_and_y(0.0, 0.0);
        // Screen readers read a document that has just been opened from its top by themselves.
        if before.is_some() {
            focus.keep();
        }
    });
    let taps = PageTaps::new();
    on_window("scroll", move |event| taps.scroll(&event));
    // The style sheet hides focus marks from pointer users: Chromium displays one wherever the page moves the focus after a touch.
    let by_pointer = app.by_pointer;
    on_window("keydown", move |_| by_pointer.set(false));
    let class = move || match (at_table(), by_pointer.get()) {
        (false, false) => "app",
        (false, true) => "app by-pointer",
        (true, false) => "app at-table",
        (true, true) => "app at-table by-pointer",
    };
    let lies_turned = move || place.with(Location::is_at_table);
    let turned = move || app.side.get().turned().filter(|_| lies_turned());
    view! {
        <div
            node_ref=screen
            class=live(class)
            data-turned=live(turned)
            on:scroll:capture=handler(move |event: Event| taps.scroll(&event))
            on:pointerdown:capture=handler(move |event: PointerEvent| {
                by_pointer.set(true);
                taps.down(&event);
            })
            on:pointerup:capture=handler(move |event: PointerEvent| taps.up(&event))
            on:pointercancel:capture=handler(move |event: PointerEvent| taps.cancel(&event))
            on:touchend:capture=handler(move |event: TouchEvent| taps.end(&event))
            on:click:capture=handler(move |event: MouseEvent| taps.click(&event))
            on:keydown:capture=handler(move |event: KeyboardEvent| press_once(&event))
        >
            <StylesheetLinks stylesheets />
            <SymbolDefinitions symbols />
            <Banners in_game=Signal::derive(in_game) />
            <NewGameScreen place />
            <OtherScreen place />
        </div>
    }
}

/// The draft of a new game. It stays mounted while its rules are read, with all input.
#[component]
fn NewGameScreen(place: Memo<Location>) -> impl IntoView {
    let prepared = Memo::new(move |_| {
        place.with(|place| match (&place.route, &place.back) {
            (Route::New(id), _) | (Route::Rules(_), Route::New(id)) => Some(*id),
            _ => None,
        })
    });
    let hidden = Signal::derive(move || place.with(|place| matches!(place.route, Route::Rules(_))));
    let app = expect_context::<AppContext>();
    let screen = move |info: &'static GameInfo| {
        provide_context(app.for_screen());
        new_game_screen(info, hidden)
    };
    each(move || prepared.get().and_then(game), |info| info.facts.id, screen)
}

/// Every other screen. Each is built again at a change of route, even from one table to another.
#[component]
fn OtherScreen(place: Memo<Location>) -> impl IntoView {
    // Incremented when this tab takes over a game that another one has continued: the table is then opened again.
    let reopened = RwSignal::new(0u32);
    let app = expect_context::<AppContext>();
    let reopen = Callback::new(move |()| {
        app.saving.recover_again();
        reopened.update(|count| *count += 1);
    });
    let screen = move |route, back| match route {
        Route::Shelf => view! { <Shelf /> }.into_any(),
        Route::New(_) => ().into_any(),
        Route::Table(id) => view! { <TablePage id reopen /> }.into_any(),
        Route::Look(id, first) => {
            let at = Memo::new(move |last: Option<&usize>| match place.with(|place| place.route.clone()) {
                Route::Look(_, at) => at,
                _ => last.copied().unwrap_or(first),
            });
            view! { <TablePage id reopen look=Some(at) /> }.into_any()
        }
        Route::Saves => SAVED_GAMES.draw(Place::Screen, ()),
        Route::Settings => SETTINGS.draw(Place::Screen, SettingsPageProps { back }),
        Route::Link(hash) => link_page(hash),
        Route::Lost(_) => view! { <Nowhere sentence=|words| words.no_such_address() /> }.into_any(),
        Route::Rules(id) => game(id).map(|info| RULES.draw(Place::Screen, RulesPageProps { info, back })).into_any(),
    };
    let key = |(place, reopened): &(Location, u32)| (place.route.clone().screen(), place.back.clone(), *reopened);
    let draw = move |(Location { route, back }, _)| {
        provide_context(app.for_screen());
        screen(route, back)
    };
    each(move || Some((place.get(), reopened.get())), key, draw)
}
