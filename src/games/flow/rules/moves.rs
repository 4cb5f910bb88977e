//! What cards and the flow do to the pieces: stepping, throwing, entering, swapping, earning (FL-9 to FL-23).

use super::action::Play;
use super::cards::{Card, Cards};
use super::effect::{Effect, Observer};
use super::illegal::Illegal;
use super::ring::{Piece, Place};
use super::state::{FASTEST, Phase, SLOWEST, State};
use crate::engine::Seat;

impl State {
    /// Who stands there and blocks (FL-14 to FL-16); `Ok` with the piece that is thrown if somebody goes there, if any is.
    pub(super) fn way(&self, position: u8) -> Result<Option<Piece>, Piece> {
        match self.ring.at(position) {
            None => Ok(None),
            Some(piece) if self.throw && !self.is_master(piece) => Ok(Some(piece)),
            Some(piece) => Err(piece),
        }
    }

    /// Can a Move go so far (FL-12)? The piece stands on this position.
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
            // It may still be that the piece has gone into the heart before.
            Err(_) if self.entrance == Some(first) && self.goes_in_at_once(piece, steps) => Ok(()),
            Err(by) => Err(blocked(by)),
        }
    }

    /// Does a piece that makes these steps end in the heart?
    fn goes_in_at_once(&self, piece: Piece, steps: i8) -> bool {
        let mut trial = *self;
        trial.walk(piece, steps, &mut ());
        trial.place(piece) == Place::Heart
    }

    /// Plays a card that has been checked (FL-7).
    pub(super) fn play<O: Observer>(&mut self, play: Play, observer: &mut O) {
        let seat = self.turn;
        // They are in the stacks before the effect (FL-4).
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

    /// The lowest waiting piece is set on the own start (FL-10).
    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let seat = self.turn;
        // Which piece it is is settled before the start is cleared.
        let Some(number) = self.waiting(seat).iter().next() else { return };
        let start = self.start(seat);
        if let Ok(Some(thrown)) = self.way(start) {
            self.throw_by_turn(thrown, observer);
        }
        self.come_in(Piece { seat, number }, observer);
        self.earn(seat, start, observer);
    }

    /// A piece stands on its start, and the heart speeds up (FL-18, FL-36).
    pub(super) fn come_in<O: Observer>(&mut self, piece: Piece, observer: &mut O) {
        let at = self.start(piece.seat);
        self.put(piece, Place::Ring(at));
        observer.observe(Effect::ComesIn { piece, at });
        self.beat(self.speed + 1, observer);
    }

    /// The master of the piece's seat and the piece change places, and the entrance moves under the master (FL-11).
    pub(super) fn swap<O: Observer>(&mut self, other: Piece, observer: &mut O) {
        let master = Piece { seat: other.seat, number: 0 };
        let (Place::Ring(other_at), Place::Ring(master_at)) = (self.place(master), self.place(other)) else { return };
        self.put(master, Place::Ring(master_at));
        self.put(other, Place::Ring(other_at));
        observer.observe(Effect::Swaps { master, master_at, other, other_at });
        if self.speed > SLOWEST && self.speed < FASTEST {
            self.place_entrance(Some(master_at), observer);
        }
    }

    /// One own piece advances by the heart speed (FL-13).
    pub(in crate::games::flow) fn advance<O: Observer>(&mut self, number: u8, observer: &mut O) {
        if let Phase::Flow { left } = &mut self.phase {
            *left = left.without(number);
        }
        let steps = self.speed as i8;
        self.walk(Piece { seat: self.turn, number }, steps, observer);
    }

    /// A piece goes one position at a time, until its steps are used up, somebody blocks it, or the heart takes it in
    /// (FL-14 to FL-23). The steps are clockwise, or the other way below zero.
    pub(super) fn walk<O: Observer>(&mut self, piece: Piece, steps: i8, observer: &mut O) {
        let Place::Ring(mut at) = self.place(piece) else { return };
        for _ in 0..steps.unsigned_abs() {
            let to = self.ring.beside(at, steps > 0);
            match self.way(to) {
                Ok(None) => {}
                // It takes effect before the step (FL-15).
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
            if self.entrance == Some(to) && !self.table.slow_end && self.take_in(piece, observer) {
                return;
            }
        }
    }

    /// The piece on the entrance goes into the heart, if it may (FL-20 to FL-22).
    pub(super) fn take_in<O: Observer>(&mut self, piece: Piece, observer: &mut O) -> bool {
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

    /// Are the three ordinary pieces of a Flow seat in the heart (FL-21)?
    pub fn only_master_is_left(&self, seat: Seat) -> bool {
        let [_, ordinary @ ..] = &self.pieces[seat.index()];
        !self.is_ludo(seat) && ordinary.iter().all(|place| *place == Place::Heart)
    }

    /// The game ends at once (FL-22, FL-37).
    pub(super) fn win<O: Observer>(&mut self, seat: Seat, observer: &mut O) {
        self.phase = Phase::Over { winner: seat };
        self.throw = false;
        self.thrown = 0;
        self.draws = 0;
        observer.observe(Effect::Wins { seat });
    }

    /// A piece is thrown by the seat whose turn it is, with Throw.
    fn throw_by_turn<O: Observer>(&mut self, piece: Piece, observer: &mut O) {
        self.thrown = self.thrown.saturating_add(1);
        self.throw_out(piece, observer);
    }

    /// A piece waits again, and the heart slows (FL-17, FL-36).
    pub(super) fn throw_out<O: Observer>(&mut self, piece: Piece, observer: &mut O) {
        let Place::Ring(from) = self.place(piece) else { return };
        self.ring.put(from, None);
        self.pieces[piece.seat.index()][usize::from(piece.number)] = Place::Waiting;
        if let Phase::Flow { left } = &mut self.phase
            && piece.seat == self.turn
        {
            // It has no advance any more (FL-13).
            *left = left.without(piece.number);
        }
        observer.observe(Effect::IsThrown { piece, from });
        self.beat(self.speed - 1, observer);
    }

    /// The heart beats at another speed, within its bounds; at either bound the entrance leaves the ring (FL-17, FL-18).
    pub(super) fn beat<O: Observer>(&mut self, speed: u8, observer: &mut O) {
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

    pub(super) fn place_entrance<O: Observer>(&mut self, to: Option<u8>, observer: &mut O) {
        if self.entrance != to {
            self.entrance = to;
            observer.observe(Effect::Entrance { to });
        }
    }

    /// A piece of this seat has stepped onto a position (FL-23).
    fn earn<O: Observer>(&mut self, seat: Seat, position: u8, observer: &mut O) {
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

    /// A card comes from its stack to a hand.
    pub(super) fn gain<O: Observer>(&mut self, seat: Seat, card: Card, observer: &mut O) {
        self.hands[seat.index()] = self.hands[seat.index()].and(Cards::one(card));
        observer.observe(Effect::Earns { seat, card });
    }

    /// Puts a piece on its place; whoever stood there has left it before.
    pub(super) fn put(&mut self, piece: Piece, place: Place) {
        self.pieces[piece.seat.index()][usize::from(piece.number)] = place;
        if let Place::Ring(position) = place {
            self.ring.put(position, Some(piece));
        }
    }
}
