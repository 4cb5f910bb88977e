//! Plays the sounds of a table, and lets the device vibrate with them, as the settings say.

use leptos::prelude::*;

use super::Settings;
use super::platform;
use crate::games::Sound;

/// The window events after which a page may play sounds. At `pointerdown`, browsers do not allow it to a finger yet. They are heard before the
/// elements hear them: the click of a finger is made at `pointerup`, and the first one is to be heard as well.
const GESTURES: [&str; 3] = ["pointerup", "click", "keydown"];

/// The duration of the vibration with a sound, in milliseconds; 0 for sounds without one.
fn vibration(sound: Sound) -> u32 {
    match sound {
        Sound::Dice => 30,
        Sound::Piece => 12,
        Sound::Party => 60,
        Sound::Home => 40,
        Sound::Thrown => 60,
        Sound::Win => 120,
        Sound::Death => 200,
        Sound::Card | Sound::Bead | Sound::Coin | Sound::Heart { .. } => 0,
    }
}

impl Settings {
    /// Plays these sounds now, unless they are switched off or the page is hidden.
    pub fn play(&self, sounds: &[Sound]) {
        if !self.sound.get_untracked() || platform::is_hidden() {
            return;
        }
        platform::play(sounds, self.volume.get_untracked().amplitude());
        let longest = sounds.iter().map(|sound| vibration(*sound)).max().unwrap_or(0);
        if longest > 0 && self.vibration.get_untracked() {
            platform::vibrate(longest);
        }
    }

    /// Switches the sounds on in response to a touch, and plays one.
    pub fn switch_sound_on(&self) {
        self.sound.set(true);
        platform::prepare_sound();
        self.play(&[Sound::Bead]);
    }

    /// Prepares the device for sounds with the touches of a person: browsers do not allow a page to play any before. While the sounds are
    /// switched off nothing is prepared. A change of the volume is heard at once.
    pub fn prepare_sounds(self) {
        for gesture in GESTURES {
            platform::hear(gesture, move || {
                if self.sound.get_untracked() {
                    platform::prepare_sound();
                }
            });
        }
        Effect::new(move |before: Option<_>| {
            let now = (self.sound.get(), self.volume.get());
            if before.is_some_and(|before| before != now) {
                self.play(&[Sound::Bead]);
            }
            now
        });
    }
}
