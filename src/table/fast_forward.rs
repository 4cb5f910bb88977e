//! Playing on to the next moment at which a person is asked, or to the end of the game: without pauses, and with only the result displayed.

use super::display::{Afterwards, FastForward, Progress};
use super::words::FastForwardTo;
use super::{Command, Pace, Readiness, Table};
use crate::engine::Turn;
use crate::games::TableGame;

/// Maximum number of events between two displayed states: they take a moment to play, and the page has to respond meanwhile.
const UNSEEN_EVENTS_MAX: u8 = 60;
/// Time for all searches up to the next turn of a person, in milliseconds.
const TO_TURN_MS: u64 = 500;
/// Time for all searches up to the end of the game.
const TO_END_MS: u64 = 3000;
/// Share of the remaining time for each search, as a divisor.
const SEARCH_SHARE: u64 = 16;
/// Minimum duration of a search, in milliseconds: without the time for it, a bot decides without a search.
const SEARCH_MIN_MS: u64 = 5;

impl<G: TableGame> Table<G> {
    /// What the play of bots can be hurried to; `None` while a person plays.
    pub(super) fn ahead(&self) -> Option<FastForwardTo> {
        // What is still to be told is not anticipated.
        let state = if self.display.is_telling() { self.state() } else { self.timeline.state() };
        let is_watched = self.readiness() == Readiness::Busy && !self.is_closed() && state.turn() != Turn::Over;
        if !is_watched {
            return None;
        }
        if !self.persons.take_part(state) {
            return Some(FastForwardTo::End);
        }
        // Dice that a person has rolled are nobody else's to hurry.
        if self.display.tumbling().is_some_and(|step| !self.is_bots(&step.before)) {
            return None;
        }
        // Also between the events of bots, so that the way there stays in place.
        let is_after_bot = || self.display.step().is_some_and(|step| self.is_bots(&step.before));
        let is_bots_turn = self.is_bots(self.state()) || self.is_bots(state) || is_after_bot();
        (is_bots_turn && self.tempo.pace != Pace::AtOnce).then_some(FastForwardTo::Turn)
    }

    /// Starts to play on to the next moment at which a person is asked, or to the end.
    pub(super) fn fast_forward(&mut self) {
        if self.display.is_replay() {
            return self.end_replay(None);
        }
        let Some(ahead) = self.ahead() else { return };
        self.advice = None;
        if self.display.is_telling() {
            self.end_telling();
            if self.display.afterwards() != Afterwards::Nothing {
                return self.show();
            }
        }
        let time = if ahead == FastForwardTo::End { TO_END_MS } else { TO_TURN_MS };
        self.progress = Progress::Hurried(FastForward { time, unseen: 0 });
        self.schedule();
    }

    /// The duration of the next search, at most `usual`; `None` if there is no time for one.
    pub(super) fn patience(&mut self, usual: u64) -> Option<u64> {
        let Progress::Hurried(FastForward { time, .. }) = &mut self.progress else { return Some(usual) };
        let share = usual.min(*time / SEARCH_SHARE);
        *time -= share;
        (share >= SEARCH_MIN_MS).then_some(share)
    }

    /// Plays what is due while the table is hurried: up to a search, or up to the next state to display.
    pub(super) fn play_fast(&mut self) {
        if self.hurried().is_none() {
            return;
        }
        while let Progress::Hurried(hurry) = &mut self.progress
            && hurry.unseen < UNSEEN_EVENTS_MAX
            && self.search.is_none()
        {
            hurry.unseen += 1;
            if !self.play_due() {
                break;
            }
        }
        let shows = self.hurried().is_none_or(|hurry| hurry.unseen >= UNSEEN_EVENTS_MAX);
        gather(&mut self.commands, shows);
        if let Progress::Hurried(hurry) = &mut self.progress
            && hurry.unseen >= UNSEEN_EVENTS_MAX
        {
            hurry.unseen = 0;
        }
    }

    /// The play without pauses, if it is requested.
    pub(super) fn hurried(&self) -> Option<&FastForward> {
        if let Progress::Hurried(hurry) = &self.progress { Some(hurry) } else { None }
    }

    /// Goes on at the pace of the settings.
    pub(super) fn end_fast_forward(&mut self) {
        if self.hurried().is_some() {
            self.progress = Progress::Paced;
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
