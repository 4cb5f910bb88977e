//! Every word of Tintenherz.

mod cs;
mod de;
mod en;
mod line;

use super::action::Illegal;
use super::cards::Card;
use super::state::{Phase, State};
use crate::engine::{EventOf, Outcome, Seat};
use crate::games::{Icon, Told};
use crate::i18n::{Forms, Lang, Names};

pub use line::{End, Line};

/// What is due, for the place of the next action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Deal the four cards.
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
    /// What is due.
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

/// The words that stand on the table and in the rules of thumb around it.
#[derive(Debug)]
pub struct Words {
    /// One sentence about the game, for the shelf.
    pub tagline: &'static str,
    /// How the game is won, in a few words, for the new game screen.
    pub goal: &'static str,
    /// The button that rolls.
    pub roll: &'static str,
    /// The button that rolls again the dice that were chosen for it.
    pub roll_again: &'static str,
    /// The button that ends the turn.
    pub pass: &'static str,
    /// The two dice.
    pub dice: &'static str,
    /// Of a die that is kept.
    pub keep_die: &'static str,
    /// Of a die that is rolled again.
    pub reroll_die: &'static str,
    /// The four cards on the table.
    pub middle: &'static str,
    /// The draw pile.
    pub pile: &'static str,
    /// A player's heroes that lie open.
    pub open: &'static str,
    /// The cards under a castle.
    pub secured: &'static str,
    /// Of a card that matches the roll.
    pub matches: &'static str,
    /// Hearts.
    pub hearts: Forms,
    /// Points.
    pub points: Forms,
    /// What a castle would score now.
    pub score_now: &'static str,
    /// The score.
    pub score: &'static str,
    /// The sum with the castle.
    pub with_castle: &'static str,
    /// The sum with the castle given up.
    pub without_castle: &'static str,
    /// Which cards have a heart, as the name of the option.
    pub hearts_option: &'static str,
    /// That only villains have one: the name of the choice and a sentence about it.
    pub hearts_villains: (&'static str, &'static str),
    /// That the three lowest heroes have one too: the name of the choice and a sentence about it.
    pub hearts_humble: (&'static str, &'static str),
    /// The table, as a name for screen readers.
    pub board: &'static str,
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::De => &de::WORDS,
        Lang::Cs => &cs::WORDS,
    }
}

/// What is due, in words.
pub fn prompt(prompt: &Prompt, lang: Lang, names: &Names) -> String {
    match lang {
        Lang::En => en::prompt(prompt, names),
        Lang::De => de::prompt(prompt, names),
        Lang::Cs => cs::prompt(prompt, names),
    }
}

/// The name of a character; nothing if there is no such card.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    let characters = match lang {
        Lang::En => &en::CHARACTERS,
        Lang::De => &de::CHARACTERS,
        Lang::Cs => &cs::CHARACTERS,
    };
    card.index().map_or("", |index| characters[index])
}

/// The value of a card as it is printed, with a real minus sign.
pub fn card_value(card: Card) -> String {
    let sign = if card.is_hero() || card.value() == 0 { "" } else { "\u{2212}" };
    format!("{sign}{}", card.face())
}

/// The card as sentences speak of it: what it is called there, and its value; the value alone if there is no such card.
fn called(card: Card, name: &str) -> String {
    let value = card_value(card);
    if name.is_empty() { value } else { format!("{name}\u{a0}({value})") }
}

/// Several things as a list with `and` before the last.
fn list(parts: &[String], and: &str) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {and} {last}", rest.join(", ")),
    }
}

impl Told for State {
    type Line = Line;

    fn line(before: &Self, event: &EventOf<Self>, after: &Self) -> Line {
        line::of(before, event, after)
    }

    fn tell(line: &Line, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::En => en::tell(line, names),
            Lang::De => de::tell(line, names),
            Lang::Cs => cs::tell(line, names),
        }
    }

    fn icon(line: &Line) -> Icon {
        match line {
            Line::Take { end: Some(_), .. } => Icon::Crown,
            Line::Roll { .. } | Line::Reroll { .. } => Icon::Die,
            Line::Deal { .. } | Line::Draw { .. } => Icon::Card,
            Line::Take { .. } | Line::Pass { .. } => Icon::Hand,
            Line::Secure { .. } => Icon::Castle,
        }
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(&State::prompt(self), lang, names)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::En => en::refuse(*illegal, names),
            Lang::De => de::refuse(*illegal, names),
            Lang::Cs => cs::refuse(*illegal, names),
        }
    }
}
