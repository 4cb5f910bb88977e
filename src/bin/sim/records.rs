//! `trace`, `check` and `verify`: records from outside, line by line.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use heartbox::engine::record::{Fault, game_of};
use heartbox::engine::{Broken, Game, RuleId, Timeline, Verified, json};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::faults::record_fault;
use heartbox::i18n::{Lang, Names};
use heartbox::storage::{GamesFile, KeptSeal, StoredGame, parse_games};
use serde::Serialize;
use serde_json::Value;

use super::failure::{Failure, complain};

/// The fault of a record as an English sentence.
pub fn sentence<G: TableGame>(broken: &Broken<G>) -> String {
    record_fault(&broken.fault, Lang::En, |illegal| {
        let setup = broken.until.as_ref().map(|game| game.setup());
        let names = setup.map(|setup| Names::new(setup.seats.map(|_, seat| seat.name.as_str().to_owned())));
        names.map_or_else(String::new, |names| G::refuse(illegal, Lang::En, &names))
    })
}

/// Why and where a record breaks off.
struct Break {
    event: i64,
    rule: Option<RuleId>,
    message: String,
}

impl<G: TableGame> From<&Broken<G>> for Break {
    fn from(broken: &Broken<G>) -> Self {
        let rule = Fault::rule(&broken.fault);
        Self { event: broken.place.index(), rule, message: sentence(broken) }
    }
}

#[derive(Serialize)]
struct Traced<'a, G: Game> {
    record: u64,
    event: i64,
    legal: &'a [G::Action],
    state: G::Trace,
}

#[derive(Serialize)]
struct Illegal<'a> {
    record: u64,
    event: i64,
    illegal: Why<'a>,
}

#[derive(Serialize)]
struct Why<'a> {
    rule: Option<RuleId>,
    message: &'a str,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Checked<'a> {
    Legal { record: u64, legal: bool },
    Illegal { record: u64, legal: bool, event: i64, rule: Option<RuleId>, message: &'a str },
}

/// Runs `trace`.
pub fn trace(file: &Path) -> Result<ExitCode, Failure> {
    each(file, |record, line, out| {
        let Err(why) = replay(line, Some((record, &mut *out)))? else { return Ok(None) };
        let illegal = Why { rule: why.rule, message: &why.message };
        write(out, &Illegal { record, event: why.event, illegal })?;
        Ok(Some(why))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Runs `check`.
pub fn check(file: &Path) -> Result<ExitCode, Failure> {
    let broken = each(file, |record, line, out| match replay(line, None)? {
        Ok(()) => {
            write(out, &Checked::Legal { record, legal: true })?;
            Ok(None)
        }
        Err(why) => {
            write_broken(out, record, &why)?;
            Ok(Some(why))
        }
    })?;
    Ok(ExitCode::from(u8::from(broken > 0)))
}

fn write_broken(out: &mut dyn Write, record: u64, Break { event, rule, message }: &Break) -> Result<(), Failure> {
    write(out, &Checked::Illegal { record, legal: false, event: *event, rule: *rule, message })
}

/// A legal record, compared with its seed.
#[derive(Serialize)]
struct Sealed {
    record: u64,
    /// The index of the game in a collection.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    /// The SHA-256 hash of the digits of the seed, in hex digits; none without a seed.
    seal: Option<String>,
    /// The number of chance events.
    chances: u32,
    /// The indices of the chance events that the seed does not give; all of them without a seed.
    others: Vec<usize>,
    /// The seal from before the first roll, if the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<Compared>,
}

/// A seal from before the first roll, compared with the seed.
#[derive(Serialize)]
struct Compared {
    seal: String,
    /// The number of events that it covers; none if it covers the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<usize>,
    /// Whether the seed has this seal.
    matches: bool,
}

impl Sealed {
    /// Whether everything is as the seed, and the seal from before the first roll, promise.
    fn is_kept(&self) -> bool {
        self.others.is_empty() && self.kept.as_ref().is_none_or(|kept| kept.matches)
    }
}

/// Runs `verify`.
pub fn verify(file: &Path) -> Result<ExitCode, Failure> {
    let mut differs = false;
    let broken = each(file, |record, line, out| {
        let games = match games_of(line) {
            Ok(games) => games,
            Err(why) => return write_broken(out, record, &why).map(|()| Some(why)),
        };
        let mut first = None;
        for (game, value, seal) in games {
            match verified(record, game, value, seal)? {
                Ok(sealed) => {
                    differs |= !sealed.is_kept();
                    write(out, &sealed)?;
                }
                Err(why) => {
                    write_broken(out, record, &why)?;
                    first.get_or_insert(why);
                }
            }
        }
        Ok(first)
    })?;
    Ok(ExitCode::from(u8::from(broken > 0 || differs)))
}

/// A game of a line: its index in a collection, its record, and its seal from before the first roll.
type GameOfLine = (Option<usize>, Value, Option<KeptSeal>);

/// The game of a line, or all games if the line is a collection as the page saves it.
fn games_of(line: &[u8]) -> Result<Vec<GameOfLine>, Break> {
    let value = parsed(line)?;
    let text = std::str::from_utf8(line).unwrap_or_default();
    let Ok(GamesFile::Collection { games, unreadable }) = parse_games(text) else {
        return Ok(vec![(None, value, None)]);
    };
    if unreadable > 0 {
        let message = format!("{unreadable} games of the collection cannot be read");
        return Err(Break { event: -1, rule: None, message });
    }
    let game = |(index, game): (usize, StoredGame)| (Some(index), game.save.split().0, game.seal);
    Ok(games.into_iter().enumerate().map(game).collect())
}

/// Compares a game with its seed and with its seal.
fn verified(
    record: u64,
    game: Option<usize>,
    value: Value,
    seal: Option<KeptSeal>,
) -> Result<Result<Sealed, Break>, Failure> {
    struct Verify(u64, Option<usize>, Value, Option<KeptSeal>);

    impl GameVisitor for Verify {
        type Output = Result<Sealed, Break>;

        fn visit<G: TableGame>(self) -> Self::Output {
            let Self(record, game, value, kept) = self;
            let timeline = Timeline::<G>::read(value).map_err(|broken| Break::from(&*broken))?;
            let seed = timeline.setup().seed.clone();
            let Verified { chances, others } = match &seed {
                Some(seed) => heartbox::engine::verify(&timeline, &seed.dice()),
                None => without_seed(&timeline),
            };
            let seal = seed.map(|seed| seed.seal());
            let kept = kept.map(|kept| Compared {
                seal: kept.seal.to_string(),
                until: kept.until,
                matches: seal == Some(kept.seal),
            });
            Ok(Sealed { record, game, seal: seal.map(|seal| seal.to_string()), chances, others, kept })
        }
    }

    let id = game_id(&value);
    with_game(&id, Verify(record, game, value, seal)).ok_or_else(|| Failure::wrong("no game"))
}

/// What is said of a game without a seed: no chance event follows from it.
fn without_seed<G: Game>(timeline: &Timeline<G>) -> Verified {
    let events = timeline.events().iter().enumerate();
    let others: Vec<usize> = events.filter(|(_, event)| event.is_chance()).map(|(index, _)| index).collect();
    Verified { chances: others.len() as u32, others }
}

/// Processes the lines of a file and reports the broken ones on stderr; returns the number of broken ones.
///
/// An empty line in the middle is a broken record; empty lines at the end are ignored.
fn each(
    file: &Path,
    mut work: impl FnMut(u64, &[u8], &mut dyn Write) -> Result<Option<Break>, Failure>,
) -> Result<u64, Failure> {
    let failed = |error: std::io::Error| Failure::file(file, &error);
    let mut input = open(file)?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let (mut record, mut empty, mut broken) = (0, 0, 0);
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).map_err(failed)? > 0 {
        if line.trim_ascii().is_empty() {
            empty += 1;
        } else {
            for line in std::iter::repeat_n(&[][..], empty).chain([line.as_slice()]) {
                if let Some(why) = work(record, line, &mut out)? {
                    broken += 1;
                    // Flushed first, so that a terminal shows both outputs in order.
                    out.flush()?;
                    let Break { event, rule, message } = why;
                    let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
                    complain(&format!("line {}: event {event}: {message}{rule}", record + 1));
                }
                record += 1;
            }
            empty = 0;
        }
        line.clear();
    }
    out.flush()?;
    Ok(broken)
}

/// The file, or standard input for `-`.
fn open(file: &Path) -> Result<Box<dyn BufRead>, Failure> {
    Ok(match file == Path::new("-") {
        true => Box::new(std::io::stdin().lock()),
        false => Box::new(BufReader::new(File::open(file).map_err(|error| Failure::file(file, &error))?)),
    })
}

/// The lines of a file.
pub fn lines_of(file: &Path) -> Result<impl Iterator<Item = Result<Vec<u8>, Failure>> + '_, Failure> {
    Ok(open(file)?.split(b'\n').map(move |line| line.map_err(|error| Failure::file(file, &error))))
}

fn write(out: &mut (impl Write + ?Sized), line: &impl Serialize) -> Result<(), Failure> {
    let line = serde_json::to_string(line).map_err(Failure::wrong)?;
    Ok(writeln!(out, "{line}")?)
}

/// The id of the game of a record. All games refuse a record of an unknown game alike, so any of them will do.
pub fn game_id(record: &Value) -> String {
    let game = game_of(record).filter(|game| IDS.contains(game));
    game.or(IDS.first().copied()).unwrap_or_default().to_owned()
}

fn parsed(line: &[u8]) -> Result<Value, Break> {
    json::parse(line).map_err(|error| Break { event: -1, rule: None, message: error.to_string() })
}

/// Replays a line; with a number and a writer, also writes its trace.
fn replay(line: &[u8], trace: Option<(u64, &mut dyn Write)>) -> Result<Result<(), Break>, Failure> {
    let record = match parsed(line) {
        Ok(record) => record,
        Err(why) => return Ok(Err(why)),
    };
    let game = game_id(&record);
    with_game(&game, Replay { record, trace }).ok_or_else(|| Failure::wrong("no game"))?
}

/// Replays a record; the error is a sentence.
pub fn replayed(record: Value) -> Result<(), String> {
    let game = game_id(&record);
    let replayed = with_game(&game, Replay { record, trace: None });
    match replayed {
        Some(Ok(Err(why))) => Err(why.message),
        _ => Ok(()),
    }
}

struct Replay<'a> {
    record: Value,
    trace: Option<(u64, &'a mut dyn Write)>,
}

impl GameVisitor for Replay<'_> {
    type Output = Result<Result<(), Break>, Failure>;

    fn visit<G: TableGame>(mut self) -> Self::Output {
        let mut written = Ok(());
        let mut legal = Vec::new();
        let read = Timeline::<G>::read_with(self.record, |event, state| {
            if let (Some((record, out)), Ok(())) = (&mut self.trace, &written) {
                legal.clear();
                state.legal(&mut legal);
                written = write(*out, &Traced::<G> { record: *record, event, legal: &legal, state: state.trace() });
            }
        });
        written?;
        Ok(read.map(|_| ()).map_err(|broken| Break::from(&*broken)))
    }
}
