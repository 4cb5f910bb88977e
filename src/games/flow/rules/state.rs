//! The game state and its accessors.

use serde::{Deserialize, Serialize};

use super::action::Rules;
use super::cards::{Card, Cards, DECK, LARGE_DECK};
use super::ring::{FEWEST_STARTS, LANE, MAX_STARTS, PER_START, PIECES, Piece, Place, Ring, start_on, start_position};
use crate::engine::{Seat, Seats, Turn};

/// The slowest heart speed (FL-3).
pub const SLOWEST: u8 = 1;
/// The fastest heart speed (FL-3).
pub const FASTEST: u8 = 4;

/// A game of Flow to the Heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) table: Table,
    pub(in crate::games::flow) phase: Phase,
    /// The seat whose turn it is; meaningless at the end.
    pub(in crate::games::flow) turn: Seat,
    /// The pieces by seat and number. Rows of seats that do not exist are never read.
    pub(super) pieces: [[Place; PIECES as usize]; MAX_STARTS],
    /// The contents of `pieces`, by position.
    pub(in crate::games::flow) ring: Ring,
    /// The hands by seat (FL-5). All other cards lie in the stacks (FL-4).
    pub(in crate::games::flow) hands: [Cards; MAX_STARTS],
    /// The heart speed, 1 to 4 (FL-3).
    pub(in crate::games::flow) speed: u8,
    /// The heart entrance, never on the ring at speed 1 or 4 (FL-17, FL-18).
    pub(in crate::games::flow) entrance: Option<u8>,
    /// Whether Throw is active in this turn (FL-9).
    pub(in crate::games::flow) throw: bool,
    /// The number of pieces thrown by the seat in this turn (FL-9).
    pub(super) thrown: u32,
    /// The number of random cards due to the seat (FL-25).
    pub(in crate::games::flow) draws: u8,
}

/// The properties of the table that follow from the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Table {
    pub seats: u8,
    /// The number of starts on the ring (FL-1, FL-27).
    pub starts: u8,
    /// The start of each seat, counted from 0 in the order of the colours.
    pub start_of: [u8; MAX_STARTS],
    /// The Ludo seats (FL-28).
    pub ludo: Seats,
    /// Whether earned cards are drawn at random (FL-25, FL-27).
    pub balance: bool,
    /// Whether pieces go into the heart in a third phase only (FL-26).
    pub slow_end: bool,
}

/// The phase of the game: the action or chance outcome that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Cards, until the player ends the phase of cards (FL-7).
    Cards,
    /// The advances of the seat's pieces (FL-13).
    Flow {
        /// The pieces with an advance left.
        left: Pieces,
    },
    /// A Ludo seat rolls, or uses the roll (FL-31).
    Ludo {
        /// The roll to be used; `None` before the roll.
        die: Option<u8>,
        /// The number of further rolls that the seat has left, not counting those earned by a 6 (FL-32).
        rolls: u8,
    },
    /// The owner of a master chooses the piece that takes its place (FL-35).
    Shield {
        /// The seat that chooses.
        owner: Seat,
        /// The piece that is moving onto the master; it still stands in its old place.
        mover: Piece,
        /// The roll in use.
        die: u8,
        /// As in [`Phase::Ludo`].
        rolls: u8,
    },
    /// The game is over.
    Over {
        /// The winner (FL-22, FL-37).
        winner: Seat,
    },
}

/// A subset of the four pieces of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pieces(u8);

impl Pieces {
    /// Whether the piece with this number is in the set.
    pub const fn has(self, number: u8) -> bool {
        number < PIECES && self.0 & (1 << number) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of pieces.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The numbers of the pieces, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..PIECES).filter(move |number| self.has(*number))
    }

    /// The set without the piece with this number.
    pub(in crate::games::flow) const fn without(self, number: u8) -> Self {
        if number < PIECES { Self(self.0 & !(1 << number)) } else { self }
    }
}

impl FromIterator<u8> for Pieces {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        Self(numbers.into_iter().filter(|number| *number < PIECES).fold(0, |set, number| set | 1 << number))
    }
}

/// The reason why the heart entrance is off the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffRing {
    /// The heart beats too slowly, at speed 1 (FL-17).
    TooSlow,
    /// The heart beats too fast, at speed 4 (FL-18).
    TooFast,
    /// The speed would allow it on the ring: the entrance waits for a Swap (FL-19).
    WaitsForSwap,
}

impl State {
    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act, also before chance; while a shield is chosen, the owner of the master (FL-35); `None` at the end.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { .. } => None,
            Phase::Shield { owner, .. } => Some(owner),
            Phase::Cards | Phase::Flow { .. } | Phase::Ludo { .. } => Some(self.turn),
        }
    }

    /// The seat whose turn it is, also while the owner of a master chooses; `None` at the end.
    pub fn turn_of(&self) -> Option<Seat> {
        (!matches!(self.phase, Phase::Over { .. })).then_some(self.turn)
    }

    /// The source of the next event: a deciding seat, or chance; `Over` at the end of the game.
    pub(super) fn mover(&self) -> Turn {
        match self.phase {
            Phase::Over { .. } => Turn::Over,
            Phase::Ludo { die: None, .. } => Turn::Chance,
            Phase::Shield { owner, .. } => Turn::Decide(owner),
            Phase::Cards | Phase::Flow { .. } if self.draws > 0 => Turn::Chance,
            Phase::Cards | Phase::Flow { .. } | Phase::Ludo { .. } => Turn::Decide(self.turn),
        }
    }

    /// The seats of the table, clockwise.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.seats)
    }

    /// The rules by which a seat plays (FL-28).
    pub fn rules(&self, seat: Seat) -> Rules {
        if self.is_ludo(seat) { Rules::Ludo } else { Rules::Flow }
    }

    /// Whether the seat plays by the rules of Ludo (FL-28).
    pub(in crate::games::flow) fn is_ludo(&self, seat: Seat) -> bool {
        self.table.ludo.contains(seat)
    }

    /// The number of starts on the ring: four, or one for each seat if there are more (FL-1, FL-27).
    pub fn starts(&self) -> u8 {
        self.table.starts
    }

    /// The number of positions on the ring, ten for each start (FL-1).
    pub fn ring_length(&self) -> u8 {
        self.ring.length()
    }

    /// The position on which a seat's pieces start (FL-1).
    pub fn start(&self, seat: Seat) -> u8 {
        start_position(self.table.start_of[seat.index()])
    }

    /// The position of a start, counted from 0 in the order of the colours (FL-1).
    pub fn position_of_start(&self, start: u8) -> u8 {
        start_position(start)
    }

    /// The start on this position, counted from 0 in the order of the colours.
    pub fn start_on(&self, position: u8) -> Option<u8> {
        start_on(position).filter(|start| *start < self.table.starts)
    }

    /// Whether this position earns a card (FL-23), and of which kind; `Some(None)` for a random one (FL-25).
    pub fn earns(&self, position: u8) -> Option<Option<Card>> {
        let start = self.start_on(position)?;
        Some(Card::of_start(start).filter(|_| !self.is_balanced()))
    }

    /// The place of a piece; waiting if there is no such piece.
    pub fn place(&self, piece: Piece) -> Place {
        let row = &self.pieces[piece.seat.index()];
        row.get(usize::from(piece.number)).copied().unwrap_or(Place::Waiting)
    }

    /// The piece on a position of the ring.
    pub fn at(&self, position: u8) -> Option<Piece> {
        self.ring.at(position)
    }

    /// Whether a piece is a master (FL-2). A Ludo seat has none (FL-30).
    pub fn is_master(&self, piece: Piece) -> bool {
        piece.number == 0 && !self.is_ludo(piece.seat)
    }

    /// The pieces of a seat that are on the ring.
    pub fn on_ring(&self, seat: Seat) -> Pieces {
        self.where_pieces(seat, |place| matches!(place, Place::Ring(_)))
    }

    /// The waiting pieces of a seat.
    pub fn waiting(&self, seat: Seat) -> Pieces {
        self.where_pieces(seat, |place| place == Place::Waiting)
    }

    /// The pieces of a seat that are home: in the heart, or on the goal lane.
    pub fn home(&self, seat: Seat) -> Pieces {
        self.where_pieces(seat, |place| matches!(place, Place::Heart | Place::Goal(_)))
    }

    pub(super) fn where_pieces(&self, seat: Seat, is: impl Fn(Place) -> bool) -> Pieces {
        let row = &self.pieces[seat.index()];
        Pieces((0..PIECES).filter(|number| is(row[usize::from(*number)])).fold(0, |set, number| set | 1 << number))
    }

    /// Whether this field of a Ludo seat's goal lane is taken (FL-30).
    pub(super) fn lane_is_taken(&self, seat: Seat, field: u8) -> bool {
        field < LANE && self.pieces[seat.index()].contains(&Place::Goal(field))
    }

    /// The pieces of the seat with an advance left (FL-13); in the phase of cards all of its pieces on the ring.
    pub fn to_advance(&self) -> Pieces {
        match self.phase {
            Phase::Cards => self.on_ring(self.turn),
            Phase::Flow { left } => left,
            Phase::Ludo { .. } | Phase::Shield { .. } | Phase::Over { .. } => Pieces::default(),
        }
    }

    /// The cards of a seat; all hands are open (FL-4).
    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards left in the stacks (FL-4).
    pub fn stacks(&self) -> Cards {
        self.seats().fold(Cards::each(self.of_each_kind()), |left, seat| left.without(self.hand_of(seat)))
    }

    /// The number of cards of a kind left in the stacks (FL-4).
    pub(super) fn left_of(&self, card: Card) -> u8 {
        self.seats().fold(self.of_each_kind(), |left, seat| left.saturating_sub(self.hand_of(seat).of(card)))
    }

    /// The number of cards of each kind in the game (FL-4).
    fn of_each_kind(&self) -> u8 {
        if self.table.starts > FEWEST_STARTS { LARGE_DECK } else { DECK }
    }

    /// The heart speed, 1 to 4 (FL-3).
    pub fn speed(&self) -> u8 {
        self.speed
    }

    /// The position of the heart entrance; `None` off the ring (FL-3).
    pub fn entrance(&self) -> Option<u8> {
        self.entrance
    }

    /// The reason why the heart entrance is off the ring; `None` while it is on the ring.
    pub fn off_ring(&self) -> Option<OffRing> {
        match (self.entrance, self.speed) {
            (Some(_), _) => None,
            (None, SLOWEST) => Some(OffRing::TooSlow),
            (None, FASTEST) => Some(OffRing::TooFast),
            (None, _) => Some(OffRing::WaitsForSwap),
        }
    }

    /// Whether Throw is active in this turn (FL-9).
    pub fn throw_is_active(&self) -> bool {
        self.throw
    }

    /// The number of pieces thrown by the seat in this turn (FL-9).
    pub fn thrown(&self) -> u32 {
        self.thrown
    }

    /// The number of random cards due to the seat whose turn it is (FL-25).
    pub fn draws(&self) -> u8 {
        self.draws
    }

    /// Whether earned cards are drawn at random (FL-25, FL-27).
    pub fn is_balanced(&self) -> bool {
        self.table.balance
    }

    /// Whether pieces go into the heart in a third phase only (FL-26).
    pub fn has_slow_end(&self) -> bool {
        self.table.slow_end
    }

    /// Whether any seat plays by the rules of Ludo (FL-28).
    pub fn is_hybrid(&self) -> bool {
        !self.table.ludo.is_empty()
    }

    /// The roll that a Ludo seat has to use (FL-31).
    pub fn die(&self) -> Option<u8> {
        match self.phase {
            Phase::Ludo { die, .. } => die,
            Phase::Shield { die, .. } => Some(die),
            _ => None,
        }
    }

    /// The number of further rolls that the Ludo seat has left after the one due or in use, not counting those earned by a 6 (FL-32).
    pub fn rolls(&self) -> u8 {
        match self.phase {
            Phase::Ludo { rolls, .. } | Phase::Shield { rolls, .. } => rolls,
            _ => 0,
        }
    }

    /// The winner, when the game is over (FL-22, FL-37).
    pub fn winner(&self) -> Option<Seat> {
        if let Phase::Over { winner } = self.phase { Some(winner) } else { None }
    }

    /// The number of steps clockwise from one position of the ring to another: less than a lap.
    pub fn distance(&self, from: u8, to: u8) -> u8 {
        self.ring.distance(from, to)
    }

    /// The position this number of steps away, clockwise, or counterclockwise if negative; at most one lap.
    pub fn position_after(&self, position: u8, steps: i8) -> u8 {
        let steps = if steps < 0 { self.ring.length() - steps.unsigned_abs() } else { steps.unsigned_abs() };
        self.ring.after(position, steps)
    }

    /// The piece that is moving onto a master, and that master (FL-35), while the master's owner chooses.
    pub fn attack(&self) -> Option<(Piece, Piece)> {
        match self.phase {
            Phase::Shield { owner, mover, .. } => Some((mover, Piece { seat: owner, number: 0 })),
            _ => None,
        }
    }

    /// Half of the ring: 5 positions for each start (FL-38).
    pub(super) fn half_ring(&self) -> u8 {
        self.table.starts * (PER_START / 2)
    }
}
