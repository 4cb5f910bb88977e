//! What it costs to save an event of a game of Flow with 8: at the 100th and at the 10,000th, and the whole game beside it.
//! Figures, not a test: compare them within one run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use heartbox::bots::SelfPlaySeed;
use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{EventOf, Game, Timeline};
use heartbox::games::flow::{Action, State};
use heartbox::storage::{GameLines, JournalEntry, SaveId};
use serde_json::json;

const PLAYERS: u8 = 8;
/// So many events before each of these are measured, one by one.
const AROUND: usize = 50;
const MOMENTS: [usize; 2] = [100, 10_000];

/// The last thing that is legal: played like this the game does not end.
fn next(state: &State, legal: &mut Vec<Action>) -> Option<EventOf<State>> {
    legal.clear();
    state.legal(legal);
    Some(EventOf::<State>::decision(state.to_act()?, *legal.last()?))
}

fn main() {
    let self_play = SelfPlaySeed::new(1, u64::from(PLAYERS));
    let setup = self_play.setup::<State>(PLAYERS, &json!({}));
    let record = json!({"format": FORMAT, "version": VERSION, "game": State::FACTS.id, "setup": setup, "events": []});
    let (Ok(mut game), Some(id)) = (Timeline::<State>::read(record), SaveId::parse("bench")) else {
        return eprintln!("the game cannot be set up");
    };
    let dice = self_play.seed.dice();
    let mut legal = Vec::new();
    let mut lines = GameLines::new(&game);
    let mut medians = Vec::new();
    for moment in MOMENTS {
        let mut times: Vec<Duration> = Vec::new();
        while game.events().len() < moment {
            let Some(event) = game.roll(&dice).or_else(|| next(game.state(), &mut legal)) else { break };
            if game.play(event).is_err() {
                break;
            }
            let start = Instant::now();
            let entry = JournalEntry::write(&id, game.events().len() as u32, 1, &lines.follow(&game));
            let time = start.elapsed();
            black_box(entry);
            if game.events().len() + AROUND >= moment {
                times.push(time);
            }
        }
        times.sort();
        let Some(median) = times.get(times.len() / 2).copied() else {
            return eprintln!("the game is over after {} events", game.events().len());
        };
        let start = Instant::now();
        let whole = black_box(lines.saved(1));
        println!(
            "saving event {}: {:?} for its entry in the journal; the whole game, {} bytes, {:?}",
            game.events().len(),
            median,
            whole.len(),
            start.elapsed()
        );
        medians.push(median.as_secs_f64());

        let end = game.events().len();
        let mut undo: Vec<Duration> = (1..=AROUND)
            .map(|back| {
                let start = Instant::now();
                game.go_to(end - back);
                black_box(lines.follow(&game));
                let time = start.elapsed();
                game.go_to(end);
                lines.follow(&game);
                time
            })
            .collect();
        undo.sort();
        println!(
            "undoing 1 to {AROUND} events at event {end}: {:?} (median), {:?} (most)",
            undo[AROUND / 2],
            undo[AROUND - 1]
        );
    }
    println!(
        "saving an event at the 10,000th costs {:.2} times as much as at the 100th (at most 1.5)",
        medians[1] / medians[0]
    );
}
