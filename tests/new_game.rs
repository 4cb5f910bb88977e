//! A new game is one folder, one style sheet and one entry in the list of games: in a copy of the sources all games are replaced by the one
//! in `tests/template`; then the laws of all games, the layering and the rules pages are tested on it.
//!
//! A new language is one file for the page, one for each game, and one line in the list of languages: the copy gets one.

use std::path::{Path, PathBuf};
use std::process::Command;

use heartbox::games::IDS;

/// The id of the game in the template.
const NEW: &str = "last_heart";
/// The tag of the language that is added: one with the plural categories of English.
const LANGUAGE: &str = "sv";
/// The test program of the copy: the tests that depend on no particular game.
const TESTS: &str =
    "mod common {\n    pub mod grammar;\n    pub mod random;\n}\nmod conformance;\nmod layering;\nmod rules_pages;\n";

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        std::fs::create_dir_all(to).expect("a folder");
        for entry in std::fs::read_dir(from).expect("a folder") {
            let entry = entry.expect("an entry");
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        std::fs::copy(from, to).expect("a copy");
    }
}

/// The list of games, with the new game as its only entry.
fn only_the_new_one(list: &str) -> String {
    let kept = list.lines().filter(|line| !IDS.iter().any(|id| *line == format!("pub mod {id};")));
    let games = kept.map(|line| match line.trim_start() {
        entries if entries.starts_with("$table![") => format!("        $table![{NEW}];\n"),
        "pub mod seam;" => format!("pub mod {NEW};\n{line}\n"),
        _ => format!("{line}\n"),
    });
    games.collect()
}

fn cargo(folder: &Path, arguments: &[&str]) {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .current_dir(folder)
        // Not the build directory of this package: cargo would confuse the two packages.
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("new_game_target"))
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "cargo {arguments:?}:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn a_new_game_is_found_by_everything() {
    let root = Path::new(".");
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new_game");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    for part in [
        "Cargo.toml",
        "Cargo.lock",
        "rust-toolchain.toml",
        "src",
        "style",
        "build",
        "tests/common",
        "tests/conformance",
        "tests/conformance.rs",
        "tests/layering",
        "tests/layering.rs",
        "tests/rules_pages.rs",
    ] {
        copy(&root.join(part), &folder.join(part));
    }
    std::fs::write(folder.join("tests/native.rs"), TESTS).expect("the tests");
    for id in IDS {
        std::fs::remove_dir_all(folder.join("src/games").join(id)).expect("the game was there");
    }
    copy(&root.join("tests/template/game"), &folder.join("src/games").join(NEW));
    copy(&root.join("tests/template/style.css"), &folder.join(format!("style/games/{NEW}.css")));
    let list = folder.join("src/games/mod.rs");
    let text = std::fs::read_to_string(&list).expect("the list");
    std::fs::write(&list, only_the_new_one(&text)).expect("the list");

    cargo(&folder, &["test", "--offline", "--locked", "--no-default-features", "--test", "native"]);
    let play = ["run", "--offline", "--locked", "--quiet", "--no-default-features", "--bin", "sim", "--", "play"];
    cargo(&folder, &[&play[..], &["--game", NEW, "--players", "2", "--games", "1", "--seed", "1"]].concat());
    // The views, which the native tests do not compile.
    let page = ["check", "--offline", "--locked", "--target", "wasm32-unknown-unknown", "--no-default-features"];
    cargo(&folder, &[&page[..], &["--features", "web", "--lib"]].concat());

    add_language(&folder);
    let words = ["run", "--offline", "--locked", "--quiet", "--no-default-features", "--bin", "sim", "--", "words"];
    cargo(&folder, &[&words[..], &["--lang", LANGUAGE]].concat());
    cargo(&folder, &[&words[..], &["--lang", LANGUAGE, "--game", NEW]].concat());
    // The tests of words count no languages. They are not run: the words of the new one are those of English.
    cargo(&folder, &["check", "--offline", "--locked", "--no-default-features", "--test", "native"]);
}

/// Adds a language that has the words of English.
fn add_language(folder: &Path) {
    for texts in ["src/i18n".to_owned(), "src/i18n/later".to_owned(), format!("src/games/{NEW}/text")] {
        let texts = folder.join(texts);
        std::fs::copy(texts.join("en.ftl"), texts.join(format!("{LANGUAGE}.ftl"))).expect("a copy");
    }
    let list = folder.join("src/i18n/mod.rs");
    let text = std::fs::read_to_string(&list).expect("the list");
    let with =
        text.replace("languages! {\n", &format!("languages! {{\n    New: \"{LANGUAGE}\" \"{LANGUAGE}\" \"New\",\n"));
    assert_ne!(text, with, "the list of languages has another form");
    std::fs::write(&list, with).expect("the list");
}
