//! What would happen: questions of whoever shows the game. All of them are answered by carrying the event out on a copy.

use super::action::Action;
use super::cards::Card;
use super::effect::Effect;
use super::illegal::Illegal;
use super::ring::{Piece, Place};
use super::state::{Phase, State};
use crate::engine::{Event, EventOf, Seat};

/// What an event would do, within the turn to which it belongs.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// Everything that happens, in order, also what the next turn begins with.
    pub effects: Vec<Effect>,
    /// The state after it.
    pub after: State,
    /// The pieces that move by themselves, in the order in which they begin.
    pub paths: Vec<Path>,
    /// The pieces that are thrown, with the positions where they stood.
    pub thrown: Vec<(Piece, u8)>,
    /// The piece that stops before another one, and that other one.
    pub stopped: Option<(Piece, Piece)>,
    /// The cards that are earned.
    pub cards: Vec<Card>,
    /// How many random cards will be drawn (FL-25).
    pub draws: u8,
    /// The heart speed at the end.
    pub speed: u8,
    /// The heart entrance at the end.
    pub entrance: Option<u8>,
    /// The pieces that go into the heart.
    pub goes_in: Vec<Piece>,
    /// Who wins, if somebody does.
    pub wins: Option<Seat>,
}

/// The way of a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// The piece that moves.
    pub piece: Piece,
    /// Where it begins.
    pub from: Place,
    /// How it goes.
    pub way: Way,
    /// Every position or field that it comes to, in order; empty if it is blocked at once. A piece that goes into the heart does so
    /// from the last of them.
    pub steps: Vec<Place>,
    /// Where it is in the end.
    pub to: Place,
}

/// How a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One position after the other.
    Steps,
    /// It is set on its start.
    ComesIn,
    /// It changes places with another piece.
    Swaps,
    /// It stands on the entrance and goes into the heart in the third phase (FL-26).
    GoesIn,
}

impl Preview {
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

    /// A piece begins its way, or goes on.
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

    /// Sets where the way of a piece ends, if it has one.
    fn ends(&mut self, piece: Piece, to: Place) {
        if let Some(path) = self.paths.iter_mut().find(|path| path.piece == piece) {
            path.to = to;
        }
    }

    /// The way of the piece that moves first, where any does.
    pub fn path_of_mover(&self) -> Option<&Path> {
        self.paths.first()
    }
}

impl State {
    /// What this event would do.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn preview(&self, event: &EventOf<Self>) -> Result<Preview, Illegal> {
        let (after, effects) = self.resolve(event)?;
        Ok(Preview::new(self, effects, after))
    }

    /// What this action would do, if whoever is asked did it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn preview_of(&self, action: Action) -> Result<Preview, Illegal> {
        let by = self.to_act().ok_or(Illegal::Over)?;
        self.preview(&Event::decision(by, action))
    }

    /// What would happen if this piece advanced now by the heart speed, whether or not it may: where the flow carries it. `None` for
    /// pieces of Ludo seats and such as are not on the ring. Only pieces of the seat whose turn it is have a Throw behind them.
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

    /// Does the order of the advances that are left no longer matter? Then every order leads to the same, and the pieces can go by
    /// themselves. In other phases there is no order.
    ///
    /// Cards that are drawn in between change no movement; how many there are is compared.
    pub fn order_is_settled(&self) -> bool {
        matches!(self.phase, Phase::Flow { left } if !left.is_empty()) && self.all_end_alike(&mut None)
    }

    /// Which of the pieces that are left goes first if nobody chooses: the one with the longest way to the next of them, so that it
    /// makes room for the others. Where the order does not matter, the one with the lowest number.
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

    /// Do all orders of what is left end in the state that was found first?
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
