//! Learning of the bots by self-play.

use heartbox::bots::{Heuristic, Inputs, Network, train};
use heartbox::games::tintenherz::State;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn rng() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(4)
}

/// Either input alone is good, both together are worse: a function that a single layer cannot learn.
fn lessons() -> Vec<(Inputs, [f32; 2])> {
    let lesson = |one: bool, other: bool| {
        let inputs = [(0, one), (1, other)].into_iter().filter(|(_, on)| *on).map(|(input, _)| (input, 1.0)).collect();
        let wanted = match (one, other) {
            (false, false) => 0.1,
            (true, true) => 0.5,
            _ => 0.9,
        };
        (inputs, [wanted, 1.0 - wanted])
    };
    [(false, false), (false, true), (true, false), (true, true)].map(|(one, other)| lesson(one, other)).to_vec()
}

fn taught() -> Network {
    let mut network = Network::new(2, 2, &mut rng());
    for _ in 0..5000 {
        for (inputs, wanted) in lessons() {
            network.learn(&inputs, &wanted, 0.3);
        }
    }
    network
}

fn assert_knows(network: &Network, within: f32) {
    for (inputs, wanted) in lessons() {
        let judged = network.judge(&inputs);
        for (judged, wanted) in judged.iter().zip(wanted) {
            assert!((judged - wanted).abs() < within, "{inputs:?}: {judged}, but {wanted} was taught");
        }
        assert_eq!(judged.len(), 2);
    }
}

#[test]
fn a_network_learns_what_it_is_taught() {
    let before = Network::new(2, 2, &mut rng());
    assert_ne!(before, taught());
    assert_knows(&taught(), 0.05);
}

#[test]
fn its_weights_can_be_written_and_read() {
    let network = taught();
    let bytes = [network.bytes(), vec![1, 2, 3]].concat();
    let mut rest = &bytes[..];
    let read = Network::read(2, 2, &mut rest).expect("it was written");
    assert_eq!(rest, [1, 2, 3], "what comes after it is left");
    assert_knows(&read, 0.1);
    assert_eq!(read.bytes(), network.bytes());
    for end in 0..network.bytes().len() {
        assert_eq!(Network::read(2, 2, &mut &bytes[..end]), None, "{end} bytes");
    }
}

#[test]
fn the_same_games_teach_the_same() {
    let learning = State::learning().expect("this game is learned");
    let learn = |seed: u64| train(learning, 2, 20, seed).bytes();
    assert_eq!(learn(1), learn(1));
    assert_ne!(learn(1), learn(2));
}
