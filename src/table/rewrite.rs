//! Undo, redo and a change of control: the game at the table is another one afterwards, not the next moment of it.

use super::display::Display;
use super::past::Past;
use super::persons::Persons;
use super::words::{Refused, TextContext};
use super::{Command, Table};
use crate::engine::{Control, Refusal, Seat};
use crate::games::TableGame;

/// Why a touch has been refused.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Declined<I> {
    /// A rule of the game.
    Rule(I),
    /// There is nothing to undo.
    NoUndo,
    /// Others have decided in secret.
    Secret,
    /// Nothing has been undone.
    NoRedo,
}

/// How the game has become another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rewritten {
    /// Events have been undone.
    Undone,
    /// Undone events have been played again.
    Redone,
}

impl<G: TableGame> Table<G> {
    pub(super) fn decline(&mut self, why: Declined<G::Illegal>) {
        self.refused = Some((self.refusals, why));
        self.refusals = self.refusals.wrapping_add(1);
        self.command(Command::Show);
    }

    /// The last refusal, in words.
    pub(super) fn refusal(&self, TextContext { lang, names, .. }: TextContext<'_>) -> Option<Refused> {
        let (number, why) = self.refused.as_ref()?;
        let words = lang.words();
        let (text, rule) = match why {
            Declined::Rule(illegal) => (G::refuse(illegal, lang, names), Some(illegal.rule())),
            Declined::NoUndo => (words.no_undo().to_owned(), None),
            Declined::Secret => (words.no_undo_secret().to_owned(), None),
            Declined::NoRedo => (words.no_redo().to_owned(), None),
        };
        Some(Refused { number: *number, text, rule })
    }

    /// Whether secret decisions of other people keep everything as it is.
    fn is_secret(&self) -> bool {
        self.timeline.state().secret().is_some() && self.persons.are_several()
    }

    /// The number of events that remain after undo: up to the last stop for a person, or the last event that was entered. `None` if nothing can be
    /// undone.
    pub(super) fn undo_target(&self) -> Option<usize> {
        // Secret decisions of other people are not undone before they are revealed.
        if self.is_secret() {
            return None;
        }
        let target = self.past.asked_before(self.timeline.events().len()).max(self.before_entered())?;
        // A series of secret decisions that has been revealed is undone as a whole: nobody may decide again with knowledge of the others.
        let is_open = self.timeline.state().secret().is_none();
        Some(if is_open { self.past.before_secret(target) } else { target })
    }

    pub(super) fn undo(&mut self) {
        if self.is_closed() {
            return;
        }
        if self.unpick() {
            return;
        }
        match self.undo_target() {
            Some(target) => self.ask_to_undo(target),
            None => self.decline(if self.is_secret() { Declined::Secret } else { Declined::NoUndo }),
        }
    }

    /// Goes back to the moment after this number of events.
    pub(super) fn undo_to(&mut self, target: usize) {
        self.end_fast_forward();
        self.turn_to(Display::STILL);
        self.timeline.go_to(target);
        self.past.truncate(target, self.timeline.state());
        self.show_rewritten(Rewritten::Undone);
    }

    pub(super) fn redo(&mut self) {
        if self.is_closed() {
            return;
        }
        if self.timeline.undone().is_empty() {
            self.decline(Declined::NoRedo);
            return;
        }
        self.land();
        while let Some(event) = self.timeline.undone().first().cloned() {
            let Ok(step) = self.timeline.step(event) else { break };
            self.advance(step);
            let is_stop = self.past.is_stop(self.timeline.events().last().zip(self.timeline.undone().first()));
            if is_stop || self.entered.contains(&self.timeline.events().len()) {
                break;
            }
        }
        self.show_rewritten(Rewritten::Redone);
    }

    /// Displays and saves the game after undo or redo. It was caused by a touch, not by automatic play, so touches are accepted at once.
    fn show_rewritten(&mut self, how: Rewritten) {
        self.orders.clear();
        self.end_telling();
        self.display.go_on();
        self.display.release();
        self.sounds.clear();
        self.command(Command::SaveChange);
        self.show();
        self.rewritten = Some(how);
        self.end_settling();
    }

    /// Changes the control of a seat from now on: a person takes over, or a bot continues. Undo does not revert this.
    pub(super) fn hand_over(&mut self, seat: Seat, control: Control) {
        if self.is_closed() {
            return;
        }
        self.timeline.hand_over(seat, control);
        self.end_fast_forward();
        self.turn_to(Display::STILL);
        self.persons = Persons::of(self.timeline.setup());
        // The stops for persons are different ones, in the whole game.
        self.past = Past::of(&self.timeline, self.persons);
        self.revealed = None;
        // Standing orders given before do not bind the seat's new player.
        self.orders.clear();
        self.command(Command::SaveWhole);
        self.prepare_to_think();
        self.show();
        self.end_settling();
    }
}
