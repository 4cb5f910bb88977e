//! The games of this device as one list: unfinished and finished ones, those that are refused, and those deleted last.

use std::cmp::{Ordering, Reverse};

use serde::Deserialize;
use serde_json::Value;

use crate::engine::Outcome;
use crate::engine::record::game_of;
use crate::storage::{Loaded, SaveError, SaveId, StoredGame};

/// A game of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedGame {
    /// Its id.
    pub id: SaveId,
    /// Its save.
    pub loaded: Loaded,
    /// The index of its kind among all kinds of games.
    pub kind: usize,
    /// The name that a person has given to it.
    pub name: Option<String>,
    /// The outcome; `None` while it is unfinished, or not known to be finished.
    pub outcome: Option<Outcome>,
}

impl ListedGame {
    /// The rank of the game in the list: the newest is first. Equal times are ordered by id, so that the list is the same however it came about.
    fn rank(&self) -> (Reverse<u64>, &SaveId) {
        (Reverse(self.loaded.saved.time), &self.id)
    }
}

/// A game that has been read from the device.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundGame {
    /// Its id.
    pub id: SaveId,
    /// Its save.
    pub loaded: Loaded,
    /// The name that a person has given to it.
    pub name: Option<String>,
}

/// A game that has been deleted, and can be restored.
#[derive(Clone, Debug, PartialEq)]
pub struct DeletedGame {
    /// Its id.
    pub id: SaveId,
    /// The generation of its last save.
    pub generation: u32,
    /// Its last save, and what was stored beside it.
    pub stored: StoredGame,
    /// The name under which it was listed.
    name: Option<String>,
    /// The outcome with which it was listed.
    outcome: Option<Outcome>,
}

/// What a game held that has been removed from the device: its generation and its content; otherwise why it is still there.
pub type Removed = Result<(u32, StoredGame), SaveError>;

/// What is to be done outside of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Move a game aside that cannot be replayed.
    Quarantine(SaveId),
    /// Report why a game cannot be read, or not be deleted.
    Report(SaveError),
    /// Report that the newest copy of a game was damaged.
    ReportOlderCopy,
}

/// The order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The game played last is first.
    Newest,
    /// By kind; within a kind the newest is first.
    Kind,
    /// By name; of the same name the newest is first.
    Name,
}

/// The games of this device.
#[derive(Clone, Debug, PartialEq)]
pub struct Games {
    /// The ids of all kinds of games.
    kinds: &'static [&'static str],
    /// The games, each once, by rank.
    listed: Vec<ListedGame>,
    /// The games deleted last.
    deleted: Vec<DeletedGame>,
}

/// What a game that cannot be read leads to: one that is broken would be found again and again, so it is moved aside.
pub fn refuse(id: &SaveId, error: SaveError) -> Vec<Command> {
    let aside = (error == SaveError::Broken).then(|| Command::Quarantine(id.clone()));
    aside.into_iter().chain([Command::Report(error)]).collect()
}

/// The index of the kind of a record.
///
/// # Errors
/// If the record names no kind, or one that is not among these: it comes from a later version then.
pub fn kind_of(record: &Value, kinds: &[&str]) -> Result<usize, SaveError> {
    let name = game_of(record).ok_or(SaveError::Broken)?;
    kinds.iter().position(|kind| *kind == name).ok_or(SaveError::LaterVersion)
}

impl Games {
    /// An empty list of games of these kinds.
    pub fn new(kinds: &'static [&'static str]) -> Self {
        Self { kinds, listed: Vec::new(), deleted: Vec::new() }
    }

    /// The games, the newest first.
    pub fn all(&self) -> &[ListedGame] {
        &self.listed
    }

    /// The game with this id.
    pub fn get(&self, id: &SaveId) -> Option<&ListedGame> {
        self.listed.iter().find(|game| game.id == *id)
    }

    /// The ids of the finished games, or of the unfinished ones, the newest first.
    pub fn ids(&self, are_finished: bool) -> Vec<SaveId> {
        let games = self.listed.iter().filter(|game| game.outcome.is_some() == are_finished);
        games.map(|game| game.id.clone()).collect()
    }

    /// The ids of all games in an order.
    pub fn sorted(&self, order: Order, compare_names: &dyn Fn(&ListedGame, &ListedGame) -> Ordering) -> Vec<SaveId> {
        let mut games: Vec<&ListedGame> = self.listed.iter().collect();
        match order {
            Order::Newest => {}
            Order::Kind => games.sort_by_key(|game| game.kind),
            Order::Name => games.sort_by(|one, other| compare_names(one, other)),
        }
        games.into_iter().map(|game| game.id.clone()).collect()
    }

    /// The times of the saves, in milliseconds since 1970.
    pub fn times(&self) -> Vec<u64> {
        self.listed.iter().map(|game| game.loaded.saved.time).collect()
    }

    /// The games deleted last: until others are deleted, they can be restored.
    pub fn deleted(&self) -> &[DeletedGame] {
        &self.deleted
    }

    /// Adds games; one whose id is listed takes the place of the other. A game is finished if its record has a result; whether another one is
    /// finished all the same, its rules decide: see [`judge`](Self::judge). A game of no known kind is refused.
    pub fn add(&mut self, found: Vec<FoundGame>) -> Vec<Command> {
        let is_older = found.iter().any(|game| game.loaded.older);
        let mut commands: Vec<Command> = is_older.then_some(Command::ReportOlderCopy).into_iter().collect();
        for game in found {
            commands.extend(self.insert(game, None));
        }
        commands
    }

    fn insert(&mut self, FoundGame { id, loaded, name }: FoundGame, judged: Option<Outcome>) -> Vec<Command> {
        let record = &loaded.saved.record;
        let kind = match kind_of(record, self.kinds) {
            Ok(kind) => kind,
            Err(error) => return refuse(&id, error),
        };
        let outcome = judged.or_else(|| Outcome::deserialize(record.get("result")?).ok());
        self.take(&id);
        let game = ListedGame { id, loaded, kind, name, outcome };
        let at = self.listed.partition_point(|other| other.rank() < game.rank());
        self.listed.insert(at, game);
        Vec::new()
    }

    fn take(&mut self, id: &SaveId) -> Option<ListedGame> {
        let at = self.listed.iter().position(|game| game.id == *id)?;
        Some(self.listed.remove(at))
    }

    /// Notes what the rules have said about an unfinished game: its outcome if it is finished after all, or why it cannot be read.
    pub fn judge(&mut self, id: &SaveId, judged: Result<Outcome, SaveError>) -> Vec<Command> {
        match judged {
            Ok(outcome) => {
                if let Some(game) = self.listed.iter_mut().find(|game| game.id == *id) {
                    game.outcome = Some(outcome);
                }
                Vec::new()
            }
            Err(error) => {
                self.take(id);
                refuse(id, error)
            }
        }
    }

    /// Gives a game a name, or takes it away.
    pub fn rename(&mut self, id: &SaveId, name: Option<String>) {
        if let Some(game) = self.listed.iter_mut().find(|game| game.id == *id) {
            game.name = name;
        }
    }

    /// Takes games off the list that have been deleted: each with its generation and its content, or why it could not be read. A game that was
    /// missing is gone, too; another tab has deleted it. If there is any content, earlier deletions can no longer be taken back.
    pub fn delete(&mut self, removed: Vec<(SaveId, Removed)>) -> Vec<Command> {
        let (mut commands, mut deleted) = (Vec::new(), Vec::new());
        for (id, removed) in removed {
            match removed {
                Ok((generation, stored)) => {
                    let listed = self.take(&id);
                    let name = listed.as_ref().map_or_else(|| stored.name.clone(), |game| game.name.clone());
                    // What was judged was this save: another tab may have saved another one since.
                    let judged = listed.filter(|game| game.loaded.saved == stored.save);
                    let outcome = judged.and_then(|game| game.outcome);
                    deleted.push(DeletedGame { id, generation, stored, name, outcome });
                }
                Err(SaveError::Missing) => {
                    self.take(&id);
                }
                Err(error) => commands.push(Command::Report(error)),
            }
        }
        if !deleted.is_empty() {
            self.deleted = deleted;
        }
        commands
    }

    /// Lists deleted games again, after they have been saved again in the generation that follows.
    pub fn restore(&mut self, saved: &[SaveId]) -> Vec<Command> {
        let (back, left) = std::mem::take(&mut self.deleted).into_iter().partition(|game| saved.contains(&game.id));
        self.deleted = left;
        let back: Vec<DeletedGame> = back;
        let mut commands = Vec::new();
        for DeletedGame { id, generation, stored, name, outcome } in back {
            let loaded = Loaded { saved: stored.save, generation: generation.saturating_add(1), older: false };
            commands.extend(self.insert(FoundGame { id, loaded, name }, outcome));
        }
        commands
    }
}

/// The selected games of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection(Vec<SaveId>);

impl Selection {
    /// The ids of the games, in the order in which they were selected.
    pub fn ids(&self) -> &[SaveId] {
        &self.0
    }

    /// Selects a game, or takes it out of the selection.
    pub fn toggle(&mut self, id: &SaveId) {
        match self.0.iter().position(|other| other == id) {
            Some(index) => drop(self.0.remove(index)),
            None => self.0.push(id.clone()),
        }
    }

    /// Selects all games, or none if all are selected.
    pub fn toggle_all(&mut self, games: &Games) {
        self.0 = match self.0.len() == games.all().len() {
            true => Vec::new(),
            false => games.all().iter().map(|game| game.id.clone()).collect(),
        };
    }

    /// Takes those games out of the selection that are not listed any more.
    pub fn keep_listed(&mut self, games: &Games) {
        self.0.retain(|id| games.get(id).is_some());
    }
}
