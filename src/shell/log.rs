//! The log: every event as one line, the newest on top.

use crate::games::Icon as EntryIcon;
use crate::session::{AppContext, Entry, Handle};
use crate::signals::*;
use crate::ui::{Part, el, icon, of, paint};

/// The symbol of a line.
fn symbol(icon: EntryIcon) -> &'static str {
    match icon {
        EntryIcon::Die => "die",
        EntryIcon::Sword => "sword",
        EntryIcon::Shield => "shield",
        EntryIcon::Bead => "bead",
        EntryIcon::Card => "log",
        EntryIcon::Castle => "home",
        EntryIcon::Hand => "hand",
        EntryIcon::Crown => "crown",
    }
}

/// The whole log.
pub fn log(app: AppContext, handle: Handle) -> Part {
    paint(move || {
        let line = |entry: &Entry| {
            el("li").key(entry.index).child(icon(symbol(entry.icon))).child(el("span").text(&entry.text))
        };
        let words = app.settings.lang.get().words();
        let (lines, earlier) =
            handle.log.with(|log| (log.entries.iter().rev().map(line).collect::<Vec<_>>(), log.earlier));
        let all = earlier.then(|| {
            of("button", "button plain").test_id("earlier").text(words.earlier).press(move || handle.unroll.run(()))
        });
        of("section", "log")
            .attr("aria-labelledby", "log-title")
            .child(el("h2").attr("id", "log-title").text(words.log))
            .child(
                of("div", "log-lines")
                    .attr("tabindex", "0")
                    .attr("role", "group")
                    .attr("aria-labelledby", "log-title")
                    .child(el("ol").children(lines))
                    .child(all),
            )
    })
}

/// What happened last, said aloud as it happens, and what is due. On a phone the whole log is there when it is asked for.
pub fn latest(app: AppContext, handle: Handle, open: RwSignal<bool>) -> Part {
    paint(move || {
        let latest = handle.log.with(|log| log.entries.last().cloned());
        let said = of("p", "latest").attr("role", "status").attr("aria-live", "polite");
        let said = match latest {
            Some(entry) => said.child(icon(symbol(entry.icon))).child(el("span").text(entry.text)),
            None => said,
        };
        let prompt = handle.status.with(|status| status.prompt.clone());
        let whole = of("button", "button plain whole-log")
            .test_id("whole-log")
            .attr("aria-label", app.settings.lang.get().words().log)
            .attr("aria-expanded", open.get())
            .child(icon("log"))
            .press(move || open.update(|open| *open = !*open));
        of("div", "actions-inside")
            .child(of("div", "said").child(said).child(whole))
            .child(of("p", "prompt").text(prompt))
    })
}
