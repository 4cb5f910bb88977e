//! Damaged links: each is refused, or is the same game.

use heartbox::engine::Timeline;
use heartbox::games::{GameVisitor, IDS, TableGame};
use heartbox::link::{self, LinkFault};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{each_game, played};
use crate::common::random::tables;

/// The number of damaged links.
const DAMAGED: usize = 100_000;

/// A damaged payload.
fn damage(payload: &[u8], rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut damaged = payload.to_vec();
    // The version in front is refused at once.
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(1..=damaged.len());
        match rng.random_range(0..5) {
            0 => damaged.truncate(at),
            1 => damaged.insert(at, rng.random()),
            2 => damaged.extend((0..rng.random_range(1..40)).map(|_| rng.random::<u8>())),
            _ if at < damaged.len() => damaged[at] ^= 1 << rng.random_range(0..8),
            _ => damaged.push(rng.random()),
        }
    }
    damaged
}

#[test]
fn a_damaged_link_is_refused_or_the_same_game() {
    struct Damages(usize);
    impl GameVisitor for Damages {
        type Output = [usize; 3];

        fn visit<G: TableGame>(self) -> Self::Output {
            let mut rng = ChaCha8Rng::seed_from_u64(11);
            let mut originals = Vec::new();
            for (number, (players, options)) in tables::<G>().enumerate() {
                for seating in G::seatings(players) {
                    let most = [0, 5, 30, 90][number % 4];
                    let game = played::<G>(&options, &seating, number as u64, most);
                    originals.push((link::write(&game).expect("a game"), game.events().to_vec()));
                }
            }
            let (mut same, mut cut_off, mut refused) = (0, 0, 0);
            for number in 0..self.0 {
                let (payload, events) = &originals[number % originals.len()];
                let damaged = damage(payload, &mut rng);
                let read: Result<Timeline<G>, _> = link::read(&damaged);
                match read {
                    Ok(game) => {
                        assert_eq!(game.events(), events, "another game was accepted");
                        assert_eq!(link::write(&game).as_deref(), Ok(payload.as_slice()));
                        same += 1;
                    }
                    Err(LinkFault::CutOff) => cut_off += 1,
                    Err(_) => refused += 1,
                }
            }
            [same, cut_off, refused]
        }
    }
    let counts = each_game(|| Damages(DAMAGED / IDS.len()));
    for [same, cut_off, refused] in counts {
        assert!(same > 0 && cut_off > 50 && refused > 5000, "{same} {cut_off} {refused}");
    }
}

#[test]
fn a_stream_from_a_stranger_ends_soon() {
    struct Streams;
    impl GameVisitor for Streams {
        type Output = usize;

        fn visit<G: TableGame>(self) -> usize {
            let mut rng = ChaCha8Rng::seed_from_u64(5);
            let mut read = 0;
            for length in [0, 1, 7, 60, 600, 5900] {
                for _ in 0..20 {
                    let mut payload = vec![1, 0, 0, 0, 0];
                    payload.extend((0..length).map(|_| rng.random::<u8>()));
                    read += usize::from(link::read::<G>(&payload).is_ok());
                }
            }
            read
        }
    }
    assert_eq!(each_game(|| Streams).into_iter().sum::<usize>(), 0, "no checksum fits");
}
