//! The first part of a round: its beginning, and the events (IN-9 to IN-11, IN-28, IN-31).

use super::agenda::{Executor, Then};
use super::cards::Design;
use super::effect::{Cause, Chip, Effect, To};
use super::places::{Extension, Place};
use super::row::{Deck, Kind, Special};
use super::state::MOST_CHIPS;
use super::task::Task;
use crate::engine::Seat;

impl Executor<'_> {
    /// Lays out the black market and the events (IN-9, IN-31, IN-43).
    pub fn begin_round(&mut self) -> Then {
        let living = self.state.living_count();
        self.report(Effect::Round { round: self.state.round });
        self.turn_into(Task::Events { at: 0 });
        // Pushed in reverse order: the black market is laid out before the events (IN-43).
        if self.state.aside.len() == 3 || !self.state.offer.is_empty() {
            self.push(Task::LayOut);
        } else {
            self.push(Task::Draw { deck: Deck::Events, to: To::Offer, left: living + 1 });
        }
        if self.state.has(Extension::BlackMarket) {
            let left = if living > 3 { 4 } else { 3 };
            self.push(Task::Draw { deck: Deck::Goods, to: To::BlackMarket, left });
        }
        Then::GoOn
    }

    /// Lays out the events put aside by two players (IN-28) or prepared by the dead (IN-36).
    pub fn lay_out(&mut self) -> Then {
        self.pop();
        if self.state.aside.len() == 3 {
            self.state.offer = self.state.aside.take();
        }
        let offer = self.state.offer;
        offer.cards().for_each(|card| self.report(Effect::LaidOut { card }));
        Then::GoOn
    }

    /// The next living player takes an event (IN-9). If there are too few cards, the last players get none (IN-43).
    pub fn next_event(&mut self, at: u8) -> Then {
        if at < self.state.players.count() && !self.state.offer.is_empty() {
            if self.state.is_alive(self.state.after_beginner(at)) {
                return Then::Wait;
            }
            self.turn_into(Task::Events { at: at + 1 });
            return Then::GoOn;
        }
        let left = self.state.offer.take();
        if self.state.players.count() == 2 {
            self.state.aside.add_all(left);
        } else {
            self.state.events.discard.add_all(left);
        }
        self.pass_chip();
        self.turn_into(Task::Planning { at: 0 });
        Then::GoOn
    }

    /// Passes the beginner's chip to the next living player (IN-10).
    fn pass_chip(&mut self) {
        let next = self.state.players.round_after(self.state.beginner).find(|seat| self.state.is_alive(*seat));
        if let Some(seat) = next {
            self.state.beginner = seat;
            self.report(Effect::Beginner { seat });
        }
    }

    /// A player takes an event, which is then executed (IN-9).
    pub fn take_event(&mut self, by: Seat, card: Design) {
        self.state.offer.remove(card);
        self.state.players[by].diary.push(card);
        if let Task::Events { at } = self.state.task() {
            self.turn_into(Task::Events { at: at + 1 });
        }
        self.push(Task::Settle);
        self.push(Task::Affect { seat: by, change: card.change(), cause: Cause::Event(card) });
    }

    /// The consequences of an event besides its change of indicators (IN-4, IN-11).
    pub fn finish_event(&mut self, seat: Seat, card: Design) {
        let cause = Cause::Event(card);
        self.money(seat, i16::from(card.euro()), cause);
        let family = self.state.has(Extension::Family);
        let career = self.state.has(Extension::Career);
        match card.special() {
            Some(Special::Refrigerator) => {
                self.lose_goods(seat, |card| matches!(card.kind(), Kind::Food | Kind::Beverage));
            }
            Some(Special::Robbed) => {
                self.lose_goods(seat, |card| card.kind() == Kind::Tobacco);
                self.lose_drugs(seat);
            }
            Some(Special::PaidLeave | Special::BusinessTrip) => self.ban_by(seat, card),
            Some(Special::Divorce) => {
                let half = self.state.euro(seat).div_ceil(2);
                self.money(seat, -(half as i16), cause);
                let chips = self.state.players[seat].family.div_ceil(2);
                self.chips(seat, Chip::Family, -(chips as i8), cause);
            }
            Some(Special::Grandma) if family => self.chips(seat, Chip::Family, -1, cause),
            Some(Special::Promotion) if career => self.chips(seat, Chip::Career, 1, cause),
            Some(Special::LabourDispute) if career => self.chips(seat, Chip::Career, -1, cause),
            Some(Special::Grandma | Special::Promotion | Special::LabourDispute | Special::Diarrhoea) | None => {}
        }
    }

    /// The bans of an event, also for a player whom it kills: a card is executed as a whole (IN-11, IN-24).
    pub fn ban_by(&mut self, seat: Seat, card: Design) {
        match card.special() {
            Some(Special::PaidLeave) => {
                self.ban(seat, Place::Office);
                if self.state.has(Extension::Career) {
                    self.ban(seat, Place::Career);
                }
            }
            Some(Special::BusinessTrip) => self.ban(seat, Place::Home),
            _ => {}
        }
    }

    fn lose_goods(&mut self, seat: Seat, which: impl Fn(Design) -> bool) {
        let lost = self.state.players[seat].goods.take_those(which);
        self.state.goods.discard.add_all(lost);
        lost.cards().for_each(|card| self.report(Effect::Lost { seat, card }));
    }

    fn lose_drugs(&mut self, seat: Seat) {
        let lost = self.state.players[seat].drugs.take();
        self.state.drugs.discard.add_all(lost);
        lost.cards().for_each(|card| self.report(Effect::Lost { seat, card }));
    }

    fn ban(&mut self, seat: Seat, place: Place) {
        let bans = &mut self.state.players[seat].bans;
        *bans = bans.with(place);
        self.report(Effect::Banned { seat, place });
    }

    /// Changes a player's chips, limited by the supply and the maximum, or by the chips of the player when they are given back.
    pub fn chips(&mut self, seat: Seat, chip: Chip, by: i8, cause: Cause) {
        let state = &mut *self.state;
        let (own, left) = match chip {
            Chip::Family => (&mut state.players[seat].family, &mut state.family),
            Chip::Career => (&mut state.players[seat].career, &mut state.career),
        };
        let most = (MOST_CHIPS - *own).min(*left) as i8;
        let by = by.clamp(-(*own as i8), most);
        *own = own.saturating_add_signed(by);
        *left = left.saturating_sub_signed(by);
        if by != 0 {
            self.report(Effect::Chips { seat, chip, by, cause });
        }
    }
}
