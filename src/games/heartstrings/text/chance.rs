//! What is entered of chance: the dice.

use std::convert::Infallible;

use crate::engine::Seat;
use crate::games::heartstrings::{Chance, Phase, State};
use crate::games::{ChanceKind, ChancePart, GameChance, Picture};
use crate::i18n::Lang;

impl GameChance for State {
    type Card = Infallible;

    const CHANCE_KINDS: &'static [ChanceKind] = &[ChanceKind::Dice];

    fn chance_part(chance: &Chance, index: usize) -> Option<ChancePart<Infallible>> {
        match chance {
            Chance::Order(rolls) => rolls.get(index).copied().map(ChancePart::Twelve),
            Chance::Room(roll) => (index == 0).then_some(ChancePart::Twelve(*roll)),
            Chance::Attack(roll) | Chance::Defend(roll) => (index == 0).then_some(ChancePart::Die(*roll)),
        }
    }

    fn rolls_part(&self, index: usize) -> Option<Seat> {
        match self.phase() {
            Phase::Order { contenders } => contenders.iter().nth(index),
            _ => None,
        }
    }

    fn card_name(card: Infallible, _lang: Lang) -> String {
        match card {}
    }

    fn card_picture(card: Infallible) -> Picture {
        match card {}
    }
}
