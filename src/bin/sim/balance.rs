//! `balance`: who wins by seat, how long games are, and how they end.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use heartbox::bots::{HIGHEST_LEVEL, SelfPlaySeed};
use heartbox::engine::Event;
use heartbox::games::{GameVisitor, TableGame};
use serde::Serialize;

use super::failure::Failure;
use super::parallel::in_order;
use super::table::{Table, no_such_level, visit};

/// The number of events after which a game is abandoned.
const LIMIT: usize = 100_000;

/// The options of `balance`.
#[derive(Debug, Args)]
pub struct Balance {
    #[command(flatten)]
    table: Table,
    /// How many games.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// A number; the same one gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The level of all bots.
    #[arg(long, value_name = "LEVEL", default_value_t = 3)]
    bots: u8,
    /// The playouts of a decision at the highest level; those of the others in proportion.
    #[arg(long, value_name = "PLAYOUTS")]
    budget: Option<u32>,
}

/// The output of `balance`.
#[derive(Debug, Serialize)]
pub struct Figures {
    game: &'static str,
    players: u8,
    level: u8,
    games: usize,
    /// The number of abandoned games.
    unfinished: usize,
    /// The wins of each place in turn order, as a multiple of the fair share.
    by_order: Vec<f64>,
    events: Spread,
    decisions: Spread,
    /// The number of turns, that is, changes of the active seat. Events without an active seat begin none.
    turns: Spread,
    #[serde(flatten)]
    measures: BTreeMap<&'static str, Spread>,
    /// Each ending, as a fraction of all that were counted.
    endings: BTreeMap<&'static str, f64>,
    /// The average number of endings per game.
    endings_a_game: f64,
}

/// The distribution of a figure over the games.
#[derive(Debug, Default, Serialize)]
struct Spread {
    /// The 5 % quantile.
    low: u32,
    median: u32,
    /// The 95 % quantile.
    high: u32,
}

impl Spread {
    fn of(mut values: Vec<u32>) -> Self {
        values.sort_unstable();
        let at = |part: f64| values.get(((values.len() as f64) * part) as usize).or(values.last()).copied();
        Self {
            low: at(0.05).unwrap_or_default(),
            median: at(0.5).unwrap_or_default(),
            high: at(0.95).unwrap_or_default(),
        }
    }
}

/// One game.
struct Game {
    /// Each winner's place in turn order; empty if the game was abandoned.
    winners: Vec<usize>,
    events: u32,
    decisions: u32,
    turns: u32,
    tally: heartbox::bots::Tally,
}

impl Balance {
    /// Plays the games and prints the figures.
    pub fn run(self) -> Result<ExitCode, Failure> {
        if self.bots > HIGHEST_LEVEL {
            return Err(no_such_level(self.bots));
        }
        let figures = visit(&self.table.game, &self)??;
        let line = serde_json::to_string(&figures).map_err(Failure::wrong)?;
        writeln!(std::io::stdout(), "{line}")?;
        Ok(ExitCode::SUCCESS)
    }

    fn play<G: TableGame>(&self, number: u64) -> Result<Game, Failure> {
        let self_play = SelfPlaySeed::new(self.seed, number).within(self.budget);
        let mut game = self.table.open::<G>(&self_play, &[self.bots])?;
        let mut state = game.state().clone();
        self_play.play_out(&mut game, LIMIT);
        let (mut first, mut turns, mut active) = (None, 0, None);
        for event in game.events() {
            let now = state.active_seat();
            if now.is_some() && now != active {
                first = first.or(now);
                turns += 1;
                active = now;
            }
            state.apply(event).map_err(|illegal| Failure::wrong(format_args!("{event:?}: {illegal:?}")))?;
        }
        let players = usize::from(self.table.players);
        let winners = game.setup().first.or(first).zip(game.state().outcome()).map(|(first, outcome)| {
            outcome.winners.iter().map(|seat| (players + seat.index() - first.index()) % players).collect()
        });
        Ok(Game {
            winners: winners.unwrap_or_default(),
            events: game.events().len() as u32,
            decisions: game.events().iter().filter(|event| matches!(event, Event::Decision { .. })).count() as u32,
            turns,
            tally: game.state().tally(),
        })
    }
}

impl GameVisitor for &Balance {
    type Output = Result<Figures, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        self.table.open::<G>(&SelfPlaySeed::new(self.seed, 0), &[self.bots])?;
        let games = in_order(self.games, |number| self.play::<G>(number))?;
        let players = usize::from(self.table.players);
        let finished: Vec<&Game> = games.iter().filter(|game| !game.winners.is_empty()).collect();
        let mut by_order = vec![0.0; players];
        for game in &finished {
            for winner in &game.winners {
                by_order[*winner] += players as f64 / (game.winners.len() * finished.len()) as f64;
            }
        }
        let mut measures: BTreeMap<_, Vec<u32>> = BTreeMap::new();
        let mut endings: BTreeMap<_, f64> = BTreeMap::new();
        for game in &finished {
            for (name, value) in &game.tally.measures {
                measures.entry(*name).or_default().push(*value);
            }
            for ending in &game.tally.endings {
                *endings.entry(*ending).or_default() += 1.0;
            }
        }
        let counted: f64 = endings.values().sum();
        endings.values_mut().for_each(|count| *count /= counted.max(1.0));
        let spread = |value: fn(&Game) -> u32| Spread::of(finished.iter().map(|game| value(game)).collect());
        Ok(Figures {
            game: G::FACTS.id,
            players: self.table.players,
            level: self.bots,
            games: games.len(),
            unfinished: games.len() - finished.len(),
            by_order,
            events: spread(|game| game.events),
            decisions: spread(|game| game.decisions),
            turns: spread(|game| game.turns),
            measures: measures.into_iter().map(|(name, values)| (name, Spread::of(values))).collect(),
            endings,
            endings_a_game: counted / finished.len().max(1) as f64,
        })
    }
}
