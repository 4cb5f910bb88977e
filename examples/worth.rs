//! What the strongest bot loses against much longer thinking: a line of JSON.
//!
//! `cargo run --release --no-default-features --example worth -- GAME PLAYERS POSITIONS TIMES`: in so many positions, one a game, as
//! games between bots come to them, the strongest bot decides, and twice a search of TIMES as many playouts. The first says what is best, the second
//! what that and the bot's choice bring, so that luck does not make the first look better than it is. What is lost in a game is what
//! is lost at a decision times the decisions that a seat has in it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use heartbox::bots::{Candidate, HIGHEST_AT_ONCE, HIGHEST_LEVEL, Search, SelfPlaySeed, bot_event, playouts, searched};
use heartbox::engine::{Known, Setup, Timeline, Turn};
use heartbox::games::{GameVisitor, TableGame, with_game};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::json;

/// After so many events a game is given up.
const LIMIT: usize = 20_000;
/// Two-sided 95 % of a normal distribution.
const Z: f64 = 1.96;

struct Worth {
    players: u8,
    positions: u64,
    times: u32,
}

/// A decision of a game.
struct Position<G> {
    state: G,
    /// How many decisions a seat has in this game.
    decisions: f64,
}

/// What came of a position.
struct Judged {
    /// What the bot's choice brings less than the best.
    lost: f64,
    /// What the worst of all choices brings less than the best, as the first long search judges it.
    range: f64,
    decisions: f64,
}

impl Worth {
    /// A decision with a choice, at random.
    fn position<G: TableGame>(&self, number: u64) -> Option<Position<G>> {
        let setup = SelfPlaySeed::new(21, number).setup::<G>(self.players, &json!({}));
        let setup: Setup<G> = serde_json::from_value(setup).ok()?;
        let mut state = Timeline::new(setup).ok()?.state().clone();
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let (mut legal, mut chosen, mut decisions) = (Vec::new(), None, 0);
        for _ in 0..LIMIT {
            let Some(event) = bot_event(&state, HIGHEST_AT_ONCE, &mut rng, &mut legal) else { break };
            legal.clear();
            state.legal(&mut legal);
            if legal.len() > 1 {
                decisions += 1;
                // Each of them is as likely as the others.
                if rng.random_range(0..decisions) == 0 {
                    chosen = Some(state.clone());
                }
            }
            state.apply(&event).ok()?;
        }
        Some(Position { state: chosen?, decisions: f64::from(decisions) / f64::from(self.players) })
    }

    fn judge<G: TableGame>(&self, number: u64) -> Option<Judged> {
        let Position { state, decisions } = self.position::<G>(number)?;
        let Turn::Decide(seat) = state.turn() else { return None };
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let known = Known::sample(&state, seat, &mut rng);
        let chosen = searched(known.clone(), playouts::<G>(HIGHEST_LEVEL), &mut rng)?;
        let mut long = || {
            let playouts = playouts::<G>(HIGHEST_LEVEL).saturating_mul(self.times);
            let mut search = Search::new(known.clone(), playouts, ChaCha8Rng::from_rng(&mut rng));
            while !search.step(1024) {}
            search.candidates()
        };
        let (first, second) = (long(), long());
        let share = |found: &[Candidate<G::Action>], action: &G::Action| {
            found.iter().find(|one| one.action == *action).map(|one| one.share)
        };
        let best = &first.first()?.action;
        let lost = share(&second, best)? - share(&second, &chosen)?;
        let tried = first.iter().filter(|one| one.visits > 0).map(|one| one.share);
        let worst = tried.fold(f64::MAX, f64::min);
        Some(Judged { lost, range: share(&first, best)? - worst, decisions })
    }
}

impl GameVisitor for Worth {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (next, judged) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.positions {
                            break;
                        }
                        if let (Some(one), Ok(mut judged)) = (self.judge::<G>(number), judged.lock()) {
                            judged.push(one);
                        }
                    }
                });
            }
        });
        let judged = judged.into_inner().unwrap_or_default();
        let count = judged.len().max(1) as f64;
        let mean = |value: fn(&Judged) -> f64| judged.iter().map(value).sum::<f64>() / count;
        let (lost, decisions) = (mean(|one| one.lost), mean(|one| one.decisions));
        let variance = mean(|one| one.lost * one.lost) - lost * lost;
        let margin = Z * (variance / count).sqrt();
        let line = json!({
            "game": G::FACTS.id,
            "players": self.players,
            "positions": judged.len(),
            "decided_otherwise": judged.iter().filter(|one| one.lost != 0.0).count(),
            "lost_at_a_decision": lost,
            "from_best_to_worst": mean(|one| one.range),
            "decisions_of_a_seat": decisions,
            "lost_in_a_game": lost * decisions,
            "between": [(lost - margin) * decisions, (lost + margin) * decisions],
        });
        println!("{line}");
    }
}

fn main() {
    let call: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, unset: u64| call.get(place).and_then(|text| text.parse().ok()).unwrap_or(unset);
    let worth = Worth { players: number(1, 2) as u8, positions: number(2, 200), times: number(3, 50) as u32 };
    if call.first().and_then(|game| with_game(game, worth)).is_none() {
        eprintln!("worth GAME PLAYERS POSITIONS TIMES");
    }
}
