//! Where in the app: the part of the address after `#`, so that any static host can serve it under any path.

use crate::signals::*;

use crate::storage::SaveId;

/// A screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The shelf.
    Shelf,
    /// A new game of the kind with this id.
    New(String),
    /// A saved game.
    Table(SaveId),
    /// The rules of the game with this id. Which of them is meant is the browser’s business: it goes there.
    Rules(String),
}

impl Route {
    /// The screen of an address; the shelf for everything that is none.
    fn parse(hash: &str) -> Self {
        let mut parts = hash.trim_start_matches('#').trim_matches('/').split('/');
        match (parts.next(), parts.next(), parts.next()) {
            (Some("new"), Some(game), None) => Self::New(game.to_owned()),
            (Some("game"), Some(id), None) => SaveId::parse(id).map_or(Self::Shelf, Self::Table),
            (Some("rules"), Some(game), _) => Self::Rules(game.to_owned()),
            _ => Self::Shelf,
        }
    }

    /// The address of the screen.
    pub fn href(&self) -> String {
        match self {
            Self::Shelf => "#/".to_owned(),
            Self::New(game) => format!("#/new/{game}"),
            Self::Table(id) => format!("#/game/{id}"),
            Self::Rules(game) => format!("#/rules/{game}"),
        }
    }

    /// Goes there without a step back to here.
    pub fn replace(&self) {
        let _ = window().location().replace(&self.href());
    }

    /// The screen that the address names, as it changes.
    pub fn signal() -> Memo<Self> {
        let here = || Self::parse(&window().location().hash().unwrap_or_default());
        let route = RwSignal::new(here());
        on_window("hashchange", move |_| route.set(here()));
        Memo::new(move || route.get())
    }
}
