//! The games of this device that wait to be played on, as small pictures.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::Value;

use super::banner::say_fault;
use super::focus::Focus;
use super::route::Route;
use super::screens::SCREENS;
use super::stylesheets::Stylesheets;
use crate::engine::Colour;
use crate::games::tables::{GameInfo, GamePart, Thumbnail, game_of};
use crate::i18n::{Notice, fill};
use crate::session::AppContext;
use crate::storage::{Loaded, SaveError, SaveId};
use crate::ui::{IconButton, Piece, each, live};

/// A game that waits.
#[derive(Clone)]
struct WaitingGame {
    id: SaveId,
    loaded: Loaded,
    info: &'static GameInfo,
    /// What it looks like, from when the game's part of the program is there until it is put on the page.
    board: RwSignal<Option<AnyView>, LocalStorage>,
    /// What is due, in words, from then on.
    prompt: RwSignal<Option<Signal<String>>>,
}

/// The games of this device, and the one that was put away last and can be brought back.
#[derive(Clone, Copy)]
pub struct Waiting {
    app: AppContext,
    stylesheets: Stylesheets,
    games: RwSignal<Vec<WaitingGame>>,
    put_away: RwSignal<Option<(SaveId, Loaded)>>,
    focus: Focus,
    /// Of what the thumbnails need; it goes with the shelf.
    owner: StoredValue<Owner>,
}

impl Waiting {
    /// Reads them; what cannot be read is said.
    pub fn read(app: AppContext, focus: Focus) -> Self {
        let waiting = Self {
            app,
            stylesheets: expect_context(),
            games: RwSignal::new(Vec::new()),
            put_away: RwSignal::new(None),
            focus,
            owner: StoredValue::new(Owner::new()),
        };
        if app.is_recovered() {
            waiting.fill();
        } else {
            spawn_local(async move {
                app.recovered().await;
                if let Some(owner) = waiting.owner.try_get_value() {
                    owner.with(|| waiting.fill());
                }
            });
        }
        waiting
    }

    fn fill(self) {
        let app = self.app;
        app.write_saves();
        let listing = app.saves.with_value(|saves| saves.list());
        for error in listing.errors {
            say_fault(app, error);
        }
        if listing.games.iter().any(|(_, loaded)| loaded.older) {
            app.say(Notice::BrokenCopy);
        }
        for (id, loaded) in listing.games {
            self.admit(id, loaded);
        }
    }

    /// Takes a game into the list, unless it is over or cannot be read. Its rules are needed to tell: until they are there, it stands in
    /// the list by what its record says.
    fn admit(self, id: SaveId, loaded: Loaded) {
        if loaded.saved.record.get("result").is_some() {
            return;
        }
        let info = match game_of(&loaded.saved.record) {
            Ok(info) => info,
            Err(error) => return self.refuse(&id, error),
        };
        self.stylesheets.request(info.facts.id);
        let game = WaitingGame { id, loaded, info, board: RwSignal::new_local(None), prompt: RwSignal::new(None) };
        if let Some(part) = info.part.get() {
            if self.judge(&game, part) {
                self.insert(game);
            }
            return;
        }
        self.insert(game.clone());
        spawn_local(async move {
            // Whoever looks at a waiting game plays on soon.
            let _ = SCREENS.load().await;
        });
        spawn_local(async move {
            // Without its part it waits on without a picture; whoever touches it hears why.
            if let Ok(part) = info.part.load().await
                && let Some(owner) = self.owner.try_get_value()
                && !owner.with(|| self.judge(&game, part))
            {
                self.remove(&game.id);
            }
        });
    }

    /// Draws the game; `false` if it is over or cannot be read.
    fn judge(self, game: &WaitingGame, part: &'static GamePart) -> bool {
        match (part.thumbnail)(game.loaded.saved.record.clone(), self.app.settings.lang.into()) {
            Ok(Some(Thumbnail { board, prompt, .. })) => {
                game.board.set(Some(board));
                game.prompt.set(Some(prompt));
                true
            }
            Ok(None) => false,
            Err(error) => {
                self.refuse(&game.id, error);
                false
            }
        }
    }

    fn refuse(self, id: &SaveId, error: SaveError) {
        if error == SaveError::Broken {
            self.app.saves.with_value(|saves| saves.set_game_aside(id));
        }
        say_fault(self.app, error);
    }

    /// The newest comes first.
    fn insert(self, game: WaitingGame) {
        self.games.update(|games| {
            let newer = |other: &&WaitingGame| other.loaded.saved.at > game.loaded.saved.at;
            let at = games.iter().take_while(newer).count();
            games.insert(at, game);
        });
    }

    fn remove(self, id: &SaveId) {
        self.games.update(|games| games.retain(|game| game.id != *id));
    }

    fn put_away(self, game: &WaitingGame) {
        if self.app.forget(&game.id).is_ok() {
            self.remove(&game.id);
            self.put_away.set(Some((game.id.clone(), game.loaded.clone())));
            self.focus.keep();
        }
    }

    /// Has a game been put away?
    pub fn can_bring_back(self) -> bool {
        self.put_away.with(Option::is_some)
    }

    /// Brings back what was put away last.
    pub fn bring_back(self) {
        let Some((id, loaded)) = self.put_away.get_untracked() else { return };
        match self.app.keep_whole(&id, loaded.generation, &loaded.saved) {
            Ok(_) => {}
            // The page remembers what the device has no room for.
            Err(error @ SaveError::Store(_)) => self.app.say_unkept(&id, loaded.generation + 1, error),
            Err(_) => return,
        }
        self.put_away.set(None);
        if let Some(owner) = self.owner.try_get_value() {
            owner.with(|| self.admit(id, loaded));
        }
        self.focus.keep();
    }
}

/// The list of the games that wait.
#[component]
pub fn WaitingGames(
    /// The games.
    waiting: Waiting,
) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let count = move || {
        let count = waiting.games.with(Vec::len);
        (count > 1).then(|| view! { <span class="waiting-count">{count.to_string()}</span> }.into_any())
    };
    view! {
        <Show when=live(move || waiting.games.with(|games| !games.is_empty()))>
            <section class="waiting">
                <h2>
                    {live(move || lang.get().words().go_on)}
                    // Not all of them may be in sight.
                    {live(count)}
                </h2>
                <ul class="waiting-games">
                    {each(move || waiting.games.get(), |game| game.id.clone(), move |game| view! { <GameThatWaits waiting game /> })}
                </ul>
            </section>
        </Show>
    }
    .into_any()
}

/// Who plays, as far as the record says so.
fn people_of(record: &Value) -> Vec<(Option<Colour>, String)> {
    let seats = record.pointer("/setup/seats").and_then(Value::as_array);
    let person = |seat: &Value| {
        let name = seat.get("name").and_then(Value::as_str).unwrap_or_default();
        (seat.get("colour").and_then(|colour| Colour::deserialize(colour).ok()), name.to_owned())
    };
    seats.map(|seats| seats.iter().map(person).collect()).unwrap_or_default()
}

#[component]
fn GameThatWaits(waiting: Waiting, game: WaitingGame) -> impl IntoView {
    let lang = waiting.app.settings.lang;
    let title = game.info.lid.title;
    let people = people_of(&game.loaded.saved.record).into_iter().map(|(colour, name)| {
        view! {
            <span class="who">
                {colour.map(|colour| view! { <Piece colour /> }.into_any())}
                <span>{name}</span>
            </span>
        }
        .into_any()
    });
    let people: Vec<AnyView> = people.collect();
    let WaitingGame { board, prompt, .. } = game;
    let board = move || {
        board.track();
        board.try_update_untracked(Option::take).flatten()
    };
    let put_away = {
        let game = game.clone();
        move |()| waiting.put_away(&game)
    };
    view! {
        <li class="waiting-game">
            <a data-testid="go-on" href=Route::Table(game.id.clone()).href()>
                <span class="waiting-picture">{live(board)}</span>
                <span class="waiting-title">{title}</span>
                <span class="waiting-people">{people}</span>
                <span class="waiting-prompt">{live(move || prompt.get().map(|prompt| prompt.get()))}</span>
            </a>
            <IconButton
                icon="close"
                label=Signal::derive(move || fill(lang.get().words().put_away, &[title]))
                on_press=put_away
                attr:data-testid="put-away"
            />
        </li>
    }
    .into_any()
}
