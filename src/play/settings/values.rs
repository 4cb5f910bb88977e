//! The values of settings, and how they are stored.
//!
//! A setting is a number among its values. What reads and stores settings knows no more than that, so that it is compiled once.

use serde_json::{Value, json};

use crate::i18n::Lang;
use crate::shell::around::{Side, TableMode};
use crate::table::{Pace, Speed};

/// How a value is stored.
#[derive(Clone, Copy, Debug)]
pub enum Stored {
    /// As nothing.
    Nothing,
    /// As a text.
    Text(&'static str),
    /// As a boolean.
    Flag(bool),
}

impl Stored {
    /// The number of the value stored as `kept` among these; `None` if there is no such value.
    pub(in crate::play) fn number_of(kept: &Value, all: &[Self]) -> Option<usize> {
        all.iter().position(|stored| match stored {
            Self::Nothing => kept.is_null(),
            Self::Text(text) => kept == text,
            Self::Flag(flag) => kept == flag,
        })
    }

    /// As JSON.
    pub(in crate::play) fn value(self) -> Value {
        match self {
            Self::Nothing => Value::Null,
            Self::Text(text) => json!(text),
            Self::Flag(flag) => json!(flag),
        }
    }

    /// The text; `None` for others.
    pub(super) fn text(self) -> Option<&'static str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Nothing | Self::Flag(_) => None,
        }
    }

    /// As this text; `None` as nothing.
    const fn of(text: Option<&'static str>) -> Self {
        match text {
            Some(text) => Self::Text(text),
            None => Self::Nothing,
        }
    }
}

/// The type of the values of a setting.
pub trait Values: Copy + PartialEq + Send + Sync + 'static {
    /// All values, in the order of their names.
    const ALL: &'static [Self];
    /// How each of them is stored.
    const STORED: &'static [Stored];

    /// The number of the value.
    fn number(self) -> usize {
        Self::ALL.iter().position(|other| *other == self).unwrap_or_default()
    }
}

impl Values for bool {
    const ALL: &'static [Self] = &[false, true];
    const STORED: &'static [Stored] = &[Stored::Flag(false), Stored::Flag(true)];
}

impl Values for Lang {
    const ALL: &'static [Self] = &Self::ALL;
    const STORED: &'static [Stored] = &{
        let mut stored = [Stored::Nothing; Self::ALL.len()];
        let mut number = 0;
        while number < stored.len() {
            stored[number] = Stored::Text(Self::ALL[number].tag());
            number += 1;
        }
        stored
    };
}

/// Implements [`Values`] for values without data, each with the text under which it is stored; `None`: it is stored as nothing.
macro_rules! stored_as {
    ($name:ident { $($value:ident = $stored:expr,)* }) => {
        impl Values for $name {
            const ALL: &'static [Self] = &[$(Self::$value),*];
            const STORED: &'static [Stored] = &[$(Stored::of($stored)),*];
        }
    };
}

stored_as!(Pace { Slow = Some("slow"), Normal = Some("normal"), Fast = Some("fast"), AtOnce = Some("at-once"), });
stored_as!(TableMode { Pass = Some("pass"), Turn = Some("turn"), Fixed = Some("fixed"), });
stored_as!(Side { Lower = Some("lower"), Left = Some("left"), Upper = Some("upper"), Right = Some("right"), });
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
