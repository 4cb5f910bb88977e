//! The places of the basic game except the home: IN-14 to IN-19.

use heartbox::games::infarkt::Deck;
use rand::SeedableRng;
use serde_json::{Value, json};

use super::table::*;

#[test]
fn in_14_the_own_plans_in_any_order_and_then_the_next_player() {
    let places = ["office", "pharmacy", "home"].map(place);
    let mut table = Table::from(basic(3).beginner(seat(1)).dead(seat(2)).actions([places; 5]));
    table.sees(json!({"phase": "actions", "to_act": 1, "place": null}));
    table.offers(json!([{"go": "office"}, {"go": "pharmacy"}, {"go": "home"}]));
    table.refuses(
        "IN-14",
        [go(1, "supermarket"), leave(1), act(1, json!("rest")), go(0, "home"), accept(1), draw("beer")],
    );
    table.play(go(1, "home")).sees(json!({"place": "home"}));
    // The piece is on the board until it is taken back.
    table.player(1, json!({"plan": ["office", "pharmacy", "home"]}));
    table.refuses(
        "IN-14",
        [go(1, "office"), go(1, "home"), act(1, json!("work")), plan(1, ["office", "home", "fitness"])],
    );
    // All activities there are optional.
    table.play(leave(1)).sees(json!({"place": null, "to_act": 1})).player(1, json!({"plan": ["office", "pharmacy"]}));
    table.refuses("IN-14", [go(1, "home")]);
    table.plays([go(1, "pharmacy"), leave(1), go(1, "office"), act(1, json!("work"))]);
    table.refuses("IN-15", [act(1, json!("work"))]);
    table.play(leave(1)).player(1, json!({"plan": [], "euro": 3}));
    table.sees(json!({"to_act": 0, "place": null}));
}

#[test]
fn in_14_what_cannot_be_paid_cannot_be_begun() {
    let poor = |at: &str, euro: u16, activity: Value| {
        basic(3).owns(0, euro).all_at(at).refuses("IN-14", [act(0, activity)]).clone()
    };
    poor("pharmacy", 1, json!("buy_drug"));
    poor("fitness", 0, json!({"train": "a"}));
    poor("fitness", 1, json!({"train": "b"}));
    poor("supermarket", 0, json!({"shop": "a"}));
    poor("supermarket", 1, json!({"shop": "b"}));
    poor("supermarket", 1, json!({"shop": "c"}));
    poor("fleamarket", 0, json!("restock"));
    assert_eq!(poor("pharmacy", 1, json!("buy_drug")).legal(), [json!("leave")]);
    with(3, &["family"]).owns(0, 1).all_at("family").refuses("IN-14", [act(0, json!({"family": 2}))]);
    with(3, &["nightlife"]).all_at("nightlife").refuses("IN-14", [act(0, json!({"invite": 1}))]);
    let trade = json!({"trade": {"give": ["beer", "beer", "cola"], "take": ["tofu", "tofu", "crisps"]}});
    let market = basic(3).has(0, &["beer", "beer", "cola"]).sells(&["tofu", "tofu", "crisps"]);
    market.all_at("fleamarket").refuses("IN-14", [act(0, trade)]);
}

#[test]
fn in_15_a_day_at_the_office() {
    let mut table = basic(3).owns(0, 1).all_at("office");
    table.offers(json!(["work", "leave"]));
    table.play(act(0, json!("work"))).player(0, json!({"euro": 4})).feels(0, [0, 0, 0, 2, 0, 0]);
    table.refuses("IN-15", [act(0, json!("work"))]);
    table.refuses("IN-14", [act(0, json!("rest")), act(0, json!("buy_drug"))]).offers(json!(["leave"]));
}

#[test]
fn in_16_a_drug_for_two_euros() {
    let mut table = basic(3).owns(0, 5).all_at("pharmacy");
    table.play(act(0, json!("buy_drug"))).player(0, json!({"euro": 3}));
    table.sees(json!({"to_act": 0, "phase": "actions"}));
    table.refuses("IN-5", [draw("beer"), leave(0), draw("christmas")]);
    table.play(draw("insulin")).player(0, json!({"drugs": ["insulin"]}));
    table.refuses("IN-16", [act(0, json!("buy_drug"))]);
    table.offers(json!(["leave", {"drug": "insulin"}]));
}

#[test]
fn in_17_one_of_two_trainings() {
    let table = || basic(3).owns(0, 3).feels(0, [0, 0, 5, 5, 0, 0]).all_at("fitness");
    let mut light = table();
    light.offers(json!([{"train": "a"}, {"train": "b"}, "leave"]));
    light.play(act(0, json!({"train": "a"}))).player(0, json!({"euro": 2})).feels(0, [0, 0, 4, 4, 0, 0]);
    light.refuses("IN-17", [act(0, json!({"train": "a"})), act(0, json!({"train": "b"}))]);
    let mut hard = table();
    hard.play(act(0, json!({"train": "b"}))).player(0, json!({"euro": 1})).feels(0, [0, 0, 4, 3, 0, 0]);
    hard.refuses("IN-17", [act(0, json!({"train": "a"}))]);
}

#[test]
fn in_18_one_or_two_goods() {
    let table = || basic(3).owns(0, 3).all_at("supermarket");
    let mut one = table();
    one.play(act(0, json!({"shop": "a"}))).player(0, json!({"euro": 2}));
    one.play(draw("beer")).player(0, json!({"goods": ["beer"]}));
    one.refuses("IN-18", [act(0, json!({"shop": "a"})), act(0, json!({"shop": "b"}))]).offers(json!(["leave"]));
    let mut two = table();
    two.play(act(0, json!({"shop": "b"}))).player(0, json!({"euro": 1}));
    two.plays([draw("tofu"), draw("beer")]).player(0, json!({"goods": ["beer", "tofu"]})).offers(json!(["leave"]));
}

#[test]
fn in_18_a_shopping_frenzy_keeps_two_of_three() {
    let mut table = basic(3).owns(0, 2).all_at("supermarket");
    table.play(act(0, json!({"shop": "c"}))).player(0, json!({"euro": 0})).feels(0, [0, 1, 0, 0, 0, 0]);
    // The cards drawn so far are visible, but there is no question yet.
    table.play(draw("muesli")).sees(json!({"looking": ["muesli"], "phase": "actions", "to_act": 0}));
    table.plays([draw("beer"), draw("crisps")]);
    table.sees(json!({"looking": ["beer", "crisps", "muesli"], "phase": "keep", "to_act": 0, "place": "supermarket"}));
    table.refuses(
        "IN-18",
        [
            act(0, json!({"keep": ["muesli"]})),
            act(0, json!({"keep": ["muesli", "tofu"]})),
            act(0, json!({"keep": ["muesli", "muesli"]})),
            act(0, json!({"keep": ["muesli", "beer", "crisps"]})),
            leave(0),
            act(1, json!({"keep": ["muesli", "beer"]})),
            draw("beer"),
        ],
    );
    table.offers(json!([{"keep": ["beer", "crisps"]}, {"keep": ["beer", "muesli"]}, {"keep": ["crisps", "muesli"]}]));
    table.play(act(0, json!({"keep": ["muesli", "beer"]})));
    table.sees(json!({"looking": [], "phase": "actions"})).player(0, json!({"goods": ["beer", "muesli"]}));
    assert_eq!(table.state.top_of_goods(), Some(card("crisps")));
    // The third card is the next one drawn, by any player.
    table.refuses("IN-18", [act(0, json!({"shop": "a"}))]).play(leave(0));
    let mut next = basic(3).owns(0, 2).owns(1, 1).all_at("supermarket");
    next.plays([act(0, json!({"shop": "c"})), draw("muesli"), draw("beer"), draw("crisps")]);
    next.plays([
        act(0, json!({"keep": ["beer", "muesli"]})),
        leave(0),
        go(1, "supermarket"),
        act(1, json!({"shop": "a"})),
    ]);
    next.refuses("IN-18", [draw("beer")]).refuses("IN-5", [draw("aspirin")]);
    let mut rng = rand_chacha::ChaCha8Rng::from_seed([1; 32]);
    for _ in 0..50 {
        let chance = heartbox::engine::Game::sample(&next.state, &mut rng).expect("a card");
        assert_eq!(json!(chance), draw("crisps")["chance"]);
    }
    next.play(draw("crisps")).player(1, json!({"goods": ["crisps"]}));
    assert_eq!(next.state.top_of_goods(), None);
}

#[test]
fn in_18_two_alike_are_kept_as_two() {
    let mut table = basic(3).owns(0, 2).all_at("supermarket");
    table.plays([act(0, json!({"shop": "c"})), draw("beer"), draw("beer"), draw("crisps")]);
    table.offers(json!([{"keep": ["beer", "beer"]}, {"keep": ["beer", "crisps"]}]));
    table.play(act(0, json!({"keep": ["beer", "crisps"]}))).player(0, json!({"goods": ["beer", "crisps"]}));
    assert_eq!(table.state.top_of_goods(), Some(card("beer")));
}

/// IN-41: the price is paid before the question. IN-42: a player who dies of it looks at no cards.
#[test]
fn in_42_who_dies_of_a_frenzy_looks_at_nothing() {
    let mut table = basic(3)
        .owns(0, 2)
        .owns(1, 1)
        .owns(2, 1)
        .feels(0, [0, 9, 0, 0, 0, 0])
        .has(0, &["statin"])
        .all_at("supermarket");
    table.play(act(0, json!({"shop": "c"}))).asks(0, json!({"bp": 1})).player(0, json!({"euro": 0}));
    table.play(accept(0)).sees(json!({"dead": [0], "to_act": 1, "phase": "actions", "place": null, "looking": []}));
}

#[test]
fn in_19_a_new_offer_as_often_as_it_is_paid_for() {
    let mut table = basic(3).owns(0, 2).sells(&["beer", "cola", "tofu", "aspirin"]).all_at("fleamarket");
    table.offers(json!(["restock", "leave"]));
    table.play(act(0, json!("restock"))).player(0, json!({"euro": 1}));
    table.sees(json!({"market": {"goods": [], "drug": null}, "to_act": 0, "phase": "actions"}));
    assert_eq!((table.state.discards(Deck::Goods), table.state.discards(Deck::Drugs)), (3, 1));
    // Three goods first, then two drugs, one of which stays.
    table.refuses("IN-5", [draw("statin")]);
    table.plays([draw("crisps"), draw("beer"), draw("beer")]).refuses("IN-5", [draw("crisps")]);
    table.play(draw("statin")).sees(json!({"looking": ["statin"], "phase": "actions"}));
    table.play(draw("aspirin"));
    table.sees(json!({"looking": ["aspirin", "statin"], "phase": "stock", "to_act": 0, "place": "fleamarket",
        "market": {"goods": ["beer", "beer", "crisps"], "drug": null}}));
    table.refuses("IN-19", [act(0, json!({"stock_drug": "insulin"})), leave(0), act(0, json!("restock"))]);
    table.offers(json!([{"stock_drug": "aspirin"}, {"stock_drug": "statin"}]));
    table.play(act(0, json!({"stock_drug": "statin"})));
    table.sees(
        json!({"market": {"goods": ["beer", "beer", "crisps"], "drug": "statin"}, "looking": [], "phase": "actions"}),
    );
    assert_eq!(table.state.discards(Deck::Drugs), 2);
    table.play(act(0, json!("restock"))).player(0, json!({"euro": 0}));
    table.plays(["fish", "cola", "cola", "insulin", "insulin"].map(draw)).offers(json!([{"stock_drug": "insulin"}]));
    table.play(act(0, json!({"stock_drug": "insulin"})));
    table.refuses("IN-14", [act(0, json!("restock"))]);
}

fn trade(give: &[&str], take: &[&str]) -> Value {
    act(0, json!({"trade": {"give": give, "take": take}}))
}

#[test]
fn in_19_one_card_brings_a_euro_two_nothing_three_cost_one() {
    let hand = ["beer", "beer", "cola", "statin"];
    let table =
        || basic(3).owns(0, 1).has(0, &hand).sells(&["tofu", "crisps", "crisps", "aspirin"]).all_at("fleamarket");
    let mut one = table();
    one.play(trade(&["beer"], &["tofu"])).player(0, json!({"euro": 2, "goods": ["beer", "cola", "tofu"]}));
    // The cards given lie on the market.
    one.sees(json!({"market": {"goods": ["beer", "crisps", "crisps"], "drug": "aspirin"}}));
    one.refuses("IN-19", [trade(&["beer"], &["crisps"]), act(0, json!("restock"))]);
    one.offers(json!(["leave", {"drug": "statin"}]));

    let mut drugs = table();
    drugs.play(trade(&["statin"], &["aspirin"])).player(0, json!({"euro": 2, "drugs": ["aspirin"]}));
    drugs.sees(json!({"market": {"goods": ["crisps", "crisps", "tofu"], "drug": "statin"}}));

    let mut two = table();
    two.play(trade(&["beer", "statin"], &["aspirin", "crisps"]));
    two.player(0, json!({"euro": 1, "goods": ["beer", "cola", "crisps"], "drugs": ["aspirin"]}));
    two.sees(json!({"market": {"goods": ["beer", "crisps", "tofu"], "drug": "statin"}}));

    let mut three = table();
    three.play(trade(&["beer", "cola", "beer"], &["crisps", "tofu", "crisps"]));
    three.player(0, json!({"euro": 0, "goods": ["crisps", "crisps", "tofu"]}));
    three.sees(json!({"market": {"goods": ["beer", "beer", "cola"], "drug": "aspirin"}}));

    let mut mixed = table();
    mixed.play(trade(&["beer", "beer", "statin"], &["crisps", "crisps", "aspirin"])).player(0, json!({"euro": 0}));
    // A trade of equal cards is a trade too.
    let mut same = basic(3).has(0, &["beer"]).sells(&["beer", "cola", "tofu"]).all_at("fleamarket");
    same.play(trade(&["beer"], &["beer"])).player(0, json!({"euro": 1, "goods": ["beer"]}));
}

#[test]
fn in_19_goods_for_goods_and_drugs_for_drugs() {
    let hand = ["beer", "beer", "cola", "pizza", "statin", "statin"];
    let mut table =
        basic(3).owns(0, 5).has(0, &hand).sells(&["tofu", "crisps", "crisps", "aspirin"]).all_at("fleamarket");
    table.refuses(
        "IN-19",
        [
            trade(&[], &[]),
            trade(&["beer"], &[]),
            trade(&["beer"], &["crisps", "tofu"]),
            trade(&["beer"], &["aspirin"]),
            trade(&["statin"], &["tofu"]),
            trade(&["beer", "beer", "cola", "pizza"], &["tofu", "crisps", "crisps", "aspirin"]),
            trade(&["beer", "beer", "cola", "statin"], &["tofu", "crisps", "crisps", "aspirin"]),
            trade(&["muesli"], &["tofu"]),
            trade(&["cola", "cola"], &["tofu", "crisps"]),
            trade(&["beer"], &["muesli"]),
            trade(&["beer", "beer"], &["tofu", "tofu"]),
            trade(&["statin", "statin"], &["aspirin", "aspirin"]),
            trade(&["insulin"], &["aspirin"]),
            trade(&["statin"], &["insulin"]),
            trade(&["christmas"], &["christmas"]),
        ],
    );
    basic(3)
        .has(0, &["statin"])
        .sells(&["tofu"])
        .all_at("fleamarket")
        .refuses("IN-19", [trade(&["statin"], &["aspirin"])]);
}

#[test]
fn in_19_restock_comes_before_the_trade() {
    let mut table = basic(3).owns(0, 1).has(0, &["beer"]).sells(&["tofu", "aspirin"]).all_at("fleamarket");
    table.play(act(0, json!("restock"))).plays(["cola", "cola", "tofu", "aspirin", "statin"].map(draw));
    table.play(act(0, json!({"stock_drug": "aspirin"}))).play(trade(&["beer"], &["cola"]));
    table.player(0, json!({"euro": 1, "goods": ["cola"]})).refuses("IN-19", [act(0, json!("restock"))]);
}
