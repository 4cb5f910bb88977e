//! Previews of events for the display. Each is computed by applying the event to a copy of the state.

use super::action::Action;
use super::cards::Card;
use super::effect::Effect;
use super::illegal::Illegal;
use super::ring::{Piece, Place};
use super::state::{Phase, State};
use crate::engine::{Event, Seat, Step};

/// The effects of an event within the turn to which it belongs.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// All effects, in order, including those at the beginning of the next turn.
    pub effects: Vec<Effect>,
    /// The state after the event.
    pub after: State,
    /// The paths of the pieces that move by themselves, in the order in which they begin.
    pub paths: Vec<Path>,
    /// The thrown pieces, with the positions they are thrown from.
    pub thrown: Vec<(Piece, u8)>,
    /// The piece that stops before another piece, and that other piece.
    pub stopped: Option<(Piece, Piece)>,
    /// The earned cards.
    pub cards: Vec<Card>,
    /// The number of random cards to be drawn (FL-25).
    pub draws: u8,
    /// The heart speed at the end.
    pub speed: u8,
    /// The heart entrance at the end.
    pub entrance: Option<u8>,
    /// The pieces that go into the heart.
    pub goes_in: Vec<Piece>,
    /// The winner, if there is one.
    pub wins: Option<Seat>,
}

/// The path of a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// The piece that moves.
    pub piece: Piece,
    /// The place where the path begins.
    pub from: Place,
    /// The kind of movement.
    pub way: Way,
    /// Every position or field on the path, in order; empty if the piece is blocked at once. A piece that goes into the heart does so from
    /// the last of them.
    pub steps: Vec<Place>,
    /// The place where the path ends.
    pub to: Place,
}

/// A kind of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The piece moves one position at a time.
    Steps,
    /// The piece is set on its start.
    ComesIn,
    /// The piece changes places with another piece.
    Swaps,
    /// The piece stands on the entrance and goes into the heart in the third phase (FL-26).
    GoesIn,
}

impl Preview {
    /// The effects of this step.
    pub fn of(step: &Step<State>) -> Self {
        Self::new(&step.before, step.effects.clone(), step.after)
    }

    fn new(before: &State, effects: Vec<Effect>, after: State) -> Self {
        let mut preview = Self {
            after,
            paths: Vec::new(),
            thrown: Vec::new(),
            stopped: None,
            cards: Vec::new(),
            draws: 0,
            speed: before.speed,
            entrance: before.entrance,
            goes_in: Vec::new(),
            wins: None,
            effects: Vec::new(),
        };
        let now = effects.iter().take_while(|effect| !matches!(effect, Effect::TurnEnds { .. }));
        for effect in now {
            preview.add(before, *effect);
        }
        preview.effects = effects;
        preview
    }

    fn add(&mut self, before: &State, effect: Effect) {
        match effect {
            Effect::ComesIn { piece, at } => self.path(before, piece, Way::ComesIn, Some(Place::Ring(at))),
            Effect::Steps { piece, to } => self.path(before, piece, Way::Steps, Some(to)),
            Effect::Stops { piece, by } => {
                self.path(before, piece, Way::Steps, None);
                self.stopped = Some((piece, by));
            }
            Effect::IsThrown { piece, from } => {
                self.thrown.push((piece, from));
                self.ends(piece, Place::Waiting);
            }
            Effect::Swaps { master, master_at, other, other_at } => {
                self.path(before, master, Way::Swaps, Some(Place::Ring(master_at)));
                self.path(before, other, Way::Swaps, Some(Place::Ring(other_at)));
            }
            Effect::Speed { to } => self.speed = to,
            Effect::Entrance { to } => self.entrance = to,
            Effect::Earns { card, .. } => self.cards.push(card),
            Effect::DrawIsDue { .. } => self.draws += 1,
            Effect::GoesIn { piece } => {
                self.path(before, piece, Way::GoesIn, None);
                self.ends(piece, Place::Heart);
                self.goes_in.push(piece);
            }
            Effect::Wins { seat } => self.wins = Some(seat),
            Effect::ThrowIsActive
            | Effect::EarnsNothing { .. }
            | Effect::RollIsLost { .. }
            | Effect::ShieldIsDue { .. }
            | Effect::ThrowWasIdle { .. }
            | Effect::TurnEnds { .. }
            | Effect::LastRace => {}
        }
    }

    /// Begins or continues the path of a piece.
    fn path(&mut self, before: &State, piece: Piece, way: Way, to: Option<Place>) {
        let index = self.paths.iter().position(|path| path.piece == piece).unwrap_or_else(|| {
            let from = before.place(piece);
            self.paths.push(Path { piece, from, way, steps: Vec::new(), to: from });
            self.paths.len() - 1
        });
        if let Some(to) = to {
            self.paths[index].steps.push(to);
            self.paths[index].to = to;
        }
    }

    /// Sets the end of the path of a piece, if it has a path.
    fn ends(&mut self, piece: Piece, to: Place) {
        if let Some(path) = self.paths.iter_mut().find(|path| path.piece == piece) {
            path.to = to;
        }
    }
}

impl State {
    /// The effects of this action, taken by the seat that has to decide.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn preview_of(&self, action: Action) -> Result<Preview, Illegal> {
        let by = self.to_act().ok_or(Illegal::Over)?;
        Step::new(self, Event::decision(by, action)).map(|step| Preview::of(&step))
    }

    /// The effects of this piece advancing now by the heart speed, whether or not it may: the place to which the flow carries it. `None`
    /// for pieces of Ludo seats and for pieces that are not on the ring. Throw applies only to pieces of the seat whose turn it is.
    pub fn drift(&self, piece: Piece) -> Option<Preview> {
        let flows = !self.is_ludo(piece.seat) && self.on_ring(piece.seat).has(piece.number) && self.winner().is_none();
        flows.then(|| {
            let mut after = *self;
            if piece.seat != self.turn {
                after.turn = piece.seat;
                after.throw = false;
                after.thrown = 0;
            }
            after.phase = Phase::Flow { left: self.on_ring(piece.seat) };
            let mut effects = Vec::new();
            after.advance(piece.number, &mut effects);
            Preview::new(self, effects, after)
        })
    }

    /// Whether the order of the remaining advances is irrelevant: every order leads to the same state, so the pieces can advance
    /// automatically. `false` in other phases, which have no order.
    ///
    /// Cards drawn in between affect no movement; only their number is compared.
    pub fn order_is_settled(&self) -> bool {
        matches!(self.phase, Phase::Flow { left } if !left.is_empty()) && self.all_end_alike(&mut None)
    }

    /// The piece to advance next if the player makes no choice: of the pieces left, the one with the longest distance to the next of them,
    /// so that it makes room for the others. If the order is irrelevant, the one with the lowest number.
    pub fn foremost(&self) -> Option<u8> {
        let Phase::Flow { left } = self.phase else { return None };
        if self.order_is_settled() {
            return left.iter().next();
        }
        let at = |number: u8| self.place(Piece { seat: self.turn, number }).on_ring();
        let room = |number: &u8| {
            let others = left.iter().filter(|other| other != number).filter_map(at);
            let from = at(*number)?;
            others.map(|to| self.distance(from, to)).min()
        };
        left.iter().max_by_key(room)
    }

    /// Whether all orders of the remaining advances end in the state found first.
    fn all_end_alike(&self, found: &mut Option<Self>) -> bool {
        let left = self.to_advance();
        if left.is_empty() {
            return *found.get_or_insert(*self) == *self;
        }
        left.iter().all(|number| {
            let mut next = *self;
            next.advance(number, &mut ());
            next.all_end_alike(found)
        })
    }
}
