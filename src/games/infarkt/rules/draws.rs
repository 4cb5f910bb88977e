//! Draws of cards from their piles (IN-5, IN-43).

use super::action::sorted;
use super::agenda::{Executor, Then};
use super::cards::Design;
use super::effect::{Cause, Effect, To};
use super::row::Deck;
use super::task::Task;
use crate::engine::{Seat, Seats};

impl Executor<'_> {
    /// Whether the pile has a card to draw, after a refill if it was empty (IN-5, IN-43).
    fn has_card(&mut self, deck: Deck) -> bool {
        if self.state.pile(deck) > 0 {
            return true;
        }
        match deck {
            Deck::Goods => self.state.goods.refill(),
            Deck::Drugs => self.state.drugs.refill(),
            Deck::Events => {
                self.state.events.refill();
                self.state.removed.clear();
            }
        }
        if matches!(self.state.task(), Task::Draw { to: To::Looking(_), .. }) {
            // The cards drawn before were all that was left of the pile, so everybody knows them.
            self.state.told = self.state.looking.iter().map(|card| (*card, Seats::ALL)).collect();
        }
        if self.state.pile(deck) > 0 {
            self.report(Effect::Shuffled { deck });
            return true;
        }
        deck == Deck::Events && self.shuffle_diaries()
    }

    /// Shuffles all diaries into the new pile (IN-43).
    fn shuffle_diaries(&mut self) -> bool {
        for seat in self.state.seats() {
            for card in std::mem::take(&mut self.state.players[seat].diary).iter() {
                self.state.events.draw.add(*card);
            }
        }
        let any = !self.state.events.draw.is_empty();
        if any {
            self.report(Effect::Diaries);
        }
        any
    }

    /// Prepares the next of several draws.
    pub fn prepare_draw(&mut self, deck: Deck, left: u8) -> Then {
        if left > 0 {
            if self.has_card(deck) {
                return Then::Wait;
            }
            self.report(Effect::NoCard { deck });
        }
        self.pop();
        Then::GoOn
    }

    /// Prepares the next draw for the guest of a night out (IN-32).
    pub fn fetch_treat(&mut self, guest: Seat) -> Then {
        let alive = self.state.players[guest].alive;
        if alive && self.has_card(Deck::Goods) {
            return Then::Wait;
        }
        if alive {
            self.report(Effect::NothingEaten { seat: guest });
        }
        self.clear_table();
        self.pop();
        Then::GoOn
    }

    /// Discards the cards drawn for the guest (IN-32).
    fn clear_table(&mut self) {
        let served = self.state.served.take();
        self.state.goods.discard.add_all(served);
    }

    /// Moves the drawn card from its pile to its destination.
    pub fn draw(&mut self, card: Design) {
        let on_top = self.state.goods.top_witnessed().filter(|_| card.deck() == Deck::Goods);
        if let (Task::Draw { to: To::Looking(_), .. }, Some(known)) = (self.state.task(), on_top) {
            self.state.told.push(known);
        }
        match card.deck() {
            Deck::Goods => self.state.goods.draw(card),
            Deck::Drugs => self.state.drugs.draw(card),
            Deck::Events => self.state.events.draw(card),
        }
        match self.state.task() {
            Task::Draw { deck, to, left } => {
                self.report(Effect::Drawn { card, to });
                self.turn_into(Task::Draw { deck, to, left: left - 1 });
                self.put(card, to);
            }
            Task::Pub { host, guest } => {
                self.report(Effect::Drawn { card, to: To::Pub(guest) });
                self.state.served.add(card);
                if card.is_unhealthy() {
                    self.clear_table();
                    self.turn_into(Task::Affect {
                        seat: guest,
                        change: card.change(),
                        cause: Cause::Treat { host, card },
                    });
                }
            }
            _ => {}
        }
    }

    fn put(&mut self, card: Design, to: To) {
        let state = &mut *self.state;
        match (to, card.deck()) {
            (To::Hand(seat), Deck::Goods) => state.players[seat].goods.add(card),
            (To::Hand(seat), _) => state.players[seat].drugs.add(card),
            (To::Market, Deck::Goods) => state.market.add(card),
            (To::Market, _) => state.market_drug = Some(card),
            (To::BlackMarket, _) => state.black_market.add(card),
            (To::Offer, _) => state.offer.add(card),
            (To::Looking(_), _) => state.looking = sorted(state.looking.iter().copied().chain([card])),
            (To::Pub(_), _) => {}
        }
    }
}
