//! What is entered of chance: the die.

use std::convert::Infallible;

use crate::games::last_heart::{Chance, State};
use crate::games::{ChanceKind, ChancePart, GameChance, Picture};
use crate::i18n::Lang;

impl GameChance for State {
    type Card = Infallible;

    const CHANCE_KINDS: &'static [ChanceKind] = &[ChanceKind::Dice];

    fn chance_part(chance: &Chance, index: usize) -> Option<ChancePart<Infallible>> {
        let Chance::Hearts(hearts) = *chance;
        (index == 0).then_some(ChancePart::Die(hearts))
    }

    fn card_name(card: Infallible, _lang: Lang) -> String {
        match card {}
    }

    fn card_picture(card: Infallible) -> Picture {
        match card {}
    }
}
