//! What people choose for themselves before a game: for their own turns, and where they sit. Kept by their names, as at a table.

use std::sync::Arc;

use leptos::html::Dialog;
use leptos::prelude::*;

use super::draft::{Draft, Opened};
use crate::games::SeatInfo;
use crate::i18n::Lang;
use crate::page::kit::dialog::{CloseButton, Modal};
use crate::page::kit::personal::PersonalChoices;
use crate::page::kit::seating::Seating;
use crate::page::parts::{Place as Drawn, part_view};
use crate::play::{AppContext, Personal, keep_personal, personal};
use crate::shell::around::{Place, TableMode, exchange};
use crate::ui::{Icon, Piece, handler, live};

/// The button that opens what the people choose for their own turns. It stands before the names: on the way from them to the start it
/// would be one more stop for the keyboard.
#[component]
pub fn ChoicesButton(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    view! {
        <button
            class="button plain"
            type="button"
            data-testid="own-choices"
            hidden=live(move || draft.persons().is_empty())
            on:click=handler(move |_| draft.open(Opened::Choices))
        >
            <Icon name="settings" />
            {live(move || draft.lang().words().personal())}
        </button>
    }
}

/// The button that opens the dialog in which several people around a device say where they sit.
#[component]
pub fn SeatingButton(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let settings = expect_context::<AppContext>().settings;
    let is_wanted = move || settings.table_mode.get() != TableMode::Pass && draft.persons().len() > 1;
    view! {
            <button
                class="button"
                type="button"
                data-testid="seating"
                hidden=live(move || !is_wanted())
                on:click=handler(move |_| draft.open(Opened::Places))
            >
                <Icon name="user" />
                {live(move || draft.lang().words().seating())}
            </button>
    }
}

/// The open dialog.
#[component]
pub fn PersonalDialogs(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let close = Callback::new(move |()| draft.is_open.set(false));
    let dialog = move || {
        let (people, place) = (draft.persons(), Drawn::Dialog(close));
        match draft.opened.get_value() {
            Opened::Places => PLACES.draw(place, PlacesProps { people, close }),
            Opened::Choices => {
                let offer = draft.choices.offer;
                OWN_CHOICES.draw(place, OwnChoicesProps { people, offer, close })
            }
        }
    };
    view! { {live(move || draft.is_open.get().then(|| untrack(dialog)))} }.into_any()
}

part_view! {
    /// The dialog in which these people say where they sit.
    static PLACES: PlacesProps = |props| Places(props).into_any(), in settings, by draw_places
}

/// The dialog.
#[component]
fn Places(
    /// The people.
    people: Vec<SeatInfo>,
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let app: AppContext = expect_context();
    let last: Vec<Option<Place>> = kept(app, &people).iter().map(|own| own.place).collect();
    let seats = people.iter().map(|info| info.seat);
    let places = RwSignal::new(seats.zip(Place::seat_all(&last)).collect::<Vec<_>>());
    let people: Signal<Arc<[SeatInfo]>> = Signal::stored(people.into());
    let sit = Callback::new(move |(seat, place)| {
        places.update(|places| exchange(places, seat, place));
        people.with_untracked(|people| {
            let chosen = kept(app, people).into_iter().zip(places.get_untracked());
            keep(app, people, chosen.map(|(own, (_, place))| Personal { place: Some(place), ..own }));
        });
    });
    view! { <Seating people places=places.into() sit close /> }
}

/// What these people have chosen.
fn kept(app: AppContext, people: &[SeatInfo]) -> Vec<Personal> {
    app.saves.with_value(|saves| personal(saves.store(), people.iter().map(|info| info.name.as_str())))
}

/// Stores what each of these people has chosen.
fn keep(app: AppContext, people: &[SeatInfo], chosen: impl Iterator<Item = Personal>) {
    let names = people.iter().map(|info| info.name.as_str());
    app.saves.with_value(|saves| keep_personal(saves.store(), names.zip(chosen)));
}

part_view! {
    /// The dialog with what the people have chosen for their own turns.
    static OWN_CHOICES: OwnChoicesProps = |props| OwnChoices(props).into_any(), in settings, by draw_own_choices
}

/// The dialog.
#[component]
fn OwnChoices(
    /// The people.
    people: Vec<SeatInfo>,
    /// What the game calls the choice to decline its offers.
    offer: fn(Lang) -> Option<&'static str>,
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let node = NodeRef::<Dialog>::new();
    let is_only = people.len() == 1;
    let people = people.into_iter().map(|person| view! { <OwnChoicesOf person offer is_only /> }).collect::<Vec<_>>();
    view! {
        <Modal node class="dialog own-choices-dialog" labelled_by="own-choices" on_close=close>
            <h2 id="own-choices">{live(move || lang.get().words().personal())}</h2>
            {people}
            <CloseButton node test_id="close-own-choices" accent=true />
        </Modal>
    }
}

/// What a person has chosen, folded unless there is nobody else.
#[component]
fn OwnChoicesOf(person: SeatInfo, offer: fn(Lang) -> Option<&'static str>, is_only: bool) -> impl IntoView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let SeatInfo { seat, name, colour } = person.clone();
    let label = name.clone();
    let chosen = kept(app, std::slice::from_ref(&person)).first().copied().unwrap_or_default();
    let own = RwSignal::new(chosen);
    let change = Callback::new(move |changed| {
        own.set(changed);
        keep(app, std::slice::from_ref(&person), std::iter::once(changed));
    });
    view! {
        <details class="personal" open=is_only>
            <summary>
                <Piece colour />
                <strong>{label}</strong>
            </summary>
            <PersonalChoices seat name offer=Signal::derive(move || offer(lang.get())) own=own.into() change />
        </details>
    }
}
