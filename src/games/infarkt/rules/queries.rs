//! Queries of the state.

use super::cards::Design;
use super::deck::{Drugs, Events, Goods};
use super::effect::{Cause, Chip, To};
use super::health::{Change, Health};
use super::illegal::{Due, Illegal};
use super::places::{Extension, Places};
use super::row::Deck;
use super::state::{Death, Party, Pending, Phase, State, Visit};
use super::task::Task;
use crate::engine::Seat;

impl State {
    /// The task on top of the agenda.
    pub(in crate::games::infarkt) fn task(&self) -> Task {
        self.agenda.last().copied().unwrap_or(Task::Over)
    }

    /// The seat `at` places after the beginner.
    pub(super) fn after_beginner(&self, at: u8) -> Seat {
        self.clockwise(self.beginner, at)
    }

    /// The seat `steps` places after `from`.
    pub(super) fn clockwise(&self, from: Seat, steps: u8) -> Seat {
        from.clockwise(steps, self.players.count())
    }

    /// The player asked, and the decision that is due; `None` while chance is awaited and at the end.
    pub fn asked(&self) -> Option<(Seat, Due)> {
        Some(match self.task() {
            Task::Events { at } => (self.after_beginner(at), Due::Event),
            Task::Planning { at } => (self.after_beginner(at), Due::Plan),
            Task::Hereafter { at } => (self.dead.get(usize::from(at))?.seat, Due::Remove),
            Task::Actions { at } => {
                (self.after_beginner(at), self.visit.map_or(Due::Go, |visit| Due::Visit(visit.place)))
            }
            Task::AskDecay { at } => (self.after_beginner(at), Due::Answer),
            Task::Ask { seat, .. } => (seat, Due::Answer),
            Task::Keep { seat } => (seat, Due::Keep),
            Task::Stock { seat } => (seat, Due::Stock),
            _ => return None,
        })
    }

    /// The player asked, and the decision that is due.
    ///
    /// # Errors
    /// While nobody is asked: the refusal of every decision.
    pub fn require_asked(&self) -> Result<(Seat, Due), Illegal> {
        self.asked().ok_or_else(|| self.draws_from().map_or(Illegal::Over, |deck| Illegal::DrawIsDue { deck }))
    }

    /// The deck of the next draw, while one is awaited.
    pub fn draws_from(&self) -> Option<Deck> {
        match self.task() {
            Task::Draw { deck, .. } => Some(deck),
            Task::Pub { .. } => Some(Deck::Goods),
            _ => None,
        }
    }

    /// The destination of the card awaited.
    pub fn draws_to(&self) -> Option<To> {
        match self.task() {
            Task::Draw { to, .. } => Some(to),
            Task::Pub { guest, .. } => Some(To::Pub(guest)),
            _ => None,
        }
    }

    /// The player whose plan is being carried out (IN-14); `None` outside the actions.
    pub fn acting(&self) -> Option<Seat> {
        match *self.agenda {
            // The other world lies above the actions on the stack.
            [Task::Actions { .. }, Task::Hereafter { .. }, ..] => None,
            [Task::Actions { at }, ..] => Some(self.after_beginner(at)),
            _ => None,
        }
    }

    /// Whether the end of the round is being worked off (IN-21), with the questions before it and the deaths after it.
    pub fn is_round_ending(&self) -> bool {
        matches!(self.agenda.first(), Some(Task::RoundEnd | Task::Decay { .. } | Task::AskDecay { .. }))
    }

    /// The part of the round.
    pub fn phase(&self) -> Phase {
        match self.task() {
            Task::Ask { .. } | Task::AskDecay { .. } => Phase::Respond,
            Task::Keep { .. } => Phase::Keep,
            Task::Stock { .. } => Phase::Stock,
            Task::Hereafter { .. } => Phase::Hereafter,
            Task::Planning { .. } => Phase::Planning,
            Task::Over => Phase::Over,
            _ if self.acting().is_some() => Phase::Actions,
            // The actions wait below the other world on the stack.
            _ if matches!(self.agenda.first(), Some(Task::Actions { .. })) => Phase::Hereafter,
            _ => Phase::Events,
        }
    }

    /// The player to act. While chance is awaited, the player whose turn it is, or the beginner if it is nobody's turn; `None` at the end.
    pub fn to_act(&self) -> Option<Seat> {
        if self.task() == Task::Over {
            return None;
        }
        let asked = self.asked().map(|(seat, _)| seat);
        Some(asked.or(self.acting()).unwrap_or(self.beginner))
    }

    /// The effect about to be applied, while its player is asked (IN-23).
    pub fn pending(&self) -> Option<Pending> {
        match self.task() {
            Task::Ask { seat, change, cause } => Some(Pending { seat, effect: change, cause }),
            Task::AskDecay { at } => {
                let seat = self.after_beginner(at);
                Some(Pending { seat, effect: self.decay(seat), cause: Cause::Decay })
            }
            _ => None,
        }
    }

    /// The change at the end of the round for a player as things stand, less the chips given for it (IN-21).
    pub(super) fn decay(&self, seat: Seat) -> Change {
        let player = &self.players[seat];
        player.health.decay().spared(&player.spared)
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        self.players.seats()
    }

    /// The living players, in seat order.
    pub fn living(&self) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.seats().filter(|seat| self.players[*seat].alive)
    }

    /// The number of living players.
    pub fn living_count(&self) -> u8 {
        self.players.values().map(|player| u8::from(player.alive)).sum()
    }

    /// Whether this player is alive.
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.players[seat].alive
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The seat with the beginner's chip (IN-10).
    pub fn beginner(&self) -> Seat {
        self.beginner
    }

    /// Whether this extension is in play (IN-30).
    pub fn has(&self, extension: Extension) -> bool {
        self.places.contains(extension.place())
    }

    /// Whether plans are visible as they are made (IN-12).
    pub fn open_planning(&self) -> bool {
        self.open_planning
    }

    /// Whether the dead prepare the events of the next round (IN-36).
    pub fn other_world(&self) -> bool {
        self.other_world
    }

    /// The places of this game (IN-13, IN-30).
    pub fn places(&self) -> Places {
        self.places
    }

    /// A player's money (IN-4).
    pub fn euro(&self, seat: Seat) -> u16 {
        self.players[seat].euro
    }

    /// A player's indicators (IN-1).
    pub fn health(&self, seat: Seat) -> Health {
        self.players[seat].health
    }

    /// A player's goods (IN-5).
    pub fn goods(&self, seat: Seat) -> &Goods {
        &self.players[seat].goods
    }

    /// A player's drugs (IN-5).
    pub fn drugs(&self, seat: Seat) -> &Drugs {
        &self.players[seat].drugs
    }

    /// The number of chips of a kind that a player has (IN-34, IN-35).
    pub fn chips(&self, seat: Seat, chip: Chip) -> u8 {
        match chip {
            Chip::Family => self.players[seat].family,
            Chip::Career => self.players[seat].career,
        }
    }

    /// The number of chips of a kind in the supply.
    pub fn chips_left(&self, chip: Chip) -> u8 {
        match chip {
            Chip::Family => self.family,
            Chip::Career => self.career,
        }
    }

    /// The places of a player's pieces still on the board (IN-12); `None` before the plan.
    pub fn plan(&self, seat: Seat) -> Option<Places> {
        self.players[seat].plan
    }

    /// The places that events ban for a player this round (IN-11).
    pub fn bans(&self, seat: Seat) -> Places {
        self.players[seat].bans
    }

    /// The events taken by a player, dead or alive, in order (IN-9, IN-25).
    pub fn diary(&self, seat: Seat) -> &[Design] {
        &self.players[seat].diary
    }

    /// The events on offer (IN-9), or being prepared for the next round (IN-36).
    pub fn offer(&self) -> &Events {
        &self.offer
    }

    /// The events put aside by two players (IN-28).
    pub fn put_aside(&self) -> &Events {
        &self.aside
    }

    /// The goods on the flea market (IN-8).
    pub fn market(&self) -> &Goods {
        &self.market
    }

    /// The drug on the flea market (IN-8).
    pub fn market_drug(&self) -> Option<Design> {
        self.market_drug
    }

    /// The cards left in the black market's offer (IN-31).
    pub fn black_market(&self) -> &Goods {
        &self.black_market
    }

    /// The cards being looked at (IN-18, IN-19).
    pub fn looking(&self) -> &[Design] {
        &self.looking
    }

    /// The cards drawn for the guest of a night out, while more are awaited (IN-32).
    pub fn in_pub(&self) -> &Goods {
        &self.served
    }

    /// The visit in progress, with the activities done (IN-14).
    pub fn visit(&self) -> Option<Visit> {
        self.visit
    }

    /// The party in progress (IN-20, IN-32).
    pub fn party(&self) -> Option<Party> {
        self.party
    }

    /// The dead, in the order of death.
    pub fn dead(&self) -> &[Death] {
        &self.dead
    }

    /// The number of cards in a draw pile.
    pub fn pile(&self, deck: Deck) -> u8 {
        match deck {
            Deck::Goods => self.goods.draw.len(),
            Deck::Drugs => self.drugs.draw.len(),
            Deck::Events => self.events.draw.len(),
        }
    }

    /// The number of cards on a discard pile.
    pub fn discards(&self, deck: Deck) -> u8 {
        match deck {
            Deck::Goods => self.goods.discard.len(),
            Deck::Drugs => self.drugs.discard.len(),
            Deck::Events => self.events.discard.len(),
        }
    }

    /// The goods card lying face down on top of its pile, known to the player who put it back (IN-18).
    pub fn top_of_goods(&self) -> Option<Design> {
        self.goods.top
    }

    /// The number of copies of a design in the piles, that is, neither in hands and diaries nor face up.
    pub fn in_piles(&self, card: Design) -> u8 {
        let goods = self.goods.draw.count(card) + self.goods.discard.count(card);
        let drugs = self.drugs.draw.count(card) + self.drugs.discard.count(card);
        goods + drugs + self.events.draw.count(card) + self.events.discard.count(card)
    }
}
