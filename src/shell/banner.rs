//! What the app has to say to the table, in banners that block nothing.

use leptos::prelude::*;

use super::app::desk;
use crate::i18n::Notice;
use crate::ui::Icon;

/// All banners. The one about a new version is up only where no game is on the table.
#[component]
pub fn Banners(at_table: Signal<bool>) -> impl IntoView {
    let desk = desk();
    let words = move || desk.settings.lang.get().words();
    let notice = move |notice: Notice| {
        view! {
            <p class="banner" data-notice=format!("{notice:?}")>
                <Icon name="warning" />
                <span>{move || words().notice(notice)}</span>
                <button
                    class="button plain"
                    aria-label=move || words().close
                    on:click=move |_| desk.clear(notice)
                >
                    <Icon name="close" />
                </button>
            </p>
        }
    };
    let update = move || {
        (desk.update.is_ready() && !at_table.get()).then(|| {
            view! {
                <p class="banner good">
                    <Icon name="update" />
                    <span>{move || words().update_ready}</span>
                    <button class="button" data-testid="update-now" on:click=move |_| desk.update.take_over()>
                        {move || words().update_now}
                    </button>
                </p>
            }
        })
    };
    view! {
        <div class="banners" role="status">
            {update}
            <For each=move || desk.notices.get() key=|notice| *notice children=notice />
        </div>
    }
}
