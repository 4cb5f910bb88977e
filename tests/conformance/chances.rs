//! The possible outcomes of chance, and their frequencies.

use std::collections::HashSet;

use heartbox::engine::{Event, Game, Turn};
use heartbox::games::{ChanceKind, ChancePart, GameVisitor, TableGame};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::case::each;

/// The number of outcomes drawn from a state to measure their frequencies.
const DRAWS: u32 = 40_000;
/// The number of states measured in a game.
const STATES: usize = 3;
/// The number of groups in which the outcomes of long lists are counted.
const GROUPS: usize = 64;
/// An upper bound of the number of comparisons, over which the odds of a false alarm are spread.
const COMPARISONS: f64 = 1e5;
/// The odds of a false alarm.
const FALSE_ALARM: f64 = 1e-6;
/// The number of outcomes of a state that are applied.
const TRIED: usize = 64;

#[derive(Clone, Copy)]
pub struct Chances;

impl GameVisitor for Chances {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let mut comparisons = 0;
        each::<G>(|case| {
            let mut listed = Vec::new();
            let mut of_chance: Vec<&G> = Vec::new();
            let has_chance = case.game.state_at(0).has_chance();
            for (at, state) in case.walk() {
                assert_eq!(state.has_chance(), has_chance, "the setup decides it");
                listed.clear();
                state.chances(&mut listed);
                assert_eq!(!listed.is_empty(), state.turn() == Turn::Chance, "listed when it is chance's turn");
                if listed.is_empty() {
                    continue;
                }
                of_chance.push(state);
                well_listed(state, &listed);
                let drawn = state.sample(&mut ChaCha8Rng::seed_from_u64(at as u64)).expect("something comes");
                assert!(listed.iter().any(|(chance, _)| *chance == drawn), "{drawn:?} is not listed");
                told_apart::<G>(&listed, &drawn);
            }
            assert_eq!(has_chance, !of_chance.is_empty(), "whether chance occurs is known from the beginning");
            let step = of_chance.len() / STATES + 1;
            for (number, state) in of_chance.into_iter().step_by(step).enumerate() {
                comparisons += as_often_as_listed(state, number as u64);
            }
        });
        assert!(comparisons > 0 && f64::from(comparisons) < COMPARISONS, "{comparisons}");
    }
}

/// Checks that each outcome is listed once, with a weight, and can be applied.
fn well_listed<G: Game>(state: &G, listed: &[(G::Chance, u32)]) {
    let texts: HashSet<String> =
        listed.iter().map(|(chance, _)| serde_json::to_string(chance).expect("a chance as text")).collect();
    assert_eq!(texts.len(), listed.len(), "an outcome is listed twice");
    for (chance, weight) in listed.iter().step_by(listed.len() / TRIED + 1) {
        assert!(*weight > 0, "{chance:?} never comes");
        let accepted = state.clone().apply(&Event::chance(chance.clone()));
        assert!(accepted.is_ok(), "{chance:?}: {accepted:?}");
    }
}

/// Checks the parts of an outcome: they tell it from all others, and are of its kind.
fn told_apart<G: TableGame>(listed: &[(G::Chance, u32)], chance: &G::Chance) {
    let kind = G::chance_kind(chance);
    assert!(G::CHANCE_KINDS.contains(&kind), "{kind:?} is not declared");
    let parts: Vec<_> = (0..).map_while(|index| G::chance_part(chance, index)).collect();
    let are_dice = parts.iter().all(|part| !matches!(part, ChancePart::Card(_)));
    assert_eq!(are_dice, kind == ChanceKind::Dice, "{chance:?}");
    let is_same = |(other, _): &&(G::Chance, u32)| {
        (0..=parts.len()).all(|index| G::chance_part(other, index) == parts.get(index).copied())
    };
    assert_eq!(listed.iter().filter(is_same).count(), 1, "{chance:?}: its parts are those of another");
}

/// Checks that [`Game::sample`] returns each outcome, or group of outcomes, as often as [`Game::chances`] says. Returns the number of
/// comparisons.
///
/// The number of occurrences of an outcome of probability p in n draws differs from n p by more than sqrt(2 n p (1 - p) x) + x / 3 with a
/// probability of at most 2 exp(-x) (Bernstein's inequality).
fn as_often_as_listed<G: Game>(state: &G, seed: u64) -> u32 {
    let mut listed = Vec::new();
    state.chances(&mut listed);
    let groups = listed.len().min(GROUPS);
    let mut weights = vec![0.0; groups];
    for (number, (_, weight)) in listed.iter().enumerate() {
        weights[number % groups] += f64::from(*weight);
    }
    let all: f64 = weights.iter().sum();
    let mut came = vec![0.0; groups];
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // A long list is searched for each draw.
    let draws = if listed.len() > 1000 { DRAWS / 40 } else { DRAWS };
    for _ in 0..draws {
        let drawn = state.sample(&mut rng).expect("something comes");
        let number = listed.iter().position(|(chance, _)| *chance == drawn);
        came[number.unwrap_or_else(|| panic!("{drawn:?} is not listed")) % groups] += 1.0;
    }
    let (draws, x) = (f64::from(draws), (2.0 * COMPARISONS / FALSE_ALARM).ln());
    for (group, (weight, came)) in weights.iter().zip(&came).enumerate() {
        let odds = weight / all;
        let bound = (2.0 * draws * odds * (1.0 - odds) * x).sqrt() + x / 3.0;
        let first = &listed[group].0;
        assert!((came - draws * odds).abs() <= bound, "{first:?} came {came} times of {draws}, its odds are {odds}");
    }
    groups as u32
}
