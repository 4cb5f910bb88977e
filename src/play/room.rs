//! Room in localStorage: finished games are hidden when it is full, and can be restored for a week.

use leptos::prelude::*;

use super::platform::now;
use super::stores::{SharedJournals, SharedSaves};
use super::{Fact, Notices};
use crate::i18n::Notice;
use crate::storage::{JournalStore, PREFIX, Restored, SaveError, SaveId, Store, StoreError, StoredGame, restore};

/// The time for which a hidden game can be restored, in milliseconds: a week.
const HIDDEN_MAX_MS: u64 = 7 * 24 * 60 * 60 * 1000;
/// The most games that are remembered as hidden.
const HIDDEN_MAX_GAMES: usize = 100;
/// The room that adding many games leaves free, in characters: several long games with both of their copies.
const RESERVE_CHARS: usize = 512 << 10;

/// A finished game that was removed from localStorage to make room. Its journal still has it.
#[derive(Clone)]
struct HiddenGame {
    id: SaveId,
    /// When, in milliseconds since 1970.
    time: u64,
    name: Option<String>,
}

impl HiddenGame {
    /// Parses a line of what is remembered: the time, the id, and the name, which may contain spaces.
    fn parse(line: &str) -> Option<Self> {
        let mut parts = line.splitn(3, ' ');
        let time = parts.next()?.parse().ok()?;
        let id = SaveId::parse(parts.next()?)?;
        Some(Self { id, time, name: parts.next().map(str::to_owned) })
    }

    /// Writes the line.
    fn line(&self) -> String {
        let name = self.name.as_deref().map(|name| format!(" {name}")).unwrap_or_default();
        format!("{} {}{name}", self.time, self.id)
    }
}

/// The room that is kept free while many games are added; it is given back when this is dropped.
pub struct Reserve(Room);

impl Drop for Reserve {
    fn drop(&mut self) {
        self.0.give_reserve_back();
    }
}

fn reserve_key() -> String {
    format!("{PREFIX}reserve")
}

/// The room for games in localStorage. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Room {
    saves: SharedSaves,
    journals: SharedJournals,
    notices: Notices,
}

impl Room {
    /// The room in these stores.
    pub(super) fn new(saves: SharedSaves, journals: SharedJournals, notices: Notices) -> Self {
        Self { saves, journals, notices }
    }

    /// Keeps room free for play, until the reserve is dropped.
    ///
    /// # Errors
    /// [`StoreError::Full`] if there is not that much room, [`StoreError::Forbidden`] if nothing can be stored.
    pub fn reserve(self) -> Result<Reserve, StoreError> {
        let reserve = Reserve(self);
        self.saves.with_value(|saves| saves.store().set(&reserve_key(), &" ".repeat(RESERVE_CHARS)))?;
        Ok(reserve)
    }

    /// Gives the reserve back; returns whether there was one. A page that was closed while it added games has left one.
    fn give_reserve_back(self) -> bool {
        self.saves
            .try_with_value(|saves| {
                let there = saves.store().get(&reserve_key()).is_ok_and(|text| text.is_some());
                there && saves.store().remove(&reserve_key()).is_ok()
            })
            .unwrap_or_default()
    }

    /// Tries to write a game. If there is no room, hides finished games, oldest first, and never an unfinished one.
    pub(super) fn make_for<T>(self, id: &SaveId, write: impl Fn() -> Result<T, SaveError>) -> Result<T, SaveError> {
        loop {
            let result = write();
            if !matches!(result, Err(SaveError::Store(StoreError::Full))) {
                return result;
            }
            if self.give_reserve_back() {
                continue;
            }
            let Some(oldest) = self.saves.with_value(|saves| saves.oldest_finished(id)) else { return result };
            if self.hide(&oldest).is_err() {
                return result;
            }
            self.notices.notify(Notice::MadeRoom);
        }
    }

    /// Removes a game from localStorage. Its journal gets the whole of it, from which it can be restored.
    fn hide(self, id: &SaveId) -> Result<(), SaveError> {
        let loaded = self.saves.with_value(|saves| saves.load(id))?;
        let name = self.saves.with_value(|saves| saves.name(id));
        self.journals.begin(id, loaded.generation, &loaded.saved);
        self.saves.with_value(|saves| saves.remove(id))?;
        let mut games = self.hidden_games();
        games.retain(|game| game.id != *id);
        games.push(HiddenGame { id: id.clone(), time: now(), name });
        let excess = games.len().saturating_sub(HIDDEN_MAX_GAMES);
        games.drain(..excess);
        self.remember_hidden(&games);
        Ok(())
    }

    /// The hidden games, the oldest first.
    fn hidden_games(self) -> Vec<HiddenGame> {
        Fact::HiddenGames.read(self.saves).unwrap_or_default().lines().filter_map(HiddenGame::parse).collect()
    }

    fn remember_hidden(self, games: &[HiddenGame]) {
        Fact::HiddenGames.remember(self.saves, &games.iter().map(HiddenGame::line).collect::<Vec<_>>().join("\n"));
    }

    /// The number of hidden games that can be restored.
    pub fn count_hidden(self) -> usize {
        let now = now();
        self.hidden_games().iter().filter(|game| now.saturating_sub(game.time) <= HIDDEN_MAX_MS).count()
    }

    /// Whether this game is hidden, so that its journal is not read when the page opens. After a week the journal is removed, too.
    pub(super) fn is_hidden(self, id: &SaveId) -> bool {
        let games = self.hidden_games();
        let Some(game) = games.iter().find(|game| game.id == *id) else { return false };
        if now().saturating_sub(game.time) > HIDDEN_MAX_MS {
            let rest: Vec<HiddenGame> = games.iter().filter(|other| other.id != game.id).cloned().collect();
            self.remember_hidden(&rest);
            self.journals.remove(id);
        }
        true
    }

    /// Restores the hidden games, the newest first, as far as there is room; returns them.
    pub async fn restore_hidden(self) -> Vec<SaveId> {
        let mut restored = Vec::new();
        let mut left = Vec::new();
        for game in self.hidden_games().into_iter().rev() {
            let HiddenGame { id, name, .. } = game.clone();
            let Ok(entries) = self.journals.get().store.entries(&id).await else {
                left.push(game);
                continue;
            };
            // Without its journal it is gone.
            let Some(Restored { generation, saved }) = restore(&id, None, entries.iter().map(String::as_str)) else {
                continue;
            };
            let stored = StoredGame { name, ..StoredGame::new(saved) };
            let added = self.saves.with_value(|saves| {
                let written = saves.save(&id, generation, &stored.save);
                if written.is_ok() {
                    saves.keep_beside(&id, &stored);
                } else {
                    let _ = saves.remove(&id);
                }
                written
            });
            match added {
                Ok(generation) => {
                    self.journals.begin(&id, generation, &stored.save);
                    restored.push(id);
                }
                Err(_) => left.push(game),
            }
        }
        left.reverse();
        self.remember_hidden(&left);
        restored
    }
}
