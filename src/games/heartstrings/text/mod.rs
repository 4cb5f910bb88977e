//! The texts of Heartstrings.

mod advice;
mod box_text;
mod cs;
mod de;
mod en;
mod log_entry;
mod summary;
mod words;

use super::{Buff, Illegal, Room, State};
use crate::engine::{Seat, Step};
use crate::games::heartstrings::Action;
use crate::games::heartstrings::bot::Reason;
use crate::games::{BoxText, GameText, Icon, Summary};
use crate::i18n::{Forms, Lang, Names, fill};

pub use log_entry::{Blow, Clause, Landing, LogEntry, Throw};
pub use words::Words;

/// The prompt: what is due, for the action panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// All seats roll for the first turn.
    Order {
        /// Whether it is a repeated roll after a tie.
        again: bool,
    },
    /// Roll the room selector.
    Room(Seat),
    /// Pick up a token first.
    Relocate(Seat),
    /// The attacker rolls.
    Attack {
        /// The attacking seat.
        attacker: Seat,
        /// The seat that holds the room.
        defender: Seat,
        /// The attacked room.
        room: Room,
    },
    /// The defender rolls for one token.
    Defend {
        /// The defending seat.
        defender: Seat,
        /// The number of tokens still in the room.
        tokens: u8,
    },
    /// Sacrifice a token or keep all.
    Sacrifice(Seat),
    /// The game is over.
    Over(Seat),
}

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &en::WORDS,
        Lang::De => &de::WORDS,
        Lang::Cs => &cs::WORDS,
    }
}

/// The sentences of a language. Their placeholders are filled alike in all languages; see the functions that fill them.
struct Sentences {
    /// The tokens that hold a room, counted.
    held_with: Forms,
    room: fn(Buff) -> &'static str,
    prompt: fn(Prompt) -> &'static str,
    describe: fn(&LogEntry) -> &'static str,
    clause: fn(Clause) -> &'static str,
    refuse: fn(Illegal) -> &'static str,
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

/// The prompt, in words, filled with the seat, the other names and a number without a noun.
pub fn prompt(prompt: Prompt, lang: Lang, names: &Names) -> String {
    let none = String::new;
    let (who, what, number) = match prompt {
        Prompt::Order { .. } => ("", none(), none()),
        Prompt::Room(seat) | Prompt::Relocate(seat) | Prompt::Sacrifice(seat) | Prompt::Over(seat) => {
            (names.of(seat), none(), none())
        }
        Prompt::Attack { attacker, defender, room } => {
            (names.of(attacker), names.of(defender).to_owned(), room.0.to_string())
        }
        Prompt::Defend { defender, tokens } => {
            (names.of(defender), lang.count(u32::from(tokens), words(lang).tokens), tokens.to_string())
        }
    };
    fill((sentences(lang).prompt)(prompt), &[who, &what, &number])
}

/// The name of a room, with its special property.
pub fn room_name(room: Room, lang: Lang) -> String {
    let buff = room.buff();
    let bonus = match buff {
        Buff::Attacker(bonus) | Buff::Defender(bonus) => bonus,
        Buff::Plain | Buff::Bead => 0,
    };
    fill((sentences(lang).room)(buff), &[&room.0.to_string(), &bonus.to_string()])
}

/// The log sentence, filled with the seat, the number, and for a held room its owner and tokens.
fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
    let none = String::new;
    let (who, what, holder, tokens) = match entry {
        LogEntry::Order { rolls, first } => {
            let rolls: Vec<String> = rolls.iter().map(|(seat, roll)| format!("{}: {roll}", names.of(*seat))).collect();
            (first.map_or("", |first| names.of(first)), rolls.join(", "), "", none())
        }
        LogEntry::Room { seat, room, landing } => match landing {
            Landing::Invasion { defender, tokens } => {
                let tokens = lang.count(u32::from(*tokens), sentences(lang).held_with);
                (names.of(*seat), room.0.to_string(), names.of(*defender), tokens)
            }
            Landing::Calm { .. } | Landing::Back => (names.of(*seat), room.0.to_string(), "", none()),
        },
        LogEntry::Attack { seat, throw } => (names.of(*seat), throw.spelled_out(), "", none()),
        LogEntry::Defence { blow, .. } => {
            let clauses: Vec<String> = blow.clauses().map(|each| clause(each, lang, names)).collect();
            ("", clauses.join(" "), "", none())
        }
        LogEntry::Relocate { seat, room } | LogEntry::Sacrifice { seat, room } => {
            (names.of(*seat), room.0.to_string(), "", none())
        }
        LogEntry::Keep { seat } => (names.of(*seat), none(), "", none()),
    };
    fill((sentences(lang).describe)(entry), &[who, &what, holder, &tokens])
}

fn clause(clause: Clause, lang: Lang, names: &Names) -> String {
    let (who, what) = match clause {
        Clause::Sums(attack, defence) => (attack.spelled_out(), defence.spelled_out()),
        Clause::Loss { loser, damage } => (names.of(loser).to_owned(), damage.to_string()),
        Clause::Tie { loser: seat }
        | Clause::Out { seat }
        | Clause::Taken { attacker: seat }
        | Clause::Held { defender: seat }
        | Clause::Bead { seat }
        | Clause::Wins { seat } => (names.of(seat).to_owned(), String::new()),
    };
    fill((sentences(lang).clause)(clause), &[&who, &what])
}

fn refuse(illegal: Illegal, lang: Lang, names: &Names) -> String {
    let what = match illegal {
        Illegal::NotYourTurn { turn: Some(turn) } => names.of(turn).to_owned(),
        Illegal::OrderRolls { expected } => expected.to_string(),
        _ => String::new(),
    };
    fill((sentences(lang).refuse)(illegal), &[&what])
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        log_entry::of(step)
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        describe(entry, lang, names)
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Order { .. } | LogEntry::Room { .. } => Icon::Die,
            LogEntry::Attack { .. } => Icon::Sword,
            LogEntry::Defence { blow, .. } if blow.wins_the_game() => Icon::Crown,
            LogEntry::Defence { .. } => Icon::Shield,
            LogEntry::Relocate { .. } | LogEntry::Keep { .. } => Icon::Hand,
            LogEntry::Sacrifice { .. } => Icon::Bead,
        }
    }

    fn explain(reason: &Reason, lang: Lang, _: &Names) -> String {
        advice::explain(reason, lang)
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> [String; 2] {
        advice::hint(action, lang)
    }

    fn moment(step: &Step<Self>) -> [Option<Seat>; 2] {
        advice::moment(&step.effects)
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
