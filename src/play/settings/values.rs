//! The values of settings, and how they are stored.

use serde_json::{Value, json};

use crate::i18n::Lang;
use crate::table::Pace;

/// The type of the values of a setting.
pub(super) trait Values: Copy + PartialEq + Send + Sync + 'static {
    /// All values, in the order of their names.
    const ALL: &'static [Self];

    /// The value as it is stored.
    fn stored(self) -> Value;

    /// The value stored as `kept`; `None` if there is no such value.
    fn read(kept: &Value) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.stored() == *kept)
    }
}

impl Values for bool {
    const ALL: &'static [Self] = &[false, true];

    fn stored(self) -> Value {
        json!(self)
    }
}

impl Values for Lang {
    const ALL: &'static [Self] = &Self::ALL;

    fn stored(self) -> Value {
        json!(self.tag())
    }
}

impl Values for Pace {
    const ALL: &'static [Self] = &[Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    fn stored(self) -> Value {
        json!(match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at-once",
        })
    }
}

/// Declares the values of a setting, each with the text under which it is stored; `None`: nothing is stored.
macro_rules! values {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $stored:expr,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_meta])* $value,)*
        }

        impl Values for $name {
            const ALL: &'static [Self] = &[$(Self::$value),*];

            fn stored(self) -> Value {
                let stored: Option<&'static str> = match self {
                    $(Self::$value => $stored,)*
                };
                json!(stored)
            }
        }
    };
}

values! {
    /// The theme.
    Theme {
        /// The theme of the device.
        #[default]
        System = None,
        /// Light.
        Light = Some("light"),
        /// Dark.
        Dark = Some("dark"),
    }
}

values! {
    /// The volume of sounds.
    Volume {
        /// Quieter than speech.
        Soft = Some("soft"),
        /// As loud as speech.
        #[default]
        Medium = Some("medium"),
        /// As loud as the device allows.
        Loud = Some("loud"),
    }
}

impl Theme {
    /// Switches to the next theme; the last one is followed by the first.
    pub fn turn(&mut self) {
        *self = match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        };
    }
}

impl Volume {
    /// The amplitude, at most 1.
    pub fn amplitude(self) -> f32 {
        match self {
            Self::Soft => 0.2,
            Self::Medium => 0.5,
            Self::Loud => 1.0,
        }
    }
}
