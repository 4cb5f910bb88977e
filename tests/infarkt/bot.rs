//! Reasons for actions of the bots.

use heartbox::bots::reason_for;
use heartbox::engine::{Event, Game, Known, Seat, Turn};
use heartbox::games::infarkt::{Action, Gain, Health, State};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::common::random::every_state;

/// What is left of a player after this action, if nobody responds to it.
struct Left {
    health: Health,
    euro: u16,
}

impl Left {
    fn after(state: &State, seat: Seat, action: &Action) -> Self {
        let mut after = state.clone();
        after.apply(&Event::decision(seat, action.clone())).expect("a legal action");
        while let Some(pending) = after.pending() {
            after.apply(&Event::decision(pending.seat, Action::Accept)).expect("an effect can be accepted");
        }
        Self { health: after.health(seat), euro: after.euro(seat) }
    }

    /// Whether no indicator is worse than before.
    fn is_unharmed(&self, before: Health) -> bool {
        self.health.iter().all(|(indicator, value)| value <= before[indicator])
    }
}

#[test]
fn a_reason_is_given_only_where_no_other_choice_brings_more_of_the_same_for_less() {
    let (mut helps, mut earns) = (0, 0);
    every_state::<State>(2, |game| {
        let state = game.state();
        let Turn::Decide(seat) = state.turn() else { return };
        if state.pending().is_some() {
            return;
        }
        let mut all_legal = Vec::new();
        state.legal(&mut all_legal);
        let mut legal = all_legal.clone();
        let visits = |action: &Action| {
            matches!(action, Action::Train(_) | Action::Rest | Action::Work | Action::Trade { .. } | Action::Cook(_))
        };
        legal.retain(visits);
        if legal.is_empty() {
            return;
        }
        let known = Known::sample(state, seat, &mut ChaCha8Rng::seed_from_u64(1));
        let (health, euro) = (state.health(seat), state.euro(seat));
        let all: Vec<Left> = legal.iter().map(|action| Left::after(state, seat, action)).collect();
        for (action, own) in legal.iter().zip(&all) {
            match reason_for(&known, action, &all_legal).map(|reason| reason.gain) {
                Some(Gain::Helps { indicator, .. }) => {
                    let best = all.iter().filter(|other| other.is_unharmed(health) && other.euro >= euro.min(own.euro));
                    assert!(
                        best.map(|other| other.health[indicator]).all(|to| to >= own.health[indicator]),
                        "{action:?} in {state:?}"
                    );
                    helps += 1;
                }
                Some(Gain::Earns { .. }) => {
                    assert!(
                        all.iter().filter(|other| other.is_unharmed(health)).all(|other| other.euro <= own.euro),
                        "{action:?} in {state:?}"
                    );
                    earns += 1;
                }
                _ => {}
            }
        }
    });
    assert!(helps > 10 && earns > 10, "{helps} that help, {earns} that earn");
}
