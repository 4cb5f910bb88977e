//! The list of legal actions, each once (IN-44).

use arrayvec::ArrayVec;

use super::action::{Action, Cards, Liaison, Shopping, Training, sorted};
use super::cards::Design;
use super::health::Indicator;
use super::illegal::Due;
use super::places::{Place, Places};
use super::state::State;
use crate::engine::Seat;

impl State {
    /// See [`Game::legal`](crate::engine::Game::legal).
    pub(super) fn list_legal(&self, into: &mut Vec<Action>) {
        #[cfg(test)]
        crate::engine::listings::note();
        let Some((seat, due)) = self.asked() else { return };
        let player = &self.players[seat];
        match due {
            Due::Event => into.extend(self.offer.iter().map(|(card, _)| Action::Event { card })),
            Due::Plan => list_plans(self.open_places(seat), into),
            Due::Go => into.extend(player.plan.unwrap_or_default().iter().map(Action::Go)),
            Due::Visit(place) => {
                self.list_activities(seat, place, into);
                into.push(Action::Leave);
            }
            Due::Answer => {
                self.list_chips(player.family, into);
                into.push(Action::Accept);
            }
            Due::Keep => {
                each_choice(&counted(&self.looking), 2, &mut |cards: &Cards| into.push(Action::Keep(cards.clone())));
            }
            Due::Stock => into.extend(counted(&self.looking).iter().map(|(card, _)| Action::StockDrug(*card))),
            Due::Remove => into.extend(self.offer.iter().map(|(card, _)| Action::Remove(card))),
        }
        if !player.drugs.is_empty() {
            into.extend(player.drugs.iter().map(|(card, _)| Action::Drug(card)));
        }
    }

    /// The activities at the player's place.
    fn list_activities(&self, seat: Seat, place: Place, into: &mut Vec<Action>) {
        let mut allow = |action: Action| {
            if self.check_action(seat, &action).is_ok() {
                into.push(action);
            }
        };
        match place {
            Place::Office => allow(Action::Work),
            Place::Supermarket => [Shopping::A, Shopping::B, Shopping::C].map(Action::Shop).into_iter().for_each(allow),
            Place::Pharmacy => allow(Action::BuyDrug),
            Place::Fleamarket => {
                allow(Action::Restock);
                self.list_trades(seat, into);
            }
            Place::Home => {
                allow(Action::Rest);
                self.list_meals(seat, into);
            }
            Place::Fitness => [Training::A, Training::B].map(Action::Train).into_iter().for_each(allow),
            Place::BlackMarket => self.black_market.iter().for_each(|(card, _)| allow(Action::Buy(card))),
            Place::Nightlife => self.living().for_each(|guest| allow(Action::Invite(guest))),
            Place::Affair => [Liaison::Lover, Liaison::Paid].map(Action::Affair).into_iter().for_each(allow),
            Place::Family => [1, 2].map(Action::Family).into_iter().for_each(allow),
            Place::Career => allow(Action::Career),
        }
    }

    /// Every ordered pair of own goods of different symbols, both to cook and to serve (IN-20).
    fn list_meals(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.visit.is_none_or(|visit| visit.done) {
            return;
        }
        let goods = self.players[seat].goods.counts();
        for (first, _) in goods.iter() {
            for (second, _) in goods.iter().filter(|(second, _)| second.kind() != first.kind()) {
                into.push(Action::cook(*first, *second));
                into.push(Action::party(*first, *second));
            }
        }
    }

    /// Every trade: goods for goods, and at most one drug for the drug on the market (IN-19).
    fn list_trades(&self, seat: Seat, into: &mut Vec<Action>) {
        let player = &self.players[seat];
        if self.visit.is_none_or(|visit| visit.done) {
            return;
        }
        let (goods, drugs, market) = (player.goods.counts(), player.drugs.counts(), self.market.counts());
        let most = if player.euro > 0 { 3 } else { 2 };
        for count in 0..=most {
            each_choice(&market, count, &mut |take: &Cards| {
                each_choice(&goods, count, &mut |give: &Cards| {
                    if count > 0 {
                        into.push(Action::Trade { give: give.clone(), take: take.clone() });
                    }
                    let Some(drug) = self.market_drug.filter(|_| count < most) else { return };
                    let with = |cards: &Cards, drug| sorted(cards.iter().copied().chain([drug]));
                    let trade = |own| Action::Trade { give: with(give, own), take: with(take, drug) };
                    into.extend(drugs.iter().map(|(own, _)| trade(*own)));
                });
            });
        }
    }

    /// Every way to give chips (IN-34, IN-41).
    fn list_chips(&self, chips: u8, into: &mut Vec<Action>) {
        if chips == 0 {
            return;
        }
        let room = self.room_for_chips();
        let room: ArrayVec<(Indicator, u8), 6> =
            Indicator::ALL.into_iter().zip(room).filter(|(_, room)| *room > 0).collect();
        for count in 1..=chips {
            each_choice(&room, count, &mut |chips: &ArrayVec<_, 5>| into.push(Action::Chips(chips.clone())));
        }
    }
}

/// Every set of three of these places without two that exclude each other (IN-12, IN-31, IN-35).
pub(super) fn list_plans(places: Places, into: &mut Vec<Action>) {
    let places: ArrayVec<Place, 11> = places.iter().collect();
    for (at, first) in places.iter().enumerate() {
        for (at, second) in places.iter().enumerate().skip(at + 1) {
            if first.rival() == Some(*second) {
                continue;
            }
            for third in &places[at + 1..] {
                if third.rival() != Some(*first) && third.rival() != Some(*second) {
                    into.push(Action::Plan([*first, *second, *third].into_iter().collect()));
                }
            }
        }
    }
}

/// The number of copies of each design in a sorted list.
fn counted(cards: &ArrayVec<Design, 3>) -> ArrayVec<(Design, u8), 3> {
    let mut counts: ArrayVec<(Design, u8), 3> = ArrayVec::new();
    for card in cards {
        match counts.last_mut() {
            Some((last, count)) if last == card => *count += 1,
            _ => counts.push((*card, 1)),
        }
    }
    counts
}

/// Calls `chosen` with every choice of `count` items from `there`, each as a sorted list of at most `N`.
fn each_choice<T: Copy, const N: usize>(there: &[(T, u8)], count: u8, chosen: &mut impl FnMut(&ArrayVec<T, N>)) {
    fn go<T: Copy, const N: usize>(
        there: &[(T, u8)],
        count: u8,
        so_far: &mut ArrayVec<T, N>,
        chosen: &mut impl FnMut(&ArrayVec<T, N>),
    ) {
        if count == 0 {
            chosen(so_far);
            return;
        }
        let before = so_far.len();
        for (at, (item, copies)) in there.iter().enumerate() {
            for taken in 1..=count.min(*copies) {
                so_far.push(*item);
                go(&there[at + 1..], count - taken, so_far, chosen);
            }
            so_far.truncate(before);
        }
    }
    go(there, count, &mut ArrayVec::new(), chosen);
}
