//! The state, and the application of events.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::action::{Action, Chance, Effect, Illegal, Options};
use crate::engine::{
    Colour, Event, EventOf, Facts, First, Game, Observer, Outcome, PlainSeat, RuleId, Seat, Setup, SetupError, Turn,
};

/// The most hearts a player can take at once.
const MOST: u8 = 2;

/// A game of Last Heart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    turn: Seat,
    /// The number of hearts left; `None` before the roll.
    hearts: Option<u8>,
}

/// The state as written to traces.
#[derive(Debug, Serialize)]
pub struct Trace {
    turn: Seat,
    hearts: Option<u8>,
}

impl State {
    /// All seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }

    /// The number of hearts left; `None` before the roll.
    pub fn hearts(&self) -> Option<u8> {
        self.hearts
    }

    fn next(&self) -> Seat {
        Seat::all(self.seats).cycle().skip(self.turn.index() + 1).next().unwrap_or(self.turn)
    }
}

impl Game for State {
    const FACTS: Facts = Facts {
        id: "last_heart",
        seats: 2..=3,
        colours: &[Colour::Red, Colour::Blue, Colour::Green],
        seats_rule: RuleId::new("LH", 1),
        first: First::Named(RuleId::new("LH", 1)),
        random_play_limit: None,
        options: &[],
        role: None,
        link_code: 63,
    };

    type Options = Options;
    type SeatRules = PlainSeat;
    type Action = Action;
    type Chance = Chance;
    type Effect = Effect;
    type Illegal = Illegal;
    type Trace = Trace;

    fn setup(setup: &Setup<Self>) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self { seats: setup.seats.count(), turn: setup.named_first()?, hearts: None })
    }

    fn turn(&self) -> Turn {
        match self.hearts {
            None => Turn::Chance,
            Some(0) => Turn::Over,
            Some(_) => Turn::Decide(self.turn),
        }
    }

    fn legal(&self, into: &mut Vec<Action>) {
        into.extend((1..=MOST).map(Action::Take).filter(|action| self.check(self.turn, action).is_ok()));
    }

    fn check(&self, by: Seat, Action::Take(hearts): &Action) -> Result<(), Illegal> {
        match self.hearts {
            None => Err(Illegal::RollIsDue),
            Some(0) => Err(Illegal::Over),
            Some(_) if by != self.turn => Err(Illegal::NotYourTurn),
            Some(left) if (1..=MOST.min(left)).contains(hearts) => Ok(()),
            Some(_) => Err(Illegal::HowMany),
        }
    }

    fn sampled_for<R: Rng>(&self, _: Seat, _: &mut R) -> Self {
        // No information is hidden.
        self.clone()
    }

    fn chances(&self, into: &mut Vec<(Chance, u32)>) {
        if self.hearts.is_none() {
            into.extend((7..=12).map(|hearts| (Chance::Hearts(hearts), 1)));
        }
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Chance> {
        self.hearts.is_none().then(|| Chance::Hearts(rng.random_range(1..=6) + 6))
    }

    fn apply_observed<O: Observer<Effect>>(&mut self, event: &EventOf<Self>, observer: &mut O) -> Result<(), Illegal> {
        match event {
            Event::Decision { by, action } => {
                self.check(*by, action)?;
                let Action::Take(taken) = action;
                self.hearts = self.hearts.map(|hearts| hearts - taken);
                observer.observe(Effect::Takes(*by, *taken));
                if self.hearts == Some(0) {
                    observer.observe(Effect::Wins(*by));
                } else {
                    self.turn = self.next();
                }
            }
            Event::Chance { chance: Chance::Hearts(hearts) } => match self.hearts {
                None if (7..=12).contains(hearts) => self.hearts = Some(*hearts),
                None => return Err(Illegal::NoSuchSide),
                Some(0) => return Err(Illegal::Over),
                Some(_) => return Err(Illegal::HowMany),
            },
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.hearts == Some(0)).then(|| Outcome { winners: std::iter::once(self.turn).collect() })
    }

    fn trace(&self) -> Trace {
        Trace { turn: self.turn, hearts: self.hearts }
    }
}
