//! The events in a link: chance by its odds, decisions by their place among the legal actions.

use super::coder::Coder;
use super::fault::LinkFault;
use crate::engine::{Event, EventOf, Game, Timeline, Turn};

/// The most events in a link.
const EVENTS_MAX: usize = 100_000;
/// The longest list of legal actions whose places are counted one by one.
const SHORT_LIST_MAX: usize = 8;
/// The number of equal parts of a longer list.
const PARTS: usize = 8;
/// The weight that a place gains when it is chosen, and the sum at which all weights are halved, so that the latest choices count most.
const WEIGHT_GAIN: u32 = 24;
const WEIGHTS_MAX: u32 = 1 << 11;

/// How often each place in the lists of legal actions was chosen, by the length of the list. It knows no game and no bot, so that a link
/// depends on nothing but the order of the actions.
struct Places {
    short: [[u32; SHORT_LIST_MAX]; SHORT_LIST_MAX + 1],
    /// The parts of a long list, and its last place.
    long: [u32; PARTS + 1],
}

impl Places {
    fn new() -> Self {
        Self { short: [[8; SHORT_LIST_MAX]; SHORT_LIST_MAX + 1], long: [8; PARTS + 1] }
    }

    /// Codes the place in a list of this length, at least 1.
    fn code(&mut self, coder: &mut dyn Coder, length: usize, chosen: Option<usize>) -> Result<usize, LinkFault> {
        if length <= SHORT_LIST_MAX {
            return pick_counted(coder, &mut self.short[length][..length], chosen);
        }
        let last = length - 1;
        let start = |part: usize| part * last / PARTS;
        let part = chosen.map(|place| match place {
            place if place == last => PARTS,
            place => (0..PARTS).rposition(|part| start(part) <= place).unwrap_or_default(),
        });
        let part = pick_counted(coder, &mut self.long, part)?;
        if part == PARTS {
            return Ok(last);
        }
        let (from, to) = (start(part), start(part + 1));
        let within = chosen.map(|place| (place - from) as u32);
        Ok(from + coder.pick_one_of((to - from) as u32, within)? as usize)
    }
}

/// Codes one of the counted choices, and counts it.
fn pick_counted(coder: &mut dyn Coder, counts: &mut [u32], chosen: Option<usize>) -> Result<usize, LinkFault> {
    let index = coder.pick(counts, chosen)?;
    counts[index] += WEIGHT_GAIN;
    if counts.iter().sum::<u32>() > WEIGHTS_MAX {
        counts.iter_mut().for_each(|count| *count = count.div_ceil(2));
    }
    Ok(index)
}

/// Codes the events of a game, from its setup on.
pub fn code<G: Game>(
    coder: &mut dyn Coder,
    game: &mut Timeline<G>,
    given: Option<&[EventOf<G>]>,
) -> Result<(), LinkFault> {
    let count = code_count(coder, given.map(<[_]>::len))?;
    let mut places = Places::new();
    let (mut legal, mut chances, mut weights) = (Vec::new(), Vec::new(), Vec::new());
    for index in 0..count {
        let given = given.and_then(|events| events.get(index));
        let event = match game.state().turn() {
            Turn::Over => return Err(LinkFault::Damaged),
            Turn::Chance => {
                chances.clear();
                game.state().chances(&mut chances);
                weights.clear();
                weights.extend(chances.iter().map(|(_, weight)| *weight));
                let chosen = match given {
                    Some(Event::Chance { chance }) => Some(index_in(&chances, |(other, _)| other == chance)?),
                    Some(Event::Decision { .. }) => return Err(LinkFault::Unwritable),
                    None => None,
                };
                let place = coder.pick(&weights, chosen)?;
                EventOf::<G>::chance(chances.swap_remove(place).0)
            }
            Turn::Decide(seat) => {
                legal.clear();
                game.state().legal(&mut legal);
                let chosen = match given {
                    Some(Event::Decision { by, action }) if *by == seat => {
                        Some(index_in(&legal, |other| other == action)?)
                    }
                    Some(_) => return Err(LinkFault::Unwritable),
                    None => None,
                };
                if legal.is_empty() {
                    return Err(LinkFault::Damaged);
                }
                let place = places.code(coder, legal.len(), chosen)?;
                EventOf::<G>::decision(seat, legal.swap_remove(place))
            }
        };
        game.play(event).map_err(|_| LinkFault::Damaged)?;
    }
    Ok(())
}

fn index_in<T>(list: &[T], is: impl FnMut(&T) -> bool) -> Result<usize, LinkFault> {
    list.iter().position(is).ok_or(LinkFault::Unwritable)
}

/// Codes the number of events: the number of its bits, then the bits below the highest one.
fn code_count(coder: &mut dyn Coder, given: Option<usize>) -> Result<usize, LinkFault> {
    if given.is_some_and(|count| count > EVENTS_MAX) {
        return Err(LinkFault::Unwritable);
    }
    let bits_of = |count: usize| usize::BITS - count.leading_zeros();
    let bits = coder.pick_one_of(bits_of(EVENTS_MAX) + 1, given.map(bits_of))?;
    if bits == 0 {
        return Ok(0);
    }
    let highest = 1_u32 << (bits - 1);
    let count = highest + coder.pick_one_of(highest, given.map(|count| count as u32 - highest))?;
    Some(count as usize).filter(|count| *count <= EVENTS_MAX).ok_or(LinkFault::Damaged)
}
