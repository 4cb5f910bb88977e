//! Playing on to the next moment at which a person is asked, or to the end of the game: without pauses, and with only the result displayed.

use super::words::Ahead;
use super::{Command, Pace, Readiness, Table};
use crate::engine::Turn;
use crate::games::GameScene;

/// Maximum number of events between two displayed states: they take a moment to play, and the page has to respond meanwhile.
const UNSEEN: u8 = 60;
/// Time for all searches up to the next turn of a person, in milliseconds.
const TO_TURN: u64 = 500;
/// Time for all searches up to the end of the game.
const TO_END: u64 = 3000;
/// Share of the remaining time for each search, as a divisor.
const SHARE: u64 = 16;
/// Minimum duration of a search, in milliseconds: without the time for it, a bot decides without a search.
const LEAST: u64 = 5;

/// Play without pauses until a person is asked.
pub(super) struct Hurry {
    /// The time left for searches, in milliseconds.
    time: u64,
    /// The number of events that have not been displayed.
    unseen: u8,
}

impl<G: GameScene> Table<G> {
    /// What the play of bots can be hurried to; `None` while a person plays.
    pub(super) fn ahead(&self) -> Option<Ahead> {
        // What is still to be told is not anticipated.
        let state = if self.telling.is_some() { self.state() } else { self.timeline.state() };
        let is_watched = self.readiness == Readiness::Busy && !self.conflict && state.turn() != Turn::Over;
        if !is_watched {
            return None;
        }
        if !self.persons.take_part(state) {
            return Some(Ahead::End);
        }
        // Dice that a person has rolled are nobody else's to hurry.
        if self.tumbling.as_ref().is_some_and(|step| !self.is_bots(&step.before)) {
            return None;
        }
        // Also between the events of bots, so that the way there stays in place.
        let is_after_bot = || self.step.as_ref().is_some_and(|step| self.is_bots(&step.before));
        let is_bots_turn = self.is_bots(self.state()) || self.is_bots(state) || is_after_bot();
        (is_bots_turn && self.tempo.pace != Pace::AtOnce).then_some(Ahead::Turn)
    }

    /// Starts to play on to the next moment at which a person is asked, or to the end.
    pub(super) fn hurry(&mut self) {
        if self.again.is_some() {
            return self.end_again();
        }
        let Some(ahead) = self.ahead() else { return };
        self.advice = None;
        if self.telling.is_some() {
            self.end_telling();
            if self.farewell.is_some() || self.ending {
                return self.show();
            }
        }
        let time = if ahead == Ahead::End { TO_END } else { TO_TURN };
        self.hurry = Some(Hurry { time, unseen: 0 });
        self.schedule();
    }

    /// The duration of the next search, at most `usual`; `None` if there is no time for one.
    pub(super) fn patience(&mut self, usual: u64) -> Option<u64> {
        let Some(Hurry { time, .. }) = &mut self.hurry else { return Some(usual) };
        let share = usual.min(*time / SHARE);
        *time -= share;
        (share >= LEAST).then_some(share)
    }

    /// Plays what is due while the table is hurried: up to a search, or up to the next state to display.
    pub(super) fn rush(&mut self) {
        if self.hurry.is_none() {
            return;
        }
        let is_full = |hurry: &Hurry| hurry.unseen >= UNSEEN;
        while self.search.is_none() && !self.conflict && self.hurry.as_ref().is_some_and(|hurry| !is_full(hurry)) {
            if let Some(hurry) = &mut self.hurry {
                hurry.unseen += 1;
            }
            if !self.play_due() {
                break;
            }
        }
        gather(&mut self.commands, self.hurry.as_ref().is_none_or(is_full));
        if let Some(hurry) = self.hurry.as_mut().filter(|hurry| is_full(hurry)) {
            hurry.unseen = 0;
        }
    }
}

/// Leaves one command to save all events, and one to display the last state, if any. Not generic: the page contains it once instead of once
/// per game.
fn gather(commands: &mut Vec<Command>, shows: bool) {
    let all = commands.len();
    commands.retain(|command| !matches!(command, Command::SaveChange));
    if commands.len() < all {
        commands.insert(0, Command::SaveChange);
    }
    commands.retain(|command| !matches!(command, Command::Show));
    if shows {
        commands.push(Command::Show);
    }
}
