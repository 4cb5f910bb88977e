//! Dice: six-sided with pips, others with a number.

use super::node::{Node, of};

/// What kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieFace {
    /// Six sides, with pips.
    Pips,
    /// Twelve sides, with a number.
    Twelve,
}

/// What the die does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throw {
    /// It lies still.
    Lies,
    /// It is in the air.
    Tumbles,
}

impl Throw {
    /// In the air or not.
    pub fn of(tumbling: bool) -> Self {
        if tumbling { Self::Tumbles } else { Self::Lies }
    }
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// What kind.
    pub face: DieFace,
    /// What it shows; nothing before it is thrown.
    pub value: Option<u8>,
    /// What it does.
    pub throw: Throw,
}

/// Where the pips lie, on a grid of three by three, for 1 to 6.
const PIPS: [&[(i16, i16)]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
    &[(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
];
const SQUARE: &str = "M-17-30H17A13 13 0 0 1 30-17V17A13 13 0 0 1 17 30H-17A13 13 0 0 1-30 17V-17A13 13 0 0 1-17-30Z";
const TWELVE: &str = "M0-33 20-27 32-10V10L20 27 0 33-20 27-32 10V-10L-20-27Z";
const EDGES: &str = "M0-19 18-6 11 15H-11L-18-6ZM0-19V-33M18-6 32-10M11 15 20 27M-11 15-20 27M-18-6-32-10";

impl Die {
    /// The die as a picture.
    pub fn draw(self) -> Node {
        let Self { face, value, throw } = self;
        let die = of("svg", "die")
            .class_if("tumbling", throw == Throw::Tumbles)
            .class_if("blank", value.is_none())
            .attr("viewBox", "-36 -36 72 72")
            .attr("aria-hidden", "true");
        match face {
            DieFace::Pips => {
                let pips = value.and_then(|value| PIPS.get(usize::from(value).wrapping_sub(1)));
                let pip =
                    |(x, y): &(i16, i16)| of("circle", "die-pip").attr("r", "5.6").at([("cx", x * 15), ("cy", y * 15)]);
                die.child(of("path", "die-body").attr("d", SQUARE))
                    .children(pips.copied().unwrap_or_default().iter().map(pip))
            }
            DieFace::Twelve => die
                .child(of("path", "die-body").attr("d", TWELVE))
                .child(of("path", "die-edge").attr("d", EDGES))
                .child(value.map(|value| of("text", "die-number").attr("y", 5).text(value))),
        }
    }
}
