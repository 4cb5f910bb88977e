//! The end of the round: IN-21, IN-22, and their fine print in IN-40.

use heartbox::games::infarkt::{Change, Chip, Health};
use serde_json::json;

use super::table::*;

/// The indicators after the end of the round.
fn after(values: [u8; 6]) -> [u8; 6] {
    let state = basic(2).owns(0, 9).owns(1, 9).feels(0, values).round_over();
    let health: Vec<u8> = state.health(seat(0)).iter().map(|(_, value)| value).collect();
    health.try_into().expect("six")
}

#[test]
fn in_21_every_threshold() {
    for value in 0..10 {
        let by = |threshold: u8| u8::from(value >= threshold);
        assert_eq!(after([value, 0, 0, 0, 0, 0]), [value, by(7), 0, 0, 0, 0], "cholesterol");
        assert_eq!(after([0, value, 0, 0, 0, 0]), [by(7), value, 0, 0, 0, 0], "blood pressure");
        assert_eq!(after([0, 0, value, 0, 0, 0]), [0, 0, value, 0, 2 * by(5) + by(7), 0], "obesity");
        assert_eq!(after([0, 0, 0, value, 0, 0]), [0, 0, 0, value + by(5), 0, 0], "depression");
        assert_eq!(after([0, 0, 0, 0, value, 0]), [0, 0, 0, 0, value, 0], "diabetes");
        assert_eq!(after([0, 0, 0, 0, 0, value]), [0, 0, 0, 0, 0, value + by(5)], "cancer");
    }
    assert_eq!(after([0, 0, 10, 0, 0, 0]), [0, 0, 10, 0, 3, 0]);
}

#[test]
fn in_21_by_the_values_before_any_of_it() {
    // The example of the rulebook: cholesterol 7 and pressure 6 raise pressure by one point, and no more.
    assert_eq!(after([7, 6, 0, 0, 0, 0]), [7, 7, 0, 0, 0, 0]);
    assert_eq!(after([7, 7, 7, 5, 0, 5]), [8, 8, 7, 6, 3, 6]);
    assert_eq!(Health::new([7, 6, 0, 0, 0, 0]).decay(), Change::new([0, 1, 0, 0, 0, 0]));
}

#[test]
fn in_22_then_the_next_round_begins() {
    let mut table = Table::from(with(3, &["black_market"]).black_market(cards(["beer", "beer"])).round(4).round_over());
    table.sees(json!({"round": 5, "phase": "events", "place": null, "to_act": 0, "black_market": []}));
    table.player(0, json!({"plan": null, "bans": []}));
    let goods = heartbox::games::infarkt::Deck::Goods;
    assert_eq!((table.state.discards(goods), table.state.draws_from()), (2, Some(goods)));
}

#[test]
fn in_40_first_the_questions_from_the_beginner_on() {
    let sick = [0, 0, 0, 5, 0, 5];
    let fixture = basic(4)
        .beginner(seat(2))
        .feels(0, sick)
        .feels(1, sick)
        .feels(2, sick)
        .has(0, &["antidepressant"])
        .has(2, &["aspirin"])
        .has(3, &["aspirin"]);
    let mut table = Table::from(fixture.round_over());
    // Seat 3 would not be worsened, and seat 1 has no drug or chip.
    table.asks(2, json!({"depr": 1, "canc": 1})).play(accept(2));
    // No change before all have answered.
    table.feels(2, sick).asks(0, json!({"depr": 1, "canc": 1}));
    // A drug taken now counts.
    table.play(drug(0, "antidepressant")).asks(0, json!({"canc": 1})).feels(0, [0, 0, 0, 1, 0, 5]);
    table.play(accept(0)).feels(0, [0, 0, 0, 1, 0, 6]).feels(1, [0, 0, 0, 6, 0, 6]).feels(2, [0, 0, 0, 6, 0, 6]);
    table.sees(json!({"round": 2, "phase": "events", "pending": null}));
}

#[test]
fn in_40_less_the_chips_given() {
    let family =
        |values: [u8; 6]| with(3, &["family"]).chips(seat(0), Chip::Family, 3).feels(0, values).has(0, &["statin"]);
    let mut table = Table::from(family([7, 0, 7, 0, 0, 5]).round_over());
    table
        .asks(0, json!({"bp": 1, "diab": 3, "canc": 1}))
        .refuses("IN-41", [chips(0, &["chol"]), chips(0, &["bp", "bp"])]);
    table.play(chips(0, &["diab", "diab"])).asks(0, json!({"bp": 1, "diab": 1, "canc": 1}));
    table.play(chips(0, &["bp"])).asks(0, json!({"diab": 1, "canc": 1}));
    // Cholesterol falls below its threshold: the chip for the pressure has no effect, and no change falls below 0.
    table.play(drug(0, "statin")).asks(0, json!({"diab": 1, "canc": 1}));
    table.play(accept(0)).feels(0, [3, 0, 7, 0, 1, 6]).player(0, json!({"family": 0}));
    // The chips of one round have no effect in another.
    let mut next = Table::from(family([0, 0, 0, 0, 0, 5]).round_over());
    next.play(chips(0, &["canc"])).asks(0, json!({})).play(accept(0)).feels(0, [0, 0, 0, 0, 0, 5]);
    assert_eq!(next.state.forecast(seat(0)), Change::new([0, 0, 0, 0, 0, 1]));
}

#[test]
fn in_40_all_changes_are_made_at_once_and_deaths_come_from_the_beginner_on() {
    let fixture = basic(4)
        .beginner(seat(3))
        .feels(0, [0, 0, 0, 9, 0, 0])
        .feels(2, [0, 0, 0, 9, 0, 0])
        .feels(3, [0, 0, 0, 9, 0, 0])
        .owns(0, 5)
        .owns(1, 3);
    let mut table = Table::from(fixture.round_over());
    // All three die at the same moment: none of them pays for the others.
    table.sees(json!({"dead": [3, 0, 2], "winners": [1], "phase": "over", "to_act": null, "place": null}));
    table.player(1, json!({"euro": 0})).feels(1, [0; 6]);
}

#[test]
fn in_21_everybody_dies_at_once_and_all_win() {
    let fixture = basic(3).feels(0, [0, 0, 0, 9, 0, 0]).feels(1, [0, 9, 0, 9, 0, 0]).feels(2, [0, 0, 0, 0, 0, 9]);
    let mut table = Table::from(fixture.dead(seat(2)).feels(2, [0; 6]).round_over());
    table.sees(json!({"dead": [2, 0, 1], "winners": [0, 1], "phase": "over"}));
    table.refuses("IN-27", [leave(0), draw("beer"), accept(1)]).offers(json!([]));
}
