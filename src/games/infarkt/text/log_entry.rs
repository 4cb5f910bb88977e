//! Log entries: the meaning of an event, independent of the language.

use std::ops::Range;

use arrayvec::ArrayVec;

use crate::engine::{Event, Game, Outcome, Seat, Step};
use crate::games::infarkt::{
    Action, Cause, Chance, Change, Chip, Deck, Design, Effect, Indicator, Pending, Phase, Place, Places, State, To,
};

/// An entry of the log: an action and its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// The player whose plan was being carried out.
    pub turn: Option<Seat>,
    /// The player and the action; `None` if a card was drawn.
    pub headline: Option<(Seat, Headline)>,
    /// The consequences, in order.
    pub clauses: Vec<Clause>,
}

impl LogEntry {
    /// The places that the sentence names.
    pub fn places(&self) -> Vec<Place> {
        let headline = match &self.headline {
            Some((_, Headline::Open(Action::Go(place)))) => Some(*place),
            _ => None,
        };
        let named = self.clauses.iter().flat_map(|clause| match clause {
            Clause::Banned { places, .. } => places.clone(),
            Clause::Plan { plan, .. } => plan.iter().collect(),
            _ => Vec::new(),
        });
        headline.into_iter().chain(named).collect()
    }
}

/// The public part of an action, at the beginning of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Headline {
    /// This action.
    Open(Action),
    /// Family chips given for these indicators.
    Chips(ArrayVec<Indicator, 5>),
    /// A meal served to these guests.
    Party {
        /// The two cards, in the order in which they are served.
        cards: [Design; 2],
        /// The guests, the left one first.
        guests: [Option<Seat>; 2],
    },
    /// An effect that the player could not answer; only what it changes.
    Comes(Pending),
    /// A plan that is set but hidden.
    Planned,
    /// An action that is hidden.
    Secret,
}

/// One sentence about an event.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Clause {
    Drawn {
        card: Design,
        to: To,
    },
    /// A card prepared for the next round, which stays hidden.
    Prepared,
    LaidOut(Vec<Design>),
    /// The events that two players have put aside are laid out.
    Returned(Vec<Design>),
    Shuffled(Deck),
    Diaries,
    NoCard(Deck),
    /// The changes for a player from one cause.
    Change {
        seat: Seat,
        cause: Cause,
        parts: Vec<ChangePart>,
    },
    /// The players who have paid for a funeral.
    Paid(Vec<Seat>),
    Lost {
        seat: Seat,
        cards: Vec<Design>,
    },
    Banned {
        seat: Seat,
        places: Vec<Place>,
    },
    NothingEaten(Seat),
    Died {
        seat: Seat,
        of: ArrayVec<Indicator, 5>,
        cause: Cause,
    },
    Funeral(Seat),
    PlansOpen,
    Plan {
        seat: Seat,
        plan: Places,
    },
    TookInSecret {
        seat: Seat,
        card: Design,
    },
    RoundOver(u16),
    Round(u16),
    Beginner(Seat),
    Over(Outcome),
}

/// A single change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangePart {
    /// A change of an indicator.
    Indicator(Indicator, i8),
    /// Money.
    Euro(i16),
    /// Chips.
    Chips(Chip, i8),
}

/// The entry of a whole event.
pub(super) fn of(step: &Step<State>) -> LogEntry {
    of_part(step, 0..step.effects.len())
}

/// The entry of some effects of an event: with the action if they include the first one.
pub(super) fn of_part(Step { before, event, effects, after }: &Step<State>, part: Range<usize>) -> LogEntry {
    let secret = before.phase() == Phase::Planning && !before.open_planning();
    let headline = match event {
        Event::Decision { by, action } if part.start == 0 => {
            Some((*by, headline(before, *by, action, secret, effects)))
        }
        _ => None,
    };
    let mut clauses = Vec::new();
    if let Event::Chance { chance: Chance::Draw { .. } } = event
        && before.phase() == Phase::Hereafter
    {
        clauses.push(Clause::Prepared);
    }
    let hidden = !clauses.is_empty();
    for effect in effects.get(part).unwrap_or_default() {
        // Cards drawn for the next round stay hidden (IN-36), and a plan made in the open is named by the headline.
        let untold = match effect {
            Effect::Drawn { .. } => hidden,
            Effect::Planned { .. } => before.open_planning(),
            _ => false,
        };
        if !untold {
            match (effect, after.outcome()) {
                (Effect::Over, Some(outcome)) => clauses.push(Clause::Over(outcome)),
                _ => add(&mut clauses, effect.clone()),
            }
        }
    }
    let returned = before.put_aside().len() == 3;
    for clause in clauses.iter_mut().filter(|_| returned) {
        if let Clause::LaidOut(cards) = clause {
            *clause = Clause::Returned(std::mem::take(cards));
        }
    }
    LogEntry { turn: before.acting(), headline, clauses }
}

fn headline(before: &State, by: Seat, action: &Action, secret: bool, effects: &[Effect]) -> Headline {
    match action {
        Action::Plan(_) if secret => Headline::Planned,
        Action::Drug(_) if secret => Headline::Secret,
        Action::Chips(chips) => Headline::Chips(chips.clone()),
        Action::Accept if !before.can_be_answered() => {
            let comes = |pending| Headline::Comes(Pending { effect: moved(&pending, effects), ..pending });
            before.pending().map_or_else(|| Headline::Open(Action::Accept), comes)
        }
        Action::Party(cards) => match cards.as_slice() {
            [first, second] => Headline::Party { cards: [*first, *second], guests: before.neighbours(by) },
            _ => Headline::Open(action.clone()),
        },
        _ => Headline::Open(action.clone()),
    }
}

/// The change of a pending effect that could not be answered. The end of the round changes all players after the last of them was asked
/// (IN-21): what is not applied yet is told as it stands.
fn moved(pending: &Pending, effects: &[Effect]) -> Change {
    let own = effects.iter().find_map(|effect| match effect {
        Effect::Health { seat, change, cause } if *seat == pending.seat && *cause == pending.cause => Some(*change),
        _ => None,
    });
    own.unwrap_or(if pending.cause == Cause::Decay { pending.effect } else { Change::NONE })
}

fn add(clauses: &mut Vec<Clause>, effect: Effect) {
    match effect {
        // Possessions returned by a dead player are not mentioned.
        Effect::Money { cause: Cause::Death, .. } | Effect::Chips { cause: Cause::Death | Cause::Chips, .. } => {}
        Effect::Money { seat, cause: Cause::Funeral { .. }, .. } => match clauses.last_mut() {
            Some(Clause::Paid(seats)) => seats.push(seat),
            _ => clauses.push(Clause::Paid(vec![seat])),
        },
        Effect::Health { seat, change, cause } => parts(clauses, seat, cause, indicators(change)),
        Effect::Money { seat, by, cause } => parts(clauses, seat, cause, [ChangePart::Euro(by)]),
        Effect::Chips { seat, chip, by, cause } => parts(clauses, seat, cause, [ChangePart::Chips(chip, by)]),
        Effect::LaidOut { card } => match clauses.last_mut() {
            Some(Clause::LaidOut(cards)) => cards.push(card),
            _ => clauses.push(Clause::LaidOut(vec![card])),
        },
        Effect::Lost { seat, card } => match clauses.last_mut() {
            Some(Clause::Lost { cards, .. }) => cards.push(card),
            _ => clauses.push(Clause::Lost { seat, cards: vec![card] }),
        },
        Effect::Banned { seat, place } => match clauses.last_mut() {
            Some(Clause::Banned { places, .. }) => places.push(place),
            _ => clauses.push(Clause::Banned { seat, places: vec![place] }),
        },
        Effect::Drawn { card, to } => clauses.push(Clause::Drawn { card, to }),
        Effect::Shuffled { deck } => clauses.push(Clause::Shuffled(deck)),
        Effect::Diaries => clauses.push(Clause::Diaries),
        Effect::NoCard { deck } => clauses.push(Clause::NoCard(deck)),
        Effect::NothingEaten { seat } => clauses.push(Clause::NothingEaten(seat)),
        Effect::Died { seat, of, cause } => clauses.push(Clause::Died { seat, of, cause }),
        Effect::Funeral { of } => clauses.push(Clause::Funeral(of)),
        Effect::PlansOpen => clauses.push(Clause::PlansOpen),
        Effect::Planned { seat, plan } => clauses.push(Clause::Plan { seat, plan }),
        Effect::TookInSecret { seat, card } => clauses.push(Clause::TookInSecret { seat, card }),
        Effect::RoundOver { round } => clauses.push(Clause::RoundOver(round)),
        Effect::Round { round } => clauses.push(Clause::Round(round)),
        Effect::Beginner { seat } => clauses.push(Clause::Beginner(seat)),
        // Only the state knows the outcome.
        Effect::Over => {}
    }
}

fn indicators(change: Change) -> impl Iterator<Item = ChangePart> {
    change.iter().map(|(indicator, by)| ChangePart::Indicator(indicator, by))
}

/// Adds changes, joining those of one player from one cause.
fn parts(clauses: &mut Vec<Clause>, seat: Seat, cause: Cause, more: impl IntoIterator<Item = ChangePart>) {
    match clauses.last_mut() {
        Some(Clause::Change { seat: same, cause: why, parts }) if *same == seat && *why == cause => parts.extend(more),
        _ => clauses.push(Clause::Change { seat, cause, parts: more.into_iter().collect() }),
    }
}
