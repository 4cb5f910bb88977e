//! Messages at run time: the files that the build script compiles from Fluent (`build/messages.rs`), one for each module and language.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use super::Lang;

/// The messages of a module in all languages.
#[derive(Debug)]
pub struct Texts {
    /// The number of messages.
    count: usize,
    /// The compiled file of each language, by its tag.
    files: &'static [(&'static str, &'static str)],
    /// The read files, in the order of [`Lang::ALL`].
    read: [OnceLock<Catalogue>; Lang::ALL.len()],
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
    /// The messages of a module; `files` are the compiled files by language tag, with `count` messages each.
    pub const fn new(count: usize, files: &'static [(&'static str, &'static str)]) -> Self {
        Self { count, files, read: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The messages in a language.
    pub fn get(&'static self, lang: Lang) -> Text {
        Text(self.read[lang as usize].get_or_init(|| {
            let file = self.files.iter().find(|(tag, _)| *tag == lang.tag()).map_or("", |(_, file)| file);
            let mut lines: Vec<&str> = file.split('\n').collect();
            lines.resize(self.count + 1, "");
            Catalogue { lang, lines }
        }))
    }
}

impl Text {
    /// The language.
    pub fn lang(self) -> Lang {
        self.0.lang
    }

    /// A message without arguments.
    pub fn get(self, index: usize) -> &'static str {
        self.0.lines[index + 1]
    }

    /// A message with its arguments filled in.
    pub fn fill(self, index: usize, arguments: &[Argument]) -> String {
        let mut parts = self.form(index, arguments).split('{');
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let Some((hole, rest)) = part.split_once('}') else { continue };
            if let Some(argument) = hole.parse().ok().and_then(|hole: usize| arguments.get(hole)) {
                // Writing into a string does not fail.
                let _ = write!(filled, "{argument}");
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
        let at = self.0.lines[0].split('\t').position(|other| other == category);
        // The last category is “other”.
        at.and_then(|at| forms.split('\t').nth(at)).or_else(|| forms.rsplit('\t').next()).unwrap_or_default()
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
