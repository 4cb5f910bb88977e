//! Why setups and records are refused.

use super::Lang;
use crate::engine::record::Fault;
use crate::engine::{Game, Seat, SetupFault};

/// Why a setup is refused.
pub fn setup_fault(fault: &SetupFault, lang: Lang) -> String {
    // People count seats from 1.
    let number = |seat: &Seat| seat.number() + 1;
    match (fault, lang) {
        (SetupFault::SeatCount { seats, least, most }, Lang::En) => {
            format!("This game is for {least} to {most} players, not for {seats}.")
        }
        (SetupFault::SeatCount { seats, least, most }, Lang::De) => {
            format!("Dieses Spiel ist für {least} bis {most} Personen, nicht für {seats}.")
        }
        (SetupFault::SeatCount { seats, least, most }, Lang::Cs) => {
            format!("Tato hra je pro {least} až {most} hráče, ne pro {seats}.")
        }
        (SetupFault::NoSuchColour { seat }, Lang::En) => {
            format!("Seat {} has a colour that this game does not have.", number(seat))
        }
        (SetupFault::NoSuchColour { seat }, Lang::De) => {
            format!("Platz {} hat eine Farbe, die es in diesem Spiel nicht gibt.", number(seat))
        }
        (SetupFault::NoSuchColour { seat }, Lang::Cs) => {
            format!("Místo {} má barvu, která v této hře není.", number(seat))
        }
        (SetupFault::ColourTwice { seat }, Lang::En) => {
            format!("Another seat has the same colour as seat {}.", number(seat))
        }
        (SetupFault::ColourTwice { seat }, Lang::De) => {
            format!("Ein anderer Platz hat dieselbe Farbe wie Platz {}.", number(seat))
        }
        (SetupFault::ColourTwice { seat }, Lang::Cs) => {
            format!("Jiné místo má stejnou barvu jako místo {}.", number(seat))
        }
        (SetupFault::FirstIsRolled, Lang::En) => "Who begins is rolled for; nobody can be named.".to_owned(),
        (SetupFault::FirstIsRolled, Lang::De) => {
            "Wer beginnt, wird ausgewürfelt; niemand kann bestimmt werden.".to_owned()
        }
        (SetupFault::FirstIsRolled, Lang::Cs) => "O tom, kdo začíná, se hází; nikoho nelze určit.".to_owned(),
        (SetupFault::FirstIsMissing, Lang::En) => "It must be said who begins.".to_owned(),
        (SetupFault::FirstIsMissing, Lang::De) => "Es muss bestimmt werden, wer beginnt.".to_owned(),
        (SetupFault::FirstIsMissing, Lang::Cs) => "Musí být určeno, kdo začíná.".to_owned(),
        (SetupFault::FirstIsNobody, Lang::En) => "Nobody sits at the seat that is to begin.".to_owned(),
        (SetupFault::FirstIsNobody, Lang::De) => "Auf dem Platz, der beginnen soll, sitzt niemand.".to_owned(),
        (SetupFault::FirstIsNobody, Lang::Cs) => "Na místě, které má začínat, nikdo nesedí.".to_owned(),
        (SetupFault::Option { name }, Lang::En) => format!("The option “{name}” is not possible at this table."),
        (SetupFault::Option { name }, Lang::De) => format!("Die Option „{name}“ ist an diesem Tisch nicht möglich."),
        (SetupFault::Option { name }, Lang::Cs) => format!("Volba „{name}“ není u tohoto stolu možná."),
        (SetupFault::OptionIsFixed { name }, Lang::En) => format!("The option “{name}” is settled at this table."),
        (SetupFault::OptionIsFixed { name }, Lang::De) => format!("Die Option „{name}“ steht an diesem Tisch fest."),
        (SetupFault::OptionIsFixed { name }, Lang::Cs) => format!("Volba „{name}“ je u tohoto stolu pevně dána."),
        (SetupFault::ColourForMore { seat }, Lang::En) => {
            format!("The colour of seat {} takes part with more players only.", number(seat))
        }
        (SetupFault::ColourForMore { seat }, Lang::De) => {
            format!("Die Farbe von Platz {} spielt erst in größeren Runden mit.", number(seat))
        }
        (SetupFault::ColourForMore { seat }, Lang::Cs) => {
            format!("Barva místa {} hraje až při větším počtu hráčů.", number(seat))
        }
        (SetupFault::ColourOrder { seat }, Lang::En) => {
            format!("Seats sit in the order of their colours on the board; seat {} comes too late.", number(seat))
        }
        (SetupFault::ColourOrder { seat }, Lang::De) => {
            format!("Man sitzt in der Reihenfolge der Farben auf dem Brett; Platz {} kommt zu spät.", number(seat))
        }
        (SetupFault::ColourOrder { seat }, Lang::Cs) => {
            format!("Sedí se v pořadí barev na hracím plánu; místo {} přichází příliš pozdě.", number(seat))
        }
        (SetupFault::NobodyPlaysIt, Lang::En) => "At least one seat must play by the rules of this game.".to_owned(),
        (SetupFault::NobodyPlaysIt, Lang::De) => {
            "Wenigstens ein Platz muss nach den Regeln dieses Spiels spielen.".to_owned()
        }
        (SetupFault::NobodyPlaysIt, Lang::Cs) => "Aspoň jedno místo musí hrát podle pravidel této hry.".to_owned(),
    }
}

/// Why a record is refused. `refuse` makes the sentence of an event that breaks a rule: those words stand with the game.
pub fn record_fault<G: Game>(fault: &Fault<G>, lang: Lang, refuse: impl FnOnce(&G::Illegal) -> String) -> String {
    match (fault, lang) {
        // Words of the format, for those who write records; they have no language but English.
        (Fault::Shape(words), _) => words.clone(),
        (Fault::Setup(error), _) => setup_fault(&error.fault, lang),
        (Fault::Event(illegal), _) => refuse(illegal),
        (Fault::NotARecord, Lang::En) => "This is not a Heartbox record.".to_owned(),
        (Fault::NotARecord, Lang::De) => "Das ist keine Heartbox-Aufzeichnung.".to_owned(),
        (Fault::NotARecord, Lang::Cs) => "Toto není záznam Heartboxu.".to_owned(),
        (Fault::LaterVersion(version), Lang::En) => {
            format!("This record was made by a later Heartbox (format version {version}).")
        }
        (Fault::LaterVersion(version), Lang::De) => {
            format!("Diese Aufzeichnung stammt aus einer neueren Heartbox (Formatversion {version}).")
        }
        (Fault::LaterVersion(version), Lang::Cs) => {
            format!("Tento záznam pochází z novějšího Heartboxu (verze formátu {version}).")
        }
        (Fault::OtherGame(game), _) => no_such_game(game, lang),
        (Fault::Result, Lang::En) => "The result does not agree with the events.".to_owned(),
        (Fault::Result, Lang::De) => "Das Ergebnis stimmt nicht mit den Ereignissen überein.".to_owned(),
        (Fault::Result, Lang::Cs) => "Výsledek nesouhlasí s událostmi.".to_owned(),
    }
}

/// A record names a game that is not here.
pub fn no_such_game(game: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("The game “{game}” is not here."),
        Lang::De => format!("Das Spiel „{game}“ gibt es hier nicht."),
        Lang::Cs => format!("Hra „{game}“ tu není."),
    }
}
