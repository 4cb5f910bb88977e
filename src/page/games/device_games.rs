//! The games of this device on the page: the list of them, and the thumbnails of the unfinished ones. The shelf and the page of the saved games
//! are two views of it.

use leptos::prelude::*;

use crate::games::IDS;
use crate::i18n::{Notice, visible};
use crate::page::base::focus::Focus;
use crate::page::games::catalogue::{GameInfo, SHELF};
use crate::page::games::game::{GameChunk, Picture, Pictures, Thumbnail};
use crate::page::kit::banner::say_fault;
use crate::page::parts::Symbols;
use crate::play::AppContext;
use crate::shell::games::{Command, FoundGame, Games, ListedGame};
use crate::storage::{Loaded, SaveError, SaveId};

/// What is displayed of an unfinished game once its chunk is loaded.
#[derive(Clone, Copy)]
pub struct Drawing {
    /// The thumbnail, until it is mounted.
    pub board: RwSignal<Option<AnyView>, LocalStorage>,
    /// What is due, in words; set together with the thumbnail.
    pub prompt: RwSignal<Option<Signal<String>>>,
}

impl Drawing {
    /// Takes the thumbnail, to mount it; tracked.
    pub fn take(self) -> Option<AnyView> {
        self.board.track();
        self.board.try_update_untracked(Option::take).flatten()
    }

    /// What is due, in words; tracked.
    pub fn prompt(self) -> Option<String> {
        self.prompt.get().map(|prompt| prompt.get())
    }
}

/// The games of this device. Copies are handles to the same list.
#[derive(Clone, Copy)]
pub struct DeviceGames {
    /// The context of the page.
    pub app: AppContext,
    /// The list.
    pub list: RwSignal<Games>,
    drawings: StoredValue<Vec<(SaveId, Drawing)>>,
    pictures: StoredValue<Pictures, LocalStorage>,
    symbols: Symbols,
    focus: Focus,
    /// The owner of the signals of the drawings; it is disposed with the screen.
    owner: StoredValue<Owner>,
}

impl DeviceGames {
    /// An empty list, on a screen with this focus.
    pub fn new(app: AppContext, focus: Focus) -> Self {
        Self {
            app,
            list: RwSignal::new(Games::new(IDS)),
            drawings: StoredValue::new(Vec::new()),
            pictures: expect_context(),
            symbols: expect_context(),
            focus,
            owner: StoredValue::new(Owner::new()),
        }
    }

    /// Runs something in the scope of the screen, unless it has been left.
    pub fn owned(self, act: impl FnOnce()) {
        if let Some(owner) = self.owner.try_get_value() {
            owner.with(act);
        }
    }

    /// Whether the screen has been left.
    pub fn is_left(self) -> bool {
        self.owner.try_get_value().is_none()
    }

    /// Keeps the focus on a usable element of the screen.
    pub fn keep_focus(self) {
        self.focus.keep();
    }

    /// Lists all games of the device; reports those that cannot be read. Returns the ids of the others.
    pub fn read(self) -> Vec<SaveId> {
        self.app.saving.flush();
        let listing = self.app.saves.with_value(|saves| saves.list());
        for error in listing.errors {
            say_fault(self.app, error);
        }
        self.add(listing.games)
    }

    /// Adds games. Returns their ids.
    pub fn add(self, games: Vec<(SaveId, Loaded)>) -> Vec<SaveId> {
        let ids: Vec<SaveId> = games.iter().map(|(id, _)| id.clone()).collect();
        let found = games.into_iter().map(|(id, loaded)| FoundGame { name: self.name_of(&id), id, loaded }).collect();
        self.prepare(&ids);
        self.change(|list| list.add(found));
        ids
    }

    /// The name that a person has given to a game, as it is displayed.
    pub fn name_of(self, id: &SaveId) -> Option<String> {
        self.app.saves.with_value(|saves| saves.name(id)).map(|name| visible(&name))
    }

    /// Creates the signals of the drawings: a thumbnail is mounted once, so a game that is listed again needs new ones.
    fn prepare(self, ids: &[SaveId]) {
        self.owned(|| {
            self.drawings.update_value(|drawings| {
                drawings.retain(|(id, _)| !ids.contains(id));
                drawings.extend(
                    ids.iter().map(|id| {
                        (id.clone(), Drawing { board: RwSignal::new_local(None), prompt: RwSignal::new(None) })
                    }),
                );
            });
        });
    }

    fn change(self, change: impl FnOnce(&mut Games) -> Vec<Command>) {
        carry_out(self.app, self.list.try_update(change).unwrap_or_default());
    }

    /// A game of the list; not tracked.
    pub fn get(self, id: &SaveId) -> Option<ListedGame> {
        self.list.with_untracked(|list| list.get(id).cloned())
    }

    /// The drawing of a game.
    pub fn drawing(self, id: &SaveId) -> Option<Drawing> {
        let drawing = |drawings: &Vec<(SaveId, Drawing)>| {
            drawings.iter().find(|(other, _)| other == id).map(|(_, drawing)| *drawing)
        };
        self.drawings.with_value(drawing)
    }

    /// The kind of a game that is listed as unfinished.
    pub fn unfinished(self, id: &SaveId) -> Option<&'static GameInfo> {
        self.list.with_untracked(|list| list.get(id).filter(|game| game.outcome.is_none()).and_then(info_of))
    }

    /// Draws the thumbnail of a game, unless the game turns out to be finished or cannot be read.
    pub fn draw(self, id: &SaveId, chunk: &'static GameChunk) {
        self.symbols.add(chunk.symbols);
        let of = |game: &ListedGame| self.pictures.try_update_value(|pictures| pictures.of(id, &game.loaded, chunk));
        let picture = self.list.with_untracked(|list| list.get(id).map(of));
        // It has been deleted meanwhile.
        let Some(picture) = picture else { return };
        let judged = match picture.unwrap_or(Err(SaveError::Missing)) {
            Ok(Picture::Waiting(draw)) => {
                if let Some(drawing) = self.drawing(id) {
                    let Thumbnail { board, prompt } = draw(self.app.settings.lang.into());
                    drawing.board.set(Some(board));
                    drawing.prompt.set(Some(prompt));
                }
                return;
            }
            Ok(Picture::Over(outcome)) => Ok(outcome),
            Err(error) => Err(error),
        };
        self.change(|list| list.judge(id, judged));
    }

    /// Deletes games; until others are deleted they can be restored.
    pub fn delete(self, ids: &[SaveId]) {
        let delete = |id: &SaveId| {
            let removed = match self.app.saves.with_value(|saves| saves.load(id)) {
                Ok(Loaded { saved, generation, .. }) => {
                    let stored = self.app.saves.with_value(|saves| saves.stored(id, saved));
                    self.app.saving.delete(id).ok()?;
                    Ok((generation, stored))
                }
                Err(error) => Err(error),
            };
            Some((id.clone(), removed))
        };
        let removed = ids.iter().filter_map(delete).collect();
        self.change(|list| list.delete(removed));
        self.focus.keep();
    }

    /// Restores the games deleted last. Returns the ids of those that could be saved.
    pub fn restore(self) -> Vec<SaveId> {
        let deleted = self.list.with_untracked(|list| list.deleted().to_vec());
        let deleted = deleted.into_iter();
        let restored = deleted.filter(|game| self.app.saving.restore(&game.id, game.generation, &game.stored).is_ok());
        let restored: Vec<SaveId> = restored.map(|game| game.id).collect();
        self.prepare(&restored);
        self.change(|list| list.restore(&restored));
        self.focus.keep();
        restored
    }
}

/// The kind of a listed game.
pub fn info_of(game: &ListedGame) -> Option<&'static GameInfo> {
    SHELF.get(game.kind)
}

/// Carries out what a list of games asks for.
pub fn carry_out(app: AppContext, commands: Vec<Command>) {
    for command in commands {
        match command {
            Command::Quarantine(id) => app.saving.quarantine(&id),
            Command::Report(error) => say_fault(app, error),
            Command::ReportOlderCopy => app.notices.notify(Notice::BrokenCopy),
        }
    }
}
