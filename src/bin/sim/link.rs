//! `link`: records as links, and back, line by line.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use heartbox::engine::json;
use heartbox::games::{read_found, write_link};
use heartbox::i18n::Lang;
use heartbox::link::{self, Form, LinkFault};

use super::failure::{Failure, complain};
use super::records::{game_id, lines_of, replayed};

/// The two directions. A line that cannot be converted gives an empty line, and one on stderr; the exit code is then 1.
#[derive(Debug, Subcommand)]
pub enum Link {
    /// Writes the part of an address from `#` on for each record. It has no seed and no undone events.
    Encode {
        /// Records as JSON lines; `-` for standard input.
        file: PathBuf,
        /// Writes digits, as in QR codes.
        #[arg(long)]
        digits: bool,
    },
    /// Writes the record of each link, which may stand in an address or in other text.
    Decode {
        /// Links, one a line; `-` for standard input.
        file: PathBuf,
    },
}

impl Link {
    /// Runs `link`.
    pub fn run(self) -> Result<ExitCode, Failure> {
        match self {
            Self::Encode { file, digits } => {
                let form = if digits { Form::Digits } else { Form::Letters };
                convert(&file, |line| encode(line, form))
            }
            Self::Decode { file } => convert(&file, |line| decode(line).map_err(english)),
        }
    }
}

fn convert(file: &std::path::Path, with: impl Fn(&[u8]) -> Result<String, String>) -> Result<ExitCode, Failure> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut failed = false;
    for (number, line) in lines_of(file)?.enumerate() {
        let converted = with(&line?).unwrap_or_else(|message| {
            failed = true;
            complain(&format!("line {}: {message}", number + 1));
            String::new()
        });
        writeln!(out, "{converted}")?;
    }
    out.flush()?;
    Ok(ExitCode::from(u8::from(failed)))
}

fn english(fault: LinkFault) -> String {
    fault.sentence(Lang::En).to_owned()
}

fn encode(line: &[u8], form: Form) -> Result<String, String> {
    let record = json::parse(line).map_err(|error| error.to_string())?;
    // What is wrong with a record is said by its game.
    replayed(record.clone())?;
    let payload = write_link(&game_id(&record), record).map_err(english)?;
    Ok(link::address(form, &payload))
}

fn decode(line: &[u8]) -> Result<String, LinkFault> {
    let payloads = link::find(&String::from_utf8_lossy(line))?;
    read_found(payloads).map(|(_, linked)| linked.record.to_string())
}
