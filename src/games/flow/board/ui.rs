//! Flow to the Heart on the page.

use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use crate::engine::Seat;
use crate::games::flow::scene::parts::touch_of;
use crate::games::flow::scene::select::Touch;
use crate::games::flow::text::Words;
use crate::games::flow::{COLOURS, State};
use crate::games::seam::ui::{GameUi, Seating, TableProps};
use crate::i18n::Lang;

impl GameUi for State {
    const SYMBOLS: &'static str = include_str!("symbols.svg");

    fn seating(lang: Lang, players: u8) -> Seating {
        let count = usize::from(players.max(4)).min(COLOURS.len());
        Seating { colours: &COLOURS[..count], order: Some(Words::of(lang).colours_are_places()) }
    }

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
