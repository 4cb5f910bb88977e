//! What there is to read about the seats and the cards on the table. PURE.

use super::Scene;
use crate::engine::Seat;
use crate::games::tintenherz::text::{
    Words, card_about, card_name, card_title, card_value, counting, pictures, points, preview, rolls,
};
use crate::games::tintenherz::{Card, CardSet, State};
use crate::games::{GameReading, Picture, Reading, ReadingItem, Thing};
use crate::i18n::{Lang, Names};

/// Something on the table that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TintenherzThing {
    /// A card.
    Card(Card),
    /// The draw pile.
    Pile,
    /// The castle of a seat, with the whole area of its player.
    Castle(Seat),
    /// The two dice.
    Dice,
    /// The button that rolls again.
    Reroll,
    /// The button that ends the turn.
    Pass,
}

/// The `data-read` of the button that rolls again.
pub const REROLL_PART: &str = "deed-reroll";
/// That of the button that ends the turn.
pub const PASS_PART: &str = "deed-pass";

impl Thing for TintenherzThing {
    fn of_part(part: &str) -> Option<Self> {
        match part {
            "pile" => Some(Self::Pile),
            "dice" | "die-0" | "die-1" => Some(Self::Dice),
            REROLL_PART => Some(Self::Reroll),
            PASS_PART => Some(Self::Pass),
            _ => match part.strip_prefix("castle-") {
                Some(seat) => Some(Self::Castle(Seat::new(seat.parse().ok()?)?)),
                None => Some(Self::Card(Card(part.parse().ok()?))),
            },
        }
    }

    fn part(&self) -> String {
        match self {
            Self::Card(card) => card.value().to_string(),
            Self::Pile => "pile".to_owned(),
            Self::Castle(seat) => format!("castle-{}", seat.number()),
            Self::Dice => "dice".to_owned(),
            Self::Reroll => REROLL_PART.to_owned(),
            Self::Pass => PASS_PART.to_owned(),
        }
    }
}

/// The place of a card on the table.
enum Lies {
    Middle,
    Open(Seat),
    Under(Seat),
}

impl Scene {
    /// Where a card lies; `None` if it is not on the table.
    fn lies(&self, card: Card) -> Option<Lies> {
        if self.places.contains(&Some(card)) {
            return Some(Lies::Middle);
        }
        self.seats.iter().find_map(|(seat, has)| match (has.open.contains(card), has.castle.contains(card)) {
            (true, _) => Some(Lies::Open(seat)),
            (_, true) => Some(Lies::Under(seat)),
            _ => None,
        })
    }
}

impl GameReading for State {
    type Thing = TintenherzThing;

    fn things(scene: &Scene) -> Vec<TintenherzThing> {
        let cards = Card::all().filter(|card| scene.lies(*card).is_some()).map(TintenherzThing::Card);
        let castles = scene.seats.seats().map(TintenherzThing::Castle);
        let others = [TintenherzThing::Pile, TintenherzThing::Dice, TintenherzThing::Reroll, TintenherzThing::Pass];
        cards.chain(castles).chain(others).collect()
    }

    fn read_seat(scene: &Scene, seat: Seat, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        let has = scene.seats.get(seat)?;
        let with_castle =
            ReadingItem::of(words.with_castle()).number(sum(has.castle, has.hearts, has.sums.with_castle));
        let heroes = sum(has.castle & CardSet::HEROES, has.hearts_given_up, has.sums.given_up);
        let without_castle = ReadingItem::of(words.without_castle()).number(heroes);
        let score = ReadingItem::of(words.score_now()).number(points(has.sums.score(), lang));
        let item = |card: Card| item(scene, card, lang);
        Some(
            Reading::of(names.of(seat))
                .seat(seat)
                .say([words.about_score()])
                .list(words.open(), has.open.iter().map(item))
                .list(words.secured(), has.castle.iter().map(item))
                .list(words.score(), [score.text(counting(has.sums, lang)), with_castle, without_castle]),
        )
    }

    fn read(scene: &Scene, thing: &TintenherzThing, lang: Lang, names: &Names) -> Option<Reading> {
        let words = Words::of(lang);
        match *thing {
            TintenherzThing::Card(card) => {
                let lies = scene.lies(card)?;
                let about = match lies {
                    Lies::Under(_) => words.refuse_under_castle(&card_title(card, lang)),
                    Lies::Middle | Lies::Open(_) => card_about(card, lang),
                };
                let lies = match lies {
                    Lies::Middle => ReadingItem::of(words.middle()),
                    Lies::Open(seat) => {
                        ReadingItem::of(names.of(seat)).picture(Picture::Piece(seat)).text(words.open())
                    }
                    Lies::Under(seat) => {
                        ReadingItem::of(names.of(seat)).picture(Picture::Piece(seat)).text(words.secured())
                    }
                };
                let after = scene.preview(card).map(|sums| ReadingItem::of(preview(&sums, lang)));
                let after =
                    after.map(|item| if scene.targets.contains(card) { item.text(words.matches()) } else { item });
                let items = [item(scene, card, lang), lies].into_iter().chain(after);
                Some(Reading::of(card_title(card, lang)).say([about]).list("", items))
            }
            TintenherzThing::Pile => Some(Reading::of(words.pile(scene.pile)).say([words.pile_about()])),
            TintenherzThing::Castle(seat) => Self::read_seat(scene, seat, lang, names),
            TintenherzThing::Reroll => Some(Reading::of(words.roll_again()).say([words.deed_reroll()])),
            TintenherzThing::Pass => Some(Reading::of(words.pass()).say([words.deed_pass()])),
            TintenherzThing::Dice => {
                let value = |value: Option<u8>| value.map(|value| value.to_string());
                let dice =
                    scene.dice.iter().filter(|die| !die.tumbles).filter_map(|die| value(die.value.or(die.before)));
                let dice = ReadingItem::of(words.dice()).number(dice.collect::<Vec<_>>().join(", "));
                let shown = scene.shown.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
                let shown = if shown.is_empty() { String::new() } else { words.shown(&shown) };
                let rolls = ReadingItem::of(rolls(scene.rolls, lang));
                Some(Reading::of(words.dice()).say([words.dice_about()]).list("", [dice.text(shown), rolls]))
            }
        }
    }
}

/// A card with its value and its heart.
fn item(scene: &Scene, card: Card, lang: Lang) -> ReadingItem {
    let heart = if scene.hearts.contains(card) { Words::of(lang).hearts(1u8) } else { String::new() };
    ReadingItem::of(card_name(card, lang)).picture(pictures::card(card)).number(card_value(card)).text(heart)
}

/// A sum written out: `(6 + 4 − 6) × 2 = 8`.
pub fn sum(cards: CardSet, hearts: u8, result: i16) -> String {
    let mut terms = String::new();
    // Heroes first, the usual order of adding up.
    let mut sorted: Vec<_> = cards.iter().collect();
    sorted.reverse();
    for card in sorted {
        match (terms.is_empty(), card.is_hero()) {
            (true, _) => terms.push_str(&card_value(card)),
            (false, true) => terms.push_str(&format!(" + {}", card.face())),
            (false, false) => terms.push_str(&format!(" − {}", card.face())),
        }
    }
    let terms = match cards.len() {
        0 => "0".to_owned(),
        1 => terms,
        _ => format!("({terms})"),
    };
    let sign = if result < 0 { "−" } else { "" };
    format!("{terms} × {hearts} = {sign}{}", result.unsigned_abs())
}
