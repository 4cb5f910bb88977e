//! Tintenherz on the page.

use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use super::touch_of;
use crate::engine::Seat;
use crate::games::seam::ui::{GameUi, TableProps};
use crate::games::tintenherz::State;
use crate::games::tintenherz::scene::select::Touch;

impl GameUi for State {
    const SYMBOLS: &'static str = include_str!("symbols.svg");
    const SCORES_CLASS: &'static str = "th-score-table";

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
