//! Is the table of Infarkt's cards in balance? Plays games between bots of level 2, or another, and says of each target whether it holds.
//!
//! `cargo run --release --no-default-features --example balance -- [GAMES] [OPTIONS] [FROM] [LEVEL]`, with options as in a record; FROM is the
//! number of the first game: other numbers are other games.

use std::process::ExitCode;

use heartbox::bots::{HIGHEST_AT_ONCE, SelfPlaySeed, bot_event};
use heartbox::engine::{Game, Setup, Timeline, Turn};
use heartbox::games::infarkt::{Cause, Effect, Indicator, State};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// What many games at a table of so many came to.
#[derive(Default)]
struct Tally {
    games: u32,
    rounds: Vec<u16>,
    first_deaths: Vec<u16>,
    deaths: u32,
    of: [u32; 6],
    by: Vec<(&'static str, u32)>,
    /// For each place in turn order; a win that is shared counts in parts.
    wins: Vec<f64>,
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().map_or(Ok(4000), |games| games.parse::<u64>());
    let options = arguments.next().map_or(Ok(json!({})), |options| serde_json::from_str(&options));
    let from = arguments.next().map_or(Ok(0), |from| from.parse::<u64>());
    let level = arguments.next().map_or(Ok(HIGHEST_AT_ONCE), |level| level.parse::<u8>());
    let (Ok(games), Ok(options), Ok(from), Ok(level)) = (games, options, from, level) else {
        eprintln!("balance: [GAMES] [OPTIONS] [FROM] [LEVEL]");
        return ExitCode::from(2);
    };
    let mut all = true;
    for players in 2..=5 {
        match play(players, from, games, &options, level) {
            Some(tally) => all &= tally.report(players),
            None => {
                eprintln!("balance: these options are not possible: {options}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::from(u8::from(!all))
}

fn play(players: u8, from: u64, games: u64, options: &Value, level: u8) -> Option<Tally> {
    let mut tally = Tally { wins: vec![0.0; usize::from(players)], ..Tally::default() };
    for number in from..from.saturating_add(games) {
        let self_play = SelfPlaySeed::new(u64::from(players), number);
        let setup: Setup<State> = serde_json::from_value(self_play.setup::<State>(players, options)).ok()?;
        let first = setup.first?.number();
        let mut state = Timeline::new(setup).ok()?.state().clone();
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(number), Vec::new());
        let mut first_death = None;
        while state.turn() != Turn::Over {
            let event = bot_event(&state, level, &mut rng, &mut legal)?;
            let round = state.round();
            let mut effects = Vec::new();
            state.apply_observed(&event, &mut effects).ok()?;
            for effect in effects {
                if let Effect::Died { of, cause, .. } = effect {
                    first_death.get_or_insert(round);
                    tally.deaths += 1;
                    of.iter().for_each(|indicator| tally.of[*indicator as usize] += 1);
                    tally.by(cause);
                }
            }
        }
        tally.games += 1;
        tally.rounds.push(state.round());
        tally.first_deaths.extend(first_death);
        let winners = state.outcome()?.winners;
        for winner in winners.iter() {
            let turn = (winner.number() + players - first) % players;
            tally.wins[usize::from(turn)] += 1.0 / winners.iter().len() as f64;
        }
    }
    Some(tally)
}

impl Tally {
    fn by(&mut self, cause: Cause) {
        let name = match cause {
            Cause::Decay => "decay",
            Cause::Event(_) => "event",
            Cause::Party { .. } => "party",
            Cause::Shock { .. } => "shock",
            Cause::Funeral { .. } => "funeral",
            Cause::Nightlife { .. } | Cause::Treat { .. } => "nightlife",
            _ => "own doing",
        };
        match self.by.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += 1,
            None => self.by.push((name, 1)),
        }
    }

    /// Prints the figures, and whether the targets hold.
    fn report(mut self, players: u8) -> bool {
        self.rounds.sort_unstable();
        self.first_deaths.sort_unstable();
        let median = self.rounds[self.rounds.len() / 2];
        let late =
            self.first_deaths.iter().filter(|round| **round >= 4).count() as f64 / self.first_deaths.len() as f64;
        let share = |count: u32| f64::from(count) / f64::from(self.deaths);
        let rarest = Indicator::ALL.into_iter().filter(|indicator| indicator.is_lethal());
        let rarest = rarest.map(|indicator| share(self.of[indicator as usize])).fold(1.0, f64::min);
        let fair = f64::from(self.games) / f64::from(players);
        let best = self.wins.iter().fold(0.0, |best: f64, wins| best.max(wins / fair));

        println!("{players} players, {} games", self.games);
        println!("  rounds: {} to {}", self.rounds[0], self.rounds[self.rounds.len() - 1]);
        let of = Indicator::ALL
            .map(|indicator| format!("{} {:.0} %", indicator.id(), 100.0 * share(self.of[indicator as usize])));
        println!("  deaths of: {}", of.join(", "));
        self.by.sort_unstable_by_key(|(_, count)| std::cmp::Reverse(*count));
        let by: Vec<String> =
            self.by.iter().map(|(name, count)| format!("{name} {:.0} %", 100.0 * share(*count))).collect();
        println!("  deaths by: {}", by.join(", "));
        let wins: Vec<String> = self.wins.iter().map(|wins| format!("{:.2}", wins / fair)).collect();
        println!("  wins by turn order, times the fair share: {}", wins.join(", "));
        if players == 2 {
            println!("  there are no targets for two");
            return true;
        }
        let bar = if players == 3 { 1.15 } else { 1.3 };
        let targets = [
            (format!("median of 7 to 11 rounds: {median}"), (7..=11).contains(&median)),
            (format!("first death not before round 4 in 95 % of the games: {:.1} %", 100.0 * late), late >= 0.95),
            (format!("every lethal indicator in 8 % of the deaths: {:.1} %", 100.0 * rarest), rarest >= 0.08),
            (format!("no seat wins more than {bar} times its share: {best:.2}"), best <= bar),
        ];
        for (target, holds) in &targets {
            println!("  {} {target}", if *holds { "holds:" } else { "FAILS:" });
        }
        targets.iter().all(|(_, holds)| *holds)
    }
}
