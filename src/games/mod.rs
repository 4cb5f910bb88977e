//! The only list of games: one row each for the rules (simulator, worker, tests), one for the table (page).
//!
//! A game is one folder here and one row in each of the two tables. Everything else finds it through them.

pub mod flow;
pub mod heartstrings;
pub mod infarkt;
pub mod tintenherz;

#[cfg(feature = "web")]
pub mod tables;

use crate::bots::Heuristic;
use crate::engine::{EventOf, Game, Seat};
use crate::i18n::{Lang, Names};

/// A game that has a board: what lies where, without a browser.
pub trait GameScene: Game {
    /// What is where on the board, and what can be touched: plain data, drawn by the view and read by tests.
    type Scene: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The board as `viewer` may see it; `None` is somebody who may see only what lies open.
    fn scene(&self, viewer: Option<Seat>) -> Self::Scene;

    /// Whose hand is asked for: who decides or throws the dice; `None` where it is everybody's or nobody's.
    fn active_seat(&self) -> Option<Seat>;

    /// Does the chance that is due wait for a hand, as a roll does? Otherwise it happens by itself, as cards are turned over.
    fn is_manual_chance(&self) -> bool;

    /// For whose eyes alone the table is now, because they decide in secret; `None` while everything that is shown lies open.
    fn secret(&self) -> Option<Seat> {
        None
    }

    /// Are these dice, which tumble before they lie still?
    fn is_dice(chance: &Self::Chance) -> bool;
}

/// What a touch means.
#[derive(Clone, Debug, PartialEq)]
pub enum Tap<G: Game> {
    /// It is this decision.
    Act(G::Action),
    /// It is refused, and this is why.
    Refused(G::Illegal),
}

/// A game that can be told: what the log and the refusals say, in every language.
pub trait GameText: GameScene + Heuristic {
    /// What an event meant, without words: names and numbers, no language.
    type LogEntry: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// What an event meant. `before` and `after` are the states around it.
    fn log_entry(before: &Self, event: &EventOf<Self>, after: &Self) -> Self::LogEntry;

    /// The sentence of the log.
    fn describe(line: &Self::LogEntry, lang: Lang, names: &Names) -> String;

    /// The small picture before the sentence.
    fn icon(line: &Self::LogEntry) -> Icon;

    /// What is due, in words.
    fn prompt(&self, lang: Lang, names: &Names) -> String;

    /// The sentence of a refusal.
    fn refuse(illegal: &Self::Illegal, lang: Lang, names: &Names) -> String;
}

/// The small pictures of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Icon {
    Die,
    Sword,
    Shield,
    Bead,
    Card,
    Castle,
    Hand,
    Crown,
}

/// Something to do with any game, with its type known: how code outside the games works with all of them.
pub trait GameVisitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<G: GameText>(self) -> Self::Output;
}

macro_rules! rules_table {
    ($($state:ty),* $(,)?) => {
        /// The ids of all games that can be played, in the order of the shelf.
        pub const IDS: &[&str] = &[$(<$state as Game>::FACTS.id),*];

        /// Does something with the game of this id; `None` if there is no such game.
        pub fn with_game<V: GameVisitor>(id: &str, visit: V) -> Option<V::Output> {
            $(if id == <$state as Game>::FACTS.id { return Some(visit.visit::<$state>()); })*
            None
        }
    };
}

// The rows of the rules.
rules_table![flow::State, heartstrings::State, infarkt::State, tintenherz::State];
