//! Flow to the Heart on the page.

use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use super::score_table::ScoreTable;
use crate::engine::Seat;
use crate::games::flow::text::Words;
use crate::games::flow::{COLOURS, State};
use crate::games::seam::ui::{GameUi, Ranked, Seating, TableProps};
use crate::i18n::Lang;

impl GameUi for State {
    const SYMBOLS: &'static str = include_str!("symbols.svg");

    fn seating(lang: Lang, players: u8) -> Seating {
        let count = usize::from(players.max(4)).min(COLOURS.len());
        Seating { colours: &COLOURS[..count], order: Some(Words::of(lang).colours_are_places()) }
    }

    fn board(TableProps { scene, lang, people, touchable, size, hovered, on_touch, .. }: TableProps<Self>) -> AnyView {
        view! { <Board scene lang people touchable size hovered on_touch /> }.into_any()
    }

    fn actions(TableProps { scene, lang, people, hovered, on_touch, .. }: TableProps<Self>) -> AnyView {
        view! { <Actions scene lang people hovered on_touch /> }.into_any()
    }

    fn player_panel(TableProps { scene, lang, .. }: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <PlayerPanel scene lang seat /> }.into_any()
    }

    fn score_table(TableProps { scene, lang, .. }: TableProps<Self>, ranked: &[Ranked]) -> AnyView {
        view! { <ScoreTable scene lang ranked /> }.into_any()
    }
}
