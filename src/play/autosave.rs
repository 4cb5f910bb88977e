//! Saves the game after every event, and watches for other tabs that have the same game open.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use super::Session;
use super::platform::hear;
use super::saving::OpenSave;
use crate::engine::Dice;
use crate::games::GameScene;
use crate::storage::GameLines;

/// The save of a game, and the source of its dice.
pub(super) struct Autosave {
    pub dice: Dice,
    pub game: Rc<RefCell<OpenSave>>,
}

impl Autosave {
    /// Creates the autosave of an open game.
    pub fn new(dice: Dice, game: OpenSave) -> Self {
        Self { dice, game: Rc::new(RefCell::new(game)) }
    }
}

impl<G: GameScene> Session<G> {
    /// Saves the game after a change of its events. If saving fails, play continues and a notice is displayed.
    pub(super) fn save(&self) {
        let (game, change) = self.autosave.with_value(|autosave| {
            let mut kept = autosave.game.borrow_mut();
            kept.advance();
            (autosave.game.clone(), self.game(|game| kept.lines.follow(game)))
        });
        self.app.keep(&game, Some(&change));
    }

    /// Saves the whole game, after a change that is not one of its events.
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
