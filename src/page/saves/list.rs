//! The saved games of this device as a list, and what can be done with them.

use js_sys::{Array, JsString, Object};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use web_sys::{File, FileList};

use super::super::backup::ask_for_backup;
use super::super::banner::say_fault;
use super::super::catalogue::{GameInfo, SHELF, game_of};
use super::super::files::take_merged;
use super::super::focus::Focus;
use super::super::game::{GameChunk, Picture, Pictures, Thumbnail};
use super::super::merge::{Course, Merged, Refused, merge, pause, text_of};
use super::super::parts::{Stylesheets, Symbols};
use super::super::recovering::recovered;
use crate::engine::Outcome;
use crate::i18n::{Lang, Notice, visible};
use crate::play::AppContext;
use crate::storage::{Loaded, SaveError, SaveId, StoredGame, parse_games};
use crate::table::{Turns, turns_of};

/// A saved game.
#[derive(Clone)]
pub struct SavedGame {
    /// Its id.
    pub id: SaveId,
    /// Its content.
    pub loaded: Loaded,
    /// Its kind.
    pub info: &'static GameInfo,
    /// The name that a person has given to it.
    pub name: RwSignal<Option<String>>,
    /// The outcome, if it is finished.
    pub outcome: RwSignal<Option<Outcome>>,
    /// The thumbnail of an unfinished game: set when the chunk of its kind is loaded, taken when it is mounted.
    pub board: RwSignal<Option<AnyView>, LocalStorage>,
    /// What is due in an unfinished game, in words; set together with the thumbnail.
    pub prompt: RwSignal<Option<Signal<String>>>,
    /// Its turns, once they have been counted.
    pub turns: RwSignal<Option<Turns>>,
}

impl SavedGame {
    /// The name that is displayed: the given one, or that of its kind.
    pub fn title(&self) -> String {
        self.name.get().unwrap_or_else(|| self.info.box_text.title.to_owned())
    }
}

/// The order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The game played last is first.
    Newest,
    /// By kind, as on the shelf.
    Kind,
    /// By the displayed name.
    Name,
}

/// The answer to the last request, in words.
#[derive(Clone)]
pub enum Answer {
    /// A file is being read; with numbers, its games are being merged: those done, and all.
    Reading(Option<(u32, u32)>),
    /// Games have been merged.
    Merged(Merged),
    /// A file was refused.
    Refused(Refused),
    /// There is no room for another game.
    NoRoom,
    /// A game has this name now.
    Renamed(String),
    /// A game has been saved once more, under this name.
    Duplicated(String),
}

impl Answer {
    /// The answer as sentences.
    pub fn sentences(&self, lang: Lang) -> String {
        match self {
            Self::Reading(None) => lang.later_words().games_reading().to_owned(),
            Self::Reading(Some((done, of))) => lang.later_words().games_merging(*done, *of),
            Self::Merged(merged) => merged.sentences(lang),
            Self::Refused(refused) => refused.sentence(lang),
            Self::NoRoom => lang.later_words().games_left_out(1u32),
            Self::Renamed(name) => lang.later_words().game_renamed(name),
            Self::Duplicated(name) => lang.later_words().game_duplicated(name),
        }
    }
}

/// The saved games. Copies are handles to the same list.
#[derive(Clone, Copy)]
pub struct SavedList {
    /// The context of the page.
    pub app: AppContext,
    /// The order in which they are displayed.
    pub order: RwSignal<Order>,
    /// The selected games.
    pub chosen: RwSignal<Vec<SaveId>>,
    /// The answer to the last request.
    pub answer: RwSignal<Option<Answer>>,
    /// Whether a backup is due.
    pub is_due: RwSignal<bool>,
    /// The merge that runs.
    pub course: RwSignal<Option<Course>>,
    /// The number of games that were put away to make room and can be brought back.
    pub put_away: RwSignal<usize>,
    copying: StoredValue<bool>,
    /// The games deleted last, with their generations.
    deleted: RwSignal<Vec<(SaveId, u32, StoredGame)>>,
    games: RwSignal<Vec<SavedGame>>,
    focus: Focus,
    stylesheets: Stylesheets,
    pictures: StoredValue<Pictures, LocalStorage>,
    symbols: Symbols,
    /// The owner of the signals of the games; it is disposed with the page.
    owner: StoredValue<Owner>,
}

impl SavedList {
    /// Reads the games.
    pub fn open(focus: Focus) -> Self {
        let app: AppContext = expect_context();
        let list = Self {
            app,
            order: RwSignal::new(Order::Newest),
            chosen: RwSignal::new(Vec::new()),
            answer: RwSignal::new(take_merged().map(Answer::Merged)),
            is_due: RwSignal::new(false),
            course: RwSignal::new(None),
            put_away: RwSignal::new(app.saving.room.count_hidden()),
            copying: StoredValue::new(false),
            deleted: RwSignal::new(Vec::new()),
            games: RwSignal::new(Vec::new()),
            focus,
            stylesheets: expect_context(),
            pictures: expect_context(),
            symbols: expect_context(),
            owner: StoredValue::new(Owner::new()),
        };
        spawn_local(async move {
            if !app.saving.is_recovered() {
                recovered(app).await;
            }
            list.owned(|| list.fill());
        });
        list
    }

    /// The games in their order.
    pub fn sorted(self) -> Vec<SavedGame> {
        let (mut games, order) = (self.games.get(), self.order.get());
        // The order of equal games stays, so this is the second criterion.
        games.sort_by_key(|game| std::cmp::Reverse(game.loaded.saved.time));
        match order {
            Order::Newest => {}
            Order::Kind => games.sort_by_key(|game| SHELF.iter().position(|info| info.facts.id == game.info.facts.id)),
            Order::Name => {
                let locales = Array::of1(&self.app.settings.lang.get().locale().into());
                games.sort_by(|one, other| {
                    let order = JsString::from(one.title()).locale_compare(&other.title(), &locales, &Object::new());
                    order.cmp(&0)
                });
            }
        }
        games
    }

    /// The number of games.
    pub fn count(self) -> usize {
        self.games.with(Vec::len)
    }

    /// The number of games that have just been deleted and can be brought back.
    pub fn deleted_count(self) -> u32 {
        self.deleted.with(Vec::len) as u32
    }

    /// Selects or deselects a game.
    pub fn choose(self, id: &SaveId) {
        self.chosen.update(|chosen| match chosen.iter().position(|other| other == id) {
            Some(index) => {
                chosen.remove(index);
            }
            None => chosen.push(id.clone()),
        });
    }

    /// Selects all games, or none if all are selected.
    pub fn choose_all(self) {
        let all: Vec<SaveId> = self.games.with_untracked(|games| games.iter().map(|game| game.id.clone()).collect());
        self.chosen.update(|chosen| *chosen = if chosen.len() == all.len() { Vec::new() } else { all });
    }

    /// Gives a game a name; an empty one takes it away.
    pub fn rename(self, game: &SavedGame, name: &str) {
        let kept = self.app.saves.with_value(|saves| saves.keep_name(&game.id, &visible(name)));
        game.name.set(self.name_of(&game.id));
        match kept {
            Ok(_) => self.answer.set(Some(Answer::Renamed(untrack(|| game.title())))),
            Err(_) => self.app.notices.notify(Notice::StorageFull),
        }
    }

    /// Saves a game once more, as a game of its own with this name; once, if it is asked for several times before the page can respond.
    pub fn duplicate(self, game: &SavedGame, name: String) {
        if self.copying.get_value() {
            return;
        }
        self.copying.set_value(true);
        spawn_local(async move {
            pause().await;
            self.copying.try_update_value(|copying| *copying = false);
        });
        let Ok(loaded) = self.loaded(&game.id) else { return };
        let stored = self.app.saves.with_value(|saves| saves.stored(&game.id, loaded.saved));
        match self.app.saving.add_game(&StoredGame { name: Some(name.clone()), ..stored }) {
            Ok(id) => {
                self.show(&[id]);
                self.answer.set(Some(Answer::Duplicated(name)));
            }
            Err(SaveError::Store(_)) => self.answer.set(Some(Answer::NoRoom)),
            Err(_) => {}
        }
    }

    /// Deletes games; until others are deleted they can be brought back.
    pub fn delete(self, ids: &[SaveId]) {
        let (mut deleted, mut gone) = (Vec::new(), Vec::new());
        for id in ids {
            match self.loaded(id) {
                Ok(Loaded { saved, generation, .. }) => {
                    let stored = self.app.saves.with_value(|saves| saves.stored(id, saved));
                    if self.app.saving.delete(id).is_ok() {
                        deleted.push((id.clone(), generation, stored));
                        gone.push(id.clone());
                    }
                }
                // Another tab has deleted it.
                Err(SaveError::Missing) => gone.push(id.clone()),
                Err(error) => say_fault(self.app, error),
            }
        }
        let is_gone = |id: &SaveId| gone.contains(id);
        self.games.update(|games| games.retain(|game| !is_gone(&game.id)));
        self.chosen.update(|chosen| chosen.retain(|id| !is_gone(id)));
        self.deleted.set(deleted);
        self.focus.keep();
    }

    /// Brings back the games deleted last.
    pub fn bring_back(self) {
        let Some(deleted) = self.deleted.try_update(std::mem::take) else { return };
        let (mut back, mut left) = (Vec::new(), Vec::new());
        for (id, generation, game) in deleted {
            match self.app.saving.restore(&id, generation, &game) {
                Ok(()) => back.push(id),
                Err(_) => left.push((id, generation, game)),
            }
        }
        self.deleted.set(left);
        self.show(&back);
        self.focus.keep();
    }

    /// Brings back the games that were put away to make room, as far as there is room for them now.
    pub fn bring_back_put_away(self) {
        spawn_local(async move {
            let back = self.app.saving.room.restore_hidden().await;
            self.owned(|| {
                self.show(&back);
                self.put_away.set(self.app.saving.room.count_hidden());
                if self.put_away.get_untracked() > 0 {
                    self.answer.set(Some(Answer::NoRoom));
                }
                self.focus.keep();
            });
        });
    }

    /// Merges the games of these files.
    pub fn merge_files(self, files: &FileList) {
        let files: Vec<File> = (0..files.length()).filter_map(|index| files.get(index)).collect();
        if files.is_empty() {
            return;
        }
        let course = Course::new();
        self.course.set(Some(course));
        spawn_local(async move {
            let mut merged = Merged::default();
            let mut refused = None;
            for file in files {
                match merge_file(self.app, &file, course).await {
                    Ok(more) => merged += more,
                    Err(fault) => refused = Some(fault),
                }
            }
            self.owned(|| {
                self.course.set(None);
                self.show(&merged.added);
                self.answer.set(Some(match refused {
                    Some(refused) if merged == Merged::default() => Answer::Refused(refused),
                    Some(_) => Answer::Merged(Merged { unreadable: merged.unreadable + 1, ..merged }),
                    None => Answer::Merged(merged),
                }));
            });
        });
    }

    /// Runs something in the scope of the page, unless it has been left.
    fn owned(self, act: impl FnOnce()) {
        if let Some(owner) = self.owner.try_get_value() {
            owner.with(act);
        }
    }

    fn loaded(self, id: &SaveId) -> Result<Loaded, SaveError> {
        self.app.saves.with_value(|saves| saves.load(id))
    }

    fn name_of(self, id: &SaveId) -> Option<String> {
        self.app.saves.with_value(|saves| saves.name(id)).map(|name| visible(&name))
    }

    /// Reads all games; reports those that cannot be read.
    fn fill(self) {
        self.app.saving.flush();
        let listing = self.app.saves.with_value(|saves| saves.list());
        for error in listing.errors {
            say_fault(self.app, error);
        }
        let times: Vec<u64> = listing.games.iter().map(|(_, loaded)| loaded.saved.time).collect();
        ask_for_backup(self.app, &times, self.is_due);
        self.admit(listing.games);
    }

    /// Adds games that have just been saved.
    fn show(self, ids: &[SaveId]) {
        let games = ids.iter().filter_map(|id| Some((id.clone(), self.loaded(id).ok()?))).collect();
        self.owned(|| self.admit(games));
    }

    fn admit(self, games: Vec<(SaveId, Loaded)>) {
        let mut admitted = Vec::new();
        for (id, loaded) in games {
            if loaded.older {
                self.app.notices.notify(Notice::BrokenCopy);
            }
            match game_of(&loaded.saved.record) {
                Ok(info) => {
                    let result = loaded.saved.record.get("result");
                    let outcome = result.and_then(|result| Outcome::deserialize(result).ok());
                    admitted.push(SavedGame {
                        name: RwSignal::new(self.name_of(&id)),
                        outcome: RwSignal::new(outcome),
                        board: RwSignal::new_local(None),
                        prompt: RwSignal::new(None),
                        turns: RwSignal::new(None),
                        id,
                        loaded,
                        info,
                    });
                }
                Err(error) => self.refuse(&id, error),
            }
        }
        self.games.update(|games| games.extend(admitted.iter().cloned()));
        // A finished game is replayed only when it is opened, and has no thumbnail.
        let is_over = |game: &SavedGame| game.outcome.with_untracked(Option::is_some);
        let is_fork = |game: &SavedGame| self.app.saves.with_value(|saves| saves.origin(&game.id)).is_some();
        let counted: Vec<SavedGame> = admitted.iter().filter(|game| !is_over(game) || is_fork(game)).cloned().collect();
        let undrawn: Vec<SavedGame> = admitted.into_iter().filter(|game| !is_over(game)).collect();
        spawn_local(async move {
            for game in undrawn {
                self.stylesheets.request(game.info.facts.id);
                // Without its chunk the game is listed without a thumbnail; opening it reports the error.
                let Ok(chunk) = game.info.load(self.app.settings.lang).await else { continue };
                // A picture replays the game: the page responds before it.
                pause().await;
                if self.owner.try_get_value().is_none() {
                    return;
                }
                self.owned(|| self.draw(&game, chunk));
            }
            for game in counted {
                pause().await;
                let record = game.loaded.saved.split().0;
                game.turns.try_set(turns_of(game.info.facts.id, record));
            }
        });
    }

    /// Draws the thumbnail, unless the game turns out to be finished or cannot be read.
    fn draw(self, game: &SavedGame, chunk: &'static GameChunk) {
        self.symbols.add(chunk.symbols);
        let picture = self.pictures.try_update_value(|pictures| pictures.of(&game.id, &game.loaded, chunk));
        match picture.unwrap_or(Err(SaveError::Missing)) {
            Ok(Picture::Waiting(draw)) => {
                let Thumbnail { board, prompt } = draw(self.app.settings.lang.into());
                game.board.set(Some(board));
                game.prompt.set(Some(prompt));
            }
            Ok(Picture::Over(outcome)) => game.outcome.set(Some(outcome)),
            Err(error) => {
                self.games.update(|games| games.retain(|other| other.id != game.id));
                self.refuse(&game.id, error);
            }
        }
    }

    fn refuse(self, id: &SaveId, error: SaveError) {
        if error == SaveError::Broken {
            self.app.saving.quarantine(id);
        }
        say_fault(self.app, error);
    }
}

async fn merge_file(app: AppContext, file: &File, course: Course) -> Result<Merged, Refused> {
    merge(app, parse_games(&text_of(file).await?)?, course).await
}
