//! Reasons for actions: what the turn gains by one, compared with the others, if no more cards are played.

use super::super::{Action, Piece, Place, Play, State};
use super::ends::{End, Turn};
use super::gain::{Gain, Reason};
use crate::bots::Reasons;
use crate::engine::{Event, Known, Seat, Step};
use crate::games::flow::OffRing;

impl State {
    /// The distance of a piece to the heart entrance, if the piece may go in there. From the entrance itself it is a whole lap.
    pub(super) fn way_in(&self, piece: Piece) -> Option<u8> {
        let (entrance, at) = (self.entrance?, self.place(piece).on_ring()?);
        if self.is_ludo(piece.seat) || self.is_master(piece) && !self.only_master_is_left(piece.seat) {
            return None;
        }
        Some(if at == entrance { self.ring_length() } else { self.distance(at, entrance) })
    }

    /// The distance of a seat's nearest piece to the entrance.
    pub(super) fn nearest(&self, seat: Seat) -> Option<u8> {
        Piece::all(seat).filter_map(|piece| self.way_in(piece)).min()
    }

    /// The distance of a Ludo piece from its start.
    pub(super) fn come(&self, piece: Piece) -> Option<u8> {
        match self.place(piece) {
            Place::Waiting | Place::Heart => None,
            Place::Ring(at) => Some(self.distance(self.start(piece.seat), at)),
            Place::Goal(field) => Some(self.ring_length() + field),
        }
    }

    /// Whether the seat whose turn it is can bring a piece in by a card.
    pub(super) fn admits(&self) -> bool {
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        legal.iter().any(|action| matches!(action, Action::Play(Play::Enter { .. })))
    }

    /// The other legal actions.
    fn others(&self, action: &Action) -> Vec<Action> {
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        legal.retain(|other| other != action);
        legal
    }
}

/// The ends of the turn without this action.
fn without(before: &State, seat: Seat, action: &Action) -> Vec<End> {
    match action {
        Action::Flow => Vec::new(),
        Action::Play(_) => Turn::new(before, seat).ends(),
        Action::Advance { .. } | Action::Step { .. } | Action::ComeIn | Action::Shield { .. } => {
            let others = before.others(action).into_iter();
            others.filter_map(|other| Turn::after(before, seat, &other)).flat_map(Turn::ends).collect()
        }
    }
}

/// What the turn gains by this action for the pieces on the ring, for the heart and for the hand.
fn gain(before: &State, after: &State, seat: Seat, action: &Action, cards: usize) -> Option<Gain> {
    let others = without(before, seat, action);
    let best = Turn::after(before, seat, action)?.best(seat)?;
    let end = &best.after;
    let first = others.first()?;
    let none = |is: &dyn Fn(&State) -> bool| is(end) && !others.iter().any(|other| is(&other.after));
    let rivals = || before.seats().filter(move |other| *other != seat);
    if none(&|state| state.winner() == Some(seat)) {
        return Some(Gain::Wins);
    }
    let home = end.home(seat).count();
    if none(&|state| state.home(seat).count() >= home) {
        return Some(Gain::GoesIn);
    }
    let is_thrown = |of: &Seat| none(&|state| state.waiting(*of).count() >= end.waiting(*of).count());
    if let Some(seat) = rivals().find(is_thrown) {
        return Some(Gain::Throws { seat });
    }
    if none(&|state| state.entrance.is_some()) {
        return Some(Gain::Opens);
    }
    if none(&|state| state.waiting(seat).count() <= end.waiting(seat).count()) {
        return Some(Gain::ComesIn);
    }
    let most = others.iter().max_by_key(|other| other.earned.len())?;
    let more = best.earned.len().saturating_sub(most.earned.len());
    let new = best.earned.iter().find(|one| !most.earned.contains(one)).copied();
    let earns =
        |more: bool| new.filter(|_| more).map(|one| Gain::Earns { piece: one.piece, at: one.at, card: one.card });
    if let Some(earns) = earns(more > cards) {
        return Some(earns);
    }
    let all = |seat: Seat| others.iter().map(move |other| other.after.nearest(seat));
    if let (Some(positions), Some(min)) = (end.nearest(seat), all(seat).min().flatten())
        && positions < min
    {
        return Some(Gain::ToGo { positions });
    }
    let near = |of: &Seat| first.after.nearest(*of);
    let next = rivals().filter(|of| near(of).is_some()).min_by_key(near);
    if let Some(of) = next.filter(|of| near(&seat).is_none_or(|own| near(of) <= Some(own)))
        && none(&|state| state.entrance.is_none())
    {
        return Some(Gain::Closes { seat: of });
    }
    let hindered = |of: &Seat| end.nearest(*of) > all(*of).max().flatten() && all(*of).all(|near| near.is_some());
    if let Some(seat) = rivals().filter(hindered).min_by_key(near) {
        return Some(Gain::Hinders { seat });
    }
    if none(&|state| matches!(state.off_ring(), None | Some(OffRing::WaitsForSwap))) {
        return Some(Gain::Unlocks { speed: end.speed });
    }
    if matches!(action, Action::Play(_)) && after.admits() && !before.admits() {
        return Some(Gain::Admits);
    }
    if let Some(earns) = earns(more > 0 && more == cards) {
        return Some(earns);
    }
    let moves = matches!(action, Action::Advance { .. } | Action::Play(Play::Move { .. }));
    let far = others.iter().map(|other| other.steps).max()?;
    let positions = u8::try_from(best.steps - far).ok().filter(|positions| moves && *positions > 0);
    positions.map(|positions| Gain::Further { positions })
}

/// What is gained by choosing this piece of a Ludo game, or the piece that takes the place of the master.
fn choice(before: &State, seat: Seat, action: &Action) -> Option<Gain> {
    let others = || {
        before.others(action).into_iter().filter_map(|other| match other {
            Action::Step { piece } | Action::Shield { piece } => Some(Piece { seat, number: piece }),
            _ => None,
        })
    };
    others().next()?;
    match *action {
        Action::Step { piece: number } => {
            let come = before.come(Piece { seat, number });
            others().all(|other| before.come(other) < come).then_some(Gain::InFront)
        }
        Action::Shield { piece: number } => {
            let way = before.way_in(Piece { seat, number })?;
            others().all(|other| before.way_in(other).is_some_and(|other| other < way)).then_some(Gain::LongestWay)
        }
        Action::Play(_) | Action::Flow | Action::Advance { .. } | Action::ComeIn => None,
    }
}

impl Reasons for State {
    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        let seat = known.to_act()?;
        if known.order_is_settled() {
            return None;
        }
        let Step { after, .. } = Step::new(&**known, Event::decision(seat, *action)).ok()?;
        let cards = if let Action::Play(play) = action { play.with().total() } else { 0 };
        let gain = gain(known, &after, seat, action, usize::from(cards)).or_else(|| choice(known, seat, action))?;
        Some(Reason { gain, cards })
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, before: &Self, after: &Self) -> bool {
        super::truth::holds(reason, seat, action, before, after)
    }
}
