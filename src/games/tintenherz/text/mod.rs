//! The texts of Tintenherz.

mod advice;
mod box_text;
mod cs;
mod de;
mod en;
mod log_entry;
mod summary;
mod words;

use std::fmt::Display;

use super::{CARDS, Card, Illegal, Phase, State, Sums};
use crate::engine::{Outcome, Seat, Step};
use crate::games::tintenherz::Action;
use crate::games::tintenherz::bot::Reason;
use crate::games::{BoxText, GameText, Icon, Summary};
use crate::i18n::{Forms, Lang, Names, fill};

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

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::De => &de::WORDS,
        Lang::Cs => &cs::WORDS,
    }
}

/// The sentences of a language. Their placeholders, `{0}` to `{2}`, are filled alike in all languages; see the functions that fill them.
struct Sentences {
    /// The names of the characters, by value.
    characters: [&'static str; CARDS],
    /// The Shadow is the only character with an article: its name as the subject of a sentence,
    shadow: &'static str,
    /// as the object,
    shadow_as_object: &'static str,
    /// and at the beginning, before a colon.
    shadow_first: &'static str,
    /// One winner; several winners.
    wins: [&'static str; 2],
    /// The last sentence, after the one about the last card: the winners and their points.
    end: &'static str,
    /// Points after "with", counted; nominative where no such word precedes them.
    won_with: Forms,
    prompt: fn(&Prompt) -> &'static str,
    describe: fn(&LogEntry) -> &'static str,
    refuse: fn(&Illegal) -> &'static str,
    /// The reason for an action; the placeholders are filled by [`advice::explain`].
    reason: fn(&Reason) -> &'static str,
    /// The place that a hint points to.
    look: fn(advice::Look) -> &'static str,
    /// The remarks of bots in good and in bad moments.
    remarks: [[&'static str; 3]; 2],
}

fn sentences(lang: Lang) -> &'static Sentences {
    match lang {
        Lang::En => &en::SENTENCES,
        Lang::De => &de::SENTENCES,
        Lang::Cs => &cs::SENTENCES,
    }
}

/// The prompt, in words.
pub fn prompt(prompt: &Prompt, lang: Lang, names: &Names) -> String {
    let who = match prompt {
        Prompt::Deal | Prompt::Draw(_) => String::new(),
        Prompt::Roll(seat)
        | Prompt::Choose(seat)
        | Prompt::Must(seat)
        | Prompt::Nothing(seat)
        | Prompt::RollAgain(seat) => names.of(*seat).to_owned(),
        Prompt::Over(outcome) => wins(outcome, lang, names),
    };
    fill((sentences(lang).prompt)(prompt), &[&who])
}

fn wins(Outcome { winners }: &Outcome, lang: Lang, names: &Names) -> String {
    let several = usize::from(winners.len() != 1);
    fill(sentences(lang).wins[several], &[&names.list(winners.iter(), lang)])
}

fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
    let sentences = sentences(lang);
    let none = String::new;
    let subject = |card: Card| called(card, sentences.shadow, lang);
    let object = |card: Card| called(card, sentences.shadow_as_object, lang);
    let (who, what, other) = match entry {
        LogEntry::Deal { cards } => ("", lang.list(cards.iter().map(|card| subject(*card))), none()),
        LogEntry::Roll { seat, dice: [one, other], .. } => (names.of(*seat), one.to_string(), other.to_string()),
        LogEntry::Reroll { seat, kept } => (names.of(*seat), kept.map_or_else(none, |kept| kept.to_string()), none()),
        LogEntry::Take { seat, card, from, .. } => {
            (names.of(*seat), object(*card), from.map_or("", |from| names.of(from)).to_owned())
        }
        LogEntry::Secure { seat, card } => (names.of(*seat), object(*card), none()),
        LogEntry::Draw { card } => ("", subject(*card), none()),
        LogEntry::Pass { seat } => (names.of(*seat), none(), none()),
    };
    let sentence = fill((sentences.describe)(entry), &[who, &what, &other]);
    let LogEntry::Take { end: Some(End { outcome, score }), .. } = entry else { return sentence };
    fill(sentences.end, &[&sentence, &wins(outcome, lang, names), &lang.count(*score, sentences.won_with)])
}

fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
    let (what, face) = match illegal {
        Illegal::NotYourTurn { turn } => (names.of(*turn).to_owned(), String::new()),
        Illegal::NotThere { card }
        | Illegal::OwnCard { card }
        | Illegal::TakeUnmatched { card }
        | Illegal::SecureUnmatched { card }
        | Illegal::UnderCastle { card }
        | Illegal::NotInPile { card }
        | Illegal::NotOpenHere { card } => (called(*card, sentences(lang).shadow_first, lang), card.face().to_string()),
        _ => (String::new(), String::new()),
    };
    fill((sentences(lang).refuse)(illegal), &[&what, &face])
}

/// The name of a character; an empty string if there is no such card.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    card.index().map_or("", |index| sentences(lang).characters[index])
}

/// The value of a card as displayed, with a proper minus sign.
pub fn card_value(card: Card) -> String {
    let sign = if card.is_hero() || card.value() == 0 { "" } else { "\u{2212}" };
    format!("{sign}{}", card.face())
}

/// A number of points, counted, with a proper minus sign.
pub fn points(score: i16, lang: Lang) -> String {
    signed(score, lang.count(score.unsigned_abs().into(), words(lang).points))
}

/// A number, or a count, with the sign of the score.
fn signed(score: i16, count: impl Display) -> String {
    format!("{}{count}", if score < 0 { "\u{2212}" } else { "" })
}

/// The calculation of a castle's score, as displayed and as spoken: the cards under the castle times the hearts, or both sums if giving up
/// the castle is better.
pub fn counting(sums: Sums, hearts: u8, lang: Lang) -> [String; 2] {
    if sums.gives_up() {
        let [with, without] = [sums.with_castle, sums.given_up].map(|sum| signed(sum, sum.unsigned_abs()));
        let both = fill(words(lang).both, &[&with, &without]);
        return [both.clone(), both];
    }
    let times = format!("{}\u{a0}×\u{a0}", sums.with_castle / i16::from(hearts.max(1)));
    let said = lang.count(hearts.into(), words(lang).hearts);
    [format!("=\u{a0}{times}{hearts}\u{a0}♥"), format!("{times}{said}")]
}

/// A card in a sentence: its name in the required form, which differs for the Shadow, and its value; the value alone if there is no such
/// card.
fn called(card: Card, shadow: &str, lang: Lang) -> String {
    let name = if card == Card(-5) { shadow } else { card_name(card, lang) };
    let value = card_value(card);
    if name.is_empty() { value } else { format!("{name}\u{a0}({value})") }
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = crate::i18n::Words;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        describe(entry, lang, names)
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Take { end: Some(_), .. } => Icon::Crown,
            LogEntry::Roll { .. } | LogEntry::Reroll { .. } => Icon::Die,
            LogEntry::Deal { .. } | LogEntry::Draw { .. } => Icon::Card,
            LogEntry::Take { .. } | LogEntry::Pass { .. } => Icon::Hand,
            LogEntry::Secure { .. } => Icon::Castle,
        }
    }

    fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
        advice::explain(reason, lang, names)
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> [String; 2] {
        advice::hint(self, action, lang)
    }

    fn moment(step: &Step<Self>) -> [Option<Seat>; 2] {
        advice::moment(&step.effects)
    }

    fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
        advice::remarks(lang)
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(&State::prompt(self), lang, names)
    }

    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        summary::of(self, log, lang, names)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse(illegal, lang, names)
    }
}
