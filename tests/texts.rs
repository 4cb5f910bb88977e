//! All readable texts, in their sources: one term for each thing, and every language with its own typographic rules.

#[path = "texts/counts.rs"]
mod counts;
#[path = "common/grammar.rs"]
mod grammar;
#[path = "layering/source.rs"]
#[allow(dead_code, reason = "only the texts are of interest here")]
mod source;
#[path = "texts/terms.rs"]
mod terms;

use std::path::{Path, PathBuf};

use heartbox::i18n::Lang;

/// A text as it stands in a file.
struct Text {
    lang: Lang,
    /// The file and the line.
    place: String,
    words: String,
}

/// All texts of program, rules pages and document.
fn texts() -> Vec<Text> {
    let mut all = Vec::new();
    let written = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "rs" || extension == "md");
    for file in files(Path::new("src")).into_iter().filter(written) {
        let place = file.display().to_string();
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{place}: {error}"));
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let of_file = Lang::ALL.into_iter().find(|lang| lang.tag() == stem);
        let lines = || text.lines().enumerate().map(|(at, line)| (at + 1, line.to_owned()));
        let literals =
            || source::read(&["crate".to_owned()], &text).texts.into_iter().map(|(line, text, _)| (line, text));
        match (of_file, file.extension().and_then(|extension| extension.to_str())) {
            (Some(lang), Some("md")) => all.extend(lines().map(|(line, text)| made(lang, &place, line, &text))),
            (Some(lang), Some("rs")) => all.extend(literals().map(|(line, text)| made(lang, &place, line, &text))),
            // The languages in order, after the path of the title.
            (None, Some("rs")) if place.ends_with("text/box_text.rs") => {
                let texts: Vec<_> = literals().skip(1).collect();
                let each = texts.len() / Lang::ALL.len();
                assert_eq!(each, 2, "{place}: a box_text has two sentences");
                let texts = texts.into_iter().enumerate();
                all.extend(texts.map(|(at, (line, text))| made(Lang::ALL[at / each], &place, line, &text)));
            }
            (None, Some("rs")) if place.ends_with("i18n/faults.rs") => {
                let texts = literals().filter(|(_, text)| !text.is_empty()).enumerate();
                all.extend(texts.map(|(at, (line, text))| made(Lang::ALL[at % Lang::ALL.len()], &place, line, &text)));
            }
            _ => {}
        }
    }
    let document = std::fs::read_to_string("index.html").expect("the document");
    for (at, line) in document.lines().enumerate() {
        for lang in Lang::ALL {
            let marked = line.split_once(&format!("lang=\"{}\">", lang.tag()));
            all.extend(marked.map(|(_, text)| made(lang, "index.html", at + 1, text)));
        }
    }
    all
}

fn made(lang: Lang, place: &str, line: usize, text: &str) -> Text {
    let words = text.replace("\\u{a0}", "\u{a0}").replace("\\u{ad}", "");
    Text { lang, place: format!("{place}:{line}"), words }
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
    assert_eq!(place("text/box_text.rs"), 24);
    assert_eq!(place("i18n/faults.rs") % 3, 0);
    assert!(place("index.html") > 6 && place("rules/") > 1000 && place("cards/") > 400);
}

#[test]
fn a_thing_has_one_name_in_each_language() {
    let texts = texts();
    let found = terms::TWINS.iter().flat_map(|twin| texts.iter().filter_map(|text| twin.found_in(text)));
    none(&found.collect::<Vec<_>>());
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
        match text.lang {
            Lang::En => {
                faults.extend(spaced('%').then_some("a space before the per cent sign"));
                faults.extend(spaced('€').then_some("the euro stands before the number"));
                faults.extend(spaced('…').then_some("a space before the ellipsis"));
            }
            Lang::De => {
                faults.extend(
                    (closed('%') || breaks('%')).then_some("the per cent sign wants a space that does not break"),
                );
                faults.extend((closed('€') || breaks('€')).then_some("the euro wants a space that does not break"));
                faults.extend(closed('…').then_some("the ellipsis wants a space"));
            }
            Lang::Cs => {
                faults.extend(
                    (closed('%') || breaks('%')).then_some("the per cent sign wants a space that does not break"),
                );
                faults.extend((closed('€') || breaks('€')).then_some("the euro wants a space that does not break"));
                faults.extend(spaced('…').then_some("a space before the ellipsis"));
            }
        }
        faults.into_iter().map(|fault| format!("{}: {fault}: {}", text.place, text.words)).collect::<Vec<_>>()
    };
    none(&texts().iter().flat_map(faults).collect::<Vec<_>>());
}

/// A sentence addressed to a player begins with a capital in German, after the name as after every other colon.
#[test]
fn german_sentences_after_a_name_begin_with_a_capital() {
    let small = |text: &Text| {
        let rest = ["{0}: ", "{0} ({1}): "].iter().find_map(|name| text.words.strip_prefix(name))?;
        let wrong = text.lang == Lang::De && rest.ends_with(['.', '!', '?']) && rest.starts_with(char::is_lowercase);
        wrong.then(|| format!("{}: {}", text.place, text.words))
    };
    none(&texts().iter().filter_map(small).collect::<Vec<_>>());
}
