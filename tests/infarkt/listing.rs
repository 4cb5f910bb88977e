//! The list of legal actions: IN-44.

use heartbox::engine::{Game, Seat};
use heartbox::games::infarkt::{Action, Chip, Deck, Design, State};
use serde_json::{Value, json};

use super::table::*;

#[test]
fn in_44_plans_are_listed_in_the_order_of_the_places() {
    let table = Table::from(empty(3, json!({"extensions": ["career", "affair"]})).planning());
    let order = json!(table.state.places());
    assert_eq!(order, json!(["office", "supermarket", "pharmacy", "fleamarket", "home", "affair", "career"]));
    let rank = |place: &Value| order.as_array().expect("places").iter().position(|other| other == place);
    for action in table.legal() {
        assert!(action["plan"].as_array().expect("a plan").is_sorted_by_key(rank), "{action}");
    }
    // Seven places, less the plans with both office and career.
    assert_eq!(table.legal().len(), 35 - 5);
}

#[test]
fn in_44_every_multiset_of_a_trade() {
    let hand = ["beer", "beer", "cola", "statin"];
    let mut table =
        basic(3).owns(0, 1).has(0, &hand).sells(&["tofu", "crisps", "crisps", "aspirin"]).all_at("fleamarket");
    let trades = |table: &Table| -> Vec<Value> {
        table.legal().into_iter().filter(|action| action.get("trade").is_some()).collect()
    };
    // Goods: 2 x 2 singles, 2 x 2 pairs (beer+beer, beer+cola; crisps+crisps, crisps+tofu), 1 x 1 triple; each but the triple with the drug
    // too, and the drug alone.
    assert_eq!(trades(&table).len(), (4 + 4 + 1) + (4 + 4) + 1);
    for trade in trades(&table) {
        for side in ["give", "take"] {
            let ids: Vec<&str> =
                trade["trade"][side].as_array().expect("cards").iter().filter_map(Value::as_str).collect();
            assert!(ids.is_sorted(), "by id: {trade}");
        }
    }
    let poor = basic(3).has(0, &hand).sells(&["tofu", "crisps", "crisps", "aspirin"]).all_at("fleamarket");
    assert_eq!(trades(&poor).len(), (4 + 4) + 4 + 1, "no three");
    table.play(leave(0));
}

/// In every position the list equals the set of accepted actions, out of all actions that can be named.
#[test]
fn in_44_nothing_else_is_legal() {
    let hand = ["beer", "beer", "cola", "cigar", "tofu", "statin", "aspirin"];
    let market = ["tofu", "crisps", "cola", "insulin"];
    for at in ["fleamarket", "home", "family", "black_market"] {
        let fixture = empty(3, json!({"extensions": ["family", "black_market"]}))
            .owns(0, 2)
            .has(0, &hand)
            .chips(seat(0), Chip::Family, 2)
            .black_market(cards(["beer", "salad"]))
            .sells(&market);
        let table = fixture.all_at(at);
        let mut legal = Vec::new();
        table.state.legal(&mut legal);
        let mut accepted = 0;
        for action in everything() {
            let listed = legal.contains(&action);
            assert_eq!(table.state.check(seat(0), &action).is_ok(), listed, "{action:?}");
            accepted += usize::from(listed);
        }
        assert_eq!(accepted, legal.len(), "{at}");
    }
}

/// Actions of every kind with some cards.
fn everything() -> Vec<Action> {
    let ids = ["beer", "cola", "cigar", "tofu", "crisps", "statin", "aspirin", "insulin", "salad", "christmas"];
    let cards: Vec<Design> = ids.map(card).to_vec();
    let mut lists: Vec<Vec<Design>> = vec![vec![]];
    for length in 0..3 {
        let longer = lists.iter().filter(|list| list.len() == length).flat_map(|list| {
            let last = list.last().copied();
            let next = cards.iter().filter(move |card| last.is_none_or(|last| last <= **card));
            next.map(|card| list.iter().copied().chain([*card]).collect::<Vec<_>>()).collect::<Vec<_>>()
        });
        let longer: Vec<_> = longer.collect();
        lists.extend(longer);
    }
    let mut all = vec![
        Action::Leave,
        Action::Restock,
        Action::Rest,
        Action::Work,
        Action::Career,
        Action::Accept,
        Action::BuyDrug,
    ];
    all.extend((0..4).map(Action::Family));
    for card in &cards {
        all.extend([Action::Drug(*card), Action::Buy(*card), Action::Event { card: *card }, Action::StockDrug(*card)]);
        for other in &cards {
            all.extend([Action::cook(*card, *other), Action::party(*card, *other)]);
        }
    }
    for give in &lists {
        for take in &lists {
            all.push(Action::trade(give.iter().copied(), take.iter().copied()));
        }
    }
    all
}

#[test]
fn legal_adds_to_what_is_there() {
    let table = basic(2).all_at("home");
    let mut legal = vec![Action::Work];
    table.state.legal(&mut legal);
    assert_eq!(legal[0], Action::Work);
    assert_eq!(State::FACTS.id, "infarkt");
    assert_eq!(table.state.neighbours(Seat::FIRST)[0], Seat::new(1));
    assert_eq!(table.state.pile(Deck::Goods), 86);
}
