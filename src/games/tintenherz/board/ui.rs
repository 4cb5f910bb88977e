//! Tintenherz on the page.

use leptos::prelude::*;
use serde_json::json;

use super::Board;
use super::actions::Actions;
use super::player_panel::PlayerPanel;
use super::score_table::ScoreTable;
use crate::engine::Seat;
use crate::games::seam::ui::{GameUi, Pick, Ranked, TableProps, Variant};
use crate::games::tintenherz::text::Words;
use crate::games::tintenherz::{Hearts, State};
use crate::i18n::Lang;

impl GameUi for State {
    const SYMBOLS: &'static str = include_str!("symbols.svg");

    fn variants(lang: Lang, _players: u8) -> Vec<Variant> {
        let words = Words::of(lang);
        vec![Variant {
            field: "hearts",
            title: words.hearts_option(),
            values: vec![
                (json!(Hearts::Villains), words.hearts_villains(), words.hearts_villains_sentence()),
                (json!(Hearts::Humble), words.hearts_humble(), words.hearts_humble_sentence()),
            ],
            pick: Pick::One,
        }]
    }

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
