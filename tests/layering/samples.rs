//! Tests of the checks: small samples with faults, beside some without.

use heartbox::games::IDS;

use super::{check, cycles};

/// The checks report this, and only this, for a file at this path.
fn bad(path: &str, text: &str, hint: &str) {
    let faults = check(path, text);
    assert_eq!(faults.len(), 1, "{path}: {text}: {faults:?}");
    assert!(faults[0].contains(hint), "{hint} in {faults:?}");
}

fn good(path: &str, text: &str) {
    assert_eq!(check(path, text), Vec::<String>::new(), "{path}: {text}");
}

#[test]
fn arrows_that_run_up() {
    bad("src/engine/game.rs", "use crate::i18n::Lang;", "I18n");
    bad("src/engine/game.rs", "use super::super::games::GameText;", "Door");
    bad("src/engine/game.rs", "fn f() { crate::bots::think(); }", "Bots");
    bad("src/bots/mod.rs", "use crate::games::IDS;", "Door");
    bad("src/bots/mod.rs", "use crate::play::LiveTable;", "Play");
    bad("src/storage/mod.rs", "use crate::{engine::Seat, play::LiveTable};", "play::LiveTable");
    bad("src/play/mod.rs", "use crate::ui::Die;", "Ui");
    bad("src/table/mod.rs", "use crate::play::LiveTable;", "Play");
    bad("src/bots/mod.rs", "use crate::table::Table;", "Table");
    bad("src/games/alpha/board/mod.rs", "use crate::table::Table;", "Table");
    bad("src/games/alpha/board/mod.rs", "use crate::play::LiveTable;", "Play");
    bad("src/play/mod.rs", "use crate::games::seam::ui::TableProps;", "SeamUi");
    bad("src/games/seam/ui.rs", "use crate::play::LiveTable;", "Play");
    bad("src/games/alpha/scene/mod.rs", "use crate::games::seam::ui::TableProps;", "SeamUi");
    bad("src/ui/die.rs", "use crate::play::LiveTable;", "Play");
    bad("src/ui/die.rs", "use crate::games::Icon;", "Door");
    bad("src/page/app.rs", "use crate::games::alpha::State;", "alpha");
    bad("src/i18n/mod.rs", "use crate::games::GameText;", "Door");
    bad("src/games/mod.rs", "use crate::play::LiveTable;", "Play");
    bad("src/games/seam/scene.rs", "use crate::play::LiveTable;", "Play");
    bad("src/games/seam/scene.rs", "use crate::games::IDS;", "Door");
    bad("src/games/seam/text.rs", "use super::ui::TableProps;", "SeamUi");
    bad("src/games/seam/text.rs", "use crate::games::alpha::State;", "alpha");
    bad("src/bots/mod.rs", "use crate::games::seam::GameScene;", "Seam");
    bad("src/ui/die.rs", "use crate::games::seam::Icon;", "Seam");
    bad("src/games/alpha/rules/state.rs", "use crate::games::seam::GameScene;", "Seam");
    bad("src/games/alpha/rules/state.rs", "use super::super::bot::Reason;", "Bot");
    bad("src/games/alpha/rules/state.rs", "use crate::i18n::Lang;", "I18n");
    bad("src/games/alpha/rules/state.rs", "use super::super::text::words;", "Text");
    bad("src/games/alpha/rules/state.rs", "use super::super::scene::Scene;", "Scene");
    bad("src/games/alpha/text/en.rs", "use super::super::board::Board;", "Board");
    bad("src/games/alpha/board/mod.rs", "use crate::page::App;", "Page");
    bad("src/games/alpha/board/mod.rs", "use crate::storage::Saves;", "Storage");
    bad("src/games/alpha/scene/mod.rs", "use crate::play::LiveTable;", "Play");
    bad("src/games/alpha/scene/mod.rs", "use super::board::Board;", "Board");
    bad("src/games/alpha/bot/mod.rs", "use super::text::words;", "Text");
    bad("src/games/alpha/bot/mod.rs", "use crate::play::LiveTable;", "Play");
}

#[test]
fn one_game_of_another() {
    bad("src/games/alpha/rules/state.rs", "use crate::games::beta::Card;", "beta");
    bad("src/games/alpha/text/en.rs", "use super::super::super::beta::text::words;", "beta");
    bad("src/games/alpha/board/mod.rs", "use crate::games::{alpha::State, beta::board::Board};", "beta");
}

#[test]
fn arrows_that_run_down() {
    good("src/engine/game.rs", "use super::seat::{self, Seat}; use crate::engine::dice; use serde::Serialize;");
    good("src/bots/mod.rs", "use crate::engine::{Game, Seat}; mod a { use super::super::engine::Turn; }");
    good("src/games/mod.rs", "use crate::engine::Game; use self::seam::GameScene; use self::alpha::State;");
    good("src/games/seam/text.rs", "use super::Summary; use crate::bots::Heuristic; use crate::i18n::Lang;");
    good("src/games/alpha/bot/reasons.rs", "use super::super::rules::agenda::Step; use crate::bots::Heuristic;");
    good(
        "src/games/alpha/rules/apply.rs",
        "use super::state::State; use crate::engine::Seat; use crate::games::alpha::Room;",
    );
    good("src/games/alpha/text/en.rs", "use super::Words; use crate::games::GameText; use crate::i18n::Lang;");
    good("src/games/alpha/scene/mod.rs", "use crate::games::alpha::text::Prompt; use self::select::tap;");
    good(
        "src/games/alpha/board/mod.rs",
        "use crate::games::Size; use crate::ui::Die; use crate::games::seam::ui::GameUi;",
    );
    good("src/games/seam/ui.rs", "use leptos::prelude::*; use super::{GameScene, Size}; use crate::engine::Colour;");
    good(
        "src/play/mod.rs",
        "use crate::games::{Touched, GameText}; use crate::games::seam::people; use crate::storage::Saves;",
    );
    good("src/page/app.rs", "use crate::games::seam::ui::{Pick, Variant}; use super::route::Route;");
    good("src/main.rs", "use heartbox::page::App;");
    // Tests may use any item.
    good("src/engine/game.rs", "#[cfg(test)] mod tests { use crate::games::alpha::State; }");
}

#[test]
fn the_browser_in_a_pure_room() {
    for path in [
        "src/engine/a.rs",
        "src/bots/a.rs",
        "src/i18n/a.rs",
        "src/games/mod.rs",
        "src/games/seam/pace.rs",
        "src/games/alpha/rules/state.rs",
    ] {
        bad(path, "use leptos::prelude::*;", "leptos");
        bad(path, "fn f() { gloo_timers::sleep(); }", "gloo_timers");
    }
    for path in ["src/games/alpha/scene/mod.rs", "src/games/alpha/scene/select.rs", "src/games/alpha/text/mod.rs"] {
        bad(path, "fn f(e: web_sys::Event) {}", "web_sys");
    }
    good("src/games/alpha/board/mod.rs", "use leptos::prelude::*; use web_sys::Event;");
    good("src/games/seam/ui.rs", "use leptos::prelude::*;");
    good("src/engine/a.rs", "// leptos\n/// leptos\nfn f() {}");
}

#[test]
fn what_is_not_the_same_every_time() {
    bad("src/games/alpha/rules/state.rs", "type A = u8; use std::collections::HashMap;", "HashMap");
    bad("src/games/alpha/rules/state.rs", "use std::{time::Duration};", "std::time::Duration");
    bad("src/engine/game.rs", "fn f() { rand::rng(); }", "rand::rng");
    bad("src/engine/seat.rs", "fn f() { let seed = getrandom(); }", "getrandom");
    bad("src/games/mod.rs", "fn f() { let now = Instant; }", "Instant");
    good("src/engine/dice.rs", "fn f() { getrandom::fill(); }");
    good("src/play/clock.rs", "use std::time::Duration;");
    good("src/games/alpha/rules/apply.rs", "use rand::{Rng, RngExt}; use std::collections::BTreeMap;");
}

#[test]
fn a_game_by_its_name() {
    for (path, id) in [
        "src/page/shelf.rs",
        "src/play/mod.rs",
        "src/ui/die.rs",
        "src/games/seam/ui.rs",
        "src/games/seam/pace.rs",
        "src/bots/mod.rs",
    ]
    .into_iter()
    .flat_map(|path| IDS.iter().map(move |id| (path, id)))
    {
        bad(path, &format!("const ID: &str = \"{id}\";"), id);
        bad(path, &format!("const ART: &str = \"art/box-{id}.svg\";"), id);
        bad(path, &format!("fn {id}() {{}}"), id);
        good("src/main.rs", &format!("fn {id}() {{}}"));
    }
}

/// These files form this cycle, and no other one.
fn cycle(files: &[(&str, &str)], way: &str) {
    assert_eq!(cycles(files.iter().copied()), [way], "{files:?}");
}

fn no_cycle(files: &[(&str, &str)]) {
    assert_eq!(cycles(files.iter().copied()), Vec::<String>::new(), "{files:?}");
}

#[test]
fn modules_that_need_each_other() {
    let door = ("src/engine/mod.rs", "mod a; mod b; mod c; pub use a::A; pub use b::{self, B}; pub use c::*;");
    let way = "engine: a -> b -> a";
    cycle(&[door, ("src/engine/a.rs", "use super::b::B;"), ("src/engine/b.rs", "use super::a::A;")], way);
    cycle(&[door, ("src/engine/a.rs", "use super::B;"), ("src/engine/b.rs", "use crate::engine::{A, c::C};")], way);
    cycle(&[door, ("src/engine/a.rs", "fn f() { super::b::f(); }"), ("src/engine/b.rs", "use super::a::*;")], way);
    let three =
        [("src/bots/a.rs", "use super::b;"), ("src/bots/b.rs", "use super::c;"), ("src/bots/c.rs", "use super::a;")];
    cycle(&three, "bots: a -> b -> c -> a");
    cycle(
        &[
            ("src/games/alpha/mod.rs", "mod rules; pub use rules::*;"),
            ("src/games/alpha/rules/mod.rs", "mod a; mod b; pub use a::A; pub use b::B;"),
            ("src/games/alpha/rules/a.rs", "use crate::games::alpha::B;"),
            ("src/games/alpha/rules/b.rs", "use crate::games::alpha::A;"),
        ],
        "games::alpha::rules: a -> b -> a",
    );
    cycle(
        &[
            ("src/games/alpha/text/mod.rs", "mod cards; mod words;"),
            ("src/games/alpha/text/cards/mod.rs", "mod en;"),
            ("src/games/alpha/text/cards/en.rs", "use super::super::words::Words;"),
            ("src/games/alpha/text/words.rs", "use super::cards::Cards;"),
        ],
        "games::alpha::text: cards -> words -> cards",
    );
}

#[test]
fn modules_that_need_others() {
    no_cycle(&[
        ("src/engine/mod.rs", "mod a; mod b; mod c; pub use a::A; struct D;"),
        ("src/engine/a.rs", "use super::{b::B, c, D}; use crate::engine::A;"),
        ("src/engine/b.rs", "use crate::engine::c::C; #[cfg(test)] mod tests { use super::super::a::A; }"),
        ("src/engine/c.rs", "use super::D; /// See [`super::a`].\nstruct C;"),
    ]);
}

#[test]
fn words_in_code() {
    for path in [
        "src/page/shelf.rs",
        "src/play/mod.rs",
        "src/i18n/words.rs",
        "src/games/alpha/rules/state.rs",
        "src/games/alpha/text/mod.rs",
        "src/games/alpha/board/mod.rs",
    ] {
        bad(path, "const A: &str = \"Roll again\";", "Roll again");
        bad(path, "fn f(n: u8) { g(format!(\"{n}: no, never\")) }", "never");
        bad(path, "fn f() { let a = r#\"zwei Wörter\"#; }", "zwei");
    }
    for path in ["src/bin/sim.rs", "src/engine/seat.rs"] {
        good(path, "const A: &str = \"Roll again\";");
    }
    good("src/page/shelf.rs", "fn f() { g(\"single\"); h(\"{a} {b}\"); i(\"M 0 0 L 10 10\"); j(\"x-{a} y-{b}\") }");
    good(
        "src/games/alpha/rules/state.rs",
        "fn f() { g().expect(\"there is one\"); debug_assert!(true, \"it is so\"); }",
    );
    good("src/games/alpha/rules/state.rs", "fn f() { g(|_| D::Error::custom(\"it is so\")) }");
    good(
        "src/ui/piece.rs",
        "fn f() { g(format!(\"piece large seat-{}\")); h(\".deed button:not(:off), .board .lit\") }",
    );
    good("src/ui/die.rs", "fn f() { let class = match a { b => \"button large\", _ => \"button\" }; g(class); }");
    bad("src/ui/die.rs", "fn f() { let class = \"button large\"; g(\"button large\") }", "button large");
    good("src/games/alpha/rules/state.rs", "/// Two words.\n#[serde(rename = \"two words\")]\nfn f() {}");
    good("src/games/alpha/rules/state.rs", "#[cfg(test)] mod tests { const A: &str = \"two words\"; }");
}

#[test]
fn elements_made_by_hand() {
    for path in ["src/page/app.rs", "src/ui/die.rs", "src/games/alpha/board/mod.rs", "src/play/settings.rs"] {
        bad(path, "fn f() { document_of(x).create_element(tag); }", "create_element");
        bad(path, "fn f() { element.set_attribute(name, value); }", "set_attribute");
        bad(path, "fn f() { element.set_inner_html(text); }", "set_inner_html");
        bad(path, "use reactive_graph::owner::Owner;", "reactive_graph");
        bad(path, "use leptos::leptos_dom::helpers::window;", "leptos_dom");
    }
    bad("src/games/alpha/board/mod.rs", "fn f() { document(); }", "document");
    bad("src/games/seam/ui.rs", "fn f() { document(); }", "document");
    bad("src/ui/die.rs", "fn f() { node.query_selector(place); }", "query_selector");
    good("src/page/table.rs", "fn f() { table.query_selector(place); }");
    good("src/page/rules.rs", "fn f() { view! { <div inner_html=text /> } }");
}

#[test]
fn words_in_markup() {
    let page = |markup: &str| format!("fn f() {{ view! {{ {markup} }} }}");
    let path = "src/page/shelf.rs";
    bad(path, &page("<p>\"Roll\"</p>"), "Roll");
    bad(path, &page("<p>Roll</p>"), "Roll");
    bad(path, &page("<p class=\"a b\">{a}\"und\"</p>"), "und");
    bad(path, &page("<button aria-label=\"Close\"/>"), "Close");
    bad(path, &page("<img alt=\"Heart\"/>"), "Heart");
    bad(path, &page("<p>{move || \"two words\"}</p>"), "two words");
    bad(path, &page("<p>{move || view! { <b>\"deep\"</b> }}</p>"), "deep");
    bad(path, &page("<Show when=move || { a > b }>\"shown\"</Show>"), "shown");
    good(path, &page("<p class=\"card open wide\" class:lit=move || a.get() style=\"a: b c\">{words.roll}\" · \"</p>"));
    good(path, &page("<path d=\"M 0 0 L 10 10\" transform=format!(\"rotate({a} 0 0) scale now\")/>"));
    good(path, &page("<p class=move || if a { \"seat out now\" } else { \"seat in\" }>{b}</p>"));
    good(path, &page("<button on:click=move |_| go(1) aria-label=label aria-pressed=\"true\">{a}</button>"));
}
