//! The shelf: the four boxes, and above them the games that wait to be played on.

use leptos::prelude::*;

use super::app::desk;
use super::menu::Preferences;
use super::route::Route;
use crate::engine::record::game_of;
use crate::games::tables::{Box, ClosedBox, Glance, SHELF, TableRow, table};
use crate::i18n::Notice;
use crate::session::SeatInfo;
use crate::storage::{SaveError, SaveId, Saved};
use crate::ui::{Icon, Piece};

/// The shelf.
#[component]
pub fn Shelf() -> impl IntoView {
    let desk = desk();
    let words = move || desk.settings.lang.get().words();
    let put_away = RwSignal::new(None::<(SaveId, Saved, u32)>);
    let listing = desk.saves.with_value(|saves| saves.list());
    for error in &listing.errors {
        desk.say(if *error == SaveError::Later { Notice::LaterSave } else { Notice::BrokenSave });
    }
    let games = RwSignal::new(listing.games);

    let unfinished = move || {
        let lang = desk.settings.lang.get();
        let glance = |(id, loaded): (SaveId, crate::storage::Loaded)| {
            let row = table(game_of(&loaded.saved.record)?)?;
            let glance = (row.glance)(loaded.saved.record.clone(), lang)?;
            Some(waiting_game(id, loaded, row, glance, games, put_away))
        };
        games.get().into_iter().filter_map(glance).collect_view()
    };
    let has_games =
        move || games.with(|games| games.iter().any(|(_, loaded)| loaded.saved.record.get("result").is_none()));
    let bring_back = move |_| {
        if let Some((id, saved, generation)) = put_away.get_untracked() {
            let kept = desk.saves.with_value(|saves| saves.save(&id, generation, &saved));
            if kept.is_ok() {
                games.set(desk.saves.with_value(|saves| saves.list()).games);
            }
            put_away.set(None);
        }
    };

    view! {
        <main class="shelf" data-testid="shelf">
            <header class="shelf-header">
                <h1>"Heartbox"</h1>
                <p class="subtitle">{move || words().subtitle}</p>
                <Preferences />
            </header>
            <Show when=move || put_away.with(Option::is_some)>
                <p class="banner" role="status">
                    <span>{move || words().put_away_done}</span>
                    <button class="button" on:click=bring_back>
                        {move || words().take_back}
                    </button>
                </p>
            </Show>
            <Show when=has_games>
                <section class="waiting">
                    <h2>{move || words().go_on}</h2>
                    <ul class="waiting-games">{unfinished}</ul>
                </section>
            </Show>
            <ul class="shelf-boxes">
                {SHELF
                    .iter()
                    .map(|place| match place {
                        Box::Open(row) => view! { <OpenBox row /> }.into_any(),
                        Box::Closed(row) => view! { <ClosedPlace row /> }.into_any(),
                    })
                    .collect_view()}
            </ul>
            <footer class="shelf-footer">
                <a href="licences.txt">{move || words().licences}</a>
                <span>{move || words().version} " " {env!("CARGO_PKG_VERSION")}</span>
            </footer>
        </main>
    }
}

#[component]
fn OpenBox(row: &'static TableRow) -> impl IntoView {
    let lang = desk().settings.lang;
    let words = move || lang.get().words();
    let blurb = move || (row.blurb)(lang.get());
    let (least, most) = (*row.facts.seats.start(), *row.facts.seats.end());
    view! {
        <li class="shelf-box">
            <a data-testid=format!("box-{}", row.facts.id) href=Route::New(row.facts.id.to_owned()).href()>
                <img src=format!("art/box-{}.svg", row.facts.id) alt="" width="240" height="240" />
                <span class="shelf-name">{move || blurb().title}</span>
                <span class="shelf-facts">
                    <span>{move || (words().players)(least, most)}</span>
                    <span>{move || (words().minutes)(row.minutes)}</span>
                    <span>{move || (words().age)(row.age)}</span>
                </span>
                <span class="shelf-line">{move || blurb().tagline}</span>
                <span class="button accent" aria-hidden="true">
                    {move || words().play}
                </span>
            </a>
        </li>
    }
}

#[component]
fn ClosedPlace(row: &'static ClosedBox) -> impl IntoView {
    let lang = desk().settings.lang;
    view! {
        <li class="shelf-box closed">
            <div>
                <img src=format!("art/box-{}.svg", row.id) alt="" width="240" height="240" />
                <span class="shelf-name">{row.title}</span>
                <span class="shelf-line">{move || lang.get().words().closed}</span>
            </div>
        </li>
    }
}

fn waiting_game(
    id: SaveId,
    loaded: crate::storage::Loaded,
    row: &'static TableRow,
    glance: Glance,
    games: RwSignal<Vec<(SaveId, crate::storage::Loaded)>>,
    put_away: RwSignal<Option<(SaveId, Saved, u32)>>,
) -> impl IntoView {
    let desk = desk();
    let words = desk.settings.lang.get_untracked().words();
    let title = (row.blurb)(desk.settings.lang.get_untracked()).title;
    let href = Route::Table(id.clone()).href();
    let remove = move |_| {
        if desk.saves.with_value(|saves| saves.remove(&id)).is_ok() {
            put_away.set(Some((id.clone(), loaded.saved.clone(), loaded.generation)));
            games.update(|games| games.retain(|(other, _)| *other != id));
        }
    };
    let piece = |seat: SeatInfo| {
        view! {
            <span class="who">
                <Piece colour=seat.colour />
                {seat.name}
            </span>
        }
    };
    view! {
        <li class="waiting-game">
            <a href=href>
                <span class="waiting-picture">{glance.picture}</span>
                <span class="waiting-title">{title}</span>
                <span class="waiting-people">{glance.seats.into_iter().map(piece).collect_view()}</span>
                <span class="waiting-prompt">{glance.prompt}</span>
            </a>
            <button class="button plain" aria-label=(words.put_away)(title) on:click=remove>
                <Icon name="close" />
            </button>
        </li>
    }
}
