//! The action area: what has just happened, the possible actions, and their consequences.

use leptos::prelude::*;

use super::answer::{Answers, Coming};
use super::blocks::Blocks;
use super::body::Body;
use super::outcome::{Ahead, Chosen, Pills};
use super::parts::{Changed, Legend, Piece, Players, Sign, place_sign};
use super::story_panels::StoryPanels;
use crate::engine::Seat;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::company::Fed;
use crate::games::infarkt::scene::reading::{Deed, action_part};
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::scene::{Grave, PlanScene, Scene, SeatScene};
use crate::games::infarkt::text::{Words, activity as activity_name, next_choice};
use crate::games::infarkt::{Action, Due, Place, Places};
use crate::games::seam::ui::TableProps;
use crate::i18n::Lang;
use crate::ui::{ActionButton, CancelButton, each, live};

/// The story, the buttons, and their consequences.
#[component]
pub fn Actions(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, on_touch, .. } = props;
    let players = Players::new(people);
    let asks = Memo::new(move |_| scene.with(|scene| scene.asks));
    let due = Memo::new(move |_| scene.with(Scene::due));
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
            <div
                class=live(in_actions)
                data-due=live(move || due.get().filter(|_| asks.get()).map(|due| due.rule().to_string()))
            >
                <StoryPanels scene lang players />
                <Plans scene lang players />
                // What comes and goes with a choice has room of its own: no button moves.
                <div class="in-told">
                    <FedLines scene lang players />
                    <Ahead scene lang />
                    <Pills scene lang on_touch />
                    <NextChoiceLine scene lang players />
                    <Chosen scene lang players />
                    // While a decision is in progress it needs the room.
                    <Show when=live(move || !busy.get())>
                        <Legend lang />
                    </Show>
                </div>
                <Body scene lang players />
                <div class="in-buttons">
                    <Blocks scene lang players on_touch />
                    <Coming scene lang players />
                    <Answers scene lang on_touch />
                </div>
            </div>
            <Decisions scene lang asks due on_touch />
        </div>
    }
}

/// The next thing to touch, for screen readers: the prompt above, which says it too, is read only after an event.
#[component]
fn NextChoiceLine(scene: Memo<Scene>, lang: Signal<Lang>, players: Players) -> impl IntoView {
    let next = Memo::new(move |_| scene.with(|scene| Some((scene.choice?, scene.asked?.0))));
    let line = move || next.get().map(|(next, seat)| next_choice(next, &players.name(seat), lang.get()));
    view! { <p class="sr" role="status">{live(line)}</p> }.into_any()
}

/// What the player asked has been served by others since they last acted.
#[component]
fn FedLines(scene: Memo<Scene>, lang: Signal<Lang>, players: Players) -> impl IntoView {
    let fed = Memo::new(move |_| {
        scene.with(|scene| {
            let (seat, _) = scene.asked.filter(|(_, due)| scene.story.is_none() && *due != Due::Answer)?;
            Some((seat, scene.seats.get(seat)?.fed.clone())).filter(|(_, fed)| !fed.is_empty())
        })
    });
    let line = move |seat: Seat, Fed { host, change }: Fed| {
        let says = move || Words::of(lang.get()).fed(&players.name(host), &players.name(seat));
        let changes = change.iter().map(|(indicator, by)| view! { <Changed indicator by lang read=true /> }.into_any());
        view! {
            <p class="in-fed">
                <Piece players seat=host />
                <span>{live(says)}</span>
                <span class="in-changes">{changes.collect_view()}</span>
            </p>
        }
        .into_any()
    };
    let lines = move || fed.get().map(|(seat, fed)| fed.into_iter().map(|fed| line(seat, fed)).collect_view());
    view! { {live(lines)} }.into_any()
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
}

/// The large buttons.
#[component]
fn Decisions(
    scene: Memo<Scene>,
    lang: Signal<Lang>,
    asks: Memo<bool>,
    due: Memo<Option<Due>>,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let proposed = Memo::new(move |_| {
        scene.with(|scene| {
            scene.proposal.as_ref().filter(|proposal| proposal.verdict.is_ok()).map(|proposal| proposal.action.clone())
        })
    });
    // No buttons for moving on or accepting while a choice is in progress.
    let begun = Memo::new(move |_| scene.with(|scene| scene.begun));
    let grave = Memo::new(move |_| scene.with(Scene::grave));
    let note = Signal::derive(move || {
        grave.get().map(|grave| match grave {
            Grave::AtOnce => Words::of(lang.get()).grave_at_once(),
            Grave::AtEndOfRound => Words::of(lang.get()).grave_at_end(),
        })
    });
    let press = move |touch: Touch| Callback::new(move |()| on_touch.run(touch));
    view! {
        <div class="action-buttons">
            <ActionButton
                shown=Signal::derive(move || proposed.with(Option::is_some))
                test_id="confirm"
                primary=true
                read=Signal::derive(move || proposed.with(|action| action_part(action.as_ref()?)))
                label=Signal::derive(move || {
                    let verb = proposed.with(|action| action.as_ref().map(|action| verb(action, lang.get())));
                    verb.unwrap_or_default().to_owned()
                })
                note
                on_press=press(Touch::Confirm)
            />
            <ActionButton
                shown=Signal::derive(move || matches!(due.get(), Some(Due::Visit(_))) && asks.get() && !begun.get())
                test_id="leave"
                read=Signal::stored(Some(Deed::Leave.id().to_owned()))
                label=Signal::derive(move || Words::of(lang.get()).button_leave().to_owned())
                note
                on_press=press(Touch::Leave)
            />
            <ActionButton
                shown=Signal::derive(move || due.get() == Some(Due::Answer) && asks.get() && !begun.get())
                test_id="accept"
                primary=true
                read=Signal::stored(Some(Deed::Accept.id().to_owned()))
                label=Signal::derive(move || Words::of(lang.get()).button_accept().to_owned())
                note
                on_press=press(Touch::Accept)
            />
            <CancelButton
                shown=begun
                label=Signal::derive(move || lang.get().words().cancel())
                on_press=press(Touch::Cancel)
            />
        </div>
    }
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
