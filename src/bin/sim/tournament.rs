//! `tournament`: which bots win, and how much more often.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use heartbox::bots::{HIGHEST_LEVEL, SelfPlaySeed};
use heartbox::engine::Seat;
use heartbox::games::{GameVisitor, TableGame};
use serde::Serialize;

use super::failure::Failure;
use super::parallel::in_order;
use super::table::{Table, no_such_level, visit};

/// The number of events after which a game is abandoned, without a winner.
const LIMIT: usize = 100_000;
/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.959_964;

/// The options of `tournament`.
#[derive(Debug, Args)]
pub struct Tournament {
    #[command(flatten)]
    table: Table,
    /// The levels that meet. More than there are seats: every choice of them that fills the table. Fewer: the last fills it up.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', required = true)]
    bots: Vec<u8>,
    /// How many games each table plays; the seats are exchanged from game to game.
    #[arg(long)]
    games: u64,
    /// A number; the same one gives the same games.
    #[arg(long)]
    seed: u64,
    /// The playouts of a decision at the highest level; those of the others in proportion.
    #[arg(long, value_name = "PLAYOUTS")]
    budget: Option<u32>,
}

/// The result of a level at one table.
#[derive(Debug, Serialize)]
pub struct Line {
    game: &'static str,
    /// The levels at the table.
    table: Vec<u8>,
    level: u8,
    games: u64,
    /// Games won; a shared victory counts as a fraction.
    wins: f64,
    /// The number of wins if all seats were equal.
    fair_share: f64,
    rate: f64,
    /// The 95 % confidence interval of the rate.
    between: [f64; 2],
    /// Relative to the average of all levels of this call, over all tables.
    elo: i64,
}

/// The winners of a game; empty if it was abandoned.
pub(super) type Winners = Vec<Seat>;

/// The levels in seat order, and the winners.
type Played = (Vec<u8>, Winners);

impl Tournament {
    /// Plays and prints a line for each level at each table.
    pub fn run(self) -> Result<ExitCode, Failure> {
        if let Some(level) = self.bots.iter().find(|level| **level > HIGHEST_LEVEL) {
            return Err(no_such_level(*level));
        }
        for line in visit(&self.table.game, &self)?? {
            let line = serde_json::to_string(&line).map_err(Failure::wrong)?;
            writeln!(std::io::stdout(), "{line}")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The levels of each table, in seat order.
    fn tables(&self) -> Vec<Vec<u8>> {
        let seats = usize::from(self.table.players);
        let mut bots = self.bots.clone();
        if let Some(last) = bots.last().copied().filter(|_| bots.len() < seats) {
            bots.resize(seats, last);
        }
        choices(&bots, seats)
    }
}

/// Every subset of this size, in order.
fn choices(from: &[u8], count: usize) -> Vec<Vec<u8>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = |first: usize| {
        let rest = choices(&from[first + 1..], count - 1).into_iter();
        rest.map(move |rest| [&[from[first]][..], &rest].concat())
    };
    (0..from.len()).flat_map(with).collect()
}

impl GameVisitor for &Tournament {
    type Output = Result<Vec<Line>, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let mut results = Vec::new();
        for levels in self.tables() {
            // An invalid option is reported before any game is played.
            self.table.open::<G>(&SelfPlaySeed::new(self.seed, 0), &levels)?;
            let games = in_order(self.games, |number| self.play_one::<G>(&levels, number))?;
            results.push((levels, games));
        }
        Ok(lines(G::FACTS.id, &results))
    }
}

impl Tournament {
    /// Plays a game. The dice are the same for each arrangement of the levels on the seats.
    fn play_one<G: TableGame>(&self, levels: &[u8], number: u64) -> Result<Played, Failure> {
        let seats = levels.len() as u64;
        let mut sitting = levels.to_vec();
        sitting.rotate_right((number % seats) as usize);
        let self_play = SelfPlaySeed::new(self.seed, number / seats).within(self.budget);
        let mut game = self.table.open::<G>(&self_play, &sitting)?;
        self_play.play_out(&mut game, LIMIT);
        let winners = game.state().outcome().map(|outcome| outcome.winners.iter().collect());
        Ok((sitting, winners.unwrap_or_default()))
    }
}

fn lines(game: &'static str, results: &[(Vec<u8>, Vec<Played>)]) -> Vec<Line> {
    let elo = elo(results.iter().flat_map(|(_, games)| games));
    let mut lines = Vec::new();
    for (table, games) in results {
        let mut levels = table.clone();
        levels.sort_unstable();
        levels.dedup();
        for level in levels.into_iter().rev() {
            let wins: f64 = games.iter().map(|game| share(game, level)).sum();
            let count = games.len() as f64;
            let here = table.iter().filter(|other| **other == level).count() as f64;
            let rate = wins / count;
            lines.push(Line {
                game,
                table: table.clone(),
                level,
                games: games.len() as u64,
                wins,
                fair_share: rate * table.len() as f64 / here,
                rate,
                between: wilson(rate, count),
                elo: elo.get(&level).map_or(0, |elo| elo.round() as i64),
            });
        }
    }
    lines
}

/// The share of the victory that went to a level.
fn share((sitting, winners): &Played, level: u8) -> f64 {
    let own = winners.iter().filter(|seat| sitting[seat.index()] == level).count();
    own as f64 / winners.len().max(1) as f64
}

/// The interval of a rate (Wilson 1927).
fn wilson(rate: f64, count: f64) -> [f64; 2] {
    let middle = rate + Z * Z / (2.0 * count);
    let width = Z * (rate * (1.0 - rate) / count + Z * Z / (4.0 * count * count)).sqrt();
    let scale = 1.0 + Z * Z / count;
    [(middle - width) / scale, (middle + width) / scale]
}

/// Elo figures by the Bradley-Terry model: a winner has beaten each of the others. Their average is 0.
fn elo<'a>(games: impl Iterator<Item = &'a Played>) -> BTreeMap<u8, f64> {
    let mut beaten: BTreeMap<(u8, u8), f64> = BTreeMap::new();
    for (sitting, winners) in games {
        let part = 1.0 / winners.len().max(1) as f64;
        for winner in winners {
            let losers = (0..sitting.len()).filter(|seat| winners.iter().all(|winner| winner.index() != *seat));
            for loser in losers.filter(|loser| sitting[*loser] != sitting[winner.index()]) {
                *beaten.entry((sitting[winner.index()], sitting[loser])).or_default() += part;
            }
        }
    }
    let levels: BTreeSet<u8> = beaten.keys().flat_map(|(one, other)| [*one, *other]).collect();
    let between = |one: u8, other: u8| beaten.get(&(one, other)).copied().unwrap_or(0.0);
    let mut strength: BTreeMap<u8, f64> = levels.iter().map(|level| (*level, 1.0)).collect();
    // The iteration of Hunter (2004); half a game added on each side keeps the figure of a level finite that has won or lost all games.
    for _ in 0..1000 {
        let last = strength.clone();
        for level in &levels {
            let others = levels.iter().filter(|other| *other != level);
            let (mut won, mut met) = (0.0, 0.0);
            for other in others {
                let wins = between(*level, *other) + 0.5;
                let games = wins + between(*other, *level) + 0.5;
                won += wins;
                met += games / (last[level] + last[other]);
            }
            strength.insert(*level, won / met);
        }
    }
    let elo = |strength: &f64| 400.0 * strength.log10();
    let average = strength.values().map(elo).sum::<f64>() / strength.len().max(1) as f64;
    strength.iter().map(|(level, strength)| (*level, elo(strength) - average)).collect()
}
