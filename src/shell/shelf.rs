//! The shelf: the four boxes, and above them the games that wait to be played on.

use leptos::prelude::*;

use super::app::desk;
use super::menu::preferences;
use super::route::Route;
use crate::engine::record::game_of;
use crate::games::tables::{Box, ClosedBox, Glance, SHELF, TableRow, table};
use crate::i18n::{Lang, Notice};
use crate::session::SeatInfo;
use crate::storage::{Loaded, SaveError, SaveId};
use crate::ui::{icon, piece};

/// The games of this device, and the one that was put away last and can be brought back.
#[derive(Clone, Copy)]
struct Waiting {
    games: RwSignal<Vec<(SaveId, Loaded)>>,
    put_away: RwSignal<Option<(SaveId, Loaded)>>,
}

impl Waiting {
    /// Reads them; what cannot be read is said.
    fn read() -> Self {
        let desk = desk();
        let listing = desk.saves.with_value(|saves| saves.list());
        for error in &listing.errors {
            desk.say(if *error == SaveError::Later { Notice::LaterSave } else { Notice::BrokenSave });
        }
        if listing.games.iter().any(|(_, loaded)| loaded.older) {
            desk.say(Notice::BrokenCopy);
        }
        Self { games: RwSignal::new(listing.games), put_away: RwSignal::new(None) }
    }

    fn put_away(self, id: &SaveId) {
        let Some(game) = self.games.with_untracked(|games| games.iter().find(|(other, _)| other == id).cloned()) else {
            return;
        };
        if desk().saves.with_value(|saves| saves.remove(id)).is_ok() {
            self.games.update(|games| games.retain(|(other, _)| other != id));
            self.put_away.set(Some(game));
        }
    }

    fn bring_back(self) {
        let Some((id, loaded)) = self.put_away.get_untracked() else { return };
        let desk = desk();
        if desk.saves.with_value(|saves| saves.save(&id, loaded.generation, &loaded.saved)).is_ok() {
            self.games.set(desk.saves.with_value(|saves| saves.list()).games);
            self.put_away.set(None);
        }
    }
}

/// The shelf.
pub fn shelf() -> AnyView {
    let lang = desk().settings.lang;
    let waiting = Waiting::read();
    let head = move || {
        let words = lang.get().words();
        view! { <p class="subtitle">{words.subtitle}</p> }
    };
    let rest = move || {
        let lang = lang.get();
        let words = lang.words();
        let put_away = waiting.put_away.with(Option::is_some).then(|| {
            view! {
                <p class="banner" role="status">
                    <span>{words.put_away_done}</span>
                    <button class="button" data-testid="bring-back" on:click=move |_| waiting.bring_back()>
                        {words.take_back}
                    </button>
                </p>
            }
        });
        let games: Vec<_> =
            waiting.games.get().into_iter().filter_map(|game| unfinished(game, lang, waiting)).collect();
        let games = (!games.is_empty()).then(|| {
            view! {
                <section class="waiting">
                    <h2>{words.go_on}</h2>
                    <ul class="waiting-games">{games}</ul>
                </section>
            }
        });
        let boxes: Vec<_> = SHELF
            .iter()
            .map(|place| match place {
                Box::Open(row) => open_box(row, lang).into_any(),
                Box::Closed(row) => closed_box(row, lang).into_any(),
            })
            .collect();
        view! {
            {put_away}
            {games}
            <ul class="shelf-boxes">{boxes}</ul>
            <footer class="shelf-footer">
                <a href="licences.txt">{words.licences}</a>
                <span>{format!("{} {}", words.version, env!("CARGO_PKG_VERSION"))}</span>
            </footer>
        }
    };
    view! {
        <main class="shelf" data-testid="shelf">
            <header class="shelf-header">
                <h1>"Heartbox"</h1>
                {head}
                {preferences()}
            </header>
            {rest}
        </main>
    }
    .into_any()
}

fn open_box(row: &'static TableRow, lang: Lang) -> impl IntoView {
    let words = lang.words();
    let blurb = (row.blurb)(lang);
    view! {
        <li class="shelf-box">
            <a data-testid=format!("box-{}", row.facts.id) href=Route::New(row.facts.id.to_owned()).href()>
                <img src=format!("art/box-{}.svg", row.facts.id) alt="" width="240" height="240" />
                <span class="shelf-name">{blurb.title}</span>
                <span class="shelf-facts">
                    <span>{(words.players)(*row.facts.seats.start(), *row.facts.seats.end())}</span>
                    <span>{(words.minutes)(row.minutes)}</span>
                    <span>{(words.age)(row.age)}</span>
                </span>
                <span class="shelf-line">{blurb.tagline}</span>
                <span class="button accent" aria-hidden="true">
                    {words.play}
                </span>
            </a>
        </li>
    }
}

fn closed_box(row: &'static ClosedBox, lang: Lang) -> impl IntoView {
    view! {
        <li class="shelf-box closed">
            <div>
                <img src=format!("art/box-{}.svg", row.id) alt="" width="240" height="240" />
                <span class="shelf-name">{row.title}</span>
                <span class="shelf-line">{lang.words().closed}</span>
            </div>
        </li>
    }
}

/// An unfinished game in small; nothing for games that are over or that this version does not know.
fn unfinished((id, loaded): (SaveId, Loaded), lang: Lang, waiting: Waiting) -> Option<impl IntoView> {
    let row = table(game_of(&loaded.saved.record)?)?;
    let Glance { picture, seats, prompt } = (row.glance)(loaded.saved.record, lang)?;
    let title = (row.blurb)(lang).title;
    let href = Route::Table(id.clone()).href();
    let who = |info: SeatInfo| view! { <span class="who">{piece(info.colour)} {info.name}</span> };
    Some(view! {
        <li class="waiting-game">
            <a href=href data-testid="go-on">
                <span class="waiting-picture">{picture}</span>
                <span class="waiting-title">{title}</span>
                <span class="waiting-people">{seats.into_iter().map(who).collect::<Vec<_>>()}</span>
                <span class="waiting-prompt">{prompt}</span>
            </a>
            <button
                class="button plain"
                data-testid="put-away"
                aria-label=(lang.words().put_away)(title)
                on:click=move |_| waiting.put_away(&id)
            >
                {icon("close")}
            </button>
        </li>
    })
}
