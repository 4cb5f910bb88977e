//! Sealed dice: a seed into which people mix their touches, and the hash of a seed, which is told before the first roll. PURE.

use std::fmt;

use sha2::{Digest, Sha256};

use super::dice::Seed;
use super::seat::Seat;

/// The length of a hash, in bytes.
const HASH_BYTES: usize = 32;

/// A touch that is mixed into a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedTouch {
    /// Whose it is.
    pub seat: Seat,
    /// Its distance from the left of the window, in pixels.
    pub x: u32,
    /// Its distance from the top of the window, in pixels.
    pub y: u32,
    /// When, in microseconds since any moment.
    pub time_us: u64,
}

impl Seed {
    /// A seed of this entropy and these touches, as `docs/dice.md` describes. The touches replace nothing: without them the entropy alone
    /// decides.
    pub fn mixed(entropy: [u8; HASH_BYTES], touches: &[SeedTouch]) -> Self {
        let mut hash = Sha256::new_with_prefix(entropy);
        for SeedTouch { seat, x, y, time_us } in touches {
            hash.update([seat.number()]);
            hash.update(x.to_be_bytes());
            hash.update(y.to_be_bytes());
            hash.update(time_us.to_be_bytes());
        }
        Self::from_bytes(hash.finalize().into())
    }

    /// Its seal.
    pub fn seal(&self) -> Seal {
        Seal(Sha256::digest(self.digits()).into())
    }
}

/// The seal of a seed: the SHA-256 hash of its digits. It tells nothing about the seed; once the seed is known, everybody can compute the seal
/// and compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; HASH_BYTES]);

impl Seal {
    /// Parses a seal as it is written; `None` if the text is not one.
    pub fn parse(text: &str) -> Option<Self> {
        let is_hex = text.len() == 2 * HASH_BYTES && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let mut bytes = [0; HASH_BYTES];
        for (index, byte) in bytes.iter_mut().enumerate().filter(|_| is_hex) {
            *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
        }
        is_hex.then_some(Self(bytes))
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTROPY: [u8; HASH_BYTES] = [7; HASH_BYTES];

    fn touch(seat: u8) -> SeedTouch {
        SeedTouch { seat: Seat::new(seat).expect("a seat"), x: 101, y: 202, time_us: 303 }
    }

    #[test]
    fn every_part_of_a_touch_changes_the_seed() {
        let one = touch(1);
        let others = [
            vec![],
            vec![one],
            vec![one, one],
            vec![touch(0)],
            vec![touch(0), one],
            vec![one, touch(0)],
            vec![SeedTouch { x: 102, ..one }],
            vec![SeedTouch { y: 203, ..one }],
            vec![SeedTouch { time_us: 304, ..one }],
            vec![SeedTouch { time_us: 303 + (1 << 40), ..one }],
        ];
        let mut seeds: Vec<String> =
            others.iter().map(|touches| Seed::mixed(ENTROPY, touches).digits().to_owned()).collect();
        seeds.push(Seed::mixed([8; HASH_BYTES], &[one]).digits().to_owned());
        let count = seeds.len();
        seeds.sort();
        seeds.dedup();
        assert_eq!(seeds.len(), count);
    }

    #[test]
    fn the_seed_is_that_of_the_description() {
        // The digits are those of the test of the same name in tests/web/dice.spec.ts.
        let seed = Seed::mixed(ENTROPY, &[touch(0), touch(1)]);
        assert_eq!(seed.digits(), "a2d36aa0a7718f074461f3e178b39024e30780aabcdb102749bee60f7f88cbf3");
    }

    #[test]
    fn a_seal_is_the_hash_of_the_digits_and_is_read_as_it_is_written() {
        let seal = Seed::try_from("abcd".to_owned()).expect("hex").seal();
        // printf abcd | sha256sum
        assert_eq!(seal.to_string(), "88d4266fd4e6338d13b845fcf289579d209c897823b9217da3e161936f031589");
        assert_eq!(Seal::parse(&seal.to_string()), Some(seal));
        assert_eq!(Seal::parse(&seal.to_string()[1..]), None);
        assert_eq!(Seal::parse(&"g".repeat(64)), None);
        assert_eq!(Seal::parse(&"ä".repeat(32)), None);
    }
}
