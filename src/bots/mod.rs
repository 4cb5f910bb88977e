//! Bots: they decide for the seats without a person. PURE.
//!
//! Level 0 chooses at random, for simulations. Level 1 is easy: it overlooks actions. Level 2 plays by the heuristic of
//! its game, without a search. Levels 3 and 4 search ([`Search`]), or compute the exact expectation ([`Expectimax`])
//! where that is better; the `bot` of each game documents its choice and the reason.

mod judging;
mod learning;
mod network;
mod reasons;
mod search;
mod selfplay;
mod thinking;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::engine::{BySeat, EventOf, Game, Known, Seat, Turn};

pub use judging::{Judgement, Judging, PlayedGame, judge, proportional, softmax};
pub use learning::{Learning, train};
pub use network::{Inputs, Network};
pub use reasons::{Reasons, reason_for};
pub use search::{Candidate, Compared, Expectimax, Search, Style, best_first};
pub use selfplay::SelfPlaySeed;
pub use thinking::{Answer, Judged, Question, Request, Thinker, run_slice};

/// The highest level.
pub const HIGHEST_LEVEL: u8 = 4;
/// The highest level that decides without a search.
pub const HIGHEST_AT_ONCE: u8 = 2;
/// The lowest level offered to players.
pub const EASY: u8 = 1;

/// The easy bot overlooks one action in this many.
const OVERLOOKED: u32 = 2;

/// The score of a legal action without any effect: a search omits it if there is another action.
pub const POINTLESS: i32 = i32::MIN;

/// The share of each seat in the victory, 0 to 1.
pub type Shares = BySeat<f64>;

/// A game with bots: its evaluation functions and parameters.
pub trait Heuristic: Game {
    /// Whether there is hidden information, so that a search has to sample it in each playout.
    const HIDDEN: bool = false;
    /// The number of playouts per decision at level 3 and at level 4.
    const PLAYOUTS: [u32; 2];
    /// The search parameters: of level 3, and of searches with more playouts.
    const STYLES: [Style; 2];

    /// The heuristic value of this action for the seat that decides now; higher is better, and only the order counts.
    /// [`POINTLESS`] if the action has no effect.
    ///
    /// Called for legal actions only.
    fn score(known: &Known<Self>, action: &Self::Action) -> i32;

    /// The exact expectation of each action of the seat that decides now, over about this many states; `None` where a search is better.
    fn expectimax(known: &Known<Self>, states: u32) -> Option<Box<dyn Expectimax<Self::Action>>> {
        let _ = (known, states);
        None
    }

    /// The learning interface of the game; `None` if no network is trained for it.
    fn learning() -> Option<&'static dyn Learning<Self>> {
        None
    }

    /// An estimate of each seat's share of the victory, 0 to 1 each, in a game that is not over.
    fn evaluate(known: &Known<Self>) -> BySeat<f64>;

    /// Each seat's chance to win, in a game that is not over; the sum is 1. For the judgement of a game ([`judge`]): bots do not use it, so
    /// it can change without changing their play.
    fn chance_to_win(state: &Self) -> Shares {
        let known = Known::sample(state, Seat::FIRST, &mut ChaCha8Rng::seed_from_u64(0));
        proportional(&Self::evaluate(&known))
    }

    /// The statistics of a finished game that its balance is judged by, besides the winners.
    fn tally(&self) -> Tally {
        Tally::default()
    }
}

/// Statistics of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Lengths and other figures: the median over many games is reported.
    pub measures: Vec<(&'static str, u32)>,
    /// Endings and incidents, each as often as it occurred.
    pub endings: Vec<&'static str>,
}

/// A uniformly random event: one of the legal actions, or a sampled outcome of chance. `None` when the game is over.
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

/// The next event where bots of this level play: an outcome of chance, or the decision of a bot from the knowledge of
/// its seat. `None` when the game is over.
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

/// As [`bot_event`], with a budget: the playouts per decision at the highest level, and in proportion below; `None` for
/// the default of the game.
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

/// The decision of a bot of this level, from [`EASY`] on, with this knowledge; `None` where its seat has no decision.
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

/// The decision of a bot without a search; all levels from [`HIGHEST_AT_ONCE`] on decide the same. `None` where the seat has no decision.
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

/// The number of playouts per decision at this level, if the level searches.
pub fn playouts<G: Heuristic>(level: u8) -> u32 {
    let [strong, strongest] = G::PLAYOUTS;
    if level < HIGHEST_LEVEL { strong } else { strongest }
}

/// The same for this budget at the highest level, and in proportion below.
fn playouts_within<G: Heuristic>(level: u8, budget: u32) -> u32 {
    let most = u64::from(playouts::<G>(HIGHEST_LEVEL).max(1));
    let scaled = u64::from(budget) * u64::from(playouts::<G>(level)) / most;
    scaled.clamp(1, u64::from(budget.max(1))) as u32
}

/// The action chosen by a search with this many playouts; `None` where the seat has no decision.
pub fn searched<G: Heuristic>(known: Known<G>, playouts: u32, rng: &mut impl Rng) -> Option<G::Action> {
    let mut search = Search::new(known, playouts, ChaCha8Rng::from_rng(rng));
    search.step(playouts);
    search.candidates().into_iter().next().map(|best| best.action)
}

/// The action with the highest heuristic value; `None` where the seat has no decision. With `overlooked`, each action
/// is ignored with a probability of one in that many; at least one is kept.
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
    // Ties are broken at random, so that no seat and no piece is favoured by its number.
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
