//! What is pressed.

use super::node::{Node, of};
use super::piece::piece;
use crate::engine::Colour;

/// The large button that throws dice, in the colour of the hand that throws them.
pub fn roll_button(label: &str, hand: Option<Colour>, roll: impl Fn() + 'static) -> Node {
    let button = of("button", "button large");
    let button = match hand {
        Some(colour) => button.class_if("seat-button", true).class_if(&format!("seat-{}", colour.id()), true),
        None => button.class_if("accent", true),
    };
    button.test_id("roll").child(hand.map(piece)).text(label).press(roll)
}
