//! Deaths and their consequences (IN-25 to IN-27, IN-42).

use super::agenda::{Executor, Then};
use super::deck::{Drugs, Goods};
use super::effect::{Cause, Chip, Effect};
use super::health::{Change, Indicator};
use super::state::Death;
use super::task::Task;
use crate::engine::Seat;

/// Depression from the shock of a death at a party: of the host, and of each guest (IN-26).
const SHOCK: [i8; 2] = [2, 1];

impl Executor<'_> {
    /// A player dies: all possessions but the diary go back (IN-25, IN-42).
    pub fn die(&mut self, seat: Seat, cause: Cause) {
        let of = self.state.health(seat).causes().collect();
        self.report(Effect::Died { seat, of, cause });
        let round = self.state.round;
        self.state.dead.push(Death { seat, round, cause });
        let player = &mut self.state.players[seat];
        player.alive = false;
        player.plan = None;
        player.seen = None;
        let (goods, drugs): (Goods, Drugs) = (player.goods.take(), player.drugs.take());
        let (family, career) = (player.family, player.career);
        self.state.goods.discard.add_all(goods);
        self.state.drugs.discard.add_all(drugs);
        self.money(seat, i16::MIN, Cause::Death);
        self.chips(seat, Chip::Family, -(family as i8), Cause::Death);
        self.chips(seat, Chip::Career, -(career as i8), Cause::Death);
    }

    /// Settles the next death of the action: first the shock if it was at a party, then the funeral (IN-26). After the last one, checks for
    /// the end of the game (IN-27).
    pub fn settle(&mut self) -> Then {
        let Some(death) = self.state.dead.get(usize::from(self.state.settled)).copied() else {
            self.pop();
            self.state.party = None;
            self.end_action();
            return Then::GoOn;
        };
        self.state.settled += 1;
        self.push(Task::Funeral { of: death.seat, at: 0 });
        if death.cause.is_party() && self.state.party.is_some() {
            self.push(Task::Shock { of: death.seat, at: 0 });
        }
        Then::GoOn
    }

    /// Ends the game if at most one player is left (IN-27).
    fn end_action(&mut self) {
        let dead = self.state.dead.len() as u8;
        if dead == self.state.earlier {
            return;
        }
        if self.state.living_count() > 1 {
            self.state.earlier = dead;
            return;
        }
        self.state.visit = None;
        self.state.agenda.clear();
        self.push(Task::Over);
        self.report(Effect::Over);
    }

    /// The shock, one by one: the host, then the guests (IN-26, IN-40).
    pub fn shock(&mut self, of: Seat, at: u8) -> Then {
        let party = self.state.party.map(|party| [Some(party.host), party.guests[0], party.guests[1]]);
        match party.and_then(|party| party.get(usize::from(at)).copied()) {
            Some(seat) => {
                self.turn_into(Task::Shock { of, at: at + 1 });
                if let Some(seat) = seat.filter(|seat| self.state.is_alive(*seat)) {
                    let change = Change::one(Indicator::Depr, SHOCK[usize::from(at.min(1))]);
                    self.push(Task::Affect { seat, change, cause: Cause::Shock { of } });
                }
            }
            None => self.pop(),
        }
        Then::GoOn
    }

    /// The funeral, one by one from the left of the dead player: each pays a euro or gets a point of depression (IN-25).
    pub fn hold_funeral(&mut self, of: Seat, at: u8) -> Then {
        if at == 0 {
            self.report(Effect::Funeral { of });
        }
        let next = at + 1;
        if next == self.state.players.count() {
            self.pop();
            return Then::GoOn;
        }
        self.turn_into(Task::Funeral { of, at: next });
        let seat = self.state.clockwise(of, next);
        if self.state.is_alive(seat) {
            let cause = Cause::Funeral { of };
            if self.state.euro(seat) > 0 {
                self.money(seat, -1, cause);
            } else {
                self.push(Task::Affect { seat, change: Change::one(Indicator::Depr, 1), cause });
            }
        }
        Then::GoOn
    }
}
