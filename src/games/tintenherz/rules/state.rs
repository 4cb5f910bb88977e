//! The state of a game and how it is read.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Hearts, MIDDLE};
use crate::engine::{BySeat, Seat};

/// A game of Tintenherz.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(in crate::games::tintenherz) hearts: Hearts,
    pub(in crate::games::tintenherz) phase: Phase,
    /// Whose turn it is; without meaning at the end.
    pub(in crate::games::tintenherz) turn: Seat,
    /// The cards that nobody has seen yet.
    pub(in crate::games::tintenherz) pile: CardSet,
    /// Before the deal and at the end empty, else at most one gap.
    pub(super) middle: [Option<Card>; MIDDLE],
    pub(in crate::games::tintenherz) hands: BySeat<Hand>,
    /// What left the game at its end (TH-16).
    pub(super) removed: CardSet,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The four cards of the middle (TH-4).
    Deal,
    /// Both dice (TH-6).
    Roll,
    /// The player's choice (TH-7); after the second roll there is always something that matches (TH-14).
    Decide {
        /// What the dice show.
        dice: [u8; 2],
        /// Is it the second roll?
        rerolled: bool,
    },
    /// The dice that were picked up (TH-13).
    Reroll {
        /// What they showed.
        dice: [u8; 2],
        /// Which are rolled again.
        again: [bool; 2],
    },
    /// The card that fills the gap (TH-11).
    Draw {
        /// What the dice show.
        dice: [u8; 2],
        /// Was it the second roll?
        rerolled: bool,
    },
    /// Nothing any more (TH-16).
    Over,
}

/// What lies in front of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::games::tintenherz) struct Hand {
    /// Heroes laid open (TH-10).
    pub open: CardSet,
    /// Secured heroes and villains (TH-10, TH-12).
    pub castle: CardSet,
}

impl State {
    /// What is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, also while a card or a roll is due; nobody's at the end.
    pub fn to_act(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<> {
        self.hands.seats()
    }

    /// The four places of the middle. A card keeps its place; the one that is drawn fills the gap (TH-11).
    pub fn places(&self) -> [Option<Card>; MIDDLE] {
        self.middle
    }

    /// The cards in the middle.
    pub fn middle(&self) -> CardSet {
        self.middle.into_iter().flatten().collect()
    }

    /// The place that waits for a card from the pile (TH-11).
    pub fn gap(&self) -> Option<usize> {
        let waits = matches!(self.phase, Phase::Draw { .. });
        self.middle.iter().position(Option::is_none).filter(|_| waits)
    }

    /// The cards that are still in the pile. They have no order: nobody knows which comes next.
    pub fn pile(&self) -> CardSet {
        self.pile
    }

    /// How many cards are in the pile.
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

    /// The cards that left the game at its end without counting (TH-16).
    pub fn removed(&self) -> CardSet {
        self.removed
    }

    /// What the dice show, as rolled; while some are rolled again still the old values, and nothing before a roll.
    pub fn dice(&self) -> Option<[u8; 2]> {
        match self.phase {
            Phase::Decide { dice, .. } | Phase::Reroll { dice, .. } | Phase::Draw { dice, .. } => Some(dice),
            Phase::Deal | Phase::Roll | Phase::Over => None,
        }
    }

    /// Have dice been rolled again this turn, or been picked up for it (TH-13)?
    pub fn rerolled(&self) -> bool {
        match self.phase {
            Phase::Decide { rerolled, .. } | Phase::Draw { rerolled, .. } => rerolled,
            Phase::Reroll { .. } => true,
            Phase::Deal | Phase::Roll | Phase::Over => false,
        }
    }

    /// The values that are shown: each die and the sum, each once, the lowest first (TH-6); none before a roll.
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

    /// The own heroes that the player whose turn it is may secure now (TH-12).
    pub fn securable(&self) -> CardSet {
        self.hands[self.turn].open & self.choice()
    }

    /// The cards that match the roll: all that can be taken or secured now. Empty while nobody has to decide.
    pub fn matching(&self) -> CardSet {
        self.takeable() | self.securable()
    }

    /// The cards that the dice leave to choose from, wherever they lie.
    fn choice(&self) -> CardSet {
        match self.phase {
            Phase::Decide { dice, .. } => CardSet::shown_by(dice),
            _ => CardSet::EMPTY,
        }
    }

    /// The player in front of whom this hero lies open.
    pub fn open_with(&self, card: Card) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.open.contains(card)).map(|(seat, _)| seat)
    }

    /// The player under whose castle this card lies.
    pub fn castle_with(&self, card: Card) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.castle.contains(card)).map(|(seat, _)| seat)
    }
}
