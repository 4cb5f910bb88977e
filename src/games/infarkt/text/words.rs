//! The messages, from the Fluent files of this folder: see `build/messages.rs`. Those for a value of the rules are selected here.

use crate::games::infarkt::{Chip, Deck, Diet, Extension, Indicator, Kind, Place};

include!(concat!(env!("OUT_DIR"), "/messages/infarkt.rs"));

impl Words {
    /// The name of an indicator.
    pub fn indicator(self, indicator: Indicator) -> &'static str {
        match indicator {
            Indicator::Chol => self.indicator_cholesterol(),
            Indicator::Bp => self.indicator_blood_pressure(),
            Indicator::Obes => self.indicator_obesity(),
            Indicator::Depr => self.indicator_depression(),
            Indicator::Diab => self.indicator_diabetes(),
            Indicator::Canc => self.indicator_cancer(),
        }
    }

    /// An indicator as a cause of death, in the message [`Words::died`].
    pub fn killer(self, indicator: Indicator) -> &'static str {
        match indicator {
            Indicator::Chol => self.indicator_cholesterol_killer(),
            Indicator::Bp => self.indicator_blood_pressure_killer(),
            Indicator::Obes => self.indicator_obesity_killer(),
            Indicator::Depr => self.indicator_depression_killer(),
            Indicator::Diab => self.indicator_diabetes_killer(),
            Indicator::Canc => self.indicator_cancer_killer(),
        }
    }

    /// The name of a place.
    pub fn place(self, place: Place) -> &'static str {
        match place {
            Place::Office => self.place_office(),
            Place::Supermarket => self.place_supermarket(),
            Place::Pharmacy => self.place_pharmacy(),
            Place::Fleamarket => self.place_flea_market(),
            Place::Home => self.place_home(),
            Place::Fitness => self.place_fitness(),
            Place::BlackMarket => self.place_black_market(),
            Place::Nightlife => self.place_nightlife(),
            Place::Affair => self.place_affair(),
            Place::Family => self.place_family(),
            Place::Career => self.place_career(),
        }
    }

    /// The name of a place within a sentence.
    pub fn place_within(self, place: Place) -> &'static str {
        match place {
            Place::Office => self.place_office_within(),
            Place::Supermarket => self.place_supermarket_within(),
            Place::Pharmacy => self.place_pharmacy_within(),
            Place::Fleamarket => self.place_flea_market_within(),
            Place::Home => self.place_home_within(),
            Place::Fitness => self.place_fitness_within(),
            Place::BlackMarket => self.place_black_market_within(),
            Place::Nightlife => self.place_nightlife_within(),
            Place::Affair => self.place_affair_within(),
            Place::Family => self.place_family_within(),
            Place::Career => self.place_career_within(),
        }
    }

    /// The name of an extension, and a sentence about it.
    pub fn extension(self, extension: Extension) -> (&'static str, &'static str) {
        match extension {
            Extension::BlackMarket => (self.extension_black_market(), self.extension_black_market_about()),
            Extension::Nightlife => (self.extension_nightlife(), self.extension_nightlife_about()),
            Extension::Affair => (self.extension_affair(), self.extension_affair_about()),
            Extension::Family => (self.extension_family(), self.extension_family_about()),
            Extension::Career => (self.extension_career(), self.extension_career_about()),
        }
    }

    /// The name of a kind of cards.
    pub fn kind(self, kind: Kind) -> &'static str {
        match kind {
            Kind::Food => self.kind_food(),
            Kind::Beverage => self.kind_beverage(),
            Kind::Tobacco => self.kind_tobacco(),
            Kind::Drug => self.kind_drug(),
            Kind::Event => self.kind_event(),
        }
    }

    /// Whether food or a beverage is healthy.
    pub fn diet(self, diet: Diet) -> &'static str {
        match diet {
            Diet::Healthy => self.diet_healthy(),
            Diet::Unhealthy => self.diet_unhealthy(),
        }
    }

    /// A draw pile, within a sentence.
    pub fn pile(self, deck: Deck) -> &'static str {
        match deck {
            Deck::Goods => self.pile_goods(),
            Deck::Drugs => self.pile_drugs(),
            Deck::Events => self.pile_events(),
        }
    }

    /// A number of chips.
    pub fn chips(self, chip: Chip, count: u8) -> String {
        match chip {
            Chip::Family => self.family_chips(count),
            Chip::Career => self.career_chips(count),
        }
    }

    /// Chips whose number stands elsewhere.
    pub fn chips_noun(self, chip: Chip, count: u8) -> String {
        match chip {
            Chip::Family => self.family_chips_noun(count),
            Chip::Career => self.career_chips_noun(count),
        }
    }
}
