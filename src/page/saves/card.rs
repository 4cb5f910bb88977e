//! A saved game in the list: picture, people, date and progress, and what can be done with it.

use leptos::ev;
use leptos::html::{Dialog, Input};
use leptos::prelude::*;

use super::list::SavedList;
use crate::page::base::route::Route;
use crate::page::games::catalogue::GameInfo;
use crate::page::games::device_games::{Drawing, info_of};
use crate::page::kit::dialog::{self, Modal};
use crate::page::kit::moments;
use crate::page::kit::people::people_view;
use crate::page::link::{Look, LookBack, ShareButton};
use crate::play::local_time;
use crate::storage::{LONGEST_NAME, Origin, SaveId};
use crate::ui::{IconButton, handler, live};

/// A game of the list.
#[component]
pub fn SavedCard(
    /// The list.
    list: SavedList,
    /// The id of the game.
    id: SaveId,
) -> impl IntoView {
    let lang = list.app.settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    let game = list.games.get(&id)?;
    let info = info_of(&game)?;
    let (drawing, turns) = (list.games.drawing(&id), list.turns(&id)?);
    let name = list.follow(&id, |game| game.name.clone());
    let outcome = list.follow(&id, |game| game.outcome.clone());
    let title = Signal::derive(move || name.get().unwrap_or_else(|| info.box_text.title.to_owned()));
    let renaming = RwSignal::new(false);
    let origin = list.app.saves.with_value(|saves| saves.origin(&id));
    let title_id = format!("saved-{id}");
    let described = title_id.clone();
    let (at, time) = (game.loaded.saved.at as usize, game.loaded.saved.time);
    let wins = move |index: usize| {
        let won = |outcome: &crate::engine::Outcome| outcome.winners.iter().any(|seat| seat.index() == index);
        outcome.with(|outcome| outcome.as_ref().is_some_and(won))
    };
    let people = people_view(&game.loaded.saved.record, lang.into(), wins);
    let picture = move || {
        let art =
            move || view! { <img src=format!("art/box-{}.svg", info.facts.id) alt="" width="240" height="240" /> };
        drawing.and_then(Drawing::take).unwrap_or_else(|| art().into_any())
    };
    let how_far = move || match outcome.with(Option::is_some) {
        true => Some(later().is_over().to_owned()),
        false => drawing.and_then(Drawing::prompt),
    };
    let kind = move || {
        let kind = || view! { <span class="saved-kind" lang=info.box_text.title_lang>{info.box_text.title}</span> };
        name.with(Option::is_some).then(|| kind().into_any())
    };
    let when = move || {
        let moment = turns.with(|turns| turns.as_ref().map(|turns| moments::last(turns, at, later())));
        let time = local_time(time, lang.get());
        [Some(time), moment].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let forked = origin.map(|Origin { game: other, at }| {
        let other = list.app.saves.with_value(|saves| saves.load(&other)).ok();
        move || {
            let words = words();
            let moment = turns.with(|turns| turns.as_ref().map(|turns| moments::from(turns, at, words)))?;
            Some(match &other {
                Some(other) => words.played_on(&moment, &local_time(other.saved.time, lang.get())),
                None => words.played_on_from_none(&moment),
            })
        }
    });
    let forked =
        forked.map(|text| view! { <span class="saved-when" data-testid="forked">{live(text)}</span> }.into_any());
    let id = StoredValue::new(id);
    let is_chosen = move || list.chosen.with(|chosen| id.with_value(|id| chosen.ids().contains(id)));
    let choose = move |_: ev::Event| list.chosen.update(|chosen| id.with_value(|id| chosen.toggle(id)));
    let delete = move |()| id.with_value(|id| list.delete(std::slice::from_ref(id)));
    let duplicate = move |_| {
        let name = lang.get_untracked().later_words().copy_of(&title.get_untracked());
        id.with_value(|id| list.duplicate(id, name));
    };
    let href = Route::Table(id.get_value()).href();
    let record = Callback::new(move |()| Some(game.loaded.saved.clone().split().0));
    let close = Callback::new(move |()| renaming.set(false));
    let dialog =
        move || view! { <RenameGame list id=id.get_value() info name=title.get_untracked() close /> }.into_any();
    Some(view! {
        <li class="saved-game" data-testid="saved-game">
            <label class="saved-choice">
                <input type="checkbox" data-testid="choose" prop:checked=live(is_chosen) on:change=handler(choose) />
                <span class="sr">{live(move || later().choose(&title.get()))}</span>
            </label>
            <a data-testid="open-saved" href=href>
                <span class="waiting-picture">{live(picture)}</span>
                <span class="saved-title" id=title_id>{live(move || title.get())}</span>
                {live(kind)}
                <span class="waiting-people">{people}</span>
                <span class="waiting-prompt">{live(how_far)}</span>
                <span class="saved-when">{live(when)}</span>
                {forked}
            </a>
            <div class="saved-actions">
                <button
                    class="button plain"
                    data-testid="rename"
                    aria-haspopup="dialog"
                    aria-describedby=described.clone()
                    on:click=handler(move |_| renaming.set(true))
                >
                    {live(move || later().rename())}
                </button>
                <button class="button plain" data-testid="duplicate" aria-describedby=described on:click=handler(duplicate)>
                    {live(move || later().duplicate())}
                </button>
                <ShareButton look=Look::Symbol record />
                <LookBack id=id.get_value() at look=Look::Symbol />
                <IconButton
                    icon="trash"
                    label=Signal::derive(move || later().delete_game(&title.get()))
                    on_press=delete
                    attr:data-testid="delete-saved"
                />
            </div>
            {live(move || renaming.get().then(|| untrack(dialog)))}
        </li>
    })
}

/// The dialog in which a game gets a name.
#[component]
fn RenameGame(
    list: SavedList,
    id: SaveId,
    info: &'static GameInfo,
    name: String,
    close: Callback<()>,
) -> impl IntoView {
    let words = move || list.app.settings.lang.get().words();
    let later = move || list.app.settings.lang.get().later_words();
    let (node, field) = (NodeRef::<Dialog>::new(), NodeRef::<Input>::new());
    let kind = info.box_text.title;
    let shut = move || dialog::close(node);
    let save = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            // Under the name of its kind it is a game without a name of its own.
            let name = field.value();
            list.rename(&id, if name.trim() == kind { "" } else { &name });
        }
        shut();
    };
    view! {
        <Modal node class="dialog share" labelled_by="rename-title" on_close=close>
            <h2 id="rename-title">{live(move || later().rename())}</h2>
            <form class="share-ways" on:submit=handler(save)>
                <label class="share-address">
                    <span>{live(move || words().name())}</span>
                    <input
                        node_ref=field
                        type="text"
                        data-testid="new-name"
                        maxlength=LONGEST_NAME.to_string()
                        autocomplete="off"
                        autofocus
                        prop:value=name
                    />
                </label>
                <button class="button accent" type="submit" data-testid="save-name">
                    {live(move || later().rename())}
                </button>
                <button class="button" type="button" on:click=handler(move |_| shut())>
                    {live(move || words().cancel())}
                </button>
            </form>
        </Modal>
    }
}
