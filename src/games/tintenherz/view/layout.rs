//! Where every card lies, in units of the drawing. PURE.

use super::scene::Scene;
use crate::engine::Seat;
use crate::games::tintenherz::Card;

/// The size of a card as it is drawn; where it lies it is scaled.
pub const CARD: (f64, f64) = (170.0, 238.0);

/// The proportions of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// For tablets and laptops.
    Broad,
    /// For phones.
    Narrow,
}

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

/// Where things are, for so many seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The size of the drawing.
    pub size: (f64, f64),
    /// The draw pile.
    pub pile: Rect,
    /// The four places of the middle.
    pub places: [Rect; 4],
    /// The areas of the seats.
    pub areas: Vec<Area>,
}

/// What belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// All of it.
    pub all: Rect,
    /// The castle.
    pub castle: Rect,
    /// The cards under the castle.
    pub under: Rect,
    /// The open heroes.
    pub open: Rect,
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// What it is there.
    pub place: Place,
    /// The middle of the card.
    pub x: f64,
    /// The middle of the card.
    pub y: f64,
    /// Its size against [`CARD`].
    pub scale: f64,
}

/// What a card is where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the pile or out of the game: not to be seen.
    Away,
    /// In the middle.
    Middle,
    /// Open before a player.
    Open(Seat),
    /// Under a player's castle.
    Under(Seat),
}

impl Rect {
    const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// The middle of the rectangle.
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The place of card number `index` of `count` in a row: side by side while there is room, then overlapping.
    fn in_row(self, index: usize, count: usize) -> (f64, f64, f64) {
        let scale = self.h / CARD.1;
        let width = CARD.0 * scale;
        let gap = width * 1.08;
        let room = if count > 1 { (self.w - width) / (count - 1) as f64 } else { gap };
        let step = gap.min(room);
        (self.x + width / 2.0 + step * index as f64, self.y + self.h / 2.0, scale)
    }
}

impl Layout {
    /// The layout for a number of seats.
    pub fn new(frame: Frame, seats: usize) -> Self {
        match frame {
            Frame::Broad => Self::build(1000.0, 170.0, 20.0, 150.0, seats),
            Frame::Narrow => Self::build(600.0, 126.0, 10.0, 104.0, seats),
        }
    }

    /// `card` is the width of a card in the middle, `low` the height of one before a player.
    fn build(width: f64, card: f64, gap: f64, low: f64, seats: usize) -> Self {
        let height = card * CARD.1 / CARD.0;
        // On a narrow drawing the pile has no column of its own: it shows above the first card.
        let columns = if width < 800.0 { 4.0 } else { 5.0 };
        let left = (width - columns * card - (columns - 1.0) * gap) / 2.0;
        let top = if width < 800.0 { 44.0 } else { 16.0 };
        let column = |index: f64| Rect::new(left + index * (card + gap), top, card, height);
        let first = columns - 4.0;
        let pile = if first > 0.0 { column(0.0) } else { Rect::new(left, 4.0, 24.0, 34.0) };
        let places = [0.0, 1.0, 2.0, 3.0].map(|index| column(first + index));

        let below = top + height + 24.0;
        let (across, rows) = match seats {
            0..=2 => (1, 2),
            _ => (2, 2),
        };
        let row_height = 44.0 + low + 16.0 + low * 0.72 + 20.0;
        let area = |seat: usize| {
            // The third of three has the last row for itself.
            let alone = seats == 3 && seat == 2;
            let columns = if alone { 1 } else { across };
            let width_of_area = (width - 16.0 - (columns as f64 - 1.0) * 12.0) / columns as f64;
            let x = 8.0 + (seat % across) as f64 * (width_of_area + 12.0);
            let y = below + (seat / across) as f64 * (row_height + 12.0);
            Area::new(Rect::new(x, y, width_of_area, row_height), low)
        };
        let areas = (0..seats).map(area).collect();
        Self { size: (width, below + f64::from(rows) * (row_height + 12.0)), pile, places, areas }
    }

    /// Where a card lies.
    pub fn spot(&self, scene: &Scene, card: Card) -> Spot {
        let at = |place, (x, y, scale)| Spot { place, x, y, scale };
        if let Some(index) = scene.places.iter().position(|here| *here == Some(card)) {
            let rect = self.places[index];
            let (x, y) = rect.middle();
            return at(Place::Middle, (x, y, rect.w / CARD.0));
        }
        let rows = self.areas.iter().zip(scene.open.iter().zip(scene.castle.values()));
        for (area, ((seat, open), under)) in rows {
            if let Some(index) = open.iter().position(|here| here == card) {
                return at(Place::Open(seat), area.open.in_row(index, usize::from(open.len())));
            }
            if let Some(index) = under.iter().position(|here| here == card) {
                return at(Place::Under(seat), area.under.in_row(index, usize::from(under.len())));
            }
        }
        let (x, y) = self.pile.middle();
        at(Place::Away, (x, y, self.pile.w / CARD.0))
    }
}

impl Area {
    fn new(all: Rect, low: f64) -> Self {
        let inner = all.w - 24.0;
        let open = Rect::new(all.x + 12.0, all.y + 44.0, inner, low);
        let small = low * 0.72;
        let y = open.y + low + 16.0;
        let castle = Rect::new(all.x + 12.0, y, small, small);
        let under = Rect::new(castle.x + small + 12.0, y, inner - small - 12.0, small);
        Self { all, castle, under, open }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(outer: Rect, x: f64, y: f64) -> bool {
        (outer.x..=outer.x + outer.w).contains(&x) && (outer.y..=outer.y + outer.h).contains(&y)
    }

    #[test]
    fn every_area_lies_in_the_drawing_and_none_covers_another() {
        for frame in [Frame::Broad, Frame::Narrow] {
            for seats in 2..=4 {
                let layout = Layout::new(frame, seats);
                let (width, height) = layout.size;
                for (index, area) in layout.areas.iter().enumerate() {
                    let Rect { x, y, w, h } = area.all;
                    assert!(x >= 0.0 && y >= 0.0 && x + w <= width && y + h <= height, "{frame:?} {seats} {area:?}");
                    for other in &layout.areas[..index] {
                        let apart = x >= other.all.x + other.all.w
                            || other.all.x >= x + w
                            || y >= other.all.y + other.all.h
                            || other.all.y >= y + h;
                        assert!(apart, "{frame:?} {seats}: {area:?} covers {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_row_never_leaves_its_room_however_many_cards_there_are() {
        let row = Layout::new(Frame::Narrow, 4).areas[0].under;
        for count in 1..=13 {
            for index in 0..count {
                let (x, y, scale) = row.in_row(index, count);
                let half = CARD.0 * scale / 2.0;
                assert!(inside(row, x - half + 0.01, y) && inside(row, x + half - 0.01, y), "{index} of {count}");
            }
        }
    }
}
