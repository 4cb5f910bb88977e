//! The heuristic of the bots.

use super::{Action, State};
use crate::bots::{Heuristic, Style};
use crate::engine::{BySeat, Game, Known, Seat};

/// A reason for taking a number of hearts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It leaves a multiple of three.
    Threes,
    /// It takes the last hearts.
    Last,
}

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [100, 1000];
    const STYLES: [Style; 2] = [Style::plain(20); 2];

    fn score(known: &Known<Self>, Action::Take(hearts): &Action) -> i32 {
        // With two players, a multiple of three is a lost position for the next one.
        i32::from(known.hearts().is_some_and(|left| (left - hearts) % 3 == 0))
    }

    type Reason = Reason;

    fn reason(known: &Known<Self>, Action::Take(hearts): &Action) -> Option<Reason> {
        match known.hearts()?.checked_sub(*hearts)? {
            0 => Some(Reason::Last),
            left => (left % 3 == 0).then_some(Reason::Threes),
        }
    }

    fn holds(reason: &Reason, _: Seat, _: &Action, _: &Self, after: &Self) -> bool {
        match reason {
            Reason::Threes => after.hearts().is_some_and(|left| left % 3 == 0),
            Reason::Last => after.outcome().is_some(),
        }
    }

    fn evaluate(known: &Known<Self>) -> BySeat<f64> {
        // Playouts end earlier.
        let seats = known.seats().count() as u8;
        BySeat::new(seats, |_| 1.0 / f64::from(seats))
    }
}
