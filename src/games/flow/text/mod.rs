//! The texts of Flow to the Heart.

mod advice;
mod box_text;
mod cs;
mod de;
mod en;
mod log_entry;
mod summary;
mod turn;
mod words;

use super::{Action, Card, Cards, Illegal, OffRing, Phase, Place, State};
use crate::engine::{Game, Seat, Step};
use crate::games::flow::bot::Reason;
use crate::games::{BoxText, GameText, Icon, Summary};
use crate::i18n::{Forms, Lang, Names, fill};

pub use log_entry::{Called, Clause, Headline, LogEntry, Name, Spot, clauses};
pub use words::Words;

/// The prompt: what is due, for the action panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Play cards, or end the phase of cards.
    Cards {
        /// The seat that decides.
        seat: Seat,
        /// Whether the hand is empty.
        empty: bool,
    },
    /// Choose the piece that advances next.
    Advance {
        /// The seat that decides.
        seat: Seat,
        /// The number of pieces with an advance left.
        left: u8,
    },
    /// A random card is drawn.
    Draw {
        /// The seat that receives the card.
        seat: Seat,
    },
    /// Roll the die.
    Roll {
        /// The seat that rolls.
        seat: Seat,
        /// The number of further rolls after this one.
        more: u8,
    },
    /// Move a piece by the roll.
    Step {
        /// The seat that decides.
        seat: Seat,
        /// The die, 1 to 6.
        roll: u8,
    },
    /// A piece comes in with a 6.
    ComeIn {
        /// The seat that decides.
        seat: Seat,
    },
    /// Choose the piece that takes the place of the master.
    Shield {
        /// The seat of the master, which decides.
        seat: Seat,
        /// The seat of the piece that is moving onto the master.
        by: Seat,
    },
    /// The game is over.
    Over {
        /// The winner.
        winner: Seat,
    },
}

impl State {
    /// The action or chance outcome that is due.
    pub fn prompt(&self) -> Prompt {
        let seat = self.turn;
        match self.phase() {
            Phase::Cards | Phase::Flow { .. } if self.draws() > 0 => Prompt::Draw { seat },
            Phase::Cards => Prompt::Cards { seat, empty: self.hand_of(seat).is_empty() },
            Phase::Flow { left } => Prompt::Advance { seat, left: left.count() },
            Phase::Ludo { die: None, rolls } => Prompt::Roll { seat, more: rolls },
            Phase::Ludo { die: Some(_), .. } if self.check(seat, &Action::ComeIn).is_ok() => Prompt::ComeIn { seat },
            Phase::Ludo { die: Some(roll), .. } => Prompt::Step { seat, roll },
            Phase::Shield { owner, .. } => Prompt::Shield { seat: owner, by: seat },
            Phase::Over { winner } => Prompt::Over { winner },
        }
    }
}

/// An item on the board with a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum About {
    Piece {
        seat: Seat,
        name: Name,
        place: Place,
    },
    /// For a start: its owner, and the kind of card that it earns, `None` for a random one.
    Position {
        position: u8,
        start: Option<(Option<Seat>, Option<Card>)>,
    },
    Entrance {
        position: u8,
    },
    Home {
        seat: Seat,
        waiting: u8,
        home: u8,
        ludo: bool,
    },
    Heart {
        speed: u8,
        off_ring: Option<OffRing>,
        entrance: Option<u8>,
    },
}

/// The description of an item on the board.
pub fn about(about: About, lang: Lang, names: &Names) -> String {
    let words = words(lang);
    match about {
        About::Piece { seat, name, place } => {
            format!("{}: {}, {}.", names.of(seat), piece_name(name, lang), place_name(place, lang))
        }
        About::Position { position, start: None } => fill(words.about_position, &[&position.to_string()]),
        About::Position { position, start: Some((owner, card)) } => {
            let sentence = if owner.is_some() { words.about_start } else { words.about_free_start };
            let card = card.map_or(words.random_card, |card| card_name(card, lang));
            fill(sentence, &[&position.to_string(), card, owner.map_or("", |seat| names.of(seat))])
        }
        About::Entrance { position } => fill(words.about_entrance, &[&position.to_string()]),
        About::Home { seat, waiting, home, ludo } => {
            let place = if ludo { words.lane } else { words.heart };
            format!("{}: {} {waiting}, {place} {home}.", names.of(seat), words.waiting)
        }
        About::Heart { speed, off_ring: why, entrance } => heart(speed, why, entrance, lang),
    }
}

/// The heart speed, and the position of the entrance or the reason why it is off the ring.
pub fn heart(speed: u8, why: Option<OffRing>, entrance: Option<u8>, lang: Lang) -> String {
    let words = words(lang);
    let place = match (why, entrance) {
        (Some(why), _) => off_ring(why, lang).to_owned(),
        (None, Some(position)) => format!("{} {position}", words.entrance),
        (None, None) => String::new(),
    };
    format!("{} {speed}. {place}", words.speed)
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::De => &de::WORDS,
        Lang::Cs => &cs::WORDS,
    }
}

/// The sentences of a language. Their placeholders, `{0}` to `{3}`, are filled alike in all languages; see the functions that fill them.
struct Sentences {
    /// Rolls left after one, counted.
    tries: Forms,
    /// The place of departure: a position of the ring, a field of the goal lane.
    from: [&'static str; 2],
    /// The place of arrival.
    to: [&'static str; 2],
    piece: fn(Called, GrammaticalRole) -> &'static str,
    prompt: fn(Prompt) -> &'static str,
    headline: fn(Headline) -> &'static str,
    clause: fn(Clause) -> &'static str,
    refuse: fn(Illegal) -> &'static str,
    /// The reason for an action; the placeholders are filled by [`advice::explain`].
    reason: fn(&Reason) -> &'static str,
    /// The place that a hint points to.
    look: fn(advice::Look) -> &'static str,
    /// Positions of the ring, counted.
    positions: Forms,
    /// The remarks of bots in good and in bad moments.
    remarks: [[&'static str; 3]; 2],
}

/// The grammatical role of a piece in its sentence.
#[derive(Clone, Copy)]
enum GrammaticalRole {
    /// The subject, at the beginning.
    First,
    /// The subject, in a later position.
    Subject,
    /// The object: the piece in the way.
    Object,
}

fn sentences(lang: Lang) -> &'static Sentences {
    match lang {
        Lang::En => &en::SENTENCES,
        Lang::De => &de::SENTENCES,
        Lang::Cs => &cs::SENTENCES,
    }
}

/// The prompt, in words, filled with the seat, the other names and a number without a noun.
pub fn prompt(prompt: Prompt, lang: Lang, names: &Names) -> String {
    let none = String::new;
    let (who, what, number) = match prompt {
        Prompt::Cards { seat, .. }
        | Prompt::Draw { seat }
        | Prompt::ComeIn { seat }
        | Prompt::Over { winner: seat } => (seat, none(), none()),
        Prompt::Advance { seat, left } => {
            (seat, lang.count(u32::from(left), words(lang).piece_count), left.to_string())
        }
        Prompt::Roll { seat, more } => (seat, lang.count(u32::from(more), sentences(lang).tries), none()),
        Prompt::Step { seat, roll } => (seat, lang.count(u32::from(roll), sentences(lang).positions), none()),
        Prompt::Shield { seat, by } => (seat, names.of(by).to_owned(), none()),
    };
    fill((sentences(lang).prompt)(prompt), &[names.of(who), &what, &number])
}

fn headline(entry: &LogEntry, lang: Lang, names: &Names) -> String {
    let none = String::new;
    let (what, with) = match entry.headline {
        Headline::Plays { card, for_two } => {
            (card_name(card, lang).to_owned(), for_two.map_or_else(none, |with| card_list(with, lang)))
        }
        Headline::Draws { card } => (card_name(card, lang).to_owned(), none()),
        Headline::Rolls { roll } | Headline::Steps { roll } => (roll.to_string(), none()),
        Headline::Flows | Headline::Advances | Headline::Shields => (none(), none()),
    };
    fill((sentences(lang).headline)(entry.headline), &[names.of(entry.seat), &what, &with])
}

fn piece(called: Called, part: GrammaticalRole, lang: Lang, names: &Names) -> String {
    let number = match called.name {
        Name::Master => String::new(),
        Name::Ordinary(number) => number.to_string(),
    };
    let whose = called.of.map_or("", |of| names.of(of));
    fill((sentences(lang).piece)(called, part), &[&number, whose])
}

/// A place of departure or arrival.
fn place(place: Place, [ring, goal]: [&str; 2], lang: Lang) -> String {
    match place {
        Place::Ring(position) => fill(ring, &[&position.to_string()]),
        // Displayed fields are counted from 1.
        Place::Goal(field) => fill(goal, &[&(field + 1).to_string()]),
        Place::Waiting | Place::Heart => place_name(place, lang),
    }
}

fn clause(clause: Clause, lang: Lang, names: &Names) -> String {
    let sentences = sentences(lang);
    let none = String::new;
    let first = |called: Called| piece(called, GrammaticalRole::First, lang, names);
    let object = |called: Called| piece(called, GrammaticalRole::Object, lang, names);
    let name = |seat: Seat| names.of(seat).to_owned();
    let (who, what, to, number) = match clause {
        Clause::ComesIn { piece, at } | Clause::IsThrown { piece, from: at } => {
            (first(piece), at.to_string(), none(), none())
        }
        Clause::Goes { piece, from, to } | Clause::GoesBack { piece, from, to } => {
            (first(piece), place(from, sentences.from, lang), place(to, sentences.to, lang), none())
        }
        Clause::StaysBefore { piece, by } => (first(piece), object(by), none(), none()),
        Clause::StopsBefore { by } => (none(), object(by), none(), none()),
        Clause::Swaps { at, other, other_at } => {
            let master = Called { name: Name::Master, ..other };
            let other = piece(other, GrammaticalRole::Subject, lang, names);
            (first(master), at.to_string(), other, other_at.to_string())
        }
        Clause::Faster { to: at } | Clause::Slower { to: at } | Clause::EntranceAt { at } | Clause::LastRace { at } => {
            (none(), at.to_string(), none(), none())
        }
        Clause::Earns { card } | Clause::EarnsNothing { card: Some(card) } => {
            (none(), card_name(card, lang).to_owned(), none(), none())
        }
        Clause::GoesIn { piece } => (first(piece), none(), none(), none()),
        Clause::ShieldIsDue { owner: seat } | Clause::Wins { seat } => (name(seat), none(), none(), none()),
        Clause::ThrowIsActive
        | Clause::EntranceLeaves
        | Clause::EarnsNothing { card: None }
        | Clause::DrawIsDue
        | Clause::RollIsLost
        | Clause::ThrowWasIdle => (none(), none(), none(), none()),
    };
    fill((sentences.clause)(clause), &[&who, &what, &to, &number])
}

fn refuse(illegal: Illegal, lang: Lang, names: &Names) -> String {
    let what = match illegal {
        Illegal::NotYourTurn { turn: seat }
        | Illegal::StartIsTaken { by: Some(seat) }
        | Illegal::MasterOnStart { by: Some(seat) }
        | Illegal::MoveIsBlocked { by: Some(seat) }
        | Illegal::MoveMeetsMaster { by: Some(seat) }
        | Illegal::Barred { by: seat } => names.of(seat),
        Illegal::NotInStacks { card } | Illegal::Payment { card } => card_name(card, lang),
        _ => "",
    };
    fill((sentences(lang).refuse)(illegal), &[what])
}

/// The name of a kind of card.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    words(lang).cards[card.index()]
}

/// The effect of a card, in one sentence.
pub fn card_effect(card: Card, lang: Lang) -> &'static str {
    words(lang).effects[card.index()]
}

/// Several cards as a list, with equal cards counted.
pub fn card_list(cards: Cards, lang: Lang) -> String {
    let several = |card: &Card| cards.of(*card) > 0;
    let name = |card: Card| match cards.of(card) {
        1 => card_name(card, lang).to_owned(),
        count => format!("{count}\u{a0}×\u{a0}{}", card_name(card, lang)),
    };
    lang.list(Card::ALL.into_iter().filter(several).map(name))
}

/// The name of a piece where it stands alone.
pub fn piece_name(name: Name, lang: Lang) -> String {
    match name {
        Name::Master => words(lang).master.to_owned(),
        Name::Ordinary(number) => format!("{}\u{a0}{number}", words(lang).piece),
    }
}

/// The name of a place where it stands alone.
pub fn place_name(place: Place, lang: Lang) -> String {
    let words = words(lang);
    match place {
        Place::Waiting => words.waiting.to_owned(),
        Place::Ring(position) => format!("{}\u{a0}{position}", words.position),
        Place::Heart => words.heart.to_owned(),
        // Displayed fields are counted from 1.
        Place::Goal(field) => format!("{}\u{a0}{}", words.lane, field + 1),
    }
}

/// The distance from a piece to something ahead of it: the next piece with its owner and name, or the heart entrance.
pub fn ahead(steps: u8, what: Option<(&str, Name)>, lang: Lang) -> String {
    let far = lang.count(u32::from(steps), sentences(lang).positions);
    let words = words(lang);
    match what {
        Some((owner, name)) => fill(words.ahead, &[&far, &format!("{owner}, {}", piece_name(name, lang))]),
        None => fill(words.entrance_ahead, &[&far]),
    }
}

/// The reason why the heart entrance is off the ring.
pub fn off_ring(why: OffRing, lang: Lang) -> &'static str {
    let words = words(lang);
    match why {
        OffRing::TooSlow => words.too_slow,
        OffRing::TooFast => words.too_fast,
        OffRing::WaitsForSwap => words.waits_for_swap,
    }
}

/// Consequences in sentences, from the [`clauses`] of a preview.
pub fn consequences(clauses: &[Clause], lang: Lang, names: &Names) -> String {
    clauses.iter().map(|each| clause(*each, lang, names)).collect::<Vec<_>>().join(" ")
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type Words = Words;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let headline = headline(entry, lang, names);
        let rest = consequences(&entry.clauses, lang, names);
        if rest.is_empty() { headline } else { format!("{headline} {rest}") }
    }

    fn turn_of(entry: &LogEntry) -> Option<Seat> {
        Some(entry.turn)
    }

    fn names_places(entry: &LogEntry) -> bool {
        !entry.spots().is_empty()
    }

    fn describe_turn(entries: &[LogEntry], lang: Lang, names: &Names) -> String {
        turn::describe(entries, lang, names)
    }

    fn icon(entry: &LogEntry) -> Icon {
        if entry.clauses.iter().any(|clause| matches!(clause, Clause::Wins { .. })) {
            return Icon::Crown;
        }
        match entry.headline {
            Headline::Plays { .. } | Headline::Draws { .. } => Icon::Card,
            Headline::Flows | Headline::Advances | Headline::Steps { .. } => Icon::Hand,
            Headline::Rolls { .. } => Icon::Die,
            Headline::Shields => Icon::Shield,
        }
    }

    fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
        advice::explain(reason, lang, names)
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> [String; 2] {
        advice::hint(self, action, lang)
    }

    fn moment(step: &Step<Self>) -> [Option<Seat>; 2] {
        advice::moment(&step.before, &step.after)
    }

    fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
        advice::remarks(lang)
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn summary(&self, log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        summary::of(self, log, lang, names)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        refuse(*illegal, lang, names)
    }
}
