//! Games from files and from pasted texts, merged with those of this device.

use std::rc::Rc;

use futures_util::lock::Mutex;
use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::games::IDS;
use crate::i18n::Lang;
use crate::page::games::catalogue::{GameInfo, SHELF};
use crate::page::parts::PartError;
use crate::play::{AppContext, services};
use crate::shell::merge::{Merge, Merged};
use crate::storage::{FileFault, GamesFile, KnownGames, LONGEST_COLLECTION, Limit, StoreError, check_game};

/// A merge in progress: how far it is, and whether it has been cancelled. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Course {
    /// The number of games that have been looked at, and of all in the file.
    pub progress: RwSignal<Option<(u32, u32)>>,
    /// Whether no more games are to be added.
    pub cancelled: RwSignal<bool>,
}

impl Course {
    /// A merge that has not begun.
    pub fn new() -> Self {
        Self { progress: RwSignal::new(None), cancelled: RwSignal::new(false) }
    }
}

thread_local! {
    /// Held by the merge that runs: games that two files have in common are added once.
    static TURN: Rc<Mutex<()>> = Rc::default();
}

/// The result of a merge as sentences.
pub fn sentences(merged: &Merged, lang: Lang) -> String {
    let words = lang.later_words();
    let more = [
        (merged.known, words.games_known(merged.known)),
        (merged.unreadable, words.games_unreadable(merged.unreadable)),
        (merged.left_out, words.games_left_out(merged.left_out)),
        (u32::from(merged.cancelled), words.games_cancelled().to_owned()),
    ];
    let more = more.into_iter().filter(|(count, _)| *count > 0).map(|(_, sentence)| sentence);
    [words.games_added(merged.added.len() as u32)].into_iter().chain(more).collect::<Vec<_>>().join(" ")
}

/// Why nothing of a file was merged.
#[derive(Clone)]
pub enum Refused {
    /// The fault of the file.
    File(FileFault),
    /// A game that cannot be loaded now, and the error.
    NoGame(&'static GameInfo, PartError),
}

impl Refused {
    /// The reason as a sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::File(fault) => fault_sentence(*fault, lang),
            Self::NoGame(info, PartError::Offline) => lang.words().game_missing(info.box_text.title),
            Self::NoGame(info, PartError::Broken(what)) => lang.words().game_broken(info.box_text.title, what),
        }
    }
}

impl From<FileFault> for Refused {
    fn from(fault: FileFault) -> Self {
        Self::File(fault)
    }
}

/// The sentence for the fault of a file.
pub fn fault_sentence(fault: FileFault, lang: Lang) -> String {
    let words = lang.words();
    match fault {
        FileFault::TooLarge(Limit::Bytes(bytes)) => words.file_too_large((bytes / 1_000_000) as u32),
        FileFault::TooLarge(Limit::Events) => words.file_too_many_events().to_owned(),
        FileFault::TooLarge(Limit::Games) => words.file_too_many_games().to_owned(),
        FileFault::NotARecord => words.file_not_a_record().to_owned(),
        FileFault::LaterVersion => words.file_later().to_owned(),
        FileFault::Setup => words.file_setup().to_owned(),
        // People count events from 1.
        FileFault::Event(index) => words.file_event(index as u32 + 1),
        FileFault::Result => words.file_result().to_owned(),
    }
}

/// Reads a file as text.
///
/// # Errors
/// When it is too large, or no text.
pub async fn text_of(file: &File) -> Result<String, FileFault> {
    // The limit is checked before reading: `size` is in bytes, and a text never has more characters than bytes.
    if file.size() > LONGEST_COLLECTION as f64 {
        return Err(FileFault::TooLarge(Limit::Bytes(LONGEST_COLLECTION)));
    }
    let text = services::answer(services::text_of(file)).await.ok().and_then(|text| text.as_string());
    text.ok_or(FileFault::NotARecord)
}

/// Merges the games of a file: games that are on this device already are counted, all others get new ids. Room for play stays free. Merges
/// run one after the other.
///
/// # Errors
/// If nothing can be merged; no game has been added then.
pub async fn merge(app: AppContext, file: GamesFile, course: Course) -> Result<Merged, Refused> {
    let turn = TURN.with(Rc::clone);
    let _held = turn.lock().await;
    let mut merge = Merge::new(file, js_sys::Date::now() as u64, IDS)?;
    let mut chunks = Vec::new();
    for kind in merge.kinds() {
        let Some(info) = SHELF.get(kind) else { continue };
        chunks.push((kind, info.load(app.settings.lang).await.map_err(|error| Refused::NoGame(info, error))?));
    }
    app.saving.flush();
    let listing = app.saves.with_value(|saves| saves.list());
    let mut known = KnownGames::new(listing.games.iter().map(|(_, loaded)| &loaded.saved));
    let reserve = app.saving.room.reserve();
    let has_room = !matches!(reserve, Err(StoreError::Full));
    // The screen may have been left; the merge goes on.
    while course.cancelled.try_get_untracked() != Some(true) {
        course.progress.try_set(Some(merge.progress()));
        let Some((kind, game)) = merge.next(&mut known) else { break };
        // A check replays the game: the page responds before it.
        pause().await;
        let chunk = chunks.iter().find(|(other, _)| *other == kind).map(|(_, chunk)| chunk);
        let checked = chunk.ok_or(FileFault::NotARecord).and_then(|chunk| check_game(game, chunk.check));
        if let Some(game) = merge.check(&mut known, checked, has_room)? {
            merge.add(app.saving.add_game(&game).ok());
        }
    }
    Ok(merge.finish())
}

/// Lets the page respond to other events.
pub async fn pause() {
    let later = Promise::new(&mut |resolve, _| {
        // Without a timer it goes on at once.
        if window().set_timeout_with_callback(&resolve).is_err() {
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(later).await;
}
