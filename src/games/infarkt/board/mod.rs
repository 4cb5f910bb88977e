//! The board as one SVG: a page of a comic strip, one day from panel to panel.

mod actions;
mod activity_sign;
mod answer;
mod blocks;
mod body;
mod cards;
mod day;
mod lettering;
mod moment;
mod outcome;
mod page;
mod parts;
mod place;
mod player_panel;
mod row;
mod score_details;
mod story_panels;
mod ui;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use crate::games::Size;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::layout::Layout;
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::text::Words;
use crate::games::infarkt::{Activity, Place};
use crate::games::seam::ui::TableProps;
use crate::ui::{BoardFrame, items, live};

use lettering::Measured;
use page::page;
use place::PlacePanel;

/// Parses the id of a part of the drawing: the number of a place, then for an activity a point and its number.
fn touch_of(part: &str) -> Option<Touch> {
    let (place, activity) = part.split_once('.').map_or((part, None), |(place, activity)| (place, Some(activity)));
    let place = *Place::ALL.get(place.parse::<usize>().ok()?)?;
    match activity {
        None => Some(Touch::Place(place)),
        Some(number) => Activity::at(place).get(number.parse::<usize>().ok()?).copied().map(Touch::Activity),
    }
}

/// The places on the board, which never change during a game.
fn places(scene: Memo<Scene>) -> Vec<Place> {
    scene.with_untracked(|scene| scene.places.iter().map(|place| place.place).collect())
}

/// The board.
#[component]
pub fn Board(
    /// The table.
    props: TableProps<State>,
    /// The size available, in pixels.
    room: Signal<(i16, i16)>,
    /// The measured words; without any, it is a board of drawings alone.
    lettering: Measured,
) -> impl IntoView {
    let TableProps { scene, lang, people, touchable, size, format, on_touch, .. } = props;
    let places = places(scene);
    let looks = items(move || scene.with(|scene| scene.places.clone()));
    let due = Memo::new(move |_| scene.with(Scene::due));
    let acting = Memo::new(move |_| scene.with(|scene| scene.acting));
    let layout = Memo::new(move |_| lettering.with(|words| Layout::new(format.get(), room.get(), &places, words)));
    let drawing = Arc::new(move || layout.with(|Layout { size: (w, h), .. }| (0, 0, *w, *h)));
    // A new size, format or lettering replaces the page; all other changes happen within the panels.
    let inside = move || {
        layout.with(|layout| {
            let panel = |(panel, look)| {
                let (type_size, people) = (layout.type_size, people.clone());
                view! { <PlacePanel panel type_size look due acting people lang touchable size /> }.into_any()
            };
            let panels: Vec<AnyView> = layout.panels.iter().cloned().zip(looks.iter().copied()).map(panel).collect();
            view! {
                {page(layout)}
                {panels}
            }
        })
    };
    let on_part = Rc::new(move |part: &str| {
        if let Some(touch) = touch_of(part) {
            on_touch.run(touch);
        }
    });
    let inside = live(inside).into_any();
    view! {
        <BoardFrame
            class="in-page"
            drawing
            name=live(move || Words::of(lang.get()).board().to_owned())
            picture=size == Size::Picture
            on_part
            inside
        />
    }
}
