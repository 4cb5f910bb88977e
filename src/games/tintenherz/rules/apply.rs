//! Application of events to the state.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use serde_json::{Value, json};

use super::action::{Action, Chance, Options};
use super::cards::{CARDS, Card, CardSet, Hearts, MIDDLE};
use super::effect::Effect;
use super::illegal::Illegal;
use super::state::{Hand, Phase, State};
use super::trace::Trace;
use crate::engine::{
    BySeat, Colour, Event, EventOf, Facts, First, Game, GameOption, Observer, OptionChoice, Outcome, PlainSeat, RuleId,
    Seat, Setup, SetupError, Turn,
};

impl Game for State {
    const FACTS: Facts = Facts {
        id: "tintenherz",
        seats: 2..=4,
        colours: &[Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow],
        seats_rule: RuleId::new("TH", 1),
        first: First::Named(RuleId::new("TH", 5)),
        random_play_limit: None,
        options: &[GameOption {
            field: "hearts",
            rule: RuleId::new("TH", 3),
            default: Some(r#""villains""#),
            values: &[r#""humble""#],
            choice: OptionChoice::One,
            players: 2..=4,
        }],
        role: None,
        link_code: 3,
    };

    type Options = Options;
    type SeatRules = PlainSeat;
    type Action = Action;
    type Chance = Chance;
    type Effect = Effect;
    type Illegal = Illegal;
    type Trace = Trace;

    fn setup(setup: &Setup<Self>) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self {
            hearts: setup.options.hearts,
            phase: Phase::Deal,
            turn: setup.named_first()?,
            pile: CardSet::ALL,
            middle: [None; MIDDLE],
            hands: BySeat::new(setup.seats.count(), |_| Hand::default()),
            removed: CardSet::EMPTY,
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Decide { .. } => Turn::Decide(self.turn),
            Phase::Deal | Phase::Roll | Phase::Reroll { .. } | Phase::Draw { .. } => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(by, *action)
    }

    fn sampled_for<R: Rng>(&self, _: Seat, _: &mut R) -> Self {
        // All information is open.
        self.clone()
    }

    /// Dice in order of their sides from 1, cards by value, lowest first; of several dice or cards the last varies fastest.
    fn chances(&self, into: &mut Vec<(Chance, u32)>) {
        let sides = |rolls: bool, kept: u8| if rolls { 1..=6 } else { kept..=kept };
        match self.phase {
            Phase::Deal => deals(self.pile, &mut ArrayVec::new(), into),
            Phase::Roll => into.extend(rolls([sides(true, 0), sides(true, 0)])),
            Phase::Reroll { dice: [one, other], again: [first, second] } => {
                into.extend(rolls([sides(first, one), sides(second, other)]));
            }
            Phase::Draw { .. } => into.extend(self.pile.iter().map(|card| (Chance::Draw(card), 1))),
            Phase::Decide { .. } | Phase::Over => {}
        }
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Chance> {
        let mut die = || rng.random_range(1..=6);
        Some(match self.phase {
            Phase::Deal => {
                let mut left = self.pile;
                let cards = std::iter::from_fn(|| {
                    let card = any_of(left, rng)?;
                    left.remove(card);
                    Some(card)
                });
                Chance::Deal(cards.take(MIDDLE).collect())
            }
            Phase::Roll => Chance::Roll([die(), die()]),
            Phase::Reroll { dice: [one, other], again: [first, second] } => {
                Chance::Roll([if first { die() } else { one }, if second { die() } else { other }])
            }
            Phase::Draw { .. } => Chance::Draw(any_of(self.pile, rng)?),
            Phase::Decide { .. } | Phase::Over => return None,
        })
    }

    fn apply_observed<O: Observer<Effect>>(&mut self, event: &EventOf<Self>, observer: &mut O) -> Result<(), Illegal> {
        match event {
            Event::Decision { by, action } => {
                self.check_action(*by, *action)?;
                match *action {
                    Action::Take { card } => self.take(card, observer),
                    Action::Secure { card } => {
                        self.hands[*by].open.remove(card);
                        self.hands[*by].castle.insert(card);
                        observer.observe(Effect::Secured { seat: *by, card });
                        self.next_turn(observer);
                    }
                    Action::Reroll { dice: again } => {
                        if let Phase::Decide { dice, .. } = self.phase {
                            self.phase = Phase::Reroll { dice, again };
                        }
                    }
                    Action::Pass => self.next_turn(observer),
                }
            }
            Event::Chance { chance } => {
                self.check_chance(chance)?;
                match chance {
                    Chance::Deal(cards) => {
                        for (place, card) in self.middle.iter_mut().zip(cards) {
                            *place = Some(*card);
                            self.pile.remove(*card);
                            observer.observe(Effect::LaidOut { card: *card });
                        }
                        self.phase = Phase::Roll;
                    }
                    Chance::Roll(dice) => self.settle_roll(*dice, observer),
                    Chance::Draw(card) => {
                        self.pile.remove(*card);
                        if let Some(gap) = self.middle.iter_mut().find(|place| place.is_none()) {
                            *gap = Some(*card);
                            observer.observe(Effect::LaidOut { card: *card });
                        }
                        self.next_turn(observer);
                    }
                }
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.winners())
    }

    fn trace(&self) -> Trace {
        Trace::of(self)
    }

    fn editions(_: u8) -> Vec<Options> {
        Hearts::ALL.map(|hearts| Options { hearts }).to_vec()
    }

    fn cards() -> Option<Value> {
        let hearts = Hearts::default().cards();
        let row = |card: Card| json!({"value": card, "name": card.id(), "hearts": u8::from(hearts.contains(card))});
        Some(Card::all().map(row).collect())
    }
}

/// Every roll of two dice with these sides.
fn rolls([first, second]: [RangeInclusive<u8>; 2]) -> impl Iterator<Item = (Chance, u32)> {
    first.flat_map(move |one| second.clone().map(move |other| (Chance::Roll([one, other]), 1)))
}

/// Every deal of the middle from these cards, after the cards already dealt.
fn deals(left: CardSet, dealt: &mut ArrayVec<Card, CARDS>, into: &mut Vec<(Chance, u32)>) {
    if dealt.len() == MIDDLE {
        into.push((Chance::Deal(dealt.clone()), 1));
        return;
    }
    for card in left.iter() {
        let mut rest = left;
        rest.remove(card);
        dealt.push(card);
        deals(rest, dealt, into);
        dealt.pop();
    }
}

/// A random card of the set, all cards being equally likely.
fn any_of(cards: CardSet, rng: &mut impl Rng) -> Option<Card> {
    let before = (!cards.is_empty()).then(|| rng.random_range(0..cards.len()))?;
    cards.iter().nth(usize::from(before))
}

impl State {
    /// Settles a roll of both dice (TH-6). After the second roll the turn is over if nothing matches (TH-14).
    fn settle_roll<O: Observer<Effect>>(&mut self, dice: [u8; 2], observer: &mut O) {
        let rerolled = matches!(self.phase, Phase::Reroll { .. });
        self.phase = Phase::Decide { dice, rerolled };
        if rerolled && self.matching().is_empty() {
            self.next_turn(observer);
        }
    }

    /// Gives a card to the seat whose turn it is (TH-9, TH-10).
    fn take<O: Observer<Effect>>(&mut self, card: Card, observer: &mut O) {
        let place = self.middle.iter().position(|place| *place == Some(card));
        let from = if place.is_some() { None } else { self.open_with(card) };
        if let Some(place) = place {
            self.middle[place] = None;
        } else if let Some(other) = from {
            self.hands[other].open.remove(card);
        }
        observer.observe(Effect::Taken { seat: self.turn, card, from });
        let hand = &mut self.hands[self.turn];
        if card.is_hero() {
            hand.open.insert(card)
        } else {
            hand.castle.insert(card)
        }
        match (place, self.phase) {
            // A card from another player leaves no gap (TH-11).
            (None, _) => self.next_turn(observer),
            (Some(_), Phase::Decide { dice, rerolled }) if !self.pile.is_empty() => {
                self.phase = Phase::Draw { dice, rerolled };
            }
            (Some(_), _) => self.end(observer),
        }
    }

    /// Ends the game because of a gap that cannot be filled; cards that are not under a castle are removed (TH-16).
    fn end<O: Observer<Effect>>(&mut self, observer: &mut O) {
        self.removed = self.middle();
        self.middle = [None; MIDDLE];
        for seat in self.hands.seats() {
            let open = std::mem::take(&mut self.hands[seat].open);
            self.removed = self.removed | open;
        }
        for card in self.removed.iter() {
            observer.observe(Effect::Removed { card });
        }
        self.phase = Phase::Over;
        observer.observe(Effect::Over);
    }

    /// Begins the turn of the next player (TH-7).
    pub(in crate::games::tintenherz) fn next_turn<O: Observer<Effect>>(&mut self, observer: &mut O) {
        self.turn = self.hands.after(self.turn);
        observer.observe(Effect::TurnEnds { next: self.turn });
        self.phase = Phase::Roll;
    }
}
