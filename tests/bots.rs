//! Bots: what a level promises, for every game.

use heartbox::bots::{HIGHEST_LEVEL, SelfPlaySeed};
use heartbox::engine::{Control, Playthrough, Seat, Setup};
use heartbox::games::{GameText, GameVisitor, IDS, with_game};
use serde_json::json;

/// No game between bots that know what they do takes as many events.
const LIMIT: usize = 20_000;

fn play<G: GameText>(players: u8, number: u64, levels: &[u8]) -> Playthrough<G> {
    let self_play = SelfPlaySeed::new(7, number);
    let mut setup: Setup<G> = serde_json::from_value(self_play.setup(&G::FACTS, players, &json!({}))).expect("a setup");
    for (seat, level) in setup.seats.clone().seats().zip(levels.iter().cycle()) {
        setup.seats[seat].control = Control::Bot(*level);
    }
    let mut game = Playthrough::new(setup).expect("a setup of the app");
    self_play.play_out(&mut game, LIMIT);
    game
}

struct Wins;
impl GameVisitor for Wins {
    /// Of how many games the first and the second seat won one, by the heuristic against chance and the other way round.
    type Output = (u32, u32);

    fn visit<G: GameText>(self) -> Self::Output {
        let (mut heuristic, mut random) = (0, 0);
        // Games that need not end are long, and chance loses them all.
        let games = if G::FACTS.random_play_limit.is_some() { 20 } else { 300 };
        for number in 0..games {
            for levels in [[1, 0], [0, 1]] {
                let game = play::<G>(2, number, &levels);
                let Some(outcome) = game.state().outcome() else { continue };
                let by_heuristic = Seat::all(2).find(|seat| levels[seat.index()] == 1).expect("one of them");
                heuristic += u32::from(outcome.winners.contains(by_heuristic));
                random += u32::from(outcome.winners.iter().any(|seat| seat != by_heuristic));
            }
        }
        (heuristic, random)
    }
}

#[test]
fn the_heuristic_beats_chance() {
    for id in IDS {
        let (heuristic, random) = with_game(id, Wins).expect("a game of the registry");
        println!("{id}: {heuristic} to {random}");
        assert!(heuristic > random, "{id}: {heuristic} games by the heuristic, {random} by chance");
    }
}

#[test]
fn a_level_above_the_highest_plays_as_the_highest() {
    struct Same;
    impl GameVisitor for Same {
        type Output = ();

        fn visit<G: GameText>(self) {
            let events = |level: u8| play::<G>(2, 3, &[level]).events().to_vec();
            assert_eq!(events(HIGHEST_LEVEL), events(9));
        }
    }
    for id in IDS {
        with_game(id, Same).expect("a game of the registry");
    }
}
