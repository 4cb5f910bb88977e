//! Application of events to the state.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use super::action::{Action, Chance, Options};
use super::effect::Effect;
use super::illegal::Illegal;
use super::rooms::{Buff, ROOMS, Room};
use super::state::{BEADS, Combat, Held, POOL, Phase, State, TOKENS};
use super::trace::Trace;
use crate::engine::{
    BySeat, Colour, Event, EventOf, Facts, First, Game, Observer, Outcome, PlainSeat, RuleId, Seat, Seats, Setup,
    SetupError, Turn,
};

impl Game for State {
    const FACTS: Facts = Facts {
        id: "heartstrings",
        seats: 2..=3,
        colours: &[Colour::Green, Colour::Blue, Colour::Yellow],
        seats_rule: RuleId::new("HS", 1),
        first: First::Rolled(RuleId::new("HS", 5)),
        random_play_limit: None,
        options: &[],
        role: None,
        link_code: 1,
    };

    type Options = Options;
    type SeatRules = PlainSeat;
    type Action = Action;
    type Chance = Chance;
    type Effect = Effect;
    type Illegal = Illegal;
    type Trace = Trace;

    fn setup(setup: &Setup<Self>) -> Result<Self, SetupError> {
        setup.check()?;
        let count = setup.seats.count();
        Ok(Self {
            phase: Phase::Order { contenders: Seat::all(count).collect() },
            turn: Seat::FIRST,
            beads: BySeat::new(count, |_| BEADS),
            pool: POOL,
            supply: BySeat::new(count, |_| TOKENS),
            rooms: [None; ROOMS],
            from: None,
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over { .. } => Turn::Over,
            Phase::Sacrifice => Turn::Decide(self.turn),
            Phase::Room if self.must_relocate() => Turn::Decide(self.turn),
            Phase::Room | Phase::Order { .. } | Phase::Combat(_) => Turn::Chance,
        }
    }

    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(by, *action)
    }

    fn sampled_for<R: Rng>(&self, _: Seat, _: &mut R) -> Self {
        // All information is open.
        self.clone()
    }

    /// The sides from 1; of several rolls the last varies fastest.
    fn chances(&self, into: &mut Vec<(Chance, u32)>) {
        let rooms = 1..=ROOMS as u8;
        match &self.phase {
            Phase::Order { contenders } => {
                let mut all = vec![ArrayVec::new()];
                for _ in contenders.iter() {
                    all = all.iter().flat_map(|rolls| rooms.clone().map(|roll| with(rolls, roll))).collect();
                }
                into.extend(all.into_iter().map(|rolls| (Chance::Order(rolls), 1)));
            }
            Phase::Room if !self.must_relocate() => into.extend(rooms.map(|room| (Chance::Room(room), 1))),
            Phase::Combat(Combat { attack: None, .. }) => into.extend((1..=6).map(|roll| (Chance::Attack(roll), 1))),
            Phase::Combat(_) => into.extend((1..=6).map(|roll| (Chance::Defend(roll), 1))),
            Phase::Room | Phase::Sacrifice | Phase::Over { .. } => {}
        }
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Chance> {
        Some(match &self.phase {
            Phase::Order { contenders } => {
                Chance::Order(contenders.iter().map(|_| rng.random_range(1..=ROOMS as u8)).collect())
            }
            Phase::Room if !self.must_relocate() => Chance::Room(rng.random_range(1..=ROOMS as u8)),
            Phase::Combat(Combat { attack: None, .. }) => Chance::Attack(rng.random_range(1..=6)),
            Phase::Combat(_) => Chance::Defend(rng.random_range(1..=6)),
            Phase::Room | Phase::Sacrifice | Phase::Over { .. } => return None,
        })
    }

    fn apply_observed<O: Observer<Effect>>(&mut self, event: &EventOf<Self>, observer: &mut O) -> Result<(), Illegal> {
        match event {
            Event::Decision { by, action } => {
                self.check_action(*by, *action)?;
                match *action {
                    Action::Relocate { from } => {
                        self.lift(from, observer);
                        self.from = Some(from);
                    }
                    Action::Sacrifice { room } => {
                        self.lift(room, observer);
                        self.earn_bead(*by, observer);
                        self.next_turn(observer);
                    }
                    Action::Keep => self.next_turn(observer),
                }
            }
            Event::Chance { chance } => {
                self.check_chance(chance)?;
                match (chance, &self.phase) {
                    (Chance::Order(rolls), _) => self.settle_order(rolls, observer),
                    (Chance::Room(room), _) => self.arrive(Room(*room), observer),
                    (Chance::Attack(roll), Phase::Combat(combat)) => {
                        self.phase = Phase::Combat(Combat { attack: Some(*roll), ..*combat });
                    }
                    (Chance::Defend(roll), &Phase::Combat(Combat { room, attack: Some(attack) })) => {
                        self.settle_defence(room, attack, *roll, observer);
                    }
                    (Chance::Attack(_) | Chance::Defend(_), _) => return Err(Illegal::CombatRollIsDue),
                }
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner } = self.phase else { return None };
        Some(Outcome { winners: std::iter::once(winner).collect() })
    }

    fn trace(&self) -> Trace {
        Trace::of(self)
    }
}

/// Half of the difference, rounded up (HS-12).
pub(super) fn damage(higher: u8, lower: u8) -> u8 {
    (higher - lower).div_ceil(2)
}

/// A copy of these rolls with one more.
fn with(rolls: &ArrayVec<u8, 3>, roll: u8) -> ArrayVec<u8, 3> {
    rolls.iter().copied().chain([roll]).take(3).collect()
}

impl State {
    /// Settles the first turn; the seats that tie for the highest roll again (HS-5).
    fn settle_order<O: Observer<Effect>>(&mut self, rolls: &[u8], observer: &mut O) {
        let Phase::Order { contenders } = &self.phase else { return };
        let highest = rolls.iter().max();
        let best: Seats =
            contenders.iter().zip(rolls).filter(|(_, roll)| Some(*roll) == highest).map(|(seat, _)| seat).collect();
        if let Some(first) = best.only() {
            self.turn = first;
            self.phase = Phase::Room;
            observer.observe(Effect::Begins { seat: first });
        } else {
            self.phase = Phase::Order { contenders: best };
        }
    }

    /// Puts a token from the supply into a room (HS-6, HS-8, HS-9).
    fn arrive<O: Observer<Effect>>(&mut self, room: Room, observer: &mut O) {
        let returns = self.from.take() == Some(room);
        self.supply[self.turn] -= 1;
        observer.observe(Effect::Arrives { seat: self.turn, room });
        match self.held(room) {
            Some(held) if held.owner != self.turn => {
                self.phase = Phase::Combat(Combat { room, attack: None });
                observer.observe(Effect::CombatBegins { defender: held.owner, tokens: held.tokens });
            }
            _ => {
                self.put(room);
                // A token that returns to the room it was picked up from does not count as arriving (HS-7).
                if !returns {
                    self.pay_bead_room(room, observer);
                }
                self.second_phase(observer);
            }
        }
    }

    /// Settles one roll of the defender (HS-10 to HS-15).
    fn settle_defence<O: Observer<Effect>>(&mut self, room: Room, attack: u8, defence: u8, observer: &mut O) {
        let Some(Held { owner: defender, .. }) = self.held(room) else { return };
        let attack = attack + room.attacker_bonus();
        let defence = defence + room.defender_bonus();
        if defence > attack {
            self.supply[self.turn] += 1;
            observer.observe(Effect::Leaves { seat: self.turn, room });
            self.lose_beads(self.turn, damage(defence, attack), observer);
            if self.is_out(self.turn) {
                self.next_turn(observer)
            } else {
                self.second_phase(observer)
            }
            return;
        }
        self.lift(room, observer);
        self.lose_beads(defender, damage(attack, defence), observer);
        if self.held(room).is_none() {
            self.put(room);
            observer.observe(Effect::Takes { seat: self.turn, from: defender });
            self.pay_bead_room(room, observer);
            self.second_phase(observer);
        }
    }

    /// Adds a token of the seat whose turn it is to a room that is empty or its own.
    fn put(&mut self, room: Room) {
        let tokens = self.tokens_in(room, self.turn) + 1;
        if let Some(index) = room.index() {
            self.rooms[index] = Some(Held { owner: self.turn, tokens });
        }
    }

    /// Returns one token from a room to its owner's supply.
    fn lift<O: Observer<Effect>>(&mut self, room: Room, observer: &mut O) {
        let Some(slot) = room.index().map(|index| &mut self.rooms[index]) else { return };
        if let Some(held) = slot {
            self.supply[held.owner] += 1;
            observer.observe(Effect::Leaves { seat: held.owner, room });
            held.tokens -= 1;
            if held.tokens == 0 {
                *slot = None;
            }
        }
    }

    /// Moves beads from a heartstring to the pool, never more than are left (HS-14). With the last bead the player is out, and all of the
    /// player's tokens leave the board (HS-19).
    fn lose_beads<O: Observer<Effect>>(&mut self, seat: Seat, damage: u8, observer: &mut O) {
        let lost = damage.min(self.beads[seat]);
        self.beads[seat] -= lost;
        self.pool += lost;
        if lost > 0 {
            observer.observe(Effect::LosesBeads { seat, count: lost });
        }
        if self.is_out(seat) {
            for slot in &mut self.rooms {
                if slot.is_some_and(|held| held.owner == seat) {
                    *slot = None;
                }
            }
            self.supply[seat] = TOKENS;
            observer.observe(Effect::IsOut { seat });
        }
    }

    /// Moves one bead from the pool to a seat, if the pool has one (HS-16).
    fn earn_bead<O: Observer<Effect>>(&mut self, seat: Seat, observer: &mut O) {
        if self.pool > 0 {
            self.pool -= 1;
            self.beads[seat] += 1;
            observer.observe(Effect::EarnsBead { seat });
        }
    }

    fn pay_bead_room<O: Observer<Effect>>(&mut self, room: Room, observer: &mut O) {
        if room.buff() == Buff::Bead {
            self.earn_bead(self.turn, observer);
        }
    }

    /// Starts the choice of a sacrifice, if there is one (HS-18); otherwise the next turn.
    fn second_phase<O: Observer<Effect>>(&mut self, observer: &mut O) {
        self.phase = Phase::Sacrifice;
        if self.winner().is_some() || !self.can_sacrifice() {
            self.next_turn(observer);
        }
    }

    /// The winner: the only player with beads (HS-21).
    fn winner(&self) -> Option<Seat> {
        let mut left = self.seats().filter(|seat| !self.is_out(*seat));
        left.next().filter(|_| left.next().is_none())
    }

    fn next_turn<O: Observer<Effect>>(&mut self, observer: &mut O) {
        self.phase = match self.winner() {
            Some(winner) => {
                observer.observe(Effect::Wins { seat: winner });
                Phase::Over { winner }
            }
            None => Phase::Room,
        };
        let next = self.beads.round_after(self.turn).find(|seat| !self.is_out(*seat));
        self.turn = next.unwrap_or(self.turn);
    }
}
