//! The games of this device: unfinished ones with thumbnails, and finished ones in one line each.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use crate::i18n::Notice;
use crate::page::base::focus::Focus;
use crate::page::base::route::Route;
use crate::page::games::catalogue::GameInfo;
use crate::page::games::device_games::{DeviceGames, info_of};
use crate::page::games::recovering::recovered;
use crate::page::kit::banner::Banner;
use crate::page::kit::people::people_view;
use crate::page::link::{Look, LookBack, ShareButton};
use crate::page::parts::{Fetch, QUIET_MS, Stylesheets};
use crate::page::table::TABLE;
use crate::play::local_date;
use crate::play::{AppContext, Timeout};
use crate::shell::games::ListedGame;
use crate::storage::SaveId;
use crate::ui::{IconButton, each, handler, live};

/// Maximum time until the boxes are shown, whether or not the games above them are known, in milliseconds.
const BOXES_SHOWN_MS: u32 = 1000;

/// The games of this device on the shelf. Copies are handles to the same list.
#[derive(Clone, Copy)]
pub struct ShelfGames {
    app: AppContext,
    games: DeviceGames,
    stylesheets: Stylesheets,
    /// The views of the games, without their types.
    views: &'static dyn Fetch,
    /// Whether the games have been read, and their views are loaded.
    is_read: RwSignal<bool>,
    /// Whether it is known which games there are, so that nothing that is drawn later moves the boxes.
    pub known: RwSignal<bool>,
}

impl ShelfGames {
    /// Reads the games; reports those that cannot be read.
    pub fn read(app: AppContext, focus: Focus, views: &'static dyn Fetch) -> Self {
        let shelf = Self {
            app,
            games: DeviceGames::new(app, focus),
            stylesheets: expect_context(),
            views,
            is_read: RwSignal::new(false),
            known: RwSignal::new(app.saves.with_value(|saves| saves.is_empty())),
        };
        Timeout::new().after(BOXES_SHOWN_MS, move || {
            shelf.known.try_set(true);
        });
        if app.saving.is_recovered() {
            shelf.fill();
            shelf.load_views();
            return shelf;
        }
        let bring = move || {
            // Started before the recovery; the later call waits for the same request.
            spawn_local(async move {
                let _ = views.fetch().await;
            });
            spawn_local(async move {
                recovered(app).await;
                shelf.games.owned(|| {
                    shelf.fill();
                    shelf.load_views();
                });
            });
        };
        // Without any save there is hardly a game to find in the journal: the chunk is loaded later, as a first-time
        // visitor looks at the shelf first.
        if app.saves.with_value(|saves| saves.is_empty()) {
            Timeout::new().after(QUIET_MS, bring);
        } else {
            bring();
        }
        shelf
    }

    /// The times of the saves of all games, in milliseconds since 1970; tracked.
    pub fn times(self) -> Vec<u64> {
        self.games.list.with(|list| list.times())
    }

    /// The ids of the finished games, or of the unfinished ones, the newest first; tracked.
    pub fn ids(self, are_finished: bool) -> Vec<SaveId> {
        self.games.list.with(|list| list.ids(are_finished))
    }

    /// Whether the games have been read, and their views are loaded; tracked.
    pub fn is_read(self) -> bool {
        self.is_read.get()
    }

    fn load_views(self) {
        let read = move || {
            self.is_read.try_set(true);
            self.known.try_set(true);
        };
        if self.views.is_there() {
            return read();
        }
        spawn_local(async move {
            match self.views.fetch().await {
                Ok(()) => read(),
                Err(_) if self.is_read.is_disposed() => {}
                // Without the chunk the shelf shows no games of this device.
                Err(_) => {
                    self.known.set(true);
                    if !self.app.saves.with_value(|saves| saves.is_empty()) {
                        self.app.notices.notify(Notice::NotLoaded);
                    }
                }
            }
        });
    }

    fn fill(self) {
        self.draw(self.games.read());
    }

    /// Draws the thumbnails of the unfinished ones of these games, of each as soon as its chunk is loaded. A finished game is replayed only
    /// when it is opened, and has no thumbnail.
    fn draw(self, ids: Vec<SaveId>) {
        let Self { games, app, .. } = self;
        for id in ids {
            let Some(info) = games.unfinished(&id) else { continue };
            self.stylesheets.request(info.facts.id);
            if let Some(chunk) = info.get(app.settings.lang.get_untracked()) {
                games.owned(|| games.draw(&id, chunk));
                continue;
            }
            spawn_local(async move {
                // Loaded ahead: somebody who sees an unfinished game will probably continue it soon.
                let _ = TABLE.piece().load().await;
            });
            spawn_local(async move {
                // Without its chunk the game is listed without a thumbnail; opening it reports the error.
                if let Ok(chunk) = info.load(app.settings.lang).await {
                    games.owned(|| games.draw(&id, chunk));
                }
            });
        }
    }

    /// Deletes a game; until another one is deleted it can be restored.
    fn delete(self, id: &SaveId) {
        self.games.delete(std::slice::from_ref(id));
    }

    /// Restores the game deleted last.
    fn restore(self) {
        self.draw(self.games.restore());
    }
}

/// The list of the unfinished games, and the banner that brings back the one removed last.
#[component]
pub fn WaitingGames(
    /// The games.
    waiting: ShelfGames,
) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let words = move || lang.get().words();
    let unfinished = move || waiting.ids(false);
    let count = move || {
        let count = unfinished().len();
        (count > 1).then(|| view! { <span class="waiting-count">{count.to_string()}</span> }.into_any())
    };
    view! {
        <Show when=live(move || waiting.games.list.with(|list| !list.deleted().is_empty()))>
            <div role="status">
                <Banner icon="trash" text=Signal::derive(move || words().put_away_done().to_owned())>
                    <button class="button" data-testid="bring-back" on:click=handler(move |_| waiting.restore())>
                        {live(move || words().take_back())}
                    </button>
                </Banner>
            </div>
        </Show>
        <Show when=live(move || !unfinished().is_empty())>
            <section class="waiting">
                <h2>
                    {live(move || words().go_on())}
                    // The number is shown because not all of them may be in sight.
                    {live(count)}
                </h2>
                <ul class="waiting-games">
                    {each(unfinished, SaveId::clone, move |id| view! { <UnfinishedGame waiting id /> })}
                </ul>
            </section>
        </Show>
    }
}

/// The title of a game, with the language of it: the name that it has been given, or the name of its kind.
fn title_of(game: &ListedGame, info: &GameInfo) -> (String, Option<&'static str>) {
    match &game.name {
        Some(name) => (name.clone(), None),
        None => (info.box_text.title.to_owned(), Some(info.box_text.title_lang)),
    }
}

/// The record of a game, for its link.
fn record_of(game: &ListedGame) -> Callback<(), Option<Value>> {
    let saved = game.loaded.saved.clone();
    Callback::new(move |()| Some(saved.clone().split().0))
}

#[component]
fn UnfinishedGame(waiting: ShelfGames, id: SaveId) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let game = waiting.games.get(&id)?;
    let drawing = waiting.games.drawing(&id)?;
    let (title, title_lang) = title_of(&game, info_of(&game)?);
    let shown = title.clone();
    let people = people_view(&game.loaded.saved.record, lang.into(), |_| false);
    let href = Route::Table(id.clone()).href();
    let (record, past, now) = (record_of(&game), id.clone(), game.loaded.saved.at as usize);
    Some(view! {
        <li class="waiting-game">
            <a data-testid="go-on" href=href>
                <span class="waiting-picture">{live(move || drawing.take())}</span>
                <span class="waiting-title" lang=title_lang>{shown}</span>
                <span class="waiting-people">{people}</span>
                <span class="waiting-prompt">{live(move || drawing.prompt())}</span>
            </a>
            <IconButton
                icon="close"
                label=Signal::derive(move || lang.get().words().put_away(&title))
                on_press=move |()| waiting.delete(&id)
                attr:data-testid="put-away"
            />
            <ShareButton look=Look::Symbol record />
            <LookBack id=past at=now look=Look::Symbol />
        </li>
    })
}

/// The list of the finished games.
#[component]
pub fn FinishedGames(
    /// The games.
    waiting: ShelfGames,
) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let finished = move || waiting.ids(true);
    view! {
        <Show when=live(move || !finished().is_empty())>
            <section class="finished" data-testid="finished">
                <h2>{live(move || lang.get().words().finished())}</h2>
                <ul class="finished-games">
                    {each(finished, SaveId::clone, move |id| view! { <FinishedGame waiting id /> })}
                </ul>
            </section>
        </Show>
    }
}

/// The line of a finished game: winners, opponents, and date.
#[component]
fn FinishedGame(waiting: ShelfGames, id: SaveId) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let game = waiting.games.get(&id)?;
    let info = info_of(&game)?;
    let (title, title_lang) = title_of(&game, info);
    let shown = title.clone();
    let (art, at) = (format!("art/box-{}.svg", info.facts.id), game.loaded.saved.time);
    let winners = game.outcome.as_ref()?.winners;
    let wins = move |index: usize| winners.iter().any(|seat| seat.index() == index);
    let people = people_view(&game.loaded.saved.record, lang.into(), wins);
    let href = Route::Table(id.clone()).href();
    let (record, past, now) = (record_of(&game), id.clone(), game.loaded.saved.at as usize);
    Some(view! {
        <li class="finished-game">
            <a data-testid="look-at" href=href>
                <img src=art alt="" width="48" height="48" />
                <span class="finished-title" lang=title_lang>{shown}</span>
                <span class="finished-people">{people}</span>
                <time>{live(move || local_date(at, lang.get()))}</time>
            </a>
            <IconButton
                icon="close"
                label=Signal::derive(move || lang.get().words().put_away(&title))
                on_press=move |()| waiting.delete(&id)
                attr:data-testid="put-away-finished"
            />
            <ShareButton look=Look::Symbol record />
            <LookBack id=past at=now look=Look::Symbol />
        </li>
    })
}
