//! What a table displays, and how its game goes on: one of several at a time.

use crate::engine::{Seat, Step};
use crate::games::seam::{Asked, Part, TableGame};

/// What is displayed.
pub(super) enum Display<G: TableGame> {
    /// The state after the last event of the game.
    Now {
        /// That event, if the table has just advanced by it.
        last: Option<Last<G>>,
        /// What is displayed after it, before the game goes on.
        next: Afterwards,
    },
    /// The state before the last event of the game, while its dice tumble.
    Tumbling(Step<G>),
    /// Past events once more, one by one.
    Replay {
        /// The displayed state.
        at: Past<G>,
        /// The event before it, if the display has just advanced by it.
        last: Option<Last<G>>,
    },
    /// A moment of the past, which is looked at: nothing is played.
    Past {
        /// The displayed state.
        at: Past<G>,
        /// The event by which the display has just moved.
        moved: Option<Moved<G>>,
    },
}

/// What is displayed after the last event, before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Afterwards {
    /// Nothing.
    Nothing,
    /// The result: the game has just been played to its end.
    Result,
    /// The farewell to the last person who took part in the game.
    Farewell(Seat),
}

/// An event by which the display has just advanced.
pub(super) struct Last<G: TableGame> {
    /// The event.
    pub step: Step<G>,
    /// How far it has been told.
    pub told: ToldSoFar<G>,
    /// Time for which its result is displayed before anything else happens, in milliseconds; 0 when it has been.
    pub held: u32,
    /// Whether its result is not displayed: it is only a step on the way to what a bot does next.
    pub is_hidden: bool,
}

/// How far an event has been told.
pub(super) enum ToldSoFar<G: TableGame> {
    /// It is displayed as a whole.
    Whole,
    /// It is told part by part.
    Parts(Telling<G>),
    /// This number of its effects has been told part by part; what is left is displayed as its result.
    Rest(usize),
}

/// The telling of an event part by part.
pub(super) struct Telling<G: TableGame> {
    /// The index of the event.
    pub index: usize,
    /// Its entry of the log, which contains what has been told meanwhile.
    pub entry: G::LogEntry,
    /// What is still to be told, the present part first.
    pub parts: Vec<Part>,
    /// The number of its effects that were told before the present part.
    pub from: usize,
}

/// A moment of the past.
pub(super) struct Past<G: TableGame> {
    /// The state.
    pub state: G,
    /// What it asks for.
    pub asked: Asked<G>,
    /// The number of events before it.
    pub events: usize,
}

/// An event by which the display has moved.
pub(super) enum Moved<G: TableGame> {
    /// Forwards: the event before the displayed state.
    On(Step<G>),
    /// Back: the event after the displayed state.
    Back(Step<G>),
}

/// How the game goes on.
pub(super) enum Progress {
    /// At the pace of the settings.
    Paced,
    /// Without pauses, until a person is asked.
    Hurried(FastForward),
    /// Not at all: another tab has continued the game.
    Stopped,
}

/// Play without pauses until a person is asked.
pub(super) struct FastForward {
    /// The time left for searches, in milliseconds.
    pub time: u64,
    /// The number of events that have not been displayed.
    pub unseen: u8,
}

impl<G: TableGame> Telling<G> {
    /// This telling with its present part.
    pub fn present(&self) -> Option<(&Self, Part)> {
        Some((self, *self.parts.first()?))
    }
}

impl<G: TableGame> Last<G> {
    /// An event that is displayed as a whole, for this time before anything else happens.
    pub fn new(step: Step<G>, held: u32) -> Self {
        Self { step, told: ToldSoFar::Whole, held, is_hidden: false }
    }

    /// The telling of its parts, while it lasts.
    pub fn telling(&self) -> Option<&Telling<G>> {
        if let ToldSoFar::Parts(telling) = &self.told { Some(telling) } else { None }
    }

    /// The number of its effects that have been told part by part, once all that is told so has been.
    pub fn told_until(&self) -> Option<usize> {
        if let ToldSoFar::Rest(until) = self.told { Some(until) } else { None }
    }
}

impl<G: TableGame> Past<G> {
    /// The moment after this number of events, with this state.
    pub fn new(state: G, events: usize) -> Self {
        Self { asked: Asked::of(&state), state, events }
    }
}

impl<G: TableGame> Display<G> {
    /// The state after the last event, without a motion.
    pub const STILL: Self = Self::Now { last: None, next: Afterwards::Nothing };

    /// The last event, if the game or its repetition has just advanced by it.
    pub fn last(&self) -> Option<&Last<G>> {
        match self {
            Self::Now { last, .. } | Self::Replay { last, .. } => last.as_ref(),
            Self::Tumbling(_) | Self::Past { .. } => None,
        }
    }

    /// See [`Display::last`].
    pub fn last_mut(&mut self) -> Option<&mut Last<G>> {
        match self {
            Self::Now { last, .. } | Self::Replay { last, .. } => last.as_mut(),
            Self::Tumbling(_) | Self::Past { .. } => None,
        }
    }

    /// The event before the displayed state, if the display has just advanced by it.
    pub fn step(&self) -> Option<&Step<G>> {
        match self {
            Self::Past { moved: Some(Moved::On(step)), .. } => Some(step),
            _ => self.last().map(|last| &last.step),
        }
    }

    /// The event after the displayed state, if the display has just gone back by it.
    pub fn undone(&self) -> Option<&Step<G>> {
        if let Self::Past { moved: Some(Moved::Back(step)), .. } = self { Some(step) } else { None }
    }

    /// The event whose dice tumble.
    pub fn tumbling(&self) -> Option<&Step<G>> {
        if let Self::Tumbling(step) = self { Some(step) } else { None }
    }

    /// The moment of the past that is displayed; `None` if it is the present.
    pub fn past(&self) -> Option<&Past<G>> {
        match self {
            Self::Replay { at, .. } | Self::Past { at, .. } => Some(at),
            Self::Now { .. } | Self::Tumbling(_) => None,
        }
    }

    /// Whether past events are displayed once more.
    pub fn is_replay(&self) -> bool {
        matches!(self, Self::Replay { .. })
    }

    /// Whether the past is looked at.
    pub fn is_viewing(&self) -> bool {
        matches!(self, Self::Past { .. })
    }

    /// Whether an event is told part by part.
    pub fn is_telling(&self) -> bool {
        self.last().is_some_and(|last| last.telling().is_some())
    }

    /// Whether the result of the last event is displayed before anything else happens.
    pub fn is_held(&self) -> bool {
        self.last().is_some_and(|last| last.held > 0 && last.telling().is_none())
    }

    /// Whether the displayed state is only a step on the way to what a bot does next.
    pub fn is_hidden(&self) -> bool {
        self.last().is_some_and(|last| last.is_hidden)
    }

    /// What is displayed after the last event; nothing before that has been told.
    pub fn afterwards(&self) -> Afterwards {
        match self {
            Self::Now { next, .. } if !self.is_telling() => *next,
            _ => Afterwards::Nothing,
        }
    }

    /// Ends the display of the result of the last event.
    pub fn release(&mut self) {
        if let Some(last) = self.last_mut() {
            last.held = 0;
        }
    }

    /// Ends what is displayed after the last event.
    pub fn go_on(&mut self) {
        if let Self::Now { next, .. } = self {
            *next = Afterwards::Nothing;
        }
    }
}
