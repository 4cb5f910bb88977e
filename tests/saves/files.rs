//! Games from files: they are read as they were written, and any other content is refused with a specific error.

use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::storage::{FileFault, GameLines, LONGEST_FILE, Limit, MOST_EVENTS, check_record, parse_file};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use crate::common::mutations::mutated;
use crate::common::random::{Random, tables};

struct Files(usize);

impl GameVisitor for Files {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let every = tables::<G>().count().div_ceil(4);
        for (number, (players, options)) in tables::<G>().enumerate().step_by(every) {
            let mut random = Random::<G>::new(players, &options, number as u64);
            while random.game.events().len() < 60 && random.step() {}
            let text = GameLines::new(&random.game).record();
            let record = parse_file(&text).expect("JSON");
            assert_eq!(check_record::<G>(record.clone()), Ok(random.game.record()));

            let last = random.game.events().len() - 1;
            let mut wrong = record.clone();
            wrong["events"][last] = json!("nonsense");
            assert_eq!(check_record::<G>(wrong), Err(FileFault::Event(last)));

            let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
            for _ in 0..self.0 {
                // Any change results in another valid record or in an error.
                if let Ok(record) = parse_file(&mutated(&text, &mut rng)).and_then(check_record::<G>) {
                    assert_eq!(check_record::<G>(record.clone()), Ok(record));
                }
            }
        }
    }
}

#[test]
fn what_was_written_is_read_and_what_was_changed_breaks_nothing() {
    for game in IDS {
        with_game(game, Files(250)).expect("a game of the registry");
    }
}

#[test]
fn what_is_too_large_is_not_read() {
    assert_eq!(parse_file(&" ".repeat(LONGEST_FILE + 1)), Err(FileFault::TooLarge(Limit::Bytes(LONGEST_FILE))));
    assert_eq!(parse_file(&" ".repeat(LONGEST_FILE)), Err(FileFault::NotARecord));
    let events = |count: usize| json!({"events": vec![0; count]}).to_string();
    assert_eq!(parse_file(&events(MOST_EVENTS + 1)), Err(FileFault::TooLarge(Limit::Events)));
    assert!(parse_file(&events(MOST_EVENTS)).is_ok());
}
