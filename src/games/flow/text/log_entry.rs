//! Log entries: the meaning of events, independent of language.

use std::cmp::Ordering;

use crate::engine::{Event, Seat, Step};
use crate::games::flow::{Action, Card, Cards, Chance, Effect, Path, Piece, Place, Preview, Rules, State, Way};

/// A log entry: an event and its consequences.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// The seat whose turn it was.
    pub turn: Seat,
    /// The acting seat: the seat whose turn it was, or the one that had to decide.
    pub seat: Seat,
    /// The event.
    pub headline: Headline,
    /// The consequences, in the order of the sentences.
    pub clauses: Vec<Clause>,
}

/// The event of an entry: its first sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headline {
    /// A card was played.
    Plays {
        /// The kind as which it was played.
        card: Card,
        /// The two cards discarded for it; `None` if it was one card of its own kind.
        for_two: Option<Cards>,
    },
    /// The phase of cards was ended.
    Flows,
    /// A piece advanced.
    Advances,
    /// A random card was drawn.
    Draws {
        /// The kind of card.
        card: Card,
    },
    /// A Ludo seat rolled.
    Rolls {
        /// The die, 1 to 6.
        roll: u8,
    },
    /// A Ludo seat used its roll.
    Steps {
        /// The die, 1 to 6.
        roll: u8,
    },
    /// The owner of a master has chosen the piece that takes its place.
    Shields,
}

/// One sentence about an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Clause {
    ThrowIsActive,
    ComesIn { piece: Called, at: u8 },
    Goes { piece: Called, from: Place, to: Place },
    GoesBack { piece: Called, from: Place, to: Place },
    StaysBefore { piece: Called, by: Called },
    StopsBefore { by: Called },
    Swaps { at: u8, other: Called, other_at: u8 },
    IsThrown { piece: Called, from: u8 },
    Faster { to: u8 },
    Slower { to: u8 },
    EntranceAt { at: u8 },
    EntranceLeaves,
    Earns { card: Card },
    EarnsNothing { card: Option<Card> },
    DrawIsDue,
    GoesIn { piece: Called },
    RollIsLost,
    ShieldIsDue { owner: Seat },
    ThrowWasIdle,
    LastRace { at: u8 },
    Wins { seat: Seat },
}

/// A piece, as named in sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Called {
    /// The seat of the piece, if it is not the seat of the entry.
    pub of: Option<Seat>,
    /// The name of the piece.
    pub name: Name,
}

/// The name of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// The master of a Flow seat.
    Master,
    /// An ordinary piece; ordinary pieces are counted from 1.
    Ordinary(u8),
}

impl Name {
    /// The name of this piece in this game.
    pub fn of(state: &State, piece: Piece) -> Self {
        if state.is_master(piece) {
            Self::Master
        } else {
            // A Ludo seat has no master, so its piece 0 is the first.
            let ludo = state.rules(piece.seat) == Rules::Ludo;
            Self::Ordinary(piece.number + u8::from(ludo))
        }
    }
}

/// An item on the board that is named by a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A place: on the ring, or on the goal lane of this seat.
    Place(Seat, Place),
    /// A piece, wherever it is.
    Piece(Seat, Name),
}

impl LogEntry {
    /// The log entry of an event.
    pub(super) fn of(step: &Step<State>) -> Self {
        let Step { before, event, .. } = step;
        let turn = before.turn;
        let seat = match event {
            Event::Decision { by, .. } => *by,
            Event::Chance { .. } => turn,
        };
        let headline = match event {
            Event::Decision { action, .. } => match *action {
                Action::Play(play) => {
                    let with = play.with();
                    Headline::Plays { card: play.card(), for_two: (with.total() > 1).then_some(with) }
                }
                Action::Flow => Headline::Flows,
                Action::Advance { .. } => Headline::Advances,
                Action::Step { .. } | Action::ComeIn => Headline::Steps { roll: before.die().unwrap_or(0) },
                Action::Shield { .. } => Headline::Shields,
            },
            Event::Chance { chance: Chance::Card(card) } => Headline::Draws { card: *card },
            Event::Chance { chance: Chance::Die(roll) } => Headline::Rolls { roll: *roll },
        };
        let mut clauses = clauses(before, seat, &Preview::of(step));
        if matches!(headline, Headline::Draws { .. }) {
            // The headline contains this already.
            clauses.retain(|clause| !matches!(clause, Clause::Earns { .. }));
        }
        LogEntry { turn, seat, headline, clauses }
    }

    /// The places named by the sentences, and the pieces named without their place.
    pub fn spots(&self) -> Vec<Spot> {
        self.clauses.iter().flat_map(|clause| clause.spots(self.seat)).collect()
    }
}

impl Clause {
    /// The places named by this clause in an entry of this seat, and the pieces named without their place.
    pub fn spots(self, seat: Seat) -> Vec<Spot> {
        let of = |piece: Called| piece.of.unwrap_or(seat);
        let ring = |at: u8| Spot::Place(seat, Place::Ring(at));
        let piece = |piece: Called| Spot::Piece(of(piece), piece.name);
        match self {
            Self::ComesIn { at, .. }
            | Self::IsThrown { from: at, .. }
            | Self::EntranceAt { at }
            | Self::LastRace { at } => vec![ring(at)],
            Self::Goes { piece, from, to } | Self::GoesBack { piece, from, to } => {
                let places = [from, to].into_iter().filter(|place| matches!(place, Place::Ring(_) | Place::Goal(_)));
                places.map(|place| Spot::Place(of(piece), place)).collect()
            }
            Self::Swaps { at, other_at, .. } => vec![ring(at), ring(other_at)],
            Self::StaysBefore { piece: stays, by } => vec![piece(stays), piece(by)],
            Self::StopsBefore { by } => vec![piece(by)],
            Self::ThrowIsActive
            | Self::Faster { .. }
            | Self::Slower { .. }
            | Self::EntranceLeaves
            | Self::Earns { .. }
            | Self::EarnsNothing { .. }
            | Self::DrawIsDue
            | Self::GoesIn { .. }
            | Self::RollIsLost
            | Self::ShieldIsDue { .. }
            | Self::ThrowWasIdle
            | Self::Wins { .. } => Vec::new(),
        }
    }
}

/// The consequences of an event from the point of view of this seat, in the order of the sentences.
pub fn clauses(before: &State, seat: Seat, preview: &Preview) -> Vec<Clause> {
    let called =
        |piece: Piece| Called { of: (piece.seat != seat).then_some(piece.seat), name: Name::of(before, piece) };
    let clauses_of = |clause: &dyn Fn(Effect) -> Option<Clause>| {
        preview.effects.iter().filter_map(|effect| clause(*effect)).collect()
    };
    let groups: [Vec<Clause>; 10] = [
        clauses_of(&|effect| match effect {
            Effect::ThrowIsActive => Some(Clause::ThrowIsActive),
            Effect::RollIsLost { .. } => Some(Clause::RollIsLost),
            Effect::ShieldIsDue { owner } => Some(Clause::ShieldIsDue { owner }),
            Effect::Swaps { master_at: at, other, other_at, .. } => {
                Some(Clause::Swaps { at, other: called(other), other_at })
            }
            Effect::ComesIn { piece, at } => Some(Clause::ComesIn { piece: called(piece), at }),
            _ => None,
        }),
        preview.paths.iter().flat_map(|path| ways(before, path, preview, called)).collect(),
        preview.thrown.iter().map(|(piece, from)| Clause::IsThrown { piece: called(*piece), from: *from }).collect(),
        clauses_of(&|effect| matches!(effect, Effect::ThrowWasIdle { .. }).then_some(Clause::ThrowWasIdle)),
        speed(before.speed(), preview.speed),
        entrance(before.entrance(), preview.entrance),
        clauses_of(&|effect| match effect {
            Effect::Earns { card, .. } => Some(Clause::Earns { card }),
            Effect::EarnsNothing { card, .. } => Some(Clause::EarnsNothing { card }),
            Effect::DrawIsDue { .. } => Some(Clause::DrawIsDue),
            _ => None,
        }),
        preview.goes_in.iter().map(|piece| Clause::GoesIn { piece: called(*piece) }).collect(),
        clauses_of(&|effect| match (effect, preview.after.entrance()) {
            (Effect::LastRace, Some(at)) => Some(Clause::LastRace { at }),
            _ => None,
        }),
        preview.wins.map(|seat| Clause::Wins { seat }).into_iter().collect(),
    ];
    groups.into_iter().flatten().collect()
}

/// The clauses about the steps of a piece, and about the piece before which it stops.
fn ways(before: &State, path: &Path, preview: &Preview, called: impl Fn(Piece) -> Called) -> Vec<Clause> {
    if path.way != Way::Steps {
        return Vec::new();
    }
    let piece = called(path.piece);
    let by = preview.stopped.filter(|(stopped, _)| *stopped == path.piece).map(|(_, by)| called(by));
    match (path.steps.first(), path.steps.last(), by) {
        (Some(first), Some(to), by) => {
            let (from, to) = (path.from, *to);
            let back = match (from, first) {
                (Place::Ring(from), Place::Ring(first)) => before.distance(from, *first) > 1,
                _ => false,
            };
            let goes = if back { Clause::GoesBack { piece, from, to } } else { Clause::Goes { piece, from, to } };
            std::iter::once(goes).chain(by.map(|by| Clause::StopsBefore { by })).collect()
        }
        (_, _, Some(by)) => vec![Clause::StaysBefore { piece, by }],
        _ => Vec::new(),
    }
}

fn speed(before: u8, after: u8) -> Vec<Clause> {
    match after.cmp(&before) {
        Ordering::Less => vec![Clause::Slower { to: after }],
        Ordering::Equal => Vec::new(),
        Ordering::Greater => vec![Clause::Faster { to: after }],
    }
}

fn entrance(before: Option<u8>, after: Option<u8>) -> Vec<Clause> {
    match after {
        _ if before == after => Vec::new(),
        Some(at) => vec![Clause::EntranceAt { at }],
        None => vec![Clause::EntranceLeaves],
    }
}
