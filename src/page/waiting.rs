//! The games of this device: unfinished ones with thumbnails, and finished ones in one line each.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::{Value, json};

use super::banner::{Banner, say_fault};
use super::catalogue::{GameInfo, game_of};
use super::focus::Focus;
use super::game::{GameChunk, Picture, Pictures, Thumbnail};
use super::link::{Look, LookBack, ShareButton};
use super::parts::{Fetch, QUIET_MS, Stylesheets, Symbols};
use super::recovering::recovered;
use super::route::Route;
use super::table::TABLE;
use crate::engine::{Colour, Outcome};
use crate::i18n::{Lang, Notice, shown_names, visible};
use crate::play::local_date;
use crate::play::{AppContext, Timeout};
use crate::storage::{Loaded, SaveError, SaveId, StoredGame};
use crate::ui::{Icon, IconButton, Piece, each, handler, live};

/// Maximum time until the boxes are shown, whether or not the games above them are known, in milliseconds.
const LATEST: u32 = 1000;

/// An unfinished or finished game.
#[derive(Clone)]
struct KeptGame {
    id: SaveId,
    loaded: Loaded,
    info: &'static GameInfo,
    /// The thumbnail: set when the game's chunk is loaded, taken when it is mounted.
    board: RwSignal<Option<AnyView>, LocalStorage>,
    /// What is due, in words; set together with the thumbnail.
    prompt: RwSignal<Option<Signal<String>>>,
}

/// The games of this device, and the one removed last, which can be brought back.
#[derive(Clone, Copy)]
pub struct Waiting {
    app: AppContext,
    stylesheets: Stylesheets,
    pictures: StoredValue<Pictures, LocalStorage>,
    symbols: Symbols,
    games: RwSignal<Vec<KeptGame>>,
    /// The finished games, with their outcomes.
    finished: RwSignal<Vec<(KeptGame, Outcome)>>,
    /// The game removed last, with its generation.
    put_away: RwSignal<Option<(SaveId, u32, StoredGame)>>,
    /// The views of the games, without their types.
    views: &'static dyn Fetch,
    /// Whether the games have been read, and their views are loaded.
    is_read: RwSignal<bool>,
    /// Whether it is known which games there are, so that nothing that is drawn later moves the boxes.
    pub known: RwSignal<bool>,
    focus: Focus,
    /// The owner of the thumbnails' signals; it is disposed with the shelf.
    owner: StoredValue<Owner>,
}

impl Waiting {
    /// Reads the games; reports those that cannot be read.
    pub fn read(app: AppContext, focus: Focus, views: &'static dyn Fetch) -> Self {
        let waiting = Self {
            app,
            stylesheets: expect_context(),
            pictures: expect_context(),
            symbols: expect_context(),
            games: RwSignal::new(Vec::new()),
            finished: RwSignal::new(Vec::new()),
            put_away: RwSignal::new(None),
            views,
            is_read: RwSignal::new(false),
            known: RwSignal::new(app.saves.with_value(|saves| saves.is_empty())),
            focus,
            owner: StoredValue::new(Owner::new()),
        };
        Timeout::new().after(LATEST, move || {
            waiting.known.try_set(true);
        });
        if app.saving.is_recovered() {
            waiting.fill();
            waiting.load_views();
            return waiting;
        }
        let bring = move || {
            // Started before the recovery; the later call waits for the same request.
            spawn_local(async move {
                let _ = views.fetch().await;
            });
            spawn_local(async move {
                recovered(app).await;
                if let Some(owner) = waiting.owner.try_get_value() {
                    owner.with(|| waiting.fill());
                    waiting.load_views();
                }
            });
        };
        // Without any save there is hardly a game to find in the journal: the chunk is loaded later, as a first-time
        // visitor looks at the shelf first.
        if app.saves.with_value(|saves| saves.is_empty()) {
            Timeout::new().after(QUIET_MS, bring);
        } else {
            bring();
        }
        waiting
    }

    /// The times of the saves of all games, in milliseconds since 1970.
    pub fn times(self) -> Vec<u64> {
        let time = |game: &KeptGame| game.loaded.saved.time;
        let mut times: Vec<u64> = self.games.with(|games| games.iter().map(time).collect());
        self.finished.with(|finished| times.extend(finished.iter().map(|(game, _)| time(game))));
        times
    }

    /// The number of finished games; tracked.
    pub fn finished_games(self) -> usize {
        self.finished.with(Vec::len)
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
        let app = self.app;
        app.saving.flush();
        let listing = app.saves.with_value(|saves| saves.list());
        for error in listing.errors {
            say_fault(app, error);
        }
        if listing.games.iter().any(|(_, loaded)| loaded.older) {
            app.notices.notify(Notice::BrokenCopy);
        }
        for (id, loaded) in listing.games {
            self.admit(id, loaded);
        }
    }

    /// Adds a game to its list, unless it cannot be read. A game is finished if its record has a result; otherwise its
    /// rules decide, and until their chunk is loaded it is listed as unfinished.
    fn admit(self, id: SaveId, loaded: Loaded) {
        let info = match game_of(&loaded.saved.record) {
            Ok(info) => info,
            Err(error) => return self.refuse(&id, error),
        };
        let result = loaded.saved.record.get("result").and_then(|result| Outcome::deserialize(result).ok());
        let game = KeptGame { id, loaded, info, board: RwSignal::new_local(None), prompt: RwSignal::new(None) };
        // A finished game is replayed only when it is opened, and has no thumbnail.
        if let Some(result) = result {
            return self.finish(game, result);
        }
        self.stylesheets.request(info.facts.id);
        if let Some(chunk) = info.get(self.app.settings.lang.get_untracked()) {
            if self.judge(&game, chunk) {
                self.insert(game);
            }
            return;
        }
        self.insert(game.clone());
        spawn_local(async move {
            // Loaded ahead: somebody who sees an unfinished game will probably continue it soon.
            let _ = TABLE.load().await;
        });
        spawn_local(async move {
            // Without its chunk the game is listed without a thumbnail; opening it reports the error.
            if let Ok(chunk) = info.load(self.app.settings.lang).await
                && let Some(owner) = self.owner.try_get_value()
                && !owner.with(|| self.judge(&game, chunk))
            {
                self.remove(&game.id);
            }
        });
    }

    /// Draws the thumbnail; returns `false` if the game is finished or cannot be read.
    fn judge(self, game: &KeptGame, chunk: &'static GameChunk) -> bool {
        self.symbols.add(chunk.symbols);
        let picture = self.pictures.try_update_value(|pictures| pictures.of(&game.id, &game.loaded, chunk));
        match picture.unwrap_or(Err(SaveError::Missing)) {
            Ok(Picture::Waiting(draw)) => {
                let Thumbnail { board, prompt } = draw(self.app.settings.lang.into());
                game.board.set(Some(board));
                game.prompt.set(Some(prompt));
                true
            }
            Ok(Picture::Over(outcome)) => {
                self.finish(game.clone(), outcome);
                false
            }
            Err(error) => {
                self.refuse(&game.id, error);
                false
            }
        }
    }

    fn refuse(self, id: &SaveId, error: SaveError) {
        if error == SaveError::Broken {
            self.app.saving.quarantine(id);
        }
        say_fault(self.app, error);
    }

    /// Inserts an unfinished game; the newest is first.
    fn insert(self, game: KeptGame) {
        self.games.update(|games| {
            let newer = |other: &&KeptGame| other.loaded.saved.time > game.loaded.saved.time;
            let at = games.iter().take_while(newer).count();
            games.insert(at, game);
        });
    }

    /// Inserts a finished game; the newest is first.
    fn finish(self, game: KeptGame, outcome: Outcome) {
        self.finished.update(|games| {
            let newer = |other: &&(KeptGame, Outcome)| other.0.loaded.saved.time > game.loaded.saved.time;
            let at = games.iter().take_while(newer).count();
            games.insert(at, (game, outcome));
        });
    }

    fn remove(self, id: &SaveId) {
        self.games.update(|games| games.retain(|game| game.id != *id));
        self.finished.update(|games| games.retain(|(game, _)| game.id != *id));
    }

    fn put_away(self, game: &KeptGame) {
        let KeptGame { id, loaded, .. } = game;
        let stored = self.app.saves.with_value(|saves| saves.stored(id, loaded.saved.clone()));
        if self.app.saving.delete(id).is_ok() {
            self.remove(id);
            self.put_away.set(Some((id.clone(), loaded.generation, stored)));
            self.focus.keep();
        }
    }

    /// Brings back the game removed last.
    fn bring_back(self) {
        let Some((id, generation, game)) = self.put_away.get_untracked() else { return };
        if self.app.saving.restore(&id, generation, &game).is_err() {
            return;
        }
        let loaded = Loaded { saved: game.save, generation: generation + 1, older: false };
        self.put_away.set(None);
        if let Some(owner) = self.owner.try_get_value() {
            owner.with(|| self.admit(id, loaded));
        }
        self.focus.keep();
    }
}

/// The list of the unfinished games, and the banner that brings back the one removed last.
#[component]
pub fn WaitingGames(
    /// The games.
    waiting: Waiting,
) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let words = move || lang.get().words();
    let count = move || {
        let count = waiting.games.with(Vec::len);
        (count > 1).then(|| view! { <span class="waiting-count">{count.to_string()}</span> }.into_any())
    };
    view! {
        <Show when=live(move || waiting.put_away.with(Option::is_some))>
            <div role="status">
                <Banner icon="trash" text=Signal::derive(move || words().put_away_done().to_owned())>
                    <button class="button" data-testid="bring-back" on:click=handler(move |_| waiting.bring_back())>
                        {live(move || words().take_back())}
                    </button>
                </Banner>
            </div>
        </Show>
        <Show when=live(move || waiting.games.with(|games| !games.is_empty()))>
            <section class="waiting">
                <h2>
                    {live(move || words().go_on())}
                    // The number is shown because not all of them may be in sight.
                    {live(count)}
                </h2>
                <ul class="waiting-games">
                    {each(move || waiting.games.get(), |game| game.id.clone(), move |game| view! { <GameThatWaits waiting game /> })}
                </ul>
            </section>
        </Show>
    }
}

/// The people of a record, as far as it can be read, under the names displayed in this language.
fn people_of(record: &Value, lang: Lang) -> Vec<(Option<Colour>, String)> {
    let seats = record.pointer("/setup/seats").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let names = shown_names(seats.iter().map(|seat| seat["name"].as_str().unwrap_or_default()), lang);
    let colour = |seat: &Value| seat.get("colour").and_then(|colour| Colour::deserialize(colour).ok());
    seats.iter().map(colour).zip(names).collect()
}

/// The people with their pieces, and crowns for the winners.
pub fn people_view(record: &Value, lang: Signal<Lang>, won: impl Fn(usize) -> bool + Send + Sync + 'static) -> AnyView {
    let record = record.pointer("/setup").map(|setup| json!({ "setup": setup })).unwrap_or_default();
    let person = move |(index, (colour, name)): (usize, (Option<Colour>, String))| {
        view! {
            <span class="who" class:winner=won(index)>
                {won(index).then(|| view! { <Icon name="crown" /> })}
                {colour.map(|colour| view! { <Piece colour /> }.into_any())}
                <span>{name}</span>
            </span>
        }
        .into_any()
    };
    let people = move || people_of(&record, lang.get()).into_iter().enumerate().map(&person).collect::<Vec<_>>();
    view! { {live(people)} }.into_any()
}

/// The title of a game, with the language of it: the name that it has been given, or the name of its kind.
fn title_of(app: AppContext, game: &KeptGame) -> (String, Option<&'static str>) {
    match app.saves.with_value(|saves| saves.name(&game.id)) {
        Some(name) => (visible(&name), None),
        None => (game.info.box_text.title.to_owned(), Some(game.info.box_text.title_lang)),
    }
}

/// The record of a game, for its link.
fn record_of(game: &KeptGame) -> Callback<(), Option<Value>> {
    let saved = game.loaded.saved.clone();
    Callback::new(move |()| Some(saved.clone().split().0))
}

#[component]
fn GameThatWaits(waiting: Waiting, game: KeptGame) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let (title, title_lang) = title_of(waiting.app, &game);
    let shown = title.clone();
    let people = people_view(&game.loaded.saved.record, lang.into(), |_| false);
    let KeptGame { board, prompt, .. } = game;
    let board = move || {
        board.track();
        board.try_update_untracked(Option::take).flatten()
    };
    let put_away = {
        let game = game.clone();
        move |()| waiting.put_away(&game)
    };
    let (record, past, now) = (record_of(&game), game.id.clone(), game.loaded.saved.at as usize);
    view! {
        <li class="waiting-game">
            <a data-testid="go-on" href=Route::Table(game.id.clone()).href()>
                <span class="waiting-picture">{live(board)}</span>
                <span class="waiting-title" lang=title_lang>{shown}</span>
                <span class="waiting-people">{people}</span>
                <span class="waiting-prompt">{live(move || prompt.get().map(|prompt| prompt.get()))}</span>
            </a>
            <IconButton
                icon="close"
                label=Signal::derive(move || lang.get().words().put_away(&title))
                on_press=put_away
                attr:data-testid="put-away"
            />
            <ShareButton look=Look::Symbol record />
            <LookBack id=past at=now look=Look::Symbol />
        </li>
    }
}

/// The list of the finished games.
#[component]
pub fn FinishedGames(
    /// The games.
    waiting: Waiting,
) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let draw = move |(game, outcome): (KeptGame, Outcome)| view! { <FinishedGame waiting game outcome /> };
    view! {
        <Show when=live(move || waiting.finished.with(|games| !games.is_empty()))>
            <section class="finished" data-testid="finished">
                <h2>{live(move || lang.get().words().finished())}</h2>
                <ul class="finished-games">
                    {each(move || waiting.finished.get(), |(game, _)| game.id.clone(), draw)}
                </ul>
            </section>
        </Show>
    }
}

/// The line of a finished game: winners, opponents, and date.
#[component]
fn FinishedGame(waiting: Waiting, game: KeptGame, outcome: Outcome) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let (title, title_lang) = title_of(waiting.app, &game);
    let shown = title.clone();
    let (id, at) = (game.info.facts.id, game.loaded.saved.time);
    let wins = move |index: usize| outcome.winners.iter().any(|seat| seat.index() == index);
    let people = people_view(&game.loaded.saved.record, lang.into(), wins);
    let put_away = {
        let game = game.clone();
        move |()| waiting.put_away(&game)
    };
    let (record, past, now) = (record_of(&game), game.id.clone(), game.loaded.saved.at as usize);
    view! {
        <li class="finished-game">
            <a data-testid="look-at" href=Route::Table(game.id.clone()).href()>
                <img src=format!("art/box-{id}.svg") alt="" width="48" height="48" />
                <span class="finished-title" lang=title_lang>{shown}</span>
                <span class="finished-people">{people}</span>
                <time>{live(move || local_date(at, lang.get()))}</time>
            </a>
            <IconButton
                icon="close"
                label=Signal::derive(move || lang.get().words().put_away(&title))
                on_press=put_away
                attr:data-testid="put-away-finished"
            />
            <ShareButton look=Look::Symbol record />
            <LookBack id=past at=now look=Look::Symbol />
        </li>
    }
}
