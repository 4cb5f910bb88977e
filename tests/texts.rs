//! All readable texts, in their sources: one term for each thing, and every language with its own typographic rules.

mod counts;
mod style;
mod terms;

use std::path::{Path, PathBuf};

use heartbox::games::IDS;
use heartbox::i18n::Lang;

/// A text as it stands in a file.
struct Text {
    lang: Lang,
    /// The file and the line.
    place: String,
    words: String,
}

/// All messages and rules pages.
fn texts() -> Vec<Text> {
    let mut all = Vec::new();
    for file in files(Path::new("src")) {
        let place = file.display().to_string();
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.tag() == stem) else { continue };
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{place}: {error}"));
        let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        match file.extension().and_then(|extension| extension.to_str()) {
            Some("md") => all.extend(lines.map(|(line, text)| made(lang, &place, line, text))),
            Some("ftl") => {
                let messages = lines.filter_map(|(line, text)| Some((line, words_of(text)?)));
                all.extend(messages.map(|(line, text)| made(lang, &place, line, text)));
            }
            _ => {}
        }
    }
    all
}

/// The words of a line of a Fluent file: those of a message, an attribute or a plural form.
fn words_of(line: &str) -> Option<&str> {
    let line = line.trim_start();
    if line.starts_with(['#', '}']) || line.is_empty() {
        return None;
    }
    let (_, words) = if line.starts_with(['[', '*']) { line.split_once("] ")? } else { line.split_once(" = ")? };
    // A selector begins here; its forms have lines of their own.
    let words =
        words.rsplit_once(" ->").map_or(words, |(before, _)| before.rsplit_once('{').map_or("", |(words, _)| words));
    Some(words).filter(|words| !words.is_empty())
}

fn made(lang: Lang, place: &str, line: usize, text: &str) -> Text {
    Text { lang, place: format!("{place}:{line}"), words: text.replace('\u{ad}', "") }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { all.extend(files(&path)) } else { all.push(path) }
    }
    all
}

fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn all_languages_are_read() {
    let texts = texts();
    for lang in Lang::ALL {
        let own = texts.iter().filter(|text| text.lang == lang).count();
        assert!(own > 1000, "{lang:?}: {own}");
    }
    let place = |part: &str| texts.iter().filter(|text| text.place.contains(part)).count();
    assert!(place("i18n/frame/") == 5 * Lang::ALL.len() && place("rules/") > 1000 && place("i18n/") > 300);
    for game in IDS {
        assert!(place(&format!("{game}/text/en.ftl")) > 50, "{game}");
    }
}

#[test]
fn a_thing_has_one_name_in_each_language() {
    let texts = texts();
    let found = terms::TWINS.iter().flat_map(|twin| texts.iter().filter_map(|text| twin.found_in(text)));
    none(&found.collect::<Vec<_>>());
}

/// The names on the cards of Infarkt, which stand in columns of nine letters on a low window: a longer word breaks at a syllable, and
/// browsers do not know those of every language.
#[test]
fn long_words_on_cards_break_at_syllables() {
    for lang in [Lang::De, Lang::Cs] {
        let file = format!("src/games/infarkt/text/{}.ftl", lang.tag());
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let names: Vec<_> = text.lines().filter_map(|line| line.strip_prefix("card-")?.split_once(" = ")).collect();
        assert!(names.len() > 60, "{file}: {}", names.len());
        let pieces = |name: &str| name.split([' ', '-', '\u{ad}']).map(|piece| piece.chars().count()).max();
        let long = names.iter().filter(|(_, name)| pieces(name) > Some(9));
        none(&long.map(|(card, name)| format!("{file}: {card}: {name}")).collect::<Vec<_>>());
    }
}

/// Names of the program do not stand in texts: a replacement in all files may reach them.
#[test]
fn no_text_has_a_name_of_the_program() {
    let is_name = |word: &str| word.contains('_') && !word.starts_with(['{', '$']);
    let texts = texts();
    let found = texts.iter().filter(|text| !text.place.contains(".md:"));
    let found = found.filter(|text| text.words.split_whitespace().any(is_name));
    none(&found.map(|text| format!("{}: {}", text.place, text.words)).collect::<Vec<_>>());
}

#[test]
fn signs_stand_as_the_language_prints_them() {
    let spaces = [' ', '\u{a0}', '\u{202f}'];
    let faults = |text: &Text| {
        let before = |sign: char| {
            text.words.split(sign).rev().skip(1).filter_map(|part| part.chars().last()).collect::<Vec<_>>()
        };
        let mut faults = Vec::new();
        let spaced = |sign: char| before(sign).iter().any(|last| spaces.contains(last));
        let closed = |sign: char| before(sign).iter().any(|last| !spaces.contains(last));
        let breaks = |sign: char| before(sign).contains(&' ');
        match text.lang.tag() {
            "en" => {
                faults.extend(spaced('%').then_some("a space before the per cent sign"));
                faults.extend(spaced('€').then_some("the euro stands before the number"));
                faults.extend(spaced('…').then_some("a space before the ellipsis"));
            }
            "de" => {
                faults.extend(
                    (closed('%') || breaks('%')).then_some("the per cent sign wants a space that does not break"),
                );
                faults.extend((closed('€') || breaks('€')).then_some("the euro wants a space that does not break"));
                faults.extend(closed('…').then_some("the ellipsis wants a space"));
            }
            "cs" => {
                faults.extend(
                    (closed('%') || breaks('%')).then_some("the per cent sign wants a space that does not break"),
                );
                faults.extend((closed('€') || breaks('€')).then_some("the euro wants a space that does not break"));
                faults.extend(spaced('…').then_some("a space before the ellipsis"));
            }
            _ => {}
        }
        faults.into_iter().map(|fault| format!("{}: {fault}: {}", text.place, text.words)).collect::<Vec<_>>()
    };
    none(&texts().iter().flat_map(faults).collect::<Vec<_>>());
}

/// A sentence addressed to a player begins with a capital in German, after the name as after every other colon.
#[test]
fn german_sentences_after_a_name_begin_with_a_capital() {
    let small = |text: &Text| {
        let (_, rest) = text.words.strip_prefix("{ $")?.split_once(" }")?;
        let rest = rest.strip_prefix(" (").and_then(|rest| rest.split_once(')')).map_or(rest, |(_, rest)| rest);
        let rest = rest.strip_prefix(": ")?;
        let wrong = text.lang == Lang::De && rest.ends_with(['.', '!', '?']) && rest.starts_with(char::is_lowercase);
        wrong.then(|| format!("{}: {}", text.place, text.words))
    };
    none(&texts().iter().filter_map(small).collect::<Vec<_>>());
}

/// The functions for the messages in a Fluent file.
fn functions(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("a Fluent file");
    let mut message = String::new();
    let mut all = Vec::new();
    for line in text.lines() {
        let Some((name, value)) = line.split_once(" =") else { continue };
        let names_message = name.starts_with(|first: char| first.is_ascii_lowercase());
        if names_message {
            message = name.to_owned();
        }
        let attribute = name.trim_start().strip_prefix('.').filter(|_| name.starts_with(' '));
        match attribute {
            Some(attribute) => all.push(format!("{message}_{attribute}")),
            None if names_message && !value.is_empty() => all.push(message.clone()),
            None => {}
        }
    }
    all.iter().map(|name| name.replace('-', "_")).collect()
}

#[test]
fn every_message_is_used() {
    let mut unused = Vec::new();
    let rooms = ["src/i18n", "src/i18n/later"].map(|texts| [PathBuf::from(texts), PathBuf::from("src")]);
    let games = IDS.iter().map(|game| {
        let folder = Path::new("src/games").join(game);
        [folder.join("text"), folder]
    });
    for [texts, users] in games.chain(rooms) {
        let code: String = files(&users)
            .iter()
            .filter(|file| file.extension().is_some_and(|extension| extension == "rs"))
            .map(|file| std::fs::read_to_string(file).expect("a source file"))
            .collect();
        for function in functions(&texts.join("en.ftl")) {
            let is_used = function.starts_with("box_")
                || code.contains(&format!(".{function}("))
                || code.contains(&format!("Words::{function}"));
            unused.extend((!is_used).then(|| format!("{}: {function}", texts.display())));
        }
    }
    none(&unused);
}

/// Which sentence is displayed is decided in Rust, but no sentence is made there.
#[test]
fn no_sentence_is_put_together_in_the_program() {
    let rooms = IDS.iter().map(|game| Path::new("src/games").join(game).join("text"));
    let sources = rooms.flat_map(|room| files(&room));
    let mut faults = Vec::new();
    for file in sources.filter(|file| file.extension().is_some_and(|extension| extension == "rs")) {
        let text = std::fs::read_to_string(&file).expect("a source file");
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (at, line) in program.lines().enumerate() {
            let formats = ["format!(", "write!(", "push_str("].iter().any(|how| line.contains(how));
            faults.extend(formats.then(|| format!("{}:{}: {}", file.display(), at + 1, line.trim())));
        }
    }
    none(&faults);
}
