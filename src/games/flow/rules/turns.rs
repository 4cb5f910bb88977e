//! The end and the beginning of turns (FL-6, FL-9, FL-26, FL-38).

use super::effect::Effect;
use super::ring::Piece;
use super::state::{Phase, SLOWEST, State};
use crate::engine::{Observer, Seat};

/// The speed to which the heart returns for the last race (FL-38), and at or below which an idle Throw does not slow it (FL-9).
const LOW: u8 = 2;

impl State {
    /// Ends the turn in the flow if no advance is left and no card is due.
    pub(in crate::games::flow) fn go_on<O: Observer<Effect>>(&mut self, observer: &mut O) {
        if let Phase::Flow { left } = self.phase
            && left.is_empty()
            && self.draws == 0
        {
            self.end_turn(observer);
        }
    }

    /// Ends a turn: the third phase (FL-26), the Throw that threw no piece (FL-9), then the next turn.
    pub(super) fn end_turn<O: Observer<Effect>>(&mut self, observer: &mut O) {
        if self.has_slow_end()
            && let Some(piece) = self.entrance.and_then(|entrance| self.ring.at(entrance))
        {
            self.take_in(piece, observer);
            if self.winner().is_some() {
                return;
            }
        }
        if self.throw && self.thrown == 0 && self.speed > LOW {
            observer.observe(Effect::ThrowWasIdle { seat: self.turn });
            self.beat(self.speed - 1, observer);
        }
        let next = self.turn.clockwise(1, self.table.seats);
        observer.observe(Effect::TurnEnds { next });
        self.begin_turn(next, observer);
    }

    /// Begins a turn.
    pub(super) fn begin_turn<O: Observer<Effect>>(&mut self, seat: Seat, observer: &mut O) {
        self.turn = seat;
        self.throw = false;
        self.thrown = 0;
        self.draws = 0;
        if self.is_ludo(seat) {
            self.phase = Phase::Ludo { die: None, rolls: self.further_rolls() };
        } else {
            self.phase = Phase::Cards;
            if self.is_last_race() {
                self.begin_last_race(observer);
            }
        }
    }

    /// Whether only a Ludo seat could still win (FL-38).
    fn is_last_race(&self) -> bool {
        self.is_hybrid()
            && self.entrance.is_none()
            && self.seats().filter(|seat| !self.is_ludo(*seat)).all(|seat| self.only_master_is_left(seat))
    }

    /// Sets the entrance half a ring ahead of the master, on the first position from there without a master (FL-38).
    fn begin_last_race<O: Observer<Effect>>(&mut self, observer: &mut O) {
        let Some(master) = self.place(Piece { seat: self.turn, number: 0 }).on_ring() else { return };
        let mut at = self.ring.after(master, self.half_ring());
        // There are fewer masters than positions.
        while self.ring.at(at).is_some_and(|piece| self.is_master(piece)) {
            at = self.ring.after(at, 1);
        }
        observer.observe(Effect::LastRace);
        self.beat(LOW, observer);
        self.place_entrance(Some(at), observer);
    }
}

// An idle Throw never brings the heart to where the entrance leaves the ring.
const _: () = assert!(LOW > SLOWEST);
