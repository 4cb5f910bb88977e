//! Lettering of drawings: SVG does not break lines, so words are measured and set here. PURE.

/// A typeface of the page, in the weight used in drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The text face, at weight 600.
    Text,
    /// The title face.
    Title,
}

/// Advance widths are in units of this fraction of the type size.
const UNITS: i32 = 200;

/// Advance widths of the characters from space to tilde, rounded up; `scripts/advances.mjs` reads them from the fonts.
const TEXT: [u8; 95] = [
    61, 60, 73, 146, 121, 191, 146, 39, 65, 65, 97, 120, 51, 74, 51, 85, 132, 86, 114, 119, 125, 121, 124, 106, 125,
    116, 51, 51, 113, 124, 113, 106, 156, 133, 127, 131, 137, 118, 113, 143, 140, 83, 110, 131, 110, 170, 142, 148,
    124, 150, 128, 121, 119, 138, 126, 176, 134, 126, 123, 67, 85, 69, 115, 79, 55, 109, 118, 101, 118, 111, 70, 117,
    113, 57, 51, 108, 61, 175, 113, 114, 118, 119, 74, 100, 73, 112, 102, 145, 105, 100, 99, 74, 50, 74, 109,
];
const TITLE: [u8; 95] = [
    40, 61, 76, 130, 119, 163, 147, 38, 70, 70, 118, 109, 55, 73, 53, 92, 132, 90, 121, 111, 123, 115, 122, 106, 122,
    123, 53, 56, 100, 109, 100, 108, 182, 146, 140, 136, 156, 130, 121, 149, 165, 79, 102, 156, 123, 185, 153, 155,
    136, 154, 148, 119, 137, 148, 145, 214, 145, 137, 125, 69, 92, 70, 95, 95, 47, 106, 116, 99, 117, 101, 76, 109,
    121, 60, 59, 117, 60, 181, 121, 112, 118, 115, 91, 92, 75, 118, 107, 163, 109, 109, 96, 78, 57, 78, 122,
];

/// The width of a character. Accents do not widen a letter in these faces, except the caron of `ď`.
fn advance(letter: char, face: Face) -> i32 {
    let plain = match letter {
        'á' | 'ä' => 'a',
        'Á' | 'Ä' => 'A',
        'č' => 'c',
        'Č' => 'C',
        'Ď' => 'D',
        'é' | 'ě' => 'e',
        'É' | 'Ě' => 'E',
        'í' => 'i',
        'Í' => 'I',
        'ň' => 'n',
        'Ň' => 'N',
        'ó' | 'ö' => 'o',
        'Ó' | 'Ö' => 'O',
        'ř' => 'r',
        'Ř' => 'R',
        'š' => 's',
        'Š' => 'S',
        'ť' => 't',
        'Ť' => 'T',
        'ú' | 'ů' | 'ü' => 'u',
        'Ú' | 'Ů' | 'Ü' => 'U',
        'ý' => 'y',
        'Ý' => 'Y',
        'ž' => 'z',
        'Ž' => 'Z',
        '\u{2212}' | '×' => '+',
        '’' => '\'',
        '\u{a0}' => ' ',
        ' '..='~' => letter,
        // Wider than any other character: text that fits by this table fits on the page.
        _ => 'W',
    };
    let advances = match face {
        Face::Text => &TEXT,
        Face::Title => &TITLE,
    };
    advances[plain as usize - ' ' as usize].into()
}

/// The width of a text, in whole units of the drawing, rounded up.
pub fn width(text: &str, face: Face, size: i16) -> i16 {
    let units: i32 = text.chars().map(|letter| advance(letter, face)).sum();
    ((units * i32::from(size) + UNITS - 1) / UNITS) as i16
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
