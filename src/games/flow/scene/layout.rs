//! The positions of everything on the board. The ring swings outwards at each start and inwards between two starts, the more the longer it
//! is, so that its positions are large enough for fingers. PURE.

use crate::games::seam::geometry::Point;
use std::f64::consts::{PI, TAU};

use crate::engine::{BySeat, Seat};
use crate::games::flow::{PER_START, PIECES, Piece, Place, TRIES};

/// The side of the square that the drawing fills.
pub const SIDE: i16 = 1000;
/// How far the ring around a piece at the edge extends beyond the square.
pub const RIM: i16 = 7;
/// How far the crown of a master extends beyond the square, at the top.
pub const CROWN: i16 = 11;
const MIDDLE: f64 = 500.0;
/// Half the width of the die with the mark of its seat: the die is at least 64 pixels wide on a tablet.
pub const DIE: i16 = 60;
/// The radius of the mark for a roll.
pub const TRY: i16 = 9;
/// The distance of these marks from the centre of the die.
const TRIES_BESIDE: i16 = 70;

/// Distance of the number of a start from the start, as an angle.
const NUMBER_ASIDE: f64 = 0.11;

/// Number of samples of the curve between two starts.
const SAMPLES: u16 = 400;

/// The greatest number of starts of a ring that is almost a circle.
const ROUND: u8 = 4;

/// The layout for a ring of a certain length.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The positions of the ring.
    ring: Vec<Point>,
    /// The position on which the pieces of each seat start.
    start_of: BySeat<u8>,
    /// Half the width of a position.
    pub field: i16,
    /// Half the width of a piece: on a tablet at least 20 pixels with four players, 16 with eight.
    piece: i16,
    /// The size of the heart, in hundredths.
    pub heart: i16,
    starts: f64,
    /// The direction of the first start.
    first: f64,
    /// The distance of a start from the centre.
    peak: f64,
    /// The direction and distance of the waiting pieces of the first start.
    waiting: (f64, f64),
    /// The beginning of a lane, counted in its fields from the start, and the distance between two fields.
    lane: (f64, f64),
}

impl Layout {
    /// Whether the ring is almost a circle, with room around the heart; with more starts it is a star.
    pub fn is_round(&self) -> bool {
        self.starts <= f64::from(ROUND)
    }

    /// The layout for a ring of `length` positions. `start_of` holds the start position of each seat.
    pub fn new(length: u8, start_of: BySeat<u8>) -> Self {
        let starts = (length / PER_START).max(1);
        let (mean, swing) = match starts {
            ..=ROUND => (458.0, 6.0),
            5 => (404.0, 62.0),
            6 => (378.0, 92.0),
            7 => (362.0, 110.0),
            _ => (350.0, 124.0),
        };
        let count = f64::from(starts);
        // With four starts these directions are the corners, where there is space for the waiting pieces.
        let first = if starts == 4 { -0.75 * PI } else { -0.5 * PI };
        let radius = |angle: f64| mean + swing * (count * angle).cos();
        let step = TAU / count / f64::from(SAMPLES);
        let on = |sample: u16| {
            let angle = step * f64::from(sample);
            polar(angle, radius(angle))
        };
        let length_of = |sample: u16| {
            let (from, to) = (on(sample), on(sample + 1));
            (to.0 - from.0).hypot(to.1 - from.1)
        };
        let pitch = (0..SAMPLES).map(length_of).sum::<f64>() / f64::from(PER_START);
        // The angles of the positions after a start.
        let mut angles = Vec::new();
        let mut walked = 0.0;
        for sample in 0..SAMPLES {
            if walked + 0.001 >= pitch * angles.len() as f64 {
                angles.push(step * f64::from(sample));
            }
            walked += length_of(sample);
        }
        angles.truncate(usize::from(PER_START));
        let ring = (0..starts)
            .flat_map(|start| angles.iter().map(move |angle| (f64::from(start) * TAU / count + first + angle, *angle)))
            .map(|(direction, angle)| rounded(polar(direction, radius(angle))))
            .collect();
        let waiting = match starts {
            ..=4 => (first, 606.0),
            5 => (first - PI / count, 444.0),
            6 => (first - PI / count, 420.0),
            7 => (first - PI / count, 402.0),
            _ => (first - PI / count, 398.0),
        };
        Self {
            ring,
            start_of,
            field: if starts <= 4 { 31 } else { 25 },
            piece: if starts <= 4 { 31 } else { 26 },
            heart: if starts <= 5 { 100 } else { 88 },
            starts: count,
            first,
            peak: mean + swing,
            waiting,
            lane: if starts <= 4 { (1.1, 63.8) } else { (1.4, 53.3) },
        }
    }

    /// Half the width of a piece.
    pub fn piece(&self) -> i16 {
        self.piece
    }

    /// A position of the ring.
    pub fn at(&self, position: u8) -> Point {
        self.ring.get(usize::from(position)).copied().unwrap_or((SIDE / 2, SIDE / 2))
    }

    /// The centre of a mark beside a position, inside the ring.
    pub fn aside(&self, position: u8) -> Point {
        let count = self.ring.len() as u8;
        let [(x, y), before, after] =
            [position, (position + count - 1) % count, (position + 1) % count].map(|at| self.at(at));
        let along = (f64::from(after.0 - before.0), f64::from(after.1 - before.1));
        let step = f64::from(2 * self.piece + 4) / along.0.hypot(along.1);
        let (across, down) = rounded((-along.1 * step, along.0 * step));
        (x + across, y + down)
    }

    /// The centre of the die of the seat that starts here: inside the ring of four starts, outside a longer one, in the nearest corner.
    pub fn die(&self, start: u8) -> Point {
        let (direction, _) = self.waiting;
        let direction = direction + self.turn(start);
        if self.starts <= 4.0 {
            return rounded(polar(direction + 0.36, 330.0));
        }
        let (x, y) = polar(direction, 1.0);
        let side = |from: f64| if from < MIDDLE { DIE } else { SIDE - DIE };
        (side(x), side(y))
    }

    /// The centres of the marks for the rolls of a seat, relative to the centre of its die: a row beside the die, towards the middle of the
    /// board.
    pub fn tries(&self, start: u8) -> [Point; TRIES as usize] {
        let (_, y) = self.die(start);
        let beside = if f64::from(y) < MIDDLE { TRIES_BESIDE } else { -TRIES_BESIDE };
        [-28, 0, 28].map(|along| (along - 6, beside))
    }

    /// The centre of the number of a position: on the position, or beside it for a start, where nothing else is drawn.
    pub fn number(&self, position: u8) -> Point {
        if !position.is_multiple_of(PER_START) {
            return self.at(position);
        }
        let outwards = if self.starts > 4.0 { 17.0 } else { 45.0 };
        rounded(polar(self.first + self.turn(position) - NUMBER_ASIDE, self.peak + outwards))
    }

    /// A field of the lane that leads from a start to the heart; `start` is the position of the start.
    pub fn lane(&self, start: u8, field: u8) -> Point {
        let direction = self.first + self.turn(start);
        let (before, step) = self.lane;
        rounded(polar(direction, self.peak - step * (f64::from(field) + before)))
    }

    /// The place of a waiting piece.
    pub fn waiting(&self, start: u8, number: u8) -> Point {
        let (direction, distance) = self.waiting;
        let (x, y) = rounded(polar(direction + self.turn(start), distance));
        let aside = self.piece() + 2;
        let side = |far: bool| if far { aside } else { -aside };
        (x + side(number % 2 == 1), y + side(number > 1))
    }

    /// The centre of the places where pieces wait.
    pub fn corner(&self, start: u8) -> Point {
        let (direction, distance) = self.waiting;
        rounded(polar(direction + self.turn(start), distance))
    }

    /// The position on which the pieces of a seat start.
    pub fn start(&self, seat: Seat) -> u8 {
        self.start_of.get(seat).copied().unwrap_or(0)
    }

    /// The point where a piece is drawn.
    pub fn place(&self, piece: Piece, place: Place) -> Point {
        let start = self.start(piece.seat);
        match place {
            Place::Waiting => self.waiting(start, piece.number),
            Place::Ring(position) => self.at(position),
            Place::Goal(field) => self.lane(start, field),
            // The master goes in last, so its place is the field next to the heart.
            Place::Heart => self.lane(start, (piece.number + PIECES - 1) % PIECES),
        }
    }

    fn turn(&self, start: u8) -> f64 {
        f64::from(start / PER_START) * TAU / self.starts
    }

    /// The ring as one closed line through all positions.
    pub fn curve(&self) -> String {
        let count = self.ring.len();
        let at = |index: usize| self.ring[index % count];
        let (x, y) = at(0);
        let mut curve = format!("M{x} {y}");
        for index in 0..count {
            let (before, from, to, after) = (at(index + count - 1), at(index), at(index + 1), at(index + 2));
            let out = (from.0 + (to.0 - before.0) / 6, from.1 + (to.1 - before.1) / 6);
            let into = (to.0 - (after.0 - from.0) / 6, to.1 - (after.1 - from.1) / 6);
            curve.push_str(&format!("C{} {} {} {} {} {}", out.0, out.1, into.0, into.1, to.0, to.1));
        }
        curve.push('Z');
        curve
    }
}

fn polar(direction: f64, distance: f64) -> (f64, f64) {
    (MIDDLE + distance * direction.cos(), MIDDLE + distance * direction.sin())
}

fn rounded((x, y): (f64, f64)) -> Point {
    (x.round() as i16, y.round() as i16)
}
