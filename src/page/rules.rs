//! The rules of a game: what the build has laid beside the page in each language, fetched when somebody wants to read it.
//!
//! Rules and chapters have the addresses as ids that lead to them, so that the browser goes there by itself. Their field for
//! searching comes with them.

use js_sys::{JsString, RegExp};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::catalogue::GameInfo;
use super::focus::Focus;
use super::menu::Preferences;
use super::route::Route;
use super::stylesheets::Stylesheets;
use super::title::name_screen;
use crate::play::AppContext;
use crate::ui::{Icon, handler, live};

/// How every text begins.
const BEGINNING: &str = "<h1 class=\"rules-title\"";
/// The class of the element that is searched, and of the one after it.
const SECTIONS: &str = "rules-sections";
const NOTHING: &str = "rules-nothing";
/// Where the keyboard begins.
const PLACES: &[&str] = &["h1, [data-testid='try-again']"];
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
#[component]
pub fn RulesLink(
    /// The game.
    info: &'static GameInfo,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <a class="button plain" data-testid="to-rules" href=Route::Rules(info.facts.id).href()>
            <Icon name="book" />
            <span>{live(move || lang.get().words().rules)}</span>
        </a>
    }
    .into_any()
}

/// A text, taken apart around what is searched in it.
#[derive(Clone, Debug, Default, PartialEq)]
struct RulesText {
    /// Title, search field and table of contents.
    head: String,
    /// The chapters.
    sections: String,
    /// What is said when nothing is found.
    foot: String,
}

impl RulesText {
    /// `None` for what some hosts send for everything that they do not have.
    fn parse(text: &str) -> Option<Self> {
        if !text.starts_with(BEGINNING) {
            return None;
        }
        let tag = |class: &str| text.get(..text.find(class)?)?.rfind('<');
        let (begin, end) = (tag(SECTIONS)?, tag(NOTHING)?);
        let (_, sections) = text.get(begin..end)?.split_once('>')?;
        let (head, foot) = (text.get(..begin)?, text.get(end..)?);
        Some(Self {
            head: head.to_owned(),
            sections: sections.strip_suffix("</div>")?.to_owned(),
            foot: foot.to_owned(),
        })
    }
}

/// What has become of fetching.
#[derive(Clone, Debug, PartialEq)]
enum Fetched {
    Waiting,
    Failed,
    There(RulesText),
}

/// The rules of a game.
#[component]
pub fn RulesPage(
    /// The game.
    info: &'static GameInfo,
    /// Where people came from.
    back: Route,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    if let Route::Table(_) = back {
        // Whoever looks up a rule is in the middle of the game.
        app.update.hold();
    }
    let stylesheets: Stylesheets = expect_context();
    let lang = app.settings.lang;
    let address = Memo::new(move |_| format!("rules/{}.{}.html", info.facts.id, lang.get().tag()));
    name_screen(move || Some([lang.get().words().rules, info.box_text.title]));
    let screen = NodeRef::<Div>::new();
    let focus = Focus::within(screen, PLACES);
    let text = RwSignal::new(Fetched::Waiting);
    let sought = RwSignal::new(String::new());
    let load = move |wanted: String| {
        stylesheets.request("rules");
        spawn_local(async move {
            let found = fetch(&wanted).await.ok().as_deref().and_then(RulesText::parse);
            // Who has gone or changed the language meanwhile waits for something else.
            if address.try_get_untracked() != Some(wanted) {
                return;
            }
            sought.try_set(String::new());
            text.try_set(found.map_or(Fetched::Failed, Fetched::There));
            tick().await;
            // Now there is what the address leads to.
            if !text.is_disposed() {
                let location = window().location();
                let _ = location.hash().and_then(|hash| location.replace(&hash));
                // Who asked for a rule stands on it then.
                focus.keep();
            }
        });
    };
    Effect::new(move |_| load(address.get()));

    let piece = move |piece: fn(&RulesText) -> &String| {
        text.with(|text| if let Fetched::There(text) = text { piece(text).clone() } else { String::new() })
    };
    let head = Memo::new(move |_| piece(|text| &text.head));
    let foot = Memo::new(move |_| piece(|text| &text.foot));
    let found = Memo::new(move |_| mark(&piece(|text| &text.sections), sought.get().trim()));
    let is_there = Memo::new(move |_| text.with(|text| matches!(text, Fetched::There(_))));
    let class = move || match text.with(|text| matches!(text, Fetched::Failed)) {
        true => "rules-text gone",
        false => "rules-text",
    };
    let searching = move || match is_sought(sought.get().trim()) {
        true => "rules-sections searching",
        false => "rules-sections",
    };
    let words = move || lang.get().words();
    let (icon, label): (_, fn(_) -> _) = match back {
        Route::Table(_) => ("back", |words: &crate::i18n::ShellWords| words.go_on),
        Route::New(_) => ("back", |words| words.new_game),
        _ => ("home", |words| words.shelf),
    };
    view! {
        <div node_ref=screen>
            <main class="rules" data-testid="rules">
                <header class="bar">
                    <a class="button plain" data-testid="back" href=back.href()>
                        <Icon name=icon />
                        <span>{live(move || label(words()))}</span>
                    </a>
                    <Preferences />
                </header>
                <div class=live(class) on:input=handler(move |event| sought.set(event_target_value(&event)))>
                    <Show when=live(move || is_there.get())>
                        <div class="rules-piece" inner_html=live(move || head.get())></div>
                        <div class=live(searching) inner_html=live(move || found.get())></div>
                        <div class="rules-piece" inner_html=live(move || foot.get())></div>
                    </Show>
                </div>
                <div class="rules-missing" role="alert">
                    <h1>{live(move || words().rules_missing)}</h1>
                    <button
                        class="button accent"
                        data-testid="try-again"
                        on:click=handler(move |_| load(address.get_untracked()))
                    >
                        {live(move || words().try_again)}
                    </button>
                </div>
            </main>
        </div>
    }
    .into_any()
}

/// Fetches a text. The page's policy sees to it that it comes from nowhere else.
async fn fetch(address: &str) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok(text.as_string().unwrap_or_default())
}

fn is_sought(sought: &str) -> bool {
    sought.len() >= LEAST_SOUGHT
}

/// The text with marks around what is sought.
fn mark(text: &str, sought: &str) -> String {
    if !is_sought(sought) {
        return text.to_owned();
    }
    let replace = |text: JsString, pattern: &str, by| text.replace_by_pattern(&RegExp::new(pattern, "gi"), by);
    let mut pattern = replace(sought.into(), SIGNS, r"\$&");
    for alike in ALIKE {
        pattern = replace(pattern, alike, alike);
    }
    // What is followed by the end of a tag before the beginning of one stands in a tag.
    replace(text.into(), &(String::from(pattern) + "(?![^<]*>)"), "<mark>$&</mark>").into()
}
