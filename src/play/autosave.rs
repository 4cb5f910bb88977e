//! SaveQueue after every event, and other tabs that have the same game.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use super::Session;
use super::platform::hear;
use super::saving::OpenSave;
use crate::engine::Dice;
use crate::games::GameScene;
use crate::storage::GameLines;

/// Where a game is saved and where its dice come from.
pub(super) struct Autosave {
    pub dice: Dice,
    pub game: Rc<RefCell<OpenSave>>,
}

impl Autosave {
    /// Of a game that is kept like this.
    pub fn new(dice: Dice, game: OpenSave) -> Self {
        Self { dice, game: Rc::new(RefCell::new(game)) }
    }
}

impl<G: GameScene> Session<G> {
    /// Saves the game. Play goes on where nothing can be saved, and the table is told.
    pub(super) fn save(&self) {
        let (game, change) = self.autosave.with_value(|autosave| {
            let mut kept = autosave.game.borrow_mut();
            kept.advance();
            (autosave.game.clone(), self.game(|game| kept.lines.follow(game)))
        });
        self.app.keep(&game, Some(&change));
    }

    /// Saves the game when something else than its events has changed.
    pub(super) fn save_whole(&self) {
        let game = self.autosave.with_value(|autosave| {
            let mut kept = autosave.game.borrow_mut();
            kept.advance();
            kept.lines = self.game(GameLines::new);
            autosave.game.clone()
        });
        self.app.keep(&game, None);
    }

    fn has_conflict(&self) -> bool {
        self.autosave.with_value(|autosave| {
            let OpenSave { id, generation, .. } = &*autosave.game.borrow();
            self.app.saves.with_value(|saves| saves.has_conflict(id, *generation))
        })
    }

    pub(super) fn watch_other_tabs(&self) {
        let session = *self;
        hear("storage", move || {
            if session.has_conflict() {
                session.autosave.with_value(|autosave| autosave.game.borrow().stop).run(());
            }
        });
    }
}
