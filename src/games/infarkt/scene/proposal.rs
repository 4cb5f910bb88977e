//! The proposal made by a selection: an action, its legality, and the changes it makes. PURE.

use super::selection::Selection;
use crate::engine::{Game, Seat};
use crate::games::infarkt::{Action, Design, Effect, Health, Illegal, Special, State};

/// The action selected.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// The action.
    pub action: Action,
    /// The changes for each player, or the reason why the action is illegal.
    pub verdict: Result<Vec<Foreseen>, Illegal>,
    /// The players whose money changes: before and after.
    pub euros: Vec<(Seat, u16, u16)>,
}

/// The consequences for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// The player.
    pub seat: Seat,
    /// The indicators before.
    pub before: Health,
    /// The indicators after.
    pub after: Health,
}

impl Foreseen {
    /// Whether a lethal indicator reaches the grave.
    pub fn is_deadly(&self) -> bool {
        self.after.is_deadly()
    }
}

/// The action selected, if it is complete.
pub(super) fn proposal(state: &State, selection: &Selection) -> Option<Proposal> {
    let (seat, _) = state.asked()?;
    let action = selection.action(state)?;
    let verdict = state.check(seat, &action).map(|()| foreseen(state, seat, &action));
    let euros = if verdict.is_ok() { euros(state, seat, &action) } else { Vec::new() };
    Some(Proposal { action, verdict, euros })
}

/// The changes of money, as far as they do not depend on a card to be drawn.
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

/// The consequences for every player affected, one entry each: a party has two dishes, and a shock for each death.
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

/// The further effect of a card in this game.
pub(super) fn special(state: &State, card: Design) -> Option<Special> {
    let by_extension =
        |special: &Special| matches!(special, Special::Grandma | Special::Promotion | Special::LabourDispute);
    card.special().filter(|special| !by_extension(special) || is_extended(state, *special))
}

/// Whether the effect depends on an extension of this game.
pub(super) fn is_extended(state: &State, special: Special) -> bool {
    special.extension().is_some_and(|extension| state.has(extension))
}
