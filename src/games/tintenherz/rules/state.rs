//! The game state and its accessors.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Hearts, MIDDLE};
use crate::engine::{BySeat, Seat};

/// The rolls that a turn has at most: the first one, and one with dice that are picked up again (TH-13).
pub const ROLLS: u8 = 2;

/// A game of Tintenherz.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(in crate::games::tintenherz) hearts: Hearts,
    pub(in crate::games::tintenherz) phase: Phase,
    /// The seat whose turn it is; meaningless at the end.
    pub(in crate::games::tintenherz) turn: Seat,
    /// The cards that have not been revealed yet.
    pub(in crate::games::tintenherz) pile: CardSet,
    /// Empty before the deal and at the end; otherwise with at most one gap.
    pub(super) middle: [Option<Card>; MIDDLE],
    pub(in crate::games::tintenherz) hands: BySeat<Hand>,
    /// The cards removed from the game at its end (TH-16).
    pub(super) removed: CardSet,
}

/// The phase of the game: the action or chance outcome that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The four cards of the middle (TH-4).
    Deal,
    /// Both dice (TH-6).
    Roll,
    /// The player's choice (TH-7); after the second roll there is always a match (TH-14).
    Decide {
        /// The values of the dice.
        dice: [u8; 2],
        /// Whether it is the second roll.
        rerolled: bool,
    },
    /// The dice that were picked up (TH-13).
    Reroll {
        /// The values before the dice were picked up.
        dice: [u8; 2],
        /// Whether each die is rolled again.
        again: [bool; 2],
    },
    /// The card that fills the gap (TH-11).
    Draw {
        /// The values of the dice.
        dice: [u8; 2],
        /// Whether it was the second roll.
        rerolled: bool,
    },
    /// The game is over (TH-16).
    Over,
}

/// The cards in front of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::games::tintenherz) struct Hand {
    /// Open heroes (TH-10).
    pub open: CardSet,
    /// Secured heroes and villains (TH-10, TH-12).
    pub castle: CardSet,
}

impl State {
    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is, also while a card or a roll is due; `None` at the end.
    pub fn to_act(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<> {
        self.hands.seats()
    }

    /// The four places of the middle. A card keeps its place; the card drawn fills the gap (TH-11).
    pub fn places(&self) -> [Option<Card>; MIDDLE] {
        self.middle
    }

    /// The cards in the middle.
    pub fn middle(&self) -> CardSet {
        self.middle.into_iter().flatten().collect()
    }

    /// The cards left in the pile. They have no order: the next card is unknown.
    pub fn pile(&self) -> CardSet {
        self.pile
    }

    /// The number of cards in the pile.
    pub fn pile_count(&self) -> u8 {
        self.pile.len()
    }

    /// The heroes that lie open in front of a player (TH-10).
    pub fn open(&self, seat: Seat) -> CardSet {
        self.hands[seat].open
    }

    /// The cards under a player's castle: secured heroes and villains (TH-10, TH-12).
    pub fn castle(&self, seat: Seat) -> CardSet {
        self.hands[seat].castle
    }

    /// The cards removed from the game at its end, which do not count (TH-16).
    pub fn removed(&self) -> CardSet {
        self.removed
    }

    /// The values of the dice as rolled, which remain while dice are rolled again; `None` before a roll.
    pub fn dice(&self) -> Option<[u8; 2]> {
        match self.phase {
            Phase::Decide { dice, .. } | Phase::Reroll { dice, .. } | Phase::Draw { dice, .. } => Some(dice),
            Phase::Deal | Phase::Roll | Phase::Over => None,
        }
    }

    /// Whether dice have been rolled again this turn, or been picked up for that (TH-13).
    pub fn rerolled(&self) -> bool {
        match self.phase {
            Phase::Decide { rerolled, .. } | Phase::Draw { rerolled, .. } => rerolled,
            Phase::Reroll { .. } => true,
            Phase::Deal | Phase::Roll | Phase::Over => false,
        }
    }

    /// The number of rolls made in this turn, at most [`ROLLS`].
    pub fn rolls(&self) -> u8 {
        match self.phase {
            Phase::Deal | Phase::Roll | Phase::Over => 0,
            Phase::Decide { rerolled: true, .. } | Phase::Draw { rerolled: true, .. } => ROLLS,
            Phase::Decide { .. } | Phase::Reroll { .. } | Phase::Draw { .. } => 1,
        }
    }

    /// The values shown: each die and the sum, without duplicates, lowest first (TH-6); empty before a roll.
    pub fn shown(&self) -> ArrayVec<u8, 3> {
        let Some([one, other]) = self.dice() else { return ArrayVec::new() };
        // The sum is higher than either die.
        let mut shown = ArrayVec::from([one.min(other), one.max(other), one + other]);
        if one == other {
            shown.remove(0);
        }
        shown
    }

    /// The cards that the player whose turn it is may take now: from the middle, or from others (TH-9).
    pub fn takeable(&self) -> CardSet {
        let others = self.hands.iter().filter(|(seat, _)| *seat != self.turn);
        others.fold(self.middle(), |set, (_, hand)| set | hand.open) & self.choice()
    }

    /// The open heroes that the player whose turn it is may secure now (TH-12).
    pub fn securable(&self) -> CardSet {
        self.hands[self.turn].open & self.choice()
    }

    /// The cards that match the roll: all that can be taken or secured now. Empty while no decision is due.
    pub fn matching(&self) -> CardSet {
        self.takeable() | self.securable()
    }

    /// The cards that match the dice, wherever they lie.
    fn choice(&self) -> CardSet {
        match self.phase {
            Phase::Decide { dice, .. } => CardSet::shown_by(dice),
            _ => CardSet::EMPTY,
        }
    }

    /// The player in front of whom this hero is open.
    pub fn open_with(&self, card: Card) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.open.contains(card)).map(|(seat, _)| seat)
    }

    /// The player under whose castle this card lies.
    pub fn castle_with(&self, card: Card) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.castle.contains(card)).map(|(seat, _)| seat)
    }
}
