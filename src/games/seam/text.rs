//! The texts of a game: box, prompts, options and refusals, in every language. PURE.

use super::BoxText;
use crate::engine::Game;
use crate::i18n::{Lang, Messages, Names};

/// A game with texts in every language.
pub trait GameText: Game {
    /// The text on the box.
    const BOX: BoxText;

    /// The messages of the game.
    type Words: Messages;

    /// The prompt: what is due, in words.
    fn prompt(&self, lang: Lang, names: &Names) -> String;

    /// The subject of the secret decision, for the person who takes the device and for those who look away.
    fn secret_reason(&self, lang: Lang) -> Option<&'static str> {
        let _ = lang;
        None
    }

    /// The words of the option with this field, or of the role of a seat.
    fn option_words(lang: Lang, field: &str) -> OptionWords {
        let _ = (lang, field);
        OptionWords::default()
    }

    /// The label of the setting that declines the offers of this game; `None` for a game without such offers. See
    /// [`GamePlay::declines`](super::GamePlay::declines).
    fn offer(lang: Lang) -> Option<&'static str> {
        let _ = lang;
        None
    }

    /// The sentence for a refusal.
    fn refuse(illegal: &Self::Illegal, lang: Lang, names: &Names) -> String;
}

/// The words of an option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionWords {
    /// The title.
    pub title: &'static str,
    /// For each [offered](crate::engine::GameOption::offered) value a name and one sentence; empty for the default of a switch.
    pub values: Vec<(&'static str, &'static str)>,
    /// The names of the presets.
    pub presets: Vec<&'static str>,
    /// Why it is always on for the numbers of players without a choice.
    pub fixed: &'static str,
}
