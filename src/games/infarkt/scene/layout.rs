//! The page of the comic strip: rows of panels, the gutters between them and the ECG line that runs through all gutters. PURE.
//!
//! A unit of the drawing is a pixel of the size it is laid out for: type and touch targets are measured in them.

use super::lettering::Lettering;
use super::panel::{Content, INSET, Panel};
use crate::games::Format;
use crate::games::infarkt::Place;
use crate::games::seam::geometry::{Point, Rect};

/// The edge of the page, and the gutters between the panels of a row and between rows.
pub const MARGIN: i16 = 7;
const GUTTER: i16 = 11;
const PULSE_GUTTER: i16 = 17;
/// The slant of the edges.
const SLANT: i16 = 3;
/// The increment for enlarging panels and rows.
const STEP: i16 = 8;
/// The least width of a panel.
const NARROWEST: i16 = 64;
/// The greatest increment of a panel's width tried at once: a small increment does not always help, but room for one more word on a line
/// does.
const FARTHEST: i16 = 120;
/// The greatest number of transfers of height between rows.
const ROUNDS: usize = 4;
/// The least and the greatest height of a row on a phone, and the scale of its drawings, in thousandths of their units.
const LOWEST: i16 = 144;
const HIGHEST: i16 = 400;
const TALL: i32 = 780;
/// The increment of the size of a page that is too small for its words.
const LARGER: i16 = 32;
/// Beats closer than this are joined from peak to peak.
const WAVE: i16 = 34;
/// The least type size, in pixels.
pub const LEAST_TYPE: i16 = 13;

/// The page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The size of the drawing.
    pub size: (i16, i16),
    /// The size of the type on signs.
    pub type_size: i16,
    /// A panel for each place, in the order of the day.
    pub panels: Vec<Panel>,
    /// The ECG line, from its beginning to its end.
    pub pulse: Vec<Point>,
    /// The same line without a beat.
    pub flat: Vec<Point>,
}

/// The number of panels in each row, from the top: a game has six to eight places (IN-30).
fn division(format: Format, size: (i16, i16), places: usize) -> &'static [usize] {
    let flat = |tenths: i32| i32::from(size.0) * 10 >= i32::from(size.1) * tenths;
    match (format, places) {
        (Format::Phone | Format::Low, ..=6) => &[2, 2, 2],
        (Format::Phone | Format::Low, 7) => &[2, 2, 1, 2],
        (Format::Phone | Format::Low, _) => &[2, 2, 2, 2],
        (_, ..=6) => &[3, 3],
        (_, 7) if flat(17) => &[3, 4],
        (_, 7) => &[3, 2, 2],
        _ if flat(20) => &[4, 4],
        _ => &[3, 2, 3],
    }
}

/// The type size on signs: larger if each place has much room.
const fn type_size(format: Format, size: (i16, i16), places: usize) -> i16 {
    let room = size.0 as i32 * size.1 as i32 / places as i32;
    match (format, room) {
        (Format::Wide | Format::Upright, 58_000..) => LEAST_TYPE + 2,
        (Format::Wide | Format::Upright, 50_000..) => LEAST_TYPE + 1,
        _ => LEAST_TYPE,
    }
}

/// A row of panels: its height, their widths, and the scale of its smallest drawing in thousandths.
#[derive(Clone, Debug)]
struct Row {
    high: i16,
    widths: Vec<i16>,
    scale: i32,
}

impl Layout {
    /// The page of these places at this size; on a phone the height follows from the content. Without lettering there are no words on it.
    pub fn new(format: Format, size: (i16, i16), places: &[Place], lettering: Option<&Lettering>) -> Self {
        let wanted = type_size(format, size, places.len().max(1));
        let laid = (LEAST_TYPE..=wanted)
            .rev()
            .find_map(|type_size| Page::new(places, lettering, type_size).layout(format, size));
        // If the words do not fit, the page is laid out larger and the browser scales it down.
        laid.unwrap_or_else(|| Self::new(format, (size.0 + LARGER, size.1 + LARGER), places, lettering))
    }
}

/// The input of a layout.
struct Page<'a> {
    contents: Vec<Content<'a>>,
    type_size: i16,
}

impl<'a> Page<'a> {
    fn new(places: &[Place], lettering: Option<&'a Lettering>, type_size: i16) -> Self {
        Self { contents: places.iter().map(|place| Content::new(*place, lettering, type_size)).collect(), type_size }
    }

    /// The page; `None` if the words do not fit.
    fn layout(&self, format: Format, size: (i16, i16)) -> Option<Layout> {
        let mut rest = self.contents.as_slice();
        let contents: Vec<&[Content]> = division(format, size, rest.len())
            .iter()
            .map(|count| {
                let (row, others) = rest.split_at((*count).min(rest.len()));
                rest = others;
                row
            })
            .collect();
        let (wide, gutters) = (size.0 - 2 * MARGIN, PULSE_GUTTER * (contents.len() as i16 - 1));
        let rows = match format {
            Format::Phone | Format::Low => tall_rows(&contents, wide)?,
            Format::Wide | Format::Upright => even_rows(&contents, wide, size.1 - 2 * MARGIN - gutters)?,
        };
        let size = (size.0, rows.iter().map(|row| row.high).sum::<i16>() + gutters + 2 * MARGIN);
        let grid = Grid::new(size, &rows);
        let mut panels = Vec::with_capacity(self.contents.len());
        for (row, contents) in contents.iter().enumerate() {
            for (column, content) in contents.iter().enumerate() {
                let corners = grid.corners(row, column);
                panels.push(content.panel(corners, &content.fill(Panel::inside(&corners))?)?);
            }
        }
        Some(Layout { size, type_size: self.type_size, panels, pulse: grid.pulse(true), flat: grid.pulse(false) })
    }
}

/// The inside of a panel of this size, whatever the slant of its edges.
fn inside(w: i16, h: i16) -> Rect {
    Rect { x: 0, y: 0, w: w - 2 * SLANT, h: h - 2 * SLANT }.inset(INSET)
}

/// The scale of the drawing in a panel of this size; `None` if the words do not fit.
fn scale(content: &Content, w: i16, h: i16) -> Option<i32> {
    content.fill(inside(w, h)).map(|filling| filling.scale())
}

/// The panels of a row: spare width goes, step by step, to the panel with the smallest drawing, as long as that enlarges the drawing.
fn row(contents: &[Content], wide: i16, high: i16) -> Option<Row> {
    let least = |content| (NARROWEST..=wide).step_by(STEP as usize).find_map(|w| Some((w, scale(content, w, high)?)));
    let mut panels: Vec<(i16, i32)> = contents.iter().map(least).collect::<Option<_>>()?;
    let mut left = wide - GUTTER * (contents.len() as i16 - 1) - panels.iter().map(|(w, _)| w).sum::<i16>();
    if left < 0 {
        return None;
    }
    let mut growing: Vec<usize> = (0..panels.len()).collect();
    while let Some(index) = growing.iter().copied().min_by_key(|index| panels[*index].1) {
        let (w, small) = panels[index];
        let mut wider = (STEP..=left.min(FARTHEST))
            .step_by(STEP as usize)
            .map(|step| (step, scale(&contents[index], w + step, high)));
        match wider.find_map(|(step, scale)| Some((step, scale.filter(|scale| *scale > small)?))) {
            Some((step, larger)) => {
                panels[index] = (w + step, larger);
                left -= step;
            }
            // Its drawing is limited by the height of the row, or no width is left.
            None => growing.retain(|other| *other != index),
        }
    }
    let share = left / panels.len() as i16;
    panels.iter_mut().for_each(|(w, _)| *w += share);
    panels[0].0 += left - share * panels.len() as i16;
    Some(Row {
        high,
        scale: panels.iter().map(|(_, scale)| *scale).min()?,
        widths: panels.iter().map(|(w, _)| *w).collect(),
    })
}

/// Rows with this total height: starting from equal rows, height moves from the row with the largest drawings to the one with the smallest.
fn even_rows(contents: &[&[Content]], wide: i16, high: i16) -> Option<Vec<Row>> {
    let count = contents.len() as i16;
    let first = high - (count - 1) * (high / count);
    let heights = (0..count).map(|index| if index == 0 { first } else { high / count });
    let mut best: Vec<Row> =
        contents.iter().zip(heights).map(|(contents, high)| row(contents, wide, high)).collect::<Option<_>>()?;
    for _ in 0..ROUNDS {
        let order = |index: &usize| best[*index].scale;
        let (poor, rich) = ((0..best.len()).min_by_key(order)?, (0..best.len()).max_by_key(order)?);
        let (Some(gains), Some(gives)) =
            (row(contents[poor], wide, best[poor].high + STEP), row(contents[rich], wide, best[rich].high - STEP))
        else {
            break;
        };
        if gives.scale.min(gains.scale) <= best[poor].scale {
            break;
        }
        (best[poor], best[rich]) = (gains, gives);
    }
    Some(best)
}

/// Rows as high as their words and drawings need: the least height for drawings of the wanted size.
fn tall_rows(contents: &[&[Content]], wide: i16) -> Option<Vec<Row>> {
    let heights = || (LOWEST..HIGHEST).step_by(STEP as usize);
    let tall = |contents: &&[Content]| {
        let rows = || heights().filter_map(|high| row(contents, wide, high));
        rows().find(|row| row.scale >= TALL).or_else(|| rows().max_by_key(|row| (row.scale, -row.high)))
    };
    contents.iter().map(tall).collect()
}

/// The edges of rows and columns.
struct Grid<'a> {
    size: (i16, i16),
    rows: &'a [Row],
}

impl<'a> Grid<'a> {
    const fn new(size: (i16, i16), rows: &'a [Row]) -> Self {
        Self { size, rows }
    }

    /// The middle of the gutter above a row at this distance from the left; for the first row, the edge of the page.
    fn gutter_over(&self, row: usize, x: i16) -> i16 {
        let above = self.rows[..row].iter().map(|row| row.high + PULSE_GUTTER).sum::<i16>();
        if row == 0 || row == self.rows.len() {
            return if row == 0 { 0 } else { self.size.1 };
        }
        let lean = if row.is_multiple_of(2) { -SLANT } else { SLANT };
        MARGIN + above - PULSE_GUTTER / 2 + lean - (i32::from(x) * i32::from(2 * lean) / i32::from(self.size.0)) as i16
    }

    /// The middle of the gutter before a panel, at its upper and lower end; for the first panel, the edge of the page.
    fn gutter_before(&self, row: usize, column: usize) -> (i16, i16) {
        let widths = &self.rows[row].widths;
        if column == 0 || column == widths.len() {
            return if column == 0 { (0, 0) } else { (self.size.0, self.size.0) };
        }
        let before = widths[..column].iter().map(|width| width + GUTTER).sum::<i16>();
        let lean = if (row + column).is_multiple_of(2) { -SLANT } else { SLANT };
        let x = MARGIN + before - GUTTER / 2;
        (x + lean, x - lean)
    }

    /// The corners of a panel, clockwise from the upper left one.
    fn corners(&self, row: usize, column: usize) -> [Point; 4] {
        let (left, right) = (self.gutter_before(row, column), self.gutter_before(row, column + 1));
        let half = |edge: bool, gutter: i16| if edge { MARGIN } else { gutter / 2 };
        let columns = self.rows[row].widths.len();
        let (x0, x1) = (half(column == 0, GUTTER), half(column + 1 == columns, GUTTER));
        let (y0, y1) = (half(row == 0, PULSE_GUTTER), half(row + 1 == self.rows.len(), PULSE_GUTTER));
        let upper = |x: i16| (x, self.gutter_over(row, x) + y0);
        let lower = |x: i16| (x, self.gutter_over(row + 1, x) - y1);
        [upper(left.0 + x0), upper(right.0 - x1), lower(right.1 - x1), lower(left.1 + x0)]
    }

    /// The ECG line: back and forth along the gutters between rows, with each beat going into a gutter between panels.
    /// Without `beats` it is flat.
    fn pulse(&self, beats: bool) -> Vec<Point> {
        let mut points = Vec::new();
        for row in 1..self.rows.len() {
            let mut along = self.beats(row, beats);
            if row % 2 == 0 {
                along.reverse();
            }
            points.append(&mut along);
        }
        points
    }

    /// The line along the gutter over a row, from left to right, with or without its beats.
    fn beats(&self, row: usize, beating: bool) -> Vec<Point> {
        let (first, last) = (row == 1, row + 1 == self.rows.len());
        let columns = |row: usize| 1..self.rows[row].widths.len();
        // The positions and heights of the beats.
        let up = columns(row - 1).filter(|_| beating && first).map(|column| {
            let (upper, lower) = self.gutter_before(row - 1, column);
            (lower, (upper, self.gutter_over(row - 1, upper) + MARGIN / 2))
        });
        let down = columns(row).filter(|_| beating).map(|column| {
            let (upper, lower) = self.gutter_before(row, column);
            let end = self.gutter_over(row + 1, lower) - if last { MARGIN / 2 } else { PULSE_GUTTER };
            (upper, (lower, end))
        });
        // Inserted one by one: a sort is many times larger.
        let mut beats: Vec<(i16, Point)> = Vec::new();
        for beat in up.chain(down) {
            beats.insert(beats.partition_point(|other| *other < beat), beat);
        }
        let y = |x: i16| self.gutter_over(row, x);
        let on_line = |x: i16| (x, y(x));
        // The line enters at the left edge of the page, turns from gutter to gutter at the edges, and leaves at its last point.
        let (left, right) = (MARGIN / 2, self.size.0 - MARGIN / 2);
        let leftward = row.is_multiple_of(2);
        let mut points = vec![on_line(if first || last && leftward { 0 } else { left })];
        for (index, (x, peak)) in beats.iter().enumerate() {
            let close = |other: Option<&(i16, Point)>| other.is_some_and(|(other, _)| (other - x).abs() < WAVE);
            let before = index.checked_sub(1).and_then(|index| beats.get(index));
            if !close(before) {
                points.extend([on_line(x - 26), (x - 21, y(x - 21) - 5), on_line(x - 16), on_line(x - 5)]);
            }
            points.push(*peak);
            if !close(beats.get(index + 1)) {
                points.extend([on_line(x + 5), on_line(x + 14), (x + 20, y(x + 20) - 6), on_line(x + 26)]);
            }
        }
        points.push(on_line(if last && !leftward { self.size.0 } else { right }));
        points
    }
}
