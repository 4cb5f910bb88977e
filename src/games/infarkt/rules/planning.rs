//! The second part of a round: the plans (IN-12), and the other world at its end (IN-36).

use super::agenda::{Executor, Then};
use super::cards::Design;
use super::effect::{Effect, To};
use super::places::Places;
use super::row::Deck;
use super::state::Seen;
use super::task::Task;
use crate::engine::Seat;

impl Executor<'_> {
    /// The next living player plans; after the last one the dead may look at the events of the next round.
    pub fn next_plan(&mut self, at: u8) -> Then {
        if at < self.state.players.count() {
            if self.state.is_alive(self.state.after_beginner(at)) {
                return Then::Wait;
            }
            self.turn_into(Task::Planning { at: at + 1 });
            return Then::GoOn;
        }
        if !self.state.open_planning {
            self.open_plans();
        }
        self.turn_into(Task::Actions { at: 0 });
        let dead = self.state.dead.len() as u8;
        if self.state.other_world && dead > 0 {
            let left = self.state.living_count() + 1 + dead;
            self.push(Task::Hereafter { at: 0 });
            self.push(Task::Draw { deck: Deck::Events, to: To::Offer, left });
        }
        Then::GoOn
    }

    /// Sets a player's pieces.
    pub fn plan(&mut self, by: Seat, places: Places) {
        self.state.players[by].plan = Some(places);
        if let Task::Planning { at } = self.state.task() {
            self.turn_into(Task::Planning { at: at + 1 });
        }
        if self.state.open_planning {
            self.report(Effect::Planned { seat: by, plan: places });
        }
    }

    /// Reports the secret plans and drugs, from the beginner on.
    fn open_plans(&mut self) {
        self.report(Effect::PlansOpen);
        for at in 0..self.state.players.count() {
            let seat = self.state.after_beginner(at);
            let player = &mut self.state.players[seat];
            let (plan, now) = (player.plan, player.drugs);
            if let Some(Seen { mut drugs, .. }) = player.seen.take() {
                now.cards().for_each(|card| {
                    drugs.remove(card);
                });
                drugs.cards().for_each(|card| self.report(Effect::TookInSecret { seat, card }));
            }
            if let Some(plan) = plan {
                self.report(Effect::Planned { seat, plan });
            }
        }
    }

    /// The next of the dead removes an event, while there are more than the number of the living plus one (IN-36).
    pub fn next_removal(&mut self, at: u8) -> Then {
        if usize::from(at) < self.state.dead.len() && self.state.offer.len() > self.state.living_count() + 1 {
            return Then::Wait;
        }
        self.pop();
        Then::GoOn
    }

    /// Removes an event from the offer before the living see it (IN-36).
    pub fn remove_event(&mut self, card: Design) {
        self.state.offer.remove(card);
        self.state.events.discard.add(card);
        let witnesses = self.state.beyond();
        self.state.removed.push((card, witnesses));
        if let Task::Hereafter { at } = self.state.task() {
            self.turn_into(Task::Hereafter { at: at + 1 });
        }
    }
}
