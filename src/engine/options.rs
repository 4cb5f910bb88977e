//! The options of a game, declared once: links, new games, the command line and the tests read the same list.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::illegal::RuleId;
use super::json;

/// The most values of an option beside its default, and the most options of a game.
pub const MAX_OPTIONS: usize = 16;

/// An option of a game, or of each of its seats.
#[derive(Debug)]
pub struct GameOption {
    /// The field in a record.
    pub field: &'static str,
    /// The rule that describes it.
    pub rule: RuleId,
    /// The value of a record without the field, as JSON; `None` if it depends on the number of players.
    pub default: Option<&'static str>,
    /// The other values, as JSON. Links are read for ever and code them by their place: what is new comes last.
    pub values: &'static [&'static str],
    /// How the values are chosen.
    pub choice: OptionChoice,
    /// The numbers of players with a choice. The rules decide for all others, and their records omit the field.
    pub players: RangeInclusive<u8>,
}

/// How the values of an option are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionChoice {
    /// On or off.
    Switch,
    /// One of the values.
    One,
    /// A list of the values without the default, each at most once. Records omit an empty list.
    Several {
        /// The maximum length of the list.
        most: usize,
        /// The lengths of the lists that are offered by name: each has the first values.
        presets: &'static [usize],
    },
    /// Nobody chooses: a new game has the last value, a record from before it the default.
    Newest,
}

impl GameOption {
    /// The values beside the default, in the order of their codes in links.
    pub fn values(&self) -> Vec<Value> {
        parsed(self.values.iter())
    }

    /// The values that a new game offers: the default first, except where several are chosen.
    pub fn offered(&self) -> Vec<Value> {
        let default = self.default.iter().filter(|_| !matches!(self.choice, OptionChoice::Several { .. }));
        parsed(default.chain(self.values))
    }

    /// Whether a table of this many players chooses.
    pub fn is_chosen_by(&self, players: u8) -> bool {
        self.choice != OptionChoice::Newest && self.players.contains(&players)
    }

    /// Whether a record can have this value.
    pub fn accepts(&self, value: &Value) -> bool {
        let values = self.offered();
        let OptionChoice::Several { most, .. } = self.choice else { return values.contains(value) };
        let Some(list) = value.as_array() else { return false };
        let is_new = |(index, value): (usize, &Value)| values.contains(value) && !list[..index].contains(value);
        list.len() <= most && list.iter().enumerate().all(is_new)
    }
}

/// Constants of the program as JSON: a test parses all of them.
fn parsed<'a>(values: impl Iterator<Item = &'a &'static str>) -> Vec<Value> {
    values.map(|value| json::parse(value.as_bytes()).unwrap_or_default()).collect()
}

/// Completes the options of a new game, as in a record: adds those that nobody chooses ([`OptionChoice::Newest`]).
pub fn complete_options(declared: &[GameOption], options: &mut Value) {
    let Some(options) = options.as_object_mut() else { return };
    for option in declared.iter().filter(|option| option.choice == OptionChoice::Newest) {
        if let Some(newest) = option.values().pop() {
            options.entry(option.field).or_insert(newest);
        }
    }
}
