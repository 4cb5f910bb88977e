//! The dialog for the control of the seats, and for the settings of bots.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::engine::Control;
use crate::games::SeatInfo;
use crate::page::kit::dialog::{CloseButton, Modal};
use crate::page::kit::personal::PersonalChoices;
use crate::page::kit::select::WhoDecides;
use crate::page::kit::settings::SettingsList;
use crate::page::parts::part_view;
use crate::page::table::personal::Persons;
use crate::play::{AppContext, Section, TableSignals};
use crate::table::Input;
use crate::ui::{Piece, live};

part_view! {
    /// The dialog for the control of the seats, and for the settings of bots.
    pub static WHO_PLAYS: WhoPlaysProps = |props| WhoPlays(props).into_any(), in settings, by draw_who_plays
}

/// The dialog.
#[component]
pub fn WhoPlays(
    /// The game.
    handle: TableSignals,
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let settings = expect_context::<AppContext>().settings;
    let words = move || settings.lang.get().words();
    let persons: Persons = expect_context();
    let offer = Signal::derive(move || handle.read(|table| table.offer(settings.lang.get())));
    let node = NodeRef::<Dialog>::new();
    let seat = move |info: SeatInfo| {
        let SeatInfo { seat, name, colour } = info;
        let control =
            move || handle.controls.with(|controls| controls.get(seat.index()).copied().unwrap_or(Control::Human));
        let (label, own_name) = (name.clone(), name.clone());
        view! {
            <li>
                <Piece colour />
                <strong>{name}</strong>
                <WhoDecides
                    name=Signal::derive(move || label.clone())
                    control=Signal::derive(control)
                    on_choose=Callback::new(move |control| handle.send(Input::HandOver(seat, control)))
                />
                <Show when=live(move || control().is_human())>
                    <details class="personal" data-testid=format!("personal-{}", seat.index())>
                        <summary>{live(move || words().personal())}</summary>
                        <PersonalChoices
                            seat
                            name=own_name.clone()
                            offer
                            own=Signal::derive(move || persons.of(seat))
                            change=Callback::new(move |own| persons.set(seat, own))
                        />
                    </details>
                </Show>
            </li>
        }
        .into_any()
    };
    let people = handle.seats.get_untracked();
    view! {
        <Modal node class="dialog who-plays" labelled_by="who-plays" on_close=close>
            <h2 id="who-plays">{live(move || words().who_decides())}</h2>
            <ul>{people.iter().cloned().map(seat).collect::<Vec<_>>()}</ul>
            <SettingsList section=Section::Bots handle />
            <CloseButton node test_id="close-bots" accent=true />
        </Modal>
    }
}
