//! The screen of a link: who plays, how far, a picture, and the ways to go on. It opens nothing by itself and touches no other game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use crate::engine::Outcome;
use crate::games::{self, LinkedGame};
use crate::i18n::Lang;
use crate::link::{self, LinkFault};
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::games::catalogue::{GameInfo, SHELF};
use crate::page::games::game::{Picture, Thumbnail};
use crate::page::kit::moments;
use crate::page::kit::people::people_view;
use crate::page::parts::places::{Loading, WayBack};
use crate::page::parts::{Place, Stylesheets, Symbols, part_view};
use crate::play::AppContext;
use crate::table::{Counted, Turns, turns_of};
use crate::ui::{handler, live};

/// The game of a link.
#[derive(Clone)]
struct Linked {
    info: &'static GameInfo,
    record: Value,
    /// See [`link::identity`].
    identity: u32,
    picture: Picture,
    turns: Option<Turns>,
}

/// Why the game of a link is not shown.
#[derive(Clone, Copy)]
enum Refused {
    /// The link cannot be read.
    Link(LinkFault),
    /// The game cannot be loaded now.
    NoGame(&'static GameInfo),
}

impl Refused {
    fn sentence(self, lang: Lang) -> String {
        match self {
            Self::Link(fault) => fault.sentence(lang).to_owned(),
            Self::NoGame(info) => lang.words().game_missing(info.box_text.title),
        }
    }
}

impl From<LinkFault> for Refused {
    fn from(fault: LinkFault) -> Self {
        Self::Link(fault)
    }
}

part_view! {
    /// The screen of a link.
    static OPEN_LINK: OpenLinkProps = |props| OpenLink(props).into_any(), in library, by draw_open_link
}

/// The screen of a link; the hash is the part of the address after `#`.
pub fn link_page(hash: String) -> AnyView {
    OPEN_LINK.draw(Place::Screen, OpenLinkProps { hash })
}

/// The screen.
#[component]
fn OpenLink(
    /// The part of the address after `#`.
    hash: String,
) -> impl IntoView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let later = move || lang.get().later_words();
    name_screen(move || Some([later().linked_game()]));
    let (stylesheets, symbols): (Stylesheets, Symbols) = (expect_context(), expect_context());
    let found = RwSignal::new_local(None);
    spawn_local(async move {
        let read = read(app, symbols, &hash).await;
        found.try_set(Some(read));
    });
    let screen = move || match found.get() {
        None => view! { <Loading /> }.into_any(),
        Some(Ok(linked)) => {
            stylesheets.request(linked.info.facts.id);
            untrack(|| view! { <Shown linked /> }.into_any())
        }
        Some(Err(refused)) => view! {
            <main class="missing" data-testid="link-refused">
                <h1 tabindex="-1">{live(move || later().linked_game())}</h1>
                <p role="alert">{live(move || refused.sentence(lang.get()))}</p>
                <WayBack class="button accent" />
            </main>
        }
        .into_any(),
    };
    view! { {live(screen)} }
}

async fn read(app: AppContext, symbols: Symbols, hash: &str) -> Result<Linked, Refused> {
    let payloads = link::find(hash)?;
    // The candidates begin alike, and the code of the game stands at the beginning.
    let code = link::code_of(payloads.first().ok_or(LinkFault::NotALink)?)?;
    let info = SHELF.iter().find(|info| info.facts.link_code == code).ok_or(LinkFault::Unknown)?;
    let chunk = info.load(app.settings.lang).await.map_err(|_| Refused::NoGame(info))?;
    let (payload, LinkedGame { record, timeline }) = games::read_found(payloads)?;
    symbols.add(chunk.symbols);
    let picture = (chunk.picture_at)(&*timeline).ok_or(LinkFault::Unknown)?;
    let turns = turns_of(info.facts.id, Counted::Timeline(&*timeline));
    Ok(Linked { info, record, identity: link::identity(&payload)?, picture, turns })
}

#[component]
fn Shown(linked: Linked) -> impl IntoView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let later = move || lang.get().later_words();
    let Linked { info, record, identity, picture, turns } = linked;
    let (winners, board, how_far) = match picture {
        Picture::Over(outcome) => (Some(outcome), None, Signal::derive(move || later().is_over().to_owned())),
        Picture::Waiting(draw) => {
            let Thumbnail { board, prompt } = draw(lang.into());
            (None, Some(board), prompt)
        }
    };
    let is_over = winners.is_some();
    let wins = move |index: usize| {
        let is = |outcome: &Outcome| outcome.winners.iter().any(|seat| seat.index() == index);
        winners.as_ref().is_some_and(is)
    };
    let people = people_view(&record, lang.into(), wins);
    let events = record["events"].as_array().map_or(0, Vec::len);
    let moment = move || turns.as_ref().map(|turns| moments::last(turns, events, later()));
    let own = app.saving.linked(identity);
    let go_to = |route: Route| {
        let _ = window().location().set_hash(&route.href());
    };
    let is_known = own.is_some();
    let watched = own.clone();
    let watch = {
        let record = record.clone();
        move |_| {
            let id = watched.clone().or_else(|| app.saving.import_linked(identity, record.clone()));
            if let Some(id) = id {
                go_to(Route::Look(id, 0));
            }
        }
    };
    let copy = move |_| {
        if let Some(id) = app.saving.import_linked(identity, record.clone()) {
            go_to(Route::Table(id));
        }
    };
    let yours = own.map(|id| {
        view! {
            <p>{live(move || later().linked_known())}</p>
            <button class="button accent large" data-testid="linked-yours" on:click=handler(move |_| go_to(Route::Table(id.clone())))>
                {live(move || later().linked_yours())}
            </button>
        }
        .into_any()
    });
    let box_art =
        move || view! { <img src=format!("art/box-{}.svg", info.facts.id) alt="" width="240" height="240" /> };
    view! {
        <main class="missing linked" data-testid="linked">
            <h1 tabindex="-1">{live(move || later().linked_game())}</h1>
            <div class="linked-game">
                <span class="waiting-picture">{board.unwrap_or_else(|| box_art().into_any())}</span>
                <span class="waiting-title" lang=info.box_text.title_lang>{info.box_text.title}</span>
                <span class="waiting-prompt">{live(move || how_far.get())}</span>
                <span class="waiting-people">{people}</span>
                <span class="linked-events">{live(moment)}</span>
            </div>
            {yours}
            <button
                class="button"
                class:accent=!is_known
                class:large=!is_known
                data-testid="linked-copy" on:click=handler(copy)>
                {live(move || if is_over { later().linked_look() } else { later().linked_go_on() })}
            </button>
            <button class="button" data-testid="linked-watch" on:click=handler(watch)>
                {live(move || later().linked_watch())}
            </button>
            <p class="linked-note">{live(move || later().linked_note())}</p>
            <WayBack />
        </main>
    }
}
