//! What has been chosen comes to: an action, whether it is allowed, and what would change by it. PURE.

use super::select::Selection;
use crate::engine::{BySeat, Game, Seat};
use crate::games::infarkt::{Action, Change, Design, Extension, Health, Illegal, Special, State};

/// The action that has been chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// The action.
    pub action: Action,
    /// What would change by it, or why it is not allowed.
    pub verdict: Result<Vec<Foreseen>, Illegal>,
}

/// What would happen to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// To whom.
    pub seat: Seat,
    /// What changes for them.
    pub change: Change,
    /// Their indicators before it.
    pub before: Health,
    /// Their indicators after it.
    pub after: Health,
    /// An indicator reaches the grave with it.
    pub deadly: bool,
}

/// The action that has been chosen, if it is complete.
pub(super) fn proposal(state: &State, selection: &Selection) -> Option<Proposal> {
    let (seat, _) = state.asked()?;
    let action = selection.action(state)?;
    let verdict = state.check(seat, &action).map(|()| foreseen(state, seat, &action));
    Some(Proposal { action, verdict })
}

fn foreseen(state: &State, by: Seat, action: &Action) -> Vec<Foreseen> {
    let mut health: BySeat<Health> = BySeat::new(state.seats().len() as u8, |seat| state.health(seat));
    let foreseen = |(seat, change, _)| {
        let before = health[seat];
        let after = before.after(change);
        health[seat] = after;
        Foreseen { seat, change, before, after, deadly: after.is_deadly() }
    };
    state.previewed_changes(by, action).into_iter().map(foreseen).collect()
}

/// What a card does beyond its numbers in this game.
pub(super) fn special(state: &State, card: Design) -> Option<Special> {
    let matters = |special: &Special| match special {
        Special::Grandma => state.has(Extension::Family),
        Special::Promotion | Special::LabourDispute => state.has(Extension::Career),
        _ => true,
    };
    card.special().filter(matters)
}
