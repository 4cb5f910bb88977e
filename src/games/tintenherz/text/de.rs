//! German.

use super::{End, Line, Prompt, Words, called, list};
use crate::engine::Outcome;
use crate::games::tintenherz::cards::{CARDS, Card};
use crate::games::tintenherz::{Illegal, text};
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Erwürfle Figuren aus einem Buch, bring sie in die Burg und bedenke: Die Herzen haben die Schurken.",
    goal: "Die Karten unter deiner Burg mal die Herzen darauf: Die meisten Punkte gewinnen.",
    roll: "Würfeln",
    roll_again: "Noch einmal würfeln",
    pass: "Zug beenden",
    dice: "Würfel",
    keep_die: "bleibt liegen",
    reroll_die: "noch einmal",
    middle: "Mitte",
    pile: "Stapel",
    open: "Offen",
    secured: "Unter der Burg",
    matches: "passt zum Wurf",
    hearts: Forms::two("Herz", "Herzen"),
    points: Forms::two("Punkt", "Punkte"),
    score_now: "Wenn jetzt Schluss wäre",
    score: "Wertung",
    with_castle: "Mit der Burg",
    without_castle: "Burg abgegeben",
    hearts_option: "Wer hat ein Herz?",
    hearts_villains: ("Schurken", "Jede Schurkenkarte hat ein Herz, keine Heldenkarte hat eins."),
    hearts_humble: (
        "Schurken und Kleine",
        "Auch die Heldenkarten 1, 2 und 3 haben ein Herz; so kann es sich lohnen, die Burg abzugeben.",
    ),
    board: "Der Tisch mit den vier Karten in der Mitte und allen Burgen",
};

/// By value.
pub(super) const CHARACTERS: [&str; CARDS] = [
    "Capricorn",
    "Der Schatten",
    "Mortola",
    "Basta",
    "Cockerell",
    "Flachnase",
    "Darius",
    "Gwin",
    "Resa",
    "Farid",
    "Staubfinger",
    "Fenoglio",
    "Elinor",
    "Roxane",
    "Meggie",
    "Mo",
];

/// The subject of a sentence.
fn card(card: Card) -> String {
    called(card, if card == Card(-5) { "der Schatten" } else { text::card_name(card, Lang::De) })
}

/// The object of a sentence.
fn card_as_object(card: Card) -> String {
    called(card, if card == Card(-5) { "den Schatten" } else { text::card_name(card, Lang::De) })
}

/// Before a colon, at the beginning of a sentence.
fn card_first(card: Card) -> String {
    called(card, text::card_name(card, Lang::De))
}

pub(super) fn prompt(prompt: &Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Deal => "Legt vier Karten in die Mitte.".to_owned(),
        Prompt::Roll(seat) => format!("{}: wirf beide Würfel.", names.of(*seat)),
        Prompt::Choose(seat) => format!("{}: wähle eine passende Karte oder würfle noch einmal.", names.of(*seat)),
        Prompt::Must(seat) => format!("{}: wähle jetzt eine der passenden Karten.", names.of(*seat)),
        Prompt::Nothing(seat) => {
            format!("{}: nichts passt. Würfle noch einmal oder beende den Zug.", names.of(*seat))
        }
        Prompt::RollAgain(seat) => format!("{}: würfle noch einmal.", names.of(*seat)),
        Prompt::Draw(_) => "Deckt die nächste Karte vom Stapel auf: Sie füllt die Lücke.".to_owned(),
        Prompt::Over(outcome) => format!("{}.", wins(outcome, names)),
    }
}

fn wins(Outcome { winners }: &Outcome, names: &Names) -> String {
    let list = names.list(winners.iter(), "und");
    if winners.iter().len() == 1 { format!("{list} gewinnt") } else { format!("{list} teilen sich den Sieg") }
}

pub(super) fn tell(line: &Line, names: &Names) -> String {
    match line {
        Line::Deal { cards } => {
            let cards: Vec<String> = cards.iter().map(|dealt| card(*dealt)).collect();
            format!("In der Mitte liegen {}.", list(&cards, "und"))
        }
        Line::Roll { seat, dice: [one, other], again, matches } => {
            let name = names.of(*seat);
            match (again, matches) {
                (false, true) => format!("{name} würfelt {one} und {other}."),
                (false, false) => format!("{name} würfelt {one} und {other}: Nichts passt."),
                (true, true) => format!("{name} würfelt im zweiten Wurf {one} und {other}."),
                (true, false) => {
                    format!("{name} würfelt im zweiten Wurf {one} und {other}: Nichts passt, der Zug ist zu Ende.")
                }
            }
        }
        Line::Reroll { seat, kept: None } => format!("{} nimmt beide Würfel noch einmal.", names.of(*seat)),
        Line::Reroll { seat, kept: Some(kept) } => {
            format!("{} behält die {kept} und nimmt den anderen Würfel noch einmal.", names.of(*seat))
        }
        Line::Take { seat, card: taken, from, end } => {
            let (name, card) = (names.of(*seat), card_as_object(*taken));
            let taken = match from {
                Some(from) => format!("{name} nimmt {card} von {}.", names.of(*from)),
                None if taken.is_hero() => format!("{name} nimmt {card} aus der Mitte."),
                None => format!("{name} nimmt {card}: ab unter die Burg."),
            };
            match end {
                None => taken,
                Some(End { outcome, score }) => format!(
                    "{taken} Der Stapel ist leer: {} mit {}.",
                    wins(outcome, names),
                    Lang::De.count(*score, Forms::two("Punkt", "Punkten"))
                ),
            }
        }
        Line::Secure { seat, card: secured } => {
            format!("{} bringt {} unter der Burg in Sicherheit.", names.of(*seat), card_as_object(*secured))
        }
        Line::Draw { card: drawn } => format!("Neu in der Mitte: {}.", card(*drawn)),
        Line::Pass { seat } => format!("{} beendet den Zug.", names.of(*seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.".to_owned(),
        Illegal::NotYourTurn { turn } => format!("{} ist an der Reihe.", names.of(turn)),
        Illegal::DealIsDue => "Zuerst kommen die vier Karten in die Mitte.".to_owned(),
        Illegal::DealCards => "Ausgelegt werden vier verschiedene Karten.".to_owned(),
        Illegal::RollIsDue => "Zuerst werden beide Würfel geworfen.".to_owned(),
        Illegal::RollValues => "Ein Würfel zeigt 1 bis 6.".to_owned(),
        Illegal::ChoiceIsDue => "Entscheide zuerst: eine Karte oder noch ein Wurf?".to_owned(),
        Illegal::OneCardATurn => "Es gibt nur eine Karte im Zug.".to_owned(),
        Illegal::NotThere { card } => format!("{}: So eine Karte liegt nicht auf dem Tisch.", card_first(card)),
        Illegal::OwnCard { card } => {
            format!("{}: Die Karte gehört dir schon und lässt sich nur noch sichern.", card_first(card))
        }
        Illegal::TakeUnmatched { card } | Illegal::SecureUnmatched { card } => {
            format!("{}: Weder ein Würfel noch die Summe zeigt eine {}.", card_first(card), card.face())
        }
        Illegal::UnderCastle { card } => {
            format!("{}: Was unter einer Burg liegt, kann niemand mehr nehmen.", card_first(card))
        }
        Illegal::DrawIsDue => "Zuerst wird die Lücke in der Mitte gefüllt.".to_owned(),
        Illegal::NotInPile { card } => format!("{}: So eine Karte ist nicht im Stapel.", card_first(card)),
        Illegal::NotOpenHere { card } => {
            format!("{}: Sichern lässt sich nur, was offen vor dir liegt.", card_first(card))
        }
        Illegal::RerollIsDue => "Zuerst werden die aufgenommenen Würfel geworfen.".to_owned(),
        Illegal::NoDie => "Nimm wenigstens einen Würfel, um noch einmal zu würfeln.".to_owned(),
        Illegal::KeptDie => "Der behaltene Würfel bleibt, wie er liegt.".to_owned(),
        Illegal::RerolledAlready => "Noch einmal gewürfelt wird nur einmal im Zug.".to_owned(),
        Illegal::MustAct => "Nach dem zweiten Wurf muss eine passende Karte genommen oder gesichert werden.".to_owned(),
        Illegal::PassWithMatch => "Es passt etwas: nimm es, sichere es oder würfle noch einmal.".to_owned(),
    }
}
