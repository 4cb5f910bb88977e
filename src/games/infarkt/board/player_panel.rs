//! A player's panel: money, chips, cards and body.

use leptos::prelude::*;

use super::cards::Chip;
use super::parts::{Doom, Gauges, Piece, Players, Sign, Tracks};
use crate::engine::Seat;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::company::Fed;
use crate::games::infarkt::scene::{PlanScene, SeatScene};
use crate::games::infarkt::text::{Words, died, effect};
use crate::games::infarkt::{Design, Health};
use crate::games::seam::ui::TableProps;
use crate::i18n::Lang;
use crate::ui::{each, live};

/// A seat's possessions and body.
#[component]
pub fn PlayerPanel(
    /// The table.
    props: TableProps<State>,
    /// The seat shown.
    seat: Seat,
) -> impl IntoView {
    let TableProps { scene, lang, people, .. } = props;
    let players = Players::new(people);
    // All others depend on it: if each depended on the scene, every change of the scene would run them for all seats.
    let has = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).cloned()));
    let begins = Memo::new(move |_| scene.with(|scene| scene.beginner == seat));
    let alive = value(has, |has| has.alive);
    let hidden_plan = value(has, |has| has.plan == PlanScene::Hidden);
    let euro = value(has, |has| u32::from(has.euro));
    let family = value(has, |has| u32::from(has.family));
    let career = value(has, |has| u32::from(has.career));
    let health: Memo<Health> = value(has, |has| has.health);
    let tracks: Memo<Tracks> = value(has, Tracks::of);
    // Whether it comes before the end of the round, and the indicators.
    let doomed = value(has, |has| {
        let comes_first = has.health.after(has.coming).is_deadly();
        has.is_doomed().then(|| (comes_first, has.health, has.ahead()))
    });
    let doom = move || {
        let (comes_first, before, after) = doomed.get()?;
        let doom = view! {
            <span class="in-doomed">
                <span class="sr">{live(move || {
                    let words = Words::of(lang.get());
                    if comes_first { words.coming() } else { words.ahead() }
                })}</span>
                <Doom before after lang />
            </span>
        };
        Some(doom.into_any())
    };
    let fed = value(has, |has| has.fed.clone());
    let fed_by = move || {
        let (words, name) = (Words::of(lang.get()), players.name(seat));
        let said = |Fed { host, change }: &Fed| {
            format!("{} {}", words.fed(&players.name(*host), &name), effect(*change, lang.get()))
        };
        fed.with(|fed| fed.iter().map(said).collect::<Vec<_>>().join(" · "))
    };
    let hosts = move || {
        let host = |fed: Fed| view! { <Piece players seat=fed.host /> }.into_any();
        fed.get().into_iter().map(host).collect_view()
    };
    let death = value(has, |has| has.death);
    let cards = value(has, |has| has.goods.iter().chain(has.drugs.iter()).collect::<Vec<_>>());
    let designs = move || cards.with(|cards| cards.iter().map(|(card, _)| *card).collect::<Vec<_>>());
    let chip = move |card: Design| {
        let count = Memo::new(move |_| {
            cards.with(|cards| cards.iter().find(|(other, _)| *other == card).map_or(0, |(_, count)| *count))
        });
        view! { <Chip card count lang /> }
    };
    let dead = move || {
        view! {
            <Sign name="grave" />
            <span>{live(move || Some(died(&death.get()?, health.get(), lang.get())))}</span>
        }
    };
    view! {
        <span class=live(move || if alive.get() { "in-seat" } else { "in-seat dead" })>
            <Show when=live(move || alive.get()) fallback=dead>
                <span class="in-has">
                    <Show when=live(move || begins.get())>
                        <span
                            class="in-counted"
                            role="img"
                            title=live(move || Words::of(lang.get()).beginner())
                            aria-label=live(move || Words::of(lang.get()).beginner())
                        >
                            <Sign name="chip-beginner" />
                        </span>
                    </Show>
                    {live(doom)}
                    <Counted sign="euro" count=euro words=|words, count| words.euros(count) lang />
                    <Show when=live(move || { family.get() > 0 })>
                        <Counted sign="chip-family" count=family words=|words, count| words.family_chips(count) lang />
                    </Show>
                    <Show when=live(move || { career.get() > 0 })>
                        <Counted sign="chip-career" count=career words=|words, count| words.career_chips(count) lang />
                    </Show>
                    <Show when=live(move || hidden_plan.get())>
                        <small class="in-planned">{live(move || Words::of(lang.get()).planned())}</small>
                    </Show>
                    <span class="in-chips">
                        {each(designs, |card| *card, chip)}
                    </span>
                </span>
                <Gauges tracks lang />
                <Show when=live(move || fed.with(|fed| !fed.is_empty()))>
                    <span class="in-fed-mark" role="img" title=live(fed_by) aria-label=live(fed_by)>
                        <Sign name="kind-food" />
                        {live(hosts)}
                    </span>
                </Show>
            </Show>
        </span>
    }
}

/// A value of a seat; the default for a seat that is not at the table.
fn value<T: Default + PartialEq + Send + Sync + 'static>(
    has: Memo<Option<SeatScene>>,
    read: impl Fn(&SeatScene) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| has.with(|has| has.as_ref().map(&read).unwrap_or_default()))
}

/// A sign with a number beside it.
#[component]
fn Counted(sign: &'static str, count: Memo<u32>, words: fn(Words, u32) -> String, lang: Signal<Lang>) -> impl IntoView {
    let label = move || words(Words::of(lang.get()), count.get());
    view! {
        <span class="in-counted" role="img" title=live(label) aria-label=live(label)>
            <Sign name=sign />
            <b>{live(move || count.get().to_string())}</b>
        </span>
    }
}
