//! The end of a round (IN-21, IN-22, IN-40).

use super::agenda::{Executor, Then};
use super::effect::Cause;
use super::places::Places;
use super::task::Task;

impl Executor<'_> {
    /// Asks the next player whom the end of the round would worsen as things stand; after the last one it is applied.
    pub fn next_decay(&mut self, at: u8) -> Then {
        if at >= self.state.players.count() {
            self.pop();
            self.decay_all();
            return Then::GoOn;
        }
        let seat = self.state.after_beginner(at);
        let player = &self.state.players[seat];
        if player.alive && player.can_answer() && player.health.worsened_by(self.state.decay(seat)) {
            self.turn_into(Task::AskDecay { at });
            return Then::Wait;
        }
        self.turn_into(Task::Decay { at: at + 1 });
        Then::GoOn
    }

    /// The end of the round for all at once: the values are read, then all changes apply, and only then do players die (IN-21, IN-40).
    fn decay_all(&mut self) {
        for at in 0..self.state.players.count() {
            let seat = self.state.after_beginner(at);
            if self.state.is_alive(seat) {
                let change = self.state.decay(seat);
                self.change(seat, change, Cause::Decay);
                self.state.players[seat].spared = [0; 6];
            }
        }
        for at in 0..self.state.players.count() {
            let seat = self.state.after_beginner(at);
            if self.state.is_alive(seat) && self.state.health(seat).is_deadly() {
                self.die(seat, Cause::Decay);
            }
        }
    }

    /// Lifts the bans, clears the black market and starts the next round (IN-22).
    pub fn end_round(&mut self) -> Then {
        for seat in self.state.seats() {
            let player = &mut self.state.players[seat];
            player.bans = Places::NONE;
            player.plan = None;
        }
        let left = self.state.black_market.take();
        self.state.goods.discard.add_all(left);
        self.state.round = self.state.round.saturating_add(1);
        self.turn_into(Task::Round);
        Then::GoOn
    }
}
