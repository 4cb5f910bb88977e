//! `play`: games between bots.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use heartbox::bots::{HIGHEST_LEVEL, SelfPlaySeed};
use heartbox::games::{GameVisitor, TableGame};

use super::failure::{Failure, complain};
use super::table::{Table, no_such_level, visit};

/// The number of events after which a game is abandoned.
const LIMIT: usize = 100_000;

/// The options of `play`.
#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    table: Table,
    /// The levels of the bots in seat order; fewer than seats begin again.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "0")]
    bots: Vec<u8>,
    /// How many games.
    #[arg(long)]
    games: u64,
    /// A number; the same one gives the same games.
    #[arg(long)]
    seed: u64,
    /// Where the records go; `-` for standard output.
    #[arg(long, value_name = "FILE", default_value = "-")]
    out: PathBuf,
}

impl Play {
    /// Plays the games and writes their records.
    pub fn run(self) -> Result<ExitCode, Failure> {
        if let Some(level) = self.bots.iter().find(|level| **level > HIGHEST_LEVEL) {
            return Err(no_such_level(*level));
        }
        visit(&self.table.game, &self)?
    }
}

impl GameVisitor for &Play {
    type Output = Result<ExitCode, Failure>;

    fn visit<G: TableGame>(self) -> Self::Output {
        // Before the output file is created: an invalid option must not cost an existing file.
        self.table.open::<G>(&SelfPlaySeed::new(self.seed, 0), &self.bots)?;
        let failed = |error: std::io::Error| Failure::file(&self.out, &error);
        let mut out = BufWriter::new(open(&self.out).map_err(failed)?);
        for number in 0..self.games {
            let self_play = SelfPlaySeed::new(self.seed, number);
            let mut game = self.table.open::<G>(&self_play, &self.bots)?;
            self_play.play_out(&mut game, LIMIT);
            if game.state().outcome().is_some() {
                writeln!(out, "{}", game.record()).map_err(failed)?;
            } else {
                complain(&format!("game {number} has not ended after {LIMIT} events and is skipped"));
            }
        }
        out.flush().map_err(failed)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn open(path: &Path) -> std::io::Result<Box<dyn Write>> {
    Ok(if path == Path::new("-") { Box::new(std::io::stdout()) } else { Box::new(File::create(path)?) })
}
