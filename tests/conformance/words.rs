//! Every event and every refusal has a sentence in every language, and every moment has a board.

use heartbox::engine::{Game, Seat, Step, Turn};
use heartbox::games::seam::scores::{ScoreCell, Scores};
use heartbox::games::{GameVisitor, Summary, TableGame};
use heartbox::i18n::{Lang, Names, SPOKEN, spoken};

use super::case::{Case, each};
use crate::common::grammar;

#[derive(Clone, Copy)]
pub struct Words;

/// Names that do not occur in any sentence by themselves.
const NAMES: [&str; 8] = ["Qaa", "Qbb", "Qcc", "Qdd", "Qee", "Qff", "Qgg", "Qhh"];

/// The names at the table of a case.
pub fn names<G: Game>(case: &Case<G>) -> Names {
    Names::new(case.game.setup().seats.map(|seat, _| NAMES[seat.index()].to_owned()))
}

impl GameVisitor for Words {
    type Output = ();

    fn visit<G: TableGame>(self) {
        each::<G>(|case| {
            let names = names(case);
            let mut texts = vec![String::new(); Lang::ALL.len()];
            let mut log = Vec::new();
            for (at, state) in case.walk() {
                scenes(case, state);
                prompts(state, &names);
                if let Some(event) = case.game.events().get(at) {
                    let entry = G::log_entry(&Step::new(state, event.clone()).expect("it was played"));
                    let _ = G::icon(&entry);
                    let sentences = Lang::ALL.map(|lang| G::describe(&entry, lang, &names));
                    for (sentence, text) in sentences.iter().zip(&mut texts) {
                        is_sentence(sentence, &entry);
                        text.push_str(sentence);
                        text.push('\n');
                    }
                    differ(&sentences);
                    agree(&sentences, &entry);
                    log.push(entry);
                }
                announcements(state, &log, &names);
                summaries(case, state, &log, &names);
            }
            for seat in Seat::all(case.players()) {
                let missing = texts.iter().position(|text| !text.contains(names.of(seat)));
                assert_eq!(missing, None, "the log never names {seat:?} in language {missing:?}");
            }
        });
    }
}

/// An announcement says the last event and the prompt, both to their ends, and nothing twice. What is longer than can be listened to begins with
/// the prompt.
fn announcements<G: TableGame>(state: &G, log: &[G::LogEntry], names: &Names) {
    for lang in Lang::ALL {
        let due = state.prompt(lang, names);
        let sentence = log.last().map(|entry| G::describe(entry, lang, names)).unwrap_or_default();
        let [first, rest] = spoken(&sentence, &due);
        let due = due.trim_end_matches(['.', '!']);
        assert_eq!(format!("{first} {rest}").matches(due).count(), 1, "{first:?} and {rest:?} for {due:?}");
        assert!(first.contains(due) && format!("{first}{rest}").contains(&sentence), "{first:?} and {rest:?}");
        let is_short = first.chars().count() <= SPOKEN;
        let is_said = sentence.contains(due);
        assert!(is_short || is_said || first.trim_end_matches(['.', '!']) == due, "{first}");
    }
}

/// A finished game has a summary with a rank for every player, own or shared, and no highlight without a player; a game in progress has
/// none.
fn summaries<G: TableGame>(case: &Case<G>, state: &G, log: &[G::LogEntry], names: &Names) {
    let all: Vec<Summary> = Lang::ALL.into_iter().filter_map(|lang| state.summary(log, lang, names)).collect();
    let Some(en) = all.first().filter(|_| all.len() == Lang::ALL.len()) else {
        assert_eq!(state.outcome(), None, "an end without words");
        return;
    };
    let outcome = state.outcome().expect("only a finished game has its end in words");
    for summary in &all {
        is_sentence(&summary.how, summary);
        assert_eq!((&summary.places, summary.highlights.len()), (&en.places, en.highlights.len()));
        assert!(summary.highlights.len() <= 3, "{summary:?}");
    }
    let how: Vec<String> = all.iter().map(|summary| summary.how.clone()).collect();
    differ(&how);
    agree(&how, en);
    let mut placed: Vec<Seat> = en.places.iter().map(|(_, seat)| *seat).collect();
    placed.sort_unstable();
    assert_eq!(placed, Seat::all(case.players()).collect::<Vec<_>>(), "everybody has a place");
    for (at, (place, seat)) in en.places.iter().enumerate() {
        assert_eq!(*place == 1, outcome.winners.contains(*seat), "the first place is that of the winners: {en:?}");
        let shared = at.checked_sub(1).is_some_and(|before| en.places[before].0 == *place);
        assert!(shared || usize::from(*place) == at + 1, "places count who is before: {en:?}");
    }
    scores(state, &en.places, names);
    for at in 0..en.highlights.len() {
        let highlights = all.iter().map(|summary| &summary.highlights[at]);
        differ(&highlights.clone().map(|highlight| highlight.title.to_owned()).collect::<Vec<_>>());
        for highlight in highlights {
            assert!(!highlight.seats.is_empty() && !highlight.value.is_empty(), "{highlight:?}");
        }
    }
}

/// The score table: the players in their order, and the same cells for everybody, in every language.
fn scores<G: TableGame>(state: &G, places: &[(u8, Seat)], names: &Names) {
    let shape = |cell: &ScoreCell| match cell {
        ScoreCell::Text(text) => (text.is_empty(), 0),
        ScoreCell::Way { text, .. } => (text.is_empty(), 1),
        ScoreCell::Total(text) => (text.is_empty(), 2),
        ScoreCell::Drawn(text) => (text.is_empty(), 3),
    };
    let mut shapes = Vec::new();
    for lang in Lang::ALL {
        let Scores { titles, rows } = G::scores(&state.scene(None), places, lang, names);
        // A game may have no table.
        if let Some(first) = rows.first() {
            let ranked: Vec<(u8, Seat)> = rows.iter().map(|row| (row.place, row.seat)).collect();
            assert_eq!(ranked, places);
            assert!(titles.is_empty() || titles.len() == first.cells.len(), "{titles:?}");
        }
        shapes.extend(rows.iter().map(|row| row.cells.iter().map(shape).collect::<Vec<_>>()));
    }
    for shape in &shapes {
        assert!(!shape.is_empty() && *shape == shapes[0] && shape.iter().all(|(is_empty, _)| !is_empty), "{shapes:?}");
    }
}

/// The board, for every possible viewer.
fn scenes<G: TableGame>(case: &Case<G>, state: &G) {
    for viewer in Seat::all(case.players()).map(Some).chain([None]) {
        assert_eq!(state.scene(viewer), state.scene(viewer), "a scene follows from the state");
    }
    assert!(state.active_seat().is_none_or(|seat| seat.number() < case.players()), "{:?}", state.active_seat());
    if let Turn::Decide(seat) = state.turn() {
        assert_eq!(state.active_seat(), Some(seat), "who decides has it in hand");
    }
    assert!(!state.is_manual_chance() || state.turn() == Turn::Chance, "nothing is thrown unless chance is due");
}

/// A refusal has a sentence in every language, and addresses the refused player instead of naming them.
pub fn refusal_has_sentences<G: TableGame>(illegal: &G::Illegal, refused: Option<Seat>, names: &Names) {
    let sentences = Lang::ALL.map(|lang| G::refuse(illegal, lang, names));
    for sentence in &sentences {
        is_sentence(sentence, illegal);
        // A player who is not at the table has no name.
        let name = refused.map(|refused| names.of(refused)).filter(|name| !name.is_empty());
        assert!(!name.is_some_and(|name| sentence.contains(name)), "{sentence} is said to {refused:?}");
    }
    differ(&sentences);
    agree(&sentences, illegal);
}

/// The prompt exists in every language.
fn prompts<G: TableGame>(state: &G, names: &Names) {
    let sentences = Lang::ALL.map(|lang| state.prompt(lang, names));
    for sentence in &sentences {
        is_sentence(sentence, &state.turn());
    }
    differ(&sentences);
    agree(&sentences, &state.turn());
}

/// Counts, names and cards have the forms that their sentences need.
pub fn agree(sentences: &[String], of: &impl std::fmt::Debug) {
    for (lang, sentence) in Lang::ALL.into_iter().zip(sentences) {
        assert_eq!(grammar::fault(lang, sentence), None, "{lang:?}: {sentence} for {of:?}");
    }
}

pub fn is_sentence(sentence: &str, of: &impl std::fmt::Debug) {
    assert_eq!(sentence.trim(), sentence, "{of:?}");
    assert!(sentence.chars().filter(|letter| letter.is_alphabetic()).count() > 2, "{sentence:?} for {of:?}");
    assert!(sentence.ends_with(['.', '!', '?', '…', '”', '“']), "{sentence:?} for {of:?}");
    has_no_gaps(sentence, of);
}

/// A missing name would leave a gap, an unfilled placeholder its braces.
pub fn has_no_gaps(sentence: &str, of: &impl std::fmt::Debug) {
    for flaw in ["  ", "{", "}", " ,", " .", " :", "Some(", "None)"] {
        assert!(!sentence.contains(flaw), "{sentence:?} for {of:?}");
    }
}

pub fn differ(sentences: &[String]) {
    let same = (1..sentences.len()).any(|at| sentences[..at].contains(&sentences[at]));
    assert!(!same, "not translated: {sentences:?}");
}
