//! The names at a table as displayed: records keep the names as typed.

use super::formats::composed;
use super::{Lang, Words};
use crate::engine::{BySeat, MAX_NAME, MAX_SEATS, Seat};

/// The names at the table, for sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(BySeat<String>);

impl Names {
    /// The names in seat order.
    pub fn new(names: BySeat<String>) -> Self {
        Self(names)
    }

    /// The names of a record, as displayed in this language.
    pub fn shown(names: &BySeat<String>, lang: Lang) -> Self {
        let mut shown = shown_names(names.values().map(String::as_str), lang).into_iter();
        Self(names.map(|_, _| shown.next().unwrap_or_default()))
    }

    /// The name at a seat; empty if there is no such seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat).map_or("", String::as_str)
    }

    /// Several names as a list.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>, lang: Lang) -> String {
        lang.list(seats.into_iter().map(|seat| self.of(seat).to_owned()))
    }
}

/// The names of a record as the page displays them, in seat order: invisible characters are removed, default names are
/// translated, and names that are alike are numbered.
pub fn shown_names<'a>(names: impl IntoIterator<Item = &'a str>, lang: Lang) -> Vec<String> {
    let shown = |(index, name): (usize, &str)| {
        let name = visible(name);
        let given = Some(name.trim()).filter(|name| !name.is_empty());
        let number = given.map_or(Some(index + 1), nameless);
        number.map_or_else(|| given.unwrap_or_default().to_owned(), |number| name_of_nobody(number, lang))
    };
    let mut shown: Vec<String> = names.into_iter().enumerate().map(shown).collect();
    tell_apart(&mut shown);
    shown
}

/// The default name of the person with this number.
pub fn name_of_nobody(number: usize, lang: Lang) -> String {
    lang.words().player(number as u32)
}

/// The number in a default name of any language; `None` for other names. Such a person has entered no name.
fn nameless(name: &str) -> Option<usize> {
    let is_default =
        |number: &usize| Words::PLAYER.iter().any(|player| player.replace("{0}", &number.to_string()) == name);
    (1..=MAX_SEATS).find(is_default)
}

/// A name without invisible characters and without those that change the text direction, in composed form. Joiners stay between visible
/// characters: emoji of families and professions consist of several that are joined, and Persian and Hindi are spelt with them.
pub fn visible(name: &str) -> String {
    let is_hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let mut shown = String::with_capacity(name.len());
    let mut joiner = None;
    for sign in name.chars() {
        if is_joiner(sign) {
            joiner = Some(sign);
        } else if !is_hidden(sign) {
            let joins = !sign.is_whitespace() && shown.chars().next_back().is_some_and(|last| !last.is_whitespace());
            shown.extend(joiner.take().filter(|_| joins));
            shown.push(sign);
        }
    }
    if shown.is_ascii() { shown } else { composed(&shown) }
}

/// The joiner and the non-joiner of zero width.
pub const fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}')
}

/// A name with soft hyphens in its long words, by a rule that suits most languages: before the last consonant between two vowels.
pub fn hyphenated(name: &str) -> String {
    let is_vowel = |letter: char| "aeiouyäöüáéíóúýěů".contains(letter);
    let divided = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let mut divided = String::with_capacity(word.len() + 8);
        for (index, letter) in letters.iter().enumerate() {
            let inside = index >= 2 && letters.get(index + 1).is_some_and(|next| is_vowel(*next));
            let begins =
                inside && (is_vowel(letters[index - 1]) || is_vowel(letters[index - 2]) && !"hlr".contains(*letter));
            if begins && letters.len() >= LONG && letter.is_alphabetic() && !is_vowel(*letter) {
                divided.push('\u{ad}');
            }
            divided.push(*letter);
        }
        divided
    };
    name.split_inclusive([' ', '-']).map(divided).collect()
}

/// Words of at least this many letters are hyphenated.
const LONG: usize = 8;

/// Makes names distinct: of names that are alike the first stays as it is, and the others are numbered.
pub fn tell_apart(names: &mut [String]) {
    for index in 1..names.len() {
        let plain = names[index].clone();
        let mut number = 1;
        while names[..index].iter().any(|other| is_alike(other, &names[index])) {
            number += 1;
            // Leaves room for the number.
            let short: String = plain.chars().take(MAX_NAME - 2).collect();
            names[index] = format!("{short} {number}");
        }
    }
}

/// Whether these names differ only in case, spaces, invisible characters and their composition.
fn is_alike(one: &str, other: &str) -> bool {
    let folded = |name: &str| visible(name).replace(is_joiner, "").split_whitespace().collect::<Vec<_>>().join(" ");
    folded(one).chars().map(small).eq(folded(other).chars().map(small))
}

/// The lower-case letter of a Latin, Greek or Cyrillic one. The tables of all scripts, which `to_lowercase` links in,
/// are larger than the words of many a game.
fn small(letter: char) -> char {
    let code = u32::from(letter);
    let small = match code {
        0x41..=0x5a | 0xc0..=0xd6 | 0xd8..=0xde | 0x391..=0x3a9 | 0x410..=0x42f => code + 0x20,
        0x400..=0x40f => code + 0x50,
        0x178 => 0xff,
        0x100..=0x137 | 0x14a..=0x177 | 0x1e00..=0x1eff => code | 1,
        0x139..=0x148 | 0x179..=0x17e => code + code % 2,
        _ => code,
    };
    char::from_u32(small).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_not_in_a_name() {
        let hidden = "\u{0}\u{7f}\u{200b}\u{200f}\u{202a}\u{202e}\u{2060}\u{2064}\u{2066}\u{2069}\u{feff}\n";
        assert_eq!(visible(&format!("{hidden}Zoë{hidden} Ž{hidden}")), "Zoë Ž");
        assert_eq!(shown_names(["\u{202e}Ada", "\u{200b}", " Bo\u{2066} "], Lang::De), ["Ada", "Person 2", "Bo"]);
    }

    #[test]
    fn joiners_stay_where_a_name_needs_them() {
        let family = "👩\u{200d}👩\u{200d}👧";
        let persian = "علی\u{200c}رضا";
        let hindi = "क्\u{200d}ष";
        for name in [family, persian, hindi] {
            assert_eq!(visible(name), name);
            assert_eq!(visible(&format!("\u{200d}{name}\u{200d} \u{200c}x")), format!("{name} x"));
        }
        assert_eq!(visible("A\u{200d}\u{200d}da\u{200b}\u{200c}"), "A\u{200d}da", "one joiner is enough");
        assert_eq!(shown_names(["Ada", "A\u{200d}da"], Lang::En)[1], "A\u{200d}da 2", "it looks like the other");
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        let (composed, decomposed) = ("Zoë Řehoř", "Zoe\u{308} R\u{30c}ehor\u{30c}");
        assert_eq!(visible(decomposed), composed);
        assert_eq!(shown_names([composed, decomposed], Lang::En), [composed, "Zoë Řehoř 2"]);
    }

    #[test]
    fn long_names_can_be_divided() {
        let names =
            ["Christiane", "Maximilian", "Alexandrina Mária", "Bo", "", "Katharina-Sophie", "Řehořová", "aaaaaaaa"];
        let divided = names.map(|name| hyphenated(name).replace('\u{ad}', "|"));
        assert_eq!(
            divided,
            [
                "Chris|tia|ne",
                "Ma|xi|mi|lian",
                "Ale|xandri|na Mária",
                "Bo",
                "",
                "Katha|ri|na-Sophie",
                "Ře|ho|řo|vá",
                "aaaaaaaa"
            ]
        );
    }

    #[test]
    fn names_that_are_alike_are_numbered() {
        let shown = |names: &[&str]| shown_names(names.iter().copied(), Lang::En);
        assert_eq!(shown(&["Ada", " ADA", "ada\u{200b}", "Bo"]), ["Ada", "ADA 2", "ada 3", "Bo"]);
        assert_eq!(
            shown(&["Žofie", "žOFIE", "ŁUKASZ", "łukasz", "ΑΝΝΑ", "αννα"])[1..],
            ["žOFIE 2", "ŁUKASZ", "łukasz 2", "ΑΝΝΑ", "αννα 2"]
        );
        assert_eq!(shown(&["Ada", "Ada", "Ada 2", "A da", "A  da"]), ["Ada", "Ada 2", "Ada 2 2", "A da", "A  da 2"]);
        let long = "w".repeat(MAX_NAME);
        let numbered = &shown(&[&long, &long])[1];
        assert!(numbered.chars().count() == MAX_NAME && numbered.ends_with(" 2"), "{numbered}");
        // Names that look alike in different scripts are different names.
        assert_eq!(shown(&["Ada", "Аda", "7", "８"]), ["Ada", "Аda", "7", "８"]);
    }

    #[test]
    fn who_has_given_no_name_is_called_in_the_language_of_the_page() {
        for lang in Lang::ALL {
            let names: Vec<String> = (1..=8).map(|number| name_of_nobody(number, lang)).collect();
            for to in Lang::ALL {
                let expected: Vec<String> = (1..=8).map(|number| name_of_nobody(number, to)).collect();
                assert_eq!(shown_names(names.iter().map(String::as_str), to), expected);
            }
        }
        assert_eq!(shown_names(["Player 9", "Player", "Player 2 "], Lang::De), ["Player 9", "Player", "Person 2"]);
    }
}
