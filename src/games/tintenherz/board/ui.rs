//! Tintenherz on the page.

use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use super::score_table::ScoreTable;
use crate::engine::Seat;
use crate::games::seam::ui::{GameUi, Ranked, TableProps};
use crate::games::tintenherz::State;

impl GameUi for State {
    const SYMBOLS: &'static str = include_str!("symbols.svg");

    fn board(TableProps { scene, lang, people, touchable, size, format, on_touch, .. }: TableProps<Self>) -> AnyView {
        view! { <Board scene lang people touchable size format on_touch /> }.into_any()
    }

    fn actions(TableProps { scene, lang, people, on_touch, .. }: TableProps<Self>) -> AnyView {
        view! { <Actions scene lang people on_touch /> }.into_any()
    }

    fn player_panel(TableProps { scene, lang, .. }: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <PlayerPanel scene lang seat /> }.into_any()
    }

    fn score_table(TableProps { scene, lang, .. }: TableProps<Self>, ranked: &[Ranked]) -> AnyView {
        view! { <ScoreTable scene lang ranked /> }.into_any()
    }
}
