//! Parties and nights out: the guests at the place, what is served there, the ways of their pieces, and what each player has been fed since
//! they last acted. PURE.

use super::story::{Picture, Plot, Story};
use crate::engine::{Event, Seat, Seats, Step};
use crate::games::infarkt::text::{ChangePart, Clause, Headline, LogEntry};
use crate::games::infarkt::{Action, Cause, Change, Design, Effect, Place, State};
use crate::games::{Flight, FlightLook, Told};

/// A party or a night out that is told.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Company {
    /// The place.
    pub place: Place,
    /// The guests who are alive, in seat order.
    pub guests: Vec<Seat>,
    /// The guest who is asked about an effect.
    pub eating: Option<Seat>,
    /// The cards served so far, in order.
    pub dishes: Vec<Design>,
}

/// What a player has been served by another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fed {
    /// The host.
    pub host: Seat,
    /// The changes that it has brought.
    pub change: Change,
}

/// The `data-place` of a place.
pub fn place_name(place: Place) -> String {
    format!("place-{}", place.id())
}

impl Company {
    /// The company of the story.
    pub fn of(state: &State, story: &Story) -> Option<Self> {
        let (place, guests): (_, Vec<Seat>) = match story.opening.as_ref()?.headline.as_ref()? {
            (_, Headline::Party { guests, .. }) => (Place::Home, guests.iter().copied().flatten().collect()),
            (_, Headline::Open(Action::Invite(guest))) => (Place::Nightlife, vec![*guest]),
            _ => return None,
        };
        let guests = guests.into_iter().filter(|guest| state.is_alive(*guest)).collect::<Seats>().iter().collect();
        let pending = state.pending().filter(|pending| pending.cause.is_party());
        let mut dishes = Vec::new();
        let told = story.panels.iter().filter_map(|panel| match (panel.picture, &panel.plot) {
            (Picture::Card(card), Plot::Change { .. }) => Some(card),
            _ => None,
        });
        for card in told.chain(pending.and_then(|pending| pending.cause.card())) {
            if !dishes.contains(&card) {
                dishes.push(card);
            }
        }
        Some(Self { place, guests, eating: pending.map(|pending| pending.seat), dishes })
    }
}

/// The ways of the guests' pieces to the party or night out that this step begins, as long as its parts have not been told, and back from the
/// one that it ends.
pub(super) fn flights(step: &Step<State>, is_told: bool) -> Vec<Flight> {
    let (before, after) = (&step.before, &step.after);
    let begins = match &step.event {
        Event::Decision { by, action: Action::Party(_) } => Some((before.neighbours(*by), Place::Home)),
        Event::Decision { action: Action::Invite(guest), .. } => Some(([Some(*guest), None], Place::Nightlife)),
        _ => None,
    };
    let flight = |guest: Seat, place: Place, arrives: bool| {
        let plan = before.plan(guest).filter(|_| before.acting().is_some()).unwrap_or_default();
        let elsewhere = plan.iter().find(|other| *other != place);
        let away = elsewhere.map_or_else(|| format!("seat-{}", guest.number()), place_name);
        let [from, to] = if arrives { [away, place_name(place)] } else { [place_name(place), away] };
        Flight { look: FlightLook::Piece(guest), from, to }
    };
    let (guests, place, arrives) = match (begins, before.party()) {
        (Some((guests, place)), _) if !is_told => (guests, place, true),
        (Some((guests, place)), _) if after.party().is_none() => (guests, place, false),
        (None, Some(party)) if after.party().is_none() => {
            (party.guests, before.visit().map_or(Place::Home, |visit| visit.place), false)
        }
        _ => return Vec::new(),
    };
    // The dead do not walk home.
    let walks = |guest: &Seat| arrives || after.is_alive(*guest);
    guests.into_iter().flatten().filter(walks).map(|guest| flight(guest, place, arrives)).collect()
}

/// Whether this step begins a party or a night out.
pub(super) fn invites(step: &Step<State>) -> bool {
    matches!(&step.event, Event::Decision { action: Action::Party(_) | Action::Invite(_), .. })
}

/// Whether this is the part in which the guests arrive: nothing has been served yet.
pub(super) fn arrive(told: Told<'_, State>) -> bool {
    invites(told.step) && !told.so_far().iter().any(|effect| matches!(effect, Effect::Health { .. }))
}

/// What others have served this player since their last decision but answers, by host.
pub(super) fn fed(log: &[LogEntry], seat: Seat) -> Vec<Fed> {
    let answers = |headline: &Headline| {
        matches!(headline, Headline::Chips(_) | Headline::Comes(_) | Headline::Open(Action::Accept | Action::Drug(_)))
    };
    let acts = |entry: &&LogEntry| matches!(&entry.headline, Some((by, headline)) if *by == seat && !answers(headline));
    let since = log.iter().rev().take_while(|entry| !acts(entry)).count();
    let mut fed: Vec<Fed> = Vec::new();
    for clause in log[log.len() - since..].iter().flat_map(|entry| &entry.clauses) {
        let Clause::Change { seat: of, cause, parts } = clause else { continue };
        let (Cause::Party { host, .. } | Cause::Nightlife { host } | Cause::Treat { host, .. }) = *cause else {
            continue;
        };
        if *of != seat || host == seat {
            continue;
        }
        let change = change(parts);
        match fed.iter_mut().find(|fed| fed.host == host) {
            Some(fed) => fed.change = sum(fed.change, change),
            None => fed.push(Fed { host, change }),
        }
    }
    fed
}

/// The changes of a player in the last entry, as far as they come from a party or a night out.
pub(super) fn just_fed(log: &[LogEntry], seat: Seat) -> Change {
    let clauses = log.last().into_iter().flat_map(|entry| &entry.clauses);
    let parts = clauses.filter_map(|clause| match clause {
        Clause::Change { seat: of, cause, parts } if *of == seat && cause.is_party() => Some(parts),
        _ => None,
    });
    parts.fold(Change::NONE, |all, parts| sum(all, change(parts)))
}

fn change(parts: &[ChangePart]) -> Change {
    parts.iter().fold(Change::NONE, |all, part| match part {
        ChangePart::Indicator(indicator, by) => sum(all, Change::one(*indicator, *by)),
        _ => all,
    })
}

fn sum(one: Change, other: Change) -> Change {
    other.iter().fold(one, |sum, (indicator, by)| sum.and(indicator, sum[indicator] + by))
}
