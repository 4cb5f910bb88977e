//! The places that the selection leads to, each marked with the cards, the flow or the die that leads there.

use std::sync::Arc;

use leptos::prelude::*;

use super::signs::{Sign, suit};
use super::{goal_part, translate};
use crate::games::flow::scene::Scene;
use crate::games::flow::scene::goals::{By, Goal};
use crate::games::flow::scene::layout::Layout;
use crate::games::flow::scene::select::Touch;
use crate::games::flow::text::Words;
use crate::games::flow::{Cards, Place};
use crate::games::seam::geometry::Point;
use crate::i18n::Lang;
use crate::ui::{each, live, part_disabled, part_role};

/// The places that the selection leads to.
#[component]
pub fn Goals(
    scene: Memo<Scene>,
    layout: Arc<Layout>,
    lang: Signal<Lang>,
    touchable: bool,
    hovered: RwSignal<Option<Touch>>,
) -> impl IntoView {
    let goals = Memo::new(move |_| scene.with(|scene| scene.goals.clone()));
    let radius = layout.piece();
    let at = {
        let layout = layout.clone();
        move |goal: &Goal| match goal.place {
            Place::Ring(position) if goal.aside => layout.aside(position),
            place => layout.place(goal.piece, place),
        }
    };
    let key = {
        let at = at.clone();
        move |goal: &Goal| {
            let with = if let By::Card { with, .. } = goal.by { with } else { Cards::NONE };
            (goal_part(goal.touch), way(goal.by), with, at(goal))
        }
    };
    // The side on which no mark lies beside the place.
    let outwards = move |place: Place| match place {
        Place::Ring(position) => {
            let ((x, y), (inner_x, inner_y)) = (layout.at(position), layout.aside(position));
            ((x - inner_x).signum(), (y - inner_y).signum())
        }
        _ => (-1, -1),
    };
    let goal = move |goal: Goal| {
        let at = at(&goal);
        // The piece itself is the target of a Swap: its label says so.
        if let Touch::Piece(_) = goal.touch {
            let sign = badge(goal.by, radius, (-1, -1));
            return view! { <g class="fl-by" transform=translate(at) aria-hidden="true">{sign}</g> }.into_any();
        }
        let is_hovered = Memo::new(move |_| hovered.get() == Some(goal.touch));
        let how = way(goal.by);
        // The ghost of the piece is seen where the flow or the die leads, and where it comes in.
        let sign = match goal.by {
            By::Card { with, .. } if matches!(goal.touch, Touch::Steps(_)) => given(with, radius),
            by => badge(by, radius, outwards(goal.place)),
        };
        view! {
            <g
                class=live(move || format!("fl-target {how}{}", if is_hovered.get() { " aimed" } else { "" }))
                transform=translate(at)
                data-touch=touchable.then(|| goal_part(goal.touch)).flatten()
                role=part_role(touchable)
                tabindex=touchable.then_some("0")
                aria-disabled=part_disabled(touchable, || true)
                aria-label=live(move || label(goal, lang.get()))
            >
                <circle class="fl-glow" r=(radius + 3).to_string() />
                <circle r=radius.to_string() />
                {sign}
            </g>
        }
        .into_any()
    };
    view! {
        <g>
            {each(move || goals.get(), key, goal)}
        </g>
    }
}

/// How a piece gets there, in words, and where that is.
fn label(goal: Goal, lang: Lang) -> String {
    format!("{}: {}", how(goal.by, lang), Words::of(lang).place(goal.place))
}

/// How a piece gets to a goal, in words.
pub fn how(by: By, lang: Lang) -> String {
    let words = Words::of(lang);
    match by {
        By::Card { card, with } if with.total() > 1 => format!("{} ({})", words.card(card), words.cards(with)),
        By::Card { card, .. } => words.card(card).to_owned(),
        By::Flow => words.advance().to_owned(),
        By::Die => words.die().to_owned(),
    }
}

/// The class of a target, and the name of its sign.
fn way(by: By) -> &'static str {
    match by {
        By::Card { card, .. } => suit(Some(card)),
        By::Flow => "flow",
        By::Die => "die",
    }
}

/// A small sign at the edge of a piece, on this side of it.
fn badge(by: By, radius: i16, (across, down): Point) -> AnyView {
    let (x, y) = (across * radius * 3 / 4, down * radius * 3 / 4);
    view! {
        <circle class="fl-badge" cx=x.to_string() cy=y.to_string() r=(radius / 2).to_string() />
        <Sign name=way(by) size=radius * 2 / 5 at=(x, y) />
    }
    .into_any()
}

/// The cards that are given: one in the middle, or two side by side.
fn given(with: Cards, radius: i16) -> AnyView {
    let pair = with.total() > 1;
    let aside = if pair { radius * 9 / 20 } else { 0 };
    let size = if pair { radius * 2 / 5 } else { radius * 3 / 5 };
    let signs = with.iter().zip([-aside, aside]).map(|(card, x)| {
        view! { <g class=suit(Some(card))><Sign name=suit(Some(card)) size at=(x, 0) /></g> }.into_any()
    });
    signs.collect_view().into_any()
}
