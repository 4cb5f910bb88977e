//! How turns end and begin (FL-6, FL-9, FL-26, FL-38).

use super::effect::{Effect, Observer};
use super::ring::Piece;
use super::state::{Phase, SLOWEST, State};
use crate::engine::Seat;

/// The speed to which the heart comes back for the last race (FL-38), and below which an idle Throw slows nothing (FL-9).
const LOW: u8 = 2;

impl State {
    /// Goes on where nothing is left to decide or to draw in the flow.
    pub(in crate::games::flow) fn go_on<O: Observer>(&mut self, observer: &mut O) {
        if let Phase::Flow { left } = self.phase
            && left.is_empty()
            && self.draws == 0
        {
            self.end_turn(observer);
        }
    }

    /// The third phase (FL-26), the card that threw nobody (FL-9), and then the next turn.
    pub(super) fn end_turn<O: Observer>(&mut self, observer: &mut O) {
        if self.table.slow_end
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
        let next = Seat::new((self.turn.number() + 1) % self.table.seats).unwrap_or(Seat::FIRST);
        observer.observe(Effect::TurnEnds { next });
        self.begin_turn(next, observer);
    }

    /// A turn begins.
    pub(super) fn begin_turn<O: Observer>(&mut self, seat: Seat, observer: &mut O) {
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

    /// Could only a Ludo seat still win (FL-38)?
    fn is_last_race(&self) -> bool {
        self.is_hybrid()
            && self.entrance.is_none()
            && self.seats().filter(|seat| !self.is_ludo(*seat)).all(|seat| self.only_master_is_left(seat))
    }

    /// The entrance is set half a ring ahead of the master, where no master stands (FL-38).
    fn begin_last_race<O: Observer>(&mut self, observer: &mut O) {
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
