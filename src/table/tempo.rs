//! The settings that automatic play follows.

use crate::games::ChanceKind;

/// The tempo of automatic play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tempo {
    /// The pace of bots.
    pub pace: Pace,
    /// The speed of animations.
    pub speed: Speed,
    /// Whether reduced motion is requested.
    pub is_still: bool,
    /// Whether offers that most people rarely accept are declined: see [`GamePlay::declines`](crate::games::GamePlay::declines).
    pub declines_offers: bool,
    /// Whether a decision by a single touch is played only by a second one.
    pub confirms: bool,
    /// Whether each person takes the device at the beginning of their turn, also when nothing is secret.
    pub hands_over: bool,
    /// Whether undo asks those whom it concerns: see [`Takeback`](super::Takeback).
    pub asks_consent: bool,
    /// The kinds of chance events that people enter.
    pub own_chance: OwnChance,
}

/// The pace of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Slow enough to explain each move to others.
    Slow,
    /// Slow enough to follow.
    #[default]
    Normal,
    /// Slow enough to follow for people who know the game.
    Fast,
    /// Without a pause.
    AtOnce,
}

/// The relation of an automatic event to the event before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    /// Somebody else acts, or dice have just come to rest.
    Apart,
    /// The same bot continues with something else, after several events that were displayed together: there is more to read.
    AfterSeveral,
    /// The same bot continues with something else, or anybody after an event that was told part by part.
    SameBot,
    /// A bot continues the same step, which is displayed as a whole.
    SameStep,
}

/// The speed of animations, and of what waits for their ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Slow enough to follow several things in motion.
    Calm,
    /// The usual one.
    #[default]
    Normal,
    /// For people who know what comes.
    Quick,
}

impl Speed {
    /// The durations, in per cent of the usual ones. The style sheet has the same factors as `--time`.
    pub fn percent(self) -> u32 {
        match self {
            Self::Calm => 160,
            Self::Normal => 100,
            Self::Quick => 60,
        }
    }

    /// The duration of what usually takes this number of milliseconds.
    pub fn duration(self, milliseconds: u32) -> u32 {
        milliseconds * self.percent() / 100
    }
}

impl Pace {
    /// The pause before a bot plays, in milliseconds.
    pub(super) fn pause(self, relation: Relation) -> u32 {
        let [apart, after_several, same_bot] = match self {
            Self::Slow => [1800, 1300, 900],
            Self::Normal => [900, 600, 400],
            Self::Fast => [350, 250, 160],
            Self::AtOnce => [0; 3],
        };
        match relation {
            Relation::Apart => apart,
            Relation::AfterSeveral => after_several,
            Relation::SameBot => same_bot,
            Relation::SameStep => 0,
        }
    }
}

/// The kinds of chance events that people enter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnChance {
    /// Rolls of dice.
    pub dice: bool,
    /// Draws of cards.
    pub cards: bool,
}

impl OwnChance {
    /// Whether people enter chance events of this kind.
    pub fn has(self, kind: ChanceKind) -> bool {
        match kind {
            ChanceKind::Dice => self.dice,
            ChanceKind::Cards => self.cards,
        }
    }
}
