//! What the app has to say to the table, in banners that block nothing.

use leptos::prelude::*;

use super::app::desk;
use crate::i18n::Notice;
use crate::ui::icon;

/// All banners. The one about a new version is up only where no game is on the table.
pub fn banners(at_table: Signal<bool>) -> impl IntoView {
    let desk = desk();
    move || {
        let words = desk.settings.lang.get().words();
        let notice = |notice: Notice| {
            view! {
                <p class="banner" data-notice=format!("{notice:?}")>
                    {icon("warning")}
                    <span>{words.notice(notice)}</span>
                    <button class="button plain" aria-label=words.close on:click=move |_| desk.clear(notice)>
                        {icon("close")}
                    </button>
                </p>
            }
        };
        let update = (desk.update.is_ready() && !at_table.get()).then(|| {
            view! {
                <p class="banner good">
                    {icon("update")}
                    <span>{words.update_ready}</span>
                    <button class="button" data-testid="update-now" on:click=move |_| desk.update.take_over()>
                        {words.update_now}
                    </button>
                </p>
            }
        });
        let notices: Vec<_> = desk.notices.get().into_iter().map(notice).collect();
        view! {
            <div class="banners" role="status">
                {update}
                {notices}
            </div>
        }
    }
}
