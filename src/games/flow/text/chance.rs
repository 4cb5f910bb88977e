//! What is entered of chance: the die of a Ludo seat, and cards drawn.

use super::pictures;
use super::words::Words;
use crate::games::flow::{Card, Chance, State};
use crate::games::{ChanceKind, ChancePart, GameChance, Picture};
use crate::i18n::Lang;

impl GameChance for State {
    type Card = Card;

    const CHANCE_KINDS: &'static [ChanceKind] = &[ChanceKind::Dice, ChanceKind::Cards];

    fn chance_part(chance: &Chance, index: usize) -> Option<ChancePart<Card>> {
        (index == 0).then_some(match *chance {
            Chance::Die(roll) => ChancePart::Die(roll),
            Chance::Card(card) => ChancePart::Card(card),
        })
    }

    fn card_name(card: Card, lang: Lang) -> String {
        Words::of(lang).card(card).to_owned()
    }

    fn card_picture(card: Card) -> Picture {
        pictures::card(card)
    }
}
