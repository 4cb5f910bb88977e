//! Previews of decisions.

use heartbox::games::infarkt::{Action, Activity, Cause, Change, Chip, Effect, Illegal, Indicator, Training};
use serde_json::json;

use super::table::*;

fn one(indicator: Indicator, by: i8) -> Change {
    Change::one(indicator, by)
}

#[test]
fn what_a_party_would_do_to_whom() {
    use Indicator::{Chol, Depr, Diab};
    let table = basic(4)
        .feels(1, [9, 0, 0, 0, 0, 0])
        .has(3, &["statin"])
        .owns(0, 1)
        .owns(2, 1)
        .owns(3, 1)
        .has(0, &["fried_cheese", "lemonade"])
        .all_at("home");
    let action = Action::party(card("fried_cheese"), card("lemonade"));
    let (host, left, right) = (seat(0), seat(1), seat(3));
    let by = |id: &str| Cause::Party { host, card: card(id) };
    let changes = table.state.previewed_changes(host, &action);
    let shock = Cause::Shock { of: left };
    assert_eq!(
        changes,
        [
            (left, one(Chol, 1), by("fried_cheese")),
            (right, one(Chol, 2), by("fried_cheese")),
            (right, one(Diab, 2), by("lemonade")),
            (host, one(Depr, 2), shock),
            (right, one(Depr, 1), shock),
        ]
    );
    let effects = table.state.preview(host, &action);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Died { seat, .. } if *seat == left)));
    assert!(effects.contains(&Effect::Funeral { of: left }));
    // A preview does not change the state, and an illegal action has no consequences.
    assert!(table.state.preview(host, &Action::Work).is_empty());
}

#[test]
fn a_preview_ends_with_the_action() {
    // The last piece of the last player: the action would end the round.
    let mut table = basic(2).feels(0, [0, 0, 0, 6, 0, 0]).all_at("home");
    table.plays([leave(0), go(1, "home")]);
    assert!(table.state.preview(seat(1), &Action::Leave).is_empty());
    assert_eq!(table.state.forecast(seat(0)), one(Indicator::Depr, 1));
    assert_eq!(table.state.health_ahead(seat(0))[Indicator::Depr], 7);
    table.play(leave(1)).feels(0, [0, 0, 0, 7, 0, 0]);
}

#[test]
fn what_it_costs_and_whether_it_can_be_done() {
    let table = with(3, &["career"]).owns(0, 1).chips(seat(0), Chip::Career, 2).all_at("office");
    let state = &table.state;
    assert_eq!((state.balance(seat(0), Activity::Work), state.balance(seat(1), Activity::Work)), (5, 3));
    assert_eq!(state.balance(seat(0), Activity::BuyDrug), -2);
    assert_eq!(state.why_not(seat(0), Activity::Work), None);
    assert_eq!(state.why_not(seat(0), Activity::BuyDrug), Some(Illegal::Conflict { place: place("pharmacy") }));
    assert_eq!((Activity::Trade(1).wage(), Activity::Trade(2).price(), Activity::Trade(3).price()), (1, 0, 1));
    assert_eq!(Activity::Train(Training::B).change(), one(Indicator::Obes, -1).and(Indicator::Depr, -2));
    let mut pharmacy = basic(3).owns(0, 1).all_at("pharmacy");
    assert_eq!(pharmacy.state.why_not(seat(0), Activity::BuyDrug), Some(Illegal::Poor { price: 2 }));
    pharmacy.sees(json!({"place": "pharmacy"}));
}

#[test]
fn effects_name_a_death_with_its_cause_and_place() {
    let table = basic(3).feels(0, [0, 9, 0, 9, 0, 0]).has(0, &["canteen_coffee", "tofu"]).owns(1, 1).all_at("home");
    let action = Action::cook(card("canteen_coffee"), card("tofu"));
    let event = heartbox::engine::Event::decision(seat(0), action);
    let effects = heartbox::engine::Step::new(&table.state, event).expect("legal").effects;
    let died = effects.iter().find_map(|effect| match effect {
        Effect::Died { seat, of, cause } => Some((*seat, of.to_vec(), *cause)),
        _ => None,
    });
    let (who, of, cause) = died.expect("somebody dies");
    assert_eq!((who, of), (seat(0), vec![Indicator::Bp, Indicator::Depr]));
    assert_eq!((cause, cause.place()), (Cause::Meal(card("canteen_coffee")), Some(place("home"))));
    let mut after = table.clone();
    after.play(cook(0, "canteen_coffee", "tofu"));
    let death = after.state.dead()[0];
    assert_eq!((death.seat, death.round, death.cause), (seat(0), 1, cause));
}
