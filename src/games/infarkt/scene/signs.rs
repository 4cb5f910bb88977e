//! The signs in the panels: an activity in words, with its price and effects, set in lines. PURE.

use super::lettering::{Face, Item, Lettering, SPACE, least_room, lines};
use crate::games::infarkt::text::activity as name;
use crate::games::infarkt::{Activity, Chip, Indicator};
use crate::games::seam::geometry::{Point, Rect};
use crate::i18n::signed;

/// The least height of a sign, which is the touch target of its activity.
pub const TARGET: i16 = 44;

/// The margin between the edge of a sign's touch target and its board, and between the board and the words.
pub const GAP: i16 = 2;
const PADDING: i16 = 5;

/// The greatest number of lines on a sign.
const MOST_LINES: usize = 6;

/// Money, an effect or another gain: a small picture with a number beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Money earned, or paid if negative, as printed: a career may change it.
    Euro(i16),
    /// A change of an indicator.
    Change(Indicator, i8),
    /// Chips, as printed: there may be none left.
    Chips(Chip, u8),
    /// The dish of the guest, not known yet.
    Treat,
}

impl Mark {
    /// The number as text; empty if there is none.
    pub fn number(self) -> String {
        match self {
            Self::Euro(by) => signed(by),
            Self::Change(_, by) => signed(by.into()),
            Self::Chips(_, count) => signed(count.into()),
            Self::Treat => String::new(),
        }
    }
}

/// Words on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The starting point of the baseline.
    pub start: Point,
    /// The words.
    pub text: String,
    /// Their width.
    pub width: i16,
}

/// A sign at its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The activity.
    pub activity: Activity,
    /// The touch target: the board of the sign and a margin around it.
    pub target: Rect,
    /// The lines of words.
    pub lines: Vec<Line>,
    /// Price and effects, with the upper left corners of their pictures.
    pub marks: Vec<(Point, Mark)>,
}

impl Sign {
    /// The drawn board.
    pub const fn board(&self) -> Rect {
        self.target.inset(GAP)
    }
}

/// The content of a sign, measured once.
#[derive(Debug)]
pub struct Wording<'a> {
    activity: Activity,
    lettering: &'a Lettering,
    words: Vec<&'static str>,
    marks: Vec<Mark>,
    items: Vec<Item>,
    /// The least line length for one line, for two, and so on.
    rooms: [i16; MOST_LINES],
    type_size: i16,
}

impl<'a> Wording<'a> {
    /// The sign of an activity in type of this size.
    pub fn new(activity: Activity, lettering: &'a Lettering, type_size: i16) -> Self {
        let words: Vec<&str> = name(activity, lettering.lang()).split(' ').collect();
        let balance = i16::from(activity.wage()) - i16::from(activity.price());
        let euro = (balance != 0).then_some(Mark::Euro(balance));
        let changes = activity.change();
        let chips = activity.chips().map(|(chip, count)| Mark::Chips(chip, count));
        let brings = chips.or((activity == Activity::Invite).then_some(Mark::Treat));
        let marks: Vec<Mark> =
            euro.into_iter().chain(changes.iter().map(|(which, by)| Mark::Change(which, by))).chain(brings).collect();
        let space = lettering.width(SPACE, Face::Text, type_size);
        let word = |word: &&str| Item { width: lettering.width(word, Face::Text, type_size), space };
        let mark = |mark: &Mark| Item {
            width: picture(type_size) + 1 + lettering.number_width(&mark.number(), type_size),
            space: type_size / 3,
        };
        let items: Vec<Item> = words.iter().map(word).chain(marks.iter().map(mark)).collect();
        let rooms = std::array::from_fn(|more| least_room(&items, more as i16 + 1));
        Self { activity, lettering, words, marks, items, rooms, type_size }
    }

    const fn line_height(&self) -> i16 {
        self.type_size + 3
    }

    fn room(width: i16) -> i16 {
        width - 2 * (GAP + PADDING)
    }

    /// The least height of the touch target at this width; `None` if a word does not fit.
    pub fn height(&self, width: i16) -> Option<i16> {
        let fewer = self.rooms.iter().position(|room| *room <= Self::room(width))?;
        Some(TARGET.max((fewer as i16 + 1) * self.line_height() + 2 * (PADDING + GAP) - 2))
    }

    /// The sign with this target.
    pub fn set(&self, target: Rect) -> Option<Sign> {
        let stands = lines(&self.items, Self::room(target.w))?;
        let high = self.line_height() * (stands.last()?.line + 1);
        let (left, top) = (target.x + GAP + PADDING, target.y + (target.h - high) / 2);
        // Letters and figures are centred on their line: capitals are seven tenths of the type size high.
        let base = (self.line_height() + self.type_size * 7 / 10) / 2;
        let (of_words, of_marks) = stands.split_at(self.words.len());
        let mut set: Vec<Line> = Vec::new();
        for (stand, word) in of_words.iter().zip(&self.words) {
            match set.get_mut(stand.line as usize) {
                Some(Line { text, .. }) => {
                    text.push_str(SPACE);
                    text.push_str(word);
                }
                None => {
                    let start = (left, top + stand.line * self.line_height() + base);
                    set.push(Line { start, text: (*word).to_owned(), width: 0 });
                }
            }
        }
        for Line { text, width, .. } in &mut set {
            *width = self.lettering.width(text, Face::Text, self.type_size);
        }
        let middle = (self.line_height() - picture(self.type_size)) / 2;
        let corner = |line: i16, x: i16| (left + x, top + line * self.line_height() + middle);
        let marks =
            of_marks.iter().zip(&self.marks).map(|(stand, mark)| (corner(stand.line, stand.x), *mark)).collect();
        Some(Sign { activity: self.activity, target, lines: set, marks })
    }
}

/// The side of the small pictures beside type of this size.
pub const fn picture(type_size: i16) -> i16 {
    type_size + 2
}
