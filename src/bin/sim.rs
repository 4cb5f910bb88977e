//! The native tool of the project: games between bots, traces, checks, speed. It works through the registry and names no game.
//!
//! Cargo builds every binary along with the browser tests; for a browser this one is empty.
#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

#[path = "sim/balance.rs"]
mod balance;
#[path = "sim/bench.rs"]
mod bench;
#[path = "sim/failure.rs"]
mod failure;
#[path = "sim/link.rs"]
mod link;
#[path = "sim/parallel.rs"]
mod parallel;
#[path = "sim/play.rs"]
mod play;
#[path = "sim/records.rs"]
mod records;
#[path = "sim/table.rs"]
mod table;
#[path = "sim/tournament.rs"]
mod tournament;
#[path = "sim/train.rs"]
mod train;
#[path = "sim/words.rs"]
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use failure::Failure;

/// Plays, traces, checks and measures the games of Heartbox.
#[derive(Debug, Parser)]
#[command(name = "sim", version, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    call: Call,
}

#[derive(Debug, Subcommand)]
enum Call {
    /// Plays games between bots and writes their records as JSON lines.
    Play(play::Play),
    /// Writes the state after every event of each record, and what is legal then, as JSON lines.
    ///
    /// A record that breaks off ends with a line that says where and why; one line on stderr names it. The exit code is 0
    /// all the same: `check` is the call that judges.
    Trace {
        /// Records as JSON lines; `-` for standard input.
        file: PathBuf,
    },
    /// Turns records into links and back.
    Link {
        #[command(subcommand)]
        call: link::Link,
    },
    /// Prints every message of a game, or of the page, with examples.
    Words(words::Words),
    /// Lets bots of several levels play against each other and prints how often each wins.
    Tournament(tournament::Tournament),
    /// Lets bots of one level play and prints who wins by seat, how long the games are and how they end.
    Balance(balance::Balance),
    /// Plays random legal games without recording and prints how fast.
    Bench(bench::Bench),
    /// Lets bots learn by playing among themselves, and writes the weights that they judge by.
    Train(train::Train),
    /// Prints the table of a game's cards.
    Cards {
        /// The game's id.
        #[arg(long)]
        game: String,
    },
    /// Replays records from outside and says of each whether it is legal. Exit code 1 if any is not.
    Check {
        /// Records as JSON lines; `-` for standard input.
        file: PathBuf,
    },
    /// Says of each record which of its rolls and cards are not those that its seed gives, and prints the SHA-256 hash of the seed; in a file
    /// with all games of the page also whether the seed has the seal from before the first roll. Exit code 1 if a roll, a card or a seal is not
    /// that of the seed, or if a record is not legal.
    Verify {
        /// Records as JSON lines, or a file with all games of the page; `-` for standard input.
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(help) if matches!(help.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // A reader who closes the pipe has read enough.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
        Err(wrong) => return Failure::from_clap(&wrong).report(),
    };
    let done = match cli.call {
        Call::Play(play) => play.run(),
        Call::Trace { file } => records::trace(&file),
        Call::Link { call } => call.run(),
        Call::Tournament(tournament) => tournament.run(),
        Call::Balance(balance) => balance.run(),
        Call::Train(train) => train.run(),
        Call::Bench(bench) => bench.run(),
        Call::Cards { game } => table::cards(&game),
        Call::Check { file } => records::check(&file),
        Call::Verify { file } => records::verify(&file),
        Call::Words(words) => words.run(),
    };
    done.unwrap_or_else(Failure::report)
}
