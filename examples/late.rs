//! How well the strongest bot plays the end of Tintenherz: its moves in late positions against exact search to the end of the game.
//!
//! `cargo run --release --no-default-features --example late -- [POSITIONS] [CARDS]`: so many positions of two players, each with at most so many
//! cards in the pile, one a game, as games between bots come to them. With three there are four cards to be taken before the game is over; each one
//! more takes many times as long.

#[path = "../tests/tintenherz/exact.rs"]
mod exact;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use exact::Exact;
use heartbox::bots::{HIGHEST_LEVEL, SelfPlaySeed, bot_event};
use heartbox::engine::{Event, Game, Seat, Setup, Timeline, Turn};
use heartbox::games::tintenherz::State;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

/// A move that brings so much less than the best is as good.
const AS_GOOD: f64 = 0.01;
/// The level of the bots that play up to the position.
const LEVEL: u8 = 2;

/// A late position of a game: one of its decisions, at random.
fn position(number: u64, cards: u8) -> Option<State> {
    let self_play = SelfPlaySeed::new(12, number);
    let setup: Setup<State> = serde_json::from_value(self_play.setup::<State>(2, &json!({}))).ok()?;
    let mut state = Timeline::new(setup).ok()?.state().clone();
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let (mut legal, mut late) = (Vec::new(), Vec::new());
    while let Some(event) = bot_event(&state, LEVEL, &mut rng, &mut legal) {
        if matches!(state.turn(), Turn::Decide(_)) && state.pile_count() <= cards {
            legal.clear();
            state.legal(&mut legal);
            if legal.len() > 1 {
                late.push(state.clone());
            }
        }
        state.apply(&event).ok()?;
    }
    (!late.is_empty()).then(|| late.swap_remove(rng.random_range(0..late.len() as u32) as usize))
}

/// How much less than the best the strongest bot's move brings there.
fn lost(state: &State, number: u64) -> Option<f64> {
    let Turn::Decide(seat) = state.turn() else { return None };
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let Some(Event::Decision { action: chosen, .. }) = bot_event(state, HIGHEST_LEVEL, &mut rng, &mut Vec::new())
    else {
        return None;
    };
    let own = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
    let worth = Exact::default().actions(state);
    let best = worth.iter().map(|(_, value)| own(*value)).reduce(f64::max)?;
    let (_, value) = worth.iter().find(|(action, _)| *action == chosen)?;
    Some(best - own(*value))
}

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|number| number.parse::<u64>().ok());
    let (positions, cards) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(3) as u8);
    let (next, results) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= positions {
                        break;
                    }
                    let Some(state) = position(number, cards) else { continue };
                    if let (Some(lost), Ok(mut results)) = (lost(&state, number), results.lock()) {
                        results.push((state.pile_count(), lost));
                        eprintln!("game {number}: {} in the pile, {lost:.4} lost", state.pile_count());
                    }
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_default();
    for pile in 0..=cards {
        let here: Vec<f64> = results.iter().filter(|(count, _)| *count == pile).map(|(_, lost)| *lost).collect();
        let good = here.iter().filter(|lost| **lost <= AS_GOOD).count();
        let most = here.iter().copied().fold(0.0, f64::max);
        println!(
            "{pile} in the pile: {} positions, {good} best or within {AS_GOOD}, at most {most:.4} lost",
            here.len()
        );
    }
    let good = results.iter().filter(|(_, lost)| *lost <= AS_GOOD).count();
    let mean = results.iter().map(|(_, lost)| lost).sum::<f64>() / results.len().max(1) as f64;
    println!("all: {good} of {}, {mean:.5} lost on average", results.len());
}
