//! The state as written to traces.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::action::sorted;
use super::cards::{Design, EVENT_CARDS};
use super::deck::{Drugs, Events, Goods};
use super::health::{Change, Health};
use super::places::{Place, Places};
use super::state::{Phase, State};
use crate::engine::{BySeat, Game, Seat, Seats};

/// The state as written to traces.
#[derive(Debug, Serialize)]
pub struct Trace {
    round: u16,
    phase: &'static str,
    to_act: Option<Seat>,
    beginner: Seat,
    players: BySeat<PlayerTrace>,
    offer: Events,
    market: MarketTrace,
    black_market: Goods,
    place: Option<Place>,
    pending: Option<PendingTrace>,
    looking: Vec<Design>,
    dead: Vec<Seat>,
    winners: Option<Seats>,
}

#[derive(Debug, Serialize)]
struct PlayerTrace {
    alive: bool,
    euro: u16,
    health: Health,
    goods: Goods,
    drugs: Drugs,
    family: u8,
    career: u8,
    plan: Option<Places>,
    bans: Places,
    diary: ArrayVec<Design, EVENT_CARDS>,
}

#[derive(Debug, Serialize)]
struct MarketTrace {
    goods: Goods,
    drug: Option<Design>,
}

#[derive(Debug, Serialize)]
struct PendingTrace {
    seat: Seat,
    effect: Change,
}

impl Trace {
    pub(super) fn of(state: &State) -> Self {
        Self {
            round: state.round,
            phase: match state.phase() {
                Phase::Events => "events",
                Phase::Planning => "planning",
                Phase::Actions => "actions",
                Phase::Respond => "respond",
                Phase::Keep => "keep",
                Phase::Stock => "stock",
                Phase::Hereafter => "hereafter",
                Phase::Over => "over",
            },
            to_act: state.to_act(),
            beginner: state.beginner,
            players: state.players.map(|_, player| PlayerTrace {
                alive: player.alive,
                euro: player.euro,
                health: player.health,
                goods: player.goods,
                drugs: player.drugs,
                family: player.family,
                career: player.career,
                plan: player.plan,
                bans: player.bans,
                diary: sorted(player.diary.iter().copied()),
            }),
            offer: state.offer,
            market: MarketTrace { goods: state.market, drug: state.market_drug },
            black_market: state.black_market,
            place: state.visit.map(|visit| visit.place),
            pending: state.pending().map(|pending| PendingTrace { seat: pending.seat, effect: pending.effect }),
            looking: state.looking.to_vec(),
            dead: state.dead.iter().map(|death| death.seat).collect(),
            winners: state.outcome().map(|outcome| outcome.winners),
        }
    }
}
