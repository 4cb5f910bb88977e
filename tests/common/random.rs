//! Random games, the same in each run.
#![allow(dead_code, reason = "each test file uses its part")]

use heartbox::bots::{SelfPlaySeed, random_event};
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Dice, EventOf, Game, Timeline};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// A self-playing game: dice by position from the seed of its setup, all else at random.
pub struct Random<G: Game> {
    pub game: Timeline<G>,
    pub dice: Dice,
    pub rng: ChaCha8Rng,
    legal: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// Game number `number` with this many players, all with the game's own rules.
    pub fn new(players: u8, options: &G::Options, number: u64) -> Self {
        Self::seated(options, &vec![G::SeatRules::default(); usize::from(players)], number)
    }

    /// Game number `number` at a table with these seats.
    pub fn seated(options: &G::Options, seating: &[G::SeatRules], number: u64) -> Self {
        let self_play = SelfPlaySeed::new(number, seating.len() as u64);
        let setup = setup_of::<G>(&self_play, options, seating);
        let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
        let game = Timeline::read(record).expect("a setup of the app");
        Self { game, dice: self_play.seed.dice(), rng: ChaCha8Rng::seed_from_u64(number), legal: Vec::new() }
    }

    /// The next event; `None` at the end.
    pub fn due(&mut self) -> Option<EventOf<G>> {
        self.game.roll(&self.dice).or_else(|| random_event(self.game.state(), &mut self.rng, &mut self.legal))
    }

    /// Plays on by one event; `false` at the end.
    pub fn step(&mut self) -> bool {
        let Some(event) = self.due() else { return false };
        self.game.play(event).expect("what is legal is accepted");
        true
    }
}

/// A setup of self-play with exactly these options, and with these seat rules.
pub fn setup_of<G: Game>(self_play: &SelfPlaySeed, options: &G::Options, seating: &[G::SeatRules]) -> Value {
    let mut setup = self_play.setup::<G>(seating.len() as u8, &Value::Null);
    setup["options"] = json!(options);
    for (seat, rules) in setup["seats"].as_array_mut().into_iter().flatten().zip(seating) {
        for (field, value) in json!(rules).as_object().into_iter().flatten() {
            seat[field] = value.clone();
        }
    }
    setup
}

/// Every table of a game: number of players and options.
pub fn tables<G: Game>() -> impl Iterator<Item = (u8, G::Options)> {
    G::FACTS.seats.clone().flat_map(|players| G::editions(players).into_iter().map(move |options| (players, options)))
}

/// The length up to which games without a guaranteed end are visited, one at each table.
const LOOKED_AT: usize = 200;

/// Calls `look` with every state of some random games at every table, from the setup to the end or to the limit.
pub fn every_state<G: Game>(games: u64, mut look: impl FnMut(&Timeline<G>)) {
    let (games, limit) = if G::FACTS.random_play_limit.is_some() { (1, LOOKED_AT) } else { (games, usize::MAX) };
    let seated = tables::<G>().flat_map(|(players, options)| {
        let seatings = G::seatings(players).into_iter();
        seatings.map(move |seating| (options.clone(), seating))
    });
    for (options, seating) in seated {
        for number in 0..games {
            let mut random = Random::<G>::seated(&options, &seating, number);
            look(&random.game);
            while random.game.events().len() < limit && random.step() {
                look(&random.game);
            }
        }
    }
}
