//! The action area: what has just happened, the possible actions, and their consequences.

use leptos::prelude::*;

use super::answer::{Answers, Coming};
use super::cards::diet_sign;
use super::outcome::{Ahead, Chosen, Pills};
use super::parts::{Changes, Legend, Paid, Piece, Players, Shifts, Sign, chip_sign, place_sign};
use super::story_panels::StoryPanels;
use crate::engine::Seat;
use crate::games::People;
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::scene::{ActivityScene, PlaceScene, PlanScene, Scene, SeatScene};
use crate::games::infarkt::text::{Words, activity as activity_name, next_choice};
use crate::games::infarkt::{Action, Activity, Diet, Due, Place, Places};
use crate::i18n::{Lang, signed};
use crate::ui::{ActionButton, CancelButton, each, handler, live};

/// The story, the buttons, and their consequences.
#[component]
pub fn Actions(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    people: People,
    /// Called with each touch of a button.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let players = Players::new(people);
    let asks = Memo::new(move |_| scene.with(|scene| scene.asks));
    let busy = Memo::new(move |_| {
        scene.with(|scene| {
            let chosen = scene.places.iter().flat_map(|place| &place.activities).any(|deed| deed.chosen);
            chosen || scene.plans_open || scene.pending.is_some() || scene.proposal.is_some() || scene.story.is_some()
        })
    });
    // Players new to the signs also get their names as text, in the first round.
    let is_first = Memo::new(move |_| scene.with(|scene| scene.round <= 1));
    let in_actions = move || if is_first.get() { "in-actions first-round" } else { "in-actions" };
    view! {
        <div class="actions-inside">
            <div class=live(in_actions) data-asks=live(move || asks.get().to_string())>
                <StoryPanels scene lang players />
                <Plans scene lang players />
                <div class="in-buttons">
                    <Stops scene lang on_touch />
                    <Guests scene lang players on_touch />
                    <Coming scene lang players />
                    <Answers scene lang on_touch />
                </div>
                <Ahead scene lang />
                <Pills scene lang on_touch />
                <NextChoiceLine scene lang />
                <Chosen scene lang players />
                // While a decision is in progress it needs the room.
                <Show when=live(move || !busy.get())>
                    <Legend lang />
                </Show>
            </div>
            <Decisions scene lang on_touch />
        </div>
    }
    .into_any()
}

/// A button for a player between or at places.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Stop {
    /// The current place.
    Here(Place),
    /// A place to go to.
    Way(Place),
    /// An activity.
    Deed(Activity),
}

/// The places to go to and the activities possible there, place by place as on the board.
#[component]
fn Stops(scene: Memo<Scene>, lang: Signal<Lang>, on_touch: Callback<Touch>) -> impl IntoView {
    let open = Memo::new(move |_| {
        scene.with(|scene| scene.places.iter().filter(|place| place.open).cloned().collect::<Vec<_>>())
    });
    // Between places, only possible activities are listed: the board gives the reasons for the others. At a place, or after a choice, only
    // the activities of that place are: their consequences need the room, as do the plans just opened.
    let plans_open = Memo::new(move |_| scene.with(|scene| scene.plans_open));
    let stops = Memo::new(move |_| {
        open.with(|open| {
            let chosen = |place: &&PlaceScene| place.activities.iter().any(|deed| deed.chosen);
            let only = open.iter().find(chosen).or(open.iter().find(|place| place.visited)).map(|place| place.place);
            let has_room = !plans_open.get();
            let of_place = |place: &PlaceScene| {
                let head = if place.visited { Stop::Here(place.place) } else { Stop::Way(place.place) };
                let shown = only.map_or(has_room, |only| only == place.place);
                let can = |deed: &&ActivityScene| shown && (place.visited || deed.why_not.is_none());
                let deeds = place.activities.iter().filter(can).map(|deed| Stop::Deed(deed.activity));
                std::iter::once(head).chain(deeds).collect::<Vec<_>>()
            };
            open.iter().flat_map(of_place).collect::<Vec<_>>()
        })
    });
    let going = Memo::new(move |_| scene.with(|scene| scene.due() == Some(Due::Go)));
    let name = move |place: Place| live(move || Words::of(lang.get()).place(place));
    let button = move |stop: Stop| match stop {
        Stop::Here(place) => view! {
            <p class="in-here">
                <Sign name=place_sign(place) />
                {name(place)}
            </p>
        }
        .into_any(),
        Stop::Way(place) => view! {
            <button
                class="button in-way"
                type="button"
                data-go=live(move || going.get().then(|| (place as u8).to_string()))
                on:click=handler(move |_| on_touch.run(Touch::Place(place)))
            >
                <Sign name=place_sign(place) />
                {name(place)}
            </button>
        }
        .into_any(),
        Stop::Deed(activity) => {
            let look = Memo::new(move |_| {
                open.with(|open| {
                    open.iter().flat_map(|place| &place.activities).find(|deed| deed.activity == activity).copied()
                })
            });
            view! { <ActivityButton activity look lang on_touch /> }.into_any()
        }
    };
    each(move || stops.get(), |stop| *stop, button)
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
            aria-pressed=live(move || chosen.get().to_string())
            aria-disabled=live(move || disabled.get().to_string())
            on:click=handler(move |_| on_touch.run(Touch::Activity(activity)))
        >
            <span>{live(move || activity_name(activity, lang.get()))}</span>
            {live(consequences)}
            {live(brings)}
        </button>
    }
    .into_any()
}

/// The next thing to touch, if several have to be chosen.
#[component]
fn NextChoiceLine(scene: Memo<Scene>, lang: Signal<Lang>) -> impl IntoView {
    let next = Memo::new(move |_| scene.with(|scene| scene.choice));
    view! {
        <Show when=live(move || next.get().is_some())>
            <p class="in-step" role="status">{live(move || next.get().map(|next| next_choice(next, lang.get())))}</p>
        </Show>
    }
    .into_any()
}

/// The destinations of all players once the plans are open: easier to read than sentences.
#[component]
fn Plans(scene: Memo<Scene>, lang: Signal<Lang>, players: Players) -> impl IntoView {
    let plans = Memo::new(move |_| {
        scene.with(|scene| {
            let plan = |(seat, has): (Seat, &SeatScene)| match has.plan {
                PlanScene::Seen(plan) if scene.plans_open => Some((seat, plan)),
                _ => None,
            };
            scene.seats.iter().filter_map(plan).collect::<Vec<_>>()
        })
    });
    // In the order of the board, places without visitors left out.
    let places = Memo::new(move |_| {
        let goes = |place: &Place| plans.with(|plans| plans.iter().any(|(_, plan)| plan.contains(*place)));
        scene.with(|scene| scene.places.iter().map(|place| place.place).filter(goes).collect::<Vec<_>>())
    });
    let row = move |place: Place| {
        let cell = move |(seat, plan): (Seat, Places)| {
            let goes = plan.contains(place).then(|| {
                view! {
                    <Piece players seat />
                    <span class="sr">{players.name(seat)}</span>
                }
                .into_any()
            });
            view! { <td>{goes}</td> }.into_any()
        };
        view! {
            <tr>
                <th scope="row">
                    <Sign name=place_sign(place) />
                    {live(move || Words::of(lang.get()).place(place))}
                </th>
                {live(move || plans.get().into_iter().map(cell).collect_view())}
            </tr>
        }
        .into_any()
    };
    view! {
        <Show when=live(move || plans.with(|plans| !plans.is_empty()))>
            <table class="in-plans">
                <caption class="sr">{live(move || Words::of(lang.get()).plans())}</caption>
                <tbody>{each(move || places.get(), |place| *place, row)}</tbody>
            </table>
        </Show>
    }
    .into_any()
}

/// The possible guests.
#[component]
fn Guests(scene: Memo<Scene>, lang: Signal<Lang>, players: Players, on_touch: Callback<Touch>) -> impl IntoView {
    let guests = Memo::new(move |_| scene.with(|scene| scene.guests.clone()));
    let seats = move || guests.with(|guests| guests.iter().map(|guest| guest.seat).collect::<Vec<_>>());
    let button = move |seat: Seat| {
        let chosen =
            Memo::new(move |_| guests.with(|guests| guests.iter().any(|guest| guest.seat == seat && guest.chosen)));
        view! {
            <button
                class=live(move || if chosen.get() { "button in-guest chosen" } else { "button in-guest" })
                type="button"
                aria-pressed=live(move || chosen.get().to_string())
                on:click=handler(move |_| on_touch.run(Touch::Guest(seat)))
            >
                <Piece players seat />
                {players.name(seat)}
            </button>
        }
    };
    view! {
        <Show when=live(move || guests.with(|guests| !guests.is_empty()))>
            <p class="in-about">{live(move || Words::of(lang.get()).whom())}</p>
        </Show>
        {each(seats, |seat| *seat, button)}
    }
    .into_any()
}

/// The large buttons.
#[component]
fn Decisions(scene: Memo<Scene>, lang: Signal<Lang>, on_touch: Callback<Touch>) -> impl IntoView {
    let proposed = Memo::new(move |_| {
        scene.with(|scene| {
            scene.proposal.as_ref().filter(|proposal| proposal.verdict.is_ok()).map(|proposal| proposal.action.clone())
        })
    });
    // No buttons for moving on or accepting while a choice is in progress.
    let begun = Memo::new(move |_| scene.with(|scene| scene.begun));
    let due = Memo::new(move |_| scene.with(Scene::due));
    let asks = Memo::new(move |_| scene.with(|scene| scene.asks));
    let press = move |touch: Touch| Callback::new(move |()| on_touch.run(touch));
    view! {
        <div class="action-buttons">
            <ActionButton
                shown=Signal::derive(move || proposed.with(Option::is_some))
                test_id="confirm"
                primary=true
                label=Signal::derive(move || {
                    let verb = proposed.with(|action| action.as_ref().map(|action| verb(action, lang.get())));
                    verb.unwrap_or_default().to_owned()
                })
                on_press=press(Touch::Confirm)
            />
            <ActionButton
                shown=Signal::derive(move || matches!(due.get(), Some(Due::Visit(_))) && asks.get() && !begun.get())
                test_id="leave"
                label=Signal::derive(move || Words::of(lang.get()).button_leave().to_owned())
                on_press=press(Touch::Leave)
            />
            <ActionButton
                shown=Signal::derive(move || due.get() == Some(Due::Answer) && asks.get() && !begun.get())
                test_id="accept"
                primary=true
                label=Signal::derive(move || Words::of(lang.get()).button_accept().to_owned())
                on_press=press(Touch::Accept)
            />
            <CancelButton
                shown=begun
                label=Signal::derive(move || lang.get().words().cancel())
                on_press=press(Touch::Cancel)
            />
        </div>
    }
    .into_any()
}

/// The label of the button that carries out the action.
fn verb(action: &Action, lang: Lang) -> &'static str {
    let words = Words::of(lang);
    match action {
        Action::Event { .. } => words.button_event(),
        Action::Remove(_) => words.button_remove(),
        Action::StockDrug(_) => words.button_stock(),
        Action::Drug(_) => words.button_drug(),
        Action::Plan(_) => words.button_set(),
        Action::Keep(_) => words.button_keep(),
        Action::Chips(_) => words.button_give(),
        Action::Leave => words.button_leave(),
        Action::Go(place) => words.place(*place),
        other => other.activity().map_or("", |activity| activity_name(activity, lang)),
    }
}
