//! Routes: what an address names after its `#`, so that any static host can serve the app under any path.

use crate::link::Form;
use crate::storage::SaveId;

/// The route of a screen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Route {
    /// The shelf.
    #[default]
    Shelf,
    /// A new game of the kind with this id.
    New(&'static str),
    /// A saved game.
    Table(SaveId),
    /// The past of a saved game, after this number of events.
    Look(SaveId, usize),
    /// The rules of the game with this id. The browser itself scrolls to the rule that the address names.
    Rules(&'static str),
    /// The saved games.
    Saves,
    /// The settings.
    Settings,
    /// The game of a link, with the address after `#`. What it holds is read when it is opened.
    Link(String),
    /// No screen has this address fragment.
    Lost(String),
}

impl Route {
    /// The route of an address fragment, among games of these kinds.
    pub fn parse(hash: &str, kinds: &'static [&'static str]) -> Self {
        let known = |id: &str| kinds.iter().copied().find(|kind| *kind == id);
        let lost = || Self::Lost(hash.to_owned());
        if Form::ALL.iter().any(|form| hash.starts_with(form.prefix()) || hash.starts_with(form.encoded_prefix())) {
            return Self::Link(hash.to_owned());
        }
        let mut parts = hash.trim_start_matches('#').trim_matches('/').split('/');
        match (parts.next(), parts.next(), parts.next()) {
            (None | Some(""), ..) => Self::Shelf,
            (Some("new"), Some(id), None) => known(id).map_or_else(lost, Self::New),
            (Some("game"), Some(id), None) => SaveId::parse(id).map_or_else(lost, Self::Table),
            (Some("game"), Some(id), Some("at")) => {
                let at = parts.next().and_then(|at| at.parse().ok()).unwrap_or_default();
                SaveId::parse(id).map_or_else(lost, |id| Self::Look(id, at))
            }
            (Some("games"), None, None) => Self::Saves,
            (Some("settings"), None, None) => Self::Settings,
            (Some("rules"), Some(id), _) => known(id).map_or_else(lost, Self::Rules),
            _ => lost(),
        }
    }

    /// The address of the screen.
    pub fn href(&self) -> String {
        match self {
            Self::Shelf => "#/".to_owned(),
            Self::New(game) => format!("#/new/{game}"),
            Self::Table(id) => format!("#/game/{id}"),
            Self::Look(id, at) => format!("#/game/{id}/at/{at}"),
            Self::Rules(game) => format!("#/rules/{game}"),
            Self::Saves => "#/games".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Link(hash) | Self::Lost(hash) => hash.clone(),
        }
    }

    /// The screen of the route: the same for all moments of a game.
    #[must_use]
    pub fn screen(self) -> Self {
        match self {
            Self::Look(id, _) => Self::Look(id, 0),
            route => route,
        }
    }
}

/// A route, and the one that its back link leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Location {
    /// The screen.
    pub route: Route,
    /// The previous route; on rules, settings and the past of a game, the one before them.
    pub back: Route,
}

impl Location {
    /// Whether people look at a table, or at what they have opened from there: rules, settings.
    pub fn is_at_table(&self) -> bool {
        let is_table = |route: &Route| matches!(route, Route::Table(_) | Route::Look(..));
        is_table(&self.route) || matches!(self.route, Route::Rules(_) | Route::Settings) && is_table(&self.back)
    }

    /// The location after going to another route.
    #[must_use]
    pub fn followed_by(self, route: Route) -> Self {
        let back = match self {
            Self { route: Route::Rules(_) | Route::Look(..) | Route::Settings, back } => back,
            Self { route, .. } => route,
        };
        Self { route, back }
    }
}
