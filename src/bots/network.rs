//! A small network of two layers that judges states: what bots have learned by playing among themselves.
//!
//! All arithmetic is exact in IEEE 754 (no exponentials): the same weights judge alike on every machine, and the same games teach the same
//! weights. Crates for networks bring far more than one product of a matrix and a sparse vector, and none promises that.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use crate::engine::MAX_SEATS;

/// How many units there are between the inputs and the outputs.
const HIDDEN: usize = 24;
/// The weights of a layer are written as parts of the largest, so many to each side of 0.
const STEPS: f32 = 127.0;

/// What a network is shown: the inputs that are not 0.
pub type Inputs = ArrayVec<(u8, f32), 96>;
/// What it answers: for each output 0 to 1.
pub type Outputs = ArrayVec<f32, MAX_SEATS>;

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What each input adds to the hidden units; the last row is added always.
    first: Vec<[f32; HIDDEN]>,
    /// What each hidden unit adds to each output; the last is added always.
    second: Vec<[f32; HIDDEN + 1]>,
}

/// From -1 to 1, steepest at 0.
fn squash(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

impl Network {
    /// A network that knows nothing, of so many inputs and outputs.
    pub fn new(inputs: usize, outputs: usize, rng: &mut impl Rng) -> Self {
        let mut weight = || rng.random_range(-1000..=1000) as f32 / 8000.0;
        Self {
            first: (0..=inputs).map(|_| [(); HIDDEN].map(|()| weight())).collect(),
            second: (0..outputs).map(|_| [(); HIDDEN + 1].map(|()| weight())).collect(),
        }
    }

    /// What the hidden units make of the inputs.
    #[inline]
    fn hidden(&self, inputs: &[(u8, f32)]) -> [f32; HIDDEN] {
        let mut hidden = self.first.last().copied().unwrap_or([0.0; HIDDEN]);
        for (input, value) in inputs {
            if let Some(row) = self.first.get(usize::from(*input)) {
                for (sum, weight) in hidden.iter_mut().zip(row) {
                    *sum += value * weight;
                }
            }
        }
        hidden.map(squash)
    }

    fn output(row: &[f32; HIDDEN + 1], hidden: &[f32; HIDDEN]) -> f32 {
        let sum = hidden.iter().zip(row).fold(row[HIDDEN], |sum, (unit, weight)| sum + unit * weight);
        0.5 + 0.5 * squash(sum)
    }

    /// What it makes of the inputs.
    // In the worker alone four units at once: where a browser cannot do that the page thinks, which has to run everywhere.
    #[cfg_attr(all(target_arch = "wasm32", not(feature = "web")), target_feature(enable = "simd128"))]
    pub fn judge(&self, inputs: &[(u8, f32)]) -> Outputs {
        let hidden = self.hidden(inputs);
        self.second.iter().take(MAX_SEATS).map(|row| Self::output(row, &hidden)).collect()
    }

    /// Learns that this would have been the answer, a little: `rate` says how much.
    pub fn learn(&mut self, inputs: &[(u8, f32)], wanted: &[f32], rate: f32) {
        let hidden = self.hidden(inputs);
        let mut blame = [0.0; HIDDEN];
        for (row, wanted) in self.second.iter_mut().zip(wanted) {
            let error = rate * (wanted - Self::output(row, &hidden));
            for (unit, weight) in row.iter_mut().enumerate() {
                if unit < HIDDEN {
                    blame[unit] += error * *weight;
                    *weight += error * hidden[unit];
                } else {
                    *weight += error;
                }
            }
        }
        for (blame, unit) in blame.iter_mut().zip(hidden) {
            let flat = 1.0 - unit.abs();
            *blame *= flat * flat;
        }
        let always = self.first.len() - 1;
        for (input, value) in inputs.iter().copied().chain([(always as u8, 1.0)]) {
            for (weight, blame) in self.first[usize::from(input)].iter_mut().zip(blame) {
                *weight += value * blame;
            }
        }
    }

    /// Its weights in one byte each.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for layer in [self.first.as_flattened(), self.second.as_flattened()] {
            let most = layer.iter().fold(f32::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
            bytes.extend(most.to_le_bytes());
            bytes.extend(layer.iter().map(|weight| (weight / most * STEPS).round() as i8 as u8));
        }
        bytes
    }

    /// Reads a network of so many inputs and outputs, and leaves what comes after it. Nothing where the bytes do not suffice.
    pub fn read(inputs: usize, outputs: usize, bytes: &mut &[u8]) -> Option<Self> {
        Some(Self { first: layer(inputs + 1, bytes)?, second: layer(outputs, bytes)? })
    }
}

/// Reads a layer of so many rows.
fn layer<const WIDTH: usize>(rows: usize, bytes: &mut &[u8]) -> Option<Vec<[f32; WIDTH]>> {
    let (most, rest) = bytes.split_first_chunk()?;
    let (weights, rest) = rest.split_at_checked(rows * WIDTH)?;
    *bytes = rest;
    let scale = f32::from_le_bytes(*most) / STEPS;
    let row = |row: &[u8; WIDTH]| row.map(|byte| f32::from(byte as i8) * scale);
    Some(weights.as_chunks().0.iter().map(row).collect())
}
