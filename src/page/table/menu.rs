//! The menu of a table: what is not needed in every turn.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::page::base::route::Route;
use crate::page::kit::dialog::{self, CloseButton, Modal};
use crate::page::kit::settings::SettingControl;
use crate::page::link::{Look, ShareButton};
use crate::page::parts::{Place, part_view};
use crate::page::table::bots::{WHO_PLAYS, WhoPlaysProps};
use crate::page::table::seating::SeatingButton;
use crate::play::{AppContext, TableSignals, services};
use crate::ui::{Icon, handler, live};

/// The settings that are in the menu itself, by their keys.
const QUICK: [&str; 6] = ["sound", "own_dice", "own_cards", "table_mode", "lang", "theme"];

/// A dialog of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// The menu itself.
    Menu,
    /// The control of the seats.
    Bots,
}

/// The button that opens the menu.
#[component]
pub fn MenuButton(
    /// The open dialog.
    opened: RwSignal<Option<Opened>>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let label = move || lang.get().words().menu();
    view! {
        <button
            class="button plain"
            type="button"
            data-testid="menu"
            aria-haspopup="dialog"
            aria-label=live(label)
            title=live(label)
            on:click=handler(move |_| opened.set(Some(Opened::Menu)))
        >
            <Icon name="menu" />
        </button>
    }
}

/// The open dialog. Outside the bar, which has styles of its own for what is in it.
#[component]
pub fn MenuDialogs(
    /// The game.
    handle: TableSignals,
    /// The open dialog.
    opened: RwSignal<Option<Opened>>,
    /// Called when none is open any more.
    on_close: Callback<()>,
) -> impl IntoView {
    let close = Callback::new(move |next: Option<Opened>| {
        opened.set(next);
        if next.is_none() {
            on_close.run(());
        }
    });
    let failed = Callback::new(move |()| close.run(None));
    let draw = move |opened: Opened| match opened {
        Opened::Menu => MENU.draw(Place::Dialog(failed), TableMenuProps { handle, close }),
        Opened::Bots => WHO_PLAYS.draw(Place::Dialog(failed), WhoPlaysProps { handle, close: failed }),
    };
    live(move || opened.get().map(|opened| untrack(|| draw(opened))))
}

part_view! {
    /// The menu.
    static MENU: TableMenuProps = |props| TableMenu(props).into_any(), in settings, by draw_table_menu
}

/// The menu.
#[component]
fn TableMenu(
    /// The game.
    handle: TableSignals,
    /// Called when it has been closed, with the dialog that follows it.
    close: Callback<Option<Opened>>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let node = NodeRef::<Dialog>::new();
    // The dialog is closed first: it gives the focus back to the button that has opened it, from which the next one takes it.
    let next = StoredValue::new(None);
    let leave = move |then: Option<Opened>| {
        next.set_value(then);
        dialog::close(node);
    };
    let done = Callback::new(move |()| leave(None));
    view! {
        <Modal
            node
            class="dialog table-menu"
            labelled_by="menu-title"
            on_close=Callback::new(move |()| close.run(next.get_value()))
        >
            <h2 id="menu-title">{live(move || words().menu())}</h2>
            <button class="button" data-testid="bots" on:click=handler(move |_| leave(Some(Opened::Bots)))>
                <Icon name="bot" />
                {live(move || words().who_decides())}
            </button>
            <ShareButton look=Look::Words record=app.saving.record_at_table() />
            {services::can_fill_screen().then(|| view! { <FullScreenButton done /> }.into_any())}
            <a class="button" data-testid="to-settings" href=Route::Settings.href()>
                <Icon name="settings" />
                {live(move || words().settings())}
            </a>
            {QUICK.map(|key| view! { <SettingControl key handle /> }.into_any())}
            <SeatingButton handle />
            <CloseButton node test_id="close-menu" accent=true />
        </Modal>
    }
}

/// The button by which the page fills the screen, or no longer.
#[component]
fn FullScreenButton(
    /// Called when it has been pressed.
    done: Callback<()>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let fills = services::fills_screen();
    let label = move || {
        let words = lang.get().later_words();
        if fills { words.full_screen_end() } else { words.full_screen() }
    };
    let press = move |_| {
        services::ignore(if fills { services::leave_full_screen() } else { services::fill_screen() });
        done.run(());
    };
    view! {
        <button class="button" type="button" data-testid="full-screen" on:click=handler(press)>
            // Not among the symbols, which are part of the first load.
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />
            </svg>
            {live(label)}
        </button>
    }
}
