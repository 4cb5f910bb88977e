//! The dialog with the link to a game: code, link, file, and the share sheet of the device for both.

use std::sync::Arc;

use js_sys::encode_uri_component;
use leptos::html::{Dialog, Input};
use leptos::prelude::*;
use serde_json::{Value, json};
use web_sys::{MouseEvent, ShareData};

use super::code;
use crate::games;
use crate::i18n::name_of_nobody;
use crate::link::{self, Form, LinkFault};
use crate::page::games::catalogue::{GameInfo, game_of};
use crate::page::games::files::to_share;
use crate::page::kit::dialog::{CloseButton, Modal};
use crate::page::kit::handing::{Handed, Handing, HandingLine};
use crate::page::parts::part_view;
use crate::play::{AppContext, services};
use crate::table::has_chance;
use crate::ui::{Icon, handler, live};

/// A link to the game, with and without the names.
struct Made {
    payload: Vec<u8>,
    link: String,
    record: Value,
}

/// The address of the page, without the part after `#`, and without what a network or a messenger has added after `?`.
pub fn page_address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split(['?', '#']).next().unwrap_or_default().to_owned()
}

part_view! {
    /// The dialog with the link to a game.
    pub static SHARE: ShareGameProps = |props| ShareGame(props).into_any(), in library, by draw_share
}

/// The dialog.
#[component]
pub fn ShareGame(
    /// The record of the game.
    record: Value,
    /// Whether it is the game up to a moment of its past.
    is_moment: bool,
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let words = move || lang.get().words();
    let node = NodeRef::<Dialog>::new();
    let info = game_of(&record).ok();
    let contents = Contents {
        is_moment,
        has_chance: info.is_none_or(|info| has_chance(info.facts.id, &record)),
        has_secrets: info.is_some_and(|info| games::has_secrets(info.facts.id, &record)),
    };
    let has_names = RwSignal::new(true);
    let made = Memo::new_with_compare(
        move |_| info.map(|info| make(info, &record, has_names.get()).map(Arc::new)),
        |_, _| true,
    );
    let is_made = Memo::new(move |_| made.with(|made| matches!(made, Some(Ok(_)))));
    let inside = move || {
        let (info, made) = (info?, made.get()?);
        Some(match made {
            Ok(made) => view! { <Ways info made /> }.into_any(),
            Err(fault) => view! { <p role="alert">{live(move || fault.sentence(lang.get()))}</p> }.into_any(),
        })
    };
    view! {
        <Modal node class="dialog share" labelled_by="share-title" on_close=close>
            <h2 id="share-title" tabindex="-1" autofocus>{live(move || words().share_game())}</h2>
            {live(inside)}
            <Show when=live(move || is_made.get())>
                <Names contents has_names />
            </Show>
            <CloseButton node test_id="close-share" />
        </Modal>
    }
}

/// Makes the link. Without names the people have their numbers.
fn make(info: &GameInfo, record: &Value, has_names: bool) -> Result<Made, LinkFault> {
    let mut record = record.clone();
    let seats = record.pointer_mut("/setup/seats").and_then(Value::as_array_mut);
    for (index, seat) in seats.into_iter().flatten().enumerate().filter(|_| !has_names) {
        seat["name"] = json!(name_of_nobody(index + 1, Default::default()));
    }
    // The dice to come are not for others.
    if let Some(setup) = record.get_mut("setup").and_then(Value::as_object_mut) {
        setup.remove("seed");
    }
    let payload = games::write_link(info.facts.id, record.clone())?;
    let link = page_address() + &link::address(Form::Letters, &payload);
    Ok(Made { payload, link, record })
}

/// The ways in which the game can be taken along.
#[component]
fn Ways(info: &'static GameInfo, made: Arc<Made>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    let field = NodeRef::<Input>::new();
    let handing = Handing::new();
    let label = Signal::derive(move || later().share_code());
    let drawing = code::view(&page_address(), &made.payload, label);
    let is_too_long = drawing.is_none();
    let link = made.link.clone();
    let copy = {
        let link = link.clone();
        let select = move || {
            // The dialog may be closed by then.
            let there = field.try_get_untracked().flatten();
            there.inspect(|field| field.select()).is_some()
        };
        move |_| handing.copy(&link, select)
    };
    let share = {
        let link = link.clone();
        services::has_share_sheet().then(|| {
            view! {
                <button class="button" data-testid="share-link" on:click=handler(move |_| offer(info.box_text.title, &link, handing))>
                    <Icon name="share" />
                    {live(move || later().share_link())}
                </button>
            }
        })
    };
    let text = made.record.to_string();
    let file = format!("data:application/json;charset=utf-8,{}", encode_uri_component(&text));
    let name = format!("heartbox-{}", info.facts.id);
    let kept = format!("{name}.json");
    let keep = {
        let kept = kept.clone();
        move |_: MouseEvent| handing.say(Handed::Filed(kept.clone()))
    };
    let sheet = to_share(&text, &name).map(|_| {
        let offer = move |_| {
            if let Some(data) = to_share(&text, &name) {
                handing.offer(data);
            }
        };
        view! {
            <button class="button" data-testid="share-record" on:click=handler(offer)>
                <Icon name="share" />
                {live(move || later().share_file())}
            </button>
        }
        .into_any()
    });
    view! {
        {drawing}
        <div class="share-ways">
            {is_too_long.then(|| view! { <p>{live(move || later().share_no_code())}</p> })}
            <label class="share-address">
                <span class="sr">{live(move || later().link_address())}</span>
                <input node_ref=field type="text" readonly dir="ltr" data-testid="link" prop:value=link />
            </label>
            <button class="button accent" data-testid="copy-link" on:click=handler(copy)>
                {live(move || if handing.is_copied() { later().link_copied() } else { later().copy_link() })}
            </button>
            {share}
            <a class="button" data-testid="share-file" download=kept.clone() href=file on:click=handler(keep)>
                {live(move || words().keep_file())}
            </a>
            {sheet}
        </div>
        <HandingLine handing />
    }
}

/// What a link holds.
#[derive(Clone, Copy)]
struct Contents {
    /// The game up to a moment of its past.
    is_moment: bool,
    /// Whether chance can occur in it.
    has_chance: bool,
    /// Whether it has information that is still hidden from somebody.
    has_secrets: bool,
}

/// The switch for the names, and what the link holds. It stays when the link is made again, and says what has become of it.
#[component]
fn Names(contents: Contents, has_names: RwSignal<bool>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let later = move || lang.get().later_words();
    let Contents { is_moment, has_chance, has_secrets } = contents;
    let is_switched = RwSignal::new(false);
    let said = move || {
        let has_names = has_names.get();
        is_switched.get().then(|| if has_names { later().share_with_names() } else { later().share_without_names() })
    };
    let switch = move |_: leptos::ev::Event| {
        has_names.update(|has| *has = !*has);
        is_switched.set(true);
    };
    view! {
        <div class="share-ways">
            <label class="setting-switch">
                <input
                    type="checkbox"
                    data-testid="share-names"
                    prop:checked=live(move || has_names.get())
                    on:change=handler(switch)
                />
                <span>{live(move || later().share_names())}</span>
            </label>
            <p>
                {live(move || if is_moment { later().share_moment() } else { later().share_now() })}
                " "
                {live(move || if has_chance { later().share_contents() } else { later().share_contents_alone() })}
                {has_secrets.then(|| view! { " " {live(move || later().share_secrets())} }.into_any())}
            </p>
        </div>
        <p class="sr" role="status" data-testid="share-said">{live(said)}</p>
    }
}

/// Offers the link to the device's share sheet.
fn offer(title: &str, link: &str, handing: Handing) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(link);
    handing.offer(data);
}
