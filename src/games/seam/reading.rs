//! What there is to read about a thing on the table, in words and numbers. PURE.
//!
//! A reading is made of a scene and of nothing else, so it shows a viewer no more than the table does.

use std::convert::Infallible;

use super::{GameScene, Picture};
use crate::engine::Seat;
use crate::i18n::{Lang, Names};

/// A game whose seats and things can be read. Without any of these functions the page reads out the accessible labels of its drawings.
pub trait GameReading: GameScene {
    /// A thing on the table, besides the seats; [`Infallible`] where a game has none.
    type Thing: Thing;

    /// The things that can be read now.
    fn things(scene: &Self::Scene) -> Vec<Self::Thing> {
        let _ = scene;
        Vec::new()
    }

    /// What lies open in front of a seat.
    fn read_seat(scene: &Self::Scene, seat: Seat, lang: Lang, names: &Names) -> Option<Reading> {
        let _ = (scene, seat, lang, names);
        None
    }

    /// What there is to read about a thing; `None` if it is not on the table.
    fn read(scene: &Self::Scene, thing: &Self::Thing, lang: Lang, names: &Names) -> Option<Reading> {
        let _ = (scene, thing, lang, names);
        None
    }

    /// What there is to read about the part of the table with this id; see [`Thing::part`] and [`seat_part`].
    fn read_part(scene: &Self::Scene, part: &str, lang: Lang, names: &Names) -> Option<Reading> {
        match seat_of(part) {
            Some(seat) => Self::read_seat(scene, seat, lang, names),
            None => Self::read(scene, &Self::Thing::of_part(part)?, lang, names),
        }
    }
}

/// A thing on the table with the id of its drawing: the value of `data-read`, or of `data-touch` if that is the same thing.
pub trait Thing: Clone + std::fmt::Debug + PartialEq + Sized {
    /// The thing with this id.
    fn of_part(part: &str) -> Option<Self>;

    /// The id.
    fn part(&self) -> String;
}

impl Thing for Infallible {
    fn of_part(_part: &str) -> Option<Self> {
        None
    }

    fn part(&self) -> String {
        match *self {}
    }
}

/// The `data-read` of a seat.
pub fn seat_part(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The seat with this `data-read`.
pub fn seat_of(part: &str) -> Option<Seat> {
    Seat::new(part.strip_prefix("seat-")?.parse().ok()?)
}

/// What there is to read about something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What it is: a name, or a sentence.
    pub title: String,
    /// The seat that it belongs to, whose piece stands before the title.
    pub seat: Option<Seat>,
    /// Sentences about it.
    pub sentences: Vec<String>,
    /// What belongs to it.
    pub groups: Vec<ReadingGroup>,
}

/// Items of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadingGroup {
    /// Their common title; empty if they need none.
    pub title: String,
    /// The items, at least one.
    pub items: Vec<ReadingItem>,
}

/// A line of a reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadingItem {
    /// The picture before it.
    pub picture: Option<Picture>,
    /// What it is.
    pub name: String,
    /// The number that belongs to it, written out; may be empty.
    pub number: String,
    /// More about it; may be empty.
    pub text: String,
}

impl Reading {
    /// A reading with this title alone.
    pub fn of(title: impl Into<String>) -> Self {
        Self { title: title.into(), ..Self::default() }
    }

    /// The reading with the piece of this seat.
    pub fn seat(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// The reading with these sentences added; empty ones are left out.
    pub fn say<S: Into<String>>(mut self, sentences: impl IntoIterator<Item = S>) -> Self {
        self.sentences.extend(sentences.into_iter().map(Into::into).filter(|sentence| !sentence.is_empty()));
        self
    }

    /// The reading with these items added under a title, if there are any.
    pub fn list(mut self, title: impl Into<String>, items: impl IntoIterator<Item = ReadingItem>) -> Self {
        let items: Vec<ReadingItem> = items.into_iter().collect();
        if !items.is_empty() {
            self.groups.push(ReadingGroup { title: title.into(), items });
        }
        self
    }
}

impl ReadingItem {
    /// An item with this name alone.
    pub fn of(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// The item with a picture.
    pub fn picture(self, picture: Picture) -> Self {
        Self { picture: Some(picture), ..self }
    }

    /// The item with a number.
    pub fn number(self, number: impl Into<String>) -> Self {
        Self { number: number.into(), ..self }
    }

    /// The item with more about it.
    pub fn text(self, text: impl Into<String>) -> Self {
        Self { text: text.into(), ..self }
    }
}
