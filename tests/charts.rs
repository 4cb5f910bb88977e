//! The figures of a game over its events: they are those of its states, and say at the end what the result says.

use heartbox::engine::{Event, Game, Seat, Seed, Step, Turn};
use heartbox::games::infarkt::Indicator;
use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::games::{flow, heartstrings, infarkt, tintenherz};
use heartbox::i18n::Lang;
use heartbox::table::{
    AnyTable, Chart, Counted, DiceRolled, Moment, Seeded, Table, Throws, Values, chart_of, turns_of,
};
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
        type Output = bool;

        fn visit<G: TableGame>(self) -> bool {
            let mut ended = false;
            let mut seeded = 0;
            for (players, options) in tables::<G>() {
                let (random, states) = played::<G>(players, &options);
                let chart = Chart::of(&random.game, Lang::En);
                assert_eq!(chart.length + 1, states.len());
                assert_eq!(chart.is_over, random.game.state().turn() == Turn::Over);
                // The seed of a running game would tell what comes.
                assert_eq!(
                    chart.seeded.as_ref().map(|seeded| &seeded.seed),
                    random.game.setup().seed.as_ref().filter(|_| chart.is_over)
                );
                if let Some(Seeded { verified, .. }) = &chart.seeded {
                    let chances = random.game.events().iter().filter(|event| event.is_chance()).count();
                    assert_eq!((verified.chances as usize, verified.others.as_slice()), (chances, [].as_slice()));
                    seeded += 1;
                }
                assert!(!chart.series.is_empty(), "{}", G::FACTS.id);
                // A line ends where its seat is out.
                let out = |seat| states.iter().position(|state: &G| state.is_out(seat));
                for (index, series) in chart.series.iter().enumerate() {
                    let count = series.lines.len();
                    assert!(count == usize::from(players) || count == 1, "{}: {count} lines", series.label);
                    for (line, seat) in series.lines.iter().zip(Seat::all(players)) {
                        let end = if count == usize::from(players) { out(seat) } else { None };
                        assert_eq!(line.end(), end, "{}: {seat:?}", series.label);
                        if let Some(end) = end {
                            assert_eq!((line.while_in(end), line.while_in(end + 1)), (Some(line.at(end)), None));
                            assert!(line.points().iter().all(|(at, _)| *at <= end), "nothing changes any more");
                            ended = true;
                        }
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
            assert!(seeded > 0 || G::FACTS.random_play_limit.is_some(), "{}: no seed", G::FACTS.id);
            ended
        }
    }

    for id in IDS {
        let ended = with_game(id, Check).expect("a game of the list");
        assert_eq!(ended, ["heartstrings", "infarkt"].contains(id), "{id}");
    }
    assert_eq!(chart_of("chess", serde_json::Value::Null, Lang::En), None);
}

/// The charts of a random game at every table, with the state at the end.
fn ends<G: TableGame>(check: impl Fn(&Chart, &G, &dyn Fn(usize, Seat) -> i16)) {
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
            // Both sums; the better one counts.
            assert_eq!(scores[seat.index()], value(1, seat).max(value(2, seat)));
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
            }
        }
        // Where each of them does harm, and where it kills.
        let thresholds = chart.series.iter().map(|series| series.thresholds.iter().map(|(at, _)| *at).collect());
        let thresholds: Vec<Vec<i16>> = thresholds.collect();
        for (indicator, thresholds) in Indicator::ALL.into_iter().zip(thresholds) {
            let wanted: &[i16] = match indicator {
                Indicator::Chol | Indicator::Bp => &[7, 10],
                Indicator::Obes => &[5, 7],
                Indicator::Depr | Indicator::Canc => &[5, 10],
                Indicator::Diab => &[10],
            };
            assert_eq!(thresholds, wanted, "{indicator:?}");
        }
    });
}

/// The dice of each seat in a game, counted by the caller from its events.
fn check_dice<G: TableGame>(of: impl Fn(&G, &Event<G::Action, G::Chance>) -> Vec<(Seat, u8)>) {
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
    assert!(all > 0 || ["infarkt", "tintenherz"].contains(&G::FACTS.id), "{}", G::FACTS.id);
}

#[test]
fn the_dice_of_everybody_are_counted() {
    // Their numbers are worth what they match.
    check_dice::<tintenherz::State>(|_, _| Vec::new());
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
fn dice_that_match_are_counted_against_what_was_to_be_expected() {
    let (mut throws, mut normal) = (0, 0);
    for (players, options) in tables::<tintenherz::State>() {
        for number in 0..20 {
            let (random, states) = played_on(Random::<tintenherz::State>::new(players, &options, number));
            let mut counted = vec![(0, 0); players.into()];
            for (state, event) in states.iter().zip(random.game.events()) {
                let Event::Chance { chance: tintenherz::Chance::Roll(dice) } = event else { continue };
                let (count, matched) = &mut counted[state.to_act().expect("somebody rolls").index()];
                *count += 1;
                let mut on_table = state.seats().flat_map(|seat| state.open(seat).iter()).chain(state.middle().iter());
                *matched += u32::from(on_table.any(|card| tintenherz::CardSet::shown_by(*dice).contains(card)));
            }
            let chart = Chart::of(&random.game, Lang::En);
            let told: Vec<(u32, u32)> = chart.throws.iter().map(|throws| (throws.count, throws.matched)).collect();
            assert_eq!(told, counted, "{players} players");
            for thrown in chart.throws {
                let (low, high) = thrown.normal().expect("throws");
                assert!(low <= high && high <= thrown.count);
                throws += 1;
                normal += u32::from((low..=high).contains(&thrown.matched));
            }
        }
    }
    // 95 of 100, and a few more because whole numbers are compared.
    assert!(throws > 100 && normal * 100 >= throws * 92, "{normal} of {throws}");
    assert_eq!(Throws::default().normal(), None);
}

#[test]
fn moments_are_counted_in_turns_or_rounds() {
    struct Count;

    impl GameVisitor for Count {
        type Output = ();

        fn visit<G: TableGame>(self) {
            let id = G::FACTS.id;
            for (players, options) in tables::<G>() {
                let (random, states) = played::<G>(players, &options);
                let turns = turns_of(id, Counted::Record(random.game.record())).expect("a record");
                assert_eq!(turns_of(id, Counted::Timeline(&random.game)).as_ref(), Some(&turns));
                assert_eq!(turns, Chart::of(&random.game, Lang::En).turns);
                let mut table =
                    Table::new(random.game.clone(), random.dice.clone(), Vec::new(), &Seed::from_bytes([7; 32]));
                assert_eq!(AnyTable::turns(&table), turns, "{id}: at the table");
                table = table.looking_at(0);
                assert_eq!(AnyTable::turns(&table), turns, "{id}: looked back at");
                assert_eq!(turns.at(0), None);
                let mut last: Option<Moment> = None;
                let mut of_last = None;
                for (index, pair) in states.windows(2).enumerate() {
                    let step = Step::new(&pair[0], random.game.events()[index].clone()).expect("a step");
                    let of = G::turn_of(&G::log_entry(&step)).or(of_last);
                    let moment = turns.at(index + 1).expect("a moment");
                    let begins = last.is_some_and(|last| last.number != moment.number);
                    match last {
                        Some(last) if begins => assert_eq!((moment.number, moment.step), (last.number + 1, 1)),
                        Some(last) => assert_eq!(moment.step, last.step + 1),
                        None => assert_eq!((moment.number, moment.step), (1, 1)),
                    }
                    if !G::HAS_ROUNDS {
                        assert_eq!(begins, of_last.is_some() && of != of_last, "{id}: event {index}");
                    }
                    (last, of_last) = (Some(moment), of);
                }
                let last = last.expect("events");
                assert_eq!(last.number, last.all, "{id}: the last one");
            }
        }
    }

    for id in IDS {
        with_game(id, Count).expect("a game of the list");
    }
    // The rounds are those of the game.
    for (players, options) in tables::<infarkt::State>() {
        let (random, states) = played::<infarkt::State>(players, &options);
        let turns = Chart::of(&random.game, Lang::En).turns;
        for (at, state) in states.iter().enumerate().skip(1) {
            let moment = turns.at(at).expect("a moment");
            assert_eq!((moment.is_round, moment.number), (true, u32::from(state.round())), "after {at} events");
        }
    }
    assert_eq!(turns_of("chess", Counted::Record(serde_json::Value::Null)), None);
    assert_eq!(turns_of("flow", Counted::Timeline(&())), None);
}

#[test]
fn all_dice_are_counted_by_their_kinds_and_those_that_are_kept_are_not() {
    /// The dice of each kind in the charts of a random game, with its record.
    fn counted<G: TableGame>() -> (Vec<(u8, u32)>, serde_json::Value) {
        let (players, options) = tables::<G>().next().expect("a table");
        let (random, _) = played::<G>(players, &options);
        let (chart, record) = (Chart::of(&random.game, Lang::En), random.game.record());
        (chart.fallen.kinds().map(|(sides, of_kind)| (sides, of_kind.count())).collect(), record)
    }

    let (dice, record) = counted::<heartstrings::State>();
    let events = || record["events"].as_array().expect("events").iter();
    let order = |event: &serde_json::Value| event["chance"]["order"].as_array().map_or(0, Vec::len);
    let has = |kind: &str| events().filter(|event| event["chance"].get(kind).is_some()).count();
    let twelve = events().map(order).sum::<usize>() + has("room");
    assert_eq!(dice, [(6, (has("attack") + has("defend")) as u32), (12, twelve as u32)]);

    let (dice, record) = counted::<tintenherz::State>();
    let events = || record["events"].as_array().expect("events").iter();
    let rolls = events().filter(|event| event["chance"].get("roll").is_some()).count();
    let again = events().filter_map(|event| event["do"]["reroll"]["dice"].as_array());
    let kept = again.flatten().filter(|rolls| **rolls == false).count();
    assert!(kept > 0, "a die is kept");
    assert_eq!(dice, [(6, (2 * rolls - kept) as u32)]);

    assert_eq!(counted::<infarkt::State>().0, []);
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
