//! Legal actions, and the reasons for refusing all others.

use super::action::{Action, Chance, Play};
use super::cards::{Card, Cards};
use super::illegal::Illegal;
use super::ludo::SIX;
use super::ring::{PIECES, Piece, Place};
use super::state::{Phase, State};
use crate::engine::Seat;

/// The possible steps of a Move (FL-12).
const STEPS: [i8; 4] = [-2, -1, 1, 2];

impl State {
    /// See [`Game::legal`](crate::engine::Game::legal).
    pub(in crate::games::flow) fn list_legal(&self, into: &mut Vec<Action>) {
        #[cfg(test)]
        crate::engine::listings::note();
        let seat = self.turn;
        let mut offer = |by: Seat, action: Action| {
            if self.check_action(by, action).is_ok() {
                into.push(action);
            }
        };
        match self.phase {
            Phase::Cards | Phase::Flow { .. } if self.draws > 0 => {}
            Phase::Cards => {
                self.list_plays(into);
                into.push(Action::Flow);
            }
            Phase::Flow { left } => left.iter().for_each(|piece| offer(seat, Action::Advance { piece })),
            Phase::Ludo { die: Some(_), .. } => {
                offer(seat, Action::ComeIn);
                (0..PIECES).for_each(|piece| offer(seat, Action::Step { piece }));
            }
            Phase::Shield { owner, .. } => (0..PIECES).for_each(|piece| offer(owner, Action::Shield { piece })),
            Phase::Ludo { die: None, .. } | Phase::Over { .. } => {}
        }
    }

    /// Lists every playable card with every possible discard. The effect of a card and its discard are independent of each other, so each
    /// is checked once.
    fn list_plays(&self, into: &mut Vec<Action>) {
        let hand = self.hand_of(self.turn);
        if hand.is_empty() {
            return;
        }
        let pairs = hand.pairs();
        // Every discard here is in the hand, so only the kind of a single card has to be checked (FL-8).
        let mut offer = |play: Play| {
            let alone = (hand.of(play.card()) > 0).then(|| Cards::one(play.card()));
            let costs = alone.into_iter().chain(pairs.iter().copied());
            into.extend(costs.map(|with| Action::Play(play.paid(with))));
        };
        let with = Cards::NONE;
        let numbers = 0..PIECES;
        let swaps = numbers.clone().map(|piece| Play::Swap { with, piece });
        let moves = numbers.flat_map(|piece| STEPS.map(|steps| Play::Move { with, piece, steps }));
        let plays = [Play::Throw { with }, Play::Enter { with }].into_iter().chain(swaps).chain(moves);
        // With one card in hand only its own kind can be paid for.
        let affordable = plays.filter(|play| !pairs.is_empty() || hand.of(play.card()) > 0);
        affordable.filter(|play| self.check_effect(*play).is_ok()).for_each(&mut offer);
    }

    /// See [`Game::check`](crate::engine::Game::check).
    pub(super) fn check_action(&self, by: Seat, action: Action) -> Result<(), Illegal> {
        let asked = self.to_act().ok_or(Illegal::Over)?;
        if by != asked {
            return Err(Illegal::NotYourTurn { turn: asked });
        }
        match (self.phase, action) {
            (Phase::Over { .. }, _) => Err(Illegal::Over),
            (Phase::Shield { owner, .. }, Action::Shield { piece }) => {
                if piece >= PIECES {
                    Err(Illegal::NoSuchPiece)
                } else if self.shields(owner).has(piece) {
                    Ok(())
                } else {
                    Err(Illegal::NoShield)
                }
            }
            (Phase::Shield { .. }, _) => Err(Illegal::ShieldIsDue),
            (_, Action::Shield { .. }) => Err(Illegal::NoShieldIsDue),
            (Phase::Ludo { .. }, Action::Play(_) | Action::Flow | Action::Advance { .. }) => Err(Illegal::LudoSeat),
            (Phase::Ludo { die: None, .. }, _) => Err(Illegal::RollIsDue),
            (Phase::Ludo { die: Some(die), .. }, Action::ComeIn) => self.check_come_in(by, die),
            (Phase::Ludo { die: Some(die), .. }, Action::Step { piece: number }) => {
                self.check_step(Piece { seat: by, number }, die)
            }
            (Phase::Cards | Phase::Flow { .. }, Action::Step { .. } | Action::ComeIn) => Err(Illegal::FlowSeat),
            (Phase::Cards | Phase::Flow { .. }, _) if self.draws > 0 => Err(Illegal::DrawIsDue),
            (Phase::Cards, Action::Play(play)) => self.check_payment(play).and_then(|()| self.check_effect(play)),
            (Phase::Cards, Action::Flow) => Ok(()),
            (Phase::Cards, Action::Advance { .. }) => Err(Illegal::CardsFirst),
            (Phase::Flow { .. }, Action::Play(_) | Action::Flow) => Err(Illegal::CardsAreOver),
            (Phase::Flow { .. }, Action::Advance { piece }) if piece >= PIECES => Err(Illegal::NoSuchPiece),
            (Phase::Flow { left }, Action::Advance { piece }) => {
                if left.has(piece) {
                    Ok(())
                } else {
                    Err(Illegal::NoAdvanceLeft)
                }
            }
        }
    }

    /// Checks that the discard pays for the card and is in the hand (FL-8).
    fn check_payment(&self, play: Play) -> Result<(), Illegal> {
        let (card, with) = (play.card(), play.with());
        let fits = match with.total() {
            1 => with.of(card) == 1,
            count => count == 2,
        };
        if !fits {
            Err(Illegal::Payment { card })
        } else if self.hand_of(self.turn).contains(with) {
            Ok(())
        } else {
            Err(Illegal::NotInHand)
        }
    }

    /// Checks that the card can have its effect, whatever is discarded for it (FL-9 to FL-12).
    fn check_effect(&self, play: Play) -> Result<(), Illegal> {
        let seat = self.turn;
        match play {
            Play::Throw { .. } if self.throw => Err(Illegal::ThrowIsActive),
            Play::Throw { .. } => Ok(()),
            Play::Enter { .. } if self.waiting(seat).is_empty() => Err(Illegal::NoneWaits),
            Play::Enter { .. } => self.way(self.start(seat)).map(|_| ()).map_err(|there| {
                let by = there.of_other(seat);
                if self.is_master(there) { Illegal::MasterOnStart { by } } else { Illegal::StartIsTaken { by } }
            }),
            Play::Swap { piece, .. } | Play::Move { piece, .. } if piece >= PIECES => Err(Illegal::NoSuchPiece),
            Play::Swap { piece: 0, .. } => Err(Illegal::SwapWithMaster),
            Play::Swap { piece, .. } if self.on_ring(seat).has(piece) => Ok(()),
            Play::Swap { .. } => Err(Illegal::SwapOffRing),
            Play::Move { steps, .. } if !STEPS.contains(&steps) => Err(Illegal::MoveSteps),
            Play::Move { piece: number, steps, .. } => {
                let piece = Piece { seat, number };
                match self.place(piece) {
                    Place::Ring(from) => self.check_steps(piece, from, steps),
                    Place::Waiting | Place::Heart | Place::Goal(_) => Err(Illegal::MoveOffRing),
                }
            }
        }
    }

    /// Checks that this chance outcome is possible now.
    pub(super) fn check_chance(&self, chance: Chance) -> Result<(), Illegal> {
        match (self.phase, chance) {
            (Phase::Over { .. }, _) => Err(Illegal::Over),
            (Phase::Shield { .. }, _) => Err(Illegal::ShieldIsDue),
            (Phase::Ludo { die: None, .. }, Chance::Die(roll)) => {
                if (1..=SIX).contains(&roll) {
                    Ok(())
                } else {
                    Err(Illegal::RollValue)
                }
            }
            (Phase::Ludo { die: None, .. }, Chance::Card(_)) => Err(Illegal::RollIsDue),
            (Phase::Ludo { die: Some(_), .. }, Chance::Die(_)) => Err(Illegal::NoRollIsDue),
            (Phase::Ludo { die: Some(_), .. }, Chance::Card(_)) => Err(Illegal::NoDrawIsDue),
            (Phase::Cards | Phase::Flow { .. }, Chance::Card(card)) if self.draws > 0 => {
                if self.left_of(card) > 0 {
                    Ok(())
                } else {
                    Err(Illegal::NotInStacks { card })
                }
            }
            (Phase::Cards | Phase::Flow { .. }, Chance::Card(_)) => Err(Illegal::NoDrawIsDue),
            (Phase::Cards | Phase::Flow { .. }, Chance::Die(_)) if self.draws > 0 => Err(Illegal::DrawIsDue),
            (Phase::Cards | Phase::Flow { .. }, Chance::Die(_)) => Err(Illegal::NoRollIsDue),
        }
    }

    /// The possible discards for a card of this kind now, as in the legal plays (FL-8).
    pub fn payments(&self, card: Card) -> Vec<Cards> {
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        payments_in(&legal, card)
    }
}

/// The possible discards for a card of this kind in these legal actions (FL-8).
pub(in crate::games::flow) fn payments_in(legal: &[Action], card: Card) -> Vec<Cards> {
    let mut payments = Vec::new();
    for action in legal {
        if let Action::Play(play) = action
            && play.card() == card
            && !payments.contains(&play.with())
        {
            payments.push(play.with());
        }
    }
    payments
}
