//! Why setups and records are refused.

use super::Lang;
use crate::engine::record::Fault;
use crate::engine::{Game, Seat, SetupFault};

/// Why a setup is refused. `option` gives the name of an option from its field in the record.
pub fn setup_fault(fault: &SetupFault, lang: Lang, option: impl FnOnce(&'static str) -> &'static str) -> String {
    let words = lang.words();
    // People count seats from 1.
    let number = |seat: Seat| seat.number() + 1;
    match *fault {
        SetupFault::SeatCount { seats, least, most } => words.setup_seat_count(least, most, seats),
        SetupFault::NoSuchColour { seat } => words.setup_no_such_colour(number(seat)),
        SetupFault::ColourTwice { seat } => words.setup_colour_twice(number(seat)),
        SetupFault::ColourForMore { seat } => words.setup_colour_for_more(number(seat)),
        SetupFault::ColourOrder { seat } => words.setup_colour_order(number(seat)),
        SetupFault::Option { name } => words.setup_option(option(name)),
        SetupFault::OptionIsFixed { name } => words.setup_option_is_fixed(option(name)),
        SetupFault::FirstIsRolled => words.setup_first_is_rolled().to_owned(),
        SetupFault::FirstIsMissing => words.setup_first_is_missing().to_owned(),
        SetupFault::FirstIsNobody => words.setup_first_is_nobody().to_owned(),
        SetupFault::NobodyPlaysIt => words.setup_nobody_plays_it().to_owned(),
    }
}

/// Why a record is refused. `refuse` builds the sentence for an event that breaks a rule: those words belong to the game.
pub fn record_fault<G: Game>(fault: &Fault<G>, lang: Lang, refuse: impl FnOnce(&G::Illegal) -> String) -> String {
    let words = lang.words();
    match fault {
        // The message of the parser, for authors of records; English only.
        Fault::Shape(words) => words.clone(),
        Fault::Setup(error) => setup_fault(&error.fault, lang, |field| field),
        Fault::Event(illegal) => refuse(illegal),
        Fault::OtherGame(game) => no_such_game(game, lang),
        Fault::NotARecord => words.record_not_a_record().to_owned(),
        Fault::LaterVersion(version) => words.record_later_version(&version.to_string()),
        Fault::Result => words.record_result().to_owned(),
    }
}

/// The sentence for a record that names an unknown game.
pub fn no_such_game(game: &str, lang: Lang) -> String {
    lang.words().record_no_such_game(game)
}
