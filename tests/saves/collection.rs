//! All games as one file: written and read again, merged without loss, and judged game by game.

use heartbox::engine::Seed;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::storage::{
    FileFault, GamesFile, KeptSeal, KnownGames, LONGEST_COLLECTION, LONGEST_FILE, LONGEST_NAME, Limit, MOST_EVENTS,
    MOST_GAMES, MemoryStore, Origin, SaveError, SaveId, Saved, Saves, Store, StoreError, StoredGame, backup_is_due,
    check_game, check_record, parse_games, write_games,
};
use serde_json::{Value, json};

use super::{Device, id, saved};
use crate::common::random::{Random, tables};

/// 30 days, in milliseconds.
const MONTH: u64 = 30 * 24 * 60 * 60 * 1000;

fn game(time: u64) -> StoredGame {
    StoredGame {
        name: Some("Sunday ❤".to_owned()),
        hints: vec![2, 5],
        entered: vec![3],
        origin: None,
        seal: None,
        save: saved(time),
    }
}

/// The seal of the seed `abcd`, for a whole game.
fn sealed() -> KeptSeal {
    KeptSeal::new(Seed::try_from("abcd".to_owned()).expect("hex").seal())
}

fn other(number: u64) -> SaveId {
    SaveId::parse(&format!("other{number}")).expect("an id")
}

/// The games of a file, and the number of those that cannot be read.
fn collection(text: &str) -> (Vec<StoredGame>, u32) {
    match parse_games(text) {
        Ok(GamesFile::Collection { games, unreadable }) => (games, unreadable),
        found => panic!("no collection: {found:?}"),
    }
}

#[test]
fn a_collection_is_read_as_it_was_written() {
    let saves = Saves::new(MemoryStore::default());
    let games = [game(3), StoredGame::new(saved(2)), StoredGame { name: None, ..game(1) }];
    for (number, game) in games.iter().enumerate() {
        assert_eq!(saves.add(&other(number as u64), game), Ok(()));
    }
    assert_eq!(saves.collection(), games, "the newest first");
    assert_eq!(collection(&write_games(&saves.collection())), (games.to_vec(), 0));
    assert_eq!(collection(&write_games(&[])), (vec![], 0));
}

#[test]
fn the_first_version_of_the_file_stays_readable() {
    let text = r#"{"format":"heartbox-games","version":1,"games":[
        {"name":"Ours","hints":[1],"save":{"time":7,"at":1,"record":{"events":[1,2]}}},
        {"save":{"at":7,"record":{"events":[1]},"undone":[2]}}]}"#;
    let save = Saved { time: 7, at: 1, record: json!({"events": [1, 2]}) };
    let named = StoredGame {
        name: Some("Ours".to_owned()),
        hints: vec![1],
        entered: vec![],
        origin: None,
        seal: None,
        save: save.clone(),
    };
    assert_eq!(collection(text), (vec![named, StoredGame::new(save)], 0), "also with a save of version 1");
}

#[test]
fn the_second_version_of_the_file_stays_readable() {
    let seal = "88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589";
    let save = r#"{"time":7,"at":1,"record":{"events":[1,2]}}"#;
    let text = format!(
        r#"{{"format":"heartbox-games","version":2,"games":[
        {{"seal":"{seal}","save":{save}}},{{"name":"Ours","seal":"{seal} 42","save":{save}}},{{"save":{save}}}]}}"#
    );
    let plain = StoredGame::new(Saved { time: 7, at: 1, record: json!({"events": [1, 2]}) });
    let whole = StoredGame { seal: Some(sealed()), ..plain.clone() };
    let part = StoredGame { name: Some("Ours".to_owned()), seal: Some(sealed().from(42)), ..plain.clone() };
    assert_eq!(collection(&text), (vec![whole, part, plain], 0));
}

#[test]
fn a_file_without_seals_is_one_of_the_first_version() {
    let version =
        |games: &[StoredGame]| serde_json::from_str::<Value>(&write_games(games)).expect("JSON")["version"].take();
    assert_eq!(version(&[]), json!(1));
    assert_eq!(version(&[game(1), game(2)]), json!(1));
    assert_eq!(version(&[game(1), StoredGame { seal: Some(sealed()), ..game(2) }]), json!(2));
}

#[test]
fn an_unreadable_seal_in_a_file_is_no_harm_to_its_game() {
    for broken in
        [json!(null), json!(7), json!(""), json!({"seal": "a"}), json!(format!("{} -1", sealed())), json!("88")]
    {
        let games = [json!({"seal": broken, "save": saved(1)})];
        let text = json!({"format": "heartbox-games", "version": 2, "games": games}).to_string();
        assert_eq!(collection(&text), (vec![StoredGame::new(saved(1))], 0), "{broken}");
    }
}

#[test]
fn broken_games_are_counted_and_spoil_no_others() {
    let whole = json!(game(1));
    let broken = [
        json!(null),
        json!({}),
        json!({"save": {}}),
        json!({"save": {"time": 1, "at": -1, "record": {}}}),
        json!({"save": {"time": 1, "at": 0, "record": {}}, "more": 1}),
        json!({"save": {"time": 1, "at": 0, "record": {}}, "name": 1}),
    ];
    let games: Vec<&Value> = broken.iter().chain([&whole]).collect();
    let text = json!({"format": "heartbox-games", "version": 1, "games": games}).to_string();
    assert_eq!(collection(&text), (vec![game(1)], broken.len() as u32));
}

#[test]
fn other_files_are_refused() {
    let record = json!({"format": "heartbox-record", "events": []});
    assert_eq!(parse_games(&record.to_string()), Ok(GamesFile::Record(record)));
    let with = |version: Value| json!({"format": "heartbox-games", "version": version, "games": []}).to_string();
    assert!([1, 2].into_iter().all(|version| parse_games(&with(json!(version))).is_ok()));
    assert_eq!(parse_games(&with(json!(3))), Err(FileFault::LaterVersion));
    for text in [
        String::new(),
        "{".to_owned(),
        with(json!(0)),
        with(json!("1")),
        with(json!(null)),
        json!({"format": "heartbox-games", "version": 1}).to_string(),
        json!({"format": "heartbox-games", "version": 1, "games": {}}).to_string(),
        json!({"format": "heartbox-games", "version": 1, "games": [], "more": 1}).to_string(),
        write_games(&[game(1)]).replace('}', ""),
    ] {
        assert_eq!(parse_games(&text), Err(FileFault::NotARecord), "{text}");
    }
    assert_eq!(
        parse_games(&" ".repeat(LONGEST_COLLECTION + 1)),
        Err(FileFault::TooLarge(Limit::Bytes(LONGEST_COLLECTION)))
    );
    assert_eq!(
        parse_games(&" ".repeat(LONGEST_FILE + 1)),
        Err(FileFault::TooLarge(Limit::Bytes(LONGEST_FILE))),
        "as a single record"
    );
    let empty =
        |count: usize| json!({"format": "heartbox-games", "version": 1, "games": vec![json!({}); count]}).to_string();
    for count in [MOST_GAMES + 1, 200_000] {
        assert_eq!(parse_games(&empty(count)), Err(FileFault::TooLarge(Limit::Games)), "{count} games");
    }
    assert_eq!(collection(&empty(MOST_GAMES)), (Vec::new(), MOST_GAMES as u32));
    let large = StoredGame::new(Saved::new(1, json!({"note": "x".repeat(LONGEST_FILE)})));
    assert_eq!(collection(&write_games(std::slice::from_ref(&large))), (vec![large], 0), "but all games may be larger");
}

#[test]
fn equal_games_are_known_each_once() {
    let (one, two) = (saved(1), saved(2));
    let mut known = KnownGames::new([&one, &two]);
    assert!(known.take(&Saved { time: 9, ..one.clone() }), "the time does not matter");
    assert!(!known.take(&one), "a second one in the file is another game");
    assert!(!known.take(&Saved { at: 1, ..two.clone() }), "at another position");
    assert!(known.take(&two));
}

struct Checked;

impl GameVisitor for Checked {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (players, options) = tables::<G>().next().expect("a table");
        let mut random = Random::<G>::new(players, &options, 7);
        while random.game.events().len() < 40 && random.step() {}
        let length = random.game.events().len();
        let stored =
            |at: usize, record: Value| StoredGame { save: Saved { at: at as u32, ..Saved::new(5, record) }, ..game(1) };
        let mut record = random.game.record();
        if let Some(record) = record.as_object_mut() {
            record.remove("result");
        }
        for at in [0, length - 1] {
            let whole = stored(at, record.clone());
            assert_eq!(check_game(whole.clone(), check_record::<G>), Ok(whole), "with its undone events");
        }
        let whole = stored(length, random.game.record());
        assert_eq!(check_game(whole.clone(), check_record::<G>), Ok(whole.clone()));
        let beyond = stored(length + 9, random.game.record());
        assert_eq!(check_game(beyond, check_record::<G>), Ok(whole), "a position behind the end is the end");
        record["events"][length - 2] = json!("nonsense");
        let broken = stored(length, record.clone());
        assert_eq!(check_game(broken, check_record::<G>), Err(FileFault::Event(length - 2)));
        record["events"] = json!(vec![0; MOST_EVENTS + 1]);
        assert_eq!(check_game(stored(0, record), check_record::<G>), Err(FileFault::TooLarge(Limit::Events)));
    }
}

#[test]
fn each_game_is_checked_by_its_rules() {
    for game in IDS {
        with_game(game, Checked).expect("a game of the registry");
    }
}

#[test]
fn without_room_nothing_is_left_and_nothing_is_lost() {
    let device = Device::full(|key| key.contains(":other"));
    let saves = Saves::new(device.clone());
    assert_eq!(saves.add(&id(), &game(1)), Ok(()));
    let before = device.everything();
    assert_eq!(saves.add(&other(1), &game(2)), Err(SaveError::Store(StoreError::Full)));
    assert_eq!(device.everything(), before);
}

#[test]
fn a_name_goes_with_its_game() {
    let saves = Saves::new(MemoryStore::default());
    assert_eq!(saves.save(&id(), 0, &saved(1)), Ok(1));
    assert_eq!(saves.name(&id()), None);
    for (name, kept) in [("  Sunday\n", Some("Sunday")), ("", None), ("Zoë ❤", Some("Zoë ❤")), (" \t ", None)] {
        assert_eq!(saves.keep_name(&id(), name), Ok(()));
        assert_eq!(saves.name(&id()).as_deref(), kept);
    }
    assert_eq!(saves.keep_name(&id(), &"❤".repeat(LONGEST_NAME + 1)), Ok(()));
    assert_eq!(saves.name(&id()), Some("❤".repeat(LONGEST_NAME)));
    assert_eq!(saves.remove(&id()), Ok(()));
    assert_eq!((saves.name(&id()), saves.is_empty()), (None, true));
}

#[test]
fn a_backup_is_due_when_it_is_old_and_games_have_changed() {
    let now = 10 * MONTH;
    let (recent, old) = (now - MONTH, now - MONTH - 1);
    assert!(!backup_is_due(None, &[], now), "there are no games");
    assert!(!backup_is_due(None, &[recent, now], now), "no game is old");
    assert!(backup_is_due(None, &[now, old], now));
    assert!(!backup_is_due(Some(recent), &[old, now], now));
    assert!(backup_is_due(Some(old), &[old, now], now));
    assert!(!backup_is_due(Some(old), &[old, old - 1], now), "nothing has changed since");
    assert!(!backup_is_due(Some(now + 1), &[now + 2], now), "the clock has been set back");
}

#[test]
fn where_a_game_was_played_on_from_is_kept_beside_it_and_goes_with_it() {
    let saves = Saves::new(MemoryStore::default());
    let (id, other) = (SaveId::parse("new").expect("an id"), SaveId::parse("old").expect("an id"));
    assert_eq!(saves.origin(&id), None);
    let origin = Origin { game: other, at: 42 };
    saves.add(&id, &StoredGame { origin: Some(origin.clone()), ..game(1) }).expect("room");
    assert_eq!(saves.origin(&id), Some(origin.clone()));
    assert_eq!(saves.stored(&id, saved(1)).origin, Some(origin));
    let text = write_games(&saves.collection());
    assert!(!text.contains("old"), "the other game has another id elsewhere");
    saves.remove(&id).expect("removed");
    assert_eq!(saves.origin(&id), None);
    for broken in ["", "old", "old x", "OLD 3", "old -1"] {
        saves.store().set("heartbox:game:new:origin", broken).expect("room");
        assert_eq!(saves.origin(&id), None, "{broken:?}");
    }
}

#[test]
fn the_seal_of_a_game_is_kept_beside_it_and_goes_with_it() {
    let saves = Saves::new(MemoryStore::default());
    let id = SaveId::parse("new").expect("an id");
    assert_eq!(saves.seal(&id), None);
    let whole = sealed();
    saves.add(&id, &StoredGame { seal: Some(whole), ..game(1) }).expect("room");
    assert_eq!(saves.stored(&id, saved(1)).seal, Some(whole));
    // What follows the moment at which a game was played on is not covered, however often that is done.
    let part = whole.from(42).from(50);
    assert_eq!(part, KeptSeal { until: Some(42), ..whole });
    saves.keep_seal(&id, part).expect("room");
    assert_eq!(saves.seal(&id), Some(part));
    assert_eq!(collection(&write_games(&saves.collection())), (saves.collection(), 0), "in files, too");
    saves.remove(&id).expect("removed");
    assert_eq!(saves.seal(&id), None);
    let digits = whole.seal.to_string();
    for broken in
        [String::new(), digits[1..].to_owned(), format!("{digits} "), format!("{digits} -1"), digits.replace('8', "x")]
    {
        saves.store().set("heartbox:game:new:seal", &broken).expect("room");
        assert_eq!(saves.seal(&id), None, "{broken:?}");
    }
}
