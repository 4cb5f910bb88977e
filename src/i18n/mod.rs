//! Languages: which there are, their formats, and the words of the page. PURE, so that tests read every sentence.
//!
//! The messages are Fluent files, compiled by the build script into one function each (`build/messages.rs`), so a missing translation
//! does not compile. Every text of a game is in that game's own folder.

pub mod faults;
mod formats;
pub mod later;
mod names;
mod numbers;
mod spoken;
mod text;
pub mod titles;
mod words;

pub use formats::{Formats, Plural, use_formats};
pub use names::{Names, hyphenated, is_joiner, name_of_nobody, shown_names, tell_apart, visible};
pub use numbers::{number, sign, signed};
pub use spoken::{SPOKEN, spoken};
pub use text::{Argument, Message, Messages, Text, TextFile, Texts};
pub use words::{BOT_NAMES, Notice, Words};

macro_rules! languages {
    ($($lang:ident: $tag:literal $locale:literal $endonym:literal),* $(,)?) => {
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

            /// The BCP 47 tag of the formats of numbers, dates and lists.
            pub const fn locale(self) -> &'static str {
                match self {
                    $(Self::$lang => $locale,)*
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
    En: "en" "en-GB" "English",
    De: "de" "de" "Deutsch",
    Cs: "cs" "cs" "Čeština",
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

    /// The words of the page that are loaded later, with the chunk that displays them.
    pub fn later_words(self) -> later::Words {
        later::Words::of(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_regions_find_their_language() {
        assert_eq!(Lang::from_tag("de-AT"), Some(Lang::De));
        assert_eq!(Lang::from_tag("CS"), Some(Lang::Cs));
        assert_eq!(Lang::from_tag("fr"), None);
        assert_eq!(Lang::from_tag("dense"), None);
    }
}
