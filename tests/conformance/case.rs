//! The games on which the laws are tested.

use std::cell::Cell;

use heartbox::bots::SelfPlaySeed;
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Event, Game, Seat, Timeline};
use heartbox::games::TableGame;
use serde_json::{Value, json};

use crate::common::random::setup_of;

/// No game takes more events, unless it need not end.
const LONGEST: usize = 100_000;

/// The number of states at the beginning that are all visited, in a game that need not end.
const BEGINNING: usize = 60;

/// A random game, played to its end or as far as random play goes.
pub struct Case<G: Game> {
    pub game: Timeline<G>,
    /// The state before the first event and after each.
    pub states: Vec<G>,
    pub self_play: SelfPlaySeed,
    /// Instructions for playing it again.
    again: String,
    /// The event being tested, for failure messages.
    at: Cell<usize>,
}

impl<G: Game> Drop for Case<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (again, at) = (&self.again, self.at.get());
            eprintln!("{again}\nbefore event {at}: {:?}", self.states.get(at));
        }
    }
}

impl<G: TableGame> Case<G> {
    fn new(options: &G::Options, seating: &[G::SeatRules], run: u64, number: u64) -> Self {
        let (players, seats) = (seating.len(), json!(seating));
        let again = format!(
            "the last of: sim play --game {} --players {players} --seats '{seats}' --options '{}' --seed {run} --games {}",
            G::FACTS.id,
            json!(options),
            number + 1
        );
        let self_play = SelfPlaySeed::new(run, number);
        let setup = setup_of::<G>(&self_play, options, seating);
        let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
        let mut game = Timeline::<G>::read(record).unwrap_or_else(|broken| panic!("{again}: {:?}", broken.fault));
        let limit = G::FACTS.random_play_limit.map_or(LONGEST, |limit| limit as usize);
        self_play.clone().play_out(&mut game, limit);
        let mut states = vec![game.state_at(0)];
        for event in game.events() {
            let mut next = states[states.len() - 1].clone();
            next.apply(event).unwrap_or_else(|illegal| panic!("{again}: {event:?}: {illegal:?}"));
            states.push(next);
        }
        assert_eq!(states.last(), Some(game.state()), "{again}");
        Self { game, states, self_play, again, at: Cell::new(0) }
    }

    /// The states in order, each with its number; of a game that need not end, the beginning and then every n-th state.
    pub fn walk(&self) -> impl Iterator<Item = (usize, &G)> {
        let (all, step) = match G::FACTS.random_play_limit {
            None => (usize::MAX, 1),
            // An odd step, to avoid common divisors with the lengths of turns.
            Some(_) => (BEGINNING, (self.states.len() / BEGINNING) | 1),
        };
        let seen = self.states.iter().enumerate().filter(move |(at, _)| *at < all || at % step == 0);
        seen.inspect(|(at, _)| self.at.set(*at))
    }

    /// All possible seats, at this table or not.
    pub fn seats() -> impl Iterator<Item = Seat> {
        Seat::all(u8::MAX)
    }

    /// The seats of the table.
    pub fn players(&self) -> u8 {
        self.game.setup().seats.count()
    }
}

fn number(variable: &str, unset: u64) -> u64 {
    std::env::var(variable).map_or(unset, |value| value.parse().expect("a number"))
}

/// Every number of players, every edition and every seating, with several games of each.
pub fn each<G: TableGame>(mut law: impl FnMut(&Case<G>)) {
    // Games without a guaranteed end are long, and one of a kind is enough.
    let unset = if G::FACTS.random_play_limit.is_some() { 1 } else { 3 };
    let (games, run) = (number("HEARTBOX_GAMES", unset), number("HEARTBOX_SEED", 1));
    for players in G::FACTS.seats.clone() {
        let (editions, seatings) = (G::editions(players), G::seatings(players));
        assert!(editions.contains(&G::Options::default()), "{}: the default for {players}", G::FACTS.id);
        assert!(seatings.iter().all(|seating| seating.len() == usize::from(players)));
        assert!(seatings[0].iter().all(|rules| *rules == G::SeatRules::default()), "the first is the plain table");
        for (options, seating) in editions.iter().flat_map(|options| seatings.iter().map(move |seats| (options, seats)))
        {
            (0..games).for_each(|number| law(&Case::new(options, seating, run, number)));
        }
    }
}

/// Actions and outcomes of chance from many moments of other games of the same kind.
pub struct Harvest<G: Game> {
    pub actions: Vec<G::Action>,
    pub chances: Vec<G::Chance>,
}

impl<G: TableGame> Harvest<G> {
    pub fn new() -> Self {
        let mut harvest = Self { actions: Vec::new(), chances: Vec::new() };
        let players = *G::FACTS.seats.end();
        let seatings = G::seatings(players);
        for (options, seating) in
            G::editions(players).iter().flat_map(|options| seatings.iter().map(move |seats| (options, seats)))
        {
            let case = Case::<G>::new(options, seating, 0, 0);
            for (_, state) in case.walk() {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                // A few entries of a long list, spread evenly.
                let step = legal.len() / 8 + 1;
                for action in legal.into_iter().step_by(step) {
                    keep(&mut harvest.actions, action);
                }
            }
            for event in case.game.events() {
                if let Event::Chance { chance } = event {
                    keep(&mut harvest.chances, chance.clone());
                }
            }
        }
        harvest
    }
}

fn keep<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if list.len() < 600 && !list.contains(&item) {
        list.push(item);
    }
}

/// `count` of the items, different ones for each `at`.
pub fn some<T>(items: &[T], at: usize, count: usize) -> impl Iterator<Item = &T> {
    // A step without a common divisor with most lengths.
    let start = at.wrapping_mul(7919);
    (0..count.min(items.len())).map(move |turn| &items[(start + turn * 31) % items.len()])
}

/// A record as text and back.
pub fn round_trip(record: &Value) -> Value {
    serde_json::from_str(&record.to_string()).expect("JSON")
}
