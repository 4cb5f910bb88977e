//! Every word of Infarkt.

pub mod cards;

mod advice;
mod box_text;
mod cs;
mod de;
mod en;
mod log_entry;
mod summary;
mod words;

use crate::engine::{Game, Outcome, Seat, Step};
use crate::games::infarkt::bot::Reason;
use crate::games::infarkt::{
    Action, Activity, Cause, Change, Death, Deck, Design, Due, Health, Illegal, Indicator, Pending, Phase, Place,
    Places, Special, State, To,
};
use crate::games::{BoxText, GameText, Icon, Summary};
use crate::i18n::{Forms, Lang, Names, fill};

pub use log_entry::{ChangePart, Clause, Headline, LogEntry};
pub use words::Words;

/// What is due, for the action area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Cards are dealt or laid out.
    Deal(Deck),
    /// A player gets a card, or looks at one.
    Draw(Seat),
    /// The next card for the guest of a night out.
    Treat(Seat),
    /// The dead look at an event of the next round.
    Prepare,
    /// A player has to decide.
    Ask(Seat, Due),
    /// A player goes to one of this many places left of the plan.
    Go(Seat, u8),
    /// A player is asked about an effect.
    Answer(Pending),
    /// An effect applies to a player without a possible response.
    Comes(Pending),
    /// The game is over.
    Over(Outcome),
}

/// The next thing to touch, if several have to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextChoice {
    /// This many places are still to be set; at 0, one can be taken back.
    Plan(u8),
    /// This many cards of a meal are chosen, 0 to 2.
    Meal(u8),
    /// The cards still to be chosen for a trade.
    Trade {
        /// The number of cards to give.
        give: u8,
        /// The number of cards to take.
        take: u8,
    },
    /// This many cards are still to be kept.
    Keep(u8),
    /// A card to buy.
    Buy,
}

impl State {
    /// What is due.
    pub fn prompt(&self) -> Prompt {
        match (self.pending(), self.asked(), self.draws_from(), self.draws_to()) {
            (Some(pending), ..) if self.can_be_answered() => Prompt::Answer(pending),
            (Some(pending), ..) => Prompt::Comes(pending),
            (None, Some((seat, Due::Go)), ..) => Prompt::Go(seat, self.plan(seat).map_or(0, Places::len)),
            (None, Some((seat, due)), ..) => Prompt::Ask(seat, due),
            (None, None, Some(_), _) if self.phase() == Phase::Hereafter => Prompt::Prepare,
            (None, None, Some(_), Some(To::Hand(seat) | To::Looking(seat))) => Prompt::Draw(seat),
            (None, None, Some(_), Some(To::Pub(seat))) => Prompt::Treat(seat),
            (None, None, Some(deck), _) => Prompt::Deal(deck),
            (None, None, None, _) => Prompt::Over(self.outcome().unwrap_or(Outcome { winners: Default::default() })),
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

/// The sentences of a language. The placeholders `{0}` to `{2}` have the same meaning in all languages; see the functions that fill them.
struct Sentences {
    /// A template for a name in quotation marks.
    quoted: &'static str,
    /// A template for a sum of money: the sign, the number.
    euro: &'static str,
    /// Cards as the object of a sentence, counted.
    cards: Forms,
    /// The draw piles, within a sentence.
    piles: [&'static str; 3],
    /// The sentences for one winner and for several.
    wins: [&'static str; 2],
    activity: fn(Activity) -> &'static str,
    special: fn(&Special, bool) -> Option<&'static str>,
    brief: fn(&Special) -> Option<&'static str>,
    next_choice: fn(&NextChoice) -> &'static str,
    cause: fn(&Cause) -> &'static str,
    prompt: fn(&Prompt) -> &'static str,
    headline: fn(&Headline) -> &'static str,
    clause: fn(&Clause) -> &'static str,
    refuse: fn(&Illegal) -> &'static str,
    /// The sentences for reasons; [`advice::explain`] fills the placeholders.
    reason: fn(&Reason) -> &'static str,
    /// The sentences that direct attention in a hint.
    look: fn(advice::Look) -> &'static str,
    /// The remarks of bots at good and at bad moments.
    remarks: [[&'static str; 3]; 2],
}

fn sentences(lang: Lang) -> &'static Sentences {
    match lang {
        Lang::En => &en::SENTENCES,
        Lang::De => &de::SENTENCES,
        Lang::Cs => &cs::SENTENCES,
    }
}

/// The label of an activity.
pub fn activity(activity: Activity, lang: Lang) -> &'static str {
    (sentences(lang).activity)(activity)
}

/// The further effect of an event in a sentence; `None` if there is none. The part that depends on an extension is given only in games with
/// it.
pub fn special(special: &Special, extended: bool, lang: Lang) -> Option<&'static str> {
    (sentences(lang).special)(special, extended)
}

/// The further effect of an event in few words, short enough for its card; `None` if there is none.
pub fn brief(special: &Special, lang: Lang) -> Option<&'static str> {
    (sentences(lang).brief)(special)
}

/// The prompt for the next thing to touch.
pub fn next_choice(choice: NextChoice, lang: Lang) -> String {
    let sentence = (sentences(lang).next_choice)(&choice);
    match choice {
        NextChoice::Trade { give, take } => {
            let cards = |count: u8| lang.count(u32::from(count), sentences(lang).cards);
            fill(sentence, &[&cards(give), &cards(take)])
        }
        NextChoice::Plan(left) | NextChoice::Keep(left) => fill(sentence, &[&left.to_string()]),
        NextChoice::Meal(_) | NextChoice::Buy => sentence.to_owned(),
    }
}

fn card(card: Design, lang: Lang) -> String {
    // Soft hyphens are removed: a sentence has room for whole words.
    fill(sentences(lang).quoted, &[&cards::name(card, lang).replace('\u{ad}', "")])
}

fn card_list(cards: &[Design], lang: Lang) -> String {
    lang.list(cards.iter().map(|each| card(*each, lang)))
}

/// A place within a sentence: in lower case, if the language has it so. The case table for all of Unicode, which `to_lowercase` brings
/// along, would be larger than many a game's words.
fn place(place: Place, lang: Lang) -> String {
    let name = words(lang).place(place);
    if lang == Lang::De {
        return name.to_owned();
    }
    let mut small = name.replacen('Č', "č", 1);
    if let Some(first) = small.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    small
}

fn place_list(places: impl Iterator<Item = Place>, lang: Lang) -> String {
    lang.list(places.map(|each| place(each, lang)))
}

/// A cause in a few words.
pub fn cause(cause: Cause, lang: Lang, names: &Names) -> String {
    let who = match cause {
        Cause::Party { host: who, .. } | Cause::Treat { host: who, .. } | Cause::Nightlife { host: who } => Some(who),
        Cause::Shock { of: who } | Cause::Funeral { of: who } => Some(who),
        _ => None,
    };
    let of = cause.card().map_or(String::new(), |of| card(of, lang));
    fill((sentences(lang).cause)(&cause), &[&of, who.map_or("", |who| names.of(who))])
}

/// The causes and the round of a death.
pub fn died(death: &Death, health: Health, lang: Lang) -> String {
    let words = words(lang);
    let of = health.causes().map(|indicator| words.killers[indicator as usize].to_owned());
    fill(words.died, &[&lang.list(of), &death.round.to_string()])
}

/// The same with the cause of the fatal effect, if that is more than the end of a round.
pub fn ending(death: &Death, health: Health, lang: Lang, names: &Names) -> String {
    let died = died(death, health, lang);
    if death.cause == Cause::Decay { died } else { format!("{died}: {}", cause(death.cause, lang, names)) }
}

/// The prompt in words.
pub fn prompt(prompt: &Prompt, lang: Lang, names: &Names) -> String {
    let (who, what, why) = match prompt {
        Prompt::Over(outcome) => (None, wins(outcome, lang, names), String::new()),
        Prompt::Draw(seat) | Prompt::Treat(seat) | Prompt::Go(seat, _) => (Some(*seat), String::new(), String::new()),
        Prompt::Ask(seat, Due::Visit(at)) => (Some(*seat), words(lang).place(*at).to_owned(), String::new()),
        Prompt::Ask(seat, _) => (Some(*seat), String::new(), String::new()),
        Prompt::Answer(pending) | Prompt::Comes(pending) => {
            (Some(pending.seat), effect(pending.effect, lang), cause(pending.cause, lang, names))
        }
        Prompt::Deal(_) | Prompt::Prepare => (None, String::new(), String::new()),
    };
    fill((sentences(lang).prompt)(prompt), &[who.map_or("", |who| names.of(who)), &what, &why])
}

fn wins(Outcome { winners }: &Outcome, lang: Lang, names: &Names) -> String {
    let several = usize::from(winners.len() != 1);
    fill(sentences(lang).wins[several], &[&names.list(winners.iter(), lang)])
}

/// The beginning of a sentence: a full stop or the changes follow.
fn headline(seat: Seat, headline: &Headline, lang: Lang, names: &Names) -> String {
    let none = String::new;
    let (what, other) = match headline {
        Headline::Chips(of) | Headline::Open(Action::Chips(of)) => (indicators(of, lang), none()),
        Headline::Party { cards, guests } => {
            (card_list(cards, lang), names.list(guests.iter().copied().flatten(), lang))
        }
        Headline::Open(action) => match action {
            Action::Event { card: of } | Action::StockDrug(of) | Action::Buy(of) | Action::Drug(of) => {
                (card(*of, lang), none())
            }
            Action::Plan(plan) => (place_list(plan.iter().copied(), lang), none()),
            Action::Keep(of) => (card_list(of, lang), none()),
            Action::Cook(of) | Action::Party(of) => (card_list(of, lang), none()),
            Action::Trade { give, take } => (card_list(give, lang), card_list(take, lang)),
            Action::Invite(guest) => (names.of(*guest).to_owned(), none()),
            _ => (none(), none()),
        },
        Headline::Planned | Headline::Secret => (none(), none()),
    };
    fill((sentences(lang).headline)(headline), &[names.of(seat), &what, &other])
}

fn clause(clause: &Clause, lang: Lang, names: &Names) -> String {
    let sentences = sentences(lang);
    let none = String::new;
    let name = |seat: &Seat| names.of(*seat).to_owned();
    let (who, what, of) = match clause {
        Clause::Drawn { card: of, to } => {
            let who = match to {
                To::Hand(seat) | To::Looking(seat) | To::Pub(seat) => name(seat),
                To::Market | To::BlackMarket | To::Offer => none(),
            };
            (who, card(*of, lang), none())
        }
        Clause::LaidOut(of) => (none(), card_list(of, lang), none()),
        Clause::Shuffled(deck) | Clause::NoCard(deck) => (none(), sentences.piles[*deck as usize].to_owned(), none()),
        Clause::Change { seat, cause, parts } => {
            let of = match cause {
                Cause::Meal(of) | Cause::Party { card: of, .. } | Cause::Treat { card: of, .. } => card(*of, lang),
                _ => none(),
            };
            (name(seat), parts_list(parts, lang), of)
        }
        Clause::Paid(seats) => (names.list(seats.iter().copied(), lang), none(), none()),
        Clause::Lost { seat, cards } => (name(seat), card_list(cards, lang), none()),
        Clause::Banned { seat, places } => (name(seat), place_list(places.iter().copied(), lang), none()),
        Clause::Died { seat, of, .. } => (name(seat), indicators(of, lang), none()),
        Clause::Plan { seat, plan } => (name(seat), place_list(plan.iter(), lang), none()),
        Clause::TookInSecret { seat, card: of } => (name(seat), card(*of, lang), none()),
        Clause::Round(round) => (none(), round.to_string(), none()),
        Clause::NothingEaten(seat) | Clause::Funeral(seat) | Clause::Beginner(seat) => (name(seat), none(), none()),
        Clause::Over(outcome) => (wins(outcome, lang, names), none(), none()),
        Clause::Prepared | Clause::Diaries | Clause::PlansOpen | Clause::RoundOver(_) => (none(), none(), none()),
    };
    fill((sentences.clause)(clause), &[&who, &what, &of])
}

fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
    let what = match illegal {
        Illegal::DrawIsDue { deck } | Illegal::WrongDeck { deck } => sentences(lang).piles[*deck as usize].to_owned(),
        Illegal::NotYourTurn { turn, .. } => names.of(*turn).to_owned(),
        // Addressed to the player themselves, so without the name.
        Illegal::OtherIsDue { turn, due } => {
            let asked = (sentences(lang).prompt)(&Prompt::Ask(*turn, *due));
            asked.split_once(": ").map_or(asked, |(_, question)| question).to_owned()
        }
        Illegal::NotInPile { card: of }
        | Illegal::NotOffered { card: of }
        | Illegal::NotOnMarket { card: of }
        | Illegal::NotInHand { card: of, .. }
        | Illegal::NotForSale { card: of }
        | Illegal::NoSuchDrug { card: of }
        | Illegal::NotDrawn { card: of }
        | Illegal::NotPrepared { card: of } => card(*of, lang),
        Illegal::NotInGame { place: at }
        | Illegal::Banned { place: at }
        | Illegal::NotPlanned { place: at }
        | Illegal::StillAt { place: at }
        | Illegal::Conflict { place: at } => place(*at, lang),
        Illegal::Poor { price } => lang.count(u32::from(*price), words(lang).euros),
        Illegal::TooManyChips { indicator } => words(lang).indicator(*indicator).to_owned(),
        _ => String::new(),
    };
    fill((sentences(lang).refuse)(illegal), &[&what])
}

/// A change, signed: `+2`, with a real minus sign.
pub fn signed(by: i16) -> String {
    format!("{}{}", sign(by), by.unsigned_abs())
}

fn sign(by: i16) -> &'static str {
    if by < 0 { "\u{2212}" } else { "+" }
}

/// An effect as a list: `depression +2, obesity −1`.
pub fn effect(change: Change, lang: Lang) -> String {
    let parts: Vec<ChangePart> = change.iter().map(|(indicator, by)| ChangePart::Indicator(indicator, by)).collect();
    parts_list(&parts, lang)
}

/// The effect of this number of family chips on an indicator; without chips, the name of the indicator.
pub fn spares(indicator: Indicator, chips: u8, lang: Lang) -> String {
    match chips {
        0 => words(lang).indicator(indicator).to_owned(),
        _ => effect(Change::one(indicator, -(chips as i8)), lang),
    }
}

/// Several changes as a list.
fn parts_list(parts: &[ChangePart], lang: Lang) -> String {
    let words = words(lang);
    let part = |part: &ChangePart| match *part {
        ChangePart::Indicator(indicator, by) => format!("{} {}", words.indicator(indicator), signed(i16::from(by))),
        ChangePart::Euro(by) => fill(sentences(lang).euro, &[sign(by), &by.unsigned_abs().to_string()]),
        ChangePart::Chips(chip, by) => {
            let noun = words.chips(chip).pick(lang.plural(u32::from(by.unsigned_abs())));
            format!("{}\u{a0}{noun}", signed(i16::from(by)))
        }
    };
    parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// Indicators by name as a list, each with its number of occurrences.
fn indicators(of: &[Indicator], lang: Lang) -> String {
    let words = words(lang);
    let mut parts: Vec<String> = Vec::new();
    for indicator in Indicator::ALL {
        match of.iter().filter(|other| **other == indicator).count() {
            0 => {}
            1 => parts.push(words.indicator(indicator).to_owned()),
            times => parts.push(format!("{}\u{a0}({times})", words.indicator(indicator))),
        }
    }
    lang.list(parts)
}

/// The sentences of an entry: the action, then the consequences. If the player's own change comes first, both form one sentence.
fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
    let mut clauses = entry.clauses.as_slice();
    let mut all = Vec::new();
    if let Some((seat, done)) = &entry.headline {
        let done = headline(*seat, done, lang, names);
        all.push(match clauses {
            [Clause::Change { seat: own, cause, parts }, rest @ ..] if own == seat && joins(*cause) => {
                clauses = rest;
                format!("{done}: {}.", parts_list(parts, lang))
            }
            _ => format!("{done}."),
        });
    }
    all.extend(clauses.iter().map(|each| clause(each, lang, names)));
    all.join(" ")
}

/// The action as a sentence; `None` if a card was drawn.
pub fn done(entry: &LogEntry, lang: Lang, names: &Names) -> Option<String> {
    let (seat, done) = entry.headline.as_ref()?;
    Some(format!("{}.", headline(*seat, done, lang, names)))
}

/// Whether a change from this cause is joined with the sentence of the action.
fn joins(cause: Cause) -> bool {
    !matches!(cause, Cause::Meal(_) | Cause::Party { .. } | Cause::Treat { .. } | Cause::Shock { .. })
        && !matches!(cause, Cause::Funeral { .. } | Cause::Decay)
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

    fn icon(entry: &LogEntry) -> Icon {
        if entry.clauses.iter().any(|clause| matches!(clause, Clause::Over(_))) {
            return Icon::Crown;
        }
        match entry.headline {
            None | Some((_, Headline::Open(Action::Event { .. } | Action::Trade { .. } | Action::Keep(_)))) => {
                Icon::Card
            }
            Some((_, Headline::Chips(_) | Headline::Secret | Headline::Open(Action::Accept | Action::Drug(_)))) => {
                Icon::Shield
            }
            Some(_) => Icon::Hand,
        }
    }

    fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
        advice::explain(reason, lang, names)
    }

    fn hint(&self, action: &Action, lang: Lang, names: &Names) -> [String; 2] {
        advice::hint(action, lang, names)
    }

    fn suggest(&self, seat: Seat, action: &Action, lang: Lang, names: &Names) -> String {
        format!("{}.", headline(seat, &Headline::Open(action.clone()), lang, names))
    }

    fn moment(step: &Step<Self>) -> [Option<Seat>; 2] {
        advice::moment(&step.before, &step.after)
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
