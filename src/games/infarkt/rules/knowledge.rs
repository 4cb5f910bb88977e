//! Sampling of the information hidden from a seat (IN-12, IN-18, IN-19, IN-36, IN-44).

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use super::action::{Action, sorted};
use super::cards::Design;
use super::deck::{Events, Pile, Witnessed};
use super::legal::list_plans;
use super::row::Deck;
use super::state::{SEATS, Seen, State};
use super::task::Task;
use crate::engine::{Seat, Seats};

/// The number of cards in `told` that this seat knows, less one copy for each card in `gone`.
fn known_rest(told: &[Witnessed], seat: Seat, gone: &[Design]) -> usize {
    let known = told.iter().filter(|(_, who)| who.contains(seat)).map(|(card, _)| *card);
    let mut left: ArrayVec<Design, 3> = known.take(3).collect();
    for card in gone {
        if let Some(at) = left.iter().position(|other| other == card) {
            left.remove(at);
        }
    }
    left.len()
}

impl State {
    /// The seats that know the card left over after `kept` were kept of the cards looked at: the player who kept them, and everybody who
    /// knew more of the cards than were kept.
    pub(super) fn witnesses_of_rest(&self, by: Seat, kept: &[Design]) -> Seats {
        let knowing = self.seats().filter(|seat| known_rest(&self.told, *seat, kept) > 0);
        knowing.fold(Seats::one(by), Seats::with)
    }

    /// The dead at this moment, who see the offer prepared in the other world.
    pub(super) fn beyond(&self) -> Seats {
        self.dead.iter().map(|death| death.seat).collect()
    }

    /// See [`Game::sampled_for`](crate::engine::Game::sampled_for).
    pub(super) fn imagine(&mut self, seat: Seat, rng: &mut impl Rng) {
        self.imagine_plans(seat, rng);
        self.imagine_looking(seat, rng);
        if let Some((card, who)) = self.goods.top_witnessed().filter(|(_, who)| !who.contains(seat)) {
            let top = self.goods.any_of_all(rng).unwrap_or(card);
            self.goods.put_top(top, who);
        }
        self.imagine_offer(seat, rng);
    }

    /// Samples the secret decisions of the others during planning, each equally likely.
    fn imagine_plans(&mut self, seat: Seat, rng: &mut impl Rng) {
        let Task::Planning { at: asked } = self.task() else { return };
        if self.open_planning {
            return;
        }
        for at in 0..self.players.count() {
            let other = self.after_beginner(at);
            if other == seat || !self.is_alive(other) || at > asked {
                continue;
            }
            let player = &mut self.players[other];
            player.plan = None;
            if let Some(seen) = player.seen.take() {
                let mut taken = seen.drugs;
                player.drugs.cards().for_each(|card| {
                    taken.remove(card);
                });
                taken.cards().for_each(|card| {
                    self.drugs.discard.remove(card);
                });
                (player.health, player.drugs) = (seen.health, seen.drugs);
            }
            let mut plans = Vec::new();
            list_plans(self.open_places(other), &mut plans);
            loop {
                let drugs: ArrayVec<Design, 16> = self.drugs(other).iter().map(|(card, _)| card).take(16).collect();
                let count = plans.len() + drugs.len();
                if count == 0 {
                    break;
                }
                let chosen = rng.random_range(0..count as u32) as usize;
                if let Some(Action::Plan(places)) = plans.get(chosen) {
                    // A player still to be asked has no pieces set.
                    self.players[other].plan = (at < asked).then(|| places.iter().copied().collect());
                    break;
                }
                self.take_in_secret(other, drugs[chosen - plans.len()]);
            }
        }
    }

    /// Samples the cards that another player is looking at, except those known to this seat.
    fn imagine_looking(&mut self, seat: Seat, rng: &mut impl Rng) {
        let looking_at = self.agenda.iter().rev().find_map(|task| match task {
            Task::Keep { seat } => Some((*seat, Deck::Goods)),
            Task::Stock { seat } => Some((*seat, Deck::Drugs)),
            _ => None,
        });
        let Some((_, deck)) = looking_at.filter(|(looker, _)| *looker != seat) else { return };
        self.told.retain(|(_, who)| who.contains(seat));
        let known: ArrayVec<Design, 3> = self.told.iter().map(|(card, _)| *card).collect();
        let count = self.looking.len();
        let mut hidden = std::mem::take(&mut self.looking);
        for card in &known {
            if let Some(at) = hidden.iter().position(|other| other == card) {
                hidden.remove(at);
            }
        }
        let mut drawn = known;
        fn again<const FIRST: usize, const N: usize>(
            pile: &mut Pile<FIRST, N>,
            hidden: &[Design],
            drawn: &mut ArrayVec<Design, 3>,
            count: usize,
            rng: &mut impl Rng,
        ) {
            hidden.iter().for_each(|card| pile.draw.add(*card));
            while drawn.len() < count
                && let Some(card) = pile.take_any(rng)
            {
                drawn.push(card);
            }
        }
        match deck {
            Deck::Goods => again(&mut self.goods, &hidden, &mut drawn, count, rng),
            _ => again(&mut self.drugs, &hidden, &mut drawn, count, rng),
        }
        self.looking = sorted(drawn);
    }

    /// Samples the events prepared in the other world, for the living, and the events removed from the offer, for seats that did not see
    /// the removal.
    fn imagine_offer(&mut self, seat: Seat, rng: &mut impl Rng) {
        let hidden = self.offer_seen_by(Some(seat)).is_none();
        let prepared = if hidden { self.offer.take() } else { Events::EMPTY };
        self.events.draw.add_all(prepared);
        for (card, _) in self.removed.iter().filter(|(_, who)| !who.contains(seat)) {
            self.events.discard.remove(*card);
            self.events.draw.add(*card);
        }
        for _ in 0..prepared.len() {
            if let Some(card) = self.events.take_any(rng) {
                self.offer.add(card);
            }
        }
        for at in 0..self.removed.len() {
            if !self.removed[at].1.contains(seat)
                && let Some(card) = self.events.take_any(rng)
            {
                self.removed[at].0 = card;
                self.events.discard.add(card);
            }
        }
    }

    /// Takes a drug while plans are secret: the others keep seeing the player as before (IN-44).
    pub(super) fn take_in_secret(&mut self, by: Seat, card: Design) {
        let player = &mut self.players[by];
        player.seen.get_or_insert(Seen { health: player.health, drugs: player.drugs });
        player.drugs.remove(card);
        player.health = player.health.after(card.change());
        self.drugs.discard.add(card);
    }
}

const _: () = assert!(SEATS <= 8);
