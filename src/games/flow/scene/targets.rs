//! The touch targets of a selection, and their actions. PURE.

use super::selection::{Selection, cheapest};
use crate::engine::{Game, Seat};
use crate::games::flow::{Action, Card, Phase, Piece, Place, Play, State, payments_in};

/// The touch targets of a selection.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Targets {
    /// The kinds of cards that can be played now, whatever the selection.
    pub cards: Vec<Card>,
    /// The pieces that, when touched, act or are selected for a Move.
    pub pieces: Vec<Piece>,
    /// The positions that the selected Move reaches, or to which a Move could bring the selected piece.
    pub positions: Vec<Target>,
    /// The pieces with which a Swap could exchange the selected piece.
    pub swaps: Vec<Piece>,
    /// The place to which the flow would carry the selected piece if it advances first.
    pub flows_to: Option<Place>,
    /// The action of a second touch on the selected card, if no other choice is required.
    pub again: Option<Action>,
    /// Whether it is the phase of cards, which may be ended by the player, or ends automatically.
    pub flow: bool,
    /// Whether a Ludo piece has to come in.
    pub come_in: bool,
}

/// A position that a Move can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The position on the ring, from 0.
    pub position: u8,
    /// The number of steps to it: clockwise, or counterclockwise if negative.
    pub steps: i8,
    /// The Move that leads there.
    pub play: Play,
}

/// The touch targets of this selection among the legal actions.
pub(super) fn targets(state: &State, legal: &[Action], selection: Selection) -> Targets {
    let selection = selection.by_card();
    let mut targets = Targets::default();
    let Some(seat) = state.to_act() else { return targets };
    // A single legal action plays itself. The hand is still displayed.
    if let [only] = legal {
        return Targets { flow: *only == Action::Flow, ..targets };
    }
    let mut swaps = Vec::new();
    for &action in legal {
        match action {
            Action::Play(play) => {
                targets.play(state, legal, selection, play);
                let paid =
                    matches!(selection, Selection::Card { card: Card::Swap, with, .. } if with == Some(play.with()));
                if paid && matches!(play, Play::Swap { .. }) {
                    swaps.push(action);
                }
            }
            Action::Flow => targets.flow = true,
            Action::ComeIn => {
                targets.come_in = true;
                state.waiting(seat).iter().for_each(|number| targets.piece(Piece { seat, number }));
            }
            Action::Advance { piece } | Action::Step { piece } | Action::Shield { piece } => {
                targets.piece(Piece { seat, number: piece });
            }
        }
    }
    targets.flows_to = flows_to(state, selection);
    // A single piece is no choice.
    if let [only] = swaps.as_slice() {
        targets.again = Some(*only);
    }
    targets
}

impl Targets {
    /// Whether the selected piece can be brought anywhere.
    pub fn lead_somewhere(&self) -> bool {
        !self.positions.is_empty() || !self.swaps.is_empty() || self.flows_to.is_some()
    }

    fn piece(&mut self, piece: Piece) {
        if !self.pieces.contains(&piece) {
            self.pieces.push(piece);
        }
    }

    /// Adds the targets of a playable card.
    fn play(&mut self, state: &State, legal: &[Action], selection: Selection, play: Play) {
        let Some(seat) = state.to_act() else { return };
        let kind = play.card();
        if !self.cards.contains(&kind) {
            self.cards.push(kind);
        }
        let (card, with, piece) = match selection {
            Selection::Card { card, with, piece } => (card, with, piece),
            _ => return self.play_by_piece(state, legal, seat, selection, play),
        };
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
                    let position = state.position_after(from, steps);
                    self.positions.push(Target { position, steps, play });
                }
            }
        }
    }

    /// Adds the targets of a card that can be played without touching it: the piece is touched first, then the position.
    fn play_by_piece(&mut self, state: &State, legal: &[Action], seat: Seat, selection: Selection, play: Play) {
        match play {
            Play::Enter { .. } => state.waiting(seat).iter().for_each(|number| self.piece(Piece { seat, number })),
            Play::Move { piece: number, steps, .. } => {
                let piece = Piece { seat, number };
                self.piece(piece);
                let from = state.place(piece).on_ring().filter(|_| selection == Selection::Piece(piece));
                let Some(from) = from.filter(|_| self.positions.iter().all(|target| target.steps != steps)) else {
                    return;
                };
                let play = cheapest(state, payments_in(legal, Card::Move)).map_or(play, |with| play.paid(with));
                self.positions.push(Target { position: state.position_after(from, steps), steps, play });
            }
            Play::Swap { piece: number, .. } => {
                let [master, other] = [0, number].map(|number| Piece { seat, number });
                self.piece(master);
                self.piece(other);
                for (chosen, with) in [(master, other), (other, master)] {
                    if selection == Selection::Piece(chosen) && !self.swaps.contains(&with) {
                        self.swaps.push(with);
                    }
                }
            }
            Play::Throw { .. } => {}
        }
    }
}

/// The place to which the flow would carry the selected piece if it advances first, as soon as its owner ends the phase of cards.
fn flows_to(state: &State, selection: Selection) -> Option<Place> {
    let Selection::Piece(piece) = selection else { return None };
    let own = state.phase() == Phase::Cards && state.to_act() == Some(piece.seat) && state.draws() == 0;
    let preview = own.then(|| state.drift(piece)).flatten()?;
    preview.paths.first().filter(|path| !path.steps.is_empty()).map(|path| path.to)
}

/// The action of a piece of the seat to act, outside the phase of cards.
pub(super) fn action_of(state: &State, piece: Piece) -> Option<Action> {
    let number = piece.number;
    match state.phase() {
        Phase::Flow { .. } if state.draws() == 0 => Some(Action::Advance { piece: number }),
        Phase::Ludo { die: Some(_), .. } if state.place(piece) == Place::Waiting => Some(Action::ComeIn),
        Phase::Ludo { die: Some(_), .. } => Some(Action::Step { piece: number }),
        Phase::Shield { .. } => Some(Action::Shield { piece: number }),
        _ => None,
    }
}

/// The action of a second touch on the selection, or its only possible action. `targets` are the touch targets of the selection.
pub(super) fn intended(state: &State, selection: Selection, targets: &Targets) -> Option<Action> {
    match selection {
        Selection::Piece(piece) if state.to_act() == Some(piece.seat) => {
            action_of(state, piece).filter(|action| state.check(piece.seat, action).is_ok())
        }
        Selection::Ready(play) => Some(Action::Play(play)).filter(|_| targets.flow),
        Selection::Card { .. } => targets.again.or(match targets.positions.as_slice() {
            [only] => Some(Action::Play(only.play)),
            _ => None,
        }),
        _ => None,
    }
}
