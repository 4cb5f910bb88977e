//! Application of events to the state.

use arrayvec::ArrayVec;
use rand::Rng;
use serde_json::Value;

use super::action::{Action, Chance, Options};
use super::agenda::Executor;
use super::cards::{self, Design};
use super::deck::{Events, Goods, Pile};
use super::effect::{Cause, Effect, To};
use super::health::Health;
use super::illegal::Illegal;
use super::places::{Extension, Places};
use super::row::{CardTable, Deck};
use super::state::{CAREER_CHIPS, FAMILY_CHIPS, Player, State};
use super::task::Task;
use super::trace::Trace;
use crate::engine::{
    BySeat, Colour, Event, EventOf, Facts, First, Game, GameOption, Observer, OptionChoice, Outcome, PlainSeat, RuleId,
    Seat, Setup, SetupError, SetupFault, Turn,
};

/// The greatest number of extensions in a game (IN-30).
const MOST_EXTENSIONS: usize = 3;
/// The rule about the extensions.
const EXTENSIONS_RULE: RuleId = RuleId::new("IN", 30);

impl Game for State {
    const FACTS: Facts = Facts {
        id: "infarkt",
        seats: 2..=5,
        colours: &[Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Black],
        seats_rule: RuleId::new("IN", 1),
        first: First::Named(RuleId::new("IN", 8)),
        random_play_limit: None,
        options: &[
            GameOption {
                field: "extensions",
                rule: EXTENSIONS_RULE,
                default: Some("[]"),
                values: &[r#""black_market""#, r#""nightlife""#, r#""affair""#, r#""family""#, r#""career""#],
                choice: OptionChoice::Several { most: MOST_EXTENSIONS, presets: &[0, 1, MOST_EXTENSIONS] },
                players: 2..=5,
            },
            GameOption {
                field: "open_planning",
                rule: RuleId::new("IN", 12),
                default: Some("false"),
                values: &["true"],
                choice: OptionChoice::One,
                players: 2..=5,
            },
            GameOption {
                field: "other_world",
                rule: RuleId::new("IN", 36),
                default: Some("false"),
                values: &["true"],
                choice: OptionChoice::One,
                players: 2..=5,
            },
            GameOption {
                field: "cards",
                rule: RuleId::new("IN", 3),
                default: Some("1"),
                values: &["2"],
                choice: OptionChoice::Newest,
                players: 2..=5,
            },
        ],
        role: None,
        link_code: 2,
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
        let Options { extensions, open_planning, other_world, cards } = &setup.options;
        let twice = extensions.iter().enumerate().any(|(at, extension)| extensions[..at].contains(extension));
        if twice || extensions.len() > MOST_EXTENSIONS {
            let fault = SetupFault::Option { name: "extensions" };
            return Err(SetupError { rule: EXTENSIONS_RULE, fault });
        }
        let beginner = setup.named_first()?;
        let mut state = Self {
            open_planning: *open_planning,
            other_world: *other_world,
            places: Places::of_game(extensions),
            round: 1,
            beginner,
            players: BySeat::new(setup.seats.count(), |_| Player::new(1)),
            goods: Pile::full(*cards),
            drugs: Pile::full(*cards),
            events: Pile::full(*cards),
            family: FAMILY_CHIPS,
            career: CAREER_CHIPS,
            offer: Events::EMPTY,
            aside: Events::EMPTY,
            market: Goods::EMPTY,
            market_drug: None,
            black_market: Goods::EMPTY,
            looking: ArrayVec::new(),
            told: ArrayVec::new(),
            removed: ArrayVec::new(),
            served: Goods::EMPTY,
            visit: None,
            party: None,
            dead: ArrayVec::new(),
            settled: 0,
            earlier: 0,
            agenda: ArrayVec::new(),
        };
        state.deal(setup.seats.count());
        Executor { state: &mut state, observer: &mut () }.run();
        Ok(state)
    }

    fn turn(&self) -> Turn {
        match (self.asked(), self.draws_from()) {
            (Some((seat, _)), _) => Turn::Decide(seat),
            (None, Some(_)) => Turn::Chance,
            (None, None) => Turn::Over,
        }
    }

    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn check(&self, by: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(by, action)
    }

    fn sampled_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> Self {
        let mut imagined = self.clone();
        imagined.imagine(seat, rng);
        imagined
    }

    /// The card known to lie on top (IN-18), or else the designs in the pile by id, each weighted by its number of copies.
    fn chances(&self, into: &mut Vec<(Chance, u32)>) {
        let Some(deck) = self.draws_from() else { return };
        let draw = |(card, count): (Design, u8)| (Chance::Draw { deck, card }, u32::from(count));
        match deck {
            Deck::Goods => into.extend(self.goods.next().map(draw)),
            Deck::Drugs => into.extend(self.drugs.next().map(draw)),
            Deck::Events => into.extend(self.events.next().map(draw)),
        }
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Chance> {
        let deck = self.draws_from()?;
        let card = match deck {
            Deck::Goods => self.goods.any(rng),
            Deck::Drugs => self.drugs.any(rng),
            Deck::Events => self.events.any(rng),
        };
        Some(Chance::Draw { deck, card: card? })
    }

    fn apply_observed<O: Observer<Effect>>(&mut self, event: &EventOf<Self>, observer: &mut O) -> Result<(), Illegal> {
        match event {
            Event::Decision { by, action } => {
                self.check_action(*by, action)?;
                let mut executor = Executor { state: self, observer };
                executor.act(*by, action);
                executor.run();
            }
            Event::Chance { chance } => {
                self.check_chance(chance)?;
                let Chance::Draw { card, .. } = *chance;
                let mut executor = Executor { state: self, observer };
                executor.draw(card);
                executor.run();
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.task() != Task::Over {
            return None;
        }
        let last = self.dead.iter().skip(usize::from(self.earlier)).map(|death| death.seat);
        let winners = if self.living_count() > 0 { self.living().collect() } else { last.collect() };
        Some(Outcome { winners })
    }

    fn trace(&self) -> Trace {
        Trace::of(self)
    }

    fn editions(players: u8) -> Vec<Options> {
        use Extension::{Affair, BlackMarket, Career, Family, Nightlife};
        let with = |extensions: &[Extension]| Options { extensions: extensions.to_vec(), ..Options::default() };
        let open = |options: Options| Options { open_planning: true, ..options };
        let beyond = |options: Options| Options { other_world: true, ..options };
        let newest = |options: Options| Options { cards: CardTable::OF_NEW_GAMES, ..options };
        let mut editions = vec![Options::default()];
        editions.extend(match players {
            2 => [with(&[Nightlife]), with(&[Career]), beyond(with(&[])), with(&[Family, BlackMarket])],
            3 => [with(&[Affair]), open(with(&[])), beyond(with(&[Family])), with(&[Career, Nightlife, BlackMarket])],
            4 => [with(&[Family]), with(&[BlackMarket]), beyond(with(&[Nightlife, Affair])), open(with(&[Career]))],
            _ => [
                with(&[Nightlife]),
                beyond(with(&[])),
                with(&[Affair, BlackMarket]),
                beyond(with(&[Career, Family, Affair])),
            ],
        });
        editions.push(newest(match players {
            3 => beyond(with(&[Affair])),
            5 => with(&[Family, Nightlife]),
            _ => with(&[]),
        }));
        editions
    }

    fn cards() -> Option<Value> {
        Some(cards::table())
    }
}

impl Player {
    fn new(euro: u16) -> Self {
        Self {
            alive: true,
            euro,
            health: Health::default(),
            goods: Goods::EMPTY,
            drugs: super::deck::Drugs::EMPTY,
            family: 0,
            career: 0,
            plan: None,
            bans: Places::NONE,
            diary: ArrayVec::new(),
            spared: [0; 6],
            seen: None,
        }
    }
}

impl State {
    /// Starting money of the later seats, and the draws before the first round (IN-7, IN-8, IN-40).
    fn deal(&mut self, seats: u8) {
        let (third, fourth) = (self.after_beginner(2), self.after_beginner(3));
        match seats {
            3 | 4 => self.players[third].euro += 1,
            5 => {
                self.players[third].euro += 2;
                self.players[fourth].euro += 1;
            }
            _ => {}
        }
        // Pushed in reverse order: the agenda is a stack.
        self.agenda.push(Task::Round);
        self.agenda.push(Task::Draw { deck: Deck::Drugs, to: To::Market, left: 1 });
        self.agenda.push(Task::Draw { deck: Deck::Goods, to: To::Market, left: 3 });
        let decks = if seats > 2 { &[Deck::Goods, Deck::Drugs][..] } else { &[Deck::Drugs] };
        for deck in decks {
            for seat in self.seats().rev() {
                self.agenda.push(Task::Draw { deck: *deck, to: To::Hand(seat), left: 1 });
            }
        }
    }
}

impl Executor<'_> {
    /// Starts the execution of a player's action.
    fn act(&mut self, by: Seat, action: &Action) {
        match action {
            Action::Event { card } => self.take_event(by, *card),
            Action::Plan(places) => self.plan(by, places.iter().copied().collect()),
            Action::Drug(card) => self.take_drug(by, *card),
            Action::Chips(chips) => self.give_chips(by, chips),
            Action::Accept => self.accept(),
            Action::Keep(cards) => self.keep(by, cards),
            Action::StockDrug(card) => self.stock_drug(*card),
            Action::Remove(card) => self.remove_event(*card),
            activity => self.at_place(by, activity),
        }
    }

    /// Changes a player's money by `by`; a payment is limited to the money at hand (IN-4).
    pub fn money(&mut self, seat: Seat, by: i16, cause: Cause) {
        let player = &mut self.state.players[seat];
        let before = player.euro;
        player.euro = before.saturating_add_signed(by);
        let by = player.euro as i16 - before as i16;
        if by != 0 {
            self.report(Effect::Money { seat, by, cause });
        }
    }
}
