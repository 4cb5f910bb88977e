//! `train`: trains the networks of a game and writes their weights.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use heartbox::bots::train;
use heartbox::games::{GameVisitor, TableGame};

use super::failure::Failure;
use super::parallel::in_order;
use super::table::visit;

/// The options of `train`.
#[derive(Debug, Args)]
pub struct Train {
    /// The game's id.
    #[arg(long)]
    game: String,
    /// How many games each network plays against itself.
    #[arg(long, default_value_t = 200_000)]
    games: u64,
    /// A number; the same one teaches the same.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the weights are written: the networks from the fewest players to the most, one after the other.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Train {
    /// Trains the networks and writes the weights.
    pub fn run(self) -> Result<ExitCode, Failure> {
        let weights = visit(&self.game, &self)??;
        fs::write(&self.out, weights)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl GameVisitor for &Train {
    type Output = Result<Vec<u8>, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let learning =
            G::learning().ok_or_else(|| Failure::wrong(format_args!("{} has nothing to learn", G::FACTS.id)))?;
        let fewest = *G::FACTS.seats.start();
        let tables = u64::from(G::FACTS.seats.end() - fewest) + 1;
        let networks = in_order(tables, |number| {
            Ok::<_, Failure>(train::<G>(learning, fewest + number as u8, self.games, self.seed).bytes())
        })?;
        Ok(networks.concat())
    }
}
