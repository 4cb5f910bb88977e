//! Why an event is refused, with the rule that forbids it.

use super::cards::Card;
use crate::engine::{Refusal, RuleId, Seat};

/// Why an event is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (FL-22, FL-37).
    Over,
    /// Somebody else is asked (FL-6).
    NotYourTurn {
        /// Who is asked.
        turn: Seat,
    },
    /// There is no such piece (FL-2).
    NoSuchPiece,
    /// A card that was earned is drawn first (FL-25).
    DrawIsDue,
    /// No card is to be drawn now (FL-25).
    NoDrawIsDue,
    /// No such card is left in the stacks (FL-25).
    NotInStacks {
        /// The kind of card.
        card: Card,
    },
    /// The die is rolled first (FL-31).
    RollIsDue,
    /// No die is to be rolled now (FL-31).
    NoRollIsDue,
    /// A die shows 1 to 6 (FL-31).
    RollValue,
    /// A Ludo seat has no cards and no flow (FL-30).
    LudoSeat,
    /// What a Ludo seat does, a Flow seat does not (FL-28).
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
    /// The hand does not hold what is to be discarded (FL-8).
    NotInHand,
    /// Throw is active already (FL-9).
    ThrowIsActive,
    /// No piece waits (FL-10).
    NoneWaits,
    /// The own start is taken, and Throw is not active (FL-10).
    StartIsTaken {
        /// The seat of the piece on the start; none where it is an own one.
        by: Option<Seat>,
    },
    /// A master stands on the own start (FL-10, FL-16).
    MasterOnStart {
        /// The seat of the master; none where it is an own one.
        by: Option<Seat>,
    },
    /// The master changes places with another piece, not with itself (FL-11).
    SwapWithMaster,
    /// The other piece is not on the ring (FL-11).
    SwapOffRing,
    /// The piece is not on the ring (FL-12).
    MoveOffRing,
    /// 1 or 2 positions, either way (FL-12).
    MoveSteps,
    /// A piece is in the way, and Throw is not active (FL-12, FL-14).
    MoveIsBlocked {
        /// The seat of the piece in the way; none where it is an own one.
        by: Option<Seat>,
    },
    /// A master is in the way (FL-12, FL-16).
    MoveMeetsMaster {
        /// The seat of the master; none where it is an own one.
        by: Option<Seat>,
    },
    /// The piece has no advance left (FL-13).
    NoAdvanceLeft,
    /// A piece comes in on a 6 only (FL-33).
    ComeInNeedsSix,
    /// No piece waits to come in (FL-33).
    NoneComesIn,
    /// An own piece stands on the start (FL-33).
    OwnPieceOnStart,
    /// With this 6 a piece must come in (FL-33).
    MustComeIn,
    /// The piece on the start must leave it first (FL-33).
    MustLeaveStart,
    /// A piece that waits comes in, it does not step (FL-33).
    StepOfWaiting,
    /// The roll ends on an own piece (FL-34).
    StepOnOwn,
    /// The roll is too high for the goal lane (FL-34).
    StepTooFar,
    /// An own piece on the goal lane is in the way (FL-34).
    StepOverOwn,
    /// A master stands there alone (FL-35).
    Barred {
        /// The seat of the master.
        by: Seat,
    },
    /// First a piece is chosen that takes the master's place (FL-35).
    ShieldIsDue,
    /// No piece is to take a master's place now (FL-35).
    NoShieldIsDue,
    /// Only another own piece on the ring can take the master's place (FL-35).
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
