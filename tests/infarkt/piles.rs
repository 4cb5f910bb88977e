//! The piles: IN-5 and IN-43.

use heartbox::engine::Game;
use heartbox::games::infarkt::{CardTable, Chance, Deck, Design};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::table::*;

#[test]
fn in_5_every_card_of_the_pile_is_as_likely_as_the_others() {
    let mut table = basic(3).owns(0, 9).draws(Deck::Goods, &["beer", "beer", "beer", "tofu"]).all_at("supermarket");
    table.play(act(0, json!({"shop": "a"})));
    table.refuses(
        "IN-5",
        [draw("cola"), draw("aspirin"), json!({"chance": {"draw": {"deck": "drugs", "card": "beer"}}})],
    );
    table.refuses("IN-5", [json!({"chance": {"draw": {"deck": "goods", "card": "aspirin"}}})]);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut beers = 0;
    for _ in 0..4000 {
        let Some(Chance::Draw { deck: Deck::Goods, card: drawn }) = table.state.sample(&mut rng) else {
            panic!("a card")
        };
        assert!(["beer", "tofu"].contains(&drawn.id()));
        beers += u32::from(drawn == card("beer"));
    }
    assert!((2850..3150).contains(&beers), "{beers}");
}

#[test]
fn in_5_an_empty_pile_is_refilled_when_a_card_is_to_be_drawn() {
    let mut table = basic(3).owns(0, 9).draws(Deck::Goods, &["beer"]).all_at("supermarket");
    let discards = table.state.discards(Deck::Goods);
    table.plays([act(0, json!({"shop": "b"})), draw("beer")]);
    assert_eq!((table.state.pile(Deck::Goods), table.state.discards(Deck::Goods)), (discards, 0));
    table.play(draw("beer"));
    // IN-43: not before.
    let mut last = basic(3).owns(0, 9).draws(Deck::Goods, &["beer"]).all_at("supermarket");
    last.plays([act(0, json!({"shop": "a"})), draw("beer")]);
    assert_eq!((last.state.pile(Deck::Goods), last.state.discards(Deck::Goods)), (0, discards));
}

/// Every copy of every card of a deck.
fn all(deck: Deck) -> impl Iterator<Item = Design> {
    let cards = Design::all().filter(move |card| card.deck() == deck);
    cards.flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies(CardTable::First))))
}

#[test]
fn in_5_if_both_piles_are_empty_nothing_is_drawn() {
    let mut table = basic(3).owns(0, 2).hand(seat(1), all(Deck::Drugs)).all_at("pharmacy");
    // IN-43: the action is allowed.
    table.play(act(0, json!("buy_drug"))).player(0, json!({"euro": 0, "drugs": []}));
    table.sees(json!({"phase": "actions", "to_act": 0})).offers(json!(["leave"]));
}

#[test]
fn in_43_too_few_cards_for_a_choice() {
    // Two goods left: both are kept.
    let mut frenzy = basic(3).owns(0, 2).hand(seat(1), all(Deck::Goods).skip(2)).all_at("supermarket");
    let left: Vec<Design> = all(Deck::Goods).take(2).collect();
    frenzy.play(act(0, json!({"shop": "c"}))).plays([draw(left[0].id()), draw(left[1].id())]);
    frenzy.sees(json!({"phase": "actions", "looking": []})).player(0, json!({"goods": left}));
    assert_eq!(frenzy.state.top_of_goods(), None);
    // One drug left: it stays, without a question.
    let mut market = basic(3).owns(0, 1).hand(seat(1), all(Deck::Drugs).skip(1)).all_at("fleamarket");
    market.play(act(0, json!("restock"))).plays(["beer", "cola", "tofu"].map(draw));
    let drug = all(Deck::Drugs).next().expect("a drug");
    market
        .play(draw(drug.id()))
        .sees(json!({"phase": "actions", "market": {"goods": ["beer", "cola", "tofu"], "drug": drug}}));
    // None left at all.
    let mut none = basic(3).owns(0, 1).hand(seat(1), all(Deck::Drugs)).all_at("fleamarket");
    none.play(act(0, json!("restock"))).plays(["beer", "cola", "tofu"].map(draw));
    none.sees(json!({"phase": "actions", "market": {"goods": ["beer", "cola", "tofu"], "drug": null}}));
}

#[test]
fn in_43_when_both_event_piles_are_empty_all_diaries_are_shuffled() {
    // Two of the fifty are in the pile, the others in diaries, also of the dead.
    let pile = ["christmas", "christmas"].map(card);
    let diaries: Vec<Design> = all(Deck::Events).filter(|event| *event != pile[0]).collect();
    let (one, other) = diaries.split_at(20);
    let fixture = basic(3).hand(seat(0), one.iter().copied()).hand(seat(2), other.iter().copied()).dead(seat(2));
    let mut table = Table::from(fixture.begin());
    table.plays([draw("christmas"), draw("christmas")]);
    assert_eq!((table.state.pile(Deck::Events), table.state.discards(Deck::Events)), (48, 0));
    table.player(0, json!({"diary": []})).player(2, json!({"diary": []}));
    table.play(draw("robbed")).sees(json!({"offer": ["christmas", "christmas", "robbed"], "to_act": 0}));
}

/// IN-43: if there are too few cards, the last players get none.
#[test]
fn in_43_those_who_come_last_get_none() {
    let mut table = basic(4).beginner(seat(1)).offers(&["christmas", "sunburn"]);
    table.plays([take(1, "christmas"), take(2, "sunburn")]).sees(json!({"phase": "planning", "beginner": 2}));
    table.player(3, json!({"diary": []})).player(0, json!({"diary": []}));
}
