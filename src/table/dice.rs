//! How the dice of games have fallen.

use std::collections::BTreeMap;

use crate::engine::Step;
use crate::games::TableGame;
use crate::games::seam::Die;

/// The standard deviations within which 95 of 100 values of a normal distribution lie.
pub(super) const BOUND: f64 = 1.96;

/// How often each number of dice of one kind has come up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frequencies {
    counts: Vec<u32>,
}

impl Frequencies {
    fn of_sides(sides: u8) -> Self {
        Self { counts: vec![0; usize::from(sides)] }
    }

    /// The numbers, counted from 1, each with how often it has come up.
    pub fn counts(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        (1..).zip(self.counts.iter().copied())
    }

    /// The number of dice.
    pub fn count(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The range in which the frequency of a number lies in 95 of 100 cases, approximated by a normal distribution.
    pub fn normal(&self) -> (u32, u32) {
        let (count, chance) = (f64::from(self.count()), 1.0 / self.counts.len().max(1) as f64);
        let (expected, width) = (count * chance, BOUND * (count * chance * (1.0 - chance)).sqrt());
        ((expected - width).round().max(0.0) as u32, (expected + width).round().min(count) as u32)
    }
}

/// How often each number has come up, by the sides of the dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceFallen(BTreeMap<u8, Frequencies>);

impl DiceFallen {
    /// The kinds of dice that have been rolled, with the number of their sides, fewest first.
    pub fn kinds(&self) -> impl Iterator<Item = (u8, &Frequencies)> {
        self.0.iter().map(|(sides, frequencies)| (*sides, frequencies))
    }

    /// Adds the dice of a step.
    pub(super) fn note<G: TableGame>(&mut self, step: &Step<G>) {
        for Die { sides, number } in G::dice_rolled(step) {
            let Frequencies { counts } = self.0.entry(sides).or_insert_with(|| Frequencies::of_sides(sides));
            if let Some(count) = counts.get_mut(usize::from(number).wrapping_sub(1)) {
                *count += 1;
            }
        }
    }

    /// Adds the dice of another game.
    pub fn add(&mut self, other: &Self) {
        for (sides, frequencies) in other.kinds() {
            let own = self.0.entry(sides).or_insert_with(|| Frequencies::of_sides(sides));
            own.counts.iter_mut().zip(&frequencies.counts).for_each(|(count, more)| *count += more);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frequency_of_a_number_is_normal_around_its_share() {
        let of = |sides: usize, each: u32| Frequencies { counts: vec![each; sides] };
        // The standard deviation of the frequency of a six is 9.13 in 600 rolls.
        assert_eq!(of(6, 100).normal(), (82, 118));
        assert_eq!(of(12, 50).normal(), (37, 63));
        assert_eq!(of(6, 0).normal(), (0, 0));
        // A single die: no range is wider than what can be.
        let one = Frequencies { counts: vec![0, 1, 0, 0, 0, 0] };
        assert_eq!(one.normal(), (0, 1));
        assert_eq!(one.counts().collect::<Vec<_>>(), [(1, 0), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0)]);
    }
}
