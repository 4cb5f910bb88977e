//! The layers of the program, and the dependencies allowed between them.

/// A room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Room {
    Engine,
    Bots,
    I18n,
    Link,
    Storage,
    Shell,
    Table,
    Play,
    Ui,
    Page,
    /// `games/mod.rs`: the public interface of games, and the table of the rules.
    Door,
    /// `games/seam`: what a game is to everybody else.
    Seam,
    /// `games/seam/ui.rs`: what a game gives the page.
    SeamUi,
    /// A game's rules.
    Rules(String),
    /// A game's `bot`.
    Bot(String),
    /// A game's words.
    Text(String),
    /// A game's `scene`.
    Scene(String),
    /// A game's `board`.
    Board(String),
    /// `lib.rs`, `main.rs` and the programs.
    Root,
}

/// The room of a module. A path that ends at a game's folder is its rules.
pub fn room(module: &[String]) -> Room {
    let module: Vec<&str> = module.iter().map(String::as_str).collect();
    let game = |name: &str| name.to_owned();
    match module.as_slice() {
        ["engine", ..] => Room::Engine,
        ["bots", ..] => Room::Bots,
        ["i18n", ..] => Room::I18n,
        ["link", ..] => Room::Link,
        ["storage", ..] => Room::Storage,
        ["shell", ..] => Room::Shell,
        ["table", ..] => Room::Table,
        ["play", ..] => Room::Play,
        ["ui", ..] => Room::Ui,
        ["page", ..] => Room::Page,
        ["games", "seam", "ui", ..] => Room::SeamUi,
        ["games", "seam", ..] => Room::Seam,
        ["games", name, rest @ ..] if name.starts_with(|first: char| first.is_ascii_lowercase()) => match rest {
            ["text", ..] => Room::Text(game(name)),
            ["bot", ..] => Room::Bot(game(name)),
            ["scene", ..] => Room::Scene(game(name)),
            ["board", ..] => Room::Board(game(name)),
            _ => Room::Rules(game(name)),
        },
        ["games", ..] => Room::Door,
        _ => Room::Root,
    }
}

impl Room {
    /// Whether code of this room may name items of the other room.
    pub fn may_use(&self, other: &Room) -> bool {
        use Room::{
            Board, Bot, Bots, Door, Engine, I18n, Link, Page, Play, Root, Rules, Scene, Seam, SeamUi, Shell, Storage,
            Table, Text, Ui,
        };
        match (self, other) {
            (Root, _) => true,
            (this, other) if this == other => true,
            (Engine, _) => false,
            // The parts of the page know the colours of seats.
            (Ui, other) => matches!(other, I18n | Engine | Shell),
            (Bots | I18n | Storage, other) => *other == Engine,
            (Link, other) => matches!(other, Engine | I18n),
            // Of the interface, the shell knows the format of a place.
            (Shell, other) => matches!(other, Engine | Storage | Link | Seam),
            (Table, other) => matches!(other, Engine | Bots | Storage | I18n | Door | Seam),
            (Play, other) => matches!(other, Shell | Table | Engine | Bots | Storage | Link | I18n | Door | Seam),
            // Of the interface, the page uses the plain data: people, travelling pieces, the symbols of the log.
            (Page, other) => {
                matches!(other, Play | Shell | Table | Ui | I18n | Link | Storage | Engine | Door | Seam | SeamUi)
            }
            (Door, other) => matches!(other, Engine | Bots | Link | Seam | Rules(_)),
            // Every game with texts has a heuristic.
            (Seam, other) => matches!(other, Engine | Bots | I18n),
            (SeamUi, other) => matches!(other, Engine | I18n | Seam),
            (Rules(_), other) => *other == Engine,
            (Bot(own), other) => matches!(other, Engine | Bots) || *other == Rules(own.clone()),
            // Reasons for actions are expressed in words.
            (Text(own), other) => match other {
                Engine | I18n | Door | Seam => true,
                Rules(game) | Bot(game) => game == own,
                _ => false,
            },
            (Scene(own), other) => match other {
                Engine | I18n | Door | Seam => true,
                Rules(game) | Text(game) | Bot(game) => game == own,
                _ => false,
            },
            (Board(own), other) => match other {
                Engine | I18n | Door | Seam | SeamUi | Ui => true,
                Rules(game) | Text(game) | Scene(game) | Bot(game) => game == own,
                _ => false,
            },
        }
    }

    /// Whether it builds without a browser.
    pub fn is_pure(&self) -> bool {
        matches!(
            self,
            Self::Engine
                | Self::Bots
                | Self::I18n
                | Self::Link
                | Self::Shell
                | Self::Table
                | Self::Door
                | Self::Seam
                | Self::Rules(_)
                | Self::Bot(_)
                | Self::Text(_)
                | Self::Scene(_)
        )
    }

    /// Whether its modules form no cycle.
    pub fn has_no_cycles(&self) -> bool {
        (self.is_pure()
            || matches!(self, Self::Storage | Self::Play | Self::Page | Self::Ui | Self::SeamUi | Self::Board(_)))
            && *self != Self::Door
    }

    /// Whether it is independent of the page around it.
    pub fn stands_alone(&self) -> bool {
        self.is_pure() || matches!(self, Self::Board(_) | Self::SeamUi | Self::Ui)
    }

    /// Whether it must be deterministic, on every platform.
    pub fn is_exact(&self) -> bool {
        self.is_pure() && *self != Self::I18n
    }

    /// Whether words belong here. Errors of the engine and of the programs are for developers.
    pub fn has_words(&self) -> bool {
        matches!(self, Self::Engine)
    }

    /// Whether it may not know any game.
    pub fn knows_no_game(&self) -> bool {
        matches!(
            self,
            Self::Engine
                | Self::Bots
                | Self::Link
                | Self::Storage
                | Self::Shell
                | Self::Table
                | Self::Play
                | Self::Ui
                | Self::Page
                | Self::Seam
                | Self::SeamUi
        )
    }
}
