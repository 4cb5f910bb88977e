//! What has been chosen comes to: an action, whether it is allowed, and what would change by it. PURE.

use super::select::Selection;
use crate::engine::{Game, Seat};
use crate::games::infarkt::{Action, Design, Effect, Health, Illegal, Special, State};

/// The action that has been chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// The action.
    pub action: Action,
    /// What would change by it, or why it is not allowed.
    pub verdict: Result<Vec<Foreseen>, Illegal>,
    /// Whose money changes by it: before and after.
    pub euros: Vec<(Seat, u16, u16)>,
}

/// What would happen to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// To whom.
    pub seat: Seat,
    /// Their indicators before it.
    pub before: Health,
    /// Their indicators after it.
    pub after: Health,
}

impl Foreseen {
    /// Whether an indicator reaches the grave with it.
    pub fn is_deadly(&self) -> bool {
        self.after.is_deadly()
    }
}

/// The action that has been chosen, if it is complete.
pub(super) fn proposal(state: &State, selection: &Selection) -> Option<Proposal> {
    let (seat, _) = state.asked()?;
    let action = selection.action(state)?;
    let verdict = state.check(seat, &action).map(|()| foreseen(state, seat, &action));
    let euros = if verdict.is_ok() { euros(state, seat, &action) } else { Vec::new() };
    Some(Proposal { action, verdict, euros })
}

/// Whose money changes, as far as no card has to be drawn.
fn euros(state: &State, by: Seat, action: &Action) -> Vec<(Seat, u16, u16)> {
    let effects = state.preview(by, action);
    let change = |own: Seat| {
        let paid = effects.iter().filter_map(|effect| match effect {
            Effect::Money { seat, by, .. } if *seat == own => Some(*by),
            _ => None,
        });
        paid.sum::<i16>()
    };
    let seats =
        state.seats().map(|seat| (seat, state.euro(seat), state.euro(seat).saturating_add_signed(change(seat))));
    seats.filter(|(_, before, after)| before != after).collect()
}

/// What would become of whoever does something that takes no cards; nothing where it is not allowed.
pub(super) fn outcome(state: &State, seat: Seat, action: &Action) -> Option<Health> {
    state.check(seat, action).ok()?;
    let own = state.previewed_changes(seat, action).into_iter().filter(|(of, ..)| *of == seat);
    Some(own.fold(state.health(seat), |health, (_, change, _)| health.after(change)))
}

/// What would happen to everybody whom it changes, one entry each: at a party there are two dishes, and a shock for each death.
fn foreseen(state: &State, by: Seat, action: &Action) -> Vec<Foreseen> {
    let mut all: Vec<Foreseen> = Vec::new();
    for (seat, change, _) in state.previewed_changes(by, action) {
        if let Some(own) = all.iter_mut().find(|own| own.seat == seat) {
            own.after = own.after.after(change);
        } else {
            let before = state.health(seat);
            all.push(Foreseen { seat, before, after: before.after(change) });
        }
    }
    all.retain(|own| own.after != own.before);
    all
}

/// What a card does beyond its numbers in this game.
pub(super) fn special(state: &State, card: Design) -> Option<Special> {
    let by_extension =
        |special: &Special| matches!(special, Special::Grandma | Special::Promotion | Special::LabourDispute);
    card.special().filter(|special| !by_extension(special) || is_extended(state, *special))
}

/// Does an extension of this game have a part in it?
pub(super) fn is_extended(state: &State, special: Special) -> bool {
    special.extension().is_some_and(|extension| state.has(extension))
}
