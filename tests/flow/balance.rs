//! Better balance: FL-25.

use heartbox::games::flow::{Chance, Effect};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;

#[test]
fn fl_25_earned_cards_are_drawn_from_all_stacks() {
    let start = board("yellow 9 w w w\nred 25 w w w\nheart 3, balance").flows(0, [0]);
    let due = start.awaits_chance().holds(0, "").shows(json!({"to_act": 0, "phase": "flow", "to_advance": []}));
    assert_eq!((due.0.draws(), due.0.earns(10)), (1, Some(None)));
    let due = due.refuses("FL-25", [flow(0), advance(0, 0), throw(0), die(3)]);
    for suit in ["throw", "enter", "swap", "move"] {
        due.clone().play([card(suit)]).holds(0, &format!("{suit} 1")).asks(1, "cards");
    }
}

#[test]
fn fl_25_the_draw_comes_after_the_whole_movement_and_before_all_else() {
    // The piece continues past the start, and then the card is drawn, before the next advance.
    let start = board("yellow 30 9 w w\nred 25 w w w\nheart 3, balance").play([flow(0), advance(0, 1)]);
    let drawn = start.stands("30 12 w w | 25 w w w").awaits_chance().play([card("move")]).asks(0, "flow");
    drawn.shows(json!({"to_advance": [0]})).refuses("FL-25", [card("move")]).play([advance(0, 0)]);
    // In the first phase too, and the card can be played at once (FL-24).
    let moved = board("yellow 9 w w w | move 1\nred 25 w w w\nheart 3, balance").play([go(0, 0, 2)]);
    let drawn = moved.stands("11 w w w | 25 w w w").awaits_chance().refuses("FL-25", [flow(0)]).play([card("throw")]);
    drawn.asks(0, "cards").play([throw(0)]);
    let entered = board("yellow 9 w w w | enter 1\nred 25 w w w\nheart 2, balance").play([enter(0)]).awaits_chance();
    entered.play([card("enter")]).asks(0, "cards").holds(0, "enter 1");
    // Before the next turn: a Throw without a thrown piece slows the heart only then.
    let idle = board("yellow 9 w w w | throw 1\nred 25 w w w\nheart 4, balance").play([throw(0)]).flows(0, [0]);
    idle.beats(4, None).play([card("swap")]).beats(3, None).asks(1, "cards");
}

#[test]
fn fl_25_each_card_that_is_left_is_equally_likely() {
    // 13 of each, less the cards in hands: 13, 12, 3 and 1.
    let due = board("yellow 9 w w w | swap 10\nred 25 w w w | enter 1 move 12\nheart 3, balance").flows(0, [0]);
    assert_eq!(due.0.stacks().total(), 29);
    let mut rng = ChaCha8Rng::seed_from_u64(25);
    let mut drawn = [0u32; 4];
    for _ in 0..29_000 {
        let Some(Chance::Card(card)) = due.0.sample(&mut rng) else { panic!("a card is drawn") };
        drawn[card.index()] += 1;
    }
    for (times, cards) in drawn.into_iter().zip([13u32, 12, 3, 1]) {
        assert!(times.abs_diff(1000 * cards) < 400, "{drawn:?}");
    }
    // An empty stack gives no cards.
    let empty = board("yellow 9 w w w | swap 13\nred 25 w w w\nheart 3, balance").flows(0, [0]);
    let empty = empty.refuses("FL-25", [card("swap")]);
    for _ in 0..500 {
        assert_ne!(empty.0.sample(&mut rng), Some(Chance::Card(Card::Swap)));
    }
}

#[test]
fn fl_25_nothing_is_drawn_from_empty_stacks_or_after_the_end() {
    let all = "throw 13 enter 13 swap 13 move 13";
    let empty = board(&format!("yellow 9 w w w | {all}\nred 25 w w w\nheart 3, balance")).flows(0, [0]);
    empty.asks(1, "cards").holds(0, all);
    let wins = board("yellow 9 h h h\nred 25 w w w\nheart 3 at 11, balance").flows(0, [0]);
    assert_eq!(wins.0.turn(), Turn::Over);
    assert_eq!(wins.shows(json!({"winner": 0})).0.draws(), 0);
    // Conversely, an effect reports a draw that is due.
    let due = board("yellow 9 w w w\nred 25 w w w\nheart 3, balance").play([flow(0)]).0;
    let event = serde_json::from_value::<heartbox::engine::EventOf<State>>(advance(0, 0)).expect("an event");
    let effects = heartbox::engine::Step::new(&due, event).expect("legal").effects;
    assert!(effects.contains(&Effect::DrawIsDue { seat: Seat::FIRST }));
}

#[test]
fn fl_25_the_first_cards_stay_one_of_each() {
    let start = begin(setup(&["yellow", "red"], json!({"balance": true}))).expect("a setup");
    start.holds(0, "throw 1 enter 1 swap 1 move 1").holds(1, "throw 1 enter 1 swap 1 move 1").asks(0, "cards");
}
