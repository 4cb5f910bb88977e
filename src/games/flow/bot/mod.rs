//! The bots of Flow.
//!
//! All information is open, a turn is long (cards, then each piece), and chance occurs only between turns. So the heuristic evaluates the
//! state at the end of the turn, and the search covers the actions of the turn and the replies of the next seats. A playout is evaluated
//! after 20 events, about two turns: evaluation within a turn produces bots that wait for each other, and games without an end. With many
//! playouts it pays to exploit good actions more, to let playouts choose among more actions, and to evaluate them later: in the style of
//! level 3, fifty times as many playouts win no more games, and without later evaluation 6,000 win no more than 1,500.

mod chances;
mod ends;
mod gain;
mod reasons;
mod truth;

use super::{Action, Card, Cards, PIECES, Phase, Piece, Place, State};
use crate::bots::{Heuristic, POINTLESS, Shares, Style};
use crate::engine::{BySeat, Event, Game, Known, Seat};

pub use gain::{Gain, Reason};

/// The value of a win.
const WIN: i32 = 1_000_000;
/// The value of an ordinary piece in the heart.
const IN_HEART: i32 = 400;
/// The value of a piece on the ring, in any position.
const ON_RING: i32 = 60;
/// The additional value of a piece just before the entrance, compared with one a lap away.
const NEAR: i32 = 120;
/// The value of a card in the hand.
const CARD: i32 = 14;
/// The number of cards beyond which each further card is worth 1.
const ENOUGH_CARDS: i32 = 6;
/// The value that a Ludo piece gains on its lap.
const LAP: i32 = 600;
/// The value that a Ludo piece gains at home, where it cannot be thrown.
const HOME: i32 = 200;
/// Weight of a seat's own outlook against that of the best other seat. With a lower weight no seat would place the entrance where another
/// seat also waits for it, and games would never end.
const OWN: i32 = 4;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [30, 2000];

    const STYLES: [Style; 2] = [Style::plain(20), Style { exploration: 0.4, looked_at: 6, judged_after: 30 }];

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let Some(seat) = known.to_act() else { return 0 };
        let mut next = **known;
        if next.apply(&Event::decision(seat, *action)).is_err() {
            return 0;
        }
        if next.turn != known.turn || known.is_ludo(known.turn) {
            return next.relative_outlook(seat);
        }
        let costs_nothing =
            matches!(action, Action::Play(_)) && next.draws == 0 && next.hand_of(seat) == known.hand_of(seat);
        next.flow_on();
        let outlook = next.relative_outlook(seat);
        // A card that is earned back at once could be played forever, back and forth.
        if costs_nothing && outlook <= known.outlook_of_flow(seat) { POINTLESS } else { outlook }
    }

    fn evaluate(known: &Known<Self>) -> BySeat<f64> {
        let outlook: BySeat<f64> = BySeat::new(known.seats().len() as u8, |seat| f64::from(known.outlook(seat)));
        let sum: f64 = outlook.values().map(|value| weight(*value)).sum();
        outlook.map(|_, value| weight(*value) / sum.max(1.0))
    }

    fn chance_to_win(state: &Self) -> Shares {
        chances::chances(state)
    }
}

/// The weight of an outlook in the shares of the victory: its cube.
fn weight(outlook: f64) -> f64 {
    let weight = outlook.max(0.0) + f64::from(IN_HEART / 2);
    weight * weight * weight
}

impl State {
    /// Lets the pieces flow to the end of the turn, front pieces first.
    fn flow_on(&mut self) {
        if self.phase == Phase::Cards {
            self.phase = Phase::Flow { left: self.on_ring(self.turn) };
        }
        while let Phase::Flow { left } = self.phase
            && let Some(first) = left.iter().next()
        {
            let free = |number: &u8| {
                let ahead =
                    self.place(Piece { seat: self.turn, number: *number }).on_ring().map(|at| self.ring.after(at, 1));
                let next = ahead.and_then(|ahead| self.ring.at(ahead));
                next.is_none_or(|next| next.seat != self.turn || !left.has(next.number))
            };
            let number = left.iter().find(free).unwrap_or(first);
            self.advance(number, &mut ());
        }
        // The kinds of the cards are irrelevant here.
        for card in Card::ALL.into_iter().cycle().take(usize::from(self.draws)) {
            let hand = &mut self.hands[self.turn.index()];
            *hand = hand.and(Cards::one(card));
        }
        self.draws = 0;
        self.go_on(&mut ());
    }

    /// The relative outlook of a seat if no more cards are played.
    fn outlook_of_flow(&self, seat: Seat) -> i32 {
        let mut flown = *self;
        flown.flow_on();
        flown.relative_outlook(seat)
    }

    /// `OWN` times the outlook of a seat, minus that of the best other seat.
    fn relative_outlook(&self, seat: Seat) -> i32 {
        let others = self.seats().filter(|other| *other != seat).map(|other| self.outlook(other)).max();
        OWN * self.outlook(seat) - others.unwrap_or(0)
    }

    /// The outlook of a seat: the value of its pieces and cards.
    fn outlook(&self, seat: Seat) -> i32 {
        if self.winner() == Some(seat) {
            return WIN;
        }
        if self.is_ludo(seat) {
            return Piece::all(seat).map(|piece| self.lap(piece)).sum();
        }
        let ordinary: i32 = (1..PIECES).map(|number| self.piece_value(Piece { seat, number })).sum();
        let cards = i32::from(self.hand_of(seat).total());
        let hand = CARD * cards.min(ENOUGH_CARDS) + (cards - ENOUGH_CARDS).max(0);
        ordinary + self.master_value(seat) + hand
    }

    /// The value of a Ludo piece, by the progress of its lap.
    fn lap(&self, piece: Piece) -> i32 {
        let length = i32::from(self.ring_length());
        match self.place(piece) {
            Place::Waiting | Place::Heart => 0,
            Place::Ring(at) => {
                let gone = i32::from(self.distance(self.start(piece.seat), at));
                // One piece that is nearly home is worth more than two half way: the other players have less time to throw it.
                ON_RING + LAP * gone * gone / (length * length)
            }
            Place::Goal(field) => ON_RING + LAP + HOME + 10 * i32::from(field),
        }
    }

    /// The value of an ordinary piece in its place.
    fn piece_value(&self, piece: Piece) -> i32 {
        match self.place(piece) {
            Place::Waiting | Place::Goal(_) => 0,
            Place::Heart => IN_HEART,
            Place::Ring(at) => ON_RING + self.nearness(at, NEAR),
        }
    }

    /// The value of a position, up to `most` for one from which the flow soon carries a piece into the entrance.
    fn nearness(&self, at: u8, most: i32) -> i32 {
        let length = i32::from(self.ring_length());
        match self.entrance {
            None => 0,
            // A piece on the entrance has a whole lap to go.
            Some(entrance) if entrance == at => 0,
            Some(entrance) => most * (length - i32::from(self.distance(at, entrance))) / length,
        }
    }

    /// The value of the master in its place: 0 until only the master is left (FL-21).
    fn master_value(&self, seat: Seat) -> i32 {
        let Place::Ring(at) = self.place(Piece { seat, number: 0 }) else { return 0 };
        let Some(entrance) = self.entrance else { return 0 };
        if !self.only_master_is_left(seat) {
            return 0;
        }
        // A Move carries it 2 positions, also backwards to the entrance.
        let hand = self.hand_of(seat);
        let moves = hand.of(Card::Move) + (hand.total() - hand.of(Card::Move)) / 2;
        let back = self.distance(entrance, at);
        if back > 0 && back <= 2 * moves { 2 * NEAR } else { self.nearness(at, 2 * NEAR) }
    }
}
