//! How good the judgement of a game is: lines of JSON, one for each game and number of players.
//!
//! `cargo run --release --no-default-features --example judging -- GAME PLAYERS GAMES [LEVEL] [RUN]` plays GAMES games
//! between bots of LEVEL (3 by default) and judges them. `brier` is, over the positions of the second half of the games and over the seats, the mean of (chance - won)²,
//! where won is 1 for the winner, and its share where several win; `brier_all` is the same over all positions. `calibration` has ten bins of the
//! chance: how often, the mean chance, the mean of won. `given_up` is what bots of the levels from 0 to LEVEL give up on
//! average at the decisions of these games with more than one action, in percentage points.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use heartbox::bots::{Judgement, SelfPlaySeed, bot_event, judge};
use heartbox::engine::{Control, Setup, Timeline};
use heartbox::games::{GameVisitor, TableGame, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

/// A game is given up after this number of events.
const LIMIT: usize = 20_000;
/// The bins of the calibration.
const BINS: usize = 10;

struct Quality {
    players: u8,
    games: u64,
    level: u8,
    run: u64,
}

#[derive(Default)]
struct Sums {
    games: u64,
    events: usize,
    longest: usize,
    seconds: f64,
    slowest: f64,
    /// Over the second half, and over all: the number of seats in positions, and the sum of the squares.
    brier: [(f64, f64); 2],
    bins: [[f64; 3]; BINS],
    /// By level: the decisions that were not forced, and what they gave up.
    given_up: Vec<(u64, f64)>,
    /// The mean of the luck of each seat, and of its absolute value.
    luck: [f64; 2],
}

impl Quality {
    fn play<G: TableGame>(&self, number: u64) -> Option<Timeline<G>> {
        let self_play = SelfPlaySeed::new(self.run, number);
        let mut setup: Setup<G> = serde_json::from_value(self_play.setup::<G>(self.players, &json!({}))).ok()?;
        for seat in setup.seats.seats() {
            setup.seats[seat].control = Control::Bot(self.level);
        }
        let mut game = Timeline::new(setup).ok()?;
        self_play.play_out(&mut game, LIMIT);
        Some(game)
    }

    /// What bots of the levels give up at the decisions of a game, by level: the decisions with a choice, and the sum.
    fn given_up<G: TableGame>(&self, game: &Timeline<G>, judged: &Judgement, number: u64) -> Vec<(u64, f64)> {
        let mut sums = vec![(0, 0.0); usize::from(self.level) + 1];
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(number), Vec::new());
        for at in 0..game.events().len() {
            let state = game.state_at(at);
            legal.clear();
            state.legal(&mut legal);
            if legal.len() < 2 {
                continue;
            }
            for (level, sum) in (0..).zip(&mut sums) {
                let given_up = if level == self.level {
                    judged.given_up[at]
                } else {
                    let Some(event) = bot_event(&state, level, &mut rng, &mut legal) else { continue };
                    let mut judging = judge(state.clone(), vec![event]);
                    judging.step(1);
                    judging.judgement().given_up[0]
                };
                *sum = (sum.0 + 1, sum.1 + f64::from(given_up));
            }
        }
        sums
    }

    fn measure<G: TableGame>(&self, number: u64, sums: &Mutex<Sums>) -> Option<()> {
        let game = self.play::<G>(number)?;
        let Some(outcome) = game.state().outcome() else { return Some(()) };
        let start = Instant::now();
        let mut judging = judge(game.state_at(0), game.events().to_vec());
        judging.step(usize::MAX);
        let seconds = start.elapsed().as_secs_f64();
        let judged = judging.judgement();
        let given_up = self.given_up(&game, judged, number);
        let mut sums = sums.lock().ok()?;
        sums.given_up.resize(given_up.len(), (0, 0.0));
        for (sum, (count, given_up)) in sums.given_up.iter_mut().zip(given_up) {
            *sum = (sum.0 + count, sum.1 + given_up);
        }
        let events = game.events().len();
        sums.games += 1;
        sums.events += events;
        sums.longest = sums.longest.max(events);
        sums.seconds += seconds;
        sums.slowest = sums.slowest.max(seconds);
        for seat in game.setup().seats.seats() {
            sums.luck[0] += f64::from(judged.luck_of(seat));
            sums.luck[1] += f64::from(judged.luck_of(seat).abs());
            let won = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            // The last row is the end itself.
            for (at, chances) in judged.chances[..events].iter().enumerate() {
                let chance = f64::from(chances[seat.index()]);
                let late = 2 * at >= events;
                for brier in sums.brier.iter_mut().skip(usize::from(!late)) {
                    *brier = (brier.0 + 1.0, brier.1 + (chance - won) * (chance - won));
                }
                let bin = ((chance * BINS as f64) as usize).min(BINS - 1);
                if late {
                    let sum = &mut sums.bins[bin];
                    *sum = [sum[0] + 1.0, sum[1] + chance, sum[2] + won];
                }
            }
        }
        Some(())
    }
}

impl GameVisitor for &Quality {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let (next, sums) = (AtomicU64::new(0), Mutex::new(Sums::default()));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if self.measure::<G>(number, &sums).is_none() {
                            eprintln!("{number}: no game");
                        }
                    }
                });
            }
        });
        let sums = sums.into_inner().unwrap_or_default();
        let games = sums.games.max(1) as f64;
        let rounded = |value: f64| (value * 10_000.0).round() / 10_000.0;
        let brier = sums.brier.map(|(count, sum)| rounded(sum / f64::max(count, 1.0)));
        let bins: Vec<_> = sums.bins.iter().filter(|bin| bin[0] > 0.0).collect();
        let calibration: Vec<_> = bins
            .iter()
            .map(|[count, chance, won]| json!([count, rounded(chance / count), rounded(won / count)]))
            .collect();
        let given_up: Vec<_> =
            sums.given_up.iter().map(|(count, sum)| rounded(100.0 * sum / (*count).max(1) as f64)).collect();
        let line = json!({
            "game": G::FACTS.id,
            "players": self.players,
            "level": self.level,
            "games": sums.games,
            "events": [rounded(sums.events as f64 / games), sums.longest],
            "seconds": [rounded(sums.seconds / games), rounded(sums.slowest)],
            "brier": brier[0],
            "brier_all": brier[1],
            "calibration": calibration,
            "given_up": given_up,
            "luck": sums.luck.map(|sum| rounded(sum / games / f64::from(self.players))),
        });
        println!("{line}");
    }
}

fn main() {
    let call: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, unset: u64| call.get(place).and_then(|text| text.parse().ok()).unwrap_or(unset);
    let quality =
        Quality { players: number(1, 2) as u8, games: number(2, 100), level: number(3, 3) as u8, run: number(4, 0) };
    if call.first().and_then(|game| with_game(game, &quality)).is_none() {
        eprintln!("judging GAME PLAYERS GAMES [LEVEL] [RUN]");
    }
}
