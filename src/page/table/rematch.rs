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

part_view! {
    /// The button that begins another game with the same people.
    pub static REMATCH: RematchProps = |props| Rematch(props).into_any(), in dialogs, by draw_rematch
}

/// The button that begins another game with the same people, and the dialog in which its dice are sealed before.
#[component]
pub fn Rematch(
    /// The game's chunk.
    chunk: &'static GameChunk,
    /// The game that is over.
    handle: TableSignals,
    /// The classes of the button.
    class: &'static str,
    /// Its name in tests.
    #[prop(optional)]
    test_id: Option<&'static str>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    // The record of the next game, while its dice are being sealed.
    let sealing = RwSignal::new(None);
    let begin = move |record: Value, sealed: Option<(Seed, Seal)>| {
        if let Some(id) = start(app, record, sealed) {
            Route::Table(id).replace();
        }
    };
    let press = move |_| {
        let Ok(record) = (chunk.begin)(&handle.read(AnyTable::rematch)) else { return };
        if is_sealed(app, handle) {
            sealing.set(Some(record));
        } else {
            begin(record, None);
        }
    };
    let dialog = move || {
        let record = sealing.get_untracked()?;
        let mut people = handle.seats.get_untracked().to_vec();
        people.retain(|info| !handle.is_bot(info.seat));
        let props = SealingDialogProps {
            people,
            game: game_of(&record).ok()?.facts.id,
            begin: Callback::new({
                let record = record.clone();
                move |sealed| begin(record.clone(), sealed)
            }),
            record,
            closed: Callback::new(move |()| sealing.set(None)),
        };
        Some(SEALING.draw(Place::Dialog(props.closed), props))
    };
    let is_open = Memo::new(move |_| sealing.with(Option::is_some));
    view! {
        <button class=class data-testid=test_id on:click=handler(press)>
            <Icon name="play" />
            {live(move || app.settings.lang.get().words().rematch())}
        </button>
        {live(move || is_open.get().then(|| untrack(dialog)))}
    }
}

/// Whether the dice of the next game are sealed: people have chosen that, or those of this game were.
fn is_sealed(app: AppContext, handle: TableSignals) -> bool {
    let has_seal = |id| app.saves.with_value(|saves| saves.seal(&id).is_some());
    app.settings.sealed.get_untracked() || handle.save_id().is_some_and(has_seal)
}
