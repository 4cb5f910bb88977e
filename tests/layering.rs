//! The layers of the program: allowed dependencies, no cycles, pure modules, creation of elements, and the locations of words.

mod cycles;
mod rooms;
mod samples;
mod source;

use std::path::{Path, PathBuf};

use heartbox::games::IDS;

use cycles::cycles;
use rooms::{Room, room};
use source::{Kind, Source, read};

/// The browser, as crates.
const BROWSER: [&str; 10] = [
    "leptos",
    "leptos_use",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "wasm_split_helpers",
    "send_wrapper",
    "tachys",
    "console_error_panic_hook",
];
/// The crates that make up Leptos: the page takes all of their items from `leptos` itself.
const INSIDE_LEPTOS: [&str; 5] = ["leptos_dom", "reactive_graph", "any_spawner", "tachys", "or_poisoned"];
/// Functions that make or change elements by hand. The page leaves both to Leptos.
const BY_HAND: [&str; 14] = [
    "create_element",
    "create_element_ns",
    "create_text_node",
    "set_attribute",
    "set_attribute_ns",
    "remove_attribute",
    "toggle_attribute",
    "set_inner_html",
    "set_text_content",
    "insert_adjacent_html",
    "append_child",
    "insert_before",
    "replace_child",
    "set_class_name",
];
/// Functions by which a part of the page would look for other parts.
const LOOKING_ROUND: [&str; 6] = [
    "document",
    "get_element_by_id",
    "get_elements_by_class_name",
    "query_selector",
    "query_selector_all",
    "active_element",
];
/// Names of sources of nondeterminism.
const CHANCE: [&str; 9] = [
    "HashMap",
    "HashSet",
    "RandomState",
    "Instant",
    "SystemTime",
    "getrandom",
    "thread_rng",
    "from_entropy",
    "SmallRng",
];
/// The same, as paths.
const CHANCE_PATHS: [[&str; 2]; 5] =
    [["std", "time"], ["core", "time"], ["std", "env"], ["rand", "rng"], ["rand", "random"]];

/// Texts that are exempt: file, and text.
const EXCEPTIONS: [(&str, &str); 1] = [
    // The name in the card table, which the command line prints in one language.
    ("src/games/tintenherz/rules/cards.rs", "the Shadow"),
];
/// Identical in every language.
const NAME: &str = "Heartbox";

#[test]
fn every_module_keeps_to_its_layer() {
    let faults: Vec<String> = sources().iter().flat_map(|(path, text)| check(path, text)).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn modules_of_a_room_form_no_cycle() {
    let files = sources();
    let found = cycles(files.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    assert!(found.is_empty(), "{} cycles:\n{}", found.len(), found.join("\n"));
}

#[test]
fn shared_style_sheets_know_no_game() {
    let mut files = Vec::new();
    find(Path::new("style"), "css", &mut files);
    let read = |path: &PathBuf| (path.display().to_string(), std::fs::read_to_string(path).expect("a style sheet"));
    let (of_games, shared): (Vec<_>, Vec<_>) = files.iter().map(read).partition(|(name, _)| name.contains("games"));
    assert!(shared.len() > 20 && of_games.len() >= IDS.len(), "all sheets are found");
    let common: Vec<&str> = shared.iter().flat_map(|(_, text)| properties(text)).collect();
    assert!(!common.is_empty(), "custom properties are found");
    for id in IDS {
        let sheets = of_games.iter().filter(|(name, _)| name.contains(id));
        let properties = sheets.flat_map(|(_, text)| properties(text));
        let own: Vec<&str> = properties.filter(|name| !common.contains(name)).collect();
        for (name, text) in &shared {
            assert!(!text.contains(&format!(".table-{id}")), "{name}: the table of {id}");
            // With a fallback it is a setting that any game may change.
            let known = own.iter().find(|own| text.contains(&format!("var({own})")));
            assert_eq!(known, None, "{name}: a property that only {id} defines");
        }
    }
}

/// The media queries that ask for the size of the window: of the text of the whole document, and of what sticks to the foot of a page that the
/// window scrolls. Everything else adapts to the format of its screen (`data-format`) or to the size of a container.
const OF_THE_WINDOW: [(&str, &str); 2] =
    [("new-game.css", "(height <= 28rem)"), ("frame.css", "(width >= 110rem) and (height >= 60rem)")];

#[test]
fn layout_depends_on_containers_not_on_the_window() {
    let mut files = Vec::new();
    find(Path::new("style"), "css", &mut files);
    let mut found = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a style sheet");
        let preludes =
            text.split("@media ").skip(1).filter_map(|rest| rest.split_once('{')).map(|(query, _)| query.trim());
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let of_size =
            |query: &&str| ["width", "height", "ratio", "orientation", "--"].iter().any(|part| query.contains(part));
        found.extend(preludes.filter(of_size).map(|query| (name.clone(), query.to_owned())));
    }
    found.sort();
    let mut allowed = OF_THE_WINDOW.map(|(name, query)| (name.to_owned(), query.to_owned()));
    allowed.sort();
    assert_eq!(found, allowed);
}

/// The names of the formats of a screen.
const FORMATS: [&str; 8] = ["phone", "small-phone", "low-phone", "upright", "low", "wide", "bare", "chosen"];

/// The names of formats in the style sheets are those that a screen can have.
#[test]
fn style_sheets_know_the_names_of_formats() {
    let mut files = Vec::new();
    find(Path::new("style"), "css", &mut files);
    let sheets: String = files.iter().map(|path| std::fs::read_to_string(path).expect("a style sheet")).collect();
    let used: Vec<&str> = sheets.split("[data-format~=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(sheets.matches("data-format").count(), used.len(), "all of one spelling");
    assert!(FORMATS.iter().all(|name| used.contains(name)), "a name without a rule");
    assert!(used.iter().all(|name| FORMATS.contains(name)), "a rule for a name that no screen has");
}

/// The custom properties that a style sheet defines.
fn properties(text: &str) -> impl Iterator<Item = &str> {
    let names = text.lines().filter_map(|line| line.trim_start().split_once(':')).map(|(name, _)| name);
    names.filter(|name| name.starts_with("--"))
}

/// All sources: path and text.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(".");
    let mut files = Vec::new();
    find(&root.join("src"), "rs", &mut files);
    assert!(files.len() > 50, "all sources are found");
    let plain = |file: &Path| {
        file.strip_prefix(root).expect("below the root").to_str().expect("a plain path").replace('\\', "/")
    };
    files.iter().map(|file| (plain(file), std::fs::read_to_string(file).expect("a source"))).collect()
}

/// Adds all files below a folder whose names end so.
fn find(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            find(&path, extension, files);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
}

/// The faults of a file.
fn check(path: &str, text: &str) -> Vec<String> {
    let module = module(path);
    let here = room(&module);
    let source = read(&module, text);
    let mut faults = arrows(&here, &source);
    if here.is_pure() {
        faults.extend(browser(&source));
    }
    faults.extend(named(&source, &INSIDE_LEPTOS, "a crate inside Leptos"));
    faults.extend(named(&source, &BY_HAND, "an element made or changed by hand"));
    if here.stands_alone() {
        faults.extend(named(&source, &LOOKING_ROUND, "a look at the rest of the page"));
    }
    if here.is_exact() && path != "src/engine/dice.rs" {
        faults.extend(chance(&source));
    }
    if here.knows_no_game() {
        faults.extend(games(&source));
    }
    let program = path.starts_with("src/bin/");
    if !here.has_words() && !program {
        faults.extend(
            words(&source)
                .into_iter()
                .filter(|(_, text)| !EXCEPTIONS.contains(&(path, text.as_str())))
                .map(|(line, text)| (line, format!("words in code: {text:?}"))),
        );
    }
    faults.sort();
    faults.dedup();
    faults.into_iter().map(|(line, fault)| format!("{path}:{line}: {fault}")).collect()
}

/// The path of a module: `src/games/mod.rs` is `games`, `src/lib.rs` is empty.
fn module(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').filter(|part| !["lib", "main"].contains(part)).map(str::to_owned).collect()
}

type Faults = Vec<(usize, String)>;

/// Dependencies that go upward, or from one game to another.
fn arrows(here: &Room, source: &Source) -> Faults {
    let inside = source.paths.iter().filter(|(_, path)| path[0] == "crate" || path[0] == "heartbox");
    let targets = inside.map(|(line, path)| (line, room(&path[1..]), path.join("::")));
    // The root of the crate contains only its rooms.
    let up = targets.filter(|(_, there, _)| *there != Room::Root && !here.may_use(there));
    up.map(|(line, there, path)| (*line, format!("{here:?} must not know {there:?}: {path}"))).collect()
}

fn browser(source: &Source) -> Faults {
    let found = source.names.iter().filter(|(_, name)| BROWSER.contains(&name.as_str()) || name.starts_with("gloo_"));
    found.map(|(line, name)| (*line, format!("the browser in a pure room: {name}"))).collect()
}

/// Occurrences of these names.
fn named(source: &Source, bad: &[&str], what: &str) -> Faults {
    let found = source.names.iter().filter(|(_, name)| bad.contains(&name.as_str()));
    found.map(|(line, name)| (*line, format!("{what}: {name}"))).collect()
}

fn chance(source: &Source) -> Faults {
    let names = source.names.iter().filter(|(_, name)| CHANCE.contains(&name.as_str()));
    let names = names.map(|(line, name)| (*line, name.clone()));
    let paths = source
        .paths
        .iter()
        .filter(|(_, path)| CHANCE_PATHS.iter().any(|bad| path.starts_with(&bad.map(str::to_owned))));
    let paths = paths.map(|(line, path)| (*line, path.join("::")));
    names.chain(paths).map(|(line, what)| (line, format!("not the same every time: {what}"))).collect()
}

/// Names of games in rooms that may not know any game.
fn games(source: &Source) -> Faults {
    let names = source.names.iter().map(|(line, name)| (line, name));
    let texts = source.texts.iter().map(|(line, text, _)| (line, text));
    let named = names.chain(texts).filter(|(_, text)| IDS.iter().any(|id| names_game(&text.to_lowercase(), id)));
    named.map(|(line, text)| (*line, format!("a game by its name: {text}"))).collect()
}

/// Whether the id occurs as a separate word. An id can contain underscores.
fn names_game(text: &str, id: &str) -> bool {
    let apart = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
    text.match_indices(id)
        .any(|(at, _)| apart(text[..at].chars().next_back()) && apart(text[at + id.len()..].chars().next()))
}

/// Texts readable by people.
fn words(source: &Source) -> Faults {
    let found = source.texts.iter().filter(|(_, text, kind)| match kind {
        Kind::Code => has_two_words(text) && !is_style(text),
        Kind::Markup => text != NAME && bare(text).chars().any(char::is_alphabetic),
        Kind::Silent => false,
    });
    found.map(|(line, text, _)| (*line, text.clone())).collect()
}

/// Whether there are two words of letters with a space between them.
fn has_two_words(text: &str) -> bool {
    let bare = bare(text);
    let words: Vec<&str> = bare.split(' ').collect();
    let ends = |word: &str| word.chars().rev().take_while(|letter| letter.is_alphabetic()).count() > 1;
    let begins = |word: &str| word.chars().take_while(|letter| letter.is_alphabetic()).count() > 1;
    words.windows(2).any(|pair| ends(pair[0].trim_end_matches([',', '.', ':', ';', '!', '?'])) && begins(pair[1]))
}

/// Whether the text is a list of formats or of classes such as `piece seat-{}`, a selector or a media query.
fn is_style(text: &str) -> bool {
    let class = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_lowercase() || first == '{')
            && word
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-{}_".contains(letter))
    };
    let formats = text.split(' ').all(|word| FORMATS.contains(&word));
    let classes = formats || text.contains('-') && text.split(' ').all(class);
    let selector = text.starts_with('.') && text.chars().nth(1).is_some_and(|second| second.is_ascii_lowercase());
    let query = text.starts_with('(') && text.ends_with(')') && text.contains(": ");
    classes || selector || query
}

/// A text without its placeholders and escapes.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut depth = 0;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                // The braces of `\u{a0}` are then skipped like a placeholder.
                letters.next();
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    bare
}
