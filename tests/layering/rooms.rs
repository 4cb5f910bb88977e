//! The layers of the program, and the dependencies allowed between them.

/// A room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Room {
    Engine,
    Bots,
    I18n,
    Storage,
    Play,
    Ui,
    Page,
    /// `games/mod.rs`: the public interface of games, and the table of the rules.
    Door,
    /// `games/tables.rs`: the table of the page.
    Tables,
    /// A game's rules.
    Rules(String),
    /// A game's `bot.rs`.
    Bot(String),
    /// A game's words.
    Text(String),
    /// A game's `view/scene.rs` and `view/select.rs`.
    Scene(String),
    /// A game's other views.
    View(String),
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
        ["storage", ..] => Room::Storage,
        ["play", ..] => Room::Play,
        ["ui", ..] => Room::Ui,
        ["page", ..] => Room::Page,
        ["games", "tables" | "shelf", ..] => Room::Tables,
        ["games", name, rest @ ..] if is_game(name) => match rest {
            ["text", ..] => Room::Text(game(name)),
            ["bot", ..] => Room::Bot(game(name)),
            ["view", "scene" | "select", ..] => Room::Scene(game(name)),
            ["view", ..] => Room::View(game(name)),
            _ => Room::Rules(game(name)),
        },
        ["games", ..] => Room::Door,
        _ => Room::Root,
    }
}

/// The names in `games` beside the folders of games: its own modules and functions.
const DOOR: [&str; 10] =
    ["scene", "text", "box_text", "log_pages", "pace", "summary", "names", "people", "with_game", "self"];

/// Whether it is the name of a game's folder. Types and constants contain other letters.
fn is_game(name: &str) -> bool {
    name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_') && !DOOR.contains(&name)
}

impl Room {
    /// Whether code of this room may name items of the other room.
    pub fn may_use(&self, other: &Room) -> bool {
        use Room::{Bot, Bots, Door, Engine, I18n, Page, Play, Root, Rules, Scene, Storage, Tables, Text, Ui, View};
        match (self, other) {
            (Root, _) => true,
            (this, other) if this == other => true,
            (Engine, _) => false,
            // The parts of the page know the colours of seats.
            (Ui, other) => matches!(other, I18n | Engine),
            (Bots | I18n | Storage, other) => *other == Engine,
            (Play, other) => matches!(other, Engine | Bots | Storage | I18n | Door),
            // Of the interface, the page uses the plain data: people, travelling pieces, the symbols of the log.
            (Page, other) => matches!(other, Play | Ui | I18n | Storage | Engine | Tables | Door),
            // Every game with texts has a heuristic.
            (Door, other) => matches!(other, Engine | Bots | I18n | Rules(_)),
            (Tables, other) => matches!(other, Engine | I18n | Storage | Play | Ui | Door | Rules(_)),
            (Rules(_), other) => *other == Engine,
            (Bot(own), other) => matches!(other, Engine | Bots) || *other == Rules(own.clone()),
            // Reasons for actions are expressed in words.
            (Text(own), other) => match other {
                Engine | I18n | Door => true,
                Rules(game) | Bot(game) => game == own,
                _ => false,
            },
            (Scene(own), other) => match other {
                Engine | I18n | Door => true,
                Rules(game) | Text(game) | View(game) => game == own,
                _ => false,
            },
            (View(own), other) => match other {
                Engine | I18n | Door | Ui | Tables => true,
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
                | Self::Door
                | Self::Rules(_)
                | Self::Bot(_)
                | Self::Text(_)
                | Self::Scene(_)
        )
    }

    /// Whether it is independent of the page around it.
    pub fn stands_alone(&self) -> bool {
        self.is_pure() || matches!(self, Self::View(_) | Self::Ui)
    }

    /// Whether it must be deterministic, on every platform.
    pub fn is_exact(&self) -> bool {
        self.is_pure() && *self != Self::I18n
    }

    /// Whether words belong here. Errors of the engine and of the programs are for developers.
    pub fn has_words(&self) -> bool {
        matches!(self, Self::I18n | Self::Text(_) | Self::Engine)
    }

    /// Whether it may not know any game.
    pub fn knows_no_game(&self) -> bool {
        matches!(self, Self::Engine | Self::Bots | Self::Storage | Self::Play | Self::Ui | Self::Page | Self::Door)
    }
}
