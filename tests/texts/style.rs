//! How sentences are made: short in the rules, and in a prompt with something to do.

use std::path::Path;

use heartbox::games::IDS;

use super::{none, texts, words_of};

/// The most words in a sentence of the rules.
const WORDS: usize = 25;

/// A line of a rules page as it is read: without marks, ids and the targets of links.
fn read(line: &str) -> String {
    let line = line.trim_start_matches(['>', ' ']);
    let line = line.strip_prefix('{').and_then(|rest| rest.split_once('}')).map_or(line, |(_, rest)| rest);
    let mut parts = line.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |all, part| all + part.split_once(')').map_or(part, |(_, rest)| rest));
    plain.replace(['*', '['], "")
}

fn count(sentence: &str) -> usize {
    sentence.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[test]
fn no_sentence_of_the_rules_is_long() {
    let texts = texts();
    let rules = texts.iter().filter(|text| text.place.contains(".md:"));
    let mut all = 0;
    let mut long = Vec::new();
    for text in rules {
        for sentence in read(&text.words).split(['.', '!', '?', '|']) {
            all += 1;
            let words = count(sentence);
            long.extend((words > WORDS).then(|| format!("{}: {words} words: {}", text.place, sentence.trim())));
        }
    }
    assert!(all > 1500, "sentences were read: {all}");
    none(&long);
}

/// The imperatives of the prompts.
const IMPERATIVES: &[&str] = &[
    "bring", "carry", "choose", "deal", "draw", "give", "go", "keep", "let", "move", "place", "play", "roll", "set",
    "spare", "take", "touch", "turn",
];

/// Words that may stand before an imperative.
const BEFORE: &[&str] = &["and", "now", "or", "so", "then"];

/// Whether a sentence asks, or says what to do: a clause begins with an imperative.
fn asks(prompt: &str) -> bool {
    let imperative = |clause: &str| {
        let words = clause.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut words = words.map(str::to_lowercase).skip_while(|word| BEFORE.contains(&word.as_str()));
        words.next().is_some_and(|word| IMPERATIVES.contains(&word.as_str()))
    };
    prompt.contains('?') || prompt.split([':', ';', ',', '.', '!']).any(imperative)
}

/// In English, the language of the source. Not of the end of a game, and not where an effect comes that nobody can do anything about.
#[test]
fn a_prompt_says_what_to_do() {
    let mut all = 0;
    let mut idle = Vec::new();
    for game in IDS {
        let file = Path::new("src/games").join(game).join("text/en.ftl");
        let text = std::fs::read_to_string(&file).expect("a Fluent file");
        let mut key = "";
        for (at, line) in text.lines().enumerate() {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                key = line.split(" =").next().unwrap_or_default();
            }
            let prompts = key.starts_with("prompt-") || key.starts_with("next-");
            if !prompts || key.starts_with("prompt-over") || key == "prompt-comes" {
                continue;
            }
            let Some(words) = words_of(line) else { continue };
            all += 1;
            idle.extend((!asks(words)).then(|| format!("{}:{}: {key}: {words}", file.display(), at + 1)));
        }
    }
    assert!(all > 50, "prompts were read: {all}");
    none(&idle);
}

#[test]
fn the_faults_of_sentences_are_found() {
    assert!(asks("{ $player }: so let it flow.") && asks("Who begins?") && asks("A tie! If you lead, roll again."));
    assert!(!asks("{ $player }: all three are set.") && !asks("{ $player }: two more places.") && !asks("A card."));
    assert_eq!(count(&read("{FL-1} **One** [two](FL-2) − three, 4.")), 4);
}
