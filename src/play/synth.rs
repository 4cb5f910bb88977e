//! The synthesiser: computes the samples of each sound, from tones and filtered noise. It needs no browser, so tests examine its output.

use std::f32::consts::TAU;

use crate::games::Sound;

/// The number of samples in a second.
pub const RATE: f32 = 32_000.0;

/// The natural logarithm of the ratio of the levels at the beginning and at the end of a part: 60 dB.
const FADE: f32 = 6.9;
/// The damping of the filter of noise.
const DAMPING: f32 = 0.9;

/// A part of a sound, which fades.
#[derive(Clone, Copy)]
struct Part {
    /// The beginning, in milliseconds.
    at: u16,
    /// The frequency at the beginning and at the end, in hertz: that of the tone, or the middle of the noise.
    hertz: (f32, f32),
    is_noise: bool,
    /// The time in which it becomes loud, in milliseconds.
    rise: u16,
    /// The duration, in milliseconds.
    fade: u16,
    /// The amplitude.
    level: f32,
}

const fn tone(at: u16, hertz: f32, fade: u16, level: f32) -> Part {
    Part { at, hertz: (hertz, hertz), is_noise: false, rise: 2, fade, level }
}

const fn noise(at: u16, hertz: f32, fade: u16, level: f32) -> Part {
    Part { is_noise: true, ..tone(at, hertz, fade, level) }
}

impl Part {
    /// The same part, with this frequency at the end.
    const fn to(self, hertz: f32) -> Self {
        Self { hertz: (self.hertz.0, hertz), ..self }
    }

    /// The same part, which becomes loud in this time.
    const fn rising(self, rise: u16) -> Self {
        Self { rise, ..self }
    }
}

/// A die that strikes the table.
fn clack(at: u16, hertz: f32, level: f32) -> [Part; 2] {
    [noise(at, hertz, 50, 1.2 * level), tone(at, hertz / 3.0, 60, 0.5 * level)]
}

/// A beat of a heart: two strokes.
fn beat(at: u16, interval: u16) -> [Part; 4] {
    let second = at + interval * 3 / 10;
    [
        tone(at, 110.0, 150, 0.34).to(55.0).rising(8),
        tone(at, 220.0, 60, 0.06).to(110.0).rising(8),
        tone(second, 95.0, 130, 0.24).to(50.0).rising(8),
        tone(second, 190.0, 50, 0.04).to(100.0).rising(8),
    ]
}

/// The parts of a sound.
fn parts(sound: Sound) -> Vec<Part> {
    match sound {
        Sound::Dice => [
            clack(0, 2300.0, 0.42),
            clack(85, 2000.0, 0.38),
            clack(165, 2500.0, 0.32),
            clack(270, 2100.0, 0.26),
            clack(390, 2400.0, 0.18),
            clack(500, 2200.0, 0.12),
        ]
        .concat(),
        Sound::Card => vec![noise(0, 3400.0, 120, 0.9).to(1500.0).rising(25), noise(70, 1100.0, 40, 0.5)],
        Sound::Piece => vec![tone(0, 230.0, 110, 0.4).to(170.0), tone(0, 610.0, 55, 0.16), noise(0, 900.0, 30, 0.3)],
        Sound::Bead => vec![tone(0, 1319.0, 260, 0.2), tone(0, 2670.0, 140, 0.08), noise(0, 3000.0, 15, 0.1)],
        Sound::Coin => vec![
            tone(0, 1976.0, 240, 0.14),
            tone(0, 3120.0, 180, 0.08),
            tone(75, 2637.0, 420, 0.16),
            tone(75, 4150.0, 220, 0.06),
        ],
        Sound::Party => [(0, 523.3), (70, 659.3), (140, 784.0), (210, 1046.5)]
            .map(|(at, hertz)| [tone(at, hertz, 750, 0.13).rising(8), tone(at, 2.0 * hertz, 300, 0.03)])
            .concat(),
        Sound::Death => {
            vec![tone(0, 392.0, 1700, 0.3).to(98.0).rising(40), tone(0, 588.0, 1100, 0.08).to(147.0).rising(40)]
        }
        Sound::Home => [(0, 392.0), (110, 587.3)]
            .map(|(at, hertz)| [tone(at, hertz, 420, 0.22).rising(6), tone(at, 2.0 * hertz, 200, 0.06)])
            .concat(),
        Sound::Thrown => vec![
            noise(0, 700.0, 60, 0.7),
            tone(0, 520.0, 320, 0.26).to(130.0).rising(4),
            tone(260, 110.0, 120, 0.3).to(70.0),
        ],
        Sound::Win => [(0, 392.0), (150, 523.3), (300, 659.3), (450, 784.0), (450, 523.3)]
            .map(|(at, hertz)| [tone(at, hertz, 1300, 0.13).rising(8), tone(at, 2.0 * hertz, 500, 0.03)])
            .concat(),
        Sound::Heart { interval } => [beat(0, interval), beat(interval, interval)].concat(),
    }
}

/// The number of samples in this number of milliseconds.
fn count(milliseconds: u16) -> usize {
    usize::from(milliseconds) * (RATE as usize / 1000)
}

/// The samples of a sound, between -1 and 1.
pub fn samples(sound: Sound) -> Vec<f32> {
    let parts = parts(sound);
    let length = parts.iter().map(|part| count(part.at) + count(part.fade)).max().unwrap_or(0);
    let mut samples = vec![0.0; length];
    parts.iter().for_each(|part| add(&mut samples, *part));
    samples
}

/// Adds a part to the samples.
fn add(samples: &mut [f32], part: Part) {
    let Part { at, hertz: (from, to), is_noise, rise, fade, level } = part;
    let length = count(fade);
    let all = length as f32;
    // The change with each sample: of the angle, and of the amplitude.
    let (mut angle, turn) = (TAU * from / RATE, TAU * (to - from) / RATE / all);
    let decay = 1.0 - FADE / all;
    let (mut amplitude, rise) = (level, count(rise).max(1) as f32);
    // A circle, as an oscillator: `sine` is the tone. For noise, the state of a filter: `cosine` is what it lets pass.
    let (mut sine, mut cosine) = (0.0, if is_noise { 0.0 } else { 1.0 });
    let mut random = 0x9e37_79b9_u32;
    for (index, sample) in samples.iter_mut().skip(count(at)).take(length).enumerate() {
        let value = if is_noise {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            let white = random as i32 as f32 / i32::MAX as f32;
            sine += angle * cosine;
            cosine += angle * (white - sine - DAMPING * cosine);
            cosine
        } else {
            sine += angle * cosine;
            cosine -= angle * sine;
            sine
        };
        *sample += value * amplitude * (index as f32 / rise).min(1.0);
        amplitude *= decay;
        angle += turn;
    }
}
