//! What the bots of Flow go by.
//!
//! Everything lies open, a turn is long (cards, then each piece), and chance comes between turns only. So the heuristic looks at what a
//! turn would end in, and the search goes over the actions of the turn and what the next seats answer. A playout is judged after 20
//! events, about two turns: one that ends within a turn makes bots that wait for each other, and games without an end. With many playouts it
//! pays to follow more closely what has proved good, to let playouts choose among more actions and to judge them later: as level 3 does it,
//! fifty times as many playouts win no more games, and without judging later 6,000 win no more than 1,500.

mod reasons;

use super::{Action, Card, Cards, PIECES, Phase, Piece, Place, State};
use crate::bots::{Heuristic, POINTLESS, Style};
use crate::engine::{BySeat, Event, Known, Seat};

pub use reasons::Reason;

/// What a win is worth.
const WIN: i32 = 1_000_000;
/// An ordinary piece in the heart.
const IN_HEART: i32 = 400;
/// A piece on the ring, wherever.
const ON_RING: i32 = 60;
/// What a piece just before the entrance has more than one a lap away.
const NEAR: i32 = 120;
/// A card in the hand.
const CARD: i32 = 14;
/// Cards beyond so many are worth 1 each.
const ENOUGH: i32 = 6;
/// What a Ludo piece gains on its lap.
const LAP: i32 = 600;
/// What it gains when it is home: nobody throws it there.
const HOME: i32 = 200;
/// How many times more the own outlook counts than that of the best other seat. With less nobody would place the entrance where
/// somebody else waits for it too, and games would never end.
const OWN: i32 = 4;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [30, 2000];
    const STYLES: [Style; 2] = [Style::plain(20), Style { exploration: 0.4, looked_at: 6, judged_after: 30 }];

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let Some(seat) = known.to_act() else { return 0 };
        let mut next = **known;
        if next.carry_out(&Event::decision(seat, *action), &mut ()).is_err() {
            return 0;
        }
        if next.turn != known.turn || known.is_ludo(known.turn) {
            return next.relative_outlook(seat);
        }
        let costs_nothing =
            matches!(action, Action::Play(_)) && next.draws == 0 && next.hand_of(seat) == known.hand_of(seat);
        next.flow_on();
        let outlook = next.relative_outlook(seat);
        // A card that is earned back at once can be played for ever, there and back again.
        if costs_nothing && outlook <= known.outlook_of_flow(seat) { POINTLESS } else { outlook }
    }

    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        reasons::of(known, action)
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, before: &Self, after: &Self) -> bool {
        reasons::holds(reason, seat, action, before, after)
    }

    fn outlook(known: &Known<Self>) -> BySeat<f64> {
        let outlook: BySeat<f64> = BySeat::new(known.seats().len() as u8, |seat| f64::from(known.outlook(seat)));
        let sum: f64 = outlook.values().map(|value| weight(*value)).sum();
        outlook.map(|_, value| weight(*value) / sum.max(1.0))
    }
}

/// How the shares of the victory grow with the outlook: with its cube.
fn weight(outlook: f64) -> f64 {
    let weight = outlook.max(0.0) + f64::from(IN_HEART / 2);
    weight * weight * weight
}

impl State {
    /// Lets the pieces flow to the end of the turn, those in front first.
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
        // Which cards they will be does not matter here.
        for card in Card::ALL.into_iter().cycle().take(usize::from(self.draws)) {
            let hand = &mut self.hands[self.turn.index()];
            *hand = hand.and(Cards::one(card));
        }
        self.draws = 0;
        self.go_on(&mut ());
    }

    /// The relative outlook of a seat if no card is played any more.
    fn outlook_of_flow(&self, seat: Seat) -> i32 {
        let mut flown = *self;
        flown.flow_on();
        flown.relative_outlook(seat)
    }

    /// `OWN` times the outlook of a seat, less that of the best other seat.
    fn relative_outlook(&self, seat: Seat) -> i32 {
        let others = self.seats().filter(|other| *other != seat).map(|other| self.outlook(other)).max();
        OWN * self.outlook(seat) - others.unwrap_or(0)
    }

    /// The outlook of a seat: what its pieces and cards are worth.
    fn outlook(&self, seat: Seat) -> i32 {
        if self.winner() == Some(seat) {
            return WIN;
        }
        if self.is_ludo(seat) {
            return Piece::all(seat).map(|piece| self.lap(piece)).sum();
        }
        let ordinary: i32 = (1..PIECES).map(|number| self.piece_value(Piece { seat, number })).sum();
        let cards = i32::from(self.hand_of(seat).total());
        let hand = CARD * cards.min(ENOUGH) + (cards - ENOUGH).max(0);
        ordinary + self.master_value(seat) + hand
    }

    /// How far a Ludo piece has come.
    fn lap(&self, piece: Piece) -> i32 {
        let length = i32::from(self.ring_length());
        match self.place(piece) {
            Place::Waiting | Place::Heart => 0,
            Place::Ring(at) => {
                let gone = i32::from(self.distance(self.start(piece.seat), at));
                // One that is nearly home is worth more than two that are half way: others have less time to throw it.
                ON_RING + LAP * gone * gone / (length * length)
            }
            Place::Goal(field) => ON_RING + LAP + HOME + 10 * i32::from(field),
        }
    }

    /// What an ordinary piece is worth where it is.
    fn piece_value(&self, piece: Piece) -> i32 {
        match self.place(piece) {
            Place::Waiting | Place::Goal(_) => 0,
            Place::Heart => IN_HEART,
            Place::Ring(at) => ON_RING + self.nearness(at, NEAR),
        }
    }

    /// Up to `most` for a position that the flow carries into the entrance soon.
    fn nearness(&self, at: u8, most: i32) -> i32 {
        let length = i32::from(self.ring_length());
        match self.entrance {
            None => 0,
            // A piece that stands on it has to go all the way round.
            Some(entrance) if entrance == at => 0,
            Some(entrance) => most * (length - i32::from(self.distance(at, entrance))) / length,
        }
    }

    /// What the master is worth where it is: nothing until it alone is left (FL-21).
    fn master_value(&self, seat: Seat) -> i32 {
        let Place::Ring(at) = self.place(Piece { seat, number: 0 }) else { return 0 };
        let Some(entrance) = self.entrance else { return 0 };
        if !self.only_master_is_left(seat) {
            return 0;
        }
        // Moves carry it 2 positions each, also back to the entrance.
        let hand = self.hand_of(seat);
        let moves = hand.of(Card::Move) + (hand.total() - hand.of(Card::Move)) / 2;
        let back = self.distance(entrance, at);
        if back > 0 && back <= 2 * moves { 2 * NEAR } else { self.nearness(at, 2 * NEAR) }
    }
}
