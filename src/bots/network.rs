//! A small network of two layers that evaluates states; bots train it by self-play.
//!
//! All arithmetic is exact in IEEE 754 (no exponentials): the same weights give the same evaluation on every machine,
//! and the same games train the same weights. Crates for neural networks contain far more than one product of a matrix
//! and a sparse vector, and none guarantees that.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};

use crate::engine::MAX_SEATS;

/// The number of hidden units.
const HIDDEN: usize = 24;
/// Weights are stored as fractions of the largest weight of their layer, with this many steps on each side of 0.
const STEPS: f32 = 127.0;

/// The inputs of a network that are not 0, with their indices.
pub type Inputs = ArrayVec<(u8, f32), 96>;
/// The outputs of a network, 0 to 1 each.
pub type Outputs = ArrayVec<f32, MAX_SEATS>;

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The weights of each input for the hidden units; the last row is the bias.
    first: Vec<[f32; HIDDEN]>,
    /// The weights of each hidden unit for each output; the last is the bias.
    second: Vec<[f32; HIDDEN + 1]>,
}

/// The activation function: from -1 to 1, steepest at 0.
fn squash(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

impl Network {
    /// An untrained network with this many inputs and outputs.
    pub fn new(inputs: usize, outputs: usize, rng: &mut impl Rng) -> Self {
        let mut weight = || rng.random_range(-1000..=1000) as f32 / 8000.0;
        Self {
            first: (0..=inputs).map(|_| [(); HIDDEN].map(|()| weight())).collect(),
            second: (0..outputs).map(|_| [(); HIDDEN + 1].map(|()| weight())).collect(),
        }
    }

    /// The values of the hidden units.
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

    /// The outputs for these inputs.
    // SIMD (four lanes) only in the worker: where a browser lacks it, the page itself thinks, and its code has to run everywhere.
    #[cfg_attr(all(target_arch = "wasm32", not(feature = "web")), target_feature(enable = "simd128"))]
    pub fn judge(&self, inputs: &[(u8, f32)]) -> Outputs {
        let hidden = self.hidden(inputs);
        self.second.iter().take(MAX_SEATS).map(|row| Self::output(row, &hidden)).collect()
    }

    /// Makes one training step towards these outputs; `rate` is the learning rate.
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

    /// The weights, one byte each.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for layer in [self.first.as_flattened(), self.second.as_flattened()] {
            let most = layer.iter().fold(f32::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
            bytes.extend(most.to_le_bytes());
            bytes.extend(layer.iter().map(|weight| (weight / most * STEPS).round() as i8 as u8));
        }
        bytes
    }

    /// Reads a network with this many inputs and outputs from the front of `bytes` and advances it. `None` if there are too few bytes.
    pub fn read(inputs: usize, outputs: usize, bytes: &mut &[u8]) -> Option<Self> {
        Some(Self { first: layer(inputs + 1, bytes)?, second: layer(outputs, bytes)? })
    }
}

/// Reads a layer with this many rows.
fn layer<const WIDTH: usize>(rows: usize, bytes: &mut &[u8]) -> Option<Vec<[f32; WIDTH]>> {
    let (most, rest) = bytes.split_first_chunk()?;
    let (weights, rest) = rest.split_at_checked(rows * WIDTH)?;
    *bytes = rest;
    let scale = f32::from_le_bytes(*most) / STEPS;
    let row = |row: &[u8; WIDTH]| row.map(|byte| f32::from(byte as i8) * scale);
    Some(weights.as_chunks().0.iter().map(row).collect())
}
