//! Čeština.

use super::ShellWords;

pub(super) const WORDS: ShellWords = ShellWords { endonym: "Čeština" };
