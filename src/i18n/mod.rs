//! Languages: which there are, their plural rules, and the words of the page. PURE, so that tests read every sentence.
//!
//! The messages are Fluent files, compiled by the build script into one function each (`build/messages.rs`), so a missing translation
//! does not compile. Every text of a game is in that game's own folder.

pub mod faults;
mod names;
mod numbers;
mod plural;
mod spoken;
mod text;
pub mod titles;
mod words;

pub use names::{Names, hyphenated, name_of_nobody, shown_names, tell_apart, visible};
pub use numbers::{number, sign, signed};
pub use plural::{Plural, PluralRules, use_plural_rules};
pub use spoken::{SPOKEN, spoken};
pub use text::{Argument, Message, Messages, Text, TextFile, Texts};
pub use words::{BOT_NAMES, Notice, Words};

macro_rules! languages {
    ($($lang:ident: $tag:literal $endonym:literal),* $(,)?) => {
        /// A language of the interface.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Lang {
            $(#[doc = $endonym] $lang,)*
        }

        impl Lang {
            /// All languages, in the order in which they are offered.
            pub const ALL: [Self; [$($tag),*].len()] = [$(Self::$lang),*];

            /// The BCP 47 tag.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$lang => $tag,)*
                }
            }

            /// The name of the language in the language itself.
            pub const fn endonym(self) -> &'static str {
                match self {
                    $(Self::$lang => $endonym,)*
                }
            }
        }
    };
}

languages! {
    En: "en" "English",
    De: "de" "Deutsch",
    Cs: "cs" "Čeština",
}

impl Default for Lang {
    /// The first language, which is the source of all others.
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Lang {
    /// The language of a BCP 47 tag such as `de-AT`; `None` if the app does not have it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }

    /// The words of the page.
    pub fn words(self) -> Words {
        Words::of(self)
    }

    /// Joins items to a list, with the word for "and" before the last.
    pub fn list(self, parts: impl IntoIterator<Item = String>) -> String {
        let parts: Vec<String> = parts.into_iter().collect();
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, rest)) => format!("{} {} {last}", rest.join(", "), self.words().and()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{BySeat, Seat};

    #[test]
    fn czech_counts_in_three_forms() {
        let forms = [0, 1, 2, 4, 5, 11, 22].map(|count| Lang::Cs.plural(count).name());
        assert_eq!(forms, ["other", "one", "few", "few", "other", "other", "other"]);
        assert_eq!(Lang::De.plural(2), Plural::Other);
    }

    #[test]
    fn tags_of_regions_find_their_language() {
        assert_eq!(Lang::from_tag("de-AT"), Some(Lang::De));
        assert_eq!(Lang::from_tag("CS"), Some(Lang::Cs));
        assert_eq!(Lang::from_tag("fr"), None);
        assert_eq!(Lang::from_tag("dense"), None);
    }

    #[test]
    fn lists_of_names_end_with_and() {
        let names = Names::new(BySeat::new(3, |seat| ["Ada", "Bo", "Cy"][seat.index()].to_owned()));
        assert_eq!(names.list(Seat::all(3), Lang::En), "Ada, Bo and Cy");
        assert_eq!(names.list(Seat::all(2), Lang::Cs), "Ada a Bo");
        assert_eq!(names.list(Seat::all(1), Lang::De), "Ada");
        assert_eq!(names.list([], Lang::De), "");
    }
}
