//! The heuristic of the bots.

mod reasons;

use super::{Action, State};
use crate::bots::{Heuristic, Style};
use crate::engine::{BySeat, Known};

pub use reasons::Reason;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [100, 1000];
    const STYLES: [Style; 2] = [Style::plain(20); 2];

    fn score(known: &Known<Self>, Action::Take(hearts): &Action) -> i32 {
        // With two players, a multiple of three is a lost position for the next one.
        i32::from(known.hearts().is_some_and(|left| (left - hearts) % 3 == 0))
    }

    fn evaluate(known: &Known<Self>) -> BySeat<f64> {
        // Playouts end earlier.
        let seats = known.seats().count() as u8;
        BySeat::new(seats, |_| 1.0 / f64::from(seats))
    }
}
