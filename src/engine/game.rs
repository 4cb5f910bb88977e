//! What a game is to everything around it.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::illegal::{Refusal, RuleId};
use super::seat::{Colour, MAX_SEATS, Seat};
use super::setup::{Setup, SetupError};

/// A game: implemented on its state, which holds nothing that is not yet known to anybody.
///
/// The same setup and events always give the same state. Chance is an event like a decision: whoever drives the game
/// samples it ([`Game::sample`]), the rules only consume it.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// What holds for every game of this kind.
    const FACTS: Facts;

    /// Options of new games, with their values: what has been mended since games were kept. Records without them stay as they were.
    const NEW_GAME_OPTIONS: &'static [(&'static str, u8)] = &[];

    /// The variants chosen at setup. Those left out of a record have their default.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What a record says of a seat beyond name, colour and control; [`PlainSeat`](super::PlainSeat) for nothing.
    type SeatRules: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A player's decision.
    type Action: Clone + Debug + Eq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What chance decides.
    type Chance: Clone + Debug + Eq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Why an event is refused.
    type Illegal: Refusal;
    /// The state as traces show it.
    type Trace: Serialize;

    /// The state before the first event.
    ///
    /// # Errors
    /// When the setup breaks a rule of this game.
    fn setup(setup: &Setup<Self>) -> Result<Self, SetupError>;

    /// Who or what moves the game on.
    fn turn(&self) -> Turn;

    /// Every action that [`Game::check`] allows now, each once; nothing before chance and at the end. The order is a promise: the same
    /// state lists the same in every version.
    /// Adds to `into`, which the caller clears and reuses.
    fn legal(&self, into: &mut Vec<Self::Action>);

    /// May this seat do this now? The only place where legality is decided.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, by: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// A state equal to this one in everything that this seat has seen, and drawn anew in all that it has not: what lies hidden in
    /// cards with the odds of the cards, what others decided in secret with each of their decisions as likely.
    ///
    /// What comes of the same `rng` depends on nothing that the seat has not seen. [`Known`](super::Known) is the way to it.
    #[must_use]
    fn sampled_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> Self;

    /// Everything that chance may bring now, each once with its weight: its odds are its weight among the sum of all. Nothing when it is
    /// not chance's turn. The order is a promise, as that of [`Game::legal`] is: the same state lists the same in every version.
    ///
    /// Adds to `into`, which the caller clears and reuses. The longest list, a deal of several cards, has some ten thousand entries.
    fn chances(&self, into: &mut Vec<(Self::Chance, u32)>);

    /// What chance may bring now, with the odds of [`Game::chances`]; `None` when it is not chance's turn.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Self::Chance>;

    /// Carries out an event, as far as the next decision or chance.
    ///
    /// # Errors
    /// The rule that forbids the event; then nothing has changed.
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Self::Illegal>;

    /// Who won, when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The state as traces show it.
    fn trace(&self) -> Self::Trace;

    /// The combinations of options that a table with so many players can choose: what the laws are tried on.
    fn editions(players: u8) -> Vec<Self::Options> {
        let _ = players;
        vec![Self::Options::default()]
    }

    /// What the seats of a table with so many players can be beyond name, colour and control, in seat order: what the laws are
    /// tried on. The first is that of a plain table.
    fn seatings(players: u8) -> Vec<Vec<Self::SeatRules>> {
        vec![vec![Self::SeatRules::default(); usize::from(players)]]
    }

    /// The table of the game's cards, for games that have one.
    fn cards() -> Option<serde_json::Value> {
        None
    }
}

/// What holds for every game of a kind.
#[derive(Debug)]
pub struct Facts {
    /// The id in records, addresses and file names.
    pub id: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The colours of the game, in the order in which they are offered.
    pub colours: &'static [Colour],
    /// The rule that says how many play and in which colours.
    pub seats_rule: RuleId,
    /// How it is settled who begins.
    pub first: First,
    /// After how many events random play is cut off; `None` where every game ends by itself.
    pub random_play_limit: Option<u32>,
}

/// How it is settled who begins, with the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// By the rules themselves: a setup must not name a seat.
    Rolled(RuleId),
    /// By the table: a setup names the seat.
    Named(RuleId),
}

/// Who or what moves the game on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// Dice or cards decide.
    Chance,
    /// The game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The seats that won, in seat order; several if they share it.
    pub winners: Winners,
}

/// Seats in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Winners(ArrayVec<Seat, MAX_SEATS>);

impl Winners {
    /// The winners, in seat order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Seat> + '_ {
        self.0.iter().copied()
    }

    /// Did this seat win?
    pub fn contains(&self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }
}

impl FromIterator<Seat> for Winners {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let seats: ArrayVec<Seat, MAX_SEATS> = seats.into_iter().take(MAX_SEATS).collect();
        Self(
            Seat::all(MAX_SEATS as u8).flat_map(|seat| seats.iter().copied().filter(move |one| *one == seat)).collect(),
        )
    }
}

impl Serialize for Winners {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Winners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One entry of a record: `{"by":0,"do":ACTION}` or `{"chance":OUTCOME}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event<Action, Chance> {
    /// A seat decided.
    Decision {
        /// Who decided.
        by: Seat,
        /// The decision.
        #[serde(rename = "do")]
        action: Action,
    },
    /// Chance decided.
    Chance {
        /// What came.
        chance: Chance,
    },
}

/// An event of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

impl<Action, Chance> Event<Action, Chance> {
    /// A decision of a seat.
    pub fn decision(by: Seat, action: Action) -> Self {
        Self::Decision { by, action }
    }

    /// An outcome of chance.
    pub fn chance(chance: Chance) -> Self {
        Self::Chance { chance }
    }

    /// Is it an outcome of chance?
    pub fn is_chance(&self) -> bool {
        matches!(self, Self::Chance { .. })
    }
}

/// Reads a field that may be absent but not null.
pub(super) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl<'de, Action: Deserialize<'de>, Chance: Deserialize<'de>> Deserialize<'de> for Event<Action, Chance> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Not an untagged enum: serde's error for those names neither the field nor the value that is wrong.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, bound = "Action: Deserialize<'de>, Chance: Deserialize<'de>")]
        struct Fields<Action, Chance> {
            #[serde(default, deserialize_with = "present")]
            by: Option<Seat>,
            #[serde(default, rename = "do", deserialize_with = "present")]
            action: Option<Action>,
            #[serde(default, deserialize_with = "present")]
            chance: Option<Chance>,
        }
        match Fields::deserialize(deserializer)? {
            Fields { by: Some(by), action: Some(action), chance: None } => Ok(Self::Decision { by, action }),
            Fields { by: None, action: None, chance: Some(chance) } => Ok(Self::Chance { chance }),
            _ => Err(serde::de::Error::custom("an event has either `by` and `do`, or `chance`")),
        }
    }
}
