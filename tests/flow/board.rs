//! Positions as small pictures, events as in a record.

use heartbox::engine::{Event, EventOf, Game, Refusal, Seat, Setup, SetupError, Step, Timeline, Turn};
use heartbox::games::GameLog;
use heartbox::games::flow::{Action, COLOURS, Card, Cards, Fixture, Piece, Place, State};
use heartbox::i18n::{Lang, Names};
use serde_json::{Value, json};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Board(pub State);

/// A setup with these seats, `yellow` or `red ludo`; seat 0 begins.
pub fn setup(seats: &[&str], options: Value) -> Value {
    let seat = |(number, words): (usize, &&str)| {
        let mut words = words.split(' ');
        let mut seat = json!({"name": format!("P{number}"), "colour": words.next(), "control": "human"});
        if let Some(rules) = words.next() {
            seat["rules"] = json!(rules);
        }
        seat
    };
    json!({"seats": seats.iter().enumerate().map(seat).collect::<Vec<_>>(), "first": 0, "options": options})
}

/// The first `players` colours, all with the rules of Flow.
pub fn flowing(players: usize) -> Value {
    let colours: Vec<&str> = COLOURS[..players].iter().map(|colour| colour.id()).collect();
    setup(&colours, json!({}))
}

pub fn begin(setup: Value) -> Result<Board, SetupError> {
    let setup = serde_json::from_value::<Setup<State>>(setup).expect("the shape of a setup");
    Timeline::<State>::new(setup).map(|game| Board(*game.state()))
}

/// A picture, with one line for each seat and one for the rest:
///
/// ```text
/// yellow      0 w 12 h | throw 2 move 1
/// red ludo    w w 31 g0
/// heart 3 at 17, turn red, slow_end, balance
/// ```
///
/// Pieces are listed by number: on a position, waiting (`w`), in the heart (`h`), on a goal field (`g0`).
pub fn board(picture: &str) -> Board {
    let lines: Vec<&str> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (rest, seats) = lines.split_last().expect("a picture");
    let (mut colours, mut pieces, mut hands) = (Vec::new(), Vec::new(), Vec::new());
    for (line, seat) in seats.iter().zip(Seat::all(8)) {
        let (front, hand) = line.split_once('|').unwrap_or((line, ""));
        let words: Vec<&str> = front.split_whitespace().collect();
        let (colour, places) = words.split_at(words.len() - 4);
        colours.push(colour.join(" "));
        pieces.extend(places.iter().zip(0..).map(|(place, number)| (Piece { seat, number }, self::place(place))));
        hands.push(self::hand(hand));
    }
    let colours: Vec<&str> = colours.iter().map(String::as_str).collect();
    let (mut options, mut turn, mut speed, mut entrance) = (json!({}), Seat::FIRST, 4, None);
    for part in rest.split(", ") {
        match part.split(' ').collect::<Vec<_>>().as_slice() {
            ["heart", beats, at @ ..] => {
                speed = beats.parse().expect("a speed");
                entrance = at.last().map(|at| at.parse().expect("a position"));
            }
            ["turn", colour] => {
                let seat = colours.iter().position(|seat| seat.split(' ').next() == Some(*colour)).expect("a seat");
                turn = Seat::all(8).nth(seat).expect("a seat");
            }
            [option] => options[*option] = json!(true),
            other => panic!("{other:?}"),
        }
    }
    let begun = begin(setup(&colours, options)).expect("a setup");
    let fixture = Fixture { pieces, hands, speed, entrance, turn };
    Board(begun.0.with_fixture(&fixture).expect(picture))
}

fn place(word: &str) -> Place {
    match word {
        "w" => Place::Waiting,
        "h" => Place::Heart,
        _ => match word.strip_prefix('g') {
            Some(field) => Place::Goal(field.parse().expect("a field")),
            None => Place::Ring(word.parse().expect("a position")),
        },
    }
}

fn hand(words: &str) -> Cards {
    let words: Vec<&str> = words.split_whitespace().collect();
    words.chunks(2).fold(Cards::NONE, |hand, pair| {
        let card: Card = serde_json::from_value(json!(pair[0])).expect("a card");
        let count: u8 = pair[1].parse().expect("a number");
        (0..count).fold(hand, |hand, _| hand.and(Cards::one(card)))
    })
}

impl Board {
    pub fn names(&self) -> Names {
        Names::new(heartbox::engine::BySeat::new(self.0.seats().len() as u8, |seat| format!("P{}", seat.number())))
    }

    fn tried(&self, event: &Value) -> Result<State, <State as Game>::Illegal> {
        let event: EventOf<State> =
            serde_json::from_value(event.clone()).unwrap_or_else(|error| panic!("{event}: {error}"));
        let mut after = self.0;
        let applied = after.apply(&event);
        if let Event::Decision { by, action } = &event {
            assert_eq!(self.0.check(*by, action), applied, "{event:?}");
        }
        if applied.is_err() {
            assert_eq!(after, self.0, "{event:?} was refused, but something has changed");
        }
        applied.map(|()| after)
    }

    /// Plays events, which must be legal; each has a sentence in every language.
    pub fn play<const N: usize>(self, events: [Value; N]) -> Self {
        events.into_iter().fold(self, |board, event| {
            let after = board.tried(&event).unwrap_or_else(|illegal| panic!("{event}: {illegal:?}\n{}", board.trace()));
            let read = serde_json::from_value(event).expect("it was read before");
            let entry = State::log_entry(&Step::new(&board.0, read).expect("legal"));
            for lang in Lang::ALL {
                assert!(State::describe(&entry, lang, &board.names()).ends_with(['.', '!']), "{entry:?}");
            }
            Board(after)
        })
    }

    /// These events are refused under this rule.
    pub fn refuses<const N: usize>(self, rule: &str, events: [Value; N]) -> Self {
        for event in events {
            let illegal = self.tried(&event).err();
            let illegal = illegal.unwrap_or_else(|| panic!("{event} is against {rule}\n{}", self.trace()));
            assert_eq!(illegal.rule().to_string(), rule, "{event}: {illegal:?}");
        }
        self
    }

    pub fn trace(&self) -> Value {
        json!(self.0.trace())
    }

    /// The trace has these fields.
    pub fn shows(self, fields: Value) -> Self {
        let trace = self.trace();
        for (field, value) in fields.as_object().into_iter().flatten() {
            assert_eq!(trace.get(field), Some(value), "{field} in {trace}");
        }
        self
    }

    /// The pieces have these positions, seat by seat.
    pub fn stands(self, picture: &str) -> Self {
        assert_eq!(self.picture(), picture);
        self
    }

    fn picture(&self) -> String {
        let word = |piece: Piece| match self.0.place(piece) {
            Place::Waiting => "w".to_owned(),
            Place::Ring(position) => position.to_string(),
            Place::Heart => "h".to_owned(),
            Place::Goal(field) => format!("g{field}"),
        };
        let seat = |seat: Seat| Piece::all(seat).map(word).collect::<Vec<_>>().join(" ");
        self.0.seats().map(seat).collect::<Vec<_>>().join(" | ")
    }

    /// The heart has this speed, and its entrance is at this position.
    pub fn beats(self, speed: u8, entrance: impl Into<Option<u8>>) -> Self {
        assert_eq!((self.0.speed(), self.0.entrance()), (speed, entrance.into()), "{}", self.trace());
        self
    }

    /// The cards of a seat.
    pub fn holds(self, seat: usize, cards: &str) -> Self {
        let seat = self.0.seats().nth(seat).expect("a seat");
        assert_eq!(self.0.hand_of(seat), hand(cards), "{}", self.trace());
        self
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.0.legal(&mut legal);
        legal
    }

    /// The legal decisions are these, in any order.
    pub fn offers<const N: usize>(self, actions: [Value; N]) -> Self {
        let sorted = |list: Vec<Value>| {
            let mut list: Vec<String> = list.iter().map(Value::to_string).collect();
            list.sort();
            list
        };
        let legal = self.legal().iter().map(|action| json!(action)).collect();
        assert_eq!(sorted(legal), sorted(actions.into_iter().map(|mut event| event["do"].take()).collect()));
        self
    }

    /// Chance is awaited.
    pub fn awaits_chance(self) -> Self {
        assert_eq!(self.0.turn(), Turn::Chance, "{}", self.trace());
        assert!(self.legal().is_empty());
        self
    }

    /// This seat is asked, in this phase.
    pub fn asks(self, seat: u8, phase: &str) -> Self {
        assert!(matches!(self.0.turn(), Turn::Decide(asked) if asked.number() == seat), "{}", self.trace());
        self.shows(json!({"to_act": seat, "phase": phase}))
    }

    /// Advances all pieces of the seat, the given ones in this order.
    pub fn flows<const N: usize>(self, by: u8, pieces: [u8; N]) -> Self {
        pieces.into_iter().fold(self.play([flow(by)]), |board, piece| board.play([advance(by, piece)]))
    }
}

pub fn throw(by: u8) -> Value {
    json!({"by": by, "do": {"play": {"card": "throw", "with": ["throw"]}}})
}

pub fn enter(by: u8) -> Value {
    json!({"by": by, "do": {"play": {"card": "enter", "with": ["enter"]}}})
}

pub fn swap(by: u8, piece: u8) -> Value {
    json!({"by": by, "do": {"play": {"card": "swap", "with": ["swap"], "piece": piece}}})
}

/// The card Move.
pub fn go(by: u8, piece: u8, steps: i8) -> Value {
    json!({"by": by, "do": {"play": {"card": "move", "with": ["move"], "piece": piece, "steps": steps}}})
}

/// The same, with these cards discarded.
pub fn paid<const N: usize>(mut play: Value, with: [&str; N]) -> Value {
    play["do"]["play"]["with"] = json!(with.as_slice());
    play
}

pub fn flow(by: u8) -> Value {
    json!({"by": by, "do": "flow"})
}

pub fn advance(by: u8, piece: u8) -> Value {
    json!({"by": by, "do": {"advance": {"piece": piece}}})
}

pub fn step(by: u8, piece: u8) -> Value {
    json!({"by": by, "do": {"step": {"piece": piece}}})
}

pub fn come_in(by: u8) -> Value {
    json!({"by": by, "do": "come_in"})
}

pub fn shield(by: u8, piece: u8) -> Value {
    json!({"by": by, "do": {"shield": {"piece": piece}}})
}

/// A card that is drawn.
pub fn card(card: &str) -> Value {
    json!({"chance": {"card": card}})
}

pub fn die(roll: u8) -> Value {
    json!({"chance": {"die": roll}})
}
