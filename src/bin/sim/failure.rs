//! Errors outside the records: one line on stderr, exit code 2.

use std::fmt::Display;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a call is aborted.
#[derive(Debug)]
pub enum Failure {
    /// The call is invalid or cannot be carried out.
    Wrong(String),
    /// Standard output has been closed by its reader.
    Closed,
}

impl Failure {
    /// An invalid call.
    pub fn wrong(words: impl Display) -> Self {
        Self::Wrong(words.to_string())
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &std::io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Wrong(format!("{}: {error}", path.display())),
        }
    }

    /// The message of clap, without usage and tips.
    pub fn from_clap(error: &clap::Error) -> Self {
        let words = error.to_string();
        let words = words.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
        let words: Vec<&str> = words.flat_map(str::split_whitespace).collect();
        Self::Wrong(words.join(" ").trim_start_matches("error: ").to_owned())
    }

    /// Prints the message and returns the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Closed => ExitCode::SUCCESS,
            Self::Wrong(words) => {
                complain(&words);
                ExitCode::from(2)
            }
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self::file(Path::new("standard output"), &error)
    }
}

/// Prints one line on stderr; control characters in the message become spaces.
pub fn complain(words: &str) {
    let line: String = words.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    // The reader of stderr may be gone.
    let _ = writeln!(std::io::stderr(), "sim: {line}");
}
