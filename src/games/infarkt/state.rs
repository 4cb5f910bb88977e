//! The state of a game and how it is read.

use arrayvec::ArrayVec;

use super::agenda::{DEPTH, Step};
use super::cards::{DRUGS, Deck, Design, EVENT_CARDS, EVENTS, GOODS};
use super::deck::{Drugs, Events, Goods, Pile};
use super::few::Few;
use super::happening::{Cause, Chip, To};
use super::health::{Change, Health};
use super::illegal::Due;
use super::places::{Extension, Place, Places};
use crate::engine::{BySeat, Seat};

/// How many can play (IN-1).
pub const SEATS: usize = 5;
/// The family chips that there are (IN-6).
pub const FAMILY_CHIPS: u8 = 12;
/// The career chips that there are (IN-6).
pub const CAREER_CHIPS: u8 = 13;
/// The most chips of a kind that a player can have (IN-34, IN-35).
pub const MOST_CHIPS: u8 = 4;

/// A game of Infarkt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) extensions: Few<Extension, 3>,
    pub(super) open_planning: bool,
    pub(super) other_world: bool,
    /// The places of this game (IN-13, IN-30).
    pub(super) places: Places,
    pub(super) round: u16,
    /// Where the beginner's chip is (IN-10); who sits there may have died since (IN-40).
    pub(super) beginner: Seat,
    pub(super) players: BySeat<Player>,
    pub(super) goods: Pile<0, GOODS>,
    pub(super) drugs: Pile<GOODS, DRUGS>,
    pub(super) events: Pile<{ GOODS + DRUGS }, EVENTS>,
    /// The family chips that nobody has.
    pub(super) family: u8,
    /// The career chips that nobody has.
    pub(super) career: u8,
    /// The events that are laid out (IN-9), or prepared for the next round (IN-36).
    pub(super) offer: Events,
    /// The events that two players have put aside (IN-28).
    pub(super) aside: Events,
    pub(super) market: Goods,
    pub(super) market_drug: Option<Design>,
    pub(super) black_market: Goods,
    /// What is being looked at (IN-18, IN-19).
    pub(super) looking: Few<Design, 3>,
    /// What has been drawn for the guest of a night out (IN-32).
    pub(super) served: Goods,
    /// The place that was begun.
    pub(super) visit: Option<Visit>,
    /// Who is at the party, or was until just now (IN-26).
    pub(super) party: Option<Party>,
    /// In the order of dying.
    pub(super) dead: ArrayVec<Death, SEATS>,
    /// How many of the deaths have been settled (IN-26).
    pub(super) settled: u8,
    /// How many of the dead died before the action that is going on (IN-27).
    pub(super) earlier: u8,
    pub(super) agenda: Few<Step, DEPTH>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Player {
    pub alive: bool,
    pub euro: u16,
    pub health: Health,
    pub goods: Goods,
    pub drugs: Drugs,
    pub family: u8,
    pub career: u8,
    /// The places whose piece is still on the board; nothing before they are planned.
    pub plan: Option<Places>,
    pub bans: Places,
    /// The events that were taken, in their order.
    pub diary: Few<Design, EVENT_CARDS>,
    /// The chips that were given at the end of the round, for each indicator (IN-41).
    pub spared: [u8; 6],
    /// What the others still see while plans are secret, if a drug was taken since (IN-44).
    pub seen: Option<Seen>,
}

/// Health and drugs as they were before something was done in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    pub health: Health,
    pub drugs: Drugs,
}

/// A place that was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// Which.
    pub place: Place,
    /// Has been done what can be done there once? At home that is the meal or party, on the flea market the trade.
    pub done: bool,
    /// Has the player rested (IN-20)?
    pub rested: bool,
}

/// Who is together at a party, or out for a night (IN-26, IN-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Party {
    /// Who invited.
    pub host: Seat,
    /// The guests, the left one first.
    pub guests: [Option<Seat>; 2],
}

/// Somebody's death.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Death {
    /// Whose.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
    /// Of what.
    pub cause: Cause,
}

/// What is about to be applied, while its player is asked (IN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Who is asked.
    pub seat: Seat,
    /// What will change, less the chips that were given; at the end of a round as things stand.
    pub effect: Change,
    /// Why.
    pub cause: Cause,
}

/// The part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Events are drawn and taken (IN-9); also the setup.
    Events,
    /// Pieces are set (IN-12).
    Planning,
    /// Plans are carried out (IN-14).
    Actions,
    /// Somebody is asked before an effect (IN-23).
    Respond,
    /// Goods that were looked at are chosen (IN-18).
    Keep,
    /// The drug of the flea market is chosen (IN-19).
    Stock,
    /// The dead prepare the events of the next round (IN-36).
    Hereafter,
    /// The game is over (IN-27).
    Over,
}

impl Player {
    /// Has the player something to answer an effect with (IN-23)?
    pub fn can_answer(&self) -> bool {
        self.family > 0 || !self.drugs.is_empty()
    }
}

impl State {
    /// What lies on top of the agenda.
    pub(super) fn step(&self) -> Step {
        self.agenda.last().copied().unwrap_or(Step::Over)
    }

    /// The seat so many places after the beginner.
    pub(super) fn from_beginner(&self, at: u8) -> Seat {
        self.clockwise(self.beginner, at)
    }

    /// The seat so many places after another.
    pub(super) fn clockwise(&self, from: Seat, steps: u8) -> Seat {
        Seat::new((from.number() + steps) % self.players.count()).unwrap_or(Seat::FIRST)
    }

    /// Who is asked, and for what; nobody before chance and at the end.
    pub fn asked(&self) -> Option<(Seat, Due)> {
        Some(match self.step() {
            Step::Events { at } => (self.from_beginner(at), Due::Event),
            Step::Planning { at } => (self.from_beginner(at), Due::Plan),
            Step::Hereafter { at } => (self.dead.get(usize::from(at))?.seat, Due::Remove),
            Step::Actions { at } => {
                (self.from_beginner(at), self.visit.map_or(Due::Go, |visit| Due::Visit(visit.place)))
            }
            Step::AskDecay { at } => (self.from_beginner(at), Due::Answer),
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
            [Step::Actions { at }, ..] => Some(self.from_beginner(at)),
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
                let seat = self.from_beginner(at);
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

    /// The dead, in the order of dying.
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
