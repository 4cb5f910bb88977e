//! What is pressed.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::piece::piece;
use crate::engine::Colour;

/// Enter and Space do what a touch does, on things that are no buttons by themselves.
pub fn on_press(press: impl Fn() + 'static) -> impl Fn(KeyboardEvent) + 'static {
    move |event| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            press();
        }
    }
}

/// The large button that throws dice, in the colour of the hand that throws them.
pub fn roll_button(label: &'static str, hand: Option<Colour>, roll: impl Fn() + 'static) -> impl IntoView {
    let class = match hand {
        Some(colour) => format!("button large seat-button seat-{}", colour.id()),
        None => "button large accent".to_owned(),
    };
    view! {
        <button class=class data-testid="roll" on:click=move |_| roll()>
            {hand.map(piece)}
            {label}
        </button>
    }
}
