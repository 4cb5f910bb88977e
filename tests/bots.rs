//! Bots: the guarantees of the levels, for every game.

use heartbox::bots::{HIGHEST_AT_ONCE, HIGHEST_LEVEL, SelfPlaySeed};
use heartbox::engine::{Control, Seat, Setup, Timeline};
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use serde_json::json;

/// The playouts of a decision of the searching level, in games of level 3 and in games of level 4: these tests show that the search works,
/// not how strong it is.
const PLAYOUTS: [u32; 2] = [3000, 100];

/// No game between competent bots takes this many events.
const LIMIT: usize = 20_000;

fn play<G: TableGame>(players: u8, number: u64, levels: &[u8]) -> Timeline<G> {
    let self_play = SelfPlaySeed::new(7, number);
    let mut setup: Setup<G> = serde_json::from_value(self_play.setup::<G>(players, &json!({}))).expect("a setup");
    for (seat, level) in setup.seats.clone().seats().zip(levels.iter().cycle()) {
        setup.seats[seat].control = Control::Bot(*level);
    }
    let mut game = Timeline::new(setup).expect("a setup of the app");
    let playouts = PLAYOUTS[usize::from(levels.contains(&HIGHEST_LEVEL))];
    self_play.within(Some(playouts)).play_out(&mut game, LIMIT);
    game
}

/// Games between two levels that alternate their seats.
#[derive(Clone, Copy)]
struct Wins {
    above: u8,
    below: u8,
    games: u64,
}

impl GameVisitor for Wins {
    /// The number of games won by the higher and by the lower level; a shared victory counts for both.
    type Output = (u32, u32);

    fn visit<G: TableGame>(self) -> Self::Output {
        let Self { above, below, games } = self;
        let (mut higher, mut lower) = (0, 0);
        // Games without a guaranteed end are long, and random play loses them all.
        let games = if above == 1 && G::FACTS.random_play_limit.is_some() { 20 } else { games };
        for number in 0..games {
            for levels in [[above, below], [below, above]] {
                let game = play::<G>(2, number, &levels);
                let Some(outcome) = game.state().outcome() else { continue };
                let by_above = Seat::all(2).find(|seat| levels[seat.index()] == above).expect("one of them");
                higher += u32::from(outcome.winners.contains(by_above));
                lower += u32::from(outcome.winners.iter().any(|seat| seat != by_above));
            }
        }
        (higher, lower)
    }
}

#[test]
fn each_level_beats_the_one_below_and_a_search_the_heuristic() {
    for above in 1..=HIGHEST_AT_ONCE {
        for id in IDS {
            let (higher, lower) =
                with_game(id, Wins { above, below: above - 1, games: 300 }).expect("a game of the registry");
            println!("{id}: level {above} wins {higher}, the one below {lower}");
            assert!(higher > lower, "{id}: level {above} wins {higher} games, the one below {lower}");
        }
    }
    for above in HIGHEST_AT_ONCE + 1..=HIGHEST_LEVEL {
        // A search is slow, and this few games of one kind show no difference: all kinds together do.
        let wins = Wins { above, below: HIGHEST_AT_ONCE, games: 5 };
        let wins = IDS.iter().map(|id| with_game(id, wins).expect("a game of the registry"));
        let (higher, lower) = wins.fold((0, 0), |sum, wins| (sum.0 + wins.0, sum.1 + wins.1));
        println!("level {above} wins {higher}, the heuristic {lower}");
        assert!(higher > lower, "level {above} wins {higher} games, the heuristic {lower}");
    }
}

#[test]
fn a_level_above_the_highest_plays_as_the_highest() {
    struct Same;
    impl GameVisitor for Same {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let events = |level: u8| play::<G>(2, 3, &[level, HIGHEST_LEVEL]).events().to_vec();
            assert_eq!(events(HIGHEST_LEVEL), events(9));
        }
    }
    for id in IDS {
        with_game(id, Same).expect("a game of the registry");
    }
}
