//! The positions of all cards, in units of the drawing. PURE.

use super::Scene;
use crate::engine::Seat;
use crate::games::Format;
use crate::games::seam::geometry::Rect;
use crate::games::tintenherz::Card;

/// The size of a card as drawn; it is scaled to its place.
pub const CARD: (i16, i16) = (170, 238);

/// Minimum visible width of a touchable card: 24 pixels on the smallest phone.
const SHOWN_MIN: i16 = 40;

/// How far the score that a card would make extends below the card, in the units of [`CARD`].
const PREVIEW: i16 = 19;

/// The layout of the table for a number of seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The size of the drawing.
    pub size: (i16, i16),
    /// The draw pile.
    pub pile: Rect,
    /// The two dice.
    pub dice: [Rect; 2],
    /// The marks that count the rolls of a turn, in a row along the longer side.
    pub rolls: Rect,
    /// The four places of the middle.
    pub places: [Rect; 4],
    /// The areas of the seats.
    pub areas: Vec<Area>,
}

/// The area of a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The whole area.
    pub all: Rect,
    /// The castle.
    pub castle: Rect,
    /// The cards under the castle.
    pub under: Rect,
    /// The wall of the castle, in front of the lower part of these cards.
    pub wall: Rect,
    /// The open heroes.
    pub open: Rect,
}

/// The position of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The kind of place.
    pub place: Place,
    /// The centre of the card, from the left.
    pub x: i16,
    /// The centre of the card, from the top.
    pub y: i16,
    /// The scale relative to [`CARD`], in thousandths.
    pub scale: i16,
}

/// The kind of place in which a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the pile or removed from the game: invisible.
    Away,
    /// In the middle.
    Middle,
    /// Open in front of a player.
    Open(Seat),
    /// Under a player's castle.
    Under(Seat),
}

impl Rect {
    const fn new(x: i16, y: i16, w: i16, h: i16) -> Self {
        Self { x, y, w, h }
    }

    /// The centre of the rectangle, and the scale of a card of the same width.
    fn whole(self) -> (i16, i16, i16) {
        (self.x + self.w / 2, self.y + self.h / 2, thousandths(self.w, CARD.0))
    }

    /// The position of card number `index` of `count` in a row: side by side while there is space, then overlapping.
    fn in_row(self, index: usize, count: usize) -> (i16, i16, i16) {
        let (index, gaps) = (index as i16, count.saturating_sub(1).max(1) as i16);
        let width = wide(self.h);
        let side_by_side = width + width / 12;
        let step = side_by_side.min((self.w - width) / gaps);
        (self.x + width / 2 + step * index, self.y + self.h / 2, thousandths(self.h, CARD.1))
    }

    /// The same in two rows, the lower one covering the bottom of the upper one, where too little of a card would be visible for a touch.
    fn in_lines(self, index: usize, count: usize) -> (i16, i16, i16) {
        let shown = (self.w - wide(self.h)) / count.saturating_sub(1).max(1) as i16;
        if shown >= SHOWN_MIN {
            return self.in_row(index, count);
        }
        let half = count.div_ceil(2);
        let (x, y, scale) = self.in_row(index % half, half);
        (x, if index < half { y - 4 } else { y + SHOWN_MIN - 4 }, scale)
    }
}

/// The width of a card of this height.
fn wide(height: i16) -> i16 {
    (i32::from(height) * i32::from(CARD.0) / i32::from(CARD.1)) as i16
}

/// The height of a card of this width.
fn tall(width: i16) -> i16 {
    (i32::from(width) * i32::from(CARD.1) / i32::from(CARD.0)) as i16
}

/// A fraction of a whole, in thousandths.
pub fn thousandths(part: i16, whole: i16) -> i16 {
    (i32::from(part) * 1000 / i32::from(whole)) as i16
}

impl Layout {
    /// The layout for a number of seats.
    pub fn new(format: Format, seats: usize) -> Self {
        match format {
            Format::Wide if seats <= 2 => {
                // The pile beside the marks, above the dice.
                let dice = [97, 209].map(|y| Rect::new(7, y, 99, 99));
                Self::of_two(215, Rect::new(6, 18, 50, 70), dice, Rect::new(82, 28, 20, 52), seats)
            }
            Format::Upright if seats <= 2 => {
                let dice = [11, 147].map(|y| Rect::new(80, y, 120, 120));
                Self::of_two(190, Rect::new(4, 20, 54, 76), dice, Rect::new(6, 110, 52, 20), seats)
            }
            Format::Wide | Format::Upright | Format::Low => Self::build(format, 1000, 170, 20, 150, seats),
            Format::Phone => Self::build(format, 600, 126, 10, 113, seats),
        }
    }

    /// The layout of two on a tablet: the largest cards, in three rows of the same height. `card` is the width of a card, and what is not
    /// a card lies to the left of those in the middle.
    fn of_two(card: i16, pile: Rect, dice: [Rect; 2], rolls: Rect, seats: usize) -> Self {
        let (high, gap, rim) = (tall(card), 8, 6);
        let places = [0, 1, 2, 3].map(|index| Rect::new(996 - card - (3 - index) * (card + gap), 8, card, high));
        // Below each row there is room for the score that a card would make.
        let below = PREVIEW * high / CARD.1 + 1 - rim;
        let area = |seat: usize| {
            let row = high + 2 * rim;
            let all = Rect::new(4, 8 + high + below + seat as i16 * (row + below - rim), 992, row);
            let y = all.y + rim;
            // The name of the player, the castle, and the cards under it.
            let (name, low, wide) = (36, high * 8 / 15, 380);
            let tower = high - name - low - 6;
            let castle = Rect::new(all.x + 10 + (wide - tower) / 2, y + name, tower, tower);
            let under = Rect::new(all.x + 10, y + high - low, wide, low);
            let open = Rect::new(under.x + wide + 12, y, all.w - 20 - wide - 12, high);
            Area { all, castle, under, wall: in_front(castle, under), open }
        };
        let areas = (0..seats).map(area).collect();
        Self { size: (1000, 8 + 3 * high + 4 * rim + 3 * below - rim), pile, dice, rolls, places, areas }
    }

    /// Builds a layout; `card` is the width of a card in the middle, `low` the height of a card in front of a player.
    fn build(format: Format, width: i16, card: i16, gap: i16, low: i16, seats: usize) -> Self {
        let height = tall(card);
        // On a phone pile and dice have no column: they lie above the cards.
        let (columns, top) = match format {
            Format::Wide | Format::Upright | Format::Low => (5, 16),
            Format::Phone => (4, 102),
        };
        let left = (width - columns * card - (columns - 1) * gap) / 2;
        let column = |index: i16| Rect::new(left + index * (card + gap), top, card, height);
        let places = [0, 1, 2, 3].map(|index| column(columns - 4 + index));
        let (pile, dice, rolls) = if columns == 4 {
            let right = width - left;
            let dice = [right - 188, right - 90].map(|x| Rect::new(x, 8, 86, 86));
            (Rect::new(left, 18, 54, 76), dice, Rect::new(right - 260, 41, 52, 20))
        } else {
            let dice = [8, 150].map(|y| Rect::new(left + card - 121, y, 126, 126));
            (Rect::new(6, 20, 50, 70), dice, Rect::new(8, 104, 48, 20))
        };

        // Below the dice, or the score that a card would make.
        let below = top + height + if columns == 4 { 20 } else { 32 };
        let across = if seats <= 2 { 1 } else { 2 };
        let row_height = 44 + low + 16 + small(low) + 20;
        let area = |seat: usize| {
            // The third of three areas occupies the last row alone.
            let alone = across == 1 || (seats == 3 && seat == 2);
            let area_width = if alone { width - 16 } else { (width - 16 - 12) / 2 };
            let x = 8 + (seat % across) as i16 * (area_width + 12);
            let y = below + (seat / across) as i16 * (row_height + 12);
            Area::new(Rect::new(x, y, area_width, row_height), low)
        };
        let areas = (0..seats).map(area).collect();
        Self { size: (width, below + 2 * row_height + 16), pile, dice, rolls, places, areas }
    }

    /// The position of a card.
    pub fn spot(&self, scene: &Scene, card: Card) -> Spot {
        let at = |place, (x, y, scale)| Spot { place, x, y, scale };
        if let Some(index) = scene.places.iter().position(|here| *here == Some(card)) {
            return at(Place::Middle, self.places[index].whole());
        }
        for (area, (seat, has)) in self.areas.iter().zip(scene.seats.iter()) {
            if let Some(index) = has.open.iter().position(|here| here == card) {
                return at(Place::Open(seat), area.open.in_lines(index, usize::from(has.open.len())));
            }
            if let Some(index) = has.castle.iter().position(|here| here == card) {
                return at(Place::Under(seat), area.under.in_row(index, usize::from(has.castle.len())));
            }
        }
        at(Place::Away, self.pile.whole())
    }
}

/// The height of a card under a castle, relative to one in front of a player.
fn small(low: i16) -> i16 {
    low * 18 / 25
}

impl Area {
    fn new(all: Rect, low: i16) -> Self {
        let inner = all.w - 24;
        let open = Rect::new(all.x + 12, all.y + 44, inner, low);
        let small = small(low);
        let y = open.y + low + 16;
        let castle = Rect::new(all.x + 12, y, small, small);
        let under = Rect::new(castle.x + small + 12, y, inner - small - 12, small);
        Self { all, castle, under, wall: in_front(castle, under), open }
    }
}

/// The wall of a castle: in front of the lower quarter of the cards under it, whose pictures stay recognisable, from the foot of the castle
/// where that stands beside them.
fn in_front(castle: Rect, under: Rect) -> Rect {
    let (left, high) = (castle.x.min(under.x), under.h / 4);
    Rect::new(left, under.y + under.h - high, under.x + under.w - left, high + 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMATS: [Format; 4] = [Format::Wide, Format::Upright, Format::Phone, Format::Low];

    fn inside(outer: Rect, x: i16, y: i16) -> bool {
        (outer.x..=outer.x + outer.w).contains(&x) && (outer.y..=outer.y + outer.h).contains(&y)
    }

    #[test]
    fn every_area_lies_in_the_drawing_and_none_covers_another() {
        for format in FORMATS {
            for seats in 2..=4 {
                let layout = Layout::new(format, seats);
                let (width, height) = layout.size;
                for (index, area) in layout.areas.iter().enumerate() {
                    let Rect { x, y, w, h } = area.all;
                    assert!(x >= 0 && y >= 0 && x + w <= width && y + h <= height, "{format:?} {seats} {area:?}");
                    for other in &layout.areas[..index] {
                        let apart = x >= other.all.x + other.all.w
                            || other.all.x >= x + w
                            || y >= other.all.y + other.all.h
                            || other.all.y >= y + h;
                        assert!(apart, "{format:?} {seats}: {area:?} covers {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn of_every_open_hero_enough_can_be_touched() {
        for (format, seats) in FORMATS.into_iter().flat_map(|format| (2..=4).map(move |n| (format, n))) {
            let area = Layout::new(format, seats).areas[0];
            for count in 1..=10 {
                let spots: Vec<_> = (0..count).map(|index| area.open.in_lines(index, count)).collect();
                for (index, (x, y, scale)) in spots.iter().enumerate() {
                    let half = |side: i16| (i32::from(side) * i32::from(*scale) / 2000) as i16;
                    let (wide, high) = (half(CARD.0), half(CARD.1));
                    let corners = [(x - wide, y - high), (x + wide, y + high)];
                    assert!(corners.iter().all(|(x, y)| inside(area.all, *x, *y)), "{format:?} {index} of {count}");
                    // Later cards lie on top.
                    let covered = |(other_x, other_y, _): &(i16, i16, i16)| {
                        other_x - x < SHOWN_MIN - 1 && other_y - y < SHOWN_MIN
                    };
                    let same_line = |(_, other_y, _): &&(i16, i16, i16)| other_y == y;
                    assert!(!spots[index + 1..].iter().filter(same_line).any(covered), "{format:?} {index} of {count}");
                    let below = spots[index + 1..].iter().find(|other| other.1 != *y);
                    assert!(below.is_none_or(|below| below.1 - y >= SHOWN_MIN), "{format:?} {index} of {count}");
                }
            }
        }
    }

    #[test]
    fn of_every_card_under_a_castle_the_picture_is_seen() {
        for (format, seats) in FORMATS.into_iter().flat_map(|format| (2..=4).map(move |n| (format, n))) {
            for Area { under, wall, .. } in Layout::new(format, seats).areas {
                let (_, y, scale) = under.in_row(0, 1);
                // The picture of a card under a castle, as the style sheet places it: from 44 above its centre to 68 below.
                let drawn = |at: i16| y + (i32::from(at) * i32::from(scale) / 1000) as i16;
                let (top, bottom) = (drawn(-44), drawn(68));
                assert!(
                    top < wall.y && (wall.y - top) * 4 >= (bottom - top) * 3,
                    "{format:?} {seats}: {under:?} {wall:?}"
                );
            }
        }
    }

    #[test]
    fn a_row_never_leaves_its_room_however_many_cards_there_are() {
        let row = Layout::new(Format::Phone, 4).areas[0].under;
        for count in 1..=13 {
            for index in 0..count {
                let (x, y, scale) = row.in_row(index, count);
                let half = (i32::from(CARD.0) * i32::from(scale) / 2000) as i16;
                assert!(inside(row, x - half, y) && inside(row, x + half, y), "{index} of {count}");
            }
        }
    }
}
