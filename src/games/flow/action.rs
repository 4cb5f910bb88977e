//! What players, dice and stacks can do, and why it is refused.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::cards::{Card, Cards, list};
use crate::engine::{Refusal, RuleId, Seat};

/// The variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Better balance: are earned cards drawn at random (FL-25)? Left out it is off up to four players, and always on for more
    /// (FL-27).
    #[serde(default, deserialize_with = "present", skip_serializing_if = "is_off")]
    pub balance: Option<bool>,
    /// Slower end game: do pieces go into the heart in a third phase only (FL-26)?
    #[serde(default, skip_serializing_if = "is_default")]
    pub slow_end: bool,
}

/// What a record says of a seat: by which rules it plays (FL-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRules {
    /// By which rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Rules,
}

/// The rules that a seat plays by (FL-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rules {
    /// Flow to the Heart.
    #[default]
    Flow,
    /// Mensch ärgere Dich nicht (FL-30 to FL-37).
    Ludo,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Writers leave the default out; where it is on by default, off is refused.
fn is_off(balance: &Option<bool>) -> bool {
    *balance != Some(true)
}

/// A player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a card (FL-7).
    Play(Play),
    /// Ends the phase of cards (FL-7).
    Flow,
    /// Lets one own piece advance by the heart speed (FL-13).
    Advance {
        /// Which.
        piece: u8,
    },
    /// Moves one own Ludo piece by the roll (FL-31).
    Step {
        /// Which.
        piece: u8,
    },
    /// The lowest waiting Ludo piece comes onto its start (FL-33).
    ComeIn,
    /// The own piece that takes the place of the master and is thrown instead (FL-35).
    Shield {
        /// Which.
        piece: u8,
    },
}

/// A card that is played, and what is discarded for it (FL-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "card", rename_all = "snake_case")]
pub enum Play {
    /// Own pieces throw what blocks them, for the rest of the turn (FL-9).
    Throw {
        /// What is discarded.
        #[serde(with = "list")]
        with: Cards,
    },
    /// The lowest waiting piece comes onto the own start (FL-10).
    Enter {
        /// What is discarded.
        #[serde(with = "list")]
        with: Cards,
    },
    /// The master and another own piece change places (FL-11).
    Swap {
        /// What is discarded.
        #[serde(with = "list")]
        with: Cards,
        /// The other piece.
        piece: u8,
    },
    /// A piece goes 1 or 2 positions either way (FL-12).
    Move {
        /// What is discarded.
        #[serde(with = "list")]
        with: Cards,
        /// Which.
        piece: u8,
        /// How far: 1 or 2 clockwise, -1 or -2 the other way.
        steps: i8,
    },
}

/// What a record says of a card that is played: read flat, for serde reads a tagged enum twice, in twice the code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    card: Card,
    #[serde(with = "list")]
    with: Cards,
    #[serde(default, deserialize_with = "present")]
    piece: Option<u8>,
    #[serde(default, deserialize_with = "present")]
    steps: Option<i8>,
}

fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Fields { card, with, piece, steps } = Fields::deserialize(deserializer)?;
        match (card, piece, steps) {
            (Card::Throw, None, None) => Ok(Self::Throw { with }),
            (Card::Enter, None, None) => Ok(Self::Enter { with }),
            (Card::Swap, Some(piece), None) => Ok(Self::Swap { with, piece }),
            (Card::Move, Some(piece), Some(steps)) => Ok(Self::Move { with, piece, steps }),
            _ => Err(D::Error::custom("`piece` goes with swap and move, `steps` with move alone")),
        }
    }
}

impl Play {
    /// The kind of card that it is played as.
    pub const fn card(self) -> Card {
        match self {
            Self::Throw { .. } => Card::Throw,
            Self::Enter { .. } => Card::Enter,
            Self::Swap { .. } => Card::Swap,
            Self::Move { .. } => Card::Move,
        }
    }

    /// What is discarded for it.
    pub const fn with(self) -> Cards {
        match self {
            Self::Throw { with } | Self::Enter { with } | Self::Swap { with, .. } | Self::Move { with, .. } => with,
        }
    }

    /// The same effect, for other cards.
    pub const fn paid(self, with: Cards) -> Self {
        match self {
            Self::Throw { .. } => Self::Throw { with },
            Self::Enter { .. } => Self::Enter { with },
            Self::Swap { piece, .. } => Self::Swap { with, piece },
            Self::Move { piece, steps, .. } => Self::Move { with, piece, steps },
        }
    }
}

/// What dice and stacks say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A card that was earned, drawn from all stacks together (FL-25).
    Card(Card),
    /// A Ludo seat's die, 1 to 6 (FL-31).
    Die(u8),
}

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
        /// Which kind.
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
        /// By whom.
        by: Seat,
    },
    /// A master stands on the own start (FL-10, FL-16).
    MasterOnStart {
        /// Whose.
        by: Seat,
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
        /// Whose.
        by: Seat,
    },
    /// A master is in the way (FL-12, FL-16).
    MoveMeetsMaster {
        /// Whose.
        by: Seat,
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
        /// Whose.
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
