//! Heartstrings on the page.

use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::seam::ui::{GameUi, TableProps};

impl GameUi for State {
    fn board(props: TableProps<Self>) -> AnyView {
        view! { <Board props /> }.into_any()
    }

    fn actions(props: TableProps<Self>) -> AnyView {
        view! { <Actions props /> }.into_any()
    }

    fn player_panel(props: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <PlayerPanel props seat /> }.into_any()
    }
}
