//! Reasons for refusing an event, with the rule that forbids it.

use super::activities::Activity;
use super::cards::Design;
use super::health::Indicator;
use super::places::Place;
use super::row::Deck;
use crate::engine::{Refusal, RuleId, Seat};

/// The kind of decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// To take an event (IN-9).
    Event,
    /// To set the pieces (IN-12).
    Plan,
    /// To start the visit of a place (IN-14).
    Go,
    /// To carry out the activities of a place, and to leave it (IN-14).
    Visit(Place),
    /// To respond to an effect (IN-23).
    Answer,
    /// To keep two of three goods (IN-18).
    Keep,
    /// To choose the drug that stays on the flea market (IN-19).
    Stock,
    /// To remove an event from the offer, in the other world (IN-36).
    Remove,
}

impl Due {
    /// The number of the rule that asks for it.
    pub const fn rule(self) -> u8 {
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

/// The reason for refusing an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (IN-27).
    Over,
    /// A card must be drawn first (IN-5).
    DrawIsDue {
        /// The deck of the draw.
        deck: Deck,
    },
    /// Another seat is asked.
    NotYourTurn {
        /// The seat that is asked.
        turn: Seat,
        /// The decision that is due.
        due: Due,
    },
    /// Another decision is due.
    OtherIsDue {
        /// The seat that is asked.
        turn: Seat,
        /// The decision that is due.
        due: Due,
    },
    /// The card comes from another deck (IN-5).
    WrongDeck {
        /// The deck of the draw.
        deck: Deck,
    },
    /// The card is not in the pile (IN-5).
    NotInPile {
        /// The card named.
        card: Design,
    },
    /// Another card lies on top, face down (IN-18).
    OtherOnTop {
        /// The card on top.
        top: Design,
    },
    /// The event is not on offer (IN-9).
    NotOffered {
        /// The event named.
        card: Design,
    },
    /// A plan has three different places (IN-12).
    ThreePlaces,
    /// The place is not in this game (IN-13, IN-30).
    NotInGame {
        /// The place planned.
        place: Place,
    },
    /// An event bans the place this round (IN-11).
    Banned {
        /// The place planned.
        place: Place,
    },
    /// The two places exclude each other (IN-31, IN-35).
    Rivals {
        /// The place of the extension.
        place: Place,
    },
    /// The player has no piece there (IN-14).
    NotPlanned {
        /// The place named.
        place: Place,
    },
    /// The current place must be left first (IN-14).
    StillAt {
        /// The current place.
        place: Place,
    },
    /// A place must be visited first (IN-14).
    Nowhere,
    /// The activity belongs to another place (IN-14).
    Conflict {
        /// The place of the activity.
        place: Place,
    },
    /// The activity has already been done in this visit.
    DoneAlready {
        /// The current place.
        place: Place,
    },
    /// There is not enough money (IN-14).
    Poor {
        /// The price.
        price: u8,
    },
    /// A trade gives as many cards as it takes, one to three, of the same deck (IN-19).
    UnevenTrade,
    /// The card is not on the flea market (IN-19).
    NotOnMarket {
        /// The card named.
        card: Design,
    },
    /// The player does not have the card.
    NotInHand {
        /// The card named.
        card: Design,
        /// The place where the card was to be used.
        place: Place,
    },
    /// There are too few cards for the activity, in the hand or on the table (IN-19, IN-31).
    TooFewCards {
        /// The place of the activity.
        place: Place,
    },
    /// A meal or a party takes two goods of different symbols (IN-20).
    NoMeal {
        /// The activity refused.
        meal: Activity,
    },
    /// The card is not in the offer of the black market (IN-31).
    NotForSale {
        /// The card named.
        card: Design,
    },
    /// A guest must be alive and another player (IN-32).
    NoGuest,
    /// One or two family chips, not more (IN-34).
    OneOrTwo,
    /// Too few family chips are left, or the player would have more than four (IN-34).
    NoChipsLeft,
    /// The player has too few family chips (IN-34).
    TooFewChips,
    /// At least one chip is given (IN-41).
    NoChips,
    /// More chips than the indicator would rise (IN-41).
    TooManyChips {
        /// The indicator with too many chips.
        indicator: Indicator,
    },
    /// The player does not have the drug (IN-23).
    NoSuchDrug {
        /// The drug named.
        card: Design,
    },
    /// Two of the cards looked at are kept (IN-18).
    NotTheseTwo,
    /// The drug is not one of those drawn (IN-19).
    NotDrawn {
        /// The drug named.
        card: Design,
    },
    /// The event is not in the offer being prepared (IN-36).
    NotPrepared {
        /// The event named.
        card: Design,
    },
}

/// The number of the rule about a place.
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
