//! Why setups and records are refused.

use super::{Lang, fill};
use crate::engine::record::Fault;
use crate::engine::{Game, SetupFault};

/// A sentence in every language, in the order of [`Lang::ALL`].
type Sentence = [&'static str; 3];

/// Why a setup is refused. `option` gives the name of an option from its field in the record.
pub fn setup_fault(fault: &SetupFault, lang: Lang, option: impl FnOnce(&'static str) -> &'static str) -> String {
    let none = String::new;
    let (what, least, most) = match fault {
        SetupFault::SeatCount { seats, least, most } => (seats.to_string(), least.to_string(), most.to_string()),
        // People count seats from 1.
        SetupFault::NoSuchColour { seat }
        | SetupFault::ColourTwice { seat }
        | SetupFault::ColourForMore { seat }
        | SetupFault::ColourOrder { seat } => ((seat.number() + 1).to_string(), none(), none()),
        SetupFault::Option { name } | SetupFault::OptionIsFixed { name } => (option(name).to_owned(), none(), none()),
        SetupFault::FirstIsRolled
        | SetupFault::FirstIsMissing
        | SetupFault::FirstIsNobody
        | SetupFault::NobodyPlaysIt => (none(), none(), none()),
    };
    fill(setup_sentence(fault)[lang as usize], &[&what, &least, &most])
}

fn setup_sentence(fault: &SetupFault) -> &'static Sentence {
    match fault {
        SetupFault::SeatCount { .. } => &[
            "This game is for {1} to {2} players, not for {0}.",
            "Dieses Spiel ist für {1} bis {2} Personen, nicht für {0}.",
            "V této hře může být hráčů {1} až {2}, ne {0}.",
        ],
        SetupFault::NoSuchColour { .. } => &[
            "Seat {0} has a colour that this game does not have.",
            "Platz {0} hat eine Farbe, die es in diesem Spiel nicht gibt.",
            "Místo {0} má barvu, která v této hře není.",
        ],
        SetupFault::ColourTwice { .. } => &[
            "Another seat has the same colour as seat {0}.",
            "Ein anderer Platz hat dieselbe Farbe wie Platz {0}.",
            "Jiné místo má stejnou barvu jako místo {0}.",
        ],
        SetupFault::FirstIsRolled => &[
            "Who begins is rolled for; nobody can be named.",
            "Wer beginnt, wird ausgewürfelt; niemand kann bestimmt werden.",
            "O tom, kdo začíná, se hází; nikoho nelze určit.",
        ],
        SetupFault::FirstIsMissing => {
            &["It must be said who begins.", "Es muss bestimmt werden, wer beginnt.", "Musí být určeno, kdo začíná."]
        }
        SetupFault::FirstIsNobody => &[
            "Nobody sits at the seat that is to begin.",
            "Auf dem Platz, der beginnen soll, sitzt niemand.",
            "Na místě, které má začínat, nikdo nesedí.",
        ],
        SetupFault::Option { .. } => &[
            "The option “{0}” is not possible at this table.",
            "Die Option „{0}“ ist an diesem Tisch nicht möglich.",
            "Volba „{0}“ není u tohoto stolu možná.",
        ],
        SetupFault::OptionIsFixed { .. } => &[
            "The option “{0}” is settled at this table.",
            "Die Option „{0}“ steht an diesem Tisch fest.",
            "Volba „{0}“ je u tohoto stolu pevně dána.",
        ],
        SetupFault::ColourForMore { .. } => &[
            "The colour of seat {0} takes part with more players only.",
            "Die Farbe von Platz {0} spielt erst in größeren Runden mit.",
            "Barva místa {0} hraje až při větším počtu hráčů.",
        ],
        SetupFault::ColourOrder { .. } => &[
            "Seats sit in the order of their colours on the board; seat {0} comes too late.",
            "Man sitzt in der Reihenfolge der Farben auf dem Brett; Platz {0} kommt zu spät.",
            "Sedí se v pořadí barev na hracím plánu; místo {0} přichází příliš pozdě.",
        ],
        SetupFault::NobodyPlaysIt => &[
            "At least one seat must play by the rules of this game.",
            "Wenigstens ein Platz muss nach den Regeln dieses Spiels spielen.",
            "Aspoň jedno místo musí hrát podle pravidel této hry.",
        ],
    }
}

/// Why a record is refused. `refuse` builds the sentence for an event that breaks a rule: those words belong to the game.
pub fn record_fault<G: Game>(fault: &Fault<G>, lang: Lang, refuse: impl FnOnce(&G::Illegal) -> String) -> String {
    let say = |sentence: Sentence, word: &str| fill(sentence[lang as usize], &[word]);
    match fault {
        // The message of the parser, for authors of records; English only.
        Fault::Shape(words) => words.clone(),
        Fault::Setup(error) => setup_fault(&error.fault, lang, |field| field),
        Fault::Event(illegal) => refuse(illegal),
        Fault::OtherGame(game) => no_such_game(game, lang),
        Fault::NotARecord => say(
            ["This is not a Heartbox record.", "Das ist keine Heartbox-Aufzeichnung.", "Toto není záznam Heartboxu."],
            "",
        ),
        Fault::LaterVersion(version) => say(
            [
                "This record was made by a later Heartbox (format version {0}).",
                "Diese Aufzeichnung stammt aus einer neueren Heartbox (Formatversion {0}).",
                "Tento záznam pochází z novějšího Heartboxu (verze formátu {0}).",
            ],
            &version.to_string(),
        ),
        Fault::Result => say(
            [
                "The result does not agree with the events.",
                "Das Ergebnis stimmt nicht mit den Ereignissen überein.",
                "Výsledek nesouhlasí s událostmi.",
            ],
            "",
        ),
    }
}

/// The sentence for a record that names an unknown game.
pub fn no_such_game(game: &str, lang: Lang) -> String {
    const SENTENCE: Sentence =
        ["The game “{0}” is not here.", "Das Spiel „{0}“ gibt es hier nicht.", "Hra „{0}“ tu není."];
    fill(SENTENCE[lang as usize], &[game])
}
