//! The list of the games of this device, and the merge of a file with them.

use heartbox::engine::{Outcome, Seat, Seats};
use heartbox::shell::games::{Command, FoundGame, Games, Order, Removed, Selection, refuse};
use heartbox::shell::merge::{Merge, Merged};
use heartbox::storage::{
    FileFault, GamesFile, KnownGames, Loaded, MemoryStore, SaveError, SaveId, Saved, Saves, StoreError, StoredGame,
    check_game,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// The kinds of games in these tests.
const KINDS: &[&str] = &["chess", "draughts", "go"];

fn id(text: &str) -> SaveId {
    SaveId::parse(text).expect("an id")
}

/// A record of this kind, which differs from others by this number of events.
fn record(kind: &str, events: usize) -> Value {
    json!({ "game": kind, "events": vec![0; events] })
}

/// The same with a result.
fn finished(kind: &str, winner: u8) -> Value {
    json!({ "game": kind, "events": [], "result": { "winners": [winner] } })
}

fn won(winner: u8) -> Outcome {
    Outcome { winners: Seats::one(Seat::new(winner).expect("a seat")) }
}

fn loaded(time: u64, record: Value) -> Loaded {
    Loaded { saved: Saved::new(time, record), generation: 7, older: false }
}

fn found(name: &str, time: u64, record: Value) -> FoundGame {
    FoundGame { id: id(name), loaded: loaded(time, record), name: None }
}

fn listed(games: Vec<FoundGame>) -> Games {
    let mut list = Games::new(KINDS);
    assert_eq!(list.add(games), [], "every game can be listed");
    list
}

fn texts(ids: Vec<SaveId>) -> Vec<String> {
    ids.iter().map(SaveId::to_string).collect()
}

fn newest(games: &Games) -> Vec<String> {
    texts(games.sorted(Order::Newest, &|_, _| unreachable!("names do not matter")))
}

#[test]
fn games_are_listed_by_time_whatever_the_order_in_which_they_are_found() {
    type Case<'a> = (&'a [(&'a str, u64)], &'a [&'a str]);
    let table: [Case<'_>; 4] = [
        (&[], &[]),
        (&[("a", 1), ("b", 2), ("c", 3)], &["c", "b", "a"]),
        (&[("c", 3), ("a", 1), ("b", 2)], &["c", "b", "a"]),
        // Of the same time: by id.
        (&[("b", 5), ("d", 6), ("a", 5), ("c", 5)], &["d", "a", "b", "c"]),
    ];
    for (times, expected) in table {
        let games = listed(times.iter().map(|(name, time)| found(name, *time, record("go", 0))).collect());
        assert_eq!(newest(&games), expected, "{times:?}");
    }
}

#[test]
fn games_are_ordered_by_kind_and_by_name_and_then_by_time() {
    let mut games = listed(vec![
        found("a", 1, record("go", 0)),
        found("b", 2, record("chess", 0)),
        found("c", 3, record("go", 0)),
        found("d", 4, record("draughts", 0)),
        found("e", 5, record("chess", 0)),
    ]);
    for (name, title) in [("a", "x"), ("b", "y"), ("c", "x"), ("e", "w")] {
        games.rename(&id(name), Some(title.to_owned()));
    }
    let sorted = |order| texts(games.sorted(order, &|one, other| one.name.cmp(&other.name)));
    assert_eq!(sorted(Order::Newest), ["e", "d", "c", "b", "a"]);
    assert_eq!(sorted(Order::Kind), ["e", "b", "d", "c", "a"]);
    assert_eq!(sorted(Order::Name), ["d", "e", "c", "a", "b"]);
    games.rename(&id("a"), None);
    assert_eq!(games.get(&id("a")).expect("it is listed").name, None);
    assert_eq!(games.times(), [5, 4, 3, 2, 1]);
}

#[test]
fn a_result_makes_a_game_finished_and_so_do_its_rules() {
    let mut games = listed(vec![
        found("a", 1, record("go", 0)),
        found("b", 2, finished("go", 1)),
        found("c", 3, record("go", 0)),
        // What is no result decides nothing.
        found("d", 4, json!({ "game": "go", "events": [], "result": "draw" })),
    ]);
    assert_eq!(
        (texts(games.ids(false)), texts(games.ids(true))),
        (vec!["d".into(), "c".into(), "a".into()], vec!["b".into()])
    );
    assert_eq!(games.get(&id("b")).expect("it is listed").outcome, Some(won(1)));
    assert_eq!(games.judge(&id("c"), Ok(won(0))), []);
    assert_eq!(games.judge(&id("gone"), Ok(won(0))), []);
    assert_eq!(
        (texts(games.ids(false)), texts(games.ids(true))),
        (vec!["d".into(), "a".into()], vec!["c".into(), "b".into()])
    );
}

#[test]
fn what_cannot_be_read_is_refused_with_its_reason() {
    let aside = |name: &str| Command::Quarantine(id(name));
    let table: [(Value, Vec<Command>); 5] = [
        (record("go", 3), vec![]),
        // A game of a later version stays where it is.
        (record("poker", 0), vec![Command::Report(SaveError::LaterVersion)]),
        (json!({ "events": [] }), vec![aside("a"), Command::Report(SaveError::Broken)]),
        (json!({ "game": 1 }), vec![aside("a"), Command::Report(SaveError::Broken)]),
        (json!(null), vec![aside("a"), Command::Report(SaveError::Broken)]),
    ];
    for (record, expected) in table {
        let mut games = Games::new(KINDS);
        assert_eq!(games.add(vec![found("a", 1, record.clone())]), expected, "{record}");
        assert_eq!(games.all().len(), usize::from(expected.is_empty()), "{record}");
    }
    let errors: [(SaveError, bool); 4] = [
        (SaveError::Broken, true),
        (SaveError::LaterVersion, false),
        (SaveError::Missing, false),
        (SaveError::Store(StoreError::Forbidden), false),
    ];
    for (error, is_moved) in errors {
        let expected: Vec<Command> = is_moved.then(|| aside("b")).into_iter().chain([Command::Report(error)]).collect();
        assert_eq!(refuse(&id("b"), error), expected);
        let mut games = listed(vec![found("a", 1, record("go", 0)), found("b", 2, record("go", 0))]);
        assert_eq!(games.judge(&id("b"), Err(error)), expected, "the rules cannot read it");
        assert_eq!(newest(&games), ["a"]);
    }
}

#[test]
fn an_older_copy_is_reported_once() {
    let older = |name: &str| {
        let game = found(name, 1, record("go", 0));
        FoundGame { loaded: Loaded { older: true, ..game.loaded.clone() }, ..game }
    };
    let mut games = Games::new(KINDS);
    let commands = games.add(vec![found("a", 1, json!(0)), older("b"), older("c")]);
    let (first, rest) = commands.split_first().expect("commands");
    assert_eq!((first, rest), (&Command::ReportOlderCopy, &refuse(&id("a"), SaveError::Broken)[..]));
}

#[test]
fn a_game_is_listed_once() {
    let mut games = listed(vec![found("a", 1, record("go", 0)), found("b", 2, record("go", 0))]);
    games.add(vec![found("a", 3, record("go", 1))]);
    assert_eq!(newest(&games), ["a", "b"]);
    assert_eq!(games.get(&id("a")).expect("it is listed").loaded, loaded(3, record("go", 1)));
}

/// What the device gives back when it deletes a listed game.
fn removed(games: &Games, name: &str) -> (SaveId, Removed) {
    let loaded = &games.get(&id(name)).expect("it is listed").loaded;
    (id(name), Ok((loaded.generation, StoredGame::new(loaded.saved.clone()))))
}

#[test]
fn deleted_games_can_be_restored_until_others_are_deleted() {
    let mut games = listed(["a", "b", "c", "d"].map(|name| found(name, 1, record("go", 0))).into());
    assert_eq!(games.delete(vec![removed(&games, "a"), removed(&games, "c")]), []);
    assert_eq!((newest(&games), games.deleted().len()), (vec!["b".into(), "d".into()], 2));
    // Nothing was deleted: what was deleted before can still be restored.
    let failed = SaveError::Store(StoreError::Forbidden);
    let commands = games.delete(vec![(id("b"), Err(failed)), (id("d"), Err(SaveError::Missing))]);
    assert_eq!(commands, [Command::Report(failed)]);
    assert_eq!((newest(&games), games.deleted().len()), (vec!["b".into()], 2), "another tab has deleted one");
    // One of them could not be saved again.
    assert_eq!(games.restore(&[id("c")]), []);
    assert_eq!((newest(&games), games.deleted().len()), (vec!["b".into(), "c".into()], 1));
    assert_eq!(games.delete(vec![removed(&games, "b")]), []);
    let left: Vec<&SaveId> = games.deleted().iter().map(|game| &game.id).collect();
    assert_eq!(left, [&id("b")], "the earlier one cannot be restored any more");
    assert_eq!(games.restore(&[id("a")]), []);
    assert_eq!(newest(&games), ["c"]);
}

#[test]
fn a_game_that_another_tab_has_continued_is_restored_as_that_tab_left_it() {
    let mut games = listed(vec![found("a", 1, record("go", 0))]);
    games.judge(&id("a"), Ok(won(0)));
    let stored = StoredGame::new(Saved::new(9, record("go", 4)));
    games.delete(vec![(id("a"), Ok((11, stored)))]);
    games.restore(&[id("a")]);
    let game = games.get(&id("a")).expect("it is listed");
    assert_eq!(game.loaded, Loaded { generation: 12, ..loaded(9, record("go", 4)) });
    assert_eq!(game.outcome, None, "what was judged was another state");
}

#[test]
fn what_is_deleted_and_restored_leaves_the_list_as_it_was() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut deletions = 0;
    for round in 0..500 {
        let games = random_list(&mut rng);
        let mut changed = games.clone();
        let gone: Vec<String> = newest(&games).into_iter().filter(|_| rng.random_range(0..2) == 0).collect();
        changed.delete(gone.iter().map(|name| removed(&games, name)).collect());
        assert_eq!(changed.all().len() + gone.len(), games.all().len());
        let saved: Vec<SaveId> = changed.deleted().iter().map(|game| game.id.clone()).collect();
        assert_eq!(texts(saved.clone()), gone);
        // In any order, and in several attempts.
        let (first, second) = saved.split_at(rng.random_range(0..=saved.len()));
        assert_eq!((changed.restore(second), changed.restore(first)), (vec![], vec![]));
        assert!(changed.deleted().is_empty());
        let plain = |games: &Games| -> Vec<_> {
            let plain = games.all().iter().map(|game| {
                (game.id.clone(), game.loaded.saved.clone(), game.kind, game.name.clone(), game.outcome.clone())
            });
            plain.collect()
        };
        assert_eq!(plain(&changed), plain(&games), "round {round}");
        for game in changed.all() {
            let is_back = gone.contains(&game.id.to_string());
            assert_eq!(game.loaded.generation, 7 + u32::from(is_back), "it has been saved once more");
        }
        deletions += gone.len();
    }
    assert!(deletions > 1000, "{deletions}");
}

/// A list with named, judged and finished games, several of the same time.
fn random_list(rng: &mut impl Rng) -> Games {
    let count = rng.random_range(0..12);
    let game = |index: usize, rng: &mut dyn FnMut(usize) -> usize| {
        let kind = KINDS[rng(KINDS.len())];
        let record = if rng(3) == 0 { finished(kind, rng(4) as u8) } else { record(kind, rng(3)) };
        let name = (rng(3) == 0).then(|| format!("name {}", rng(3)));
        FoundGame { name, ..found(&format!("g{index}"), rng(4) as u64, record) }
    };
    let mut draw = |below: usize| rng.random_range(0..below);
    let mut games = listed((0..count).map(|index| game(index, &mut draw)).collect());
    for id in games.ids(false) {
        if draw(4) == 0 {
            games.judge(&id, Ok(won(draw(4) as u8)));
        }
    }
    games
}

#[test]
fn a_selection_holds_only_listed_games() {
    let mut games = listed(["a", "b", "c"].map(|name| found(name, 1, record("go", 0))).into());
    let mut chosen = Selection::default();
    let selected = |chosen: &Selection| texts(chosen.ids().to_vec());
    chosen.toggle(&id("c"));
    chosen.toggle(&id("a"));
    assert_eq!(selected(&chosen), ["c", "a"]);
    chosen.toggle(&id("c"));
    assert_eq!(selected(&chosen), ["a"]);
    chosen.toggle_all(&games);
    assert_eq!(selected(&chosen), ["a", "b", "c"]);
    games.delete(vec![removed(&games, "b")]);
    chosen.keep_listed(&games);
    assert_eq!(selected(&chosen), ["a", "c"]);
    chosen.toggle_all(&games);
    assert_eq!(chosen, Selection::default(), "all were selected");
}

/// Merges a file with the games of a store as the page does, with the rules of these tests: a record with `bad` is none, and `spelling` does not
/// matter. There is room for this many games. It is cancelled before the game with this number.
fn merge(
    saves: &Saves<MemoryStore>,
    file: GamesFile,
    mut room: usize,
    cancelled_at: Option<u32>,
) -> Result<Merged, FileFault> {
    let check = |mut record: Value| {
        if let Some(fields) = record.as_object_mut() {
            fields.remove("spelling");
        }
        if record.get("bad").is_some() { Err(FileFault::Event(0)) } else { Ok(record) }
    };
    let mut merge = Merge::new(file, 5, KINDS)?;
    let listing = saves.list();
    let mut known = KnownGames::new(listing.games.iter().map(|(_, loaded)| &loaded.saved));
    let mut ids = 0;
    while cancelled_at.is_none_or(|at| merge.progress().0 < at) {
        let Some((kind, game)) = merge.next(&mut known) else { break };
        assert_eq!(game.save.record["game"], KINDS[kind]);
        if let Some(game) = merge.check(&mut known, check_game(game, check), room > 0)? {
            ids += 1;
            let id = id(&format!("new{ids}"));
            let has_room = room > 0 && saves.add(&id, &game).is_ok();
            room = room.saturating_sub(1);
            merge.add(has_room.then_some(id));
        }
    }
    Ok(merge.finish())
}

fn device(games: &[Saved]) -> Saves<MemoryStore> {
    let saves = Saves::new(MemoryStore::default());
    for (index, saved) in games.iter().enumerate() {
        saves.save(&id(&format!("old{index}")), 0, saved).expect("it is saved");
    }
    saves
}

fn collection(games: Vec<Saved>, unreadable: u32) -> GamesFile {
    GamesFile::Collection { games: games.into_iter().map(StoredGame::new).collect(), unreadable }
}

#[test]
fn the_games_of_a_file_are_counted() {
    let game = |events| Saved::new(1, record("go", events));
    let spelled = |events| {
        let mut saved = game(events);
        saved.record["spelling"] = json!(true);
        saved
    };
    let bad = || Saved::new(1, json!({ "game": "go", "events": [], "bad": true }));
    let counts = |added: usize, known, unreadable, left_out| (added, known, unreadable, left_out, false);
    let table = [
        ("an empty file", vec![], vec![], 9, counts(0, 0, 0, 0)),
        ("new games", vec![game(1)], vec![game(2), game(3)], 9, counts(2, 0, 0, 0)),
        ("the time does not matter", vec![game(1)], vec![Saved { time: 8, ..game(1) }], 9, counts(0, 1, 0, 0)),
        ("the spelling does not matter", vec![game(1)], vec![spelled(1)], 9, counts(0, 1, 0, 0)),
        ("two equal games are two games", vec![game(1)], vec![game(1), game(1)], 9, counts(1, 1, 0, 0)),
        (
            "unknown kind, no game, bad",
            vec![],
            vec![Saved::new(1, record("poker", 0)), Saved::new(1, json!(0)), bad()],
            9,
            counts(0, 0, 3, 0),
        ),
        ("no room", vec![game(1)], vec![game(1), game(2), bad()], 0, counts(0, 1, 1, 1)),
        ("room for one", vec![], vec![game(1), game(2), game(3)], 1, counts(1, 0, 0, 2)),
    ];
    for (what, old, new, room, expected) in table {
        let merged = merge(&device(&old), collection(new, 0), room, None).expect(what);
        let Merged { added, known, unreadable, left_out, cancelled } = merged;
        assert_eq!((added.len(), known, unreadable, left_out, cancelled), expected, "{what}");
    }
}

#[test]
fn a_file_with_one_record_is_refused_as_a_whole() {
    let table = [
        (record("poker", 0), Err(FileFault::NotARecord)),
        (json!([]), Err(FileFault::NotARecord)),
        (json!({ "game": "go", "events": [], "bad": 1 }), Err(FileFault::Event(0))),
        (record("go", 2), Ok(1)),
    ];
    for (record, expected) in table {
        let saves = device(&[]);
        let merged = merge(&saves, GamesFile::Record(record.clone()), 9, None);
        assert_eq!(merged.map(|merged| merged.added.len()), expected, "{record}");
        let times: Vec<u64> = saves.list().games.iter().map(|(_, loaded)| loaded.saved.time).collect();
        assert_eq!(times, vec![5; expected.unwrap_or(0)], "it counts as saved now");
    }
}

#[test]
fn the_kinds_of_a_merge_are_those_of_its_games() {
    let games = [("go", 0), ("chess", 0), ("poker", 0), ("go", 1)];
    let games = games.map(|(kind, events)| Saved::new(1, record(kind, events))).into();
    let merge = Merge::new(collection(games, 2), 5, KINDS).expect("a collection");
    assert_eq!((merge.kinds(), merge.progress()), (vec![2, 0], (0, 3)));
}

/// Each game with its number: record and position.
fn census(games: impl IntoIterator<Item = Saved>) -> Vec<(String, usize)> {
    let mut texts: Vec<String> = games.into_iter().map(|saved| format!("{} {}", saved.record, saved.at)).collect();
    texts.sort();
    let mut census: Vec<(String, usize)> = Vec::new();
    for text in texts {
        match census.last_mut() {
            Some((last, count)) if *last == text => *count += 1,
            _ => census.push((text, 1)),
        }
    }
    census
}

#[test]
fn what_is_merged_loses_nothing() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut added, mut left_out, mut cancelled) = (0, 0, 0);
    for round in 0..500 {
        let mut games = |most: usize| -> Vec<Saved> {
            let count = rng.random_range(0..most);
            (0..count)
                .map(|_| {
                    Saved::new(rng.random_range(0..9), record(KINDS[rng.random_range(0..3)], rng.random_range(0..3)))
                })
                .collect()
        };
        let (old, new) = (games(8), games(8));
        let unreadable = rng.random_range(0..3);
        let room = if rng.random_range(0..4) == 0 { rng.random_range(0..3) } else { 99 };
        let stop = (rng.random_range(0..4) == 0).then(|| rng.random_range(0..8));
        let saves = device(&old);
        let merged = merge(&saves, collection(new.clone(), unreadable), room, stop).expect("a collection");
        let now: Vec<Saved> = saves.list().games.into_iter().map(|(_, loaded)| loaded.saved).collect();
        let now = census(now);
        let count = |census: &[(String, usize)], text: &String| {
            census.iter().find(|(other, _)| other == text).map_or(0, |(_, count)| *count)
        };
        let before = census(old);
        for (text, number) in &before {
            assert!(count(&now, text) >= *number, "round {round}: {text} was on the device");
        }
        let all = now.iter().map(|(_, count)| count).sum::<usize>();
        assert_eq!(all, before.iter().map(|(_, count)| count).sum::<usize>() + merged.added.len());
        let told = merged.added.len() + (merged.known + merged.unreadable + merged.left_out) as usize;
        let in_file = new.len() + unreadable as usize;
        assert!(if merged.cancelled { told < in_file } else { told == in_file }, "round {round}: {merged:?}");
        if !merged.cancelled && merged.left_out == 0 {
            for (text, number) in census(new) {
                // Each game of the device stands for one equal game of the file at the most.
                assert_eq!(count(&now, &text), number.max(count(&before, &text)), "round {round}: {text}");
            }
        }
        added += merged.added.len();
        left_out += merged.left_out;
        cancelled += u32::from(merged.cancelled);
    }
    assert!(added > 500 && left_out > 50 && cancelled > 20, "{added} {left_out} {cancelled}");
}
