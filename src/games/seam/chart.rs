//! The quantities of a game that charts display. PURE.

/// A quantity in one state of a game. It is open information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The name.
    pub label: &'static str,
    /// The value for each seat, in seat order; one value where it is not a seat's.
    pub values: Vec<i16>,
    /// The value that has consequences, and its name.
    pub threshold: Option<(i16, &'static str)>,
}
