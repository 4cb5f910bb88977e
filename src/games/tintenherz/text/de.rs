//! German.

use super::advice::Look;
use super::{LogEntry, Prompt, Sentences, Words};
use crate::games::tintenherz::Illegal;
use crate::games::tintenherz::bot::Reason;
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: ["{0} hat die meisten Punkte: {1}, vor {2} mit {3}.", "{0} haben gleich viele Punkte: {1}."],
    highlights: [
        "Würfel, die am häufigsten passten",
        "Die meisten Karten von anderen",
        "Am häufigsten leer ausgegangen",
    ],
    roll: "Würfeln",
    roll_again: "Beide noch einmal",
    roll_one_again: "Nur die {0} noch einmal",
    pass: "Zug beenden",
    dice: "Würfel",
    keep_die: "bleibt liegen",
    reroll_die: "noch einmal",
    middle: "Mitte",
    pile: "Stapel",
    open: "Offen",
    secured: "Unter der Burg",
    matches: "passt zum Wurf",
    percent: "{0}\u{a0}%",
    hearts: Forms::two("Herz", "Herzen"),
    shown: "Passende Karten",
    points: Forms::two("Punkt", "Punkte"),
    score_now: "Wenn jetzt Schluss wäre",
    score: "Wertung",
    both: "mit Burg {0}, ohne {1}",
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

pub(super) const SENTENCES: Sentences = Sentences {
    characters: [
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
    ],
    shadow: "der Schatten",
    shadow_as_object: "den Schatten",
    shadow_first: "Der Schatten",
    wins: ["{0} gewinnt", "{0} teilen sich den Sieg"],
    end: "{0} Der Stapel ist leer: {1} mit {2}.",
    won_with: Forms::two("Punkt", "Punkten"),
    prompt,
    describe,
    refuse,
    reason,
    look,
    remarks: [
        ["Ab in mein Buch!", "Ich habe eben eine Zauberzunge.", "Vorgelesen ist vorgelesen."],
        ["Gib das zurück!", "Da hat sich jemand verlesen.", "Das Blatt wendet sich noch."],
    ],
};

fn prompt(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deal => "Legt vier Karten in die Mitte.",
        Prompt::Roll(_) => "{0}: Wirf beide Würfel.",
        Prompt::Choose(_) => "{0}: Wähle eine passende Karte oder würfle noch einmal.",
        Prompt::Must(_) => "{0}: Wähle jetzt eine der passenden Karten.",
        Prompt::Nothing(_) => "{0}: Nichts passt. Würfle noch einmal oder beende den Zug.",
        Prompt::RollAgain(_) => "{0}: Würfle noch einmal.",
        Prompt::Draw(_) => "Deckt die nächste Karte vom Stapel auf: Sie füllt die Lücke.",
        Prompt::Over(_) => "{0}.",
    }
}

fn describe(entry: &LogEntry) -> &'static str {
    match entry {
        LogEntry::Deal { .. } => "In der Mitte liegen {1}.",
        LogEntry::Roll { again, matches, .. } => match (again, matches) {
            (false, true) => "{0} würfelt {1} und {2}.",
            (false, false) => "{0} würfelt {1} und {2}: Nichts passt.",
            (true, true) => "{0} würfelt im zweiten Wurf {1} und {2}.",
            (true, false) => "{0} würfelt im zweiten Wurf {1} und {2}: Nichts passt, der Zug ist zu Ende.",
        },
        LogEntry::Reroll { kept: None, .. } => "{0} nimmt beide Würfel noch einmal.",
        LogEntry::Reroll { kept: Some(_), .. } => "{0} behält die {1} und nimmt den anderen Würfel noch einmal.",
        LogEntry::Take { from: Some(_), .. } => "{0} nimmt {1} von {2}.",
        LogEntry::Take { card, .. } if card.is_hero() => "{0} nimmt {1} aus der Mitte.",
        LogEntry::Take { .. } => "{0} nimmt {1}: ab unter die Burg.",
        LogEntry::Secure { .. } => "{0} bringt {1} unter der Burg in Sicherheit.",
        LogEntry::Draw { .. } => "Neu in der Mitte: {1}.",
        LogEntry::Pass { .. } => "{0} beendet den Zug.",
    }
}

fn refuse(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.",
        Illegal::NotYourTurn { .. } => "{0} ist an der Reihe.",
        Illegal::DealIsDue => "Zuerst kommen die vier Karten in die Mitte.",
        Illegal::DealCards => "Ausgelegt werden vier verschiedene Karten.",
        Illegal::RollIsDue => "Zuerst werden beide Würfel geworfen.",
        Illegal::RollValues => "Ein Würfel zeigt 1 bis 6.",
        Illegal::ChoiceIsDue => "Entscheide zuerst: eine Karte oder noch ein Wurf?",
        Illegal::OneCardATurn => "Es gibt nur eine Karte im Zug.",
        Illegal::NotThere { .. } => "{0}: So eine Karte liegt nicht auf dem Tisch.",
        Illegal::OwnCard { .. } => "{0}: Die Karte gehört dir schon und lässt sich nur noch sichern.",
        Illegal::TakeUnmatched { .. } | Illegal::SecureUnmatched { .. } => {
            "{0}: Weder ein Würfel noch die Summe zeigt eine {1}."
        }
        Illegal::UnderCastle { .. } => "{0}: Was unter einer Burg liegt, kann niemand mehr nehmen.",
        Illegal::DrawIsDue => "Zuerst wird die Lücke in der Mitte gefüllt.",
        Illegal::NotInPile { .. } => "{0}: So eine Karte ist nicht im Stapel.",
        Illegal::NotOpenHere { .. } => "{0}: Sichern lässt sich nur, was offen vor dir liegt.",
        Illegal::RerollIsDue => "Zuerst werden die aufgenommenen Würfel geworfen.",
        Illegal::NoDie => "Nimm wenigstens einen Würfel, um noch einmal zu würfeln.",
        Illegal::KeptDie => "Der behaltene Würfel bleibt, wie er liegt.",
        Illegal::RerolledAlready => "Noch einmal gewürfelt wird nur einmal im Zug.",
        Illegal::MustAct => "Nach dem zweiten Wurf muss eine passende Karte genommen oder gesichert werden.",
        Illegal::PassWithMatch => "Es passt etwas: Nimm es, sichere es oder würfle noch einmal.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Risk { .. } => "zu {0}\u{a0}% würfeln die anderen sie gleich beim ersten Wurf",
        Reason::From { .. } => {
            "{1} hat sie dann nicht mehr; zu {0}\u{a0}% würfeln die anderen sie gleich beim ersten Wurf"
        }
        Reason::Safe => "dort holt sie niemand mehr",
        Reason::Points { .. } => "{0} nach jetzigem Stand",
        Reason::Free => "nach jetzigem Stand kostet es nichts",
        Reason::Fits { .. } => "zu {0}\u{a0}% passt dann etwas",
        Reason::Higher { .. } => "zu {0}\u{a0}% passt dann eine höhere Karte",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::OthersOpen => "Schau, was bei den anderen offen liegt.",
        Look::Middle => "Schau dir die vier Karten in der Mitte an.",
        Look::OwnOpen => "Schau, was bei dir offen liegt.",
        Look::Dice => "Schau dir deine Würfel an.",
    }
}
