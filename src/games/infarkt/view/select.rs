//! From touches to an action, or to the reason why not. PURE.

use crate::engine::{Game, Seat};
use crate::games::Tap;
use crate::games::infarkt::{Action, Design, Due, Illegal, Place, Places, State};

/// The action, if it is allowed to who is asked.
pub fn act(state: &State, action: Action) -> Tap<State> {
    // Whoever asks when nobody is asked is told so.
    let seat = state.asked().map_or(Seat::FIRST, |(seat, _)| seat);
    match state.check(seat, &action) {
        Ok(()) => Tap::Act(action),
        Err(illegal) => Tap::Refused(illegal),
    }
}

/// What a touch on a place means while pieces are set: one more piece there, or one less.
///
/// # Errors
/// Why no piece can be set there.
pub fn set_piece(state: &State, set: Places, place: Place) -> Result<Places, Illegal> {
    let Some((seat, Due::Plan)) = state.asked() else {
        return match act(state, Action::plan([place])) {
            Tap::Refused(illegal) => Err(illegal),
            Tap::Act(_) => Ok(set),
        };
    };
    if set.contains(place) {
        return Ok(set.without(place));
    }
    if set.len() >= 3 {
        return Err(Illegal::ThreePlaces);
    }
    if state.fits_plan(seat, set, place) {
        return Ok(set.with(place));
    }
    Err(match place.rival().filter(|rival| set.contains(*rival)) {
        Some(rival) => Illegal::Rivals { place: if place.extension().is_some() { place } else { rival } },
        None if !state.places().contains(place) => Illegal::NotInGame { place },
        None => Illegal::Banned { place },
    })
}

/// What a touch on a place means.
pub fn tap_place(state: &State, set: Places, place: Place) -> Tap<State> {
    match state.asked() {
        Some((_, Due::Plan)) => act(state, Action::plan(set.iter())),
        Some((_, Due::Visit(here))) if here == place => act(state, Action::Leave),
        _ => act(state, Action::Go(place)),
    }
}

/// What a touch on a single card means: an event that is taken, or taken away; a drug that is left on the market or taken; goods
/// of the black market.
pub fn tap_card(state: &State, card: Design) -> Tap<State> {
    let action = match state.asked() {
        Some((_, Due::Event)) if state.offer().contains(card) => Action::Event { card },
        Some((_, Due::Remove)) if state.offer().contains(card) => Action::Remove(card),
        Some((_, Due::Stock)) if state.looking().contains(&card) => Action::StockDrug(card),
        Some((_, Due::Visit(Place::BlackMarket))) if state.black_market().contains(card) => Action::Buy(card),
        _ => Action::Drug(card),
    };
    act(state, action)
}
