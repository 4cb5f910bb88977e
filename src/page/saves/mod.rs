//! The page of the saved games: all games of this device, what can be done with them, and all of them as one file. Never in here: what a save
//! means, which the shell decides.

mod card;
mod dice;
mod list;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::FileList;

use crate::page::base::drops::take_files;
use crate::page::base::focus::Focus;
use crate::page::base::title::name_screen;
use crate::page::games::files::{FileInput, to_share};
use crate::page::games::keep_games::{KeepGames, file_name, text_of_games};
use crate::page::kit::banner::Banner;
use crate::page::kit::handing::{Handed, Handing, HandingLine};
use crate::page::kit::menu::Preferences;
use crate::page::link::PasteButton;
use crate::page::parts::part_view;
use crate::page::parts::places::WayBack;
use crate::play::AppContext;
use crate::shell::games::Order;
use crate::storage::SaveId;
use crate::ui::{Icon, each, handler, live};

use card::SavedCard;
use dice::DiceOfGames;
use list::{Answer, SavedList};

/// The focus fallback when games are deleted or brought back, and the initial focus.
const PLACES: &[&str] = &["[data-testid='bring-back']", ".saves h1"];

part_view! {
    /// The page of the saved games.
    pub static SAVED_GAMES: () = |()| view! { <SavedGames /> }.into_any(), in library, by draw_saved_games
}

/// The page.
#[component]
fn SavedGames() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    name_screen(move || Some([words().saved_games()]));
    let later = move || lang.get().later_words();
    let screen = NodeRef::<Div>::new();
    let focus = Focus::within(screen, PLACES);
    let list = SavedList::open(focus);
    focus.keep();
    take_files(Callback::new(move |files: FileList| list.merge_files(&files)));
    // A new element for each answer: the same sentence once more would not be announced.
    let answers = StoredValue::new(0u32);
    let answer = move || {
        let running = list.course.get().map(|course| Answer::Reading(course.progress.get()));
        let answer = running.or_else(|| list.answer.get())?;
        answers.update_value(|answers| *answers += 1);
        Some((answers.get_value(), answer))
    };
    let said = move |(_, answer): (u32, Answer)| view! { <span>{live(move || answer.sentences(lang.get()))}</span> };
    let due = move || {
        let line =
            move || view! { <p class="saves-due"><Icon name="warning" />{live(move || words().backup_due())}</p> };
        list.is_due.get().then(|| line().into_any())
    };
    let undo = move || {
        let text = Signal::derive(move || later().games_deleted(list.deleted_count()));
        view! {
            <Banner icon="trash" text>
                <button class="button" data-testid="bring-back" on:click=handler(move |_| list.restore())>
                    {live(move || words().take_back())}
                </button>
            </Banner>
        }
        .into_any()
    };
    let hidden = move || {
        let text = Signal::derive(move || later().games_put_away(list.hidden.get() as u32));
        view! {
            <Banner icon="warning" text>
                <button class="button" data-testid="bring-back-put-away" on:click=handler(move |_| list.restore_hidden())>
                    {live(move || words().take_back())}
                </button>
            </Banner>
        }
        .into_any()
    };
    let has_hidden = Memo::new(move |_| list.hidden.get() > 0);
    let cancel = move || {
        let stop = move |_| {
            if let Some(course) = list.course.get_untracked() {
                course.cancelled.set(true);
            }
        };
        view! {
            <button class="button" data-testid="cancel-merge" on:click=handler(stop)>
                {live(move || words().cancel())}
            </button>
        }
        .into_any()
    };
    let is_merging = Memo::new(move |_| list.course.with(Option::is_some));
    let has_deleted = Memo::new(move |_| list.deleted_count() > 0);
    view! {
        <div node_ref=screen>
            <main class="saves" data-testid="saves">
                <header class="bar">
                    <WayBack class="button plain" />
                    <Preferences />
                </header>
                <h1 tabindex="-1">{live(move || words().saved_games())}</h1>
                {live(due)}
                <Ways list />
                <p class="saves-answer" role="status" data-testid="saves-answer">
                    {each(answer, |(answers, _)| *answers, said)}
                </p>
                {live(move || is_merging.get().then(cancel))}
                <div role="status">{live(move || has_hidden.get().then(hidden))}</div>
                <div role="status">{live(move || has_deleted.get().then(undo))}</div>
                <Tools list />
                <ul class="saved-games">
                    {each(move || list.sorted(), SaveId::clone, move |id| view! { <SavedCard list id /> })}
                </ul>
            </main>
        </div>
    }
}

/// The ways of games out of this device and into it.
#[component]
fn Ways(list: SavedList) -> impl IntoView {
    let app = list.app;
    let later = move || app.settings.lang.get().later_words();
    let handing = Handing::new();
    let dice_open = RwSignal::new(false);
    let offer = move |_| {
        let Some(data) = to_share(&text_of_games(app), &file_name()) else { return };
        spawn_local(async move {
            let result = handing.share(&data).await;
            handing.say(result.clone());
            if result == Handed::Over && !list.is_due.is_disposed() {
                app.saving.note_backup();
                list.is_due.set(false);
            }
        });
    };
    let sheet = to_share("", &file_name()).map(|_| {
        view! {
            <button class="button" data-testid="share-all" on:click=handler(offer)>
                <Icon name="share" />
                {live(move || later().games_share())}
            </button>
        }
        .into_any()
    });
    let chosen = Callback::new(move |files: FileList| list.merge_files(&files));
    view! {
        <div class="saves-ways">
            <KeepGames
                class="button accent"
                disabled=Signal::derive(move || list.count() == 0)
                handing
                kept=Callback::new(move |()| list.is_due.set(false))
            />
            {sheet}
            <FileInput chosen multiple=true />
            <PasteButton />
            <button
                class="button"
                data-testid="dice-of-games"
                aria-haspopup="dialog"
                disabled=live(move || list.count() == 0)
                on:click=handler(move |_| dice_open.set(true))
            >
                {live(move || later().dice_fell())}
            </button>
        </div>
        <DiceOfGames list open=dice_open />
        <HandingLine handing />
        <p class="saves-note">{live(move || later().games_drop())}</p>
    }
}

/// The order of the list, and what is done with several games at once.
#[component]
fn Tools(list: SavedList) -> impl IntoView {
    let words = move || list.app.settings.lang.get().words();
    let later = move || list.app.settings.lang.get().later_words();
    let order = move |order: Order, id: &'static str| {
        let label = move || match order {
            Order::Newest => later().order_newest(),
            Order::Kind => later().order_kind(),
            Order::Name => words().name(),
        };
        view! {
            <button
                class="button"
                data-testid=id
                aria-pressed=live(move || (list.order.get() == order).to_string())
                on:click=handler(move |_| list.order.set(order))
            >
                {live(label)}
            </button>
        }
        .into_any()
    };
    let count = move || list.chosen.with(|chosen| chosen.ids().len());
    let tools = move || {
        view! {
            <div class="saves-tools">
                <div class="saves-order" role="group" aria-label=live(move || later().order())>
                    <span aria-hidden="true">{live(move || later().order())}</span>
                    {order(Order::Newest, "order-newest")}
                    {order(Order::Kind, "order-kind")}
                    {order(Order::Name, "order-name")}
                </div>
                <label class="saves-all">
                    <input
                        type="checkbox"
                        data-testid="choose-all"
                        prop:checked=live(move || count() == list.count())
                        on:change=handler(move |_: ev::Event| list.choose_all())
                    />
                    <span>{live(move || later().choose_all())}</span>
                </label>
                <button
                    class="button"
                    data-testid="delete-chosen"
                    disabled=live(move || count() == 0)
                    on:click=handler(move |_| list.delete(list.chosen.get_untracked().ids()))
                >
                    <Icon name="trash" />
                    {live(move || later().games_delete(count() as u32))}
                </button>
            </div>
        }
        .into_any()
    };
    let has_games = Memo::new(move |_| list.count() > 0);
    view! { {live(move || has_games.get().then(|| untrack(tools)))} }
}
