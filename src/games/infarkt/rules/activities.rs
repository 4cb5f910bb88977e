//! The activities of the places, with price, effect and gains (IN-15 to IN-20, IN-31 to IN-35).

use super::action::{Action, Liaison, Shopping, Training};
use super::effect::Chip;
use super::health::{Change, Indicator};
use super::places::Place;

use Indicator::{Bp, Canc, Depr, Obes};

/// An activity of a place, regardless of the cards or people chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Activity {
    /// A day at the office (IN-15).
    Work,
    /// A drug from the pile (IN-16).
    BuyDrug,
    /// Training (IN-17).
    Train(Training),
    /// Goods from the pile (IN-18).
    Shop(Shopping),
    /// Replacing the cards of the flea market (IN-19).
    Restock,
    /// A trade of this number of cards (IN-19).
    Trade(u8),
    /// A rest (IN-20).
    Rest,
    /// A meal for oneself (IN-20).
    Cook,
    /// A meal for the neighbours (IN-20).
    Party,
    /// A card of the black market (IN-31).
    Buy,
    /// A night out (IN-32).
    Invite,
    /// An affair (IN-33).
    Affair(Liaison),
    /// This number of family chips (IN-34).
    Family(u8),
    /// A step of the career (IN-35).
    Career,
}

impl Activity {
    /// The activities of a place, in the order of the rules.
    pub const fn at(place: Place) -> &'static [Self] {
        match place {
            Place::Office => &[Self::Work],
            Place::Supermarket => &[Self::Shop(Shopping::A), Self::Shop(Shopping::B), Self::Shop(Shopping::C)],
            Place::Pharmacy => &[Self::BuyDrug],
            Place::Fleamarket => &[Self::Restock, Self::Trade(1), Self::Trade(2), Self::Trade(3)],
            Place::Home => &[Self::Rest, Self::Cook, Self::Party],
            Place::Fitness => &[Self::Train(Training::A), Self::Train(Training::B)],
            Place::BlackMarket => &[Self::Buy],
            Place::Nightlife => &[Self::Invite],
            Place::Affair => &[Self::Affair(Liaison::Lover), Self::Affair(Liaison::Paid)],
            Place::Family => &[Self::Family(1), Self::Family(2)],
            Place::Career => &[Self::Career],
        }
    }

    /// The place of the activity.
    pub const fn place(self) -> Place {
        match self {
            Self::Work => Place::Office,
            Self::Shop(_) => Place::Supermarket,
            Self::BuyDrug => Place::Pharmacy,
            Self::Restock | Self::Trade(_) => Place::Fleamarket,
            Self::Rest | Self::Cook | Self::Party => Place::Home,
            Self::Train(_) => Place::Fitness,
            Self::Buy => Place::BlackMarket,
            Self::Invite => Place::Nightlife,
            Self::Affair(_) => Place::Affair,
            Self::Family(_) => Place::Family,
            Self::Career => Place::Career,
        }
    }

    /// The price, paid at the start (IN-41).
    pub const fn price(self) -> u8 {
        match self {
            Self::Shop(Shopping::A) | Self::Restock | Self::Trade(3) | Self::Buy | Self::Invite => 1,
            Self::Train(Training::A) => 1,
            Self::Shop(Shopping::B | Shopping::C) | Self::BuyDrug | Self::Train(Training::B) => 2,
            Self::Family(chips) => chips,
            Self::Work | Self::Trade(_) | Self::Rest | Self::Cook | Self::Party | Self::Affair(_) | Self::Career => 0,
        }
    }

    /// The money gained, without career chips.
    pub const fn wage(self) -> u8 {
        match self {
            Self::Work => 3,
            Self::Career => 2,
            Self::Trade(1) => 1,
            _ => 0,
        }
    }

    /// The chips gained, limited by the supply (IN-34, IN-35).
    pub const fn chips(self) -> Option<(Chip, u8)> {
        match self {
            Self::Family(count) => Some((Chip::Family, count)),
            Self::Career => Some((Chip::Career, 1)),
            _ => None,
        }
    }

    /// The effect on the health of the player, for a night out also on the guest's. The effect of a meal depends on its cards.
    pub const fn change(self) -> Change {
        match self {
            Self::Work => Change::one(Depr, 2),
            Self::Train(Training::A) => Change::one(Obes, -1).and(Depr, -1),
            Self::Train(Training::B) => Change::one(Obes, -1).and(Depr, -2),
            Self::Shop(Shopping::C) => Change::one(Bp, 1),
            Self::Rest => Change::one(Depr, -1),
            Self::Invite => Change::one(Canc, 1),
            Self::Affair(Liaison::Lover) => Change::one(Bp, -2).and(Depr, 2),
            Self::Affair(Liaison::Paid) => Change::one(Bp, -1).and(Depr, -3).and(Canc, 2),
            Self::Career => Change::one(Bp, 2).and(Depr, 1),
            _ => Change::NONE,
        }
    }
}

impl Action {
    /// The activity of this action; `None` if the action is not one of a place.
    pub const fn activity(&self) -> Option<Activity> {
        Some(match self {
            Self::Work => Activity::Work,
            Self::BuyDrug => Activity::BuyDrug,
            Self::Train(training) => Activity::Train(*training),
            Self::Shop(shopping) => Activity::Shop(*shopping),
            Self::Restock => Activity::Restock,
            Self::Trade { give, .. } => Activity::Trade(give.len() as u8),
            Self::Rest => Activity::Rest,
            Self::Cook(_) => Activity::Cook,
            Self::Party(_) => Activity::Party,
            Self::Buy(_) => Activity::Buy,
            Self::Invite(_) => Activity::Invite,
            Self::Affair(liaison) => Activity::Affair(*liaison),
            Self::Family(chips) => Activity::Family(*chips),
            Self::Career => Activity::Career,
            Self::Event { .. }
            | Self::Plan(_)
            | Self::Go(_)
            | Self::Leave
            | Self::Keep(_)
            | Self::StockDrug(_)
            | Self::Drug(_)
            | Self::Chips(_)
            | Self::Accept
            | Self::Remove(_) => return None,
        })
    }
}
