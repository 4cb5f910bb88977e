//! Queries of the state.

use super::agenda::Step;
use super::cards::{Deck, Design};
use super::deck::{Drugs, Events, Goods};
use super::effect::{Cause, Chip, To};
use super::health::{Change, Health};
use super::illegal::Due;
use super::places::{Extension, Places};
use super::state::{Death, Party, Pending, Phase, State, Visit};
use crate::engine::Seat;

impl State {
    /// The step on top of the agenda.
    pub(in crate::games::infarkt) fn step(&self) -> Step {
        self.agenda.last().copied().unwrap_or(Step::Over)
    }

    /// The seat so many places after the beginner.
    pub(super) fn after_beginner(&self, at: u8) -> Seat {
        self.clockwise(self.beginner, at)
    }

    /// The seat so many places after another.
    pub(super) fn clockwise(&self, from: Seat, steps: u8) -> Seat {
        Seat::new((from.number() + steps) % self.players.count()).unwrap_or(Seat::FIRST)
    }

    /// Who is asked, and for what; nobody before chance and at the end.
    pub fn asked(&self) -> Option<(Seat, Due)> {
        Some(match self.step() {
            Step::Events { at } => (self.after_beginner(at), Due::Event),
            Step::Planning { at } => (self.after_beginner(at), Due::Plan),
            Step::Hereafter { at } => (self.dead.get(usize::from(at))?.seat, Due::Remove),
            Step::Actions { at } => {
                (self.after_beginner(at), self.visit.map_or(Due::Go, |visit| Due::Visit(visit.place)))
            }
            Step::AskDecay { at } => (self.after_beginner(at), Due::Answer),
            Step::Ask { seat, .. } => (seat, Due::Answer),
            Step::Keep { seat } => (seat, Due::Keep),
            Step::Stock { seat } => (seat, Due::Stock),
            _ => return None,
        })
    }

    /// The deck from which a card is drawn next, while that is awaited.
    pub fn draws_from(&self) -> Option<Deck> {
        match self.step() {
            Step::Draw { deck, .. } => Some(deck),
            Step::Pub { .. } => Some(Deck::Goods),
            _ => None,
        }
    }

    /// Where the card that is awaited will go.
    pub fn draws_to(&self) -> Option<To> {
        match self.step() {
            Step::Draw { to, .. } => Some(to),
            Step::Pub { guest, .. } => Some(To::Pub(guest)),
            _ => None,
        }
    }

    /// The player whose plans are being carried out (IN-14); nobody outside the actions.
    pub fn acting(&self) -> Option<Seat> {
        match *self.agenda {
            // The other world comes before the actions.
            [Step::Actions { .. }, Step::Hereafter { .. }, ..] => None,
            [Step::Actions { at }, ..] => Some(self.after_beginner(at)),
            _ => None,
        }
    }

    /// The part of the round.
    pub fn phase(&self) -> Phase {
        match self.step() {
            Step::Ask { .. } | Step::AskDecay { .. } => Phase::Respond,
            Step::Keep { .. } => Phase::Keep,
            Step::Stock { .. } => Phase::Stock,
            Step::Hereafter { .. } => Phase::Hereafter,
            Step::Planning { .. } => Phase::Planning,
            Step::Over => Phase::Over,
            _ if self.acting().is_some() => Phase::Actions,
            // The actions wait below the other world.
            _ if matches!(self.agenda.first(), Some(Step::Actions { .. })) => Phase::Hereafter,
            _ => Phase::Events,
        }
    }

    /// Who decides; while chance is awaited whose turn it is, the beginner where it is nobody's; nobody at the end.
    pub fn to_act(&self) -> Option<Seat> {
        if self.step() == Step::Over {
            return None;
        }
        let asked = self.asked().map(|(seat, _)| seat);
        Some(asked.or(self.acting()).unwrap_or(self.beginner))
    }

    /// What is about to be applied, while its player is asked (IN-23).
    pub fn pending(&self) -> Option<Pending> {
        match self.step() {
            Step::Ask { seat, change, cause } => Some(Pending { seat, effect: change, cause }),
            Step::AskDecay { at } => {
                let seat = self.after_beginner(at);
                Some(Pending { seat, effect: self.decay(seat), cause: Cause::Decay })
            }
            _ => None,
        }
    }

    /// What the end of the round does to a player as things stand, less the chips that were given for it (IN-21).
    pub(super) fn decay(&self, seat: Seat) -> Change {
        let player = &self.players[seat];
        player.health.decay().spared(&player.spared)
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        self.players.seats()
    }

    /// The living, in seat order.
    pub fn living(&self) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        self.seats().filter(|seat| self.players[*seat].alive)
    }

    /// How many live.
    pub fn living_count(&self) -> u8 {
        self.players.values().map(|player| u8::from(player.alive)).sum()
    }

    /// Does this player live?
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.players[seat].alive
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Where the beginner's chip is (IN-10).
    pub fn beginner(&self) -> Seat {
        self.beginner
    }

    /// The extensions in play, in the order of the setup (IN-30).
    pub fn extensions(&self) -> &[Extension] {
        &self.extensions
    }

    /// Is this extension in play (IN-30)?
    pub fn has(&self, extension: Extension) -> bool {
        self.places.contains(extension.place())
    }

    /// Are plans seen as they are made (IN-12)?
    pub fn open_planning(&self) -> bool {
        self.open_planning
    }

    /// Do the dead look at the events of the next round (IN-36)?
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

    /// How many chips of a kind a player has (IN-34, IN-35).
    pub fn chips(&self, seat: Seat, chip: Chip) -> u8 {
        match chip {
            Chip::Family => self.players[seat].family,
            Chip::Career => self.players[seat].career,
        }
    }

    /// How many chips of a kind nobody has.
    pub fn chips_left(&self, chip: Chip) -> u8 {
        match chip {
            Chip::Family => self.family,
            Chip::Career => self.career,
        }
    }

    /// The places of a player whose piece is still on the board (IN-12); nothing before they are planned.
    pub fn plan(&self, seat: Seat) -> Option<Places> {
        self.players[seat].plan
    }

    /// The places that an event forbids a player this round (IN-11).
    pub fn bans(&self, seat: Seat) -> Places {
        self.players[seat].bans
    }

    /// The events that a player has taken, in their order; also of the dead (IN-9, IN-25).
    pub fn diary(&self, seat: Seat) -> &[Design] {
        &self.players[seat].diary
    }

    /// The events that are laid out (IN-9), or prepared for the next round (IN-36).
    pub fn offer(&self) -> &Events {
        &self.offer
    }

    /// The events that two players have put aside (IN-28).
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

    /// What is left of the black market's offer (IN-31).
    pub fn black_market(&self) -> &Goods {
        &self.black_market
    }

    /// The cards that are being looked at (IN-18, IN-19).
    pub fn looking(&self) -> &[Design] {
        &self.looking
    }

    /// What has been drawn for the guest of a night out, while more is awaited (IN-32).
    pub fn in_pub(&self) -> &Goods {
        &self.served
    }

    /// The place that was begun, and what was done there (IN-14).
    pub fn visit(&self) -> Option<Visit> {
        self.visit
    }

    /// Who is at the party that is going on (IN-20, IN-32).
    pub fn party(&self) -> Option<Party> {
        self.party
    }

    /// The dead, in the order in which they died.
    pub fn dead(&self) -> &[Death] {
        &self.dead
    }

    /// How many cards are left in a draw pile.
    pub fn pile(&self, deck: Deck) -> u8 {
        match deck {
            Deck::Goods => self.goods.draw.len(),
            Deck::Drugs => self.drugs.draw.len(),
            Deck::Events => self.events.draw.len(),
        }
    }

    /// How many cards lie on a discard pile.
    pub fn discards(&self, deck: Deck) -> u8 {
        match deck {
            Deck::Goods => self.goods.discard.len(),
            Deck::Drugs => self.drugs.discard.len(),
            Deck::Events => self.events.discard.len(),
        }
    }

    /// The goods card that lies face down on top of its pile, known to who put it back (IN-18).
    pub fn top_of_goods(&self) -> Option<Design> {
        self.goods.top
    }

    /// How many copies of a design there are outside the hands and diaries and what lies open: in the piles.
    pub fn in_piles(&self, card: Design) -> u8 {
        let goods = self.goods.draw.count(card) + self.goods.discard.count(card);
        let drugs = self.drugs.draw.count(card) + self.drugs.discard.count(card);
        goods + drugs + self.events.draw.count(card) + self.events.discard.count(card)
    }
}
