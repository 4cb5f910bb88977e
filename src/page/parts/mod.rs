//! What is fetched before something can be drawn: code, messages, a style sheet and symbols. Never in here: a game, a screen, an address.

mod deferred;
mod error;
mod fetching;
mod part;
mod piece;
pub mod places;
mod stylesheets;
mod symbols;
mod texts;

pub use deferred::{Missed, Place, deferred, fetch};
pub use error::PartError;
pub use fetching::text;
pub use part::{Part, QUIET_MS, dialogs, library, new_game, own_chance, search, settings, tables};
pub use piece::{Draw, Fetch, Fetched, Piece, View, unboxed};
pub use stylesheets::{StylesheetLinks, Stylesheets};
pub use symbols::{SymbolDefinitions, Symbols};
pub use texts::{choose, load_page, load_read, switch};

pub(super) use piece::{part_view, piece, split};
