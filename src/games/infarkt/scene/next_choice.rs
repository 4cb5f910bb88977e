//! The next choice, if several have to be made. PURE.

use super::selection::Selection;
use crate::games::infarkt::text::NextChoice;
use crate::games::infarkt::{Activity, Due, State};

/// The next choice of the player asked; `None` if a single touch is enough.
pub(super) fn next_choice(state: &State, selection: &Selection) -> Option<NextChoice> {
    let (_, due) = state.asked()?;
    let (give, take) = (selection.give.len() as u8, selection.take.len() as u8);
    match (due, selection.activity) {
        (Due::Plan, _) => Some(NextChoice::Plan(3_u8.saturating_sub(selection.plan.len()))),
        (Due::Keep, _) => Some(NextChoice::Keep(2_u8.saturating_sub(give))),
        (Due::Go | Due::Visit(_), Some(Activity::Cook | Activity::Party)) => Some(NextChoice::Meal(give.min(2))),
        (Due::Go | Due::Visit(_), Some(Activity::Trade(most))) => {
            Some(NextChoice::Trade { give: most.saturating_sub(give), take: most.saturating_sub(take) })
        }
        (Due::Go | Due::Visit(_), Some(Activity::Buy)) if selection.card.is_none() => Some(NextChoice::Buy),
        (Due::Go | Due::Visit(_), Some(Activity::Invite)) if selection.guest.is_none() => Some(NextChoice::Guest),
        _ => None,
    }
}

/// The choice that is due once a selection has begun.
pub(super) fn further_choice(state: &State, selection: &Selection) -> Option<NextChoice> {
    (*selection != Selection::default()).then(|| next_choice(state, selection)).flatten()
}

impl Selection {
    /// Whether the selection is full, first for the cards to give or keep, then for the cards to take; `None` if no cards are chosen one
    /// after the other.
    pub(super) fn is_full(&self, state: &State) -> Option<[bool; 2]> {
        match next_choice(state, self)? {
            NextChoice::Meal(chosen) => Some([chosen == 2, true]),
            NextChoice::Keep(left) => Some([left == 0; 2]),
            NextChoice::Trade { give, take } => Some([give == 0, take == 0]),
            NextChoice::Plan(_) | NextChoice::Buy | NextChoice::Guest => None,
        }
    }
}
