//! The games of a file, merged with those of this device: games that are there already are counted, all others are checked and added.

use std::vec::IntoIter;

use super::games::kind_of;
use crate::storage::{FileFault, GamesFile, KnownGames, SaveId, Saved, StoredGame};

/// The result of a merge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// The new games.
    pub added: Vec<SaveId>,
    /// The number of games that were on this device before.
    pub known: u32,
    /// The number of games that could not be read.
    pub unreadable: u32,
    /// The number of games for which there was no room.
    pub left_out: u32,
    /// Whether it was cancelled before its end.
    pub cancelled: bool,
}

impl std::ops::AddAssign for Merged {
    fn add_assign(&mut self, other: Self) {
        self.added.extend(other.added);
        self.known += other.known;
        self.unreadable += other.unreadable;
        self.left_out += other.left_out;
        self.cancelled |= other.cancelled;
    }
}

/// A merge. For each game: [`next`](Self::next), [`check`](Self::check), and if it is to be added, [`add`](Self::add).
#[derive(Debug)]
pub struct Merge {
    /// The games that have not been looked at, each with the index of its kind.
    games: IntoIter<(usize, StoredGame)>,
    /// The number of games of known kinds in the file.
    count: u32,
    /// Whether each game stands for itself: the game of a record is the whole file.
    is_collection: bool,
    merged: Merged,
}

impl Merge {
    /// A merge of the games of a file; the game of a record counts as saved now, in milliseconds since 1970. `kinds` are the ids of all kinds of
    /// games.
    ///
    /// # Errors
    /// If the file is the record of no known game.
    pub fn new(file: GamesFile, now: u64, kinds: &[&str]) -> Result<Self, FileFault> {
        let (found, unreadable, is_collection) = match file {
            GamesFile::Record(record) => (vec![StoredGame::new(Saved::new(now, record))], 0, false),
            GamesFile::Collection { games, unreadable } => (games, unreadable, true),
        };
        let mut merged = Merged { unreadable, ..Merged::default() };
        let mut games = Vec::new();
        for game in found {
            match kind_of(&game.save.record, kinds) {
                Ok(kind) => games.push((kind, game)),
                Err(_) if is_collection => merged.unreadable += 1,
                Err(_) => return Err(FileFault::NotARecord),
            }
        }
        Ok(Self { count: games.len() as u32, games: games.into_iter(), is_collection, merged })
    }

    /// The kinds of the games, each once, in the order in which they are needed.
    pub fn kinds(&self) -> Vec<usize> {
        let mut kinds = Vec::new();
        for (kind, _) in self.games.as_slice() {
            if !kinds.contains(kind) {
                kinds.push(*kind);
            }
        }
        kinds
    }

    /// The number of games that have been looked at, and of all.
    pub fn progress(&self) -> (u32, u32) {
        (self.count - self.games.len() as u32, self.count)
    }

    /// The next game that is not known, with its kind: its rules are to check it. `None` if there is none left.
    pub fn next(&mut self, known: &mut KnownGames<'_>) -> Option<(usize, StoredGame)> {
        loop {
            let (kind, game) = self.games.next()?;
            if !known.take(&game.save) {
                return Some((kind, game));
            }
            self.merged.known += 1;
        }
    }

    /// Notes what the rules have said about a game; returns it if it is to be added.
    ///
    /// # Errors
    /// The fault of a record, with which the merge ends.
    pub fn check(
        &mut self,
        known: &mut KnownGames<'_>,
        checked: Result<StoredGame, FileFault>,
        has_room: bool,
    ) -> Result<Option<StoredGame>, FileFault> {
        match checked {
            // The file may spell the same game in another way.
            Ok(game) if known.take(&game.save) => self.merged.known += 1,
            Ok(_) if !has_room => self.merged.left_out += 1,
            Ok(game) => return Ok(Some(game)),
            Err(_) if self.is_collection => self.merged.unreadable += 1,
            Err(fault) => return Err(fault),
        }
        Ok(None)
    }

    /// Notes under which id a game has been added; `None` if there was no room for it.
    pub fn add(&mut self, id: Option<SaveId>) {
        match id {
            Some(id) => self.merged.added.push(id),
            None => self.merged.left_out += 1,
        }
    }

    /// The result. If games are left that have not been looked at, the merge has been cancelled.
    pub fn finish(self) -> Merged {
        Merged { cancelled: self.games.len() > 0, ..self.merged }
    }
}
