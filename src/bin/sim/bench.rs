//! `bench`: measures the speed of the rules.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use heartbox::bots::{SelfPlaySeed, random_event};
use heartbox::games::{GameVisitor, TableGame};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;

use super::failure::Failure;
use super::table::{Table, visit};

/// The clock is read once in this many events: reading it costs about as much as an event.
const EVENTS_PER_LOOK: u64 = 1024;

/// The options of `bench`.
#[derive(Debug, Args)]
pub struct Bench {
    #[command(flatten)]
    table: Table,
    /// For how long.
    #[arg(long, value_parser = seconds)]
    seconds: Duration,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "a number above 0 is needed".to_owned())
}

/// The output of `bench`.
#[derive(Debug, Serialize)]
pub struct Figures {
    game: &'static str,
    players: u8,
    seconds: f64,
    games: u64,
    decisions: u64,
    events: u64,
    decisions_per_second: u64,
    events_per_second: u64,
}

impl Bench {
    /// Plays and prints the figures.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let figures = visit(&self.table.game, &self)??;
        let line = serde_json::to_string(&figures).map_err(Failure::wrong)?;
        writeln!(std::io::stdout(), "{line}")?;
        Ok(ExitCode::SUCCESS)
    }
}

impl GameVisitor for &Bench {
    type Output = Result<Figures, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let table = self.table.open::<G>(&SelfPlaySeed::new(0, 0), &[0])?;
        let start = table.state();
        // The event limit of a game that does not end by itself.
        let longest = G::FACTS.random_play_limit.map_or(u64::MAX, u64::from);
        let mut rng = SmallRng::seed_from_u64(0);
        let mut legal = Vec::new();
        let (mut games, mut decisions, mut events) = (0, 0, 0u64);
        let begun = Instant::now();
        'run: while begun.elapsed() < self.seconds {
            let mut state = start.clone();
            let cut = events.saturating_add(longest);
            while events < cut
                && let Some(event) = random_event(&state, &mut rng, &mut legal)
            {
                if let Err(illegal) = state.apply(&event) {
                    return Err(Failure::wrong(format_args!("a random event was refused: {event:?}: {illegal:?}")));
                }
                events += 1;
                decisions += u64::from(!event.is_chance());
                if events.is_multiple_of(EVENTS_PER_LOOK) && begun.elapsed() >= self.seconds {
                    break 'run;
                }
            }
            games += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        let per_second = |count: u64| (count as f64 / seconds) as u64;
        Ok(Figures {
            game: G::FACTS.id,
            players: self.table.players,
            seconds,
            games,
            decisions,
            events,
            decisions_per_second: per_second(decisions),
            events_per_second: per_second(events),
        })
    }
}
