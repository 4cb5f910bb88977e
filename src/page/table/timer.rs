//! The soft timer of turns: a line that fills during a turn. Nothing happens at its end.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::page::parts::part_view;
use crate::play::{AppContext, TableSignals};
use crate::ui::{each, live, seat_class};

part_view! {
    /// The line.
    pub static TURN_TIMER: TurnTimerProps = |props| TurnTimer(props).into_any(), in dialogs, by draw_turn_timer
}

/// A turn of a person: the number of events before it, and the seat. At a game that is opened in the middle of a turn there is no number.
type TimedTurn = (Option<usize>, Seat);

/// The line, in the colour of the seat. The style sheet animates it; a new turn has a new element.
#[component]
pub fn TurnTimer(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let AppContext { settings, dialogs, .. } = expect_context();
    let turn = Memo::new(move |last: Option<&Option<TimedTurn>>| {
        let last = last.copied().flatten();
        let (called, active, is_over) =
            handle.status.with(|status| (status.called, status.active_seat, status.outcome.is_some()));
        match (called, active) {
            _ if is_over => None,
            (Some((events, seat)), _) => Some((Some(events), seat)),
            // Chance is due within the turn.
            (None, None) => last,
            (None, Some(seat)) if handle.is_bot(seat) => None,
            (None, Some(seat)) => last.filter(|(_, timed)| *timed == seat).or(Some((None, seat))),
        }
    });
    let is_paused = move || dialogs.get() > 0 || handle.handoff.with(Option::is_some);
    let line = move |(_, seat): TimedTurn| {
        let colour = handle.seats.with_untracked(|seats| seats.get(seat.index()).map(|info| info.colour));
        let class = move || {
            let class = if is_paused() { "turn-timer paused" } else { "turn-timer" };
            colour.map_or_else(|| class.to_owned(), |colour| seat_class(class, colour))
        };
        let time = move || settings.timer.get().seconds().map(|seconds| format!("{seconds}s"));
        view! { <div class=live(class) style=("--turn", live(move || time().unwrap_or_default())) aria-hidden="true"></div> }
    };
    each(move || turn.get(), |turn| *turn, line)
}
