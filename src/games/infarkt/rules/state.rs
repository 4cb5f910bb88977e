//! The state of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::agenda::{DEPTH, Step};
use super::cards::{DRUGS, Design, EVENT_CARDS, EVENTS, GOODS};
use super::deck::{Drugs, Events, Goods, Pile};
use super::effect::Cause;
use super::health::{Change, Health};
use super::knowledge::Witnessed;
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) extensions: ArrayVec<Extension, 3>,
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
    pub(super) looking: ArrayVec<Design, 3>,
    /// Those among them that others know of too.
    pub(super) told: ArrayVec<Witnessed, 3>,
    /// The discarded events that the dead took out of an offer, unseen by the living (IN-36).
    pub(super) removed: ArrayVec<Witnessed, EVENT_CARDS>,
    /// What has been drawn for the guest of a night out (IN-32).
    pub(super) served: Goods,
    /// The place that was begun.
    pub(super) visit: Option<Visit>,
    /// Who is at the party, or was until just now (IN-26).
    pub(super) party: Option<Party>,
    /// In the order in which they died.
    pub(super) dead: ArrayVec<Death, SEATS>,
    /// How many of the deaths have been settled (IN-26).
    pub(super) settled: u8,
    /// How many of the dead died before the action that is going on (IN-27).
    pub(super) earlier: u8,
    pub(super) agenda: ArrayVec<Step, DEPTH>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub diary: ArrayVec<Design, EVENT_CARDS>,
    /// The chips that were given at the end of the round, for each indicator (IN-41).
    pub spared: [u8; 6],
    /// What the others still see while plans are secret, if a drug was taken since (IN-44).
    pub seen: Option<Seen>,
}

/// Health and drugs as they were before something was done in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Seen {
    pub health: Health,
    pub drugs: Drugs,
}

/// A place that was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// The place where the player is.
    pub place: Place,
    /// Has been done what can be done there once? At home that is the meal or party, on the flea market the trade.
    pub done: bool,
    /// Has the player rested (IN-20)?
    pub rested: bool,
}

/// Who is together at a party, or out for a night (IN-26, IN-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// Who invited.
    pub host: Seat,
    /// The guests, the left one first.
    pub guests: [Option<Seat>; 2],
}

/// Somebody's death.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Death {
    /// The player who died.
    pub seat: Seat,
    /// The number of the round, from 1.
    pub round: u16,
    /// What the player died of.
    pub cause: Cause,
}

/// What is about to be applied, while its player is asked (IN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Who is asked.
    pub seat: Seat,
    /// What will change, less the chips that were given; at the end of a round as things stand.
    pub effect: Change,
    /// What causes the effect.
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
