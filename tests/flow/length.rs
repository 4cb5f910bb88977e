//! The length of games between competent bots.

use heartbox::bots::{HIGHEST_AT_ONCE, SelfPlaySeed, bot_event};
use heartbox::engine::Timeline;
use heartbox::games::flow::{Options, SeatRules};

use super::*;
use crate::common::random;

/// Games at each table.
const GAMES: u64 = 20;

/// The seat turns of a game, or `None` if it takes more than `most`.
fn turns(options: &Options, seating: &[SeatRules], number: u64, most: u32) -> Option<u32> {
    let self_play = SelfPlaySeed::new(38, number);
    let setup = serde_json::from_value(random::setup_of::<State>(&self_play, options, seating)).expect("a setup");
    let mut state = *Timeline::<State>::new(setup).expect("a game").state();
    let mut rng = self_play.seed.dice().at(0);
    let (mut legal, mut turns) = (Vec::new(), 1);
    while let Some(event) = bot_event(&state, HIGHEST_AT_ONCE, &mut rng, &mut legal) {
        let turn = state.turn_of();
        state.apply(&event).expect("legal");
        turns += u32::from(state.turn_of() != turn && state.winner().is_none());
        if turns > most {
            return None;
        }
    }
    Some(turns)
}

#[test]
fn nine_of_ten_base_games_end_within_300_turns() {
    for players in 2..=4 {
        let plain = &State::seatings(players)[0];
        let ended = (0..GAMES).filter(|number| turns(&Options::default(), plain, *number, 300).is_some()).count();
        assert!(ended >= GAMES as usize * 9 / 10, "{players} players: {ended} of {GAMES} games");
    }
}

#[test]
fn every_table_comes_to_an_end() {
    for players in State::FACTS.seats {
        // The simplest edition and the one with all options.
        let editions = State::editions(players);
        let tables = editions.iter().take(1).chain(editions.last()).copied();
        let tables = tables.flat_map(|options| State::seatings(players).into_iter().map(move |seats| (options, seats)));
        for (number, (options, seating)) in tables.enumerate() {
            let ended = (0..3).any(|game| turns(&options, &seating, 10 * number as u64 + game, 3000).is_some());
            assert!(ended, "{options:?} {seating:?}");
        }
    }
}
