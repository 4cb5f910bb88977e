//! The question to those whom an undo concerns: each of them holds their button for a second.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::SeatInfo;
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::hold::HoldButton;
use crate::page::parts::{Place, part_view};
use crate::play::{AppContext, TableSignals};
use crate::table::{Input, Takeback};
use crate::ui::{Piece, each, handler, live, seat_class};

/// The time for which a person holds their button to agree, in milliseconds.
const AGREE_MS: u32 = 1000;

part_view! {
    /// The question to those whom an undo concerns.
    static CONSENT: ConsentProps = |props| Consent(props).into_any(), in library, by draw_consent
}

/// The question, while an undo waits for an answer.
#[component]
pub fn TakebackQuestion(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let is_asked = Memo::new(move |_| handle.status.with(|status| status.takeback.is_some()));
    let failed = Callback::new(move |()| handle.send(Input::Disagree));
    let question = move || CONSENT.draw(Place::Dialog(failed), ConsentProps { handle });
    view! { {live(move || is_asked.get().then(|| untrack(question)))} }.into_any()
}

#[component]
fn Consent(handle: TableSignals) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang.get_untracked();
    let words = lang.later_words();
    let node = NodeRef::<Dialog>::new();
    let takeback = Memo::new(move |_| handle.status.with(|status| status.takeback));
    let person = move |seat: Seat| handle.seats.with_untracked(|seats| seats.get(seat.index()).cloned());
    let by = takeback.get_untracked().and_then(|Takeback { by, .. }| person(by));
    let title = by.map(|SeatInfo { name, .. }| words.takeback_asked(&name));
    let badge = move |SeatInfo { seat, name, colour }: SeatInfo| {
        view! {
            <HoldButton
                class=seat_class("hold button large seat-button", colour)
                label=Some(words.takeback_agree(&name))
                hold_ms=AGREE_MS
                on_held=Callback::new(move |()| handle.send(Input::Agree(seat)))
                attr:data-testid=format!("agree-{}", seat.number())
            >
                <Piece colour />
                <span>{name}</span>
            </HoldButton>
        }
    };
    let missing = move || takeback.get().into_iter().flat_map(|takeback| takeback.missing.iter()).filter_map(person);
    view! {
        <Modal
            node
            class="dialog takeback"
            labelled_by="takeback-title"
            // Also after everybody has agreed, when nothing is asked any more.
            on_close=Callback::new(move |()| handle.send(Input::Disagree))
        >
            <h2 id="takeback-title" tabindex="-1" autofocus>
                {title}
            </h2>
            <p>{words.takeback_hold()}</p>
            <div class="takeback-badges">{each(missing, |person| person.seat, badge)}</div>
            <button class="button" data-testid="disagree" on:click=handler(move |_| close(node))>
                {words.takeback_no()}
            </button>
        </Modal>
    }
}
