//! Another game with the same people, from the button to its first roll.

use leptos::prelude::*;
use serde_json::Value;

use crate::engine::{Seal, Seed};
use crate::page::base::route::Route;
use crate::page::games::catalogue::game_of;
use crate::page::games::game::GameChunk;
use crate::page::kit::sealing::{SEALING, SealingDialogProps, start};
use crate::page::parts::{Place, part_view};
use crate::play::{AppContext, TableSignals};
use crate::table::AnyTable;
use crate::ui::{Icon, handler, live};

/// Another game with the people of a table. Copies are handles to the same game.
#[derive(Clone, Copy)]
pub struct NextGame {
    app: AppContext,
    chunk: &'static GameChunk,
    handle: TableSignals,
    /// Its record, while its dice are being sealed.
    sealing: RwSignal<Option<Value>>,
}

impl NextGame {
    /// The game after that of this table.
    pub fn of(chunk: &'static GameChunk, handle: TableSignals) -> Self {
        Self { app: expect_context(), chunk, handle, sealing: RwSignal::new(None) }
    }

    /// Begins the game, or has its dice sealed first.
    fn begin(self) {
        let Ok(record) = (self.chunk.begin)(&self.handle.read(AnyTable::rematch)) else { return };
        if self.is_sealed() {
            self.sealing.set(Some(record));
        } else {
            self.start(record, None);
        }
    }

    /// Whether its dice are sealed: people have chosen that, or those of the last game were.
    fn is_sealed(self) -> bool {
        let has_seal = |id| self.app.saves.with_value(|saves| saves.seal(&id).is_some());
        self.app.settings.sealed.get_untracked() || self.handle.save_id().is_some_and(has_seal)
    }

    fn start(self, record: Value, sealed: Option<(Seed, Seal)>) {
        if let Some(id) = start(self.app, record, sealed) {
            Route::Table(id).replace();
        }
    }
}

part_view! {
    /// The button that begins another game with the same people, and the dialog in which its dice are sealed.
    pub static REMATCH: RematchPartProps = |props| RematchPart(props).into_any(), in dialogs, by draw_rematch
}

/// The button and the dialog.
#[component]
pub fn RematchPart(
    /// The game's chunk.
    chunk: &'static GameChunk,
    /// The game that is over.
    handle: TableSignals,
) -> impl IntoView {
    let next = NextGame::of(chunk, handle);
    view! {
        <Rematch next class="button" />
        <RematchSealing next />
    }
}

/// The button that begins another game with the same people.
#[component]
pub fn Rematch(
    /// The game.
    next: NextGame,
    /// The classes of the button.
    class: &'static str,
    /// Its name in tests.
    #[prop(optional)]
    test_id: Option<&'static str>,
) -> impl IntoView {
    view! {
        <button class=class data-testid=test_id on:click=handler(move |_| next.begin())>
            <Icon name="play" />
            {live(move || next.app.settings.lang.get().words().rematch())}
        </button>
    }
}

/// The dialog in which the dice of the game are sealed, while it is open.
#[component]
pub fn RematchSealing(
    /// The game.
    next: NextGame,
) -> impl IntoView {
    let NextGame { handle, sealing, .. } = next;
    let is_open = Memo::new(move |_| sealing.with(Option::is_some));
    let dialog = move || {
        let record = sealing.get_untracked()?;
        let mut people = handle.seats.get_untracked().to_vec();
        people.retain(|info| !handle.is_bot(info.seat));
        let begun = record.clone();
        let props = SealingDialogProps {
            people,
            game: game_of(&record).ok()?.facts.id,
            record,
            begin: Callback::new(move |sealed| next.start(begun.clone(), sealed)),
            closed: Callback::new(move |()| sealing.set(None)),
        };
        Some(SEALING.draw(Place::Dialog(props.closed), props))
    };
    view! { {live(move || is_open.get().then(|| untrack(dialog)))} }
}
