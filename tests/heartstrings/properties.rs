//! Invariants of every game, tested at every event.

use heartbox::bots::{SelfPlaySeed, random_event};
use heartbox::engine::{Event, Game, Seat, Timeline};
use heartbox::games::heartstrings::{Chance, Combat, Phase, Room, State};

use super::*;

#[test]
fn hs_2_beads_and_tokens_are_conserved() {
    for (players, game) in (0..60).map(|game| (2 + (game % 2) as u8, game)) {
        let mut played =
            Timeline::<State>::new(serde_json::from_value(positions::setup::<State>(players)).expect("a setup"))
                .expect("a game");
        conserved(played.state(), players);
        let mut rng = SelfPlaySeed::new(2, game).seed.dice().at(0);
        let mut legal = Vec::new();
        while let Some(event) = random_event(played.state(), &mut rng, &mut legal) {
            assert!(played.events().len() < 100_000, "HS-21: somebody wins in the end");
            played.play(event).expect("legal");
            conserved(played.state(), players);
        }
    }
}

/// HS-2, and the possessions of eliminated players (HS-19).
fn conserved(state: &State, players: u8) {
    let beads: u32 = state.seats().map(|seat| u32::from(state.beads(seat))).sum();
    assert_eq!(beads + u32::from(state.pool()), 12 * u32::from(players) + 10, "{state:?}");
    let attacker = matches!(state.phase(), Phase::Combat(_)).then(|| state.to_act()).flatten();
    for seat in Seat::all(players) {
        let board: u8 = Room::all().map(|room| state.tokens_in(room, seat)).sum();
        let moving = u8::from(attacker == Some(seat));
        assert_eq!(state.supply(seat) + board + moving, 12, "{seat:?} in {state:?}");
        assert!(!state.is_out(seat) || board + moving == 0, "{seat:?} in {state:?}");
    }
}

#[test]
fn hs_6_and_hs_10_every_side_of_every_die_comes_up_alike() {
    let mut game = table(2);
    game.plays([room(5), room(5)]);
    let attacked = game.game.state().clone();
    let roll = |state: &State, sides: usize| {
        let dice = SelfPlaySeed::new(3, 0).seed.dice();
        let mut counts = vec![0u32; sides];
        for position in 0..6000 {
            let sampled = state.sample(&mut dice.at(position)).expect("chance");
            let (Chance::Room(value) | Chance::Attack(value) | Chance::Defend(value)) = sampled else {
                panic!("{sampled:?}")
            };
            counts[usize::from(value) - 1] += 1;
        }
        let fair = 6000 / sides as u32;
        assert!(counts.iter().all(|count| count.abs_diff(fair) < fair / 5), "{counts:?}");
    };
    roll(table(2).game.state(), 12);
    roll(&attacked, 6);
    let mut answered = attacked.clone();
    answered.apply(&Event::chance(Chance::Attack(2))).expect("legal");
    assert!(matches!(answered.phase(), Phase::Combat(Combat { attack: Some(2), .. })));
    roll(&answered, 6);
}
