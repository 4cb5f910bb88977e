//! Self-play: games between bots, reproducible from a seed. For simulation, tests and balance.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::{Heuristic, bot_event_within, random_event};
use crate::engine::{BySeat, Control, First, Game, MAX_SEATS, Seed, Timeline, Turn, complete_options};

/// The default names of players, in seat order.
const NAMES: [&str; MAX_SEATS] = ["Ada", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal"];

/// The seeds of one game of self-play. They depend only on the run's seed and the number of the game.
#[derive(Clone, Debug)]
pub struct SelfPlaySeed {
    /// The seed of the dice, which is kept in the record.
    pub seed: Seed,
    /// The random numbers of the bots, separate from the dice: how many of them a bot uses must not change the rolls.
    bots: ChaCha8Rng,
    turn: u64,
    budget: Option<u32>,
}

impl SelfPlaySeed {
    /// The seeds of a game: `run` is the seed of the run, `game` the number of the game in it.
    pub fn new(run: u64, game: u64) -> Self {
        let mut bots = ChaCha8Rng::seed_from_u64(run);
        bots.set_stream(game);
        let mut seed = [0; 32];
        bots.fill_bytes(&mut seed);
        Self { seed: Seed::from_bytes(seed), bots, turn: run.wrapping_add(game), budget: None }
    }

    /// Limits the playouts of bots that search: this many per decision at the highest level, and in proportion below;
    /// `None` for the default of the game.
    #[must_use]
    pub fn within(self, budget: Option<u32>) -> Self {
        Self { budget, ..self }
    }

    /// The setup of a new game for this many players, as in a record: default names, the first colours, bots, and the
    /// options of new games ([`complete_options`]). Where the table chooses the first seat, the seats take turns from
    /// game to game.
    pub fn setup<G: Game>(&self, players: u8, options: &Value) -> Value {
        let facts = &G::FACTS;
        let mut options = options.clone();
        complete_options(facts.options, &mut options);
        let seats: Vec<Value> = NAMES
            .iter()
            .zip(facts.colours)
            .take(usize::from(players))
            .map(|(name, colour)| json!({"name": name, "colour": colour, "control": Control::Bot(0)}))
            .collect();
        let first = match facts.first {
            First::Rolled(_) => None,
            First::Named(_) => Some(self.turn % u64::from(players.max(1))),
        };
        json!({"seats": seats, "first": first, "options": options, "seed": self.seed})
    }

    /// Plays a game to its end, or until it has `limit` events. Each seat plays at the level of its bot; people's seats at level 0.
    pub fn play_out<G: Heuristic>(mut self, game: &mut Timeline<G>, limit: usize) {
        let levels: BySeat<u8> = game.setup().seats.map(|_, seat| match seat.control {
            Control::Bot(level) => level,
            Control::Human => 0,
        });
        let dice = self.seed.dice();
        let mut position = game.events().iter().filter(|event| event.is_chance()).count() as u32;
        let mut legal = Vec::new();
        while game.events().len() < limit {
            let event = match game.state().turn() {
                Turn::Chance => random_event(game.state(), &mut dice.at(position), &mut legal),
                Turn::Decide(seat) => {
                    bot_event_within(game.state(), levels[seat], self.budget, &mut self.bots, &mut legal)
                }
                Turn::Over => None,
            };
            let Some(event) = event else { break };
            position += u32::from(event.is_chance());
            let accepted = game.play(event);
            debug_assert!(accepted.is_ok(), "what is legal is accepted: {accepted:?}");
            if accepted.is_err() {
                break;
            }
        }
    }
}
