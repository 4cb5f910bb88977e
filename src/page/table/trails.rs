//! The trails of bots on the board, until a person acts. Places are elements of the board with `data-place` or `data-touch`, so that this is
//! the same for all boards.

use leptos::html::Section;
use leptos::prelude::*;
use web_sys::Element;

use crate::engine::Colour;
use crate::games::Trail;
use crate::page::parts::part_view;
use crate::play::{TableSignals, Timeout};
use crate::ui::{Rect, Shape, each, position_within, rect_within, seat_class};

/// Time until the parts of the board that the last event has moved have arrived, in milliseconds.
const ARRIVAL: u32 = 450;
/// Half the width of the piece on a trail, in pixels.
const PIECE: i16 = 9;
/// The distance from a line at which a touch is meant for it, in pixels.
const NEAR_LINE: f32 = 9.0;

/// The distance of an outline from what it surrounds, in pixels.
const OUTSIDE: i16 = 3;

/// A trail on the screen, in pixels from the corner of the board.
#[derive(Clone, Debug, PartialEq, Hash)]
enum Course {
    /// A line through these points.
    Way(Vec<(i16, i16)>),
    /// An outline: its left upper corner, width and height.
    Place(i16, i16, i16, i16),
}

impl Course {
    /// Whether a touch at this point is meant for the trail.
    fn is_near(&self, point: (i16, i16)) -> bool {
        let (line, piece) = (self.line(), self.piece());
        let along = line.windows(2).any(|ends| from_line(point, ends[0], ends[1]) <= NEAR_LINE);
        along || from_line(point, piece, piece) <= f32::from(PIECE) + NEAR_LINE
    }

    /// The corners of the line.
    fn line(&self) -> Vec<(i16, i16)> {
        match *self {
            Self::Way(ref points) => points.clone(),
            Self::Place(x, y, w, h) => vec![(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)],
        }
    }

    /// The place of the piece on it. The ends of a way are where pieces stand.
    fn piece(&self) -> (i16, i16) {
        match *self {
            Self::Way(ref points) => middle(points),
            Self::Place(x, y, w, _) => (x + w, y),
        }
    }
}

/// The distance of a point from the line between two points, in pixels.
fn from_line(point: (i16, i16), from: (i16, i16), to: (i16, i16)) -> f32 {
    let [(x, y), (from_x, from_y), (to_x, to_y)] = [point, from, to].map(|(x, y)| (f32::from(x), f32::from(y)));
    let (along_x, along_y) = (to_x - from_x, to_y - from_y);
    let length = along_x * along_x + along_y * along_y;
    let part = if length > 0.0 { ((x - from_x) * along_x + (y - from_y) * along_y) / length } else { 0.0 };
    let part = part.clamp(0.0, 1.0);
    (x - from_x - part * along_x).hypot(y - from_y - part * along_y)
}

/// The trails on the screen. Copies are handles to the same trails.
#[derive(Clone, Copy)]
pub struct TrailMap {
    board: NodeRef<Section>,
    /// Each with the colour of its seat and its index in [`TableSignals::trails`].
    courses: RwSignal<Vec<(Colour, Course, usize)>>,
}

impl TrailMap {
    /// No trails yet; `board` is the element that contains the board.
    pub fn new(board: NodeRef<Section>) -> Self {
        Self { board, courses: RwSignal::new(Vec::new()) }
    }

    /// The index in [`TableSignals::trails`] of the trail at a place in the window, the newest one first.
    pub fn at(self, position: (i32, i32)) -> Option<usize> {
        let board = self.board.get_untracked()?;
        let (x, y) = position_within(position, &board);
        let point = (x as i16, y as i16);
        self.courses.with_untracked(|courses| {
            courses.iter().rev().find(|(_, course, _)| course.is_near(point)).map(|(_, _, index)| *index)
        })
    }
}

part_view! {
    /// The trails of bots on the board.
    pub static TRAILS: TrailsProps = |props| Trails(props).into_any(), in dialogs, by draw_trails
}

/// The layer of the trails over the board. No touch reaches it: what is below may act, and reads the trail if it does not.
#[component]
pub fn Trails(
    /// The game.
    handle: TableSignals,
    /// The trails.
    map: TrailMap,
    /// The size of the board: the places are measured again when it changes.
    room: Signal<(i16, i16)>,
) -> impl IntoView {
    let TrailMap { board, courses } = map;
    let arrival = Timeout::new();
    Effect::new(move |_| {
        let trails = handle.trails.get();
        room.track();
        courses.set(Vec::new());
        arrival.cancel();
        if trails.is_empty() {
            return;
        }
        arrival.after(ARRIVAL, move || {
            if let Some(board) = board.get_untracked() {
                let drawn = trails.iter().enumerate().filter_map(|(index, trail)| course(handle, &board, index, trail));
                courses.set(drawn.collect());
            }
        });
    });
    let key = |(colour, course, _): &(Colour, Course, usize)| (colour.id(), course.clone());
    let draw = |(colour, course, _): (Colour, Course, usize)| {
        let line = course.line().iter().map(|(x, y)| format!("L{x} {y}")).collect::<String>().replacen('L', "M", 1);
        let (x, y) = course.piece();
        view! {
            <g class=seat_class("", colour)>
                <path class="trail-edge" d=line.clone() />
                <path class="trail" d=line />
                <g transform=format!("translate({x} {y})")>
                    <Shape colour radius=PIECE />
                </g>
            </g>
        }
        .into_any()
    };
    view! {
        <svg class="trails" aria-hidden="true">
            {each(move || courses.get(), key, draw)}
        </svg>
    }
}

/// The middle of a way.
fn middle(points: &[(i16, i16)]) -> (i16, i16) {
    let half = points.len() / 2;
    let [one, other] = [half.saturating_sub(1), half].map(|at| points.get(at).copied().unwrap_or_default());
    ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
}

/// The course of a trail, with the colour of its seat and its index; `None` if a place is not on the board.
fn course(handle: TableSignals, board: &Element, index: usize, trail: &Trail) -> Option<(Colour, Course, usize)> {
    let colour = handle.seats.with_untracked(|seats| seats.get(trail.seat.index()).map(|info| info.colour))?;
    let area = |place: &String| {
        let place = board.query_selector(&format!(":is([data-place='{place}'], [data-touch='{place}'])")).ok()??;
        let Rect { x, y, width, height } = rect_within(&place, board);
        Some([x, y, width, height].map(|length| length as i16))
    };
    let areas = trail.places.iter().map(area).collect::<Option<Vec<_>>>()?;
    // Trails of the same places are offset, so that none covers another.
    let aside = (index % 4) as i16 * 8 - 12;
    let course = match areas[..] {
        [[x, y, width, height]] => {
            let out = OUTSIDE + aside.max(0) / 4;
            Course::Place(x - out, y - out, width + 2 * out, height + 2 * out)
        }
        _ => {
            let middle = |[x, y, width, height]: [i16; 4]| (x + width / 2 + aside, y + height / 2 + aside);
            Course::Way(areas.into_iter().map(middle).collect())
        }
    };
    Some((colour, course, index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_touch_is_meant_for_the_trail_that_is_near() {
        let way = Course::Way(vec![(0, 0), (100, 0), (100, 100)]);
        assert!(way.is_near((50, 8)) && way.is_near((92, 50)));
        assert!(!way.is_near((50, 30)) && !way.is_near((-20, 0)) && !way.is_near((100, 120)));
        // The piece at the corner above, not the area inside.
        let place = Course::Place(10, 10, 80, 40);
        assert!(place.is_near((90, 10)) && place.is_near((102, 2)) && place.is_near((50, 52)));
        assert!(!place.is_near((50, 30)));
    }
}
