//! The effects of an event, in order: for previews, for the log and for animations.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Liaison, Training};
use super::cards::Design;
use super::health::{Change, Indicator};
use super::places::{Place, Places};
use super::row::Deck;
use crate::engine::Seat;

/// The cause of an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The end of the round (IN-21).
    #[default]
    Decay,
    /// An event taken by the player (IN-9).
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
    /// The cards of the flea market were replaced (IN-19).
    Restock,
    /// A trade on the flea market (IN-19).
    Trade,
    /// Rest at home (IN-20).
    Rest,
    /// A meal of the player's own cooking (IN-20).
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
    /// A night out, and its smoke (IN-32).
    Nightlife {
        /// The host.
        host: Seat,
    },
    /// The treat of the guest of a night out (IN-32).
    Treat {
        /// The host.
        host: Seat,
        /// The treat.
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
    /// Family chips given to avoid points of an effect (IN-34).
    Chips,
    /// The shock of a death at a party (IN-26).
    Shock {
        /// The player who died.
        of: Seat,
    },
    /// A funeral (IN-25).
    Funeral {
        /// The player who died.
        of: Seat,
    },
    /// The player's own death (IN-25).
    Death,
}

impl Cause {
    /// Whether a death of this cause is a death at a party (IN-26, IN-32).
    pub const fn is_party(self) -> bool {
        matches!(self, Self::Party { .. } | Self::Nightlife { .. } | Self::Treat { .. } | Self::Shock { .. })
    }

    /// The card behind the cause, if there is one.
    pub const fn card(self) -> Option<Design> {
        match self {
            Self::Event(card) | Self::Meal(card) | Self::Drug(card) => Some(card),
            Self::Party { card, .. } | Self::Treat { card, .. } => Some(card),
            _ => None,
        }
    }

    /// The place of the cause; `None` for causes without a place.
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
    /// To the offer of events (IN-9), or to the offer prepared in the other world (IN-36).
    Offer,
    /// To the cards that a player looks at and chooses from (IN-18, IN-19).
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

/// A single effect. The action itself is in the event; these are its consequences, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A round begins.
    Round {
        /// The number of the round, from 1.
        round: u16,
    },
    /// The end of a round begins (IN-21).
    RoundOver {
        /// The number of the round.
        round: u16,
    },
    /// The beginner's chip is passed on (IN-10).
    Beginner {
        /// The player who begins the next round.
        seat: Seat,
    },
    /// All plans are set; the effects that follow reveal them (IN-12).
    PlansOpen,
    /// A plan becomes visible (IN-12).
    Planned {
        /// The player with the plan.
        seat: Seat,
        /// The places.
        plan: Places,
    },
    /// A drug taken while plans were secret is revealed.
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
    /// Both event piles were empty, so all diaries were shuffled (IN-43).
    Diaries,
    /// There was no card to draw (IN-5).
    NoCard {
        /// The deck of the pile.
        deck: Deck,
    },
    /// A card was drawn (IN-5).
    Drawn {
        /// The card.
        card: Design,
        /// Its destination.
        to: To,
    },
    /// The indicators of a player have changed: the actual change, limited by 0 and 10.
    Health {
        /// The player.
        seat: Seat,
        /// The change of each indicator.
        change: Change,
        /// The cause.
        cause: Cause,
    },
    /// A player has paid or received money.
    Money {
        /// The player.
        seat: Seat,
        /// The amount; negative for a payment.
        by: i16,
        /// The cause.
        cause: Cause,
    },
    /// A player has received chips or given them back.
    Chips {
        /// The player.
        seat: Seat,
        /// The kind of chip.
        chip: Chip,
        /// The number; negative if they were given back.
        by: i8,
        /// The cause.
        cause: Cause,
    },
    /// An event of an earlier draw is laid out: put aside by two players (IN-28), or prepared in the other world (IN-36).
    LaidOut {
        /// The event.
        card: Design,
    },
    /// An event took a card from a hand (IN-11).
    Lost {
        /// The player who loses the card.
        seat: Seat,
        /// The card discarded.
        card: Design,
    },
    /// An event bans a place for this round (IN-11).
    Banned {
        /// The player who may not plan the place.
        seat: Seat,
        /// The place.
        place: Place,
    },
    /// A night out without an unhealthy treat (IN-32).
    NothingEaten {
        /// The guest.
        seat: Seat,
    },
    /// A player has died (IN-2, IN-25).
    Died {
        /// The player who died.
        seat: Seat,
        /// The lethal indicators at the grave.
        of: ArrayVec<Indicator, 5>,
        /// The cause.
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
