//! Positions built by hand, for tests of single rules.

use super::agenda::Executor;
use super::cards::Design;
use super::effect::{Cause, Chip};
use super::health::Health;
use super::places::{Place, Places};
use super::row::Deck;
use super::state::{Death, State};
use super::task::Task;
use crate::engine::{Game, Seat, Setup, SetupError};

/// A builder of a position. Cards not assigned to anybody stay in the draw piles.
#[derive(Clone, Debug)]
pub struct Fixture(State);

impl Fixture {
    /// A game after its setup, without money, with no cards dealt or laid out.
    ///
    /// # Errors
    /// If the setup breaks a rule.
    pub fn new(setup: &Setup<State>) -> Result<Self, SetupError> {
        let mut state = State::setup(setup)?;
        for seat in state.seats() {
            state.players[seat].euro = 0;
        }
        state.agenda.clear();
        Ok(Self(state))
    }

    /// The number of the round, from 1.
    pub fn round(mut self, round: u16) -> Self {
        self.0.round = round;
        self
    }

    /// The seat that has the beginner's chip (IN-10).
    pub fn beginner(mut self, seat: Seat) -> Self {
        self.0.beginner = seat;
        self
    }

    /// The money of a player, in euros (IN-4).
    pub fn euro(mut self, seat: Seat, euro: u16) -> Self {
        self.0.players[seat].euro = euro;
        self
    }

    /// The indicators of a player, 0 to 10 each, in the order of IN-1.
    pub fn health(mut self, seat: Seat, values: [u8; 6]) -> Self {
        self.0.players[seat].health = Health::new(values);
        self
    }

    /// Gives a player goods and drugs for the hand, and events for the diary.
    pub fn hand(mut self, seat: Seat, cards: impl IntoIterator<Item = Design>) -> Self {
        for card in cards {
            self.take(card);
            let player = &mut self.0.players[seat];
            match card.deck() {
                Deck::Goods => player.goods.add(card),
                Deck::Drugs => player.drugs.add(card),
                Deck::Events => player.diary.push(card),
            }
        }
        self
    }

    /// The number of chips of a kind that a player has.
    pub fn chips(mut self, seat: Seat, chip: Chip, count: u8) -> Self {
        let state = &mut self.0;
        let (own, left) = match chip {
            Chip::Family => (&mut state.players[seat].family, &mut state.family),
            Chip::Career => (&mut state.players[seat].career, &mut state.career),
        };
        *left = (*left + *own).saturating_sub(count);
        *own = count;
        self
    }

    /// Adds cards to the flea market.
    pub fn market(mut self, cards: impl IntoIterator<Item = Design>) -> Self {
        for card in cards {
            self.take(card);
            if card.deck() == Deck::Goods { self.0.market.add(card) } else { self.0.market_drug = Some(card) }
        }
        self
    }

    /// Adds cards to the black market.
    pub fn black_market(mut self, cards: impl IntoIterator<Item = Design>) -> Self {
        for card in cards {
            self.take(card);
            self.0.black_market.add(card);
        }
        self
    }

    /// Adds events put aside by two players (IN-28).
    pub fn aside(mut self, cards: impl IntoIterator<Item = Design>) -> Self {
        for card in cards {
            self.take(card);
            self.0.aside.add(card);
        }
        self
    }

    /// Leaves only these cards in the draw pile of a deck and discards the others.
    pub fn pile(mut self, deck: Deck, cards: impl IntoIterator<Item = Design>) -> Self {
        let state = &mut self.0;
        match deck {
            Deck::Goods => state.goods.discard.add_all(state.goods.draw.take()),
            Deck::Drugs => state.drugs.discard.add_all(state.drugs.draw.take()),
            Deck::Events => state.events.discard.add_all(state.events.draw.take()),
        }
        for card in cards {
            let there = match deck {
                Deck::Goods => state.goods.discard.remove(card) && add(|| state.goods.draw.add(card)),
                Deck::Drugs => state.drugs.discard.remove(card) && add(|| state.drugs.draw.add(card)),
                Deck::Events => state.events.discard.remove(card) && add(|| state.events.draw.add(card)),
            };
            debug_assert!(there, "{card:?} is not there so often");
        }
        self
    }

    /// Makes a player dead, with a death before the current action.
    pub fn dead(mut self, seat: Seat) -> Self {
        let state = &mut self.0;
        state.players[seat].alive = false;
        state.players[seat].euro = 0;
        state.dead.push(Death { seat, round: state.round, cause: Cause::Decay });
        state.settled = state.dead.len() as u8;
        state.earlier = state.settled;
        self
    }

    /// The state at the beginning of the round.
    pub fn begin(self) -> State {
        self.at(Task::Round)
    }

    /// The state with these events on offer, before any is taken.
    pub fn events(mut self, cards: impl IntoIterator<Item = Design>) -> State {
        for card in cards {
            self.take(card);
            self.0.offer.add(card);
        }
        self.at(Task::Events { at: 0 })
    }

    /// The state before the first plan.
    pub fn planning(self) -> State {
        self.at(Task::Planning { at: 0 })
    }

    /// The state after the living have planned these places, listed in seat order.
    pub fn actions<const N: usize>(mut self, plans: [[Place; N]; 5]) -> State {
        for (seat, plan) in self.0.seats().zip(plans) {
            let plan: Places = plan.into_iter().collect();
            let player = &mut self.0.players[seat];
            player.plan = player.alive.then_some(plan);
        }
        self.at(Task::Actions { at: 0 })
    }

    /// The state after all plans have been carried out.
    pub fn round_over(mut self) -> State {
        for seat in self.0.seats() {
            let player = &mut self.0.players[seat];
            player.plan = player.alive.then_some(Places::NONE);
        }
        self.at(Task::Actions { at: 0 })
    }

    fn at(self, task: Task) -> State {
        let Self(mut state) = self;
        state.agenda.clear();
        state.agenda.push(task);
        Executor { state: &mut state, observer: &mut () }.run();
        state
    }

    /// Removes a card from the piles.
    fn take(&mut self, card: Design) {
        let state = &mut self.0;
        let there = match card.deck() {
            Deck::Goods => state.goods.draw.remove(card) || state.goods.discard.remove(card),
            Deck::Drugs => state.drugs.draw.remove(card) || state.drugs.discard.remove(card),
            Deck::Events => state.events.draw.remove(card) || state.events.discard.remove(card),
        };
        debug_assert!(there, "{card:?} is not there so often");
    }
}

fn add(how: impl FnOnce()) -> bool {
    how();
    true
}
