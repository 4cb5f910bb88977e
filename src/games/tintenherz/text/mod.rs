//! The texts of Tintenherz.

mod advice;
mod box_text;
mod log_entry;
mod options;
pub mod pictures;
mod summary;
mod words;

use super::{Card, Chance, Effect, Illegal, Phase, Preview, ROLLS, State, Sums};
use crate::engine::{Event, Game, Outcome, Seat, Seats, Step};
use crate::games::seam::Throw;
use crate::games::tintenherz::Action;
use crate::games::tintenherz::bot::Reason;
use crate::games::{BoxText, Figure, Fortunes, GameText, Hint, Icon, OptionWords, Picture, Remarks, Summary};
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

fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let subject = |card: Card| called(card, words.card_shadow_subject(), lang);
    let object = |card: Card| called(card, words.card_shadow_object(), lang);
    match entry {
        LogEntry::Deal { cards } => words.log_deal(&lang.list(cards.iter().map(|card| subject(*card)))),
        LogEntry::Roll { seat, dice: [first, second], again, matches } => {
            let (player, first, second) = (names.of(*seat), *first, *second);
            match (again, matches) {
                (false, true) => words.log_roll(player, first, second),
                (false, false) => words.log_roll_no_match(player, first, second),
                (true, true) => words.log_roll_again(player, first, second),
                (true, false) => words.log_roll_again_no_match(player, first, second),
            }
        }
        LogEntry::Reroll { seat, kept: None } => words.log_reroll_both(names.of(*seat)),
        LogEntry::Reroll { seat, kept: Some(kept) } => words.log_reroll_one(names.of(*seat), *kept),
        LogEntry::Take { seat, card, from, end } => {
            let (player, name) = (names.of(*seat), object(*card));
            let taken = match from {
                Some(from) => words.log_take_from(player, &name, names.of(*from)),
                None if card.is_hero() => words.log_take_hero(player, &name),
                None => words.log_take_villain(player, &name),
            };
            let end = end.as_ref().map(|end| describe_end(end, lang, names));
            [taken].into_iter().chain(end).collect::<Vec<_>>().join(" ")
        }
        LogEntry::Secure { seat, card } => words.log_secure(names.of(*seat), &object(*card)),
        LogEntry::Draw { card, .. } => words.log_draw(&subject(*card)),
        LogEntry::Pass { seat } => words.log_pass(names.of(*seat)),
    }
}

fn describe_end(End { outcome, score }: &End, lang: Lang, names: &Names) -> String {
    let words = Words::of(lang);
    let players = names.list(outcome.winners.iter(), lang);
    let points = words.points_won_with(*score, *score);
    if outcome.winners.len() == 1 { words.log_end(&players, &points) } else { words.log_end_shared(&players, &points) }
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

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        describe(entry, lang, names)
    }

    fn pictures(entry: &LogEntry) -> Vec<Picture> {
        pictures::of(entry)
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        match entry {
            LogEntry::Deal { .. } => None,
            LogEntry::Roll { seat, .. }
            | LogEntry::Reroll { seat, .. }
            | LogEntry::Take { seat, .. }
            | LogEntry::Secure { seat, .. }
            | LogEntry::Draw { seat, .. }
            | LogEntry::Pass { seat } => Some(*seat),
        }
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.cards().is_empty()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        let is_roll = |entry: &&LogEntry| matches!(entry, LogEntry::Roll { .. } | LogEntry::Reroll { .. });
        // Without a card the last roll is the reason.
        let is_idle = |entry: &LogEntry| is_roll(&entry) || matches!(entry, LogEntry::Pass { .. });
        let last_roll = entries.iter().rposition(|entry| is_roll(&entry)).filter(|_| entries.iter().all(is_idle));
        let told = entries.iter().enumerate().filter(|(index, entry)| !is_roll(entry) || last_roll == Some(*index));
        told.map(|(_, entry)| describe(entry, lang, names)).collect::<Vec<_>>().join(" ")
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

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> Hint {
        advice::hint(self, action, lang)
    }

    fn moment(step: &Step<Self>) -> Fortunes {
        advice::moment(&step.effects)
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::Taken { from, .. } => from,
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn option_words(lang: Lang, field: &str) -> OptionWords {
        options::option_words(Words::of(lang), field)
    }

    fn remarks(lang: Lang) -> Remarks {
        advice::remarks(lang)
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(&State::prompt(self), lang, names)
    }

    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        summary::of(self, log, lang, names)
    }

    fn figures(&self, lang: Lang) -> Vec<Figure> {
        let words = Words::of(lang);
        let figure = |label, value: fn(Sums) -> i16| {
            let values = self.seats().map(|seat| value(self.sums_now(seat))).collect();
            Figure { label, values, thresholds: Vec::new() }
        };
        vec![
            figure(words.score(), Sums::score),
            figure(words.with_castle(), |sums| sums.with_castle),
            figure(words.without_castle(), |sums| sums.given_up),
        ]
    }

    fn matched(step: &Step<Self>) -> Option<Throw> {
        let Event::Chance { chance: Chance::Roll(dice) } = step.event else { return None };
        let mut outcomes = Vec::new();
        step.before.chances(&mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let good = outcomes.iter().filter(|(outcome, _)| match outcome {
            Chance::Roll(dice) => log_entry::matches(&step.before, *dice),
            _ => false,
        });
        let good: u32 = good.map(|(_, weight)| weight).sum();
        let chance = f64::from(good) / f64::from(all.max(1));
        Some(Throw { seat: step.before.to_act()?, matches: log_entry::matches(&step.before, dice), chance })
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse(illegal, lang, names)
    }
}
