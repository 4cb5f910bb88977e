//! Every decision that is allowed, each once (IN-44).

use super::action::{Action, Cards, Liaison, Shopping, Training};
use super::cards::{DRUGS, Design, GOODS};
use super::deck::CardCounts;
use super::few::Few;
use super::health::Indicator;
use super::illegal::Due;
use super::places::{Place, Places};
use super::state::State;
use crate::engine::Seat;

/// Designs that are there, with their numbers, by id.
type Stock<const N: usize> = Few<(Design, u8), N>;

fn stock<const FIRST: usize, const M: usize, const N: usize>(bag: &CardCounts<FIRST, M>) -> Stock<N> {
    if bag.is_empty() { Few::new() } else { Few::of(bag.iter()) }
}

impl State {
    /// See [`Game::legal`](crate::engine::Game::legal).
    pub(super) fn list_legal(&self, into: &mut Vec<Action>) {
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
                let looking: Stock<3> = counted(&self.looking);
                each_choice(&looking, 2, &mut |cards: &Cards| into.push(Action::Keep(*cards)));
            }
            Due::Stock => into.extend(counted::<2>(&self.looking).iter().map(|(card, _)| Action::StockDrug(*card))),
            Due::Remove => into.extend(self.offer.iter().map(|(card, _)| Action::Remove(card))),
        }
        if !player.drugs.is_empty() {
            into.extend(player.drugs.iter().map(|(card, _)| Action::Drug(card)));
        }
    }

    /// What can be done at the place where the player is.
    fn list_activities(&self, seat: Seat, place: Place, into: &mut Vec<Action>) {
        let mut each = |actions: &[Action]| {
            into.extend(actions.iter().filter(|action| self.check_action(seat, action).is_ok()));
        };
        match place {
            Place::Office => each(&[Action::Work]),
            Place::Supermarket => each(&[Shopping::A, Shopping::B, Shopping::C].map(Action::Shop)),
            Place::Pharmacy => each(&[Action::BuyDrug]),
            Place::Fleamarket => {
                each(&[Action::Restock]);
                self.list_trades(seat, into);
            }
            Place::Home => {
                each(&[Action::Rest]);
                self.list_meals(seat, into);
            }
            Place::Fitness => each(&[Training::A, Training::B].map(Action::Train)),
            Place::BlackMarket => self.black_market.iter().for_each(|(card, _)| each(&[Action::Buy(card)])),
            Place::Nightlife => self.living().for_each(|guest| each(&[Action::Invite(guest)])),
            Place::Affair => each(&[Liaison::Lover, Liaison::Paid].map(Action::Affair)),
            Place::Family => each(&[1, 2].map(Action::Family)),
            Place::Career => each(&[Action::Career]),
        }
    }

    /// Every ordered pair of own goods of different symbols, for both kinds of meals (IN-20).
    fn list_meals(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.visit.is_none_or(|visit| visit.done) {
            return;
        }
        let goods: Stock<GOODS> = stock(&self.players[seat].goods);
        for (first, _) in goods.iter() {
            for (second, _) in goods.iter().filter(|(second, _)| second.kind() != first.kind()) {
                into.push(Action::cook(*first, *second));
                into.push(Action::party(*first, *second));
            }
        }
    }

    /// Every trade: goods for goods and at most one drug for the one on the market (IN-19).
    fn list_trades(&self, seat: Seat, into: &mut Vec<Action>) {
        let player = &self.players[seat];
        if self.visit.is_none_or(|visit| visit.done) {
            return;
        }
        let goods: Stock<GOODS> = stock(&player.goods);
        let drugs: Stock<DRUGS> = stock(&player.drugs);
        let market: Stock<4> = stock(&self.market);
        let most = if player.euro > 0 { 3 } else { 2 };
        for count in 0..=most {
            each_choice(&market, count, &mut |take| {
                each_choice(&goods, count, &mut |give| {
                    if count > 0 {
                        into.push(Action::Trade { give: *give, take: *take });
                    }
                    let Some(drug) = self.market_drug.filter(|_| count < most) else { return };
                    let with = |cards: &Cards, drug| Few::sorted(cards.iter().copied().chain([drug]));
                    let take = with(take, drug);
                    into.extend(drugs.iter().map(|(own, _)| Action::Trade { give: with(give, *own), take }));
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
        let room: Few<(Indicator, u8), 6> = Few::of(Indicator::ALL.into_iter().zip(room).filter(|(_, room)| *room > 0));
        for count in 1..=chips {
            each_choice(&room, count, &mut |chips: &Few<Indicator, 5>| into.push(Action::Chips(*chips)));
        }
    }
}

/// Every set of three of these places of which no two exclude each other (IN-12, IN-31, IN-35).
fn list_plans(places: Places, into: &mut Vec<Action>) {
    let places: Few<Place, 11> = Few::of(places.iter());
    for (at, first) in places.iter().enumerate() {
        for (at, second) in places.iter().enumerate().skip(at + 1) {
            if first.rival() == Some(*second) {
                continue;
            }
            for third in &places[at + 1..] {
                if third.rival() != Some(*first) && third.rival() != Some(*second) {
                    into.push(Action::Plan(Few::of([*first, *second, *third])));
                }
            }
        }
    }
}

/// How many there are of each, in the order in which they come first.
fn counted<const N: usize>(cards: &[Design]) -> Stock<N> {
    let mut stock = Stock::new();
    for card in Few::<Design, 3>::sorted(cards.iter().copied()).iter() {
        match stock.last_mut() {
            Some((last, count)) if last == card => *count += 1,
            _ => stock.push((*card, 1)),
        }
    }
    stock
}

/// Every choice of so many of what is there, as a sorted list.
fn each_choice<T: Copy + Default, const N: usize>(there: &[(T, u8)], count: u8, chosen: &mut impl FnMut(&Few<T, N>)) {
    fn go<T: Copy + Default, const N: usize>(
        there: &[(T, u8)],
        count: u8,
        so_far: Few<T, N>,
        chosen: &mut impl FnMut(&Few<T, N>),
    ) {
        if count == 0 {
            chosen(&so_far);
            return;
        }
        for (at, (item, copies)) in there.iter().enumerate() {
            let mut with = so_far;
            for taken in 1..=count.min(*copies) {
                with.push(*item);
                go(&there[at + 1..], count - taken, with, chosen);
            }
        }
    }
    go(there, count, Few::new(), chosen);
}
