//! Bots at the table: they decide, and roll the dice, for the seats that no person plays.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::autoplay::schedule;
use super::platform::{elapsed, hear};
use super::settings::Pace;
use super::thinking::{Purpose, Task};
use crate::bots::{Candidate, EASY, HIGHEST_AT_ONCE, HIGHEST_LEVEL, at_once, playouts};
use crate::engine::{BySeat, Control, Game, Known, Seat, Seed, Setup, Turn};
use crate::games::GameScene;

/// The levels of bots that can be chosen, as in records.
pub const LEVELS: RangeInclusive<u8> = EASY..=HIGHEST_LEVEL;

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

/// How long a bot of level 3 searches at most, and one of level 4, in milliseconds: on a slow device it plays a little worse, not slower.
const PATIENCE: [u64; 2] = [900, 2800];

/// For so long after a touch nothing is played by itself, in milliseconds: a move in the same frame would delay what the touch does. The
/// frame after a touch takes up to this long on a slow device.
const HELD_BACK: u64 = 150;
/// What is heard of touches: the finger that comes down and will soon be lifted, what that does, and keys.
const TOUCHES: [&str; 3] = ["pointerdown", "click", "keydown"];

/// What the bots of a table need.
pub(super) struct Bots {
    /// Their random numbers, apart from the dice: how many of them a bot uses must not change what is rolled.
    pub rng: ChaCha8Rng,
    /// When somebody touched the page last, in elapsed milliseconds.
    touched: u64,
}

impl Bots {
    /// With random numbers of their own.
    pub fn new() -> Self {
        // Without entropy no game begins; one that goes on has bots that choose among equals always alike.
        let seed = Seed::from_entropy().unwrap_or_else(|_| Seed::from_bytes([0; 32]));
        Self { rng: seed.dice().at(0), touched: 0 }
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

    /// Hears when somebody touches the page.
    pub(super) fn notice_touches(&self) {
        let session = *self;
        for event in TOUCHES {
            hear(event, move || {
                session.bots.try_update_value(|bots| bots.touched = elapsed());
            });
        }
    }

    /// Has something play itself, or the page think, but not right after a touch; what else happens first ends it.
    pub(super) fn unless_touched(&self, act: impl FnOnce(&Self) + 'static) {
        let session = *self;
        let since = elapsed().checked_sub(self.bots.with_value(|bots| bots.touched));
        match since.and_then(|since| HELD_BACK.checked_sub(since)) {
            Some(rest @ 1..) => self.next.after(rest as u32, move || session.unless_touched(act)),
            _ => act(self),
        }
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
        let mut known = None;
        self.bots.update_value(|bots| known = Some(self.game(|game| Known::sample(game.state(), seat, &mut bots.rng))));
        let Some(known) = known else { return };
        if level > HIGHEST_AT_ONCE {
            let patience = PATIENCE[usize::from(level >= HIGHEST_LEVEL)];
            let playouts = playouts::<G>(level);
            return self.begin_to_think(Task { purpose: Purpose::Decision, known, playouts, patience, compared: None });
        }
        let mut action = None;
        self.bots.update_value(|bots| action = at_once(&known, level, &mut bots.rng, &mut Vec::new()));
        if let Some(action) = action {
            self.decide(action);
        }
    }

    /// What somebody has found out who was thinking.
    pub(super) fn conclude(&self, purpose: Purpose, found: Vec<Candidate<G::Action>>) {
        match purpose {
            Purpose::Decision => {
                let Some(best) = found.first().map(|best| best.action.clone()) else { return };
                let index = self.game(|game| game.events().len());
                self.thinking.update_value(|thinking| thinking.remember(index, found));
                self.decide(best);
            }
            Purpose::Advice => self.tell(found),
        }
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
        self.end_advice();
        self.play.update(|play| play.displayed.reseat(&play.game));
        self.prepare_to_think();
        schedule(*self);
        self.end_settling();
    }

    /// Ends the pause before a bot plays; `false` if none is due.
    pub(super) fn hurry_bot(&self) -> bool {
        let due = self.is_bot_due();
        if due && !self.finish_thinking() {
            self.play_bot();
        }
        due
    }
}
