//! The six indicators (IN-1), their changes, and their effects at the end of a round (IN-21).

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The greatest value of an indicator (IN-1), lethal for all but obesity (IN-2).
pub const GRAVE: u8 = 10;

/// A health indicator (IN-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Indicator {
    /// Cholesterol.
    #[default]
    Chol,
    /// Blood pressure.
    Bp,
    /// Obesity, not lethal (IN-2).
    Obes,
    /// Depression.
    Depr,
    /// Diabetes.
    Diab,
    /// Cancer.
    Canc,
}

impl Indicator {
    /// All six, in the order of IN-1.
    pub const ALL: [Self; 6] = [Self::Chol, Self::Bp, Self::Obes, Self::Depr, Self::Diab, Self::Canc];

    /// The key in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Chol => "chol",
            Self::Bp => "bp",
            Self::Obes => "obes",
            Self::Depr => "depr",
            Self::Diab => "diab",
            Self::Canc => "canc",
        }
    }

    /// Whether a player dies when it reaches the grave (IN-2).
    pub const fn is_lethal(self) -> bool {
        !matches!(self, Self::Obes)
    }

    /// The value from which it has an effect at the end of a round (IN-21); `None` for diabetes, which never has one. Obesity has a greater
    /// effect from a second threshold on.
    pub const fn threshold(self) -> Option<u8> {
        match self {
            Self::Chol | Self::Bp => Some(7),
            Self::Obes | Self::Depr | Self::Canc => Some(5),
            Self::Diab => None,
        }
    }
}

impl Indicator {
    /// The value from which its effect is greater (IN-21).
    pub const fn second_threshold(self) -> Option<u8> {
        match self {
            Self::Obes => Some(7),
            _ => None,
        }
    }
}

/// The values of all indicators, 0 to 10 (IN-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Health([u8; 6]);

impl Health {
    /// These values, in the order of IN-1, limited to the grave.
    pub fn new(values: [u8; 6]) -> Self {
        Self(values.map(|value| value.min(GRAVE)))
    }

    /// The values with their indicators, in the order of IN-1.
    pub fn iter(self) -> impl ExactSizeIterator<Item = (Indicator, u8)> {
        Indicator::ALL.into_iter().zip(self.0)
    }

    /// The health after a change, limited to 0 to 10 (IN-1).
    pub fn after(self, change: Change) -> Self {
        let mut values = self.0;
        for (value, by) in values.iter_mut().zip(change.0) {
            *value = value.saturating_add_signed(by).min(GRAVE);
        }
        Self(values)
    }

    /// The change from `before` to this health.
    pub fn since(self, before: Self) -> Change {
        let mut change = Change::NONE;
        for (indicator, value) in self.iter() {
            change[indicator] = value as i8 - before[indicator] as i8;
        }
        change
    }

    /// Whether a lethal indicator has reached the grave (IN-2).
    pub fn is_deadly(self) -> bool {
        self.causes().next().is_some()
    }

    /// The causes of death: the lethal indicators at the grave (IN-2).
    pub fn causes(self) -> impl Iterator<Item = Indicator> {
        self.iter()
            .filter(|(indicator, value)| *value == GRAVE && indicator.is_lethal())
            .map(|(indicator, _)| indicator)
    }

    /// Whether the change worsens an indicator, that is, raises one below 10 (IN-23).
    pub fn worsened_by(self, change: Change) -> bool {
        self.0.iter().zip(change.0).any(|(value, by)| by > 0 && *value < GRAVE)
    }

    /// The change at the end of the round, by these values (IN-21).
    pub fn decay(self) -> Change {
        let [chol, bp, obes, depr, _, canc] = self.0;
        let mut change = Change::NONE;
        change[Indicator::Bp] = i8::from(chol >= 7);
        change[Indicator::Chol] = i8::from(bp >= 7);
        change[Indicator::Diab] = match obes {
            0..=4 => 0,
            5 | 6 => 2,
            _ => 3,
        };
        change[Indicator::Depr] = i8::from(depr >= 5);
        change[Indicator::Canc] = i8::from(canc >= 5);
        change
    }
}

impl Index<Indicator> for Health {
    type Output = u8;

    fn index(&self, indicator: Indicator) -> &u8 {
        &self.0[indicator as usize]
    }
}

impl Serialize for Health {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Health {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut values = [0; 6];
        for (indicator, value) in BTreeMap::<Indicator, u8>::deserialize(deserializer)? {
            values[indicator as usize] = value;
        }
        Ok(Self::new(values))
    }
}

/// A change of the indicators (IN-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Change([i8; 6]);

impl Change {
    /// No change.
    pub const NONE: Self = Self([0; 6]);

    /// A change by these values, in the order of IN-1.
    pub const fn new(by: [i8; 6]) -> Self {
        Self(by)
    }

    /// A change of one indicator.
    pub const fn one(indicator: Indicator, by: i8) -> Self {
        Self::NONE.and(indicator, by)
    }

    /// This change, with a change of another indicator added.
    pub const fn and(self, indicator: Indicator, by: i8) -> Self {
        let mut all = self.0;
        all[indicator as usize] = by;
        Self(all)
    }

    /// The change of one indicator, usable in constants.
    pub const fn of(&self, indicator: Indicator) -> i8 {
        self.0[indicator as usize]
    }

    /// The indicators that change, with their changes, in the order of IN-1.
    pub fn iter(self) -> impl Iterator<Item = (Indicator, i8)> {
        Indicator::ALL.into_iter().zip(self.0).filter(|(_, by)| *by != 0)
    }

    /// Whether no indicator changes.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// This change less the family chips given for it, never below 0 (IN-41).
    pub(super) fn spared(self, given: &[u8; 6]) -> Self {
        let mut all = self.0;
        for (by, given) in all.iter_mut().zip(given) {
            if *by > 0 {
                *by = by.saturating_sub_unsigned(*given).max(0);
            }
        }
        Self(all)
    }
}

impl Index<Indicator> for Change {
    type Output = i8;

    fn index(&self, indicator: Indicator) -> &i8 {
        &self.0[indicator as usize]
    }
}

impl IndexMut<Indicator> for Change {
    fn index_mut(&mut self, indicator: Indicator) -> &mut i8 {
        &mut self.0[indicator as usize]
    }
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.iter().count()))?;
        for (indicator, by) in self.iter() {
            map.serialize_entry(&indicator, &by)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Change {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let changes = BTreeMap::<Indicator, i8>::deserialize(deserializer)?;
        Ok(changes.into_iter().fold(Self::NONE, |change, (indicator, by)| change.and(indicator, by)))
    }
}
