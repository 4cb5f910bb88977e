//! The places for pieces, and the extensions that add places (IN-13, IN-30).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place, in the order of IN-13, then of IN-30.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Place {
    #[default]
    Office,
    Supermarket,
    Pharmacy,
    Fleamarket,
    Home,
    Fitness,
    BlackMarket,
    Nightlife,
    Affair,
    Family,
    Career,
}

impl Place {
    /// The id in records and drawings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Office => "office",
            Self::Supermarket => "supermarket",
            Self::Pharmacy => "pharmacy",
            Self::Fleamarket => "fleamarket",
            Self::Home => "home",
            Self::Fitness => "fitness",
            Self::BlackMarket => "black_market",
            Self::Nightlife => "nightlife",
            Self::Affair => "affair",
            Self::Family => "family",
            Self::Career => "career",
        }
    }

    /// All places, over all games.
    pub const ALL: [Self; 11] = [
        Self::Office,
        Self::Supermarket,
        Self::Pharmacy,
        Self::Fleamarket,
        Self::Home,
        Self::Fitness,
        Self::BlackMarket,
        Self::Nightlife,
        Self::Affair,
        Self::Family,
        Self::Career,
    ];

    /// The extension of this place; `None` for a place of the basic game.
    pub fn extension(self) -> Option<Extension> {
        Extension::ALL.into_iter().find(|extension| extension.place() == self)
    }

    /// The place that cannot be planned together with this one (IN-31, IN-35).
    pub const fn rival(self) -> Option<Self> {
        match self {
            Self::Fleamarket => Some(Self::BlackMarket),
            Self::BlackMarket => Some(Self::Fleamarket),
            Self::Office => Some(Self::Career),
            Self::Career => Some(Self::Office),
            _ => None,
        }
    }
}

/// An extension (IN-30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extension {
    /// IN-31.
    #[default]
    BlackMarket,
    /// IN-32.
    Nightlife,
    /// IN-33.
    Affair,
    /// IN-34.
    Family,
    /// IN-35.
    Career,
}

impl Extension {
    /// All extensions, in the order of IN-30.
    pub const ALL: [Self; 5] = [Self::BlackMarket, Self::Nightlife, Self::Affair, Self::Family, Self::Career];

    /// The place of the extension.
    pub const fn place(self) -> Place {
        match self {
            Self::BlackMarket => Place::BlackMarket,
            Self::Nightlife => Place::Nightlife,
            Self::Affair => Place::Affair,
            Self::Family => Place::Family,
            Self::Career => Place::Career,
        }
    }
}

/// A set of places.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Places(u16);

impl Places {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The places of a game with these extensions: the first extension replaces the fitness centre (IN-30).
    pub(super) fn of_game(extensions: &[Extension]) -> Self {
        let basic = Place::ALL.into_iter().filter(|place| place.extension().is_none());
        let basic = basic.filter(|place| *place != Place::Fitness || extensions.is_empty());
        basic.chain(extensions.iter().map(|extension| extension.place())).collect()
    }

    /// The set of this place only.
    pub const fn one(place: Place) -> Self {
        Self(1 << place as u16)
    }

    /// Whether the set contains the place.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & Self::one(place).0 != 0
    }

    /// The number of places.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places, in the order of IN-13 and IN-30.
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        Place::ALL.into_iter().filter(move |place| self.contains(*place))
    }

    /// The set with this place added.
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | Self::one(place).0)
    }

    /// The set with this place removed.
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !Self::one(place).0)
    }

    /// The set with these places removed.
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Collected first: some formats need the length in advance.
        serializer.collect_seq(self.iter().collect::<Vec<Place>>())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Place>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn the_id_of_a_place_is_that_of_records() {
        for place in Place::ALL {
            assert_eq!(serde_json::json!(place), serde_json::json!(place.id()));
        }
    }
}
