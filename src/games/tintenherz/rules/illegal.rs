//! Reasons for refusing an event, each with the rule that forbids it.

use super::cards::Card;
use crate::engine::{Refusal, RuleId, Seat};

/// The reason for refusing an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (TH-16).
    Over,
    /// It is another seat's turn (TH-5).
    NotYourTurn {
        /// The seat whose turn it is.
        turn: Seat,
    },
    /// The cards are dealt first (TH-4).
    DealIsDue,
    /// Four different cards are dealt (TH-4).
    DealCards,
    /// Both dice are rolled first (TH-6).
    RollIsDue,
    /// A die shows 1 to 6 (TH-6).
    RollValues,
    /// The player decides first (TH-7).
    ChoiceIsDue,
    /// One card a turn (TH-8).
    OneCardATurn,
    /// The card lies neither in the middle nor open in front of another player (TH-9).
    NotThere {
        /// The named card.
        card: Card,
    },
    /// The hero is already open in front of the player who would take it (TH-9).
    OwnCard {
        /// The named hero.
        card: Card,
    },
    /// The dice do not show the card that would be taken (TH-9 with TH-6).
    TakeUnmatched {
        /// The named card.
        card: Card,
    },
    /// The card lies under a castle: a secured hero (TH-12), or a villain, which cannot be taken from a player (TH-9).
    UnderCastle {
        /// The named card.
        card: Card,
    },
    /// The gap in the middle is filled first (TH-11).
    DrawIsDue,
    /// The card is not in the pile (TH-11).
    NotInPile {
        /// The named card.
        card: Card,
    },
    /// Only one of the player's own open heroes can be secured (TH-12).
    NotOpenHere {
        /// The named card.
        card: Card,
    },
    /// The dice do not show the hero that would be secured (TH-12 with TH-6).
    SecureUnmatched {
        /// The named hero.
        card: Card,
    },
    /// The dice that were picked up are rolled first (TH-13).
    RerollIsDue,
    /// At least one die is rolled again (TH-13).
    NoDie,
    /// A kept die keeps its value (TH-13).
    KeptDie,
    /// Dice are rolled again once a turn (TH-13).
    RerolledAlready,
    /// After the second roll the player takes or secures what matches (TH-14).
    MustAct,
    /// After the first roll a turn may be ended only if nothing matches (TH-15).
    PassWithMatch,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            "TH",
            match self {
                Self::DealIsDue | Self::DealCards => 4,
                Self::NotYourTurn { .. } => 5,
                Self::RollIsDue | Self::RollValues => 6,
                Self::ChoiceIsDue => 7,
                Self::OneCardATurn => 8,
                Self::UnderCastle { card } if card.is_hero() => 12,
                Self::UnderCastle { .. } => 9,
                Self::NotThere { .. } | Self::OwnCard { .. } | Self::TakeUnmatched { .. } => 9,
                Self::DrawIsDue | Self::NotInPile { .. } => 11,
                Self::NotOpenHere { .. } | Self::SecureUnmatched { .. } => 12,
                Self::RerollIsDue | Self::NoDie | Self::KeptDie | Self::RerolledAlready => 13,
                Self::MustAct => 14,
                Self::PassWithMatch => 15,
                Self::Over => 16,
            },
        )
    }
}
