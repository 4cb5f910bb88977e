//! Czech.

use super::advice::Look;
use super::{Clause, Landing, LogEntry, Prompt, Sentences, Words};
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Buff, Illegal};
use crate::i18n::Forms;

pub(super) const WORDS: Words = Words {
    how: "Korálky na niti má už jen {0}: {1}.",
    highlights: ["Nejtěžší rána", "Nejvíc štěstí v kostkách", "Nejvíc vyhraných soubojů"],
    beads: Forms::three("korálek", "korálky", "korálků"),
    tokens: Forms::three("kámen", "kameny", "kamenů"),
    pool: "Miska korálků",
    supply: "Zásoba",
    dice: ["Kostka komor", "Útok", "Obrana"],
    damage: "zranění",
    roll: "Hodit",
    keep: "Nechat si všechny",
    out: "ze hry",
    empty: "prázdná",
    board: "Srdce s dvanácti komorami",
};

pub(super) const SENTENCES: Sentences = Sentences {
    held_with: WORDS.tokens,
    room,
    prompt,
    describe,
    clause,
    refuse,
    reason,
    look,
    remarks: [
        ["Rovnou do srdce!", "Tahle komora teď bije pro mě.", "Za nitky tahám já."],
        ["To mě zasáhlo u srdce.", "Vynechal mi tep.", "Ta komora mi bude chybět."],
    ],
};

fn room(buff: Buff) -> &'static str {
    match buff {
        Buff::Plain => "Komora {0}",
        Buff::Attacker(_) => "Komora {0}, útok +{1}",
        Buff::Defender(_) => "Komora {0}, obrana +{1}",
        Buff::Bead => "Komora {0}, korálek za příchod",
    }
}

fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Order { again: false } => "Kdo začne? Hází všichni, nejvyšší číslo začíná.",
        Prompt::Order { again: true } => "Shoda! Kdo vede, hází znovu.",
        Prompt::Room(_) => "{0}: hoď kostkou komor.",
        Prompt::Relocate(_) => "{0}: zásoba je prázdná. Klepni na komoru a zvedni svůj kámen.",
        Prompt::Attack { .. } => "{0} útočí, komoru {2} drží {1}. Hoď!",
        Prompt::Defend { tokens: 1, .. } => "{0} brání poslední kámen. Hoď!",
        Prompt::Defend { .. } => "{0} brání, v komoře: {1}. Hoď!",
        Prompt::Sacrifice(_) => "{0}: kámen za korálek? Klepni na jeho komoru.",
        Prompt::Over(_) => "{0} vyhrává.",
    }
}

fn describe(entry: &LogEntry) -> &'static str {
    match entry {
        LogEntry::Order { first: Some(_), .. } => "{1}. Začíná {0}.",
        LogEntry::Order { first: None, .. } => "{1}. Shoda, ještě jednou.",
        LogEntry::Room { landing, .. } => match landing {
            Landing::Calm { bead: false } => "{0} hází {1} a stěhuje se dovnitř.",
            Landing::Calm { bead: true } => "{0} hází {1}, stěhuje se dovnitř a nachází korálek.",
            Landing::Back => "{0} hází {1}: kámen se vrací na své místo.",
            Landing::Invasion { .. } => "{0} hází {1} a vpadá dovnitř: {2} má v komoře {3}.",
        },
        LogEntry::Attack { .. } => "{0} útočí: {1}.",
        LogEntry::Defence { .. } => "{1}",
        LogEntry::Relocate { .. } => "{0} zvedá kámen z komory {1}.",
        LogEntry::Sacrifice { .. } => "{0} dává kámen z komory {1} za korálek.",
        LogEntry::Keep { .. } => "{0} si nechává všechny kameny.",
    }
}

fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::Sums(..) => "{0} proti {1}:",
        Clause::Tie { .. } => "shoda, {0} ztrácí kámen.",
        Clause::Loss { .. } => "{0} ztrácí kámen, zranění {1}.",
        Clause::Out { .. } => "{0} je ze hry.",
        Clause::Taken { .. } => "Komoru získává {0}.",
        Clause::Held { .. } => "{0} komoru drží dál.",
        Clause::Bead { .. } => "{0} nachází korálek.",
        Clause::Wins { .. } => "{0} vyhrává!",
    }
}

fn refuse(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "Hra skončila.",
        Illegal::NotYourTurn { turn: Some(_) } => "Na tahu je {0}.",
        Illegal::NotYourTurn { turn: None } | Illegal::OrderIsDue => "Nejdřív kostky určí, kdo začne.",
        Illegal::RoomRollIsDue => "Nejdřív se hází kostkou komor.",
        Illegal::RelocateIsDue => "Zásoba je prázdná: nejdřív zvedni jeden ze svých kamenů.",
        Illegal::CombatRollIsDue => "Probíhá souboj: nejdřív bojové kostky.",
        Illegal::SacrificeIsDue => "Nejdřív rozhodni, jestli vyměníš kámen za korálek.",
        Illegal::OrderRolls { .. } => "Počet potřebných hodů od 1 do 12: {0}.",
        Illegal::RoomRoll => "Na kostce komor je 1 až 12.",
        Illegal::CombatRoll => "Na bojové kostce je 1 až 6.",
        Illegal::SupplyLeft => "V zásobě máš ještě kameny, nové přicházejí odtud.",
        Illegal::NoTokenToMove => "V té komoře není žádný tvůj kámen.",
        Illegal::NotTwoTokens => "Kámen lze vzít jen z komory, kde máš aspoň dva.",
        Illegal::NoSacrificeNow => "Kámen za korálek se mění po komoře, jednou za tah a dokud jsou v misce korálky.",
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::PaysAgain { .. } => "komora {0} dá korálek znovu, až se kámen vrátí",
        Reason::Guarded { .. } => "na stráži tam ještě: {0}",
        Reason::HardToHold { .. } => "komora {0} se těžko brání: útok tam má bonus",
    }
}

fn look(look: Look) -> &'static str {
    match look {
        Look::Tokens => "Podívej se na své kameny na plánu.",
        Look::Crowded => "Podívej se na komory, kde máš víc kamenů.",
    }
}
