//! The guides name only what is there: files, folders, targets of make and functions. And all files of tests are run.

use std::fs::{read_dir, read_to_string};
use std::path::Path;

/// The guides.
const GUIDES: [&str; 10] = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "docs/how-it-works.md",
    "docs/dice.md",
    "docs/hosting.md",
    "docs/a-new-game.md",
    "docs/translating.md",
    "docs/numbers.md",
];
/// The first parts of paths.
const ROOTS: [&str; 9] = ["src", "tests", "scripts", "style", "public", "examples", "build", "docs", "index.html"];

/// What stands between backticks on one line.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

#[test]
fn the_paths_in_the_guides_exist() {
    let mut paths = 0;
    for guide in GUIDES {
        let text = read_to_string(guide).expect(guide);
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let folder = Path::new(guide).parent().expect("a folder");
        for link in links.filter(|link| !link.contains("://")) {
            assert!(folder.join(link).exists(), "{guide}: {link}");
        }
        for path in named(&text) {
            let first = path.split('/').next().unwrap_or_default();
            // `<game>` stands for any game.
            let path = path.replace("<game>", "flow");
            if ROOTS.contains(&first) && !path.contains([' ', '*']) {
                assert!(Path::new(&path).exists(), "{guide}: {path}");
                paths += 1;
            }
        }
    }
    assert!(paths > 20, "{paths} paths");
}

#[test]
fn the_commands_in_the_guides_exist() {
    let makefile = read_to_string("Makefile").expect("the Makefile");
    let is_target = |target: &str| makefile.lines().any(|line| line.starts_with(&format!("{target}:")));
    let mut commands = 0;
    for guide in GUIDES {
        let text = read_to_string(guide).expect(guide);
        let blocks = text.split("```").skip(1).step_by(2).flat_map(str::lines);
        for command in named(&text).chain(blocks).filter_map(|code| code.strip_prefix("make ")) {
            let target = command.split([' ', '#']).next().unwrap_or_default();
            assert!(is_target(target), "{guide}: make {target}");
            commands += 1;
        }
        for test in text.split("--test ").skip(1).filter_map(|rest| rest.split([' ', '`', '\n']).next()) {
            assert!(Path::new(&format!("tests/{test}.rs")).exists(), "{guide}: {test}");
        }
        for group in text.split_whitespace().filter_map(|word| word.trim_end_matches('`').strip_suffix("::")) {
            assert!(Path::new(&format!("tests/{group}.rs")).exists(), "{guide}: {group}");
        }
        for example in text.split("--example ").skip(1).filter_map(|rest| rest.split([' ', '`', '\n']).next()) {
            assert!(Path::new(&format!("examples/{example}.rs")).exists(), "{guide}: {example}");
        }
    }
    assert!(commands > 10, "{commands} commands");
}

/// Cargo is told which programs of tests there are, so that it finds no file by itself.
#[test]
fn every_file_of_tests_is_part_of_a_program() {
    let native = read_to_string("tests/native.rs").expect("the program");
    let cargo = read_to_string("Cargo.toml").expect("the manifest");
    let mut files = 0;
    for entry in read_dir("tests").expect("the tests") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        if path.extension().is_some_and(|extension| extension == "rs") {
            let declared = native.lines().any(|line| line == format!("mod {name};"));
            let is_program = cargo.contains(&format!("path = \"tests/{name}.rs\""));
            assert!(declared != is_program, "tests/{name}.rs");
            files += 1;
        }
    }
    assert!(files > 20, "{files} files");
}

#[test]
fn the_guide_to_a_new_game_has_the_steps_of_the_test() {
    let guide = read_to_string("docs/a-new-game.md").expect("the guide");
    let test = read_to_string("tests/new_game.rs").expect("the test");
    for step in [
        "tests/template/game",
        "tests/template/style.css",
        "src/games/mod.rs",
        "$table![",
        "conformance",
        "layering",
        "rules_pages",
    ] {
        assert!(guide.contains(step) && test.contains(step), "{step}");
    }
    for function in ["display_ms", "trails", "sounds", "figures", "rolled", "happens_to"] {
        let seam = ["telling", "story", "summary"];
        let seam = seam.map(|file| read_to_string(format!("src/games/seam/{file}.rs")).expect("the seam"));
        assert!(guide.contains(&format!("`{function}`")));
        assert!(seam.iter().any(|file| file.contains(&format!("fn {function}("))), "{function}");
    }
}

#[test]
fn the_news_are_the_newest_entries_of_the_changelog() {
    let changelog = read_to_string("CHANGELOG.md").expect("the changelog");
    let newest = changelog.split("\n## ").nth(1).expect("a version");
    let (version, entries) = newest.split_once('\n').expect("entries");
    assert_eq!(version.trim(), env!("CARGO_PKG_VERSION"));
    let entries: Vec<&str> = entries.lines().filter_map(|line| line.strip_prefix("- ")).collect();
    let words = read_to_string("src/i18n/en.ftl").expect("the messages");
    let said = words.lines().filter(|line| line.starts_with("news-")).filter_map(|line| line.split_once(" = "));
    assert_eq!(said.map(|(_, text)| text).collect::<Vec<_>>(), entries);
    assert!(entries.len() > 1);
}
