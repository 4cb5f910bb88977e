//! What can be read says something in every language, and no more than the viewer may know.

use heartbox::engine::{Known, Seat};
use heartbox::games::seam::reading::{seat_of, seat_part};
use heartbox::games::{GameVisitor, Reading, TableGame, Thing};
use heartbox::i18n::{Lang, Names};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::case::each;
use super::words::{agree, has_no_gaps, names};

/// Of the states of a game every n-th is read: a table has a hundred readings.
const STEP: usize = 23;

/// A text with this many words is more than a name.
const SENTENCE: usize = 4;

#[derive(Clone, Copy)]
pub struct Readings;

impl GameVisitor for Readings {
    type Output = ();

    fn visit<G: TableGame>(self) {
        each::<G>(|case| {
            let names = names(case);
            for (at, state) in case.walk().filter(|(at, _)| at % STEP == 0) {
                // The viewers in turn: each reading is long.
                let viewer = Seat::all(case.players()).nth(at / STEP % usize::from(case.players()));
                for viewer in [viewer, None] {
                    let scene = state.scene(viewer);
                    let all = parts::<G>(&scene, case.players());
                    for part in &all {
                        let readings = Lang::ALL.map(|lang| G::read_part(&scene, part, lang, &names));
                        is_complete(&readings, part, &names);
                    }
                    let Some(viewer) = viewer else { continue };
                    // Another state that is indistinguishable for this seat reads the same. Only the table may show more than the seat
                    // knows: the cards that somebody looks at lie on it.
                    let known = Known::sample(state, viewer, &mut ChaCha8Rng::seed_from_u64(at as u64));
                    let other: &G = &known;
                    let imagined = other.scene(Some(viewer));
                    let imagined_parts = parts::<G>(&imagined, case.players());
                    assert!(imagined_parts == all || imagined != scene, "{viewer:?} reads of what is not shown");
                    for part in all.iter().filter(|part| imagined_parts.contains(part)) {
                        let read = |scene: &G::Scene| G::read_part(scene, part, Lang::En, &names);
                        assert_eq!(read(&imagined), read(&scene), "{viewer:?} reads what was not seen: {part}");
                    }
                }
            }
            let scene = case.game.state().scene(None);
            for part in ["", "-", "nothing", "seat-", "seat-9", "seat-99", "seat--1", "99", "-99", "piece-7-9", "999.9"]
            {
                assert_eq!(G::read_part(&scene, part, Lang::En, &names), None, "{part}");
            }
        });
    }
}

/// The ids of all seats and things, each once.
fn parts<G: TableGame>(scene: &G::Scene, players: u8) -> Vec<String> {
    let seats = Seat::all(players).map(|seat| {
        assert_eq!(seat_of(&seat_part(seat)), Some(seat));
        seat_part(seat)
    });
    let things = G::things(scene).into_iter().map(|thing| {
        assert_eq!(G::Thing::of_part(&thing.part()), Some(thing.clone()), "{}", thing.part());
        thing.part()
    });
    // A game without readings has no things, and its seats are read by their labels.
    let things: Vec<String> = things.collect();
    let all: Vec<String> = if things.is_empty() { things } else { seats.chain(things).collect() };
    for (at, part) in all.iter().enumerate() {
        assert!(!all[..at].contains(part), "{part} stands for two things");
    }
    all
}

/// Everything listed has a reading in every language, without gaps, and the languages say as much.
fn is_complete(readings: &[Option<Reading>], part: &str, names: &Names) {
    let shape = |reading: &Reading| {
        let items = reading.groups.iter().map(|group| group.items.len()).collect::<Vec<_>>();
        (reading.seat, reading.sentences.len(), items)
    };
    let read = |at: usize| readings[at].as_ref().unwrap_or_else(|| panic!("{part} cannot be read"));
    for reading in (0..readings.len()).map(read) {
        assert_eq!(shape(reading), shape(read(0)), "{part}");
        assert!(!reading.title.is_empty(), "{part}");
        if let Some(seat) = seat_of(part) {
            assert_eq!((reading.title.as_str(), reading.seat), (names.of(seat), Some(seat)));
        }
        for group in &reading.groups {
            assert!(!group.items.is_empty(), "{part}: {group:?}");
            assert!(group.items.iter().all(|item| !item.name.is_empty()), "{part}: {group:?}");
        }
        texts(reading).for_each(|text| has_no_gaps(&text, &part));
        let says =
            reading.sentences.iter().chain(reading.groups.iter().flat_map(|group| &group.items).map(|item| &item.text));
        let words = says.map(|text| words_of(text, names)).max().unwrap_or_default();
        assert!(words >= SENTENCE, "{part} is name and numbers alone: {reading:#?}");
    }
    let all = [0, 1, 2].map(|at| texts(read(at)).collect::<Vec<_>>().join("\n"));
    // Names, numbers and titles of books are the same everywhere; with any sentence the languages differ.
    if !read(0).sentences.is_empty() {
        assert!(all[0] != all[1] && all[0] != all[2] && all[1] != all[2], "not translated: {all:?}");
    }
    let sentences = |reading: &Reading| {
        let mut all = vec![reading.title.clone()];
        all.extend(reading.sentences.iter().cloned());
        all
    };
    for line in 0..sentences(read(0)).len() {
        let line = [0, 1, 2].map(|at| sentences(read(at))[line].clone());
        // Others are names and notes.
        if line[0].ends_with('.') {
            agree(&line, &part);
        }
    }
}

/// The number of words of a text, without the names of players.
fn words_of(text: &str, names: &Names) -> usize {
    let names: Vec<&str> = Seat::all(8).map(|seat| names.of(seat)).collect();
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() > 1 && !names.contains(word)).count()
}

/// All texts of a reading, in its order.
fn texts(reading: &Reading) -> impl Iterator<Item = String> + '_ {
    let items = reading.groups.iter().flat_map(|group| {
        let items = group.items.iter().flat_map(|item| [item.name.clone(), item.number.clone(), item.text.clone()]);
        std::iter::once(group.title.clone()).chain(items)
    });
    std::iter::once(reading.title.clone()).chain(reading.sentences.iter().cloned()).chain(items)
}
