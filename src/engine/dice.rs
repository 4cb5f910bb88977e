//! The app's random numbers: one seed, read by position.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// The most hex digits of a seed.
const MAX_DIGITS: usize = 128;

/// 32 bytes of the system's entropy.
///
/// # Errors
/// When the system has no entropy to give.
pub fn entropy() -> Result<[u8; 32], getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// The seed of a game's dice: 1 to 128 hex digits. It is stored with the record and never read by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

impl Seed {
    /// A seed made of these 32 bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// A seed from the system's entropy.
    ///
    /// # Errors
    /// When the system has no entropy to give.
    pub fn from_entropy() -> Result<Self, getrandom::Error> {
        entropy().map(Self::from_bytes)
    }

    /// The hex digits.
    pub fn digits(&self) -> &str {
        &self.0
    }

    /// The dice that belong to this seed.
    pub fn dice(&self) -> Dice {
        let mut key = [0u8; 32];
        for (at, digit) in self.0.bytes().enumerate() {
            let value = char::from(digit).to_digit(16).unwrap_or(0) as u8;
            // High nibble first; digits beyond 64 are folded in.
            key[at / 2 % 32] ^= if at % 2 == 0 { value << 4 } else { value };
        }
        Dice { key }
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;

    fn try_from(digits: String) -> Result<Self, Self::Error> {
        let fits = (1..=MAX_DIGITS).contains(&digits.len());
        if fits && digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            Ok(Self(digits))
        } else {
            Err("a seed is 1 to 128 hex digits")
        }
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

/// Random numbers by position: the n-th chance event of a game always gets the same ones, whatever was undone in
/// between. Undo is therefore no way to roll again.
#[derive(Clone, Debug)]
pub struct Dice {
    key: [u8; 32],
}

impl Dice {
    /// The random numbers of the chance event number `position`, counted from 0.
    pub fn at(&self, position: u32) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.key);
        rng.set_stream(u64::from(position));
        rng
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, RngExt};

    fn seed(digits: &str) -> Result<Seed, &'static str> {
        Seed::try_from(digits.to_owned())
    }

    #[test]
    fn dice_depend_on_the_position_alone() {
        let dice = Seed::from_bytes([7; 32]).dice();
        let third = dice.at(3).next_u64();
        assert_ne!(dice.at(2).next_u64(), third);
        assert_eq!(dice.at(3).next_u64(), third);
    }

    #[test]
    fn each_seed_of_entropy_is_another_one() {
        assert_ne!(Seed::from_entropy(), Seed::from_entropy());
        assert_ne!(entropy().expect("entropy"), [0; 32]);
    }

    #[test]
    fn every_digit_of_a_seed_counts() {
        let short = seed("ab").expect("hex").dice();
        let long = seed(&format!("ab{}1", "0".repeat(63))).expect("hex").dice();
        assert_ne!(short.at(0).next_u64(), long.at(0).next_u64());
    }

    #[test]
    fn a_number_that_falls_on_an_edge_takes_a_second_word() {
        // Of 2^31 + 1 numbers nearly every second one does. The list is that of the test of the same name in tests/web/dice.spec.ts.
        let mut rng = seed("abcd").expect("hex").dice().at(3);
        let numbers: Vec<u32> = (0..8).map(|_| rng.random_range(0..(1 << 31) + 1)).collect();
        assert_eq!(numbers, [969576289, 555894166, 98568965, 1392080168, 1459340766, 1170121463, 891105625, 137028736]);
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        assert!(seed("").is_err());
        assert!(seed("0x12").is_err());
        assert!(seed(&"0".repeat(129)).is_err());
        assert!(seed(&"F".repeat(128)).is_ok());
    }
}
