//! stats
use super::random::Random;
use heartbox::engine::{Game, Turn};
use heartbox::games::infarkt::{Extension, Options, State};

#[test]
fn stats() {
    for players in 2..=5 {
        let mut all = State::editions(players);
        all.push(Options {
            extensions: vec![Extension::Nightlife, Extension::Family, Extension::BlackMarket],
            ..Default::default()
        });
        for options in all {
            let (mut events, mut decisions, mut rounds, mut legal_sum, mut legal_max) = (0, 0, 0, 0, 0);
            let t = std::time::Instant::now();
            for n in 0..20 {
                let mut r = Random::<State>::new(players, &options, n);
                loop {
                    if let Turn::Decide(_) = r.game.state().turn() {
                        decisions += 1;
                        let mut l = vec![];
                        r.game.state().legal(&mut l);
                        legal_sum += l.len();
                        legal_max = legal_max.max(l.len());
                    }
                    if !r.step() {
                        break;
                    }
                    events += 1;
                }
                rounds += r.game.state().round();
            }
            println!(
                "{players} {options:?}: events {} decisions {} rounds {} legal {} max {legal_max} {:?}",
                events / 20,
                decisions / 20,
                rounds / 20,
                legal_sum / decisions,
                t.elapsed()
            );
        }
    }
    println!(
        "size {} action {}",
        std::mem::size_of::<State>(),
        std::mem::size_of::<heartbox::games::infarkt::Action>()
    );
}
