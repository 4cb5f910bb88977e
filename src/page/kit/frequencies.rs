//! How often the numbers of dice have come up, as bars.

use leptos::prelude::*;

use crate::i18n::later::Words;
use crate::page::kit::picture::die;
use crate::table::{DiceFallen, Frequencies};
use crate::ui::DieFace;

/// The bars of all kinds of dice, with the range that is normal.
pub fn frequencies(fallen: &DiceFallen, words: Words) -> AnyView {
    let kinds: Vec<AnyView> = fallen.kinds().map(|(sides, of_kind)| kind(sides, of_kind, words)).collect();
    view! {
        <div class="frequencies">{kinds}</div>
        <p>
            <small>{words.dice_fell_about()}</small>
        </p>
    }
    .into_any()
}

fn kind(sides: u8, of_kind: &Frequencies, words: Words) -> AnyView {
    let (low, high) = of_kind.normal();
    let most = of_kind.counts().map(|(_, count)| count).chain([high]).max().unwrap_or_default().max(1);
    let percent = |count: u32| format!("{}%", 100 * u64::from(count) / u64::from(most));
    let face = if sides == 6 { DieFace::Pips } else { DieFace::Twelve };
    let row = |(number, count): (u8, u32)| {
        view! {
            <li>
                {die(face, number)}
                <span class="sr">{words.dice_fell_times(u32::from(number), count)}</span>
                <span class="frequency" aria-hidden="true">
                    <i class="frequency-normal" style=("left", percent(low)) style=("width", percent(high - low))></i>
                    <i class="frequency-bar" style=("width", percent(count))></i>
                </span>
                <b aria-hidden="true">{count.to_string()}</b>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = of_kind.counts().map(row).collect();
    view! {
        <figure data-testid=format!("frequencies-{sides}")>
            // Numbers grow to the right, as on the axis of every chart.
            <ul dir="ltr">{rows}</ul>
            <figcaption>{words.dice_fell_normal(of_kind.count(), low, high)}</figcaption>
        </figure>
    }
    .into_any()
}
