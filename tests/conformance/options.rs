//! The declared options of a game are those of its records: the same fields, the same values, and words for them.

use std::cell::RefCell;
use std::fmt::Debug;

use heartbox::bots::SelfPlaySeed;
use heartbox::engine::{Game, GameOption, MAX_OPTIONS, OptionChoice, Setup, complete_options};
use heartbox::games::{GameVisitor, TableGame};
use heartbox::i18n::Lang;
use serde::Deserialize;
use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde_json::{Value, json};

use crate::common::random::setup_of;

#[derive(Clone, Copy)]
pub struct Options;

impl GameVisitor for Options {
    type Output = ();

    fn visit<G: TableGame>(self) {
        let facts = &G::FACTS;
        assert!(facts.options.len() <= MAX_OPTIONS);
        let names = asked_for::<G::Options>(facts.options);
        for option in facts.options {
            let is_accepted = |value: &Value, players: u8| {
                begins::<G>(players, |setup| setup["options"] = json!({ option.field: value }))
            };
            agrees::<G>(option, &names, is_accepted);
            reads::<G::Options>(option);
            for value in option.offered() {
                let mut options = json!({ option.field: value });
                complete_options(facts.options, &mut options);
                assert_eq!(options[option.field], value, "what was chosen stays");
            }
        }
        let mut options = json!({});
        complete_options(facts.options, &mut options);
        for option in facts.options {
            let newest = option.values().pop().filter(|_| option.choice == OptionChoice::Newest);
            assert_eq!(options.get(option.field), newest.as_ref(), "{}", option.field);
        }

        let role = facts.role.as_ref();
        let names = asked_for::<G::SeatRules>(role);
        if let Some(role) = role {
            let is_accepted = |value: &Value, players: u8| {
                begins::<G>(players, |setup| setup["seats"][0][role.field] = value.clone())
            };
            agrees::<G>(role, &names, is_accepted);
            reads::<G::SeatRules>(role);
        }
        facts.options.iter().chain(role).for_each(has_words::<G>);
    }
}

/// Whether a game can begin with the plain setup of this many players, changed.
fn begins<G: Game>(players: u8, change: impl Fn(&mut Value)) -> bool {
    let mut setup = setup_of::<G>(&SelfPlaySeed::new(1, 0), &G::Options::default(), &G::seatings(players)[0]);
    change(&mut setup);
    serde_json::from_value::<Setup<G>>(setup).is_ok_and(|setup| G::setup(&setup).is_ok())
}

/// The list accepts what a game accepts, and no more.
fn agrees<G: Game>(option: &GameOption, names: &[&str], is_accepted: impl Fn(&Value, u8) -> bool) {
    let field = option.field;
    let (game, players) = (&G::FACTS.seats, &option.players);
    assert!(game.contains(players.start()) && game.contains(players.end()), "{field}: {players:?}");
    for value in candidates(names) {
        for players in players.clone() {
            let (listed, accepted) = (option.accepts(&value), is_accepted(&value, players));
            assert_eq!(listed, accepted, "{field}: {value} is listed / is accepted, for {players}");
        }
    }
    for players in game.clone().filter(|count| !players.contains(count)) {
        let all = option.offered().iter().all(|value| is_accepted(value, players));
        assert!(!all, "{field}: {players} could choose");
    }
}

/// The values are constants that a record can have, and the default is what a record without the field has.
fn reads<Fields: DeserializeOwned + Default + PartialEq + Debug>(option: &GameOption) {
    let field = option.field;
    let read = |value: &&str| {
        let value: Value = serde_json::from_str(value).unwrap_or_else(|error| panic!("{field}: {value}: {error}"));
        serde_json::from_value::<Fields>(json!({ field: value })).unwrap_or_else(|error| panic!("{field}: {error}"))
    };
    assert!(!option.values.is_empty() && option.values.len() <= MAX_OPTIONS, "{field}");
    if let Some(default) = option.default {
        assert_eq!(read(&default), Fields::default(), "{field}");
    }
    if !matches!(option.choice, OptionChoice::Several { .. }) {
        let others = option.values.iter().map(read).filter(|fields| *fields != Fields::default());
        assert_eq!(others.count(), option.values.len(), "{field}");
    }
}

/// Values of all kinds, with lists of them.
fn candidates(names: &[&str]) -> Vec<Value> {
    let mut values = vec![json!(null), json!(true), json!(false), json!(-1), json!(1.5), json!({}), json!("other")];
    values.extend((0..20).map(|number| json!(number)));
    values.extend(names.iter().map(|name| json!(name)));
    let one = values.iter().map(|value| json!([value]));
    let two = names.iter().flat_map(|first| names.iter().map(move |second| json!([first, second])));
    let first = (0..=names.len()).map(|count| json!(names[..count]));
    let lists: Vec<Value> = one.chain(two).chain(first).collect();
    values.extend(lists);
    values
}

fn has_words<G: TableGame>(option: &GameOption) {
    for lang in Lang::ALL.into_iter().filter(|_| option.choice != OptionChoice::Newest) {
        let (words, field) = (G::option_words(lang, option.field), option.field);
        assert!(!words.title.is_empty(), "{field}: no title in {lang:?}");
        assert_eq!(words.values.len(), option.offered().len(), "{field}: names in {lang:?}");
        let names = words.values.iter().skip(usize::from(option.choice == OptionChoice::Switch));
        assert!(names.clone().all(|(name, _)| !name.is_empty()), "{field}: a value without a name in {lang:?}");
        let presets = if let OptionChoice::Several { presets, .. } = option.choice { presets } else { &[] };
        assert_eq!(words.presets.len(), presets.len(), "{field}: presets in {lang:?}");
        assert_eq!(words.fixed.is_empty(), option.players == G::FACTS.seats, "{field}: the reason in {lang:?}");
        // Without a choice the screen shows that the option is on.
        assert!(words.fixed.is_empty() || option.choice == OptionChoice::Switch, "{field}");
    }
}

/// Checks that exactly these options are the fields of a type, and returns the names of the values of its fields.
fn asked_for<Fields: DeserializeOwned>(options: impl IntoIterator<Item = &'static GameOption>) -> Vec<&'static str> {
    let probe = Probe { fields: &RefCell::default(), names: &RefCell::default() };
    let read = Fields::deserialize(probe);
    assert!(read.is_ok(), "a type of values that the probe does not know: {:?}", read.err());
    let (mut fields, names) = (probe.fields.take(), probe.names.take());
    let mut listed: Vec<&str> = options.into_iter().map(|option| option.field).collect();
    fields.sort_unstable();
    listed.sort_unstable();
    assert_eq!(fields, listed, "the fields of a record / the declared options");
    names
}

#[test]
#[should_panic(expected = "the fields of a record / the declared options")]
fn a_field_that_is_not_declared_is_found() {
    #[derive(Deserialize)]
    struct Undeclared {
        _balance: bool,
    }
    asked_for::<Undeclared>([]);
}

/// A source of values that notes the fields and the names that are asked for.
#[derive(Clone, Copy)]
struct Probe<'a> {
    fields: &'a RefCell<Vec<&'static str>>,
    names: &'a RefCell<Vec<&'static str>>,
}

impl IntoDeserializer<'_> for Probe<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields.borrow_mut().extend(fields);
        visitor.visit_map(MapDeserializer::new(fields.iter().map(|field| (*field, self))))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.names.borrow_mut().extend(names);
        visitor.visit_enum(names[0].into_deserializer())
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(SeqDeserializer::new(std::iter::once(self)))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(true)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_u8(1)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(serde::de::Error::custom("another type of values"))
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct tuple tuple_struct map
        identifier ignored_any
    }
}
