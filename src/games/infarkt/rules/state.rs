//! The state of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{DRUGS, Design, EVENT_CARDS, EVENTS, GOODS};
use super::deck::{Drugs, Events, Goods, Pile, Witnessed};
use super::effect::Cause;
use super::health::{Change, Health};
use super::places::{Place, Places};
use super::task::{DEPTH, Task};
use crate::engine::{BySeat, Seat};

/// The greatest number of players (IN-1).
pub const SEATS: usize = 5;
/// The number of family chips (IN-6).
pub const FAMILY_CHIPS: u8 = 12;
/// The number of career chips (IN-6).
pub const CAREER_CHIPS: u8 = 13;
/// The most chips of a kind that a player can have (IN-34, IN-35).
pub const MOST_CHIPS: u8 = 4;

/// A game of Infarkt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) open_planning: bool,
    pub(super) other_world: bool,
    /// The places of this game (IN-13, IN-30).
    pub(super) places: Places,
    pub(super) round: u16,
    /// The seat with the beginner's chip (IN-10); its player may have died since (IN-40).
    pub(super) beginner: Seat,
    pub(super) players: BySeat<Player>,
    pub(super) goods: Pile<0, GOODS>,
    pub(super) drugs: Pile<GOODS, DRUGS>,
    pub(super) events: Pile<{ GOODS + DRUGS }, EVENTS>,
    /// The family chips in the supply.
    pub(super) family: u8,
    /// The career chips in the supply.
    pub(super) career: u8,
    /// The events on offer (IN-9), or being prepared for the next round (IN-36).
    pub(super) offer: Events,
    /// The events put aside by two players (IN-28).
    pub(super) aside: Events,
    pub(super) market: Goods,
    pub(super) market_drug: Option<Design>,
    pub(super) black_market: Goods,
    /// The cards being looked at (IN-18, IN-19).
    pub(super) looking: ArrayVec<Design, 3>,
    /// The cards of `looking` that other seats know too.
    pub(super) told: ArrayVec<Witnessed, 3>,
    /// The discarded events that the dead removed from an offer, hidden from the living (IN-36).
    pub(super) removed: ArrayVec<Witnessed, EVENT_CARDS>,
    /// The cards drawn for the guest of a night out (IN-32).
    pub(super) served: Goods,
    /// The visit in progress.
    pub(super) visit: Option<Visit>,
    /// The party in progress, or the one just ended (IN-26).
    pub(super) party: Option<Party>,
    /// The deaths, in order.
    pub(super) dead: ArrayVec<Death, SEATS>,
    /// The number of deaths settled (IN-26).
    pub(super) settled: u8,
    /// The number of deaths before the action in progress (IN-27).
    pub(super) earlier: u8,
    pub(super) agenda: ArrayVec<Task, DEPTH>,
}

/// A player's possessions and health.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Player {
    pub alive: bool,
    pub euro: u16,
    pub health: Health,
    pub goods: Goods,
    pub drugs: Drugs,
    pub family: u8,
    pub career: u8,
    /// The places of the pieces still on the board; `None` before the plan.
    pub plan: Option<Places>,
    pub bans: Places,
    /// The events taken, in order.
    pub diary: ArrayVec<Design, EVENT_CARDS>,
    /// The chips given at the end of the round, for each indicator (IN-41).
    pub spared: [u8; 6],
    /// The values that the others still see while plans are secret, after a drug was taken (IN-44).
    pub seen: Option<Seen>,
}

/// Health and drugs before the first secret drug.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Seen {
    pub health: Health,
    pub drugs: Drugs,
}

/// The visit of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// The place where the player is.
    pub place: Place,
    /// Whether the activity possible once per visit is done. At home it is the meal or party, at the flea market the trade.
    pub done: bool,
    /// Whether the player has rested (IN-20).
    pub rested: bool,
}

/// The participants of a party or a night out (IN-26, IN-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The host.
    pub host: Seat,
    /// The guests, the left one first.
    pub guests: [Option<Seat>; 2],
}

/// The death of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Death {
    /// The player who died.
    pub seat: Seat,
    /// The number of the round, from 1.
    pub round: u16,
    /// The cause of death.
    pub cause: Cause,
}

/// An effect about to be applied, while its player is asked (IN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The player asked.
    pub seat: Seat,
    /// The change, less the chips given; at the end of a round, as things stand.
    pub effect: Change,
    /// The cause of the effect.
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
    /// A player is asked before an effect (IN-23).
    Respond,
    /// Goods looked at are chosen (IN-18).
    Keep,
    /// The drug of the flea market is chosen (IN-19).
    Stock,
    /// The dead prepare the events of the next round (IN-36).
    Hereafter,
    /// The game is over (IN-27).
    Over,
}

impl Player {
    /// Whether the player has a drug or family chip to respond to an effect with (IN-23).
    pub fn can_answer(&self) -> bool {
        self.family > 0 || !self.drugs.is_empty()
    }
}
