//! What the app has to say to the table, in banners that block nothing.

use crate::signals::*;

use crate::i18n::Notice;
use crate::session::AppContext;
use crate::storage::{SaveError, StoreError};
use crate::ui::{Node, Part, el, icon, of, paint};

/// All banners. The one about a new version is up only where nobody is in the middle of a game.
pub fn banners(app: AppContext, at_table: Signal<bool>) -> Part {
    paint(move || {
        let words = app.settings.lang.get().words();
        let notice = |notice: Notice| {
            let close = icon_button("close", words.close).press(move || app.clear(notice));
            banner("warning", words.notice(notice)).attr("data-notice", format!("{notice:?}")).child(close)
        };
        let update = (app.update.is_ready() && !at_table.get()).then(|| {
            let take = of("button", "button").test_id("update-now").text(words.update_now);
            banner("update", words.update_ready)
                .class_if("good", true)
                .child(take.press(move || app.update.take_over()))
        });
        of("div", "banners").attr("role", "status").child(update).children(app.notices.get().into_iter().map(notice))
    })
}

/// Says what is wrong with a save. That there is none is not for a banner.
pub(super) fn say_fault(app: AppContext, error: SaveError) {
    match error {
        SaveError::Later => app.say(Notice::LaterSave),
        SaveError::Broken => app.say(Notice::BrokenSave),
        SaveError::Store(StoreError::Forbidden) => app.say(Notice::StorageForbidden),
        SaveError::Store(StoreError::Full) => app.say(Notice::StorageFull),
        SaveError::Missing | SaveError::Conflict => {}
    }
}

/// A banner with a symbol and a sentence; a button can follow.
pub(super) fn banner(symbol: &str, sentence: &str) -> Node {
    of("p", "banner").child(icon(symbol)).child(el("span").text(sentence))
}

/// A button that is a symbol alone, with its label for those who do not see it.
pub(super) fn icon_button(symbol: &str, label: &str) -> Node {
    of("button", "button plain").attr("type", "button").attr("aria-label", label).child(icon(symbol))
}
