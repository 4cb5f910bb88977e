//! What the shell says.

/// The words of the shell in one language.
#[derive(Debug)]
pub struct ShellWords {
    /// The language's name for itself.
    pub endonym: &'static str,
}

/// What the app has to say to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {}
