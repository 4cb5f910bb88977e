//! Language, and light or dark.

use crate::signals::*;

use super::banner::icon_button;
use crate::i18n::Lang;
use crate::session::{AppContext, Theme};
use crate::ui::{Part, Property, el, icon, of, paint};

/// The two choices, for the head of a screen.
pub fn preferences(app: AppContext) -> Part {
    let settings = app.settings;
    paint(move || {
        let (lang, theme) = (settings.lang.get(), settings.theme.get());
        let words = lang.words();
        let option = |this: Lang| {
            el("option")
                .attr("value", this.tag())
                .attr("lang", this.tag())
                .property("selected", Property::Flag(this == lang))
                .text(this.words().endonym)
        };
        let languages = el("select").attr("aria-label", words.language).children(Lang::ALL.map(option)).on(
            "change",
            move |event| {
                if let Some(lang) = Lang::from_tag(&event_target_value(event)) {
                    settings.lang.set(lang);
                }
            },
        );
        let label = format!("{}: {}", words.theme, words.themes[theme as usize]);
        of("div", "preferences")
            .child(of("label", "language").child(icon("globe")).child(languages))
            .child(icon_button("theme", &label).attr("title", label).press(move || settings.theme.update(Theme::turn)))
    })
}
