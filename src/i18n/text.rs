//! Messages at run time: the files that the build script compiles from Fluent (`build/messages.rs`), one for each module and language.
//!
//! The page loads the files of the language that is read. Elsewhere (simulator, tests) they are part of the program.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use super::Lang;

/// The message `direction` of a language that is written from the right.
const RIGHT_TO_LEFT: &str = "rtl";
/// U+2066: what follows is written from the left, whatever surrounds it.
const ISOLATE: char = '\u{2066}';
/// U+2069: the end of an isolate.
const END_OF_ISOLATE: char = '\u{2069}';

/// The messages of a module: of the page or of a game. Implemented by each generated `Words`.
pub trait Messages {
    /// The files of all languages.
    const FILES: &'static [TextFile];

    /// The messages, in the order of the files.
    const MESSAGES: &'static [Message];

    /// The loaded messages.
    fn texts() -> &'static Texts;
}

/// The declaration of a message.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// The name in the Fluent file: `name` or `name.attribute`.
    pub name: &'static str,
    /// The names of the arguments.
    pub arguments: &'static [&'static str],
}

/// The compiled messages of a module in a language.
#[derive(Clone, Copy, Debug)]
pub struct TextFile {
    /// The language, as a BCP 47 tag.
    pub tag: &'static str,
    /// The file name: module, language, and the hash of the content, separated by dots.
    pub name: &'static str,
    /// The content. The page does not refer to it, so it is no part of the page's program.
    pub content: &'static str,
}

/// The messages of a module, by language.
#[derive(Debug)]
pub struct Texts {
    /// The number of messages.
    count: usize,
    /// The file name of each language, by [`Lang`].
    names: [&'static str; Lang::ALL.len()],
    /// The file contents that are part of the program, by [`Lang`].
    included: Option<[&'static str; Lang::ALL.len()]>,
    /// The loaded messages, by [`Lang`].
    loaded: [OnceLock<Catalogue>; Lang::ALL.len()],
}

/// The messages of a module in one language.
#[derive(Debug)]
struct Catalogue {
    lang: Lang,
    /// The plural categories of the language, separated by tabs, and then one line for each message.
    lines: Vec<&'static str>,
}

/// A handle on the messages of a module in one language. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Text(&'static Catalogue);

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// A name, or a part of a sentence.
    Text(&'a str),
    /// A number, written in digits.
    Number(u32),
}

impl Texts {
    /// The messages of a module with `count` messages; none are loaded.
    ///
    /// # Panics
    /// At compile time, if the module lacks a language.
    pub const fn new<M: Messages>(count: usize) -> Self {
        Self::with::<M>(count, !cfg!(target_arch = "wasm32"))
    }

    /// The messages of a module, whose files are part of the program or have to be loaded.
    const fn with<M: Messages>(count: usize, is_included: bool) -> Self {
        let mut names = [""; Lang::ALL.len()];
        let mut contents = [""; Lang::ALL.len()];
        let mut index = 0;
        while index < Lang::ALL.len() {
            let file = file_of(M::FILES, Lang::ALL[index].tag());
            names[index] = file.name;
            contents[index] = file.content;
            index += 1;
        }
        let included = if is_included { Some(contents) } else { None };
        Self { count, names, included, loaded: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The name of the file with the messages in a language.
    pub fn file(&self, lang: Lang) -> &'static str {
        self.names[lang as usize]
    }

    /// Whether the messages in a language are loaded.
    pub fn has(&self, lang: Lang) -> bool {
        self.loaded[lang as usize].get().is_some()
    }

    /// Adds the messages in a language from the content of its file. Returns `false` if it is not that file.
    pub fn load(&'static self, lang: Lang, content: &str) -> bool {
        if self.has(lang) {
            return true;
        }
        if content.split('\n').count() != self.count + 1 {
            return false;
        }
        // Loaded once and then in use until the page is closed.
        self.loaded[lang as usize].get_or_init(|| Catalogue::read(lang, content.to_owned().leak()));
        true
    }

    /// The messages in a language. It has to be loaded, or part of the program; otherwise those in another loaded language are used.
    pub fn get(&'static self, lang: Lang) -> Text {
        let own = &self.loaded[lang as usize];
        if let Some(included) = self.included {
            return Text(own.get_or_init(|| Catalogue::read(lang, included[lang as usize])));
        }
        static NONE: Catalogue = Catalogue { lang: Lang::En, lines: Vec::new() };
        Text(own.get().or_else(|| self.loaded.iter().find_map(OnceLock::get)).unwrap_or(&NONE))
    }
}

/// The file of a language.
const fn file_of(files: &'static [TextFile], tag: &str) -> TextFile {
    let mut index = 0;
    while index < files.len() {
        if equal(files[index].tag.as_bytes(), tag.as_bytes()) {
            return files[index];
        }
        index += 1;
    }
    panic!("a module lacks a language")
}

/// Whether two strings are equal; `==` is not available at compile time.
const fn equal(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

impl Catalogue {
    fn read(lang: Lang, content: &'static str) -> Self {
        Self { lang, lines: content.split('\n').collect() }
    }
}

impl Text {
    /// The language.
    pub fn lang(self) -> Lang {
        self.0.lang
    }

    /// The index of the argument that selects a plural form of a message; `None` for a message with one form.
    pub fn selector(self, index: usize) -> Option<usize> {
        let (selector, _) = self.get(index).split_once('\t')?;
        selector.parse().ok()
    }

    /// A message without arguments.
    pub fn get(self, index: usize) -> &'static str {
        self.0.lines.get(index + 1).copied().unwrap_or_default()
    }

    /// A message with its arguments filled in.
    pub fn fill(self, index: usize, arguments: &[Argument]) -> String {
        let mut parts = self.form(index, arguments).split('{');
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let Some((hole, rest)) = part.split_once('}') else { continue };
            if let Some(argument) = hole.parse().ok().and_then(|hole: usize| arguments.get(hole)) {
                // Writing into a string does not fail.
                let _ = if argument.has_sign() && self.lang().words().direction() == RIGHT_TO_LEFT {
                    write!(filled, "{ISOLATE}{argument}{END_OF_ISOLATE}")
                } else {
                    write!(filled, "{argument}")
                };
            }
            filled.push_str(rest);
        }
        filled
    }

    /// The form of a message: the one for the plural category of the argument that the message names, or the only one.
    fn form(self, index: usize, arguments: &[Argument]) -> &'static str {
        let line = self.get(index);
        let Some((selector, forms)) = line.split_once('\t') else { return line };
        let count = match selector.parse().ok().and_then(|selector: usize| arguments.get(selector)) {
            Some(Argument::Number(count)) => *count,
            _ => 0,
        };
        let category = self.0.lang.plural(count).name();
        let at = self.0.lines.first().and_then(|line| line.split('\t').position(|other| other == category));
        // The last category is “other”.
        at.and_then(|at| forms.split('\t').nth(at)).or_else(|| forms.rsplit('\t').next()).unwrap_or_default()
    }
}

impl Argument<'_> {
    /// Whether it is a number with a sign: between words that are written from the right, the sign would stand behind the number.
    fn has_sign(&self) -> bool {
        let is_signed = |text: &str| {
            let number = text.strip_prefix(['+', '\u{2212}']);
            number.is_some_and(|number| number.starts_with(|digit: char| digit.is_ascii_digit()))
        };
        matches!(self, Self::Text(text) if is_signed(text))
    }
}

impl fmt::Display for Argument<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => out.write_str(text),
            Self::Number(number) => write!(out, "{number}"),
        }
    }
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<u32> for Argument<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<u16> for Argument<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Argument<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Sample;

    impl Messages for Sample {
        const FILES: &'static [TextFile] = &[
            TextFile {
                tag: "en",
                name: "sample.en.x.txt",
                content: "one\tother\nRoll\n{0} takes {1}.\n1\t{0}: a bead\t{0}: {1} beads",
            },
            TextFile {
                tag: "de",
                name: "sample.de.x.txt",
                content: "one\tother\nWürfeln\n{1} nimmt {0}, {1}.\n1\t{0}: eine Perle\t{0}: {1} Perlen",
            },
            TextFile {
                tag: "cs",
                name: "sample.cs.x.txt",
                content: "one\tfew\tother\nHodit\n{0}\n1\t{0}: korálek\t{0}: {1} korálky\t{0}: {1} korálků",
            },
        ];
        const MESSAGES: &'static [Message] = &[];

        fn texts() -> &'static Texts {
            static TEXTS: Texts = Texts::new::<Sample>(3);
            &TEXTS
        }
    }

    #[test]
    fn arguments_are_filled_in_where_the_language_has_them() {
        let [en, de, cs] = Lang::ALL.map(|lang| Sample::texts().get(lang));
        assert_eq!([en.get(0), de.get(0), cs.get(0)], ["Roll", "Würfeln", "Hodit"]);
        let arguments = ["Ada".into(), "{0}".into()];
        assert_eq!(en.fill(1, &arguments), "Ada takes {0}.");
        assert_eq!(de.fill(1, &arguments), "{0} nimmt Ada, {0}.");
        assert_eq!(cs.fill(1, &arguments), "Ada");
    }

    #[test]
    fn signed_numbers_are_told_from_words() {
        assert!([Argument::from("\u{2212}2"), Argument::from("+3")].iter().all(Argument::has_sign));
        assert!(
            ![Argument::from("Ada"), Argument::from("+"), Argument::from("3"), Argument::from(3u8)]
                .iter()
                .any(Argument::has_sign)
        );
    }

    #[test]
    fn a_number_selects_the_form_of_its_category() {
        let forms = |lang| {
            let text = Sample::texts().get(lang);
            [0u32, 1, 2, 5].map(|count| text.fill(2, &["Bo".into(), count.into()]))
        };
        assert_eq!(forms(Lang::En), ["Bo: 0 beads", "Bo: a bead", "Bo: 2 beads", "Bo: 5 beads"]);
        assert_eq!(forms(Lang::Cs), ["Bo: 0 korálků", "Bo: korálek", "Bo: 2 korálky", "Bo: 5 korálků"]);
        assert_eq!(Sample::texts().get(Lang::De).selector(2), Some(1));
        assert_eq!(Sample::texts().get(Lang::De).selector(1), None);
    }

    #[test]
    fn only_the_file_of_the_module_is_loaded() {
        static EMPTY: Texts = Texts::with::<Sample>(3, false);
        assert_eq!((EMPTY.has(Lang::De), EMPTY.get(Lang::De).get(0)), (false, ""));
        assert!(!EMPTY.load(Lang::De, "<!doctype html>"));
        assert!(EMPTY.load(Lang::De, Sample::FILES[1].content));
        assert_eq!((EMPTY.has(Lang::De), EMPTY.get(Lang::De).get(0)), (true, "Würfeln"));
        // Another language is better than none.
        assert_eq!(EMPTY.get(Lang::Cs).get(0), "Würfeln");
        assert_eq!(EMPTY.file(Lang::Cs), "sample.cs.x.txt");
    }
}
