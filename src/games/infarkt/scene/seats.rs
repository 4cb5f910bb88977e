//! The possessions and health of a player, as a viewer sees them. PURE.

use super::ahead::ahead;
use super::company::{Fed, fed};
use super::moment::last_words;
use crate::engine::{Game, Seat};
use crate::games::infarkt::text::LogEntry;
use crate::games::infarkt::{Change, Chip, Death, Design, Drugs, Goods, Health, Places, State};

/// A player's possessions and health.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatScene {
    /// Whether the player is alive.
    pub alive: bool,
    /// The death.
    pub death: Option<Death>,
    /// Whether the player has won.
    pub winner: bool,
    /// The money.
    pub euro: u16,
    /// The indicators.
    pub health: Health,
    /// The change at the end of the round, as things stand.
    pub forecast: Change,
    /// The change that comes before that: by what is chosen, or by the pending effect.
    pub coming: Change,
    /// The change that the end of the round has just made, while that is displayed, or a party.
    pub worsened: Change,
    /// What others have served this player since they last acted.
    pub fed: Vec<Fed>,
    /// The card whose line is quoted after the player's death.
    pub last_words: Option<Design>,
    /// The goods.
    pub goods: Goods,
    /// The drugs.
    pub drugs: Drugs,
    /// The family chips.
    pub family: u8,
    /// The career chips.
    pub career: u8,
    /// The plan.
    pub plan: PlanScene,
    /// The places that events ban for this round.
    pub bans: Places,
    /// The events taken, in order.
    pub diary: Vec<Design>,
}

/// The visible part of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanScene {
    /// No plan yet.
    None,
    /// Set, but hidden.
    Hidden,
    /// The places of the pieces still on the board.
    Seen(Places),
}

impl SeatScene {
    /// The indicators after what is coming and after the end of the round, as things stand.
    pub fn ahead(&self) -> Health {
        ahead(self.health, self.coming, self.forecast)
    }

    /// Whether the player dies of what is coming or at the end of the round, as things stand.
    pub fn is_doomed(&self) -> bool {
        self.alive && self.ahead().is_deadly()
    }
}

impl State {
    pub(super) fn seat_scene(
        &self,
        viewer: Option<Seat>,
        seat: Seat,
        coming: Change,
        worsened: Change,
        log: &[LogEntry],
    ) -> SeatScene {
        let health = self.health_seen_by(viewer, seat);
        let death = self.dead().iter().find(|death| death.seat == seat).copied();
        SeatScene {
            alive: self.is_alive(seat),
            death,
            last_words: death.and_then(|death| last_words(self, seat, death.cause)),
            winner: self.outcome().is_some_and(|outcome| outcome.winners.contains(seat)),
            euro: self.euro(seat),
            health,
            forecast: if health == self.health(seat) { self.forecast(seat) } else { health.decay() },
            coming,
            worsened,
            fed: if self.is_alive(seat) { fed(log, seat) } else { Vec::new() },
            goods: *self.goods(seat),
            drugs: self.drugs_seen_by(viewer, seat),
            family: self.chips(seat, Chip::Family),
            career: self.chips(seat, Chip::Career),
            plan: match self.plan_seen_by(viewer, seat) {
                Some(plan) => PlanScene::Seen(plan),
                None if self.has_planned(seat) => PlanScene::Hidden,
                None => PlanScene::None,
            },
            bans: self.bans(seat),
            diary: self.diary(seat).to_vec(),
        }
    }
}
