//! The changes to come: by what is chosen, by a pending effect, and at the end of the round; and the drugs that could help. PURE.

use super::AnswerScene;
use super::proposal::Proposal;
use super::selection::Selection;
use crate::engine::{Event, Game, Seat};
use crate::games::infarkt::{Action, Cause, Change, Due, Health, State};

/// The change that comes to a player next, before the end of the round: by the action selected, or else by the pending effect.
pub(super) fn coming(state: &State, proposal: Option<&Proposal>, seat: Seat) -> Change {
    if let Some(foreseen) = proposal.and_then(|proposal| proposal.verdict.as_ref().ok()) {
        let own = foreseen.iter().find(|own| own.seat == seat);
        return own.map_or(Change::NONE, |own| own.after.since(own.before));
    }
    // The end of the round is forecast.
    let pending = state.pending().filter(|pending| pending.seat == seat && pending.cause != Cause::Decay);
    pending.map_or(Change::NONE, |pending| {
        let health = state.health(seat);
        health.after(pending.effect).since(health)
    })
}

/// The health of a player after a change and the end of the round. Chips are given only for what is known to come.
pub(super) fn ahead(health: Health, coming: Change, forecast: Change) -> Health {
    if coming.is_none() {
        return health.after(forecast);
    }
    let next = health.after(coming);
    if next.is_deadly() { next } else { next.after(next.decay()) }
}

/// The drugs that could save the player asked from what is coming, each with the indicators to come without it and with it. A player who is
/// asked about an effect is offered them there.
pub(super) fn pills(state: &State, selection: &Selection, proposal: Option<&Proposal>) -> Vec<AnswerScene> {
    let Some((seat, _)) = state.asked().filter(|(_, due)| *due != Due::Answer) else { return Vec::new() };
    // A drug that is selected is foreseen already.
    let action = proposal.map(|proposal| &proposal.action).filter(|action| !matches!(action, Action::Drug(_)));
    let health_ahead = |state: &State| {
        let own = action.map(|action| state.previewed_changes(seat, action)).unwrap_or_default();
        let own = own.into_iter().filter(|(of, ..)| *of == seat);
        let health = state.health(seat);
        let next = own.fold(health, |health, (_, change, _)| health.after(change));
        ahead(health, next.since(health), state.forecast(seat))
    };
    let before = health_ahead(state);
    if !before.is_deadly() {
        return Vec::new();
    }
    let pill = |card| {
        let mut after = state.clone();
        after.apply(&Event::decision(seat, Action::Drug(card))).ok()?;
        let after = health_ahead(&after);
        before.causes().any(|indicator| after[indicator] < before[indicator]).then_some(AnswerScene {
            drug: Some(card),
            before,
            after,
        })
    };
    let unselected = state.drugs(seat).iter().filter(|(card, _)| selection.card != Some(*card));
    unselected.filter_map(|(card, _)| pill(card)).collect()
}
