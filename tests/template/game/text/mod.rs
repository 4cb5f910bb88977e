//! Every word of Last Heart.

mod box_text;

use super::bot::Reason;
use super::{Action, Effect, Illegal, State};
use crate::engine::{Event, Game, Seat, Step, Turn};
use crate::games::seam::summary::{Summary, places};
use crate::games::{GameText, Icon, BoxText};
use crate::i18n::{Lang, Names, fill};

/// The meaning of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEntry {
    /// The number of hearts rolled.
    Roll(u8),
    /// A player took this number of hearts.
    Take(Seat, u8),
}

/// The words on the table.
#[derive(Debug)]
pub struct Words {
    /// Button: roll.
    pub roll: &'static str,
    /// The number of hearts left, before the number itself.
    pub left: &'static str,
    /// Button: take, before the number.
    pub take: &'static str,
    due: &'static str,
    turn: &'static str,
    over: &'static str,
    rolled: &'static str,
    took: &'static str,
    refused: [&'static str; 5],
}

const EN: Words = Words {
    roll: "Roll",
    left: "Hearts left",
    take: "Take",
    due: "The die is due.",
    turn: "{0}, take one heart or two.",
    over: "{0} wins.",
    rolled: "There are {0} hearts.",
    took: "{0} takes {1}.",
    refused: [
        "The die is due.",
        "The die has no such side.",
        "It is not your turn.",
        "Take one heart or two.",
        "The game is over.",
    ],
};
const DE: Words = Words {
    roll: "Würfeln",
    left: "Herzen übrig",
    take: "Nimm",
    due: "Der Würfel ist an der Reihe.",
    turn: "{0}, nimm ein Herz oder zwei.",
    over: "{0} gewinnt.",
    rolled: "Es gibt {0} Herzen.",
    took: "{0} nimmt {1}.",
    refused: [
        "Der Würfel ist an der Reihe.",
        "So eine Seite hat der Würfel nicht.",
        "Du bist nicht an der Reihe.",
        "Nimm ein Herz oder zwei.",
        "Das Spiel ist aus.",
    ],
};
const CS: Words = Words {
    roll: "Hodit",
    left: "Zbývá srdcí",
    take: "Vzít",
    due: "Na řadě je kostka.",
    turn: "{0}, vezmi jedno srdce, nebo dvě.",
    over: "Vyhrává {0}.",
    rolled: "Srdcí je {0}.",
    took: "{0} bere {1}.",
    refused: [
        "Na řadě je kostka.",
        "Takovou stranu kostka nemá.",
        "Nejsi na řadě.",
        "Vezmi jedno srdce, nebo dvě.",
        "Hra skončila.",
    ],
};

/// The words of a language.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &EN,
        Lang::De => &DE,
        Lang::Cs => &CS,
    }
}

impl GameText for State {
    const BOX: BoxText = box_text::BOX;

    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        match &step.event {
            Event::Chance { .. } => LogEntry::Roll(step.after.hearts().unwrap_or_default()),
            Event::Decision { by, action: Action::Take(hearts) } => LogEntry::Take(*by, *hearts),
        }
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        match entry {
            LogEntry::Roll(hearts) => fill(words(lang).rolled, &[&hearts.to_string()]),
            LogEntry::Take(seat, hearts) => fill(words(lang).took, &[names.of(*seat), &hearts.to_string()]),
        }
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Roll(_) => Icon::Die,
            LogEntry::Take(..) => Icon::Hand,
        }
    }

    fn explain(reason: &Reason, lang: Lang, _names: &Names) -> String {
        let words = match reason {
            Reason::Threes => ["a multiple of three is left", "ein Vielfaches von drei bleibt", "zbývá násobek tří"],
            Reason::Last => ["nothing is left", "nichts bleibt übrig", "nic nezbývá"],
        };
        lang.pick(words).to_owned()
    }

    fn hint(&self, Action::Take(hearts): &Action, lang: Lang, _names: &Names) -> [String; 2] {
        let look = ["Count the hearts.", "Zähle die Herzen.", "Spočítej srdce."];
        [lang.pick(look).to_owned(), hearts.to_string()]
    }

    fn moment(step: &Step<Self>) -> [Option<Seat>; 2] {
        let won = step.effects.iter().find_map(|effect| match effect {
            Effect::Wins(seat) => Some(*seat),
            Effect::Takes(..) => None,
        });
        [won, None]
    }

    fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
        lang.pick([
            [["The last one!", "All mine.", "That was close."], ["Oh no.", "So near!", "One heart short."]],
            [["Das letzte!", "Alle meine.", "Das war knapp."], ["Oh nein.", "So nah!", "Ein Herz zu wenig."]],
            [["Poslední!", "Všechna moje.", "To bylo o fous."], ["Ale ne.", "Tak blízko!", "O srdce méně."]],
        ])
    }

    fn prompt(&self, lang: Lang, names: &Names) -> String {
        match (self.turn(), self.outcome()) {
            (Turn::Decide(seat), _) => fill(words(lang).turn, &[names.of(seat)]),
            (_, Some(outcome)) => fill(words(lang).over, &[&names.list(outcome.winners.iter(), lang)]),
            _ => words(lang).due.to_owned(),
        }
    }

    fn summary(&self, _log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let how = fill(words(lang).over, &[&names.list(outcome.winners.iter(), lang)]);
        let places = places(self.seats(), &outcome, |_| 0);
        Some(Summary { how, places, highlights: Vec::new() })
    }

    fn refuse(illegal: &Illegal, lang: Lang, _names: &Names) -> String {
        let sentence = match illegal {
            Illegal::RollIsDue => 0,
            Illegal::NoSuchSide => 1,
            Illegal::NotYourTurn => 2,
            Illegal::HowMany => 3,
            Illegal::Over => 4,
        };
        words(lang).refused[sentence].to_owned()
    }
}
