//! What is entered of chance: the dice, and the cards that are dealt and drawn.

use super::{card_title, pictures};
use crate::games::tintenherz::{Card, Chance, State};
use crate::games::{ChanceKind, ChancePart, GameChance, Picture};
use crate::i18n::Lang;

impl GameChance for State {
    type Card = Card;

    const CHANCE_KINDS: &'static [ChanceKind] = &[ChanceKind::Dice, ChanceKind::Cards];

    fn chance_part(chance: &Chance, index: usize) -> Option<ChancePart<Card>> {
        match chance {
            Chance::Deal(cards) => cards.get(index).copied().map(ChancePart::Card),
            Chance::Roll(dice) => dice.get(index).copied().map(ChancePart::Die),
            Chance::Draw(card) => (index == 0).then_some(ChancePart::Card(*card)),
        }
    }

    fn card_name(card: Card, lang: Lang) -> String {
        // Name and value may stand one below the other.
        card_title(card, lang).replace('\u{a0}', " ")
    }

    fn card_picture(card: Card) -> Picture {
        pictures::card(card)
    }
}
