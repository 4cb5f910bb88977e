//! Lettering of drawings: SVG does not break lines, so words that the browser has measured are set here. PURE.

use crate::i18n::Lang;

/// A typeface of the page, in the weight used in drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The text face, at weight 600.
    Text,
    /// The title face.
    Title,
}

/// The type size at which texts are measured, in pixels; the style sheet has the same value (`.in-lettering`).
pub const REFERENCE: i32 = 200;
/// The greatest width of a word that a layout allows for, at that type size: forty times its type size.
const WIDEST: i32 = 40 * REFERENCE;

/// What is between two words on a line.
pub const SPACE: &str = " ";
/// What numbers consist of, each as a word: a sign shows one that changes during a game.
pub const FIGURES: &str = "+ \u{2212} 0 1 2 3 4 5 6 7 8 9";

/// A text that is measured, with its face: a word, a figure or [`SPACE`].
pub type Text = (Face, &'static str);

/// The words of a drawing in one language, with their widths. They are measured once: a layout tries many type sizes.
#[derive(Debug)]
pub struct Lettering {
    lang: Lang,
    texts: Vec<Text>,
    widths: Vec<i32>,
}

impl Lettering {
    /// These texts, with their widths at the type size [`REFERENCE`].
    pub fn new(lang: Lang, texts: Vec<Text>, mut widths: Vec<i32>) -> Self {
        for width in &mut widths {
            *width = (*width).clamp(0, WIDEST);
        }
        Self { lang, texts, widths }
    }

    /// Whether these are the same words with the same widths, for the same places.
    pub fn is_same(&self, other: &Self) -> bool {
        self.lang == other.lang && self.widths == other.widths
    }

    /// Their language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The width of words at this type size, in whole units of the drawing, rounded up.
    pub fn width(&self, words: &str, face: Face, size: i16) -> i16 {
        let space = self.measured(SPACE, face);
        let mut width = -space;
        for word in words.split(' ') {
            width += self.measured(word, face) + space;
        }
        at_size(width, size)
    }

    /// The width of a number in the text face.
    pub fn number_width(&self, number: &str, size: i16) -> i16 {
        let mut figure = [0; 4];
        let mut width = 0;
        for each in number.chars() {
            width += self.measured(each.encode_utf8(&mut figure), Face::Text);
        }
        at_size(width, size)
    }

    /// The measured width of a text; 0 for any other.
    fn measured(&self, text: &str, face: Face) -> i32 {
        index_of(&self.texts, face, text).and_then(|index| self.widths.get(index).copied()).unwrap_or_default()
    }
}

/// The index of a text in a list.
pub fn index_of(texts: &[Text], face: Face, text: &str) -> Option<usize> {
    texts.iter().position(|(of, other)| *of == face && *other == text)
}

/// A width at the type size [`REFERENCE`], at another type size.
const fn at_size(width: i32, size: i16) -> i16 {
    ((width * size as i32 + REFERENCE - 1) / REFERENCE) as i16
}

/// An item set on a line, with its width and the space before it unless it begins the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its width.
    pub width: i16,
    /// The space between it and the item before it.
    pub space: i16,
}

/// The position of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The line, from 0.
    pub line: i16,
    /// The distance from the beginning of the line.
    pub x: i16,
}

/// Sets items on lines no longer than `room`; `None` if an item is too wide for any line.
pub fn lines(items: &[Item], room: i16) -> Option<Vec<Stand>> {
    let (mut line, mut end) = (0, None);
    let place = |item: &Item| {
        let x = match end {
            Some(end) if end + item.space + item.width <= room => end + item.space,
            Some(_) => {
                line += 1;
                0
            }
            None => 0,
        };
        end = Some(x + item.width);
        (item.width <= room).then_some(Stand { line, x })
    };
    items.iter().map(place).collect()
}

/// The least line length with which the items need at most `most` lines.
pub fn least_room(items: &[Item], most: i16) -> i16 {
    let widest = items.iter().map(|item| item.width).max().unwrap_or_default();
    let whole = items.iter().map(|item| item.space + item.width).sum::<i16>();
    let (mut least, mut enough) = (widest, whole);
    while least < enough {
        let room = least + (enough - least) / 2;
        if lines(items, room).and_then(|stands| stands.last().map(|last| last.line)).is_some_and(|last| last < most) {
            enough = room;
        } else {
            least = room + 1;
        }
    }
    enough
}
