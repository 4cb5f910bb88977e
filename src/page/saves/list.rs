//! The saved games of this device as a list, and what can be done with them.

use std::cmp::Ordering;

use js_sys::{Array, JsString, Object};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{File, FileList};

use crate::i18n::{Lang, Notice, visible};
use crate::page::base::focus::Focus;
use crate::page::games::device_games::{DeviceGames, info_of};
use crate::page::games::files::take_merged;
use crate::page::games::merge::{Course, Refused, merge, pause, sentences, text_of};
use crate::page::games::recovering::recovered;
use crate::page::parts::Stylesheets;
use crate::page::shelf::backup::ask_for_backup;
use crate::play::AppContext;
use crate::shell::games::{ListedGame, Order, Selection};
use crate::shell::merge::Merged;
use crate::storage::{SaveError, SaveId, StoredGame, parse_games};
use crate::table::{Counted, Turns, turns_of};

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
            Self::Merged(merged) => sentences(merged, lang),
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
    /// The games.
    pub games: DeviceGames,
    /// The order in which they are displayed.
    pub order: RwSignal<Order>,
    /// The selected games.
    pub chosen: RwSignal<Selection>,
    /// The answer to the last request.
    pub answer: RwSignal<Option<Answer>>,
    /// Whether a backup is due.
    pub is_due: RwSignal<bool>,
    /// The merge that runs.
    pub course: RwSignal<Option<Course>>,
    /// The number of games that were hidden to make room and can be restored.
    pub hidden: RwSignal<usize>,
    copying: StoredValue<bool>,
    /// The turns of the games, once they have been counted.
    turns: StoredValue<Vec<(SaveId, RwSignal<Option<Turns>>)>>,
    stylesheets: Stylesheets,
}

impl SavedList {
    /// Reads the games.
    pub fn open(focus: Focus) -> Self {
        let app: AppContext = expect_context();
        let list = Self {
            app,
            games: DeviceGames::new(app, focus),
            order: RwSignal::new(Order::Newest),
            chosen: RwSignal::new(Selection::default()),
            answer: RwSignal::new(take_merged().map(Answer::Merged)),
            is_due: RwSignal::new(false),
            course: RwSignal::new(None),
            hidden: RwSignal::new(app.saving.room.count_hidden()),
            copying: StoredValue::new(false),
            turns: StoredValue::new(Vec::new()),
            stylesheets: expect_context(),
        };
        spawn_local(async move {
            if !app.saving.is_recovered() {
                recovered(app).await;
            }
            list.games.owned(|| list.fill());
        });
        list
    }

    /// The ids of the games in their order.
    pub fn sorted(self) -> Vec<SaveId> {
        let locales = Array::of1(&self.app.settings.lang.get().locale().into());
        let compare = |one: &ListedGame, other: &ListedGame| -> Ordering {
            JsString::from(title_of(one)).locale_compare(&title_of(other), &locales, &Object::new()).cmp(&0)
        };
        let order = self.order.get();
        self.games.list.with(|list| list.sorted(order, &compare))
    }

    /// The number of games.
    pub fn count(self) -> usize {
        self.games.list.with(|list| list.all().len())
    }

    /// The number of games that have just been deleted and can be restored.
    pub fn deleted_count(self) -> u32 {
        self.games.list.with(|list| list.deleted().len()) as u32
    }

    /// What is read of a game, followed as long as the game is listed.
    pub fn follow<T>(self, id: &SaveId, read: fn(&ListedGame) -> Option<T>) -> Memo<Option<T>>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        let id = id.clone();
        Memo::new(move |before: Option<&Option<T>>| {
            self.games.list.with(|list| match list.get(&id) {
                Some(game) => read(game),
                None => before.cloned().flatten(),
            })
        })
    }

    /// The turns of a game, once they have been counted.
    pub fn turns(self, id: &SaveId) -> Option<RwSignal<Option<Turns>>> {
        self.turns.with_value(|turns| turns.iter().find(|(other, _)| other == id).map(|(_, turns)| *turns))
    }

    /// Selects all games, or none if all are selected.
    pub fn choose_all(self) {
        self.chosen.update(|chosen| self.games.list.with_untracked(|list| chosen.toggle_all(list)));
    }

    /// Gives a game a name; an empty one takes it away.
    pub fn rename(self, id: &SaveId, name: &str) {
        let kept = self.app.saves.with_value(|saves| saves.keep_name(id, &visible(name)));
        let name = self.games.name_of(id);
        self.games.list.update(|list| list.rename(id, name));
        match kept {
            Ok(_) => self.answer.set(self.games.get(id).map(|game| Answer::Renamed(title_of(&game)))),
            Err(_) => self.app.notices.notify(Notice::StorageFull),
        }
    }

    /// Saves a game once more, as a game of its own with this name; once, if it is asked for several times before the page can respond.
    pub fn duplicate(self, id: &SaveId, name: String) {
        if self.copying.get_value() {
            return;
        }
        self.copying.set_value(true);
        spawn_local(async move {
            pause().await;
            self.copying.try_update_value(|copying| *copying = false);
        });
        let Ok(loaded) = self.app.saves.with_value(|saves| saves.load(id)) else { return };
        let at = loaded.saved.at as usize;
        let stored = self.app.saves.with_value(|saves| saves.stored(id, loaded.saved));
        let seal = stored.seal.map(|seal| seal.from(at));
        match self.app.saving.add_game(&StoredGame { name: Some(name.clone()), seal, ..stored }) {
            Ok(id) => {
                self.show(&[id]);
                self.answer.set(Some(Answer::Duplicated(name)));
            }
            Err(SaveError::Store(_)) => self.answer.set(Some(Answer::NoRoom)),
            Err(_) => {}
        }
    }

    /// Deletes games; until others are deleted they can be restored.
    pub fn delete(self, ids: &[SaveId]) {
        self.games.delete(ids);
        self.chosen.update(|chosen| self.games.list.with_untracked(|list| chosen.keep_listed(list)));
    }

    /// Restores the games deleted last.
    pub fn restore(self) {
        self.admit(self.games.restore());
    }

    /// Restores the games that were hidden to make room, as far as there is room for them now.
    pub fn restore_hidden(self) {
        spawn_local(async move {
            let back = self.app.saving.room.restore_hidden().await;
            self.games.owned(|| {
                self.show(&back);
                self.hidden.set(self.app.saving.room.count_hidden());
                if self.hidden.get_untracked() > 0 {
                    self.answer.set(Some(Answer::NoRoom));
                }
                self.games.keep_focus();
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
            self.games.owned(|| {
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

    /// Reads all games; reports those that cannot be read.
    fn fill(self) {
        let ids = self.games.read();
        ask_for_backup(self.app, &self.games.list.with_untracked(|list| list.times()), self.is_due);
        self.admit(ids);
    }

    /// Adds games that have just been saved.
    fn show(self, ids: &[SaveId]) {
        let load = |id: &SaveId| Some((id.clone(), self.app.saves.with_value(|saves| saves.load(id)).ok()?));
        self.admit(self.games.add(ids.iter().filter_map(load).collect()));
    }

    /// Draws the thumbnails of games that have just been listed, and counts their turns. A finished game is replayed only when it is opened: it
    /// has no thumbnail, and turns only if it was played on from another.
    fn admit(self, ids: Vec<SaveId>) {
        let Self { games, app, .. } = self;
        games.owned(|| {
            self.turns.update_value(|turns| {
                turns.retain(|(id, _)| !ids.contains(id));
                turns.extend(ids.iter().map(|id| (id.clone(), RwSignal::new(None))));
            });
        });
        let is_fork = |id: &SaveId| app.saves.with_value(|saves| saves.origin(id)).is_some();
        let is_counted = |id: &&SaveId| games.unfinished(id).is_some() || is_fork(id);
        let counted: Vec<SaveId> = ids.iter().filter(is_counted).cloned().collect();
        spawn_local(async move {
            for id in ids {
                let Some(info) = games.unfinished(&id) else { continue };
                self.stylesheets.request(info.facts.id);
                // Without its chunk the game is listed without a thumbnail; opening it reports the error.
                let Ok(chunk) = info.load(app.settings.lang).await else { continue };
                // A picture replays the game: the page responds before it.
                pause().await;
                if games.is_left() {
                    return;
                }
                games.owned(|| games.draw(&id, chunk));
            }
            for id in counted {
                pause().await;
                if games.is_left() {
                    return;
                }
                let listed = games.get(&id).and_then(|game| Some((info_of(&game)?, game)));
                let (Some((info, game)), Some(turns)) = (listed, self.turns(&id)) else { continue };
                turns.set(turns_of(info.facts.id, Counted::Record(game.loaded.saved.split().0)));
            }
        });
    }
}

/// The name that is displayed: the given one, or that of its kind.
pub fn title_of(game: &ListedGame) -> String {
    game.name.clone().or_else(|| Some(info_of(game)?.box_text.title.to_owned())).unwrap_or_default()
}

async fn merge_file(app: AppContext, file: &File, course: Course) -> Result<Merged, Refused> {
    merge(app, parse_games(&text_of(file).await?)?, course).await
}
