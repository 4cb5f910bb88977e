//! What is where on the board. PURE.

use super::select::tap_room;
use crate::engine::{Game, Seat, Turn};
use crate::games::heartstrings::text::Prompt;
use crate::games::heartstrings::{Chance, Held, Phase, Room, State};
use crate::games::{GameScene, Tap};

/// The board at a moment. Everything in this game lies open, so all viewers see the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The rooms by number.
    pub rooms: Vec<RoomScene>,
    /// The beads in the pool.
    pub pool: u8,
    /// What is due.
    pub prompt: Prompt,
}

/// One room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoomScene {
    /// Which.
    pub room: Room,
    /// The tokens in it.
    pub held: Option<Held>,
    /// The attacker whose token is at its door.
    pub attacker: Option<Seat>,
    /// A token was picked up here and may come back.
    pub left: Option<Seat>,
    /// Touching it is a legal action.
    pub lit: bool,
}

impl GameScene for State {
    type Scene = Scene;

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        let attacked = match self.phase() {
            Phase::Combat(combat) => self.to_act().map(|seat| (combat.room, seat)),
            _ => None,
        };
        let rooms = Room::all()
            .map(|room| RoomScene {
                room,
                held: self.held(room),
                attacker: attacked.filter(|(here, _)| *here == room).map(|(_, seat)| seat),
                left: self.to_act().filter(|_| self.picked_up_from() == Some(room)),
                lit: matches!(tap_room(self, room), Tap::Act(_)),
            })
            .collect();
        Scene { rooms, pool: self.pool(), prompt: self.prompt() }
    }

    fn active_seat(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Combat(combat) if combat.attack.is_some() => self.held(combat.room).map(|held| held.owner),
            _ => self.to_act(),
        }
    }

    fn is_manual_chance(&self) -> bool {
        self.turn() == Turn::Chance
    }

    fn is_dice(_chance: &Chance) -> bool {
        true
    }
}

impl State {
    /// What is due.
    pub fn prompt(&self) -> Prompt {
        // Without a player to act there is nothing to do but to see who begins or who has won.
        let seat = self.to_act().unwrap_or(Seat::FIRST);
        match self.phase() {
            Phase::Order { contenders } => Prompt::Order { again: contenders.len() < self.seats().len() },
            Phase::Room if self.must_relocate() => Prompt::Relocate(seat),
            Phase::Room => Prompt::Room(seat),
            Phase::Combat(combat) => match (combat.attack, self.held(combat.room)) {
                (Some(_), Some(held)) => Prompt::Defend { defender: held.owner, tokens: held.tokens },
                (_, held) => {
                    let defender = held.map_or(seat, |held| held.owner);
                    Prompt::Attack { attacker: seat, defender, room: combat.room }
                }
            },
            Phase::Sacrifice => Prompt::Sacrifice(seat),
            Phase::Over { winner } => Prompt::Over(*winner),
        }
    }
}
