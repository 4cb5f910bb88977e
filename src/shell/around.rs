//! People around a device that lies on the table: where they sit, and to whom the table is turned.

use crate::engine::Seat;

/// How the table behaves when the turn passes to somebody else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableMode {
    /// The device is passed on, and the table stays upright.
    #[default]
    Pass,
    /// The device lies on the table, and the table turns to the person who acts.
    Turn,
    /// The device lies on the table, and the table is turned by hand only.
    Fixed,
}

/// An edge of the device, clockwise as seen from above. People at an edge see it as the lower one when the table is turned to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The edge at which the table is upright.
    #[default]
    Lower,
    /// The left edge.
    Left,
    /// The upper edge.
    Upper,
    /// The right edge.
    Right,
}

impl Side {
    /// All edges, clockwise.
    pub const ALL: [Self; 4] = [Self::Lower, Self::Left, Self::Upper, Self::Right];

    /// The number of quarter turns, clockwise, by which the table is turned for this edge, as the attribute `data-turned` has it; `None`: it is
    /// upright.
    pub const fn turned(self) -> Option<&'static str> {
        match self {
            Self::Lower => None,
            Self::Left => Some("1"),
            Self::Upper => Some("2"),
            Self::Right => Some("3"),
        }
    }

    /// The next edge, clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Whether the width of the device is the height of the table.
    pub const fn is_across(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// The shortest way from this edge to another, in degrees, clockwise: -90, 0, 90 or 180.
    pub const fn degrees_to(self, other: Self) -> i32 {
        match (other as i32 - self as i32).rem_euclid(4) {
            3 => -90,
            quarters => quarters * 90,
        }
    }
}

/// A place beside the device: the middle of an edge, or a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(u8);

impl Place {
    /// The number of places.
    pub const COUNT: usize = 8;

    /// All places, clockwise from the middle of the lower edge. Every second one is a corner.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The place with this number in [`Place::all`].
    pub fn new(number: u64) -> Option<Self> {
        u8::try_from(number).ok().filter(|number| usize::from(*number) < Self::COUNT).map(Self)
    }

    /// Its number in [`Place::all`].
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The edge at which a person sits here. A corner belongs to the longer edge, which is the lower or the upper one of a wide device.
    pub const fn side(self, is_wide: bool) -> Side {
        match (self.0, is_wide) {
            (0, _) | (1 | 7, true) => Side::Lower,
            (2, _) | (1 | 3, false) => Side::Left,
            (4, _) | (3 | 5, true) => Side::Upper,
            _ => Side::Right,
        }
    }

    /// This place as seen from an edge of the device, to which the page is turned.
    #[must_use]
    pub const fn turned_back(self, side: Side) -> Self {
        let count = Self::COUNT as u8;
        Self((self.0 + count - 2 * side as u8) % count)
    }

    /// The places suggested for this number of people in the order of their turns, clockwise.
    fn suggested(people: usize) -> &'static [u8] {
        match people {
            0 | 1 => &[0],
            2 => &[0, 4],
            3 => &[0, 2, 6],
            4 => &[0, 2, 4, 6],
            5 => &[0, 2, 3, 5, 6],
            6 => &[7, 1, 2, 3, 5, 6],
            7 => &[0, 1, 2, 3, 5, 6, 7],
            _ => &[0, 1, 2, 3, 4, 5, 6, 7],
        }
    }

    /// A place for each person, in the order of their turns: the one where they sat last, unless somebody before them has it, otherwise the
    /// suggested one, otherwise the first free one. At most [`Place::COUNT`] people.
    pub fn seat_all(last: &[Option<Self>]) -> Vec<Self> {
        let suggested = Self::suggested(last.len());
        let mut seated = Vec::with_capacity(last.len());
        let mut kept = Vec::with_capacity(last.len());
        for place in last {
            let free = place.filter(|place| !kept.contains(&Some(*place)));
            kept.push(free);
        }
        for (index, place) in kept.iter().enumerate() {
            let is_free = |place: &Self| !seated.contains(place) && !kept.contains(&Some(*place));
            let suggestion = suggested.get(index).copied().map(Self).filter(is_free);
            let place = place.or(suggestion).or_else(|| Self::all().find(is_free));
            seated.push(place.unwrap_or(Self(0)));
        }
        seated
    }
}

/// Seats a person at a place. Somebody who sits there already takes the place of that person.
pub fn exchange(places: &mut [(Seat, Place)], seat: Seat, to: Place) {
    let Some(from) = places.iter().find(|(other, _)| *other == seat).map(|(_, place)| *place) else { return };
    for (other, place) in places {
        if *other == seat {
            *place = to;
        } else if *place == to {
            *place = from;
        }
    }
}

/// The next edge after this one, clockwise, at which somebody sits; the next one of all if nobody does.
pub fn next_side(from: Side, places: &[(Seat, Place)], is_wide: bool) -> Side {
    let is_taken = |side: &Side| places.iter().any(|(_, place)| place.side(is_wide) == *side);
    std::iter::successors(Some(from.next()), |side| Some(side.next())).take(4).find(is_taken).unwrap_or(from.next())
}

/// The person to whom the table is turned: the one who acts, and during the turns of bots and after the end the one who acted last.
pub fn faced(active: Option<Seat>, is_person: impl Fn(Seat) -> bool, last: Option<Seat>) -> Option<Seat> {
    active.filter(|seat| is_person(*seat)).or(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(numbers: &[u8]) -> Vec<Place> {
        numbers.iter().copied().map(Place).collect()
    }

    #[test]
    fn suggested_places_go_clockwise_and_are_different() {
        for people in 1..=Place::COUNT {
            let seated = Place::seat_all(&vec![None; people]);
            let mut sorted = seated.clone();
            sorted.sort_by_key(|place| place.number());
            sorted.dedup();
            assert_eq!(sorted.len(), people, "{people} people");
            let steps = seated.windows(2).map(|two| (two[1].0 + 8 - two[0].0) % 8);
            assert!(steps.sum::<u8>() < 8, "{people} people go round at most once");
        }
        let sides: Vec<Side> = Place::seat_all(&[None; 4]).into_iter().map(|place| place.side(true)).collect();
        assert_eq!(sides, Side::ALL);
    }

    #[test]
    fn people_keep_their_places_and_others_find_free_ones() {
        let last = [None, Place::new(0), Place::new(0), Place::new(4)];
        assert_eq!(Place::seat_all(&last), places(&[1, 0, 2, 4]), "the suggested places of the first are taken");
        assert_eq!(Place::new(8), None);
    }

    #[test]
    fn a_corner_belongs_to_the_longer_edge() {
        let sides = |is_wide| Place::all().map(|place| place.side(is_wide)).collect::<Vec<_>>();
        use Side::{Left, Lower, Right, Upper};
        assert_eq!(sides(true), [Lower, Lower, Left, Upper, Upper, Upper, Right, Lower]);
        assert_eq!(sides(false), [Lower, Left, Left, Left, Upper, Right, Right, Right]);
    }

    #[test]
    fn people_who_change_places_leave_none_twice() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let mut seated: Vec<(Seat, Place)> = seats.iter().copied().zip(places(&[0, 2, 4])).collect();
        exchange(&mut seated, seats[0], Place(4));
        assert_eq!(seated.iter().map(|(_, place)| place.0).collect::<Vec<_>>(), [4, 2, 0]);
        exchange(&mut seated, seats[1], Place(7));
        assert_eq!(seated.iter().map(|(_, place)| place.0).collect::<Vec<_>>(), [4, 7, 0]);
    }

    #[test]
    fn by_hand_the_table_turns_to_the_next_person() {
        let seated: Vec<(Seat, Place)> = Seat::all(2).zip(places(&[0, 4])).collect();
        assert_eq!(next_side(Side::Lower, &seated, true), Side::Upper);
        assert_eq!(next_side(Side::Upper, &seated, true), Side::Lower);
        assert_eq!(next_side(Side::Right, &[], true), Side::Lower);
    }

    #[test]
    fn a_drawing_of_the_device_lies_as_the_device_does() {
        // For a person at the left edge that edge is the lower one, and the upper edge is on the left.
        assert_eq!(Place(2).turned_back(Side::Left), Place(0));
        assert_eq!(Place(4).turned_back(Side::Left), Place(2));
        assert_eq!(Place(1).turned_back(Side::Upper), Place(5));
    }

    #[test]
    fn the_table_turns_the_shorter_way() {
        assert_eq!(Side::Lower.degrees_to(Side::Right), -90);
        assert_eq!(Side::Right.degrees_to(Side::Lower), 90);
        assert_eq!(Side::Left.degrees_to(Side::Right), 180);
        assert_eq!(Side::Upper.degrees_to(Side::Upper), 0);
        assert_eq!(Side::Right.next(), Side::Lower);
        assert!(Side::Left.is_across() && !Side::Upper.is_across());
    }

    #[test]
    fn the_table_stays_with_the_person_who_watches_bots() {
        let is_person = |seat: Seat| seat.index() < 2;
        let seat = Seat::new;
        assert_eq!(faced(seat(1), is_person, seat(0)), seat(1));
        assert_eq!(faced(seat(2), is_person, seat(0)), seat(0));
        assert_eq!(faced(None, is_person, seat(1)), seat(1));
        assert_eq!(faced(seat(3), is_person, None), None);
    }
}
