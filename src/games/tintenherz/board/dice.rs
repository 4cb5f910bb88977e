//! The two dice on the board, and the marks that count the rolls of a turn.

use leptos::prelude::*;

use crate::games::seam::geometry::Rect;
use crate::games::tintenherz::ROLLS;
use crate::games::tintenherz::scene::Scene;
use crate::games::tintenherz::scene::layout::{Layout, thousandths};
use crate::games::tintenherz::text::{Words, rolls};
use crate::i18n::Lang;
use crate::ui::{DieFace, DieShape, Throw, live, part_disabled, part_role};

/// The width of a [`DieShape`].
const DIE: i16 = 60;

/// The `data-touch` of the dice.
pub(super) const DIE_PARTS: [&str; 2] = ["die-0", "die-1"];

/// Both dice, and the marks.
#[component]
pub(super) fn Dice(scene: Memo<Scene>, layout: Memo<Layout>, lang: Signal<Lang>, touchable: bool) -> impl IntoView {
    view! {
        <Rolls scene layout lang touchable />
        <OneDie index=0 scene layout lang touchable />
        <OneDie index=1 scene layout lang touchable />
    }
}

/// One of the dice; while rolling again is possible, a touch keeps the die or picks it up again.
#[component]
fn OneDie(
    index: usize,
    scene: Memo<Scene>,
    layout: Memo<Layout>,
    lang: Signal<Lang>,
    touchable: bool,
) -> impl IntoView {
    let die = Memo::new(move |_| scene.with(|scene| scene.dice[index]));
    let can_reroll = Memo::new(move |_| scene.with(|scene| scene.can_reroll));
    // Until the next throw it displays the last one.
    let throw = Signal::derive(move || {
        let die = die.get();
        Throw { value: die.value.or(die.before), tumbles: die.tumbles }
    });
    let transform = move || {
        let Rect { x, y, w, h } = layout.with(|layout| layout.dice[index]);
        let scale = thousandths(w, DIE);
        format!("translate({} {}) scale({}.{:03})", x + w / 2, y + h / 2, scale / 1000, scale % 1000)
    };
    let class = move || {
        let die = die.get();
        match (can_reroll.get(), die.again) {
            (true, true) => "th-die again",
            (true, false) => "th-die kept",
            (false, _) if die.before.is_some() => "th-die before",
            (false, _) => "th-die",
        }
    };
    let label = move || {
        let (words, die) = (Words::of(lang.get()), die.get());
        let value = die.value.map(|value| format!(" {value}")).unwrap_or_default();
        let fate = match (can_reroll.get(), die.again) {
            (false, _) => String::new(),
            (true, true) => format!(" {}", words.reroll_die()),
            (true, false) => format!(" {}", words.keep_die()),
        };
        format!("{}{value}{fate}", words.dice())
    };
    view! {
        <g
            class=live(class)
            transform=live(transform)
            aria-label=live(label)
            role=part_role(touchable)
            tabindex=touchable.then_some("0")
            aria-disabled=part_disabled(touchable, move || can_reroll.get())
            aria-pressed=live(move || (touchable && can_reroll.get()).then(|| die.get().again.to_string()))
            data-touch=touchable.then_some(DIE_PARTS[index])
        >
            <rect class="th-ring" x="-32.5" y="-32.5" width="65" height="65" rx="15.5" />
            <DieShape face=DieFace::Pips throw />
        </g>
    }
}

/// A mark for each roll that a turn can have, filled once the roll is made.
#[component]
fn Rolls(scene: Memo<Scene>, layout: Memo<Layout>, lang: Signal<Lang>, touchable: bool) -> impl IntoView {
    let made = Memo::new(move |_| scene.with(|scene| scene.rolls));
    let place = Signal::derive(move || layout.with(|layout| layout.rolls));
    let radius = move || place.get().w.min(place.get().h) / 2;
    let marks = (0..ROLLS).map(|roll| {
        // From one end of the row to the other.
        let centre = move || {
            let (Rect { x, y, w, h }, radius, roll) = (place.get(), radius(), i16::from(roll));
            let step = |side: i16| radius + (side - 2 * radius) * roll / (i16::from(ROLLS) - 1);
            (x + step(w), y + step(h))
        };
        view! {
            <circle
                class=live(move || if roll < made.get() { "th-roll made" } else { "th-roll" })
                cx=live(move || centre().0.to_string())
                cy=live(move || centre().1.to_string())
                r=live(move || radius().to_string())
            />
        }
        .into_any()
    });
    view! {
        <g
            class="th-rolls"
            role="img"
            aria-label=live(move || rolls(made.get(), lang.get()))
            data-read=touchable.then_some("dice")
        >
            {marks.collect_view()}
        </g>
    }
}
