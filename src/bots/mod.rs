//! Bots: they decide for the seats that no person plays. PURE.
//!
//! Level 0 chooses at random, for simulations. Level 1 is easy-going: it overlooks things. Level 2 plays by the heuristic of its game, at once.
//! Levels 3 and 4 search ([`Search`]), or weigh everything that may come exactly ([`Reckoning`]) where that is better; what each game
//! does, and why, its `bot` says.

mod expectimax;
mod network;
mod search;
mod selfplay;
mod thinking;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::engine::{BySeat, EventOf, Game, Known, Seat, Turn};

pub use expectimax::{Learning, Reckoning, train};
pub use network::{Inputs, Network};
pub use search::{Candidate, Compared, Search, Style, best_first};
pub use selfplay::SelfPlaySeed;
pub use thinking::{Answer, Question, Thinker};

/// The highest level that there is.
pub const HIGHEST_LEVEL: u8 = 4;
/// The highest level that decides at once.
pub const HIGHEST_AT_ONCE: u8 = 2;
/// The lowest level for somebody to play with.
pub const EASY: u8 = 1;

/// Of so many things that could be done, the easy-going bot overlooks one.
const OVERLOOKED: u32 = 2;

/// The score of a legal action that leads nowhere: a search leaves it out where there is another.
pub const POINTLESS: i32 = i32::MIN;

/// A game with bots: what they go by.
pub trait Heuristic: Game {
    /// Is anything hidden from a seat, so that a search has to imagine it anew in each playout?
    const HIDDEN: bool = false;
    /// How many playouts a decision is worth at level 3 and at level 4.
    const PLAYOUTS: [u32; 2];
    /// How the searches of level 3 go about it, and those of more playouts.
    const STYLES: [Style; 2];

    /// How good this action looks to the seat that decides now; more is better, and only the order counts. [`POINTLESS`] if it leads nowhere.
    ///
    /// It is asked for legal actions alone.
    fn score(known: &Known<Self>, action: &Self::Action) -> i32;

    /// The exact expectation of what the seat can do that decides now, of about so many states; nothing where a search serves better.
    fn expectimax(known: &Known<Self>, states: u32) -> Option<Box<dyn Reckoning<Self::Action>>> {
        let _ = (known, states);
        None
    }

    /// How the game is learned, if it is.
    fn learning() -> Option<&'static dyn Learning<Self>> {
        None
    }

    /// What each seat's share of the victory looks like, 0 to 1 each, in a game that is not over.
    fn outlook(known: &Known<Self>) -> BySeat<f64>;

    /// What speaks for an action.
    type Reason: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// What speaks for this legal action of the seat that decides now: what the action does by itself, compared with doing the least. `None`
    /// where it does nothing by itself that speaks for it, and for every other action. Whether the others may hear of it, this does not say.
    fn reason(known: &Known<Self>, action: &Self::Action) -> Option<Self::Reason>;

    /// Is this reason for the action of a seat true of the states before and after it? Read off both states, independently of
    /// [`reason`](Self::reason): the laws hold every reason to it.
    fn holds(reason: &Self::Reason, seat: Seat, action: &Self::Action, before: &Self, after: &Self) -> bool;

    /// What the balance of the game is judged by beyond who wins, when it is over.
    fn tally(&self) -> Tally {
        Tally::default()
    }
}

/// What a finished game is counted by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Lengths and the like: over many games their median is of interest.
    pub measures: Vec<(&'static str, u32)>,
    /// How it ended and what happened, each as often as it stands here.
    pub endings: Vec<&'static str>,
}

/// A uniformly random event: of the legal decisions, or of what chance may bring. `None` when the game is over.
///
/// `legal` is a buffer that is reused from call to call.
pub fn random_event<G: Game>(state: &G, rng: &mut impl Rng, legal: &mut Vec<G::Action>) -> Option<EventOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => state.sample(rng).map(EventOf::<G>::chance),
        Turn::Decide(seat) => {
            legal.clear();
            state.legal(legal);
            if legal.is_empty() {
                return None;
            }
            let chosen = rng.random_range(0..legal.len() as u32) as usize;
            Some(EventOf::<G>::decision(seat, legal.swap_remove(chosen)))
        }
    }
}

/// What comes next where bots of this level sit: chance, or what the bot decides that is given what its seat knows. `None` when the game is over.
///
/// A level above [`HIGHEST_LEVEL`] plays as the highest. `legal` is a buffer that is reused from call to call.
pub fn bot_event<G: Heuristic>(
    state: &G,
    level: u8,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
) -> Option<EventOf<G>> {
    bot_event_within(state, level, None, rng, legal)
}

/// The same with so many playouts for a decision at the highest level, and in proportion below; `None` for as many as the game wants.
pub fn bot_event_within<G: Heuristic>(
    state: &G,
    level: u8,
    budget: Option<u32>,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
) -> Option<EventOf<G>> {
    let Turn::Decide(seat) = state.turn() else { return random_event(state, rng, legal) };
    if level == 0 {
        return random_event(state, rng, legal);
    }
    let known = Known::sample(state, seat, rng);
    decision(known, level, budget, rng, legal).map(|action| EventOf::<G>::decision(seat, action))
}

/// What a bot of this level, from [`EASY`] on, decides for the seat that knows this; nothing where that seat has no decision.
///
/// `budget` and `legal` are those of [`bot_event_within`].
pub fn decision<G: Heuristic>(
    known: Known<G>,
    level: u8,
    budget: Option<u32>,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
) -> Option<G::Action> {
    if level > HIGHEST_AT_ONCE {
        let playouts = budget.map_or_else(|| playouts::<G>(level), |budget| playouts_within::<G>(level, budget));
        return searched(known, playouts, rng);
    }
    at_once(&known, level, rng, legal)
}

/// What a bot decides without a search; from [`HIGHEST_AT_ONCE`] on all levels decide the same. Nothing where the seat has no decision.
///
/// `legal` is a buffer that is reused from call to call.
pub fn at_once<G: Heuristic>(
    known: &Known<G>,
    level: u8,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
) -> Option<G::Action> {
    choose(known, (level <= EASY).then_some(OVERLOOKED), rng, legal)
}

/// How many playouts a decision of this level is worth, if the level searches.
pub fn playouts<G: Heuristic>(level: u8) -> u32 {
    let [strong, strongest] = G::PLAYOUTS;
    if level < HIGHEST_LEVEL { strong } else { strongest }
}

/// The same with so many at the highest level, and in proportion below.
fn playouts_within<G: Heuristic>(level: u8, budget: u32) -> u32 {
    let most = u64::from(playouts::<G>(HIGHEST_LEVEL).max(1));
    let scaled = u64::from(budget) * u64::from(playouts::<G>(level)) / most;
    scaled.clamp(1, u64::from(budget.max(1))) as u32
}

/// What a search of so many playouts chooses; nothing where the seat has no decision.
pub fn searched<G: Heuristic>(known: Known<G>, playouts: u32, rng: &mut impl Rng) -> Option<G::Action> {
    let mut search = Search::new(known, playouts, ChaCha8Rng::from_rng(rng));
    search.step(playouts);
    search.candidates().into_iter().next().map(|best| best.action)
}

/// What the heuristic prefers; nothing where the seat has no decision. One of `overlooked` actions is not seen at all, if any is left.
fn choose<G: Heuristic>(
    known: &Known<G>,
    overlooked: Option<u32>,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
) -> Option<G::Action> {
    legal.clear();
    known.legal(legal);
    if let Some(one_of) = overlooked {
        let seen = rng.random_range(0..legal.len().max(1) as u32) as usize;
        let mut number = 0;
        legal.retain(|_| {
            number += 1;
            number - 1 == seen || rng.random_range(0..one_of) != 0
        });
    }
    let scores: Vec<i32> = legal.iter().map(|action| G::score(known, action)).collect();
    let best = scores.iter().copied().max()?;
    // Among equals one at random, so that no seat and no piece is favoured by its number.
    let equals = scores.iter().filter(|score| **score == best).count() as u32;
    let mut left = rng.random_range(0..equals);
    let chosen = scores.iter().position(|score| {
        let equal = *score == best;
        let found = equal && left == 0;
        left -= u32::from(equal && !found);
        found
    })?;
    Some(legal.swap_remove(chosen))
}
