//! The command line, end to end.

mod calls;
mod play;
mod records;
mod strength;
mod strict;
mod verify;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The output of a call.
#[derive(Debug)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Said {
    /// The lines of standard output as JSON.
    fn lines(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    }
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        let said = Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
        assert!(!said.err.contains("panicked"), "{}", said.err);
        said
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sim"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn sim(arguments: &[&str]) -> Said {
    command(arguments).output().expect("sim runs").into()
}

/// A call with this standard input.
fn sim_reading(arguments: &[&str], input: &[u8]) -> Said {
    let mut call = command(arguments);
    call.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = call.spawn().expect("sim runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input).expect("sim reads"));
        child.wait_with_output().expect("sim ends").into()
    })
}

/// The path of a test's file.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn path(file: &std::path::Path) -> &str {
    file.to_str().expect("a plain path")
}
