//! Responses before an effect applies: IN-23, IN-34, IN-41.

use heartbox::games::infarkt::Chip;
use serde_json::json;

use super::table::*;

#[test]
fn in_23_a_drug_can_be_taken_whenever_its_owner_decides() {
    let hand = ["antidepressant", "aspirin"];
    let well = |table: &mut Table, by: u8, phase: &str| {
        let before = table.trace();
        table.sees(json!({"phase": phase, "to_act": by}));
        table.refuses("IN-23", [drug(by, "statin"), drug(by, "beer")]);
        table.play(drug(by, "antidepressant")).player(usize::from(by), json!({"drugs": ["aspirin"]}));
        // It is not an action of the turn: the same question is asked again.
        table.sees(json!({"phase": phase, "to_act": by, "place": before["place"], "pending": before["pending"]}));
    };
    let depressed = || basic(3).owns(0, 3).feels(0, [0, 0, 0, 4, 0, 0]).has(0, &hand);
    well(&mut depressed().offers(&["sunburn", "christmas", "tax_refund", "good_news"]), 0, "events");
    well(&mut Table::from(depressed().planning()), 0, "planning");
    let mut between = Table::from(depressed().actions([["home"].map(place); 5]));
    well(&mut between, 0, "actions");
    between.feels(0, [0; 6]);
    well(&mut depressed().all_at("office"), 0, "actions");
    let mut keep = depressed().all_at("supermarket");
    keep.plays([act(0, json!({"shop": "c"})), accept(0), draw("beer"), draw("cola"), draw("tofu")]);
    well(&mut keep, 0, "keep");
    let mut stock = depressed().all_at("fleamarket");
    stock.play(act(0, json!("restock"))).plays(["cola", "cola", "tofu", "aspirin", "statin"].map(draw));
    stock.refuses("IN-23", [drug(0, "insulin")]);
    stock.play(drug(0, "antidepressant")).sees(json!({"phase": "stock"})).feels(0, [0; 6]);
}

#[test]
fn in_23_before_an_effect_worsens_anything_its_player_is_asked() {
    let table = |drugs: &[&str]| basic(3).has(0, drugs).all_at("office");
    table(&[]).play(act(0, json!("work"))).asks_nobody().feels(0, [0, 0, 0, 2, 0, 0]);
    let mut asked = table(&["antidepressant", "statin"]);
    asked.play(act(0, json!("work"))).asks(0, json!({"depr": 2})).feels(0, [0; 6]);
    // Gains come with the effect (IN-41).
    asked.player(0, json!({"euro": 0}));
    asked.offers(json!(["accept", {"drug": "antidepressant"}, {"drug": "statin"}]));
    asked.refuses("IN-23", [act(0, json!("work")), leave(0), act(1, json!("accept")), drug(0, "aspirin")]);
    asked.play(accept(0)).feels(0, [0, 0, 0, 2, 0, 0]).player(0, json!({"euro": 3}));
    // A family chip is sufficient; a career chip is not.
    let chip = |chip| {
        with(3, &["family", "career"]).chips(seat(0), chip, 1).all_at("office").play(act(0, json!("work"))).clone()
    };
    chip(Chip::Family).asks(0, json!({"depr": 2}));
    chip(Chip::Career).asks_nobody().player(0, json!({"euro": 4}));
}

#[test]
fn in_23_what_worsens_nothing_comes_without_a_question() {
    let hand = ["aspirin", "tofu", "water"];
    let mut table = basic(3).feels(0, [2, 2, 2, 2, 2, 2]).has(0, &hand).all_at("home");
    table.play(act(0, json!("rest"))).asks_nobody().feels(0, [2, 2, 2, 1, 2, 2]);
    table.play(cook(0, "water", "tofu")).asks(0, json!({"chol": -1, "obes": -1, "depr": 1}));
    table.feels(0, [2, 1, 2, 1, 2, 2]);
    // An indicator at 10 cannot be worsened (IN-2: obesity is not lethal).
    let full =
        |obes: u8| basic(3).feels(0, [0, 0, obes, 0, 0, 0]).has(0, &["aspirin", "beer", "cigarettes"]).all_at("home");
    full(9).play(cook(0, "beer", "cigarettes")).asks(0, json!({"obes": 1, "depr": -1}));
    full(10).play(cook(0, "beer", "cigarettes")).asks(0, json!({"canc": 1, "depr": -1}));
}

#[test]
fn in_23_a_question_always_ends_with_accept() {
    let mut table = basic(3).has(0, &["antidepressant"]).feels(0, [0, 0, 0, 3, 0, 0]).all_at("office");
    table.play(act(0, json!("work"))).play(drug(0, "antidepressant"));
    // No choice is left.
    table.asks(0, json!({"depr": 2})).offers(json!(["accept"])).feels(0, [0; 6]);
    table.play(accept(0)).feels(0, [0, 0, 0, 2, 0, 0]).player(0, json!({"euro": 3}));

    let mut spared = with(3, &["family"]).chips(seat(0), Chip::Family, 3).all_at("office");
    spared.plays([act(0, json!("work")), chips(0, &["depr", "depr"])]).asks(0, json!({})).offers(json!(["accept"]));
    spared.play(accept(0)).feels(0, [0; 6]).player(0, json!({"family": 1, "euro": 3}));
}

#[test]
fn in_23_a_drug_in_time_saves_a_life() {
    let mut table = basic(3).has(0, &["beta_blocker"]).feels(0, [0, 9, 0, 0, 0, 0]).offers(&[
        "lottery_win",
        "sunburn",
        "christmas",
        "good_news",
    ]);
    table.plays([take(0, "lottery_win"), drug(0, "beta_blocker"), accept(0)]);
    table.feels(0, [0, 8, 0, 0, 0, 0]).sees(json!({"dead": []}));
}

#[test]
fn in_34_each_chip_avoids_a_point() {
    // The example of the rulebook: a labour dispute of +1 and +3, three chips.
    let table = || {
        with(3, &["family"])
            .chips(seat(0), Chip::Family, 3)
            .offers(&["labour_dispute", "sunburn", "christmas", "good_news"])
            .play(take(0, "labour_dispute"))
            .clone()
    };
    let mut all = table();
    all.asks(0, json!({"bp": 1, "depr": 3})).play(chips(0, &["depr", "depr", "depr"])).asks(0, json!({"bp": 1}));
    all.play(accept(0)).feels(0, [0, 1, 0, 0, 0, 0]).player(0, json!({"family": 0}));
    assert_eq!(all.state.chips_left(Chip::Family), 12);
    let mut other = table();
    // In several events (IN-41).
    other.plays([chips(0, &["bp"]), chips(0, &["depr", "depr"])]).asks(0, json!({"depr": 1}));
    other.play(accept(0)).feels(0, [0, 0, 0, 1, 0, 0]);
}

#[test]
fn in_41_no_chips_for_nothing() {
    let offer = ["holiday_at_sea", "sunburn", "christmas", "good_news"];
    let mut table = with(3, &["family"])
        .chips(seat(0), Chip::Family, 2)
        .feels(0, [0, 0, 10, 3, 0, 0])
        .has(0, &["doughnut", "water"])
        .all_at("home");
    table.play(cook(0, "doughnut", "water")).asks(0, json!({"diab": 1, "obes": 1}));
    // Obesity is at 10 and cannot be lowered; `[]` is refused.
    table.refuses("IN-41", [chips(0, &["obes"]), chips(0, &["bp"]), chips(0, &["diab", "diab"]), chips(0, &[])]);
    table.offers(json!(["accept", {"chips": ["diab"]}]));
    let mut sea = with(3, &["family"]).chips(seat(0), Chip::Family, 2).feels(0, [0, 0, 0, 3, 0, 0]).offers(&offer);
    sea.play(take(0, "holiday_at_sea")).asks(0, json!({"canc": 1, "depr": -2}));
    sea.refuses("IN-41", [chips(0, &["depr"]), chips(0, &["canc", "canc"])]);
    sea.play(chips(0, &["canc"])).refuses("IN-41", [chips(0, &["canc"])]);
    sea.play(accept(0)).feels(0, [0, 0, 0, 1, 0, 0]);
}

#[test]
fn in_34_nobody_gives_more_chips_than_they_have() {
    let table = |count: u8| {
        let table = with(3, &["family"]).chips(seat(0), Chip::Family, count).has(0, &["aspirin"]);
        table.offers(&["labour_dispute", "sunburn", "christmas", "good_news"]).play(take(0, "labour_dispute")).clone()
    };
    table(0).asks(0, json!({"bp": 1, "depr": 3})).refuses("IN-34", [chips(0, &["bp"])]);
    table(1)
        .refuses("IN-34", [chips(0, &["bp", "depr"])])
        .play(chips(0, &["bp"]))
        .refuses("IN-34", [chips(0, &["depr"])]);
    // IN-44: every multiset, at most as many an indicator as its change.
    let mut three = table(3);
    let sets = [
        vec!["bp"],
        vec!["depr"],
        vec!["bp", "depr"],
        vec!["depr", "depr"],
        vec!["bp", "depr", "depr"],
        vec!["depr"; 3],
    ];
    let mut expected: Vec<_> = sets.iter().map(|set| json!({"chips": set})).collect();
    expected.extend([json!("accept"), json!({"drug": "aspirin"})]);
    three.offers(json!(expected));
}

/// IN-41: a drug taken during an action belongs to it.
#[test]
fn in_41_slimming_makes_room_for_what_is_coming() {
    let mut table = with(3, &["family"])
        .chips(seat(0), Chip::Family, 2)
        .feels(0, [0, 0, 10, 0, 0, 0])
        .has(0, &["pizza", "water", "slimming_pill"])
        .all_at("home");
    table
        .play(cook(0, "pizza", "water"))
        .asks(0, json!({"chol": 1, "obes": 1}))
        .refuses("IN-41", [chips(0, &["obes"])]);
    // Now it is below 10, and can be lowered.
    table.play(drug(0, "slimming_pill")).asks(0, json!({"chol": 1, "obes": 1})).play(chips(0, &["obes"]));
    table.asks(0, json!({"chol": 1})).play(accept(0)).feels(0, [1, 0, 6, 0, 0, 0]);
}
