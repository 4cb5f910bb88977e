//! Effects of cards and of the flow on the pieces: stepping, throwing, entering, swapping, earning (FL-9 to FL-23).

use super::action::Play;
use super::cards::{Card, Cards};
use super::effect::Effect;
use super::illegal::Illegal;
use super::ring::{Piece, Place};
use super::state::{FASTEST, Phase, SLOWEST, State};
use crate::engine::{Observer, Seat};

impl State {
    /// Whether a piece can go to a position: `Err` with the piece that blocks it (FL-14 to FL-16), or `Ok` with the piece that would be
    /// thrown, if any.
    pub(super) fn way(&self, position: u8) -> Result<Option<Piece>, Piece> {
        match self.ring.at(position) {
            None => Ok(None),
            Some(piece) if self.throw && !self.is_master(piece) => Ok(Some(piece)),
            Some(piece) => Err(piece),
        }
    }

    /// Checks that a Move from this position can go this number of steps (FL-12).
    pub(super) fn check_steps(&self, piece: Piece, from: u8, steps: i8) -> Result<(), Illegal> {
        let blocked = |there: Piece| {
            let by = there.of_other(piece.seat);
            if self.is_master(there) { Illegal::MoveMeetsMaster { by } } else { Illegal::MoveIsBlocked { by } }
        };
        let first = self.ring.beside(from, steps > 0);
        self.way(first).map_err(blocked)?;
        if steps.abs() == 1 {
            return Ok(());
        }
        match self.way(self.ring.beside(first, steps > 0)) {
            Ok(_) => Ok(()),
            // The piece may still go into the heart at the first position.
            Err(_) if self.entrance == Some(first) && self.goes_in_at_once(piece, steps) => Ok(()),
            Err(by) => Err(blocked(by)),
        }
    }

    /// Whether a piece that makes these steps ends in the heart.
    fn goes_in_at_once(&self, piece: Piece, steps: i8) -> bool {
        let mut trial = *self;
        trial.walk(piece, steps, &mut ());
        trial.place(piece) == Place::Heart
    }

    /// Plays a card that has been checked (FL-7).
    pub(super) fn play<O: Observer<Effect>>(&mut self, play: Play, observer: &mut O) {
        let seat = self.turn;
        // The discarded cards are back in the stacks before the effect (FL-4).
        self.hands[seat.index()] = self.hands[seat.index()].without(play.with());
        match play {
            Play::Throw { .. } => {
                self.throw = true;
                observer.observe(Effect::ThrowIsActive);
            }
            Play::Enter { .. } => self.enter(observer),
            Play::Swap { piece, .. } => self.swap(Piece { seat, number: piece }, observer),
            Play::Move { piece, steps, .. } => {
                self.walk(Piece { seat, number: piece }, steps, observer);
            }
        }
    }

    /// Brings the lowest waiting piece onto the start of its seat (FL-10).
    fn enter<O: Observer<Effect>>(&mut self, observer: &mut O) {
        let seat = self.turn;
        // Determine the piece before the start is cleared.
        let Some(number) = self.waiting(seat).iter().next() else { return };
        let start = self.start(seat);
        if let Ok(Some(thrown)) = self.way(start) {
            self.throw_by_turn(thrown, observer);
        }
        self.come_in(Piece { seat, number }, observer);
        self.earn(seat, start, observer);
    }

    /// Sets a piece on its start; the heart speeds up (FL-18, FL-36).
    pub(super) fn come_in<O: Observer<Effect>>(&mut self, piece: Piece, observer: &mut O) {
        let at = self.start(piece.seat);
        self.put(piece, Place::Ring(at));
        observer.observe(Effect::ComesIn { piece, at });
        self.beat(self.speed + 1, observer);
    }

    /// Exchanges the places of a piece and the master of its seat, and moves the entrance under the master (FL-11).
    pub(super) fn swap<O: Observer<Effect>>(&mut self, other: Piece, observer: &mut O) {
        let master = Piece { seat: other.seat, number: 0 };
        let (Place::Ring(other_at), Place::Ring(master_at)) = (self.place(master), self.place(other)) else { return };
        self.put(master, Place::Ring(master_at));
        self.put(other, Place::Ring(other_at));
        observer.observe(Effect::Swaps { master, master_at, other, other_at });
        if self.speed > SLOWEST && self.speed < FASTEST {
            self.place_entrance(Some(master_at), observer);
        }
    }

    /// Advances one piece of the seat by the heart speed (FL-13).
    pub(in crate::games::flow) fn advance<O: Observer<Effect>>(&mut self, number: u8, observer: &mut O) {
        if let Phase::Flow { left } = &mut self.phase {
            *left = left.without(number);
        }
        let steps = self.speed as i8;
        self.walk(Piece { seat: self.turn, number }, steps, observer);
    }

    /// Moves a piece one position at a time, until its steps are used up, a piece blocks it, or the heart takes it in (FL-14 to FL-23).
    /// Positive steps are clockwise, negative ones counterclockwise.
    pub(super) fn walk<O: Observer<Effect>>(&mut self, piece: Piece, steps: i8, observer: &mut O) {
        let Place::Ring(mut at) = self.place(piece) else { return };
        for _ in 0..steps.unsigned_abs() {
            let to = self.ring.beside(at, steps > 0);
            match self.way(to) {
                Ok(None) => {}
                // The throw takes effect before the step (FL-15).
                Ok(Some(thrown)) => self.throw_by_turn(thrown, observer),
                Err(by) => {
                    observer.observe(Effect::Stops { piece, by });
                    return;
                }
            }
            self.ring.put(at, None);
            self.put(piece, Place::Ring(to));
            observer.observe(Effect::Steps { piece, to: Place::Ring(to) });
            at = to;
            self.earn(piece.seat, to, observer);
            if self.entrance == Some(to) && !self.has_slow_end() && self.take_in(piece, observer) {
                return;
            }
        }
    }

    /// Takes the piece on the entrance into the heart, if the piece may go in (FL-20 to FL-22).
    pub(super) fn take_in<O: Observer<Effect>>(&mut self, piece: Piece, observer: &mut O) -> bool {
        let Place::Ring(at) = self.place(piece) else { return false };
        let master = self.is_master(piece);
        if self.is_ludo(piece.seat) || master && !self.only_master_is_left(piece.seat) {
            return false;
        }
        self.ring.put(at, None);
        self.pieces[piece.seat.index()][usize::from(piece.number)] = Place::Heart;
        observer.observe(Effect::GoesIn { piece });
        if master {
            self.win(piece.seat, observer);
        }
        true
    }

    /// Whether the three ordinary pieces of a Flow seat are in the heart (FL-21).
    pub fn only_master_is_left(&self, seat: Seat) -> bool {
        let [_, ordinary @ ..] = &self.pieces[seat.index()];
        !self.is_ludo(seat) && ordinary.iter().all(|place| *place == Place::Heart)
    }

    /// Ends the game at once (FL-22, FL-37).
    pub(super) fn win<O: Observer<Effect>>(&mut self, seat: Seat, observer: &mut O) {
        self.phase = Phase::Over { winner: seat };
        self.throw = false;
        self.thrown = 0;
        self.draws = 0;
        observer.observe(Effect::Wins { seat });
    }

    /// Throws a piece with the Throw of the seat whose turn it is.
    fn throw_by_turn<O: Observer<Effect>>(&mut self, piece: Piece, observer: &mut O) {
        self.thrown = self.thrown.saturating_add(1);
        self.throw_out(piece, observer);
    }

    /// Returns a piece to waiting; the heart slows (FL-17, FL-36).
    pub(super) fn throw_out<O: Observer<Effect>>(&mut self, piece: Piece, observer: &mut O) {
        let Place::Ring(from) = self.place(piece) else { return };
        self.ring.put(from, None);
        self.pieces[piece.seat.index()][usize::from(piece.number)] = Place::Waiting;
        if let Phase::Flow { left } = &mut self.phase
            && piece.seat == self.turn
        {
            // A thrown piece has no advance left (FL-13).
            *left = left.without(piece.number);
        }
        observer.observe(Effect::IsThrown { piece, from });
        self.beat(self.speed - 1, observer);
    }

    /// Sets the heart speed within its bounds; at either bound the entrance leaves the ring (FL-17, FL-18).
    pub(super) fn beat<O: Observer<Effect>>(&mut self, speed: u8, observer: &mut O) {
        let speed = speed.clamp(SLOWEST, FASTEST);
        if speed == self.speed {
            return;
        }
        self.speed = speed;
        observer.observe(Effect::Speed { to: speed });
        if speed == SLOWEST || speed == FASTEST {
            self.place_entrance(None, observer);
        }
    }

    pub(super) fn place_entrance<O: Observer<Effect>>(&mut self, to: Option<u8>, observer: &mut O) {
        if self.entrance != to {
            self.entrance = to;
            observer.observe(Effect::Entrance { to });
        }
    }

    /// Earns a card for a seat whose piece has stepped onto a position, if the position earns one (FL-23).
    fn earn<O: Observer<Effect>>(&mut self, seat: Seat, position: u8, observer: &mut O) {
        let Some(card) = self.earns(position) else { return };
        match card {
            Some(card) if self.left_of(card) > 0 => self.gain(seat, card, observer),
            None if self.stacks().total() > self.draws => {
                self.draws += 1;
                observer.observe(Effect::DrawIsDue { seat });
            }
            card => observer.observe(Effect::EarnsNothing { seat, card }),
        }
    }

    /// Moves a card from its stack to a hand.
    pub(super) fn gain<O: Observer<Effect>>(&mut self, seat: Seat, card: Card, observer: &mut O) {
        self.hands[seat.index()] = self.hands[seat.index()].and(Cards::one(card));
        observer.observe(Effect::Earns { seat, card });
    }

    /// Puts a piece in its place; any other piece has left that place before.
    pub(super) fn put(&mut self, piece: Piece, place: Place) {
        self.pieces[piece.seat.index()][usize::from(piece.number)] = place;
        if let Place::Ring(position) = place {
            self.ring.put(position, Some(piece));
        }
    }
}
