//! Multisets of cards, and piles of them. Undrawn cards have no order (IN-5).

use std::fmt;

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::{BY_ID, DRUGS, Design, EVENTS, GOODS};
use super::row::CardTable;
use crate::engine::Seats;

/// A card lying face down, with the seats that have seen it.
pub(super) type Witnessed = (Design, Seats);

/// A multiset of cards of one deck: the number of copies of each design, for rows `FIRST` to `FIRST + N` of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CardCounts<const FIRST: usize, const N: usize> {
    counts: [u8; N],
    len: u8,
}

/// A multiset of goods.
pub type Goods = CardCounts<0, GOODS>;
/// A multiset of drugs.
pub type Drugs = CardCounts<GOODS, DRUGS>;
/// A multiset of events.
pub type Events = CardCounts<{ GOODS + DRUGS }, EVENTS>;

impl<const FIRST: usize, const N: usize> CardCounts<FIRST, N> {
    /// No cards.
    pub const EMPTY: Self = Self { counts: [0; N], len: 0 };

    /// The whole deck of a game with this table.
    pub fn full(table: CardTable) -> Self {
        let mut bag = Self::EMPTY;
        for (row, count) in (FIRST..).zip(&mut bag.counts) {
            *count = Design::at(row).copies(table);
            bag.len += *count;
        }
        bag
    }

    /// The number of cards.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of copies of this design; 0 for a design of another deck.
    pub fn count(&self, card: Design) -> u8 {
        self.counts.get(card.index().wrapping_sub(FIRST)).copied().unwrap_or(0)
    }

    /// Whether there is at least one copy of this design.
    pub fn contains(&self, card: Design) -> bool {
        self.count(card) > 0
    }

    /// The designs with their numbers of copies, by id.
    pub fn iter(&self) -> impl Iterator<Item = (Design, u8)> + Clone + use<'_, FIRST, N> {
        let by_id = const { &by_id::<FIRST, N>() };
        let counted = by_id.iter().map(|place| (*place, self.counts[usize::from(*place)]));
        let there = counted.filter(|(_, count)| *count > 0);
        there.map(|(place, count)| (Design::at(FIRST + usize::from(place)), count))
    }

    /// The designs with their numbers of copies, by id, as a list.
    pub(super) fn counts(&self) -> ArrayVec<(Design, u8), N> {
        if self.is_empty() { ArrayVec::new() } else { self.iter().collect() }
    }

    /// Every single card, by id.
    pub fn cards(&self) -> impl Iterator<Item = Design> + Clone + use<'_, FIRST, N> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// Adds a card of this deck.
    pub(super) fn add(&mut self, card: Design) {
        if let Some(count) = self.counts.get_mut(card.index().wrapping_sub(FIRST)) {
            *count += 1;
            self.len += 1;
        }
    }

    /// Removes a card; returns `false` if there is none.
    pub(super) fn remove(&mut self, card: Design) -> bool {
        match self.counts.get_mut(card.index().wrapping_sub(FIRST)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                self.len -= 1;
                true
            }
            _ => false,
        }
    }

    /// Adds all these cards.
    pub(super) fn add_all(&mut self, cards: Self) {
        if cards.is_empty() {
            return;
        }
        for (count, more) in self.counts.iter_mut().zip(cards.counts) {
            *count += more;
        }
        self.len += cards.len;
    }

    /// Removes and returns all cards.
    pub(super) fn take(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// Removes and returns the cards of the designs that satisfy `meant`.
    pub(super) fn take_those(&mut self, meant: impl Fn(Design) -> bool) -> Self {
        let mut taken = Self::EMPTY;
        for (row, count) in (FIRST..).zip(&mut self.counts) {
            if *count > 0 && meant(Design::at(row)) {
                taken.counts[row - FIRST] = std::mem::take(count);
                taken.len += taken.counts[row - FIRST];
            }
        }
        self.len -= taken.len;
        taken
    }

    /// A uniformly random card.
    fn any(&self, rng: &mut impl Rng) -> Option<Design> {
        let mut before = (self.len > 0).then(|| rng.random_range(0..self.len))?;
        let place = self.counts.iter().position(|count| {
            let here = before < *count;
            before = before.wrapping_sub(if here { 0 } else { *count });
            here
        })?;
        Some(Design::at(FIRST + place))
    }
}

impl<const FIRST: usize, const N: usize> fmt::Debug for CardCounts<FIRST, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl<const FIRST: usize, const N: usize> Default for CardCounts<FIRST, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const FIRST: usize, const N: usize> Serialize for CardCounts<FIRST, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Collected first: some formats need the length in advance.
        serializer.collect_seq(self.cards().collect::<Vec<Design>>())
    }
}

impl<'de, const FIRST: usize, const N: usize> Deserialize<'de> for CardCounts<FIRST, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut counts = Self::EMPTY;
        Vec::<Design>::deserialize(deserializer)?.into_iter().for_each(|card| counts.add(card));
        Ok(counts)
    }
}

/// The rows of a deck by id, as offsets from its first row.
const fn by_id<const FIRST: usize, const N: usize>() -> [u8; N] {
    let mut order = [0; N];
    let (mut at, mut next) = (0, 0);
    while at < BY_ID.len() {
        let row = BY_ID[at] as usize;
        if FIRST <= row && row < FIRST + N {
            order[next] = (row - FIRST) as u8;
            next += 1;
        }
        at += 1;
    }
    order
}

/// A draw pile and its discards (IN-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pile<const FIRST: usize, const N: usize> {
    pub draw: CardCounts<FIRST, N>,
    pub discard: CardCounts<FIRST, N>,
    /// The card known to lie on top of the draw pile (IN-18), if any.
    pub top: Option<Design>,
    /// The seats that know `top`; none if `top` is `None`.
    pub witnesses: Seats,
}

impl<const FIRST: usize, const N: usize> Pile<FIRST, N> {
    pub fn full(table: CardTable) -> Self {
        Self { draw: CardCounts::full(table), discard: CardCounts::EMPTY, top: None, witnesses: Seats::NONE }
    }

    /// Moves the discards to the draw pile, which must be empty.
    pub fn refill(&mut self) {
        self.draw.add_all(self.discard.take());
    }

    /// Whether this can be the next card.
    pub fn may_give(&self, card: Design) -> bool {
        self.draw.contains(card) && self.top.is_none_or(|top| top == card)
    }

    /// A random next card: `top` if known.
    pub fn any(&self, rng: &mut impl Rng) -> Option<Design> {
        self.top.or_else(|| self.draw.any(rng))
    }

    /// The possible next cards, each design with its number of copies: only `top` if it is known.
    pub fn next(&self) -> impl Iterator<Item = (Design, u8)> {
        let rest = self.draw.iter().filter(|_| self.top.is_none());
        self.top.map(|card| (card, 1)).into_iter().chain(rest)
    }

    /// Removes the next card.
    pub fn draw(&mut self, card: Design) {
        self.draw.remove(card);
        self.top = None;
        self.witnesses = Seats::NONE;
    }

    /// Puts a card back on top (IN-18), known to these seats.
    pub fn put_back(&mut self, card: Design, witnesses: Seats) {
        self.draw.add(card);
        self.put_top(card, witnesses);
    }

    /// Marks a card of the pile as lying on top, known to these seats.
    pub fn put_top(&mut self, card: Design, witnesses: Seats) {
        self.top = Some(card);
        self.witnesses = witnesses;
    }

    /// The card on top with the seats that know it.
    pub fn top_witnessed(&self) -> Option<Witnessed> {
        self.top.map(|card| (card, self.witnesses))
    }

    /// Removes and returns a random card of the whole draw pile, regardless of `top`.
    pub fn take_any(&mut self, rng: &mut impl Rng) -> Option<Design> {
        let card = self.draw.any(rng)?;
        self.draw.remove(card);
        Some(card)
    }

    /// A random card of the whole draw pile, regardless of `top`; it stays there.
    pub fn any_of_all(&self, rng: &mut impl Rng) -> Option<Design> {
        self.draw.any(rng)
    }
}
