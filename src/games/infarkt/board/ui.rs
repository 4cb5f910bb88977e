//! The page of Infarkt.

use std::rc::Rc;

use leptos::html::Div;
use leptos::prelude::*;

use super::actions::Actions;
use super::day::Day;
use super::lettering::{Measured, WordMeasure, unmeasured};
use super::moment::OverBoard;
use super::parts::Players;
use super::player_panel::PlayerPanel;
use super::row::Row;
use super::score_details::ScoreDetails;
use super::{Board, places, touch_of};
use crate::engine::Seat;
use crate::games::Size;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::moment::Moment;
use crate::games::infarkt::scene::select::Touch;
use crate::games::seam::ui::{GameUi, TableProps};
use crate::ui::{live, room};

/// The layout size of a picture, which the browser scales.
const PICTURE: (i16, i16) = (480, 320);

impl GameUi for State {
    const SCORES_CLASS: &'static str = "in-score-table";

    fn board(props: TableProps<Self>) -> AnyView {
        if props.size == Size::Picture {
            // It is too small for words.
            let (room, lettering) = (Signal::stored(PICTURE), Measured::new(None));
            return view! { <Board props room lettering /> }.into_any();
        }
        let TableProps { scene, lang, people, touchable, on_touch, .. } = props.clone();
        let players = Players::new(people);
        let night = Memo::new(move |_| scene.with(Scene::is_night));
        let dies = |moment: &Moment| !moment.deaths.is_empty();
        let flat = Memo::new(move |_| scene.with(|scene| scene.moment.as_ref().is_some_and(dies)));
        let class = move || {
            let night = if night.get() { " night" } else { "" };
            let flat = if flat.get() { " flat" } else { "" };
            ["in-room", night, flat].concat()
        };
        let element = NodeRef::<Div>::new();
        let measured = room(Rc::new(move || element.get().map(Into::into)));
        let room = Signal::derive(move || measured.get().unwrap_or_default());
        let places = places(scene);
        let lettering = Measured::new(unmeasured(&places, lang.get_untracked()));
        let words = lettering.clone();
        let is_measured = move || measured.with(Option::is_some) && words.with(|words| words.is_some());
        let drawn = lettering.clone();
        let board = move || view! { <Board props=props.clone() room lettering=drawn.clone() /> };
        view! {
            <div class="in-board">
                <Day scene lang />
                <div class=live(class) node_ref=element>
                    <WordMeasure places lang lettering />
                    <Show when=live(is_measured)>{board()}</Show>
                    <OverBoard scene lang players />
                </div>
                <Row scene lang players touchable on_touch />
            </div>
        }
        .into_any()
    }

    fn touch_of(part: &str) -> Option<Touch> {
        touch_of(part)
    }

    fn actions(props: TableProps<Self>) -> AnyView {
        view! { <Actions props /> }.into_any()
    }

    fn player_panel(props: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <PlayerPanel props seat /> }.into_any()
    }

    fn score_details(props: TableProps<Self>, seat: Seat) -> AnyView {
        view! { <ScoreDetails props seat /> }.into_any()
    }
}
