//! What outcomes of chance consist of, so that people who roll and draw themselves can enter them. PURE.

use std::fmt::Debug;

use super::{GamePlay, GameText, Picture};
use crate::engine::Seat;
use crate::i18n::Lang;

/// The parts of the chance events of a game, dice and cards, so that people can enter them one at a time.
pub trait GameChance: GamePlay + GameText {
    /// A card, as people tell it from others; [`std::convert::Infallible`] in a game without cards.
    type Card: Copy + Debug + PartialEq + Send + Sync + 'static;

    /// The kinds of chance in this game.
    const CHANCE_KINDS: &'static [ChanceKind];

    /// The die or card with this index, in the order in which they are entered; `None` after the last one. The parts of an outcome tell it
    /// from every other outcome that can come in the same state.
    fn chance_part(chance: &Self::Chance, index: usize) -> Option<ChancePart<Self::Card>>;

    /// The seat that rolls the die with this index, where each seat rolls one.
    fn rolls_part(&self, index: usize) -> Option<Seat> {
        let _ = index;
        None
    }

    /// The name of a card, by which it can be found.
    fn card_name(card: Self::Card, lang: Lang) -> String;

    /// The drawing of a card.
    fn card_picture(card: Self::Card) -> Picture;

    /// The kind of an outcome.
    fn chance_kind(chance: &Self::Chance) -> ChanceKind {
        if Self::is_dice(chance) { ChanceKind::Dice } else { ChanceKind::Cards }
    }
}

/// The kinds of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceKind {
    /// Rolls of dice.
    Dice,
    /// Draws of cards.
    Cards,
}

/// A part of an outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChancePart<Card> {
    /// A six-sided die that has rolled this number.
    Die(u8),
    /// A twelve-sided die that has rolled this number.
    Twelve(u8),
    /// A card.
    Card(Card),
}

impl<Card: Copy> ChancePart<Card> {
    /// The number of a die, or the name of a card.
    pub fn name<G: GameChance<Card = Card>>(self, lang: Lang) -> String {
        match self {
            Self::Die(number) | Self::Twelve(number) => number.to_string(),
            Self::Card(card) => G::card_name(card, lang),
        }
    }

    /// The drawing.
    pub fn picture<G: GameChance<Card = Card>>(self) -> Picture {
        match self {
            Self::Die(number) => Picture::Die(number),
            Self::Twelve(number) => Picture::Twelve(number),
            Self::Card(card) => G::card_picture(card),
        }
    }
}
