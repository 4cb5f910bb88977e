//! Playback of a past game: the displayed position and how it advances. A position is a number of events.

/// The pauses between two events, from slow to fast, in milliseconds.
const PAUSES_MS: [u32; 4] = [2400, 1200, 600, 200];
/// The speed at first: an index of the pauses.
pub const FIRST_SPEED: usize = 1;

/// A step to another moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the beginning of the game.
    Start,
    /// To the beginning of the turn, or of the one before.
    TurnBack,
    /// Back by one event.
    EventBack,
    /// On by one event.
    EventOn,
    /// To the beginning of the next turn.
    TurnOn,
    /// To the end of the game.
    End,
}

impl Step {
    /// The step that a key stands for.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" | "ArrowDown" => Self::EventBack,
            "ArrowRight" | "ArrowUp" => Self::EventOn,
            "PageUp" => Self::TurnBack,
            "PageDown" => Self::TurnOn,
            "Home" => Self::Start,
            "End" => Self::End,
            _ => return None,
        })
    }
}

/// The course of a game. It never plays at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    at: usize,
    length: usize,
    /// The moments at which turns begin, in order.
    turns: Vec<usize>,
    is_playing: bool,
    speed: usize,
}

impl Course {
    /// The course of a game of this length at a moment of it, or at its end. `turns` are the moments at which turns begin, in order.
    pub fn new(at: usize, length: usize, turns: Vec<usize>) -> Self {
        Self { at: at.min(length), length, turns, is_playing: false, speed: FIRST_SPEED }
    }

    /// The displayed moment.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether it goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// The speed, from 0.
    pub fn speed(&self) -> usize {
        self.speed
    }

    /// The time after which the next event is displayed by itself, in milliseconds.
    pub fn pause_ms(&self) -> Option<u32> {
        self.is_playing.then(|| PAUSES_MS[self.speed])
    }

    /// The moment to which a step leads.
    pub fn after(&self, step: Step) -> usize {
        let turns = self.turns.iter().copied();
        match step {
            Step::Start => 0,
            Step::TurnBack => turns.rev().find(|turn| *turn < self.at).unwrap_or(0),
            Step::EventBack => self.at.saturating_sub(1),
            Step::EventOn => self.length.min(self.at + 1),
            Step::TurnOn => turns.into_iter().find(|turn| *turn > self.at).unwrap_or(self.length).min(self.length),
            Step::End => self.length,
        }
    }

    /// Goes to a moment by hand, or to the end if there is no such moment.
    pub fn go_to(&mut self, at: usize) {
        self.is_playing = false;
        self.at = at.min(self.length);
    }

    /// Goes on by one event by itself, and stops at the end.
    pub fn play_on(&mut self) {
        self.at = self.after(Step::EventOn);
        self.is_playing &= self.at < self.length;
    }

    /// Plays from here, at the end from the beginning; stops if it plays.
    pub fn play_or_stop(&mut self) {
        if self.at >= self.length {
            self.at = 0;
        }
        self.is_playing = !self.is_playing && self.at < self.length;
    }

    /// Sets the speed; one that does not exist is the first one.
    pub fn set_speed(&mut self, speed: Option<usize>) {
        self.speed = speed.filter(|speed| *speed < PAUSES_MS.len()).unwrap_or(FIRST_SPEED);
    }
}
