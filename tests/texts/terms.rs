//! Words that are not used: the thing has another name, or the word does not exist in that language.

use heartbox::i18n::Lang;

use super::Text;

/// A word that is not used.
pub struct Twin {
    lang: Lang,
    /// A part of the paths of the files; empty for all files.
    files: &'static str,
    /// Whole words each; a `-` at the end stands for any ending.
    words: &'static [&'static str],
    /// The word used instead.
    instead: &'static str,
    /// Text in which the word is correct; it is removed before the check.
    but: &'static str,
}

const fn twin(lang: Lang, files: &'static str, words: &'static [&'static str], instead: &'static str) -> Twin {
    Twin { lang, files, words, instead, but: "" }
}

use Lang::{Cs, De, En};

/// A card does not lie: it is somewhere.
const LYING: &[&str] = &[
    "lies on",
    "lie on",
    "lies in",
    "lie in",
    "lies open",
    "lie open",
    "lies under",
    "lie under",
    "lies face",
    "lie face",
];

/// What is said shorter where people speak.
const LONG: &[&str] = &[
    "do not",
    "does not",
    "did not",
    "is not",
    "are not",
    "was not",
    "cannot",
    "could not",
    "has not",
    "have not",
    "will not",
    "There is no",
    "there is no",
    "I am",
    "You are",
    "that is all",
    "It is",
];

pub const TWINS: &[Twin] = &[
    twin(En, "heartstrings", &["chamber-", "Chamber-"], "room"),
    twin(En, "tintenherz", &["Flachnase"], "Flatnose"),
    twin(En, "", &["not so many", "first so many", "have so many"], "that many"),
    twin(En, "infarkt", &["let it come", "lets it come", "Let it come"], "grin and bear it"),
    twin(En, "", &["and be it", "pull up trees"], "an idiom of English"),
    twin(En, "", &["anew"], "again"),
    twin(En, "", &["of itself", "of themselves"], "by itself, or nothing"),
    twin(En, "", &["begins", "beginner-"], "starts, goes first; first player"),
    twin(En, "", LYING, "is"),
    twin(En, "", &["is to be", "are to be", "stands what", "stand what", "There stands"], "the usual order of words"),
    twin(En, "", &["at the least", "at the most"], "at least, at most"),
    twin(En, "", &["wares", "next world", "room selector"], "the word of board games"),
    twin(En, "games", LONG, "the contraction"),
    twin(En, "i18n/en.ftl", LONG, "the contraction"),
    twin(En, "later/en.ftl", LONG, "the contraction"),
    twin(De, "", &["im Herz"], "im Herzen"),
    twin(De, "", &["Karte im Zug", "einmal im Zug", "Einmal im Zug"], "pro Zug: not in a train"),
    twin(De, "", &["als Einzige oder Einziger", "als Dritte oder Dritter"], "a word for everybody"),
    twin(De, "heartstrings", &["Schnur"], "Faden"),
    twin(De, "infarkt", &["Fest", "Feste", "Fests", "Festes"], "Party"),
    twin(De, "infarkt", &["eine Sache", "Eine Sache", "zwei Sachen", "Zwei Sachen"], "Ware")
        .but("eine Sache an einem Ort"),
    twin(De, "infarkt", &["kommen lassen", "Kommen lassen", "lässt es kommen", "lass es kommen"], "hinnehmen"),
    twin(De, "infarkt", &["auf dem Plan"], "auf dem Brett"),
    twin(De, "", &["berühr-", "Berühr-"], "auf … tippen"),
    twin(De, "flow", &["Start", "Starts"], "Startfeld"),
    twin(De, "flow", &["Ziehen"], "Rücken, the name of the card"),
    twin(De, "", &["Mensch", "Menschen"], "Person").but("Mensch ärgere dich nicht"),
    twin(De, "", &["Besitzer-", "des Toten"], "a word for everybody"),
    twin(De, "", &["Meiste", "glücklichst-", "Glücklichst-"], "Die meisten, Würfelglück"),
    twin(De, "i18n", &["sehr stark"], "am stärksten"),
    twin(Cs, "tintenherz", &["Staubfinger", "Capricorn"], "the name in the Czech edition of the book"),
    twin(Cs, "", &["majitel-"], "komu patří"),
    twin(Cs, "later", &["tenhle", "Tenhle", "tahle", "Tahle", "tuhle", "Tohle"], "tento"),
    twin(Cs, "heartstrings", &["desk-", "desce"], "plán"),
    twin(Cs, "heartstrings", &["šňů-"], "nit"),
    twin(Cs, "flow", &["plyn-", "Plyn-", "poplyn-", "nepoplyn-"], "plout"),
    twin(Cs, "flow", &["start hráče"], "start ({ $player })"),
    twin(Cs, "tintenherz", &["otevřen-"], "vyložený"),
    twin(Cs, "", &["dotkn-", "Dotkn-"], "klepnout"),
    twin(
        Cs,
        "infarkt",
        &["dvě zboží", "tři zboží", "čtyři zboží", "dvou zboží", "jedno zboží", "vrchní zboží", "tvých zboží"],
        "karty zboží: the word cannot be counted",
    ),
    twin(Cs, "infarkt", &["nechat být", "Nechat být", "nechává být", "nech být"], "přijmout"),
    twin(Cs, "infarkt", &["dostaneš otázku", "umře šokem"], "hra se zeptá, umře na šok"),
    twin(Cs, "", &["Předejte", "uvolníte", "Povolte"], "the way in which everybody is spoken to"),
];

impl Twin {
    const fn but(self, but: &'static str) -> Self {
        Self { but, ..self }
    }

    /// The fault of a text that contains one of these words.
    pub fn found_in(&self, text: &Text) -> Option<String> {
        if text.lang != self.lang || !text.place.contains(self.files) {
            return None;
        }
        let words = if self.but.is_empty() { text.words.clone() } else { text.words.replace(self.but, "") };
        let found = self.words.iter().find(|word| has(&words, word))?;
        Some(format!("{}: “{found}”, say: {}: {}", text.place, self.instead, text.words))
    }
}

fn has(text: &str, word: &str) -> bool {
    let (stem, open) = word.strip_suffix('-').map_or((word, false), |stem| (stem, true));
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().last();
        let after = text[at + stem.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && (open || !after.is_some_and(char::is_alphanumeric))
    })
}
