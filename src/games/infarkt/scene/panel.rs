//! A panel of the strip: the positions of caption, signs, drawing, wares and pieces. PURE.

use super::lettering::{FIGURES, Face, Lettering, SPACE, Text, index_of};
use super::signs::{Sign, Wording};
use crate::games::infarkt::text::{Words, activity as activity_name};
use crate::games::infarkt::{Activity, Place};
use crate::games::seam::geometry::{Point, Rect};
use crate::i18n::Lang;

/// The focus of every drawing, its busy part, in its own units: from 0,0 to this point. Around it there is only sky, wall and floor.
pub const FOCUS: (i16, i16) = (160, 110);

/// The greatest number of wares at a place.
pub const WARES: usize = 5;

/// The distance from the edge of a panel to its content: the ink line and a margin.
pub const INSET: i16 = 5;

/// A panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The place shown.
    pub place: Place,
    /// The corners, clockwise from the upper left one.
    pub corners: [Point; 4],
    /// The box of the caption.
    pub caption: Rect,
    /// The size of its type.
    pub caption_size: i16,
    /// A sign for each activity.
    pub signs: Vec<Sign>,
    /// The position of the focus of the drawing.
    pub focus: Rect,
}

impl Panel {
    /// The bounding rectangle.
    pub fn bounds(&self) -> Rect {
        let [a, b, c, d] = self.corners;
        let (x, y) = (a.0.min(d.0), a.1.min(b.1));
        Rect { x, y, w: b.0.max(c.0) - x, h: c.1.max(d.1) - y }
    }

    /// The largest upright rectangle within its edges.
    pub fn inside(corners: &[Point; 4]) -> Rect {
        let [a, b, c, d] = corners;
        let (x, y) = (a.0.max(d.0), a.1.max(b.1));
        Rect { x, y, w: b.0.min(c.0) - x, h: c.1.min(d.1) - y }.inset(INSET)
    }

    /// The visible part of the drawing in [`Self::bounds`]: the focus at its position, with as much around it as there is room for.
    pub fn view(&self) -> Rect {
        let Rect { x, y, w, h } = self.bounds();
        let units = |length: i16| (i32::from(length) * i32::from(FOCUS.0) / i32::from(self.focus.w.max(1))) as i16;
        Rect { x: units(x - self.focus.x), y: units(y - self.focus.y), w: units(w), h: units(h) }
    }

    /// The positions of the wares, from left to right: on the table of the stall, or in the suitcase.
    pub fn wares(&self) -> Vec<Rect> {
        let on_page = |length: i16| (i32::from(length) * i32::from(self.focus.w) / i32::from(FOCUS.0)) as i16;
        let (left, right, foot, high) = match self.place {
            Place::Fleamarket => (14, 140, 68, 26),
            Place::BlackMarket => (66, 154, 69, 24),
            _ => return Vec::new(),
        };
        let step = (right - left) / WARES as i16;
        let side = on_page(step.min(high));
        let ware = |index: i16| Rect {
            x: self.focus.x + on_page(left + step * index + (step - step.min(high)) / 2),
            y: self.focus.y + on_page(foot) - side,
            w: side,
            h: side,
        };
        (0..WARES as i16).map(ware).collect()
    }

    /// The positions of the cards served to guests: above the pieces, in the middle.
    pub fn dishes(&self) -> Vec<Rect> {
        if !matches!(self.place, Place::Home | Place::Nightlife) {
            return Vec::new();
        }
        let Rect { x, y, w, h } = self.focus;
        let side = (h / 3).clamp(24, 48);
        let dish = |index: i16| Rect { x: x + w / 2 + (side + 4) * (index - 1) + 2, y: y + h / 4, w: side, h: side };
        (0..2).map(dish).collect()
    }

    /// The side of the square in which a piece is drawn.
    pub fn piece_size(&self) -> i16 {
        (self.focus.h / 4).clamp(20, 32)
    }

    /// The middle of the foot of this seat's piece, with `people` at the table: each seat has its own spot at every place.
    pub fn stand(&self, seat: usize, people: usize) -> Point {
        let Rect { x, y, w, h } = self.focus;
        let (seat, people) = (seat as i16, people.max(1) as i16);
        let front = if seat % 2 == 0 { 0 } else { h / 20 };
        (x + w * (2 * seat + 1) / (2 * people), y + h - h / 20 + front)
    }
}

/// The texts that are measured for the panels of these places, each once.
pub fn texts(places: &[Place], lang: Lang) -> Vec<Text> {
    let mut texts = vec![(Face::Text, SPACE), (Face::Title, SPACE)];
    let mut add = |face: Face, words: &'static str| {
        for word in words.split(' ') {
            if index_of(&texts, face, word).is_none() {
                texts.push((face, word));
            }
        }
    };
    add(Face::Text, FIGURES);
    for place in places {
        add(Face::Title, Words::of(lang).place(*place));
        for activity in Activity::at(*place) {
            add(Face::Text, activity_name(*activity, lang));
        }
    }
    texts
}

/// The content of a panel, measured once.
#[derive(Debug)]
pub struct Content<'a> {
    place: Place,
    caption: (i16, i16),
    caption_size: i16,
    signs: Vec<Wording<'a>>,
}

/// A division of the inside of a panel.
#[derive(Clone, Debug)]
pub struct Filling {
    /// The position of the focus of the drawing.
    focus: Rect,
    /// The area of the signs.
    signs: Rect,
    /// The number of columns of signs.
    columns: usize,
}

impl Filling {
    /// The scale of the drawing, in thousandths of its units.
    pub fn scale(&self) -> i32 {
        i32::from(self.focus.w) * 1000 / i32::from(FOCUS.0)
    }
}

impl<'a> Content<'a> {
    /// The content of the panel of a place; without lettering only the drawing, no words.
    pub fn new(place: Place, lettering: Option<&'a Lettering>, type_size: i16) -> Self {
        let caption_size = type_size + 3;
        let Some(lettering) = lettering else {
            return Self { place, caption: (0, 0), caption_size, signs: Vec::new() };
        };
        let caption = Words::of(lettering.lang()).place(place);
        let caption = (lettering.width(caption, Face::Title, caption_size) + 12, caption_size + 7);
        let signs = Activity::at(place).iter().map(|activity| Wording::new(*activity, lettering, type_size)).collect();
        Self { place, caption, caption_size, signs }
    }

    /// The filling of the panel that leaves the most room for the drawing; `None` if the words do not fit.
    pub fn fill(&self, inside: Rect) -> Option<Filling> {
        if self.caption.0 > inside.w {
            return None;
        }
        let below = (1..=self.signs.len().max(1)).filter_map(|columns| self.fill_below(inside, columns));
        let shares = [7, 9, 11, 13].into_iter().flat_map(|share| [(share, 1), (share, 2)]);
        let beside = shares.filter_map(|(share, columns)| self.fill_beside(inside, inside.w * share / 20, columns));
        below.chain(beside).max_by_key(Filling::scale)
    }

    /// A filling with the signs in columns along the lower edge.
    fn fill_below(&self, inside: Rect, columns: usize) -> Option<Filling> {
        let signs = Rect { h: self.high(inside.w, columns)?, ..inside };
        let signs = Rect { y: inside.y + inside.h - signs.h, ..signs };
        let (w, h) = self.caption;
        let over = Rect { h: signs.y - inside.y, ..inside };
        let stages = [Rect { y: over.y + h, h: over.h - h, ..over }, Rect { x: over.x + w, w: over.w - w, ..over }];
        let focus = stages.into_iter().filter_map(fit).max_by_key(|focus| focus.w)?;
        Some(Filling { focus, signs, columns })
    }

    /// A filling with the signs in the lower right corner.
    fn fill_beside(&self, inside: Rect, wide: i16, columns: usize) -> Option<Filling> {
        let high = self.high(wide, columns)?;
        let (w, h) = self.caption;
        let room = if w + wide <= inside.w { inside.h } else { inside.h - h };
        let stage = Rect { y: inside.y + h, w: inside.w - wide, h: inside.h - h, ..inside };
        let signs = Rect { x: inside.x + inside.w - wide, y: inside.y + inside.h - high, w: wide, h: high };
        (high <= room).then_some(Filling { focus: fit(stage)?, signs, columns })
    }

    /// The rows of signs in `columns` columns: the signs of the last row share its width.
    fn rows(&self, wide: i16, columns: usize) -> impl Iterator<Item = Option<(&[Wording<'a>], i16)>> {
        self.signs.chunks(columns).map(move |row| {
            let w = wide / row.len() as i16;
            let high = row.iter().try_fold(0, |high: i16, sign| Some(high.max(sign.height(w)?)));
            Some((row, high?))
        })
    }

    /// The height of the signs in `columns` columns.
    fn high(&self, wide: i16, columns: usize) -> Option<i16> {
        self.rows(wide, columns).try_fold(0, |high, row| Some(high + row?.1))
    }

    /// The signs at their positions.
    fn place(&self, filling: &Filling) -> Option<Vec<Sign>> {
        let (mut top, mut signs) = (filling.signs.y, Vec::with_capacity(self.signs.len()));
        for row in self.rows(filling.signs.w, filling.columns) {
            let (row, h) = row?;
            let w = filling.signs.w / row.len() as i16;
            for (sign, index) in row.iter().zip(0..) {
                signs.push(sign.set(Rect { x: filling.signs.x + index * w, y: top, w, h })?);
            }
            top += h;
        }
        Some(signs)
    }

    /// The panel with this filling.
    pub fn panel(&self, corners: [Point; 4], filling: &Filling) -> Option<Panel> {
        let inside = Panel::inside(&corners);
        let (w, h) = self.caption;
        Some(Panel {
            place: self.place,
            corners,
            caption: Rect { x: inside.x, y: inside.y, w, h },
            caption_size: self.caption_size,
            signs: self.place(filling)?,
            focus: filling.focus,
        })
    }
}

/// The largest area for the focus of a drawing: centred, on the lower edge.
fn fit(stage: Rect) -> Option<Rect> {
    let w = stage.w.min((i32::from(stage.h) * i32::from(FOCUS.0) / i32::from(FOCUS.1)) as i16);
    let h = (i32::from(w) * i32::from(FOCUS.1) / i32::from(FOCUS.0)) as i16;
    (w > FOCUS.0 / 4).then_some(Rect { x: stage.x + (stage.w - w) / 2, y: stage.y + stage.h - h, w, h })
}
