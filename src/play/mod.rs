//! A game being played on the page: [`LiveTable`] holds the table in one signal and carries out its commands. Never in here: markup, the name of
//! a game.

mod awake;
mod clock;
mod collection;
mod context;
mod facts;
mod judging;
mod live;
mod notices;
mod people;
mod platform;
mod recovery;
mod room;
mod saving;
mod scoped;
mod settings;
mod signals;
mod sounds;
mod stores;
mod synth;
mod thinking;
mod update;
mod window;

pub use clock::{Timeout, local_date, local_time};
pub use context::{AppContext, begin};
pub use facts::Fact;
pub use judging::JudgeWorker;
pub use live::LiveTable;
pub use notices::Notices;
pub use people::{Own, Personal, keep_personal, personal};
#[cfg(target_arch = "wasm32")]
pub use platform::set_search;
pub use platform::{BeginSearch, Device, Journal, elapsed, services};
#[cfg(not(target_arch = "wasm32"))]
pub use platform::{Forget, Platform, Worker, WorkerPort, install};
pub use room::{Reserve, Room};
pub use saving::SaveQueue;
pub use scoped::Scoped;
pub use settings::{
    Contrast, Form, Motion, Section, Setting, Settings, TextScale, Theme, Volume, Words, first_language,
};
pub use signals::TableSignals;
pub use synth::{RATE, samples};
pub use update::NewVersion;
pub use window::on_window;
