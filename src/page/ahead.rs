//! The buttons while bots play: on to the next turn of a person, or to the end if no person takes part any more.

use leptos::prelude::*;

use super::game::GameChunk;
use super::result::{Rematch, rematch};
use crate::play::{AppContext, Handle};
use crate::table::Ahead;
use crate::ui::{Icon, handler, live};

/// The buttons that hurry bots, where the buttons of a person would be.
#[component]
pub fn AheadButtons(
    /// The game's chunk.
    chunk: &'static GameChunk,
    /// The game.
    handle: Handle,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let ahead = Memo::new(move |_| handle.status.with(|status| status.ahead));
    let again = rematch(chunk, handle);
    let label = move |ahead: Ahead| {
        live(move || {
            let words = lang.get().words();
            match ahead {
                Ahead::Turn => words.to_turn(),
                Ahead::End => words.to_end(),
            }
        })
    };
    let buttons = move || {
        ahead.get().map(|ahead| {
            let again = (ahead == Ahead::End).then(|| view! { <Rematch rematch=again class="button" /> }.into_any());
            view! {
                <div class="ahead">
                    {again}
                    <button class="button" data-testid="hurry" on:click=handler(move |_| handle.hurry())>
                        <Icon name="play" />
                        {label(ahead)}
                    </button>
                </div>
            }
            .into_any()
        })
    };
    view! { {live(buttons)} }.into_any()
}
