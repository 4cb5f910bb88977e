//! Every word of Flow to the Heart.

mod cs;
mod de;
mod en;
mod line;
mod words;

use super::{Action, Card, Cards, Illegal, OffRing, Phase, Place, State};
use crate::engine::{EventOf, Game, Seat};
use crate::games::{Icon, Told};
use crate::i18n::{Lang, Names};

pub use line::{Called, Clause, Deed, Line, Name, clauses};
pub use words::Words;

/// What is due, for the place of the next action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Play cards, or let the pieces flow.
    Cards {
        /// Who.
        seat: Seat,
        /// Is there no card in the hand?
        empty: bool,
    },
    /// Choose the piece that flows next.
    Advance {
        /// Who.
        seat: Seat,
        /// How many pieces are left.
        left: u8,
    },
    /// A random card is drawn.
    Draw {
        /// For whom.
        seat: Seat,
    },
    /// Roll the die.
    Roll {
        /// Who.
        seat: Seat,
        /// Further rolls after this one.
        more: u8,
    },
    /// Move a piece by the roll.
    Step {
        /// Who.
        seat: Seat,
        /// By how many.
        roll: u8,
    },
    /// A piece comes in with a 6.
    ComeIn {
        /// Who.
        seat: Seat,
    },
    /// Choose the piece that takes the place of the master.
    Shield {
        /// Who.
        seat: Seat,
        /// Whose piece is on its way there.
        by: Seat,
    },
    /// The game is over.
    Over {
        /// Who has won.
        winner: Seat,
    },
}

impl State {
    /// What is due.
    pub fn prompt(&self) -> Prompt {
        let seat = self.turn_of().unwrap_or(Seat::FIRST);
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

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::De => &de::WORDS,
        Lang::Cs => &cs::WORDS,
    }
}

/// What is due, in words.
pub fn prompt(prompt: Prompt, lang: Lang, names: &Names) -> String {
    match lang {
        Lang::En => en::prompt(prompt, names),
        Lang::De => de::prompt(prompt, names),
        Lang::Cs => cs::prompt(prompt, names),
    }
}

/// What a card is called.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    words(lang).cards[card.index()]
}

/// What a card does, in one sentence.
pub fn card_effect(card: Card, lang: Lang) -> &'static str {
    words(lang).effects[card.index()]
}

/// Several cards as a list; those that are alike are counted.
pub fn card_list(cards: Cards, lang: Lang) -> String {
    let several = |card: &Card| cards.of(*card) > 0;
    let name = |card: Card| match cards.of(card) {
        1 => card_name(card, lang).to_owned(),
        count => format!("{count}\u{a0}×\u{a0}{}", card_name(card, lang)),
    };
    let names: Vec<String> = Card::ALL.into_iter().filter(several).map(name).collect();
    let and = words(lang).and;
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {and} {last}", rest.join(", ")),
    }
}

/// What a piece is called where it stands alone.
pub fn piece_name(name: Name, lang: Lang) -> String {
    match name {
        Name::Master => words(lang).master.to_owned(),
        Name::Ordinary(number) => format!("{}\u{a0}{number}", words(lang).piece),
    }
}

/// What a place is called where it stands alone.
pub fn place_name(place: Place, lang: Lang) -> String {
    let words = words(lang);
    match place {
        Place::Waiting => words.waiting.to_owned(),
        Place::Ring(position) => format!("{}\u{a0}{position}", words.position),
        Place::Heart => words.heart.to_owned(),
        // People count from 1.
        Place::Goal(field) => format!("{}\u{a0}{}", words.lane, field + 1),
    }
}

/// Why the heart entrance is off the ring.
pub fn off_ring(why: OffRing, lang: Lang) -> &'static str {
    let words = words(lang);
    match why {
        OffRing::TooSlow => words.too_slow,
        OffRing::TooFast => words.too_fast,
        OffRing::WaitsForSwap => words.waits_for_swap,
    }
}

/// What would come of something, in sentences: from [`clauses`] of a preview.
pub fn consequences(clauses: &[Clause], lang: Lang, names: &Names) -> String {
    let tell = |clause: &Clause| match lang {
        Lang::En => en::clause(*clause, names),
        Lang::De => de::clause(*clause, names),
        Lang::Cs => cs::clause(*clause, names),
    };
    clauses.iter().map(tell).collect::<Vec<_>>().join(" ")
}

impl Told for State {
    type Line = Line;

    fn line(before: &Self, event: &EventOf<Self>, _after: &Self) -> Line {
        line::of(before, event)
    }

    fn tell(line: &Line, lang: Lang, names: &Names) -> String {
        let deed = match lang {
            Lang::En => en::deed(line, names),
            Lang::De => de::deed(line, names),
            Lang::Cs => cs::deed(line, names),
        };
        let rest = consequences(&line.clauses, lang, names);
        if rest.is_empty() { deed } else { format!("{deed} {rest}") }
    }

    fn icon(line: &Line) -> Icon {
        if line.clauses.iter().any(|clause| matches!(clause, Clause::Wins { .. })) {
            return Icon::Crown;
        }
        match line.deed {
            Deed::Plays { .. } | Deed::Draws { .. } => Icon::Card,
            Deed::Flows | Deed::Advances | Deed::Steps { .. } => Icon::Hand,
            Deed::Rolls { .. } => Icon::Die,
            Deed::Shields => Icon::Shield,
        }
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        prompt(State::prompt(self), lang, names)
    }

    fn refuse(illegal: &Illegal, lang: Lang, names: &Names) -> String {
        match lang {
            Lang::En => en::refuse(*illegal, names),
            Lang::De => de::refuse(*illegal, names),
            Lang::Cs => cs::refuse(*illegal, names),
        }
    }
}
