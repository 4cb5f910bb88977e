//! The cards: IN-3.

use expect_test::expect_file;
use heartbox::engine::{Game, complete_options};
use heartbox::games::infarkt::{CardTable, Change, Deck, Design, Diet, Indicator, Kind, Options, State};
use serde_json::{Value, json};

use super::table::{begin, card, setup};

/// The tables, as named in `table.rs`.
const TABLES: [&str; 2] = ["First", "Second"];
const TABLE: &str = include_str!("../../src/games/infarkt/rules/cards.json");

fn rows() -> Vec<Value> {
    serde_json::from_str(TABLE).expect("the table")
}

/// `table.rs` matches `cards.json`. `UPDATE_EXPECT=1` writes it.
#[test]
fn the_table_is_the_one_in_the_data() {
    let camel = |word: &str| -> String {
        let parts = word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]);
        parts.collect()
    };
    let mut text = String::from(
        "//! The cards, in the order of `cards.json`. The test of the table writes this file: `UPDATE_EXPECT=1 cargo test --test native infarkt::`.\n\n\
         use super::row::CardTable::{First, Second};\n\
         use super::row::Diet::{Healthy, Unhealthy};\n\
         use super::row::Kind::{Beverage, Drug, Event, Food, Tobacco};\n\
         use super::row::{Row, Special, row};\n\n",
    );
    text += &format!("pub(super) static ROWS: [Row; {}] = [\n", rows().len());
    for row in rows() {
        let word = |field: &str| row[field].as_str().map(camel);
        let effect = |key: &str| row["effect"].get(key).map_or(0, |by| by.as_i64().expect("a number"));
        let changes = Indicator::ALL.map(|indicator| effect(indicator.id()).to_string()).join(", ");
        let colour = word("colour").map_or("None".to_owned(), |colour| format!("Some({colour})"));
        let special = word("special").map_or("None".to_owned(), |special| format!("Some(Special::{special})"));
        let (id, kind, copies, euro) = (&row["id"], word("kind").expect("a kind"), &row["copies"], effect("euro"));
        let only =
            row["table"].as_u64().map_or(String::new(), |table| format!(".only_in({})", TABLES[table as usize - 1]));
        text += &format!("    row({id}, {kind}, {colour}, {copies}, [{changes}], {euro}, {special}){only},\n");
    }
    text += "];\n";
    expect_file!["../../src/games/infarkt/rules/table.rs"].assert_eq(&text);
}

#[test]
fn in_3_the_table_of_new_games_is_printed_as_it_stands_in_the_data() {
    let newest = State::cards().expect("a table");
    let mut rows = rows();
    rows.retain(|row| row["table"].as_u64().is_none_or(|table| table == 2));
    for row in &mut rows {
        row.as_object_mut().expect("an object").remove("table");
        let fields = row.as_object().expect("an object").keys();
        assert_eq!(fields.collect::<Vec<_>>(), ["colour", "copies", "effect", "id", "kind", "special"]);
    }
    assert_eq!(newest, Value::Array(rows));
}

#[test]
fn in_3_there_are_154_cards() {
    for table in CardTable::ALL {
        let cards = |of: &dyn Fn(Design) -> bool| -> u32 {
            Design::all().filter(|card| of(*card)).map(|card| u32::from(card.copies(table))).sum()
        };
        let counts = [Kind::Food, Kind::Beverage, Kind::Tobacco, Kind::Drug, Kind::Event]
            .map(|kind| cards(&|card| card.kind() == kind));
        assert_eq!(counts, [42, 32, 12, 18, 50], "{table:?}");
        assert_eq!(counts.iter().sum::<u32>(), 154);
        assert_eq!(cards(&|card| card.deck() == Deck::Goods), 86);
    }
    for card in Design::all() {
        assert_eq!(card.diet().is_some(), matches!(card.kind(), Kind::Food | Kind::Beverage), "{card:?}");
        assert!(card.kind() != Kind::Drug || card.change().iter().all(|(_, by)| by < 0), "IN-41: {card:?}");
        let most = if card.kind() == Kind::Event { 4 } else { 3 };
        assert!(card.kind() == Kind::Drug || card.change().iter().all(|(_, by)| by.abs() <= most), "{card:?}");
        assert!(!card.change().is_none() || card.euro() != 0, "{card:?} moves something");
        assert_eq!(Design::from_id(card.id()), Some(card));
    }
    assert_eq!(Design::from_id("toffee"), None);
    // Sorted by id, whatever the order of the rows.
    let mut sorted: Vec<Design> = Design::all().collect();
    sorted.sort();
    assert!(sorted.is_sorted_by_key(|card| card.id()));
}

/// A record without a table has the first one, so saved games replay unchanged. New games name their table.
#[test]
fn in_3_a_game_keeps_the_table_with_which_it_began() {
    let drawn = |options: Value| -> Vec<&'static str> {
        let table = begin(setup(2, json!(0), options)).expect("a setup");
        let differ = ["class_reunion", "tax_return", "noisy_neighbours", "tax_audit"];
        differ.into_iter().filter(|id| table.state.in_piles(card(id)) == 2).collect()
    };
    let (old, new) = (["class_reunion", "tax_return"], ["noisy_neighbours", "tax_audit"]);
    assert_eq!(drawn(json!({})), old);
    assert_eq!(drawn(json!({"cards": 1})), old);
    assert_eq!(drawn(json!({"cards": 2})), new);
    assert!(serde_json::from_value::<Options>(json!({"cards": 3})).is_err());

    let mut options = json!({"extensions": ["affair"]});
    complete_options(State::FACTS.options, &mut options);
    assert_eq!(options, json!({"extensions": ["affair"], "cards": 2}));
    let mut chosen = json!({"cards": 1});
    complete_options(State::FACTS.options, &mut chosen);
    assert_eq!(chosen, json!({"cards": 1}), "what somebody chose stays");
}

#[test]
fn in_3_what_the_sources_tell_of_the_cards() {
    use Indicator::{Bp, Canc, Depr, Obes};
    let beer = card("beer");
    assert_eq!(beer.change(), Change::one(Depr, -1).and(Obes, 1));
    assert_eq!((beer.kind(), beer.diet(), beer.is_unhealthy()), (Kind::Beverage, Some(Diet::Unhealthy), true));
    let cake = card("chocolate_cake").change();
    assert!(cake[Obes] > 0 && cake[Bp] > 0 && cake[Depr] < 0);
    for id in ["muesli", "tofu", "plain_yoghurt", "juice"] {
        assert_eq!(card(id).diet(), Some(Diet::Healthy), "{id}");
    }
    let cigarettes = card("cigarettes");
    assert!(cigarettes.change()[Canc] > 0 && cigarettes.change()[Depr] < 0 && !cigarettes.is_unhealthy());
    // A severe bout (IN-11).
    assert_eq!(card("diarrhoea").change(), Change::one(Obes, -1).and(Depr, 3));
    assert_eq!(card("labour_dispute").change(), Change::one(Bp, 1).and(Depr, 3));
    assert_eq!(json!(card("lottery_win").euro()), json!(5));
}
