//! The places that the player asked can go to, each with its activities: a block for each, in the order of the board. Nothing that is chosen
//! adds, removes or moves a button.

use leptos::prelude::*;

use super::cards::diet_sign;
use super::parts::{Changes, Paid, Piece, Players, Shifts, Sign, chip_sign, place_sign};
use crate::engine::Seat;
use crate::games::infarkt::scene::reading::activity_part;
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::scene::{ActivityScene, PlaceScene, Scene};
use crate::games::infarkt::text::{Words, activity as activity_name};
use crate::games::infarkt::{Activity, Diet, Due, Place};
use crate::games::seam::reading::seat_part;
use crate::i18n::{Lang, signed};
use crate::ui::{each, handler, live, part_disabled};

/// A block: the place, and whether its activities are listed.
type Block = (Place, bool);

/// All blocks.
#[component]
pub fn Blocks(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
    /// Called with each touch of a button.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    // Below the table of the plans just opened there is room for the places alone.
    let blocks = Memo::new(move |_| {
        scene.with(|scene| {
            let open = scene.places.iter().filter(|place| place.open);
            open.map(|place| (place.place, place.visited || !scene.plans_open)).collect::<Vec<Block>>()
        })
    });
    let block =
        move |(place, listed): Block| view! { <PlaceBlock place listed scene lang players on_touch /> }.into_any();
    each(move || blocks.get(), |block| *block, block)
}

#[component]
fn PlaceBlock(
    place: Place,
    listed: bool,
    scene: Memo<Scene>,
    lang: Signal<Lang>,
    players: Players,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let look = Memo::new(move |_| scene.with(|scene| scene.places.iter().find(|shown| shown.place == place).cloned()));
    let visited = Memo::new(move |_| look.with(|look| look.as_ref().is_some_and(|look| look.visited)));
    let activities = if listed { Activity::at(place) } else { &[] };
    let activity = |activity: &Activity| {
        let activity = *activity;
        let look = Memo::new(move |_| {
            let of_place =
                |place: &PlaceScene| place.activities.iter().find(|shown| shown.activity == activity).copied();
            look.with(|look| look.as_ref().and_then(of_place))
        });
        view! { <ActivityButton activity look lang on_touch /> }.into_any()
    };
    let guests =
        (listed && place == Activity::Invite.place()).then(|| view! { <Guests scene players on_touch /> }.into_any());
    view! {
        <div class="in-block" style=("--cells", activities.len().max(1).to_string())>
            <Head place visited scene lang on_touch />
            <div class="in-deeds">
                {activities.iter().map(activity).collect_view()}
                {guests}
            </div>
        </div>
    }
}

/// The name of the place, which is a button while the player is elsewhere.
#[component]
fn Head(
    place: Place,
    visited: Memo<bool>,
    scene: Memo<Scene>,
    lang: Signal<Lang>,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let going = Memo::new(move |_| scene.with(|scene| scene.due() == Some(Due::Go)));
    let inside = move || {
        view! {
            <Sign name=place_sign(place) />
            <span>{live(move || Words::of(lang.get()).place(place))}</span>
        }
    };
    let here = move || view! { <p class="in-here" data-read=(place as u8).to_string()>{inside()}</p> };
    view! {
        <Show when=live(move || !visited.get()) fallback=here>
            <button
                class="button in-way"
                type="button"
                data-read=(place as u8).to_string()
                data-go=live(move || going.get().then(|| (place as u8).to_string()))
                on:click=handler(move |_| on_touch.run(Touch::Place(place)))
            >
                {inside()}
            </button>
        </Show>
    }
}

#[component]
fn ActivityButton(
    activity: Activity,
    look: Memo<Option<ActivityScene>>,
    lang: Signal<Lang>,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let chosen = Memo::new(move |_| look.get().is_some_and(|look| look.chosen));
    let disabled = Memo::new(move |_| look.get().is_none_or(|look| look.why_not.is_some()));
    let balance = Memo::new(move |_| look.get().map_or(0, |look| look.balance));
    let outcome = Memo::new(move |_| look.get().and_then(|look| look.outcome));
    // A player who can act sees the consequences for themselves; all others see the printed effects.
    let consequences = move || match outcome.get() {
        Some((before, after)) => view! {
            <span class="in-changes">
                <Shifts before after lang />
                {live(move || view! { <Paid euro=balance.get() lang /> }.into_any())}
            </span>
        }
        .into_any(),
        None => view! { <Changes change=activity.change() euro=balance lang /> }.into_any(),
    };
    let chips = Memo::new(move |_| look.get().and_then(|look| look.chips));
    let brings = move || {
        let (sign, number) = match chips.get() {
            Some((chip, count)) => (chip_sign(chip), signed(count.into())),
            None if activity == Activity::Invite => (diet_sign(Diet::Unhealthy), String::new()),
            None => return None,
        };
        let label = move || {
            let words = Words::of(lang.get());
            chips.get().map_or_else(|| words.treat().to_owned(), |(chip, count)| words.chips(chip, count))
        };
        let brings = view! {
            <span class="in-change" role="img" aria-label=live(label) title=live(label)>
                <Sign name=sign />
                {number}
            </span>
        };
        Some(brings.into_any())
    };
    view! {
        <button
            class=live(move || if chosen.get() { "button in-do chosen" } else { "button in-do" })
            type="button"
            data-read=activity_part(activity)
            aria-pressed=live(move || chosen.get().to_string())
            aria-disabled=part_disabled(true, move || !disabled.get())
            on:click=handler(move |_| on_touch.run(Touch::Activity(activity)))
        >
            <span>{live(move || activity_name(activity, lang.get()))}</span>
            {live(consequences)}
            {live(brings)}
        </button>
    }
}

/// The possible guests of a night out.
#[component]
fn Guests(scene: Memo<Scene>, players: Players, on_touch: Callback<Touch>) -> impl IntoView {
    let guests = Memo::new(move |_| scene.with(|scene| scene.guests.clone()));
    let seats = move || guests.with(|guests| guests.iter().map(|guest| guest.seat).collect::<Vec<_>>());
    let button = move |seat: Seat| {
        let chosen =
            Memo::new(move |_| guests.with(|guests| guests.iter().any(|guest| guest.seat == seat && guest.chosen)));
        view! {
            <button
                class=live(move || if chosen.get() { "button in-guest chosen" } else { "button in-guest" })
                type="button"
                data-read=seat_part(seat)
                aria-pressed=live(move || chosen.get().to_string())
                on:click=handler(move |_| on_touch.run(Touch::Guest(seat)))
            >
                <Piece players seat />
                <span>{players.name(seat)}</span>
            </button>
        }
    };
    each(seats, |seat| *seat, button)
}
