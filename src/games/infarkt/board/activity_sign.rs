//! The signs in the panels of the strip: each an activity, with its price and effects.

use leptos::prelude::*;

use super::cards::diet_sign;
use super::parts::{chip_sign, classes};
use crate::games::Size;
use crate::games::infarkt::Diet;
use crate::games::infarkt::scene::ActivityScene;
use crate::games::infarkt::scene::signs::{Line, Mark, Sign, picture};
use crate::games::infarkt::text::{Words, activity as activity_name};
use crate::games::seam::geometry::{Point, Rect};
use crate::i18n::{Lang, signed};
use crate::ui::{live, part_disabled, part_role};

/// The sign of an activity: a touch target while a player can do it, at a table that can be touched.
#[component]
pub fn ActivitySign(
    /// The sign.
    sign: Sign,
    /// The size of its type.
    type_size: i16,
    /// The activity as it stands.
    shown: Memo<Option<ActivityScene>>,
    /// Whether the player asked is there, or can go there.
    open: Memo<bool>,
    /// The name of the part in touch events.
    part: String,
    /// That of its place, which a touch means elsewhere.
    place: String,
    /// The language.
    lang: Signal<Lang>,
    /// Whether it can be touched.
    touchable: bool,
    /// The size of the board.
    size: Size,
) -> impl IntoView {
    let open = Memo::new(move |_| size == Size::Table && open.get());
    let is_target = Memo::new(move |_| shown.get().is_some_and(|shown| shown.is_target));
    let chosen = Memo::new(move |_| shown.get().is_some_and(|shown| shown.chosen));
    let barred = Memo::new(move |_| shown.get().is_some_and(|shown| shown.why_not.is_some()));
    let balance = Memo::new(move |_| shown.get().map_or(0, |shown| shown.balance));
    let class = move || {
        let names =
            [(" open", open.get()), (" lit", is_target.get()), (" chosen", chosen.get()), (" barred", barred.get())];
        classes("in-activity", &names)
    };
    let Sign { activity, marks, lines, .. } = sign.clone();
    // First the text of the sign, in its order, then the meaning of its numbers.
    let label = {
        let marks = marks.clone();
        move || {
            let words = Words::of(lang.get());
            let mut label = activity_name(activity, lang.get()).to_owned();
            for (_, mark) in &marks {
                let number = number(*mark, balance.get());
                if !number.is_empty() {
                    label.push(' ');
                    label.push_str(&number);
                }
            }
            for (index, (_, mark)) in marks.iter().enumerate() {
                label.push_str(if index == 0 { ": " } else { ", " });
                label.push_str(&match mark {
                    Mark::Euro(_) => words.euros_noun(balance.get().unsigned_abs()),
                    Mark::Change(indicator, _) => words.indicator(*indicator).to_owned(),
                    Mark::Chips(chip, count) => words.chips_noun(*chip, *count),
                    Mark::Treat => words.treat().to_owned(),
                });
            }
            label
        }
    };
    let size = type_size.to_string();
    // The measured width, also in a browser that rounds the widths of small letters.
    let text = {
        let size = size.clone();
        move |Line { start: (x, y), text, width }: Line| {
            // The space separates the lines for screen readers.
            view! {
                <text
                    x=x.to_string()
                    y=y.to_string()
                    font-size=size.clone()
                    textLength=width.to_string()
                    lengthAdjust="spacingAndGlyphs"
                >
                    {text}
                    " "
                </text>
            }
            .into_any()
        }
    };
    let mark = move |((x, y), mark): (Point, Mark)| {
        let side = picture(type_size);
        let (name, class) = match mark {
            Mark::Euro(_) => ("euro".to_owned(), None),
            Mark::Change(indicator, by) => {
                (["ind-", indicator.id()].concat(), Some(if by > 0 { "worse" } else { "better" }))
            }
            Mark::Chips(chip, _) => (chip_sign(chip).to_owned(), None),
            Mark::Treat => (diet_sign(Diet::Unhealthy).to_owned(), None),
        };
        let number = move || number(mark, balance.get());
        view! {
            <image
                href=["art/infarkt/", &name, ".svg"].concat()
                x=x.to_string()
                y=y.to_string()
                width=side.to_string()
                height=side.to_string()
            />
            {(!mark.number().is_empty())
                .then(|| {
                    view! {
                        <text
                            class=class
                            x=(x + side + 1).to_string()
                            y=(y + (side + type_size * 7 / 10) / 2).to_string()
                            font-size=size.clone()
                        >
                            {live(number)} " "
                        </text>
                    }
                })}
        }
        .into_any()
    };
    let Rect { x, y, w, h } = sign.board();
    let area = sign.target;
    let target = move || touchable && open.get();
    let disabled = part_disabled(touchable, move || is_target.get());
    view! {
        <g
            class=live(class)
            role=live(move || open.get().then(|| part_role(touchable)))
            tabindex=live(move || target().then_some("0"))
            aria-label=live(move || open.get().then(&label))
            aria-disabled=live(move || target().then(&disabled).flatten())
            aria-pressed=live(move || (target() && chosen.get()).then_some("true"))
            data-read=part.clone()
            data-touch=live(move || touchable.then(|| if open.get() { part.clone() } else { place.clone() }))
        >
            // All of this text is in the label.
            <g aria-hidden="true">
                <rect
                    class="in-sign-target"
                    x=area.x.to_string()
                    y=area.y.to_string()
                    width=area.w.to_string()
                    height=area.h.to_string()
                />
                <rect
                    class="in-sign-board"
                    x=x.to_string()
                    y=y.to_string()
                    width=w.to_string()
                    height=h.to_string()
                    rx="2"
                />
                {lines.into_iter().map(text).collect::<Vec<_>>()}
                {marks.into_iter().map(mark).collect::<Vec<_>>()}
            </g>
        </g>
    }
}

/// The number beside a picture: the price for the player who acts, the effect as printed.
fn number(mark: Mark, balance: i16) -> String {
    match mark {
        Mark::Euro(_) => signed(balance),
        _ => mark.number(),
    }
}
