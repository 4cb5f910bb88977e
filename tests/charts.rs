//! The figures of a game over its events: they are those of its states, and say at the end what the result says.

use heartbox::engine::{Event, Game, Seat, Turn};
use heartbox::games::infarkt::Indicator;
use heartbox::games::{GameReading, GameText, GameVisitor, IDS, with_game};
use heartbox::games::{flow, heartstrings, infarkt, tintenherz};
use heartbox::i18n::Lang;
use heartbox::table::{Chart, DiceRolled, Values, chart_of};
use rand::{Rng, SeedableRng};

use crate::common::random::{Random, tables};

/// The length up to which games without a guaranteed end are played.
const LIMIT: usize = 400;

/// A random game, and its states after each number of events.
fn played<G: Game>(players: u8, options: &G::Options) -> (Random<G>, Vec<G>) {
    played_on(Random::<G>::new(players, options, 3))
}

fn played_on<G: Game>(mut random: Random<G>) -> (Random<G>, Vec<G>) {
    let mut states = vec![random.game.state().clone()];
    let limit = if G::FACTS.random_play_limit.is_some() { LIMIT } else { usize::MAX };
    while states.len() <= limit && random.step() {
        states.push(random.game.state().clone());
    }
    (random, states)
}

#[test]
fn a_chart_has_the_figures_of_every_state() {
    struct Check;

    impl GameVisitor for Check {
        type Output = ();

        fn visit<G: GameReading>(self) {
            for (players, options) in tables::<G>() {
                let (random, states) = played::<G>(players, &options);
                let chart = Chart::of(&random.game, Lang::En);
                assert_eq!(chart.length + 1, states.len());
                assert_eq!(chart.is_over, random.game.state().turn() == Turn::Over);
                assert!(!chart.series.is_empty(), "{}", G::FACTS.id);
                for (index, series) in chart.series.iter().enumerate() {
                    let count = series.lines.len();
                    assert!(count == usize::from(players) || count == 1, "{}: {count} lines", series.label);
                    for line in &series.lines {
                        let points = line.points();
                        assert_eq!(points.first().map(|(at, _)| *at), Some(0));
                        let changes = |pair: &[(usize, i16)]| pair[0].0 < pair[1].0 && pair[0].1 != pair[1].1;
                        assert!(points.windows(2).all(changes), "only changes are kept: {points:?}");
                    }
                    for (at, state) in states.iter().enumerate() {
                        let figure = &state.figures(Lang::En)[index];
                        let values: Vec<i16> = series.lines.iter().map(|line| line.at(at)).collect();
                        assert_eq!((values, series.label), (figure.values.clone(), figure.label), "after {at} events");
                    }
                }
                // The same from the record of the game.
                assert_eq!(chart_of(G::FACTS.id, random.game.record(), Lang::En), Some(chart));
            }
        }
    }

    for id in IDS {
        with_game(id, Check).expect("a game of the list");
    }
    assert_eq!(chart_of("chess", serde_json::Value::Null, Lang::En), None);
}

/// The charts of a random game at every table, with the state at the end.
fn ends<G: GameText>(check: impl Fn(&Chart, &G, &dyn Fn(usize, Seat) -> i16)) {
    for (players, options) in tables::<G>() {
        let (random, _) = played::<G>(players, &options);
        let chart = Chart::of(&random.game, Lang::En);
        let value = |series: usize, seat: Seat| {
            let lines: &[Values] = &chart.series[series].lines;
            lines[seat.index().min(lines.len() - 1)].at(chart.length)
        };
        check(&chart, random.game.state(), &value);
    }
}

#[test]
fn at_the_end_charts_say_what_the_game_says() {
    ends::<tintenherz::State>(|_, state, value| {
        let scores: Vec<i16> = state.seats().map(|seat| value(0, seat)).collect();
        let outcome = state.outcome().expect("the game is over");
        let best = scores.iter().max();
        for seat in state.seats() {
            assert_eq!(outcome.winners.contains(seat), Some(&scores[seat.index()]) == best);
        }
    });
    ends::<heartstrings::State>(|_, state, value| {
        let Some(outcome) = state.outcome() else { return };
        for seat in state.seats() {
            assert_eq!(outcome.winners.contains(seat), value(0, seat) > 0);
        }
    });
    ends::<flow::State>(|chart, state, value| {
        assert!((1..=4).contains(&value(1, Seat::FIRST)) && chart.series.len() == 2);
        if let Some(winner) = state.winner() {
            assert_eq!(value(0, winner), 4);
        }
    });
    ends::<infarkt::State>(|chart, state, value| {
        assert_eq!(chart.series.len(), Indicator::ALL.len());
        for seat in state.seats() {
            for (index, indicator) in Indicator::ALL.into_iter().enumerate() {
                assert_eq!(value(index, seat), i16::from(state.health(seat)[indicator]));
                assert_eq!(chart.series[index].threshold.map(|(at, _)| at), Some(10));
            }
        }
    });
}

/// The dice of each seat in a game, counted by the caller from its events.
fn check_dice<G: GameReading>(of: impl Fn(&G, &Event<G::Action, G::Chance>) -> Vec<(Seat, u8)>) {
    let mut all = 0;
    let seatings = tables::<G>()
        .flat_map(|(players, options)| G::seatings(players).into_iter().map(move |seating| (options.clone(), seating)));
    for (options, seating) in seatings {
        let (random, states) = played_on(Random::<G>::seated(&options, &seating, 3));
        let players = random.game.setup().seats.count();
        let mut dice = vec![DiceRolled::default(); players.into()];
        for (state, event) in states.iter().zip(random.game.events()) {
            for (seat, number) in of(state, event) {
                dice[seat.index()].count += 1;
                dice[seat.index()].sum += u32::from(number);
                all += 1;
            }
        }
        assert_eq!(Chart::of(&random.game, Lang::En).dice, dice, "{} with {players}", G::FACTS.id);
    }
    assert!(all > 0 || G::FACTS.id == "infarkt", "{}", G::FACTS.id);
}

#[test]
fn the_dice_of_everybody_are_counted() {
    check_dice::<tintenherz::State>(|state, event| {
        let Event::Chance { chance: tintenherz::Chance::Roll(dice) } = event else { return Vec::new() };
        let seat = state.to_act().expect("somebody rolls");
        // A die that is kept is not rolled.
        let kept = match state.phase() {
            tintenherz::Phase::Reroll { again, .. } => again.map(|again| !again),
            _ => [false; 2],
        };
        (0..2).filter(|index| !kept[*index]).map(|index| (seat, dice[index])).collect()
    });
    check_dice::<heartstrings::State>(|state, event| match event {
        Event::Chance { chance: heartstrings::Chance::Attack(roll) | heartstrings::Chance::Defend(roll) } => {
            vec![(state.to_act().expect("somebody rolls"), *roll)]
        }
        _ => Vec::new(),
    });
    check_dice::<flow::State>(|state, event| match event {
        Event::Chance { chance: flow::Chance::Die(roll) } => vec![(state.to_act().expect("somebody rolls"), *roll)],
        _ => Vec::new(),
    });
    check_dice::<infarkt::State>(|_, _| Vec::new());
}

#[test]
fn the_range_that_is_normal_holds_nineteen_of_twenty_averages() {
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    for count in [10, 40, 200] {
        let rolls = |rng: &mut rand_chacha::ChaCha8Rng| (0..count).map(|_| rng.next_u64() % 6 + 1).sum::<u64>() as u32;
        let within = (0..4000).filter(|_| {
            let dice = DiceRolled { count, sum: rolls(&mut rng) };
            let (low, high) = dice.normal().expect("dice");
            dice.mean().is_some_and(|mean| (low..=high).contains(&mean))
        });
        let share = within.count() as f64 / 4000.0;
        assert!((0.93..0.97).contains(&share), "{count} dice: {share}");
    }
    assert_eq!(DiceRolled::default().normal(), None);
    assert_eq!(DiceRolled { count: 1, sum: 6 }.normal(), Some((1.0, 6.0)));
}
