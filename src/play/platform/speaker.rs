//! The sounds of the page: the Web Audio API.

use std::cell::RefCell;

use leptos::task::spawn_local;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

use super::{elapsed, services};
use crate::games::Sound;
use crate::play::synth::{RATE, samples};

/// Maximum delay of a sound after what it belongs to is displayed, in milliseconds. A later one is not played.
const LATEST: u64 = 80;
/// The same for the first sound since the page was opened: many devices need longer to open their output, and silence after a touch would be
/// taken for a fault.
const FIRST: u64 = 400;
/// The time between two equal sounds that begin together, in seconds.
const APART: f64 = 0.09;

/// The output of sounds.
struct Speaker {
    context: AudioContext,
    /// The sounds played so far, at this volume.
    buffers: Vec<(Sound, AudioBuffer)>,
    volume: f32,
    /// Whether a sound has been played.
    was_heard: bool,
}

thread_local! {
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Prepares the output of sounds, or resumes it after the device has interrupted it. It succeeds only during a touch.
pub fn prepare_sound() {
    SPEAKER.with_borrow_mut(|speaker| {
        match speaker.as_ref().map(|speaker| speaker.context.state()) {
            Some(AudioContextState::Running) => {}
            // The device has given its output to something else for good.
            None | Some(AudioContextState::Closed) => {
                let open = |context| Speaker { context, buffers: Vec::new(), volume: 0.0, was_heard: false };
                *speaker = AudioContext::new().ok().map(open);
            }
            // Where it is not allowed, the next touch tries again.
            Some(_) => speaker.iter().for_each(|speaker| services::ignore(speaker.resume())),
        }
    });
}

/// Plays these sounds at this volume, if the output is prepared.
pub fn play(sounds: &[Sound], volume: f32) {
    let waiting = SPEAKER.with_borrow_mut(|speaker| {
        let speaker = speaker.as_mut()?;
        if speaker.is_running() {
            speaker.start(sounds, volume);
            return None;
        }
        let latest = if speaker.was_heard { LATEST } else { FIRST };
        Some((speaker.resume(), latest))
    });
    let Some((waiting, latest)) = waiting else { return };
    let (sounds, now) = (sounds.to_vec(), elapsed());
    spawn_local(async move {
        if services::answer(waiting).await.is_ok() && elapsed() <= now + latest {
            SPEAKER.with_borrow_mut(|speaker| {
                if let Some(speaker) = speaker {
                    speaker.start(&sounds, volume);
                }
            });
        }
    });
}

impl Speaker {
    fn is_running(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }

    fn resume(&self) -> services::Answer {
        Ok(self.context.resume()?.into())
    }

    /// Starts these sounds at once; equal ones follow each other.
    fn start(&mut self, sounds: &[Sound], volume: f32) {
        if volume != self.volume {
            self.buffers.clear();
            self.volume = volume;
        }
        self.was_heard = true;
        let now = self.context.current_time();
        for (index, sound) in sounds.iter().enumerate() {
            let before = sounds[..index].iter().filter(|other| *other == sound).count();
            // A device that cannot play a sound stays silent.
            let _ = self.buffer(*sound).and_then(|buffer| {
                let source = self.context.create_buffer_source().ok()?;
                source.set_buffer(Some(&buffer));
                source.connect_with_audio_node(&self.context.destination()).ok()?;
                source.start_with_when(now + before as f64 * APART).ok()
            });
        }
    }

    /// The samples of a sound in the output's own memory.
    fn buffer(&mut self, sound: Sound) -> Option<AudioBuffer> {
        if let Some((_, buffer)) = self.buffers.iter().find(|(other, _)| *other == sound) {
            return Some(buffer.clone());
        }
        let samples: Vec<f32> = samples(sound).into_iter().map(|sample| sample * self.volume).collect();
        let buffer = self.context.create_buffer(1, samples.len() as u32, RATE).ok()?;
        buffer.copy_to_channel(&samples, 0).ok()?;
        self.buffers.push((sound, buffer.clone()));
        Some(buffer)
    }
}
