//! Bots at the table: they decide, and roll the dice, for the seats that no person plays.

use leptos::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::autoplay::schedule;
use super::settings::Pace;
use super::surroundings::now;
use crate::bots::{HIGHEST_AT_ONCE, HIGHEST_LEVEL, Search, at_once, playouts};
use crate::engine::{BySeat, Control, EventOf, Game, Known, Seat, Seed, Setup, Turn};
use crate::games::GameScene;

/// For which seats people decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Persons(BySeat<bool>);

impl Persons {
    /// Those of this setup.
    pub fn of<G: Game>(setup: &Setup<G>) -> Self {
        Self(setup.seats.map(|_, seat| seat.control.is_human()))
    }

    /// Does a person decide for this seat?
    pub fn has(&self, seat: Seat) -> bool {
        self.0.get(seat).is_some_and(|person| *person)
    }

    /// The seat of the only person.
    pub fn only(&self) -> Option<Seat> {
        let mut seats = self.0.seats().filter(|seat| self.has(*seat));
        seats.next().filter(|_| seats.next().is_none())
    }

    /// Are there people at the table who hide something from each other?
    pub fn are_several(&self) -> bool {
        self.only().is_none() && !self.is_empty()
    }

    /// Do bots play among themselves?
    fn is_empty(&self) -> bool {
        self.0.values().all(|person| !person)
    }

    /// Is a person asked in this state? Where bots play among themselves, it counts when one of them is.
    pub fn are_asked<G: GameScene>(&self, state: &G) -> bool {
        state.asks() && (self.is_empty() || decider(state).is_none_or(|seat| self.has(seat)))
    }
}

/// The seat that decides or rolls; nobody's where it is over or all roll together.
fn decider<G: GameScene>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Decide(seat) => Some(seat),
        Turn::Chance => state.active_seat(),
        Turn::Over => None,
    }
}

/// How long a bot searches before the page does something else, in milliseconds.
const SLICE: u64 = 8;
/// It looks at the clock after so many playouts.
const PLAYOUTS_PER_LOOK: u32 = 8;
/// How long a bot of level 3 searches at most, and one of level 4, in milliseconds: on a slow device it plays a little worse, not slower.
const PATIENCE: [u64; 2] = [900, 2800];

/// What the bots of a table need.
pub(super) struct Bots<G: GameScene> {
    /// Their random numbers, apart from the dice: how many of them a bot uses must not change what is rolled.
    rng: ChaCha8Rng,
    /// What one of them is thinking about.
    thinking: Option<Thinking<G>>,
}

/// A decision that a bot is searching for.
struct Thinking<G: GameScene> {
    search: Search<G, ChaCha8Rng>,
    /// When it has to be made, in milliseconds since 1970.
    until: u64,
}

impl<G: GameScene> Thinking<G> {
    /// Searches on for a slice; `true` when it has to be enough.
    fn goes_on(&mut self) -> bool {
        let end = now() + SLICE;
        loop {
            if self.search.step(PLAYOUTS_PER_LOOK) {
                return true;
            }
            let now = now();
            if now >= end {
                return now >= self.until;
            }
        }
    }
}

impl<G: GameScene> Bots<G> {
    /// With random numbers of their own.
    pub fn new() -> Self {
        // Without entropy no game begins; one that goes on has bots that choose among equals always alike.
        let seed = Seed::from_entropy().unwrap_or_else(|_| Seed::from_bytes([0; 32]));
        Self { rng: seed.dice().at(0), thinking: None }
    }
}

impl<G: GameScene> Session<G> {
    /// Does a bot play next: one that decides, or rolls for itself or for all where no person is at the table?
    pub(super) fn is_bot_due(&self) -> bool {
        let persons = self.displayed(|displayed| displayed.persons.clone());
        self.game(|game| {
            let state = game.state();
            let by_bot = match decider(state) {
                Some(seat) => !persons.has(seat),
                None => state.turn() == Turn::Chance && persons.is_empty(),
            };
            by_bot && state.asks()
        })
    }

    /// Bots play without a pause, and one of them plays now.
    pub(super) fn is_hurried(&self) -> bool {
        let active = || self.game(|game| decider(game.state()));
        let persons = || self.displayed(|displayed| displayed.persons.clone());
        self.app.settings.pace.get_untracked() == Pace::AtOnce && active().is_some_and(|seat| !persons().has(seat))
    }

    /// The bot that is due decides or rolls.
    pub(super) fn play_bot(&self) {
        if !self.is_bot_due() {
            return;
        }
        let Turn::Decide(seat) = self.game(|game| game.state().turn()) else { return self.roll() };
        let level = match self.game(|game| game.setup().seats[seat].control) {
            Control::Bot(level) => level,
            Control::Human => return,
        };
        let mut action = None;
        self.bots.update_value(|bots| {
            let known = self.game(|game| Known::sample(game.state(), seat, &mut bots.rng));
            if level <= HIGHEST_AT_ONCE {
                action = at_once(&known, level, &mut bots.rng, &mut Vec::new());
                return;
            }
            let rng = ChaCha8Rng::from_rng(&mut bots.rng);
            let patience = PATIENCE[usize::from(level >= HIGHEST_LEVEL)];
            let search = Search::new(known, playouts::<G>(level), rng);
            bots.thinking = Some(Thinking { search, until: now() + patience });
        });
        match action {
            Some(action) => self.play(EventOf::<G>::decision(seat, action)),
            None => self.think(),
        }
    }

    /// Searches for a slice and then lets the page do what is due; whatever changes the game ends it.
    fn think(&self) {
        let mut ready = false;
        self.bots.update_value(|bots| ready = bots.thinking.as_mut().is_none_or(Thinking::goes_on));
        if ready {
            self.decide_now();
        } else {
            let session = *self;
            self.next.after(0, move || session.think());
        }
    }

    /// A bot that has thought about it decides with what it has found out; `false` if none has.
    fn decide_now(&self) -> bool {
        let mut found = None;
        self.bots.update_value(|bots| found = bots.thinking.take());
        let best = found.and_then(|thinking| thinking.search.candidates().into_iter().next());
        if let Some(best) = best {
            self.decide(best.action);
            return true;
        }
        false
    }

    /// What a bot has been thinking about is another game now.
    pub(super) fn stop_thinking(&self) {
        self.bots.update_value(|bots| bots.thinking = None);
    }

    /// From now on somebody else decides for a seat: a person takes over, or a bot plays on. Undo does not take that back.
    pub(super) fn hand_over(&self, seat: Seat, control: Control) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        self.play.update_untracked(|play| play.game.hand_over(seat, control));
        self.save_whole();
        self.revealed.set(None);
        // What somebody has ordered in advance does not bind whoever sits there now.
        self.orders.update_value(Vec::clear);
        self.play.update(|play| play.displayed.seat_anew(&play.game));
        schedule(*self);
    }

    /// Ends the pause before a bot plays; `false` if none is due.
    pub(super) fn hurry_bot(&self) -> bool {
        let due = self.is_bot_due();
        if due && !self.decide_now() {
            self.play_bot();
        }
        due
    }
}
