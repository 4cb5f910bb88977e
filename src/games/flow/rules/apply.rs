//! Application of events to the state.

use rand::{Rng, RngExt};

use super::action::{Action, Chance, Options, Rules, SeatRules};
use super::cards::{Card, Cards};
use super::effect::Effect;
use super::illegal::Illegal;
use super::ludo::SIX;
use super::ring::{COLOURS, FEWEST_STARTS, MAX_STARTS, PIECES, Piece, Place, Ring};
use super::state::{FASTEST, Phase, State, Table};
use super::trace::Trace;
use crate::engine::{
    Event, EventOf, Facts, First, Game, GameOption, Observer, OptionChoice, Outcome, RuleId, Seat, Setup, SetupError,
    SetupFault, Turn,
};

/// The rule of this game with this number.
const fn rule(number: u8) -> RuleId {
    RuleId::new("FL", number)
}

impl Game for State {
    const FACTS: Facts = Facts {
        id: "flow",
        seats: 2..=8,
        colours: &COLOURS,
        seats_rule: rule(5),
        first: First::Named(rule(6)),
        random_play_limit: Some(2000),
        options: &[
            GameOption {
                field: "balance",
                rule: rule(25),
                default: None,
                values: &["false", "true"],
                choice: OptionChoice::Switch,
                players: 2..=FEWEST_STARTS,
            },
            GameOption {
                field: "slow_end",
                rule: rule(26),
                default: Some("false"),
                values: &["true"],
                choice: OptionChoice::Switch,
                players: 2..=8,
            },
        ],
        role: Some(GameOption {
            field: "rules",
            rule: rule(28),
            default: Some(r#""flow""#),
            values: &[r#""ludo""#],
            choice: OptionChoice::One,
            players: 2..=8,
        }),
        link_code: 0,
    };

    type Options = Options;
    type SeatRules = SeatRules;
    type Action = Action;
    type Chance = Chance;
    type Effect = Effect;
    type Illegal = Illegal;
    type Trace = Trace;

    fn setup(setup: &Setup<Self>) -> Result<Self, SetupError> {
        setup.check()?;
        let (table, first) = (settle(setup)?, setup.named_first()?);
        let mut state = Self {
            table,
            phase: Phase::Cards,
            turn: first,
            pieces: [[Place::Waiting; PIECES as usize]; MAX_STARTS],
            ring: Ring::new(table.starts),
            hands: [Cards::NONE; MAX_STARTS],
            speed: FASTEST,
            entrance: None,
            throw: false,
            thrown: 0,
            draws: 0,
        };
        for seat in state.seats() {
            if !state.is_ludo(seat) {
                state.put(Piece { seat, number: 0 }, Place::Ring(state.start(seat)));
                state.hands[seat.index()] = Cards::each(1);
            }
        }
        state.begin_turn(first, &mut ());
        Ok(state)
    }

    fn turn(&self) -> Turn {
        self.mover()
    }

    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(by, *action)
    }

    fn sampled_for<R: Rng>(&self, _: Seat, _: &mut R) -> Self {
        // All information is open.
        *self
    }

    /// The sides of the die from 1, or the kinds of cards left in the stacks, in the order of [`Card::ALL`].
    fn chances(&self, into: &mut Vec<(Chance, u32)>) {
        if self.mover() != Turn::Chance {
            return;
        }
        if matches!(self.phase, Phase::Ludo { .. }) {
            into.extend((1..=SIX).map(|side| (Chance::Die(side), 1)));
            return;
        }
        let left = self.stacks();
        let cards = Card::ALL.into_iter().map(|card| (Chance::Card(card), u32::from(left.of(card))));
        into.extend(cards.filter(|(_, count)| *count > 0));
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Chance> {
        if self.mover() != Turn::Chance {
            return None;
        }
        if matches!(self.phase, Phase::Ludo { .. }) {
            return Some(Chance::Die(rng.random_range(1..=SIX)));
        }
        let left = self.stacks();
        let mut before = (!left.is_empty()).then(|| rng.random_range(0..left.total()))?;
        // The card at this index, with all stacks joined in order.
        let card = Card::ALL.into_iter().find(|card| {
            let here = before < left.of(*card);
            before = before.saturating_sub(left.of(*card));
            here
        });
        card.map(Chance::Card)
    }

    fn apply_observed<O: Observer<Effect>>(&mut self, event: &EventOf<Self>, observer: &mut O) -> Result<(), Illegal> {
        match *event {
            Event::Decision { by, action } => {
                self.check_action(by, action)?;
                self.decide(action, observer);
            }
            Event::Chance { chance } => {
                self.check_chance(chance)?;
                match chance {
                    Chance::Card(card) => {
                        self.draws -= 1;
                        self.gain(self.turn, card, observer);
                    }
                    Chance::Die(roll) => self.settle_roll(roll, observer),
                }
            }
        }
        self.go_on(observer);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| Outcome { winners: std::iter::once(winner).collect() })
    }

    fn trace(&self) -> Trace {
        Trace::of(self)
    }

    fn editions(players: u8) -> Vec<Options> {
        let balances: &[Option<bool>] = if players > FEWEST_STARTS { &[None] } else { &[None, Some(true)] };
        let both = |balance: &Option<bool>| [false, true].map(|slow_end| Options { balance: *balance, slow_end });
        balances.iter().flat_map(both).collect()
    }

    /// Three seatings: all seats play Flow, every other seat plays Ludo, only the last seat plays Flow.
    fn seatings(players: u8) -> Vec<Vec<SeatRules>> {
        let ludo: [fn(u8, u8) -> bool; 3] = [|_, _| false, |seat, _| seat % 2 == 1, |seat, players| seat + 1 < players];
        let rules = |ludo| SeatRules { rules: if ludo { Rules::Ludo } else { Rules::Flow } };
        ludo.iter().map(|is| (0..players).map(|seat| rules(is(seat, players))).collect()).collect()
    }
}

/// The table that follows from the setup; an error if the setup breaks the rules of this game.
fn settle(setup: &Setup<State>) -> Result<Table, SetupError> {
    let refuse = |number, fault| Err(SetupError { rule: rule(number), fault });
    let seats = setup.seats.count();
    let crowded = seats > FEWEST_STARTS;
    let starts = seats.max(FEWEST_STARTS);
    let mut table = Table {
        seats,
        starts,
        start_of: [0; MAX_STARTS],
        ludo: setup.seats.iter().filter(|(_, this)| this.rules.rules == Rules::Ludo).map(|(seat, _)| seat).collect(),
        balance: setup.options.balance.unwrap_or(crowded),
        slow_end: setup.options.slow_end,
    };
    let mut free = 0;
    for (seat, this) in setup.seats.iter() {
        let start = COLOURS.iter().position(|colour| *colour == this.colour).unwrap_or(MAX_STARTS) as u8;
        if start >= starts {
            return refuse(if crowded { 27 } else { 6 }, SetupFault::ColourForMore { seat });
        }
        if start < free {
            return refuse(6, SetupFault::ColourOrder { seat });
        }
        free = start + 1;
        table.start_of[seat.index()] = start;
    }
    if crowded && !table.balance {
        return refuse(27, SetupFault::OptionIsFixed { name: "balance" });
    }
    if setup.seats.values().all(|seat| seat.rules.rules == Rules::Ludo) {
        return refuse(37, SetupFault::NobodyPlaysIt);
    }
    Ok(table)
}

impl State {
    fn decide<O: Observer<Effect>>(&mut self, action: Action, observer: &mut O) {
        match action {
            Action::Play(play) => self.play(play, observer),
            Action::Flow => self.phase = Phase::Flow { left: self.on_ring(self.turn) },
            Action::Advance { piece } => self.advance(piece, observer),
            Action::Step { piece } => self.approach(Piece { seat: self.turn, number: piece }, observer),
            Action::ComeIn => self.come_in_on_six(observer),
            Action::Shield { piece } => self.shield(piece, observer),
        }
    }
}
