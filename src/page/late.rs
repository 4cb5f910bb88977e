//! The views that are needed only after a touch at the table, after its first moves, or on a shelf with games: a separate chunk, loaded as
//! soon as the table has been drawn.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::advice::{AdviceDialog, AdviceDialogProps};
use super::backup::SavedGamesLink;
use super::bots::{WhoPlays, WhoPlaysProps};
use super::catalogue::{Chunk, ChunkError, Fetched};
use super::files::{FileFaultBanner, OpenFile};
use super::link::PasteButton;
use super::log::{LogLines, LogLinesProps};
use super::offers::Offers;
use super::reading::{ReadingDialog, ReadingDialogProps};
use super::result::{ResultDialog, ResultDialogProps};
use super::since::{SinceLastTurn, SinceLastTurnProps};
use super::trails::{Trails, TrailsProps};
use super::waiting::{FinishedGames, Waiting, WaitingGames};
use crate::i18n::Notice;
use crate::play::{AppContext, Timeout};
use crate::storage::FileFault;
use crate::ui::live;

/// The functions of the late chunk.
pub struct Late {
    /// The advice that has been asked for.
    pub advice: fn(AdviceDialogProps) -> AnyView,
    /// The dialog for the control of the seats, and for the settings.
    pub who_plays: fn(WhoPlaysProps) -> AnyView,
    /// The lines of the log.
    pub log: fn(LogLinesProps) -> AnyView,
    /// The dialog with what is read.
    pub reading: fn(ReadingDialogProps) -> AnyView,
    /// The result of a game.
    pub result: fn(ResultDialogProps) -> AnyView,
    /// What has happened to a person since their last turn.
    pub since: fn(SinceLastTurnProps) -> AnyView,
    /// The trails of bots on the board.
    pub trails: fn(TrailsProps) -> AnyView,
    /// What the shelf tells or offers once, and the unfinished games.
    pub waiting: fn(Waiting) -> AnyView,
    /// The finished games, on the shelf.
    pub finished: fn(Waiting) -> AnyView,
    /// The button that opens a game from a file.
    pub open_file: fn(RwSignal<Option<FileFault>>) -> AnyView,
    /// The button that opens a game from a link, and the link to the saved games.
    pub open_link: fn(Waiting) -> AnyView,
    /// The banner that reports why a file was refused.
    pub file_fault: fn(RwSignal<Option<FileFault>>) -> AnyView,
}

static HERE: Late = Late {
    advice: |props| AdviceDialog(props).into_any(),
    who_plays: |props| WhoPlays(props).into_any(),
    log: |props| LogLines(props).into_any(),
    reading: |props| ReadingDialog(props).into_any(),
    result: |props| ResultDialog(props).into_any(),
    since: |props| SinceLastTurn(props).into_any(),
    trails: |props| Trails(props).into_any(),
    waiting: |waiting| view! { <Offers waiting /><WaitingGames waiting /> }.into_any(),
    finished: |waiting| view! { <FinishedGames waiting /> }.into_any(),
    open_file: |fault| view! { <OpenFile fault /> }.into_any(),
    open_link: |waiting| view! { <PasteButton /><SavedGamesLink waiting /> }.into_any(),
    file_fault: |fault| view! { <FileFaultBanner fault /> }.into_any(),
};

/// The late chunk.
pub static LATE: Chunk<Late> = Chunk::new(fetch);

// For the reason of `allow`, see `page::catalogue`.
#[allow(unsafe_code)]
#[cfg(not(debug_assertions))]
#[wasm_split_helpers::wasm_split(late, fallible)]
fn late() -> Result<&'static Late, ChunkError> {
    Ok(&HERE)
}

// A development build is not split.
#[cfg(debug_assertions)]
async fn late() -> Result<&'static Late, ChunkError> {
    Ok(&HERE)
}

fn fetch() -> Fetched<Late> {
    Box::pin(late())
}

/// The late chunk at a table, which can be drawn before the chunk is loaded. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub struct LateParts {
    app: AppContext,
    there: RwSignal<Option<&'static Late>>,
}

impl LateParts {
    /// Loads the chunk as soon as the table has been drawn.
    pub fn after_table() -> Self {
        let parts = Self { app: expect_context(), there: RwSignal::new(LATE.get()) };
        Timeout::new().after_frame(move || parts.load(|| {}));
        parts
    }

    /// Loads the chunk, unless it is loaded. If it cannot be loaded now, a notice says so, and `failed` is called.
    fn load(self, failed: impl FnOnce() + 'static) {
        if self.there.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            let loaded = LATE.load().await;
            if self.there.is_disposed() {
                return;
            }
            match loaded {
                Ok(late) => {
                    self.app.clear(Notice::NotLoaded);
                    // Set once, also by calls that have waited for the same load: each view is drawn once.
                    if self.there.with_untracked(Option::is_none) {
                        self.there.set(Some(late));
                    }
                }
                Err(_) => {
                    self.app.say(Notice::NotLoaded);
                    failed();
                }
            }
        });
    }

    /// A view of the chunk, drawn once the chunk is loaded.
    pub fn draw(self, draw: impl FnOnce(&'static Late) -> AnyView + 'static) -> AnyView {
        if let Some(late) = self.there.get_untracked() {
            return draw(late);
        }
        let draw: Box<dyn FnOnce(&'static Late) -> AnyView> = Box::new(draw);
        let draw = StoredValue::new_local(Some(draw));
        let drawn = move || {
            let late = self.there.get()?;
            draw.try_update_value(Option::take).flatten().map(|draw| untrack(|| draw(late)))
        };
        view! { {live(drawn)} }.into_any()
    }
}

/// A view of the late chunk that has been asked for: drawn at once if the chunk is loaded, otherwise when it is. If it cannot be loaded
/// now, a notice says so, and `failed` is called.
pub fn draw_late(failed: Callback<()>, draw: impl FnOnce(&'static Late) -> AnyView + 'static) -> AnyView {
    let parts = expect_context::<LateParts>();
    parts.load(move || {
        failed.try_run(());
    });
    parts.draw(draw)
}
