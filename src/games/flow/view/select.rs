//! From touches to an action, or to the reason why not. PURE.

use super::lit::{action_of, intended, lit};
use crate::engine::{Game, Seat, Turn};
use crate::games::flow::{Action, Card, Cards, Illegal, PIECES, Phase, Piece, Place, Play, Preview, State};
use crate::games::{GameScene, OrderStep, Touched};

/// What has been chosen so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A piece, to see where the flow would carry it.
    Piece(Piece),
    /// A card that is to be played.
    Card {
        /// As which kind.
        card: Card,
        /// What is discarded for it; `None` while that is to be chosen.
        with: Option<Cards>,
        /// The piece that Move moves; `None` while that is to be chosen, and for other cards.
        piece: Option<u8>,
    },
}

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A piece.
    Piece(Piece),
    /// A position of the ring.
    Position(u8),
    /// A kind of card in the hand of whoever is asked.
    Card(Card),
    /// Cards that are to be discarded for the chosen one.
    Payment(Cards),
    /// How far the chosen piece is to go: clockwise, or the other way below zero.
    Steps(i8),
    /// The button that does what is shown to come.
    Confirm,
    /// The button that ends the phase of cards.
    Flow,
    /// The button that lets the pieces that are left go by themselves.
    Rest,
    /// The button that rolls the die.
    Roll,
}

/// The pieces of this seat that are left advance one after the other, as long as their order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestFlows(pub Seat);

/// What a touch means now.
pub(super) fn touch(state: &State, selection: Selection, touch: Touch) -> Touched<State> {
    match touch {
        Touch::Piece(piece) => touch_piece(state, selection, piece),
        Touch::Position(position) => touch_position(state, selection, position),
        Touch::Card(card) => touch_card(state, selection, card),
        Touch::Payment(with) => touch_payment(state, selection, with),
        Touch::Steps(steps) => touch_steps(state, selection, steps),
        Touch::Confirm => intended(state, selection, &lit(state, selection))
            .map_or(Touched::Select(selection), |action| act(state, action)),
        Touch::Flow => act(state, Action::Flow),
        Touch::Rest => match state.turn_of().filter(|_| state.order_is_settled()) {
            Some(seat) => Touched::Order(RestFlows(seat)),
            None => Touched::Select(selection),
        },
        Touch::Roll if state.turn() == Turn::Chance && state.is_manual_chance() => Touched::Roll,
        Touch::Roll => Touched::Refused(Illegal::NoRollIsDue),
    }
}

/// What the order comes to now.
pub(super) fn carry_out(state: &State, RestFlows(seat): RestFlows) -> OrderStep<Action> {
    match state.phase() {
        Phase::Flow { .. } if state.turn_of() != Some(seat) => OrderStep::Done,
        Phase::Flow { .. } if state.draws() > 0 => OrderStep::Wait,
        Phase::Flow { left } if state.order_is_settled() => {
            left.iter().next().map_or(OrderStep::Done, |piece| OrderStep::Act(Action::Advance { piece }))
        }
        _ => OrderStep::Done,
    }
}

/// What is discarded for a card unless the player says otherwise: one of its kind, or the only two that there are.
pub fn usual_payment(state: &State, card: Card) -> Option<Cards> {
    let payments = state.payments(card);
    match payments.as_slice() {
        [only] => Some(*only),
        several => several.iter().copied().find(|with| *with == Cards::one(card)),
    }
}

fn touch_card(state: &State, selection: Selection, card: Card) -> Touched<State> {
    match selection {
        // Touched again it is played, if it needs nothing else, or taken back.
        Selection::Card { card: chosen, with: Some(with), .. } if chosen == card => match card {
            Card::Throw => act(state, Action::Play(Play::Throw { with })),
            Card::Enter => act(state, Action::Play(Play::Enter { with })),
            Card::Swap | Card::Move => Touched::Select(Selection::Nothing),
        },
        Selection::Card { card: chosen, .. } if chosen == card => Touched::Select(Selection::Nothing),
        _ => match why_not(state, card) {
            None => Touched::Select(Selection::Card { card, with: usual_payment(state, card), piece: None }),
            Some(illegal) => Touched::Refused(illegal),
        },
    }
}

fn touch_payment(state: &State, selection: Selection, with: Cards) -> Touched<State> {
    match selection {
        Selection::Card { card, piece, .. } if state.payments(card).contains(&with) => {
            Touched::Select(Selection::Card { card, with: Some(with), piece })
        }
        Selection::Card { card, .. } => Touched::Refused(Illegal::Payment { card }),
        other => Touched::Select(other),
    }
}

fn touch_steps(state: &State, selection: Selection, steps: i8) -> Touched<State> {
    match selection {
        Selection::Card { card: Card::Move, with: Some(with), piece: Some(piece) } => {
            act(state, Action::Play(Play::Move { with, piece, steps }))
        }
        other => Touched::Select(other),
    }
}

fn touch_piece(state: &State, selection: Selection, piece: Piece) -> Touched<State> {
    let number = piece.number;
    let own = state.to_act() == Some(piece.seat);
    match (state.phase(), selection) {
        (Phase::Cards, Selection::Card { card: Card::Swap, with: Some(with), .. }) if own => {
            act(state, Action::Play(Play::Swap { with, piece: number }))
        }
        (Phase::Cards, Selection::Card { card: Card::Move, with, piece: chosen }) if own => {
            if chosen == Some(number) {
                return Touched::Select(Selection::Card { card: Card::Move, with, piece: None });
            }
            match why_not_move(state, number) {
                None => Touched::Select(Selection::Card { card: Card::Move, with, piece: Some(number) }),
                Some(illegal) => Touched::Refused(illegal),
            }
        }
        // The first touch shows what would come of it, the second does it. What cannot be is refused at once.
        _ if let Some(action) = own.then(|| action_of(state, piece)).flatten() => match (act(state, action), selection)
        {
            (Touched::Act(_), selection) if selection != Selection::Piece(piece) => {
                Touched::Select(Selection::Piece(piece))
            }
            (touched, _) => touched,
        },
        // The others are only looked at.
        (_, Selection::Piece(chosen)) if chosen == piece => Touched::Select(Selection::Nothing),
        (_, Selection::Card { .. }) => Touched::Select(selection),
        _ => Touched::Select(Selection::Piece(piece)),
    }
}

/// Where nobody stands and nothing leads, it takes the selection back.
fn touch_position(state: &State, selection: Selection, position: u8) -> Touched<State> {
    let shown = lit(state, selection);
    let target = shown.targets.iter().find(|target| target.position == position);
    match (target, state.at(position)) {
        (Some(target), _) => act(state, target.action),
        _ if let Some(action) =
            intended(state, selection, &shown).filter(|action| ends_at(state, *action, position)) =>
        {
            act(state, action)
        }
        (None, Some(piece)) => touch_piece(state, selection, piece),
        (None, None) => Touched::Select(Selection::Nothing),
    }
}

/// Does a piece end there if this is done?
fn ends_at(state: &State, action: Action, position: u8) -> bool {
    let end = |preview: Preview| preview.paths.first().map(|path| path.to);
    state.preview_of(action).ok().and_then(end) == Some(Place::Ring(position))
}

/// Why no card of this kind can be played now, if none can: what the simplest way of playing it breaks.
fn why_not(state: &State, card: Card) -> Option<Illegal> {
    if !state.payments(card).is_empty() {
        return None;
    }
    let seat = state.to_act().unwrap_or(Seat::FIRST);
    let hand = state.hand_of(seat);
    if hand.of(card) == 0 && hand.total() < 2 {
        return Some(Illegal::Payment { card });
    }
    let mut left = hand.iter();
    let with = match (left.next(), left.next()) {
        (Some(one), Some(other)) if hand.of(card) == 0 => Cards::two(one, other),
        _ => Cards::one(card),
    };
    let first = |plays: &mut dyn Iterator<Item = Play>| {
        plays.map(|play| refusal(state, Action::Play(play))).find(Option::is_some).flatten()
    };
    match card {
        Card::Throw => refusal(state, Action::Play(Play::Throw { with })),
        Card::Enter => refusal(state, Action::Play(Play::Enter { with })),
        Card::Swap => first(&mut (1..PIECES).map(|piece| Play::Swap { with, piece })),
        // The master is always on the ring, so it is what is in its way that counts.
        Card::Move => first(&mut [1, -1].into_iter().map(|steps| Play::Move { with, piece: 0, steps })),
    }
}

/// Why this piece cannot be moved by any Move that can be paid for, if so.
fn why_not_move(state: &State, piece: u8) -> Option<Illegal> {
    let with = state.payments(Card::Move).first().copied().unwrap_or(Cards::one(Card::Move));
    let refused = [1, -1, 2, -2].map(|steps| refusal(state, Action::Play(Play::Move { with, piece, steps })));
    if refused.iter().any(Option::is_none) { None } else { refused[0] }
}

fn refusal(state: &State, action: Action) -> Option<Illegal> {
    state.check(state.to_act().unwrap_or(Seat::FIRST), &action).err()
}

/// The decision, or why not.
fn act(state: &State, action: Action) -> Touched<State> {
    Touched::check(state, state.to_act().unwrap_or(Seat::FIRST), action)
}
