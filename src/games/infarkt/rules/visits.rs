//! The third part of a round: the plans are carried out, place by place (IN-14 to IN-20, IN-31 to IN-35).

use arrayvec::ArrayVec;

use super::action::{Action, Shopping};
use super::activities::Activity;
use super::agenda::{Executor, Then};
use super::cards::Design;
use super::effect::{Cause, Chip, Effect, To};
use super::places::Places;
use super::row::Deck;
use super::state::{Party, Visit};
use super::task::Task;
use crate::engine::Seat;

/// Removes one copy of a card.
fn remove<const N: usize>(cards: &mut ArrayVec<Design, N>, card: Design) {
    if let Some(at) = cards.iter().position(|other| *other == card) {
        cards.remove(at);
    }
}

impl Activity {
    /// The cause of the activity's effects on the player, except for a meal, whose causes name the card.
    fn cause(self, by: Seat) -> Cause {
        match self {
            Self::Work => Cause::Work,
            Self::BuyDrug => Cause::Pharmacy,
            Self::Train(training) => Cause::Training(training),
            Self::Shop(Shopping::C) => Cause::Frenzy,
            Self::Shop(_) => Cause::Shopping,
            Self::Restock => Cause::Restock,
            Self::Trade(_) => Cause::Trade,
            Self::Rest | Self::Cook | Self::Party => Cause::Rest,
            Self::Buy => Cause::BlackMarket,
            Self::Invite => Cause::Nightlife { host: by },
            Self::Affair(liaison) => Cause::Affair(liaison),
            Self::Family(_) => Cause::Family,
            Self::Career => Cause::Career,
        }
    }
}

impl Executor<'_> {
    /// The turn of the next living player with pieces still on the board (IN-14).
    pub fn next_turn(&mut self, at: u8) -> Then {
        if at >= self.state.players.count() {
            self.turn_into(Task::RoundEnd);
            self.push(Task::Settle);
            self.push(Task::Decay { at: 0 });
            self.report(Effect::RoundOver { round: self.state.round });
            return Then::GoOn;
        }
        let player = &self.state.players[self.state.after_beginner(at)];
        if player.alive && player.plan.is_some_and(|plan| !plan.is_empty()) {
            return Then::Wait;
        }
        self.state.visit = None;
        self.turn_into(Task::Actions { at: at + 1 });
        Then::GoOn
    }

    /// A player's action with a piece.
    pub fn at_place(&mut self, by: Seat, action: &Action) {
        match action {
            Action::Go(place) => self.state.visit = Some(Visit { place: *place, done: false, rested: false }),
            Action::Leave => self.leave(by),
            _ => {
                if let Some(activity) = action.activity() {
                    self.begin(by, action, activity);
                }
            }
        }
    }

    /// Starts an activity of a place, with the payment first (IN-41).
    fn begin(&mut self, by: Seat, action: &Action, activity: Activity) {
        if let Some(visit) = &mut self.state.visit {
            match activity {
                Activity::Rest => visit.rested = true,
                // Repeatable as long as it can be paid for (IN-19).
                Activity::Restock => {}
                _ => visit.done = true,
            }
        }
        let cause = activity.cause(by);
        self.money(by, -i16::from(activity.price()), cause);
        match action {
            Action::BuyDrug => self.push(Task::Draw { deck: Deck::Drugs, to: To::Hand(by), left: 1 }),
            Action::Shop(Shopping::A) => self.push(Task::Draw { deck: Deck::Goods, to: To::Hand(by), left: 1 }),
            Action::Shop(Shopping::B) => self.push(Task::Draw { deck: Deck::Goods, to: To::Hand(by), left: 2 }),
            Action::Restock => self.restock(by),
            Action::Trade { give, take } => self.trade(by, give, take),
            Action::Cook(cards) => self.cook(by, cards),
            Action::Party(cards) => self.throw_party(by, cards),
            Action::Buy(card) => {
                self.state.black_market.remove(*card);
                self.state.players[by].goods.add(*card);
            }
            Action::Invite(guest) => self.invite(by, *guest),
            Action::Family(count) => self.chips(by, Chip::Family, *count as i8, cause),
            _ => {
                self.push(Task::Settle);
                self.push(Task::Affect { seat: by, change: activity.change(), cause });
            }
        }
    }

    /// Takes the piece back (IN-14).
    fn leave(&mut self, by: Seat) {
        if let Some(visit) = self.state.visit.take() {
            let plan: &mut Option<Places> = &mut self.state.players[by].plan;
            *plan = plan.map(|plan| plan.without(visit.place));
        }
    }

    /// Draws the three cards of a shopping frenzy; the player keeps two (IN-18).
    pub fn draw_frenzy(&mut self, seat: Seat) {
        self.push(Task::Keep { seat });
        self.push(Task::Draw { deck: Deck::Goods, to: To::Looking(seat), left: 3 });
    }

    /// Asks for the goods to keep, or keeps all if there is no choice (IN-43).
    pub fn offer_to_keep(&mut self, seat: Seat) -> Then {
        if self.state.looking.len() == 3 {
            return Then::Wait;
        }
        self.state.told.clear();
        for card in std::mem::take(&mut self.state.looking).iter() {
            self.state.players[seat].goods.add(*card);
        }
        self.pop();
        Then::GoOn
    }

    /// Keeps two cards and puts the third back on top (IN-18).
    pub fn keep(&mut self, by: Seat, cards: &[Design]) {
        let witnesses = self.state.witnesses_of_rest(by, cards);
        self.state.told.clear();
        let mut left = std::mem::take(&mut self.state.looking);
        for card in cards {
            remove(&mut left, *card);
            self.state.players[by].goods.add(*card);
        }
        if let Some(card) = left.pop() {
            self.state.goods.put_back(card, witnesses);
        }
        self.pop();
    }

    /// Replaces the cards of the flea market (IN-19).
    fn restock(&mut self, seat: Seat) {
        let goods = self.state.market.take();
        self.state.goods.discard.add_all(goods);
        if let Some(drug) = self.state.market_drug.take() {
            self.state.drugs.discard.add(drug);
        }
        self.push(Task::Stock { seat });
        self.push(Task::Draw { deck: Deck::Drugs, to: To::Looking(seat), left: 2 });
        self.push(Task::Draw { deck: Deck::Goods, to: To::Market, left: 3 });
    }

    /// Asks for the drug that stays, if there is a choice (IN-43).
    pub fn offer_stock(&mut self) -> Then {
        if self.state.looking.len() == 2 {
            return Then::Wait;
        }
        self.state.told.clear();
        self.state.market_drug = self.state.looking.pop();
        self.pop();
        Then::GoOn
    }

    /// One drug stays on the market, the other is discarded (IN-19).
    pub fn stock_drug(&mut self, card: Design) {
        self.state.told.clear();
        let mut left = std::mem::take(&mut self.state.looking);
        remove(&mut left, card);
        self.state.market_drug = Some(card);
        left.iter().for_each(|other| self.state.drugs.discard.add(*other));
        self.pop();
    }

    /// A trade of cards; one card brings a euro, three cost one (IN-19).
    fn trade(&mut self, by: Seat, give: &[Design], take: &[Design]) {
        self.money(by, i16::from(Activity::Trade(give.len() as u8).wage()), Cause::Trade);
        let state = &mut *self.state;
        let player = &mut state.players[by];
        // The cards given are not on the market until after the trade.
        for card in take {
            if state.market.remove(*card) {
                player.goods.add(*card);
            } else {
                state.market_drug = None;
                player.drugs.add(*card);
            }
        }
        for card in give {
            if card.deck() == Deck::Goods {
                player.goods.remove(*card);
                state.market.add(*card);
            } else {
                player.drugs.remove(*card);
                state.market_drug = Some(*card);
            }
        }
    }

    /// Removes the cards of a meal from the hand.
    fn use_up(&mut self, by: Seat, cards: &[Design]) {
        for card in cards {
            self.state.players[by].goods.remove(*card);
            self.state.goods.discard.add(*card);
        }
    }

    /// The effects of both cards, one after the other, on the player alone (IN-20).
    fn cook(&mut self, by: Seat, cards: &[Design]) {
        self.use_up(by, cards);
        self.push(Task::Settle);
        for card in cards.iter().rev() {
            self.push(Task::Affect { seat: by, change: card.change(), cause: Cause::Meal(*card) });
        }
    }

    /// The effects of both cards, one after the other, on both neighbours (IN-20, IN-24).
    fn throw_party(&mut self, host: Seat, cards: &[Design]) {
        self.use_up(host, cards);
        let guests = self.state.neighbours(host);
        self.state.party = Some(Party { host, guests });
        self.push(Task::Settle);
        for card in cards.iter().rev() {
            for seat in guests.into_iter().rev().flatten() {
                self.push(Task::Affect { seat, change: card.change(), cause: Cause::Party { host, card: *card } });
            }
        }
    }

    /// The smoke for both, then the treat for the guest (IN-32, IN-42).
    fn invite(&mut self, host: Seat, guest: Seat) {
        self.state.party = Some(Party { host, guests: [Some(guest), None] });
        self.push(Task::Settle);
        self.push(Task::Pub { host, guest });
        for seat in [guest, host] {
            self.push(Task::Affect { seat, change: Activity::Invite.change(), cause: Cause::Nightlife { host } });
        }
    }

    /// The gains of an action, together with its effect (IN-41).
    pub fn earn(&mut self, seat: Seat, cause: Cause) {
        match cause {
            Cause::Work => {
                self.money(seat, self.state.balance(seat, Activity::Work), cause);
            }
            Cause::Career => {
                self.money(seat, self.state.balance(seat, Activity::Career), cause);
                self.chips(seat, Chip::Career, 1, cause);
            }
            Cause::Frenzy => self.draw_frenzy(seat),
            Cause::Event(card) => self.finish_event(seat, card),
            _ => {}
        }
    }
}

impl super::state::State {
    /// The closest living neighbours of a player, the left one first (IN-20); a single one if only one other player is alive.
    pub fn neighbours(&self, seat: Seat) -> [Option<Seat>; 2] {
        let mut others = self.players.round_after(seat).filter(|other| *other != seat && self.is_alive(*other));
        let left = others.next();
        [left, others.last()]
    }
}
