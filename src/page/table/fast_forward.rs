//! The buttons while bots play: on to the next turn of a person, or to the end if no person takes part any more. When the last person is out of
//! the game, the buttons stand below the farewell to them.

use leptos::prelude::*;

use crate::games::SeatInfo;
use crate::page::games::game::GameChunk;
use crate::page::parts::part_view;
use crate::page::table::rematch::{NextGame, Rematch, RematchSealing};
use crate::play::{AppContext, TableSignals};
use crate::table::{Farewell, FastForwardTo, Input};
use crate::ui::{Icon, Piece, handler, live};

part_view! {
    /// The buttons that hurry bots.
    pub static AHEAD: FastForwardButtonsProps = |props| FastForwardButtons(props).into_any(), in dialogs, by draw_ahead
}

/// The buttons that hurry bots, where the buttons of a person would be.
#[component]
pub fn FastForwardButtons(
    /// The game's chunk.
    chunk: &'static GameChunk,
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let ahead = Memo::new(move |_| handle.status.with(|status| status.ahead));
    let next = NextGame::of(chunk, handle);
    let label = move |ahead: FastForwardTo| {
        live(move || {
            let words = lang.get().words();
            match ahead {
                FastForwardTo::Turn => words.to_turn(),
                FastForwardTo::End => words.to_end(),
            }
        })
    };
    let buttons = move || {
        ahead.get().map(|ahead| {
            let again = (ahead == FastForwardTo::End).then(|| view! { <Rematch next class="button" /> }.into_any());
            view! {
                <div class="ahead">
                    {again}
                    <button class="button" data-testid="hurry" on:click=handler(move |_| handle.send(Input::FastForward))>
                        <Icon name="play" />
                        {label(ahead)}
                    </button>
                </div>
            }
            .into_any()
        })
    };
    let farewell = Memo::new(move |_| handle.status.with(|status| status.farewell.clone()));
    let place = move || match farewell.get() {
        Some(farewell) => Some(in_farewell(handle, farewell, buttons().into_any())),
        None => buttons(),
    };
    let said = move || farewell.with(|farewell| farewell.as_ref().map(|farewell| in_words(handle, farewell)));
    view! {
        {live(place)}
        <RematchSealing next />
        <p class="sr" role="status">{live(said)}</p>
    }
    .into_any()
}

/// The farewell with its buttons. A touch beside them reaches the scrim, which ends it.
fn in_farewell(handle: TableSignals, Farewell { seat, lines }: Farewell, buttons: AnyView) -> AnyView {
    let info = handle.seats.with(|seats| seats.get(seat.index()).cloned());
    let head = info.map(|SeatInfo { colour, name, .. }| {
        view! {
            <h2>
                <Piece colour />
                {name}
            </h2>
        }
        .into_any()
    });
    let lines = lines.into_iter().map(|line| view! { <p>{line}</p> }.into_any()).collect_view();
    view! {
        <div class="farewell" data-testid="farewell">
            <section>{head} {lines} {buttons}</section>
        </div>
    }
    .into_any()
}

/// The farewell for screen readers.
fn in_words(handle: TableSignals, Farewell { seat, lines }: &Farewell) -> String {
    let name = handle.names.with(|names| names.of(*seat).to_owned());
    std::iter::once(&name).chain(lines).cloned().collect::<Vec<_>>().join(". ")
}
