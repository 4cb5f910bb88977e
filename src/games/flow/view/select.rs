//! From touches to an action, or to the reason why not. PURE.

use crate::engine::{Game, Seat};
use crate::games::Touched as Tap;
use crate::games::flow::{Action, Card, Cards, Illegal, PIECES, Phase, Piece, Place, Play, State};

/// What has been touched so far. It belongs to one state; after an event there is nothing selected.
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

/// What a touch comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Touched {
    /// It is a decision, or it is refused.
    Done(Tap<State>),
    /// It changes what is selected.
    Selected(Selection),
}

/// A position that a selected Move can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Which. Several steps can end in the heart before.
    pub position: u8,
    /// What touching it does.
    pub action: Action,
}

/// What can be touched with effect.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lit {
    /// The kinds of cards that can be played now, whatever is selected.
    pub cards: Vec<Card>,
    /// The pieces of which a touch does something, or selects for a Move.
    pub pieces: Vec<Piece>,
    /// The positions that the selected Move reaches.
    pub targets: Vec<Target>,
    /// What the selected card does when it is touched once more: it needs nothing else.
    pub again: Option<Action>,
    /// May the phase of cards be ended?
    pub flow: bool,
    /// Must a Ludo piece come in?
    pub come_in: bool,
}

/// What is discarded for a card unless the player says otherwise: one of its kind, or the only two that there are.
pub fn usual_payment(state: &State, card: Card) -> Option<Cards> {
    let payments = state.payments(card);
    match payments.as_slice() {
        [only] => Some(*only),
        several => several.iter().copied().find(|with| *with == Cards::one(card)),
    }
}

/// What touching a kind of card in the hand of whoever is asked means now.
pub fn tap_card(state: &State, selection: Selection, card: Card) -> Touched {
    if let Selection::Card { card: selected, with: Some(with), .. } = selection
        && selected == card
    {
        // Touched again it is played, if it needs nothing else, or taken back.
        return match card {
            Card::Throw => play(state, Play::Throw { with }),
            Card::Enter => play(state, Play::Enter { with }),
            Card::Swap | Card::Move => Touched::Selected(Selection::Nothing),
        };
    }
    if matches!(selection, Selection::Card { card: selected, .. } if selected == card) {
        return Touched::Selected(Selection::Nothing);
    }
    match why_not(state, card) {
        None => {
            let with = usual_payment(state, card);
            Touched::Selected(Selection::Card { card, with, piece: None })
        }
        Some(illegal) => Touched::Done(Tap::Refused(illegal)),
    }
}

/// What choosing these cards for the selected one means.
pub fn tap_payment(state: &State, selection: Selection, with: Cards) -> Touched {
    match selection {
        Selection::Card { card, piece, .. } if state.payments(card).contains(&with) => {
            Touched::Selected(Selection::Card { card, with: Some(with), piece })
        }
        Selection::Card { card, .. } => Touched::Done(Tap::Refused(Illegal::Payment { card })),
        other => Touched::Selected(other),
    }
}

/// What touching a piece means now.
pub fn tap_piece(state: &State, selection: Selection, piece: Piece) -> Touched {
    let number = piece.number;
    let own = state.to_act() == Some(piece.seat);
    match (state.phase(), selection) {
        (Phase::Cards, Selection::Card { card: Card::Swap, with: Some(with), .. }) if own => {
            play(state, Play::Swap { with, piece: number })
        }
        (Phase::Cards, Selection::Card { card: Card::Move, with, piece: selected }) if own => {
            if selected == Some(number) {
                return Touched::Selected(Selection::Card { card: Card::Move, with, piece: None });
            }
            match why_not_move(state, number) {
                None => Touched::Selected(Selection::Card { card: Card::Move, with, piece: Some(number) }),
                Some(illegal) => Touched::Done(Tap::Refused(illegal)),
            }
        }
        // The first touch shows what would come of it, the second does it. What cannot be is refused at once.
        _ if let Some(action) = own.then(|| action_of(state, piece)).flatten() => match (act(state, action), selection)
        {
            (Touched::Done(Tap::Act(_)), selection) if selection != Selection::Piece(piece) => {
                Touched::Selected(Selection::Piece(piece))
            }
            (touched, _) => touched,
        },
        // Conflict it is only looked at.
        (_, Selection::Piece(selected)) if selected == piece => Touched::Selected(Selection::Nothing),
        (_, Selection::Card { .. }) => Touched::Selected(selection),
        _ => Touched::Selected(Selection::Piece(piece)),
    }
}

/// What a piece of whoever is asked can do by itself now, outside the phase of cards.
pub fn action_of(state: &State, piece: Piece) -> Option<Action> {
    let number = piece.number;
    match state.phase() {
        Phase::Flow { .. } if state.draws() == 0 => Some(Action::Advance { piece: number }),
        Phase::Ludo { die: Some(_), .. } if state.place(piece) == Place::Waiting => Some(Action::ComeIn),
        Phase::Ludo { die: Some(_), .. } => Some(Action::Step { piece: number }),
        Phase::Shield { .. } => Some(Action::Shield { piece: number }),
        _ => None,
    }
}

/// What would be done if what is selected were touched once more, or in the one way in which it can be.
pub fn intended(state: &State, selection: Selection) -> Option<Action> {
    match selection {
        Selection::Piece(piece) if state.to_act() == Some(piece.seat) => {
            action_of(state, piece).filter(|action| state.check(piece.seat, action).is_ok())
        }
        Selection::Card { .. } => {
            let lit = lit(state, selection);
            lit.again.or(match lit.targets.as_slice() {
                [only] => Some(only.action),
                _ => None,
            })
        }
        _ => None,
    }
}

/// What touching a position of the ring means now. Where nobody stands and nothing leads, it takes the selection back.
pub fn tap_position(state: &State, selection: Selection, position: u8) -> Touched {
    let target = lit(state, selection).targets.into_iter().find(|target| target.position == position);
    match (target, state.at(position)) {
        (Some(target), _) => act(state, target.action),
        _ if let Some(action) = intended(state, selection).filter(|action| ends_at(state, *action, position)) => {
            act(state, action)
        }
        (None, Some(piece)) => tap_piece(state, selection, piece),
        (None, None) => Touched::Selected(Selection::Nothing),
    }
}

/// Does a piece end there if this is done?
fn ends_at(state: &State, action: Action, position: u8) -> bool {
    let end = |preview: crate::games::flow::Preview| preview.paths.first().map(|path| path.to);
    state.preview_of(action).ok().and_then(end) == Some(Place::Ring(position))
}

/// What can be touched with effect while this is selected.
pub fn lit(state: &State, selection: Selection) -> Lit {
    let mut lit = Lit::default();
    let Some(seat) = state.to_act() else { return lit };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    for action in legal {
        match action {
            Action::Play(play) => lit.play(state, seat, selection, play),
            Action::Flow => lit.flow = true,
            Action::ComeIn => {
                lit.come_in = true;
                state.waiting(seat).iter().for_each(|number| lit.piece(Piece { seat, number }));
            }
            Action::Advance { piece } | Action::Step { piece } | Action::Shield { piece } => {
                lit.piece(Piece { seat, number: piece });
            }
        }
    }
    lit
}

impl Lit {
    fn piece(&mut self, piece: Piece) {
        if !self.pieces.contains(&piece) {
            self.pieces.push(piece);
        }
    }

    /// A card that can be played.
    fn play(&mut self, state: &State, seat: Seat, selection: Selection, play: Play) {
        let kind = play.card();
        if !self.cards.contains(&kind) {
            self.cards.push(kind);
        }
        let Selection::Card { card, with, piece } = selection else { return };
        if card != kind {
            return;
        }
        let paid = with == Some(play.with());
        let action = Action::Play(play);
        match play {
            Play::Throw { .. } | Play::Enter { .. } if paid => self.again = Some(action),
            Play::Throw { .. } | Play::Enter { .. } => {}
            Play::Swap { piece: number, .. } if paid => self.piece(Piece { seat, number }),
            Play::Swap { .. } => {}
            Play::Move { piece: number, steps, .. } => {
                self.piece(Piece { seat, number });
                let from = state.place(Piece { seat, number }).on_ring().filter(|_| paid && piece == Some(number));
                if let Some(from) = from {
                    self.targets.push(Target { position: state.position_after(from, steps), action });
                }
            }
        }
    }
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

fn play(state: &State, play: Play) -> Touched {
    act(state, Action::Play(play))
}

/// The decision, or why not.
fn act(state: &State, action: Action) -> Touched {
    Touched::Done(match refusal(state, action) {
        None => Tap::Act(action),
        Some(illegal) => Tap::Refused(illegal),
    })
}
