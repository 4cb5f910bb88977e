//! The rules pages: every game has them in every language, with the same structure, and with an anchor for each rule that a refusal can
//! name.
//!
//! Their format is described in `scripts/rules.mjs`, which generates the pages.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use heartbox::games::{GameVisitor, IDS, TableGame, with_game};
use heartbox::i18n::Lang;
use proc_macro2::{TokenStream, TokenTree};

fn folder(game: &str) -> PathBuf {
    Path::new("src/games").join(game)
}

fn text(game: &str, lang: Lang) -> String {
    let read =
        |file: PathBuf| std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let rules = read(folder(game).join(format!("text/rules/{}.md", lang.tag())));
    // The end of all of them is the same.
    let end = read(Path::new("src/i18n/rules").join(format!("{}.md", lang.tag())));
    format!("{rules}\n{end}")
}

/// The structure of a page without its words: the same in every language.
#[derive(Debug, PartialEq)]
enum Block {
    Title,
    Chapter(String),
    Rule(String),
    Paragraph,
    Example,
    Item(usize),
    Row(usize),
}

/// A heading with its id at the end, or a rule with its id at the beginning.
fn id(line: &str) -> &str {
    let (_, rest) = line.split_once('{').unwrap_or_else(|| panic!("no id: {line}"));
    rest.split_once('}').unwrap_or_else(|| panic!("no id: {line}")).0
}

fn blocks(text: &str) -> Vec<Block> {
    let words = text.strip_prefix("---\nsearch: ").expect("the words for searching come first");
    let (_, page) = words.split_once("\n---\n").expect("the words for searching have an end");
    let block = |line: &str| match line.trim_start() {
        title if title.starts_with("# ") => Block::Title,
        heading if heading.starts_with("## ") => Block::Chapter(id(heading).to_owned()),
        rule if rule.starts_with('{') => Block::Rule(id(rule).to_owned()),
        example if example.starts_with("> ") => Block::Example,
        row if row.starts_with('|') => Block::Row(row.matches('|').count()),
        item if item.starts_with("- ") || item.starts_with(|first: char| first.is_ascii_digit()) => {
            Block::Item(line.len() - item.len())
        }
        _ => Block::Paragraph,
    };
    page.lines().filter(|line| !line.is_empty()).map(block).collect()
}

fn rules(blocks: &[Block]) -> Vec<&str> {
    blocks.iter().filter_map(|block| if let Block::Rule(id) = block { Some(id.as_str()) } else { None }).collect()
}

#[test]
fn every_game_has_its_rules_in_every_language_alike() {
    for game in IDS {
        let english = blocks(&text(game, Lang::En));
        assert_eq!(
            english[..2],
            [Block::Title, Block::Chapter("short".to_owned())],
            "{game}: first what is learnt soon"
        );
        let rules = rules(&english);
        assert!(rules.windows(2).all(|pair| number(pair[0]) < number(pair[1])), "{game}: rules in order: {rules:?}");
        for lang in Lang::ALL {
            let blocks = blocks(&text(game, lang));
            for (index, (other, block)) in english.iter().zip(&blocks).enumerate() {
                assert_eq!(block, other, "{game}, {lang:?}: block {index}");
            }
            assert_eq!(blocks.len(), english.len(), "{game}, {lang:?}");
        }
    }
}

fn number(rule: &str) -> u8 {
    let (_, number) = rule.split_once('-').unwrap_or_else(|| panic!("not an id of a rule: {rule}"));
    number.parse().unwrap_or_else(|_| panic!("not an id of a rule: {rule}"))
}

#[test]
fn links_lead_to_what_is_there_and_are_the_same_in_every_language() {
    let links = |text: &str| -> BTreeSet<String> {
        text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(id, _)| id.to_owned()).collect()
    };
    for game in IDS {
        let english = text(game, Lang::En);
        let blocks = blocks(&english);
        for link in links(&english) {
            assert!(rules(&blocks).contains(&link.as_str()), "{game}: a link to {link}");
        }
        for lang in Lang::ALL {
            assert_eq!(links(&text(game, lang)), links(&english), "{game}, {lang:?}");
        }
    }
}

#[test]
fn every_rule_that_a_refusal_names_has_its_place() {
    for game in IDS {
        let blocks = blocks(&text(game, Lang::En));
        let rules = rules(&blocks);
        let named = named(&folder(game).join("rules"));
        assert!(named.len() > 4, "{game}: {named:?}");
        for rule in named {
            assert!(rules.contains(&rule.as_str()), "{game}: {rule} has no place in the rules");
        }
    }
}

#[test]
fn every_option_has_its_rule() {
    struct Rules;
    impl GameVisitor for Rules {
        type Output = Vec<String>;

        fn visit<G: TableGame>(self) -> Vec<String> {
            G::FACTS.options.iter().chain(&G::FACTS.role).map(|option| option.rule.to_string()).collect()
        }
    }
    for game in IDS {
        let blocks = blocks(&text(game, Lang::En));
        for rule in with_game(game, Rules).expect("a game of the registry") {
            assert!(rules(&blocks).contains(&rule.as_str()), "{game}: {rule} has no place in the rules");
        }
    }
}

/// The rules named by the refusals of a game, as written in `impl Refusal`: the letters, and the numbers after `=>`.
fn named(folder: &Path) -> BTreeSet<String> {
    let sources = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut named = BTreeSet::new();
    for source in sources.filter(|path| path.extension().is_some_and(|extension| extension == "rs")) {
        let source = std::fs::read_to_string(source).expect("a source");
        let Some((_, refusal)) = source.split_once("\nimpl Refusal for ") else { continue };
        let (refusal, _) = refusal.split_once("\n}\n").expect("the block has an end");
        let block: TokenStream = format!("{refusal}\n}}").parse().expect("Rust");
        let tokens = flat(block.into_iter());
        let letters =
            tokens.iter().find(|token| token.starts_with('"')).expect("the letters of the game").trim_matches('"');
        let numbers = tokens.windows(2).filter(|pair| pair[0] == ">").filter_map(|pair| pair[1].parse::<u8>().ok());
        named.extend(numbers.map(|number| format!("{letters}-{number}")));
    }
    named
}

/// All tokens, including those in groups.
fn flat(tokens: impl Iterator<Item = TokenTree>) -> Vec<String> {
    let flatten = |token| match token {
        TokenTree::Group(group) => flat(group.stream().into_iter()),
        token => vec![token.to_string()],
    };
    tokens.flat_map(flatten).collect()
}
