//! Last Heart on the page.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::Size;
use crate::games::last_heart::State;
use crate::games::last_heart::scene::select::Touch;
use crate::games::last_heart::text::Words;
use crate::games::seam::ui::{GameUi, TableProps};
use crate::ui::{BoardFrame, live};

impl GameUi for State {
    fn board(TableProps { scene, lang, size, .. }: TableProps<Self>) -> AnyView {
        let hearts = move || scene.with(|scene| scene.hearts.unwrap_or_default());
        let label = move || Words::of(lang.get()).left(hearts());
        let inside = view! { <circle cx="50" cy="50" r=move || (4 * hearts()).to_string() /> }.into_any();
        view! {
            <BoardFrame
                class="lh-board"
                drawing=Arc::new(|| (0, 0, 100, 100))
                name=live(label)
                picture=size == Size::Picture
                on_part=Rc::new(|_| {})
                inside
            />
        }
        .into_any()
    }

    fn actions(TableProps { scene, lang, on_touch, .. }: TableProps<Self>) -> AnyView {
        let take = move |hearts: u8| {
            let label = move || Words::of(lang.get()).take(hearts);
            view! { <button class="button" on:click=move |_| on_touch.run(Touch::Take(hearts))>{label}</button> }
                .into_any()
        };
        view! {
            <Show when=move || scene.with(|scene| scene.awaits_roll)>
                <button class="button" on:click=move |_| on_touch.run(Touch::Roll)>{move || Words::of(lang.get()).roll()}</button>
            </Show>
            <Show when=move || scene.with(|scene| scene.awaits_decision)>{take(1)} {take(2)}</Show>
        }
        .into_any()
    }

    fn player_panel(_props: TableProps<Self>, _seat: Seat) -> AnyView {
        ().into_any()
    }
}
