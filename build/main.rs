//! The build script: compiles the messages, and sets linker arguments of the page.

mod messages;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use messages::{Module, Part, Source};

/// The start of the names of those messages of a game that are part of the page's module: the words on its box, which are displayed
/// before anything else of the game is loaded.
const ON_THE_BOX: &str = "box-";

/// Messages that are compared with what is stored, which may be in any language: the default name of a person.
const IN_ALL: &[&str] = &["player"];

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/games");
    println!("cargo::rerun-if-changed=src/i18n");
    if env::var_os("CARGO_CFG_TARGET_ARCH").is_some_and(|target| target == "wasm32") {
        // wasm-split cuts the linked page into chunks (scripts/program.mjs) and needs its relocations. No other target is split.
        println!("cargo::rustc-link-arg-bin=heartbox=--emit-relocs");
    }
    match compile_messages() {
        Ok(faults) if faults.is_empty() => ExitCode::SUCCESS,
        Ok(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("cargo::error=the messages could not be compiled: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles the messages of the page, those that it needs later, and those of each game into `OUT_DIR/messages/`. Returns the faults found in the files.
fn compile_messages() -> io::Result<Vec<String>> {
    let page = sources(Path::new("src/i18n"))?;
    let mut games = Vec::new();
    for game in sorted(Path::new("src/games"))? {
        let texts = sources(&game.join("text"))?;
        if let Some(name) = game.file_name().and_then(|name| name.to_str()).filter(|_| !texts.is_empty()) {
            games.push((name.to_owned(), texts));
        }
    }
    let all = Part { sources: &page, selects: |_| true, prefix: String::new() };
    let boxes = games.iter().map(|(name, sources)| Part {
        sources,
        selects: |message| message.starts_with(ON_THE_BOX),
        prefix: format!("{}-", name.replace('_', "-")),
    });
    let later = sources(Path::new("src/i18n/later"))?;
    let later = Part { sources: &later, selects: |_| true, prefix: String::new() };
    let mut modules = vec![
        Module { name: "page", parts: [all].into_iter().chain(boxes).collect(), in_all: IN_ALL },
        Module { name: "later", parts: vec![later], in_all: &[] },
    ];
    modules.extend(games.iter().map(|(name, sources)| {
        let own = Part { sources, selects: |message| !message.starts_with(ON_THE_BOX), prefix: String::new() };
        Module { name, parts: vec![own], in_all: &[] }
    }));

    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("messages");
    // What an earlier build left would be taken for a part of this one.
    if out.is_dir() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    let mut faults = Vec::new();
    for module in modules {
        match messages::compile(&module) {
            Err(found) => faults.extend(found.iter().map(ToString::to_string)),
            Ok(compiled) => {
                fs::write(out.join(format!("{}.rs", module.name)), compiled.rust)?;
                for file in compiled.files {
                    fs::write(out.join(file.name), file.content)?;
                }
            }
        }
    }
    Ok(faults)
}

/// The Fluent files in a folder, one for each language.
fn sources(folder: &Path) -> io::Result<Vec<Source>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let files = sorted(folder)?.into_iter().filter(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files
        .map(|file| {
            let tag = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            Ok(Source { tag, path: file.display().to_string(), text: fs::read_to_string(&file)? })
        })
        .collect()
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
