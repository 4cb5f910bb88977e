//! An arithmetic coder for choices with given weights.
//!
//! A range coder after Subbotin, of 64 bits and without carries: a choice costs as many bits as its odds say, to within a thousandth. It is
//! our own because its arithmetic is part of the format, and because one `dyn` suffices for all models.

use super::fault::LinkFault;

/// The highest byte of the interval is complete if both of its ends agree above this bit.
const TOP: u64 = 1 << 56;
/// The least width of the interval, and the limit of the sum of weights.
const BOTTOM: u64 = 1 << 48;
/// The number of bytes of an end of the interval.
const WIDTH: usize = 8;
/// The number of zeros that a reader supplies behind the end of a stream, beyond the [`WIDTH`] that it looks ahead.
const MOST_ZEROS: usize = 4;

/// The interval of the numbers that begin like the choices so far.
struct Interval {
    low: u64,
    range: u64,
}

impl Default for Interval {
    fn default() -> Self {
        Self { low: 0, range: u64::MAX }
    }
}

impl Interval {
    /// Narrows the interval to the part that begins at `start` and is `weight` wide; `shift` is called with each byte that is complete.
    /// The range has been divided by the sum of weights before.
    fn narrow(&mut self, start: u64, weight: u64, mut shift: impl FnMut(u8)) {
        self.low = self.low.wrapping_add(start * self.range);
        self.range *= weight;
        loop {
            if self.low ^ self.low.wrapping_add(self.range) >= TOP {
                if self.range >= BOTTOM {
                    return;
                }
                // The ends differ in their highest byte and lie close together: the interval is cut off at that byte.
                self.range = self.low.wrapping_neg() & (BOTTOM - 1);
            }
            shift((self.low >> 56) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }
}

/// Codes choices: a writer those that it is given, a reader those that it finds.
///
/// Each choice is a call of [`Coder::place`] and one of [`Coder::narrow`].
pub trait Coder {
    /// Divides the interval into `total` parts, 1 to 2^48. A reader returns the part in which the choice lies, a writer `None`.
    fn place(&mut self, total: u64) -> Result<Option<u64>, LinkFault>;

    /// Narrows the interval to the choice, which begins at the part `start` and is `weight` parts wide.
    fn narrow(&mut self, start: u64, weight: u64) -> Result<(), LinkFault>;
}

impl dyn Coder + '_ {
    /// Codes one of several choices with these weights; a writer is given the index of the chosen one. Returns the index.
    pub fn pick(&mut self, weights: &[u32], chosen: Option<usize>) -> Result<usize, LinkFault> {
        let sum = |weights: &[u32]| weights.iter().map(|weight| u64::from(*weight)).sum::<u64>();
        let index = match self.place(sum(weights))? {
            Some(place) => {
                let mut end = 0;
                let is_after = |weight: &u32| {
                    end += u64::from(*weight);
                    place < end
                };
                weights.iter().position(is_after).ok_or(LinkFault::Damaged)?
            }
            None => chosen.ok_or(LinkFault::Unwritable)?,
        };
        let weight = weights.get(index).filter(|weight| **weight > 0).ok_or(LinkFault::Unwritable)?;
        self.narrow(sum(&weights[..index]), u64::from(*weight))?;
        Ok(index)
    }

    /// Codes one of `count` equal choices, as [`Self::pick`].
    pub fn pick_one_of(&mut self, count: u32, chosen: Option<u32>) -> Result<u32, LinkFault> {
        let found = self.place(u64::from(count))?;
        let index = found.or(chosen.map(u64::from)).filter(|index| *index < u64::from(count));
        let index = index.ok_or(LinkFault::Unwritable)?;
        self.narrow(index, 1)?;
        Ok(index as u32)
    }
}

/// Writes choices.
#[derive(Default)]
pub struct Writer {
    interval: Interval,
    stream: Vec<u8>,
}

impl Writer {
    /// The stream: the shortest number in the interval, without those zeros at its end that the reader supplies.
    pub fn finish(self) -> Vec<u8> {
        let Self { interval: Interval { low, range }, mut stream } = self;
        let complete = stream.len();
        let last = low.wrapping_add(range - 1);
        let rounded = (0..=WIDTH).map(|bytes| match bytes {
            0 => 0,
            bytes => {
                let rest = u64::MAX.checked_shr(8 * bytes as u32).unwrap_or(0);
                low.saturating_add(rest) & !rest
            }
        });
        let shortest = rounded.into_iter().find(|number| (low..=last).contains(number)).unwrap_or(low);
        stream.extend(shortest.to_be_bytes());
        while stream.len() + MOST_ZEROS > complete && stream.last() == Some(&0) {
            stream.pop();
        }
        stream
    }
}

impl Coder for Writer {
    fn place(&mut self, total: u64) -> Result<Option<u64>, LinkFault> {
        if !(1..=BOTTOM).contains(&total) {
            return Err(LinkFault::Unwritable);
        }
        self.interval.range /= total;
        Ok(None)
    }

    fn narrow(&mut self, start: u64, weight: u64) -> Result<(), LinkFault> {
        self.interval.narrow(start, weight, |byte| self.stream.push(byte));
        Ok(())
    }
}

/// Reads choices.
pub struct Reader<'a> {
    interval: Interval,
    /// The number that the stream is, as far as the interval reaches.
    number: u64,
    stream: &'a [u8],
    /// The number of bytes read so far.
    read: usize,
}

impl<'a> Reader<'a> {
    /// A reader of this stream.
    pub fn new(stream: &'a [u8]) -> Self {
        let mut reader = Self { interval: Interval::default(), number: 0, stream, read: 0 };
        for _ in 0..WIDTH {
            reader.number = reader.number << 8 | reader.next_byte();
        }
        reader
    }

    fn next_byte(&mut self) -> u64 {
        let byte = self.stream.get(self.read).copied().unwrap_or(0);
        self.read += 1;
        u64::from(byte)
    }
}

impl Coder for Reader<'_> {
    fn place(&mut self, total: u64) -> Result<Option<u64>, LinkFault> {
        if !(1..=BOTTOM).contains(&total) {
            return Err(LinkFault::Damaged);
        }
        self.interval.range /= total;
        let place = self.number.wrapping_sub(self.interval.low) / self.interval.range;
        if place < total { Ok(Some(place)) } else { Err(LinkFault::Damaged) }
    }

    fn narrow(&mut self, start: u64, weight: u64) -> Result<(), LinkFault> {
        let mut shifts = 0;
        self.interval.narrow(start, weight, |_| shifts += 1);
        for _ in 0..shifts {
            self.number = self.number << 8 | self.next_byte();
        }
        match self.read > self.stream.len() + WIDTH + MOST_ZEROS {
            true => Err(LinkFault::CutOff),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// Weights, and the index of a choice.
    type Choice = (Vec<u32>, usize);

    fn choices(number: u64) -> Vec<Choice> {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let count = rng.random_range(0..300);
        let choice = |rng: &mut ChaCha8Rng| {
            let least = rng.random_range(0..2);
            let most = [1, 2, 40, 1 << 30][rng.random_range(0..4)];
            let mut weights: Vec<u32> = (0..rng.random_range(1..20)).map(|_| rng.random_range(least..=most)).collect();
            // Sometimes the last choices again and again, so that the stream ends with zeros.
            let index = if number.is_multiple_of(3) { 0 } else { rng.random_range(0..weights.len()) };
            weights[index] = weights[index].max(1);
            (weights, index)
        };
        (0..count).map(|_| choice(&mut rng)).collect()
    }

    fn written(choices: &[Choice]) -> Vec<u8> {
        let mut writer = Writer::default();
        for (weights, index) in choices {
            let coder: &mut dyn Coder = &mut writer;
            assert_eq!(coder.pick(weights, Some(*index)), Ok(*index));
        }
        writer.finish()
    }

    #[test]
    fn a_reader_finds_what_was_written_and_a_choice_costs_what_its_odds_say() {
        for number in 0..3000 {
            let choices = choices(number);
            let stream = written(&choices);
            let mut reader = Reader::new(&stream);
            let mut bits = 0.0;
            for (weights, index) in &choices {
                let coder: &mut dyn Coder = &mut reader;
                assert_eq!(coder.pick(weights, None), Ok(*index), "{number}");
                let sum: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
                bits -= (f64::from(weights[*index]) / sum).log2();
            }
            assert!((stream.len() as f64) <= bits / 8.0 * 1.001 + 2.0, "{number}: {} bytes, {bits} bits", stream.len());
        }
    }

    #[test]
    fn one_choice_costs_nothing_and_what_cannot_be_chosen_is_refused() {
        let only: Vec<Choice> = vec![(vec![7], 0); 500];
        assert!(written(&only).is_empty());
        let writer: &mut dyn Coder = &mut Writer::default();
        assert_eq!(writer.pick(&[1, 2], Some(2)), Err(LinkFault::Unwritable));
        assert_eq!(writer.pick(&[1, 0], Some(1)), Err(LinkFault::Unwritable));
        assert_eq!(writer.pick(&[], Some(0)), Err(LinkFault::Unwritable));
        assert_eq!(writer.pick_one_of(3, Some(3)), Err(LinkFault::Unwritable));
        let reader: &mut dyn Coder = &mut Reader::new(&[1, 2, 3]);
        assert_eq!(reader.pick(&[], None), Err(LinkFault::Damaged));
    }

    #[test]
    fn a_stream_that_ends_too_early_is_noticed() {
        let mut reader = Reader::new(&[]);
        let coder: &mut dyn Coder = &mut reader;
        let read = (0..100).map(|_| coder.pick_one_of(256, None)).collect::<Vec<_>>();
        assert_eq!(read[..4], [Ok(0); 4]);
        assert_eq!(read.last(), Some(&Err(LinkFault::CutOff)));
    }
}
