//! The values of settings, and how they are stored.

use serde_json::{Value, json};

use crate::i18n::Lang;
use crate::shell::around::{Side, TableMode};
use crate::table::{Pace, Speed};

/// The type of the values of a setting.
pub trait Values: Copy + PartialEq + Send + Sync + 'static {
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

/// The number of the stored text among these; `None`: nothing is stored.
fn number_of(kept: &Value, texts: &[Option<&'static str>]) -> Option<usize> {
    texts.iter().position(|text| text.map_or(kept.is_null(), |text| kept == text))
}

/// Implements [`Values`] for values without data, each with the text under which it is stored; `None`: nothing is stored.
macro_rules! stored_as {
    ($name:ident { $($value:ident = $stored:expr,)* }) => {
        impl Values for $name {
            const ALL: &'static [Self] = &[$(Self::$value),*];

            fn stored(self) -> Value {
                let stored: Option<&'static str> = match self {
                    $(Self::$value => $stored,)*
                };
                json!(stored)
            }

            fn read(kept: &Value) -> Option<Self> {
                number_of(kept, &[$($stored),*]).map(|number| Self::ALL[number])
            }
        }
    };
}

stored_as!(Pace { Slow = Some("slow"), Normal = Some("normal"), Fast = Some("fast"), AtOnce = Some("at-once"), });
stored_as!(Speed { Calm = Some("calm"), Normal = None, Quick = Some("quick"), });

/// Declares the values of a setting, stored in the same way.
macro_rules! values {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $stored:expr,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            $($(#[$value_meta])* $value,)*
        }

        stored_as!($name { $($value = $stored,)* });
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
    /// The contrast of colours.
    Contrast {
        /// As the device asks.
        #[default]
        System = None,
        /// High.
        More = Some("more"),
    }
}

values! {
    /// The size of the page's text, in per cent of the size that the device asks for.
    TextScale {
        /// 100 %.
        #[default]
        By100 = None,
        /// 125 %.
        By125 = Some("125"),
        /// 150 %.
        By150 = Some("150"),
        /// 200 %.
        By200 = Some("200"),
    }
}

values! {
    /// Whether things travel from where they were to where they go.
    Motion {
        /// As the device asks.
        #[default]
        System = None,
        /// They do.
        Full = Some("full"),
        /// Changes are marked instead.
        Reduced = Some("reduced"),
    }
}

values! {
    /// The time of a turn, for the soft timer.
    TurnTime {
        /// There is no timer.
        #[default]
        Unlimited = None,
        /// Half a minute.
        HalfMinute = Some("30"),
        /// A minute.
        Minute = Some("60"),
        /// Two minutes.
        TwoMinutes = Some("120"),
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
    /// The next theme; the last one is followed by the first.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }
}

impl Motion {
    /// Whether nothing travels, where the device asks for reduced motion or not.
    pub fn is_reduced(self, asked: bool) -> bool {
        match self {
            Self::System => asked,
            Self::Full => false,
            Self::Reduced => true,
        }
    }
}

impl TurnTime {
    /// The time in seconds; `None` without a timer.
    pub fn seconds(self) -> Option<u32> {
        match self {
            Self::Unlimited => None,
            Self::HalfMinute => Some(30),
            Self::Minute => Some(60),
            Self::TwoMinutes => Some(120),
        }
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

impl Values for TableMode {
    const ALL: &'static [Self] = &[Self::Pass, Self::Turn, Self::Fixed];

    fn stored(self) -> Value {
        json!(match self {
            Self::Pass => "pass",
            Self::Turn => "turn",
            Self::Fixed => "fixed",
        })
    }
}

impl Values for Side {
    const ALL: &'static [Self] = &Side::ALL;

    fn stored(self) -> Value {
        json!(self.quarters())
    }
}
