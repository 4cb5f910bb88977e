//! The effects of an event, step by step: for previews, for the log and for animations.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Liaison, Training};
use super::cards::{Deck, Design};
use super::health::{Change, Indicator};
use super::places::{Place, Places};
use crate::engine::Seat;

/// The cause of an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The end of the round (IN-21).
    #[default]
    Decay,
    /// An event that the player took (IN-9).
    Event(Design),
    /// A day at the office (IN-15).
    Work,
    /// A drug bought at the pharmacy (IN-16).
    Pharmacy,
    /// Training (IN-17).
    Training(Training),
    /// Shopping (IN-18).
    Shopping,
    /// A shopping frenzy (IN-18).
    Frenzy,
    /// The flea market was laid out anew (IN-19).
    Restock,
    /// A trade on the flea market (IN-19).
    Trade,
    /// Rest at home (IN-20).
    Rest,
    /// The own cooking (IN-20).
    Meal(Design),
    /// A party (IN-20).
    Party {
        /// The player who serves.
        host: Seat,
        /// What was served.
        card: Design,
    },
    /// A card of the black market (IN-31).
    BlackMarket,
    /// An invitation to a night out, and the smoke in which it is spent (IN-32).
    Nightlife {
        /// Who invited.
        host: Seat,
    },
    /// What the guest of a night out got (IN-32).
    Treat {
        /// Who invited.
        host: Seat,
        /// What it was.
        card: Design,
    },
    /// An affair (IN-33).
    Affair(Liaison),
    /// Time for the family (IN-34).
    Family,
    /// A step of the career (IN-35).
    Career,
    /// A drug (IN-23).
    Drug(Design),
    /// Family chips that were given so that something does not come (IN-34).
    Chips,
    /// The shock of a death at a party (IN-26).
    Shock {
        /// Who died.
        of: Seat,
    },
    /// A funeral (IN-25).
    Funeral {
        /// The player who died.
        of: Seat,
    },
    /// The own death (IN-25).
    Death,
}

impl Cause {
    /// Does who dies of it die at a party (IN-26, IN-32)?
    pub const fn is_party(self) -> bool {
        matches!(self, Self::Party { .. } | Self::Nightlife { .. } | Self::Treat { .. } | Self::Shock { .. })
    }

    /// The card that it comes from, if it is one.
    pub const fn card(self) -> Option<Design> {
        match self {
            Self::Event(card) | Self::Meal(card) | Self::Drug(card) => Some(card),
            Self::Party { card, .. } | Self::Treat { card, .. } => Some(card),
            _ => None,
        }
    }

    /// The place where it happens; none for what finds people anywhere.
    pub const fn place(self) -> Option<Place> {
        Some(match self {
            Self::Work => Place::Office,
            Self::Pharmacy => Place::Pharmacy,
            Self::Training(_) => Place::Fitness,
            Self::Shopping | Self::Frenzy => Place::Supermarket,
            Self::Restock | Self::Trade => Place::Fleamarket,
            Self::Rest | Self::Meal(_) | Self::Party { .. } => Place::Home,
            Self::BlackMarket => Place::BlackMarket,
            Self::Nightlife { .. } | Self::Treat { .. } => Place::Nightlife,
            Self::Affair(_) => Place::Affair,
            Self::Family => Place::Family,
            Self::Career => Place::Career,
            Self::Decay
            | Self::Event(_)
            | Self::Drug(_)
            | Self::Chips
            | Self::Shock { .. }
            | Self::Funeral { .. }
            | Self::Death => return None,
        })
    }
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum To {
    /// To a player's hand.
    Hand(Seat),
    /// To the flea market (IN-8, IN-19).
    Market,
    /// To the black market (IN-31).
    BlackMarket,
    /// Among the events that are laid out (IN-9), or prepared in the other world (IN-36).
    Offer,
    /// To a player who looks at several and chooses (IN-18, IN-19).
    Looking(Seat),
    /// To the guest of a night out (IN-32).
    Pub(Seat),
}

/// The two kinds of chips (IN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Chip {
    Family,
    Career,
}

/// A single effect. What a player does is in the event itself; these are its consequences, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A round begins; the first is round 1.
    Round {
        /// Its number.
        round: u16,
    },
    /// A round is over: what follows is its end (IN-21).
    RoundOver {
        /// Its number.
        round: u16,
    },
    /// The beginner's chip is passed on (IN-10).
    Beginner {
        /// The player who begins the next round.
        seat: Seat,
    },
    /// All plans are set; what follows shows them (IN-12).
    PlansOpen,
    /// A plan can be seen (IN-12).
    Planned {
        /// The player with the plan.
        seat: Seat,
        /// The places.
        plan: Places,
    },
    /// A drug was taken while plans were secret; this can be shown now.
    TookInSecret {
        /// The player who took it.
        seat: Seat,
        /// The drug.
        card: Design,
    },
    /// A draw pile was empty and has been refilled from the discards (IN-5).
    Shuffled {
        /// The deck of the pile.
        deck: Deck,
    },
    /// Both event piles were empty, so that all diaries were shuffled (IN-43).
    Diaries,
    /// There was no card to be drawn (IN-5).
    NoCard {
        /// The deck of the pile.
        deck: Deck,
    },
    /// A card was drawn (IN-5).
    Drawn {
        /// The card.
        card: Design,
        /// Where it went.
        to: To,
    },
    /// The indicators of a player have changed: really, what was lost at 0 and 10 is not counted.
    Health {
        /// The player.
        seat: Seat,
        /// The change of each indicator.
        change: Change,
        /// What caused it.
        cause: Cause,
    },
    /// A player has paid or got money.
    Money {
        /// The player.
        seat: Seat,
        /// How much; below 0 it was paid.
        by: i16,
        /// What caused it.
        cause: Cause,
    },
    /// A player has got chips or given them back.
    Chips {
        /// The player.
        seat: Seat,
        /// The kind of chip.
        chip: Chip,
        /// How many; below 0 they were given back.
        by: i8,
        /// What caused it.
        cause: Cause,
    },
    /// An event is laid out that was not drawn just now: put aside by two players (IN-28), or prepared (IN-36).
    LaidOut {
        /// The event.
        card: Design,
    },
    /// An event took a card from a hand (IN-11).
    Lost {
        /// The player who loses it.
        seat: Seat,
        /// The card that is discarded.
        card: Design,
    },
    /// An event forbids a place for this round (IN-11).
    Banned {
        /// The player who may not plan the place.
        seat: Seat,
        /// The place.
        place: Place,
    },
    /// A night out in which nothing unhealthy was to be had (IN-32).
    NothingEaten {
        /// The guest.
        seat: Seat,
    },
    /// A player has died (IN-2, IN-25).
    Died {
        /// The player who died.
        seat: Seat,
        /// Which indicators are at the grave.
        of: ArrayVec<Indicator, 5>,
        /// What brought them there.
        cause: Cause,
    },
    /// A funeral begins (IN-25).
    Funeral {
        /// The player who died.
        of: Seat,
    },
    /// The game is over (IN-27).
    Over,
}

/// Receives the effects of an event as they are carried out.
pub(super) type Observer<'a> = dyn FnMut(Effect) + 'a;
