//! How many playouts a second a search makes natively, in the middle of a game of each kind: a line of JSON each, with the question as a worker is
//! asked it, in hexadecimal digits, so that others can be asked the same. Where a game is reckoned instead, it is how many states are judged.
//!
//! `cargo run --release --no-default-features --example thinking -- [SECONDS]`

use std::time::{Duration, Instant};

use heartbox::bots::{Answer, HIGHEST_AT_ONCE, Question, Request, SelfPlaySeed, bot_event};
use heartbox::engine::{Known, Setup, Timeline, Turn};
use heartbox::games::{GameVisitor, IDS, TableGame, think, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// The decision is one after so many events.
const EVENTS: usize = 40;
/// With at least so much to choose from.
const CHOICES: usize = 2;

struct Middle {
    seconds: f64,
}

impl GameVisitor for Middle {
    type Output = Option<Value>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let self_play = SelfPlaySeed::new(1, 0);
        let setup: Setup<G> = serde_json::from_value(self_play.setup::<G>(2, &json!({}))).ok()?;
        let mut state = Timeline::new(setup).ok()?.state().clone();
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(1), Vec::new());
        let mut latest = None;
        for number in 0.. {
            if let Turn::Decide(seat) = state.turn() {
                legal.clear();
                state.legal(&mut legal);
                if legal.len() >= CHOICES {
                    latest = Some(Known::sample(&state, seat, &mut rng));
                    if number >= EVENTS {
                        break;
                    }
                }
            }
            let Some(event) = bot_event(&state, HIGHEST_AT_ONCE, &mut rng, &mut legal) else { break };
            state.apply(&event).ok()?;
        }
        let question = Question::new(1, &latest?, u32::MAX, (1000.0 * self.seconds) as u64, 1)?;
        let mut thinker = think(&question)?;
        let (begun, most) = (Instant::now(), Duration::from_secs_f64(self.seconds));
        while begun.elapsed() < most && !thinker.step(8) {}
        let elapsed = begun.elapsed().as_secs_f64();
        let second = f64::from(Answer::read(&thinker.answer(question.number, true))?.playouts) / elapsed;
        let digits: String = Request::Search(question).bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        Some(json!({ "game": G::FACTS.id, "question": digits, "playouts_per_second": second.round() }))
    }
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|seconds| seconds.parse().ok()).unwrap_or(1.0);
    for id in IDS {
        match with_game(id, Middle { seconds }).flatten() {
            Some(line) => println!("{line}"),
            None => eprintln!("{id}: nothing to decide"),
        }
    }
}
