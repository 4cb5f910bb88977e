//! The ends of a turn, for each order in which the pieces can flow.

use super::super::{Action, Card, Effect, Phase, Place, Play, State};
use super::CARD;
use crate::engine::{Event, Seat, Step};

/// The rest of a turn in which no more cards are played.
pub(super) struct Turn {
    seat: Seat,
    state: State,
    earned: Vec<Earning>,
    steps: i16,
}

/// An end of a turn.
pub(super) struct End {
    /// The state at the beginning of the next turn.
    pub after: State,
    /// The cards earned, in order.
    pub earned: Vec<Earning>,
    /// The number of positions that the pieces of the seat have moved forward in all.
    pub steps: i16,
}

/// A card that a piece earns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Earning {
    /// The number of the piece.
    pub piece: u8,
    /// The position of the start.
    pub at: u8,
    /// The card; `None` for a random one.
    pub card: Option<Card>,
}

impl Turn {
    /// The turn from here on.
    pub fn new(state: &State, seat: Seat) -> Self {
        Self { seat, state: *state, earned: Vec::new(), steps: 0 }
    }

    /// The turn after an action of this seat; `None` if the action is illegal.
    pub fn after(before: &State, seat: Seat, action: &Action) -> Option<Self> {
        let Step { after, effects, .. } = Step::new(before, Event::decision(seat, *action)).ok()?;
        let mut turn = Self::new(&after, seat);
        let is_back = matches!(action, Action::Play(Play::Move { steps: ..0, .. }));
        turn.add(&effects, if is_back { -1 } else { 1 });
        Some(turn)
    }

    /// Adds the effects of a movement; `way` is 1 forwards and −1 backwards.
    fn add(&mut self, effects: &[Effect], way: i16) {
        let mut last = None;
        for effect in effects {
            match *effect {
                Effect::Steps { piece, to: Place::Ring(at) } => {
                    last = Some((piece.number, at));
                    self.steps += way;
                }
                Effect::ComesIn { piece, at } => last = Some((piece.number, at)),
                Effect::Earns { seat, card } if seat == self.seat => self.earn(last, Some(card)),
                Effect::DrawIsDue { seat } if seat == self.seat => self.earn(last, None),
                Effect::TurnEnds { .. } => return,
                _ => {}
            }
        }
    }

    fn earn(&mut self, last: Option<(u8, u8)>, card: Option<Card>) {
        self.earned.extend(last.map(|(piece, at)| Earning { piece, at, card }));
    }

    /// The ends for all orders of the flow.
    pub fn ends(self) -> Vec<End> {
        let mut ends = Vec::new();
        self.flow(&mut ends);
        ends
    }

    fn flow(mut self, ends: &mut Vec<End>) {
        let is_on = self.state.turn == self.seat && self.state.winner().is_none();
        if is_on && self.state.phase == Phase::Cards {
            self.state.phase = Phase::Flow { left: self.state.on_ring(self.seat) };
        }
        match self.state.phase {
            Phase::Flow { left } if is_on && !left.is_empty() => {
                for number in left.iter() {
                    let mut next = Self { earned: self.earned.clone(), ..self };
                    let mut effects = Vec::new();
                    next.state.advance(number, &mut effects);
                    next.add(&effects, 1);
                    next.flow(ends);
                }
            }
            _ => {
                // The kinds of the cards are irrelevant here.
                self.state.draws = 0;
                self.state.go_on(&mut ());
                ends.push(End { after: self.state, earned: self.earned, steps: self.steps });
            }
        }
    }

    /// The end that is best for the seat.
    pub fn best(self, seat: Seat) -> Option<End> {
        let value = |end: &End| end.after.relative_outlook(seat) + CARD * end.earned.len() as i32;
        // The first of those that are equally good.
        self.ends().into_iter().rev().max_by_key(value)
    }
}
