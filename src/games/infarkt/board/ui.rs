//! The page of Infarkt.

use std::rc::Rc;

use leptos::html::Div;
use leptos::prelude::*;

use super::Board;
use super::actions::Actions;
use super::day::Day;
use super::moment::OverBoard;
use super::parts::Players;
use super::player_panel::PlayerPanel;
use super::row::Row;
use super::score_table::ScoreTable;
use crate::engine::Seat;
use crate::games::Size;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::moment::Moment;
use crate::games::seam::ui::{GameUi, Ranked, TableProps};
use crate::ui::{live, room};

/// The layout size of a picture, which the browser scales.
const PICTURE: (i16, i16) = (480, 320);

impl GameUi for State {
    fn board(TableProps { scene, lang, people, touchable, size, format, on_touch, .. }: TableProps<Self>) -> AnyView {
        if size == Size::Picture {
            let room = Signal::stored(PICTURE);
            return view! { <Board scene lang people touchable size format room on_touch /> }.into_any();
        }
        let players = Players::new(people.clone());
        let night = Memo::new(move |_| scene.with(Scene::is_night));
        let dies = |moment: &Moment| !moment.deaths.is_empty();
        let flat = Memo::new(move |_| scene.with(|scene| scene.moment.as_ref().is_some_and(dies)));
        let class = move || {
            let night = if night.get() { " night" } else { "" };
            let flat = if flat.get() { " flat" } else { "" };
            format!("in-room{night}{flat}")
        };
        let element = NodeRef::<Div>::new();
        let measured = room(Rc::new(move || element.get().map(Into::into)));
        let room = Signal::derive(move || measured.get().unwrap_or_default());
        let board = move || {
            view! { <Board scene lang people=people.clone() touchable size format room on_touch /> }
        };
        view! {
            <div class="in-board">
                <Day scene lang />
                <div class=live(class) node_ref=element>
                    <Show when=live(move || measured.with(Option::is_some))>{board()}</Show>
                    <OverBoard scene lang players />
                </div>
                <Row scene lang players touchable on_touch />
            </div>
        }
        .into_any()
    }

    fn actions(TableProps { scene, lang, people, on_touch, .. }: TableProps<Self>) -> AnyView {
        view! { <Actions scene lang people on_touch /> }.into_any()
    }

    fn player_panel(TableProps { scene, lang, people, .. }: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <PlayerPanel scene lang people seat /> }.into_any()
    }

    fn score_table(TableProps { scene, lang, people, .. }: TableProps<Self>, ranked: &[Ranked]) -> AnyView {
        view! { <ScoreTable scene lang people ranked /> }.into_any()
    }
}
