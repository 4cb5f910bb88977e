//! Bots at the table: they decide, and roll the dice, for the seats that no person plays.

use leptos::prelude::*;
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::autoplay::schedule;
use super::settings::Pace;
use crate::bots::at_once;
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

/// What the bots of a table need.
pub(super) struct Bots {
    /// Their random numbers, apart from the dice: how many of them a bot uses must not change what is rolled.
    rng: ChaCha8Rng,
}

impl Bots {
    /// With random numbers of their own.
    pub fn new() -> Self {
        // Without entropy no game begins; one that goes on has bots that choose among equals always alike.
        let seed = Seed::from_entropy().unwrap_or_else(|_| Seed::from_bytes([0; 32]));
        Self { rng: seed.dice().at(0) }
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
            action = at_once(&known, level, &mut bots.rng, &mut Vec::new());
        });
        if let Some(action) = action {
            self.play(EventOf::<G>::decision(seat, action));
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
        self.play.update(|play| play.displayed.seat_anew(&play.game));
        schedule(*self);
    }

    /// Ends the pause before a bot plays; `false` if none is due.
    pub(super) fn hurry_bot(&self) -> bool {
        let due = self.is_bot_due();
        if due {
            self.play_bot();
        }
        due
    }
}
