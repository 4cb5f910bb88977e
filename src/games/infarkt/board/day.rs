//! The day: a leaf of the calendar with the number of the round, and the parts of the round.

use leptos::prelude::*;

use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::day::Part;
use crate::games::infarkt::text::Words;
use crate::i18n::Lang;
use crate::ui::live;

/// The round and its parts, with the current one marked.
#[component]
pub fn Day(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
) -> impl IntoView {
    let round = Memo::new(move |_| scene.with(|scene| scene.round));
    let now = Memo::new(move |_| scene.with(|scene| scene.part));
    let label = move || Words::of(lang.get()).round_number(round.get());
    let part = |part: Part| {
        let is_now = move || now.get() == Some(part);
        view! {
            <li data-read=part.id() aria-current=live(move || is_now().then_some("step"))>
                {live(move || part.name(Words::of(lang.get())))}
            </li>
        }
        .into_any()
    };
    view! {
        <div class="in-day">
            <span class="in-leaf" role="img" aria-label=live(label) title=live(label)>
                {live(move || round.get().to_string())}
            </span>
            <ol class="in-parts">{Part::ALL.map(part).collect_view()}</ol>
        </div>
    }
}
