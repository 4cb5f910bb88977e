//! Positions built by hand: for tests, and for pictures of the board.

use super::action::Rules;
use super::cards::Cards;
use super::ring::{LANE, MAX_STARTS, PIECES, Piece, Place, Ring};
use super::state::{FASTEST, SLOWEST, State};
use crate::engine::Seat;

/// A position at the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The places of the pieces, in any order; pieces that are not listed are waiting.
    pub pieces: Vec<(Piece, Place)>,
    /// The cards in the hands, in seat order; seats that are not listed have none.
    pub hands: Vec<Cards>,
    /// The heart speed.
    pub speed: u8,
    /// The ring position of the heart entrance; `None` off the ring.
    pub entrance: Option<u8>,
    /// The seat whose turn begins.
    pub turn: Seat,
}

/// The reason for refusing a fixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// The seat is not at the table, or does not have this piece.
    NoSuchPiece(Piece),
    /// The piece cannot be in this place, or the place is taken.
    NoSuchPlace(Piece),
    /// A hand is given to a seat without one, or there are more cards than the game has.
    Hands,
    /// The heart speed does not exist, or the entrance cannot be there at this speed.
    Heart,
    /// The turn is given to a seat that is not at the table.
    Turn,
}

impl State {
    /// A game with the same setup in this position, at the beginning of a turn.
    ///
    /// # Errors
    /// If the position does not fit the rules or the table.
    pub fn with_fixture(&self, fixture: &Fixture) -> Result<Self, Misplaced> {
        let mut state = *self;
        state.ring = Ring::new(state.starts());
        for seat in self.seats() {
            state.pieces[seat.index()] = [Place::Waiting; PIECES as usize];
        }
        for (piece, place) in &fixture.pieces {
            state.arrange(*piece, *place)?;
            if state.home(piece.seat).count() == PIECES {
                // The game would already be over.
                return Err(Misplaced::NoSuchPlace(*piece));
            }
        }
        let masters =
            self.seats().filter(|seat| self.rules(*seat) == Rules::Flow).map(|seat| Piece { seat, number: 0 });
        for master in masters {
            if state.place(master).on_ring().is_none() {
                return Err(Misplaced::NoSuchPlace(master));
            }
        }
        state.deal(&fixture.hands)?;
        state.speed = fixture.speed;
        state.entrance = fixture.entrance;
        let open = (SLOWEST + 1..FASTEST).contains(&fixture.speed);
        let beats = open || [SLOWEST, FASTEST].contains(&fixture.speed);
        if !beats || fixture.entrance.is_some_and(|at| !open || at >= state.ring_length()) {
            return Err(Misplaced::Heart);
        }
        if !self.seats().any(|seat| seat == fixture.turn) {
            return Err(Misplaced::Turn);
        }
        state.begin_turn(fixture.turn, &mut ());
        Ok(state)
    }

    fn arrange(&mut self, piece: Piece, place: Place) -> Result<(), Misplaced> {
        if !self.seats().any(|seat| Piece::all(seat).any(|one| one == piece)) {
            return Err(Misplaced::NoSuchPiece(piece));
        }
        let fits = match (place, self.rules(piece.seat)) {
            (Place::Waiting, _) => true,
            (Place::Ring(position), _) => position < self.ring_length() && self.at(position).is_none(),
            (Place::Heart, rules) => rules == Rules::Flow,
            (Place::Goal(field), rules) => {
                rules == Rules::Ludo && field < LANE && !self.lane_is_taken(piece.seat, field)
            }
        };
        if !fits || self.place(piece) != Place::Waiting {
            return Err(Misplaced::NoSuchPlace(piece));
        }
        self.put(piece, place);
        Ok(())
    }

    fn deal(&mut self, hands: &[Cards]) -> Result<(), Misplaced> {
        self.hands = [Cards::NONE; MAX_STARTS];
        for (index, hand) in hands.iter().enumerate() {
            let seat = self.seats().nth(index).ok_or(Misplaced::Hands)?;
            let may = hand.is_empty() || self.rules(seat) == Rules::Flow;
            if !may || !self.stacks().contains(*hand) {
                return Err(Misplaced::Hands);
            }
            self.hands[index] = *hand;
        }
        Ok(())
    }
}
