//! German.

use super::advice::Look;
use super::{Clause, Landing, LogEntry, Prompt, Sentences, Words};
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Buff, Illegal};
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: "Nur {0} hat noch Perlen auf dem Faden: {1}.",
    highlights: ["Schwerster Schlag", "Meistes Würfelglück", "Die meisten Siege"],
    beads: Forms::two("Perle", "Perlen"),
    tokens: Forms::two("Stein", "Steine"),
    pool: "Perlenschale",
    supply: "Vorrat",
    dice: ["Kammerwürfel", "Angriff", "Abwehr"],
    damage: "Schaden",
    roll: "Würfeln",
    keep: "Alle behalten",
    out: "ausge\u{ad}schieden",
    empty: "leer",
    board: "Das Herz mit seinen zwölf Kammern",
};

pub(super) const SENTENCES: Sentences = Sentences {
    held_with: Forms::two("Stein", "Steinen"),
    room,
    prompt,
    describe,
    clause,
    refuse,
    reason,
    look,
    remarks: [
        ["Mitten ins Herz!", "Diese Kammer schlägt jetzt für mich.", "Hier ziehe ich die Fäden."],
        ["Das ging mir zu Herzen.", "Mein Puls setzt kurz aus.", "An der Kammer hing ich so."],
    ],
};

fn room(buff: Buff) -> &'static str {
    match buff {
        Buff::Plain => "Kammer {0}",
        Buff::Attacker(_) => "Kammer {0}, Angriff +{1}",
        Buff::Defender(_) => "Kammer {0}, Abwehr +{1}",
        Buff::Bead => "Kammer {0}, eine Perle beim Einzug",
    }
}

fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Order { again: false } => "Wer beginnt? Alle würfeln, die höchste Zahl fängt an.",
        Prompt::Order { again: true } => "Gleichstand! Wer vorn liegt, würfelt noch einmal.",
        Prompt::Room(_) => "{0}: Wirf den Kammerwürfel.",
        Prompt::Relocate(_) => "{0}: Kein Stein mehr im Vorrat. Tippe auf eine Kammer und nimm einen auf.",
        Prompt::Attack { .. } => "{0} greift {1} in Kammer {2} an. Würfeln!",
        Prompt::Defend { tokens: 1, .. } => "{0} verteidigt den letzten Stein. Würfeln!",
        Prompt::Defend { .. } => "{0} verteidigt noch {2} Steine. Würfeln!",
        Prompt::Sacrifice(_) => "{0}: Einen Stein gegen eine Perle? Tippe auf die Kammer.",
        Prompt::Over(_) => "{0} gewinnt.",
    }
}

fn describe(entry: &LogEntry) -> &'static str {
    match entry {
        LogEntry::Order { first: Some(_), .. } => "{1}. {0} beginnt.",
        LogEntry::Order { first: None, .. } => "{1}. Gleichstand, noch einmal.",
        LogEntry::Room { landing, .. } => match landing {
            Landing::Calm { bead: false } => "{0} würfelt {1} und zieht ein.",
            Landing::Calm { bead: true } => "{0} würfelt {1}, zieht ein und findet eine Perle.",
            Landing::Back => "{0} würfelt {1}: Der Stein kehrt zurück.",
            Landing::Invasion { .. } => "{0} würfelt {1} und dringt ein: {2} hält die Kammer mit {3}.",
        },
        LogEntry::Attack { .. } => "{0} greift mit {1} an.",
        LogEntry::Defence { .. } => "{1}",
        LogEntry::Relocate { .. } => "{0} nimmt einen Stein aus Kammer {1} auf.",
        LogEntry::Sacrifice { .. } => "{0} gibt einen Stein aus Kammer {1} für eine Perle.",
        LogEntry::Keep { .. } => "{0} behält alle Steine.",
    }
}

fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::Sums(..) => "{0} gegen {1}:",
        Clause::Tie { .. } => "Gleichstand, {0} verliert den Stein.",
        Clause::Loss { .. } => "{0} verliert den Stein, Schaden {1}.",
        Clause::Out { .. } => "{0} scheidet aus.",
        Clause::Taken { .. } => "Die Kammer geht an {0}.",
        Clause::Held { .. } => "{0} hält die Kammer.",
        Clause::Bead { .. } => "{0} findet eine Perle.",
        Clause::Wins { .. } => "{0} gewinnt!",
    }
}

fn refuse(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.",
        Illegal::NotYourTurn { turn: Some(_) } => "{0} ist an der Reihe.",
        Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => "Zuerst entscheiden die Würfel, wer beginnt.",
        Illegal::RoomRollIsDue => "Zuerst wird der Kammerwürfel geworfen.",
        Illegal::RelocateIsDue => "Der Vorrat ist leer: Nimm zuerst einen eigenen Stein auf.",
        Illegal::CombatRollIsDue => "Hier wird gekämpft: Zuerst sind die Kampfwürfel dran.",
        Illegal::SacrificeIsDue => "Entscheide zuerst, ob du einen Stein gegen eine Perle tauschst.",
        Illegal::OrderRolls { .. } => "Dazu braucht es {0} Würfe von 1 bis 12.",
        Illegal::RoomRoll => "Der Kammerwürfel zeigt 1 bis 12.",
        Illegal::CombatRoll => "Ein Kampfwürfel zeigt 1 bis 6.",
        Illegal::SupplyLeft => "In deinem Vorrat liegen noch Steine; neue kommen von dort.",
        Illegal::NoTokenToMove => "In dieser Kammer liegt kein Stein von dir.",
        Illegal::NotTwoTokens => "Nur eine Kammer mit mindestens zwei deiner Steine kann einen hergeben.",
        Illegal::NoSacrificeNow => {
            "Getauscht wird nach der Kammer, einmal im Zug, solange Perlen in der Schale liegen."
        }
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::PaysAgain { .. } => "Kammer {0} bringt wieder eine Perle, wenn ein Stein zurückkommt",
        Reason::Guarded { .. } => "dort noch auf Wache: {0}",
        Reason::HardToHold { .. } => "Kammer {0} ist schwer zu halten: Wer angreift, hat einen Bonus",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Tokens => "Schau dir deine Steine auf dem Brett an.",
        Look::Crowded => "Schau dir die Kammern an, in denen du mehrere Steine hast.",
    }
}
