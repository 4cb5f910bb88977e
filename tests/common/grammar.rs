//! Grammatical faults that depend on a value: a count whose verb or case does not agree, a name or a card in place of an inflected form, a
//! sentence that begins with a small letter.
//!
//! A counted noun is one word with its number, joined by a no-break space.

use heartbox::i18n::Lang;

/// Czech prepositions after which the nominative is wrong.
const CZECH_CASES: [&str; 18] = [
    "s", "se", "z", "ze", "k", "ke", "od", "do", "bez", "u", "před", "za", "nad", "pod", "mezi", "pro", "hráče",
    "proti",
];
/// German prepositions with the dative.
const GERMAN_DATIVE: [&str; 8] = ["mit", "von", "vor", "bei", "aus", "nach", "zu", "außer"];
/// German plurals that take one more letter in the dative.
const GERMAN_PLURALS: [&str; 6] = ["Punkte", "Steine", "Schritte", "Versuche", "Felder", "Würfe"];
/// Words allowed before the name of a card in Czech: a noun inflected in its place, or a word that requires no case.
const BEFORE_CARDS: [&str; 10] = ["kartu", "karty", "karta", "událost", "lék", "balíček", "balíčku", "a", "za", "nebo"];

/// Verb forms that are wrong before one item, and forms that are wrong before several.
fn verbs(lang: Lang) -> [&'static [&'static str]; 2] {
    match lang.tag() {
        "en" => [&["are", "stand"], &["is", "stands"]],
        "de" => [
            &["bleiben", "sind", "stehen", "liegen", "kommen", "warten"],
            &["bleibt", "steht", "liegt", "kommt", "wartet"],
        ],
        "cs" => [&["zbývají", "jsou", "zůstávají"], &["zbývá", "je", "zůstává", "dovede", "chybí"]],
        _ => [&[], &[]],
    }
}

/// The fault of a sentence, if it has one. Names of people begin with a `Q`.
pub fn fault(lang: Lang, sentence: &str) -> Option<&'static str> {
    let words: Vec<&str> = sentence.split(' ').collect();
    let before = |at: usize| at.checked_sub(1).map_or("", |at| words[at]);
    let after = |at: usize| words.get(at + 1).copied().unwrap_or_default();
    let found = words.iter().enumerate().find_map(|(at, word)| {
        let name = bare(word).starts_with('Q') && bare(word).len() == 3;
        if let Some((count, noun)) = counted(word) {
            let second = if bare(before(at)) == before(at) { at.checked_sub(1).map_or("", before) } else { "" };
            return of_count(lang, [second, before(at), after(at)], count, noun);
        }
        match lang {
            _ if name && bare(word) == *word && number(after(at)).is_some() => {
                Some("a number stands right after a name")
            }
            Lang::En if *word == "a" && number(after(at)).is_some_and(takes_an) => Some("“a” stands before a vowel"),
            Lang::De if word.starts_with("Figur") && before(at).starts_with("ein") && number(after(at)).is_some() => {
                Some("the number reads as that of the piece")
            }
            Lang::Cs if name && CZECH_CASES.contains(&before(at)) => Some("a name would have to be declined"),
            Lang::Cs if *word == "z" && matches!(number(after(at)), Some(2 | 3 | 4 | 6 | 7)) => Some("said “ze”"),
            Lang::Cs if *word == "s" && matches!(number(after(at)), Some(3 | 4 | 6 | 7)) => Some("said “se”"),
            Lang::Cs if at > 0 && word.starts_with('„') && !before_card(before(at)) => {
                Some("a card would have to be declined")
            }
            _ => None,
        }
    });
    found.or_else(|| small(&words).then_some("a sentence begins with a small letter"))
}

fn of_count(lang: Lang, [second, before, after]: [&str; 3], count: u32, noun: &str) -> Option<&'static str> {
    let [several, one] = verbs(lang);
    let few = lang == Lang::Cs && (2..=4).contains(&count);
    match lang {
        _ if count == 1 && [second, before, bare(after)].iter().any(|word| several.contains(word)) => {
            Some("a plural verb with one")
        }
        Lang::En | Lang::De if count != 1 && (one.contains(&before) || one.contains(&bare(after))) => {
            Some("a singular verb with several")
        }
        // Five or more take the neuter singular in Czech.
        Lang::Cs if few && one.contains(&before) => Some("a singular verb with several"),
        Lang::Cs if CZECH_CASES.contains(&before) && before != "za" => Some("a count would have to be declined"),
        Lang::De if count != 1 && GERMAN_DATIVE.contains(&before) && GERMAN_PLURALS.contains(&noun) => {
            Some("not in the dative")
        }
        // Words followed by the noun.
        Lang::En if !matches!(noun, "more" | "family" | "career") && (count == 1) == noun.ends_with('s') => {
            Some("the noun does not agree")
        }
        _ => None,
    }
}

/// A number with its noun.
fn counted(word: &str) -> Option<(u32, &str)> {
    let (count, noun) = bare(word).split_once('\u{a0}')?;
    let noun = noun.split('\u{a0}').next()?;
    let count = count.trim_start_matches(['+', '−']).parse().ok()?;
    noun.starts_with(char::is_alphabetic).then_some((count, noun))
}

fn bare(word: &str) -> &str {
    word.trim_matches(['.', ',', ':', ';', '!', '?', '(', ')', '“', '”', '„'])
}

fn number(word: &str) -> Option<u32> {
    word.trim_end_matches(['.', ',', ':', '!', '?']).parse().ok()
}

fn takes_an(number: u32) -> bool {
    matches!(number, 8 | 11 | 18 | 80..=89)
}

fn before_card(word: &str) -> bool {
    BEFORE_CARDS.contains(&word.trim_start_matches('(').to_lowercase().as_str())
        || word.ends_with([':', ',', '.', '“', '?', '!'])
}

/// Whether the sentence, or one after it, begins with a small letter. A full stop after a number makes it an ordinal.
fn small(words: &[&str]) -> bool {
    let begins = |word: &str| word.trim_start_matches(['“', '„', '(']).starts_with(char::is_lowercase);
    let ends = |word: &str| {
        word.ends_with(['!', '?'])
            || word.strip_suffix('.').is_some_and(|word| !word.ends_with(|last: char| last.is_ascii_digit()))
    };
    words.first().is_some_and(|word| begins(word)) || words.windows(2).any(|pair| ends(pair[0]) && begins(pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_that_have_been_seen_are_found() {
        for (lang, sentence) in [
            (Lang::De, "Qaa: Mit einer 6 kommt eine Figur herein, danach bleiben 1\u{a0}Versuch."),
            (Lang::De, "Qaa: Geh mit einer Figur 3 weiter."),
            (Lang::De, "Qaa hat die meisten Punkte: 12\u{a0}Punkte, vor Qbb mit 0\u{a0}Punkte."),
            (Lang::De, "Auf Wache bleiben dort 1\u{a0}Stein."),
            (Lang::Cs, "Potom zbývá 2\u{a0}pokusy."),
            (Lang::Cs, "Nejvíc bodů má Qaa: 20\u{a0}bodů, před Qbb s 12\u{a0}bodů."),
            (Lang::Cs, "Deprese z 4 na 3."),
            (Lang::Cs, "Qaa kupuje „Silná káva“."),
            (Lang::Cs, "Pole 3, start hráče Qaa."),
            (Lang::En, "Neither a die nor the sum of both shows a 8."),
            (Lang::En, "the Shadow (−5): already yours."),
            (Lang::En, "Qaa 3, Qbb 3: a tie, once more."),
        ] {
            assert_ne!(fault(lang, sentence), None, "{sentence}");
        }
        for (lang, sentence) in [
            (Lang::De, "Qaa gewinnt mit 1\u{a0}Punkt. Danach noch 2\u{a0}Versuche."),
            (Lang::Cs, "Po 5. kole žije už jen Qaa. Qaa kupuje kartu „Silná káva“. Zbývá 5\u{a0}pokusů."),
            (Lang::En, "Qaa: 3, Qbb: 5. Qbb begins. “Tea” is not in the draw pile. 1\u{a0}more try."),
        ] {
            assert_eq!(fault(lang, sentence), None, "{sentence}");
        }
    }
}
