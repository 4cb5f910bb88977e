//! The draft of a new game: who plays, in which colours and places, who begins, and the chosen options.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::engine::{Colour, Control};

/// The number of places that the lot visits before it falls.
pub const LOT_STEPS: usize = 9;
/// The shortest time of the lot on a place, in milliseconds.
const LOT_PACE_MS: u32 = 110;
/// The time by which each place takes longer than the one before, in milliseconds.
const LOT_SLOWER_MS: u32 = 12;

/// A player of the new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The identity in the list while it is edited; never saved.
    pub key: u32,
    /// The name as typed; empty if none was typed.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// The level of the bot; `None` for a person.
    pub bot: Option<u8>,
    /// The index of the role among those of the game; 0 where there are none.
    pub role: usize,
}

impl Person {
    /// The typed name of a person. A bot has its own name; the typed name is kept for when the person comes back.
    pub fn typed_name(&self) -> &str {
        if self.bot.is_some() { "" } else { &self.name }
    }
}

/// A player as wished: what does not fit the game is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The name, as it may be typed.
    pub name: String,
    /// The colour.
    pub colour: Option<Colour>,
    /// The level of the bot.
    pub bot: Option<u8>,
    /// The index of the role.
    pub role: usize,
}

/// The places for a number of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// The colours of the places.
    pub colours: &'static [Colour],
    /// Whether the people sit in the order of the colours.
    pub are_in_order: bool,
}

/// What a game allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The minimum number of people.
    pub least: usize,
    /// The maximum number of people.
    pub most: usize,
    /// All colours of the game.
    pub colours: &'static [Colour],
    /// The places by number of people, from 0 to the maximum.
    pub places: Vec<Places>,
    /// The number of roles, 1 where there is no choice.
    pub roles: usize,
    /// The levels of its bots.
    pub levels: RangeInclusive<u8>,
}

/// A lot on its way from place to place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The keys of the people when it was drawn.
    keys: Vec<u32>,
    /// The index of the person on whom it falls.
    winner: usize,
    /// The number of places that it still visits.
    left: usize,
}

/// The draft of a new game. There are never more people than allowed; each has a colour of the game that nobody else has.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    limits: Limits,
    people: Vec<Person>,
    /// The key of the person who begins.
    first: u32,
    is_mixed: bool,
    options: Map<String, Value>,
    has_lot_fallen: bool,
}

impl Draft {
    /// The draft with these people, as far as they fit the game, and with others up to the minimum.
    pub fn new(limits: Limits, wishes: Vec<Wish>) -> Self {
        let (people, options) = (Vec::new(), Map::new());
        let mut draft = Self { limits, people, first: 0, is_mixed: false, options, has_lot_fallen: false };
        for wish in wishes {
            draft.add(wish);
        }
        while draft.people.len() < draft.limits.least && draft.add(Wish::default()) {}
        draft.begin_with(0);
        draft
    }

    /// Who plays, in the order of the seats.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// The index of the person who begins.
    pub fn first(&self) -> usize {
        self.people.iter().position(|person| person.key == self.first).unwrap_or(0)
    }

    /// Whether people choose the roles of their seats.
    pub fn is_mixed(&self) -> bool {
        self.is_mixed
    }

    /// The chosen options, as in records.
    pub fn options(&self) -> &Map<String, Value> {
        &self.options
    }

    /// Whether the person who begins was drawn by lot.
    pub fn has_lot_fallen(&self) -> bool {
        self.has_lot_fallen
    }

    /// Adds a person, in the wished colour if it is free, otherwise in the first free one. Returns whether there was room.
    pub fn add(&mut self, Wish { name, colour, bot, role }: Wish) -> bool {
        let is_free = |colour: &Colour| self.people.iter().all(|person| person.colour != *colour);
        // A person whose colour does not belong to this number of people gets one below.
        let colours = self.limits.colours;
        let wish = colour.filter(|colour| colours.contains(colour)).filter(is_free);
        let colour = wish.or_else(|| colours.iter().copied().find(is_free));
        let Some(colour) = colour.filter(|_| self.people.len() < self.limits.most) else { return false };
        let key = self.people.iter().map(|person| person.key + 1).max().unwrap_or(0);
        let bot = bot.filter(|level| self.limits.levels.contains(level));
        let role = if role < self.limits.roles { role } else { 0 };
        self.people.push(Person { key, name, colour, bot, role });
        self.sit_down();
        true
    }

    /// Removes a person, unless the others are too few.
    pub fn remove(&mut self, index: usize) {
        if index < self.people.len() && self.people.len() > self.limits.least {
            self.people.remove(index);
            self.sit_down();
        }
    }

    /// Exchanges the places of two people. Where colours belong to places, these stay.
    pub fn swap(&mut self, one: usize, other: usize) {
        if one.max(other) >= self.people.len() {
            return;
        }
        self.people.swap(one, other);
        if self.places().is_some_and(|places| places.are_in_order) {
            let colour = self.people[one].colour;
            self.people[one].colour = self.people[other].colour;
            self.people[other].colour = colour;
        }
        self.sit_down();
    }

    /// Gives a person a colour; the person who has it takes theirs in exchange. Returns the index of the person then.
    pub fn paint(&mut self, index: usize, colour: Colour) -> Option<usize> {
        let (key, old) = self.people.get(index).map(|person| (person.key, person.colour))?;
        if !self.places().is_some_and(|places| places.colours.contains(&colour)) {
            return Some(index);
        }
        if let Some(other) = self.people.iter_mut().find(|person| person.colour == colour) {
            other.colour = old;
        }
        self.people[index].colour = colour;
        self.sit_down();
        self.people.iter().position(|person| person.key == key)
    }

    /// Changes the typed name of a person.
    pub fn rename(&mut self, index: usize, name: String) {
        if let Some(person) = self.people.get_mut(index) {
            person.name = name;
        }
    }

    /// Leaves a seat to a bot of this level, or gives it to a person.
    pub fn set_bot(&mut self, index: usize, bot: Option<u8>) {
        if let Some(person) = self.people.get_mut(index) {
            person.bot = bot;
        }
    }

    /// Makes everybody but the first a bot of this level; bots keep their level.
    pub fn leave_to_bots(&mut self, level: u8) {
        for person in self.people.iter_mut().skip(1).filter(|person| person.bot.is_none()) {
            person.bot = Some(level);
        }
    }

    /// Chooses the role of a seat.
    pub fn set_role(&mut self, index: usize, role: usize) {
        if let Some(person) = self.people.get_mut(index).filter(|_| role < self.limits.roles) {
            person.role = role;
        }
    }

    /// Chooses whether people choose the roles of their seats.
    pub fn set_mixed(&mut self, is_mixed: bool) {
        self.is_mixed = is_mixed;
    }

    /// Chooses the value of an option.
    pub fn choose(&mut self, field: &str, value: Value) {
        self.options.insert(field.to_owned(), value);
    }

    /// Chooses the person who begins.
    pub fn begin_with(&mut self, index: usize) {
        self.has_lot_fallen = false;
        if let Some(person) = self.people.get(index) {
            self.first = person.key;
        }
    }

    /// A lot that falls on a person after this number of places.
    pub fn draw_lot(&mut self, winner: usize, steps: usize) -> Lot {
        self.has_lot_fallen = false;
        Lot { keys: self.people.iter().map(|person| person.key).collect(), winner, left: steps.min(LOT_STEPS) }
    }

    /// Moves the lot on to the next place. Returns the time that it stays there, in milliseconds, longer at each place, and the lot; `None` when
    /// it has fallen.
    pub fn pass_lot(&mut self, lot: Lot) -> Option<(u32, Lot)> {
        let Lot { keys, winner, left } = lot;
        let passed = LOT_STEPS - left;
        let at = (winner + keys.len() * LOT_STEPS).saturating_sub(left).checked_rem(keys.len())?;
        self.first = *keys.get(at)?;
        let Some(next) = left.checked_sub(1) else {
            self.has_lot_fallen = true;
            return None;
        };
        Some((LOT_PACE_MS + passed as u32 * LOT_SLOWER_MS, Lot { keys, winner, left: next }))
    }

    /// The setup as in records. `names` are those used in the game; `roles` are the field of the roles in a seat and their values. Options that
    /// are fixed at this table are left out, as is the person who begins where the dice decide.
    pub fn setup(
        &self,
        names: Vec<String>,
        roles: Option<(&str, Vec<Value>)>,
        fixed: &[&str],
        is_first_chosen: bool,
    ) -> Value {
        let seat = |(name, person): (String, &Person)| {
            let control = person.bot.map_or(Control::Human, Control::Bot);
            let mut seat = json!({ "name": name, "colour": person.colour, "control": control });
            // The first role is the default, which records omit.
            if let Some((field, values)) = roles.as_ref().filter(|_| self.is_mixed && person.role > 0) {
                seat[*field] = values.get(person.role).cloned().unwrap_or_default();
            }
            seat
        };
        let seats: Vec<Value> = names.into_iter().zip(&self.people).map(seat).collect();
        let mut options = self.options.clone();
        options.retain(|field, _| !fixed.contains(&field.as_str()));
        json!({ "seats": seats, "first": is_first_chosen.then(|| self.first()), "options": options })
    }

    fn places(&self) -> Option<Places> {
        self.limits.places.get(self.people.len()).copied()
    }

    /// Gives everybody a colour of this number of people, and the matching place, where colours belong to places.
    fn sit_down(&mut self) {
        let Some(Places { colours, are_in_order }) = self.places() else { return };
        for index in 0..self.people.len() {
            let taken = |colour: &Colour| self.people.iter().any(|person| person.colour == *colour);
            if !colours.contains(&self.people[index].colour)
                && let Some(free) = colours.iter().copied().find(|colour| !taken(colour))
            {
                self.people[index].colour = free;
            }
        }
        if are_in_order {
            let place = |person: &Person| colours.iter().position(|colour| *colour == person.colour);
            self.people.sort_by_key(|person| place(person).unwrap_or(usize::MAX));
        }
    }
}
