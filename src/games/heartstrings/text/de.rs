//! German.

use super::{Clause, Landing, Line, Prompt, Words};
use crate::games::heartstrings::Illegal;
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Zieh ein, wo der Würfel will, kämpf um die Kammern und behalt die letzte Perle am Faden.",
    goal: "Wer als Einzige oder Einziger noch Perlen hat, gewinnt.",
    beads: Forms::two("Perle", "Perlen"),
    tokens: Forms::two("Stein", "Steine"),
    pool: "Perlenschale",
    supply: "Vorrat",
    roll: "Würfeln",
    keep: "Alle behalten",
    out: "ausgeschieden",
    empty: "leer",
    board: "Das Herz mit seinen zwölf Kammern",
};

pub(super) const ROOM: (&str, &str, &str, &str) = ("Kammer", "Angriff", "Abwehr", "eine Perle beim Einzug");

pub(super) fn prompt(prompt: Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Order { again: false } => "Wer beginnt? Alle würfeln, die höchste Zahl fängt an.".to_owned(),
        Prompt::Order { again: true } => "Gleichstand! Wer vorn liegt, würfelt noch einmal.".to_owned(),
        Prompt::Room(seat) => format!("{}: würfle eine Kammer.", names.of(seat)),
        Prompt::Relocate(seat) => {
            format!("{}: kein Stein mehr im Vorrat. Tippe auf eine Kammer und nimm einen auf.", names.of(seat))
        }
        Prompt::Attack { attacker, defender, room } => {
            format!("{} greift {} in Kammer {} an. Würfeln!", names.of(attacker), names.of(defender), room.0)
        }
        Prompt::Defend { defender, tokens: 1 } => {
            format!("{} verteidigt den letzten Stein. Würfeln!", names.of(defender))
        }
        Prompt::Defend { defender, tokens } => {
            format!("{} verteidigt, {tokens} Steine stehen. Würfeln!", names.of(defender))
        }
        Prompt::Sacrifice(seat) => format!("{}: einen Stein gegen eine Perle? Tippe auf die Kammer.", names.of(seat)),
        Prompt::Over(seat) => format!("{} gewinnt.", names.of(seat)),
    }
}

pub(super) fn tell(line: &Line, names: &Names) -> String {
    match line {
        Line::Order { rolls, first } => {
            let list: Vec<String> = rolls.iter().map(|(seat, roll)| format!("{} {roll}", names.of(*seat))).collect();
            let list = list.join(", ");
            match first {
                Some(first) => format!("{list}: {} beginnt.", names.of(*first)),
                None => format!("{list}: Gleichstand, noch einmal."),
            }
        }
        Line::Room { seat, room, landing } => {
            let (name, room) = (names.of(*seat), room.0);
            match landing {
                Landing::Calm { bead: false } => format!("{name} würfelt {room} und zieht ein."),
                Landing::Calm { bead: true } => format!("{name} würfelt {room}, zieht ein und findet eine Perle."),
                Landing::Back => format!("{name} würfelt {room}: Der Stein kehrt zurück."),
                Landing::Invasion { defender, tokens } => format!(
                    "{name} würfelt {room} und dringt ein: {} hält die Kammer mit {}.",
                    names.of(*defender),
                    Lang::De.count(u32::from(*tokens), Forms::two("Stein", "Steinen"))
                ),
            }
        }
        Line::Attack { seat, throw } => format!("{} greift mit {} an.", names.of(*seat), throw.spelled_out()),
        Line::Defence { blow, .. } => {
            blow.clauses().map(|clause| tell_clause(clause, names)).collect::<Vec<_>>().join(" ")
        }
        Line::Relocate { seat, room } => format!("{} nimmt einen Stein aus Kammer {} auf.", names.of(*seat), room.0),
        Line::Sacrifice { seat, room } => {
            format!("{} gibt einen Stein aus Kammer {} für eine Perle.", names.of(*seat), room.0)
        }
        Line::Keep { seat } => format!("{} behält alle Steine.", names.of(*seat)),
    }
}

fn tell_clause(clause: Clause, names: &Names) -> String {
    match clause {
        Clause::Sums(attack, defence) => format!("{} gegen {}:", attack.spelled_out(), defence.spelled_out()),
        Clause::Tie { loser } => format!("Gleichstand, {} verliert den Stein.", names.of(loser)),
        Clause::Loss { loser, damage } => format!("{} verliert den Stein, Schaden {damage}.", names.of(loser)),
        Clause::Out { seat } => format!("{} scheidet aus.", names.of(seat)),
        Clause::Taken { attacker } => format!("Die Kammer geht an {}.", names.of(attacker)),
        Clause::Held { defender } => format!("{} hält die Kammer.", names.of(defender)),
        Clause::Bead { seat } => format!("{} findet eine Perle.", names.of(seat)),
        Clause::Wins { seat } => format!("{} gewinnt!", names.of(seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "Das Spiel ist zu Ende.".to_owned(),
        Illegal::NotYourTurn { turn: Some(seat) } => format!("{} ist an der Reihe.", names.of(seat)),
        Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => {
            "Zuerst entscheiden die Würfel, wer beginnt.".to_owned()
        }
        Illegal::RoomRollIsDue => "Zuerst wird der Kammerwürfel geworfen.".to_owned(),
        Illegal::RelocateIsDue => "Der Vorrat ist leer: Nimm zuerst einen eigenen Stein auf.".to_owned(),
        Illegal::CombatRollIsDue => "Hier wird gekämpft: Zuerst sind die Kampfwürfel dran.".to_owned(),
        Illegal::SacrificeIsDue => "Entscheide zuerst, ob du einen Stein gegen eine Perle tauschst.".to_owned(),
        Illegal::OrderRolls { expected } => format!("Dazu braucht es {expected} Würfe von 1 bis 12."),
        Illegal::RoomRoll => "Der Kammerwürfel zeigt 1 bis 12.".to_owned(),
        Illegal::CombatRoll => "Ein Kampfwürfel zeigt 1 bis 6.".to_owned(),
        Illegal::SupplyLeft => "In deinem Vorrat liegen noch Steine; neue kommen von dort.".to_owned(),
        Illegal::NoTokenToMove => "In dieser Kammer liegt kein Stein von dir.".to_owned(),
        Illegal::NotTwoTokens => "Nur eine Kammer mit mindestens zwei deiner Steine kann einen hergeben.".to_owned(),
        Illegal::NoSacrificeNow => {
            "Getauscht wird nach der Kammer, einmal im Zug, solange Perlen in der Schale liegen.".to_owned()
        }
    }
}
