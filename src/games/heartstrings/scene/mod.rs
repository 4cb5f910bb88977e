//! The scene: what is displayed where on the table. PURE.

pub mod flights;
pub mod parting;
pub mod play;
pub mod reading;
mod scores;
pub mod select;
pub mod telling;
pub mod tray;

use crate::engine::{BySeat, Seat};
use crate::games::heartstrings::text::{LogEntry, Prompt};
use crate::games::heartstrings::{Action, Effect, Held, Phase, Room, State};
use crate::games::seam::scores::Scores;
use crate::games::{Flight, GamePlay, GameScene, GameTouch, SceneInput, Touched};
use crate::i18n::{Lang, Names};

use flights::flights;
use parting::{Leaving, leaving, parting};
use select::Touch;
use tray::{Fight, Tray, TrayDie};

/// The table at one moment. All information in this game is open, so all viewers see the same scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The rooms, by number.
    pub rooms: Vec<RoomScene>,
    /// The beads in the pool.
    pub pool: u8,
    /// Those of them that are still in motion towards it.
    pub pool_coming: u8,
    /// The scene of each seat.
    pub seats: BySeat<SeatScene>,
    /// The dice.
    pub tray: Tray,
    /// The combat that the dice belong to.
    pub fight: Option<Fight>,
    /// The player who goes out, while that is displayed.
    pub parting: Option<Seat>,
    /// Whether dice are tumbling.
    pub tumbling: bool,
    /// Whether a roll by a person is awaited.
    pub awaits_roll: bool,
    /// Whether a player may decline to sacrifice a token (HS-18).
    pub can_keep: bool,
    /// Whether the player has declined often enough to be offered a standing order for it.
    pub offers_order: bool,
    /// Whether the player to roll has given this order, and can end it.
    pub keeps_all: bool,
    /// Whether a hint points to declining.
    pub keep_pointed: bool,
    /// The seat to act; `None` while all seats roll for the first turn.
    pub active: Option<Seat>,
    /// The objects moved by the last event.
    pub flights: Vec<Flight>,
    /// The prompt.
    pub prompt: Prompt,
}

/// One room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoomScene {
    /// The room.
    pub room: Room,
    /// The tokens in it.
    pub held: Option<Held>,
    /// The attacker whose token is at the door of the room.
    pub attacker: Option<Seat>,
    /// Whether the last token is still in motion towards the room.
    pub coming: bool,
    /// The seat whose token was picked up here and may return.
    pub left: Option<Seat>,
    /// The tokens that leave the room because their owner goes out, while that is displayed.
    pub leaving: Option<Leaving>,
    /// Whether touching the room is a legal action.
    pub is_target: bool,
    /// Whether a hint or a touched sentence points to it.
    pub pointed: bool,
}

/// The scene of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatScene {
    /// The beads on the heartstring.
    pub beads: u8,
    /// Those of them that are still in motion towards it.
    pub coming: u8,
    /// The tokens that are not on the board.
    pub supply: u8,
    /// Whether the player has no bead left and is out of the game (HS-20).
    pub out: bool,
}

impl GameScene for State {
    type Scene = Scene;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        let SceneInput { state, tumbling, selection: pointed, .. } = *input;
        let attacked = match state.phase() {
            Phase::Combat(combat) => state.to_act().map(|seat| (combat.room, seat)),
            _ => None,
        };
        // While the end of a fight is displayed nothing is offered yet.
        let is_free = input.held.is_none();
        let decides = is_free && input.awaits_decision();
        let awaits_roll = is_free && input.awaits_roll();
        let effects = input.step.map_or(&[][..], |step| &step.effects);
        let left = input.held.map(leaving).unwrap_or_default();
        let room = |room: Room| RoomScene {
            room,
            held: state.held(room),
            attacker: attacked.filter(|(here, _)| *here == room).map(|(_, seat)| seat),
            coming: effects.iter().any(|effect| matches!(effect, Effect::Arrives { room: here, .. } if *here == room)),
            leaving: left.iter().find(|(here, _)| *here == room).map(|(_, leaving)| *leaving),
            left: state.to_act().filter(|_| state.picked_up_from() == Some(room)),
            is_target: decides && matches!(state.touch(pointed, &Touch::Room(room)), Touched::Act(_)),
            pointed: [Action::Relocate { from: room }, Action::Sacrifice { room }].map(Some).contains(pointed)
                || input.pointed_out.and_then(LogEntry::room) == Some(room),
        };
        let rooms: Vec<RoomScene> = Room::all().map(room).collect();
        let tray = Tray::of(state, input.log.last(), tumbling);
        let lost = effects.iter().map(|effect| if let Effect::LosesBeads { count, .. } = effect { *count } else { 0 });
        let earned =
            |by: Seat| effects.iter().filter(|effect| **effect == Effect::EarnsBead { seat: by }).count() as u8;
        let parting = input.held.and_then(parting);
        Scene {
            // The last roll of a fight is displayed before the fight makes room for the board; somebody who goes out needs the board.
            fight: tray.fight(state, input.held.is_some() && parting.is_none()),
            rooms,
            parting,
            pool: state.pool(),
            pool_coming: lost.sum(),
            seats: BySeat::new(state.seats().len() as u8, |seat| SeatScene {
                beads: state.beads(seat),
                coming: earned(seat),
                supply: state.supply(seat),
                out: state.is_out(seat),
            }),
            tray,
            tumbling: tumbling.is_some(),
            awaits_roll,
            can_keep: decides && matches!(state.touch(pointed, &Touch::Keep), Touched::Act(_)),
            offers_order: decides && *state.phase() == Phase::Sacrifice && declined(input.log, state.turn),
            keeps_all: awaits_roll
                && state.active_seat() == state.to_act()
                && input.orders.iter().any(|order| state.to_act() == Some(order.seat)),
            keep_pointed: *pointed == Some(Action::Keep),
            active: state.active_seat(),
            flights: input.flights(flights),
            prompt: state.prompt(),
        }
    }

    fn flights(scene: &Scene) -> &[Flight] {
        &scene.flights
    }

    fn scores(scene: &Scene, ranked: &[(u8, Seat)], lang: Lang, _: &Names) -> Scores {
        scores::scores(scene, ranked, lang)
    }
}

/// The times in a row that a player declines before the standing order is offered.
const DECLINED: usize = 3;

/// Whether the last answers of this seat to the question about a sacrifice all declined.
fn declined(log: &[LogEntry], seat: Seat) -> bool {
    let answer = |entry: &LogEntry| match *entry {
        LogEntry::Keep { seat: by } => (by == seat).then_some(true),
        LogEntry::Sacrifice { seat: by, .. } => (by == seat).then_some(false),
        _ => None,
    };
    let answers = log.iter().rev().filter_map(answer).take(DECLINED);
    answers.filter(|declines| *declines).count() == DECLINED
}

impl Scene {
    /// The dice on the board, one by one.
    pub fn dice(&self) -> Vec<TrayDie> {
        self.tray.dice(self.tumbling, self.active, self.awaits_roll)
    }
}

impl State {
    /// The prompt.
    pub fn prompt(&self) -> Prompt {
        match self.phase() {
            Phase::Order { contenders } => Prompt::Order { again: contenders.len() < self.seats().len() },
            Phase::Room if self.must_relocate() => Prompt::Relocate(self.turn),
            Phase::Room => Prompt::Room(self.turn),
            Phase::Combat(combat) => match (combat.attack, self.held(combat.room)) {
                (Some(_), Some(held)) => Prompt::Defend { defender: held.owner, tokens: held.tokens },
                (_, held) => {
                    let defender = held.map_or(self.turn, |held| held.owner);
                    Prompt::Attack { attacker: self.turn, defender, room: combat.room }
                }
            },
            Phase::Sacrifice => Prompt::Sacrifice(self.turn),
            Phase::Over { winner } => Prompt::Over(*winner),
        }
    }
}
