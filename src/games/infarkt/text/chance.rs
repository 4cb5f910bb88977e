//! What is entered of chance: the cards drawn, one at a time.

use super::{cards, pictures};
use crate::games::infarkt::{Chance, Design, State};
use crate::games::{ChanceKind, ChancePart, GameChance, Picture};
use crate::i18n::Lang;

impl GameChance for State {
    type Card = Design;

    const CHANCE_KINDS: &'static [ChanceKind] = &[ChanceKind::Cards];

    fn chance_part(chance: &Chance, index: usize) -> Option<ChancePart<Design>> {
        let Chance::Draw { card, .. } = *chance;
        (index == 0).then_some(ChancePart::Card(card))
    }

    fn card_name(card: Design, lang: Lang) -> String {
        cards::name(card, lang).to_owned()
    }

    fn card_picture(card: Design) -> Picture {
        pictures::card(card)
    }
}
