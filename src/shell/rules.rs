//! The rules of a game: what the build has laid beside the page in each language, fetched when somebody wants to read it.
//!
//! Rules and chapters have the addresses as ids that lead to them, so that the browser goes there by itself. Their field for
//! searching comes with them.

use js_sys::{JsString, RegExp};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Event, XmlHttpRequest};

use super::menu::preferences;
use super::route::Route;
use crate::games::tables::TableRow;
use crate::i18n::Lang;
use crate::session::AppContext;
use crate::signals::*;
use crate::ui::{Node, Part, el, icon, load_stylesheet, of, paint};

/// The class of the element that holds the text.
const TEXT: &str = "rules-text";
/// How every text begins.
const BEGINNING: &str = "<h1 class=\"rules-title\">";
/// With fewer letters everything would be found.
const LEAST_SOUGHT: usize = 2;
/// Signs that mean something of their own where a text is sought.
const SIGNS: &str = r"[!-,./:-@\[-`{-~]";
/// Letters that count as one, so that nobody has to find them on a foreign keyboard.
const ALIKE: [&str; 14] = [
    "[aáä]",
    "[cč]",
    "[dď]",
    "[eéě]",
    "[ií]",
    "[nň]",
    "[oóö]",
    "[rř]",
    "[sš]",
    "[tť]",
    "[uúůü]",
    "[yý]",
    "[zž]",
    "[-−–]",
];

/// The link to the rules of a game.
pub(super) fn rules_link(row: &TableRow, lang: Lang) -> Node {
    of("a", "button plain")
        .test_id("to-rules")
        .attr("href", Route::Rules(row.facts.id.to_owned()).href())
        .child(icon("book"))
        .child(el("span").text(lang.words().rules))
}

/// The rules of a game. `back` is where people came from.
pub fn rules_page(app: AppContext, row: &'static TableRow, back: Route) -> Part {
    if let Route::Table(_) = back {
        // Whoever looks up a rule is in the middle of the game.
        app.update.hold();
    }
    let lang = app.settings.lang;
    let address = move || format!("rules/{}.{}.html", row.facts.id, lang.get().tag());
    let load = move || {
        load_stylesheet("rules");
        let _ = fetch(address());
    };
    effect(move |_| load());
    let preferences = preferences(app);
    paint(move || {
        let words = lang.get().words();
        let (symbol, label) = match back {
            Route::Table(_) => ("back", words.go_on),
            Route::New(_) => ("back", words.new_game),
            _ => ("home", words.shelf),
        };
        let back = of("a", "button plain")
            .test_id("back")
            .attr("href", back.href())
            .child(icon(symbol))
            .child(el("span").text(label));
        let again = of("button", "button accent").test_id("try-again").text(words.try_again).press(load);
        let missing = of("div", "rules-missing").attr("role", "alert").child(el("h1").text(words.rules_missing));
        of("main", "rules")
            .test_id("rules")
            .child(of("header", "bar").child(back).child(preferences.clone()))
            .child(of("div", TEXT).attr("id", address()).on("input", search))
            .child(missing.child(again))
    })
}

/// Fetches a text and puts it into the element that has its address as id, if it is still there. The page's policy sees to it
/// that it comes from nowhere else.
fn fetch(address: String) -> Result<(), JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open("GET", &address)?;
    let heard = request.clone();
    let ended = Closure::once_into_js(move || {
        let Some(place) = document().get_element_by_id(&address) else { return };
        // Some hosts send a page of theirs for everything that they do not have.
        let text = heard.response_text().ok().flatten().filter(|text| text.starts_with(BEGINNING));
        place.set_class_name(if text.is_some() { TEXT } else { "rules-text gone" });
        place.set_inner_html(&text.unwrap_or_default());
        // Now there is what the address leads to.
        let location = window().location();
        let _ = location.hash().and_then(|hash| location.replace(&hash));
    });
    request.set_onloadend(Some(ended.unchecked_ref()));
    request.send()
}

/// Shows the places of the text that say what is sought.
fn search(event: &Event) {
    let Ok(Some(sections)) = document().query_selector(".rules-sections") else { return };
    let replace = |text: JsString, pattern: &str, by| text.replace_by_pattern(&RegExp::new(pattern, "gi"), by);
    let mut text = replace(sections.inner_html().into(), "</?mark>", "");
    let sought = event_target_value(event);
    let sought = sought.trim();
    let searching = sought.len() >= LEAST_SOUGHT;
    sections.set_class_name(if searching { "rules-sections searching" } else { "rules-sections" });
    if searching {
        let mut pattern = replace(sought.into(), SIGNS, r"\$&");
        for alike in ALIKE {
            pattern = replace(pattern, alike, alike);
        }
        // What is followed by the end of a tag before the beginning of one stands in a tag.
        text = replace(text, &(String::from(pattern) + "(?![^<]*>)"), "<mark>$&</mark>");
    }
    sections.set_inner_html(&String::from(text));
}
