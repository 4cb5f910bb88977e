//! The rules of a game: texts that the build has placed beside the page in each language, loaded when they are opened.
//!
//! Rules and chapters have the fragments of their addresses as ids, so that the browser scrolls to them by itself. The
//! texts contain their own search field.

use js_sys::{JsString, RegExp};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use web_sys::RequestInit;

use crate::page::base::focus::Focus;
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::games::catalogue::GameInfo;
use crate::page::kit::menu::Preferences;
use crate::page::parts::places::BackLink;
use crate::page::parts::{self, Stylesheets, part_view};
use crate::play::AppContext;
use crate::ui::{Icon, handler, live};

/// The beginning of every text.
const BEGINNING: &str = "<h1 class=\"rules-title\"";
/// The class of the element that is searched, and of the one after it.
const SECTIONS: &str = "rules-sections";
const NOTHING: &str = "rules-nothing";
/// The initial focus.
const PLACES: &[&str] = &["h1, [data-testid='try-again']"];
/// The minimum length of a search term: a shorter one would match everywhere.
const LEAST_SOUGHT: usize = 2;
/// Characters with a special meaning in a regular expression.
const SIGNS: &str = r"[!-,./:-@\[-`{-~]";
/// Letters that match each other in a search, so that nobody has to type accents on a foreign keyboard.
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
            <span>{live(move || lang.get().words().rules())}</span>
        </a>
    }
}

/// A text, split around the searched element.
#[derive(Clone, Debug, Default, PartialEq)]
struct RulesText {
    /// Title, search field and table of contents.
    head: String,
    /// The chapters.
    sections: String,
    /// The message that nothing was found.
    foot: String,
}

impl RulesText {
    /// Splits a text; `None` for another content, such as the page that some hosts send for every missing file.
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

/// The state of loading.
#[derive(Clone, Debug, PartialEq)]
enum Fetched {
    Waiting,
    Failed,
    There(RulesText),
}

part_view! {
    /// The rules of a game.
    pub static RULES: RulesPageProps = |props| RulesPage(props).into_any(), in dialogs, by draw_rules
}

/// The rules of a game.
#[component]
pub fn RulesPage(
    /// The game.
    info: &'static GameInfo,
    /// The previous route.
    back: Route,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    if let Route::Table(_) = back {
        // Somebody who looks up a rule may be in the middle of a game.
        app.update.hold();
    }
    let stylesheets: Stylesheets = expect_context();
    let lang = app.settings.lang;
    let address = Memo::new(move |_| format!("rules/{}.{}.html", info.facts.id, lang.get().tag()));
    name_screen(move || Some([lang.get().words().rules(), info.box_text.title]));
    let screen = NodeRef::<Div>::new();
    let focus = Focus::within(screen, PLACES);
    let text = RwSignal::new(Fetched::Waiting);
    let sought = RwSignal::new(String::new());
    let load = move |wanted: String| {
        stylesheets.request("rules");
        spawn_local(async move {
            let found = parts::text(&wanted, &RequestInit::new()).await.ok().as_deref().and_then(RulesText::parse);
            // The page has been left or its language changed: this text is no longer wanted.
            if address.try_get_untracked() != Some(wanted) {
                return;
            }
            sought.try_set(String::new());
            text.try_set(found.map_or(Fetched::Failed, Fetched::There));
            tick().await;
            // The element of the address's fragment exists only now.
            if !text.is_disposed() {
                let location = window().location();
                let _ = location.hash().and_then(|hash| location.replace(&hash));
                // The focus moves to that rule.
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
    view! {
        <div class="screen" node_ref=screen>
            <main class="rules" data-testid="rules">
                <header class="bar">
                    <BackLink back />
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
                    <h1>{live(move || words().rules_missing())}</h1>
                    <button
                        class="button accent"
                        data-testid="try-again"
                        on:click=handler(move |_| load(address.get_untracked()))
                    >
                        {live(move || words().try_again())}
                    </button>
                </div>
            </main>
        </div>
    }
}

fn is_sought(sought: &str) -> bool {
    sought.len() >= LEAST_SOUGHT
}

/// The text with `<mark>` around each match.
fn mark(text: &str, sought: &str) -> String {
    if !is_sought(sought) {
        return text.to_owned();
    }
    let replace = |text: JsString, pattern: &str, by| text.replace_by_pattern(&RegExp::new(pattern, "gi"), by);
    let mut pattern = replace(sought.into(), SIGNS, r"\$&");
    for alike in ALIKE {
        pattern = replace(pattern, alike, alike);
    }
    // Matches inside a tag are skipped: after them the next angle bracket is a closing one.
    replace(text.into(), &(String::from(pattern) + "(?![^<]*>)"), "<mark>$&</mark>").into()
}
