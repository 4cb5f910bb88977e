//! Effects, and the players' responses before they apply (IN-23, IN-24, IN-41).

use super::agenda::{Executor, Then};
use super::cards::Design;
use super::effect::{Cause, Chip, Effect};
use super::health::{Change, Indicator};
use super::task::Task;
use crate::engine::Seat;

impl Executor<'_> {
    /// Applies an effect to a player, who is asked first if it worsens an indicator and there is a possible response.
    pub fn affect(&mut self, seat: Seat, change: Change, cause: Cause) -> Then {
        let player = &self.state.players[seat];
        if player.alive && player.health.worsened_by(change) && player.can_answer() {
            self.turn_into(Task::Ask { seat, change, cause });
            return Then::Wait;
        }
        let alive = player.alive;
        self.pop();
        if alive {
            self.take_effect(seat, change, cause);
        }
        Then::GoOn
    }

    /// The player accepts, and the effect applies (IN-23).
    pub fn accept(&mut self) {
        match self.state.task() {
            Task::Ask { seat, change, cause } => {
                self.pop();
                self.take_effect(seat, change, cause);
            }
            Task::AskDecay { at } => self.turn_into(Task::Decay { at: at + 1 }),
            _ => {}
        }
    }

    /// Applies all changes of one effect at once (IN-24), then its further consequences.
    fn take_effect(&mut self, seat: Seat, change: Change, cause: Cause) {
        self.change(seat, change, cause);
        if self.state.health(seat).is_deadly() {
            if let Cause::Event(card) = cause {
                self.ban_by(seat, card);
            }
            self.die(seat, cause);
        } else {
            self.earn(seat, cause);
        }
    }

    /// Changes the indicators.
    pub fn change(&mut self, seat: Seat, change: Change, cause: Cause) {
        let player = &mut self.state.players[seat];
        let before = player.health;
        player.health = before.after(change);
        let change = player.health.since(before);
        if !change.is_none() {
            self.report(Effect::Health { seat, change, cause });
        }
    }

    /// A player takes an own drug; nobody is asked about its effect (IN-23, IN-24).
    pub fn take_drug(&mut self, by: Seat, card: Design) {
        let secret = matches!(self.state.task(), Task::Planning { .. }) && !self.state.open_planning;
        if secret {
            self.state.take_in_secret(by, card);
            return;
        }
        self.state.players[by].drugs.remove(card);
        self.state.drugs.discard.add(card);
        self.change(by, card.change(), Cause::Drug(card));
    }

    /// A player gives family chips, each for one point (IN-34, IN-41).
    pub fn give_chips(&mut self, by: Seat, chips: &[Indicator]) {
        self.chips(by, Chip::Family, -(chips.len() as i8), Cause::Chips);
        match self.state.task() {
            Task::Ask { seat, mut change, cause } => {
                chips.iter().for_each(|indicator| change[*indicator] -= 1);
                self.turn_into(Task::Ask { seat, change, cause });
            }
            Task::AskDecay { .. } => {
                let spared = &mut self.state.players[by].spared;
                chips.iter().for_each(|indicator| spared[*indicator as usize] += 1);
            }
            _ => {}
        }
    }
}
