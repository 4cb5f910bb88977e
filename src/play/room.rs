//! Room in localStorage: finished games are put away when it is full, and can be brought back for a week.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::platform::now;
use super::{AppContext, Fact};
use crate::i18n::Notice;
use crate::storage::{JournalStore, PREFIX, Restored, SaveError, SaveId, Store, StoreError, StoredGame, restore};

/// The time for which a game that was put away can be brought back, in milliseconds: a week.
const KEPT_FOR: u64 = 7 * 24 * 60 * 60 * 1000;
/// The most games that are remembered as put away.
const MOST_PUT_AWAY: usize = 100;
/// The room that adding many games leaves free, in characters: several long games with both of their copies.
const RESERVE: usize = 512 << 10;

/// A finished game that was removed from localStorage to make room. Its journal still has it.
#[derive(Clone)]
struct PutAway {
    id: SaveId,
    /// When, in milliseconds since 1970.
    time: u64,
    name: Option<String>,
}

impl PutAway {
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
pub struct Reserve(AppContext);

impl Drop for Reserve {
    fn drop(&mut self) {
        self.0.give_reserve_back();
    }
}

fn reserve_key() -> String {
    format!("{PREFIX}reserve")
}

impl AppContext {
    /// Keeps room free for play, until the reserve is dropped.
    ///
    /// # Errors
    /// [`StoreError::Full`] if there is not that much room, [`StoreError::Forbidden`] if nothing can be stored.
    pub fn reserve(self) -> Result<Reserve, StoreError> {
        let reserve = Reserve(self);
        self.saves.with_value(|saves| saves.store().set(&reserve_key(), &" ".repeat(RESERVE)))?;
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

    /// Tries to write a game. If there is no room, puts away finished games, oldest first, and never an unfinished one.
    pub(super) fn with_room<T>(self, id: &SaveId, write: impl Fn() -> Result<T, SaveError>) -> Result<T, SaveError> {
        loop {
            let result = write();
            if !matches!(result, Err(SaveError::Store(StoreError::Full))) {
                return result;
            }
            if self.give_reserve_back() {
                continue;
            }
            let Some(oldest) = self.saves.with_value(|saves| saves.oldest_finished(id)) else { return result };
            if self.put_away(&oldest).is_err() {
                return result;
            }
            self.say(Notice::MadeRoom);
        }
    }

    /// Removes a game from localStorage. Its journal gets the whole of it, from which it can be brought back.
    fn put_away(self, id: &SaveId) -> Result<(), SaveError> {
        let loaded = self.saves.with_value(|saves| saves.load(id))?;
        let name = self.saves.with_value(|saves| saves.name(id));
        self.begin_journal(id, loaded.generation, &loaded.saved);
        self.saves.with_value(|saves| saves.remove(id))?;
        let mut games = self.put_away_games();
        games.retain(|game| game.id != *id);
        games.push(PutAway { id: id.clone(), time: now(), name });
        let excess = games.len().saturating_sub(MOST_PUT_AWAY);
        games.drain(..excess);
        self.remember_put_away(&games);
        Ok(())
    }

    /// The games that were put away, the oldest first.
    fn put_away_games(self) -> Vec<PutAway> {
        self.fact(Fact::PutAway).unwrap_or_default().lines().filter_map(PutAway::parse).collect()
    }

    fn remember_put_away(self, games: &[PutAway]) {
        self.remember(Fact::PutAway, &games.iter().map(PutAway::line).collect::<Vec<_>>().join("\n"));
    }

    /// The number of games that were put away and can be brought back.
    pub fn count_put_away(self) -> usize {
        let now = now();
        self.put_away_games().iter().filter(|game| now.saturating_sub(game.time) <= KEPT_FOR).count()
    }

    /// Whether this game was put away, so that its journal is not read when the page opens. After a week the journal is removed, too.
    pub(super) fn is_put_away(self, id: &SaveId) -> bool {
        let games = self.put_away_games();
        let Some(game) = games.iter().find(|game| game.id == *id) else { return false };
        if now().saturating_sub(game.time) > KEPT_FOR {
            let rest: Vec<PutAway> = games.iter().filter(|other| other.id != game.id).cloned().collect();
            self.remember_put_away(&rest);
            let removed = self.saving.journal().remove(id);
            spawn_local(async move {
                // If it stays, it is read at the next visit, which brings the game back.
                let _ = removed.await;
            });
        }
        true
    }

    /// Brings back the games that were put away, the newest first, as far as there is room; returns them.
    pub async fn bring_back_put_away(self) -> Vec<SaveId> {
        let mut back = Vec::new();
        let mut left = Vec::new();
        for game in self.put_away_games().into_iter().rev() {
            let PutAway { id, name, .. } = game.clone();
            let Ok(entries) = self.saving.journal().store.entries(&id).await else {
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
                    self.begin_journal(&id, generation, &stored.save);
                    back.push(id);
                }
                Err(_) => left.push(game),
            }
        }
        left.reverse();
        self.remember_put_away(&left);
        back
    }
}
