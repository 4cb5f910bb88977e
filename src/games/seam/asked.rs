//! What a state asks for: found once for a state, then handed on. PURE.

use crate::engine::{Game, Turn};

/// What a state asks for. It is computed once for each state and passed to all callers: listing the legal actions takes most of the time of an
/// event.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked<G: Game> {
    /// The next to act.
    pub turn: Turn,
    /// The legal actions, as [`Game::legal`] lists them; none unless a decision is due.
    pub legal: Vec<G::Action>,
    /// The decision that is made automatically: the only legal one, or that of
    /// [`GameScene::plays_itself`](super::GameScene::plays_itself).
    pub by_itself: Option<G::Action>,
    /// Whether automatic play stops in this state: at a decision with a choice, at a roll that a person starts, and at the end of the game.
    pub asks: bool,
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
