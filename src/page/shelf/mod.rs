//! The shelf: the four boxes, and above them the unfinished games. Never in here: what a save means, which the shell decides.

pub mod backup;
pub mod offers;
pub mod waiting;

use leptos::html::Div;
use leptos::prelude::*;

use crate::i18n::titles::HEARTBOX;
use crate::page::base::focus::Focus;
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::games::catalogue::{GameInfo, SHELF};
use crate::page::games::files::{FileFaultBanner, OpenFile};
use crate::page::games::game_screen::Missing;
use crate::page::kit::banner::Banner;
use crate::page::kit::menu::Preferences;
use crate::page::link::PasteButton;
use crate::page::parts::{PartError, Place, View, part_view};
use crate::page::shelf::backup::SavedGamesLink;
use crate::page::shelf::offers::Offers;
use crate::page::shelf::waiting::{FinishedGames, ShelfGames, WaitingGames};
use crate::play::AppContext;
use crate::storage::FileFault;
use crate::ui::{Icon, IconButton, live};

/// The focus fallback when a game is removed or brought back.
const PLACES: &[&str] = &["[data-testid='bring-back']", "[data-testid='go-on']", ".shelf-box a"];

/// What the views of the shelf need that come with the games of this device: these games, and the fault of the last file.
type Games = (ShelfGames, RwSignal<Option<FileFault>>);

part_view! {
    /// What the shelf tells or offers once, and the unfinished games.
    static UNFINISHED: Games = |(waiting, fault)| {
        view! { <FileFaultBanner fault /><Offers waiting /><WaitingGames waiting /> }.into_any()
    }, in dialogs, by draw_unfinished
}

part_view! {
    /// The finished games.
    static FINISHED: Games = |(waiting, _)| view! { <FinishedGames waiting /> }.into_any(),
    in dialogs, by draw_finished
}

part_view! {
    /// What opens a game from a file or a link, and the link to the saved games.
    static OPENING: Games = |(waiting, fault)| {
        view! { <OpenFile fault /><PasteButton /><SavedGamesLink waiting /> }.into_any()
    }, in dialogs, by draw_opening
}

/// The shelf.
#[component]
pub fn Shelf() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let screen = NodeRef::<Div>::new();
    name_screen(|| Some([]));
    let fault = RwSignal::new(None);
    let waiting = ShelfGames::read(app, Focus::within(screen, PLACES), UNFINISHED.piece());
    let of_games = move |part: &'static View<Games>| {
        live(move || waiting.is_read().then(|| untrack(|| part.draw(Place::Quiet, (waiting, fault)))))
    };
    let boxes_class = move || if waiting.known.get() { "shelf-boxes" } else { "shelf-boxes to-come" };
    let boxes: Vec<AnyView> = SHELF.iter().map(|info| view! { <GameBox info /> }.into_any()).collect();
    view! {
        <div class="screen" node_ref=screen>
            <main class="shelf" data-testid="shelf">
                <header class="shelf-header">
                    <h1 tabindex="-1">{HEARTBOX}</h1>
                    <p class="subtitle">{live(move || words().subtitle())}</p>
                    <Preferences />
                    <a
                        class="button plain"
                        data-testid="to-settings"
                        href=Route::Settings.href()
                        aria-label=live(move || words().settings())
                    >
                        <Icon name="settings" />
                    </a>
                </header>
                <MissingGame />
                {of_games(&UNFINISHED)}
                <ul class=live(boxes_class)>{boxes}</ul>
                {of_games(&FINISHED)}
                <footer class="shelf-footer">
                    {of_games(&OPENING)}
                    <a href="licences.txt">{live(move || words().licences())}</a>
                    <span>{live(move || format!("{} {}", words().version(), env!("CARGO_PKG_VERSION")))}</span>
                </footer>
            </main>
        </div>
    }
}

/// The message that a game could not be loaded, with another attempt.
#[component]
fn MissingGame() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let missing = expect_context::<Missing>();
    let words = move || lang.get().words();
    let banner = move || {
        missing.get().map(|(info, route, error)| {
            let broken = matches!(error, PartError::Broken(_));
            let text = Signal::derive(move || match &error {
                PartError::Offline => words().game_missing(info.box_text.title),
                PartError::Broken(what) => words().game_broken(info.box_text.title, what),
            });
            // The part is of another build than this page: the host has a newer one.
            let reload =
                broken.then(|| view! { <a class="button" href="./">{live(move || words().reload())}</a> }.into_any());
            view! {
                <Banner icon="warning" text>
                    {reload}
                    <a class="button" data-testid="try-again" href=route.href()>
                        {live(move || words().try_again())}
                    </a>
                    <IconButton
                        icon="close"
                        label=Signal::derive(move || words().close().to_owned())
                        on_press=move |()| missing.clear()
                    />
                </Banner>
            }
            .into_any()
        })
    };
    view! {
        <div class="banners" role="status">
            {live(banner)}
        </div>
    }
}

/// A box of the shelf, with its lettering and data.
#[component]
fn GameBox(info: &'static GameInfo) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let id = info.facts.id;
    let (least, most) = (*info.facts.seats.start(), *info.facts.seats.end());
    let players = move || words().players(least, most);
    view! {
        <li class="shelf-box">
            <a data-testid=format!("box-{id}") href=Route::New(id).href()>
                <img src=format!("art/box-{id}.svg") alt="" width="240" height="240" />
                <span class="shelf-name" lang=info.box_text.title_lang>
                    {info.box_text.title}
                </span>
                <span class="shelf-facts">
                    <span>{live(players)}</span>
                    <span>{live(move || words().minutes(info.box_text.minutes))}</span>
                    <span>{live(move || words().age(info.box_text.age))}</span>
                </span>
                <span class="shelf-line">{live(move || (info.box_text.tagline)(words()))}</span>
                <span class="button accent" aria-hidden="true">
                    {live(move || words().play())}
                </span>
            </a>
        </li>
    }
}
