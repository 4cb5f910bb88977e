//! The figures of a game over its events, for charts.

use serde_json::Value;

use crate::engine::{Step, Timeline, Turn};
use crate::games::{self, Figure, GameReading, GameText, GameVisitor};
use crate::i18n::Lang;

/// The figures of a game over its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The number of events.
    pub length: usize,
    /// Whether the game is over after them.
    pub is_over: bool,
    /// The figures.
    pub series: Vec<Series>,
    /// The six-sided dice of each seat, in seat order.
    pub dice: Vec<DiceRolled>,
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
        let width = 1.96 * (VARIANCE / f64::from(self.count)).sqrt();
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
    /// The value that has consequences, and its name.
    pub threshold: Option<(i16, &'static str)>,
}

/// The values of a figure over the events of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values(Vec<(usize, i16)>);

impl Values {
    /// The numbers of events after which the value changes, with the value from there on; the first number is 0.
    pub fn points(&self) -> &[(usize, i16)] {
        &self.0
    }

    /// The value after this number of events.
    pub fn at(&self, events: usize) -> i16 {
        let next = self.0.partition_point(|(from, _)| *from <= events);
        next.checked_sub(1).and_then(|index| self.0.get(index)).map_or(0, |(_, value)| *value)
    }

    /// Adds the value after this number of events, if it differs from the last one.
    fn note(&mut self, events: usize, value: i16) {
        if self.0.last().is_none_or(|(_, last)| *last != value) {
            self.0.push((events, value));
        }
    }
}

impl Chart {
    /// The figures of this game up to its position.
    pub fn of<G: GameText>(game: &Timeline<G>, lang: Lang) -> Self {
        let mut state = game.state_at(0);
        let mut series: Vec<Series> = Vec::new();
        let mut note = |events: usize, state: &G| {
            for (index, Figure { label, values, threshold }) in state.figures(lang).into_iter().enumerate() {
                if series.len() <= index {
                    series.push(Series { label, lines: vec![Values::default(); values.len()], threshold });
                }
                for (line, value) in series[index].lines.iter_mut().zip(values) {
                    line.note(events, value);
                }
            }
        };
        note(0, &state);
        let mut dice = vec![DiceRolled::default(); game.setup().seats.count().into()];
        for (index, event) in game.events().iter().enumerate() {
            // A timeline has no event that is refused.
            let Ok(step) = Step::new(&state, event.clone()) else { break };
            if let Some((seat, rolled)) = G::rolled(&step) {
                let DiceRolled { count, sum } = &mut dice[seat.index()];
                *count += rolled.len() as u32;
                *sum += rolled.iter().map(|die| u32::from(*die)).sum::<u32>();
            }
            state = step.after;
            note(index + 1, &state);
        }
        Self { length: game.events().len(), is_over: state.turn() == Turn::Over, series, dice }
    }
}

/// The chart of the game of a record; `None` if it cannot be read.
///
/// Not a function of [`AnyTable`](super::AnyTable): the code of charts would then be loaded with every game.
pub fn chart_of(game: &str, record: Value, lang: Lang) -> Option<Chart> {
    struct Draw(Value, Lang);

    impl GameVisitor for Draw {
        type Output = Option<Chart>;

        fn visit<G: GameReading>(self) -> Self::Output {
            let Self(record, lang) = self;
            Some(Chart::of(&Timeline::<G>::read(record).ok()?, lang))
        }
    }

    games::with_game(game, Draw(record, lang)).flatten()
}
