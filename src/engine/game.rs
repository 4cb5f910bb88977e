//! The interface of a game to the rest of the program, and the setup of a game.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::dice::Seed;
use super::illegal::{Refusal, RuleId};
use super::observer::Observer;
use super::options::GameOption;
use super::seat::{BySeat, Colour, Seat, Seats};
use super::setup::{SeatSetup, SetupError, SetupFault};

/// A game: implemented on its state. The state holds only facts that at least one seat knows already.
///
/// The same setup and events always give the same state. Chance is an event like a decision: the caller samples it
/// ([`Game::sample`]), the rules only consume it.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The constants of this game.
    const FACTS: Facts;

    /// The variants chosen at setup. Those left out of a record have their default.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// The fields of a seat in a record beyond name, colour and control; [`PlainSeat`](super::PlainSeat) if there are none.
    type SeatRules: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A player's decision.
    type Action: Clone + Debug + Eq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// An outcome of chance.
    type Chance: Clone + Debug + Eq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// A single effect of an event; the effects of an event, in order, are what it did beyond what the event itself says.
    type Effect: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Why an event is refused.
    type Illegal: Refusal;
    /// The state as traces show it.
    type Trace: Serialize;

    /// The state before the first event.
    ///
    /// # Errors
    /// When the setup breaks a rule of this game.
    fn setup(setup: &Setup<Self>) -> Result<Self, SetupError>;

    /// The next to act: a seat, or chance.
    fn turn(&self) -> Turn;

    /// Appends the legal actions to `into`: every action that [`Game::check`] allows now, each once; none before chance
    /// and at the end. The order is guaranteed: the same state lists the same actions in every version.
    ///
    /// The caller clears and reuses the buffer.
    fn legal(&self, into: &mut Vec<Self::Action>);

    /// Checks whether this seat may do this now. The only place where legality is decided.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, by: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Samples a state that this seat cannot tell from this one: equal in everything that the seat has seen, drawn at
    /// random in the rest. Hidden cards are drawn with their true odds, secret decisions of others uniformly among the
    /// possible ones.
    ///
    /// With the same `rng`, the result depends only on what the seat has seen. Callers use [`Known`](super::Known).
    #[must_use]
    fn sampled_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> Self;

    /// Appends to `into` every possible outcome of chance, each once with its weight: its probability is its weight
    /// divided by the sum of all weights. Appends none when it is not chance's turn. The order is guaranteed, as for
    /// [`Game::legal`]: the same state lists the same in every version.
    ///
    /// The caller clears and reuses the buffer. The longest list, a deal of several cards, has some ten thousand entries.
    fn chances(&self, into: &mut Vec<(Self::Chance, u32)>);

    /// Samples an outcome with the odds of [`Game::chances`]; `None` when it is not chance's turn.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Self::Chance>;

    /// Applies an event, advances to the next decision or chance, and reports each effect to `observer`.
    ///
    /// # Errors
    /// The rule that forbids the event; then the state is unchanged and no effect was reported.
    fn apply_observed<O: Observer<Self::Effect>>(
        &mut self,
        event: &EventOf<Self>,
        observer: &mut O,
    ) -> Result<(), Self::Illegal>;

    /// Applies an event like [`Game::apply_observed`], its effects ignored: for searches and replays.
    ///
    /// # Errors
    /// The rule that forbids the event; the state is then unchanged.
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Self::Illegal> {
        self.apply_observed(event, &mut ())
    }

    /// The outcome; `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The state as traces show it.
    fn trace(&self) -> Self::Trace;

    /// The combinations of options that a table of this many players can choose. The tests of the laws run over all of them.
    fn editions(players: u8) -> Vec<Self::Options> {
        let _ = players;
        vec![Self::Options::default()]
    }

    /// The possible seatings (rules of each seat, in seat order) of a table of this many players. The tests of the laws
    /// run over all of them. The first is that of a plain table.
    fn seatings(players: u8) -> Vec<Vec<Self::SeatRules>> {
        vec![vec![Self::SeatRules::default(); usize::from(players)]]
    }

    /// The card list of the game as JSON, for games that have cards.
    fn cards() -> Option<Value> {
        None
    }
}

/// The setup of a game. It is well-formed, but not yet validated by [`Setup::check`] and the game itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Setup<G: Game> {
    /// The seats, clockwise.
    #[serde(deserialize_with = "seats")]
    pub seats: BySeat<SeatSetup<G::SeatRules>>,
    /// The seat that begins; `None` where the rules roll for it.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The variants.
    #[serde(default)]
    pub options: G::Options,
    /// The seed of the app's dice; the rules never read it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

impl<G: Game> Setup<G> {
    /// Validates what all games have in common: the number of seats, their colours, the first seat. Games call it first.
    ///
    /// # Errors
    /// The first fault that is found.
    pub fn check(&self) -> Result<(), SetupError> {
        let facts = &G::FACTS;
        let refuse = |rule, fault| Err(SetupError { rule, fault });
        let seats = self.seats.count();
        if !facts.seats.contains(&seats) {
            let (least, most) = (*facts.seats.start(), *facts.seats.end());
            return refuse(facts.seats_rule, SetupFault::SeatCount { seats, least, most });
        }
        for (seat, this) in self.seats.iter() {
            if !facts.colours.contains(&this.colour) {
                return refuse(facts.seats_rule, SetupFault::NoSuchColour { seat });
            }
            if self.seats.values().skip(seat.index() + 1).any(|other| other.colour == this.colour) {
                return refuse(facts.seats_rule, SetupFault::ColourTwice { seat });
            }
        }
        match (facts.first, self.first) {
            (First::Rolled(rule), Some(_)) => refuse(rule, SetupFault::FirstIsRolled),
            (First::Named(rule), None) => refuse(rule, SetupFault::FirstIsMissing),
            (First::Named(rule), Some(seat)) if !self.seats.has(seat) => refuse(rule, SetupFault::FirstIsNobody),
            _ => Ok(()),
        }
    }

    /// The seat that begins, in a game in which the table names it.
    ///
    /// # Errors
    /// When the setup names none.
    pub fn named_first(&self) -> Result<Seat, SetupError> {
        let (First::Rolled(rule) | First::Named(rule)) = G::FACTS.first;
        self.first.ok_or(SetupError { rule, fault: SetupFault::FirstIsMissing })
    }
}

fn seats<'de, D: Deserializer<'de>, R: DeserializeOwned>(deserializer: D) -> Result<BySeat<SeatSetup<R>>, D::Error> {
    BySeat::from_values(Vec::deserialize(deserializer)?)
        .ok_or_else(|| serde::de::Error::custom("there are at most 8 seats"))
}

/// The constants of a game.
#[derive(Debug)]
pub struct Facts {
    /// The id in records, addresses and file names.
    pub id: &'static str,
    /// The numbers of players.
    pub seats: RangeInclusive<u8>,
    /// The colours of the game, in the order in which they are offered.
    pub colours: &'static [Colour],
    /// The rule about the number of players and their colours.
    pub seats_rule: RuleId,
    /// How the first seat is determined.
    pub first: First,
    /// The number of events after which random play is cut off; `None` where every game ends by itself.
    pub random_play_limit: Option<u32>,
    /// The options of the game, all fields of [`Game::Options`]. Links code them by their place: a new one comes last.
    pub options: &'static [GameOption],
    /// The rules by which a seat can play, if the seats have a choice: the field of [`Game::SeatRules`].
    pub role: Option<GameOption>,
    /// The code of the game in [links](crate::link), 0 to 63, which no other game has or had.
    pub link_code: u8,
}

/// How the first seat is determined, with the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Rolled by the rules: a setup must not name a seat.
    Rolled(RuleId),
    /// Chosen by the table: a setup names the seat.
    Named(RuleId),
}

/// The next to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// Chance (dice or cards) decides.
    Chance,
    /// The game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The seats that won; several if they share it.
    pub winners: Seats,
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
        /// The outcome of chance.
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

    /// Whether it is an outcome of chance.
    pub fn is_chance(&self) -> bool {
        matches!(self, Self::Chance { .. })
    }
}

/// Reads a field that may be absent but not null.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
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
