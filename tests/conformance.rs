//! Laws that every game obeys: over the registry, every number of players, every edition, random games.
//!
//! `HEARTBOX_GAMES` is the number of games of each kind (3 if unset, 1 if a game need not end), `HEARTBOX_SEED` their seed (1 if unset).
//! A failure names the game: `sim play` with that seed plays it again.

mod advice;
mod case;
mod chances;
mod knowledge;
mod mutants;
mod options;
mod reading;
mod refusals;
mod replay;
mod rules;
mod words;

use std::collections::BTreeSet;
use std::path::Path;

use heartbox::games::{GameVisitor, IDS, with_game};

/// Tests a law on every game.
fn every_game<V: GameVisitor<Output = ()> + Copy>(law: V) {
    for id in IDS {
        with_game(id, law).unwrap_or_else(|| panic!("{id} is not in the table"));
    }
}

#[test]
fn legal_is_what_check_allows_and_apply_accepts() {
    every_game(rules::Rules);
}

#[test]
fn a_bot_knows_what_its_seat_has_seen_and_no_more() {
    every_game(knowledge::Knowledge);
}

#[test]
fn chance_is_listed_with_its_odds_and_sampled_with_them() {
    every_game(chances::Chances);
}

#[test]
fn what_is_refused_changes_nothing() {
    every_game(refusals::Refusals);
}

#[test]
fn a_record_is_the_game() {
    every_game(replay::Replays);
}

#[test]
fn undo_and_redo_are_exact_and_dice_stay_thrown() {
    every_game(replay::Undo);
}

#[test]
fn everything_has_a_sentence_in_every_language() {
    every_game(words::Words);
}

#[test]
fn what_can_be_read_says_something_and_no_secret() {
    every_game(reading::Readings);
}

#[test]
fn whatever_can_be_done_is_advised_in_every_language_and_reasons_are_true() {
    every_game(advice::Advice);
}

#[test]
fn the_declared_options_are_those_of_records() {
    every_game(options::Options);
}

#[test]
fn every_folder_is_a_row_of_the_table() {
    let games = Path::new("src/games");
    let entries = std::fs::read_dir(games).expect("src/games").map(|entry| entry.expect("an entry"));
    let folders: BTreeSet<String> = entries
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().expect("a plain name"))
        // What all games have in common lies beside them.
        .filter(|name| name != "seam")
        .collect();
    let rows: BTreeSet<String> = IDS.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(folders, rows);
    assert_eq!(rows.len(), IDS.len(), "an id stands twice");
    struct Nothing;
    impl GameVisitor for Nothing {
        type Output = ();

        fn visit<G: heartbox::games::TableGame>(self) {}
    }
    assert!(with_game("no such game", Nothing).is_none());
}
