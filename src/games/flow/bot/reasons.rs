//! Reasons for actions: their immediate effects, before anything else moves.

use super::super::{Action, Effect, Phase, Piece, Place, Play, State};
use crate::engine::{Event, Known, Seat, Step};

/// A reason for an action of Flow to the Heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The action wins the game.
    Wins,
    /// The moving piece goes into the heart, or to the goal.
    GoesIn,
    /// The action throws a piece of this seat.
    Throws {
        /// The seat of the thrown piece.
        seat: Seat,
    },
    /// One more piece is on its way.
    ComesIn,
    /// The action earns a card.
    Earns,
    /// The heart entrance comes onto the ring.
    Opens,
    /// The moving piece comes nearer to the heart entrance by this number of positions.
    Nearer {
        /// The number of positions, at least 1.
        positions: u8,
    },
    /// The seat's nearest piece has this number of positions left to the heart entrance, fewer than before.
    ToGo {
        /// The number of positions, at least 1.
        positions: u8,
    },
    /// The nearest piece of this seat has further to go.
    Hinders {
        /// The hindered seat.
        seat: Seat,
    },
    /// A piece of this seat blocks the flow, and can be thrown from now on.
    InTheWay {
        /// The seat of that piece.
        seat: Seat,
    },
    /// Another of the seat's pieces would be stopped by the moving one if that moved later.
    MakesRoom {
        /// The number of the piece behind.
        piece: u8,
    },
    /// The moving piece is the one that has come farthest of those that could move.
    InFront,
    /// The piece is the one with the longest way left of those that could be thrown.
    LongestWay,
}

/// The number of the moving piece of the seat.
fn mover(action: &Action) -> Option<u8> {
    match *action {
        Action::Play(Play::Move { piece, .. }) | Action::Advance { piece } | Action::Step { piece } => Some(piece),
        Action::Play(_) | Action::Flow | Action::ComeIn | Action::Shield { .. } => None,
    }
}

impl State {
    /// The distance of a piece to the heart entrance, if the piece may go in there. From the entrance itself it is a whole lap.
    fn way_in(&self, piece: Piece) -> Option<u8> {
        let (entrance, at) = (self.entrance?, self.place(piece).on_ring()?);
        if self.is_ludo(piece.seat) || self.is_master(piece) && !self.only_master_is_left(piece.seat) {
            return None;
        }
        Some(if at == entrance { self.ring_length() } else { self.distance(at, entrance) })
    }

    /// The distance of a seat's nearest piece to the entrance.
    fn nearest(&self, seat: Seat) -> Option<u8> {
        Piece::all(seat).filter_map(|piece| self.way_in(piece)).min()
    }

    /// The distance of a Ludo piece from its start.
    fn come(&self, piece: Piece) -> Option<u8> {
        match self.place(piece) {
            Place::Waiting | Place::Heart => None,
            Place::Ring(at) => Some(self.distance(self.start(piece.seat), at)),
            Place::Goal(field) => Some(self.ring_length() + field),
        }
    }

    /// The piece that stops a piece if it flows now.
    fn stopper(&self, piece: Piece) -> Option<Piece> {
        self.drift(piece)?.stopped.map(|(_, by)| by)
    }

    /// The pieces of a seat that are at home.
    fn at_home(&self, seat: Seat) -> u8 {
        self.home(seat).count()
    }
}

/// The reason that follows from an action's direct effects, in any phase.
fn done(before: &State, after: &State, effects: &[Effect], seat: Seat, action: &Action) -> Option<Reason> {
    if after.winner() == Some(seat) {
        return Some(Reason::Wins);
    }
    let goes_in = |number: u8| {
        let piece = Piece { seat, number };
        before.place(piece).on_ring().is_some() && matches!(after.place(piece), Place::Heart | Place::Goal(_))
    };
    if mover(action).is_some_and(goes_in) {
        return Some(Reason::GoesIn);
    }
    let loses = |other: &Seat| after.waiting(*other).count() > before.waiting(*other).count();
    if let Some(seat) = before.seats().filter(|other| *other != seat).find(loses) {
        return Some(Reason::Throws { seat });
    }
    if after.on_ring(seat).count() > before.on_ring(seat).count() {
        return Some(Reason::ComesIn);
    }
    let earns = |effect: &Effect| match effect {
        Effect::Earns { seat: by, .. } | Effect::DrawIsDue { seat: by } => *by == seat,
        _ => false,
    };
    effects.iter().any(earns).then_some(Reason::Earns)
}

/// The reason that follows from the effect of a card on the distances left.
fn ways(before: &State, after: &State, seat: Seat, play: Play) -> Option<Reason> {
    match play {
        Play::Throw { .. } => {
            let in_the_way = |number: u8| before.stopper(Piece { seat, number });
            let by = before.to_advance().iter().filter_map(in_the_way);
            let mut by = by.filter(|by| by.seat != seat && !before.is_master(*by));
            return by.next().map(|by| Reason::InTheWay { seat: by.seat });
        }
        Play::Move { piece: number, .. } => {
            let piece = Piece { seat, number };
            let nearer = before.way_in(piece)?.checked_sub(after.way_in(piece)?);
            return nearer.filter(|positions| *positions > 0).map(|positions| Reason::Nearer { positions });
        }
        Play::Enter { .. } | Play::Swap { .. } => {}
    }
    if before.entrance.is_none() && after.entrance.is_some() {
        return Some(Reason::Opens);
    }
    let (had, has) = (before.nearest(seat), after.nearest(seat));
    if let Some(positions) = has.filter(|has| had.is_some_and(|had| *has < had)) {
        return Some(Reason::ToGo { positions });
    }
    let further = |other: &Seat| Some(after.nearest(*other)? > before.nearest(*other)?);
    let mut hindered = before.seats().filter(|other| *other != seat && further(other) == Some(true));
    // The seat that would have gone in first.
    let first = hindered.next()?;
    let most =
        hindered.fold(first, |most, other| if before.nearest(other) < before.nearest(most) { other } else { most });
    Some(Reason::Hinders { seat: most })
}

/// The reason for choosing this piece among those that could move.
fn order(before: &State, after: &State, seat: Seat, action: &Action) -> Option<Reason> {
    let others = |number: u8| {
        let mut legal = Vec::new();
        before.list_legal(&mut legal);
        legal.into_iter().filter_map(move |other| match other {
            Action::Step { piece } | Action::Shield { piece } if piece != number => Some(Piece { seat, number: piece }),
            _ => None,
        })
    };
    match *action {
        Action::Advance { piece: number } => {
            let stops =
                |state: &State, other: u8| state.stopper(Piece { seat, number: other }) == Some(Piece { seat, number });
            let behind = before.to_advance().without(number).iter();
            let mut freed = behind.filter(|other| stops(before, *other) && !stops(after, *other));
            freed.next().map(|piece| Reason::MakesRoom { piece })
        }
        Action::Step { piece: number } => {
            let come = before.come(Piece { seat, number });
            let mut others = others(number).peekable();
            others.peek()?;
            others.all(|other| before.come(other) < come).then_some(Reason::InFront)
        }
        Action::Shield { piece: number } => {
            let way = before.way_in(Piece { seat, number })?;
            let mut others = others(number).peekable();
            others.peek()?;
            others.all(|other| before.way_in(other).is_some_and(|other| other < way)).then_some(Reason::LongestWay)
        }
        Action::Play(_) | Action::Flow | Action::ComeIn => None,
    }
}

/// The reason for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Option<Reason> {
    let seat = known.to_act()?;
    let Step { after, effects, .. } = Step::new(&**known, Event::decision(seat, *action)).ok()?;
    done(known, &after, &effects, seat, action).or_else(|| match action {
        Action::Play(play) => ways(known, &after, seat, *play),
        _ => order(known, &after, seat, action),
    })
}

/// Whether this reason for an action is true of the states around it.
pub(super) fn holds(reason: &Reason, seat: Seat, action: &Action, before: &State, after: &State) -> bool {
    let moved = mover(action).map(|number| Piece { seat, number });
    let cards = |state: &State| {
        let due = if state.turn == seat { state.draws } else { 0 };
        u32::from(state.hand_of(seat).total()) + u32::from(due)
    };
    let paid = if let Action::Play(play) = action { u32::from(play.with().total()) } else { 0 };
    match *reason {
        Reason::Wins => matches!(after.phase, Phase::Over { winner } if winner == seat),
        Reason::GoesIn => {
            let home = |state: &State| moved.is_some_and(|piece| state.home(seat).has(piece.number));
            !home(before) && home(after) && after.at_home(seat) > before.at_home(seat)
        }
        Reason::Throws { seat: of } => {
            of != seat
                && after.on_ring(of).count() < before.on_ring(of).count()
                && after.at_home(of) == before.at_home(of)
        }
        Reason::ComesIn => {
            matches!(action, Action::ComeIn | Action::Play(Play::Enter { .. }))
                && after.on_ring(seat).count() == before.on_ring(seat).count() + 1
        }
        Reason::Earns => cards(after) + paid > cards(before),
        Reason::Opens => before.entrance.is_none() && after.entrance.is_some(),
        Reason::Nearer { positions } => {
            let entrance = before.entrance.filter(|entrance| after.entrance == Some(*entrance));
            let at = |state: &State| moved.and_then(|piece| state.place(piece).on_ring());
            let gone = |at: u8, entrance: u8| (entrance + before.ring_length() - at - 1) % before.ring_length() + 1;
            matches!((entrance, at(before), at(after)), (Some(entrance), Some(from), Some(to))
                if positions > 0 && gone(from, entrance) == gone(to, entrance) + positions)
        }
        Reason::ToGo { positions } => {
            after.nearest(seat) == Some(positions) && before.nearest(seat).is_some_and(|before| before > positions)
        }
        Reason::Hinders { seat: of } => {
            of != seat && before.nearest(of).is_some() && after.nearest(of) > before.nearest(of)
        }
        Reason::InTheWay { seat: of } => {
            let blocked = |number: u8| {
                let at = before.place(Piece { seat, number }).on_ring();
                let next = |steps: u8| before.at(before.ring.after(at?, steps));
                let first = (1..=before.speed).find_map(next);
                first.is_some_and(|by| by.seat == of && !before.is_master(by))
            };
            of != seat && !before.throw && after.throw && before.on_ring(seat).iter().any(blocked)
        }
        Reason::MakesRoom { piece } => {
            let behind = Piece { seat, number: piece };
            let stopped = |state: &State| state.drift(behind).and_then(|drift| drift.stopped);
            moved.is_some_and(|moved| {
                stopped(before) == Some((behind, moved)) && stopped(after) != Some((behind, moved))
            }) && after.place(behind) == before.place(behind)
        }
        Reason::InFront | Reason::LongestWay => {
            let mut legal = Vec::new();
            before.list_legal(&mut legal);
            let number = |action: &Action| match *action {
                Action::Step { piece } | Action::Shield { piece } => Some(Piece { seat, number: piece }),
                _ => None,
            };
            let far = |action: &Action| match *reason {
                Reason::InFront => number(action).and_then(|piece| before.come(piece)).map(u32::from),
                _ => number(action).and_then(|piece| before.way_in(piece)).map(u32::from),
            };
            legal.len() > 1
                && far(action).is_some()
                && legal.iter().all(|other| other == action || far(other) < far(action))
        }
    }
}
