//! Heartstrings on the page.

use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use super::touch_of;
use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::heartstrings::scene::select::Touch;
use crate::games::seam::ui::{GameUi, TableProps};

impl GameUi for State {
    fn board(props: TableProps<Self>) -> AnyView {
        view! { <Board props /> }.into_any()
    }

    fn actions(props: TableProps<Self>) -> AnyView {
        view! { <Actions props /> }.into_any()
    }

    fn touch_of(part: &str) -> Option<Touch> {
        touch_of(part)
    }

    fn player_panel(props: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <PlayerPanel props seat /> }.into_any()
    }
}
