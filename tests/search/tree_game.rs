//! A game given as an explicit tree: each test specifies the actions, the outcomes of chance with their weights, and the winners.

use std::sync::Arc;

use heartbox::bots::{Heuristic, POINTLESS, Style};
use heartbox::engine::{
    BySeat, Colour, Event, EventOf, Facts, First, Game, Known, Observer, Outcome, PlainSeat, Refusal, RuleId, Seat,
    Setup, SetupError, Turn,
};
use rand::{Rng, RngExt};

/// A state with all its successors.
#[derive(Debug, PartialEq)]
pub enum Tree {
    /// This seat decides.
    Decide(Seat, Vec<Tree>),
    /// Chance chooses one of these, each with its weight.
    Chance(Vec<(u32, Tree)>),
    /// These seats have won.
    Won(Vec<Seat>),
}

/// A node in one of several trees, one of which is real. Only `insider` knows which.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub worlds: Arc<Vec<(u32, Tree)>>,
    pub world: usize,
    pub insider: Option<Seat>,
    path: Vec<usize>,
}

/// The branch with this number.
pub type Branch = usize;

/// The branch that the heuristic calls pointless.
pub const LEFT_OUT: Branch = 6;

/// The error for a branch that does not exist.
#[derive(Clone, Debug, PartialEq)]
pub struct NoSuchBranch;

impl Refusal for NoSuchBranch {
    fn rule(&self) -> RuleId {
        RuleId::new("TR", 1)
    }
}

impl State {
    /// The root of a tree that everybody knows.
    pub fn open(tree: Tree) -> Self {
        Self::hidden(vec![(1, tree)], 0, None)
    }

    /// The root of tree number `world`; the others see each tree with its weight as probability.
    pub fn hidden(worlds: Vec<(u32, Tree)>, world: usize, insider: Option<Seat>) -> Self {
        Self { worlds: Arc::new(worlds), world, insider, path: Vec::new() }
    }

    fn here(&self) -> &Tree {
        self.path.iter().fold(&self.worlds[self.world].1, |tree, branch| match tree {
            Tree::Decide(_, branches) => &branches[*branch],
            Tree::Chance(branches) => &branches[*branch].1,
            Tree::Won(_) => tree,
        })
    }
}

/// A random index, each with its weight.
fn weighted(weights: impl Iterator<Item = u32> + Clone, rng: &mut impl Rng) -> usize {
    let mut left = rng.random_range(0..weights.clone().sum::<u32>());
    let found = |weight: u32| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    };
    let mut weights = weights;
    weights.position(found).expect("a weight")
}

impl Game for State {
    const FACTS: Facts = Facts {
        id: "tree",
        seats: 2..=3,
        colours: &[Colour::Red, Colour::Blue, Colour::Green],
        seats_rule: RuleId::new("TR", 1),
        first: First::Rolled(RuleId::new("TR", 1)),
        random_play_limit: None,
        options: &[],
        role: None,
        link_code: 63,
    };

    type Options = PlainSeat;
    type SeatRules = PlainSeat;
    type Action = Branch;
    type Chance = Branch;
    type Effect = ();
    type Illegal = NoSuchBranch;
    type Trace = ();

    fn setup(_: &Setup<Self>) -> Result<Self, SetupError> {
        Ok(Self::open(Tree::Won(Vec::new())))
    }

    fn turn(&self) -> Turn {
        match self.here() {
            Tree::Decide(seat, _) => Turn::Decide(*seat),
            Tree::Chance(_) => Turn::Chance,
            Tree::Won(_) => Turn::Over,
        }
    }

    fn legal(&self, into: &mut Vec<Branch>) {
        if let Tree::Decide(_, branches) = self.here() {
            into.extend(0..branches.len());
        }
    }

    fn check(&self, by: Seat, action: &Branch) -> Result<(), NoSuchBranch> {
        match self.here() {
            Tree::Decide(seat, branches) if *seat == by && *action < branches.len() => Ok(()),
            _ => Err(NoSuchBranch),
        }
    }

    fn sampled_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> Self {
        let drawn = weighted(self.worlds.iter().map(|(weight, _)| *weight), rng);
        let world = if self.insider == Some(seat) { self.world } else { drawn };
        Self { world, ..self.clone() }
    }

    fn chances(&self, into: &mut Vec<(Branch, u32)>) {
        if let Tree::Chance(branches) = self.here() {
            into.extend(branches.iter().enumerate().map(|(branch, (weight, _))| (branch, *weight)));
        }
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Branch> {
        match self.here() {
            Tree::Chance(branches) => Some(weighted(branches.iter().map(|(weight, _)| *weight), rng)),
            _ => None,
        }
    }

    fn apply_observed<O: Observer<()>>(&mut self, event: &EventOf<Self>, _: &mut O) -> Result<(), NoSuchBranch> {
        match (event, self.here()) {
            (Event::Decision { by, action }, Tree::Decide(..)) => self.check(*by, action).map(|()| *action),
            (Event::Chance { chance }, Tree::Chance(branches)) if *chance < branches.len() => Ok(*chance),
            _ => Err(NoSuchBranch),
        }
        .map(|branch| self.path.push(branch))
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.here() {
            Tree::Won(winners) => Some(Outcome { winners: winners.iter().copied().collect() }),
            _ => None,
        }
    }

    fn trace(&self) {}
}

impl Heuristic for State {
    const HIDDEN: bool = true;
    const PLAYOUTS: [u32; 2] = [100, 1000];
    const STYLES: [Style; 2] = [Style::plain(100); 2];

    /// Misleading: prefers the first branch, and calls [`LEFT_OUT`] pointless.
    fn score(_: &Known<Self>, action: &Branch) -> i32 {
        if *action == LEFT_OUT { POINTLESS } else { -(*action as i32) }
    }

    fn evaluate(_: &Known<Self>) -> BySeat<f64> {
        unreachable!("every playout ends")
    }
}
