//! How a setting is drawn: its section, its form and its words, without its type.

use leptos::prelude::*;

use super::chosen::Holds;
use super::values::Values;
use crate::games::ChanceKind;
use crate::i18n::Lang;

/// Words in a language. All of the page are loaded where settings are drawn.
pub type Words<T> = fn(Lang) -> T;

/// A section of the settings, in the order in which they are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// What the page looks like.
    Look,
    /// What moves, and how fast.
    Motion,
    /// Sounds and vibration.
    Sound,
    /// What people do at a table.
    Table,
    /// What bots do.
    Bots,
}

impl Section {
    /// All sections.
    pub const ALL: [Self; 5] = [Self::Look, Self::Motion, Self::Sound, Self::Table, Self::Bots];
}

/// How a setting is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// As a choice of the languages by their own names: each is loaded before it applies.
    Language,
    /// As a switch at the tables of games with offers, with the words of the game.
    Offer,
    /// As a switch, at the tables of games with this kind of chance: people enter it.
    Own(ChanceKind),
    /// Not drawn, as it is no choice of the user or not one on this device.
    Hidden,
    /// As a choice of one of its values.
    Choice {
        /// The icon of the choice.
        icon: &'static str,
        /// What is chosen.
        label: Words<&'static str>,
        /// The names of the values.
        names: Words<Vec<&'static str>>,
    },
    /// As a switch.
    Switch {
        /// What the switch turns on.
        label: Words<&'static str>,
    },
}

impl Form {
    /// Whether it is drawn without a table.
    pub fn is_drawn_alone(&self) -> bool {
        !matches!(self, Self::Hidden | Self::Offer)
    }
}

/// A setting without its type: the values are known by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Where it is drawn.
    pub section: Section,
    /// The key under which it is stored.
    pub key: &'static str,
    /// How it is drawn.
    pub form: Form,
    /// A sentence about it, where its label says too little.
    pub about: Option<Words<&'static str>>,
    /// How many values it has.
    pub count: usize,
    /// The number of the default value.
    pub default: usize,
    /// The number of the current value.
    pub chosen: Signal<usize>,
    /// Sets the value with this number.
    pub choose: Callback<usize>,
}

impl Setting {
    pub(super) fn new<T: Values>(
        section: Section,
        key: &'static str,
        form: Form,
        default: T,
        signal: impl Holds<T>,
    ) -> Self {
        let (count, default) = (T::ALL.len(), default.number());
        let chosen = Signal::derive(move || signal.number());
        let choose = Callback::new(move |number: usize| {
            if number < count {
                signal.choose(number);
            }
        });
        Self { section, key, form, about: None, count, default, chosen, choose }
    }

    pub(super) fn with_about(self, about: Words<&'static str>) -> Self {
        Self { about: Some(about), ..self }
    }
}
