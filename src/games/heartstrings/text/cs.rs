//! Czech.

use super::{Clause, Landing, Line, Prompt, Words};
use crate::games::heartstrings::Illegal;
use crate::i18n::{Forms, Lang, Names};

pub(super) const WORDS: Words = Words {
    tagline: "Nastěhuj se, kam kostka určí, bojuj o komory a udrž na niti poslední korálek.",
    goal: "Vyhrává, komu jako jedinému zbudou korálky.",
    beads: Forms::three("korálek", "korálky", "korálků"),
    tokens: Forms::three("kámen", "kameny", "kamenů"),
    pool: "Miska korálků",
    supply: "Zásoba",
    roll: "Hodit",
    keep: "Nechat si všechny",
    out: "ze hry",
    empty: "prázdná",
    board: "Srdce s dvanácti komorami",
};

pub(super) const ROOM: (&str, &str, &str, &str) = ("Komora", "útok", "obrana", "korálek za příchod");

pub(super) fn prompt(prompt: Prompt, names: &Names) -> String {
    match prompt {
        Prompt::Order { again: false } => "Kdo začne? Hází všichni, nejvyšší číslo vyhrává.".to_owned(),
        Prompt::Order { again: true } => "Shoda! Kdo vede, hází znovu.".to_owned(),
        Prompt::Room(seat) => format!("{}: hoď si o komoru.", names.of(seat)),
        Prompt::Relocate(seat) => {
            format!("{}: zásoba je prázdná. Klepni na komoru a zvedni svůj kámen.", names.of(seat))
        }
        Prompt::Attack { attacker, defender, room } => {
            format!("{} útočí, komoru {} drží {}. Hoď!", names.of(attacker), room.0, names.of(defender))
        }
        Prompt::Defend { defender, tokens: 1 } => format!("{} brání poslední kámen. Hoď!", names.of(defender)),
        Prompt::Defend { defender, tokens } => {
            format!("{} brání, v komoře: {}. Hoď!", names.of(defender), Lang::Cs.count(u32::from(tokens), WORDS.tokens))
        }
        Prompt::Sacrifice(seat) => format!("{}: kámen za korálek? Klepni na jeho komoru.", names.of(seat)),
        Prompt::Over(seat) => format!("{} vyhrává.", names.of(seat)),
    }
}

pub(super) fn tell(line: &Line, names: &Names) -> String {
    match line {
        Line::Order { rolls, first } => {
            let list: Vec<String> = rolls.iter().map(|(seat, roll)| format!("{} {roll}", names.of(*seat))).collect();
            let list = list.join(", ");
            match first {
                Some(first) => format!("{list}: začíná {}.", names.of(*first)),
                None => format!("{list}: shoda, ještě jednou."),
            }
        }
        Line::Room { seat, room, landing } => {
            let (name, room) = (names.of(*seat), room.0);
            match landing {
                Landing::Calm { bead: false } => format!("{name} hází {room} a stěhuje se."),
                Landing::Calm { bead: true } => format!("{name} hází {room}, stěhuje se a nachází korálek."),
                Landing::Back => format!("{name} hází {room}: kámen se vrací na své místo."),
                Landing::Invasion { defender, tokens } => format!(
                    "{name} hází {room} a vpadá dovnitř: {} má v komoře {}.",
                    names.of(*defender),
                    Lang::Cs.count(u32::from(*tokens), WORDS.tokens)
                ),
            }
        }
        Line::Attack { seat, throw } => format!("{} útočí: {}.", names.of(*seat), throw.spelled_out()),
        Line::Defence { blow, .. } => {
            blow.clauses().map(|clause| tell_clause(clause, names)).collect::<Vec<_>>().join(" ")
        }
        Line::Relocate { seat, room } => format!("{} zvedá kámen z komory {}.", names.of(*seat), room.0),
        Line::Sacrifice { seat, room } => format!("{} dává kámen z komory {} za korálek.", names.of(*seat), room.0),
        Line::Keep { seat } => format!("{} si nechává všechny kameny.", names.of(*seat)),
    }
}

fn tell_clause(clause: Clause, names: &Names) -> String {
    match clause {
        Clause::Sums(attack, defence) => format!("{} proti {}:", attack.spelled_out(), defence.spelled_out()),
        Clause::Tie { loser } => format!("shoda, {} ztrácí kámen.", names.of(loser)),
        Clause::Loss { loser, damage } => format!("{} ztrácí kámen, zranění {damage}.", names.of(loser)),
        Clause::Out { seat } => format!("{} je ze hry.", names.of(seat)),
        Clause::Taken { attacker } => format!("Komoru získává {}.", names.of(attacker)),
        Clause::Held { defender } => format!("{} komoru udrží.", names.of(defender)),
        Clause::Bead { seat } => format!("{} nachází korálek.", names.of(seat)),
        Clause::Wins { seat } => format!("{} vyhrává!", names.of(seat)),
    }
}

pub(super) fn refuse(illegal: Illegal, names: &Names) -> String {
    match illegal {
        Illegal::Over => "Hra skončila.".to_owned(),
        Illegal::NotYourTurn { turn: Some(seat) } => format!("Na tahu je {}.", names.of(seat)),
        Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => "Nejdřív kostky určí, kdo začne.".to_owned(),
        Illegal::RoomRollIsDue => "Nejdřív se hází kostkou komor.".to_owned(),
        Illegal::RelocateIsDue => "Zásoba je prázdná: nejdřív zvedni jeden ze svých kamenů.".to_owned(),
        Illegal::CombatRollIsDue => "Probíhá souboj: nejdřív bojové kostky.".to_owned(),
        Illegal::SacrificeIsDue => "Nejdřív rozhodni, jestli vyměníš kámen za korálek.".to_owned(),
        Illegal::OrderRolls { expected } => format!("Počet potřebných hodů od 1 do 12: {expected}."),
        Illegal::RoomRoll => "Na kostce komor je 1 až 12.".to_owned(),
        Illegal::CombatRoll => "Na bojové kostce je 1 až 6.".to_owned(),
        Illegal::SupplyLeft => "V zásobě máš ještě kameny, nové přicházejí odtud.".to_owned(),
        Illegal::NoTokenToMove => "V té komoře není žádný tvůj kámen.".to_owned(),
        Illegal::NotTwoTokens => "Kámen lze vzít jen z komory, kde máš aspoň dva.".to_owned(),
        Illegal::NoSacrificeNow => {
            "Kámen za korálek se mění po komoře, jednou za tah a dokud jsou v misce korálky.".to_owned()
        }
    }
}
