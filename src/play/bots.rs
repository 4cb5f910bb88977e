//! Bots at the table: they decide, and roll the dice, for the seats not controlled by a person.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::autoplay::schedule;
use super::platform::{elapsed, hear};
use super::settings::Pace;
use super::thinking::{Purpose, Task};
use crate::bots::{Candidate, EASY, HIGHEST_AT_ONCE, HIGHEST_LEVEL, at_once, playouts};
use crate::engine::{Control, Game, Known, Seat, Seats, Seed, Setup, Turn};
use crate::games::GameScene;

/// The levels of bots that can be chosen, as in records.
pub const LEVELS: RangeInclusive<u8> = EASY..=HIGHEST_LEVEL;

/// The seats for which a person decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Persons(Seats);

impl Persons {
    /// The seats with a person in this setup.
    pub fn of<G: Game>(setup: &Setup<G>) -> Self {
        Self(setup.seats.iter().filter(|(_, seat)| seat.control.is_human()).map(|(seat, _)| seat).collect())
    }

    /// Whether a person decides for this seat.
    pub fn has(&self, seat: Seat) -> bool {
        self.0.contains(seat)
    }

    /// The seat of the only person; `None` if there are several or none.
    pub fn only(&self) -> Option<Seat> {
        self.0.only()
    }

    /// Whether there are several people, who have to hide secret decisions from each other.
    pub fn are_several(&self) -> bool {
        self.0.len() > 1
    }

    /// Whether all seats are controlled by bots.
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether automatic play stops in this state for a person. If all seats are controlled by bots, it counts when it stops for one of
    /// them.
    pub fn are_asked<G: GameScene>(&self, state: &G) -> bool {
        state.asks() && (self.is_empty() || decider(state).is_none_or(|seat| self.has(seat)))
    }
}

/// The seat that decides or rolls; `None` if the game is over or all seats roll together.
fn decider<G: GameScene>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Decide(seat) => Some(seat),
        Turn::Chance => state.active_seat(),
        Turn::Over => None,
    }
}

/// Maximum search time of a bot of level 3 and of one of level 4, in milliseconds: on a slow device it plays a little worse, not slower.
const PATIENCE: [u64; 2] = [900, 2800];

/// Time after a touch during which nothing is played automatically, in milliseconds: a move in the same frame would delay the response to
/// the touch. On a slow device, the frame after a touch takes up to this long.
const HELD_BACK: u64 = 150;
/// The window events that count as a touch: the finger going down, which is about to be lifted; the click that follows; and keys.
const TOUCHES: [&str; 3] = ["pointerdown", "click", "keydown"];

/// The state of the bots at a table.
pub(super) struct Bots {
    /// The bots' random numbers, separate from the dice: the amount of them that a bot uses must not change what is rolled.
    pub rng: ChaCha8Rng,
    /// The time of the last touch on the page, in elapsed milliseconds.
    touched: u64,
}

impl Bots {
    /// Creates the state, with a random seed.
    pub fn new() -> Self {
        // Without entropy no new game can start. In a game that is continued, bots then always choose the same way among equal actions.
        let seed = Seed::from_entropy().unwrap_or_else(|_| Seed::from_bytes([0; 32]));
        Self { rng: seed.dice().at(0), touched: 0 }
    }
}

impl<G: GameScene> Session<G> {
    /// Whether a bot is due: to decide, to roll for itself, or to roll for all if there is no person at the table.
    pub(super) fn is_bot_due(&self) -> bool {
        let persons = self.displayed(|displayed| displayed.persons);
        self.game(|game| {
            let state = game.state();
            let by_bot = match decider(state) {
                Some(seat) => !persons.has(seat),
                None => state.turn() == Turn::Chance && persons.is_empty(),
            };
            by_bot && state.asks()
        })
    }

    /// Records the time of every touch on the page.
    pub(super) fn notice_touches(&self) {
        let session = *self;
        for event in TOUCHES {
            hear(event, move || {
                session.bots.try_update_value(|bots| bots.touched = elapsed());
            });
        }
    }

    /// Runs an automatic step or a slice of a search, postponed if a touch is recent. Any other step scheduled meanwhile cancels it.
    pub(super) fn unless_touched(&self, act: impl FnOnce(&Self) + 'static) {
        let session = *self;
        let since = elapsed().checked_sub(self.bots.with_value(|bots| bots.touched));
        match since.and_then(|since| HELD_BACK.checked_sub(since)) {
            Some(rest @ 1..) => self.next.after(rest as u32, move || session.unless_touched(act)),
            _ => act(self),
        }
    }

    /// Whether bots play without a pause and it is a bot's turn.
    pub(super) fn is_hurried(&self) -> bool {
        let active = || self.game(|game| decider(game.state()));
        let persons = || self.displayed(|displayed| displayed.persons);
        self.app.settings.pace.get_untracked() == Pace::AtOnce && active().is_some_and(|seat| !persons().has(seat))
    }

    /// Decides or rolls for the bot that is due.
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

    /// Handles the candidates found by a finished search.
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

    /// Changes the control of a seat from now on: a person takes over, or a bot continues. Undo does not revert this.
    pub(super) fn hand_over(&self, seat: Seat, control: Control) {
        if self.play.with_untracked(|play| play.conflict) {
            return;
        }
        self.play.update_untracked(|play| play.game.hand_over(seat, control));
        self.save_whole();
        self.revealed.set(None);
        // Standing orders given before do not bind the seat's new player.
        self.orders.update_value(Vec::clear);
        self.end_advice();
        self.play.update(|play| play.displayed.reseat(&play.game));
        self.prepare_to_think();
        schedule(*self);
        self.end_settling();
    }

    /// Ends the pause before a bot plays; returns `false` if no bot is due.
    pub(super) fn hurry_bot(&self) -> bool {
        let due = self.is_bot_due();
        if due && !self.finish_thinking() {
            self.play_bot();
        }
        due
    }
}
