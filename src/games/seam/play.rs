//! The course of a game at a table: who acts, and what happens automatically. PURE.

use crate::engine::{Game, Seat, Turn};

/// A game that is played at a table with automatic steps.
pub trait GamePlay: Game {
    /// A decision given for several events in advance; [`std::convert::Infallible`] where a game has none.
    type StandingOrder: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The seat to act, by a decision or a roll; `None` when all seats act or none does.
    fn active_seat(&self) -> Option<Seat>;

    /// The seat whose turn it is, also while another one is asked in it.
    fn turn_owner(&self) -> Option<Seat> {
        self.active_seat()
    }

    /// Whether the chance event that is due waits for a person, as a roll of dice does. Otherwise it happens automatically, as turning over
    /// cards does.
    fn is_manual_chance(&self) -> bool;

    /// Whether this outcome is a roll of dice, displayed as tumbling before the result.
    fn is_dice(chance: &Self::Chance) -> bool;

    /// The seat that decides in secret, so that only it may see the table now; `None` while all displayed information is open.
    fn secret(&self) -> Option<Seat> {
        None
    }

    /// The next step of a standing order in this state.
    fn carry_out(&self, order: &Self::StandingOrder) -> OrderStep<Self::Action> {
        let _ = order;
        OrderStep::Done
    }

    /// The decision made automatically although the rules allow others: one that costs no player anything. Decisions forced by the rules
    /// are not included.
    fn plays_itself(&self) -> Option<Self::Action> {
        None
    }

    /// The decision that declines an offer which most people rarely accept. A setting declines such offers, unless the person accepts one
    /// while it is displayed; see [`GameText::offer`](super::GameText::offer).
    fn declines(&self) -> Option<Self::Action> {
        None
    }

    /// Whether automatic play stops in this state: see [`Asked::asks`].
    fn asks(&self) -> bool {
        Asked::of(self).asks
    }

    /// Whether the player of this seat can still be asked: not if they are out of the game.
    fn takes_part(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Whether undo and redo treat these two decisions as one step, the first being only the way to the second.
    fn joins(first: &Self::Action, next: &Self::Action) -> bool {
        let _ = (first, next);
        false
    }
}

/// The step of a standing order in one state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderStep<Action> {
    /// This decision is played.
    Act(Action),
    /// Another seat, or chance, is due; the order holds.
    Wait,
    /// The order has ended.
    Done,
}

/// What a state asks for. It is computed once for each state and passed to all callers: listing the legal actions takes most of the time of an
/// event.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<G: Game> {
    /// The next to act.
    pub turn: Turn,
    /// The legal actions, as [`Game::legal`] lists them; none unless a decision is due.
    pub legal: Vec<G::Action>,
    /// The decision that is made automatically: the only legal one, or that of
    /// [`GamePlay::plays_itself`].
    pub by_itself: Option<G::Action>,
    /// Whether automatic play stops in this state: at a decision with a choice, at a roll that a person starts, and at the end of the game.
    pub asks: bool,
}

impl<G: GamePlay> Asked<G> {
    /// What this state asks for. Lists the legal actions once if a decision is due, otherwise not at all.
    pub fn of(state: &G) -> Self {
        let turn = state.turn();
        let mut legal = Vec::new();
        let mut by_itself = None;
        let asks = match turn {
            Turn::Decide(_) => {
                state.legal(&mut legal);
                let only = if let [only] = legal.as_slice() { Some(only) } else { None };
                by_itself = state.plays_itself().or_else(|| only.cloned());
                by_itself.is_none() && !legal.is_empty()
            }
            Turn::Chance => state.is_manual_chance(),
            Turn::Over => true,
        };
        Self { turn, legal, by_itself, asks }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use serde_json::json;

    use super::*;
    use crate::bots::{SelfPlaySeed, random_event};
    use crate::engine::{EventOf, Timeline};
    use crate::games::tintenherz::State as Tintenherz;

    #[test]
    fn the_only_legal_action_plays_itself() {
        let mut forced = 0;
        for number in 0..6 {
            let self_play = SelfPlaySeed::new(number, 2);
            let setup = serde_json::from_value(self_play.setup::<Tintenherz>(2, &json!({}))).expect("a setup");
            let (mut game, dice) = (Timeline::<Tintenherz>::new(setup).expect("a game"), self_play.seed.dice());
            let mut bot = ChaCha8Rng::seed_from_u64(number);
            while let Some(event) = game.roll(&dice).or_else(|| random_event(game.state(), &mut bot, &mut Vec::new())) {
                let asked = Asked::of(game.state());
                assert_eq!(asked.by_itself.is_some(), asked.legal.len() == 1);
                if let (Turn::Decide(seat), Some(only)) = (asked.turn, asked.by_itself) {
                    assert_eq!(EventOf::<Tintenherz>::decision(seat, only), event);
                    assert!(!asked.asks);
                    forced += 1;
                }
                game.play(event).expect("legal");
            }
            let over = Asked::of(game.state());
            assert_eq!((over.turn, over.by_itself, over.asks), (Turn::Over, None, true));
        }
        assert!(forced > 0, "it happens");
    }
}
