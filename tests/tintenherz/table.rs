//! A game played by events as in a record.

use heartbox::engine::{Game, Refusal, Setup, SetupError, Step, Timeline};
use heartbox::games::tintenherz::text::prompt;
use heartbox::games::tintenherz::{Action, State};
use heartbox::games::{GameLog, GameText};
use heartbox::i18n::{Lang, Names};
use serde_json::{Value, json};

pub const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

pub fn setup(players: usize, first: Value, options: Value) -> Value {
    let seat = |index: usize| json!({"name": format!("P{index}"), "colour": COLOURS[index % 4], "control": "human"});
    json!({"seats": (0..players).map(seat).collect::<Vec<_>>(), "first": first, "options": options})
}

pub fn begin(setup: Value) -> Result<Timeline<State>, SetupError> {
    Timeline::new(serde_json::from_value::<Setup<State>>(setup).expect("the shape of a setup"))
}

pub fn deal(cards: [i8; 4]) -> Value {
    json!({"chance": {"deal": cards}})
}

pub fn roll(one: u8, other: u8) -> Value {
    json!({"chance": {"roll": [one, other]}})
}

pub fn draw(card: i8) -> Value {
    json!({"chance": {"draw": card}})
}

pub fn take(by: u8, card: i8) -> Value {
    json!({"by": by, "do": {"take": {"card": card}}})
}

pub fn secure(by: u8, card: i8) -> Value {
    json!({"by": by, "do": {"secure": {"card": card}}})
}

pub fn reroll(by: u8, one: bool, other: bool) -> Value {
    json!({"by": by, "do": {"reroll": {"dice": [one, other]}}})
}

pub fn pass(by: u8) -> Value {
    json!({"by": by, "do": "pass"})
}

/// A game played by events as in a record, with a sentence in every language for each.
#[derive(Clone)]
pub struct Table(pub Timeline<State>);

pub fn table(players: usize) -> Table {
    Table(begin(setup(players, json!(0), json!({}))).expect("a setup"))
}

pub fn humble(players: usize) -> Table {
    Table(begin(setup(players, json!(0), json!({"hearts": "humble"}))).expect("a setup"))
}

impl Table {
    pub fn state(&self) -> &State {
        self.0.state()
    }

    pub fn names(&self) -> Names {
        Names::new(self.0.setup().seats.map(|_, seat| seat.name.as_str().to_owned()))
    }

    pub fn try_event(&mut self, event: &Value) -> Result<(), <State as Game>::Illegal> {
        self.0.play(serde_json::from_value(event.clone()).expect("the shape of an event"))
    }

    pub fn play<const N: usize>(mut self, events: [Value; N]) -> Self {
        for event in events {
            let before = self.state().clone();
            let played = self.try_event(&event);
            assert!(played.is_ok(), "{event}: {played:?} in {}", self.trace());
            let event = self.0.events().last().expect("it was played").clone();
            let line = State::log_entry(&Step::new(&before, event).expect("it was played"));
            for lang in Lang::ALL {
                assert!(State::describe(&line, lang, &self.names()).ends_with('.'), "{line:?}");
                assert!(!prompt(&self.state().prompt(), lang, &self.names()).is_empty());
            }
        }
        self
    }

    /// The event is refused under this rule, with a sentence; the state is unchanged.
    pub fn refuses(self, rule: &str, event: Value) -> Self {
        let mut after = self.clone();
        let illegal = after.try_event(&event).expect_err(&format!("{event} is against {rule}"));
        assert_eq!(illegal.rule().to_string(), rule, "{event}: {illegal:?}");
        assert_eq!(after.0, self.0, "{event}");
        let sentences = Lang::ALL.map(|lang| State::refuse(&illegal, lang, &self.names()));
        assert!(sentences.iter().all(|sentence| sentence.ends_with(['.', '?'])), "{sentences:?}");
        assert_ne!(sentences[0], sentences[1]);
        assert_ne!(sentences[1], sentences[2]);
        self
    }

    pub fn trace(&self) -> Value {
        json!(self.state().trace())
    }

    /// The trace has these fields.
    pub fn shows(self, fields: Value) -> Self {
        let trace = self.trace();
        for (name, value) in fields.as_object().expect("fields") {
            assert_eq!(&trace[name], value, "{name} in {trace}");
        }
        self
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state().legal(&mut legal);
        legal
    }

    /// The legal decisions are these, in this order.
    pub fn offers(self, actions: Value) -> Self {
        assert_eq!(json!(self.legal()), actions, "{}", self.trace());
        self
    }

    /// These cards can be taken.
    pub fn offers_take(self, cards: &[i8]) -> Self {
        let takes = self.legal().into_iter().filter_map(|action| match action {
            Action::Take { card } => Some(card.value()),
            _ => None,
        });
        assert_eq!(takes.collect::<Vec<_>>(), cards);
        self
    }

    pub fn seat(&self) -> u8 {
        self.state().to_act().expect("the game goes on").number()
    }

    /// Rolls the value of the card.
    pub fn roll_for(self, card: i8) -> Self {
        let face = card.unsigned_abs();
        self.play([if face > 6 { roll(6, face - 6) } else { roll(face, face) }])
    }

    /// A turn that takes the card from the middle.
    pub fn wins(self, card: i8, drawn: i8) -> Self {
        let by = self.seat();
        self.roll_for(card).play([take(by, card), draw(drawn)])
    }

    /// A turn that takes the card from another player.
    pub fn steals(self, card: i8) -> Self {
        let by = self.seat();
        self.roll_for(card).play([take(by, card)])
    }

    /// A turn that secures the own hero.
    pub fn secures(self, card: i8) -> Self {
        let by = self.seat();
        self.roll_for(card).play([secure(by, card)])
    }

    /// All cards in the order in which they are dealt, drawn and taken, turn by turn, up to the last draw.
    pub fn rush(self, cards: [i8; 16]) -> Self {
        let dealt = self.play([deal([cards[0], cards[1], cards[2], cards[3]])]);
        (0..12).fold(dealt, |table, turn| table.wins(cards[turn], cards[turn + 4]))
    }
}

pub const VILLAINS_FIRST: [i8; 16] = [-1, -2, -3, -4, -5, -6, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
pub const HEROES_FIRST: [i8; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1, -2, -3, -4, -5, -6];
