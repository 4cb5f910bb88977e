//! Reasons for refusing an event, each with the rule that forbids it.

use super::cards::Card;
use crate::engine::{Refusal, RuleId, Seat};

/// The reason for refusing an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (FL-22, FL-37).
    Over,
    /// Another seat has to decide (FL-6).
    NotYourTurn {
        /// The seat that has to decide.
        turn: Seat,
    },
    /// There is no such piece (FL-2).
    NoSuchPiece,
    /// An earned card is drawn first (FL-25).
    DrawIsDue,
    /// No card is due now (FL-25).
    NoDrawIsDue,
    /// No such card is left in the stacks (FL-25).
    NotInStacks {
        /// The kind of card.
        card: Card,
    },
    /// The die is rolled first (FL-31).
    RollIsDue,
    /// No roll is due now (FL-31).
    NoRollIsDue,
    /// A die shows 1 to 6 (FL-31).
    RollValue,
    /// A Ludo seat has no cards and no flow (FL-30).
    LudoSeat,
    /// A Flow seat cannot take actions of a Ludo seat (FL-28).
    FlowSeat,
    /// The phase of cards is over (FL-7).
    CardsAreOver,
    /// The phase of cards is not over yet (FL-7).
    CardsFirst,
    /// One card of the kind is discarded, or any two (FL-8).
    Payment {
        /// The kind.
        card: Card,
    },
    /// The hand does not contain the discard (FL-8).
    NotInHand,
    /// Throw is active already (FL-9).
    ThrowIsActive,
    /// No piece is waiting (FL-10).
    NoneWaits,
    /// The player's start is taken, and Throw is not active (FL-10).
    StartIsTaken {
        /// The seat of the piece on the start; `None` if it is the player's own.
        by: Option<Seat>,
    },
    /// A master stands on the player's start (FL-10, FL-16).
    MasterOnStart {
        /// The seat of the master; `None` if it is the player's own.
        by: Option<Seat>,
    },
    /// The master changes places with another piece, not with itself (FL-11).
    SwapWithMaster,
    /// The other piece is not on the ring (FL-11).
    SwapOffRing,
    /// The piece is not on the ring (FL-12).
    MoveOffRing,
    /// A Move goes 1 or 2 positions in either direction (FL-12).
    MoveSteps,
    /// A piece is in the way, and Throw is not active (FL-12, FL-14).
    MoveIsBlocked {
        /// The seat of the piece in the way; `None` if it is the player's own.
        by: Option<Seat>,
    },
    /// A master is in the way (FL-12, FL-16).
    MoveMeetsMaster {
        /// The seat of the master; `None` if it is the player's own.
        by: Option<Seat>,
    },
    /// The piece has no advance left (FL-13).
    NoAdvanceLeft,
    /// A piece comes in on a 6 only (FL-33).
    ComeInNeedsSix,
    /// No piece is waiting to come in (FL-33).
    NoneComesIn,
    /// A piece of the same seat stands on the start (FL-33).
    OwnPieceOnStart,
    /// With this 6 a piece must come in (FL-33).
    MustComeIn,
    /// The piece on the start must leave it first (FL-33).
    MustLeaveStart,
    /// A waiting piece comes in, and cannot step (FL-33).
    StepOfWaiting,
    /// The roll ends on a piece of the same seat (FL-34).
    StepOnOwn,
    /// The roll is too high for the goal lane (FL-34).
    StepTooFar,
    /// A piece of the same seat is in the way on the goal lane (FL-34).
    StepOverOwn,
    /// A master stands there alone, without another piece on the ring to take its place (FL-35).
    Barred {
        /// The seat of the master.
        by: Seat,
    },
    /// The piece that takes the master's place is chosen first (FL-35).
    ShieldIsDue,
    /// No piece has to take a master's place now (FL-35).
    NoShieldIsDue,
    /// Only another piece of the same seat on the ring can take the master's place (FL-35).
    NoShield,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            "FL",
            match self {
                Self::NoSuchPiece => 2,
                Self::NotYourTurn { .. } => 6,
                Self::CardsAreOver | Self::CardsFirst => 7,
                Self::Payment { .. } | Self::NotInHand => 8,
                Self::ThrowIsActive => 9,
                Self::NoneWaits | Self::StartIsTaken { .. } | Self::MasterOnStart { .. } => 10,
                Self::SwapWithMaster | Self::SwapOffRing => 11,
                Self::MoveOffRing | Self::MoveSteps | Self::MoveIsBlocked { .. } | Self::MoveMeetsMaster { .. } => 12,
                Self::NoAdvanceLeft => 13,
                Self::Over => 22,
                Self::DrawIsDue | Self::NoDrawIsDue | Self::NotInStacks { .. } => 25,
                Self::FlowSeat => 28,
                Self::LudoSeat => 30,
                Self::RollIsDue | Self::NoRollIsDue | Self::RollValue => 31,
                Self::ComeInNeedsSix
                | Self::NoneComesIn
                | Self::OwnPieceOnStart
                | Self::MustComeIn
                | Self::MustLeaveStart
                | Self::StepOfWaiting => 33,
                Self::StepOnOwn | Self::StepTooFar | Self::StepOverOwn => 34,
                Self::Barred { .. } | Self::ShieldIsDue | Self::NoShieldIsDue | Self::NoShield => 35,
            },
        )
    }
}
