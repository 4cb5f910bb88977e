//! The Ludo seat: Mensch ärgere Dich nicht on the same ring as the other seats (FL-30 to FL-37).

use super::effect::Effect;
use super::illegal::Illegal;
use super::ring::{LANE, PIECES, Piece, Place};
use super::state::{Phase, Pieces, State};
use crate::engine::{Observer, Seat};

/// The roll with which a piece comes in (FL-33).
pub const SIX: u8 = 6;
/// Number of further rolls after the first of three (FL-32).
const FURTHER: u8 = 2;
/// The number of rolls for a 6 of a seat that can move nothing (FL-32).
pub const TRIES: u8 = FURTHER + 1;

impl State {
    /// The number of rolls that the seat whose turn it is has after the next one (FL-32).
    pub(super) fn further_rolls(&self) -> u8 {
        let seat = self.turn;
        let on_lane = |field| self.lane_is_taken(seat, field);
        // A piece can move within the lane if the next field is free.
        let lane_moves = (0..LANE - 1).any(|field| on_lane(field) && !on_lane(field + 1));
        if self.on_ring(seat).is_empty() && !lane_moves { FURTHER } else { 0 }
    }

    /// The rolls made of the [`TRIES`] that the seat whose turn it is has for a 6; `None` if it has one roll only (FL-32).
    pub fn tries(&self) -> Option<u8> {
        match self.phase {
            Phase::Ludo { die, rolls } if self.further_rolls() > 0 => Some(FURTHER - rolls + u8::from(die.is_some())),
            Phase::Shield { rolls, .. } if self.further_rolls() > 0 => Some(TRIES - rolls),
            _ => None,
        }
    }

    /// The place that a piece reaches by a roll, if the roll can move it (FL-30, FL-34).
    pub(super) fn target(&self, piece: Piece, roll: u8) -> Result<Place, Illegal> {
        let length = self.ring.length();
        // Counted from the start of the seat; the goal lane follows after one lap.
        let from = match self.place(piece) {
            Place::Ring(position) => self.ring.distance(self.start(piece.seat), position),
            Place::Goal(field) => length + field,
            Place::Waiting | Place::Heart => return Err(Illegal::StepOfWaiting),
        };
        let to = from + roll;
        if to < length {
            let position = self.ring.after(self.start(piece.seat), to);
            return self.check_landing(piece.seat, position).map(|()| Place::Ring(position));
        }
        let field = to - length;
        if field >= LANE {
            return Err(Illegal::StepTooFar);
        }
        if self.lane_is_taken(piece.seat, field) {
            return Err(Illegal::StepOnOwn);
        }
        // Pieces cannot pass each other on the lane.
        let first = (from + 1).saturating_sub(length);
        if (first..field).any(|field| self.lane_is_taken(piece.seat, field)) {
            return Err(Illegal::StepOverOwn);
        }
        Ok(Place::Goal(field))
    }

    /// Checks that a Ludo piece of this seat may end on a position of the ring (FL-34, FL-35).
    fn check_landing(&self, seat: Seat, position: u8) -> Result<(), Illegal> {
        match self.ring.at(position) {
            Some(there) if there.seat == seat => Err(Illegal::StepOnOwn),
            Some(there) if self.is_master(there) && self.shields(there.seat).is_empty() => {
                Err(Illegal::Barred { by: there.seat })
            }
            _ => Ok(()),
        }
    }

    /// The pieces that can take the place of a Flow seat's master (FL-35).
    pub fn shields(&self, seat: Seat) -> Pieces {
        self.on_ring(seat).without(0)
    }

    /// Checks that the lowest waiting piece may come in (FL-33).
    pub(super) fn check_come_in(&self, seat: Seat, roll: u8) -> Result<(), Illegal> {
        if roll != SIX {
            return Err(Illegal::ComeInNeedsSix);
        }
        if self.waiting(seat).is_empty() {
            return Err(Illegal::NoneComesIn);
        }
        self.check_landing(seat, self.start(seat)).map_err(|illegal| match illegal {
            Illegal::StepOnOwn => Illegal::OwnPieceOnStart,
            other => other,
        })
    }

    /// Checks that this piece may move by the roll (FL-33, FL-34).
    pub(super) fn check_step(&self, piece: Piece, roll: u8) -> Result<(), Illegal> {
        if piece.number >= PIECES {
            return Err(Illegal::NoSuchPiece);
        }
        if self.check_come_in(piece.seat, roll).is_ok() {
            return Err(Illegal::MustComeIn);
        }
        self.target(piece, roll)?;
        match self.must_leave_start(piece.seat, roll) {
            Some(first) if first != piece => Err(Illegal::MustLeaveStart),
            _ => Ok(()),
        }
    }

    /// The piece that has to leave the seat's start with this roll (FL-33).
    fn must_leave_start(&self, seat: Seat, roll: u8) -> Option<Piece> {
        let there = self.ring.at(self.start(seat)).filter(|there| there.seat == seat)?;
        (!self.waiting(seat).is_empty() && self.target(there, roll).is_ok()).then_some(there)
    }

    /// Settles a roll of the die; if it can move no piece it is lost (FL-31).
    pub(super) fn settle_roll<O: Observer<Effect>>(&mut self, roll: u8, observer: &mut O) {
        let Phase::Ludo { rolls, .. } = self.phase else { return };
        let seat = self.turn;
        self.phase = Phase::Ludo { die: Some(roll), rolls };
        let moves = self.check_come_in(seat, roll).is_ok()
            || Piece::all(seat).any(|piece| self.check_step(piece, roll).is_ok());
        if !moves {
            observer.observe(Effect::RollIsLost { seat });
            self.use_up(roll, rolls, observer);
        }
    }

    /// Ends a used or lost roll: after a 6 the seat rolls again, and the count starts over (FL-31, FL-32).
    fn use_up<O: Observer<Effect>>(&mut self, roll: u8, rolls: u8, observer: &mut O) {
        if roll == SIX {
            self.phase = Phase::Ludo { die: None, rolls: self.further_rolls() };
        } else if rolls > 0 {
            self.phase = Phase::Ludo { die: None, rolls: rolls - 1 };
        } else {
            self.end_turn(observer);
        }
    }

    /// Brings in the lowest waiting piece with a 6 (FL-33).
    pub(super) fn come_in_on_six<O: Observer<Effect>>(&mut self, observer: &mut O) {
        if let Some(number) = self.waiting(self.turn).iter().next() {
            self.approach(Piece { seat: self.turn, number }, observer);
        }
    }

    /// Starts the move of a piece by the roll in use. If it ends on a master, another piece of that seat takes the master's place first
    /// (FL-35): its owner chooses which, and until then no piece moves.
    pub(super) fn approach<O: Observer<Effect>>(&mut self, mover: Piece, observer: &mut O) {
        let Phase::Ludo { die: Some(die), rolls } = self.phase else { return };
        let Some(to) = self.destination(mover, die) else { return };
        let there = to.on_ring().and_then(|position| self.ring.at(position));
        if let Some(master) = there.filter(|there| self.is_master(*there)) {
            let shields = self.shields(master.seat);
            let mut choice = shields.iter();
            if let (Some(number), None) = (choice.next(), choice.next()) {
                self.swap(Piece { seat: master.seat, number }, observer);
            } else {
                self.phase = Phase::Shield { owner: master.seat, mover, die, rolls };
                observer.observe(Effect::ShieldIsDue { owner: master.seat });
                return;
            }
        }
        self.land(mover, to, die, rolls, observer);
    }

    /// Settles the choice of the master's owner (FL-35).
    pub(super) fn shield<O: Observer<Effect>>(&mut self, number: u8, observer: &mut O) {
        let Phase::Shield { owner, mover, die, rolls } = self.phase else { return };
        self.phase = Phase::Ludo { die: Some(die), rolls };
        self.swap(Piece { seat: owner, number }, observer);
        if let Some(to) = self.destination(mover, die) {
            self.land(mover, to, die, rolls, observer);
        }
    }

    /// The place that a piece reaches by the roll, from the board or from waiting.
    fn destination(&self, mover: Piece, roll: u8) -> Option<Place> {
        match self.place(mover) {
            Place::Waiting => Some(Place::Ring(self.start(mover.seat))),
            _ => self.target(mover, roll).ok(),
        }
    }

    /// Ends the move of a piece: throws the piece that stands there, and uses up the roll (FL-34, FL-36, FL-37).
    fn land<O: Observer<Effect>>(&mut self, mover: Piece, to: Place, die: u8, rolls: u8, observer: &mut O) {
        let from = self.place(mover);
        self.pass(mover, from, die, observer);
        if let Some(there) = to.on_ring().and_then(|position| self.ring.at(position)) {
            self.throw_out(there, observer);
        }
        if from == Place::Waiting {
            self.come_in(mover, observer);
        } else {
            if let Place::Ring(position) = from {
                self.ring.put(position, None);
            }
            self.put(mover, to);
            observer.observe(Effect::Steps { piece: mover, to });
        }
        if self.home(mover.seat).count() == PIECES {
            self.win(mover.seat, observer);
        } else {
            self.use_up(die, rolls, observer);
        }
    }

    /// Reports the steps of a Ludo piece on its way, except the last one.
    fn pass<O: Observer<Effect>>(&self, mover: Piece, from: Place, die: u8, observer: &mut O) {
        let length = self.ring.length();
        let start = self.start(mover.seat);
        let begun = match from {
            Place::Ring(position) => self.ring.distance(start, position),
            Place::Goal(field) => length + field,
            Place::Waiting | Place::Heart => return,
        };
        for on in begun + 1..begun + die {
            let to = if on < length { Place::Ring(self.ring.after(start, on)) } else { Place::Goal(on - length) };
            observer.observe(Effect::Steps { piece: mover, to });
        }
    }
}
