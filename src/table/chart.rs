//! The figures of a game over its events, for charts.

use serde::Deserialize;
use serde_json::Value;

use super::dice::{BOUND, DiceFallen};
use super::turns::Turns;
use crate::engine::{Seat, Seed, Setup, Step, Timeline, Turn, Verified, verify};
use crate::games::seam::Throw;
use crate::games::{self, Figure, GameVisitor, TableGame};
use crate::i18n::Lang;

/// The figures of a game over its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The number of events.
    pub length: usize,
    /// Whether the game is over after them.
    pub is_over: bool,
    /// The figures.
    pub series: Vec<Series>,
    /// The six-sided dice of each seat, in seat order.
    pub dice: Vec<DiceRolled>,
    /// The throws of each seat that are worth what they match, in seat order.
    pub throws: Vec<Throws>,
    /// All dice of the game, by their kinds.
    pub fallen: DiceFallen,
    /// The turns of the game.
    pub turns: Turns,
    /// The seed of a finished game that has one. In a running game it would tell what comes.
    pub seeded: Option<Seeded>,
}

/// The seed of a game, and which chance events of the game follow from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Seeded {
    /// The seed.
    pub seed: Seed,
    /// The chance events of the game, compared with those of the seed.
    pub verified: Verified,
}

/// The throws of a seat in a game, in which a throw is worth what it matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Throws {
    /// The number of throws.
    pub count: u32,
    /// The number of those that matched something.
    pub matched: u32,
    /// The number that was to be expected, and its variance.
    expected: f64,
    variance: f64,
}

impl Throws {
    /// The same with another throw.
    #[must_use]
    pub fn and(self, Throw { matches, chance, .. }: Throw) -> Self {
        Self {
            count: self.count + 1,
            matched: self.matched + u32::from(matches),
            expected: self.expected + chance,
            variance: self.variance + chance * (1.0 - chance),
        }
    }

    /// The range in which the number of matching throws lies in 95 of 100 games, approximated by a normal distribution; `None` without
    /// throws.
    pub fn normal(self) -> Option<(u32, u32)> {
        let width = BOUND * self.variance.sqrt();
        let (low, high) = ((self.expected - width).round().max(0.0), (self.expected + width).round());
        (self.count > 0).then(|| (low as u32, (high as u32).min(self.count)))
    }
}

/// The six-sided dice that a seat has rolled in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiceRolled {
    /// The number of dice.
    pub count: u32,
    /// The sum of their numbers.
    pub sum: u32,
}

impl DiceRolled {
    /// The mean of the numbers; `None` without dice.
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| f64::from(self.sum) / f64::from(self.count))
    }

    /// The range in which the mean of this number of dice lies in 95 of 100 games, approximated by a normal distribution and limited to 1
    /// to 6; `None` without dice.
    pub fn normal(self) -> Option<(f64, f64)> {
        let width = BOUND * (VARIANCE / f64::from(self.count)).sqrt();
        (self.count > 0).then(|| ((MEAN - width).max(1.0), (MEAN + width).min(6.0)))
    }
}

/// The mean and the variance of the number of one die.
const MEAN: f64 = 3.5;
const VARIANCE: f64 = 35.0 / 12.0;

/// A figure over the events of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The name.
    pub label: &'static str,
    /// The values of each seat, in seat order; those of one line where the figure is not a seat's.
    pub lines: Vec<Values>,
    /// The values that have consequences, with their names.
    pub thresholds: Vec<(i16, &'static str)>,
}

/// The values of a figure over the events of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values {
    points: Vec<(usize, i16)>,
    end: Option<usize>,
}

impl Values {
    /// The numbers of events after which the value changes, with the value from there on; the first number is 0.
    pub fn points(&self) -> &[(usize, i16)] {
        &self.points
    }

    /// The number of events after which the seat is out of the game; `None` if it takes part to the end.
    pub fn end(&self) -> Option<usize> {
        self.end
    }

    /// The value after this number of events.
    pub fn at(&self, events: usize) -> i16 {
        let next = self.points.partition_point(|(from, _)| *from <= events);
        next.checked_sub(1).and_then(|index| self.points.get(index)).map_or(0, |(_, value)| *value)
    }

    /// The value after this number of events; `None` once the seat is out of the game.
    pub fn while_in(&self, events: usize) -> Option<i16> {
        self.end.is_none_or(|end| events <= end).then(|| self.at(events))
    }

    /// Adds the value after this number of events, if it differs from the last one.
    fn note(&mut self, events: usize, value: i16) {
        if self.points.last().is_none_or(|(_, last)| *last != value) {
            self.points.push((events, value));
        }
    }
}

impl Chart {
    /// The figures of this game up to its position.
    pub fn of<G: TableGame>(game: &Timeline<G>, lang: Lang) -> Self {
        let mut state = game.state_at(0);
        let seats = usize::from(game.setup().seats.count());
        let mut series: Vec<Series> = Vec::new();
        let mut note = |events: usize, state: &G| {
            for (index, Figure { label, values, thresholds }) in state.figures(lang).into_iter().enumerate() {
                if series.len() <= index {
                    series.push(Series { label, lines: vec![Values::default(); values.len()], thresholds });
                }
                let lines = &mut series[index].lines;
                // A line that is not a seat's lasts as long as the game.
                let are_seats = lines.len() == seats;
                for ((line, value), seat) in lines.iter_mut().zip(values).zip(Seat::all(seats as u8)) {
                    line.note(events, value);
                    if are_seats && line.end.is_none() && state.is_out(seat) {
                        line.end = Some(events);
                    }
                }
            }
        };
        note(0, &state);
        let mut dice = vec![DiceRolled::default(); seats];
        let mut throws = vec![Throws::default(); seats];
        let mut fallen = DiceFallen::default();
        let mut log = Vec::with_capacity(game.events().len());
        for (index, event) in game.events().iter().enumerate() {
            // A timeline has no event that is refused.
            let Ok(step) = Step::new(&state, event.clone()) else { break };
            if let Some((seat, rolled)) = G::rolled(&step) {
                let DiceRolled { count, sum } = &mut dice[seat.index()];
                *count += rolled.len() as u32;
                *sum += rolled.iter().map(|die| u32::from(*die)).sum::<u32>();
            }
            if let Some(throw) = G::matched(&step) {
                let of_seat = &mut throws[throw.seat.index()];
                *of_seat = of_seat.and(throw);
            }
            fallen.note(&step);
            log.push(G::log_entry(&step));
            state = step.after;
            note(index + 1, &state);
        }
        let turns = Turns::of::<G>(&log);
        let is_over = state.turn() == Turn::Over;
        let seed = game.setup().seed.clone().filter(|_| is_over);
        let seeded = seed.map(|seed| Seeded { verified: verify(game, &seed.dice()), seed });
        Self { length: game.events().len(), is_over, series, dice, throws, fallen, turns, seeded }
    }
}

/// The chart of the game of a record; `None` if it cannot be read.
///
/// Not a function of [`AnyTable`](super::AnyTable): the code of charts would then be loaded with every game.
pub fn chart_of(game: &str, record: Value, lang: Lang) -> Option<Chart> {
    struct Draw(Value, Lang);

    impl GameVisitor for Draw {
        type Output = Option<Chart>;

        fn visit<G: TableGame>(self) -> Self::Output {
            let Self(record, lang) = self;
            Some(Chart::of(&Timeline::<G>::read(record).ok()?, lang))
        }
    }

    games::with_game(game, Draw(record, lang)).flatten()
}

/// Whether chance can occur in the game of a record: see [`GameSummary::has_chance`](crate::games::GameSummary::has_chance).
pub fn has_chance(game: &str, record: &Value) -> bool {
    struct Look<'a>(&'a Value);

    impl GameVisitor for Look<'_> {
        type Output = bool;

        fn visit<G: TableGame>(self) -> Self::Output {
            let setup = self.0.get("setup").and_then(|setup| Setup::<G>::deserialize(setup).ok());
            setup.and_then(|setup| G::setup(&setup).ok()).is_none_or(|state| state.has_chance())
        }
    }

    games::with_game(game, Look(record)).unwrap_or(true)
}
