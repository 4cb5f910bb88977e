//! The story as panels, one after the other.

use leptos::prelude::*;

use super::parts::{Changed, Paid, Person, Players, Sign, place_sign};
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::story::{Picture, Plot, StoryPanel};
use crate::games::infarkt::text::{ChangePart, done, ending};
use crate::i18n::Lang;
use crate::ui::{each, live};

impl Picture {
    /// The name of its drawing.
    pub fn sign(self) -> String {
        match self {
            Self::Grave => "grave".to_owned(),
            Self::Card(card) => card.id().to_owned(),
            Self::Place(place) => place_sign(place),
        }
    }
}

/// The story, if there is one. A long story scrolls, also by keyboard.
#[component]
pub fn StoryPanels(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
) -> impl IntoView {
    let story = Memo::new(move |_| scene.with(|scene| scene.story.clone()));
    let number = Memo::new(move |_| story.with(|story| story.as_ref().map(|story| story.number)));
    let opening = Memo::new(move |_| story.with(|story| story.as_ref().and_then(|story| story.opening.clone())));
    let panels = move || {
        let count = story.with(|story| story.as_ref().map_or(0, |story| story.panels.len()));
        (0..count).map(|index| (number.get(), index)).collect::<Vec<_>>()
    };
    let panel = move |(_, index): (Option<u32>, usize)| {
        let panel = Memo::new(move |_| story.with(|story| story.as_ref()?.panels.get(index).cloned()));
        view! { <Panel panel lang players /> }
    };
    view! {
        <Show when=live(move || number.get().is_some())>
            <div class="in-story" role="group" tabindex="0" aria-label=live(move || lang.get().words().log())>
                <Show when=live(move || opening.with(Option::is_some))>
                    <p class="in-story-head">
                        {live(move || {
                            opening.with(|entry| players.say(|names| done(entry.as_ref()?, lang.get(), names)))
                        })}
                    </p>
                </Show>
                <ol>
                    {each(panels, |key| *key, panel)}
                </ol>
            </div>
        </Show>
    }
}

#[component]
fn Panel(panel: Memo<Option<StoryPanel>>, lang: Signal<Lang>, players: Players) -> impl IntoView {
    let died = move || panel.with(|panel| matches!(panel, Some(StoryPanel { plot: Plot::Died { .. }, .. })));
    let inside = move || {
        panel.get().map(|StoryPanel { picture, plot, .. }| {
            view! {
                <Sign name=picture.sign() />
                {draw(plot, lang, players)}
            }
        })
    };
    view! {
        <li class=live(move || if died() { "in-died" } else { "" })>
            {live(inside)}
        </li>
    }
}

/// The event of a panel.
fn draw(plot: Plot, lang: Signal<Lang>, players: Players) -> AnyView {
    match plot {
        Plot::Change { seat, parts } => {
            let part = |part| match part {
                ChangePart::Indicator(indicator, by) => {
                    Some(view! { <Changed indicator by lang read=true /> }.into_any())
                }
                ChangePart::Euro(euro) => Some(view! { <Paid euro lang /> }.into_any()),
                ChangePart::Chips(..) => None,
            };
            let parts = parts.into_iter().filter_map(part);
            view! {
                <Person players seat />
                <span class="in-changes">{parts.collect_view()}</span>
            }
            .into_any()
        }
        Plot::Died { death, health } => {
            let why = move || players.say(|names| ending(&death, health, lang.get(), names));
            view! {
                <Person players seat=death.seat />
                " "
                <span>{why}</span>
            }
            .into_any()
        }
        Plot::Paid(seats) => {
            let people = seats.into_iter().map(|seat| view! { <Person players seat /> }.into_any());
            view! {
                {people.collect_view()}
                <Paid euro=-1 lang />
            }
            .into_any()
        }
    }
}
