//! The texts of Tintenherz.

mod advice;
mod box_text;
mod chance;
mod log;
mod log_entry;
mod options;
pub mod pictures;
mod story;
mod summary;
mod words;

use super::{Card, Illegal, Phase, Preview, ROLLS, State, Sums};
use crate::engine::{Outcome, Seat};
use crate::games::{BoxText, GameText, OptionWords};
use crate::i18n::{Lang, Names, number};

pub use log_entry::{End, LogEntry};
pub use words::Words;

/// The prompt: what is due, for the action panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// The four cards are dealt.
    Deal,
    /// Roll both dice.
    Roll(Seat),
    /// Take, secure or roll again.
    Choose(Seat),
    /// Take or secure, after the second roll.
    Must(Seat),
    /// Nothing matches: roll again or pass.
    Nothing(Seat),
    /// Roll the dice that were picked up.
    RollAgain(Seat),
    /// Fill the gap.
    Draw(Seat),
    /// The game is over.
    Over(Outcome),
}

impl State {
    /// The action or chance outcome that is due.
    pub fn prompt(&self) -> Prompt {
        match self.phase {
            Phase::Deal => Prompt::Deal,
            Phase::Roll => Prompt::Roll(self.turn),
            Phase::Decide { rerolled: true, .. } => Prompt::Must(self.turn),
            Phase::Decide { .. } if self.matching().is_empty() => Prompt::Nothing(self.turn),
            Phase::Decide { .. } => Prompt::Choose(self.turn),
            Phase::Reroll { .. } => Prompt::RollAgain(self.turn),
            Phase::Draw { .. } => Prompt::Draw(self.turn),
            Phase::Over => Prompt::Over(self.winners()),
        }
    }
}

/// The prompt, in words.
pub fn prompt(prompt: &Prompt, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    match prompt {
        Prompt::Deal => words.prompt_deal().to_owned(),
        Prompt::Roll(seat) => words.prompt_roll(names.of(*seat)),
        Prompt::Choose(seat) => words.prompt_choose(names.of(*seat)),
        Prompt::Must(seat) => words.prompt_must(names.of(*seat)),
        Prompt::Nothing(seat) => words.prompt_nothing(names.of(*seat)),
        Prompt::RollAgain(seat) => words.prompt_roll_again(names.of(*seat)),
        Prompt::Draw(_) => words.prompt_draw().to_owned(),
        Prompt::Over(Outcome { winners }) => {
            let players = names.list(winners.iter(), lang);
            if winners.len() == 1 { words.prompt_over(&players) } else { words.prompt_over_shared(&players) }
        }
    }
}

/// The name of a character; an empty string if there is no such card.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    let words = Words::of(lang);
    match card.value() {
        -6 => words.card_capricorn(),
        -5 => words.card_shadow(),
        -4 => words.card_mortola(),
        -3 => words.card_basta(),
        -2 => words.card_cockerell(),
        -1 => words.card_flatnose(),
        1 => words.card_darius(),
        2 => words.card_gwin(),
        3 => words.card_resa(),
        4 => words.card_farid(),
        5 => words.card_dustfinger(),
        6 => words.card_fenoglio(),
        7 => words.card_elinor(),
        8 => words.card_roxane(),
        9 => words.card_meggie(),
        10 => words.card_mo(),
        _ => "",
    }
}

/// The value of a card as displayed, with a proper minus sign.
pub fn card_value(card: Card) -> String {
    number(card.value().into())
}

/// A number of points, counted, with a proper minus sign.
pub fn points(score: i16, lang: Lang) -> String {
    Words::of(lang).points(&number(score), score.unsigned_abs())
}

/// The two sums of a castle, with it and if it is given up. The higher one is its score (TH-17).
pub fn counting(sums: Sums, lang: Lang) -> String {
    Words::of(lang).counting(&number(sums.with_castle), &number(sums.given_up))
}

/// What a card does to the sum with the castle and to the one without it, in signs.
pub fn preview_signs(preview: &Preview, lang: Lang) -> [String; 2] {
    let (before, later) = (preview.before, preview.later());
    let signs = |before: &str, after: &str| Words::of(lang).preview_signs(before, after);
    [(before.with_castle, later.with_castle), (before.given_up, later.given_up)].map(|sums| change(sums, signs))
}

/// The same in words, with the hearts, and with what else follows.
pub fn preview(preview: &Preview, lang: Lang) -> String {
    let words = Words::of(lang);
    let Preview { before, after, hearts, secured, ends } = *preview;
    let from_to = |before: &str, after: &str| words.preview_change(before, after);
    let with = change((before.with_castle, after.with_castle), from_to);
    let without = change((before.given_up, after.given_up), from_to);
    let hearts = hearts.map(|hearts| words.preview_hearts(hearts));
    let secured = secured.map(|sums| words.preview_secured(&counting(sums, lang)));
    let ends = ends.then(|| words.preview_ends().to_owned());
    [Some(words.counting(&with, &without)), hearts, secured, ends].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// A number before and after, or the number alone if it stays the same.
fn change((before, after): (i16, i16), differing: impl Fn(&str, &str) -> String) -> String {
    if before == after { number(after) } else { differing(&number(before), &number(after)) }
}

/// The number of rolls made in a turn, of those that it can have; before the first one only how many it can have.
pub fn rolls(made: u8, lang: Lang) -> String {
    let words = Words::of(lang);
    match made {
        0 => words.rolls_ahead(ROLLS),
        made => words.roll_number(made, ROLLS),
    }
}

/// A card by name and value, as it stands before a colon.
pub fn card_title(card: Card, lang: Lang) -> String {
    called(card, Words::of(lang).card_shadow(), lang)
}

/// When a card matches, and where it goes when it is taken.
pub fn card_about(card: Card, lang: Lang) -> String {
    let words = Words::of(lang);
    if card.is_hero() { words.hero_about(card.face()) } else { words.villain_about(card.face()) }
}

/// A card in a sentence: its name, which is `shadow` for the Shadow, since its form differs, and its value; the value alone if there is no
/// such card.
fn called(card: Card, shadow: &str, lang: Lang) -> String {
    let name = if card == Card(-5) { shadow } else { card_name(card, lang) };
    let value = card_value(card);
    if name.is_empty() { value } else { Words::of(lang).card_with_value(name, &value) }
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(&State::prompt(self), lang, names)
    }

    fn option_words(lang: Lang, field: &str) -> OptionWords {
        options::option_words(Words::of(lang), field)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        let first = |card: Card| called(card, words.card_shadow(), lang);
        let text = match *illegal {
            Illegal::NotYourTurn { turn } => return words.refuse_not_your_turn(names.of(turn)),
            Illegal::NotThere { card } => return words.refuse_not_there(&first(card)),
            Illegal::OwnCard { card } => return words.refuse_own_card(&first(card)),
            Illegal::TakeUnmatched { card } | Illegal::SecureUnmatched { card } => {
                return words.refuse_unmatched(&first(card), card.face());
            }
            Illegal::UnderCastle { card } => return words.refuse_under_castle(&first(card)),
            Illegal::NotInPile { card } => return words.refuse_not_in_pile(&first(card)),
            Illegal::NotOpenHere { card } => return words.refuse_not_open_here(&first(card)),
            Illegal::Over => words.refuse_over(),
            Illegal::DealIsDue => words.refuse_deal_is_due(),
            Illegal::DealCards => words.refuse_deal_cards(),
            Illegal::RollIsDue => words.refuse_roll_is_due(),
            Illegal::RollValues => words.refuse_roll_values(),
            Illegal::ChoiceIsDue => words.refuse_choice_is_due(),
            Illegal::OneCardATurn => words.refuse_one_card_a_turn(),
            Illegal::DrawIsDue => words.refuse_draw_is_due(),
            Illegal::RerollIsDue => words.refuse_reroll_is_due(),
            Illegal::NoDie => words.refuse_no_die(),
            Illegal::KeptDie => words.refuse_kept_die(),
            Illegal::RerolledAlready => words.refuse_rerolled_already(),
            Illegal::MustAct => words.refuse_must_act(),
            Illegal::PassWithMatch => words.refuse_pass_with_match(),
        };
        text.to_owned()
    }
}
