//! Why an event is refused, with the rule that forbids it.

use super::activities::Activity;
use super::cards::{Deck, Design};
use super::health::Indicator;
use super::places::Place;
use crate::engine::{Refusal, RuleId, Seat};

/// What a player is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// To take an event (IN-9).
    Event,
    /// To set the pieces (IN-12).
    Plan,
    /// To begin a place (IN-14).
    Go,
    /// To do what can be done at a place, and to leave it (IN-14).
    Visit(Place),
    /// To say what is done about an effect (IN-23).
    Answer,
    /// To keep two of three goods (IN-18).
    Keep,
    /// To choose the drug that stays on the flea market (IN-19).
    Stock,
    /// To take an event out of the offer, from the other world (IN-36).
    Remove,
}

impl Due {
    /// The rule by which it is asked.
    const fn rule(self) -> u8 {
        match self {
            Self::Event => 9,
            Self::Plan => 12,
            Self::Go | Self::Visit(_) => 14,
            Self::Keep => 18,
            Self::Stock => 19,
            Self::Answer => 23,
            Self::Remove => 36,
        }
    }
}

/// Why an event is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (IN-27).
    Over,
    /// A card is drawn first (IN-5).
    DrawIsDue {
        /// The deck that is drawn from.
        deck: Deck,
    },
    /// Somebody else is asked.
    NotYourTurn {
        /// The player who is asked.
        turn: Seat,
        /// What that player is asked for.
        due: Due,
    },
    /// Something else is asked for.
    OtherIsDue {
        /// The player who is asked.
        turn: Seat,
        /// What that player is asked for.
        due: Due,
    },
    /// The card comes from another deck (IN-5).
    WrongDeck {
        /// The deck that is drawn from.
        deck: Deck,
    },
    /// The card is not in the pile (IN-5).
    NotInPile {
        /// The card that was named.
        card: Design,
    },
    /// Another card lies on top, face down (IN-18).
    OtherOnTop {
        /// The card on top.
        top: Design,
    },
    /// The event is not laid out (IN-9).
    NotOffered {
        /// The event that was named.
        card: Design,
    },
    /// Three different places are planned (IN-12).
    ThreePlaces,
    /// The place is not in this game (IN-13, IN-30).
    NotInGame {
        /// The place that was planned.
        place: Place,
    },
    /// An event forbids the place this round (IN-11).
    Banned {
        /// The place that was planned.
        place: Place,
    },
    /// The two places exclude each other (IN-31, IN-35).
    Rivals {
        /// The one that its extension brings.
        place: Place,
    },
    /// No own piece is there (IN-14).
    NotPlanned {
        /// The place that was named.
        place: Place,
    },
    /// The place that was begun is left first (IN-14).
    StillAt {
        /// The place where the player is.
        place: Place,
    },
    /// A place is begun first (IN-14).
    Nowhere,
    /// That belongs to another place (IN-14).
    Conflict {
        /// The place where it is done.
        place: Place,
    },
    /// It has been done in this visit.
    DoneAlready {
        /// The place where the player is.
        place: Place,
    },
    /// There is not enough money (IN-14).
    Poor {
        /// What it costs.
        price: u8,
    },
    /// As many cards are given as taken, one to three, of the same deck (IN-19).
    UnevenTrade,
    /// The card is not on the flea market (IN-19).
    NotOnMarket {
        /// The card that was asked for.
        card: Design,
    },
    /// The player does not have the card.
    NotInHand {
        /// The card that was named.
        card: Design,
        /// What it was meant for.
        place: Place,
    },
    /// There are not enough cards to do it with, in the hand or on the table (IN-19, IN-31).
    TooFewCards {
        /// The place where it is done.
        place: Place,
    },
    /// A meal is two goods of different symbols, also at a party (IN-20).
    NoMeal {
        /// What it was meant for.
        meal: Activity,
    },
    /// The card is not in the offer of the black market (IN-31).
    NotForSale {
        /// The card that was asked for.
        card: Design,
    },
    /// Only a living player, and somebody else, can be invited (IN-32).
    NoGuest,
    /// One or two family chips, not more (IN-34).
    OneOrTwo,
    /// There are not so many family chips to be had, or the player would have more than four (IN-34).
    NoChipsLeft,
    /// The player does not have so many family chips (IN-34).
    TooFewChips,
    /// At least one chip is given (IN-41).
    NoChips,
    /// No chip more than an indicator would rise (IN-41).
    TooManyChips {
        /// The indicator with too many chips.
        indicator: Indicator,
    },
    /// The player does not have the drug (IN-23).
    NoSuchDrug {
        /// The drug that was named.
        card: Design,
    },
    /// Two of the cards that were looked at are kept (IN-18).
    NotTheseTwo,
    /// The drug is not one of those that were drawn (IN-19).
    NotDrawn {
        /// The drug that was named.
        card: Design,
    },
    /// The event is not in the offer that is being prepared (IN-36).
    NotPrepared {
        /// The event that was named.
        card: Design,
    },
}

/// The rule about what can be done at a place.
const fn rule_of(place: Place) -> u8 {
    match place {
        Place::Office => 15,
        Place::Pharmacy => 16,
        Place::Fitness => 17,
        Place::Supermarket => 18,
        Place::Fleamarket => 19,
        Place::Home => 20,
        Place::BlackMarket => 31,
        Place::Nightlife => 32,
        Place::Affair => 33,
        Place::Family => 34,
        Place::Career => 35,
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            "IN",
            match self {
                Self::DrawIsDue { .. } | Self::WrongDeck { .. } | Self::NotInPile { .. } => 5,
                Self::NotOffered { .. } => 9,
                Self::Banned { .. } => 11,
                Self::ThreePlaces => 12,
                Self::NotInGame { place: Place::Fitness } => 30,
                Self::NotInGame { .. } => 13,
                Self::NotPlanned { .. }
                | Self::StillAt { .. }
                | Self::Nowhere
                | Self::Conflict { .. }
                | Self::Poor { .. } => 14,
                Self::OtherOnTop { .. } | Self::NotTheseTwo => 18,
                Self::UnevenTrade | Self::NotOnMarket { .. } | Self::NotDrawn { .. } => 19,
                Self::NoMeal { .. } => 20,
                Self::NoSuchDrug { .. } => 23,
                Self::Over => 27,
                Self::NotForSale { .. } => 31,
                Self::NoGuest => 32,
                Self::OneOrTwo | Self::NoChipsLeft | Self::TooFewChips => 34,
                Self::NotPrepared { .. } => 36,
                Self::NoChips | Self::TooManyChips { .. } => 41,
                Self::NotYourTurn { due, .. } | Self::OtherIsDue { due, .. } => due.rule(),
                Self::Rivals { place }
                | Self::DoneAlready { place }
                | Self::TooFewCards { place }
                | Self::NotInHand { place, .. } => rule_of(*place),
            },
        )
    }
}
