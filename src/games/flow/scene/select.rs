//! Translation of touches into actions or refusals. PURE.

use super::play::Flows;
use super::selection::{Selection, plain_payment, usual_payment};
use super::targets::{Targets, action_of, intended, targets};
use crate::engine::{Game, Seat, Turn};
use crate::games::flow::{Action, Card, Cards, Illegal, PIECES, Phase, Piece, Place, Play, Preview, State};
use crate::games::{GamePlay, GameTouch, Touched};

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A piece.
    Piece(Piece),
    /// A position of the ring.
    Position(u8),
    /// The heart.
    Heart,
    /// The places where the pieces of a seat wait and arrive.
    Home(Seat),
    /// A kind of card in the hand of the seat to act.
    Card(Card),
    /// A discard for the selected card.
    Payment(Cards),
    /// A number of steps for the selected piece: clockwise, or counterclockwise if negative.
    Steps(i8),
    /// The button that plays the previewed action.
    Confirm,
    /// The button that ends the phase of cards.
    Flow,
    /// The button that advances all remaining pieces automatically; in the phase of cards it ends that phase first.
    Rest,
    /// The button that rolls the die.
    Roll,
    /// The die on the board: it is rolled if a roll is due, otherwise described.
    Die,
    /// The button that cancels the selection.
    Cancel,
}

impl GameTouch for State {
    type Selection = Selection;

    type Touch = Touch;

    fn touch(&self, selection: &Selection, touch: &Touch) -> Touched<Self> {
        let (selection, touch) = (*selection, *touch);
        if let Selection::Ready(play) = selection
            && let Some(touched) = touch_ready(self, play, touch)
        {
            return touched;
        }
        let selection = selection.by_card();
        match touch {
            Touch::Piece(piece) => touch_piece(self, selection, piece),
            Touch::Position(position) => touch_position(self, selection, position),
            Touch::Heart => touch_heart(self, selection),
            Touch::Home(seat) => touch_home(self, selection, seat),
            Touch::Card(card) => touch_card(self, selection, card),
            Touch::Payment(with) => touch_payment(self, selection, with),
            Touch::Steps(steps) => touch_steps(self, selection, steps),
            Touch::Confirm => intended(self, selection, &targets_of(self, selection))
                .map_or(Touched::Select(selection), |action| act(self, action)),
            Touch::Flow => act(self, Action::Flow),
            Touch::Rest => match (self.phase(), self.turn_of()) {
                (Phase::Cards | Phase::Flow { .. }, Some(seat)) if self.draws() == 0 => {
                    Touched::Order(Flows::Rest(seat))
                }
                _ => Touched::Select(selection),
            },
            Touch::Roll if self.turn() == Turn::Chance && self.is_manual_chance() => Touched::Roll,
            Touch::Roll => Touched::Refused(Illegal::NoRollIsDue),
            Touch::Die if self.turn() == Turn::Chance && self.is_manual_chance() => Touched::Roll,
            Touch::Die => look_at(selection, Selection::Die),
            Touch::Cancel => Touched::Select(Selection::Nothing),
        }
    }

    fn has_choices(selection: &Selection) -> bool {
        *selection != Selection::Nothing
    }

    fn point_at(&self, action: &Action) -> Selection {
        Selection::of(self, *action)
    }
}

/// The meaning of a touch that confirms or changes a complete play; `None` for all others.
fn touch_ready(state: &State, play: Play, touch: Touch) -> Option<Touched<State>> {
    match (touch, play) {
        (Touch::Confirm, _) => Some(act(state, Action::Play(play))),
        (Touch::Payment(with), _) if state.payments(play.card()).contains(&with) => {
            Some(Touched::Select(Selection::Ready(play.paid(with))))
        }
        // Either of the two pieces confirms a Swap; any other one takes the place of the second piece.
        (Touch::Piece(piece), Play::Swap { with, piece: number }) if state.to_act() == Some(piece.seat) => {
            let other = Play::Swap { with, piece: piece.number };
            Some(match act(state, Action::Play(other)) {
                Touched::Act(_) if piece.number != number => Touched::Select(Selection::Ready(other)),
                Touched::Refused(_) if piece.number == 0 => act(state, Action::Play(play)),
                touched => touched,
            })
        }
        _ => None,
    }
}

fn touch_card(state: &State, selection: Selection, card: Card) -> Touched<State> {
    match selection {
        // A second touch plays the card if no other choice is required; otherwise it takes the choice back.
        Selection::Card { card: chosen, .. } if chosen == card => {
            targets_of(state, selection).again.map_or(Touched::Select(Selection::Nothing), |action| act(state, action))
        }
        _ => match why_not(state, card) {
            None => Touched::Select(choose(state, card)),
            Some(illegal) => Touched::Refused(illegal),
        },
    }
}

/// The selection of a card, with every part that requires no choice.
fn choose(state: &State, card: Card) -> Selection {
    let piece = if card == Card::Move { only_mover(state) } else { None };
    Selection::Card { card, with: usual_payment(state, card), piece }
}

/// The legal actions.
fn legal_in(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal
}

/// The touch targets of this selection.
fn targets_of(state: &State, selection: Selection) -> Targets {
    targets(state, &legal_in(state), selection)
}

/// The only piece that a Move can move; `None` if there are several.
fn only_mover(state: &State) -> Option<u8> {
    let mut movers = legal_in(state).into_iter().filter_map(|action| match action {
        Action::Play(Play::Move { piece, .. }) => Some(piece),
        _ => None,
    });
    let first = movers.next()?;
    movers.all(|other| other == first).then_some(first)
}

fn touch_payment(state: &State, selection: Selection, with: Cards) -> Touched<State> {
    match selection {
        Selection::Card { card, piece, .. } if state.payments(card).contains(&with) => {
            Touched::Select(Selection::Card { card, with: Some(with), piece })
        }
        Selection::Card { card, .. } => Touched::Refused(Illegal::Payment { card }),
        // The positions that a Move reaches can be paid for in another way.
        Selection::Piece(Piece { number, .. }) if !targets_of(state, selection).positions.is_empty() => {
            if state.payments(Card::Move).contains(&with) {
                Touched::Select(Selection::Card { card: Card::Move, with: Some(with), piece: Some(number) })
            } else {
                Touched::Refused(Illegal::Payment { card: Card::Move })
            }
        }
        other => Touched::Select(other),
    }
}

fn touch_steps(state: &State, selection: Selection, steps: i8) -> Touched<State> {
    match selection {
        Selection::Card { card: Card::Move, with: Some(with), piece: Some(piece) } => {
            act(state, Action::Play(Play::Move { with, piece, steps }))
        }
        Selection::Piece(piece) if state.phase() == Phase::Cards && state.to_act() == Some(piece.seat) => {
            move_by(state, piece.number, steps)
        }
        other => Touched::Select(other),
    }
}

/// A Move without a card selected before.
fn move_by(state: &State, piece: u8, steps: i8) -> Touched<State> {
    let with = plain_payment(state, Card::Move).unwrap_or(Cards::one(Card::Move));
    act(state, Action::Play(Play::Move { with, piece, steps }))
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
                let is_choice = only_mover(state).is_none();
                let card = Selection::Card { card: Card::Move, with, piece: None };
                return Touched::Select(if is_choice { card } else { Selection::Nothing });
            }
            match why_not_move(state, number) {
                None => Touched::Select(Selection::Card { card: Card::Move, with, piece: Some(number) }),
                Some(illegal) => Touched::Refused(illegal),
            }
        }
        // A waiting piece selects the card that brings it in; a second touch brings it in.
        (Phase::Cards, _) if own && number < PIECES && state.place(piece) == Place::Waiting => {
            // For a card from the hand it is a way to choose the discard.
            let chosen = if let Selection::Card { card: Card::Enter, with: None, .. } = selection {
                Selection::Nothing
            } else {
                selection
            };
            match touch_card(state, chosen, Card::Enter) {
                Touched::Select(Selection::Card { card, with: None, piece }) => {
                    Touched::Select(Selection::Card { card, with: plain_payment(state, card), piece })
                }
                touched => touched,
            }
        }
        // The other piece of a Swap. It might have been touched to be moved itself, so the Swap is only shown.
        (Phase::Cards, Selection::Piece(chosen)) if own && targets_of(state, selection).swaps.contains(&piece) => {
            let number = if number == 0 { chosen.number } else { number };
            let with = plain_payment(state, Card::Swap).unwrap_or(Cards::one(Card::Swap));
            Touched::Select(Selection::Ready(Play::Swap { with, piece: number }))
        }
        // The first touch shows the preview, the second plays the action. An illegal action is refused at once.
        _ if let Some(action) = own.then(|| action_of(state, piece)).flatten() => match (act(state, action), selection)
        {
            (Touched::Act(_), selection) if selection != Selection::Piece(piece) => {
                Touched::Select(Selection::Piece(piece))
            }
            (touched, _) => touched,
        },
        // All other pieces are selected for their targets, or for information only.
        _ => look_at(selection, Selection::Piece(piece)),
    }
}

/// Selects an item; a second touch removes the selection.
fn look_at(selection: Selection, at: Selection) -> Touched<State> {
    Touched::Select(if selection == at { Selection::Nothing } else { at })
}

/// A touch on a position that is the target of an action, or that has a description.
fn touch_position(state: &State, selection: Selection, position: u8) -> Touched<State> {
    let shown = targets_of(state, selection);
    let target = shown.positions.iter().find(|target| target.position == position);
    let here = Selection::Position(position);
    match (target, selection, state.at(position)) {
        // Where a Move leads there as well, its own target lies beside this one: it costs a card.
        (_, Selection::Piece(piece), _) if shown.flows_to == Some(Place::Ring(position)) => {
            Touched::Order(Flows::First(piece))
        }
        (Some(target), ..) => touch_steps(state, selection, target.steps),
        _ if let Some(action) =
            intended(state, selection, &shown).filter(|action| ends_at(state, *action, Place::Ring(position))) =>
        {
            act(state, action)
        }
        (None, _, Some(piece)) => touch_piece(state, selection, piece),
        (None, Selection::Card { card: Card::Move, with: Some(with), piece: Some(piece) }, None) => {
            why_not_there(state, with, piece, position).map_or(Touched::Select(here), Touched::Refused)
        }
        _ => look_at(selection, here),
    }
}

/// The reason why this piece cannot be moved there, if there is one.
fn why_not_there(state: &State, with: Cards, number: u8, position: u8) -> Option<Illegal> {
    let from = state.place(Piece { seat: state.to_act()?, number }).on_ring()?;
    let steps = [-2, -1, 1, 2].into_iter().find(|steps| state.position_after(from, *steps) == position);
    refusal(state, Action::Play(Play::Move { with, piece: number, steps: steps.unwrap_or(0) }))
}

fn touch_heart(state: &State, selection: Selection) -> Touched<State> {
    let goes_in = |action: &Action| ends_at(state, *action, Place::Heart);
    let shown = targets_of(state, selection);
    match (intended(state, selection, &shown).filter(goes_in), selection) {
        (Some(action), _) => act(state, action),
        (None, Selection::Piece(piece)) if shown.flows_to == Some(Place::Heart) => Touched::Order(Flows::First(piece)),
        _ => look_at(selection, Selection::Heart),
    }
}

/// A touch on a home: the first waiting piece comes in; otherwise the number of pieces there is displayed.
fn touch_home(state: &State, selection: Selection, seat: Seat) -> Touched<State> {
    match state.seats().find(|other| *other == seat).and_then(|_| state.waiting(seat).iter().next()) {
        Some(number) if state.to_act() == Some(seat) => touch_piece(state, selection, Piece { seat, number }),
        _ => look_at(selection, Selection::Home(seat)),
    }
}

/// Whether this action ends with a piece in this place.
fn ends_at(state: &State, action: Action, place: Place) -> bool {
    let end = |preview: Preview| preview.paths.first().map(|path| path.to);
    state.preview_of(action).ok().and_then(end) == Some(place)
}

/// The reason why no card of this kind can be played now, if none can: the rule against the simplest way of playing it.
fn why_not(state: &State, card: Card) -> Option<Illegal> {
    if !state.payments(card).is_empty() {
        return None;
    }
    let Some(seat) = state.to_act() else { return Some(Illegal::Over) };
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
        // The master is always on the ring, so the reason is the piece in its way.
        Card::Move => first(&mut [1, -1].into_iter().map(|steps| Play::Move { with, piece: 0, steps })),
    }
}

/// The reason why no affordable Move can move this piece, if there is one.
fn why_not_move(state: &State, piece: u8) -> Option<Illegal> {
    let with = state.payments(Card::Move).first().copied().unwrap_or(Cards::one(Card::Move));
    let refused = [1, -1, 2, -2].map(|steps| refusal(state, Action::Play(Play::Move { with, piece, steps })));
    if refused.iter().any(Option::is_none) { None } else { refused[0] }
}

fn refusal(state: &State, action: Action) -> Option<Illegal> {
    match act(state, action) {
        Touched::Refused(illegal) => Some(illegal),
        _ => None,
    }
}

/// The decision, or its refusal.
fn act(state: &State, action: Action) -> Touched<State> {
    state.to_act().map_or(Touched::Refused(Illegal::Over), |seat| Touched::check(state, seat, action))
}
