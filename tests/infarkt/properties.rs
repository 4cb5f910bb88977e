//! Invariants of every state of every game.

use heartbox::engine::{Event, Game, Outcome, Step, Turn};
use heartbox::games::infarkt::{CAREER_CHIPS, CardTable, Chip, Design, Effect, FAMILY_CHIPS, Phase, State};
use serde_json::json;

use crate::common::random::{Random, every_state, tables};

/// Every card and every chip is in one place, the dead hold none, and all others are alive.
pub fn nothing_is_lost(state: &State) {
    let found = |card: Design| {
        let here = |cards: &[Design]| cards.iter().filter(|other| **other == card).count() as u8;
        let mut found = state.in_piles(card) + state.offer().count(card) + state.put_aside().count(card);
        found += state.market().count(card) + state.black_market().count(card) + state.in_pub().count(card);
        found += u8::from(state.market_drug() == Some(card)) + here(state.looking());
        for seat in state.seats() {
            found += state.goods(seat).count(card) + state.drugs(seat).count(card) + here(state.diary(seat));
        }
        found
    };
    let wrong = |table: CardTable| Design::all().find(|card| found(*card) != card.copies(table));
    let wrong = CardTable::ALL.map(wrong);
    assert!(wrong.contains(&None), "{wrong:?} at {state:?}");
    for (chip, all) in [(Chip::Family, FAMILY_CHIPS), (Chip::Career, CAREER_CHIPS)] {
        let owned: u8 = state.seats().map(|seat| state.chips(seat, chip)).sum();
        assert_eq!(owned + state.chips_left(chip), all, "{chip:?}");
        assert!(state.seats().all(|seat| state.chips(seat, chip) <= 4));
    }
    for seat in state.seats() {
        let health = state.health(seat);
        assert!(health.iter().all(|(_, value)| value <= 10), "{health:?}");
        // A player at the grave is dead; no other player is, except in fixtures.
        assert!(!health.is_deadly() || !state.is_alive(seat));
        if !state.is_alive(seat) {
            let hand = state.goods(seat).len() + state.drugs(seat).len();
            assert_eq!((hand, state.euro(seat), state.plan(seat)), (0, 0, None), "the dead hold nothing");
            assert_eq!((state.chips(seat, Chip::Family), state.chips(seat, Chip::Career)), (0, 0));
        }
    }
    let dead: Vec<_> = state.dead().iter().map(|death| death.seat).collect();
    assert!(state.seats().all(|seat| state.is_alive(seat) != dead.contains(&seat)));
}

#[test]
fn nothing_is_lost_in_any_game() {
    every_state::<State>(3, |game| {
        let state = game.state();
        nothing_is_lost(state);
        let places = state.places();
        for seat in state.seats() {
            let plan = state.plan(seat).unwrap_or_default();
            assert!(plan.len() <= 3 && plan.minus(places).is_empty());
            assert!(state.bans(seat).minus(places).is_empty());
        }
        assert_eq!(state.pending().is_some(), state.phase() == Phase::Respond);
        assert_eq!(json!(state.trace())["pending"].is_null(), state.pending().is_none());
        assert!(state.party().is_none() || state.acting().is_some() || state.turn() == Turn::Over);
    });
}

/// IN-27: every game ends, won by the survivor or by the last to die.
#[test]
fn in_27_every_game_ends() {
    let (mut ended, mut together) = (0, 0);
    every_state::<State>(12, |game| {
        let Some(Outcome { winners }) = game.state().outcome() else { return };
        ended += 1;
        let living: Vec<_> = game.state().living().collect();
        match living.as_slice() {
            [] => {
                together += 1;
                let dead = game.state().dead();
                let last = &dead[dead.len() - winners.len()..];
                assert!(last.iter().all(|death| winners.contains(death.seat)));
            }
            [one] => assert_eq!(winners.iter().collect::<Vec<_>>(), [*one]),
            _ => panic!("the game goes on"),
        }
    });
    let tables: usize = (2..=5).map(|players| State::editions(players).len()).sum();
    assert_eq!(ended, 12 * tables);
    assert!(together > 0, "it happens that all die together");
}

/// The effects of an event match its changes.
#[test]
fn effects_are_what_changes() {
    for (players, options) in tables::<State>() {
        let mut random = Random::<State>::new(players, &options, 5);
        while let Some(event) = random.due() {
            check_effects(&random.game.step(event).expect("legal"));
        }
    }
}

fn check_effects(Step { before, event, effects: seen, after }: &Step<State>) {
    let secret = before.phase() == Phase::Planning && !before.open_planning();
    for seat in after.seats() {
        let changes = seen.iter().filter_map(|effect| match effect {
            Effect::Health { seat: of, change, .. } if *of == seat => Some(*change),
            _ => None,
        });
        let health = changes.fold(before.health(seat), |health, change| health.after(change));
        assert!(health == after.health(seat) || secret, "{seat:?} by {event:?}: {seen:?}");
        let money = seen.iter().map(|effect| match effect {
            Effect::Money { seat: of, by, .. } if *of == seat => *by,
            _ => 0,
        });
        assert_eq!(before.euro(seat) as i16 + money.sum::<i16>(), after.euro(seat) as i16, "{event:?}: {seen:?}");
        let died = seen.iter().any(|effect| matches!(effect, Effect::Died { seat: of, .. } if *of == seat));
        assert_eq!(died, before.is_alive(seat) && !after.is_alive(seat));
    }
    if let Event::Chance { .. } = event {
        assert!(seen.iter().any(|effect| matches!(effect, Effect::Drawn { .. })));
    }
}
